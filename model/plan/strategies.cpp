// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/strategies.h"

#include "model/plan/bridge.h"
#include "model/plan/stages.h"

namespace model {
namespace {

Strategy described(const StrategyRequest& r, const training::Mapping& mapping, const training::StepTime& time,
                   const training::MemoryUse& memory) {
    const double perStep = r.step.globalBatch * r.step.layer.sequence * r.usefulShare;
    Strategy s{mapping, time, memory};
    s.days = Duration{r.tokens / perStep * time.total};
    s.tokensPerCard = Rate{perStep / time.total / static_cast<double>(mapping.cards())};
    s.mfu = Ratio{r.flopsPerToken * perStep / (time.total * r.peak)};
    s.hfu = Ratio{s.mfu.si * (1 + r.recomputed[static_cast<std::size_t>(mapping.recompute)])};
    s.memoryShare = Ratio{memory.total() / r.step.layer.card.memory};
    s.exposed = Ratio{time.exposed() / time.total};
    return s;
}

}  // namespace

StrategyQuestion strategyQuestion(const Design& design, const Results& results, std::size_t workload,
                                  std::int64_t top) {
    StrategyQuestion out;
    if (workload >= design.workloads.size() || results.workloads.size() != design.workloads.size()) return out;
    const auto& item = design.workloads[workload];
    const auto* pool = plan::poolOf(design, item.value);
    if (!pool || item.value.kind != WorkloadKind::Training) return out;
    auto known = trainingCase(design, results, item, *pool);
    out.missing = std::move(known.missing);
    if (!known.step) return out;
    const Workload& w = item.value;
    StrategyRequest r;
    r.step = *known.step;
    r.space = searchSpace(w, pool->value, pool->value.accelerators);
    r.space.top = top;
    r.tokens = trainedTokens(w);
    r.usefulShare = training::usefulShare(packingOf(w));
    r.flopsPerToken = results.workloads[workload].value.flopsPerToken.value_or(Flops{0}).si;
    r.peak = pool->value.card.bf16->si * static_cast<double>(pool->value.accelerators);
    for (const auto mode : {Recompute::None, Recompute::Selective, Recompute::Full})
        r.recomputed[static_cast<std::size_t>(mode)] = recomputedShare(w, plan::activationModeOf(mode));
    out.request = r;
    return out;
}

StrategyAnswer searchStrategies(const StrategyRequest& r, int threads, std::stop_token stop, const Progress& progress) {
    const auto found = training::search(r.step, r.space, threads, std::move(stop), progress);
    StrategyAnswer out{{}, found.counts, found.states, found.activations, found.bandwidth, found.complete};
    for (const auto& c : found.best) out.best.push_back(described(r, c.mapping, c.time, c.memory));
    return out;
}

std::optional<Strategy> strategyOf(const StrategyRequest& r, const training::Mapping& mapping) {
    const auto answer = training::stepAnswer(r.step, mapping);
    return answer ? std::optional(described(r, mapping, answer->time, answer->memory)) : std::nullopt;
}

}  // namespace model
