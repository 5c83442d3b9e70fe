// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/failure_domain.h"

#include <algorithm>
#include <tuple>

#include "model/fabric/shape.h"

namespace model::fabric {
namespace {

FailureDomain domainOf(const SizingInputs& in, Tier tier, std::int64_t alike, std::int64_t endpoints,
                       std::int64_t nodes, double leftInPlane) {
    FailureDomain d;
    d.tier = tier;
    d.switches = alike * in.planes;
    d.endpoints = endpoints;
    d.nodes = nodes;
    d.leftInPlane = leftInPlane;
    const double planes = static_cast<double>(in.planes);
    d.left = (planes - 1 + leftInPlane) / planes;
    d.stopsJobs = d.left <= 0 && endpoints > 0;
    return d;
}

/// One of `peers` equal ways is gone.
double lessOne(std::int64_t peers) {
    const double s = static_cast<double>(std::max<std::int64_t>(1, peers));
    return (s - 1) / s;
}

/// Worst first: what stops a job, then what leaves the least, for the most cards and nodes; what hits nobody is last.
bool isWorse(const FailureDomain& a, const FailureDomain& b) {
    const auto rank = [](const FailureDomain& d) {
        return std::tuple(d.endpoints < 1, !d.stopsJobs, d.left, -d.endpoints, -d.nodes);
    };
    return rank(a) < rank(b);
}

/// Nodes behind `endpoints` NIC ports of leaves: a rail leaf has one port of each node, a plain leaf all of them, or
/// with two leaves per NIC half.
std::int64_t nodesBehind(const SizingInputs& in, std::int64_t endpoints) {
    return std::min(in.nodes, hasRails(in.family) ? endpoints : ceilDiv(endpoints, shapeOf(in).slotsPerNode));
}

/// Rows of leaves of one copy of a tree: leaves stand in blocks, one of every rail. A row may begin and end between the
/// rails of a block. The links of a fabric manager are no cards.
struct Rows {
    Filling f;

