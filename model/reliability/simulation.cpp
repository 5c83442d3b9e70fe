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
           finiteNotNegative(c.repairMedian.si) && finiteNotNegative(c.repairSigma) &&
           finiteNotNegative(c.silentLatency.si) && c.serversLost >= 0;
}

bool isGood(const SimulationInputs& in) {
    return finiteNotNegative(in.work.si) && in.interval.si > 0 && finiteNotNegative(in.stall.si) &&
           finiteNotNegative(in.restart.si) && finiteNotNegative(in.restartSigma) &&
           finiteNotNegative(in.swapTime.si) && isShare(in.degradedShare) && finiteNotNegative(in.slowdown) &&
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

void planFailures(const SimulationInputs& in, CampaignPlan& plan, std::vector<std::size_t>& origin) {
    std::vector<double> weights;
    double rate = 0;
    for (std::size_t i = 0; i < in.classes.size(); ++i) {
        const FailureClass& c = in.classes[i];
        if (c.rate.si == 0) continue;
        origin.push_back(i);
        weights.push_back(c.rate.si);
        rate += c.rate.si;
        plan.classes.push_back({toNs(c.detect, kLongestPhase), std::min(c.serversLost, kMostServersLost),
                                c.needsHardware, c.repairMedian.si * kNsPerSecond, c.repairSigma,
                                c.silentLatency.si * kNsPerSecond});
        plan.anySilent = plan.anySilent || c.silentLatency.si > 0;
        plan.anyHardware = plan.anyHardware || c.needsHardware > 0;
    }
    plan.meanGap = rate > 0 ? kNsPerSecond / rate : 0;
    plan.alias = AliasTable(weights);
    plan.seed = in.seed;
    plan.restart = in.restart.si * kNsPerSecond;
    plan.restartSigma = in.restartSigma;
    plan.swap = toNs(in.swapTime, kLongestPhase);
    plan.spares = in.spareServers;
    plan.anyHardware = plan.anyHardware && (plan.spares >= 0 || plan.swap > 0);
    plan.exponentialDetection = in.exponentialDetection;
    plan.failuresDuringRestart = in.restartModel == RestartModel::A;
}

/// Found before anything is run: so many failures per segment or restart that the end is out of reach.
bool isHopeless(const SimulationInputs& in) {
    const MakespanInputs twin = analyticTwin(in);
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

Play playAll(const SimulationInputs& in, const CampaignPlan& plan, std::size_t count, const std::stop_token& stop,
             const Progress& progress) {
    const auto block = static_cast<std::size_t>(std::clamp<std::int64_t>(in.blockSize, 1, kMaxReplications));
    const std::size_t blocks = (count + block - 1) / block;
    Play play{std::vector<std::vector<CampaignRecord>>(blocks), std::vector<ClassSums>(plan.classes.size()), false,
              false};
    std::mutex mutex;
    std::atomic<bool> endless{false}, waiting{false};
    ProgressGate gate(progress, static_cast<std::int64_t>(count));
    const std::function<bool()> cancelled = [&] {
        return endless.load(std::memory_order_relaxed) || stop.stop_requested();
    };
    const auto body = [&](std::size_t b) {
        std::vector<ClassSums> sums(plan.classes.size());
        std::vector<ClassTally> tally(plan.classes.size());
        const std::size_t from = b * block, to = std::min(count, from + block);
        std::vector<CampaignRecord>& records = play.blocks[b];
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
    play.endless = endless;
    play.waiting = waiting;
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
    return {mean(Slot::Productive),   mean(Slot::Checkpoint), mean(Slot::Lost),    mean(Slot::Detect),
            mean(Slot::WaitForSpare), mean(Slot::Swap),       mean(Slot::Restart), mean(Slot::Degraded)};
}

struct Totals {
    std::array<WideSum, kSlots> ledger;
    WideSum failures;
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
    out.ledger = meanLedger(totals.ledger, done);
}

}  // namespace

Duration TimeLedger::total() const {
    return productive + checkpoint + lost + detect + waitForSpare + swap + restart + degraded;
}

SimulationResult simulate(const SimulationInputs& in, const std::stop_token& stop, const Progress& progress) {
    SimulationResult out;
    if (!isGood(in)) return out;
    CampaignPlan plan;
    std::vector<std::size_t> origin;
    const bool fits = planCycles(in, plan);
    planFailures(in, plan, origin);
    if (!fits || isHopeless(in)) {
        out.outcome = fits ? SimulationOutcome::NeverEnds : SimulationOutcome::TooLong;
        out.hopeless = true;
        return out;
    }
    const auto wanted = static_cast<std::size_t>(std::clamp<std::int64_t>(in.replications, 1, kMaxReplications));
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
        FailureClass c{.id = item.id,
                       .rate = rate,
                       .needsHardware = item.needsHardware,
                       .detect = monitored ? item.detect : item.detectUnmonitored,
                       .repairMedian = item.repairMedian,
                       .repairSigma = item.repairSigma,
                       .serversLost = 1,
                       .silentLatency = {}};
        if (item.silent) std::swap(c.detect, c.silentLatency);
        out.push_back(std::move(c));
    }
    return out;
}

MakespanInputs analyticTwin(const SimulationInputs& in) {
    Rate rate;
    double weighted = 0;  // rate x (detection and swap)
    for (const FailureClass& c : in.classes) {
        rate += c.rate;
        weighted += c.rate.si * (c.detect.si + c.needsHardware * in.swapTime.si);
    }
    MakespanInputs twin{.segments = 0,
                        .interval = in.interval,
                        .stall = in.stall,
                        .restart = in.restart,
                        .rate = rate,
                        .model = in.restartModel};
    if (rate.si > 0) twin.restart += Duration{weighted / rate.si};
    twin = cutIntoSegments(twin, in.work);
    twin.stall += twin.interval * (in.degradedShare * in.slowdown);  // slowed steps cost like a stall
    return twin;
}

}  // namespace model
