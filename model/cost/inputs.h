// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inputs of cost: what the parts outside the catalogue cost and how long they live.

#include "model/catalog/entries.h"

namespace model {

struct CostPlan {
    Ratio hardwareFactor{1};
    std::optional<Money> facilityPerWatt = Money{11, "USD"};  ///< per watt of IT peak
    std::optional<Money> managementServer = Money{80000, "CNY"};
    Ratio software{0}, services{0.02}, contingency{0.05};
    Rate maintenance{0.03 / (8760 * 3600.0)};
    std::optional<Money> energyPrice = Money{0.6, "CNY"};  ///< per kWh
    Ratio load{0.8};
    Ratio availability{0.95}, utilisation{0.60};
    Duration serverLife{5 * 8760 * 3600.0}, facilityLife{15 * 8760 * 3600.0};
    std::optional<Money> staff = Money{6e6, "CNY"};  ///< per year
    Meta meta;
    bool operator==(const CostPlan&) const = default;
};

template <>
Table fieldsOf<CostPlan>();

}  // namespace model
