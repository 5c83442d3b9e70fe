// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inputs of storage: tiers of nodes, how checkpoints are written, and the training data with the way they take.

#include "model/catalog/entries.h"

namespace model {

enum class TierKind { Hot, Warm, Cold };
template <>
struct Choices<TierKind> {
    static constexpr Choice rows[] = {{0, "hot", TR_NOOP("choices", "Hot tier")},
                                      {1, "warm", TR_NOOP("choices", "Warm tier")},
                                      {2, "cold", TR_NOOP("choices", "Cold tier")}};
};

struct StorageTier {
    TierKind kind = TierKind::Hot;
    std::int64_t nodes = 12;
    Bytes capacity{300e12};  ///< usable, per node
    ByteRate write{20e9};    ///< per node
    ByteRate read{40e9};     ///< per node
    Rate metadata{50e3};     ///< calls, per node
    Rate reads{1e6};         ///< random ones, per node
    Power peak{1200};        ///< per node
    Length height{2 * 0.04445};
    Mass weight{35};
    std::int64_t nics = 2;
    Price price;
    Meta meta;
    bool operator==(const StorageTier&) const = default;
};

enum class CheckpointContent { Weights, Mixed, MixedBf16Gradients, MixedFp32Gradients, Bf16Moments };
template <>
struct Choices<CheckpointContent> {
    static constexpr Choice rows[] = {
        {0, "weights", TR_NOOP("choices", "Weights only, 2 B per parameter")},
        {1, "mixed", TR_NOOP("choices", "Weights and optimizer, 14 B per parameter")},
        {2, "mixed_bf16_gradients", TR_NOOP("choices", "With BF16 gradients, 16 B per parameter")},
        {3, "mixed_fp32_gradients", TR_NOOP("choices", "With FP32 gradients, 18 B per parameter")},
        {4, "bf16_moments", TR_NOOP("choices", "BF16 moments, 10 B per parameter")}};
};

enum class CheckpointMode { Synchronous, Asynchronous };
template <>
struct Choices<CheckpointMode> {
    static constexpr Choice rows[] = {{0, "synchronous", TR_NOOP("choices", "Synchronous write")},
                                      {1, "asynchronous", TR_NOOP("choices", "Asynchronous snapshot")}};
};

struct Checkpoint {
    CheckpointContent content = CheckpointContent::Mixed;
    CheckpointMode mode = CheckpointMode::Synchronous;
    Duration interval{1800};
    std::int64_t keep = 20;
    bool thinned = true;            ///< kept: of ages 0, 1, 2, 4 ... intervals instead of the newest
    std::int64_t memoryCopies = 0;  ///< of the newest snapshot in memory of servers, its own first; asynchronous only
    bool copiesSpread = true;       ///< partners stand in other racks, under other leaves
    std::int64_t storageEvery = 1;  ///< snapshots per copy on storage, where memory holds copies
    Ratio freeShare{0.3};
    ByteRate snapshot{10e9};  ///< per server, to local memory or NVMe
    Bytes samplePerToken{4};
    Ratio stallBudget{0.05};
    Bytes hostMemory{1e12};          ///< per server, for snapshots
    Duration milestoneEvery{86400};  ///< copies for the warm tier
    Meta meta;
    bool operator==(const Checkpoint&) const = default;
};

enum class DataUnit { Tokens, Samples };
template <>
struct Choices<DataUnit> {
    static constexpr Choice rows[] = {{0, "tokens", TR_NOOP("choices", "Text, by tokens")},
                                      {1, "samples", TR_NOOP("choices", "Images, video, records, by samples")}};
};

enum class DataPacking { Shards, Files };
template <>
struct Choices<DataPacking> {
    static constexpr Choice rows[] = {{0, "shards", TR_NOOP("choices", "Packed into shards")},
                                      {1, "files", TR_NOOP("choices", "One file per sample")}};
};

/// Training data and the way they take; bytes per token stand with the checkpoint.
struct TrainingData {
    DataUnit unit = DataUnit::Tokens;
    Rate samplesPerCard{30};
    Bytes sample{50e3};
    DataPacking packing = DataPacking::Shards;
    Bytes shard{256e6};
    std::int64_t epochs = 1;
    Bytes cache{0};        ///< per server
    ByteRate client{10e9};  ///< per server
    Bytes readSize{1e6};
    std::int64_t shuffled = 10000;  ///< samples in the buffer of a server
    Ratio hotShare{1};              ///< of the data set on the hot tier
    Duration staging{86400};        ///< until that part has come from the warm tier
    std::int64_t archiveCopies = 1;
    Meta meta;
    bool operator==(const TrainingData&) const = default;
};

template <>
Table fieldsOf<TrainingData>();
template <>
Table fieldsOf<StorageTier>();
template <>
Table fieldsOf<Checkpoint>();

}  // namespace model
