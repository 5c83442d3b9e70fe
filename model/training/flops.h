// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Parameters and floating point operations of a transformer from its architecture: dense, grouped-query, gated
// feed-forward, mixture of experts and multi-head latent attention. Linear layers after Narayanan 2021
// (arXiv 2104.04473, appendix), latent attention after DeepSeek-V2 (arXiv 2405.04434).

#include <cstdint>
#include <optional>

#include "model/core/quantity.h"

namespace model::training {

/// Routed and shared experts of a mixture-of-experts layer; all experts have the same width.
struct Experts {
    std::int64_t experts = 0;           ///< E, routed experts per layer
    std::int64_t topK = 0;              ///< k, routed experts that each token visits
    std::int64_t shared = 0;            ///< ks, experts that every token visits
    std::int64_t expertFfn = 0;         ///< fe, inner width of one expert
    std::int64_t denseFirstLayers = 0;  ///< leading layers with the dense feed-forward block
    bool operator==(const Experts&) const = default;
};

/// Ranks and head sizes of multi-head latent attention; `qRank` 0 means that queries are not compressed.
struct LatentAttention {
    std::int64_t qRank = 0;     ///< rq
    std::int64_t kvRank = 0;    ///< rkv
    std::int64_t nopeDim = 0;   ///< dn
    std::int64_t ropeDim = 0;   ///< dr
    std::int64_t valueDim = 0;  ///< dv
    bool operator==(const LatentAttention&) const = default;
};

/// What decides parameters and FLOPs of a language model.
struct Architecture {
    std::int64_t layers = 0;            ///< L
    std::int64_t hidden = 0;            ///< h
    std::int64_t heads = 0;             ///< a
    std::int64_t kvHeads = 0;           ///< kv; 0 = as many as heads; unused with latent attention
    std::int64_t headDim = 0;           ///< dh; 0 = hidden / heads; unused with latent attention
    std::int64_t ffn = 0;               ///< f, inner width of the dense feed-forward block; 0 if no layer is dense
    std::int64_t ffnMatrices = 3;       ///< 2 plain, 3 gated; experts use the same number
    std::int64_t vocab = 0;             ///< V
    std::int64_t sequence = 0;          ///< s, training sequence length in tokens
    bool tied = false;                  ///< input and output embedding are one matrix
    std::int64_t learnedPositions = 0;  ///< rows of a learned position table; 0 = none
    std::optional<Experts> moe{};
    std::optional<LatentAttention> mla{};
    bool operator==(const Architecture&) const = default;
};

/// kv with the default filled in.
std::int64_t keyValueHeads(const Architecture& a);
/// dh with the default filled in; as a real number because hidden / heads need not be whole.
double headSize(const Architecture& a);

/// True if every count is positive where it must be, groups divide (heads by kvHeads), top-k does not exceed the
/// experts and at most `layers` layers are dense. Everything below answers nothing for an unsound architecture.
bool isSound(const Architecture& a);

/// Parameters in parts; biases, norms and multi-token-prediction layers are not counted (under 0.1 %).
struct ParameterCount {
    double attention = 0;  ///< all layers
    double dense = 0;      ///< feed-forward of the dense layers, shared experts and routers
    double experts = 0;    ///< routed experts, all of them
    double embedding = 0;  ///< V h, twice if untied, and learned positions
    double total = 0;      ///< all of the above
    double active = 0;     ///< total with k instead of E routed experts; embeddings included
};

/// Counts parameters. Nothing for an unsound architecture.
/// Source: layers x (attention + feed-forward or experts + router) + embeddings.
std::optional<ParameterCount> countParameters(const Architecture& a);

/// How the score matrix of attention is counted: in full (the usual definition of MFU) or its causal half.
enum class AttentionCount { Full, Causal };

/// Forward FLOPs per token, in parts, summed over all layers.
struct ForwardFlops {
    Flops projections{};  ///< query, key, value and output, or the low-rank chain of latent attention
    Flops core{};         ///< scores and weighted values; the only part that grows with the sequence
    Flops feedForward{};  ///< dense blocks, active experts and router
    Flops head{};         ///< 2 h V, once per model
    Flops total() const { return projections + core + feedForward + head; }
};

/// Forward FLOPs of one token in a sequence of `sequence` tokens (> 0, finite).
///   projections 2 h (a dh + 2 kv dh) + 2 a dh h;  core 4 s a dh (causal: half);  dense 2 n h f
///   experts 2 n h fe (k + ks) + 2 h E;            latent attention: see the .cpp
/// Nothing for an unsound architecture or sequence.
std::optional<ForwardFlops> forwardFlopsPerToken(const Architecture& a, double sequence, AttentionCount count);

/// Training FLOPs per token: three times the forward pass (backward = 2 x forward), without recomputation.
std::optional<Flops> trainFlopsPerToken(const Architecture& a, double sequence, AttentionCount count);

/// The rule of thumb C = 6 N D; `parameters` are the active ones (> 0), `tokens` >= 0. A sanity line only: it is
/// 21 % low for DeepSeek-V3. Source: Kaplan 2020 (arXiv 2001.08361).
std::optional<Flops> sixNd(double parameters, double tokens);

/// A plain GPT (multi-head attention, ffn = 4 h) as in the closed form of Narayanan 2021, equation 3.
struct GptShape {
    double batch = 0, sequence = 0, layers = 0, hidden = 0, vocab = 0;
};

/// FLOPs of one iteration: 72 B s L h^2 (1 + s/6h + V/12Lh), or with full recomputation
/// 96 B s L h^2 (1 + s/6h + V/16Lh). All members > 0, else nothing.
std::optional<Flops> gptFlopsPerIteration(const GptShape& g, bool fullRecompute);

/// Model FLOPs utilisation, (FLOPs per token x tokens per step) / (step time x cards x peak), as a share.
/// Take a dense 16-bit peak unless you say otherwise. Nothing unless all five are positive and finite.
std::optional<double> modelFlopsUtilisation(Flops perToken, double tokensPerStep, Duration step, double cards,
                                            FlopRate peak);

}  // namespace model::training
