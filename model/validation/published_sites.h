// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Power of sites and servers that were really built or measured, by the rules of thumb of model/site/site_rules.h: one
// factor per family, and kinds of power are never mixed.

#include <functional>

#include "model/core/quantity.h"
#include "model/validation/cases.h"

namespace model {
struct Catalog;
}

namespace model::validation {

/// Nameplate of as many units of a product as hold that many accelerators; blank where no sheet prints one.
using SheetPower = std::function<std::optional<Power>(const std::string& serverId, double accelerators)>;
SheetPower sheetsOf(const Catalog& catalog);

/// `site_power` (by its `family`) and `server_power` (peak or sustained from nameplate); the contract of Evaluator.
std::optional<nlohmann::json> evaluateSiteKind(const SheetPower& sheets, const std::string& kind,
                                               const nlohmann::json& inputs, std::string& why);

}  // namespace model::validation
