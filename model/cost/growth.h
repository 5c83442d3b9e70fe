// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// When a growing demand fills a capacity, when to order, and what coming late costs. D(t) = D0 g^t.

#include <optional>

#include "model/core/quantity.h"

namespace model::cost {

struct Growth {
    double demand = 0;         ///< D0 > 0, for example cards
    double factorPerYear = 1;  ///< g > 1
    double capacity = 0;       ///< C >= D0
    double leadYears = 0;      ///< >= 0
};
struct OrderDate {
    double fullYears = 0;   ///< ln(C/D0)/ln g from now
    double orderYears = 0;  ///< fullYears - lead; negative = it should have been ordered already
};
std::optional<OrderDate> orderDate(const Growth& g);
/// Integral of D - C over `lateYears` (>= 0) from the date when demand reaches capacity, in units of demand x year.
std::optional<double> lateShortage(const Growth& g, double lateYears);
/// Integral of C - D until demand reaches capacity: capacity paid for and not used.
std::optional<double> idleUntilFull(const Growth& g);
/// Compute that a model `factor` times larger needs at compute-optimal tokens: the square. factor > 0.
std::optional<double> computeGrowth(double modelFactor);

}  // namespace model::cost
