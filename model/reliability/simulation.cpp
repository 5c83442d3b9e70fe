// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs to a plan, replications into slots, slots to a result. Sums over replications are integers, so they do not
// depend on who finished first.
#include "model/reliability/simulation.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>

#include "model/core/parallel.h"
#include "model/reliability/ageing.h"
#include "model/reliability/campaign.h"

namespace model {
namespace {

constexpr double kNsPerSecond = 1e9;
constexpr double kHopeless = 30;  // failures expected per segment or restart: e^30 attempts
constexpr std::int64_t kMostServersLost = 4096;

/// Sum of any number of int64 without overflow and in any order.
class WideSum {
public:
    void add(std::int64_t value) {
        const auto v = static_cast<std::uint64_t>(value);
        m_low += v;
        m_high += (value < 0 ? -1 : 0) + (m_low < v ? 1 : 0);
    }
    void add(const WideSum& o) {
        m_low += o.m_low;
        m_high += o.m_high + (m_low < o.m_low ? 1 : 0);
    }
    double value() const { return static_cast<double>(m_high) * 0x1p64 + static_cast<double>(m_low); }

private:
    std::uint64_t m_low = 0;
    std::int64_t m_high = 0;
};

struct ClassSums {
    WideSum failures, loss;
};

bool finiteNotNegative(double x) {
    return x >= 0 && std::isfinite(x);
}
bool isShare(double x) {
    return x >= 0 && x <= 1;
}

bool isGood(const FailureClass& c) {
    return finiteNotNegative(c.rate.si) && isShare(c.needsHardware) && finiteNotNegative(c.detect.si) &&
           finiteNotNegative(c.watch.si) && finiteNotNegative(c.repairMedian.si) && finiteNotNegative(c.repairSigma) &&
           finiteNotNegative(c.silentLatency.si) && finiteNotNegative(c.lasts.si) && isShare(c.deeper) &&
           (!c.dataLast || finiteNotNegative(c.dataLast->si)) && isShare(c.keep) && finiteNotNegative(c.units) &&
           (!c.ages || c.units > 0) && c.serversLost >= 0;
}

bool isGood(const CheckpointLevel& l) {
    return l.every >= 1 && finiteNotNegative(l.drain.si) && finiteNotNegative(l.load.si);
}

constexpr double kLeastShape = 0.1, kMostShape = 20;

bool isGood(const SimulationInputs& in) {
    return finiteNotNegative(in.work.si) && in.interval.si > 0 && finiteNotNegative(in.stall.si) &&
           finiteNotNegative(in.restart.si) && finiteNotNegative(in.restartSigma) &&
           finiteNotNegative(in.swapTime.si) && finiteNotNegative(in.refill.si) && isShare(in.degradedShare) &&
           finiteNotNegative(in.slowdown) && finiteNotNegative(in.precision) && finiteNotNegative(in.fleetAge.si) &&
           in.ageShape >= kLeastShape && in.ageShape <= kMostShape && finiteNotNegative(in.plannedLasts.si) &&
           finiteNotNegative(in.plannedEvery.si) && (in.plannedLasts.si == 0 || in.plannedLasts < in.plannedEvery) &&
           in.levels.size() <= kMostLevels && in.ring >= 0 && in.hotSpares >= 0 &&
           std::all_of(in.levels.begin(), in.levels.end(), [](const CheckpointLevel& l) { return isGood(l); }) &&
           std::all_of(in.classes.begin(), in.classes.end(), [](const FailureClass& c) { return isGood(c); });
}

std::int64_t toNs(Duration d, std::int64_t limit) {
    const double ns = std::round(d.si * kNsPerSecond);
    return ns < static_cast<double>(limit) ? static_cast<std::int64_t>(ns) : limit;
}

/// Cuts the work into cycles. False if even without failures it takes too long.
bool planCycles(const SimulationInputs& in, CampaignPlan& plan) {
    const double factor = in.degradedShare * in.slowdown;
    plan.work = toNs(in.work, kLongest);
    plan.stall = toNs(in.stall, kLongest);
    if (plan.work == 0) return true;
    plan.interval = std::clamp<std::int64_t>(toNs(in.interval, plan.work), 1, plan.work);
    plan.fullCycles = (plan.work - 1) / plan.interval;
    plan.lastInterval = plan.work - plan.fullCycles * plan.interval;
    const auto stretched = [&](std::int64_t ns) {
        return toNs({static_cast<double>(ns) * factor / kNsPerSecond}, kLongest);
    };
    plan.stretch = stretched(plan.interval);
    plan.lastStretch = stretched(plan.lastInterval);
    const double cycle =
        static_cast<double>(plan.interval) + static_cast<double>(plan.stretch) + static_cast<double>(plan.stall);
    if (!(cycle * (static_cast<double>(plan.fullCycles) + 1) < static_cast<double>(kLongest))) return false;
    plan.cycle = plan.interval + plan.stretch + plan.stall;
    plan.lastCycle = plan.lastInterval + plan.lastStretch + plan.stall;
    return true;
}

/// A level drains one copy at a time: where that takes longer than the cycles between two, fewer are begun.
void planLevels(const SimulationInputs& in, CampaignPlan& plan) {
    for (const CheckpointLevel& l : in.levels) {
        LevelPlan level{l.every, toNs(l.drain, kLongestPhase), toNs(l.load, kLongestPhase)};
        if (plan.cycle > 0) level.every = std::max(level.every, (level.drain + plan.cycle - 1) / plan.cycle);
        plan.levels.push_back(level);
    }
    if (plan.levels.empty()) plan.levels.emplace_back();
    plan.ring = in.ring;
    plan.thinned = in.thinned;
}

ClassPlan planOf(const FailureClass& c) {
    ClassPlan p;
    p.effect = c.effect;
    p.detect = toNs(c.detect, kLongestPhase);
    p.watch = toNs(c.watch, kLongestPhase);
    p.serversLost = std::min(c.serversLost, kMostServersLost);
    p.hardware = c.needsHardware;
    p.repairMedian = c.repairMedian.si * kNsPerSecond;
    p.repairSigma = c.repairSigma;
    p.silentMean = c.silentLatency.si * kNsPerSecond;
    p.lasts = c.lasts.si * kNsPerSecond;
    if (c.dataLast) p.dataLast = toNs(*c.dataLast, kLongest);
    p.level = c.level;
    p.hardwareLevel = c.hardwareLevel;
    p.deeper = c.deeper;
    p.keep = c.keep;
    p.units = c.units;
    return p;
}

void planFailures(const SimulationInputs& in, CampaignPlan& plan, std::vector<std::size_t>& origin) {
    std::vector<double> weights, aged;
    double rate = 0;
    const bool withAges = in.ageShape != 1;
    for (std::size_t i = 0; i < in.classes.size(); ++i) {
        const FailureClass& c = in.classes[i];
        if (c.rate.si == 0) continue;
        origin.push_back(i);
        plan.classes.push_back(planOf(c));
        ClassPlan& p = plan.classes.back();
        if (withAges && c.ages && c.effect == FailureEffect::Stops) {
            p.life = weibullScale(Duration{c.units / c.rate.si}, in.ageShape).si / 3600;
            aged.push_back(c.units * std::pow(p.life, -in.ageShape));
            plan.ageing.push_back(plan.classes.size() - 1);
            plan.agedScale += aged.back();
        } else {
            weights.push_back(c.rate.si);
            plan.constant.push_back(plan.classes.size() - 1);
            rate += c.rate.si;
        }
        plan.anySilent = plan.anySilent || c.silentLatency.si > 0;
        plan.anyHardware = plan.anyHardware || c.needsHardware > 0;
    }
    plan.meanGap = rate > 0 ? kNsPerSecond / rate : 0;
    plan.alias = AliasTable(weights);
    plan.agedAlias = AliasTable(aged);
    plan.ageShape = in.ageShape;
    plan.fleetAge = in.fleetAge.si / 3600;
    plan.seed = in.seed;
    plan.restart = in.restart.si * kNsPerSecond;
    plan.restartSigma = in.restartSigma;
    plan.swap = toNs(in.swapTime, kLongestPhase);
    plan.refill = toNs(in.refill, kLongestPhase);
    plan.spares = in.spareServers;
    plan.hot = in.hotSpares;
    plan.anyHardware =
        plan.anyHardware && (plan.spares >= 0 || plan.swap > 0 || !plan.ageing.empty() || plan.levels.size() > 1);
    plan.exponentialDetection = in.exponentialDetection;
    plan.failuresDuringRestart = in.restartModel == RestartModel::A;
    plan.plannedEvery = toNs(in.plannedEvery, kLongest);
    plan.plannedLasts = std::min(toNs(in.plannedLasts, kLongest), std::max<std::int64_t>(0, plan.plannedEvery - 1));
}

/// Found before anything is run: so many failures per segment or restart that the end is out of reach.
bool isHopeless(const SimulationInputs& in) {
    SimulationInputs hot = in;
    hot.swapTime = {};  // swaps are not begun anew by failures: standing still for them has an end
    const MakespanInputs twin = analyticTwin(hot);
    const double perSegment = twin.rate.si * (twin.interval.si + twin.stall.si);
    const double perRestart = twin.model == RestartModel::A ? twin.rate.si * twin.restart.si : 0;
    if (!(perSegment < kHopeless) || !(perRestart < kHopeless)) return twin.segments > 0;
    return !(makespanMoments(twin).failures < static_cast<double>(kMostFailures));
}

/// Tells at most five times a second; called from all threads.
class ProgressGate {
public:
    ProgressGate(const Progress& progress, std::int64_t total) : m_progress(progress), m_total(total) {}
    void add(std::int64_t count) {
        const std::int64_t done = m_done.fetch_add(count) + count;
        if (!m_progress) return;
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        const auto now = std::chrono::steady_clock::now();
        if (!lock || now < m_next) return;
        m_next = now + std::chrono::milliseconds(200);
        m_progress(done, m_total);
    }

private:
    const Progress& m_progress;
    std::int64_t m_total;
    std::atomic<std::int64_t> m_done{0};
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_next = std::chrono::steady_clock::now() + std::chrono::milliseconds(50);
};

struct Play {
    std::vector<std::vector<CampaignRecord>> blocks;  // one per piece of work; empty where it was never begun
    std::vector<ClassSums> sums;
    bool endless = false, waiting = false;
};

/// Of a campaign given up: it stood for servers in repair rather than for failures in a row.
bool waitsForRepairs(const CampaignRecord& r) {
    std::int64_t sum = 0;
    for (const std::int64_t part : r.ledger) sum += part;
    return r.peakDown > kMostDown || r.ledger[static_cast<std::size_t>(Slot::WaitForSpare)] > sum / 2;
}

/// Replications `first` to `last`; what they cause is added to `play`.
void playSome(const SimulationInputs& in, const CampaignPlan& plan, std::size_t first, std::size_t last,
              const std::stop_token& stop, ProgressGate& gate, Play& play) {
    const auto block = static_cast<std::size_t>(std::clamp<std::int64_t>(in.blockSize, 1, kMaxReplications));
    const std::size_t before = play.blocks.size(), blocks = (last - first + block - 1) / block;
    play.blocks.resize(before + blocks);
    std::mutex mutex;
    std::atomic<bool> endless{false}, waiting{false};
    const std::function<bool()> cancelled = [&] {
        return endless.load(std::memory_order_relaxed) || stop.stop_requested();
    };
    const auto body = [&](std::size_t b) {
        std::vector<ClassSums> sums(plan.classes.size());
        std::vector<ClassTally> tally(plan.classes.size());
        const std::size_t from = first + b * block, to = std::min(last, from + block);
        std::vector<CampaignRecord>& records = play.blocks[before + b];
        records.reserve(to - from);
        for (std::size_t i = from; i < to && !cancelled(); ++i) {
            std::fill(tally.begin(), tally.end(), ClassTally{});
            records.push_back(playCampaign(plan, static_cast<std::uint32_t>(i), tally, cancelled));
            if (records.back().endless) {
                endless = true;
                if (waitsForRepairs(records.back())) waiting = true;
            }
            if (!records.back().finished) continue;
            for (std::size_t c = 0; c < tally.size(); ++c) {
                sums[c].failures.add(tally[c].failures);
                sums[c].loss.add(tally[c].loss);
            }
        }
        gate.add(static_cast<std::int64_t>(to - from));
        const std::lock_guard lock(mutex);
        for (std::size_t c = 0; c < sums.size(); ++c) {
            play.sums[c].failures.add(sums[c].failures);
            play.sums[c].loss.add(sums[c].loss);
        }
    };
    parallelFor(blocks, in.threads, stop, body);
    play.endless = play.endless || endless;
    play.waiting = play.waiting || waiting;
}

constexpr std::size_t kFirstBatch = 512, kNextBatch = 256;

/// True when the P90 is known well enough. Looks at results alone, never at clocks.
bool isPrecise(const Play& play, double precision) {
    std::vector<double> walls;
    for (const auto& block : play.blocks)
        for (const CampaignRecord& r : block)
            if (r.finished) walls.push_back(static_cast<double>(r.wall));
    std::sort(walls.begin(), walls.end());
    const QuantileEstimate p90 = quantileWithInterval(walls, 0.9);
    return p90.bounded && (p90.high - p90.low) / 2 <= precision * p90.value;
}

/// All replications wanted, or as many as the precision wanted takes; `wanted` becomes what was aimed at.
Play playAll(const SimulationInputs& in, const CampaignPlan& plan, std::size_t& wanted, const std::stop_token& stop,
             const Progress& progress) {
    Play play;
    play.sums.resize(plan.classes.size());
    ProgressGate gate(progress, static_cast<std::int64_t>(wanted));
    if (!(in.precision > 0)) {
        playSome(in, plan, 0, wanted, stop, gate, play);
        return play;
    }
    std::size_t done = 0;
    while (done < wanted && !play.endless && !stop.stop_requested()) {
        const std::size_t next = std::min(wanted, done == 0 ? kFirstBatch : done + kNextBatch);
        playSome(in, plan, done, next, stop, gate, play);
        done = next;
        if (!stop.stop_requested() && isPrecise(play, in.precision)) wanted = done;
    }
    return play;
}

std::uint64_t mixed(std::uint64_t hash, std::int64_t value) {  // finaliser of SplitMix64 (Steele et al., 2014)
    std::uint64_t z = (hash ^ static_cast<std::uint64_t>(value)) + 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

TimeLedger meanLedger(const std::array<WideSum, kSlots>& sums, double count) {
    const auto mean = [&](Slot s) {
        return Duration{sums[static_cast<std::size_t>(s)].value() / count / kNsPerSecond};
    };
    return {mean(Slot::Productive), mean(Slot::Checkpoint),   mean(Slot::Lost),   mean(Slot::Detect),
            mean(Slot::Watch),      mean(Slot::WaitForSpare), mean(Slot::Swap),   mean(Slot::Restart),
            mean(Slot::Load),       mean(Slot::Degraded),     mean(Slot::Planned)};
}

struct Totals {
    std::array<WideSum, kSlots> ledger;
    WideSum failures, slowdowns;
    std::vector<double> peaks;
};

void count(const CampaignRecord& record, Totals& totals, SimulationResult& out) {
    if (!record.finished) return;
    std::int64_t sum = 0;
    for (std::size_t s = 0; s < kSlots; ++s) {
        totals.ledger[s].add(record.ledger[s]);
        sum += record.ledger[s];
        out.hash = mixed(out.hash, record.ledger[s]);
    }
    out.ledgerExact = out.ledgerExact && sum == record.wall;
    out.hash = mixed(mixed(out.hash, record.failures), record.peakDown);
    totals.failures.add(record.failures);
    totals.slowdowns.add(record.slowdowns);
    totals.peaks.push_back(static_cast<double>(record.peakDown));
    out.restartsFromScratch += record.fromScratch;
    out.wallTimes.push_back(static_cast<double>(record.wall) / kNsPerSecond);
}

/// Everything that is counted, in order of replication; unfinished ones are passed over.
void reduce(const SimulationInputs& in, const Play& play, SimulationResult& out) {
    Totals totals;
    for (const auto& block : play.blocks)
        for (const CampaignRecord& record : block) count(record, totals, out);
    out.replications = static_cast<std::int64_t>(out.wallTimes.size());
    if (out.replications == 0) return;
    const auto done = static_cast<double>(out.replications);
    out.mean = meanWithInterval(out.wallTimes);
    std::sort(out.wallTimes.begin(), out.wallTimes.end());
    std::sort(totals.peaks.begin(), totals.peaks.end());
    out.p10 = quantileWithInterval(out.wallTimes, 0.1);
    out.p50 = quantileWithInterval(out.wallTimes, 0.5);
    out.p90 = quantileWithInterval(out.wallTimes, 0.9);
    out.peakDownP99 = static_cast<std::int64_t>(quantileWithInterval(totals.peaks, 0.99).value);
    out.goodput = out.mean.mean > 0 ? in.work.si / out.mean.mean : 1;
    out.meanFailures = totals.failures.value() / done;
    out.meanSlowdowns = totals.slowdowns.value() / done;
    out.ledger = meanLedger(totals.ledger, done);
}

}  // namespace

Duration TimeLedger::total() const {
    return productive + checkpoint + lost + detect + watch + waitForSpare + swap + restart + load + degraded + planned;
}

SimulationResult simulate(const SimulationInputs& in, const std::stop_token& stop, const Progress& progress) {
    SimulationResult out;
    if (!isGood(in)) return out;
    CampaignPlan plan;
    std::vector<std::size_t> origin;
    const bool fits = planCycles(in, plan);
    planLevels(in, plan);
    planFailures(in, plan, origin);
    if (!fits || isHopeless(in)) {
        out.outcome = fits ? SimulationOutcome::NeverEnds : SimulationOutcome::TooLong;
        out.hopeless = true;
        return out;
    }
    auto wanted = static_cast<std::size_t>(std::clamp<std::int64_t>(in.replications, 1, kMaxReplications));
    const Play play = playAll(in, plan, wanted, stop, progress);
    reduce(in, play, out);
    for (std::size_t c = 0; c < origin.size() && out.replications > 0; ++c) {
        const auto count = static_cast<double>(out.replications);
        out.classes.push_back({in.classes[origin[c]].id, play.sums[c].failures.value() / count,
                               Duration{play.sums[c].loss.value() / count / kNsPerSecond}});
    }
    out.hopeless = play.endless;
    out.complete = !play.endless && out.replications == static_cast<std::int64_t>(wanted);
    out.outcome = play.waiting   ? SimulationOutcome::SparesShort
                  : play.endless ? SimulationOutcome::NeverEnds
                  : out.complete ? SimulationOutcome::Complete
                                 : SimulationOutcome::Cancelled;
    if (progress && out.complete) progress(out.replications, out.replications);
    return out;
}

std::vector<FailureClass> failureClasses(const std::vector<RateClass>& classes, const ComponentCounts& counts,
                                         bool monitored) {
    std::vector<FailureClass> out;
    for (const RateClass& item : classes) {
        const Rate rate = classRate(item, counts);
        if (!interrupts(item) || !(rate.si > 0)) continue;
        FailureClass c;
        c.id = item.id;
        c.rate = rate;
        c.needsHardware = item.needsHardware;
        c.detect = monitored ? item.detect : item.detectUnmonitored;
        c.repairMedian = item.repairMedian;
        c.repairSigma = item.repairSigma;
        if (item.silent) std::swap(c.detect, c.silentLatency);
        out.push_back(std::move(c));
    }
    return out;
}

MakespanInputs analyticTwin(const SimulationInputs& in) {
    Rate rate;
    double weighted = 0, swaps = 0;  // rate x detection; rate of swaps
    for (const FailureClass& c : in.classes) {
        if (c.effect != FailureEffect::Stops) continue;
        const Rate stops = c.rate * c.keep;
        rate += stops;
        weighted += stops.si * (c.detect.si + c.watch.si);
        swaps += stops.si * c.needsHardware;
    }
    MakespanInputs twin{.segments = 0,
                        .interval = in.interval,
                        .stall = in.stall,
                        .restart = in.restart,
                        .rate = rate,
                        .model = in.restartModel};
    if (rate.si > 0) twin.restart += Duration{weighted / rate.si};
    if (!in.levels.empty()) twin.restart += in.levels.front().load;
    // Swaps go on side by side: the first adds its time, those that strike meanwhile prolong it.
    if (in.hotSpares == 0 && rate.si > 0)
        twin.restart += Duration{std::expm1(std::min(30.0, swaps * in.swapTime.si)) / rate.si};
    twin = cutIntoSegments(twin, in.work);
    twin.stall += twin.interval * (in.degradedShare * in.slowdown);  // slowed steps cost like a stall
    return twin;
}

}  // namespace model
