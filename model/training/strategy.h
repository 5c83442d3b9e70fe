// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A parallel strategy: how a training step is cut over the cards, and the software stack that runs it. A stack is a
// named profile shared by every run of that software, never a free factor of one run.

#include <array>
#include <cstdint>

#include "model/training/states.h"

namespace model::training {

enum class Schedule { OneForwardOneBackward, GPipe, ZeroBubbleH1, ZeroBubbleH2, DualPipe };

enum class GradientForm {
    AllReduce,      ///< every replica keeps the whole optimizer
    Distributed,    ///< reduce-scatter of gradients, all-gather of weights (distributed optimizer, ZeRO-1)
    Sharded,        ///< ZeRO-3 / FSDP: weights gathered for every microbatch
};

/// Flags of a software stack.
struct Stack {
    bool flashAttention = true;
    bool parallelBlock = false;    ///< attention and feed-forward side by side: half the tensor-parallel exchanges
    bool tensorOverlap = true;     ///< ring or chunked products hide part of the exchange
    bool gradientOverlap = true;   ///< buckets travel while the backward pass runs
    bool pipelineOverlap = true;   ///< boundary tensors travel while other microbatches compute
    bool pipelineScattered = true; ///< 1/t of the boundary tensor per card
    bool expertOverlap = false;    ///< two half batches hide each other's dispatch
    bool expertForwarding = false; ///< one copy per server, spread inside it; else one copy per expert
    double expertUnits = 20.0 / 132; ///< share of the multiprocessors that overlapped dispatch takes (DeepSeek-V3 3.2.2)
    bool flatSharded = false;      ///< ZeRO-3 exchanges as one flat ring at one port per card
    double gradientBytes = 4;      ///< per parameter on the wire
    double weightBytes = 2;
    double shardedHidden = 0.35;   ///< share of the compute time behind which ZeRO-3 exchanges hide (C)
    bool operator==(const Stack&) const = default;
};

/// The tuple of the search.
struct Mapping {
    std::int64_t tensor = 1;        ///< t
    std::int64_t pipeline = 1;      ///< p
    std::int64_t interleave = 1;    ///< v
    std::int64_t context = 1;       ///< c
    std::int64_t data = 1;          ///< d
    std::int64_t expert = 1;        ///< e, inside d c t
    std::int64_t expertTensor = 1;  ///< et
    std::int64_t microBatch = 1;    ///< b, sequences
    ActivationMode recompute = ActivationMode::Selective;
    GradientForm gradients = GradientForm::Distributed;
    Schedule schedule = Schedule::OneForwardOneBackward;
    bool sequenceParallel = true;
    bool unevenChunks = false;  ///< interleaved chunks may differ by one layer
    std::int64_t cards() const { return tensor * pipeline * context * data; }
    bool operator==(const Mapping&) const = default;
};

/// Stages that are alike: the step needs sums and maxima over a handful of kinds, never over all stages.
struct StageKind {
    double count = 0;
    double denseLayers = 0, expertLayers = 0;  ///< of one stage
    double position = 0;                       ///< index of the first of them, from 0
    bool first = false, last = false;
};

struct StageKinds {
    std::array<StageKind, 8> kind{};
    std::size_t size = 0;
};

/// Spreads the layers over the stages: leftovers one per stage from the second stage on, first and last stage last.
StageKinds stageKinds(const Architecture& a, std::int64_t stages);

}  // namespace model::training
