// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The kinds of things a design is made of. One struct serves the catalogue entry and the copy inside a design, so the
// numbers of a design are its own. A blank value is not public or not confirmed; it is never zero.

#include <optional>
#include <string>

#include "model/core/field.h"

namespace model {

/// Price as observed for one unit; blank = no price known. `typical` is what totals use.
struct Price {
    std::optional<Money> low, typical, high;
    std::optional<Date> date;
    Meta meta;
    bool operator==(const Price&) const = default;
};

/// Shares of the peaks that real kernels reach on a card; the starting values are grade C, fitted sets stand in the
/// catalogue. training/card_speed.h says how they enter.
struct Efficiency {
    Ratio matrix16{0.72}, matrix8{0.61};
    std::int64_t depth = 300;  ///< inner size at which a product reaches half of its speed
    std::int64_t tileRows = 128, tileColumns = 256;
    std::int64_t multiprocessors = 132;
    Ratio wave{0.5};
    Ratio attentionForward{0.60}, attentionBackward{0.50};
    Ratio memory{0.88};
    Duration launch{4e-6};
    Ratio scaleUp{0.78};
    Duration scaleUpLatency{3e-6};
    Ratio nic{0.90};
    Duration nicLatency{8e-6};
    Ratio tensorHidden{0.5};
    Ratio jitter{0.01};
    Ratio slowBy{0.05};    ///< of the fleet on which the set was fitted
    Ratio residual{0.20};  ///< how far step times predicted with the set may be off
    Meta meta;
    bool operator==(const Efficiency&) const = default;
};

/// How the cards of a scale-up domain are joined.
enum class ScaleUpLinks { NotPublic, Switched, FullMesh, FullMesh2D };
template <>
struct Choices<ScaleUpLinks> {
    static constexpr Choice rows[] = {{0, "not_public", TR_NOOP("choices", "Not public")},
                                      {1, "switched", TR_NOOP("choices", "Through switches")},
                                      {2, "full_mesh", TR_NOOP("choices", "Full mesh of cards")},
                                      {3, "full_mesh_2d", TR_NOOP("choices", "2D full mesh of cards")}};
};

struct Accelerator {
    std::string name;
    std::string vendor;
    std::optional<FlopRate> bf16, fp8, fp4;  ///< dense matrix peaks
    std::optional<Bytes> memory;
    std::optional<ByteRate> memoryBandwidth;
    std::optional<ByteRate> scaleUpBandwidth;  ///< one direction
    std::optional<std::int64_t> scaleUpDomain;
    ScaleUpLinks scaleUpLinks = ScaleUpLinks::NotPublic;
    std::optional<Power> tdp;
    bool liquidRequired = false;
    Efficiency efficiency;
    Meta meta;
    bool operator==(const Accelerator&) const = default;
};

enum class GradientExchange { AllReduce, Distributed, Sharded };
template <>
struct Choices<GradientExchange> {
    static constexpr Choice rows[] = {
        {0, "all_reduce", TR_NOOP("choices", "All-reduce, whole optimizer on every replica")},
        {1, "distributed", TR_NOOP("choices", "Distributed optimizer (ZeRO-1)")},
        {2, "sharded", TR_NOOP("choices", "Sharded weights (ZeRO-3, FSDP)")}};
};

enum class PipelineSchedule { OneForwardOneBackward, GPipe, ZeroBubbleH1, ZeroBubbleH2, DualPipe };
template <>
struct Choices<PipelineSchedule> {
    static constexpr Choice rows[] = {{0, "1f1b", TR_NOOP("choices", "1F1B, interleaved where set")},
                                      {1, "gpipe", TR_NOOP("choices", "GPipe")},
                                      {2, "zero_bubble_h1", TR_NOOP("choices", "Zero bubble H1")},
                                      {3, "zero_bubble_h2", TR_NOOP("choices", "Zero bubble H2")},
                                      {4, "dualpipe", TR_NOOP("choices", "DualPipe")}};
};

enum class Recompute { None, Selective, Full };
template <>
struct Choices<Recompute> {
    static constexpr Choice rows[] = {{0, "none", TR_NOOP("choices", "No recomputation")},
                                      {1, "selective", TR_NOOP("choices", "Selective recomputation")},
                                      {2, "full", TR_NOOP("choices", "Full recomputation")}};
};

/// What a training framework does; a named profile shared by every run of that software.
struct SoftwareStack {
    std::string name = "current";
    bool flashAttention = true;
    bool parallelBlock = false;
    bool tensorOverlap = true, gradientOverlap = true, pipelineOverlap = true, pipelineScattered = true;
    bool expertOverlap = false, expertForwarding = false;
    bool flatSharded = false;
    std::int64_t gradientBytes = 4, weightBytes = 2;
    bool calibrated = true;  ///< published runs of this software took part in the fit
    // What its published runs use where they do not say; the workload decides for itself.
    Recompute recompute = Recompute::None;
    GradientExchange gradients = GradientExchange::Distributed;
    PipelineSchedule schedule = PipelineSchedule::OneForwardOneBackward;
    bool sequenceParallel = true;
    bool interleaved = true;
    Meta meta;
    bool operator==(const SoftwareStack&) const = default;
};

struct Server {
    std::string name;
    std::int64_t accelerators = 8;
    std::optional<Length> height;
    std::optional<Mass> weight;
    std::optional<std::int64_t> racksPerUnit;  ///< rack-scale products only
    std::optional<Power> nameplate, peak, sustained;
    std::optional<std::int64_t> nics;
    std::optional<ByteRate> nicRate;
    std::optional<Bytes> memory;  ///< of the host
    bool liquidRequired = false;
    std::optional<Ratio> liquidShare;  ///< share of the heat that liquid takes; 0 = air only
    Price price;
    Meta meta;
    bool operator==(const Server&) const = default;
};

struct Switch {
    std::string name;
    std::string vendor;
    std::optional<std::int64_t> ports;
    std::optional<std::int64_t> mostPorts;  ///< with ports broken out into slower ones
    std::optional<ByteRate> portRate;
    std::int64_t portsPerCage = 1;
    std::optional<Power> cagePower;  ///< what one cage feeds and cools
    std::optional<Length> height;
    std::optional<Mass> weight;
    std::optional<Power> typical, max;
    bool maxIncludesOptics = false;
    Price price;
    Meta meta;
    bool operator==(const Switch&) const = default;
};

struct Optic {
    std::string name;
    std::string medium;
    std::optional<ByteRate> linkRate;
    std::int64_t linksPerModule = 1;
    std::optional<Length> reach;
    std::optional<Power> power;
    Price price;
    Meta meta;
    bool operator==(const Optic&) const = default;
};

struct Rack {
    std::string name;
    std::optional<Length> height, width, depth;
    std::optional<Mass> maxLoad;
    std::optional<Mass> tare;
    Meta meta;
    bool operator==(const Rack&) const = default;
};

struct LanguageModel {
    std::string name;
    std::int64_t layers = 80, hidden = 8192, heads = 64, kvHeads = 8, headSize = 128, ffn = 28672, ffnMatrices = 3,
                 vocabulary = 128256;
    std::int64_t pretrainSequence = 8192;
    bool tiedEmbeddings = false, learnedPositions = false;
    std::int64_t experts = 0, expertsPerToken = 0, sharedExperts = 0, expertFfn = 0, denseLayers = 0;
    std::int64_t mlaQueryRank = 0, mlaKvRank = 0, mlaNope = 0, mlaRope = 0, mlaValue = 0;
    Meta meta;
    bool operator==(const LanguageModel&) const = default;
};

/// One class of component that fails; rates are per unit.
struct ComponentClass {
    std::string per = "accelerator";  ///< unit counted: accelerator, server, nic, optical_link, ...
    Rate rate;
    std::optional<Rate> low, high;
    Ratio needsHardware;  ///< share of events in which hands touch the node
    Ratio curedByReset;
    bool stopsJob = true;
    bool silent = false;  ///< found long after its onset (silent corruption); stops the job when found
    Duration detect;
    std::optional<Duration> detectUnmonitored;  ///< the same when nobody watches
    Duration repair;                            ///< median
    Ratio repairSigma;
    Duration handsOn;
    std::optional<Bytes> memoryReference;    ///< the rate is for this much card memory and scales with it
    std::optional<std::int64_t> countLimit;  ///< units beyond this add nothing (software faults saturate)
    Meta meta;
    bool operator==(const ComponentClass&) const = default;
};

template <>
Table fieldsOf<Price>();
template <>
Table fieldsOf<Accelerator>();
template <>
Table fieldsOf<Efficiency>();
template <>
Table fieldsOf<SoftwareStack>();
template <>
Table fieldsOf<Server>();
template <>
Table fieldsOf<Switch>();
template <>
Table fieldsOf<Optic>();
template <>
Table fieldsOf<Rack>();
template <>
Table fieldsOf<LanguageModel>();
template <>
Table fieldsOf<ComponentClass>();

}  // namespace model
