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

/// Activations of a stage: what the microbatches in flight keep, and one layer at work.
double activations(const Mapping& m, const StageKind& k, const LayerCosts& l, double microbatches) {
    const double kept = k.denseLayers * l.denseBytes.kept + k.expertLayers * l.expertBytes.kept;
    const double working = std::max(k.denseLayers > 0 ? l.denseBytes.working : 0, k.expertLayers > 0 ? l.expertBytes.working : 0);
    return kept * inFlight(m, microbatches, k.position) + working;
}

/// Reduce-scatter plus all-gather, or all-reduce, of one kind of weights; forward and backward windows hide them.
struct Exchange {
    double reduce = 0, gather = 0;
};

/// What the replicas exchange of their gradients before a step: all-reduce, reduce-scatter, or the picked values of all.
double reduceTime(const StepCase& c, const Mapping& m, double weights, const GroupPath& path) {
    const Compression& k = c.compression;
    if (k.kind == CompressionKind::TopK)  // an all-gather takes as long as a reduce-scatter of the gathered size
        return reduceScatterTime(path, topKBytes(weights, path.size, k.kept) * path.size / (path.size - 1));
    const double bytes = weights * bytesOnWire(k, c.layer.stack.gradientBytes);
    return m.gradients == GradientForm::AllReduce ? allReduceTime(path, bytes) : reduceScatterTime(path, bytes);
}

Exchange exchangeOf(const StepCase& c, const Mapping& m, double weights, const GroupPath& path) {
    if (path.size <= 1 || weights <= 0) return {};
    const double reduce = reduceTime(c, m, weights, path);
    if (m.gradients == GradientForm::AllReduce) return {reduce, 0};
    return {reduce, reduceScatterTime(path, weights * c.layer.stack.weightBytes)};
}

/// Packing and unpacking of compressed gradients: kernels of their own, which hide behind nothing.
double codecTime(const StepCase& c, double weights, double replicas) {
    return streamTime(codecBytes(c.compression, weights, replicas, c.layer.stack.gradientBytes), c.layer.card);
}

double exposedBehind(double time, double window, double buckets) {
    return time <= 0 ? 0 : std::max(time / buckets, time - window);
}

