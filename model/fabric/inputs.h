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
                                      {3, "torus", TR_NOOP("choices", "Torus")},
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

/// True when links end in modules there: those of a fibre, or ones with a power or price of their own.
inline bool isModule(const Optic& o) {
    return !o.medium.empty() || o.power || o.price.typical;
}

enum class CableChoice { Modules, ByLength };
template <>
struct Choices<CableChoice> {
    static constexpr Choice rows[] = {
        {0, "modules", TR_NOOP("choices", "As the modules say; copper or AOC without")},
        {1, "by_length", TR_NOOP("choices", "Copper where it reaches, modules beyond")}};
};

enum class Tiers { Auto, Two, Three };
template <>
struct Choices<Tiers> {
    static constexpr Choice rows[] = {{0, "auto", TR_NOOP("choices", "As many as needed")},
                                      {1, "two", TR_NOOP("choices", "Two tiers")},
                                      {2, "three", TR_NOOP("choices", "Three tiers")}};
};

/// How a network spreads flows over equal links.
enum class Routing { Measured, Adaptive, Hashed };
template <>
struct Choices<Routing> {
    static constexpr Choice rows[] = {{0, "measured", TR_NOOP("choices", "As in the published runs")},
                                      {1, "adaptive", TR_NOOP("choices", "Adaptive routing or packet spraying")},
                                      {2, "hashed", TR_NOOP("choices", "Static hashing (ECMP)")}};
};

/// What is sent again after a lost packet.
enum class LossRecovery { GoBackN, SelectiveRepeat };
template <>
struct Choices<LossRecovery> {
    static constexpr Choice rows[] = {
        {0, "go_back_n", TR_NOOP("choices", "The whole window (go-back-N)")},
        {1, "selective_repeat", TR_NOOP("choices", "The lost packet (selective repeat)")}};
};

struct Fabric {
    FabricRole role = FabricRole::Compute;
    ItemRef pool;  ///< blank = every pool
    FabricFamily family = FabricFamily::RailOptimised;
    Ref switchId;
    Switch device;
    Tiers tiers = Tiers::Auto;
    Ratio oversubscription{1};
    Ratio spineOversubscription{1};  ///< above the pod; networks of three tiers
    std::optional<Ratio> storageOversubscription;  ///< storage nodes on leaves of their own; blank = on those of all
    std::int64_t planes = 1;
    std::optional<std::int64_t> side1, side2, side3;  ///< of a torus or 2D mesh; blank = chosen
    std::optional<std::int64_t> rails;                ///< blank = NICs per server
    std::optional<std::int64_t> portsPerNode;         ///< networks other than compute; blank = 1
    std::int64_t suNodes = 0;                         ///< 0 = fill every leaf
    bool dualTor = false;
    bool ufm = false;
    std::optional<ByteRate> linkRate;  ///< blank = rate of the NIC, at most that of the switch port
    std::optional<ByteRate> trunkRate;  ///< of a link between switches; blank = as the links to the servers
    Ref switchOpticId;
    Optic switchOptic;
    Ref serverOpticId;
    Optic serverOptic;
    Price cablePrice;
    CableChoice cableChoice = CableChoice::Modules;
    std::optional<ByteRate> laneRate;  ///< blank = what ports of this rate use
    ByteRate requiredPerCard{25e9};
    Ratio linkEfficiency{0.9};
    Ratio trunkLimit{0.7};
    // congestion beyond what the fitted efficiency of the ports contains; all off
    Routing routing = Routing::Measured;
    Ratio adaptiveLoss{0.05};
    std::int64_t flowsPerPort = 1;
    Ratio packetLoss{0};
    LossRecovery recovery = LossRecovery::GoBackN;
    Duration roundTrip{8e-6};
    Bytes packetSize{4096};
    Bytes syncedBytes{80e6};
    Ratio incastShare{0};
    std::int64_t incastSenders = 8;
    std::optional<Bytes> portBuffer;
    Meta meta;
    bool operator==(const Fabric&) const = default;
};

template <>
Table fieldsOf<Fabric>();

}  // namespace model
