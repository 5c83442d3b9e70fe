// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Five separate counts per tier of a fabric: links, ports, cages, modules, cable assemblies, and the laws between them.
// ports = 2 links; cages = sum over devices of ceil(used ports, ports per cage); one module per used optical cage and
// none for copper and active optical cables; a straight fibre, AOC or single copper cable carries one link, a 1:2
// splitter or twin copper cable two. Source: NVIDIA DGX SuperPOD RA-11333-001 V11, Tables 7 and 8, and closed forms.

#include <cstdint>
#include <span>
#include <vector>

#include "model/core/quantity.h"
#include "model/fabric/sizing.h"

namespace model::fabric {

enum class Medium {
    Fibre,          ///< straight fibre between two modules, one link each
    FibreSplitter,  ///< 1:2 fibre, two links each
    Aoc,            ///< active optical cable, fixed ends, no modules
    Copper,         ///< DAC, ACC or AEC with single ends, one link each
    TwinCopper,     ///< DAC, ACC or AEC twin to twin, two links each
};

/// True where a cage holds a module of its own.
constexpr bool needsModules(Medium m) {
    return m == Medium::Fibre || m == Medium::FibreSplitter;
}
/// Links carried by one cable assembly.
constexpr std::int64_t linksPerAssembly(Medium m) {
    return m == Medium::FibreSplitter || m == Medium::TwinCopper ? 2 : 1;
}

/// Devices alike at one end of the links of a tier.
struct DeviceGroup {
    std::int64_t count = 0;
    std::int64_t usedPorts = 0;  ///< of one device, by links of this tier
    std::int64_t portsPerCage = 1;
    std::int64_t cagesIfPopulated = 0;  ///< cages to fill when every cage is populated; 0 = only the used ones
    bool operator==(const DeviceGroup&) const = default;
};

struct TierOptics {
    std::int64_t links = 0, ports = 0, assemblies = 0;
    std::int64_t cagesLow = 0, cagesHigh = 0;      ///< at the end towards the nodes, and at the other end
    std::int64_t modulesLow = 0, modulesHigh = 0;  ///< 0 with fixed ends
    bool operator==(const TierOptics&) const = default;

    std::int64_t cages() const { return cagesLow + cagesHigh; }
    std::int64_t modules() const { return modulesLow + modulesHigh; }
};

/// Counts of one tier. `low` and `high` are the devices at either end; counts below 0 or cages of less than one port
/// count as nothing. The caller keeps sum(low) = sum(high) = links.
TierOptics tierOptics(std::int64_t links, Medium medium, std::span<const DeviceGroup> low,
                      std::span<const DeviceGroup> high);

struct OpticsInputs {
    Medium nodeLeaf = Medium::Fibre, leafSpine = Medium::Fibre, spineCore = Medium::Fibre;
    std::int64_t nodePortsPerCage = 2;  ///< NIC ports that share a cage of the node
    std::int64_t switchPortsPerCage = 2;
    std::int64_t trunkPortsPerCage = 0;  ///< of links between switches where they are wider; 0 = as the others
    bool populateAll = false;            ///< fill every switch cage, as full scalable units are delivered
    /// What hangs on the network where its nodes are ports of unlike devices; empty: the nodes of the sizing.
    std::vector<DeviceGroup> nodes;
    bool operator==(const OpticsInputs&) const = default;
};

/// Cages that the links of one switch take. A cage may hold one link up and one down, unless those are wider.
std::int64_t usedCages(const SwitchGroup& group, const OpticsInputs& optics);

struct FabricOptics {
    TierOptics nodeLeaf, leafSpine, spineCore, ufm;  ///< all planes; ufm: links of the fabric manager, splitters
    std::int64_t nodeModules = 0, switchModules = 0, ufmModules = 0;
    std::int64_t switchCages = 0;      ///< sockets of all switches
    std::int64_t switchCagesUsed = 0;  ///< by links; a cage may hold one link up and one down
    bool operator==(const FabricOptics&) const = default;
};

/// Optics of a sized fabric, all planes. A tier counts the cages its links need; a switch shares one between a link
/// down and a link up where both have modules, so its own count may be lower. Zeros for an infeasible sizing.
/// Without switches the links of `nodeLeaf` are those between the nodes, whose cages hold the modules of both ends.
/// Fabric-manager links use 1:2 splitters with one module per link at the manager's end.
FabricOptics fabricOptics(const SizingInputs& in, const Sizing& sizing, const OpticsInputs& optics);

/// Power of modules, or its bound from the power limit of a cage.
constexpr Power modulePower(std::int64_t modules, Power each) {
    return static_cast<double>(modules) * each;
}

}  // namespace model::fabric
