// SPDX-License-Identifier: GPL-3.0-or-later
// Line current, feeds and supplies.

#include "model/site/circuits.h"

#include <algorithm>
#include <cmath>

namespace model::site {
namespace {

constexpr double kMostUnits = 1e9;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}
bool isShare(double x) {
    return x > 0 && x <= 1;
}

/// sqrt(3) for three phases with line-to-line voltage; 0 for a number of phases that does not exist.
double phaseFactor(int phases) {
    return phases == 3 ? std::sqrt(3.0) : phases == 1 ? 1.0 : 0.0;
}

}  // namespace

std::optional<Current> lineCurrent(Power load, Voltage voltage, double powerFactor, int phases) {
    const double factor = phaseFactor(phases);
    if (!notNegative(load.si) || !positive(voltage.si) || !isShare(powerFactor) || factor == 0) return std::nullopt;
    return load / voltage / (factor * powerFactor);
}

std::optional<Power> usableApparent(const Circuit& c) {
    const double factor = phaseFactor(c.phases);
    if (!positive(c.voltage.si) || !positive(c.breaker.si) || !isShare(c.derate) || factor == 0) return std::nullopt;
    return c.voltage * c.breaker * (factor * c.derate);
}

std::optional<Power> usablePower(const Circuit& c) {
    const auto apparent = usableApparent(c);
    if (!apparent || !isShare(c.powerFactor)) return std::nullopt;
    return *apparent * c.powerFactor;
}

std::optional<FeedCheck> checkFeeds(Power rack, const Circuit& feed) {
    const auto usable = usablePower(feed);
    if (!usable || !notNegative(rack.si)) return std::nullopt;
    FeedCheck r;
    r.usablePerFeed = *usable;
    r.normalPerFeed = rack / 2;
    r.passesNormal = r.normalPerFeed <= *usable;
    r.passesFeedLoss = rack <= *usable;
    r.margin = *usable - rack;
    return r;
}

std::optional<SupplySplit> splitSupplies(std::int64_t installed, std::int64_t needed) {
    if (installed < 1 || needed < 1 || needed > installed) return std::nullopt;
    SupplySplit r;
    r.onA = installed / 2 + installed % 2;
    r.onB = installed / 2;
    r.leftAfterLoss = r.onB;
    r.fullLoadGuaranteed = r.leftAfterLoss >= needed;
    return r;
}

std::optional<double> phaseImbalance(Power a, Power b, Power c) {
    if (!notNegative(a.si) || !notNegative(b.si) || !notNegative(c.si)) return std::nullopt;
    const double mean = (a.si + b.si + c.si) / 3;
    if (!positive(mean)) return std::nullopt;
    return (std::max({a.si, b.si, c.si}) - mean) / mean;
}

std::optional<std::int64_t> stripsPerFeed(const StripNeeds& n, const Strip& s) {
    if (!notNegative(n.load.si) || n.outlets < 0 || !notNegative(n.perPhase.si) || !positive(s.power.si) ||
        s.outlets < 1 || !positive(s.perPhase.si)) {
        return std::nullopt;
    }
    const double byOutlets = static_cast<double>(n.outlets) / static_cast<double>(s.outlets);
    const double most = std::max({n.load.si / s.power.si, byOutlets, n.perPhase.si / s.perPhase.si});
    if (most > kMostUnits) return std::nullopt;
    return static_cast<std::int64_t>(std::ceil(most - 1e-9));
}

}  // namespace model::site
