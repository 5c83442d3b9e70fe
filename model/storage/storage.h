// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Checkpoints (size, stall, drain), read rate of training data, and the capacity of the storage tiers. Bytes per
// parameter agree with the checkpoint sizes of MLPerf Storage within 1 %; read rates are its v1.0 medians.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "model/core/quantity.h"

namespace model::storage {

// ---- checkpoint

/// What a checkpoint holds, bytes per parameter (all parameters, also inactive experts).
enum class CheckpointPolicy {
    WeightsBf16,          ///< 2
    WeightsFp32,          ///< 4
    AdamMixed,            ///< 14: bf16 weight, fp32 master, two fp32 moments
    AdamBf16Gradients,    ///< 16
    AdamFp32Gradients,    ///< 18
    Bf16Moments,          ///< 10
    EightBitMoments,      ///< 8
    OneMoment,            ///< 10: momentum SGD, Lion, Muon's matrices
    FactoredSecondMoment  ///< 6, about
};
inline constexpr CheckpointPolicy kDefaultCheckpoint = CheckpointPolicy::AdamMixed;
Bytes bytesPerParameter(CheckpointPolicy policy);
/// parameters x bytes; both > 0.
std::optional<Bytes> checkpointSize(double parameters, Bytes perParameter);

/// Synchronous: every node waits until all is stored; size / min(store, nodes x node rate).
std::optional<Duration> stallSync(Bytes size, ByteRate store, double nodes, ByteRate perNode);
/// Asynchronous: only the copy into memory or local flash; (size/nodes)/node rate.
std::optional<Duration> stallAsync(Bytes size, double nodes, ByteRate perNode);
/// Time until the copy has left for the store: size/store.
std::optional<Duration> drainTime(Bytes size, ByteRate store);
/// Store rate that keeps the stall within a share of the interval: size/(share x interval). share in (0, 1].
std::optional<ByteRate> storeForStall(Bytes size, double stallShare, Duration interval);
/// Asynchronous copies must have drained before the next one starts.
bool drainsInTime(Duration drain, Duration interval);
/// Restart: all replicas read the same shards from the store, unless peers broadcast (then one copy is read and
/// passed on at the fabric's rate). replicas >= 1.
std::optional<Duration> restartRead(Bytes size, double replicas, ByteRate store, std::optional<ByteRate> broadcast);

// ---- training data

/// cards x samples/s x bytes x (1 - hit)/packing. hit in [0, 1], packing in (0, 1].
std::optional<ByteRate> readRateSamples(double cards, double samplesPerSecond, Bytes perSample, double cacheHit,
                                        double packing);
/// cards x tokens/s x bytes per token: megabytes for text.
std::optional<ByteRate> readRateTokens(double cards, double tokensPerSecond, Bytes perToken);

/// MLPerf Storage v1.0, median of closed runs with a labelled accelerator.
struct WorkloadRate {
    std::string_view workload, accelerator;
    ByteRate low{}, typical{}, high{};  ///< per accelerator
    double utilisationFloor = 0;
    Bytes sample{};
};
const std::vector<WorkloadRate>& workloadRates();
/// Typical rate x accelerators; nothing for an unknown pair or a negative count.
std::optional<ByteRate> readRateByWorkload(std::string_view workload, std::string_view accelerator,
                                           double accelerators);

/// Open, stat and close per loose file.
std::optional<Rate> metadataRate(double samplesPerSecond);
/// Memory of the shuffle buffer per node: samples x bytes.
std::optional<Bytes> shuffleBuffer(double samples, Bytes perSample);

// ---- tiers

/// Tiers of the hierarchy from fastest to safest.
enum class Tier { HostMemory, NodeFlash, Hot, Warm, Archive };
const char* nameOf(Tier t);

/// keep x size/(1 - free); free in [0, 1).
std::optional<Bytes> hotCapacity(double keep, Bytes size, double freeShare);
/// Snapshots in host memory per node: copies x size/nodes (own and peer = 2 copies).
std::optional<Bytes> hostCapacity(double copies, Bytes size, double nodes);
/// Local flash per node: 2-4 x accelerator memory of the node.
std::optional<Bytes> nodeFlashCapacity(Bytes acceleratorMemory, double factor);
/// corpus x (k+m)/k + milestones x size. k >= 1, m >= 0.
std::optional<Bytes> warmCapacity(Bytes corpus, double dataShards, double parityShards, double milestones, Bytes size);

/// Rate of a separate storage fabric: the largest of the three, or their sum if they overlap.
std::optional<ByteRate> fabricRate(ByteRate readPeak, ByteRate restart, ByteRate drain, bool overlap);

}  // namespace model::storage
