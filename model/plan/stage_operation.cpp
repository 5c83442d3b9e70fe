// SPDX-License-Identifier: GPL-3.0-or-later
// Storage and reliability: checkpoint size and stall, rates over the units a job touches, closed-form goodput and days.
// Expected time = (makespan with restarts + waiting for servers in repair) x slow servers / (1 - planned stops).
#include <algorithm>
#include <cmath>

#include "model/core/statistics.h"
#include "model/plan/bridge.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "model/plan/stages.h"
#include "model/reliability/closed_forms.h"
#include "model/reliability/rates.h"
#include "model/reliability/spares.h"
#include "model/storage/storage.h"

namespace model::plan {
namespace {

constexpr std::int64_t kSocketsPerServer = 2;
constexpr double kMonthHours = 730;

storage::CheckpointPolicy policyOf(CheckpointContent c) {
    switch (c) {
        case CheckpointContent::Weights:
            return storage::CheckpointPolicy::WeightsBf16;
        case CheckpointContent::MixedBf16Gradients:
            return storage::CheckpointPolicy::AdamBf16Gradients;
        case CheckpointContent::MixedFp32Gradients:
            return storage::CheckpointPolicy::AdamFp32Gradients;
        case CheckpointContent::Bf16Moments:
            return storage::CheckpointPolicy::Bf16Moments;
        case CheckpointContent::Mixed:
            break;
    }
    return storage::CheckpointPolicy::AdamMixed;
}

/// True for pools that a training run uses; without any training run every pool counts.
std::vector<bool> trainingPools(const Design& d) {
    std::vector<bool> used(d.pools.size(), false);
    bool any = false;
    for (const auto& w : d.workloads)
        if (w.value.kind == WorkloadKind::Training)
            if (const auto* p = poolOf(d, w.value)) used[indexOf(d.pools, p)] = any = true;
    return any ? used : std::vector<bool>(d.pools.size(), true);
}

std::int64_t trainingServers(const Stage& s) {
    const auto used = trainingPools(s.design);
    std::int64_t n = 0;
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i]) n += s.results.pools[i].value.servers;
    return n;
}

ComponentCounts countsOf(const Stage& s) {
    ComponentCounts c;
    const auto used = trainingPools(s.design);
    Bytes memory{0};
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i]) continue;
        const Pool& p = s.design.pools[i].value;
        c.accelerators += p.accelerators;
        c.servers += s.results.pools[i].value.servers;
        c.nics += s.results.pools[i].value.servers * p.server.nics.value_or(0);
        memory += p.card.memory.value_or(Bytes{80e9}) * static_cast<double>(p.accelerators);
    }
    c.sockets = kSocketsPerServer * c.servers;
    if (c.accelerators > 0) c.memoryPerAccelerator = memory / static_cast<double>(c.accelerators);
    c.rackPowerUnits = s.results.racks.compute.value_or(0);
    c.coolantUnits = s.results.cooling.cdus.value_or(0);
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        if (s.design.fabrics[i].value.role != FabricRole::Compute) continue;
        const auto& f = s.results.fabrics[i].value;
        c.opticalLinks += f.nodeLinks.value_or(0);
        c.leafSwitches += f.leaves.value_or(0);
        c.spineSwitches += f.spines.value_or(0);
        c.coreSwitches += f.cores.value_or(0);
    }
    return c;
}

struct Loss {
    double swaps = 0;  ///< share of the stops after which a cold spare is brought in
    double slow = 0;   ///< share added by slow servers
};

/// Mean repair time of the events that need hands, weighted by their rates.
Duration meanRepair(const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    double rate = 0, time = 0;
    for (const auto& c : classes) {
        if (!interrupts(c)) continue;
        const double hands = classRate(c, counts).si * c.needsHardware;
        rate += hands;
        time += hands * c.repairMedian.si * std::exp(c.repairSigma * c.repairSigma / 2);
    }
    return Duration{rate > 0 ? time / rate : 0};
}

std::int64_t sparesOf(const Design& d, bool hot) {
    const auto used = trainingPools(d);
    std::int64_t n = 0;
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i]) n += hot ? d.pools[i].value.hotSpares : d.pools[i].value.coldSpares;
    return n;
}

