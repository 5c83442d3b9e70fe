// SPDX-License-Identifier: GPL-3.0-or-later
// Exponential demand against a fixed capacity.

#include "model/cost/growth.h"

#include <cmath>

namespace model::cost {
namespace {

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}

bool isSound(const Growth& g) {
    return positive(g.demand) && positive(g.capacity) && g.capacity >= g.demand && std::isfinite(g.factorPerYear) &&
           g.factorPerYear > 1 && notNegative(g.leadYears);
}

std::optional<double> finite(double x) {
    return std::isfinite(x) ? std::optional(x) : std::nullopt;
}

}  // namespace

std::optional<OrderDate> orderDate(const Growth& g) {
    if (!isSound(g)) return std::nullopt;
    OrderDate r;
    r.fullYears = std::log(g.capacity / g.demand) / std::log(g.factorPerYear);
    r.orderYears = r.fullYears - g.leadYears;
    return r;
}

std::optional<double> lateShortage(const Growth& g, double lateYears) {
    if (!isSound(g) || !notNegative(lateYears)) return std::nullopt;
    const double k = std::log(g.factorPerYear);
    return finite(g.capacity * (std::expm1(k * lateYears) / k - lateYears));
}

std::optional<double> idleUntilFull(const Growth& g) {
    const auto date = orderDate(g);
    if (!date) return std::nullopt;
    return finite(g.capacity * date->fullYears - (g.capacity - g.demand) / std::log(g.factorPerYear));
}

std::optional<double> computeGrowth(double modelFactor) {
    if (!positive(modelFactor)) return std::nullopt;
    return finite(modelFactor * modelFactor);
}

}  // namespace model::cost
