// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Evaluators of the kinds of golden rows: from the inputs of a row to the predicted values, in the row's own units.

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

/// Kinds of the fabric file. Blank with a reason in `why` when the kind is unknown, or an input is missing or mistyped.
/// A value that the product refuses to give is null in the object; json null instead of an object refuses all values.
std::optional<nlohmann::json> evaluateFabricKind(const std::string& kind, const nlohmann::json& inputs,
                                                 std::string& why);