Loss losses(const Stage& s, Rate stops, Rate hands, Duration repair) {
    const Reliability& in = s.design.reliability;
    Loss l;
    const std::int64_t hot = sparesOf(s.design, true);
    const double none = hot == 0 ? 1 : 1 - spareCoverage(hands.si * repair.si, hot - 1).value_or(0);
    if (stops.si > 0) l.swaps = std::min(1.0, none * hands.si / stops.si);
    const double servers = static_cast<double>(trainingServers(s));
    l.slow = in.slowdown.si * (1 - probabilityOfNone(servers, in.slowServers.si));
    return l;
}

/// Events that send servers to repair; classes with the same repair are one stream.
std::vector<RepairStream> repairStreams(const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    std::vector<RepairStream> streams;
    for (const auto& c : classes) {
        const Rate events = classRate(c, counts) * c.needsHardware;
        if (!interrupts(c) || !(events.si > 0)) continue;
        const auto same = std::find_if(streams.begin(), streams.end(), [&](const RepairStream& r) {
            return r.median == c.repairMedian && r.sigma == c.repairSigma;
        });
        if (same != streams.end())
            same->events += events;
        else
            streams.push_back({events, c.repairMedian, c.repairSigma});
    }
    return streams;
}

/// The makespan of a run and what stretches it beside faults.
struct ClosedForm {
    MakespanInputs inputs;
    MakespanMoments moments;  ///< with the waits for repairs
    Loss loss;
    SpareWaits waits;
    Duration swapping;  ///< of the run, bringing spares in
    double stretch = 1;

    bool ends() const { return std::isfinite(moments.mean.si) && moments.mean.si > 0; }
    bool holds() const { return ends() && waits.holds; }
    Duration quantile(double level) const { return makespanQuantileQuick(inputs, moments, level) * stretch; }
};

/// A restart that a swap of servers may lengthen, as one of fixed length that takes as long on average. A failure
/// during either begins it anew, and a swap that was begun stays to be done, so long swaps weigh more than their mean.
struct Recovery {
    Duration restart;  ///< R with e^{LR} = 1 + L E[recovery]
    Duration swap;     ///< of the recovery after one stop of the running job, on average
};

Recovery recoveryOf(Rate stops, Duration restart, Duration swap, double share) {
    const double rate = stops.si, whole = rate * (restart + swap).si;
    constexpr double kNeverOver = 30;  // e^30 attempts; the makespan says that it never ends
    if (!(rate > 0) || !(share > 0) || !(swap.si > 0) || !(whole < kNeverOver))
        return {restart + swap * share, swap * share};
    const double longer = std::expm1(whole) / rate, struck = -std::expm1(-rate * restart.si);
    const double alone = 1 - struck * (1 - share);
    const double shorter = struck * (1 / rate + share * longer) / alone;
    const double swapping = share + (1 - share) * struck * share / alone;
    return {Duration{std::log1p(rate * (share * longer + (1 - share) * shorter)) / rate},
            Duration{swapping * std::exp(whole) * -std::expm1(-rate * swap.si) / rate}};
}

/// Failures strike a waiting job as they strike a running one, so the waits lie between what the makespan counts.
void addWaits(ClosedForm& c) {
    const double factor = 1 + c.waits.wait.si / c.moments.mean.si, sd = c.moments.sd.si * factor;
    const double variance = sd * sd + c.waits.variance * factor * factor;
    const double third = c.moments.skewness * sd * sd * sd + c.waits.third * factor * factor * factor;
    c.moments.mean += c.waits.wait;
    c.moments.sd = Duration{std::sqrt(variance)};
    if (variance > 0) c.moments.skewness = third / (variance * c.moments.sd.si);
}

/// Needs ideal days, stall, restart and the interruption rate in the results.
ClosedForm closedForm(const Stage& s, const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    const auto& r = s.results;
    const Rate stops = *r.reliability.interruptionRate;
    ClosedForm c;
    c.inputs.interval = s.design.checkpoint.interval;
    c.inputs.stall = *r.storage.stall;
    c.inputs.restart = *r.reliability.restart;
    c.inputs.rate = stops;
    // A silent fault costs the work since its onset, on average its detection time, beside the restart.
    double silent = 0;
    for (const auto& k : classes)
        if (interrupts(k) && k.silent) silent += classRate(k, counts).si * k.detect.si;
    if (stops.si > 0) c.inputs.restart += Duration{silent / stops.si};
    c.loss = losses(s, stops, *r.reliability.hardwareRate, meanRepair(classes, counts));
    const Recovery recovery = recoveryOf(stops, c.inputs.restart, s.design.reliability.swap, c.loss.swaps);
    c.inputs.restart = recovery.restart;
    c.inputs = cutIntoSegments(c.inputs, *r.training.daysIdeal);
    c.moments = makespanMoments(c.inputs);
    if (c.ends()) {
        c.swapping = recovery.swap * (c.moments.failures * std::exp(-(stops * c.inputs.restart).si));
        const std::int64_t spares = sparesOf(s.design, true) + sparesOf(s.design, false);
        c.waits = spareWaits(repairStreams(classes, counts), spares, c.moments.mean);
        if (c.waits.holds) addWaits(c);
    }
    c.stretch = (1 + c.loss.slow) / (1 - s.design.reliability.planned.si);
    return c;
}

}  // namespace

