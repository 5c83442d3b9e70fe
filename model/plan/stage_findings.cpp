// SPDX-License-Identifier: GPL-3.0-or-later
// Findings: limits of the tender, rules of the domain and typical ranges held against a design. Each names a key, so
// that the window can go there; the worst come first.
#include <algorithm>
#include <cmath>

#include "model/core/fields.h"
#include "model/plan/details.h"
#include "model/plan/fabric_request.h"
#include "model/plan/nearest_fit.h"
#include "model/plan/network_findings.h"
#include "model/plan/operation_findings.h"
#include "model/plan/power_fit.h"
#include "model/plan/rack_fit.h"
#include "model/plan/stages.h"
#include "model/plan/training_case.h"

namespace model::plan {
namespace {

constexpr double kTightMargin = 0.05;    // of a limit, warn below
constexpr Length kLongRow{15};           // rows beyond it need a passage in between (GB 50174-2017, recalled)
constexpr double kMostImbalance = 0.10;  // of phases, facility-cost 6; grade C
constexpr Duration kFastRamp{5};         // a swing that the grid takes within this is no matter; grade C
constexpr double kPueApart = 0.10;       // stated against computed

using Args = std::vector<Arg>;

Arg n(double v, std::string_view unit = "") {
    return Arg::number(v, unit);
}

/// A limit is passed: what is short with the gentlest change that is enough, and the others as findings of their own at
/// their inputs.
void exceeded(const Stage& s, std::string_view id, std::string_view key, Args args, std::string_view nothing,
              std::vector<Problem> fits) {
    args.push_back(Arg::inner(fits.empty() ? problem(nothing, {}, "", Severity::Info) : fits.front()));
    s.report(Severity::Error, id, key, std::move(args));
    for (std::size_t i = 1; i < fits.size(); ++i) s.results.problems.push_back(std::move(fits[i]));
}

void powerLimit(const Stage& s, Power limit) {
    const Power meter = *s.results.power.meterReserved;
    exceeded(s, "limit.power", "power.meter_reserved",
             {n(meter.si, "kW"), n(limit.si, "kW"), n((meter - limit).si, "kW")}, "power.fits_nothing",
             powerFits(s.project, s.design, s.results));
}

/// The positions of the hall.
void racksLimit(const Stage& s) {
    exceeded(s, "limit.racks", "racks.count",
             {n(static_cast<double>(*s.results.racks.count)), n(static_cast<double>(*s.project.rackLimit)),
              n(static_cast<double>(-*s.results.racks.margin))},
             "racks.fits_nothing", rackFits(s.project, s.design, s.results));
}

/// Cards that would do at the efficiency of now, in whole replicas: more are needed as efficiency falls with their
/// number.
Problem cardsForDeadline(const Design& design, Ratio times) {
    const Item<Pool>* only = nullptr;
    for (const auto& w : design.workloads) {
        if (w.value.kind != WorkloadKind::Training) continue;
        const auto* pool = poolOf(design, w.value);
        if (!pool || (only && only != pool)) return problem("limit.deadline_pools", {}, "", Severity::Info);
        only = pool;
    }
    constexpr double kMostCards = 1e12;
    const double cards = only ? static_cast<double>(only->value.accelerators) * times.si : kMostCards;
    if (!(cards < kMostCards)) return problem("limit.deadline_pools", {}, "", Severity::Info);
    const double step = static_cast<double>(std::max<std::int64_t>(1, cardStep(design, *only)));
    return problem("limit.deadline_cards", {n(std::ceil(cards / step) * step)}, "", Severity::Info);
}

void limits(const Stage& s) {
    const auto& r = s.results;
    if (const auto& limit = s.project.deadline; limit && r.training.daysP90) {
        if (*r.training.daysP50 > *limit)
            s.report(Severity::Error, "limit.deadline", "training.days_p50",
                     {n(r.training.daysP50->si, "d"), n(limit->si, "d"),
                      Arg::inner(cardsForDeadline(s.design, *r.training.daysP50 / *limit))});
        else if (*r.training.daysP90 > *limit)
            s.report(Severity::Warning, "limit.deadline_p90", "training.days_p90",
                     {n(r.training.daysP90->si, "d"), n(limit->si, "d")});
    }
    if (const auto& limit = s.project.powerLimit; limit && r.power.margin) {
        if (r.power.margin->si < 0)
            powerLimit(s, *limit);
        else if (*r.power.margin < *limit * kTightMargin)
            s.report(Severity::Warning, "limit.power_tight", "power.meter_reserved",
                     {n(r.power.meterReserved->si, "kW"), n(limit->si, "kW"), n((*r.power.margin / *limit).si, "%")});
    }
    if (r.racks.margin && *r.racks.margin < 0) racksLimit(s);
    if (s.project.budget && r.cost.capex) {
        const auto budget = convert(*s.project.budget, s.project);
        if (budget && *r.cost.capex > *budget)
            s.report(Severity::Error, "limit.budget", "cost.capex",
                     {n(r.cost.capex->si, currencyCode(s.project)), n(budget->si, currencyCode(s.project))});
    }
}

/// Published runs stand behind the efficiency of the card, or its owner measured it.
bool isFitted(const Accelerator& card) {
    const Meta& meta = card.efficiency.meta;
    if (meta.user != 0) return true;
    const Evidence* e = evidenceOf(meta, "matrix16");
    return e && (e->grade == Grade::A || e->grade == Grade::B);
}

/// The gentlest change that makes a run fit its cards, else the fastest strategy that does.
Problem smallestChange(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool, std::size_t index) {
    const auto known = trainingCase(s.design, s.results, item, pool);
    const auto mapping = mappingInUse(s.design, s.results, index);
    if (!known.step || !mapping) return problem("fits.nothing", {}, "", Severity::Info);
    if (auto change = nearestFit(*known.step, *mapping)) return std::move(*change);
    const auto other = fastestMapping(*known.step, searchSpace(item.value, pool.value, pool.value.accelerators));
    const auto answer = other ? training::stepAnswer(*known.step, *other) : std::nullopt;
    if (!answer) return problem("fits.nothing", {}, "", Severity::Info);
    const bool full = other->recompute == training::ActivationMode::Full;
    return problem(full ? "fits.search_full" : "fits.search",
                   {n(answer->memory.total(), "GB"), Arg::text(mappingText(*other))}, "", Severity::Info);
}

/// The smallest pool, doubled from one server, on which the search finds a strategy that fits. Memory decides, so the
/// network of the present cards stands for that of more.
void smallestPool(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool) {
    constexpr std::int64_t kMostCards = std::int64_t{1} << 20;
    const auto known = trainingCase(s.design, s.results, item, pool);
    if (!known.step) return;
    std::int64_t cards = std::max<std::int64_t>(1, pool.value.server.accelerators);
    while (cards <= pool.value.accelerators && cards < kMostCards) cards *= 2;
    for (; cards <= kMostCards; cards *= 2) {
        const auto found = fastestMapping(*known.step, searchSpace(item.value, pool.value, cards));
        if (!found) continue;
        return s.report(Severity::Info, "mapping.smallest_pool", "pools." + pool.name + ".accelerators",
                        {Arg::text(item.name), n(static_cast<double>(cards)), Arg::text(mappingText(*found))});
    }
}

/// What runs instead of a mapping that cannot: the nearest on these cards, else the smallest pool.
void nearestThatRuns(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool) {
    const auto known = trainingCase(s.design, s.results, item, pool);
    if (!known.step) return;
    const std::int64_t cards = pool.value.accelerators;
    const auto found =
        nearestMapping(*known.step, searchSpace(item.value, pool.value, cards), givenMapping(item.value, cards));
    if (!found) return smallestPool(s, item, pool);
    s.report(Severity::Info, "mapping.nearest", "workloads." + item.name + ".tensor_parallel",
             {Arg::text(item.name), Arg::text(mappingText(*found))});
}

/// What the algorithms risk, and where they gain nothing.
void algorithms(const Stage& s, const Item<Workload>& item, const WorkloadResults& r) {
    constexpr double kLeastDropped = 0.001, kMuchPadding = 0.05, kNoGain = 0.995;
    const Workload& w = item.value;
    const std::string base = "workloads." + item.name + ".";
    const AlgorithmResults& a = r.algorithms;
    if (w.compression != GradientCompression::None) {
        if (w.compression == GradientCompression::TopK)
            s.report(Severity::Warning, "algorithms.top_k", base + "kept_gradients",
                     {Arg::text(item.name), n(w.keptGradients.si, "%")});
        if (w.compression == GradientCompression::Bits4)
            s.report(Severity::Warning, "algorithms.four_bit", base + "gradient_compression", {Arg::text(item.name)});
        if (w.errorFeedback == ErrorFeedback::None)
            s.report(Severity::Warning, "algorithms.no_feedback", base + "error_feedback", {Arg::text(item.name)});
        if (a.compressionDaysBefore && a.compressionDaysAfter->si > kNoGain * a.compressionDaysBefore->si)
            s.report(Severity::Info, "algorithms.no_gain", base + "gradient_compression",
                     {Arg::text(item.name), n(a.compressionDaysAfter->si, "d"), n(a.compressionDaysBefore->si, "d")});
    }
    if (w.capacityFactor && a.droppedTokens && a.droppedTokens->si > kLeastDropped)
        s.report(Severity::Warning, "algorithms.dropped", base + "capacity_factor",
                 {Arg::text(item.name), n(w.capacityFactor->si), n(a.droppedTokens->si, "%"), n(w.expertImbalance.si)});
    if (!w.packing && 1 - w.sequenceFill.si > kMuchPadding && a.packingDaysAfter)
        s.report(Severity::Info, "algorithms.padding", base + "packing",
                 {Arg::text(item.name), n(1 - w.sequenceFill.si, "%"), n(a.packingDaysAfter->si, "d"),
                  n(a.packingDaysBefore->si, "d")});
}

void workloads(const Stage& s) {
    const Design& d = s.design;
    if (d.pools.empty()) s.block("design.no_pool", "pools");
    if (d.workloads.empty()) s.report(Severity::Warning, "design.no_workload", "workloads");
    for (std::size_t i = 0; i < d.workloads.size(); ++i) {
        const auto& item = d.workloads[i];
        const auto& w = item.value;
        const auto& r = s.results.workloads[i].value;
        const std::string base = "workloads." + item.name + ".";
        const auto* pool = poolOf(d, w);
        if (w.kind == WorkloadKind::Training) {
            algorithms(s, item, r);
            const double sequence = static_cast<double>(w.sequence), tokens = trainedTokens(w);
            const double step = static_cast<double>(w.globalBatch) * sequence;
            if (step > tokens && sequence > 0)
                s.report(Severity::Error, "demand.batch_exceeds_run", base + "global_batch",
                         {Arg::text(item.name), n(step), n(tokens), n(std::max(1.0, std::floor(tokens / sequence)))});
            if (w.speed == SpeedSource::Policy && w.utilisation.si > 0.60)
                s.report(Severity::Warning, "demand.utilisation_high", base + "utilisation",
                         {Arg::text(item.name), n(w.utilisation.si, "%")});
            if (pool && r.strategy.empty()) {
                if (w.mapping == MappingChoice::Auto)
                    smallestPool(s, item, *pool);
                else
                    nearestThatRuns(s, item, *pool);
            }
            if (r.step.compute && pool && !isFitted(pool->value.card))
                s.report(Severity::Info, "mapping.default_efficiency", base + "step_time",
                         {Arg::text(item.name), Arg::text(pool->value.card.name),
                          n(pool->value.card.efficiency.residual.si, "%")});
            if (r.memoryShare && r.memoryShare->si > training::kUsableMemory)
                s.block("mapping.memory", base + "pipeline_parallel",
                        {Arg::text(item.name), n(r.memoryPerCard->si, "GB"), n(pool->value.card.memory->si, "GB"),
                         n(training::kUsableMemory * pool->value.card.memory->si, "GB"),
                         Arg::inner(smallestChange(s, item, *pool, i))});
            if (pool) {
                const std::int64_t domain = pool->value.card.scaleUpDomain.value_or(pool->value.server.accelerators);
                // A group that does not divide the domain lies across two of them now and then.
                if (w.mapping == MappingChoice::Given &&
                    (w.tensorParallel > domain || domain % std::max<std::int64_t>(1, w.tensorParallel) != 0))
                    s.report(Severity::Warning, "mapping.tp_leaves_domain", base + "tensor_parallel",
                             {Arg::text(item.name), n(static_cast<double>(w.tensorParallel)),
                              n(static_cast<double>(domain))});
            }
        } else {
            if (w.utilisation.si < 0.30 - 1e-9 || w.utilisation.si > 0.50 + 1e-9)
                s.report(Severity::Warning, "inference.utilisation_policy", base + "utilisation",
                         {Arg::text(item.name), n(w.utilisation.si, "%")});
            if (pool && r.cardsNeeded && *r.cardsNeeded > pool->value.accelerators)
                s.report(Severity::Error, "inference.too_few_cards", "pools." + pool->name + ".accelerators",
                         {Arg::text(item.name), n(static_cast<double>(*r.cardsNeeded)),
                          n(static_cast<double>(pool->value.accelerators))});
        }
    }
    for (const auto& p : d.pools) {
        const std::int64_t per = std::max<std::int64_t>(1, p.value.server.accelerators);
        if (p.value.accelerators % per != 0)
            s.report(Severity::Warning, "compute.partial_server", "pools." + p.name + ".accelerators",
                     {Arg::text(p.name), n(static_cast<double>(p.value.accelerators)), n(static_cast<double>(per))});
        if (p.value.coldSpares > s.results.pools[indexOf(d.pools, &p)].value.servers - p.value.hotSpares)
            s.report(
                Severity::Warning, "compute.spares_exceed", "pools." + p.name + ".cold_spares",
                {Arg::text(p.name), n(static_cast<double>(p.value.hotSpares) + static_cast<double>(p.value.coldSpares)),
                 n(static_cast<double>(s.results.pools[indexOf(d.pools, &p)].value.servers))});
        const bool used = std::any_of(d.workloads.begin(), d.workloads.end(),
                                      [&](const auto& w) { return poolOf(d, w.value) == &p; });
        if (!used && !d.workloads.empty())
            s.report(Severity::Info, "compute.idle_pool", "pools." + p.name + ".accelerators", {Arg::text(p.name)});
    }
    const auto& demand = s.results.demand;
    if (demand.shortfall6nd && std::abs(demand.shortfall6nd->si) > 0.05)
        s.report(
            Severity::Info, "demand.six_nd", "demand.total_flops",
            {n(demand.totalFlops6nd->si, "FLOP"), n(demand.totalFlops->si, "FLOP"), n(demand.shortfall6nd->si, "%")});
}

void fabrics(const Stage& s) {
    bool compute = false;
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        const auto& item = s.design.fabrics[i];
        const Fabric& f = item.value;
        const std::string base = "fabrics." + item.name + ".";
        ratios(s, i);
        if (f.role != FabricRole::Compute) continue;
        compute = true;
        portRates(s, i);
        if (f.family == FabricFamily::RailOnly && alikeServers(s.design, f))
            for (const auto& pool : s.design.pools)
                if ((f.pool.name.empty() || f.pool.name == pool.name) &&
                    pool.value.card.scaleUpDomain.value_or(1) < pool.value.server.accelerators)
                    s.report(Severity::Error, "fabric.rail_only_domain", base + "family",
                             {Arg::text(item.name), Arg::text(pool.name)});
    }
    sharedStorage(s);
    const auto& said = s.results.problems;
    const bool once = std::any_of(said.begin(), said.end(), [](const Problem& p) { return p.id == "fabric.none"; });
    if (compute || once || s.results.compute.servers <= 1) return;
    // A training run cannot cross servers without one; inference services may do without.
    const auto& w = s.design.workloads;
    const bool trains =
        std::any_of(w.begin(), w.end(), [](const auto& item) { return item.value.kind == WorkloadKind::Training; });
    s.report(trains ? Severity::Error : Severity::Warning, "fabric.none", "fabrics");
}

void floorAndCables(const Stage& s) {
    const auto& r = s.results.racks;
    const Racks& plan = s.design.racks;
    if (r.floorLoad && *r.floorLoad > plan.floorLimit)
        s.report(Severity::Warning, "racks.floor_load", "racks.floor_limit",
                 {n(r.floorLoad->si, "kN/m²"), n(plan.floorLimit.si, "kN/m²"),
                  n(r.floor.spread.value_or(Area{0}).si, "m²"), Arg::inner(floorFit(s.project, s.design, s.results))});
    const auto room = [&](const std::optional<Length>& needs, const std::optional<Length>& has, std::string_view id,
                          std::string_view key) {
        if (needs && has && needs->si > has->si * (1 + 1e-9))
            s.report(Severity::Error, id, key, {n(needs->si, "m"), n(has->si, "m")});
    };
    room(r.floor.length, plan.roomLength, "racks.room_length", "racks.room_length");
    room(r.floor.width, plan.roomWidth, "racks.room_width", "racks.room_width");
    for (Problem& over : productLimits(s.design, s.results)) s.results.problems.push_back(std::move(over));
    if (r.floor.rows && plan.rack.width) {
        const Length row = *plan.rack.width * static_cast<double>(std::min(plan.racksPerRow, *r.count));
        if (row.si > kLongRow.si * (1 + 1e-9))
            s.report(Severity::Warning, "racks.long_row", "racks.racks_per_row", {n(row.si, "m"), n(kLongRow.si, "m")});
    }
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        const auto& item = s.design.fabrics[i];
        const std::string base = "fabrics." + item.name + ".";
        std::int64_t tooLong = 0, unknown = 0;
        for (const CableLine& l : s.results.cableLines) {
            if (l.network != i) continue;
            if (l.tooLong) tooLong += l.cables;
            if (!l.kind) unknown += l.cables;
        }
        const double longest = s.results.fabrics[i].value.cabling.longest.value_or(Length{0}).si;
        if (tooLong > 0)
            s.report(Severity::Warning, "cabling.too_long", base + "switch_optic.reach",
                     {Arg::text(item.name), n(static_cast<double>(tooLong)), n(longest, "m")});
        if (unknown > 0)
            s.report(Severity::Warning, "cabling.no_medium", base + "switch_optic_id",
                     {Arg::text(item.name), n(static_cast<double>(unknown)), n(longest, "m")});
    }
}

