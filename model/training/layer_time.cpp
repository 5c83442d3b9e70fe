// SPDX-License-Identifier: GPL-3.0-or-later
// One layer, operation by operation.

#include "model/training/layer_time.h"

#include <algorithm>
#include <cmath>

namespace model::training {
namespace {

constexpr double kGroupedEfficiency = 0.85;   // grouped expert products against a dense one of equal size, grade C
constexpr double kFlashBackward = 2.5;        // FLOPs of the backward attention kernel over the forward one
constexpr double kSoftmaxForward = 9, kSoftmaxBackward = 11;  // bytes per score of softmax, mask and dropout, grade C
constexpr double kLogitBytes = 24;            // per token and vocabulary entry: logits, softmax, loss, gradient
constexpr double kCastForward = 7, kCastBackward = 10.5;  // bytes per product input: cast and transpose to 8 bits, C
constexpr double kStreamingOperations = 6;    // kernels per layer and pass that only stream

double real(std::int64_t n) {
    return static_cast<double>(n);
}

/// Sizes that the operations of a layer share.
struct Sizes {
    double T = 0;              // tokens of a microbatch on this card
    double h = 0, a = 0, dh = 0, kv = 0, s = 0;
    double t = 1, outer = 1;   // tensor parallel; what divides the streaming parts outside the products
    explicit Sizes(const LayerContext& c, const Mapping& m)
        : T(real(m.microBatch) * c.sequence / real(m.context)), h(real(c.model.hidden)), a(real(c.model.heads)),
          dh(headSize(c.model)), kv(real(keyValueHeads(c.model))), s(c.sequence), t(real(m.tensor)),
          outer(m.sequenceParallel ? real(m.tensor) : 1) {
        kv = std::max(kv, t);  // key and value heads are repeated when there are fewer than ranks
    }
};

/// Adds a product: forward, and its two gradients.
void addProduct(LayerTime& l, const LayerContext& c, double m, double n, double k, double groups = 1,
                double slower = 1, bool mayBeEightBit = true) {
    const bool eightBit = c.eightBit && mayBeEightBit;
    l.forward += productTime({m, n, k, groups, eightBit}, c.card) * slower;
    const double weight = productTime({k, n, m, groups, eightBit}, c.card) * slower;
    l.weightGradient += weight;
    l.backward += productTime({m, k, n, groups, eightBit}, c.card) * slower + weight;
    if (eightBit) {
        l.forward += streamTime(kCastForward * m * k * groups, c.card);
        l.backward += streamTime(kCastBackward * m * k * groups, c.card);
    }
}

void addStream(LayerTime& l, const LayerContext& c, double forwardBytes, double backwardBytes) {
    const double launches = kStreamingOperations * c.card.coefficients.launch;
    l.forward += streamTime(forwardBytes, c.card) + launches;
    l.backward += streamTime(backwardBytes, c.card) + launches;
}

/// The score part of attention; returns its forward time, which selective recomputation repeats.
double addAttentionCore(LayerTime& l, const LayerContext& c, const Sizes& z, double microBatch) {
    const Coefficients& e = c.card.coefficients;
    const double heads = z.a / z.t;
    const double queryDim = c.model.mla ? real(c.model.mla->nopeDim + c.model.mla->ropeDim) : z.dh;
    const double valueDim = c.model.mla ? real(c.model.mla->valueDim) : z.dh;
    if (c.stack.flashAttention) {
        const double flops = 0.5 * 2 * z.T * z.s * c.attended * heads * (queryDim + valueDim);
        l.forward += flops / (c.card.peak16 * e.attentionForward) + e.launch;
        l.backward += kFlashBackward * flops / (c.card.peak16 * e.attentionBackward) + e.launch;
        return 0;
    }
    const double rows = z.T / microBatch;  // queries of one sequence on this card
    const double groups = microBatch * heads;
    const Product scores{rows, z.s, queryDim, groups, false}, values{rows, valueDim, z.s, groups, false};
    const double elements = groups * rows * z.s;
    const double forward = productTime(scores, c.card) + productTime(values, c.card) +
                           streamTime(kSoftmaxForward * elements, c.card) + 3 * e.launch;
    l.forward += forward;
    l.backward += productBackwardTime(scores, c.card) + productBackwardTime(values, c.card) +
                  streamTime(kSoftmaxBackward * elements, c.card) + 3 * e.launch;
    return forward;
}

void addAttentionProducts(LayerTime& l, const LayerContext& c, const Sizes& z) {
    if (!c.model.mla) {
        addProduct(l, c, z.T, (z.a + 2 * z.kv) * z.dh / z.t, z.h);
        addProduct(l, c, z.T, z.h, z.a * z.dh / z.t);
        return;
    }
    const LatentAttention& m = *c.model.mla;
    const double rq = real(m.qRank), rkv = real(m.kvRank), dn = real(m.nopeDim), dr = real(m.ropeDim),
                 dv = real(m.valueDim);
    if (rq > 0) {
        addProduct(l, c, z.T, rq + rkv + dr, z.h);  // the two down projections are one product
        addProduct(l, c, z.T, z.a * (dn + dr) / z.t, rq);
    } else {
        addProduct(l, c, z.T, z.a * (dn + dr) / z.t, z.h);
        addProduct(l, c, z.T, rkv + dr, z.h);
    }
    addProduct(l, c, z.T, z.a * (dn + dv) / z.t, rkv);
    addProduct(l, c, z.T, z.h, z.a * dv / z.t);
}

void addDenseBlock(LayerTime& l, const LayerContext& c, const Sizes& z, double ffn) {
    const double up = c.model.ffnMatrices == 3 ? 2 : 1;
    addProduct(l, c, z.T, up * ffn / z.t, z.h);
    addProduct(l, c, z.T, z.h, ffn / z.t);
    const bool gated = c.model.ffnMatrices == 3;
    l.forward += streamTime((gated ? 6 : 4) * z.T * ffn / z.t, c.card);
    l.backward += streamTime((gated ? 10 : 4) * z.T * ffn / z.t, c.card);
}

void addExpertBlock(LayerTime& l, const LayerContext& c, const Sizes& z, const Mapping& m) {
    const Experts& x = *c.model.moe;
    const double E = real(x.experts), k = real(x.topK), fe = real(x.expertFfn), et = real(m.expertTensor);
    const double tokens = z.T / z.outer;  // without sequence parallelism every tensor rank routes all tokens
    addProduct(l, c, tokens, E, z.h);
    if (x.shared > 0) addDenseBlock(l, c, z, fe * real(x.shared));
    const double here = std::max(1.0, E / real(m.expert));                 // experts on this card
    const double rows = tokens * k * et * c.expertImbalance / here;        // tokens per expert
    const double up = c.model.ffnMatrices == 3 ? 2 : 1;
    addProduct(l, c, rows, up * fe / et, z.h, here, 1 / kGroupedEfficiency);
    addProduct(l, c, rows, z.h, fe / et, here, 1 / kGroupedEfficiency);
    const bool gated = c.model.ffnMatrices == 3;
    const double elements = rows * here * fe / et;
    l.forward += streamTime((gated ? 6 : 4) * elements + 8 * tokens * k * z.h, c.card);   // and permutation of tokens
    l.backward += streamTime((gated ? 10 : 4) * elements + 8 * tokens * k * z.h, c.card);
}

/// Streaming operations around the products: norms, residuals, rotary, biases.
void addRest(LayerTime& l, const LayerContext& c, const Sizes& z) {
    const double heads = c.model.mla ? 3 * z.a * z.dh : (z.a + 2 * z.kv) * z.dh;
    const double around = z.T * z.h / z.outer, inside = 4 * z.T * heads / z.t;
    addStream(l, c, 22 * around + inside, 28 * around + inside);
}

/// Exposed tensor-parallel exchange of one layer. Recomputing a whole layer repeats its forward half.
double tensorExchange(const LayerContext& c, const Mapping& m, const Sizes& z) {
    if (m.tensor <= 1) return 0;
    const GroupPath path = groupPath(c.network, z.t, 1);
    const double each = allReduceTime(path, 2 * z.T * z.h);
    const double exchanges = (m.recompute == ActivationMode::Full ? 6 : 4) * (c.stack.parallelBlock ? 0.5 : 1);
    const bool hides = c.stack.tensorOverlap && path.outer <= 1;
    return exchanges * each * (hides ? 1 - c.card.coefficients.tensorHidden : 1);
}

/// Keys and values around the ring; hides behind the attention of the block before it.
double contextExchange(const LayerContext& c, const Mapping& m, const Sizes& z, double attention) {
    if (m.context <= 1) return 0;
    const double heads = c.model.mla ? 1 : std::max(1.0, z.kv / z.t);
    const double width = c.model.mla ? real(c.model.mla->kvRank + c.model.mla->ropeDim) / 2 : z.dh;
    const double block = 4 * z.T * heads * width;  // keys and values of one block, 16-bit
    const double each = sendTime(c.network, block, z.t);
    const double steps = real(m.context) - 1;
    const double forward = std::max(0.0, steps * each - attention), backward = std::max(0.0, 2 * steps * each - 2.5 * attention);
    return forward + backward;
}

double expertExchange(const LayerContext& c, const Mapping& m, const Sizes& z, double compute) {
    if (m.expert <= 1) return 0;
    const Experts& x = *c.model.moe;
    const GroupPath path = groupPath(c.network, real(m.expert), real(m.expertTensor));
    const double copy = z.T / z.outer * z.h * c.expertImbalance;
    const double k = real(x.topK), narrow = copy * (c.eightBit ? 1 : 2), wide = 2 * copy;
    // One copy per domain and forwarding inside it, or one copy per expert straight to its card.
    const double all = c.stack.expertForwarding ? 2 * (dispatchTime(path, narrow, k) + dispatchTime(path, wide, k))
                                                : 2 * (allToAllTime(path, k * narrow) + allToAllTime(path, k * wide));
    return c.stack.expertOverlap ? std::max(0.0, all - compute) : all;
}

/// What the modes of recomputation run again: nothing, the attention core, or the whole forward pass.
void setRecompute(LayerTime& l, ActivationMode mode, double core) {
    if (mode == ActivationMode::Selective) l.recompute = core;
    if (mode == ActivationMode::Full) l.recompute = l.forward;
}

/// Kernels that exchange tokens while others compute take multiprocessors away from them.
void slowDown(LayerTime& l, double factor) {
    l.forward *= factor;
    l.backward *= factor;
    l.recompute *= factor;
    l.weightGradient *= factor;
}

LayerTime layer(const LayerContext& c, const Mapping& m, const Sizes& z, bool experts) {
    LayerTime l;
    addAttentionProducts(l, c, z);
    const double before = l.forward;
    const double core = addAttentionCore(l, c, z, real(m.microBatch));
    const double attention = l.forward - before;
    if (experts)
        addExpertBlock(l, c, z, m);
    else
        addDenseBlock(l, c, z, real(c.model.ffn));
    addRest(l, c, z);
    setRecompute(l, m.recompute, core);
    l.tensor = tensorExchange(c, m, z);
    l.context = contextExchange(c, m, z, attention);
    if (experts && m.expert > 1) {
        if (c.stack.expertOverlap) slowDown(l, 1 / (1 - c.stack.expertUnits));
        l.expert = expertExchange(c, m, z, l.forward + l.backward);
    }
    return l;
}

LayerBytes layerBytes(const LayerContext& c, const Mapping& m, bool experts) {
    ActivationPlan plan;
    plan.microbatch = real(m.microBatch);
    plan.sequence = c.sequence;
    plan.tensorParallel = real(m.tensor);
    plan.contextParallel = real(m.context);
    plan.sequenceParallel = m.sequenceParallel;
    plan.dropout = !c.stack.flashAttention;
    plan.expertImbalance = c.expertImbalance;
    const auto bytes = [&](ActivationMode mode) {
        // Flash attention never stores the scores.
        plan.mode = c.stack.flashAttention && mode == ActivationMode::Keep ? ActivationMode::Selective : mode;
        return activationBytesPerLayer(c.model, plan, experts).value_or(Bytes{0}).si;
    };
    return {bytes(m.recompute), m.recompute == ActivationMode::Full ? bytes(ActivationMode::Keep) : 0};
}

}  // namespace

LayerCosts layerCosts(const LayerContext& c, const Mapping& m) {
    const Sizes z(c, m);
    LayerCosts r;
    if (!c.model.moe || c.model.moe->denseFirstLayers > 0) {
        r.dense = layer(c, m, z, false);
        r.denseBytes = layerBytes(c, m, false);
    }
    if (c.model.moe) {
        r.experts = layer(c, m, z, true);
        r.expertBytes = layerBytes(c, m, true);
        if (m.expert > 1)
            r.expertBuffers = 4 * z.T / z.outer * real(c.model.moe->topK) * z.h * c.expertImbalance;
    }
    const double V = real(c.model.vocab) / z.t;
    addProduct(r.head, c, z.T, V, z.h, 1, 1, false);  // the head stays 16-bit
    addStream(r.head, c, kLogitBytes * z.T * V / 2, kLogitBytes * z.T * V / 2);
    addStream(r.embedding, c, 4 * z.T * z.h / z.outer, 4 * z.T * z.h / z.outer);
    if (m.tensor > 1) {
        const double each = allReduceTime(groupPath(c.network, z.t, 1), 2 * z.T * z.h);
        r.head.tensor = each;       // input gradient of the split head
        r.embedding.tensor = each;  // sum of the split look-up
    }
    r.logits = 4 * z.T * V * (c.stack.flashAttention ? 1 : 2);  // 32-bit; older stacks keep the gradient apart
    r.boundary = 2 * z.T * z.h / (c.stack.pipelineScattered || m.sequenceParallel ? z.t : 1);
    return r;
}

}  // namespace model::training
