// SPDX-License-Identifier: GPL-3.0-or-later
// Flows, distribution units, PUE from bins.

#include "model/site/flows.h"

#include <algorithm>
#include <cmath>

namespace model::site {
namespace {

constexpr double kMostUnits = 1e9;
constexpr double kScaleHeight = 8434;          // m, of the standard atmosphere
constexpr double kLitrePerMinute = 1e-3 / 60;  // m3/s
constexpr double kCubicFootPerMinute = 0.3048 * 0.3048 * 0.3048 / 60;
constexpr double kImperialFactor = 3.16;  // CFM per W and degF, at sea level
constexpr double kLowestCop = 3, kHighestCop = 12;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}
bool isShare(double x) {
    return x > 0 && x <= 1;
}
bool isShareOrZero(double x) {
    return x >= 0 && x <= 1;
}
bool isSound(const Coolant& c) {
    return positive(c.density) && positive(c.heat);
}

template <Dim D>
std::optional<Quantity<D>> finite(Quantity<D> q) {
    return isFinite(q) ? std::optional(q) : std::nullopt;
}

bool isSoundLoop(const CoolingLoop& l) {
    return isShareOrZero(l.heatShare) && positive(l.supply.si) && positive(l.back.si) && l.back > l.supply &&
           notNegative(l.approach.si) && notNegative(l.evaporatorApproach.si) && notNegative(l.condenserLift.si) &&
           isShare(l.carnotShare) && notNegative(l.fanPumpPerHeat) && l.evaporatorApproach.si < l.supply.si;
}

}  // namespace

std::optional<Coolant> airAt(Length altitude) {
    if (!std::isfinite(altitude.si) || altitude.si > 20'000 || altitude.si < -1'000) return std::nullopt;
    return Coolant{1.2 * std::exp(-altitude.si / kScaleHeight), 1005};
}

std::optional<VolumeFlow> flowFor(Power heat, TemperatureDifference rise, const Coolant& c) {
    if (!notNegative(heat.si) || !positive(rise.si) || !isSound(c)) return std::nullopt;
    return finite(VolumeFlow{heat.si / (c.density * c.heat * rise.si)});
}

std::optional<TemperatureDifference> riseFor(Power heat, VolumeFlow flow, const Coolant& c) {
    if (!notNegative(heat.si) || !positive(flow.si) || !isSound(c)) return std::nullopt;
    return finite(TemperatureDifference{heat.si / (flow.si * c.density * c.heat)});
}

std::optional<VolumeFlow> flowByRule(Power heat, double litresPerMinuteKilowatt) {
    if (!notNegative(heat.si) || !positive(litresPerMinuteKilowatt)) return std::nullopt;
    return finite(VolumeFlow{heat.si / 1000 * litresPerMinuteKilowatt * kLitrePerMinute});
}

std::optional<VolumeFlow> airflowImperial(Power heat, double riseFahrenheit) {
    if (!notNegative(heat.si) || !positive(riseFahrenheit)) return std::nullopt;
    return finite(VolumeFlow{kImperialFactor * heat.si / riseFahrenheit * kCubicFootPerMinute});
}

std::optional<HeatSplit> heatSplit(Power heat, double liquidShare) {
    if (!notNegative(heat.si) || !isShareOrZero(liquidShare)) return std::nullopt;
    return HeatSplit{heat * liquidShare, heat * (1 - liquidShare)};
}

std::optional<CduPlan> cduPlan(Power heat, VolumeFlow flow, const CduModel& m, std::int64_t spare) {
    if (!notNegative(heat.si) || !notNegative(flow.si) || !positive(m.atApproach.si) || !positive(m.maxFlow.si) ||
        !positive(m.approachRatio) || spare < 0 || static_cast<double>(spare) > kMostUnits) {
        return std::nullopt;
    }
    const double byHeat = heat.si / (m.atApproach.si * m.approachRatio), byFlow = flow.si / m.maxFlow.si;
    if (!(std::max(byHeat, byFlow) <= kMostUnits)) return std::nullopt;
    CduPlan p;
    p.byHeat = static_cast<std::int64_t>(std::ceil(byHeat - 1e-9));
    p.byFlow = static_cast<std::int64_t>(std::ceil(byFlow - 1e-9));
    const std::int64_t needed = std::max(p.byHeat, p.byFlow);
    p.installed = needed > 0 ? needed + spare : 0;
    return p;
}

std::optional<Power> pumpPower(VolumeFlow flow, Pressure drop, double efficiency) {
    if (!notNegative(flow.si) || !notNegative(drop.si) || !isShare(efficiency)) return std::nullopt;
    return finite(flow * drop / efficiency);
}

std::optional<Duration> rideThrough(Volume loop, TemperatureDifference rise, Power heat, const Coolant& c) {
    if (!notNegative(loop.si) || !notNegative(rise.si) || !positive(heat.si) || !isSound(c)) return std::nullopt;
    return finite(Duration{loop.si * c.density * c.heat * rise.si / heat.si});
}

std::optional<LoopPower> loopPower(Power heat, Temperature outside, const CoolingLoop& l) {
    if (!notNegative(heat.si) || !positive(outside.si) || !isSoundLoop(l)) return std::nullopt;
    LoopPower r;
    const double rejected = outside.si + l.approach.si;  // T_w
    r.free = std::clamp((l.back.si - rejected) / (l.back.si - l.supply.si), 0.0, 1.0);
    const double evaporator = l.supply.si - l.evaporatorApproach.si, condenser = outside.si + l.condenserLift.si;
    r.cop = condenser <= evaporator
                ? kHighestCop
                : std::clamp(l.carnotShare * evaporator / (condenser - evaporator), kLowestCop, kHighestCop);
    r.cooling = heat * ((1 - r.free) / r.cop + l.fanPumpPerHeat);
    return r;
}

std::optional<Power> coolingAt(Power it, double electricalLossShare, Temperature outside,
                               const std::vector<CoolingLoop>& loops) {
    if (!notNegative(it.si) || !notNegative(electricalLossShare)) return std::nullopt;
    Power total;
    for (const CoolingLoop& loop : loops) {
        const auto p = loopPower(it * ((1 + electricalLossShare) * loop.heatShare), outside, loop);
        if (!p) return std::nullopt;
        total += p->cooling;
    }
    return total;
}

std::optional<PueResult> pueFromBins(const PueCase& c) {
    if (!positive(c.it.si) || !notNegative(c.electricalLossShare) || !notNegative(c.otherShare) || c.bins.empty() ||
        c.loops.empty()) {
        return std::nullopt;
    }
    PueResult r;
    for (const ClimateBin& bin : c.bins) {
        const auto cooling = coolingAt(c.it, c.electricalLossShare, bin.outside, c.loops);
        if (!cooling || !notNegative(bin.time.si)) return std::nullopt;
        r.cooling += *cooling * bin.time;
        r.time += bin.time;
        const bool free = std::any_of(c.loops.begin(), c.loops.end(), [&](const CoolingLoop& l) {
            return l.countFree && loopPower(c.it, bin.outside, l)->free == 1;
        });
        if (free) r.freeCooling += bin.time;
    }
    if (!positive(r.time.si)) return std::nullopt;
    r.it = c.it * r.time;
    r.facility = r.it * (1 + c.electricalLossShare + c.otherShare) + r.cooling;
    if (!isFinite(r.facility)) return std::nullopt;
    r.pue = r.facility.si / r.it.si;
    return r;
}

}  // namespace model::site
