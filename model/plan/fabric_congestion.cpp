// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fabric_congestion.h"

#include <algorithm>
#include <cmath>

#include "model/fabric/congestion.h"

namespace model::plan {
namespace {

constexpr std::int64_t kMostFlows = 1'000'000'000;

std::int64_t times(double a, double b) {
    return static_cast<std::int64_t>(std::clamp(a * b, 1.0, static_cast<double>(kMostFlows)));
}

double real(std::int64_t n) {
    return static_cast<double>(n);
}

/// Share of the uplinks' rate that is kept with this many flows on this many of them.
std::optional<double> kept(const Fabric& f, std::int64_t flows, std::int64_t links) {
    if (f.routing == Routing::Measured) return 1;
    if (f.routing == Routing::Adaptive) return 1 - f.adaptiveLoss.si;
    const auto load = fabric::ecmpLoad(flows, links);
    return load ? std::optional(load->efficiency) : std::nullopt;
}

void collisions(const Fabric& f, const fabric::Sizing& z, CongestionResults& c) {
    if (z.tiers < 2 || z.leafUp < 1) return;
    c.leafFlows = times(real(z.leafDown), real(f.flowsPerPort));
    if (const auto k = kept(f, *c.leafFlows, z.leafUp)) c.leafHash = Ratio{*k};
    if (z.tiers < 3 || z.spineUp < 1 || !c.leafHash) return;
    c.podFlows = times(real(z.spineDown), real(*c.leafFlows) / real(z.leafUp));
    // A flow passes both tiers of uplinks; the fuller link of the two decides how fast it is.
    if (const auto k = kept(f, *c.podFlows, z.spineUp)) c.podHash = std::min(*c.leafHash, Ratio{*k});
}

void retransmissions(const Fabric& f, std::int64_t ports, ByteRate port, CongestionResults& c) {
    const double window = std::max(1.0, (f.roundTrip * port / f.packetSize).si);
    const double packets = std::max(1.0, std::ceil((f.syncedBytes / f.packetSize).si / real(f.flowsPerPort)));
    const auto tail = fabric::lossTail(f.packetLoss.si, window, packets, times(real(ports), real(f.flowsPerPort)),
                                       f.recovery == LossRecovery::GoBackN);
    if (!tail) return;
    c.lossKept = Ratio{tail->efficiency};
    c.amplification = Ratio{tail->amplification};
}

}  // namespace

CongestionResults congestionOf(const Fabric& f, const fabric::Sizing& z, const FabricResult& r, std::int64_t ports,
                               ByteRate port) {
    CongestionResults c;
    if (!r.perCard || !(port.si > 0) || ports < 1) return c;
    if (isTree(f.family)) collisions(f, z, c);
    retransmissions(f, ports, port, c);
    if (const auto k = fabric::incastKept(f.incastShare.si, f.incastSenders)) c.incastKept = Ratio{*k};
    if (f.portBuffer && f.incastSenders > 1)
        if (const auto i = fabric::incast(f.incastSenders, port, *f.portBuffer)) c.bufferFill = i->fill;
    if (!c.lossKept || !c.incastKept) return c;
    const double everywhere = c.lossKept->si * c.incastKept->si;
    c.portsLeft = *r.perCard * everywhere;
    if (c.leafHash && r.realisedLeaf) {
        c.leafLine = *r.perCard / std::max(1.0, r.realisedLeaf->si);
        c.leafLeft = *c.leafLine * (c.leafHash->si * everywhere);
    }
    if (c.podHash && r.realised) {
        c.podLine = *r.perCard / std::max(1.0, r.realised->si);
        c.podLeft = *c.podLine * (c.podHash->si * everywhere);
    }
    return c;
}

CongestionFactors congestionFactors(const CongestionResults& r) {
    const auto factor = [](const std::optional<Ratio>& k) { return k ? std::clamp(k->si, 1e-6, 1.0) : 1.0; };
    return {factor(r.lossKept) * factor(r.incastKept), factor(r.leafHash), factor(r.podHash)};
}

}  // namespace model::plan
