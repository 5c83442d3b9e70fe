// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/service_case.h"

#include <algorithm>

#include "model/plan/bridge.h"
#include "model/plan/power_cap.h"
#include "model/plan/stages.h"
#include "model/plan/training_case.h"

namespace model {
namespace {

double bytesPerWeight(Precision p) {
    return p == Precision::Bf16 ? 2 : p == Precision::Fp8 ? 1 : 0.5;
}

}  // namespace

ServiceStudy serviceStudy(const Design& design, const Results& results, const Item<Workload>& workload,
                          const Item<Pool>& pool) {
    const Workload& w = workload.value;
    const Accelerator& card = pool.value.card;
    const std::string base = "pools." + pool.name + ".card.";
    ServiceStudy out;
    const auto peak = plan::peakOf(card, w.precision);
    if (!peak)
        out.missing.push_back(base + (w.precision == Precision::Bf16  ? "bf16"
                                      : w.precision == Precision::Fp8 ? "fp8"
                                                                      : "fp4"));
    if (!card.memory) out.missing.push_back(base + "memory");
    if (!card.memoryBandwidth) out.missing.push_back(base + "memory_bandwidth");
    if (w.cardsPerInstance > pool.value.accelerators) return out;
    training::ServiceCase c;
    // A single card exchanges with nobody; apart, the cache of a prompt leaves the instance.
    const bool apart = w.serving == Serving::Apart;
    if (w.cardsPerInstance > 1 || apart)
        c.network = networkOf(design, results, pool, apart ? pool.value.accelerators : w.cardsPerInstance, out.missing);
    if (!out.missing.empty()) return out;
    const double n = static_cast<double>(w.cardsPerInstance);
    c.model = plan::architectureOf(w.model);
    c.cards = {n,
               *peak * capSpeed(design.power, pool.value),
               *card.memoryBandwidth,
               w.bandwidthUse.si,
               w.prefillUse.si,
               w.decodeUse.si};
    // Chunks of a prompt hide part of the exchange inside the domain, as in training.
    const bool inside = w.cardsPerInstance <= card.scaleUpDomain.value_or(1);
    c.hidden = inside ? card.efficiency.tensorHidden.si : 0;
    c.weightBytes = bytesPerWeight(w.precision);
    c.cacheBytes = w.cacheFormat == CacheFormat::Bits8 ? 1 : 2;
    c.prompt = static_cast<double>(w.prompt);
    c.output = static_cast<double>(w.output);
    c.cached = w.prefixCache.si;
    c.overhead = w.stepOverhead;
    c.apart = apart;
    if (apart) c.link = ByteRate{n * c.network.tiers[static_cast<std::size_t>(c.network.count - 1)].bandwidth};
    c.memory = *card.memory;
    out.basis = training::serviceBasis(c);
    return out;
}

BatchLimits batchLimits(const training::ServiceBasis& basis, const Workload& w) {
    BatchLimits l;
    l.memory = basis.sequences;
    l.scheduler = w.maxBatch;
    const std::int64_t most = std::min(l.memory, l.scheduler);
    l.chosen = most;
    if (!w.targetToken || most < 1) return l;
    // Known beyond the other limits, too, so that one sees which of them binds.
    l.latency = training::largestBatchWithin(basis, *w.targetToken, std::max<std::int64_t>(most, 1'000'000));
    l.chosen = std::clamp<std::int64_t>(*l.latency, 1, most);
    return l;
}

}  // namespace model