void storageStage(const Stage& s) {
    auto& r = s.results.storage;
    ByteRate write{0}, read{0};
    Bytes capacity{0};
    for (const auto& t : s.design.tiers) {
        if (t.value.kind != TierKind::Hot) continue;
        const double n = static_cast<double>(t.value.nodes);
        write += t.value.write * n;
        read += t.value.read * n;
        capacity += t.value.capacity * n;
    }
    r.writeBandwidth = write;
    r.readBandwidth = read;
    r.hotCapacity = capacity;
    const Bytes perParameter = storage::bytesPerParameter(policyOf(s.design.checkpoint.content));
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& parameters = s.results.workloads[i].value.parameters;
        if (s.design.workloads[i].value.kind != WorkloadKind::Training || !parameters) continue;
        const auto size = storage::checkpointSize(parameters->si, perParameter);
        if (size) r.checkpointSize = r.checkpointSize ? std::max(*r.checkpointSize, *size) : *size;
    }
    const Checkpoint& c = s.design.checkpoint;
    if (s.results.training.tokensPerSecond)
        r.readNeeded = ByteRate{s.results.training.tokensPerSecond->si * c.samplePerToken.si};
    if (!r.checkpointSize) return;
    r.hotNeeded = storage::hotCapacity(static_cast<double>(c.keep), *r.checkpointSize, c.freeShare.si);
    if (write.si > 0) r.drain = storage::drainTime(*r.checkpointSize, write);
    if (read.si > 0) r.load = storage::drainTime(*r.checkpointSize, read);
    const double servers = static_cast<double>(std::max<std::int64_t>(1, s.results.compute.servers));
    r.stall =
        c.mode == CheckpointMode::Asynchronous ? storage::stallAsync(*r.checkpointSize, servers, c.snapshot) : r.drain;
    if (!r.drain) s.block("storage.no_write", "storage.write_bandwidth", {}, Severity::Warning);
    if (!r.load) s.block("storage.no_read", "storage.read_bandwidth", {}, Severity::Warning);
}

namespace {

/// True when all that the rates stand on is known; what is not is named.
bool ratesAreKnown(const Stage& s) {
    const auto used = trainingPools(s.design);
    bool known = true;
    for (const auto& c : s.design.reliability.classes) {
        if (perUnitOf(c.value.per) != PerUnit::Nic || !(c.value.rate.si > 0)) continue;
        for (std::size_t i = 0; i < used.size(); ++i)
            if (used[i] &&
                !s.need(s.design.pools[i].value.server.nics, "pools." + s.design.pools[i].name + ".server.nics"))
                known = false;
    }
    return known;
}

bool detectionIsKnown(const Stage& s) {
    bool known = true;
    if (s.design.reliability.monitored) return known;
    for (const auto& c : s.design.reliability.classes)
        if (!s.need(c.value.detectUnmonitored, "reliability.classes." + c.name + ".detect_unmonitored")) known = false;
    return known;
}

/// The closed form does not hold: names the pool of the fewest spares among those that train.
void sparesShort(const Stage& s, double inRepair) {
    const auto used = trainingPools(s.design);
    const Item<Pool>* least = nullptr;
    const auto spares = [](const Item<Pool>& p) { return p.value.hotSpares + p.value.coldSpares; };
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i] && (!least || spares(s.design.pools[i]) < spares(*least))) least = &s.design.pools[i];
    const double have = static_cast<double>(sparesOf(s.design, true) + sparesOf(s.design, false));
    s.block("reliability.spares_short", "pools." + (least ? least->name : std::string()) + ".cold_spares",
            {Arg::number(have), Arg::number(inRepair), Arg::number(kMostWaiting, "%"),
             Arg::number(static_cast<double>(s.results.reliability.sparesP99.value_or(0)))});
}

}  // namespace

