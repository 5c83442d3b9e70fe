// SPDX-License-Identifier: GPL-3.0-or-later
// Checkpoints, read rates, tiers.

#include "model/storage/storage.h"

#include <algorithm>
#include <cmath>

#include "model/core/translate.h"

namespace model::storage {
namespace {

constexpr double kMB = 1e6;
constexpr double kCallsPerFile = 3;  // open, stat, close

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}

template <Dim D>
std::optional<Quantity<D>> finite(Quantity<D> q) {
    return isFinite(q) ? std::optional(q) : std::nullopt;
}

WorkloadRate rate(std::string_view workload, std::string_view card, double low, double typical, double high,
                  double floor, double sampleBytes) {
    return {workload, card, {low * kMB}, {typical * kMB}, {high * kMB}, floor, {sampleBytes}};
}

}  // namespace

Bytes bytesPerParameter(CheckpointPolicy policy) {
    switch (policy) {
        case CheckpointPolicy::WeightsBf16:
            return {2};
        case CheckpointPolicy::WeightsFp32:
            return {4};
        case CheckpointPolicy::AdamMixed:
            return {14};
        case CheckpointPolicy::AdamBf16Gradients:
            return {16};
        case CheckpointPolicy::AdamFp32Gradients:
            return {18};
        case CheckpointPolicy::Bf16Moments:
            return {10};
        case CheckpointPolicy::EightBitMoments:
            return {8};
        case CheckpointPolicy::OneMoment:
            return {10};
        case CheckpointPolicy::FactoredSecondMoment:
            return {6};
    }
    return {14};
}

std::optional<Bytes> checkpointSize(double parameters, Bytes perParameter) {
    if (!positive(parameters) || !positive(perParameter.si)) return std::nullopt;
    return finite(perParameter * parameters);
}

std::optional<Duration> stallSync(Bytes size, ByteRate store, double nodes, ByteRate perNode) {
    if (!notNegative(size.si) || !positive(store.si) || !positive(nodes) || !positive(perNode.si)) return std::nullopt;
    return finite(size / std::min(store, perNode * nodes));
}

std::optional<Duration> stallAsync(Bytes size, double nodes, ByteRate perNode) {
    if (!notNegative(size.si) || !positive(nodes) || !positive(perNode.si)) return std::nullopt;
    return finite(size / nodes / perNode);
}

std::optional<Duration> drainTime(Bytes size, ByteRate store) {
    if (!notNegative(size.si) || !positive(store.si)) return std::nullopt;
    return finite(size / store);
}

std::optional<ByteRate> storeForStall(Bytes size, double stallShare, Duration interval) {
    if (!notNegative(size.si) || !(stallShare > 0 && stallShare <= 1) || !positive(interval.si)) return std::nullopt;
    return finite(size / (interval * stallShare));
}

bool drainsInTime(Duration drain, Duration interval) {
    return drain <= interval;
}

std::optional<Duration> restartRead(Bytes size, double replicas, ByteRate store, std::optional<ByteRate> broadcast) {
    if (!notNegative(size.si) || !(replicas >= 1) || !std::isfinite(replicas) || !positive(store.si)) {
        return std::nullopt;
    }
    const Duration direct = size * replicas / store;
    if (!broadcast) return finite(direct);
    if (!positive(broadcast->si)) return std::nullopt;
    const Duration passedOn = size / store + size / *broadcast;
    return finite(std::min(direct, passedOn));
}

std::optional<ByteRate> readRateSamples(double cards, double samplesPerSecond, Bytes perSample, double cacheHit,
                                        double packing) {
    if (!notNegative(cards) || !notNegative(samplesPerSecond) || !notNegative(perSample.si) ||
        !(cacheHit >= 0 && cacheHit <= 1) || !(packing > 0 && packing <= 1)) {
        return std::nullopt;
    }
    return finite(ByteRate{cards * samplesPerSecond * perSample.si * (1 - cacheHit) / packing});
}

std::optional<ByteRate> readRateTokens(double cards, double tokensPerSecond, Bytes perToken) {
    return readRateSamples(cards, tokensPerSecond, perToken, 0, 1);
}

const std::vector<WorkloadRate>& workloadRates() {
    static const std::vector<WorkloadRate> kRates{
        rate("unet3d", "H100", 2630, 2784, 2910, 0.9, 140e6), rate("unet3d", "A100", 1300, 1406, 1496, 0.9, 140e6),
        rate("resnet50", "H100", 176, 181, 195, 0.9, 150e3),  rate("resnet50", "A100", 90.6, 92, 98.5, 0.9, 150e3),
        rate("cosmoflow", "H100", 530, 547, 563, 0.7, 2e6),   rate("cosmoflow", "A100", 336, 346, 357, 0.7, 2e6)};
    return kRates;
}

std::optional<ByteRate> readRateByWorkload(std::string_view workload, std::string_view accelerator,
                                           double accelerators) {
    if (!notNegative(accelerators)) return std::nullopt;
    for (const WorkloadRate& r : workloadRates()) {
        if (r.workload == workload && r.accelerator == accelerator) return r.typical * accelerators;
    }
    return std::nullopt;
}

std::optional<Rate> metadataRate(double samplesPerSecond) {
    if (!notNegative(samplesPerSecond)) return std::nullopt;
    return Rate{samplesPerSecond * kCallsPerFile};
}

std::optional<Bytes> shuffleBuffer(double samples, Bytes perSample) {
    if (!notNegative(samples) || !notNegative(perSample.si)) return std::nullopt;
    return finite(perSample * samples);
}

const char* nameOf(Tier t) {
    switch (t) {
        case Tier::HostMemory:
            return TR_NOOP("storage", "host memory");
        case Tier::NodeFlash:
            return TR_NOOP("storage", "flash in the node");
        case Tier::Hot:
            return TR_NOOP("storage", "parallel file system");
        case Tier::Warm:
            return TR_NOOP("storage", "object store");
        case Tier::Archive:
            return TR_NOOP("storage", "archive");
    }
    return "";
}

std::optional<Bytes> hotCapacity(double keep, Bytes size, double freeShare) {
    if (!notNegative(keep) || !notNegative(size.si) || !(freeShare >= 0 && freeShare < 1)) return std::nullopt;
    return finite(size * keep / (1 - freeShare));
}

std::optional<Bytes> hostCapacity(double copies, Bytes size, double nodes) {
    if (!notNegative(copies) || !notNegative(size.si) || !positive(nodes)) return std::nullopt;
    return finite(size * copies / nodes);
}

std::optional<Bytes> nodeFlashCapacity(Bytes acceleratorMemory, double factor) {
    if (!notNegative(acceleratorMemory.si) || !notNegative(factor)) return std::nullopt;
    return finite(acceleratorMemory * factor);
}

std::optional<Bytes> warmCapacity(Bytes corpus, double dataShards, double parityShards, double milestones, Bytes size) {
    if (!notNegative(corpus.si) || !(dataShards >= 1) || !std::isfinite(dataShards) || !notNegative(parityShards) ||
        !notNegative(milestones) || !notNegative(size.si)) {
        return std::nullopt;
    }
    return finite(corpus * ((dataShards + parityShards) / dataShards) + size * milestones);
}

std::optional<ByteRate> fabricRate(ByteRate readPeak, ByteRate restart, ByteRate drain, bool overlap) {
    if (!notNegative(readPeak.si) || !notNegative(restart.si) || !notNegative(drain.si)) return std::nullopt;
    if (overlap) return finite(readPeak + restart + drain);
    return std::max({readPeak, restart, drain});
}

}  // namespace model::storage
