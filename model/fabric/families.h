// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Closed forms of fabric families: k-ary fat trees, dragonfly, torus, full meshes; and the times of collectives on
// them at equal injection bandwidth. Sources: Al-Fares, SIGCOMM 2008 (fat tree); Kim, ISCA 2008 (dragonfly); Jouppi,
// ISCA 2023 (torus); the rest is arithmetic. Every function returns blank for counts without meaning or beyond int64.

#include <cstdint>
#include <optional>
#include <span>

#include "model/core/quantity.h"

namespace model::fabric {

struct FatTree3 {
    std::int64_t hosts = 0, switches = 0, edge = 0, aggregation = 0, core = 0;
    std::int64_t hostLinks = 0, edgeAggLinks = 0, aggCoreLinks = 0;
};
/// Three tiers, 1:1, even k in 2 .. 65,536: hosts k^3/4, switches 5k^2/4, links k^3/4 per layer.
std::optional<FatTree3> karyFatTree(std::int64_t k);

struct TwoTier {
    std::int64_t down = 0, up = 0, leaves = 0, spines = 0, leafSpineLinks = 0, maxEndpoints = 0;
    double ratio = 0;
};
/// Largest two-tier fabric of radix k at requested ratio r: leaves k, spines = up, endpoints k * down; 1:1: k^2/2.
std::optional<TwoTier> largestTwoTier(std::int64_t k, double requestedRatio);

/// Wired down bandwidth over wired up bandwidth of a switch; blank unless all four are positive.
std::optional<double> oversubscription(std::int64_t downLinks, ByteRate downRate, std::int64_t upLinks,
                                       ByteRate upRate);

struct Dragonfly {
    std::int64_t radix = 0, a = 0, p = 0, h = 0, groups = 0, hosts = 0, switches = 0;
    std::int64_t localLinks = 0, globalLinks = 0;
    std::int64_t linksPerGroupPair = 0;
    std::int64_t bisectionLinks = 0;  ///< global links between two halves of the groups; one group: its local links
    std::int64_t diameter = 0;        ///< switch to switch: local, global, local
};
/// Balanced dragonfly, a = 2p = 2h: radix 4h - 1, groups a h + 1. `groups` 0 builds all of them; fewer share the
/// global ports evenly, the same number of links between every two groups. h in 1 .. 16,384.
std::optional<Dragonfly> balancedDragonfly(std::int64_t h, std::int64_t groups = 0);

struct DirectNetwork {
    std::int64_t endpoints = 0, links = 0, degree = 0, bisectionLinks = 0, diameter = 0;
};
/// Torus with wrap links; a side of 2 has one link per pair, a side of 1 none. Bisection: the shortest cut across one
/// side (for an odd side the two parts differ by one layer).
std::optional<DirectNetwork> torus(std::span<const std::int64_t> dims);
std::optional<DirectNetwork> fullMesh(std::int64_t endpoints);
std::optional<DirectNetwork> fullMesh2D(std::int64_t a, std::int64_t b);

struct DualTorPod {
    std::int64_t gpus = 0, tors = 0, torAggLinks = 0, aggPerPlane = 0, aggs = 0;
    double cardsPerTor = 0;  ///< NIC ports of a segment per ToR: must not exceed its down ports
};
/// A pod of segments with dual ToRs (HPN, SIGCOMM 2024): each ToR of a pair serves one plane; aggregation switches per
/// plane = ToRs of the plane x up ports / aggregation down ports. Blank when the ports do not work out.
std::optional<DualTorPod> dualTorPod(std::int64_t segments, std::int64_t torsPerSegment, std::int64_t planes,
                                     std::int64_t gpusPerSegment, std::int64_t nicPorts, std::int64_t torDownPorts,
                                     std::int64_t torUpPorts, std::int64_t aggDownPorts);

struct OpticalTorus {
    std::int64_t cubes = 0, opticalPorts = 0, switches = 0;
};
/// A torus of cubes joined by optical circuit switches: two faces per axis of every cube leave it. Blank unless every
/// side of the torus is a multiple of the cube's.
std::optional<OpticalTorus> opticalTorus(std::span<const std::int64_t> dims, std::span<const std::int64_t> cube,
                                         std::int64_t portsPerSwitch);

struct TopologyTimes {
    Duration switchedRing, switchedHalvingDoubling, torusMultiRing, fullMeshDirect;  ///< all-reduce of S
    Duration allToAllSwitched, allToAllTorus;                                        ///< V bytes per endpoint
    double torusOverSwitched = 0;
};
/// Times at equal injection bandwidth B per endpoint (the torus splits it over 6 links, the mesh over N - 1):
/// all-reduce 2 (N-1)/N S/B plus 2(N-1) a (ring), 2 log2 N a (halving-doubling), 2 sum(d-1) a' (torus), 2 a' (mesh),
/// with a between switched endpoints and a' between neighbours; all-to-all V/B switched, 0.75 longest V/B on a torus.
/// Blank when N is not the product of the sides or a value is not positive and finite.
std::optional<TopologyTimes> topologyTimes(std::int64_t n, std::span<const std::int64_t> torusDims, Bytes allReduce,
                                           Bytes allToAll, ByteRate injection, Duration switchedLatency,
                                           Duration neighbourLatency);

}  // namespace model::fabric