/// ZeRO-3: weights are gathered twice per microbatch, gradients reduced once per step.
double shardedExchange(const StepCase& c, const Mapping& m, const GroupPath& path, double weights, double microbatches,
                       double compute) {
    if (path.size <= 1) return 0;
    const Stack& s = c.layer.stack;
    double gather = reduceScatterTime(path, weights * s.weightBytes);
    double reduce = reduceTime(c, m, weights, path);
    if (s.flatSharded && path.outer > 1) {
        const double bytes = (path.size - 1) / path.size * weights;
        gather = bytes * s.weightBytes / path.outerBandwidth;
        reduce = (c.compression.kind == CompressionKind::TopK ? topKBytes(weights, path.size, c.compression.kept)
                                                              : bytes * bytesOnWire(c.compression, s.gradientBytes)) /
                 path.outerBandwidth;
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

StageTimes stageTimes(const StageKinds& kinds, const LayerCosts& times) {
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

double transferTime(const StepCase& c, const Mapping& m, const StageTimes& s, const LayerCosts& costs,
                    double microbatches) {
    if (m.pipeline <= 1) return 0;
    const double stride = real(m.tensor) * real(m.context) * real(m.data);
    const double each = sendTime(c.layer.network, costs.boundary, stride), v = real(m.interleave);
    if (!c.layer.stack.pipelineOverlap) return 2 * microbatches * v * each;
    const double late = std::max(0.0, each - s.largest / (2 * v));  // a transfer longer than the work beside it
    return 2 * (real(m.pipeline) - 1) * each + 2 * microbatches * v * late;
}

/// Exposed exchange of gradients and weights on the stage where it takes longest, and the optimizer's own time.
void addUpdate(StepTime& r, const StepBasis& b, const Mapping& m, const StageKinds& kinds, const StageTimes& s) {
    const LayerContext& l = b.step.layer;
    const double dc = denseReplicas(m), de = expertReplicas(m);
    const GroupPath densePath = groupPath(l.network, dc, real(m.tensor));
    const GroupPath expertPath = groupPath(l.network, de, real(m.expert) * real(m.expertTensor));
    const double buckets = std::max(real(m.interleave), kLeastBuckets);
    const bool split = m.gradients != GradientForm::AllReduce;
    for (std::size_t i = 0; i < kinds.size; ++i) {
        const ShardWeights shard = shardWeights(l.model, b.weights, kinds.kind[i], m);
        double exposed = 0;
        if (m.gradients == GradientForm::Sharded) {
            exposed = shardedExchange(b.step, m, densePath, shard.dense + shard.experts, r.microbatches,
                                      r.compute + r.recompute);
        } else {
            const Exchange dense = exchangeOf(b.step, m, shard.dense, densePath);
            const Exchange experts = exchangeOf(b.step, m, shard.experts, expertPath);
            const double reduce = dense.reduce + experts.reduce, gather = dense.gather + experts.gather;
            exposed = l.stack.gradientOverlap ? exposedBehind(reduce, s.slowest.backward + s.slowest.recompute, buckets) +
                                                    exposedBehind(gather, s.slowest.forward, buckets)
                                              : reduce + gather;
        }
        exposed += codecTime(b.step, shard.dense, dc) + codecTime(b.step, shard.experts, de);
        const double owned = shard.dense / (split ? dc : 1) + shard.experts / (split ? de : 1);
        const double update = streamTime(kOptimizerBytes * owned, l.card);
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
    if (!(perReplica >= 1)) return MappingFault::Batch;
    if (m.interleave > 1 && (m.pipeline < 2 || perReplica < real(m.pipeline))) return MappingFault::Schedule;
    return MappingFault::None;
}

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

ShardWeights shardWeights(const Architecture& a, const LayerWeights& w, const StageKind& k, const Mapping& m) {
    const double t = real(m.tensor), V = real(a.vocab) * real(a.hidden);
    ShardWeights s;
    s.dense = (k.denseLayers * w.dense + k.expertLayers * w.common) / t;
    s.experts = k.expertLayers * w.routed / (real(m.expert) * real(m.expertTensor));
    if (k.first) s.dense += V / t + real(a.learnedPositions) * real(a.hidden);
    if (k.last && (!a.tied || !k.first)) s.dense += V / t;
    return s;
}

double denseReplicas(const Mapping& m) {
    return real(m.data) * real(m.context);
}
double expertReplicas(const Mapping& m) {
    return std::max(1.0, real(m.data) * real(m.context) * real(m.tensor) / (real(m.expert) * real(m.expertTensor)));
}

double microbatchesOf(double globalBatch, const Mapping& m) {
    return std::ceil(globalBatch / (real(m.data) * real(m.microBatch)));
}

StepBasis stepBasis(const StepCase& c, double cards) {
    StepBasis b{c, layerWeights(c.layer.model), 1};
    const Coefficients& e = c.layer.card.coefficients;
    const double perServer = std::min(cards, c.layer.card.cardsPerServer);
    b.slowness = stragglerFactor(cards, e.jitter).value_or(1) *
                 slowServerFactor(cards, perServer, e.slowShare, e.slowBy).value_or(1);
    return b;
}

MemoryUse memoryUse(const StepBasis& b, const Mapping& m, const StageKinds& kinds, const LayerCosts& costs) {
    const LayerContext& l = b.step.layer;
    const StateMode mode = stateMode(m, l.stack);
    const double microbatches = microbatchesOf(b.step.globalBatch, m);
    const double dc = denseReplicas(m), de = expertReplicas(m);
    const double denseBytes = stateBytesPerParameter(mode, dc).value_or(Bytes{0}).si;
    const double expertBytes = stateBytesPerParameter(mode, de).value_or(Bytes{0}).si;
    const bool sharded = m.gradients == GradientForm::Sharded;
    const double copies = m.schedule == Schedule::DualPipe ? 2 : 1;  // both directions hold the weights
    MemoryUse worst;
    for (std::size_t i = 0; i < kinds.size; ++i) {
        const StageKind& k = kinds.kind[i];
        const ShardWeights shard = shardWeights(l.model, b.weights, k, m);
        const double here = sharded ? shard.dense / dc + shard.experts / de : shard.dense + shard.experts;
        MemoryUse u;
        u.weights = 2 * here;
        u.gradients = (sharded ? 2 : l.stack.gradientBytes > 2 ? 4 : 2) * here;
        u.optimizer = std::max(0.0, shard.dense * denseBytes + shard.experts * expertBytes - u.weights - u.gradients);
        // What compression has not sent yet is kept by every replica for all parameters of the shard.
        if (b.step.compression.on())
            u.gradients += b.step.compression.feedbackBytes * ((dc > 1 ? shard.dense : 0) + (de > 1 ? shard.experts : 0));
        u.weights *= copies;
        if (sharded) u.weights += 4 * std::max(b.weights.dense, b.weights.common + b.weights.routed) / real(m.tensor);
        u.activations = activations(m, k, costs, microbatches);
        if (k.last) u.logits = costs.logits;
        if (k.expertLayers > 0) u.buffers = costs.expertBuffers;
        u.reserve = b.step.reserve;
        u.stage = k.position;
        if (u.total() > worst.total()) worst = u;
    }
    return worst;
}

StepTime stepTime(const StepBasis& b, const Mapping& m, const StageKinds& kinds, const LayerCosts& costs) {
    StepTime r;
    r.microbatches = microbatchesOf(b.step.globalBatch, m);
    const StageTimes s = stageTimes(kinds, costs);
    r.compute = r.microbatches * (s.slowest.forward + s.slowest.backward);
    r.recompute = r.microbatches * s.slowest.recompute;
    r.tensor = r.microbatches * s.slowest.tensor;
    r.context = r.microbatches * s.slowest.context;
    r.expert = r.microbatches * s.slowest.expert;
    r.bubble = bubbleTime(m, s);
    r.transfer = transferTime(b.step, m, s, costs, r.microbatches);
    addUpdate(r, b, m, kinds, s);
    const double work = r.compute + r.recompute + r.bubble + r.optimizer + r.exposed();
    // Exchanges of gradients wait for the slowest card; they do not become slower themselves.
    r.straggler = (work - r.gradient) * (b.slowness - 1);
    r.total = work + r.straggler;
    return r;
}

std::optional<StepAnswer> stepAnswer(const StepCase& c, const Mapping& m) {
    if (!isSound(c.layer.model) || !(c.layer.sequence > 0) || !(c.globalBatch > 0)) return std::nullopt;
    if (mappingFault(c.layer.model, c.layer.sequence, c.globalBatch, m) != MappingFault::None) return std::nullopt;
    const StepBasis basis = stepBasis(c, real(m.cards()));
    const StageKinds kinds = stageKinds(c.layer.model, m.pipeline);
    const LayerCosts costs = layerCosts(c.layer, m);
    StepAnswer r{stepTime(basis, m, kinds, costs), memoryUse(basis, m, kinds, costs), false};
    if (!std::isfinite(r.time.total) || !std::isfinite(r.memory.total())) return std::nullopt;
    r.fits = r.memory.total() <= c.usable * c.layer.card.memory;
    return r;
}

}  // namespace model::training
