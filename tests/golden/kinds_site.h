// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Evaluators of golden rows for facility, training formulas and growth: inputs of a row in, predicted values
// in the row's own units out. Nothing and a reason in `why` for an unknown kind or a missing input. The key `family`
// of a `site_power` case must be laid over its inputs before the call. Catalogue copies are read from TEST_DATA.

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

std::optional<nlohmann::json> evaluateFacilityKind(const std::string& kind, const nlohmann::json& inputs,
                                                   std::string& why);

/// `kind` is the part of a formula's id before the colon.
std::optional<nlohmann::json> evaluateTrainingFormula(const std::string& kind, const nlohmann::json& inputs,
                                                      std::string& why);

/// growth_order_date.
std::optional<nlohmann::json> evaluateGrowthKind(const std::string& kind, const nlohmann::json& inputs,
                                                 std::string& why);
