// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One replication of the fault simulation, in integer nanoseconds: the plan prepared once from the inputs, and the
// loop over events. Internal to the room; the public door is simulation.h.

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "model/reliability/simulation.h"

namespace model {

enum class Slot : std::size_t {
    Productive,
    Checkpoint,
    Lost,
    Detect,
    Watch,
    WaitForSpare,
    Swap,
    Restart,
    Load,
    Degraded,
    Planned,
    Count
};
inline constexpr std::size_t kSlots = static_cast<std::size_t>(Slot::Count);
using LedgerNs = std::array<std::int64_t, kSlots>;

inline constexpr std::int64_t kLongest = 2'000'000'000'000'000'000;  // 63 years in ns; four of them still fit
inline constexpr std::int64_t kNever = 2 * kLongest;
inline constexpr std::int64_t kLongestPhase = kLongest / 8;  // of detection, watching, wait, swap ... each
inline constexpr std::int64_t kMostFailures = 10'000'000;    // per replication
inline constexpr std::int64_t kMostDown = 20'000;  // servers in repair at once: repairs never catch up (and cost grows)
inline constexpr std::size_t kMostLevels = 4;      // of checkpoint copies

/// Alias table (Walker 1977, Vose 1991): a weighted choice from one uniform number in constant time.
class AliasTable {
public:
    explicit AliasTable(const std::vector<double>& weights);
    AliasTable() = default;
    std::size_t pick(double u) const {
        const double x = u * m_size;
        const auto i = static_cast<std::size_t>(static_cast<std::int64_t>(x));
        const Cell& cell = m_cells[i];  // taken by index: a branch would be foreseen half of the time
        return cell.take[x - static_cast<double>(static_cast<std::int64_t>(i)) < cell.keep];
    }

private:
    struct Cell {
        double keep = 1;
        std::array<std::size_t, 2> take{};  ///< the other one, its own
    };
    double m_size = 0;
    std::vector<Cell> m_cells;
};

struct ClassPlan {
    FailureEffect effect = FailureEffect::Stops;
    std::int64_t detect = 0, watch = 0, serversLost = 1;
    double hardware = 0, repairMedian = 0, repairSigma = 0, silentMean = 0;
    double lasts = 0;                          ///< mean ns of a slowdown's excess
    std::int64_t dataLast = kNever;            ///< without storage the job runs on for so long
    std::size_t level = 0, hardwareLevel = 0;  ///< the first of the copies that survive a reset, a hardware event
    double deeper = 0;                         ///< chance that after the latter only the next level does
    double keep = 1;                           ///< share of the events that happen
    double units = 1;                          ///< of an ageing class: parts ...
    double life = 0;                           ///< ... and the scale of their Weibull law, hours
};

/// Copies of the state on one level: every `every` cycles one more, readable `drain` after its cycle's end.
struct LevelPlan {
    std::int64_t every = 1, drain = 0, load = 0;
};

struct CampaignPlan {
    std::uint64_t seed = 1;
    std::int64_t work = 0;
    std::int64_t fullCycles = 0;  ///< all but the last one, which may be shorter
    std::int64_t interval = 0, lastInterval = 0;
    std::int64_t stretch = 0, lastStretch = 0;  ///< what degradation adds per cycle
    std::int64_t stall = 0, cycle = 0, lastCycle = 0;
    std::vector<LevelPlan> levels;  ///< at least one; the last is the one that silent corruption is rolled back on
    std::int64_t ring = 0;          ///< copies kept on the last level; 0 = all
    bool thinned = false;           ///< of ages 0, 1, 2, 4, 8 ... instead of the newest
    double meanGap = 0;             ///< ns between events of constant rate; 0 = none
    double restart = 0, restartSigma = 0;
    std::int64_t swap = 0, refill = 0, spares = -1, hot = 0;
    std::int64_t plannedEvery = 0, plannedLasts = 0;  ///< 0 = no planned stops
    bool exponentialDetection = false, failuresDuringRestart = true, anySilent = false, anyHardware = false;
    std::vector<ClassPlan> classes;
    std::vector<std::size_t> constant;  ///< classes of constant rate, in the order of `alias`
    AliasTable alias;
    std::vector<std::size_t> ageing;  ///< classes that age, in the order of `agedAlias`
    AliasTable agedAlias;
    double ageShape = 1, fleetAge = 0;  ///< Weibull shape; hours at the start
    double agedScale = 0;               ///< S of the cumulative hazard S a^shape of the whole fleet, a in hours
};

struct CampaignRecord {
    std::int64_t wall = 0, failures = 0, slowdowns = 0, peakDown = 0, fromScratch = 0;
    LedgerNs ledger{};
    bool finished = false, endless = false;
};

/// Per class: events and loss in ns.
struct ClassTally {
    std::int64_t failures = 0, loss = 0;
};

/// Plays replication `index`. `tally` has one entry per class and is added to. `cancelled` is asked every thousand
/// failures; then the record is neither finished nor endless.
CampaignRecord playCampaign(const CampaignPlan& plan, std::uint32_t index, std::vector<ClassTally>& tally,
                            const std::function<bool()>& cancelled);

}  // namespace model
