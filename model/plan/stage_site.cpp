// SPDX-License-Identifier: GPL-3.0-or-later
// Racks, power and cooling: sums over load classes of one kind only, reserve with its declared base, losses from load
// curves, cooling decision by the preset and the product's own need, the plant at the design hour.
#include <algorithm>
#include <cmath>

#include "model/plan/stages.h"
#include "model/site/circuits.h"
#include "model/site/cooling.h"
#include "model/site/flows.h"
#include "model/site/losses.h"
#include "model/site/power.h"
#include "model/site/racks.h"
#include "model/site/standby.h"

namespace model::plan {
namespace {

constexpr Length kManagementHeight{2 * 0.04445};  // a 2U server
constexpr double kDistributionLoad = 0.8;         // share of the rating at which busways and PDUs run
constexpr double kTransformerLoad = 0.8;          // with one spare

template <class T>
std::optional<T> plus(const std::optional<T>& a, const std::optional<T>& b) {
    if (!a || !b) return std::nullopt;
    return *a + *b;
}

/// Racks for boxes that share racks: by power, or by height.
std::optional<std::int64_t> boxes(const Stage& s, std::optional<Power> power, std::optional<Length> height) {
    const Racks& r = s.design.racks;
    if (!power || !height) return std::nullopt;
    if (*power <= Power{0} && *height <= Length{0}) return 0;  // nothing to house
    const auto rackHeight = s.need(r.rack.height, "racks.rack.height");
    if (!rackHeight) return std::nullopt;
    const Length free = *rackHeight - r.otherHeight;
    if (!(free.si > 0)) {
        s.block("racks.no_room", "racks.other_height",
                {Arg::number(r.otherHeight.si, "U"), Arg::number(rackHeight->si, "U")});
        return std::nullopt;
    }
    const double need =
        std::max(std::ceil((*power / r.networkRackPower).si - 1e-9), std::ceil((*height / free).si - 1e-9));
    if (!(need < 1e15)) return std::nullopt;
    return static_cast<std::int64_t>(need);
}

std::optional<Power> storagePeak(const Design& d) {
    Power sum{0};
    for (const auto& t : d.tiers) sum += t.value.peak * static_cast<double>(t.value.nodes);
    return sum;
}

Power managementPeak(const Design& d) {
    return d.racks.managementPower * static_cast<double>(d.racks.managementServers);
}

}  // namespace

void racksStage(const Stage& s) {
    auto& r = s.results.racks;
    const Racks& plan = s.design.racks;
    std::optional<std::int64_t> compute = 0;
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const auto& p = s.results.pools[i].value;
        compute = plus(compute, p.racks);
        if (p.rackPower) r.density = r.density ? std::max(*r.density, *p.rackPower) : *p.rackPower;
        if (p.rackWeight && plan.rack.width && plan.rack.depth) {
            const auto pressure = site::floorPressure(*p.rackWeight, *plan.rack.width * *plan.rack.depth);
            if (pressure) r.floorLoad = std::max(r.floorLoad.value_or(Pressure{0}), Pressure{*pressure});
        }
    }
    std::optional<Power> networkPower = Power{0};
    std::optional<Length> networkHeight = Length{0};
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        const Fabric& f = s.design.fabrics[i].value;
        const FabricResult& n = s.results.fabrics[i].value;
        if (!n.leaves) {
            networkPower.reset();
            continue;
        }
        const double count = static_cast<double>(*n.leaves + *n.spines + *n.cores);
        if (count == 0) continue;
        const auto height = s.need(f.device.height, "fabrics." + s.design.fabrics[i].name + ".switch.height");
        const auto& rated = f.device.max ? f.device.max : f.device.typical;
        networkHeight = networkHeight && height ? std::optional(*networkHeight + *height * count) : std::nullopt;
        networkPower = networkPower && rated ? std::optional(*networkPower + *rated * count) : std::nullopt;
    }
    Length storageHeight{0};
    for (const auto& t : s.design.tiers) storageHeight += t.value.height * static_cast<double>(t.value.nodes);
    r.compute = compute;
    r.network = boxes(s, networkPower, networkHeight);
    r.storage = boxes(s, storagePeak(s.design), storageHeight);
    r.management = boxes(s, managementPeak(s.design), kManagementHeight * static_cast<double>(plan.managementServers));
    r.count = plus(plus(r.compute, r.network), plus(r.storage, r.management));
    if (r.count && s.project.rackLimit) r.margin = *s.project.rackLimit - *r.count;
}

