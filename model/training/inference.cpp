// SPDX-License-Identifier: GPL-3.0-or-later
// Closed forms of inference sizing.

#include "model/training/inference.h"

#include <algorithm>
#include <cmath>

namespace model::training {
namespace {

constexpr double kLargestCount = 1e15;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}
bool isShare(double x) {
    return x > 0 && x <= 1;
}

bool isSoundInstance(const InstanceCards& c) {
    return std::isfinite(c.cards) && c.cards >= 1 && positive(c.peak.si) && positive(c.memoryBandwidth.si) &&
           isShare(c.bandwidthUse) && isShare(c.prefillUse) && isShare(c.decodeUse);
}

std::optional<std::int64_t> ceilCount(double x) {
    if (!notNegative(x) || x > kLargestCount) return std::nullopt;
    return static_cast<std::int64_t>(std::ceil(x - 1e-9));
}

}  // namespace

std::optional<double> distinctExperts(double experts, double topK, double tokens) {
    if (!positive(experts) || !positive(topK) || topK > experts || !notNegative(tokens)) return std::nullopt;
    if (topK == experts) return tokens > 0 ? experts : 0;
    return -experts * std::expm1(tokens * std::log1p(-topK / experts));
}

std::optional<Bytes> weightsRead(const Architecture& a, double bytesPerWeight, double batch) {
    const auto p = countParameters(a);
    if (!p || !positive(bytesPerWeight) || !positive(batch)) return std::nullopt;
    double weights = p->total - p->experts;
    if (a.moe) {
        const double experts = static_cast<double>(a.moe->experts);
        const auto touched = distinctExperts(experts, static_cast<double>(a.moe->topK), batch);
        if (!touched) return std::nullopt;
        weights += p->experts * *touched / experts;
    }
    return Bytes{weights * bytesPerWeight};
}

std::optional<DecodeTime> decodeTime(const DecodeLoad& l, const InstanceCards& c) {
    if (!isSoundInstance(c) || !positive(l.batch) || !notNegative(l.meanContext) || !positive(l.weights.si) ||
        !notNegative(l.kvPerToken.si) || !positive(l.activeParameters) || !notNegative(l.communication.si) ||
        !notNegative(l.overhead.si)) {
        return std::nullopt;
    }
    DecodeTime r;
    const Bytes read = l.weights + l.kvPerToken * (l.batch * l.meanContext);
    r.memory = read / (c.memoryBandwidth * (c.cards * c.bandwidthUse));
    r.compute = Flops{2 * l.activeParameters * l.batch} / (c.peak * (c.cards * c.decodeUse));
    r.memoryBound = r.memory >= r.compute;
    r.pass = std::max(r.memory, r.compute) + l.communication + l.overhead;
    if (!isFinite(r.pass)) return std::nullopt;
    r.tokensPerSecondPerUser = 1 / r.pass.si;
    r.tokensPerSecond = l.batch / r.pass.si;
    return r;
}

std::optional<Flops> prefillFlops(const Architecture& a, double promptTokens, double cached) {
    if (!positive(promptTokens) || !(cached >= 0 && cached < 1)) return std::nullopt;
    // Full attention of the last token, half on average: the causal triangle. With a cached prefix r the remaining
    // tokens see (1 + r)/2 of the prompt on average, as the triangle without its corner r^2.
    const auto f = forwardFlopsPerToken(a, promptTokens, AttentionCount::Full);
    if (!f) return std::nullopt;
    const double fresh = promptTokens * (1 - cached);
    const Flops c = (f->projections + f->feedForward) * fresh + f->core * (fresh * (1 + cached) / 2) + f->head;
    return isFinite(c) ? std::optional(c) : std::nullopt;
}

std::optional<Duration> prefillTime(Flops flops, const InstanceCards& c, Duration communication, double hidden) {
    if (!isSoundInstance(c) || !positive(flops.si) || !notNegative(communication.si) || !(hidden >= 0 && hidden <= 1)) {
        return std::nullopt;
    }
    const Duration t = flops / (c.peak * (c.cards * c.prefillUse)) + communication * (1 - hidden);
    return isFinite(t) ? std::optional(t) : std::nullopt;
}

std::optional<std::int64_t> concurrentSequences(const CacheRoom& r) {
    if (!positive(r.memory.si) || !isShare(r.usable) || !notNegative(r.reserve.si) || !positive(r.weights.si) ||
        !positive(r.kvPerToken.si) || !positive(r.meanContext)) {
        return std::nullopt;
    }
    const Bytes room = r.memory * r.usable - r.weights - r.reserve;
    if (room.si <= 0) return 0;
    const double n = std::floor(room.si / (r.kvPerToken.si * r.meanContext));
    if (n > kLargestCount) return std::nullopt;
    return static_cast<std::int64_t>(n);
}

std::optional<double> meanContext(double promptTokens, double outputTokens) {
    if (!notNegative(promptTokens) || !notNegative(outputTokens)) return std::nullopt;
    return promptTokens + outputTokens / 2;
}

std::optional<double> crossoverBatch(const InstanceCards& c, double bytesPerWeight) {
    if (!isSoundInstance(c) || !positive(bytesPerWeight)) return std::nullopt;
    return c.peak.si * c.decodeUse * bytesPerWeight / (2 * c.memoryBandwidth.si * c.bandwidthUse);
}

std::optional<double> requestRate(Duration prefill, Duration decodePass, double batch, double outputTokens) {
    if (!notNegative(prefill.si) || !positive(decodePass.si) || !positive(batch) || !positive(outputTokens)) {
        return std::nullopt;
    }
    return 1 / (prefill.si + outputTokens * decodePass.si / batch);
}

std::optional<double> poolRatio(Duration prefill, Duration decodePass, double batch, double outputTokens) {
    if (!notNegative(prefill.si) || !positive(decodePass.si) || !positive(batch) || !positive(outputTokens)) {
        return std::nullopt;
    }
    return prefill.si / (outputTokens * decodePass.si / batch);
}

std::optional<Duration> queueWait(Duration service, double rho, double cv) {
    if (!positive(service.si) || !(rho >= 0 && rho < 1) || !notNegative(cv)) return std::nullopt;
    return service * (rho * (1 + cv * cv) / (2 * (1 - rho)));
}

std::optional<InstanceCount> instancesNeeded(double meanLoad, double peakLoad, double rate,
                                             const ServingPolicy& policy) {
    if (!notNegative(meanLoad) || !notNegative(peakLoad) || peakLoad < meanLoad || !positive(rate) ||
        !isShare(policy.utilisation) || !isShare(policy.peakUtilisation) || policy.spare < 0) {
        return std::nullopt;
    }
    const auto byMean = ceilCount(meanLoad / (policy.utilisation * rate));
    const auto byPeak = ceilCount(peakLoad / (policy.peakUtilisation * rate));
    if (!byMean || !byPeak || static_cast<double>(policy.spare) > kLargestCount) return std::nullopt;
    InstanceCount r;
    r.byMean = *byMean;
    r.byPeak = *byPeak + policy.spare;
    r.instances = std::max(r.byMean, r.byPeak);
    r.reachedUtilisation = r.instances > 0 ? meanLoad / (static_cast<double>(r.instances) * rate) : 0;
    return r;
}

}  // namespace model::training