void site(const Stage& s) {
    const auto& p = s.results.power;
    const PowerPlan& plan = s.design.power;
    if (plan.headroomBase == PowerBase::Sustained)
        s.report(Severity::Warning, "power.base_sustained", "power.headroom_base",
                 {n(p.reservedOverNameplate.value_or(Ratio{0}).si)});
    if (p.feedUsable && p.feedNormal && *p.feedNormal > *p.feedUsable)
        s.report(Severity::Error, "power.feed_overload", "power.feed_current",
                 {n(p.feedNormal->si, "kW"), n(p.feedUsable->si, "kW"), n((*p.feedNormal - *p.feedUsable).si, "kW"),
                  Arg::inner(feedFit(s.design, s.results, 0))});
    else if (p.feedUsable && p.feedLoad && *p.feedLoad > *p.feedUsable)
        s.report(Severity::Warning, "power.feed_loss", "power.feed_current",
                 {n(p.feedLoad->si, "kW"), n(p.feedUsable->si, "kW"), Arg::inner(feedFit(s.design, s.results, 1))});
    if (plan.feeds > 1 && p.suppliesLeft && *p.suppliesLeft < plan.suppliesNeeded)
        s.report(Severity::Warning, "power.supplies", "power.supplies",
                 {n(static_cast<double>(*p.suppliesLeft)), n(static_cast<double>(plan.supplies)),
                  n(static_cast<double>(plan.suppliesNeeded))});
    if (p.phaseImbalance && p.phaseImbalance->si > kMostImbalance)
        s.report(Severity::Warning, "power.phases", "power.supplies", {n(p.phaseImbalance->si, "%")});
    if (p.rampTime && *p.rampTime > kFastRamp)
        s.report(Severity::Info, "power.swing", "power.ramp_limit",
                 {n(p.swing->si, "MW"), n(plan.rampLimit.si, "MW/s"), n(p.rampTime->si, "s"),
                  n(p.swingCapacity->si, "kWh")});
    const CoolingResults& c = s.results.cooling;
    const Plant& plant = s.design.cooling.plant;
    if (!plant.pumpsOnUps && c.rideThrough && *c.rideThrough < plant.pumpRestart)
        s.report(Severity::Warning, "cooling.ride_through", "cooling.plant.loop_volume",
                 {n(c.rideThrough->si, "s"), n(plant.pumpRestart.si, "s")});
    if (c.pueParts && c.pueAnnual && std::abs(c.pueParts->si - c.pueAnnual->si) > kPueApart)
        s.report(Severity::Info, "cooling.pue_apart", "cooling.pue_source", {n(c.pueAnnual->si), n(c.pueParts->si)});
    floorAndCables(s);
}

