// SPDX-License-Identifier: GPL-3.0-or-later
// Step time from stage times, schedule and exposed exchanges.

#include "model/training/step.h"

#include <algorithm>
#include <cmath>

#include "model/training/scaling_curve.h"

namespace model::training {
namespace {

constexpr double kOptimizerBytes = 30;  // read gradient, master, two moments (16), write the same and the weight (14)
constexpr double kLeastBuckets = 4;

double real(std::int64_t n) {
    return static_cast<double>(n);
}

/// Weights of one layer in the parts that are cut differently.
struct LayerWeights {
    double dense = 0;    ///< dense layer: attention and feed-forward; cut over t
    double common = 0;   ///< expert layer: attention, shared experts, router; cut over t
    double routed = 0;   ///< expert layer: all routed experts; cut over e and et
};

LayerWeights layerWeights(const Architecture& a) {
    LayerWeights w;
    Architecture one = a;
    one.layers = 1, one.vocab = 1;
    const double extra = a.tied ? real(a.hidden) : 2 * real(a.hidden);  // the embedding of one token
    one.learnedPositions = 0;
    one.moe.reset();
    if (a.ffn > 0) {
        if (const auto count = countParameters(one)) w.dense = count->total - extra;
    }
    if (a.moe) {
        one.moe = a.moe;
        one.moe->denseFirstLayers = 0;
        if (const auto count = countParameters(one)) {
            w.common = count->attention + count->dense;
            w.routed = count->experts;
        }
    }
    return w;
}

/// Parameters of one card of a stage.
struct ShardWeights {
    double dense = 0, experts = 0;
};

ShardWeights shardWeights(const Architecture& a, const LayerWeights& w, const StageKind& k, const Mapping& m) {
    const double t = real(m.tensor), V = real(a.vocab) * real(a.hidden);
    ShardWeights s;
    s.dense = (k.denseLayers * w.dense + k.expertLayers * w.common) / t;
    s.experts = k.expertLayers * w.routed / (real(m.expert) * real(m.expertTensor));
    if (k.first) s.dense += V / t + real(a.learnedPositions) * real(a.hidden);
    if (k.last && (!a.tied || !k.first)) s.dense += V / t;
    return s;
}

StateMode stateMode(const Mapping& m, const Stack& s) {
    switch (m.gradients) {
        case GradientForm::AllReduce:
            return s.gradientBytes > 2 ? StateMode::Bf16Fp32Grad : StateMode::Fp16Fp16Grad;
        case GradientForm::Distributed:
            return s.gradientBytes > 2 ? StateMode::Bf16Fp32GradDistributed : StateMode::Zero1;
        case GradientForm::Sharded:
            return StateMode::Zero3;
    }
    return StateMode::Bf16Fp32Grad;
}

double denseReplicas(const Mapping& m) {
    return real(m.data) * real(m.context);
}
double expertReplicas(const Mapping& m) {
    return std::max(1.0, real(m.data) * real(m.context) * real(m.tensor) / (real(m.expert) * real(m.expertTensor)));
}

/// Microbatches whose activations a stage keeps.
double inFlight(const Mapping& m, double microbatches, double position) {
    const double p = real(m.pipeline), v = real(m.interleave);
    switch (m.schedule) {
        case Schedule::GPipe:
            return microbatches;
        case Schedule::ZeroBubbleH2:
            return std::min(microbatches, 2 * (p - position) - 1);
        case Schedule::DualPipe:
            return std::min(microbatches, p + 1);
        case Schedule::OneForwardOneBackward:
        case Schedule::ZeroBubbleH1:
            break;
    }
    const double interleaved = v > 1 ? 1 + (p - 1) / (p * v) : 1;
    return std::min(microbatches, (p - position) * interleaved);
}

double activations(const StepCase& c, const Mapping& m, const StageKind& k, double microbatches) {
    ActivationPlan plan;
    plan.microbatch = real(m.microBatch);
    plan.sequence = c.layer.sequence;
    plan.tensorParallel = real(m.tensor);
    plan.contextParallel = real(m.context);
    plan.sequenceParallel = m.sequenceParallel;
    plan.mode = m.recompute;
    if (c.layer.stack.flashAttention && plan.mode == ActivationMode::Keep) plan.mode = ActivationMode::Selective;
    plan.dropout = !c.layer.stack.flashAttention;
    plan.expertImbalance = c.layer.expertImbalance;
    const auto bytes = [&](bool experts) {
        return activationBytesPerLayer(c.layer.model, plan, experts).value_or(Bytes{0}).si;
    };
    const double dense = k.denseLayers > 0 ? bytes(false) : 0, expert = k.expertLayers > 0 ? bytes(true) : 0;
    double kept = (k.denseLayers * dense + k.expertLayers * expert) * inFlight(m, microbatches, k.position);
    if (m.recompute == ActivationMode::Full) {
        plan.mode = c.layer.stack.flashAttention ? ActivationMode::Selective : ActivationMode::Keep;
        kept += std::max(k.denseLayers > 0 ? bytes(false) : 0, k.expertLayers > 0 ? bytes(true) : 0);
    }
    return kept;
}

/// Reduce-scatter plus all-gather, or all-reduce, of one kind of weights; forward and backward windows hide them.
struct Exchange {
    double reduce = 0, gather = 0;
};

Exchange exchangeOf(const StepCase& c, const Mapping& m, double weights, double members, double stride) {
    if (members <= 1 || weights <= 0) return {};
    const GroupPath path = groupPath(c.layer.network, members, stride);
    const Stack& s = c.layer.stack;
    if (m.gradients == GradientForm::AllReduce) return {allReduceTime(path, weights * s.gradientBytes), 0};
    return {reduceScatterTime(path, weights * s.gradientBytes), reduceScatterTime(path, weights * s.weightBytes)};
}

double exposedBehind(double time, double window, double buckets) {
    return time <= 0 ? 0 : std::max(time / buckets, time - window);
}

/// ZeRO-3: weights are gathered twice per microbatch, gradients reduced once per step.
double shardedExchange(const StepCase& c, const Mapping& m, double weights, double microbatches, double compute) {
    const double d = denseReplicas(m);
    if (d <= 1) return 0;
    const Stack& s = c.layer.stack;
    const GroupPath path = groupPath(c.layer.network, d, real(m.tensor));
    double gather = reduceScatterTime(path, weights * s.weightBytes);
    double reduce = reduceScatterTime(path, weights * s.gradientBytes);
    if (s.flatSharded && path.outer > 1) {
        gather = (d - 1) / d * weights * s.weightBytes / path.outerBandwidth;
        reduce = (d - 1) / d * weights * s.gradientBytes / path.outerBandwidth;
    }
    return std::max(0.0, 2 * microbatches * gather + reduce - s.shardedHidden * compute);
}

/// Sum and maximum over the stages of one microbatch.
struct StageTimes {
    double sum = 0, largest = 0, weightGradient = 0;
    LayerTime slowest{};  ///< parts of the slowest stage
    double backward = 0, forward = 0;
};

void addScaled(LayerTime& to, const LayerTime& l, double n) {
    to.forward += n * l.forward;
    to.backward += n * l.backward;
    to.recompute += n * l.recompute;
    to.weightGradient += n * l.weightGradient;
    to.tensor += n * l.tensor;
    to.context += n * l.context;
    to.expert += n * l.expert;
}

StageTimes stageTimes(const StageKinds& kinds, const LayerTimes& times) {
    StageTimes r;
    for (std::size_t i = 0; i < kinds.size; ++i) {
        const StageKind& k = kinds.kind[i];
        LayerTime stage;
        addScaled(stage, times.dense, k.denseLayers);
        addScaled(stage, times.experts, k.expertLayers);
        if (k.first) addScaled(stage, times.embedding, 1);
        if (k.last) addScaled(stage, times.head, 1);
        const double total = stage.total();
        r.sum += k.count * total;
        if (total > r.largest) r.largest = total, r.slowest = stage;
    }
    return r;
}

/// Time that the pipeline waits for filling and draining.
double bubbleTime(const Mapping& m, const StageTimes& s) {
    if (m.pipeline <= 1) return 0;
    const double p = real(m.pipeline), others = s.sum - s.largest, w = s.slowest.weightGradient;
    switch (m.schedule) {
        case Schedule::ZeroBubbleH1:
            return std::max(0.0, others - (p - 1) * 2 * w);
        case Schedule::ZeroBubbleH2:
            return std::max(0.0, others - (p - 1) * 3 * w);
        case Schedule::DualPipe:
            return std::max(0.0, (p / 2 - 1) * (s.largest + s.slowest.backward - 3 * w));
        case Schedule::GPipe:
            return others;
        case Schedule::OneForwardOneBackward:
            break;
    }
    return others / real(m.interleave);
}

double transferTime(const StepCase& c, const Mapping& m, const StageTimes& s, double microbatches) {
    if (m.pipeline <= 1) return 0;
    const LayerContext& l = c.layer;
    const double tokens = real(m.microBatch) * l.sequence / real(m.context);
    const bool scattered = l.stack.pipelineScattered || m.sequenceParallel;
    const double bytes = 2 * tokens * real(l.model.hidden) / (scattered ? real(m.tensor) : 1);
    const double stride = real(m.tensor) * real(m.context) * real(m.data);
    const double each = sendTime(l.network, bytes, stride), v = real(m.interleave);
    if (!l.stack.pipelineOverlap) return 2 * microbatches * v * each;
    const double late = std::max(0.0, each - s.largest / (2 * v));  // a transfer longer than the work beside it
    return 2 * (real(m.pipeline) - 1) * each + 2 * microbatches * v * late;
}

/// Exposed exchange of gradients and weights on the stage where it takes longest, and the optimizer's own time.
void addUpdate(StepTime& r, const StepCase& c, const Mapping& m, const StageKinds& kinds, const StageTimes& s) {
    const LayerWeights w = layerWeights(c.layer.model);
    const double dc = denseReplicas(m), de = expertReplicas(m);
    const double buckets = std::max(real(m.interleave), kLeastBuckets);
    for (std::size_t i = 0; i < kinds.size; ++i) {
        const ShardWeights shard = shardWeights(c.layer.model, w, kinds.kind[i], m);
        double exposed = 0;
        if (m.gradients == GradientForm::Sharded) {
            exposed = shardedExchange(c, m, shard.dense + shard.experts, r.microbatches,
                                      r.compute + r.recompute);
        } else {
            const Exchange dense = exchangeOf(c, m, shard.dense, dc, real(m.tensor));
            const Exchange experts =
                exchangeOf(c, m, shard.experts, de, real(m.expert) * real(m.expertTensor));
            const double reduce = dense.reduce + experts.reduce, gather = dense.gather + experts.gather;
            exposed = c.layer.stack.gradientOverlap
                          ? exposedBehind(reduce, s.slowest.backward + s.slowest.recompute, buckets) +
                                exposedBehind(gather, s.slowest.forward, buckets)
                          : reduce + gather;
        }
        const bool split = m.gradients != GradientForm::AllReduce;
        const double owned = shard.dense / (split ? dc : 1) + shard.experts / (split ? de : 1);
        const double update = streamTime(kOptimizerBytes * owned, c.layer.card);
        if (exposed + update > r.gradient + r.optimizer) r.gradient = exposed, r.optimizer = update;
    }
}

bool divides(std::int64_t whole, std::int64_t part) {
    return part > 0 && whole % part == 0;
}

}  // namespace

MappingFault mappingFault(const Architecture& a, double sequence, double globalBatch, const Mapping& m) {
    for (const std::int64_t n : {m.tensor, m.pipeline, m.interleave, m.context, m.data, m.expert, m.expertTensor, m.microBatch})
        if (n < 1) return MappingFault::NotPositive;
    if (!divides(a.heads, m.tensor) || !(divides(keyValueHeads(a), m.tensor) || divides(m.tensor, keyValueHeads(a))))
        return MappingFault::Heads;
    if (m.pipeline > a.layers || m.interleave > (a.layers + m.pipeline - 1) / m.pipeline) return MappingFault::Layers;
    if (m.interleave > 1 && !m.unevenChunks && !divides(a.layers, m.pipeline * m.interleave)) return MappingFault::Layers;
    if (a.moe ? !divides(a.moe->experts, m.expert) || !divides(m.data * m.context * m.tensor, m.expert * m.expertTensor)
              : m.expert > 1)
        return MappingFault::Experts;
    if (m.context > 1 && std::fmod(sequence, 2 * real(m.context)) != 0) return MappingFault::Sequence;
    const double perReplica = globalBatch / (real(m.data) * real(m.microBatch));
    if (perReplica < 1 || perReplica != std::floor(perReplica)) return MappingFault::Batch;
    if (m.interleave > 1 && (m.pipeline < 2 || perReplica < real(m.pipeline))) return MappingFault::Schedule;
    return MappingFault::None;
}

MemoryUse memoryUse(const StepCase& c, const Mapping& m) {
    const Architecture& a = c.layer.model;
    const StageKinds kinds = stageKinds(a, m.pipeline);
    const LayerWeights w = layerWeights(a);
    const StateMode mode = stateMode(m, c.layer.stack);
    const double microbatches = c.globalBatch / (real(m.data) * real(m.microBatch));
    const double tokens = real(m.microBatch) * c.layer.sequence / real(m.context);
    const double dense = stateBytesPerParameter(mode, denseReplicas(m)).value_or(Bytes{0}).si;
    const double experts = stateBytesPerParameter(mode, expertReplicas(m)).value_or(Bytes{0}).si;
    const double copies = m.schedule == Schedule::DualPipe ? 2 : 1;
    MemoryUse worst;
    for (std::size_t i = 0; i < kinds.size; ++i) {
        const StageKind& k = kinds.kind[i];
        const ShardWeights shard = shardWeights(a, w, k, m);
        MemoryUse u;
        const double all = shard.dense + shard.experts, sharded = m.gradients == GradientForm::Sharded;
        const double states = shard.dense * dense + shard.experts * experts;
        u.weights = sharded ? 2 * all / denseReplicas(m) + 4 * std::max(w.dense, w.common + w.routed) : 2 * all * copies;
        u.gradients = sharded ? c.layer.stack.gradientBytes * all / denseReplicas(m) : c.layer.stack.gradientBytes * all;
        u.optimizer = std::max(0.0, states - (sharded ? 2 + c.layer.stack.gradientBytes : 2 + c.layer.stack.gradientBytes) *
                                                 (sharded ? all / denseReplicas(m) : all));
        u.activations = activations(c, m, k, microbatches);
        if (k.last) u.logits = 4 * tokens * real(a.vocab) / real(m.tensor) * (c.layer.stack.flashAttention ? 1 : 2);
        if (k.expertLayers > 0 && m.expert > 1) {
            const double outer = m.sequenceParallel ? real(m.tensor) : 1;
            u.buffers = 2 * tokens / outer * real(a.moe->topK) * real(a.hidden) * 2 * c.layer.expertImbalance;
        }
        u.reserve = c.reserve;
        u.stage = k.position;
        if (u.total() > worst.total()) worst = u;
    }
    return worst;
}

StepTime stepTime(const StepCase& c, const Mapping& m, const LayerTimes& times) {
    StepTime r;
    r.microbatches = c.globalBatch / (real(m.data) * real(m.microBatch));
    const StageKinds kinds = stageKinds(c.layer.model, m.pipeline);
    const StageTimes s = stageTimes(kinds, times);
    r.compute = r.microbatches * (s.slowest.forward + s.slowest.backward);
    r.recompute = r.microbatches * s.slowest.recompute;
    r.tensor = r.microbatches * s.slowest.tensor;
    r.context = r.microbatches * s.slowest.context;
    r.expert = r.microbatches * s.slowest.expert;
    r.bubble = bubbleTime(m, s);
    r.transfer = transferTime(c, m, s, r.microbatches);
    addUpdate(r, c, m, kinds, s);
    const double work = r.compute + r.recompute + r.tensor + r.context + r.expert + r.bubble + r.transfer +
                        r.gradient + r.optimizer;
    const Coefficients& e = c.layer.card.coefficients;
    const double cards = real(m.cards());
    const double jitter = stragglerFactor(cards, e.jitter).value_or(1);
    const double slow = slowServerFactor(cards, std::min(cards, c.layer.card.cardsPerServer), e.slowShare, e.slowBy).value_or(1);
    r.total = work + (work - r.gradient) * (jitter * slow - 1);  // exchanges wait, they do not slow down
    r.straggler = r.total - work;
    return r;
}

std::optional<StepTime> stepTime(const StepCase& c, const Mapping& m) {
    if (!isSound(c.layer.model) || !(c.layer.sequence > 0) || !(c.globalBatch > 0)) return std::nullopt;
    if (mappingFault(c.layer.model, c.layer.sequence, c.globalBatch, m) != MappingFault::None) return std::nullopt;
    const StepTime r = stepTime(c, m, layerTimes(c.layer, m));
    if (!std::isfinite(r.total)) return std::nullopt;
    return r;
}

}  // namespace model::training
