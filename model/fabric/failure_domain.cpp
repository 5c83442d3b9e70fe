// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/failure_domain.h"

#include <algorithm>

#include "model/fabric/shape.h"

namespace model::fabric {
namespace {

/// Nodes behind `endpoints` NIC ports of one leaf: a rail leaf has one port of each node, a plain leaf all of them, or
/// with two leaves per NIC half.
std::int64_t nodesBehind(const SizingInputs& in, std::int64_t endpoints) {
    const bool rail = in.family == Family::RailOptimised || in.family == Family::RailOnly;
    return std::min(in.nodes, rail ? endpoints : ceilDiv(endpoints, shapeOf(in).slotsPerNode));
}

FailureDomain leafLoss(const SizingInputs& in, const SwitchGroup& g, bool dualTor) {
    FailureDomain d;
    d.tier = Tier::Leaf;
    d.switches = g.count * in.planes;
    d.endpoints = g.down;
    d.nodes = nodesBehind(in, g.down);
    d.leftInPlane = dualTor ? 0.5 : 0;
    const double planes = static_cast<double>(in.planes);
    d.left = (planes - 1 + d.leftInPlane) / planes;
    d.stopsJobs = d.left <= 0 && g.down > 0;
    return d;
}

/// Endpoints that share the lost capacity of one of `peers` switches: every leaf pair (or pod pair) keeps the rest.
FailureDomain upperLoss(const SizingInputs& in, Tier tier, std::int64_t alike, std::int64_t peers,
                        std::int64_t endpoints) {
    FailureDomain d;
    d.tier = tier;
    d.switches = alike * in.planes;
    d.endpoints = endpoints;
    d.nodes = nodesBehind(in, endpoints);
    if (in.family == Family::RailOptimised) d.nodes = std::min(in.nodes, ceilDiv(endpoints, in.railsPerNode));
    const double s = static_cast<double>(std::max<std::int64_t>(1, peers)), planes = static_cast<double>(in.planes);
    d.leftInPlane = (s - 1) / s;
    d.left = 1 - 1 / (s * planes);
    d.stopsJobs = d.left <= 0;
    return d;
}

void addUpper(std::vector<FailureDomain>& out, const SizingInputs& in, const Sizing& z) {
    const std::int64_t copies = in.family == Family::RailOnly ? in.railsPerNode : 1;
    const std::int64_t perCopy = z.perPlane.endpoints / copies;
    if (z.tiers == 2) out.push_back(upperLoss(in, Tier::Spine, z.perPlane.spines, z.perPlane.spines / copies, perCopy));
    if (z.tiers != 3) return;
    // Spines by pod, not by wiring: a partial pod may be wired like a full one and still has fewer spines.
    const bool partial = z.partialPodLeaves > 0;
    const std::int64_t full = z.perPlane.pods / copies - (partial ? 1 : 0);
    const std::int64_t inFull = z.spineDown * z.leafDown;
    if (full > 0)
        out.push_back(upperLoss(in, Tier::Spine, copies * full * z.leafUp, z.leafUp, std::min(perCopy, inFull)));
    if (partial) {
        const std::int64_t rest = std::clamp<std::int64_t>(perCopy - full * inFull, 0, z.partialPodLeaves * z.leafDown);
        out.push_back(upperLoss(in, Tier::Spine, copies * z.partialPodSpines, z.partialPodSpines, rest));
    }
    out.push_back(upperLoss(in, Tier::Core, z.perPlane.cores, z.perPlane.cores / copies, perCopy));
}

}  // namespace

std::vector<FailureDomain> failureDomains(const SizingInputs& in, const Sizing& z, bool dualTor) {
    std::vector<FailureDomain> out;
    if (!z.feasible || z.groups.empty()) return out;
    for (const SwitchGroup& g : z.groups)
        if (g.tier == Tier::Leaf) out.push_back(leafLoss(in, g, dualTor));
    addUpper(out, in, z);
    std::stable_sort(out.begin(), out.end(), [](const FailureDomain& a, const FailureDomain& b) {
        if (a.tier != b.tier) return a.tier < b.tier;
        return a.endpoints != b.endpoints ? a.endpoints > b.endpoints : a.left < b.left;
    });
    return out;
}

std::optional<FailureDomain> largestDomain(const std::vector<FailureDomain>& domains, Tier tier) {
    std::optional<FailureDomain> best;
    for (const FailureDomain& d : domains) {
        if (d.tier != tier) continue;
        if (!best || d.endpoints > best->endpoints || (d.endpoints == best->endpoints && d.left < best->left)) best = d;
    }
    return best;
}

std::optional<FailureDomain> leavesLostTogether(const SizingInputs& in, const Sizing& z, std::int64_t lost,
                                                bool dualTor) {
    if (!z.feasible || lost < 1 || lost > z.perPlane.leaves) return std::nullopt;
    std::vector<SwitchGroup> leaves;
    for (const SwitchGroup& g : z.groups)
        if (g.tier == Tier::Leaf) leaves.push_back(g);
    std::stable_sort(leaves.begin(), leaves.end(),
                     [](const SwitchGroup& a, const SwitchGroup& b) { return a.down > b.down; });
    FailureDomain d;
    std::int64_t left = lost;
    for (const SwitchGroup& g : leaves) {  // the fullest leaves are the worst case
        const std::int64_t taken = std::min(left, g.count);
        d.endpoints += taken * g.down;
        left -= taken;
    }
    d.switches = lost;
    d.nodes = nodesBehind(in, d.endpoints);
    // With two leaves per NIC the pair of one segment may fall together: then nothing is left in the plane.
    d.leftInPlane = dualTor && lost == 1 ? 0.5 : 0;
    const double planes = static_cast<double>(in.planes);
    d.left = (planes - 1 + d.leftInPlane) / planes;
    d.stopsJobs = d.left <= 0 && d.endpoints > 0;
    return d;
}

std::optional<FailureDomain> trunkLost(const SizingInputs& in, const Sizing& z, Tier lower, bool dualTor) {
    if (!z.feasible || lower == Tier::Core) return std::nullopt;
    const auto below = largestDomain(failureDomains(in, z, dualTor), lower);
    if (!below) return std::nullopt;
    FailureDomain d = *below;
    d.stopsJobs = false;
    std::int64_t uplinks = 0;
    if (lower == Tier::Leaf) {
        for (const SwitchGroup& g : z.groups)  // of the leaves with the most endpoints the one with the fewest uplinks
            if (g.tier == Tier::Leaf && g.down == d.endpoints && (uplinks == 0 || g.up < uplinks)) uplinks = g.up;
        d.switches = in.family == Family::Dragonfly ? z.total.directLinks : z.total.leafSpineLinks;
    } else {
        const bool whole = z.perPlane.pods == (in.family == Family::RailOnly ? in.railsPerNode : 1);
        uplinks = (whole && z.partialPodSpines > 0 ? z.partialPodSpines : z.leafUp) * z.spineUp;
        d.switches = z.total.spineCoreLinks;
    }
    if (uplinks < 1 || d.switches < 1) return std::nullopt;
    const double links = static_cast<double>(uplinks), planes = static_cast<double>(in.planes);
    // With two leaves per NIC port half of the traffic of a card climbs through another leaf.
    const double share = lower == Tier::Leaf && dualTor ? 0.5 : 1;
    d.leftInPlane = 1 - share / links;
    d.left = 1 - share / (links * planes);
    return d;
}

std::optional<FailureDomain> neighbourLinkLost(const SizingInputs& in, const Sizing& z) {
    const bool positions =
        in.family == Family::Torus || in.family == Family::FullMesh || in.family == Family::FullMesh2D;
    if (!z.feasible || !positions || z.total.directLinks < 1) return std::nullopt;
    const double degree = static_cast<double>(z.degree);
    FailureDomain d;
    d.switches = z.total.directLinks;
    d.endpoints = std::min<std::int64_t>(2, z.perPlane.endpoints);
    d.nodes = std::min<std::int64_t>(2, in.nodes);
    d.leftInPlane = (degree - 1) / degree;
    d.left = 1 - 1 / (degree * static_cast<double>(in.planes));
    d.stopsJobs = d.left <= 0;
    return d;
}

std::optional<double> planeShareLeft(std::int64_t switches, std::int64_t lost) {
    if (switches < 1 || lost < 0 || lost > switches) return std::nullopt;
    return static_cast<double>(switches - lost) / static_cast<double>(switches);
}

}  // namespace model::fabric
