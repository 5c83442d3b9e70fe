// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/sizing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "model/fabric/shape.h"

namespace model::fabric {
namespace {

constexpr std::int64_t kMaxNodes = 1'000'000'000'000;
// With these bounds no product of counts leaves 64 bits.
constexpr std::int64_t kMaxRails = 256;
constexpr std::int64_t kMaxPlanes = 64;
constexpr std::int64_t kMaxPlanesOffered = 16;  // beyond this no NIC splits its port

struct Split {
    std::int64_t radix = 0;  ///< of a leaf, in links of the endpoints
    std::int64_t spineRadix = 0, coreRadix = 0;
    std::int64_t width = 1;
    PortSplit leaf, spine;
    std::int64_t sideDown = 0;
};

/// Endpoints below a leaf of the nodes that have leaves of their own: it has as many links up as the others.
std::int64_t sideDownOf(const SizingInputs& in, const PortSplit& leaf) {
    if (!(in.sideOversubscription > 0)) return 0;
    const double bound = static_cast<double>(leaf.up * in.trunkWidth) * in.sideOversubscription;
    return std::min(leaf.down, static_cast<std::int64_t>(std::min(1e9, std::floor(bound * (1 + 1e-12)))));
}

/// Ports between switches are not broken out as far as the others are.
Split splitOf(const SizingInputs& in, std::int64_t radix) {
    Split s;
    s.radix = radix;
    s.width = in.trunkWidth;
    s.spineRadix = radix / s.width;
    s.coreRadix = in.coreSwitchPorts.value_or(s.spineRadix);
    s.leaf = splitPorts(s.spineRadix / in.wholePorts, in.oversubscription);
    s.leaf.down *= s.width * in.wholePorts;
    s.leaf.up *= in.wholePorts;
    s.spine = splitPorts(s.spineRadix, in.spineOversubscription);
    s.sideDown = sideDownOf(in, s.leaf);
    return s;
}

/// Slots per set of leaves that fit: two tiers allow one leaf per spine port, three tiers one pod per core port.
std::int64_t capacity(const SizingInputs& in, const Split& s, const Shape& shape, std::int64_t tiers) {
    if (s.leaf.down < 1 || s.leaf.up < 1) return 0;
    if (tiers == 3 && (s.spine.down < 1 || s.spine.up < 1)) return 0;
    std::int64_t leaves = tiers == 2 ? s.spineRadix : s.coreRadix * s.spine.down;
    if (in.sideNodes > 0) leaves -= s.sideDown > 0 ? ceilDiv(in.sideNodes, s.sideDown) : leaves;
    return std::max<std::int64_t>(0, leaves) / shape.rails * s.leaf.down;
}

/// Ports that the fullest leaf is broken out into.
std::int64_t portsOut(const SizingInputs& in, std::int64_t radix) {
    if (in.trunkWidth < 2) return radix;
    const PortSplit leaf = splitOf(in, radix).leaf;
    return leaf.down + leaf.up;
}

/// Of a switch without uplinks, which manages no more than `mostPorts`.
std::int64_t portsOfOne(const SizingInputs& in) {
    return std::min(in.switchPorts, in.mostPorts.value_or(kMostPorts));
}

/// No traffic between the sets of leaves: there is one, or each has a port of every NIC.
bool setsAlone(const SizingInputs& in, const Shape& shape) {
    return shape.rails == 1 || (in.dualTor && in.family == Family::LeafSpine);
}

std::int64_t nodesOf(const SizingInputs& in, const Shape& shape, std::int64_t slots) {
    if (slots < 1) return 0;
    std::int64_t nodes = slots / shape.slotsPerNode;
    if (in.suNodes > 0) nodes = nodes / in.suNodes * in.suNodes;
    return std::clamp<std::int64_t>(nodes - shape.ufmNodes + in.sideNodes, 0, kMaxNodes);
}

Reason checkCounts(const SizingInputs& in, std::int64_t& asked, std::int64_t& limit) {
    const auto bad = [&](std::int64_t value, std::int64_t low, std::int64_t high) {
        asked = value;
        limit = value < low ? low : high;
        return value < low || value > high;
    };
    if (bad(in.nodes, 1, kMaxNodes)) return Reason::BadNodes;
    if (bad(in.railsPerNode, in.dualTor ? 2 : 1, kMaxRails)) return Reason::BadRails;
    if (in.dualTor && in.railsPerNode % 2 != 0) return Reason::BadRails;
    if (bad(in.planes, 1, kMaxPlanes)) return Reason::BadPlanes;
    if (bad(in.suNodes, 0, kMaxNodes)) return Reason::BadSu;
    if (bad(in.linksPerCage, 1, 64)) return Reason::BadCage;
    if (bad(in.ufmLinks, 0, kMostPorts)) return Reason::BadUfm;
    // Without switches these are links of a port.
    if (bad(in.switchPorts, withoutSwitches(in.family) ? 0 : 2, kMostPorts)) return Reason::BadRadix;
    if (in.coreSwitchPorts && bad(*in.coreSwitchPorts, 1, kMostPorts)) return Reason::BadRadix;
    if (!isTree(in.family)) return Reason::None;
    if (bad(in.trunkWidth, 1, in.switchPorts / 2)) return Reason::BadWidth;
    if (bad(in.wholePorts, 1, trunkPorts(in) / 2)) return Reason::BadWidth;
    const bool plain = in.family == Family::LeafSpine && !in.dualTor && in.railsPerNode == 1;
    if (bad(in.sideNodes, 0, plain ? in.nodes - 1 : 0)) return Reason::BadSide;
    if (bad(in.minTiers, 2, 3)) return Reason::BadTiers;
    if (bad(in.maxTiers, in.minTiers, 3)) return Reason::BadTiers;
    return Reason::None;
}

Reason check(const SizingInputs& in, std::int64_t& asked, std::int64_t& limit) {
    if (const Reason r = checkCounts(in, asked, limit); r != Reason::None) return r;
    asked = limit = 0;
    if (!(in.linkRate.si > 0) || !std::isfinite(in.linkRate.si)) return Reason::BadRate;
    if (!isTree(in.family)) return Reason::None;
    const Split s = splitOf(in, in.switchPorts);
    if (s.leaf.down < 1 || s.leaf.up < 1) return Reason::BadRatio;
    if (in.sideNodes > 0 && s.sideDown < 1) return Reason::BadSideRatio;
    if (in.maxTiers == 3 && (s.spine.down < 1 || s.spine.up < 1)) return Reason::BadRatio;
    return Reason::None;
}

std::int64_t radixThatFits(const SizingInputs& in, const Shape& shape, std::int64_t tiers) {
    std::int64_t low = in.switchPorts / 2 + 1, high = kMostPorts / 2;  // halves, so that the answer is even
    const auto fits = [&](std::int64_t half) {
        return capacity(in, splitOf(in, 2 * half), shape, tiers) >= shape.built;
    };
    if (!fits(high)) return 0;
    while (low < high) {
        const std::int64_t mid = (low + high) / 2;
        if (fits(mid))
            high = mid;
        else
            low = mid + 1;
    }
    return 2 * high;
}

NextStep nextStep(const SizingInputs& in, const Shape& shape) {
    NextStep next;
    const std::int64_t tiers = in.maxTiers;
    const Split s = splitOf(in, in.switchPorts);
    const bool three = capacity(in, s, shape, 3) >= shape.built;
    next.tiers = tiers == 2 && three ? 3 : 4;
    next.radix = radixThatFits(in, shape, tiers);
    for (std::int64_t p = in.planes + 1; p <= kMaxPlanesOffered && next.planes == 0; ++p) {
        const std::int64_t radix = in.switchPorts * p / in.planes;
        if (in.portLanes % (p * (in.dualTor ? 2 : 1)) != 0) continue;  // a link takes whole lanes
        SizingInputs finer = in;
        if (in.trunkFixed && in.trunkWidth * p % in.planes != 0) continue;
        if (in.trunkFixed) finer.trunkWidth = in.trunkWidth * p / in.planes;
        if (portsOut(finer, radix) <= in.mostPorts.value_or(kMostPorts) &&
            capacity(finer, splitOf(finer, radix), shape, tiers) >= shape.built)
            next.planes = p;
    }
    // In steps of what is broken out together; the smallest, as leaves of the side grow in number with the ratio.
    const auto ratioFrom = [&](PortSplit Split::*member, std::int64_t width, std::int64_t step) {
        for (std::int64_t down = (s.*member).down / width + step; down < s.spineRadix; down += step) {
            Split t = s;
            t.*member = {down * width, s.spineRadix - down};
            t.sideDown = sideDownOf(in, t.leaf);
            if (capacity(in, t, shape, tiers) >= shape.built)
                return static_cast<double>(down) / static_cast<double>(s.spineRadix - down);
        }
        return 0.0;
    };
    next.leafRatio = ratioFrom(&Split::leaf, s.width, in.wholePorts);
    if (tiers == 3) next.spineRatio = ratioFrom(&Split::spine, 1, 1);
    return next;
}

void addGroup(Sizing& out, const SwitchGroup& group) {
    if (group.count < 1) return;
    for (SwitchGroup& g : out.groups) {
        SwitchGroup alike = group;
        alike.count = g.count;
        if (g != alike) continue;
        g.count += group.count;
        return;
    }
    out.groups.push_back(group);
}

void addGroup(Sizing& out, Tier tier, std::int64_t count, std::int64_t radix, std::int64_t down, std::int64_t up) {
    addGroup(out, {tier, count, radix, down, up});
}

/// The links of the fabric manager follow those of the nodes, spread over the rails.
void wireLeaves(Sizing& out, const SizingInputs& in, const Split& s) {
    const Filling f = fillingOf(in, out);
    const Shape& shape = f.shape;
    const auto rows = [&](const LeafRow& row, std::int64_t copies, std::int64_t wired, bool side) {
        row.kinds(wired, [&](std::int64_t count, std::int64_t links) {
            addGroup(out, {Tier::Leaf, copies * count, s.radix, links, out.leafUp, s.width, side});
        });
    };
    const std::int64_t each = shape.ufmLinks / shape.rails, extra = shape.ufmLinks % shape.rails;
    if (extra > 0) rows(f.nodes, extra * shape.copies, shape.wired + each + 1, false);
    if (shape.rails > extra) rows(f.nodes, (shape.rails - extra) * shape.copies, shape.wired + each, false);
    if (shape.side > 0) rows(f.side, 1, shape.side, true);
}

void wireTwoTiers(Sizing& out, const Shape& shape, const Split& s, std::int64_t leaves) {
    const SpinePlan plan = divisorRule(leaves, s.leaf.up, s.spineRadix);
    out.tiers = 2;
    out.spineDown = s.spineRadix;
    out.linksPerPair = *plan.linksPerPair;
    addGroup(out, Tier::Spine, shape.copies * *plan.spines, s.spineRadix, *plan.portsUsed, 0);
}

/// Pods of s_down leaves filled one after the other; spine j of every pod belongs to core group j.
void wireThreeTiers(Sizing& out, const Shape& shape, const Split& s, std::int64_t leaves) {
    const std::int64_t u = s.leaf.up, full = leaves / s.spine.down, rest = leaves % s.spine.down;
    const std::int64_t pods = full + (rest > 0 ? 1 : 0);
    out.tiers = 3;
    out.spineDown = s.spine.down;
    out.spineUp = s.spine.up;
    out.perPlane.pods = shape.copies * pods;
    out.coresPerGroup = smallestDivisorFrom(s.spine.up, ceilDiv(pods * s.spine.up, s.coreRadix)).value_or(s.spine.up);
    out.coreLinksPerPair = s.spine.up / out.coresPerGroup;
    addGroup(out, Tier::Spine, shape.copies * full * u, s.spineRadix, s.spine.down, s.spine.up);
    std::int64_t partial = 0;
    if (rest > 0) {
        partial = smallestDivisorFrom(u, ceilDiv(rest * u, s.spine.down)).value_or(u);
        out.partialPodLeaves = rest;
        out.partialPodSpines = partial;
        out.partialLinksPerPair = u / partial;
        addGroup(out, Tier::Spine, shape.copies * partial, s.spineRadix, rest * (u / partial), s.spine.up);
    }
    out.linksPerPair = full > 0 ? 1 : out.partialLinksPerPair;
    const std::int64_t g = out.coresPerGroup, perPod = out.coreLinksPerPair;
    const std::int64_t coreGroups = full > 0 ? u : partial;
    if (rest > 0) addGroup(out, Tier::Core, shape.copies * partial * g, s.coreRadix, pods * perPod, 0);
    addGroup(out, Tier::Core, shape.copies * (coreGroups - partial) * g, s.coreRadix, full * perPod, 0);
}

void count(Sizing& out, const SizingInputs& in, const Shape& shape) {
    Counts& c = out.perPlane;
    c.endpoints = c.nodeLinks = in.nodes * in.railsPerNode;
    c.ufmLinks = shape.ufmLinks * shape.copies;
    for (const SwitchGroup& g : out.groups) {
        const std::int64_t unused = g.count * (g.radix - g.used());
        if (g.tier == Tier::Leaf) {
            c.leaves += g.count;
            c.leafSpineLinks += g.count * g.up;
            c.unusedLeafPorts += unused;
        } else if (g.tier == Tier::Spine) {
            c.spines += g.count;
            c.spineCoreLinks += g.count * g.up;
            c.unusedSpinePorts += unused;
        } else {
            c.cores += g.count;
            c.unusedCorePorts += unused;
        }
    }
    const std::int64_t p = in.planes;
    out.total = {c.endpoints * p,      c.pods * p,        c.leaves * p,          c.spines * p,
                 c.cores * p,          c.nodeLinks * p,   c.ufmLinks * p,        c.leafSpineLinks * p,
                 c.spineCoreLinks * p, c.directLinks * p, c.unusedLeafPorts * p, c.unusedSpinePorts * p,
                 c.unusedCorePorts * p};
    out.nodeCables = ceilDiv(out.total.nodeLinks, in.linksPerCage);
    out.leafSpineCables = ceilDiv(out.total.leafSpineLinks, in.linksPerCage);
    out.spineCoreCables = ceilDiv(out.total.spineCoreLinks, in.linksPerCage);
}

/// Ratios of wired links (worst switch), and the cut of two equal halves: N/2 B / ratio. A ratio below 1 is spare
/// uplink; it cannot carry more than the endpoints inject.
void rate(Sizing& out, const SizingInputs& in, const Split& s) {
    out.requested = out.tiers == 1 ? 1 : in.oversubscription * (out.tiers == 3 ? in.spineOversubscription : 1);
    if (out.tiers > 1) {
        double leaf = 0, side = 0, spine = 0;
        for (const SwitchGroup& g : out.groups) {
            double& worst = g.tier == Tier::Spine ? spine : g.side ? side : leaf;
            worst = std::max(worst, g.ratio());
        }
        out.realisedLeaf = leaf;
        if (in.sideNodes > 0) out.realisedSide = side;
        out.whenFull = SwitchGroup{.down = s.leaf.down, .up = s.leaf.up, .upWidth = s.width}.ratio();
        if (in.sideNodes > 0)
            out.whenFullSide = SwitchGroup{.down = s.sideDown, .up = s.leaf.up, .upWidth = s.width}.ratio();
        if (out.tiers == 3) {
            out.realisedSpine = spine;
            out.whenFull *= std::max(1.0, SwitchGroup{.down = s.spine.down, .up = s.spine.up}.ratio());
        }
    }
    // Spare uplinks of a spine carry no more than its leaves send, and in a single pod nothing crosses a core.
    const bool crosses = out.tiers == 3 && out.perPlane.pods > shapeOf(in).copies;
    const double above = crosses ? std::max(1.0, out.realisedSpine) : 1;
    const std::int64_t side = out.sideLeaves > 0 ? in.sideNodes : 0;
    out.realisedWorstPath = std::max(out.realisedLeaf, side > 0 ? out.realisedSide : 0) * above;
    // The half of the endpoints behind the most oversubscribed leaves.
    std::pair<double, std::int64_t> parts[] = {{std::max(1.0, out.realisedLeaf * above), out.perPlane.endpoints - side},
                                               {std::max(1.0, out.realisedSide * above), side}};
    if (parts[0].first < parts[1].first) std::swap(parts[0], parts[1]);
    std::int64_t left = out.perPlane.endpoints / 2;
    double links = 0;
    for (const auto& [ratio, endpoints] : parts) {
        const std::int64_t taken = std::min(left, endpoints);
        links += static_cast<double>(taken) / ratio;
        left -= taken;
    }
    out.bisection = links * static_cast<double>(in.planes) * in.linkRate;
}

void limits(Sizing& out, const SizingInputs& in, const Split& s, const Shape& shape) {
    const bool alone = in.singleSwitch && setsAlone(in, shape) && portsOfOne(in) > in.sideNodes;
    out.maxNodesTwoTiers = std::max(nodesOf(in, shape, capacity(in, s, shape, 2)),
                                    alone ? portsOfOne(in) / shape.slotsPerNode - shape.ufmNodes : 0);
    out.maxNodes = in.maxTiers == 2 ? out.maxNodesTwoTiers
                                    : std::max(in.minTiers == 2 ? out.maxNodesTwoTiers : std::int64_t{0},
                                               nodesOf(in, shape, capacity(in, s, shape, 3)));
    out.maxEndpoints = out.maxNodes * in.railsPerNode * in.planes;
}

}  // namespace

Shape shapeOf(const SizingInputs& in) {
    Shape s;
    s.ufmLinks = in.ufm ? in.ufmLinks : 0;
    s.ufmNodes = ceilDiv(s.ufmLinks, in.railsPerNode);
    s.side = in.sideNodes;
    const std::int64_t nodes = in.nodes - in.sideNodes, alone = nodes + s.ufmNodes;
    const std::int64_t built = in.suNodes > 0 ? ceilDiv(alone, in.suNodes) * in.suNodes : alone;
    switch (in.family) {
        case Family::RailOptimised:
            s.rails = in.railsPerNode;
            s.built = built;
            s.wired = nodes;
            break;
        case Family::RailOnly:  // each rail is a network of its own and sees its share of the manager's links
            s.copies = in.railsPerNode;
            s.built = built;
            s.wired = nodes;
            s.ufmLinks = s.ufmNodes;
            break;
        default:
            if (in.dualTor) s.rails = 2;
            s.slotsPerNode = in.railsPerNode / s.rails;
            s.built = built * s.slotsPerNode;
            s.wired = nodes * s.slotsPerNode;
            break;
    }
    // A unit is a block of leaves with uplinks: where one switch carries everything, there is none to fill, and no leaf
    // for some of the nodes.
    const std::int64_t all = (alone + in.sideNodes) * s.slotsPerNode;
    s.oneSwitch = in.singleSwitch && in.minTiers == 2 && setsAlone(in, s) && all <= portsOfOne(in);
    if (s.oneSwitch) {
        s.wired += s.side;
        s.side = 0;
        s.built = all;
    }
    return s;
}

std::int64_t leafPortsOut(const SizingInputs& in) {
    return portsOut(in, in.switchPorts);
}

Filling fillingOf(const SizingInputs& in, const Sizing& z) {
    Filling f{shapeOf(in), {}, {}};
    const Shape& shape = f.shape;
    const bool even = in.evenLeaves && in.family == Family::LeafSpine;
    const std::int64_t down = std::max<std::int64_t>(1, z.leafDown), sideDown = std::max<std::int64_t>(1, z.sideDown);
    f.nodes = {ceilDiv(shape.built, down), down, shape.wired + ceilDiv(shape.ufmLinks, shape.rails), even};
    f.side = {ceilDiv(shape.side, sideDown), sideDown, shape.side, even};
    return f;
}

std::optional<std::int64_t> smallestDivisorFrom(std::int64_t n, std::int64_t least) {
    if (n < 1 || least > n) return std::nullopt;
    std::int64_t best = n;
    for (std::int64_t d = 1; d <= n / d; ++d) {
        if (n % d != 0) continue;
        if (d >= least) return std::min(best, d);  // pairs d, n/d close in on sqrt(n): the first low hit is the least
        if (n / d >= least) best = std::min(best, n / d);
    }
    return best;
}

PortSplit splitPorts(std::int64_t radix, double r) {
    if (radix < 1 || !(r > 0) || !std::isfinite(r)) return {};
    const double exact = static_cast<double>(radix) * (r / (r + 1));
    // 22 ports at 1.2 are 12 down, although 22 * 1.2 / 2.2 is 11.999... in binary.
    const auto down = std::min(radix, static_cast<std::int64_t>(std::floor(exact * (1 + 1e-12) + 1e-12)));
    return {down, radix - down};
}

SpinePlan divisorRule(std::int64_t leaves, std::int64_t leafUp, std::int64_t spineRadix) {
    SpinePlan plan;
    if (leaves < 1 || leafUp < 1 || spineRadix < 1 || leaves > std::numeric_limits<std::int64_t>::max() / leafUp)
        return plan;
    plan.need = ceilDiv(leaves * leafUp, spineRadix);
    if (leaves > spineRadix) return plan;
    plan.spines = smallestDivisorFrom(leafUp, plan.need);
    if (!plan.spines) return plan;
    plan.linksPerPair = leafUp / *plan.spines;
    plan.portsUsed = leaves * *plan.linksPerPair;
    return plan;
}

Sizing sizeFabric(const SizingInputs& in) {
    Sizing out;
    out.why = check(in, out.asked, out.limit);
    if (out.why != Reason::None) return out;
    if (!isTree(in.family)) return sizeDirect(in);

    const Shape shape = shapeOf(in);
    const Split s = splitOf(in, in.switchPorts);
    limits(out, in, s, shape);
    out.leafDown = s.leaf.down;
    out.leafUp = s.leaf.up;
    const bool single = shape.oneSwitch;
    if (in.suNodes > 0 && !single) out.units = ceilDiv(in.nodes - in.sideNodes + shape.ufmNodes, in.suNodes);

    const bool two = in.minTiers == 2 && capacity(in, s, shape, 2) >= shape.built;
    const bool three = in.maxTiers == 3 && capacity(in, s, shape, 3) >= shape.built;
    if (!single && !two && !three) {
        out.why = in.maxTiers == 2 ? Reason::AboveTwoTiers : Reason::AboveThreeTiers;
        out.asked = in.nodes;
        out.limit = out.maxNodes;
        out.next = nextStep(in, shape);
        return out;
    }
    out.feasible = true;
    if (single) {
        out.tiers = 1;
        out.leafDown = portsOfOne(in);
        out.leafUp = 0;
    } else if (shape.side > 0) {
        out.sideDown = s.sideDown;
        out.sideLeaves = ceilDiv(shape.side, s.sideDown);
    }
    wireLeaves(out, in, s);
    const std::int64_t leaves = shape.rails * ceilDiv(shape.built, out.leafDown) + out.sideLeaves;  // of one copy
    if (!single && two) wireTwoTiers(out, shape, s, leaves);
    if (!single && !two) wireThreeTiers(out, shape, s, leaves);
    count(out, in, shape);
    rate(out, in, s);
    const std::int64_t slotsBuilt = ceilDiv(shape.built, out.leafDown) * out.leafDown;
    const std::int64_t nodes = in.nodes - (single ? 0 : in.sideNodes);
    out.growthNodes = std::max<std::int64_t>(0, slotsBuilt / shape.slotsPerNode - shape.ufmNodes - nodes);
    return out;
}

}  // namespace model::fabric