void money(const Stage& s) {
    const auto& c = s.results.cost;
    const std::int64_t open = std::count_if(s.results.bill.begin(), s.results.bill.end(),
                                            [](const cost::BillLine& l) { return cost::isOpen(l); });
    if (open > 0) s.report(Severity::Warning, "cost.open", "cost.unpriced_lines", {n(static_cast<double>(open))});
    if (c.unpricedLines > open)
        s.report(Severity::Warning, "cost.unpriced", "cost.unpriced_lines",
                 {n(static_cast<double>(c.unpricedLines - open))});
    if (c.networkShare && c.unpricedLines == 0 && (c.networkShare->si < 0.12 || c.networkShare->si > 0.30))
        s.report(Severity::Info, c.networkShare->si < 0.12 ? "cost.network_share_low" : "cost.network_share",
                 "cost.network_share", {n(c.networkShare->si, "%")});
}

void typicalRanges(const Stage& s) {
    const auto walk = [&](Table table, const void* object, const std::string& prefix) {
        forEachField(
            table, object,
            [&](const Place& p) {
                if (p.row->typical.min == -Range{}.max && p.row->typical.max == Range{}.max) return;
                auto note = checkTypical(*p.row, p.value());
                if (!note) return;
                note->key = p.path;
                note->args[0] = Arg::key(p.path);
                note->args.push_back(Arg::text(shortText(*p.row, p.value())));
                s.results.problems.push_back(std::move(*note));
            },
            false, prefix);
    };
    walk(fieldsOf<Project>(), &s.project, "project");
    walk(fieldsOf<Design>(), &s.design, "");
}

}  // namespace

void findingsStage(const Stage& s) {
    limits(s);
    workloads(s);
    fabrics(s);
    trunks(s);
    site(s);
    storageFindings(s);
    faultFindings(s);
    money(s);
    typicalRanges(s);
    std::stable_sort(s.results.problems.begin(), s.results.problems.end(),
                     [](const Problem& a, const Problem& b) { return a.severity > b.severity; });
}

}  // namespace model::plan
