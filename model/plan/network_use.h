// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A training run on its network: which block of it holds each parallel group, how full ports and uplinks are, what
// congestion adds to the step, and what storage traffic would add on a network that it shares. Internal to the plan
// room.

#include "model/plan/stages.h"
#include "model/training/step.h"
#include "model/training/tier_load.h"

namespace model::plan {

/// Members of the parallel groups of a mapping and how far apart they stand, in the order of the results.
struct ParallelGroup {
    double size = 1, stride = 1;
    double span() const { return size * stride; }
};
struct ParallelGroups {
    ParallelGroup tensor, context, expert, data, pipeline;
};
ParallelGroups groupsOf(const training::Mapping& m);

/// Needs links and step time in `r`; `congested` is the case that they come from.
NetworkUseResults networkUse(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool,
                             const training::StepCase& congested, const training::Mapping& m,
                             const training::TierLoads& loads, const WorkloadResults& r);

/// Checkpoints and samples on the ports of the longest run. Blank where no run, network or storage is known.
SharingResults sharingOf(const Stage& s);

}  // namespace model::plan
