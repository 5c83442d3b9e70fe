// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Systems that were really built: networks and their bill from the stated structure.

#include "model/validation/cases.h"

namespace model::validation {

/// `fabric_sizing`, `bom_rail_optimised`, the parts of `published_system`; the contract of Evaluator.
std::optional<nlohmann::json> evaluatePublishedKind(const std::string& kind, const nlohmann::json& inputs,
                                                    std::string& why);

}  // namespace model::validation
