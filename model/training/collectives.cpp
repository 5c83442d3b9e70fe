// SPDX-License-Identifier: GPL-3.0-or-later
// Alpha-beta forms on a two-level path: the scale-up domain and everything outside it.

#include "model/training/collectives.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace model::training {
namespace {

double membersBelow(const NetworkTier& tier, double stride, double size) {
    return std::clamp(std::floor(tier.members / stride), 1.0, size);
}

/// Half of an all-reduce (reduce-scatter or all-gather) by ring over n members.
double ringHalf(double n, double bytes, double bandwidth, double latency) {
    return n <= 1 ? 0 : (n - 1) * latency + (n - 1) / n * bytes / bandwidth;
}

double outerAllReduce(const GroupPath& g, double bytes) {
    if (g.outer <= 1) return 0;
    return std::min(ringAllReduce(g.outer, bytes, g.outerBandwidth, g.outerLatency),
                    treeAllReduce(g.outer, bytes, g.outerBandwidth, g.outerLatency));
}

/// A group on a torus or mesh. Each side that it spans adds the links along it: two in a whole ring, one in a part of a
/// ring, one per other member in a mesh. Everyone to everyone is held up by the middle of a side: half of the bytes
/// cross it, 2 N/side links of B/degree each on a whole ring and half as many on a part: V/B times degree x side / 8
/// or / 4 (0.75 x longest side with six links: Jouppi, ISCA 2023). In a mesh with the shortest paths a link along a
/// side carries what goes to the (size / members along it) places behind it.
void directPath(const Network& network, double stride, GroupPath& g) {
    // Cards of one scale-up domain reach each other inside it, but each stands at a place of its own.
    const NetworkTier& first = network.tiers[1];
    double placesBefore = std::clamp(std::floor(first.members / std::max(1.0, first.side) / stride), 1.0, g.size);
    double links = 0, longer = 1, before = g.inner;
    for (std::int64_t i = 1; i < network.count; ++i) {
        const NetworkTier& tier = network.tiers[static_cast<std::size_t>(i)];
        const double layer = tier.members / std::max(1.0, tier.side), span = g.size * stride;
        g.tier = i;
        g.outerBandwidth = tier.bandwidth;
        g.outerLatency = tier.latency;
        const double below = membersBelow(tier, stride, g.size), along = below / before;
        if (along > 1 && span > layer) {
            if (network.wires == Wires::Torus) {
                const double covered = std::min(tier.side, span / layer);
                const bool whole =
                    std::ceil(covered - 1e-9) >= tier.side && tier.side > 2;  // a few places may be empty
                links += whole ? 2 : 1;
                longer = std::max(longer, network.degree * (whole ? tier.side / 8 : covered / 4));
            } else {
                links += along - 1;
                longer = std::max(longer, network.degree * (g.size * placesBefore / below) / (g.size - 1));
            }
        }
        before = std::max(before, below);
        placesBefore = std::max(placesBefore, below);
        if (below >= g.size) break;
    }
    g.crossBandwidth = g.outerBandwidth / longer;
    g.outerBandwidth *= std::clamp(links / network.degree, 1 / network.degree, 1.0);
}

/// Rails of which a group with this stride has members.
double railsOf(double rails, double stride, double size) {
    const auto whole = [](double x) { return static_cast<std::int64_t>(std::clamp(std::floor(x), 1.0, 1e15)); };
    return std::min(size, rails / static_cast<double>(std::gcd(whole(rails), whole(stride))));
}

}  // namespace

double ringAllReduce(double members, double bytes, double bandwidth, double latency) {
    return 2 * ringHalf(members, bytes, bandwidth, latency);
}

double treeAllReduce(double members, double bytes, double bandwidth, double latency) {
    return members <= 1 ? 0 : 2 * std::ceil(std::log2(members)) * latency + 2 * bytes / bandwidth;
}

double serialDerating(double x, double o) {
    return 1 / (1 - x + x * std::max(1.0, o));
}

double pipelinedDerating(double x, double o) {
    return 1 / std::max(1.0, x * o);
}

