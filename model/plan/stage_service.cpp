// SPDX-License-Identifier: GPL-3.0-or-later
// Inference services: memory, latency and throughput of one instance, instances by the mean and by the peak of the
// load.
#include <algorithm>
#include <cmath>

#include "model/plan/bridge.h"
#include "model/plan/service_case.h"
#include "model/plan/stages.h"

namespace model::plan {
namespace {

using training::ServiceBasis;
using training::ServicePoint;

/// What keeps an instance from running, as a finding; false then.
bool canServe(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool, const ServiceStudy& study) {
    const Workload& w = item.value;
    for (const std::string& key : study.missing) {
        if (key == "fabrics")
            s.block("fabric.none", "pools." + pool.name + ".accelerators", {}, Severity::Warning);
        else if (key.find(".card.") != std::string::npos)
            s.missing(key);  // what a network waits for has been said with the network
    }
    const std::string cards = "workloads." + item.name + ".cards_per_instance";
    if (w.cardsPerInstance > pool.value.accelerators) {
        s.block("inference.no_instance", cards,
                {Arg::text(item.name), Arg::number(static_cast<double>(w.cardsPerInstance)),
                 Arg::number(static_cast<double>(pool.value.accelerators))});
        return false;
    }
    if (!study.basis) return false;
    if (study.basis->sequences >= 1) return true;
    const ServiceBasis& b = *study.basis;
    const auto& c = b.service;
    const double n = c.cards.cards;
    if (b.weights.si < (c.memory.si * c.usable - c.reserve.si) * n) {
        s.block("inference.cache_does_not_fit", "workloads." + item.name + ".prompt",
                {Arg::text(item.name), Arg::number(b.kvPerToken.si * b.copies * b.meanContext, "GB"),
                 Arg::number(b.weights.si, "GB"), Arg::number(c.memory.si * n, "GB")});
        return false;
    }
    s.block("inference.does_not_fit", cards,
            {Arg::text(item.name), Arg::number(study.basis->weights.si, "GB"),
             Arg::number(c.memory.si * c.cards.cards, "GB")});
    return false;
}

void fill(ServiceResults& r, const ServiceBasis& b, const ServicePoint& p, const BatchLimits& limits) {
    const auto& c = b.service;
    r.weights = b.weights;
    r.kvPerToken = b.kvPerToken;
    r.concurrency = limits.memory;
    r.latencyBatch = limits.latency;
    r.batch = limits.chosen;
    r.crossover = Ratio{b.crossover};
    if (c.model.moe) r.distinctExperts = Ratio{p.distinctExperts};
    r.prefill = b.prefill;
    r.exchange = p.exchange;
    r.pass = p.pass;
    r.token = p.token;
    r.userTokens = Rate{1 / p.token.si};
    r.cardTokens = Rate{p.requests * c.output / c.cards.cards};
    r.promptTokens = Rate{c.prompt / b.prefill.si};
    r.requests = Rate{p.requests};
    r.poolRatio = Ratio{p.poolRatio};
}

/// Instances of one kind by mean and peak load.
std::optional<training::InstanceCount> countFor(const Workload& w, double rate) {
    training::ServingPolicy policy;
    policy.utilisation = w.utilisation.si;
    policy.peakUtilisation = kPeakUtilisation;
    policy.spare = w.spareInstances;
    return training::instancesNeeded(w.requests.si, w.requests.si * w.peakToMean.si, rate, policy);
}

/// Sets the counts and answers how many instances take prompts.
std::optional<double> countInstances(const Workload& w, const ServicePoint& p, WorkloadResults& r) {
    ServiceResults& v = r.service;
    if (w.serving == Serving::Together) {
        const auto n = countFor(w, p.requests);
        if (!n) return std::nullopt;
        v.byMean = n->byMean;
        v.byPeak = n->byPeak;
        r.instancesNeeded = n->instances;
        return static_cast<double>(n->instances);
    }
    const auto prefill = countFor(w, p.prefillRequests), decode = countFor(w, p.decodeRequests);
    if (!prefill || !decode) return std::nullopt;
    v.byMean = prefill->byMean + decode->byMean;
    v.byPeak = prefill->byPeak + decode->byPeak;
    v.prefillInstances = prefill->instances;
    v.decodeInstances = decode->instances;
    r.instancesNeeded = prefill->instances + decode->instances;
    return static_cast<double>(prefill->instances);
}

/// Latency targets that the chosen batch and the counted instances miss.
void holdAgainstTargets(const Stage& s, const Item<Workload>& item, const ServiceResults& v, const BatchLimits& limits,
                        const ServicePoint& p) {
    const Workload& w = item.value;
    const std::string base = "workloads." + item.name + ".";
    if (limits.latency && *limits.latency < 1)
        s.report(Severity::Error, "inference.tpot", base + "target_tpot",
                 {Arg::text(item.name), Arg::number(p.token.si, "ms"), Arg::number(w.targetToken->si, "ms")});
    if (w.targetFirst && v.firstAtPeak && *v.firstAtPeak > *w.targetFirst)
        s.report(Severity::Error, "inference.ttft", base + "target_ttft",
                 {Arg::text(item.name), Arg::number(v.firstAtPeak->si, "ms"), Arg::number(w.targetFirst->si, "ms"),
                  Arg::number(v.prefill->si, "ms")});
}

}  // namespace

void inferenceService(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool, WorkloadResults& r) {
    const Workload& w = item.value;
    const Pool& p = pool.value;
    if (const auto peak = peakOf(p.card, w.precision)) r.peak = *peak * static_cast<double>(p.accelerators);
    const auto study = serviceStudy(s.design, s.results, item, pool);
    if (!canServe(s, item, pool, study)) return;
    const ServiceBasis& b = *study.basis;
    const BatchLimits limits = batchLimits(b, w);
    const auto point = training::servicePoint(b, static_cast<double>(limits.chosen));
    if (!point || !(point->requests > 0)) return;
    fill(r.service, b, *point, limits);
    r.instanceTokens = Rate{point->requests * b.service.output};
    r.tokensPerSecond = Rate{w.requests.si * b.service.output};
    const double n = static_cast<double>(w.cardsPerInstance);
    r.load = Ratio{w.requests.si * n / (point->requests * static_cast<double>(p.accelerators))};
    const std::int64_t domain = std::max<std::int64_t>(1, p.card.scaleUpDomain.value_or(1));
    if (w.cardsPerInstance > domain)
        s.report(Severity::Warning, "inference.spans_domains", "workloads." + item.name + ".cards_per_instance",
                 {Arg::text(item.name), Arg::number(n), Arg::number(static_cast<double>(domain)),
                  Arg::number(point->exchange.si / point->pass.si, "%")});
    if (w.model.heads % w.cardsPerInstance != 0)
        s.report(Severity::Warning, "inference.heads", "workloads." + item.name + ".cards_per_instance",
                 {Arg::text(item.name), Arg::number(n), Arg::number(static_cast<double>(w.model.heads))});
    const auto taking = countInstances(w, *point, r);
    if (!taking) return;
    if (*r.instancesNeeded < 1'000'000'000'000 / std::max<std::int64_t>(1, w.cardsPerInstance))
        r.cardsNeeded = *r.instancesNeeded * w.cardsPerInstance;
    if (*taking > 0) {
        r.service.first = training::firstToken(b, *point, w.requests.si / *taking);
        r.service.firstAtPeak = training::firstToken(b, *point, w.requests.si * w.peakToMean.si / *taking);
    }
    holdAgainstTargets(s, item, r.service, limits, *point);
}

}  // namespace model::plan