void powerStage(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    std::optional<Power> nameplate = Power{0}, peak = Power{0}, sustained = Power{0};
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const auto& p = s.results.pools[i].value;
        const double n = static_cast<double>(p.servers + s.design.pools[i].value.hotSpares);
        const auto add = [n](std::optional<Power>& sum, const std::optional<Power>& each) {
            sum = sum && each ? std::optional(*sum + *each * n) : std::nullopt;
        };
        add(nameplate, p.serverNameplate);
        add(peak, p.serverPeak);
        add(sustained, p.serverSustained);
    }
    r.servers = peak;
    r.network = s.results.fabric.peak;
    r.storage = storagePeak(s.design);
    r.management = managementPeak(s.design);
    // Storage and management are entered as peak; the other kinds follow from the same shares as for servers.
    const std::optional<Power> otherNameplate = (*r.storage + *r.management) / plan.peakShare.si;
    r.itNameplate = plus(plus(nameplate, s.results.fabric.nameplate), otherNameplate);
    r.itPeak = plus(plus(r.servers, r.network), plus(r.storage, r.management));
    r.itSustained =
        plus(plus(sustained, s.results.fabric.peak), std::optional(*otherNameplate * plan.sustainedShare.si));
    site::HeadroomPolicy policy;
    policy.base = plan.headroomBase == PowerBase::Nameplate ? site::PowerKind::Nameplate
                  : plan.headroomBase == PowerBase::Peak    ? site::PowerKind::Peak
                                                            : site::PowerKind::Sustained;
    policy.factor = plan.headroomFactor.si;
    policy.growth = plan.growth.si;
    if (const auto reserve = site::reserve({r.itNameplate, r.itPeak, r.itSustained, std::nullopt}, policy)) {
        r.reserved = reserve->withGrowth;
        if (r.itNameplate && r.itNameplate->si > 0) r.reservedOverNameplate = *r.reserved / *r.itNameplate;
    }
    if (!r.itPeak) return;
    const auto scheme = static_cast<site::Redundancy>(plan.upsRedundancy);
    const Power distribution{std::max(1.0, r.itPeak->si / kDistributionLoad)};
    const auto chain =
        site::chainLoss(*r.itPeak, {{distribution, site::Redundancy::N, site::kDistribution},
                                    {plan.upsUnit, scheme, site::kUpsDoubleConversion},
                                    {plan.transformerUnit, site::Redundancy::NPlus1, site::kDryTransformer}});
    if (chain) {
        r.losses = chain->loss;
        r.upsUnits = chain->plans[1].units;
    }
    r.battery = site::batteryEnergy(*r.itPeak, plan.battery);
}

