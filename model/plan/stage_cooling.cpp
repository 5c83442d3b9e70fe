// SPDX-License-Identifier: GPL-3.0-or-later
// Cooling: decision by the product's own need, then by the preset; heat to liquid and what stays in the air; CDUs by
// heat and flow; the plant at the design hour and over the hours of a climate.
#include <algorithm>
#include <array>
#include <cmath>

#include "model/plan/server_parts.h"
#include "model/plan/stages.h"
#include "model/site/climate.h"
#include "model/site/cooling.h"
#include "model/site/flows.h"

namespace model::plan {
namespace {

site::Coolant coolantOf(const CoolingPlan& plan) {
    return plan.coolant == Coolant::Water ? site::kWater : site::kPg25;
}

/// Share of the heat of a server that liquid takes when it is cooled by liquid.
double liquidShare(const CoolingPlan& plan, const Server& server) {
    return server.liquidShare && server.liquidShare->si > 0 ? server.liquidShare->si : plan.coldPlateShare.si;
}

/// Decides for one pool; false while its rack is not known.
bool decide(const Stage& s, std::size_t i, const site::PolicyPreset& preset) {
    const CoolingPlan& plan = s.design.cooling;
    const auto& item = s.design.pools[i];
    auto& p = s.results.pools[i].value;
    if (!p.rackPower) return false;
    site::CoolingQuestion q{*p.rackPower, hasColdPlates(item.value), std::nullopt};
    if (plan.method != CoolingChoice::Auto)
        q.chosen = plan.method == CoolingChoice::Air ? site::CoolingMethod::Air : site::CoolingMethod::Liquid;
    const auto decision = site::decideCooling(q, preset);
    if (!decision) return false;
    const bool liquid = decision->method == site::CoolingMethod::Liquid;
    p.cooling = site::wordFor(decision->method);
    p.coolingReason = site::shortTextFor(decision->reason);
    p.coolingThreshold = decision->threshold ? decision->threshold : preset.liquidFrom;
    p.rackAir = *p.rackPower * (1 - (liquid ? liquidShare(plan, item.value.server) : 0));
    const std::vector<Arg> args{Arg::text(item.name), Arg::number(p.rackPower->si, "kW"),
                                Arg::number(decision->threshold.value_or(Power{0}).si, "kW")};
    if (decision->breaksMandate)
        s.report(Severity::Error, "cooling.breaks_mandate", "cooling.method_choice", args);
    else if (decision->verdict == site::CoolingVerdict::Block)
        s.report(Severity::Error, "cooling.air_blocked", "cooling.method_choice", args);
    else if (decision->verdict == site::CoolingVerdict::Warning)
        s.report(Severity::Warning, "cooling.air_struggles", "cooling.method_choice", args);
    return true;
}

void liquidLoop(const Stage& s, Power liquid) {
    auto& r = s.results.cooling;
    const CoolingPlan& plan = s.design.cooling;
    const Plant& plant = plan.plant;
    const site::Coolant coolant = coolantOf(plan);
    r.coolantFlow = site::flowFor(liquid, plan.coolantRise, coolant);
    if (!r.coolantFlow) return;
    r.pumpPower = site::pumpPower(*r.coolantFlow, plant.loopDrop, plant.pumpEfficiency.si);
    const site::CduModel unit{plan.cduUnit, plan.cduFlow, (plan.cduApproach / plan.cduRatedApproach).si};
    if (const auto cdus = site::cduPlan(liquid, *r.coolantFlow, unit, plan.cduSpare)) {
        r.cdusByHeat = cdus->byHeat;
        r.cdusByFlow = cdus->byFlow;
        r.cdus = cdus->installed;
    }
    std::int64_t racks = 0;
    for (const auto& p : s.results.pools)
        if (p.value.cooling == site::wordFor(site::CoolingMethod::Liquid)) racks += p.value.racks.value_or(0);
    r.leakPoints = racks * plant.leakPoints + r.cdus.value_or(0);
    r.loopVolume = Volume{liquid.si * plant.loopVolume.si};
    if (!(liquid.si > 0)) return;  // without liquid there is no loop
    r.rideThrough = site::rideThrough(*r.loopVolume, plant.rideRise, liquid, coolant);
    r.coolantReturn = Temperature{plan.coolantSupply.si + plan.coolantRise.si};
    r.facilityWater = Temperature{plan.coolantSupply.si - plan.cduApproach.si};
    r.waterClass = site::facilityWaterClass(*r.facilityWater);
}

/// Both loops against the outside air; towers cool towards the wet bulb.
std::vector<site::CoolingLoop> loopsOf(const CoolingPlan& plan, double liquid) {
    const Plant& plant = plan.plant;
    site::CoolingLoop loop;
    loop.evaporatorApproach = plant.evaporatorApproach;
    loop.condenserLift = plant.condenserLift;
    loop.carnotShare = plant.carnotShare.si;
    site::CoolingLoop wet = loop, air = loop;
    wet.heatShare = liquid;
    wet.supply = plan.coolantSupply;
    wet.back = Temperature{plan.coolantSupply.si + plan.coolantRise.si};
    wet.approach = plant.approach + plan.cduApproach;
    wet.fanPumpPerHeat = plan.liquidPumpShare.si;
    air.heatShare = 1 - liquid;
    air.supply = plant.airSupply;
    air.back = Temperature{plant.airSupply.si + plan.airRise.si};
    air.approach = plant.approach;
    air.fanPumpPerHeat = plan.airFanShare.si;
    (liquid >= 0.5 ? wet : air).countFree = true;
    return {wet, air};
}

void yearOfPlant(const Stage& s, Power liquid) {
    auto& r = s.results.cooling;
    const auto& p = s.results.power;
    const CoolingPlan& plan = s.design.cooling;
    if (!p.itPeak || !p.losses || !p.itSustained || !p.lossesSustained || !(p.itSustained->si > 0)) return;
    site::PueCase c;
    c.it = *p.itSustained;
    c.electricalLossShare = (*p.lossesSustained / *p.itSustained).si;
    c.otherShare = plan.otherShare.si;
    c.loops = loopsOf(plan, std::min(1.0, (liquid / (*p.itPeak + *p.losses)).si));
    c.bins = site::climateBins(static_cast<site::Town>(plan.plant.climate));
    if (plan.plant.rejection == HeatRejection::Evaporative)
        for (auto& bin : c.bins) bin.outside = Temperature{bin.outside.si - plan.plant.depression.si};
    if (const auto year = site::pueFromBins(c)) {
        r.pueParts = Ratio{year->pue};
        r.freeCooling = year->freeCooling;
    }
    r.reusedHeat = liquid * (*p.itSustained / *p.itPeak).si * plan.plant.reuseShare.si * plan.plant.reuseSeason;
}

}  // namespace

void coolingDecisionStage(const Stage& s) {
    auto& r = s.results.cooling;
    const CoolingPlan& plan = s.design.cooling;
    r.density = s.results.racks.density;
    auto preset =
        site::resolvedPreset(site::shippedPresets(), Choices<CoolingPreset>::rows[static_cast<int>(plan.preset)].word);
    if (!preset) return;
    if (plan.airWarn) preset->airWarn = plan.airWarn;
    if (plan.airBlock) preset->airBlock = plan.airBlock;
    if (plan.liquidFrom) preset->liquidFrom = plan.liquidFrom;
    std::vector<site::CoolingMethod> methods;
    std::optional<Power> liquid = Power{0};
    bool known = true;
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        if (!decide(s, i, *preset)) {
            known = false;
            continue;
        }
        const auto& p = s.results.pools[i].value;
        const Pool& pool = s.design.pools[i].value;
        const bool wet = p.cooling == site::wordFor(site::CoolingMethod::Liquid);
        methods.push_back(wet ? site::CoolingMethod::Liquid : site::CoolingMethod::Air);
        if (!wet) continue;
        const double servers = static_cast<double>(p.servers + pool.hotSpares);
        liquid = liquid && p.serverPeak
                     ? std::optional(*liquid + *p.serverPeak * (servers * liquidShare(plan, pool.server)))
                     : std::nullopt;
    }
    if (!known) return;
    if (const auto all = site::combined(methods)) r.method = site::wordFor(*all);
    r.liquidHeat = liquid;
    if (liquid) liquidLoop(s, *liquid);
}

void coolingStage(const Stage& s) {
    auto& r = s.results.cooling;
    const CoolingPlan& plan = s.design.cooling;
    const auto& it = s.results.power.itPeak;
    const auto& losses = s.results.power.losses;
    if (!it || !losses || !r.liquidHeat) return;
    const Power liquid = *r.liquidHeat;
    r.residualAir = *it + *losses - liquid;
    if (const auto air = site::airAt(plan.plant.altitude))
        r.airFlow = site::flowFor(*r.residualAir, plan.airRise, *air);
    s.results.power.coolingPower = liquid * (1 / plan.liquidCop.si + plan.liquidPumpShare.si) +
                                   *r.residualAir * (1 / plan.airCop.si + plan.airFanShare.si) +
                                   *it * plan.otherShare.si;
    if (!(it->si > 0)) return;
    const double share = std::min(1.0, (liquid / *it).si);
    r.pueAnnual = Ratio{share * plan.pueLiquidAnnual.si + (1 - share) * plan.pueAirAnnual.si};
    yearOfPlant(s, liquid);
}

}  // namespace model::plan
