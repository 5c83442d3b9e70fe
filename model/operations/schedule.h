// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Gangs on nodes, event by event. A gang starts when all its cards are free: fewer cards than a node has come from one
// node, more take whole free nodes (a last node that is not filled is held as well). Jobs go in the order of their
// submission, then of their place in the list. EASY backfill (Lifka, 1995): the head of the queue gets one reservation,
// later jobs may pass it when that does not delay the head. At one instant completions come before arrivals.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/core/quantity.h"

namespace model::operations {

enum class Placing {
    Spread,  ///< the emptiest node that fits
    Pack     ///< the fullest node that fits
};

struct GangJob {
    Duration submit, run;
    std::int64_t cards = 1;
};

struct SchedulePolicy {
    std::int64_t nodes = 1, cardsPerNode = 8;
    Placing place = Placing::Pack;
    bool backfill = true;
};

struct Schedule {
    std::vector<Duration> start;  ///< per job
    Duration makespan;            ///< from time 0 to the last end
    double utilisation = 0;       ///< card-time of the jobs over all cards x makespan
    Duration meanWait;
};

/// Limits of what is scheduled: nodes, jobs, and jobs behind the head that backfill looks at in one go.
inline constexpr std::int64_t kMostNodes = 1'000'000;
inline constexpr std::size_t kMostJobs = 1'000'000, kBackfillDepth = 1000;

/// Runs all jobs to their end. Blank for sizes out of range, negative or unending times, and a job that is larger than
/// all nodes together (it would wait for ever).
std::optional<Schedule> schedule(const SchedulePolicy& policy, std::span<const GangJob> jobs);

}  // namespace model::operations
