// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What lies between inputs and results and is shown, though no result row: parts of the memory of a card, the case of
// the scaling curve, the sizing request of a network, quantiles of the days, coverage by spares. Each is the very
// function the stages use, so a chart or the report cannot disagree with the results.

#include <optional>
#include <vector>

#include "model/fabric/sizing.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/reliability/spares.h"
#include "model/training/scaling_curve.h"

namespace model {

/// The pool a workload runs on: by name, or the only one; null when there is none.
const Item<Pool>* poolFor(const Design& design, const Workload& workload);

/// Cards come in whole servers and in whole replicas of every training run on the pool: their least common multiple.
std::int64_t cardStep(const Design& design, const Item<Pool>& pool);

/// What stays the same when a training run with a planned utilisation is spread over more cards; step times are
/// relative to one microbatch.
training::ScalingCase scalingCase(const Design& design, const Workload& workload, const Pool& pool);

/// The request that the sizing of network `index` answers; `results` are those of the design. Nothing when ports or
/// port rate are blank, for out-of-band networks (access switches only) and for an index out of range.
std::optional<fabric::SizingInputs> fabricRequest(const Project& project, const Design& design, const Results& results,
                                                  std::size_t index);

/// Days at a level in (0, 1) in closed form, planned stops, waiting and slow servers included: 0.5 gives
/// `training.days_p50` before a simulation. Nothing where the days are blank or the run never ends.
std::optional<Duration> daysAtLevel(const Project& project, const Design& design, const Results& results, double level);

/// What another checkpoint interval would bring, in closed form: `reliability.goodput` and days at two levels.
struct IntervalPoint {
    Duration interval;
    std::optional<Ratio> goodput;
    std::optional<Duration> daysP10, daysP90;
};
/// One point per interval, under a checkpoint mode; `results` are those of the design. What does not depend on the
/// interval is computed once.
std::vector<IntervalPoint> overIntervals(const Project& project, const Design& design, const Results& results,
                                         CheckpointMode mode, const std::vector<Duration>& intervals);

/// Servers in repair at once: Poisson with this mean (rate of events that need hands x mean repair time).
struct RepairLoad {
    Rate actions;
    Duration repair;
    std::int64_t hotSpares = 0;  ///< of the pools that train
    double mean() const { return actions.si * repair.si; }
};
RepairLoad repairLoad(const Project& project, const Design& design, const Results& results);

}  // namespace model
