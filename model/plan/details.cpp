// SPDX-License-Identifier: GPL-3.0-or-later
// Scaling after Narayanan 2021 and Blom 1958.
#include "model/plan/details.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/plan/bridge.h"
#include "model/plan/mapping_rules.h"
#include "model/plan/stages.h"

namespace model {

const Item<Pool>* poolFor(const Design& design, const Workload& workload) {
    return plan::poolOf(design, workload);
}

std::int64_t cardStep(const Design& design, const Item<Pool>& pool) {
    constexpr std::int64_t kMost = 1'000'000'000;  // the hard limit of cards in a pool
    std::int64_t step = std::clamp<std::int64_t>(pool.value.server.accelerators, 1, kMost);
    for (const auto& w : design.workloads) {
        if (w.value.kind != WorkloadKind::Training || plan::poolOf(design, w.value) != &pool) continue;
        if (w.value.mapping == MappingChoice::Auto) continue;  // the search finds replicas for the servers there are
        const std::int64_t replica = std::min(plan::replicaCards(w.value), kMost);
        const std::int64_t part = replica / std::gcd(step, replica);
        if (part > kMost / step) return replica;  // cannot be met by any pool; the mapping says so
        step *= part;
    }
    return step;
}

training::ScalingCase scalingCase(const Design& design, const Workload& w, const Pool& pool) {
    training::ScalingCase c;
    c.tensorParallel = static_cast<double>(w.tensorParallel);
    c.pipelineStages = static_cast<double>(w.pipelineParallel);
    c.virtualStages = static_cast<double>(w.interleave);
    c.microbatch = static_cast<double>(w.microBatch);
    c.globalBatch = static_cast<double>(w.globalBatch);
    c.microbatchTime = Duration{1};
    c.cardsPerServer = static_cast<double>(std::max<std::int64_t>(1, pool.server.accelerators));
    c.slowShare = design.reliability.slowServers.si;
    c.slowBy = design.reliability.slowdown.si;
    return c;
}

}  // namespace model
