// SPDX-License-Identifier: GPL-3.0-or-later
// Reliability: rates over the units a job touches, closed-form goodput and days.
// Expected time = (makespan with restarts + waiting for servers in repair and for storage) x slow servers + planned
// stops, one whenever the run has gone on for as long as lies between two.
#include <algorithm>
#include <cmath>

#include "model/core/statistics.h"
#include "model/plan/bridge.h"
#include "model/plan/calibrate.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "model/plan/job_faults.h"
#include "model/plan/stages.h"
#include "model/reliability/closed_forms.h"
#include "model/reliability/rates.h"
#include "model/reliability/spares.h"

namespace model::plan {
namespace {

constexpr double kMonthHours = 730;

struct Loss {
    double swaps = 0;  ///< share of the stops after which a cold spare is brought in
    double slow = 0;   ///< share added by slow servers and by flapping links
};

Loss losses(const Stage& s, Rate stops, Rate hands, const std::vector<RateClass>& classes,
            const ComponentCounts& counts) {
    const Reliability& in = s.design.reliability;
    Loss l;
    // A hot spare that is taken comes back when a cold one stands in for it, or from repair: Erlang's loss formula.
    const std::int64_t hot = sparesOf(s.design, true);
    const double refilling = hands.si * (sparesOf(s.design, false) > 0 ? in.swap : meanRepair(classes, counts)).si;
    double none = 1;
    if (const auto upTo = spareCoverage(refilling, hot); hot > 0 && upTo && *upTo > 0)
        none = 1 - spareCoverage(refilling, hot - 1).value_or(0) / *upTo;
    if (stops.si > 0) l.swaps = std::min(1.0, none * hands.si / stops.si);
    const double servers = static_cast<double>(trainingServers(s));
    const double slowServers = in.slowdown.si * (1 - probabilityOfNone(servers, in.slowServers.si));
    l.slow = slowServers + flapShare(s, classes, counts);
    return l;
}

/// Events that send servers to repair; classes with the same repair are one stream.
std::vector<RepairStream> repairStreams(const Stage& s, const std::vector<RateClass>& classes,
                                        const ComponentCounts& counts) {
    std::vector<RepairStream> streams;
    for (const auto& c : classes) {
        const Rate events = classRate(c, counts) * c.needsHardware;
        if (!interrupts(c) || !(events.si > 0)) continue;
        const std::int64_t servers = serversBehind(s, c.per, counts);
        const auto same = std::find_if(streams.begin(), streams.end(), [&](const RepairStream& r) {
            return r.median == c.repairMedian && r.sigma == c.repairSigma && r.servers == servers;
        });
        if (same != streams.end())
            same->events += events;
        else
            streams.push_back({events, c.repairMedian, c.repairSigma, servers});
    }
    return streams;
}

/// The makespan of a run and what stretches it beside faults.
struct ClosedForm {
    MakespanInputs inputs;
    MakespanMoments moments;  ///< with the waits for repairs
    Loss loss;
    SpareWaits waits;
    Duration swapping;        ///< of the run, bringing spares in
    Duration outages;         ///< of the run, without storage to read from
    Duration work;            ///< of the run, with its waiting for data
    Duration between, lasts;  ///< of planned stops
    double slower = 1;

