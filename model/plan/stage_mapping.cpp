// SPDX-License-Identifier: GPL-3.0-or-later
// Mapping: days and step time of training runs, memory of a card, what scaling costs. Memory after Korthikanti 2022 and
// Rajbhandari 2020; inference services have a stage of their own (stage_service.cpp).
#include <algorithm>
#include <cmath>
#include <map>

#include "model/plan/algorithms.h"
#include "model/plan/bridge.h"
#include "model/plan/details.h"
#include "model/plan/mapping_rules.h"
#include "model/plan/network_use.h"
#include "model/plan/power_cap.h"
#include "model/plan/stages.h"
#include "model/plan/training_case.h"
#include "model/training/days.h"
#include "model/training/scaling_curve.h"
#include "model/training/tier_load.h"
#include "model/training/volumes.h"

namespace model::plan {
namespace {

double tokensPerStep(const Workload& w) {
    return static_cast<double>(w.globalBatch) * static_cast<double>(w.sequence);
}

/// Speed from a planned share of the peak.
void plannedSpeed(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool, WorkloadResults& r) {
    const Workload& w = item.value;
    const double cards = static_cast<double>(pool.value.accelerators);
    const auto peak = peakOf(pool.value.card, w.precision);
    if (!peak || !r.flopsPerToken) return;
    r.stepTime = training::stepTime(*r.flopsPerToken, tokensPerStep(w),
                                    {cards, *peak * capSpeed(s.design.power, pool.value), w.utilisation.si, 1});
    const auto answer = training::scalingPoint(scalingCase(s.design, w, pool.value), cards);
    if (answer.point) r.scalingEfficiency = Ratio{answer.point->efficiency};
}

void fill(StepResults& r, const training::StepTime& t) {
    r.compute = Duration{t.compute};
    r.recompute = Duration{t.recompute};
    r.tensor = Duration{t.tensor};
    r.context = Duration{t.context};
    r.expert = Duration{t.expert};
    r.bubble = Duration{t.bubble};
    r.transfer = Duration{t.transfer};
    r.gradient = Duration{t.gradient};
    r.optimizer = Duration{t.optimizer};
    r.straggler = Duration{t.straggler};
}

void fill(MemoryResults& r, const training::MemoryUse& m) {
    r.weights = Bytes{m.weights};
    r.gradients = Bytes{m.gradients};
    r.optimizer = Bytes{m.optimizer};
    r.activations = Bytes{m.activations};
    r.logits = Bytes{m.logits};
    r.buffers = Bytes{m.buffers};
    r.reserve = Bytes{m.reserve};
}

void fill(TrafficResults& r, const training::Volumes& v) {
    r.tensor = Bytes{v.tensor};
    r.context = Bytes{v.context};
    r.expert = Bytes{v.expert};
    r.pipeline = Bytes{v.pipeline};
    r.gradient = Bytes{v.gradient};
}

void fill(LinkResults& r, const training::TierLoads& loads) {
    struct Pair {
        std::optional<ByteRate> LinkResults::*need, LinkResults::*supply;
        const char* name;
    };
    constexpr Pair kTiers[] = {
        {&LinkResults::scaleUpNeed, &LinkResults::scaleUpSupply, TR_NOOP("choices", "scale-up links")},
        {&LinkResults::portsNeed, &LinkResults::portsSupply, TR_NOOP("choices", "ports of a card")},
        {&LinkResults::leafNeed, &LinkResults::leafSupply, TR_NOOP("choices", "leaf uplinks")},
        {&LinkResults::podNeed, &LinkResults::podSupply, TR_NOOP("choices", "pod uplinks")}};
    for (std::size_t i = 0; i < std::size(kTiers) && i < loads.count; ++i) {
        r.*kTiers[i].need = ByteRate{loads.tier[i].need};
        r.*kTiers[i].supply = ByteRate{loads.tier[i].supply};
    }
    const std::size_t at = loads.binding();
    if (at >= std::min(loads.count, std::size(kTiers))) return;
    r.binding = kTiers[at].name;
    r.slack = Ratio{loads.tier[at].slack()};
}

/// Step time as if replicas and microbatches could be parts of a whole, for goal seek by arithmetic: smooth in the
/// cards.
Duration sharedEvenly(const training::StepTime& t, const training::Mapping& m, const Workload& w, double cards) {
    const double each = (t.compute + t.recompute + t.tensor + t.context + t.expert) / t.microbatches;
    const double exact = static_cast<double>(w.globalBatch) / static_cast<double>(m.data * m.microBatch);
    return Duration{(t.total - (t.microbatches - exact) * each) * static_cast<double>(m.cards()) / cards};
}

/// The mapping as given, once it is sound, or the fastest that fits.
std::optional<training::Mapping> mappingInUse(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool,
                                              const std::optional<training::StepCase>& step) {
    const Workload& w = item.value;
    const std::int64_t cards = pool.value.accelerators;
    if (w.mapping == MappingChoice::Given)
        return checkMapping(s, item, pool) ? std::optional(givenMapping(w, cards)) : std::nullopt;
    if (!step) return std::nullopt;
    std::int64_t searched = cards;
    if (s.counting == Counting::Arithmetic) {
        // Few counts divide into groups and batch: the largest server count that is a power of two stands for all.
        searched = std::max<std::int64_t>(1, pool.value.server.accelerators);
        while (searched <= cards / 2) searched *= 2;
    }
    auto found = fastestMapping(*step, searchSpace(w, pool.value, searched));
    if (!found)
        s.block("mapping.nothing_fits", "workloads." + item.name + ".mapping",
                {Arg::text(item.name), Arg::number(static_cast<double>(cards))});
    return found;
}

void trainingRun(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool, WorkloadResults& r) {
    const Workload& w = item.value;
    const double cards = static_cast<double>(pool.value.accelerators);
    if (const auto peak = peakOf(pool.value.card, w.precision)) r.peak = *peak * cards;
    if (!training::isSound(architectureOf(w.model))) return;  // said with the demand
    const auto known = trainingCase(s.design, s.results, item, pool);
    for (const std::string& key : known.missing) {
        if (key == "fabrics")
            s.block("fabric.none", "pools." + pool.name + ".accelerators", {});
        else if (key.find(".card.") != std::string::npos)
            s.missing(key);  // what a network waits for has been said with the network
    }
    const auto mapping = mappingInUse(s, item, pool, known.step);
    if (!mapping) return;  // what cannot start takes no days
    r.strategy = mappingText(*mapping);
    r.dataParallel = mapping->data;
    const auto answer = known.step ? training::stepAnswer(*known.step, *mapping) : std::nullopt;
    if (known.step && !answer)
        s.block("mapping.cannot", "workloads." + item.name + ".tensor_parallel",
                {Arg::text(item.name), Arg::text(r.strategy)});
    training::TierLoads loads;
    if (answer) {
        if (w.speed == SpeedSource::StepModel) r.algorithms = algorithmResults(w, *known.step, *mapping);
        fill(r.memory, answer->memory);
        fill(r.traffic, training::stepVolumes(*known.step, *mapping));
        loads = training::tierLoads(*known.step, *mapping, answer->time);
        fill(r.links, loads);
        r.memoryPerCard = Bytes{answer->memory.total()};
        r.memoryShare = *r.memoryPerCard / *pool.value.card.memory;
        // It cannot start; the findings say what would fit. A planned speed is the planner's word and stands.
        if (w.speed == SpeedSource::StepModel && r.memoryShare->si > training::kUsableMemory) return;
    }
    if (w.speed == SpeedSource::Policy) {
        plannedSpeed(s, item, pool, r);
    } else if (answer) {
        fill(r.step, answer->time);
        r.stepTime = s.counting == Counting::Arithmetic ? sharedEvenly(answer->time, *mapping, w, cards)
                                                        : Duration{answer->time.total};
        const auto& t = answer->time;
        const double slow = training::slowServerFactor(
                                cards, static_cast<double>(std::max<std::int64_t>(1, pool.value.server.accelerators)),
                                s.design.reliability.slowServers.si, s.design.reliability.slowdown.si)
                                .value_or(1);
        const double lost = (t.bubble + t.transfer + t.gradient + t.optimizer + t.straggler) / t.total;
        r.scalingEfficiency = Ratio{(1 - lost) / slow};
    }
    if (answer) r.network = networkUse(s, item, pool, *known.step, *mapping, loads, r);
    if (!r.stepTime || !(r.stepTime->si > 0) || !r.flopsPerToken) return;
    r.usefulTokens = Ratio{training::usefulShare(packingOf(w))};
    r.computedTokens = Rate{tokensPerStep(w) / r.stepTime->si};
    r.tokensPerSecond = *r.computedTokens * r.usefulTokens->si;
    // A step begun is a step done: no run is shorter than one.
    r.daysIdeal = std::max(Duration{trainedTokens(w) / r.tokensPerSecond->si}, *r.stepTime);
    if (const auto& bf16 = pool.value.card.bf16) {
        r.mfu = Ratio{r.flopsPerToken->si * r.tokensPerSecond->si / (cards * bf16->si)};
        r.hfu = Ratio{r.mfu->si * (1 + recomputedShare(w, mapping->recompute))};
    }
}

}  // namespace

void mappingStage(const Stage& s) {
    std::map<std::string, Duration> perPool;  // runs on one pool follow each other, pools work side by side
    bool any = false, known = true;
    double work = 0, capacity = 0;  // FLOP and FLOP at the 16-bit peak, for the MFU over all runs
    const WorkloadResults* longest = nullptr;
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& item = s.design.workloads[i];
        WorkloadResults& r = s.results.workloads[i].value;
        const auto* pool = poolOf(s.design, item.value);
        if (!pool) {
            s.block("demand.no_pool", "workloads." + item.name + ".pool",
                    {Arg::text(item.name), Arg::text(item.value.pool.name)});
            known = known && item.value.kind != WorkloadKind::Training;
            continue;
        }
        if (item.value.kind == WorkloadKind::Inference) {
            inferenceService(s, item, *pool, r);
            continue;
        }
        any = true;
        trainingRun(s, item, *pool, r);
        if (!r.daysIdeal || !r.totalFlops) {
            known = false;
            continue;
        }
        perPool[pool->name] += *r.daysIdeal;
        if (pool->value.card.bf16) {
            work += r.totalFlops->si;
            capacity += r.daysIdeal->si * static_cast<double>(pool->value.accelerators) * pool->value.card.bf16->si;
        }
        if (!longest || *r.daysIdeal > *longest->daysIdeal) longest = &r;
    }
    if (!any || !known) return;
    auto& t = s.results.training;
    Duration total{0};
    for (const auto& [name, time] : perPool) total = std::max(total, time);
    t.daysIdeal = total;
    if (capacity > 0) t.mfu = Ratio{work / capacity};
    if (longest) {
        t.stepTime = longest->stepTime;
        t.tokensPerSecond = longest->tokensPerSecond;
    }
}

}  // namespace model::plan
