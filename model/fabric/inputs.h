// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inputs of one network of a design. Compute, storage, in-band and out-of-band networks are items of one list.

#include "model/catalog/entries.h"

namespace model {

enum class FabricRole { Compute, Storage, InBand, OutOfBand };
template <>
struct Choices<FabricRole> {
    static constexpr Choice rows[] = {{0, "compute", TR_NOOP("choices", "Parameter network")},
                                      {1, "storage", TR_NOOP("choices", "Storage network")},
                                      {2, "in_band", TR_NOOP("choices", "Service network")},
                                      {3, "out_of_band", TR_NOOP("choices", "Out-of-band management")}};
};

enum class FabricFamily { LeafSpine, RailOptimised, RailOnly, Torus, FullMesh, FullMesh2D, Dragonfly };
template <>
struct Choices<FabricFamily> {
    static constexpr Choice rows[] = {{0, "leaf_spine", TR_NOOP("choices", "Fat tree (leaf-spine)")},
                                      {1, "rail_optimised", TR_NOOP("choices", "Fat tree, rail-optimised")},
                                      {2, "rail_only", TR_NOOP("choices", "Rail-only")},
                                      {3, "torus", TR_NOOP("choices", "3D torus")},
                                      {4, "full_mesh", TR_NOOP("choices", "Full mesh")},
                                      {5, "full_mesh_2d", TR_NOOP("choices", "2D full mesh")},
                                      {6, "dragonfly", TR_NOOP("choices", "Dragonfly")}};
};

/// True for networks of direct links between the ports of the servers.
constexpr bool withoutSwitches(FabricFamily f) {
    return f == FabricFamily::Torus || f == FabricFamily::FullMesh || f == FabricFamily::FullMesh2D;
}
/// True for networks with tiers of switches, where an oversubscription can be asked for.
constexpr bool isTree(FabricFamily f) {
    return f == FabricFamily::LeafSpine || f == FabricFamily::RailOptimised || f == FabricFamily::RailOnly;
}

enum class Tiers { Auto, Two, Three };
template <>
struct Choices<Tiers> {
    static constexpr Choice rows[] = {{0, "auto", TR_NOOP("choices", "As many as needed")},
                                      {1, "two", TR_NOOP("choices", "Two tiers")},
                                      {2, "three", TR_NOOP("choices", "Three tiers")}};
};

struct Fabric {
    FabricRole role = FabricRole::Compute;
    ItemRef pool;  ///< blank = every pool
    FabricFamily family = FabricFamily::RailOptimised;
    Ref switchId;
    Switch device;
    Tiers tiers = Tiers::Auto;
    Ratio oversubscription{1};
    std::int64_t planes = 1;
    std::optional<std::int64_t> side1, side2, side3;  ///< of a torus or 2D mesh; blank = chosen
    std::optional<std::int64_t> rails;                ///< blank = NICs per server
    std::optional<std::int64_t> portsPerNode;         ///< networks other than compute; blank = 1
    std::int64_t suNodes = 0;                         ///< 0 = fill every leaf
    bool dualTor = false;
    bool ufm = false;
    std::optional<ByteRate> linkRate;  ///< blank = rate of the NIC, at most that of the switch port
    Ref switchOpticId;
    Optic switchOptic;
    Ref serverOpticId;
    Optic serverOptic;
    Price cablePrice;
    ByteRate requiredPerCard{25e9};
    Ratio linkEfficiency{0.9};
    Meta meta;
    bool operator==(const Fabric&) const = default;
};

template <>
Table fieldsOf<Fabric>();

}  // namespace model