    bool ends() const { return std::isfinite(moments.mean.si) && moments.mean.si > 0; }
    bool holds() const { return ends() && waits.holds; }
    Duration running() const { return moments.mean * slower; }
    /// R and a stop whenever it passes a multiple of `between`: lasts x sum of P(R > k between), R about normal. Where
    /// it spreads over more than one of them, half a stop less than R / between.
    Duration total() const {
        const Duration runs = running();
        if (!(lasts.si > 0)) return runs;
        const double ratio = (runs / between).si, spread = (moments.sd * slower / between).si;
        if (spread > 1) return runs + lasts * std::max(0.0, ratio - 0.5);
        constexpr double kFar = 9;
        const double first = std::max(1.0, std::floor(ratio - kFar * spread)), last = std::ceil(ratio + kFar * spread);
        double stops = first - 1;
        for (double k = first; k <= last; ++k)
            stops += spread > 0 ? std::erfc((k - ratio) / spread / std::sqrt(2.0)) / 2 : k < ratio ? 1 : 0;
        return runs + lasts * stops;
    }
    Duration quantile(double level) const {
        const Duration runs = makespanQuantileQuick(inputs, moments, level) * slower;
        return lasts.si > 0 ? runs + lasts * std::floor((runs / between).si) : runs;
    }
};

constexpr double kNeverEmpty = 30;

/// Cold spares being brought in: swaps go on side by side whatever fails meanwhile, an M/D/infinity queue that is empty
/// for e^{-rate x swap} of the time; the job stands still for the rest.
SpareWaits swapWaits(Rate swaps, Duration swap, Duration running) {
    SpareWaits w;
    const double load = swaps.si * swap.si;
    if (!(load > 0)) return w;
    w.holds = load < kNeverEmpty;
    w.wait = running * std::expm1(std::min(load, kNeverEmpty));
    const double each = swap.si * std::exp(std::min(load, kNeverEmpty));  // of one standstill, about
    w.variance = w.wait.si * each;
    w.third = w.variance * each;
    return w;
}

/// Outages of the storage come whatever the job does and run side by side: it stands still while one lasts. Their
/// lengths spread the days as exponential ones do: the far tail of the lognormal law says nothing of P90.
SpareWaits outageWaits(const Stage& s, const std::vector<RateClass>& classes, const ComponentCounts& counts,
                       Duration running) {
    SpareWaits w;
    double load = 0;
    for (const RateClass& c : classes) {
        const double rate = classRate(c, counts).si;
        const double each = standstillOf(s, c).si;
        load += rate * each;
        w.variance += running.si * rate * 2 * each * each;
        w.third += running.si * rate * 6 * each * each * each;
    }
    w.holds = load < kNeverEmpty;
    w.wait = running * std::expm1(std::min(load, kNeverEmpty));
    return w;
}

/// What silent faults take from the running time: share, and second and third moment of the loss per time. A thinned
/// ring keeps no copy of just the right age: rounding up to a power of two costs 1/ln 2 on average.
struct SilentLoss {
    double mean = 0, square = 0, cube = 0;
};

SilentLoss silentLoss(const Stage& s, const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    SilentLoss loss;
    const double rounding = s.design.checkpoint.thinned ? 1 / std::log(2.0) : 1;
    for (const auto& k : classes) {
        if (!interrupts(k) || !k.silent) continue;
        const double rate = classRate(k, counts).si, mean = k.detect.si * rounding;
        loss.mean += rate * mean;
        loss.square += rate * 2 * mean * mean;  // exponential latency
        loss.cube += rate * 6 * mean * mean * mean;
    }
    return loss;
}

/// Adds independent losses to the spread, whose mean is in the moments already.
void spread(MakespanMoments& m, double variance, double third) {
    const double all = m.sd.si * m.sd.si + variance;
    const double skew = m.skewness * m.sd.si * m.sd.si * m.sd.si + third;
    m.sd = Duration{std::sqrt(all)};
    if (all > 0) m.skewness = skew / (all * m.sd.si);
}

/// Failures strike a waiting job as they strike a running one, so the waits lie between what the makespan counts.
void addWaits(ClosedForm& c, const SpareWaits& waits) {
    const double factor = 1 + waits.wait.si / c.moments.mean.si, sd = c.moments.sd.si * factor;
    const double variance = sd * sd + waits.variance * factor * factor;
    const double third = c.moments.skewness * sd * sd * sd + waits.third * factor * factor * factor;
    c.moments.mean += waits.wait;
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
    const SilentLoss silent = silentLoss(s, classes, counts);
    if (stops.si > 0) c.inputs.restart += Duration{silent.mean / stops.si};
    c.inputs.restart += copyCost(s, classes, counts).lost;
    c.loss = losses(s, stops, *r.reliability.hardwareRate, classes, counts);
    // Steps that wait for data are long steps: faults and checkpoints come by the clock, not by the work done.
    c.work = *r.training.daysIdeal * (1 + dataOverhead(s.results));
    c.inputs = cutIntoSegments(c.inputs, c.work);
    c.moments = makespanMoments(c.inputs);
    if (c.ends()) {
        spread(c.moments, silent.square * c.moments.mean.si, silent.cube * c.moments.mean.si);
        const SpareWaits swapping = swapWaits(stops * c.loss.swaps, s.design.reliability.swap, c.moments.mean);
        c.swapping = swapping.wait;
        if (swapping.holds) addWaits(c, swapping);
        const std::int64_t spares = sparesOf(s.design, true) + sparesOf(s.design, false);
        c.waits = spareWaits(repairStreams(s, classes, counts), spares, c.moments.mean);
        if (c.waits.holds) addWaits(c, c.waits);
        const SpareWaits outages = outageWaits(s, classes, counts, c.moments.mean);
        c.outages = outages.wait;
        if (outages.holds) addWaits(c, outages);
        c.waits.holds = c.waits.holds && swapping.holds && outages.holds;
    }
    const Reliability& in = s.design.reliability;
    c.slower = 1 + c.loss.slow;
    c.lasts = in.plannedEvery * in.planned.si;
    c.between = in.plannedEvery - c.lasts;
    return c;
}

}  // namespace

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
    const auto classes = agedClasses(s);
    const auto counts = countsOf(s);
    const Duration watch = watchTime(s);
    const Rate stops = interruptionRate(classes, counts);
    double detect = 0, hands = 0;
    for (const auto& c : classes) {
        if (!interrupts(c)) continue;
        const double rate = classRate(c, counts).si;
        if (!c.silent) detect += rate * (c.detect.si + (isSilence(c) ? watch.si : 0));
        hands += rate * c.needsHardware;
    }
    r.communicator = communicatorStart(s.design);
    r.interruptionRate = stops;
    r.hardwareRate = Rate{hands};
    r.degradedRate = interruptionRate(classes, redundantCounts(s));
    r.interruptionsPerMonth = Ratio{stops.si * kMonthHours * 3600};
    if (stops.si > 0) r.mtti = Duration{1 / stops.si};
    const Duration repair = meanRepair(classes, counts);
    const double mean = hands * repair.si;
    if (mean < 1e9) r.sparesP99 = poissonQuantile(mean, 0.99);
    const auto& st = s.results.storage;
    if (st.load && detectionIsKnown(s))
        r.restart = Duration{stops.si > 0 ? detect / stops.si : 0} + in.diagnose + in.allocate + launchTime(s.design) +
                    copyCost(s, classes, counts).load + in.warmUp;
    if (st.stall && stops.si > 0) {
        r.optimalInterval = optimalInterval(*st.stall, stops);
        r.youngInterval = optimalIntervalYoung(*st.stall, stops);
        r.dalyInterval = optimalIntervalDaly(*st.stall, stops);
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
    const Duration total = form.total(), running = form.running();
    const Duration stalls = form.inputs.stall * form.inputs.segments, waits = form.waits.wait + form.swapping;
    r.goodput = ideal / total;
    r.plannedShare = (total - running) / total;
    r.slowShare = (running - form.moments.mean + form.work - ideal + form.outages) / total;
    r.waitShare = waits / total;
    r.checkpointShare = stalls / total;
    r.failureShare =
        Ratio{std::max(0.0, (form.moments.mean - form.work - stalls - waits - form.outages).si) / total.si};
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

RepairLoad repairLoad(const Project& project, const Design& design, const Results& results) {
    RepairLoad load;
    if (results.pools.size() != design.pools.size() || results.fabrics.size() != design.fabrics.size()) return load;
    if (!results.reliability.hardwareRate) return load;
    Results copy = results;
    const plan::Stage s{project, design, copy};
    load.actions = results.reliability.hardwareRate.value_or(Rate{0});
    load.repair = plan::meanRepair(plan::agedClasses(s), plan::countsOf(s));
    load.hotSpares = plan::sparesOf(design, true);
    return load;
}

ComponentCounts partsOfJob(const Project& project, const Design& design, const Results& results) {
    if (results.pools.size() != design.pools.size() || results.fabrics.size() != design.fabrics.size()) return {};
    Results copy = results;
    return plan::countsOf({project, design, copy});
}

std::optional<Duration> daysAtLevel(const Project& project, const Design& design, const Results& results,
                                    double level) {
    const auto& r = results.reliability;
    if (!results.training.daysIdeal || !r.goodput || !r.restart || !r.interruptionRate || !results.storage.stall)
        return std::nullopt;
    Results copy = results;
    const plan::Stage s{project, design, copy};
    const plan::ClosedForm form = plan::closedForm(s, plan::agedClasses(s), plan::countsOf(s));
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
    const auto classes = plan::agedClasses(s);
    const auto counts = plan::countsOf(s);
    for (const Duration interval : intervals) {
        IntervalPoint& point = points.emplace_back(IntervalPoint{interval, {}, {}, {}});
        if (!known) continue;
        changed.checkpoint.interval = interval;
        const plan::ClosedForm form = plan::closedForm(s, classes, counts);
        if (!form.holds()) continue;
        point.goodput = *copy.training.daysIdeal / form.total();
        point.daysP10 = form.quantile(0.1);
        point.daysP90 = form.quantile(0.9);
    }
    return points;
}

}  // namespace model
