// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Fault simulation of one job: how long a campaign takes when failures of several classes roll it back, and where the
// time goes. One exponential clock for the whole job and one for the parts that age (cost grows with failures, not with
// cards), whole checkpoint cycles are jumped over, time is integer nanoseconds, draws come from counter-based streams:
// the same seed gives the same numbers for any number of threads and any block size. With one class, ample spares and
// fixed times it samples the distribution of makespan.h exactly. Failure instants do not depend on the policy, so
// designs are compared under the same failures (common random numbers).

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/progress.h"
#include "model/core/quantity.h"
#include "model/core/statistics.h"
#include "model/reliability/makespan.h"
#include "model/reliability/rates.h"

namespace model {

enum class FailureEffect {
    Stops,         ///< the job rolls back and restarts
    Slows,         ///< steps take longer for a while: a flapping link, a lost spine
    BlocksStorage  ///< no copy reaches the last level meanwhile; the job runs on while it has data
};

/// Events of one cause. Rates are for the whole job (n times the rate of one unit).
struct FailureClass {
    std::string id;
    Rate rate;
    FailureEffect effect = FailureEffect::Stops;
    double needsHardware = 0;  ///< share in [0, 1] that takes a spare and starts a repair; the rest is reset in place
    Duration detect;           ///< until the failure is noticed
    Duration watch;            ///< isolated and watched before it is declared failed
    Duration repairMedian;     ///< lognormal, until the servers are back; how long the storage is blocked
    double repairSigma = 0;
    std::int64_t serversLost = 1;   ///< servers a hardware event takes away together (more for a rack, a leaf switch)
    std::size_t level = 0;          ///< of SimulationInputs::levels: the first whose copies survive a reset ...
    std::size_t hardwareLevel = 0;  ///< ... and a hardware event ...
    double deeper = 0;              ///< ... and the chance that after that only those of the next level do
    Duration lasts;                 ///< Slows: time lost, exponential with this mean
    std::optional<Duration> dataLast;  ///< BlocksStorage: the job stands still from then on; nothing = it needs no data
    bool ages = false;                 ///< its rate follows the parts' age (SimulationInputs::ageShape)
    double units = 1;                  ///< parts that share `rate`; counts only where they age
    double keep = 1;                   ///< share of the events that happen: "what if this class were half as frequent"
    Duration silentLatency;  ///< above 0: silent corruption, found this long after its onset (exponential mean)
    bool operator==(const FailureClass&) const = default;
};

/// Copies of the state on one level (local memory, a neighbour's memory, shared storage). A failure destroys the levels
/// below its own; the job restarts from the newest copy that is left.
struct CheckpointLevel {
    std::int64_t every = 1;  ///< cycles (interval and stall) between copies; made longer where the drain takes longer
    Duration drain;          ///< after the end of the cycle, until the copy can be read back
    Duration load;           ///< reading it back
    bool operator==(const CheckpointLevel&) const = default;
};

struct SimulationInputs {
    Duration work;            ///< failure-free compute
    Duration interval;        ///< compute between checkpoints; infinite or above `work`: one checkpoint at the end
    Duration stall;           ///< per checkpoint
    Duration restart;         ///< after detection: diagnose, launch, load, warm-up
    double restartSigma = 0;  ///< lognormal about the mean `restart`; 0 = always the mean
    bool exponentialDetection = false;  ///< detection times exponential with their class's mean instead of fixed
    RestartModel restartModel = RestartModel::A;
    std::vector<FailureClass> classes;
    std::vector<CheckpointLevel> levels;  ///< least durable first, at most four; none = one, written with the stall
    std::int64_t ring = 0;                ///< copies kept on the last level; 0 = all
    bool thinned = false;                 ///< of ages 0, 1, 2, 4, 8 ... instead of the newest
    std::int64_t spareServers = -1;       ///< -1 = ample
    std::int64_t hotSpares = 0;           ///< of them: run already, no swap
    Duration swapTime;                    ///< bringing a cold spare in
    Duration refill;                      ///< until a cold spare stands in for the hot one taken
    Duration plannedEvery, plannedLasts;  ///< maintenance: from one window to the next, and in it
    double ageShape = 1;       ///< Weibull shape of the classes that age; below 1: infant mortality, above: wear-out
    Duration fleetAge;         ///< of all parts at the start; only a replaced part is new
    double degradedShare = 0;  ///< share of the compute time spent slowed down (flaps, stragglers) ...
    double slowdown = 0;       ///< ... and by how much a step is longer then
    std::int64_t replications = 1000;  ///< clamped to 1 .. kMaxReplications
    double precision = 0;  ///< stop when the P90 is known within this share of it (95 %, half width); 0 = never early
    std::uint64_t seed = 1;
    int threads = 0;              ///< 0 = all
    std::int64_t blockSize = 16;  ///< replications per piece of work; no influence on results
    bool operator==(const SimulationInputs&) const = default;
};

inline constexpr std::int64_t kMaxReplications = 1'000'000;

/// Where the wall time went. Lost = work rolled back (redoing it is productive); the sum is the wall time exactly.
struct TimeLedger {
    Duration productive, checkpoint, lost, detect, watch, waitForSpare, swap, restart, load, degraded, planned;
    Duration recovery() const { return detect + watch + restart + load; }
    Duration total() const;
    bool operator==(const TimeLedger&) const = default;
};

enum class SimulationOutcome {
    Complete,
    Cancelled,    ///< fewer replications than wanted, what is there is valid
    BadInput,     ///< NaN, negative or infinite where that has no meaning
    NeverEnds,    ///< failures come faster than the job gets from checkpoint to checkpoint, or restarts
    SparesShort,  ///< no end in sight because the job stands waiting for servers in repair
    TooLong       ///< beyond 60 years of wall time
};

struct ClassOutcome {
    std::string id;
    double meanFailures = 0;
    Duration meanLoss;  ///< lost work and recovery caused by it, per campaign
    bool operator==(const ClassOutcome&) const = default;
};

/// The same job at another checkpoint interval.
struct IntervalOutcome {
    Duration interval;
    MeanEstimate mean;   ///< wall time in seconds, 95 % t interval
    double goodput = 0;  ///< work / mean wall time
    bool operator==(const IntervalOutcome&) const = default;
};

struct SimulationResult {
    SimulationOutcome outcome = SimulationOutcome::BadInput;
    bool complete = false;
    bool hopeless = false;           ///< NeverEnds, SparesShort or TooLong: no numbers
    std::int64_t replications = 0;   ///< done
    QuantileEstimate p10, p50, p90;  ///< wall time in seconds, 95 % intervals
    MeanEstimate mean;               ///< wall time in seconds, 95 % t interval
    double goodput = 0;              ///< work / mean wall time
    double meanFailures = 0;         ///< stops of the job
    double meanSlowdowns = 0;        ///< events that slow it down
    TimeLedger ledger;               ///< mean per campaign
    bool ledgerExact = true;         ///< in every replication the ledger sums to the wall time
    std::vector<ClassOutcome> classes;
    std::int64_t peakDownP99 = 0;  ///< servers in repair at once, 99 % quantile over campaigns (finite spares only)
    std::int64_t restartsFromScratch = 0;    ///< silent corruption older than everything remembered
    std::vector<double> wallTimes;           ///< seconds, ascending
    std::uint64_t hash = 0;                  ///< over all ledgers in order of replication
    std::vector<IntervalOutcome> intervals;  ///< where simulateIntervals was asked, ascending
    bool operator==(const SimulationResult&) const = default;
};

/// Runs the replications. `stop` is polled every thousand failures and answered within milliseconds; `progress` may
/// be empty. Never throws for bad numbers; never hangs: hopeless inputs are found before or while running.
SimulationResult simulate(const SimulationInputs& inputs, const std::stop_token& stop = {},
                          const Progress& progress = {});

/// The job at other intervals under the same failures, `replications` each; intervals without an answer are left out,
/// and so is what a stop keeps from being finished.
std::vector<IntervalOutcome> simulateIntervals(const SimulationInputs& inputs, const std::vector<Duration>& intervals,
                                               std::int64_t replications, const std::stop_token& stop = {});

/// What a class costs that happens less often: the job as it is and with the share `keep` of the events of class `id`,
/// under the same failures. Each batch has a seed of its own; the differences of the batches give the interval.
struct ClassGain {
    double keep = 0.5;
    MeanEstimate saved;             ///< seconds of mean wall time, 95 % t interval
    double savedP90 = 0;            ///< seconds, mean over the batches
    std::int64_t replications = 0;  ///< in all, of each of the two
    bool operator==(const ClassGain&) const = default;
};
/// Nothing for a class that is not there, a keep outside [0, 1], or a job that never ends.
std::optional<ClassGain> simulateGain(const SimulationInputs& inputs, std::string_view id, double keep = 0.5,
                                      const std::stop_token& stop = {});

/// Failure classes of a job from the catalogue's classes and the parts it touches; classes without events are left
/// out, and so are those that only slow the job or block its storage. Without monitoring, detection takes the longer
/// times. Silent classes are found after `detect` on average.
std::vector<FailureClass> failureClasses(const std::vector<RateClass>& classes, const ComponentCounts& counts,
                                         bool monitored = true);

/// The closed-form twin: rates summed, detection, watching and swap averaged into the restart, the job restarted from
/// the first level. Exact for one class, fixed times, ample spares, one level, no silent class, no ages; else an
/// approximation.
MakespanInputs analyticTwin(const SimulationInputs& inputs);

}  // namespace model
