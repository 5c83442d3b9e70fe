// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inference sizing in closed form: prefill and decode time of one instance, how many sequences fit, requests per
// second, and how many instances a load needs. Partitioned decode cost after Pope 2022 (arXiv 2211.05102), paged
// cache after Kwon 2023 (arXiv 2309.06180), queueing after Pollaczek and Khinchine.

#include <cstdint>
#include <optional>

#include "model/training/flops.h"

namespace model::training {

/// The cards of one instance. Defaults are grade C.
struct InstanceCards {
    double cards = 0;            ///< n >= 1
    FlopRate peak{};             ///< dense peak of one card at the precision used
    ByteRate memoryBandwidth{};  ///< of one card
    double bandwidthUse = 0.7;   ///< mbu in (0, 1]
    double prefillUse = 0.5;     ///< mfu of prefill in (0, 1]
    double decodeUse = 0.4;      ///< mfu of decode in (0, 1]
};

/// Expected different experts touched per layer by `tokens` tokens with uniform routing, E (1 - (1 - k/E)^n).
/// 1 <= topK <= experts, tokens >= 0.
std::optional<double> distinctExperts(double experts, double topK, double tokens);

/// Weight bytes read by one decode pass of `batch` sequences: all of a dense model; of a mixture of experts only
/// the experts touched. `bytesPerWeight` > 0, batch > 0.
std::optional<Bytes> weightsRead(const Architecture& a, double bytesPerWeight, double batch);

/// One decode pass: every sequence of the batch gains one token.
struct DecodeLoad {
    double batch = 1;        ///< bt > 0
    double meanContext = 0;  ///< tokens in the cache per sequence, >= 0
    Bytes weights{};         ///< W_read(bt)
    Bytes kvPerToken{};
    double activeParameters = 0;  ///< Pa
    Duration communication{};     ///< all exposed collectives of the pass, 2 L x T_AR(2 bt h)
    Duration overhead{};          ///< launch, sampler, scheduler: 1-3 ms eager, 0.2-0.5 ms captured graph (C)
};

struct DecodeTime {
    Duration memory{};   ///< (weights + cache)/(n BW mbu)
    Duration compute{};  ///< 2 Pa bt/(n peak mfu)
    Duration pass{};     ///< the larger, plus communication and overhead
    double tokensPerSecond = 0, tokensPerSecondPerUser = 0;
    bool memoryBound = true;
};
std::optional<DecodeTime> decodeTime(const DecodeLoad& load, const InstanceCards& cards);

/// FLOPs of a prompt: s x forward (causal core), the head once for the last token. `cached` in [0, 1): share of the
/// prompt found in the prefix cache; the rest still attends to all of it.
std::optional<Flops> prefillFlops(const Architecture& a, double promptTokens, double cached = 0);

/// FLOPs/(n peak mfu) + (1 - hidden) x communication; `hidden` in [0, 1].
std::optional<Duration> prefillTime(Flops flops, const InstanceCards& cards, Duration communication = {},
                                    double hidden = 0);

/// Sequences that fit: floor((memory x usable - reserve - weights)/(kv per token x mean context)); mean context =
/// prompt + output/2. 0 if the weights alone do not fit. Nothing if an input is not positive or usable > 1.
struct CacheRoom {
    Bytes memory{};       ///< n x card memory
    double usable = 0.9;  ///< grade C
    Bytes reserve{};      ///< 2 GB per card (C)
    Bytes weights{};
    Bytes kvPerToken{};
    double meanContext = 0;  ///< tokens
};
std::optional<std::int64_t> concurrentSequences(const CacheRoom& room);
std::optional<double> meanContext(double promptTokens, double outputTokens);

/// Batch at which decode turns from memory-bound to compute-bound: peak mfu bytes / (2 BW mbu).
std::optional<double> crossoverBatch(const InstanceCards& cards, double bytesPerWeight);

/// Requests per second of one instance that does both phases: 1/(T_prefill + out x T_decode/bt).
std::optional<double> requestRate(Duration prefill, Duration decodePass, double batch, double outputTokens);
/// Prefill instances per decode instance when the phases are apart: T_prefill/(out x T_decode/bt).
std::optional<double> poolRatio(Duration prefill, Duration decodePass, double batch, double outputTokens);

/// Pollaczek-Khinchine wait, T rho (1 + cv^2)/(2 (1 - rho)); rho in [0, 1), cv >= 0.
std::optional<Duration> queueWait(Duration service, double rho, double cv);

/// Instances for a load. Both rules are shown: mean load at the policy's utilisation (30-50 %, default 40 %) and
/// peak load at 85 % plus spares. Loads and rate in the same unit (tokens or requests per second).
struct ServingPolicy {
    double utilisation = 0.40;      ///< u in (0, 1], policy (C)
    double peakUtilisation = 0.85;  ///< in (0, 1]
    std::int64_t spare = 1;         ///< >= 0
};
struct InstanceCount {
    std::int64_t byMean = 0, byPeak = 0, instances = 0;
    double reachedUtilisation = 0;  ///< mean load over the rate of the chosen number
};
std::optional<InstanceCount> instancesNeeded(double meanLoad, double peakLoad, double ratePerInstance,
                                             const ServingPolicy& policy);

}  // namespace model::training