void coolingStage(const Stage& s) {
    auto& r = s.results.cooling;
    const CoolingPlan& plan = s.design.cooling;
    auto preset =
        site::resolvedPreset(site::shippedPresets(), Choices<CoolingPreset>::rows[static_cast<int>(plan.preset)].word);
    if (!preset) return;
    if (plan.airWarn) preset->airWarn = plan.airWarn;
    if (plan.airBlock) preset->airBlock = plan.airBlock;
    if (plan.liquidFrom) preset->liquidFrom = plan.liquidFrom;
    std::vector<site::CoolingMethod> methods;
    std::optional<Power> liquid = Power{0};
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const auto& item = s.design.pools[i];
        auto& p = s.results.pools[i].value;
        if (!p.rackPower) {
            liquid.reset();
            continue;
        }
        const Server& server = item.value.server;
        const bool takesLiquid = server.liquidShare && server.liquidShare->si > 0;
        site::CoolingQuestion q{*p.rackPower, server.liquidRequired || item.value.card.liquidRequired || takesLiquid,
                                std::nullopt};
        if (plan.method != CoolingChoice::Auto)
            q.chosen = plan.method == CoolingChoice::Air ? site::CoolingMethod::Air : site::CoolingMethod::Liquid;
        const auto decision = site::decideCooling(q, *preset);
        if (!decision) {
            liquid.reset();
            continue;
        }
        p.cooling = site::wordFor(decision->method);
        methods.push_back(decision->method);
        const auto threshold = Arg::number(decision->threshold.value_or(Power{0}).si, "kW");
        const std::vector<Arg> args{Arg::text(item.name), Arg::number(p.rackPower->si, "kW"), threshold};
        if (decision->breaksMandate)
            s.report(Severity::Error, "cooling.breaks_mandate", "cooling.method_choice", args);
        else if (decision->verdict == site::CoolingVerdict::Block)
            s.report(Severity::Error, "cooling.air_blocked", "cooling.method_choice", args);
        else if (decision->verdict == site::CoolingVerdict::Warning)
            s.report(Severity::Warning, "cooling.air_struggles", "cooling.method_choice", args);
        if (decision->method == site::CoolingMethod::Liquid && liquid && p.serverPeak) {
            const double share = takesLiquid ? server.liquidShare->si : plan.coldPlateShare.si;
            *liquid += *p.serverPeak * (static_cast<double>(p.servers + item.value.hotSpares) * share);
        }
    }
    if (const auto all = site::combined(methods); all && methods.size() == s.design.pools.size())
        r.method = site::wordFor(*all);
    r.density = s.results.racks.density;
    if (methods.size() != s.design.pools.size()) return;
    r.liquidHeat = liquid;
    const auto& it = s.results.power.itPeak;
    const auto& losses = s.results.power.losses;
    if (!it || !losses || !liquid) return;
    r.residualAir = *it + *losses - *liquid;
    const site::Coolant coolant = plan.coolant == Coolant::Water ? site::kWater : site::kPg25;
    r.coolantFlow = site::flowFor(*liquid, plan.coolantRise, coolant);
    if (const auto air = site::airAt(Length{0})) r.airFlow = site::flowFor(*r.residualAir, plan.airRise, *air);
    const double cdus = std::ceil((*liquid / plan.cduUnit).si - 1e-9);
    if (cdus < 1e15) r.cdus = cdus > 0 ? static_cast<std::int64_t>(cdus) + plan.cduSpare : 0;
    const Power cooling = *liquid * (1 / plan.liquidCop.si + plan.liquidPumpShare.si) +
                          *r.residualAir * (1 / plan.airCop.si + plan.airFanShare.si) + *it * plan.otherShare.si;
    s.results.power.coolingPower = cooling;
    if (it->si > 0) {
        const double share = std::min(1.0, (*liquid / *it).si);
        r.pueAnnual = Ratio{share * plan.pueLiquidAnnual.si + (1 - share) * plan.pueAirAnnual.si};
    }
}

void facilityStage(const Stage& s) {
    auto& r = s.results.power;
    const PowerPlan& plan = s.design.power;
    if (r.itPeak && r.losses && r.coolingPower) {
        r.facilityPeak = *r.itPeak + *r.losses + *r.coolingPower;
        if (r.itPeak->si > 0) s.results.cooling.pueDesign = *r.facilityPeak / *r.itPeak;
        if (r.reserved) r.meterReserved = *r.facilityPeak + (*r.reserved - *r.itPeak);
        if (r.meterReserved && s.project.powerLimit) r.margin = *s.project.powerLimit - *r.meterReserved;
        if (const auto apparent = site::apparentPower(*r.facilityPeak, plan.powerFactor.si))
            r.transformers = site::transformers(*apparent, plan.transformerUnit, kTransformerLoad, 1);
    }
    if (r.itPeak) {
        const Power standby = *r.itPeak * plan.generatorShare.si;
        r.generators =
            standby.si > 0 ? site::generatorUnits(standby, plan.generatorUnit, 1, 1) : std::optional<std::int64_t>(0);
        if (const auto fuel = site::fuelFor(standby, site::kLitresPerKwh, plan.fuelTime)) r.fuel = fuel->tank;
    }
    const site::Circuit feed{plan.feedVoltage, plan.feedCurrent, plan.derate.si, plan.powerFactor.si, 3};
    r.feedUsable = site::usablePower(feed);
    if (s.results.racks.density)
        r.feedLoad = *s.results.racks.density / static_cast<double>(std::max<std::int64_t>(1, plan.feeds - 1));
    if (r.itSustained && s.results.cooling.pueAnnual)
        r.energyPerYear = *r.itSustained * s.results.cooling.pueAnnual->si * Duration{8760 * 3600.0};
}

}  // namespace model::plan
