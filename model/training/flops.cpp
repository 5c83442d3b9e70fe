// SPDX-License-Identifier: GPL-3.0-or-later
// Counting of parameters and FLOPs; the symbols are those of the papers named in the header.

#include "model/training/flops.h"

#include <cmath>

namespace model::training {
namespace {

constexpr double kBackwardOverForward = 2;  // input and weight gradients: one product each per forward product

double real(std::int64_t n) {
    return static_cast<double>(n);
}
bool positive(double x) {
    return std::isfinite(x) && x > 0;
}

/// Weights of the attention block of one layer; the matrix products cost 2 FLOPs per weight and token.
double attentionWeights(const Architecture& m) {
    const double h = real(m.hidden), a = real(m.heads);
    if (m.mla) {
        const double rq = real(m.mla->qRank), rkv = real(m.mla->kvRank);
        const double dn = real(m.mla->nopeDim), dr = real(m.mla->ropeDim), dv = real(m.mla->valueDim);
        const double query = rq > 0 ? h * rq + rq * a * (dn + dr) : h * a * (dn + dr);
        return query + h * (rkv + dr) + rkv * a * (dn + dv) + a * dv * h;
    }
    const double dh = headSize(m), kv = real(keyValueHeads(m));
    return h * (a * dh + 2 * kv * dh) + a * dh * h;
}

/// FLOPs of the score products of one layer per token of context, full (non-causal) convention.
double coreFlopsPerContextToken(const Architecture& m) {
    const double a = real(m.heads);
    if (m.mla) return 2 * a * real(m.mla->nopeDim + m.mla->ropeDim + m.mla->valueDim);
    return 4 * a * headSize(m);
}

struct FeedForward {
    double denseLayers = 0, moeLayers = 0;
    double denseBlock = 0;  // weights of a dense block
    double expert = 0;      // weights of one expert
    double router = 0;      // weights of one router
};

FeedForward feedForwardOf(const Architecture& m) {
    FeedForward f;
    const double h = real(m.hidden), n = real(m.ffnMatrices);
    f.denseLayers = real(m.moe ? m.moe->denseFirstLayers : m.layers);
    f.moeLayers = real(m.layers) - f.denseLayers;
    f.denseBlock = n * h * real(m.ffn);
    if (m.moe) {
        f.expert = n * h * real(m.moe->expertFfn);
        f.router = h * real(m.moe->experts);
    }
    return f;
}

bool isSoundExperts(const Experts& e, std::int64_t layers) {
    return e.experts > 0 && e.topK > 0 && e.topK <= e.experts && e.shared >= 0 && e.expertFfn > 0 &&
           e.denseFirstLayers >= 0 && e.denseFirstLayers <= layers;
}

bool isSoundLatent(const LatentAttention& l) {
    return l.qRank >= 0 && l.kvRank > 0 && l.nopeDim >= 0 && l.ropeDim >= 0 && l.nopeDim + l.ropeDim > 0 &&
           l.valueDim > 0;
}

}  // namespace

std::int64_t keyValueHeads(const Architecture& a) {
    return a.kvHeads > 0 ? a.kvHeads : a.heads;
}

double headSize(const Architecture& a) {
    if (a.headDim > 0) return real(a.headDim);
    return a.heads > 0 ? real(a.hidden) / real(a.heads) : 0;
}

bool isSound(const Architecture& a) {
    if (a.layers <= 0 || a.hidden <= 0 || a.heads <= 0 || a.vocab <= 0) return false;
    if (a.kvHeads < 0 || a.headDim < 0 || a.learnedPositions < 0 || a.ffn < 0) return false;
    if (a.ffnMatrices < 2 || a.ffnMatrices > 3) return false;
    if (!a.mla && a.heads % keyValueHeads(a) != 0) return false;
    if (a.mla && !isSoundLatent(*a.mla)) return false;
    if (a.moe && !isSoundExperts(*a.moe, a.layers)) return false;
    const bool hasDenseLayer = !a.moe || a.moe->denseFirstLayers > 0;
    return a.ffn > 0 || !hasDenseLayer;
}

std::optional<ParameterCount> countParameters(const Architecture& a) {
    if (!isSound(a)) return std::nullopt;
    const FeedForward f = feedForwardOf(a);
    ParameterCount p;
    p.attention = real(a.layers) * attentionWeights(a);
    p.dense = f.denseLayers * f.denseBlock;
    double activeExperts = 0;
    if (a.moe) {
        p.dense += f.moeLayers * (f.router + real(a.moe->shared) * f.expert);
        p.experts = f.moeLayers * real(a.moe->experts) * f.expert;
        activeExperts = f.moeLayers * real(a.moe->topK) * f.expert;
    }
    p.embedding = real(a.hidden) * (real(a.vocab) * (a.tied ? 1 : 2) + real(a.learnedPositions));
    p.total = p.attention + p.dense + p.experts + p.embedding;
    p.active = p.attention + p.dense + activeExperts + p.embedding;
    return p;
}

std::optional<ForwardFlops> forwardFlopsPerToken(const Architecture& a, double sequence, AttentionCount count) {
    if (!isSound(a) || !positive(sequence)) return std::nullopt;
    const FeedForward f = feedForwardOf(a);
    const double share = count == AttentionCount::Causal ? 0.5 : 1.0;
    double weights = f.denseLayers * f.denseBlock;
    if (a.moe) weights += f.moeLayers * (f.router + real(a.moe->topK + a.moe->shared) * f.expert);
    ForwardFlops r;
    r.projections = {real(a.layers) * 2 * attentionWeights(a)};
    r.core = {real(a.layers) * share * sequence * coreFlopsPerContextToken(a)};
    r.feedForward = {2 * weights};
    r.head = {2 * real(a.hidden) * real(a.vocab)};
    return r;
}

std::optional<Flops> trainFlopsPerToken(const Architecture& a, double sequence, AttentionCount count) {
    const auto forward = forwardFlopsPerToken(a, sequence, count);
    if (!forward) return std::nullopt;
    return forward->total() * (1 + kBackwardOverForward);
}

std::optional<Flops> sixNd(double parameters, double tokens) {
    const double c = 6 * parameters * tokens;
    if (!positive(parameters) || !(tokens >= 0) || !std::isfinite(c)) return std::nullopt;
    return Flops{c};
}

std::optional<Flops> gptFlopsPerIteration(const GptShape& g, bool fullRecompute) {
    const double B = g.batch, s = g.sequence, L = g.layers, h = g.hidden, V = g.vocab;
    if (!positive(B) || !positive(s) || !positive(L) || !positive(h) || !positive(V)) return std::nullopt;
    // Recomputation repeats the forward pass of the layers but not the head: 96/72 with V/16 instead of V/12.
    const double factor = fullRecompute ? 96 : 72, headDivisor = fullRecompute ? 16 : 12;
    const double c = factor * B * s * L * h * h * (1 + s / (6 * h) + V / (headDivisor * L * h));
    if (!std::isfinite(c)) return std::nullopt;
    return Flops{c};
}

std::optional<double> modelFlopsUtilisation(Flops perToken, double tokensPerStep, Duration step, double cards,
                                            FlopRate peak) {
    if (!positive(perToken.si) || !positive(tokensPerStep) || !positive(step.si) || !positive(cards) ||
        !positive(peak.si)) {
        return std::nullopt;
    }
    return perToken.si * tokensPerStep / (step.si * cards * peak.si);
}

}  // namespace model::training
