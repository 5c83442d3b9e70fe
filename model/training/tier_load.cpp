// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/training/tier_load.h"

#include <algorithm>
#include <cmath>

namespace model::training {
namespace {

double real(std::int64_t n) {
    return static_cast<double>(n);
}

/// Members of a group of `size`, `stride` apart, that stand in one block of `members` cards.
double below(double members, double size, double stride) {
    return std::clamp(std::floor(members / stride), 1.0, size);
}

using Crossing = double (*)(double members, double inner, double below);

/// Bytes of a group that cross into tier i: all that leaves a block of the tier below. For tier 0: what stays inside.
void spread(TierLoads& loads, const Network& n, double Volumes::*part, double bytes, double size, double stride,
            Crossing crossing) {
    if (size <= 1 || !(bytes > 0)) return;
    const double inner = below(n.tiers[0].members, size, stride);
    for (std::size_t i = 0; i < loads.count; ++i) {
        const double q = below(n.tiers[i > 0 ? i - 1 : 0].members, size, stride);
        const double leaves = crossing(size, inner, q);
        loads.tier[i].bytes.*part = bytes * (i == 0 ? 1 - leaves : leaves);
    }
}

/// Dispatch with one copy per scale-up domain, spread inside it: `fanOut` uniform choices reach fewer domains than
/// experts.
void forwardOnce(TierLoads& loads, const Network& n, double size, double stride, double fanOut) {
    const double inner = below(n.tiers[0].members, size, stride), outer = std::ceil(size / inner);
    if (outer <= 1) return;
    const double domains = outer * -std::expm1(fanOut * std::log1p(-1 / outer));
    for (std::size_t i = 1; i < loads.count; ++i) loads.tier[i].bytes.expert *= domains / fanOut;
}

/// Between neighbours of the pipeline: all of it crosses a block that the stride jumps over.
void spreadLine(TierLoads& loads, const Network& n, double bytes, double stride) {
    for (std::size_t i = 0; i < loads.count; ++i) {
        const double leaves = std::min(1.0, stride / n.tiers[i > 0 ? i - 1 : 0].members);
        loads.tier[i].bytes.pipeline = bytes * (i == 0 ? 1 - leaves : leaves);
    }
}

}  // namespace

std::size_t TierLoads::binding() const {
    std::size_t at = count;
    for (std::size_t i = 0; i < count; ++i)
        if (tier[i].used() && (at == count || tier[i].slack() < tier[at].slack())) at = i;
    return at;
}

double ringCrossing(double members, double inner, double q) {
    return members > q ? (members - inner) / (q * (members - 1)) : 0;
}

double everyoneCrossing(double members, double, double q) {
    return members <= 1 ? 0 : (members - q) / (members - 1);
}

TierLoads tierLoads(const StepCase& c, const Mapping& m, const StepTime& t) {
    TierLoads out;
    const Network& n = c.layer.network;
    out.count = static_cast<std::size_t>(std::clamp<std::int64_t>(n.count, 1, 5));
    const Volumes v = stepVolumes(c, m);
    const double inner = real(m.tensor), replicas = real(m.data) * real(m.context);
    spread(out, n, &Volumes::tensor, v.tensor, inner, 1, &ringCrossing);
    spread(out, n, &Volumes::context, v.context, real(m.context), inner, &ringCrossing);
    spread(out, n, &Volumes::gradient, v.gradient, replicas, inner, &ringCrossing);
    spread(out, n, &Volumes::expert, v.expert, real(m.expert), real(m.expertTensor), &everyoneCrossing);
    if (c.layer.stack.expertForwarding && c.layer.model.moe)
        forwardOnce(out, n, real(m.expert), real(m.expertTensor), real(c.layer.model.moe->topK));
    if (m.pipeline > 1) spreadLine(out, n, v.pipeline, inner * replicas);
    // What may hide an exchange: the work of all microbatches, or of one for gradients that travel once per step.
    const double work = t.compute + t.recompute;
    const double once = m.gradients == GradientForm::Sharded ? work : work / std::max(1.0, t.microbatches);
    for (std::size_t i = 0; i < out.count; ++i) {
        TierLoad& load = out.tier[i];
        const NetworkTier& tier = n.tiers[i];
        load.supply = tier.bandwidth / std::max(1.0, tier.oversubscription);
        // On a torus or mesh the bytes of a dispatch stand in several links on their way.
        double longer = 1;
        if (i > 0 && n.wires != Wires::Switches && real(m.expert) > 1) {
            const GroupPath g = groupPath(n, real(m.expert), real(m.expertTensor));
            if (g.crossBandwidth > 0) longer = std::max(1.0, tier.bandwidth / g.crossBandwidth);
        }
        const Volumes& b = load.bytes;
        load.sent = b.tensor + b.context + b.expert * longer + b.pipeline + b.gradient;
        if (!(work > 0)) continue;
        load.need = (b.tensor + b.context + b.expert * longer + b.pipeline) / work + b.gradient / once;
    }
    return out;
}

}  // namespace model::training