void reliabilityStage(const Stage& s) {
    auto& r = s.results.reliability;
    const Reliability& in = s.design.reliability;
    r.replacementRate = replacementRate(s.results.compute.accelerators, in.afr);
    r.replacementsPerMonth = Ratio{r.replacementRate->si * kMonthHours * 3600};
    if (!ratesAreKnown(s)) return;
    const auto classes = classesOf(in);
    const auto counts = countsOf(s);
    const Rate stops = interruptionRate(classes, counts);
    double detect = 0, hands = 0;
    for (const auto& c : classes) {
        if (!interrupts(c)) continue;
        const double rate = classRate(c, counts).si;
        if (!c.silent) detect += rate * c.detect.si;
        hands += rate * c.needsHardware;
    }
    r.interruptionRate = stops;
    r.hardwareRate = Rate{hands};
    r.interruptionsPerMonth = Ratio{stops.si * kMonthHours * 3600};
    if (stops.si > 0) r.mtti = Duration{1 / stops.si};
    const Duration repair = meanRepair(classes, counts);
    const double mean = hands * repair.si;
    if (mean < 1e9) r.sparesP99 = poissonQuantile(mean, 0.99);
    const auto& st = s.results.storage;
    if (st.load && detectionIsKnown(s))
        r.restart = Duration{stops.si > 0 ? detect / stops.si : 0} + in.diagnose + in.allocate + in.launch + *st.load +
                    in.warmUp;
    if (st.stall && stops.si > 0) {
        r.optimalInterval = optimalInterval(*st.stall, stops);
        r.youngInterval = optimalIntervalYoung(*st.stall, stops);
    }
    if (!r.restart || !st.stall || !s.results.training.daysIdeal) return;
    const Duration ideal = *s.results.training.daysIdeal;
    const ClosedForm form = closedForm(s, classes, counts);
    if (!form.ends()) {
        s.block("reliability.never_ends", "checkpoint.interval", {Arg::number(1 / stops.si, "h")});
        return;
    }
    if (!form.holds()) {
        sparesShort(s, mean);
        return;
    }
    const Duration total = form.moments.mean * form.stretch;
    const Duration stalls = form.inputs.stall * form.inputs.segments, waits = form.waits.wait + form.swapping;
    r.goodput = ideal / total;
    r.plannedShare = in.planned;
    r.slowShare = Ratio{form.loss.slow / (1 + form.loss.slow) * (1 - in.planned.si)};
    r.waitShare = waits / total;
    r.checkpointShare = stalls / total;
    r.failureShare = Ratio{std::max(0.0, (form.moments.mean - ideal - stalls - waits).si) / total.si};
    auto& t = s.results.training;
    t.daysMean = total;
    t.daysP50 = form.quantile(0.5);
    t.daysP90 = form.quantile(0.9);
    setModelBand(s.design, t);
}

/// What the step model's error makes of the days, by the least certain accelerator that trains.
void setModelBand(const Design& design, TrainingResults& t) {
    double error = -1;
    for (const auto& w : design.workloads) {
        const auto* pool = poolOf(design, w.value);
        if (pool && w.value.kind == WorkloadKind::Training && w.value.speed == SpeedSource::StepModel)
            error = std::max(error, pool->value.card.efficiency.residual.si);
    }
    if (error < 0 || !t.daysP50) return;
    t.daysLow = *t.daysP50 * std::max(0.0, 1 - error);
    t.daysHigh = *t.daysP50 * (1 + error);
}

}  // namespace model::plan

