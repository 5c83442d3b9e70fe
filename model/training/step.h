// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Time of one optimizer step and memory of one card for a parallel strategy: stages, schedule, exposed exchanges,
// optimizer, stragglers. Sources: Narayanan 2021 (arXiv 2104.04473), Korthikanti 2022 (2205.05198), Qi 2023 (2401.10241),
// Rajbhandari 2020 (1910.02054), DeepSeek-V3 (2412.19437); stragglers after Blom 1958.

#include <optional>

#include "model/training/layer_time.h"

namespace model::training {

/// A step of training: what is trained, on what, and how many sequences one step takes.
struct StepCase {
    LayerContext layer{};
    double globalBatch = 0;  ///< B, sequences
    double usable = 0.94;    ///< share of the card's memory that may be filled, grade C
    double reserve = 5e9;    ///< libraries, communicators, fragmentation; bytes, grade C
};

/// Why a mapping cannot run at all.
enum class MappingFault { None, NotPositive, Heads, Layers, Experts, Sequence, Batch, Schedule };
/// Divisibility of heads, layers, experts, sequence and batch; `layerSplit` allows uneven stages (1F1B only).
MappingFault mappingFault(const Architecture& a, double sequence, double globalBatch, const Mapping& m);

/// Bytes on the fullest card. The stage that decides is named by its position.
struct MemoryUse {
    double weights = 0, gradients = 0, optimizer = 0, activations = 0, logits = 0, buffers = 0, reserve = 0;
    double stage = 0;  ///< index of the stage
    double total() const { return weights + gradients + optimizer + activations + logits + buffers + reserve; }
};
MemoryUse memoryUse(const StepCase& c, const Mapping& m);

/// Seconds of one step; the parts sum to `total`.
struct StepTime {
    double compute = 0;      ///< forward and backward of all microbatches on the slowest stage
    double recompute = 0;
    double tensor = 0, context = 0, expert = 0;  ///< exposed exchanges inside the layers
    double bubble = 0;       ///< waiting of the pipeline
    double transfer = 0;     ///< exposed boundary tensors
    double gradient = 0;     ///< exposed gradient and weight exchange
    double optimizer = 0;
    double straggler = 0;    ///< waiting for the slowest card and the slow servers
    double total = 0;
    double microbatches = 0;
};
/// `times` are the layer times of this mapping. Sizes must have passed mappingFault.
StepTime stepTime(const StepCase& c, const Mapping& m, const LayerTimes& times);

/// The whole chain; nothing when the mapping cannot run.
std::optional<StepTime> stepTime(const StepCase& c, const Mapping& m);

/// Bytes that one card sends per step, by group.
struct StepVolumes {
    double tensor = 0, context = 0, expert = 0, pipeline = 0, gradient = 0;
};

}  // namespace model::training
