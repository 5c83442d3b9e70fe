// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/families.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/fabric/sizing.h"

namespace model::fabric {
namespace {

constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();

/// a * b, blank on overflow; for non-negative factors.
std::optional<std::int64_t> times(std::int64_t a, std::int64_t b) {
    if (a != 0 && b > kLargest / a) return std::nullopt;
    return a * b;
}

std::int64_t halves(std::int64_t n) {
    return (n / 2) * (n - n / 2);
}

bool positive(double x) {
    return x > 0 && std::isfinite(x);
}

}  // namespace

std::optional<FatTree3> karyFatTree(std::int64_t k) {
    if (k < 2 || k > 65536 || k % 2 != 0) return std::nullopt;
    FatTree3 t;
    t.edge = t.aggregation = k * k / 2;
    t.core = k * k / 4;
    t.switches = t.edge + t.aggregation + t.core;
    t.hosts = k * (k / 2) * (k / 2);
    t.hostLinks = t.edgeAggLinks = t.aggCoreLinks = t.hosts;
    return t;
}

std::optional<TwoTier> largestTwoTier(std::int64_t k, double requestedRatio) {
    if (k > 1'000'000'000) return std::nullopt;
    const PortSplit split = splitPorts(k, requestedRatio);
    if (split.down < 1 || split.up < 1) return std::nullopt;
    TwoTier t;
    t.down = split.down;
    t.up = split.up;
    t.leaves = k;
    t.spines = split.up;  // need = ceil(k up, k) = up, which divides itself
    t.leafSpineLinks = k * split.up;
    t.maxEndpoints = k * split.down;
    t.ratio = static_cast<double>(split.down) / static_cast<double>(split.up);
    return t;
}

std::optional<double> oversubscription(std::int64_t downLinks, ByteRate downRate, std::int64_t upLinks,
                                       ByteRate upRate) {
    if (downLinks < 1 || upLinks < 1 || !positive(downRate.si) || !positive(upRate.si)) return std::nullopt;
    return static_cast<double>(downLinks) * downRate.si / (static_cast<double>(upLinks) * upRate.si);
}

std::optional<Dragonfly> balancedDragonfly(std::int64_t h, std::int64_t groups) {
    if (h < 1 || h > 16384) return std::nullopt;
    Dragonfly d;
    d.h = h;
    d.p = h;
    d.a = 2 * h;
    d.radix = d.p + d.a - 1 + d.h;
    const std::int64_t most = d.a * h + 1;
    d.groups = groups == 0 ? most : groups;
    if (d.groups < 1 || d.groups > most) return std::nullopt;
    d.switches = d.a * d.groups;
    d.hosts = d.switches * d.p;
    d.localLinks = d.groups * (d.a * (d.a - 1) / 2);
    if (d.groups > 1) {
        d.linksPerGroupPair = d.a * h / (d.groups - 1);
        d.globalLinks = d.groups * (d.groups - 1) / 2 * d.linksPerGroupPair;
        d.bisectionLinks = halves(d.groups) * d.linksPerGroupPair;
        d.diameter = 3;
    } else {
        d.bisectionLinks = halves(d.a);
        d.diameter = 1;
    }
    return d;
}

std::optional<DirectNetwork> torus(std::span<const std::int64_t> dims) {
    if (dims.empty() || dims.size() > 16) return std::nullopt;
    DirectNetwork t;
    t.endpoints = 1;
    for (const std::int64_t d : dims) {
        if (d < 1) return std::nullopt;
        const auto n = times(t.endpoints, d);
        if (!n) return std::nullopt;
        t.endpoints = *n;
    }
    if (t.endpoints > kLargest / 32) return std::nullopt;
    for (const std::int64_t d : dims) {
        if (d == 1) continue;
        t.links += d > 2 ? t.endpoints : t.endpoints / 2;
        t.degree += d > 2 ? 2 : 1;
        t.diameter += d / 2;
        const std::int64_t cut = (d > 2 ? 2 : 1) * (t.endpoints / d);
        t.bisectionLinks = t.bisectionLinks == 0 ? cut : std::min(t.bisectionLinks, cut);
    }
    return t;
}

std::optional<DirectNetwork> fullMesh(std::int64_t n) {
    if (n < 1 || n > 2'000'000'000) return std::nullopt;
    DirectNetwork m;
    m.endpoints = n;
    m.links = n * (n - 1) / 2;
    m.degree = n - 1;
    m.bisectionLinks = halves(n);
    m.diameter = n > 1 ? 1 : 0;
    return m;
}

std::optional<DirectNetwork> fullMesh2D(std::int64_t a, std::int64_t b) {
    if (a < 1 || b < 1 || a > 1'000'000 || b > 1'000'000) return std::nullopt;
    DirectNetwork m;
    m.endpoints = a * b;
    m.links = a * (b * (b - 1) / 2) + b * (a * (a - 1) / 2);
    m.degree = (a - 1) + (b - 1);
    // A side of 1 cannot be cut; the other one decides.
    const std::int64_t cutA = b * halves(a), cutB = a * halves(b);
    m.bisectionLinks = a == 1 ? cutB : b == 1 ? cutA : std::min(cutA, cutB);
    m.diameter = (a > 1 ? 1 : 0) + (b > 1 ? 1 : 0);
    return m;
}

std::optional<DualTorPod> dualTorPod(std::int64_t segments, std::int64_t torsPerSegment, std::int64_t planes,
                                     std::int64_t gpusPerSegment, std::int64_t nicPorts, std::int64_t torDownPorts,
                                     std::int64_t torUpPorts, std::int64_t aggDownPorts) {
    for (const std::int64_t x :
         {segments, torsPerSegment, planes, gpusPerSegment, nicPorts, torDownPorts, torUpPorts, aggDownPorts})
        if (x < 1 || x > 1'000'000) return std::nullopt;
    DualTorPod pod;
    pod.gpus = segments * gpusPerSegment;
    pod.tors = segments * torsPerSegment;
    if (pod.tors % planes != 0) return std::nullopt;
    const auto links = times(pod.tors, torUpPorts);
    if (!links || *links / planes % aggDownPorts != 0) return std::nullopt;
    pod.torAggLinks = *links;
    pod.aggPerPlane = *links / planes / aggDownPorts;
    pod.aggs = pod.aggPerPlane * planes;
    pod.cardsPerTor = static_cast<double>(gpusPerSegment * nicPorts) / static_cast<double>(torsPerSegment);
    if (pod.cardsPerTor > static_cast<double>(torDownPorts)) return std::nullopt;
    return pod;
}

std::optional<OpticalTorus> opticalTorus(std::span<const std::int64_t> dims, std::span<const std::int64_t> cube,
                                         std::int64_t portsPerSwitch) {
    const auto whole = torus(dims), inside = torus(cube);
    if (!whole || !inside || dims.size() != cube.size() || portsPerSwitch < 1) return std::nullopt;
    OpticalTorus out;
    out.cubes = whole->endpoints / inside->endpoints;
    for (std::size_t i = 0; i < dims.size(); ++i) {
        if (dims[i] % cube[i] != 0) return std::nullopt;
        out.opticalPorts += 2 * out.cubes * (inside->endpoints / cube[i]);
    }
    out.switches = ceilDiv(out.opticalPorts, portsPerSwitch);
    return out;
}

std::optional<TopologyTimes> topologyTimes(std::int64_t n, std::span<const std::int64_t> torusDims, Bytes allReduce,
                                           Bytes allToAll, ByteRate injection, Duration switchedLatency,
                                           Duration neighbourLatency) {
    const auto t = torus(torusDims);
    if (!t || n < 2 || t->endpoints != n || !positive(injection.si)) return std::nullopt;
    if (!(allReduce.si >= 0) || !(allToAll.si >= 0) || !(switchedLatency.si >= 0) || !(neighbourLatency.si >= 0) ||
        !isFinite(allReduce) || !isFinite(allToAll) || !isFinite(switchedLatency) || !isFinite(neighbourLatency))
        return std::nullopt;
    const double count = static_cast<double>(n);
    const Duration wire = 2 * (count - 1) / count * allReduce / injection;
    double hops = 0, longest = 1;
    for (const std::int64_t d : torusDims) {
        hops += static_cast<double>(d - 1);
        longest = std::max(longest, static_cast<double>(d));
    }
    TopologyTimes out;
    out.switchedRing = wire + 2 * (count - 1) * switchedLatency;
    out.switchedHalvingDoubling = wire + 2 * std::log2(count) * switchedLatency;
    out.torusMultiRing = wire + 2 * hops * neighbourLatency;
    out.fullMeshDirect = wire + 2 * neighbourLatency;
    out.allToAllSwitched = allToAll / injection;
    out.allToAllTorus = 0.75 * longest * out.allToAllSwitched;
    out.torusOverSwitched = 0.75 * longest;
    return out;
}

}  // namespace model::fabric
