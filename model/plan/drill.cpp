// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/drill.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/plan/bridge.h"
#include "model/plan/job_faults.h"
#include "model/plan/stages.h"
#include "model/plan/training_case.h"
#include "model/reliability/copies.h"
#include "model/storage/storage.h"
#include "model/training/step.h"

namespace model {
namespace {

struct Domain {
    std::optional<std::int64_t> LossResults::*cards, LossResults::*servers;
    std::optional<Ratio> LossResults::*left;
    PerUnit part;  ///< whose failure class gives detection and repair
};
constexpr std::array<Domain, 5> kDomains{{
    // in the order of DrillKind
    {&LossResults::leafCards, &LossResults::leafNodes, &LossResults::leafLeft, PerUnit::LeafSwitch},
    {&LossResults::spineCards, &LossResults::spineNodes, &LossResults::spineLeft, PerUnit::SpineSwitch},
    {&LossResults::coreCards, &LossResults::coreNodes, &LossResults::coreLeft, PerUnit::CoreSwitch},
    {&LossResults::linkCards, &LossResults::linkNodes, &LossResults::linkLeft, PerUnit::OpticalLink},
    // A plane goes down by a fault of its switches' software or of its control: found and mended like a switch.
    {&LossResults::planeCards, &LossResults::planeNodes, &LossResults::planeLeft, PerUnit::SpineSwitch},
}};

NetworkLoss lossOf(DrillKind kind, double left) {
    NetworkLoss loss;
    if (kind == DrillKind::Spine)
        loss.spines = left;
    else if (kind == DrillKind::Core)
        loss.cores = left;
    else
        loss.ports = left;  // a synchronous step waits for the slowest card
    return loss;
}

/// The class of a part that hands must mend; of several the most frequent.
const RateClass* classOf(const std::vector<RateClass>& classes, PerUnit part, bool stops = false) {
    const RateClass* best = nullptr;
    for (const RateClass& c : classes)
        if (c.per == part && c.needsHardware > 0 && !(stops && (c.silent || !interrupts(c))) &&
            (!best || c.rate > best->rate))
            best = &c;
    return best;
}

/// Steps in a row; the clock stands at their end.
class Timeline {
public:
    explicit Timeline(Drill& d) : m_drill(d) {}
    void add(DrillPhase phase, Duration lasts, bool running = false) {
        m_drill.steps.push_back({phase, m_drill.total, lasts, running});
        m_drill.total += lasts;
        if (running && !(m_drill.step && m_drill.degraded)) m_drill.lost.reset();
        if (!m_drill.lost) return;
        // What a degraded step achieves of a planned one is not lost.
        const double done = running ? (*m_drill.step / *m_drill.degraded).si : 0;
        *m_drill.lost += lasts * (1 - std::min(1.0, done));
    }

private:
    Drill& m_drill;
};

void goesOn(Drill& d, const Reliability& in, const RateClass& c) {
    Timeline t(d);
    t.add(DrillPhase::Reroute, in.reroute);
    t.add(DrillPhase::Detect, c.detect, true);
    t.add(DrillPhase::Diagnose, in.diagnose, true);
    t.add(DrillPhase::Repair, c.repairMedian, true);
}

/// Hot spares first; with cold ones, too, the swap has to be waited for; else the repair.
void takeSpares(Drill& d) {
    d.waitsForRepair = d.sparesFree + d.coldFree < d.serversHit;
    if (d.waitsForRepair) return;
    d.sparesUsed = std::min(d.sparesFree, d.serversHit);
    d.coldUsed = d.serversHit - d.sparesUsed;
}

void restarts(Drill& d, const plan::Stage& s, const RateClass& c, const plan::CopyCost& copy) {
    const Reliability& in = s.design.reliability;
    Timeline t(d);
    t.add(DrillPhase::Detect, c.silent ? Duration{0} : c.detect);
    t.add(DrillPhase::Diagnose, in.diagnose);
    takeSpares(d);
    if (d.waitsForRepair)
        t.add(DrillPhase::Repair, c.repairMedian);
    else if (d.coldUsed > 0)
        t.add(DrillPhase::Swap, in.swap);
    t.add(d.sparesUsed + d.coldUsed > 0 ? DrillPhase::Allocate : DrillPhase::Isolate, in.allocate);
    t.add(DrillPhase::Launch, plan::launchTime(s.design));
    t.add(DrillPhase::Load, copy.load);
    t.add(DrillPhase::WarmUp, in.warmUp);
    d.redone = s.design.checkpoint.interval / 2 + copy.lost;
    t.add(DrillPhase::Redo, d.redone);
}

/// The job goes on as before until the part is mended.
void goesOnWhole(Drill& d, const Reliability& in, const RateClass& c) {
    if (!d.degraded) d.degraded = d.step;
    Timeline t(d);
    t.add(DrillPhase::Detect, c.detect, true);
    t.add(DrillPhase::Diagnose, in.diagnose, true);
    t.add(DrillPhase::Repair, c.repairMedian, true);
}

struct Case {
    const plan::Stage& s;
    const Item<Workload>& run;
    const Item<Pool>& pool;
    std::size_t index;
    const std::vector<RateClass>& classes;
    const std::optional<Duration>& computes;  ///< a step that never waits for data
};

/// A step whose computing is slower by a factor. Data are read beside it: it waits only for what comes later still.
std::optional<Duration> fedStep(const Case& c, double slower, const std::optional<ByteRate>& delivered) {
    const auto& needed = c.s.results.storage.readNeeded;
    if (!c.computes) return std::nullopt;
    if (!needed || !delivered || !(needed->si > 0)) return *c.computes * slower;
    if (!(delivered->si > 0)) return std::nullopt;
    return *c.computes * std::max(slower, (*needed / *delivered).si);
}

Problem noClass(PerUnit part) {
    return problem("drill.no_class", {Arg::text(std::string(wordOf(part)))}, "reliability.classes");
}

std::int64_t serversOf(const Case& c) {
    return c.s.results.pools[plan::indexOf(c.s.design.pools, &c.pool)].value.servers;
}

/// Servers of this run that stand behind one part of a kind that all training servers share.
void hits(Drill& d, const Case& c, PerUnit part) {
    const auto counts = plan::countsOf(c.s);
    const std::int64_t servers = serversOf(c);
    d.serversHit = std::min(plan::serversBehind(c.s, part, counts), servers);
    d.cardsHit =
        std::min(d.jobCards, d.serversHit * std::max<std::int64_t>(1, d.jobCards / std::max<std::int64_t>(1, servers)));
}

Outcome<Drill> stopsAndRestarts(Drill d, const Case& c, const RateClass& cause) {
    const auto copy = plan::copyCostOf(c.s, cause, d.serversHit);
    if (!copy) return {std::nullopt, problem("drill.no_load", {Arg::text(c.run.name)}, "storage.load")};
    d.stops = true;
    d.left = Ratio{0};
    restarts(d, c.s, cause, *copy);
    return good(std::move(d));
}

Outcome<Drill> networkDrill(Drill d, const Case& c) {
    const Domain& domain = kDomains[static_cast<std::size_t>(d.kind)];
    std::size_t at = 0;
    const FabricResult* network = computeNetwork(c.s.design, c.s.results, c.pool.name, at);
    if (!network) return {std::nullopt, problem("fabric.none", {}, "fabrics")};
    d.fabric = c.s.design.fabrics[at].name;
    const auto& cards = network->losses.*domain.cards;
    const auto& left = network->losses.*domain.left;
    if (!cards || !left)
        return {std::nullopt, problem(network->leaves ? "drill.no_part" : "drill.no_network", {Arg::text(d.fabric)},
                                      "fabrics." + d.fabric + ".switch.ports")};
    const RateClass* mended = classOf(c.classes, domain.part);
    if (!mended) return {std::nullopt, noClass(domain.part)};
    d.cardsHit = std::min(*cards, d.jobCards);
    // A network of several pools has more servers than this run.
    d.serversHit = std::min((network->losses.*domain.servers).value_or(0), serversOf(c));
    d.resetShare = Ratio{mended->reset};
    if (left->si <= 0) return stopsAndRestarts(std::move(d), c, *mended);
    d.left = *left;
    const auto factor = stepSlowdown(c.s.design, c.s.results, c.index, c.pool, lossOf(d.kind, left->si));
    if (factor && d.step) d.degraded = fedStep(c, *factor, c.s.results.storage.data.delivered);
    goesOn(d, c.s.design.reliability, *mended);
    return good(std::move(d));
}

/// A server, an accelerator: the server is drained.
Outcome<Drill> serverDrill(Drill d, const Case& c) {
    const PerUnit part = d.kind == DrillKind::Node ? PerUnit::Server : PerUnit::Accelerator;
    const RateClass* cause = classOf(c.classes, part, true);
    if (!cause) return {std::nullopt, noClass(part)};
    hits(d, c, part);
    if (part == PerUnit::Accelerator) d.cardsHit = 1;
    d.resetShare = Ratio{cause->reset};
    return stopsAndRestarts(std::move(d), c, *cause);
}

/// Power or coolant of a rack or a row: with a second feed or a spare unit nothing stops.
Outcome<Drill> domainDrill(Drill d, const Case& c) {
    const PerUnit part = d.kind == DrillKind::Pdu   ? PerUnit::RackPower
                         : d.kind == DrillKind::Cdu ? PerUnit::CoolantUnit
                                                    : PerUnit::RowPower;
    const RateClass* cause = classOf(c.classes, part, true);
    if (!cause) return {std::nullopt, noClass(part)};
    const auto& r = c.s.results;
    if (part == PerUnit::CoolantUnit && r.cooling.cdus.value_or(0) == 0)
        return {std::nullopt, problem("drill.no_cdu", {Arg::text(c.pool.name)}, "cooling.method_choice")};
    if (plan::countsOf(c.s).rackPowerUnits == 0)
        return {std::nullopt, problem("drill.no_racks", {Arg::text(c.pool.name)}, "racks.compute")};
    hits(d, c, part);
    d.resetShare = Ratio{cause->reset};
    const bool secondFeed = c.s.design.power.feeds > 1 && r.power.feedUsable && r.power.feedLoad &&
                            *r.power.feedLoad <= *r.power.feedUsable &&
                            (!r.power.suppliesLeft || *r.power.suppliesLeft >= c.s.design.power.suppliesNeeded);
    if (part == PerUnit::CoolantUnit ? c.s.design.cooling.cduSpare > 0 : secondFeed) {
        goesOnWhole(d, c.s.design.reliability, *cause);
        return good(std::move(d));
    }
    if (part == PerUnit::RowPower) {  // spares stand in the rows as the servers do
        const auto rows = std::max<std::int64_t>(1, r.racks.floor.rows.value_or(1));
        d.sparesFree -= (d.sparesFree + rows - 1) / rows;
    }
    if (part == PerUnit::CoolantUnit && r.cooling.rideThrough) {
        d.degraded = d.step;
        Timeline(d).add(DrillPhase::RideThrough, *r.cooling.rideThrough, true);
        d.degraded.reset();
    }
    return stopsAndRestarts(std::move(d), c, *cause);
}

/// The job runs on while there are data in its buffers, then stands still until the storage is back.
void standsStill(Drill& d, const Case& c, const RateClass& cause, Duration hold) {
    d.stops = d.waitsForRepair = true;
    d.atRisk = c.s.design.checkpoint.interval + hold;
    d.degraded = d.step;
    Timeline t(d);
    const std::pair<DrillPhase, Duration> phases[] = {{DrillPhase::Detect, cause.detect},
                                                      {DrillPhase::Diagnose, c.s.design.reliability.diagnose},
                                                      {DrillPhase::Repair, cause.repairMedian}};
    for (const auto& [phase, lasts] : phases) {
        const Duration runs = std::min(lasts, hold);
        hold -= runs;
        if (runs.si > 0) t.add(phase, runs, true);
        if (runs < lasts) t.add(phase, lasts - runs);
    }
    d.degraded.reset();
}

/// All of the storage: nothing can be read or written until it is back.
void withoutStorage(Drill& d, const Case& c, const RateClass& cause) {
    const Reliability& in = c.s.design.reliability;
    const auto hold = plan::dataAtHand(c.s);
    d.left = Ratio{0};
    if (hold && *hold < cause.detect + in.diagnose + cause.repairMedian) return standsStill(d, c, cause, *hold);
    goesOnWhole(d, in, cause);
    d.atRisk = d.total + c.s.design.checkpoint.interval;
    // No copy lasts meanwhile: on average half of the time is done again if a failure comes.
    const double rate = c.s.results.reliability.interruptionRate.value_or(Rate{0}).si;
    d.lost = d.total * std::min(1.0, rate * d.total.si / 2);
}

/// One node: the job goes on, with slower checkpoints and, where it was near, waiting for its data.
Outcome<Drill> storageDrill(Drill d, const Case& c) {
    const PerUnit part = d.kind == DrillKind::Storage ? PerUnit::StorageSystem : PerUnit::StorageNode;
    const RateClass* cause = classOf(c.classes, part);
    if (!cause) return {std::nullopt, noClass(part)};
    const std::int64_t nodes = plan::countsOf(c.s).storageNodes;
    const auto& st = c.s.results.storage;
    if (nodes == 0 || !st.stall) return {std::nullopt, problem("drill.no_storage", {}, "tiers")};
    d.cardsHit = d.jobCards;
    d.resetShare = Ratio{cause->reset};
    if (d.kind == DrillKind::Storage || nodes == 1) {
        withoutStorage(d, c, *cause);
        return good(std::move(d));
    }
    d.left = Ratio{1 - 1 / static_cast<double>(nodes)};
    const auto flow = storage::dataFlow(plan::dataPath(c.s, d.left.si));
    d.degraded = fedStep(c, 1, flow ? std::optional(flow->delivered) : std::nullopt);
    const Checkpoint& k = c.s.design.checkpoint;
    if (k.mode == CheckpointMode::Synchronous && d.degraded) {
        const double servers = static_cast<double>(std::max<std::int64_t>(1, c.s.results.compute.servers));
        const auto stall =
            storage::stallSync(*st.checkpointSize, *st.writeBandwidth * d.left.si, servers, c.s.design.data.client);
        if (stall) d.degraded = *d.degraded * ((k.interval + *stall) / (k.interval + *st.stall)).si;
    }
    goesOnWhole(d, c.s.design.reliability, *cause);
    return good(std::move(d));
}

Outcome<Drill> silentDrill(Drill d, const Case& c) {
    const RateClass* cause = nullptr;
    for (const RateClass& k : c.classes)
        if (k.silent && (!cause || k.rate > cause->rate)) cause = &k;
    if (!cause) return {std::nullopt, noClass(PerUnit::Accelerator)};
    hits(d, c, PerUnit::Accelerator);
    d.cardsHit = 1;
    const Checkpoint& k = c.s.design.checkpoint;
    const Duration reach = ringReach(k.keep, k.interval, k.thinned);
    d.ringMiss = Ratio{cause->detect.si > 0 ? std::exp(-reach.si / cause->detect.si) : 0};
    Timeline(d).add(DrillPhase::Corrupt, cause->detect);
    return stopsAndRestarts(std::move(d), c, *cause);
}

Outcome<Drill> drillOne(Drill d, const Case& c) {
    switch (d.kind) {
        case DrillKind::Node:
        case DrillKind::Accelerator:
            return serverDrill(std::move(d), c);
        case DrillKind::Pdu:
        case DrillKind::Cdu:
        case DrillKind::Row:
            return domainDrill(std::move(d), c);
        case DrillKind::StorageNode:
        case DrillKind::Storage:
            return storageDrill(std::move(d), c);
        case DrillKind::Silent:
            return silentDrill(std::move(d), c);
        case DrillKind::Leaf:
        case DrillKind::Spine:
        case DrillKind::Core:
        case DrillKind::Link:
        case DrillKind::Plane:
            break;
    }
    return networkDrill(std::move(d), c);
}

}  // namespace

std::optional<double> stepSlowdown(const Design& design, const Results& results, std::size_t workload,
                                   const Item<Pool>& pool, const NetworkLoss& loss) {
    const auto& item = design.workloads[workload];
    const auto healthy = trainingCase(design, results, item, pool);
    const auto mapping = mappingInUse(design, results, workload);
    if (!healthy.step || !mapping) return std::nullopt;
    training::StepCase hurt = *healthy.step;
    std::vector<std::string> missing;
    hurt.layer.network = networkOf(design, results, pool, pool.value.accelerators, missing, loss);
    const auto before = training::stepAnswer(*healthy.step, *mapping), after = training::stepAnswer(hurt, *mapping);
    if (!before || !after || !(before->time.total > 0)) return std::nullopt;
    return std::max(1.0, after->time.total / before->time.total);
}

Outcome<DrillKind> drillKindOf(std::string_view word) {
    std::string words;
    for (const Choice& c : Choices<DrillKind>::rows) {
        if (c.word == word) return good(static_cast<DrillKind>(c.value));
        words += (words.empty() ? "" : ", ") + std::string(c.word);
    }
    return {std::nullopt, problem("drill.no_kind", {Arg::text(std::string(word)), Arg::text(words)})};
}

Outcome<std::vector<Drill>> drill(const Project& project, const Design& design, const Results& results,
                                  DrillKind kind) {
    std::vector<Drill> out;
    const auto classes = plan::classesOf(design.reliability);
    Results copy = results;
    const plan::Stage s{project, design, copy};
    for (std::size_t i = 0; i < design.workloads.size() && i < results.workloads.size(); ++i) {
        const auto& item = design.workloads[i];
        const auto* pool = plan::poolOf(design, item.value);
        if (item.value.kind != WorkloadKind::Training || !pool) continue;
        Drill d;
        d.kind = kind;
        d.workload = item.name;
        d.jobCards = pool->value.accelerators;
        d.sparesFree = pool->value.hotSpares;
        d.coldFree = pool->value.coldSpares;
        const Case c{s, item, *pool, i, classes, results.workloads[i].value.stepTime};
        d.step = fedStep(c, 1, results.storage.data.delivered);
        auto one = drillOne(std::move(d), c);
        if (!one) return {std::nullopt, one.problem};
        out.push_back(std::move(*one.value));
    }
    if (out.empty()) return {std::nullopt, problem("drill.no_run")};
    return good(std::move(out));
}

}  // namespace model