GroupPath groupPath(const Network& network, double size, double stride) {
    GroupPath g;
    g.size = size;
    const NetworkTier& domain = network.tiers[0];
    g.inner = membersBelow(domain, stride, size);
    g.outer = std::ceil(size / g.inner);
    g.innerBandwidth = domain.bandwidth;
    g.innerLatency = domain.latency;
    g.inSwitch = network.inSwitch;
    if (g.outer <= 1 || network.count < 2) return g;
    if (network.wires != Wires::Switches) {
        directPath(network, stride, g);
        return g;
    }
    double ring = 1, cross = 1;
    for (std::int64_t i = 1; i < network.count; ++i) {
        const NetworkTier& tier = network.tiers[static_cast<std::size_t>(i)];
        g.tier = i;
        g.outerBandwidth = tier.bandwidth;
        g.outerLatency = tier.latency;
        if (membersBelow(tier, stride, size) >= size || i + 1 == network.count) break;
        // The group leaves this block: its uplinks are the ones oversubscribed as the next tier says.
        const double q = std::max(1.0, membersBelow(tier, stride, size) / g.inner);
        const NetworkTier& next = network.tiers[static_cast<std::size_t>(i) + 1];
        ring = std::min(ring, serialDerating(1 / q, next.oversubscription));
        cross = std::min(cross, serialDerating(size > 1 ? 1 - (q * g.inner - 1) / (size - 1) : 0,
                                               next.spread > 0 ? next.spread : next.oversubscription));
    }
    g.crossBandwidth = g.outerBandwidth * cross;
    if (network.separateRails > 1) {
        // What goes to another rail first travels inside the domain to the card on that rail.
        const double rails = railsOf(network.separateRails, stride, size);
        g.crossBandwidth = 1 / (1 / g.crossBandwidth + (rails - 1) / rails / g.innerBandwidth);
    }
    g.outerBandwidth *= ring;
    return g;
}

double allReduceTime(const GroupPath& g, double bytes) {
    if (g.size <= 1) return 0;
    if (g.inSwitch && g.outer <= 1) return 2 * g.innerLatency + bytes / g.innerBandwidth;
    return ringAllReduce(g.inner, bytes, g.innerBandwidth, g.innerLatency) + outerAllReduce(g, bytes / g.inner);
}

double directAllReduceTime(const GroupPath& g, double bytes) {
    if (g.size <= 1) return 0;
    double inside = 0;
    if (g.inner > 1) {
        const double one = g.innerLatency + (g.inner - 1) * bytes / g.innerBandwidth;
        const double two = 2 * g.innerLatency + 2 * (g.inner - 1) / g.inner * bytes / g.innerBandwidth;
        inside = g.outer > 1 ? two : std::min(one, two);  // over domains each card carries its part only
    }
    return inside + outerAllReduce(g, bytes / g.inner);
}

double reduceScatterTime(const GroupPath& g, double bytes) {
    if (g.size <= 1) return 0;
    double time = ringHalf(g.inner, bytes, g.innerBandwidth, g.innerLatency);
    if (g.outer > 1) {
        const double part = bytes / g.inner;
        const double ring = ringHalf(g.outer, part, g.outerBandwidth, g.outerLatency);
        const double tree = std::ceil(std::log2(g.outer)) * g.outerLatency + part / g.outerBandwidth;
        time += std::min(ring, tree);
    }
    return time;
}

double allToAllTime(const GroupPath& g, double bytes) {
    if (g.size <= 1) return 0;
    const double inside = (g.inner - 1) / g.size * bytes / g.innerBandwidth;
    const double outside = g.outer > 1 ? (g.size - g.inner) / g.size * bytes / g.crossBandwidth : 0;
    const double latency = (g.inner - 1) * g.innerLatency + (g.outer > 1 ? (g.outer - 1) * g.outerLatency : 0);
    return std::max(inside, outside) + latency;
}

double dispatchTime(const GroupPath& g, double bytes, double fanOut) {
    if (g.size <= 1) return 0;
    // Expected different domains among `fanOut` uniform choices; the own domain is free.
    const double domains = g.outer > 1 ? g.outer * -std::expm1(fanOut * std::log1p(-1 / g.outer)) : 1;
    const double outside = g.outer > 1 ? domains * (g.outer - 1) / g.outer * bytes / g.crossBandwidth : 0;
    const double inside = g.inner > 1 ? fanOut * (g.inner - 1) / g.inner * bytes / g.innerBandwidth : 0;
    const double latency = (g.inner - 1) * g.innerLatency + (g.outer > 1 ? (g.outer - 1) * g.outerLatency : 0);
    return std::max(inside, outside) + latency;
}

double sendTime(const Network& network, double bytes, double stride) {
    const bool inside = stride < network.tiers[0].members || network.count < 2;
    const NetworkTier& tier = network.tiers[inside ? 0 : 1];
    const double links = inside ? 1 : std::max(1.0, network.degree);  // one link joins two neighbours
    return tier.latency + bytes * links / tier.bandwidth;
}

}  // namespace model::training
