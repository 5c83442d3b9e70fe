// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How far one failure of the parameter network reaches, for every kind of part it has: the links between the tiers as
// well as the switches and planes of LossResults. The same network with every NIC on two leaves, or in two planes,
// stands beside it for comparison.

#include <optional>
#include <string>
#include <vector>

#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

enum class NetworkPart { ServerLink, LeafLink, SpineLink, NeighbourLink, Leaf, Spine, Core, Plane };
template <>
struct Choices<NetworkPart> {
    static constexpr Choice rows[] = {{0, "link", TR_NOOP("choices", "Link to a server")},
                                      {1, "leaf_link", TR_NOOP("choices", "Link from leaf to spine")},
                                      {2, "spine_link", TR_NOOP("choices", "Link from spine to core")},
                                      {3, "neighbour_link", TR_NOOP("choices", "Link between neighbours")},
                                      {4, "leaf", TR_NOOP("choices", "Leaf switch")},
                                      {5, "spine", TR_NOOP("choices", "Spine switch")},
                                      {6, "core", TR_NOOP("choices", "Core switch")},
                                      {7, "plane", TR_NOOP("choices", "Plane")}};
};

struct BlastRadius {
    NetworkPart part = NetworkPart::Leaf;
    std::int64_t parts = 0;               ///< of this kind, all planes
    std::int64_t cards = 0, servers = 0;  ///< hit by one of them, at most
    Ratio left{1};                        ///< bandwidth they keep until the repair
    Ratio lost{0};                        ///< of the bandwidth of all cards on the network
    bool stops() const { return left.si <= 0; }
};

/// One row per kind of part that network `fabric` of a design has, from links to planes; `results` are those of the
/// design. Empty for networks that are not sized or carry no training traffic.
std::vector<BlastRadius> blastRadii(const Project& project, const Design& design, const Results& results,
                                    std::size_t fabric);

/// Another way to attach the same cards.
struct HomingVariant {
    bool dualTor = false;
    std::int64_t planes = 1;
    std::vector<BlastRadius> radii;  ///< empty where it cannot be built
    std::optional<Cost> network;     ///< cost of the network, for what it takes; blank while a price is missing
};
/// The design as it is, every NIC on one leaf, on two, and in two planes, in this order and without repetition. Nothing
/// for networks without switches.
std::vector<HomingVariant> compareHoming(const Project& project, const Design& design, std::size_t fabric);

}  // namespace model
