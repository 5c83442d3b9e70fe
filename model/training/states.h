// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Bytes that training and inference keep per parameter, per layer and per token: optimizer states (Rajbhandari
// 2020, arXiv 1910.02054; Megatron-LM distributed optimizer), activations (Korthikanti 2022, arXiv 2205.05198,
// table 2) and the key-value cache (Pope 2022, arXiv 2211.05102).

#include "model/training/flops.h"

namespace model::training {

/// What is stored per parameter of a shard while training; "distributed" splits the optimizer over the replicas.
enum class StateMode {
    Bf16Fp32Grad,             ///< 18 B: bf16 weight 2, fp32 gradient 4, fp32 master and two moments 12
    Bf16Fp32GradDistributed,  ///< 6 + 12/d
    Fp16Fp16Grad,             ///< 20 B: fp16 weight and gradient 4, fp32 gradient copy, master, moments 16
    Fp16Fp16GradDistributed,  ///< 4 + 16/d
    Fp32,                     ///< 16 B
    Fp32Distributed,          ///< 8 + 8/d
    Zero1,                    ///< 4 + 12/d
    Zero2,                    ///< 2 + 14/d
    Zero3,                    ///< 16/d, without the two largest gathered layers
};

/// Bytes per parameter of the shard. `replicas` d >= 1: data-parallel size, times the context-parallel size for
/// dense parameters, or the expert data-parallel size for experts. `bf16Moments` saves 4 of the optimizer's bytes
/// (DeepSeek-V3, arXiv 2412.19437, section 3.3); `errorFeedback` adds 0..4 bytes for gradient compression.
/// Nothing if d < 1, not finite, or `errorFeedback` is negative.
std::optional<Bytes> stateBytesPerParameter(StateMode mode, double replicas, bool bf16Moments = false,
                                            Bytes errorFeedback = {});

/// What the forward pass keeps for the backward pass.
enum class ActivationMode {
    Keep,       ///< everything, also the score matrix
    Selective,  ///< attention core recomputed; the same with flash attention
    Full,       ///< only the input of each layer
};

/// How one layer is spread and which parts of the formula apply.
struct ActivationPlan {
    double microbatch = 1;          ///< b, sequences
    double sequence = 0;            ///< s, tokens
    double tensorParallel = 1;      ///< t
    double contextParallel = 1;     ///< c
    bool sequenceParallel = false;  ///< norms and dropouts split over t as well
    ActivationMode mode = ActivationMode::Keep;
    bool dropout = true;         ///< models without dropout keep no masks (1 + 1 byte per element)
    bool fusedGlu = false;       ///< backward recomputes the gated product: 4 f instead of 6 f
    double expertImbalance = 1;  ///< lambda >= 1, load of the hottest expert rank over the mean
};

/// Activation bytes of one layer and one microbatch on one card. A dense plain layer with f = 4h gives
/// s b h (34 + 5 a s/h), Korthikanti's form; grouped queries keep 4 kv/a of the key and value bytes, gated blocks
/// 2h + 6f, experts k (2h + 6 fe) per token times the imbalance. `expertLayer` picks the expert block of a
/// mixture of experts. Nothing for an unsound architecture or plan.
std::optional<Bytes> activationBytesPerLayer(const Architecture& a, const ActivationPlan& plan,
                                             bool expertLayer = false);

/// Key-value cache per token over all layers: 2 L kv dh bytes, or L (rkv + dr) bytes with latent attention.
/// `bytesPerElement` > 0 (2 for 16-bit, 1 for 8-bit).
std::optional<Bytes> kvBytesPerToken(const Architecture& a, double bytesPerElement);

}  // namespace model::training
