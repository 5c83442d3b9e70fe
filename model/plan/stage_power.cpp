// SPDX-License-Identifier: GPL-3.0-or-later
// Power: sums over load classes of one kind only, reserve with its declared base, losses from load curves, feeds,
// standby, grid and swing, energy of a year. Kinds of power are never mixed.
#include <algorithm>
#include <cmath>

#include "model/plan/rack_fit.h"
#include "model/plan/server_parts.h"
#include "model/plan/stages.h"
#include "model/plan/supply_case.h"
#include "model/site/circuits.h"
#include "model/site/energy.h"
#include "model/site/losses.h"
#include "model/site/power.h"
#include "model/site/standby.h"

namespace model::plan {
namespace {

constexpr double kTransformerLoad = 0.8;  // with one spare
constexpr Duration kYear{8760 * 3600.0};
constexpr double kJoulePerKwh = 3.6e6, kCubicMetrePerLitre = 1e-3;

template <class T>
std::optional<T> plus(const std::optional<T>& a, const std::optional<T>& b) {
    if (!a || !b) return std::nullopt;
    return *a + *b;
}

template <class T>
void addTo(std::optional<T>& sum, const std::optional<T>& part) {
    sum = sum && part ? std::optional(*sum + *part) : std::nullopt;
}

void reserves(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    const auto on = [&](site::PowerKind base) -> std::optional<Power> {
        const auto answer = site::reserve({r.itNameplate, r.itPeak, r.itSustained, std::nullopt},
                                          {base, plan.headroomFactor.si, site::HeadroomLevel::Site, plan.growth.si});
        return answer ? std::optional(answer->withGrowth) : std::nullopt;
    };
    r.reservedOnNameplate = on(site::PowerKind::Nameplate);
    r.reservedOnPeak = on(site::PowerKind::Peak);
    r.reservedOnSustained = on(site::PowerKind::Sustained);
    r.reserved = plan.headroomBase == PowerBase::Nameplate ? r.reservedOnNameplate
                 : plan.headroomBase == PowerBase::Peak    ? r.reservedOnPeak
                                                           : r.reservedOnSustained;
    if (r.reserved && r.itNameplate && r.itNameplate->si > 0) r.reservedOverNameplate = *r.reserved / *r.itNameplate;
}

/// IT peak by part, and the cards alone.
void buildUp(const Stage& s) {
    auto& r = s.results.power;
    std::optional<site::ServerBuildUp> sum = site::ServerBuildUp{};
    std::optional<Power> modules = Power{0};
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const Pool& pool = s.design.pools[i].value;
        const auto& p = s.results.pools[i].value;
        const auto each = p.serverPeak ? partsOf(s.design.power, pool, *p.serverPeak) : std::nullopt;
        if (sum && each)
            *sum += *each * static_cast<double>(p.servers + pool.hotSpares);
        else
            sum.reset();
        const auto card = pool.powerCap && pool.card.tdp ? std::min(pool.powerCap, pool.card.tdp) : pool.card.tdp;
        addTo(modules, card ? std::optional(*card * static_cast<double>(pool.accelerators)) : std::nullopt);
    }
    r.modules = modules;
    PowerParts& parts = r.parts;
    if (sum) {
        parts.cards = sum->cards;
        parts.processors = sum->processors;
        parts.memory = sum->memory;
        parts.nics = sum->nics;
        parts.drives = sum->drives;
        parts.boards = sum->board;
        parts.fans = sum->fans;
        parts.supplies = sum->supplies;
    }
    parts.network = r.network;
    parts.storage = r.storage;
    parts.management = r.management;
}

void supply(const Stage& s) {
    auto& r = s.results.power;
    const auto chain = supplyOf(s.design, s.results, 1);
    if (!chain) return;
    r.distributionLoss = chain->distributionLoss;
    r.upsLoss = chain->upsLoss;
    r.transformerLoss = chain->transformerLoss;
    r.losses = chain->loss();
    r.upsUnits = chain->upsUnits;
    r.upsInstalled = chain->installed;
    r.upsStranded = chain->stranded;
    r.upsLoad = Ratio{chain->fullestNormal};
    r.upsAfterFailure = Ratio{chain->fullestAfterFailure};
    r.battery = site::batteryEnergy(chain->onUps, s.design.power.battery);
    if (!r.itSustained || !(r.itPeak->si > 0)) return;
    const auto mean = supplyOf(s.design, s.results, std::min(1.0, r.itSustained->si / r.itPeak->si));
    if (mean) r.lossesSustained = mean->loss();
}

/// Supplies of the densest rack that hang on one feed, dealt out over its phases.
void phases(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    const std::int64_t feeds = std::max<std::int64_t>(1, plan.feeds);
    const std::int64_t lost = (plan.supplies + feeds - 1) / feeds;
    r.suppliesLeft = feeds > 1 ? plan.supplies - lost : 0;
    const PoolResults* densest = nullptr;
    for (const auto& p : s.results.pools)
        if (p.value.rackPower && (!densest || *p.value.rackPower > *densest->rackPower)) densest = &p.value;
    if (!densest || !densest->serversPerRack || plan.feedKind != FeedKind::ThreePhase) return;
    const std::int64_t all = *densest->serversPerRack * plan.supplies, onFeed = (all + feeds - 1) / feeds;
    const double each = static_cast<double>(onFeed / 3);
    const std::int64_t more = onFeed % 3;
    const auto imbalance = site::phaseImbalance({each + (more > 0)}, {each + (more > 1)}, {each});
    if (imbalance) r.phaseImbalance = Ratio{*imbalance};
}

void feeds(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    const site::Circuit feed = feedOf(plan);
    const double powerFactor = feed.powerFactor;
    const int count = feed.phases;
    r.feedUsable = site::usablePower(feed);
    const auto& rack = s.results.racks.density;
    if (rack) {
        r.feedNormal = *rack / static_cast<double>(std::max<std::int64_t>(1, plan.feeds));
        r.feedLoad = *rack / static_cast<double>(std::max<std::int64_t>(1, plan.feeds - 1));
        r.feedCurrentNormal = site::lineCurrent(*r.feedNormal, plan.feedVoltage, powerFactor, count);
        r.feedCurrentAfterLoss = site::lineCurrent(*r.feedLoad, plan.feedVoltage, powerFactor, count);
    }
    phases(s);
}

void standby(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    const Plant& plant = s.design.cooling.plant;
    const auto& pumps = s.results.cooling.pumpPower;
    if (!r.itPeak || !r.losses || !r.coolingPower || !pumps) return;
    const double share = plan.generatorShare.si;
    const Power load = (*r.itPeak + *r.losses + *r.coolingPower) * share + *pumps * std::max(0.0, 1 - share);
    r.generatorLoad = load;
    const auto derate = site::generatorDerate(plant.altitude, plant.hottest);
    if (!(load.si > 0))
        r.generators = 0;
    else if (derate)
        r.generators = site::generatorUnits(load, plan.generatorUnit, *derate, plan.generatorSpare);
    const double litres = plan.fuelUse.si * kJoulePerKwh / kCubicMetrePerLitre;
    if (const auto fuel = site::fuelFor(load, litres, plan.fuelTime, plan.fuelReserve.si)) {
        r.fuelRate = fuel->flow;
        r.fuel = fuel->tank;
    }
}

void swing(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    std::optional<Power> sum = Power{0};
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        if (!trains(s.design, s.design.pools[i])) continue;
        const auto& p = s.results.pools[i].value;
        if (!p.serverPeak || !p.serverNameplate) {
            sum.reset();
            break;
        }
        const Power idle = std::min(*p.serverPeak, *p.serverNameplate * plan.idleShare.si);
        addTo(sum, site::loadSwing(plan.syncShare.si, static_cast<double>(p.servers), *p.serverPeak, idle));
    }
    r.swing = sum;
    const auto storage = sum ? site::swingStorage(*sum, plan.rampLimit) : std::nullopt;
    if (!storage) return;
    r.rampTime = storage->ramp;
    r.swingEnergy = storage->energy;
    r.swingCapacity = storage->energy * 2.0;
}

