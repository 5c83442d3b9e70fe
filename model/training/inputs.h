// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inputs of demand and compute: pools of accelerators, and the workloads that run on them.

#include "model/catalog/entries.h"

namespace model {

struct Pool {
    std::int64_t accelerators = 1024;
    Ref cardId;
    Accelerator card;
    Ref serverId;
    Server server;
    std::int64_t hotSpares = 0;   ///< servers, powered and cabled
    std::int64_t coldSpares = 0;  ///< servers on the shelf
    std::optional<Power> powerCap;  ///< per card; blank = TDP
    Meta meta;
    bool operator==(const Pool&) const = default;
};

enum class WorkloadKind { Training, Inference };
template <>
struct Choices<WorkloadKind> {
    static constexpr Choice rows[] = {{0, "training", TR_NOOP("choices", "Training run")},
                                      {1, "inference", TR_NOOP("choices", "Inference service")}};
};

enum class Precision { Bf16, Fp8, Fp4 };
template <>
struct Choices<Precision> {
    static constexpr Choice rows[] = {{0, "bf16", "BF16"}, {1, "fp8", "FP8"}, {2, "fp4", "FP4"}};
};

/// Where the speed of a training run comes from.
enum class SpeedSource { StepModel, Policy };
template <>
struct Choices<SpeedSource> {
    static constexpr Choice rows[] = {{0, "step_model", TR_NOOP("choices", "Step model")},
                                      {1, "policy", TR_NOOP("choices", "Planned utilisation")}};
};

enum class MappingChoice { Given, Auto };
template <>
struct Choices<MappingChoice> {
    static constexpr Choice rows[] = {{0, "given", TR_NOOP("choices", "As given below")},
                                      {1, "auto", TR_NOOP("choices", "Fastest that fits")}};
};

enum class GradientCompression { None, TopK, Bits8, Bits4 };
template <>
struct Choices<GradientCompression> {
    static constexpr Choice rows[] = {{0, "none", TR_NOOP("choices", "No compression")},
                                      {1, "top_k", TR_NOOP("choices", "Largest values only (top-k)")},
                                      {2, "8_bit", TR_NOOP("choices", "Quantised to 8 bits")},
                                      {3, "4_bit", TR_NOOP("choices", "Quantised to 4 bits")}};
};

/// Where compression keeps what it has not sent yet.
enum class ErrorFeedback { None, Bits16, Bits32 };
template <>
struct Choices<ErrorFeedback> {
    static constexpr Choice rows[] = {{0, "none", TR_NOOP("choices", "None, the rest is lost")},
                                      {1, "16_bit", TR_NOOP("choices", "In 16 bits")},
                                      {2, "32_bit", TR_NOOP("choices", "In 32 bits")}};
};

/// Elements of the key-value cache.
enum class CacheFormat { Bits16, Bits8 };
template <>
struct Choices<CacheFormat> {
    static constexpr Choice rows[] = {{0, "16_bit", TR_NOOP("choices", "16 bits")},
                                      {1, "8_bit", TR_NOOP("choices", "8 bits")}};
};

/// Where prompts are computed.
enum class Serving { Together, Apart };
template <>
struct Choices<Serving> {
    static constexpr Choice rows[] = {{0, "together", TR_NOOP("choices", "Prefill and decode on the same instances")},
                                      {1, "apart", TR_NOOP("choices", "Prefill on instances of its own")}};
};

struct Workload {
    WorkloadKind kind = WorkloadKind::Training;
    ItemRef pool;
    Ref modelId;
    LanguageModel model;
    Precision precision = Precision::Bf16;
    Ratio utilisation{0.40};
    // training
    std::int64_t tokens = 2'000'000'000'000;
    std::int64_t sequence = 8192;
    std::int64_t globalBatch = 1024;  ///< sequences
    SpeedSource speed = SpeedSource::StepModel;
    MappingChoice mapping = MappingChoice::Given;
    std::int64_t tensorParallel = 8, pipelineParallel = 4, interleave = 1, microBatch = 1;
    std::int64_t contextParallel = 1, expertParallel = 1, expertTensorParallel = 1;
    bool sequenceParallel = true;
    Recompute recompute = Recompute::Selective;
    GradientExchange gradients = GradientExchange::Distributed;
    PipelineSchedule schedule = PipelineSchedule::OneForwardOneBackward;
    Ratio expertImbalance{1.1};
    Ref stackId;
    SoftwareStack stack;
    // what algorithms trade for time; all off
    GradientCompression compression = GradientCompression::None;
    Ratio keptGradients{0.01};
    ErrorFeedback errorFeedback = ErrorFeedback::Bits16;
    Ratio extraTokens{0};
    std::optional<Ratio> capacityFactor;
    Ratio sequenceFill{1};
    bool packing = false;
    Ratio packingEfficiency{0.97};
    // inference
    Rate requests{10};
    std::int64_t prompt = 2048, output = 512;
    std::int64_t cardsPerInstance = 8;
    Serving serving = Serving::Together;
    std::int64_t maxBatch = 512;  ///< sequences of one instance
    std::optional<Duration> targetToken, targetFirst;
    Ratio peakToMean{2};
    std::int64_t spareInstances = 1;
    CacheFormat cacheFormat = CacheFormat::Bits16;
    Ratio prefixCache{0};
    Ratio bandwidthUse{0.7}, prefillUse{0.5}, decodeUse{0.4};
    Duration stepOverhead{0.5e-3};
    Meta meta;
    bool operator==(const Workload&) const = default;
};

template <>
Table fieldsOf<Pool>();
template <>
Table fieldsOf<Workload>();

}  // namespace model
