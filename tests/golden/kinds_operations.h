// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Evaluator of the rows of operations in the reliability golden file: queues, fragmentation, schedules, fillers, alarms
// and staff. Inputs of a row in, predicted values in the row's own units out.

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

std::optional<nlohmann::json> evaluateOperationsKind(const std::string& kind, const nlohmann::json& inputs,
                                                     std::string& why);