void energy(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    if (!r.itSustained) return;
    const auto yearly = [&](const std::optional<Ratio>& pue) {
        return pue ? std::optional(*r.itSustained * pue->si * kYear) : std::nullopt;
    };
    r.energyStated = yearly(s.results.cooling.pueAnnual);
    r.energyParts = yearly(s.results.cooling.pueParts);
    r.energyPerYear = s.design.cooling.pueSource == PueSource::Parts ? r.energyParts : r.energyStated;
    if (!r.energyPerYear) return;
    r.carbonPerYear = site::carbonFor(*r.energyPerYear, plan.carbonFactor.si * kJoulePerKwh, plan.greenShare.si);
    const Plant& plant = s.design.cooling.plant;
    const Energy it = *r.itSustained * kYear;
    std::optional<Mass> water = Mass{0};
    if (plant.rejection == HeatRejection::Evaporative) {
        const auto made = site::waterFor(*r.energyPerYear, plant.cycles.si);
        water = made ? std::optional(made->makeUp) : std::nullopt;
    }
    if (!water) return;
    s.results.cooling.waterPerYear = Volume{water->si * kCubicMetrePerLitre};  // 1 kg/L
    if (it.si > 0) s.results.cooling.waterUse = VolumePerEnergy{s.results.cooling.waterPerYear->si / it.si};
}

}  // namespace

