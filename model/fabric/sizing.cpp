// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/sizing.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/fabric/shape.h"

namespace model::fabric {
namespace {

constexpr std::int64_t kMaxNodes = 1'000'000'000'000;
// With these bounds no product of counts leaves 64 bits.
constexpr std::int64_t kMaxRails = 256;
constexpr std::int64_t kMaxPlanes = 64;
constexpr std::int64_t kMaxPlanesOffered = 16;  // beyond this no NIC splits its port

bool isDirect(Family family) {
    return family == Family::Torus || family == Family::FullMesh || family == Family::FullMesh2D ||
           family == Family::Dragonfly;
}

struct Split {
    std::int64_t radix = 0, coreRadix = 0;
    PortSplit leaf, spine;
};

Split splitOf(const SizingInputs& in, std::int64_t radix) {
    Split s;
    s.radix = radix;
    s.coreRadix = in.coreSwitchPorts.value_or(radix);
    s.leaf = splitPorts(radix, in.oversubscription);
    s.spine = splitPorts(radix, in.spineOversubscription);
    return s;
}

/// Slots per set of leaves that fit: two tiers allow one leaf per spine port, three tiers one pod per core port.
std::int64_t capacity(const Split& s, std::int64_t rails, std::int64_t tiers) {
    if (s.leaf.down < 1 || s.leaf.up < 1) return 0;
    if (tiers == 3 && (s.spine.down < 1 || s.spine.up < 1)) return 0;
    const std::int64_t leaves = tiers == 2 ? s.radix : s.coreRadix * s.spine.down;
    return leaves / rails * s.leaf.down;
}

/// No traffic between the sets of leaves: there is one, or each has a port of every NIC.
bool setsAlone(const SizingInputs& in, const Shape& shape) {
    return shape.rails == 1 || (in.dualTor && in.family == Family::LeafSpine);
}

std::int64_t nodesOf(const SizingInputs& in, const Shape& shape, std::int64_t slots) {
    std::int64_t nodes = slots / shape.slotsPerNode;
    if (in.suNodes > 0) nodes = nodes / in.suNodes * in.suNodes;
    return std::clamp<std::int64_t>(nodes - shape.ufmNodes, 0, kMaxNodes);
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
    const bool switchless = isDirect(in.family) && in.family != Family::Dragonfly;  // then these are links of a port
    if (bad(in.switchPorts, switchless ? 0 : 2, kMostPorts)) return Reason::BadRadix;
    if (in.coreSwitchPorts && bad(*in.coreSwitchPorts, 1, kMostPorts)) return Reason::BadRadix;
    if (isDirect(in.family)) return Reason::None;
    if (bad(in.minTiers, 2, 3)) return Reason::BadTiers;
    if (bad(in.maxTiers, in.minTiers, 3)) return Reason::BadTiers;
    return Reason::None;
}

Reason check(const SizingInputs& in, std::int64_t& asked, std::int64_t& limit) {
    if (const Reason r = checkCounts(in, asked, limit); r != Reason::None) return r;
    asked = limit = 0;
    if (!(in.linkRate.si > 0) || !std::isfinite(in.linkRate.si)) return Reason::BadRate;
    if (isDirect(in.family)) return Reason::None;
    const Split s = splitOf(in, in.switchPorts);
    if (s.leaf.down < 1 || s.leaf.up < 1) return Reason::BadRatio;
    if (in.maxTiers == 3 && (s.spine.down < 1 || s.spine.up < 1)) return Reason::BadRatio;
    return Reason::None;
}

std::int64_t radixThatFits(const SizingInputs& in, const Shape& shape, std::int64_t tiers) {
    std::int64_t low = in.switchPorts / 2 + 1, high = kMostPorts / 2;  // halves, so that the answer is even
    const auto fits = [&](std::int64_t half) {
        return capacity(splitOf(in, 2 * half), shape.rails, tiers) >= shape.built;
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
    const bool three = capacity(s, shape.rails, 3) >= shape.built;
    next.tiers = tiers == 2 && three ? 3 : 4;
    next.radix = radixThatFits(in, shape, tiers);
    for (std::int64_t p = in.planes + 1; p <= kMaxPlanesOffered && next.planes == 0; ++p) {
        const std::int64_t radix = in.switchPorts * p / in.planes;
        if (in.portLanes % (p * (in.dualTor ? 2 : 1)) != 0) continue;  // a link takes whole lanes
        if (radix <= in.mostPorts.value_or(kMostPorts) &&
            capacity(splitOf(in, radix), shape.rails, tiers) >= shape.built)
            next.planes = p;
    }
    const auto ratioFrom = [&](PortSplit Split::*member) {
        const auto fits = [&](std::int64_t down) {
            Split t = s;
            t.*member = {down, in.switchPorts - down};
            return capacity(t, shape.rails, tiers) >= shape.built;
        };
        std::int64_t low = (s.*member).down + 1, high = in.switchPorts - 1;
        if (low > high || !fits(high)) return 0.0;
        while (low < high) {
            const std::int64_t mid = (low + high) / 2;
            if (fits(mid))
                high = mid;
            else
                low = mid + 1;
        }
        return static_cast<double>(high) / static_cast<double>(in.switchPorts - high);
    };
    next.leafRatio = ratioFrom(&Split::leaf);
    if (tiers == 3) next.spineRatio = ratioFrom(&Split::spine);
    return next;
}

void addGroup(Sizing& out, Tier tier, std::int64_t count, std::int64_t radix, std::int64_t down, std::int64_t up) {
    if (count < 1) return;
    for (SwitchGroup& g : out.groups)
        if (g.tier == tier && g.radix == radix && g.down == down && g.up == up) {
            g.count += count;
            return;
        }
    out.groups.push_back({tier, count, radix, down, up});
}

/// Leaves are filled one after the other; the manager's links go to the first free ports, spread over the rails.
void wireLeaves(Sizing& out, const Shape& shape, std::int64_t down, std::int64_t up, std::int64_t radix) {
    const auto rail = [&](std::int64_t count, std::int64_t wired) {
        const std::int64_t built = ceilDiv(shape.built, down);
        const std::int64_t full = wired / down, rest = wired % down;
        addGroup(out, Tier::Leaf, count * full, radix, down, up);
        if (rest > 0) addGroup(out, Tier::Leaf, count, radix, rest, up);
        addGroup(out, Tier::Leaf, count * (built - full - (rest > 0 ? 1 : 0)), radix, 0, up);
    };
    const std::int64_t each = shape.ufmLinks / shape.rails, extra = shape.ufmLinks % shape.rails;
    if (extra > 0) rail(extra * shape.copies, shape.wired + each + 1);
    if (shape.rails > extra) rail((shape.rails - extra) * shape.copies, shape.wired + each);
}

void wireTwoTiers(Sizing& out, const Shape& shape, const Split& s, std::int64_t leaves) {
    const SpinePlan plan = divisorRule(leaves, s.leaf.up, s.radix);
    out.tiers = 2;
    out.spineDown = s.radix;
    out.linksPerPair = *plan.linksPerPair;
    addGroup(out, Tier::Spine, shape.copies * *plan.spines, s.radix, *plan.portsUsed, 0);
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
    addGroup(out, Tier::Spine, shape.copies * full * u, s.radix, s.spine.down, s.spine.up);
    std::int64_t partial = 0;
    if (rest > 0) {
        partial = smallestDivisorFrom(u, ceilDiv(rest * u, s.spine.down)).value_or(u);
        out.partialPodLeaves = rest;
        out.partialPodSpines = partial;
        out.partialLinksPerPair = u / partial;
        addGroup(out, Tier::Spine, shape.copies * partial, s.radix, rest * (u / partial), s.spine.up);
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
        const std::int64_t unused = g.count * (g.radix - g.down - g.up);
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

double ratio(std::int64_t down, std::int64_t up) {
    return static_cast<double>(down) / static_cast<double>(up);
}

/// Ratios of wired links (worst switch), and the cut of two equal halves: N/2 B / ratio. A ratio below 1 is spare
/// uplink; it cannot carry more than the endpoints inject.
void rate(Sizing& out, const SizingInputs& in, const Split& s) {
    out.requested = out.tiers == 1 ? 1 : in.oversubscription * (out.tiers == 3 ? in.spineOversubscription : 1);
    if (out.tiers > 1) {
        out.realisedLeaf = 0;
        double spine = 0;
        for (const SwitchGroup& g : out.groups) {
            if (g.tier == Tier::Leaf) out.realisedLeaf = std::max(out.realisedLeaf, ratio(g.down, g.up));
            if (g.tier == Tier::Spine && g.up > 0) spine = std::max(spine, ratio(g.down, g.up));
        }
        out.whenFull = ratio(s.leaf.down, s.leaf.up);
        if (out.tiers == 3) {
            out.realisedSpine = spine;
            out.whenFull *= ratio(s.spine.down, s.spine.up);
        }
    }
    out.realisedWorstPath = out.realisedLeaf * out.realisedSpine;
    const double half = static_cast<double>(out.perPlane.endpoints / 2) * static_cast<double>(in.planes);
    out.bisection = half * in.linkRate / std::max(1.0, out.realisedWorstPath);
}

void limits(Sizing& out, const SizingInputs& in, const Split& s, const Shape& shape) {
    const bool alone = in.singleSwitch && setsAlone(in, shape);
    out.maxNodesTwoTiers = std::max(nodesOf(in, shape, capacity(s, shape.rails, 2)),
                                    alone ? s.radix / shape.slotsPerNode - shape.ufmNodes : 0);
    out.maxNodes = in.maxTiers == 2 ? out.maxNodesTwoTiers
                                    : std::max(in.minTiers == 2 ? out.maxNodesTwoTiers : std::int64_t{0},
                                               nodesOf(in, shape, capacity(s, shape.rails, 3)));
    out.maxEndpoints = out.maxNodes * in.railsPerNode * in.planes;
}

}  // namespace

Shape shapeOf(const SizingInputs& in) {
    Shape s;
    s.ufmLinks = in.ufm ? in.ufmLinks : 0;
    s.ufmNodes = ceilDiv(s.ufmLinks, in.railsPerNode);
    const std::int64_t alone = in.nodes + s.ufmNodes;
    const std::int64_t built = in.suNodes > 0 ? ceilDiv(alone, in.suNodes) * in.suNodes : alone;
    switch (in.family) {
        case Family::RailOptimised:
            s.rails = in.railsPerNode;
            s.built = built;
            s.wired = in.nodes;
            break;
        case Family::RailOnly:  // each rail is a network of its own and sees its share of the manager's links
            s.copies = in.railsPerNode;
            s.built = built;
            s.wired = in.nodes;
            s.ufmLinks = s.ufmNodes;
            break;
        default:
            if (in.dualTor) s.rails = 2;
            s.slotsPerNode = in.railsPerNode / s.rails;
            s.built = built * s.slotsPerNode;
            s.wired = in.nodes * s.slotsPerNode;
            break;
    }
    // A unit is a block of leaves with uplinks: where one switch carries everything, there is none to fill.
    s.oneSwitch = in.singleSwitch && in.minTiers == 2 && setsAlone(in, s) && alone * s.slotsPerNode <= in.switchPorts;
    if (s.oneSwitch) s.built = alone * s.slotsPerNode;
    return s;
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
    if (isDirect(in.family)) return sizeDirect(in);

    const Shape shape = shapeOf(in);
    const Split s = splitOf(in, in.switchPorts);
    limits(out, in, s, shape);
    out.leafDown = s.leaf.down;
    out.leafUp = s.leaf.up;
    const bool single = shape.oneSwitch;
    if (in.suNodes > 0 && !single) out.units = ceilDiv(in.nodes + shape.ufmNodes, in.suNodes);

    const bool two = in.minTiers == 2 && capacity(s, shape.rails, 2) >= shape.built;
    const bool three = in.maxTiers == 3 && capacity(s, shape.rails, 3) >= shape.built;
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
        out.leafDown = s.radix;
        out.leafUp = 0;
    }
    wireLeaves(out, shape, out.leafDown, out.leafUp, s.radix);
    const std::int64_t leaves = shape.rails * ceilDiv(shape.built, out.leafDown);  // of one copy
    if (!single && two) wireTwoTiers(out, shape, s, leaves);
    if (!single && !two) wireThreeTiers(out, shape, s, leaves);
    count(out, in, shape);
    rate(out, in, s);
    const std::int64_t slotsBuilt = ceilDiv(shape.built, out.leafDown) * out.leafDown;
    out.growthNodes = std::max<std::int64_t>(0, slotsBuilt / shape.slotsPerNode - shape.ufmNodes - in.nodes);
    return out;
}

}  // namespace model::fabric
