// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/optics.h"

#include <algorithm>

namespace model::fabric {
namespace {

std::int64_t cagesOf(std::span<const DeviceGroup> devices) {
    std::int64_t cages = 0;
    for (const DeviceGroup& d : devices) {
        if (d.count < 1 || d.usedPorts < 0 || d.portsPerCage < 1) continue;
        const std::int64_t used = ceilDiv(d.usedPorts, d.portsPerCage);
        cages += d.count * std::max(used, d.cagesIfPopulated);
    }
    return cages;
}

/// Links of a cage: those between switches may be wider than those of the nodes.
std::int64_t linksOfCage(const OpticsInputs& o, Tier tier, bool up) {
    return o.trunkPortsPerCage > 0 && (up || tier != Tier::Leaf) ? o.trunkPortsPerCage : o.switchPortsPerCage;
}

/// Switches of a tier as devices; `up` takes their links away from the nodes. Populating all cages shares them out:
/// the up side gets its used ones, the down side the rest.
std::vector<DeviceGroup> devices(const Sizing& z, const SizingInputs& in, const OpticsInputs& o, Tier tier, bool up) {
    std::vector<DeviceGroup> list;
    for (const SwitchGroup& g : z.groups) {
        if (g.tier != tier) continue;
        const std::int64_t perCage = linksOfCage(o, tier, up);
        DeviceGroup d{g.count * in.planes, up ? g.up : g.down, perCage, 0};
        if (o.populateAll && !up) d.cagesIfPopulated = g.radix / perCage - ceilDiv(g.up * g.upWidth, perCage);
        list.push_back(d);
    }
    return list;
}

}  // namespace

std::int64_t usedCages(const SwitchGroup& g, const OpticsInputs& o) {
    const std::int64_t down = linksOfCage(o, g.tier, false), up = linksOfCage(o, g.tier, true);
    if (o.trunkPortsPerCage < 1 || g.tier != Tier::Leaf) return ceilDiv(g.down + g.up, down);
    return ceilDiv(g.down, down) + ceilDiv(g.up, up);
}

TierOptics tierOptics(std::int64_t links, Medium medium, std::span<const DeviceGroup> low,
                      std::span<const DeviceGroup> high) {
    TierOptics t;
    t.links = std::max<std::int64_t>(0, links);
    t.ports = 2 * t.links;
    t.assemblies = ceilDiv(t.links, linksPerAssembly(medium));
    t.cagesLow = cagesOf(low);
    t.cagesHigh = cagesOf(high);
    if (needsModules(medium)) {
        t.modulesLow = t.cagesLow;
        t.modulesHigh = t.cagesHigh;
    }
    return t;
}

FabricOptics fabricOptics(const SizingInputs& in, const Sizing& z, const OpticsInputs& o) {
    FabricOptics out;
    if (!z.feasible || o.nodePortsPerCage < 1 || o.switchPortsPerCage < 1) return out;
    // All NIC ports of a node share its cages, whatever plane they belong to.
    std::vector<DeviceGroup> nodes = o.nodes;
    if (nodes.empty()) nodes.push_back({in.nodes, in.railsPerNode * in.planes, o.nodePortsPerCage, 0});
    if (z.groups.empty()) {  // without switches every link has both ends at the nodes
        if (z.total.directLinks > 0) out.nodeLeaf = tierOptics(z.total.directLinks, o.nodeLeaf, nodes, {});
        out.nodeModules = out.nodeLeaf.modulesLow;
        return out;
    }
    const auto leafDown = devices(z, in, o, Tier::Leaf, false), leafUp = devices(z, in, o, Tier::Leaf, true);
    const auto spineDown = devices(z, in, o, Tier::Spine, false), spineUp = devices(z, in, o, Tier::Spine, true);
    const auto core = devices(z, in, o, Tier::Core, false);
    out.nodeLeaf = tierOptics(z.total.nodeLinks, o.nodeLeaf, nodes, leafDown);
    out.leafSpine = tierOptics(z.total.leafSpineLinks, o.leafSpine, leafUp, spineDown);
    out.spineCore = tierOptics(z.total.spineCoreLinks, o.spineCore, spineUp, core);

    // The manager's leaf ports lie in cages that the leaf already counts; its own end has one module per link.
    const DeviceGroup manager{z.total.ufmLinks, 1, 1, 0};
    out.ufm = tierOptics(z.total.ufmLinks, Medium::FibreSplitter, {&manager, 1}, {});
    out.nodeModules = out.nodeLeaf.modulesLow;
    out.ufmModules = out.ufm.modulesLow;
    for (const SwitchGroup& g : z.groups) {
        const std::int64_t all = ceilDiv(g.radix, linksOfCage(o, g.tier, false)), count = g.count * in.planes;
        out.switchCages += count * all;
        out.switchCagesUsed += count * (o.populateAll ? all : usedCages(g, o));
    }
    const bool alike = needsModules(o.nodeLeaf) && needsModules(o.leafSpine) && needsModules(o.spineCore);
    out.switchModules =
        alike ? out.switchCagesUsed : out.nodeLeaf.modulesHigh + out.leafSpine.modules() + out.spineCore.modules();
    return out;
}

}  // namespace model::fabric
