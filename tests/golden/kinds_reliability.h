// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Evaluator of the reliability rows that the product computes: inputs of a row in, predicted values in the row's own
// units out. Kinds of models that are not built yet are unknown. Default failure rates are read from the shipped
// catalogue (SOURCE_DIR).

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

std::optional<nlohmann::json> evaluateReliabilityKind(const std::string& kind, const nlohmann::json& inputs,
                                                      std::string& why);
