// SPDX-License-Identifier: GPL-3.0-or-later
// One instance of an inference service over its batch.

#include "model/training/service.h"

#include <algorithm>
#include <cmath>

namespace model::training {
namespace {

double real(std::int64_t n) {
    return static_cast<double>(n);
}

/// Two all-reduces per layer, of 16-bit activations of `tokens` tokens.
Duration exchangeOf(const ServiceCase& c, double tokens) {
    const double n = c.cards.cards;
    if (n <= 1) return {};
    const GroupPath path = groupPath(c.network, n, 1);
    return Duration{2 * real(c.model.layers) * directAllReduceTime(path, 2 * tokens * real(c.model.hidden))};
}

bool isFinitePositive(double x) {
    return std::isfinite(x) && x > 0;
}

}  // namespace

std::optional<ServiceBasis> serviceBasis(const ServiceCase& c) {
    ServiceBasis b;
    b.service = c;
    const auto count = countParameters(c.model);
    const auto kv = kvBytesPerToken(c.model, c.cacheBytes);
    const auto context = meanContext(c.prompt, c.output);
    const auto flops = prefillFlops(c.model, c.prompt, c.cached);
    if (!count || !kv || !context || !flops || !isFinitePositive(c.output)) return std::nullopt;
    b.weights = Bytes{count->total * c.weightBytes};
    b.kvPerToken = *kv;
    b.meanContext = *context;
    b.active = count->active;
    const double n = c.cards.cards;
    if (!c.model.mla) b.copies = std::max(1.0, n / real(keyValueHeads(c.model)));
    const auto sequences = concurrentSequences(
        {c.memory * n, c.usable, c.reserve * n, b.weights, b.kvPerToken * b.copies, b.meanContext});
    const auto prefill = prefillTime(*flops, c.cards, exchangeOf(c, c.prompt * (1 - c.cached)), c.hidden);
    const auto crossover = crossoverBatch(c.cards, c.weightBytes);
    if (!sequences || !prefill || !crossover) return std::nullopt;
    b.sequences = *sequences;
    b.prefill = *prefill;
    b.crossover = *crossover;
    if (c.apart) {
        if (!isFinitePositive(c.link.si)) return std::nullopt;
        b.transfer = b.kvPerToken * c.prompt / c.link;
    }
    return b;
}

std::optional<ServicePoint> servicePoint(const ServiceBasis& b, double batch) {
    const ServiceCase& c = b.service;
    if (!isFinitePositive(batch)) return std::nullopt;
    ServicePoint p;
    p.batch = batch;
    p.exchange = exchangeOf(c, batch);
    DecodeLoad load;
    load.batch = batch;
    load.meanContext = b.meanContext;
    load.weights = weightsRead(c.model, c.weightBytes, batch).value_or(b.weights);
    load.kvPerToken = b.kvPerToken * b.copies;
    load.activeParameters = b.active;
    load.communication = p.exchange;
    load.overhead = c.overhead;
    const auto decode = decodeTime(load, c.cards);
    if (!decode) return std::nullopt;
    p.pass = decode->pass;
    p.memoryBound = decode->memoryBound;
    p.token = c.apart ? p.pass : p.pass + b.prefill * (batch / c.output);
    const auto requests = requestRate(b.prefill, p.pass, batch, c.output);
    const auto ratio = poolRatio(b.prefill, p.pass, batch, c.output);
    if (!requests || !ratio) return std::nullopt;
    p.requests = *requests;
    p.poolRatio = *ratio;
    p.decodeRequests = batch / (c.output * p.pass.si);
    p.prefillRequests = b.prefill.si > 0 ? 1 / b.prefill.si : 0;
    if (c.model.moe)
        p.distinctExperts = distinctExperts(real(c.model.moe->experts), real(c.model.moe->topK), batch).value_or(0);
    return p;
}

std::int64_t largestBatchWithin(const ServiceBasis& b, Duration target, std::int64_t most) {
    const auto within = [&](std::int64_t batch) {
        const auto p = servicePoint(b, real(batch));
        return p && p->token <= target;
    };
    std::int64_t low = 0, high = most + 1;  // low is within, high is not; a token takes longer the larger the batch
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (within(middle) ? low : high) = middle;
    }
    return low;
}

std::optional<Duration> firstToken(const ServiceBasis& b, const ServicePoint& p, double requests) {
    const auto queue = queueWait(b.prefill, requests * b.prefill.si, 1);
    if (!queue) return std::nullopt;
    const Duration running = b.service.apart ? Duration{0} : p.pass * 0.5;
    return *queue + running + b.prefill + b.transfer;
}

}  // namespace model::training
