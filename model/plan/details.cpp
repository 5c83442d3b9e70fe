// SPDX-License-Identifier: GPL-3.0-or-later
// Memory after training.md 4 (Korthikanti 2022, Rajbhandari 2020), scaling after 10, spares by the Poisson number of
// servers in repair (M/G/infinity).
#include "model/plan/details.h"

#include <algorithm>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <numeric>

#include "model/plan/bridge.h"
#include "model/plan/mapping_rules.h"
#include "model/plan/stages.h"
#include "model/training/states.h"

namespace model {
namespace {

constexpr Bytes kReserve{5e9};  // libraries, context, allocator: 4-6 GB, grade C

training::ActivationMode modeOf(Recompute r) {
    return r == Recompute::Full        ? training::ActivationMode::Full
           : r == Recompute::Selective ? training::ActivationMode::Selective
                                       : training::ActivationMode::Keep;
}

}  // namespace

const Item<Pool>* poolFor(const Design& design, const Workload& workload) {
    return plan::poolOf(design, workload);
}

std::int64_t cardStep(const Design& design, const Item<Pool>& pool) {
    constexpr std::int64_t kMost = 1'000'000'000;  // the hard limit of cards in a pool
    std::int64_t step = std::clamp<std::int64_t>(pool.value.server.accelerators, 1, kMost);
    for (const auto& w : design.workloads) {
        if (w.value.kind != WorkloadKind::Training || plan::poolOf(design, w.value) != &pool) continue;
        const std::int64_t replica = std::min(plan::replicaCards(w.value), kMost);
        const std::int64_t part = replica / std::gcd(step, replica);
        if (part > kMost / step) return replica;  // cannot be met by any pool; the mapping says so
        step *= part;
    }
    return step;
}

// The first stage holds the most activations in flight, the last one the logits; the fuller of the two counts.
std::optional<MemoryParts> memoryParts(const Workload& w, std::int64_t dataParallel) {
    const training::Architecture a = plan::architectureOf(w.model);
    const auto count = training::countParameters(a);
    if (!count || dataParallel < 1) return std::nullopt;
    const double t = static_cast<double>(w.tensorParallel), p = static_cast<double>(w.pipelineParallel);
    const double d = static_cast<double>(dataParallel);
    const double stageShare = std::ceil(static_cast<double>(a.layers) / p) / static_cast<double>(a.layers);
    // Experts are spread over as many data-parallel ranks as there are experts; EP as an input comes with the search.
    const double expertWays = std::max(1.0, std::min(static_cast<double>(a.moe ? a.moe->experts : 1), d * t));
    const double dense = (count->attention + count->dense) * stageShare / t;
    const double experts = count->experts * stageShare / expertWays;
    const double embedding = count->embedding / (a.tied ? 1 : 2) / t;
    const auto perParameter = training::stateBytesPerParameter(
        w.distributedOptimizer ? training::StateMode::Bf16Fp32GradDistributed : training::StateMode::Bf16Fp32Grad, d);
    training::ActivationPlan plan;
    plan.microbatch = static_cast<double>(w.microBatch);
    plan.sequence = static_cast<double>(w.sequence);
    plan.tensorParallel = t;
    plan.sequenceParallel = w.sequenceParallel;
    plan.mode = modeOf(w.recompute);
    plan.dropout = false;
    const auto layer = training::activationBytesPerLayer(a, plan, a.moe.has_value());
    if (!perParameter || !layer) return std::nullopt;
    const double m = std::max(1.0, static_cast<double>(w.globalBatch) / (d * static_cast<double>(w.microBatch)));
    const double v = static_cast<double>(w.interleave);
    const double layers = stageShare * static_cast<double>(a.layers);
    const double inFlight = std::min(m, p) * (v > 1 ? 1 + (p - 1) / (p * v) : 1);
    const Bytes logits{4.0 * plan.sequence * plan.microbatch * static_cast<double>(a.vocab) / t};
    MemoryParts parts;
    parts.states = *perParameter * (dense + experts + embedding);
    parts.reserve = kReserve;
    const Bytes first = *layer * (layers * inFlight), last = *layer * layers;
    const bool firstFuller = p > 1 && first > last + logits;
    parts.activations = p > 1 && !firstFuller ? last : first;
    parts.logits = firstFuller ? Bytes{0} : logits;
    return parts;
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

std::optional<double> spareCoverage(double mean, std::int64_t spares) {
    if (!(mean >= 0) || !std::isfinite(mean)) return std::nullopt;
    if (spares < 0) return 0.0;
    if (mean == 0) return 1.0;
    using Quiet =
        boost::math::policies::policy<boost::math::policies::domain_error<boost::math::policies::errno_on_error>,
                                      boost::math::policies::overflow_error<boost::math::policies::errno_on_error>,
                                      boost::math::policies::evaluation_error<boost::math::policies::errno_on_error>>;
    // P(N <= k) = Q(k + 1, mean); the plain sum of terms is zero from a mean of 745 on.
    const double p = boost::math::gamma_q(static_cast<double>(spares) + 1, mean, Quiet());
    return std::isfinite(p) ? std::optional(std::clamp(p, 0.0, 1.0)) : std::nullopt;
}

}  // namespace model
