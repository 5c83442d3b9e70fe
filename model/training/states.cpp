// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes per parameter, layer and token.

#include "model/training/states.h"

#include <cmath>

namespace model::training {
namespace {

double real(std::int64_t n) {
    return static_cast<double>(n);
}
bool positive(double x) {
    return std::isfinite(x) && x > 0;
}

/// fixed bytes on every replica, split bytes shared by all replicas
struct StateSplit {
    double fixed = 0, split = 0;
    bool distributed = false;
};

StateSplit splitOf(StateMode mode) {
    switch (mode) {
        case StateMode::Bf16Fp32Grad:
            return {6, 12, false};
        case StateMode::Bf16Fp32GradDistributed:
            return {6, 12, true};
        case StateMode::Fp16Fp16Grad:
            return {4, 16, false};
        case StateMode::Fp16Fp16GradDistributed:
            return {4, 16, true};
        case StateMode::Fp32:
            return {8, 8, false};
        case StateMode::Fp32Distributed:
            return {8, 8, true};
        case StateMode::Zero1:
            return {4, 12, true};
        case StateMode::Zero2:
            return {2, 14, true};
        case StateMode::Zero3:
            return {0, 16, true};
    }
    return {};
}

bool isSoundPlan(const ActivationPlan& p) {
    return positive(p.microbatch) && positive(p.sequence) && p.tensorParallel >= 1 && std::isfinite(p.tensorParallel) &&
           p.contextParallel >= 1 && std::isfinite(p.contextParallel) && p.expertImbalance >= 1 &&
           std::isfinite(p.expertImbalance);
}

/// Bytes per token in the parts that behave differently under tensor parallelism.
struct PerToken {
    double replicated = 0;  // inputs of the blocks, norms, masks: split only with sequence parallelism
    double split = 0;       // inside the blocks: split over t
};

PerToken attentionBytes(const Architecture& m, bool dropout) {
    const double h = real(m.hidden), a = real(m.heads);
    PerToken r{2 * h + (dropout ? h : 0), 0};  // block input, mask of the output dropout
    if (m.mla) {
        const LatentAttention& l = *m.mla;
        const double query = a * real(l.nopeDim + l.ropeDim), value = a * real(l.valueDim);
        r.replicated += 2 * real(l.qRank + l.kvRank + l.ropeDim);
        r.split = 2 * (2 * query + 2 * value);  // query, expanded key, value, input of the output projection
        return r;
    }
    const double dh = headSize(m), kv = real(keyValueHeads(m));
    r.split = 2 * a * dh + 4 * kv * dh + 2 * a * dh;
    return r;
}

PerToken denseBlockBytes(const Architecture& m, const ActivationPlan& p) {
    const double h = real(m.hidden), f = real(m.ffn);
    if (m.ffnMatrices == 3) return {2 * h, (p.fusedGlu ? 4 : 6) * f};
    return {2 * h + (p.dropout ? h : 0), 4 * f};
}

PerToken expertBlockBytes(const Architecture& m, const ActivationPlan& p) {
    const double h = real(m.hidden), fe = real(m.moe->expertFfn);
    const double inner = (m.ffnMatrices == 3 ? (p.fusedGlu ? 4 : 6) : 4) * fe;
    const double routed = real(m.moe->topK) * p.expertImbalance, shared = real(m.moe->shared);
    return {2 * h * (1 + routed), inner * (routed + shared)};  // block input and the dispatched copies
}

}  // namespace

std::optional<Bytes> stateBytesPerParameter(StateMode mode, double replicas, bool bf16Moments, Bytes errorFeedback) {
    if (!(replicas >= 1) || !std::isfinite(replicas)) return std::nullopt;
    if (!(errorFeedback.si >= 0) || !std::isfinite(errorFeedback.si)) return std::nullopt;
    StateSplit s = splitOf(mode);
    if (bf16Moments) s.split -= 4;
    return Bytes{s.fixed + s.split / (s.distributed ? replicas : 1)} + errorFeedback;
}

std::optional<Bytes> activationBytesPerLayer(const Architecture& a, const ActivationPlan& plan, bool expertLayer) {
    if (!isSound(a) || !isSoundPlan(plan) || (expertLayer && !a.moe)) return std::nullopt;
    if (!expertLayer && a.ffn <= 0) return std::nullopt;
    const double h = real(a.hidden), t = plan.tensorParallel;
    const double tokens = plan.microbatch * plan.sequence / plan.contextParallel;
    const double outer = plan.sequenceParallel ? t : 1;  // what divides the replicated part
    if (plan.mode == ActivationMode::Full) return Bytes{2 * tokens * h / outer};

    const PerToken attention = attentionBytes(a, plan.dropout);
    const PerToken block = expertLayer ? expertBlockBytes(a, plan) : denseBlockBytes(a, plan);
    const double norms = 4 * h;
    double perToken = (attention.replicated + block.replicated + norms) / outer + (attention.split + block.split) / t;
    // Scores: softmax output 2, dropout mask 1, dropout output 2 bytes per element of a s.
    if (plan.mode == ActivationMode::Keep) perToken += 5 * real(a.heads) * plan.sequence / t;
    const double bytes = tokens * perToken;
    if (!std::isfinite(bytes)) return std::nullopt;
    return Bytes{bytes};
}

std::optional<Bytes> kvBytesPerToken(const Architecture& a, double bytesPerElement) {
    if (!isSound(a) || !positive(bytesPerElement)) return std::nullopt;
    if (a.mla) return Bytes{real(a.layers) * real(a.mla->kvRank + a.mla->ropeDim) * bytesPerElement};
    return Bytes{2 * real(a.layers) * real(keyValueHeads(a)) * headSize(a) * bytesPerElement};
}

}  // namespace model::training
