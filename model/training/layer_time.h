// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Time of one layer for one microbatch on one card, operation by operation: matrix products, attention, streaming
// operations, the exchanges inside the layer. Counts after training.md section 5 to 7: Korthikanti 2022 (arXiv
// 2205.05198), FlashAttention-2 (arXiv 2307.08691: backward 2.5 x forward), DeepSeek-V3 (arXiv 2412.19437).

#include "model/training/card_speed.h"
#include "model/training/collectives.h"
#include "model/training/strategy.h"

namespace model::training {

/// Seconds of one layer and one microbatch.
struct LayerTime {
    double forward = 0, backward = 0;  ///< compute
    double recompute = 0;              ///< compute repeated before the backward pass, by the mode of the mapping
    double weightGradient = 0;         ///< part of `backward` that zero-bubble schedules may move
    double tensor = 0;                 ///< exposed tensor-parallel exchange, forward + backward + recomputed
    double context = 0;                ///< exposed exchange of keys and values
    double expert = 0;                 ///< exposed dispatch and combine
    double total() const { return forward + backward + recompute + tensor + context + expert; }
};

/// Activations of one layer and one microbatch on one card.
struct LayerBytes {
    double kept = 0;     ///< until the backward pass
    double working = 0;  ///< while one layer is recomputed; 0 when nothing is
};

/// What stages, schedules and optimizers build on; the same for every p, v and d, so a search works it out once per
/// (t, c, b, e, sequence parallelism, recomputation).
struct LayerCosts {
    LayerTime dense{}, experts{};
    LayerTime head{};       ///< logits, loss and the final projection, on the last stage
    LayerTime embedding{};  ///< look-up, on the first stage
    LayerBytes denseBytes{}, expertBytes{};
    double logits = 0;          ///< bytes on the last stage
    double expertBuffers = 0;   ///< bytes of dispatch and combine
    double boundary = 0;        ///< bytes of the tensor between two stages, per card
};

/// What the exchanges of a layer see.
struct LayerContext {
    Architecture model{};
    double sequence = 0;  ///< s
    double attended = 1;  ///< share of the sequence that a token looks at; less where several sequences share one
    bool eightBit = false;
    double expertImbalance = 1.1;  ///< lambda, capped by the capacity of an expert
    CardSpeed card{};
    Network network{};
    Stack stack{};
    bool operator==(const LayerContext&) const = default;
};

/// Costs for the sizes in `m`. Nothing is checked: sizes must divide and be positive.
LayerCosts layerCosts(const LayerContext& c, const Mapping& m);

}  // namespace model::training