    std::int64_t endpointsBelow(std::int64_t leaves) const {
        const std::int64_t rails = f.shape.rails, block = leaves / rails;
        return rails * f.before(block) + leaves % rails * f.on(block);
    }
    std::int64_t endpoints(std::int64_t first, std::int64_t past) const {
        return endpointsBelow(past) - endpointsBelow(first);
    }
    std::int64_t nodes(std::int64_t first, std::int64_t past) const {
        const std::int64_t from = f.before(first / f.shape.rails), to = f.before(ceilDiv(past, f.shape.rails));
        return to > from ? ceilDiv(to, f.shape.slotsPerNode) - from / f.shape.slotsPerNode : 0;
    }
};

/// Leaves with the same number of NIC ports on them; `nodes` at most.
struct LeafKind {
    std::int64_t count = 0, endpoints = 0, nodes = 0;
};
std::vector<LeafKind> leafKinds(const SizingInputs& in, const Sizing& z) {
    std::vector<LeafKind> out;
    if (in.family == Family::Dragonfly) {
        for (const SwitchGroup& g : z.groups) out.push_back({g.count, g.down, nodesBehind(in, g.down)});
        return out;
    }
    const Rows rows{fillingOf(in, z)};
    const Filling& f = rows.f;
    const std::int64_t rails = f.shape.rails;
    const auto add = [&](std::int64_t sets, std::int64_t first, std::int64_t count, std::int64_t endpoints) {
        if (count < 1) return;
        std::int64_t most = 0;  // how leaves meet the ports of a node repeats
        for (std::int64_t leaf = first; leaf < first + std::min(count, f.shape.slotsPerNode); ++leaf)
            most = std::max(most, rows.nodes(leaf * rails, leaf * rails + 1));
        out.push_back({sets * count, endpoints, most});
    };
    std::int64_t leaf = 0;
    f.nodes.kinds(f.shape.wired, [&](std::int64_t count, std::int64_t endpoints) {
        add(rails * f.shape.copies, leaf, count, endpoints);
        leaf += count;
    });
    if (f.shape.side > 0)
        f.side.kinds(f.shape.side, [&](std::int64_t count, std::int64_t endpoints) {
            add(1, leaf, count, endpoints);
            leaf += count;
        });
    return out;
}

/// Pods of one copy with as many spines each.
struct PodKind {
    std::int64_t count = 0, spines = 0, endpoints = 0, nodes = 0;
};
struct Pods {
    PodKind full, last;            ///< the last one where it is not full
    std::int64_t nodesInFull = 0;  ///< nodes of a copy that some full pod hits
};

Pods podsOf(const SizingInputs& in, const Sizing& z) {
    const Rows rows{fillingOf(in, z)};
    const std::int64_t copies = rows.f.shape.copies, partial = z.partialPodLeaves > 0 ? 1 : 0,
                       full = z.perPlane.pods / copies - partial;
    const std::int64_t end = full * z.spineDown, past = end + z.partialPodLeaves;
    Pods p{{copies * full, z.leafUp, 0, 0},
           {copies * partial, z.partialPodSpines, rows.endpoints(end, past), rows.nodes(end, past)},
           rows.nodes(0, end)};
    // How pods meet the blocks and the ports of a node repeats after as many pods as a node has ports.
    for (std::int64_t pod = 0; pod < std::min(full, in.railsPerNode); ++pod) {
        const std::int64_t first = pod * z.spineDown, next = first + z.spineDown;
        p.full.endpoints = std::max(p.full.endpoints, rows.endpoints(first, next));
        if (rows.endpoints(first, next) == p.full.endpoints)
            p.full.nodes = std::max(p.full.nodes, rows.nodes(first, next));
    }
    return p;
}

void addUpper(std::vector<FailureDomain>& out, const SizingInputs& in, const Sizing& z) {
    const std::int64_t copies = in.family == Family::RailOnly ? in.railsPerNode : 1;
    const std::int64_t perCopy = z.perPlane.endpoints / copies;
    const auto add = [&](Tier tier, std::int64_t alike, std::int64_t endpoints, std::int64_t nodes,
                         std::int64_t peers) {
        if (alike > 0) out.push_back(domainOf(in, tier, alike, endpoints, nodes, lessOne(peers)));
    };
    if (z.tiers == 2) add(Tier::Spine, z.perPlane.spines, perCopy, in.nodes, z.perPlane.spines / copies);
    if (z.tiers != 3) return;
    const auto [full, last, nodesInFull] = podsOf(in, z);
    for (const PodKind& k : {full, last}) add(Tier::Spine, k.count * k.spines, k.endpoints, k.nodes, k.spines);
    // A last pod of fewer spines reaches the cores of their groups only, and loses a larger share with one of these.
    const std::int64_t shared = copies * last.spines * z.coresPerGroup, others = z.perPlane.cores - shared;
    if (full.count < 1 || last.endpoints < 1 || others < 1)
        return add(Tier::Core, z.perPlane.cores, perCopy, in.nodes, z.perPlane.cores / copies);
    add(Tier::Core, shared, last.endpoints, last.nodes, shared / copies);
    add(Tier::Core, others, perCopy - last.endpoints, nodesInFull, z.perPlane.cores / copies);
}

}  // namespace

std::vector<FailureDomain> failureDomains(const SizingInputs& in, const Sizing& z, bool dualTor) {
    std::vector<FailureDomain> out;
    if (!z.feasible || z.groups.empty()) return out;
    for (const LeafKind& k : leafKinds(in, z))
        out.push_back(domainOf(in, Tier::Leaf, k.count, k.endpoints, k.nodes, dualTor ? 0.5 : 0));
    addUpper(out, in, z);
    std::stable_sort(out.begin(), out.end(), [](const FailureDomain& a, const FailureDomain& b) {
        return a.tier != b.tier ? a.tier < b.tier : isWorse(a, b);
    });
    return out;
}

std::optional<FailureDomain> worstDomain(const std::vector<FailureDomain>& domains, Tier tier) {
    std::optional<FailureDomain> worst;
    for (const FailureDomain& d : domains)
        if (d.tier == tier && (!worst || isWorse(d, *worst))) worst = d;
    return worst;
}

std::optional<FailureDomain> leavesLostTogether(const SizingInputs& in, const Sizing& z, std::int64_t lost,
                                                bool dualTor) {
    if (!z.feasible || lost < 1 || lost > z.perPlane.leaves) return std::nullopt;
    std::vector<LeafKind> leaves = leafKinds(in, z);
    std::stable_sort(leaves.begin(), leaves.end(),
                     [](const LeafKind& a, const LeafKind& b) { return a.endpoints > b.endpoints; });
    std::int64_t left = lost, endpoints = 0;
    for (const LeafKind& k : leaves) {  // the fullest leaves are the worst case
        const std::int64_t taken = std::min(left, k.count);
        endpoints += taken * k.endpoints;
        left -= taken;
    }
    // With two leaves per NIC the pair of one segment may fall together: then nothing is left in the plane.
    FailureDomain d =
        domainOf(in, Tier::Leaf, 1, endpoints, nodesBehind(in, endpoints), dualTor && lost == 1 ? 0.5 : 0);
    d.switches = lost;
    return d;
}

std::optional<FailureDomain> trunkLost(const SizingInputs& in, const Sizing& z, Tier lower, bool dualTor) {
    if (!z.feasible || lower == Tier::Core) return std::nullopt;
    const auto below = worstDomain(failureDomains(in, z, dualTor), lower);
    if (!below) return std::nullopt;
    FailureDomain d = *below;
    std::int64_t uplinks = 0;
    if (in.family == Family::Dragonfly) {
        for (const SwitchGroup& g : z.groups)  // of the routers with the most endpoints the one with the fewest links
            if (g.down == d.endpoints && (uplinks == 0 || g.up < uplinks)) uplinks = g.up;
        d.switches = z.total.directLinks;
    } else if (lower == Tier::Leaf) {
        uplinks = z.leafUp;
        d.switches = z.total.leafSpineLinks;
    } else if (z.tiers == 3) {
        const Pods p = podsOf(in, z);  // the pod that is worst without a spine is so without a link, too
        uplinks = (d.leftInPlane == lessOne(p.full.spines) ? p.full : p.last).spines * z.spineUp;
        d.switches = z.total.spineCoreLinks;
    }
    if (uplinks < 1 || d.switches < 1) return std::nullopt;
    const double links = static_cast<double>(uplinks), planes = static_cast<double>(in.planes);
    // With two leaves per NIC port half of the traffic of a card climbs through another leaf.
    const double share = lower == Tier::Leaf && dualTor ? 0.5 : 1;
    d.leftInPlane = 1 - share / links;
    d.left = 1 - share / (links * planes);
    d.stopsJobs = d.left <= 0 && d.endpoints > 0;
    return d;
}

std::optional<FailureDomain> neighbourLinkLost(const SizingInputs& in, const Sizing& z) {
    if (!z.feasible || !withoutSwitches(in.family) || z.total.directLinks < 1) return std::nullopt;
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