namespace model {

std::optional<SimulationInputs> simulationInputs(const Project& project, const Design& design, const Results& results) {
    if (!results.training.daysIdeal || !results.storage.stall || !results.reliability.restart) return std::nullopt;
    Results copy = results;
    const plan::Stage s{project, design, copy};
    const Reliability& r = design.reliability;
    SimulationInputs in;
    in.work = *results.training.daysIdeal;
    in.interval = design.checkpoint.interval;
    in.stall = *results.storage.stall;
    in.restart = r.diagnose + r.allocate + r.launch + *results.storage.load + r.warmUp;
    in.restartSigma = r.restartSigma.si;
    in.classes = failureClasses(plan::classesOf(r), plan::countsOf(s));
    const std::int64_t hot = plan::sparesOf(design, true), cold = plan::sparesOf(design, false);
    in.spareServers = hot + cold;
    in.swapTime = hot > 0 ? Duration{0} : r.swap;
    in.degradedShare = 1 - probabilityOfNone(static_cast<double>(plan::trainingServers(s)), r.slowServers.si);
    in.slowdown = r.slowdown.si;
    in.replications = r.replications;
    in.seed = static_cast<std::uint64_t>(r.seed);
    return in;
}

void applySimulation(const Project& project, const Design& design, const SimulationResult& run, Results& results) {
    if (run.hopeless || run.replications < 1 || !results.training.daysIdeal) return;
    const double planned = 1 - design.reliability.planned.si;
    auto& t = results.training;
    t.daysMean = Duration{run.mean.mean / planned};
    t.daysP50 = Duration{run.p50.value / planned};
    t.daysP90 = Duration{run.p90.value / planned};
    plan::setModelBand(design, t);
    auto& r = results.reliability;
    r.goodput = *t.daysIdeal / *t.daysMean;
    // Of the expected time, planned stops included: with goodput and planned stops the shares make up all of it.
    const auto share = [&](Duration d) { return d / *t.daysMean; };
    r.checkpointShare = share(run.ledger.checkpoint);
    r.failureShare = share(run.ledger.lost + run.ledger.detect + run.ledger.restart);
    r.waitShare = share(run.ledger.waitForSpare + run.ledger.swap);
    r.slowShare = share(run.ledger.degraded);
    r.plannedShare = design.reliability.planned;
    results.simulated = true;
    // Findings speak of the numbers beside them: those of the stages before stand, but for what kept the closed form
    // from an answer; the others are said anew.
    results.problems = evaluateUntil(project, design, Stop::AfterReliability).problems;
    std::erase_if(results.problems, [](const Problem& p) {
        return p.id == "reliability.spares_short" || p.id == "reliability.never_ends";
    });
    plan::recost(project, design, results);
    plan::findingsStage({project, design, results});
}

RepairLoad repairLoad(const Project& project, const Design& design, const Results& results) {
    RepairLoad load;
    if (results.pools.size() != design.pools.size() || results.fabrics.size() != design.fabrics.size()) return load;
    if (!results.reliability.hardwareRate) return load;
    Results copy = results;
    const plan::Stage s{project, design, copy};
    load.actions = results.reliability.hardwareRate.value_or(Rate{0});
    load.repair = plan::meanRepair(plan::classesOf(design.reliability), plan::countsOf(s));
    load.hotSpares = plan::sparesOf(design, true);
    return load;
}

std::optional<Duration> daysAtLevel(const Project& project, const Design& design, const Results& results,
                                    double level) {
    const auto& r = results.reliability;
    if (!results.training.daysIdeal || !r.goodput || !r.restart || !r.interruptionRate || !results.storage.stall)
        return std::nullopt;
    Results copy = results;
    const plan::Stage s{project, design, copy};
    const plan::ClosedForm form = plan::closedForm(s, plan::classesOf(design.reliability), plan::countsOf(s));
    return form.holds() ? std::optional(form.quantile(level)) : std::nullopt;
}

std::vector<IntervalPoint> overIntervals(const Project& project, const Design& design, const Results& results,
                                         CheckpointMode mode, const std::vector<Duration>& intervals) {
    std::vector<IntervalPoint> points;
    Design changed = design;
    changed.checkpoint.mode = mode;
    Results copy = results;
    copy.storage = {};
    copy.reliability = {};
    const plan::Stage s{project, changed, copy};
    plan::storageStage(s);
    plan::reliabilityStage(s);
    const auto& r = copy.reliability;
    const bool known = copy.training.daysIdeal && r.restart && r.interruptionRate && copy.storage.stall;
    const auto classes = plan::classesOf(design.reliability);
    const auto counts = plan::countsOf(s);
    for (const Duration interval : intervals) {
        IntervalPoint& point = points.emplace_back(IntervalPoint{interval, {}, {}, {}});
        if (!known) continue;
        changed.checkpoint.interval = interval;
        const plan::ClosedForm form = plan::closedForm(s, classes, counts);
        if (!form.holds()) continue;
        point.goodput = *copy.training.daysIdeal / (form.moments.mean * form.stretch);
        point.daysP10 = form.quantile(0.1);
        point.daysP90 = form.quantile(0.9);
    }
    return points;
}

}  // namespace model