Power storagePeak(const Design& d) {
    Power sum{0};
    for (const auto& t : d.tiers) sum += t.value.peak * static_cast<double>(t.value.nodes);
    return sum;
}

Power managementPeak(const Design& d) {
    return d.racks.managementPower * static_cast<double>(d.racks.managementServers);
}

bool trains(const Design& design, const Item<Pool>& pool) {
    bool used = false;
    for (const auto& w : design.workloads) {
        if (poolOf(design, w.value) != &pool) continue;
        if (w.value.kind == WorkloadKind::Training) return true;
        used = true;
    }
    return !used;  // what nothing runs on is planned as the dearer class
}

void powerStage(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    std::optional<Power> nameplate = Power{0}, training = Power{0}, inference = Power{0}, sustained = Power{0};
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const auto& p = s.results.pools[i].value;
        const double n = static_cast<double>(p.servers + s.design.pools[i].value.hotSpares);
        const auto all = [n](const std::optional<Power>& each) {
            return each ? std::optional(*each * n) : std::nullopt;
        };
        addTo(nameplate, all(p.serverNameplate));
        addTo(trains(s.design, s.design.pools[i]) ? training : inference, all(p.serverPeak));
        addTo(sustained, all(p.serverSustained));
    }
    r.training = training;
    r.inference = inference;
    r.servers = plus(training, inference);
    r.network = s.results.fabric.peak;
    r.storage = storagePeak(s.design);
    r.management = managementPeak(s.design);
    // Storage and management are entered as peak; the other kinds follow from the same shares as for servers.
    const std::optional<Power> otherNameplate = (*r.storage + *r.management) / plan.peakShare.si;
    r.itNameplate = plus(plus(nameplate, s.results.fabric.nameplate), otherNameplate);
    r.itPeak = plus(plus(r.servers, r.network), plus(r.storage, r.management));
    r.itSustained =
        plus(plus(sustained, s.results.fabric.peak), std::optional(*otherNameplate * plan.sustainedShare.si));
    reserves(s);
    buildUp(s);
    supply(s);
}

void facilityStage(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    if (r.itPeak && r.losses && r.coolingPower) {
        r.facilityPeak = *r.itPeak + *r.losses + *r.coolingPower;
        if (r.itPeak->si > 0) s.results.cooling.pueDesign = *r.facilityPeak / *r.itPeak;
        // Losses and cooling grow with the load that the reserve is for.
        if (r.modules && r.modules->si > 0) r.overModules = *r.facilityPeak / *r.modules;
        if (r.reserved && s.results.cooling.pueDesign) r.meterReserved = *r.reserved * *s.results.cooling.pueDesign;
        if (r.meterReserved && s.project.powerLimit) r.margin = *s.project.powerLimit - *r.meterReserved;
        if (const auto apparent = site::apparentPower(*r.facilityPeak, plan.powerFactor.si))
            r.transformers = site::transformers(*apparent, plan.transformerUnit, kTransformerLoad, 1);
        if (r.meterReserved) r.gridApparent = site::apparentPower(*r.meterReserved, plan.powerFactor.si);
        if (r.gridApparent && r.transformers) {
            const auto needed = site::transformers(*r.gridApparent, plan.transformerUnit, kTransformerLoad, 1);
            if (needed && *needed > *r.transformers)
                s.report(Severity::Info, "power.plant_at_peak", "power.transformers",
                         {Arg::number(static_cast<double>(*r.transformers)), Arg::number(r.gridApparent->si, "kVA"),
                          Arg::number(static_cast<double>(*needed))});
        }
        if (r.gridApparent)
            if (const auto step = site::gridStep(static_cast<site::GridRegion>(plan.grid), *r.gridApparent))
                r.gridVoltage = step->voltage;
    }
    standby(s);
    feeds(s);
    swing(s);
    energy(s);
}

}  // namespace model::plan
