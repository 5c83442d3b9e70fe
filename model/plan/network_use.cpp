// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/network_use.h"

#include <algorithm>
#include <cmath>

#include "model/fabric/congestion.h"
#include "model/plan/fabric_congestion.h"
#include "model/plan/training_case.h"
#include "model/training/collectives.h"

namespace model::plan {
namespace {

constexpr double kMostShared = 0.95;  // of the ports; more is said by the share itself

double real(std::int64_t n) {
    return static_cast<double>(n);
}

/// The innermost tier whose blocks hold a group.
std::string_view blockOf(const training::Network& n, const ParallelGroup& g) {
    if (g.size <= 1) return TR_NOOP("choices", "no exchange");
    const std::int64_t tier = training::groupPath(n, g.size, g.stride).tier;
    if (tier == 0) return TR_NOOP("choices", "scale-up domain");
    if (tier + 1 >= n.count || n.wires != training::Wires::Switches) return TR_NOOP("choices", "whole network");
    return tier == 1 ? TR_NOOP("choices", "leaf") : TR_NOOP("choices", "pod");
}

std::optional<Ratio> use(const std::optional<ByteRate>& need, const std::optional<ByteRate>& supply) {
    return need && supply && supply->si > 0 ? std::optional(*need / *supply) : std::nullopt;
}

/// Step time of a mapping on a changed network, over that of the case.
std::optional<double> stepRatio(const Stage& s, const Item<Pool>& pool, const training::StepCase& now,
                                const training::Mapping& m, const NetworkLoss& change) {
    std::vector<std::string> missing;
    training::StepCase other = now;
    other.layer.network = networkOf(s.design, s.results, pool, pool.value.accelerators, missing, change);
    const auto before = training::stepAnswer(now, m), after = training::stepAnswer(other, m);
    if (!missing.empty() || !before || !after || !(before->time.total > 0)) return std::nullopt;
    return after->time.total / before->time.total;
}

/// Rate of a port at which the run uses it no more than the limit.
std::optional<ByteRate> portFor(const Fabric& f, const FabricResult& network, const Pool& pool, Ratio used) {
    const double ports = real(f.rails.value_or(pool.server.nics.value_or(0)));
    if (!network.perCard || ports <= 0 || !(used.si > 0)) return std::nullopt;
    const ByteRate port = *network.perCard * (real(std::max<std::int64_t>(1, pool.server.accelerators)) / ports);
    const auto choice = fabric::choosePort(port * (used.si / f.trunkLimit.si), 1);
    return choice ? choice->port : std::nullopt;
}

}  // namespace

ParallelGroups groupsOf(const training::Mapping& m) {
    const double tensor = real(m.tensor), replicas = real(m.data) * real(m.context);
    ParallelGroups g;
    g.tensor = {tensor, 1};
    g.context = {real(m.context), tensor};
    g.expert = {real(m.expert), real(m.expertTensor)};
    g.data = {replicas, tensor};
    g.pipeline = {real(m.pipeline), tensor * replicas};
    return g;
}

NetworkUseResults networkUse(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool,
                             const training::StepCase& congested, const training::Mapping& m,
                             const training::TierLoads& loads, const WorkloadResults& r) {
    NetworkUseResults out;
    const training::Network& n = congested.layer.network;
    const ParallelGroups g = groupsOf(m);
    out.tensor = blockOf(n, g.tensor);
    out.context = blockOf(n, g.context);
    out.expert = blockOf(n, g.expert);
    out.data = blockOf(n, g.data);
    out.pipeline = blockOf(n, g.pipeline);
    out.portsUse = use(r.links.portsNeed, r.links.portsSupply);
    out.leafUse = use(r.links.leafNeed, r.links.leafSupply);
    out.podUse = use(r.links.podNeed, r.links.podSupply);
    constexpr std::optional<Ratio> NetworkUseResults::*kMeans[] = {
        &NetworkUseResults::portsMean, &NetworkUseResults::leafMean, &NetworkUseResults::podMean};
    for (std::size_t i = 0; i < std::size(kMeans) && i + 1 < loads.count; ++i)
        if (const auto& tier = loads.tier[i + 1]; r.stepTime && r.stepTime->si > 0 && tier.supply > 0)
            out.*kMeans[i] = Ratio{tier.sent / r.stepTime->si / tier.supply};
    std::size_t at = 0;
    const FabricResult* network = computeNetwork(s.design, s.results, pool.name, at);
    if (network && out.portsUse)
        out.portRate = portFor(s.design.fabrics[at].value, *network, pool.value, *out.portsUse);
    if (item.value.speed != SpeedSource::StepModel || !r.stepTime) return out;
    double before = 1;
    if (network && !congestionFactors(network->congestion).none()) {
        NetworkLoss clear;
        clear.congested = false;
        const auto ratio = stepRatio(s, pool, congested, m, clear);
        if (!ratio) return out;
        before = *ratio;
    }
    out.stepBefore = *r.stepTime * before;
    out.congestion = Ratio{1 / before - 1};
    return out;
}

SharingResults sharingOf(const Stage& s) {
    SharingResults out;
    const auto& st = s.results.storage;
    const auto longest = longestRun(s.design, s.results);
    if (!longest || !st.drain || !st.readNeeded) return out;
    const auto& item = s.design.workloads[*longest];
    const auto* pool = poolOf(s.design, item.value);
    std::size_t at = 0;
    const FabricResult* network = pool ? computeNetwork(s.design, s.results, pool->name, at) : nullptr;
    if (!network || !network->perCard || pool->value.accelerators < 1) return out;
    // A synchronous checkpoint stops the run while it is written: then no data travel beside it, and no step is taken.
    const bool beside = s.design.checkpoint.mode == CheckpointMode::Asynchronous;
    const double cards = real(pool->value.accelerators);
    const ByteRate write = *st.checkpointSize / *st.drain, data = *st.readNeeded;
    out.perCard = (beside ? write + data : write) / cards;
    out.ofPorts = *out.perCard / *network->perCard;
    if (item.value.speed != SpeedSource::StepModel) return out;
    const auto known = trainingCase(s.design, s.results, item, *pool);
    const auto mapping = mappingInUse(s.design, s.results, *longest);
    const auto& step = s.results.workloads[*longest].value.stepTime;
    if (!known.step || !mapping || !step) return out;
    const auto ratioWith = [&](ByteRate traffic) {
        NetworkLoss shared;
        shared.ports = 1 - std::min(kMostShared, (traffic / cards / *network->perCard).si);
        return stepRatio(s, *pool, *known.step, *mapping, shared);
    };
    const auto reading = ratioWith(data), both = beside ? ratioWith(write + data) : reading;
    if (!reading || !both) return out;
    if (beside) out.step = *step * *both;
    const double time = std::min(1.0, (*st.drain / s.design.checkpoint.interval).si);
    out.slowdown = Ratio{time * *both + (1 - time) * *reading - 1};
    return out;
}

}  // namespace model::plan
