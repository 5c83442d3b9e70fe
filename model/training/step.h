// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Time of one optimizer step and memory of one card for a parallel strategy: stages, schedule, exposed exchanges,
// optimizer, stragglers. Sources: Narayanan 2021 (arXiv 2104.04473), Korthikanti 2022 (2205.05198), Qi 2023 (2401.10241),
// Rajbhandari 2020 (1910.02054), DeepSeek-V3 (2412.19437); stragglers after Blom 1958.

#include <optional>

#include "model/training/algorithms.h"
#include "model/training/layer_time.h"

namespace model::training {

/// Share of a card's memory that a run may fill, grade C.
inline constexpr double kUsableMemory = 0.94;

/// A step of training: what is trained, on what, and how many sequences one step takes.
struct StepCase {
    LayerContext layer{};
    double globalBatch = 0;  ///< B, sequences
    double usable = kUsableMemory;
    double reserve = 5e9;    ///< libraries, communicators, fragmentation; bytes, grade C
    Compression compression{};
    bool operator==(const StepCase&) const = default;
};

/// Why a mapping cannot run at all.
enum class MappingFault { None, NotPositive, Heads, Layers, Experts, Sequence, Batch, Schedule };
/// Divisibility of heads, layers, experts and sequence, and whether the batch reaches every replica. A batch that does not
/// divide evenly runs, with a last microbatch that is not full.
MappingFault mappingFault(const Architecture& a, double sequence, double globalBatch, const Mapping& m);

/// Weights of one layer in the parts that are cut differently.
struct LayerWeights {
    double dense = 0;   ///< dense layer: attention and feed-forward; cut over t
    double common = 0;  ///< expert layer: attention, shared experts, router; cut over t
    double routed = 0;  ///< expert layer: all routed experts; cut over e and et
};
LayerWeights layerWeights(const Architecture& a);

/// Parameters that one card of a stage holds.
struct ShardWeights {
    double dense = 0, experts = 0;
};
ShardWeights shardWeights(const Architecture& a, const LayerWeights& w, const StageKind& k, const Mapping& m);
/// Cards with equal weights: d c for dense parameters, d c t/(e et) for experts.
double denseReplicas(const Mapping& m);
double expertReplicas(const Mapping& m);
/// Microbatches of one replica in a step, the last of them perhaps not full.
double microbatchesOf(double globalBatch, const Mapping& m);

/// What all strategies of one case share; a search makes it once.
struct StepBasis {
    StepCase step{};
    LayerWeights weights{};
    double slowness = 1;  ///< stragglers and slow servers among all cards of the job
};
StepBasis stepBasis(const StepCase& c, double cards);

/// Bytes on the fullest card. The stage that decides is named by its position.
struct MemoryUse {
    double weights = 0, gradients = 0, optimizer = 0, activations = 0, logits = 0, buffers = 0, reserve = 0;
    double stage = 0;  ///< index of the stage
    double states() const { return weights + gradients + optimizer; }
    double total() const { return states() + activations + logits + buffers + reserve; }
};
MemoryUse memoryUse(const StepBasis& b, const Mapping& m, const StageKinds& kinds, const LayerCosts& costs);

/// Seconds of one step; the parts sum to `total`.
struct StepTime {
    double compute = 0;  ///< forward and backward of all microbatches on the slowest stage
    double recompute = 0;
    double tensor = 0, context = 0, expert = 0;  ///< exposed exchanges inside the layers
    double bubble = 0;                           ///< waiting of the pipeline
    double transfer = 0;                         ///< exposed boundary tensors
    double gradient = 0;                         ///< exposed gradient and weight exchange, with its compression
    double optimizer = 0;
    double straggler = 0;  ///< waiting for the slowest card and the slow servers
    double total = 0;
    double microbatches = 0;
    double exposed() const { return tensor + context + expert + transfer + gradient; }
};
/// Sizes must have passed mappingFault; `kinds` and `costs` are those of the mapping.
StepTime stepTime(const StepBasis& b, const Mapping& m, const StageKinds& kinds, const LayerCosts& costs);

/// The whole chain for one mapping.
struct StepAnswer {
    StepTime time{};
    MemoryUse memory{};
    bool fits = false;  ///< memory.total() <= usable x card memory
};
/// Nothing when the mapping cannot run or an input is not positive and finite.
std::optional<StepAnswer> stepAnswer(const StepCase& c, const Mapping& m);

}  // namespace model::training
