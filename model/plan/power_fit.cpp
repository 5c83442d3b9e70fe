// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/power_fit.h"

#include <algorithm>
#include <cmath>

#include "model/plan/details.h"
#include "model/plan/power_cap.h"
#include "model/plan/stages.h"

namespace model {
namespace {

constexpr double kLowestCap = 0.60;  // the curve says nothing below
constexpr Power kCapStep{5};

struct Trial {
    const Project& project;
    const Design& design;
    const Results& results;
    Power limit;

    bool fits(const std::optional<Power>& meter) const { return meter && *meter <= limit; }
};

Problem fit(const char* id, std::string key, std::vector<Arg> args) {
    return problem(id, std::move(args), key, Severity::Info);
}

std::optional<Problem> byLiquid(const Trial& t) {
    if (t.results.cooling.method == "liquid" || t.design.cooling.method == CoolingChoice::Liquid) return std::nullopt;
    Design copy = t.design;
    copy.cooling.method = CoolingChoice::Liquid;
    const auto meter = meterOf(t.project, copy, &t.results);
    if (!t.fits(meter)) return std::nullopt;
    return fit("power.fits_liquid", "cooling.method_choice", {Arg::number(meter->si, "kW")});
}

Design capped(const Design& design, double share) {
    Design copy = design;
    for (auto& p : copy.pools) {
        if (!p.value.card.tdp) continue;
        const Power cap{std::floor(p.value.card.tdp->si * share / kCapStep.si) * kCapStep.si};
        if (!p.value.powerCap || *p.value.powerCap > cap) p.value.powerCap = cap;
    }
    return copy;
}

/// The meter is nearly a straight line over the cap: a few steps of false position, always from below.
std::optional<Problem> byCap(const Trial& t, const Item<Pool>& largest) {
    if (!largest.value.card.tdp || t.design.power.headroomBase == PowerBase::Nameplate) return std::nullopt;
    double low = kLowestCap, high = 1;
    auto atLow = meterOf(t.project, capped(t.design, low), &t.results);
    if (!t.fits(atLow)) return std::nullopt;
    double atHigh = t.results.power.meterReserved->si;
    for (int i = 0; i < 3; ++i) {
        const double share = low + (high - low) * (t.limit.si - atLow->si) / (atHigh - atLow->si) - 1e-6;
        if (!(share > low && share < high)) break;
        const auto meter = meterOf(t.project, capped(t.design, share), &t.results);
        if (t.fits(meter))
            low = share, atLow = meter;
        else if (meter)
            high = share, atHigh = meter->si;
        else
            break;
    }
    const Design copy = capped(t.design, low);
    const Pool& pool = copy.pools[plan::indexOf(t.design.pools, &largest)].value;
    return fit("power.fits_cap", "pools." + largest.name + ".power_cap",
               {Arg::text(largest.name), Arg::number(pool.powerCap->si, "W"), Arg::number(capShare(pool), "%"),
                Arg::number(capSpeed(copy.power, pool), "%"), Arg::number(atLow->si, "kW")});
}

std::optional<Problem> byCards(const Trial& t, const Item<Pool>& largest) {
    const std::size_t index = plan::indexOf(t.design.pools, &largest);
    const std::int64_t step = std::max<std::int64_t>(1, cardStep(t.design, largest));
    const std::int64_t now = largest.value.accelerators;
    const auto meterWith = [&](std::int64_t cards) {
        Design copy = t.design;
        copy.pools[index].value.accelerators = cards;
        return meterOf(t.project, copy);
    };
    std::int64_t most = now / step;  // in steps; what fits lies below
    if (most < 2) return std::nullopt;
    const auto least = meterWith(step);
    if (!t.fits(least)) return std::nullopt;
    std::int64_t low = 1, high = most;
    double atLow = least->si, atHigh = t.results.power.meterReserved->si;
    for (int i = 0; i < 5 && high - low > 1; ++i) {
        const double guess =
            static_cast<double>(low) + static_cast<double>(high - low) * (t.limit.si - atLow) / (atHigh - atLow);
        const std::int64_t middle = std::clamp(static_cast<std::int64_t>(std::floor(guess)), low + 1, high - 1);
        const auto meter = meterWith(middle * step);
        if (t.fits(meter))
            low = middle, atLow = meter->si;
        else if (meter)
            high = middle, atHigh = meter->si;
        else
            break;
    }
    return fit("power.fits_cards", "pools." + largest.name + ".accelerators",
               {Arg::text(largest.name), Arg::number(static_cast<double>(low * step)),
                Arg::number(static_cast<double>(now)), Arg::number(atLow, "kW")});
}

}  // namespace

std::optional<Power> meterOf(const Project& project, const Design& design, const Results* known) {
    Results scratch;
    const plan::Stage s{project, design, scratch, Counting::Buildable};
    plan::computeStage(s);
    if (known) {
        scratch.fabrics = known->fabrics;
        scratch.fabric = known->fabric;
    } else {
        plan::fabricStage(s);
    }
    plan::racksStage(s);
    plan::coolingDecisionStage(s);
    plan::powerStage(s);
    plan::coolingStage(s);
    plan::facilityStage(s);
    return scratch.power.meterReserved;
}

std::vector<Problem> powerFits(const Project& project, const Design& design, const Results& results) {
    std::vector<Problem> out;
    const auto& meter = results.power.meterReserved;
    if (!project.powerLimit || !meter || *meter <= *project.powerLimit || design.pools.empty()) return out;
    const Trial t{project, design, results, *project.powerLimit};
    const Item<Pool>* largest = nullptr;
    Power most;
    for (std::size_t i = 0; i < design.pools.size(); ++i) {
        const auto& p = results.pools[i].value;
        const Power power = p.serverPeak.value_or(Power{0}) * static_cast<double>(p.servers);
        if (!largest || power > most) largest = &design.pools[i], most = power;
    }
    for (auto&& change : {byLiquid(t), byCap(t, *largest), byCards(t, *largest)})
        if (change) out.push_back(*change);
    return out;
}

}  // namespace model
