// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fabric_workings.h"

#include <algorithm>
#include <cmath>

#include "model/fabric/congestion.h"
#include "model/fabric/shape.h"
#include "model/plan/fabric_limits.h"
#include "model/plan/fabric_request.h"
#include "model/plan/network_use.h"
#include "model/plan/training_case.h"
#include "model/training/collectives.h"

namespace model {
namespace {

using fabric::ceilDiv;
using fabric::Family;
using fabric::Tier;

using Sentence = std::optional<Problem>;

/// One sized network.
struct Sized {
    const Fabric& network;
    const plan::Request& request;
    const fabric::Sizing& z;
    const FabricResult& r;
    fabric::Shape shape;
    const std::vector<CableLine>& cables;  ///< of all networks
    std::size_t index = 0;

    const fabric::SizingInputs& in() const { return request.in; }
    /// Access switches without anything above them.
    bool accessOnly() const { return network.role == FabricRole::OutOfBand; }
    bool tree() const {
        return !accessOnly() && (in().family == Family::LeafSpine || in().family == Family::RailOptimised ||
                                 in().family == Family::RailOnly);
    }
    /// Every NIC on two leaves of a network without rails.
    bool pairs() const { return in().dualTor && in().family == Family::LeafSpine; }
    std::int64_t leavesOfCopy() const { return z.perPlane.leaves / shape.copies; }
};

Arg n(std::int64_t v) {
    return Arg::number(static_cast<double>(v));
}
Arg ratio(double v) {
    return Arg::number(v, ": 1");
}

Problem how(std::string_view id, std::vector<Arg> args) {
    return problem(id, std::move(args), "", Severity::Info);
}

/// Two sentences, one after the other.
Problem both(Problem first, Problem second) {
    return how("how.both", {Arg::inner(std::move(first)), Arg::inner(std::move(second))});
}

/// The count above is that of one plane (and one rail where rails are networks of their own).
Problem inAll(const Sized& s, Problem one, std::int64_t total) {
    const std::int64_t planes = s.in().planes, copies = s.shape.copies;
    if (copies > 1) return both(std::move(one), how("how.copies", {n(copies * planes), n(total)}));
    if (planes > 1) return both(std::move(one), how("how.planes", {n(planes), n(total)}));
    return one;
}

Sentence split(const Sized& s) {
    if (!s.tree() || s.z.leafUp < 1) return std::nullopt;
    Problem p =
        how("how.split", {n(s.in().switchPorts), ratio(s.in().oversubscription), n(s.z.leafDown), n(s.z.leafUp)});
    const std::int64_t ports = s.network.device.ports.value_or(0);
    if (ports < 1 || s.in().switchPorts == ports) return p;
    return both(how("how.broken_out", {n(ports), Arg::number(s.network.device.portRate->si, "Gbit/s"),
                                       n(s.in().switchPorts), Arg::number(s.in().linkRate.si, "Gbit/s")}),
                std::move(p));
}

Sentence tiers(const Sized& s) {
    if (s.tree() && s.z.tiers == 1) return how("how.tier_one", {n(s.shape.built), n(s.in().switchPorts)});
    if (s.z.tiers == 2) return how("how.tiers_two", {n(s.leavesOfCopy()), n(s.in().switchPorts)});
    if (s.z.tiers != 3) return std::nullopt;
    if (s.leavesOfCopy() <= s.in().switchPorts) return how("how.tiers_asked", {n(s.leavesOfCopy())});
    return how("how.tiers_three", {n(s.leavesOfCopy()), n(s.in().switchPorts), n(s.z.spineDown)});
}

/// Whole groups of a dragonfly.
Sentence groups(const Sized& s) {
    if (s.in().family != Family::Dragonfly) return std::nullopt;
    const std::int64_t p = s.z.leafDown, routers = 2 * p;
    return inAll(s,
                 how("how.groups", {n(s.z.perPlane.endpoints), n(routers), n(p), n(routers * p), n(s.z.perPlane.pods),
                                    n(s.z.perPlane.leaves)}),
                 s.z.total.leaves);
}

Sentence leaves(const Sized& s) {
    if (s.accessOnly()) return how("how.access", {n(s.request.need.nodes), n(s.in().switchPorts), n(*s.r.leaves)});
    if (!s.tree()) return groups(s);
    const std::int64_t each = ceilDiv(s.shape.built, s.z.leafDown);
    Problem p = s.pairs()           ? how("how.leaves_pairs", {n(s.shape.built), n(s.z.leafDown), n(each), n(2 * each)})
                : s.shape.rails > 1 ? how("how.leaves_rails", {n(s.shape.rails), n(s.shape.built), n(s.z.leafDown),
                                                               n(each), n(s.shape.rails * each)})
                                    : how("how.leaves_plain", {n(s.shape.built), n(s.z.leafDown), n(each)});
    if (s.z.units * s.in().suNodes > s.in().nodes + s.shape.ufmNodes)  // else the units are full
        p = both(how("how.units", {n(s.in().nodes), n(s.z.units), n(s.in().suNodes), n(s.z.units * s.in().suNodes)}),
                 std::move(p));
    return inAll(s, std::move(p), s.z.total.leaves);
}

/// The divisor rule: at least `need`, the next divisor of the uplinks.
Problem divisor(std::string_view exact, std::string_view next, std::vector<Arg> args, bool divides) {
    return how(divides ? exact : next, std::move(args));
}

Sentence spines(const Sized& s) {
    const fabric::Sizing& z = s.z;
    if (z.tiers == 2) {
        const auto plan = fabric::divisorRule(s.leavesOfCopy(), z.leafUp, s.in().switchPorts);
        if (!plan.spines) return std::nullopt;
        return inAll(s,
                     divisor("how.spines_exact", "how.spines_next",
                             {n(s.leavesOfCopy()), n(z.leafUp), n(s.in().switchPorts), n(plan.need), n(*plan.spines),
                              n(z.linksPerPair)},
                             plan.need == *plan.spines),
                     z.total.spines);
    }
    if (z.tiers != 3) return std::nullopt;
    const bool partial = z.partialPodLeaves > 0;
    const std::int64_t full = z.perPlane.pods / s.shape.copies - (partial ? 1 : 0);
    std::optional<Problem> p;
    if (full > 0) p = how("how.spines_pods", {n(full), n(z.spineDown), n(z.leafUp), n(full * z.leafUp)});
    if (partial) {
        const std::int64_t need = ceilDiv(z.partialPodLeaves * z.leafUp, z.spineDown);
        Problem last = divisor("how.spines_last_exact", "how.spines_last_next",
                               {n(z.partialPodLeaves), n(z.leafUp), n(z.spineDown), n(need), n(z.partialPodSpines)},
                               need == z.partialPodSpines);
        p = p ? both(std::move(*p), std::move(last)) : std::move(last);
        if (full > 0 && s.in().planes * s.shape.copies == 1)
            p = both(std::move(*p), how("how.in_all", {n(z.total.spines)}));
    }
    if (!p) return std::nullopt;
    return inAll(s, std::move(*p), z.total.spines);
}

Sentence cores(const Sized& s) {
    const fabric::Sizing& z = s.z;
    if (z.tiers != 3 || z.coresPerGroup < 1) return std::nullopt;
    const std::int64_t pods = z.perPlane.pods / s.shape.copies,
                       radix = s.in().coreSwitchPorts.value_or(s.in().switchPorts);
    const std::int64_t need = ceilDiv(pods * z.spineUp, radix), of = z.perPlane.cores / s.shape.copies;
    Problem p = divisor("how.cores_exact", "how.cores_next",
                        {n(pods), n(z.spineUp), n(radix), n(need), n(z.coresPerGroup), n(of / z.coresPerGroup), n(of)},
                        need == z.coresPerGroup);
    if (z.partialPodSpines > 0 && z.partialPodSpines < of / z.coresPerGroup)
        p = both(std::move(p), how("how.cores_dark", {n(of / z.coresPerGroup - z.partialPodSpines)}));
    return inAll(s, std::move(p), z.total.cores);
}

Sentence linksPerPair(const Sized& s) {
    if (s.in().family == Family::Dragonfly && s.z.perPlane.pods > 1)
        return how("how.group_pair",
                   {n(2 * s.z.leafDown * s.z.leafDown), n(s.z.perPlane.pods - 1), n(s.z.linksPerPair)});
    if (s.z.tiers < 2 || s.z.linksPerPair < 1) return std::nullopt;
    return how("how.pair", {n(s.z.leafUp), n(s.z.leafUp / s.z.linksPerPair), n(s.z.linksPerPair)});
}

Sentence corePair(const Sized& s) {
    if (s.z.tiers != 3 || s.z.coresPerGroup < 1) return std::nullopt;
    return how("how.core_pair", {n(s.z.spineUp), n(s.z.coresPerGroup), n(s.z.coreLinksPerPair)});
}

Sentence unused(const Sized& s, Tier tier) {
    std::int64_t switches = 0, wired = 0, radix = 0;
    for (const auto& g : s.z.groups) {
        if (g.tier != tier) continue;
        switches += g.count;
        wired += g.count * (g.down + g.up);
        radix = g.radix;
    }
    if (switches < 1) return std::nullopt;
    const std::int64_t planes = s.in().planes;
    return how("how.unused", {n(switches * planes), n(radix), n(switches * radix * planes), n(wired * planes),
                              n((switches * radix - wired) * planes)});
}
Sentence unusedLeaf(const Sized& s) {
    return unused(s, Tier::Leaf);
}
Sentence unusedSpine(const Sized& s) {
    return unused(s, Tier::Spine);
}
Sentence unusedCore(const Sized& s) {
    return unused(s, Tier::Core);
}

/// Wired links of the switch with the worst ratio of a tier.
Sentence worst(const Sized& s, Tier tier, std::string_view id) {
    const fabric::SwitchGroup* at = nullptr;
    const auto of = [](const fabric::SwitchGroup& g) {
        return static_cast<double>(g.down) / static_cast<double>(g.up);
    };
    for (const auto& g : s.z.groups)
        if (g.tier == tier && g.up > 0 && (!at || of(g) > of(*at))) at = &g;
    if (!at || !s.tree()) return std::nullopt;
    return how(id, {n(at->down), n(at->up), ratio(of(*at))});
}
Sentence leafRatio(const Sized& s) {
    return worst(s, Tier::Leaf, "how.ratio_leaf");
}
Sentence spineRatio(const Sized& s) {
    return worst(s, Tier::Spine, "how.ratio_spine");
}

Sentence realised(const Sized& s) {
    if (s.z.tiers < 2) return std::nullopt;
    if (s.z.tiers == 2) return leafRatio(s);
    return how("how.ratio_path", {ratio(s.z.realisedLeaf), ratio(s.z.realisedSpine), ratio(s.z.realisedWorstPath)});
}

Sentence whenFull(const Sized& s) {
    if (s.z.tiers < 2) return std::nullopt;
    if (s.z.tiers == 2) return how("how.full_two", {n(s.z.leafDown), n(s.z.leafUp), ratio(s.z.whenFull)});
    return how("how.full_three",
               {n(s.z.leafDown), n(s.z.leafUp), n(s.z.spineDown), n(s.z.spineUp), ratio(s.z.whenFull)});
}

/// Links that are cut, and at most what the ports of one half send.
Sentence bisection(const Sized& s) {
    if (s.accessOnly() || !(s.in().linkRate.si > 0)) return std::nullopt;
    if (!s.tree())
        return how("how.bisection_cut",
                   {Arg::number(std::round((s.z.bisection / s.in().linkRate).si)),
                    Arg::number(s.in().linkRate.si, "GB/s"), Arg::number(s.z.bisection.si, "TB/s")});
    return how("how.bisection",
               {n(s.z.perPlane.endpoints / 2 * s.in().planes), Arg::number(s.in().linkRate.si, "GB/s"),
                Arg::number(std::max(1.0, s.z.realisedWorstPath)), Arg::number(s.z.bisection.si, "TB/s")});
}

Sentence hops(const Sized& s) {
    if (s.tree() && s.z.tiers == 1) return how("how.hops_one", {});
    if (s.tree()) return how("how.hops", {n(s.z.tiers), n(2 * s.z.tiers), n(2 * s.z.tiers - 1)});
    if (s.in().family == Family::Dragonfly)
        return how("how.hops_dragonfly", {n(s.z.diameter), n(s.z.diameter + 2), n(s.z.diameter + 1)});
    const auto [a, b, c] = s.z.dims;
    if (s.in().family == Family::Torus && a * b * c == s.z.perPlane.endpoints)
        return how("how.hops_torus", {n(a), n(b), n(c), n(s.z.diameter)});
    return how("how.hops_direct", {n(s.z.perPlane.endpoints), n(s.z.diameter)});
}

/// What lies beyond the largest network of this family: the step that one more server asks for.
Sentence most(const Sized& s) {
    if (s.z.maxNodes < 1 || !s.request.need.alike) return std::nullopt;
    const std::int64_t ports = s.in().railsPerNode * s.in().planes;
    Problem p = fabric::mostMeshPorts(s.in()) > 0
                    ? how("how.most_mesh", {n(s.in().switchPorts), n(s.z.maxEndpoints), n(s.z.maxNodes), n(ports)})
                    : how("how.most", {n(s.z.maxNodes), n(ports),
                                       n(s.z.maxEndpoints > 0 ? s.z.maxEndpoints : s.z.maxNodes * ports)});
    fabric::SizingInputs beyond = s.in();
    beyond.nodes = s.z.maxNodes + std::max<std::int64_t>(1, s.in().suNodes);
    const auto z = fabric::sizeFabric(beyond);
    if (z.feasible) return p;
    return both(std::move(p), how("how.beyond", {Arg::inner(plan::nextStepOf(beyond, z))}));
}

Sentence growth(const Sized& s) {
    if (s.accessOnly() || !s.request.need.alike) return std::nullopt;  // else a node is a port
    if (!s.tree()) {
        const auto& z = s.z;
        const bool routers = s.in().family == Family::Dragonfly;
        const std::int64_t places = routers ? z.perPlane.leaves * z.leafDown : z.dims[0] * z.dims[1] * z.dims[2];
        return how("how.growth_places", {n(places), n(s.in().railsPerNode), n(places / s.in().railsPerNode),
                                         n(s.in().nodes), n(z.growthNodes)});
    }
    if (s.shape.slotsPerNode < 1) return std::nullopt;
    const std::int64_t each = ceilDiv(s.shape.built, s.z.leafDown);
    return how(s.shape.rails * s.shape.copies > 1 && !s.pairs() ? "how.growth_rail" : "how.growth",
               {n(each), n(s.z.leafDown), n(each * s.z.leafDown / s.shape.slotsPerNode),
                n(s.in().nodes + s.shape.ufmNodes), n(s.z.growthNodes)});
}

/// "a + b + c", nothing without parts.
Sentence plus(std::vector<Problem> parts) {
    Sentence sum;
    for (Problem& p : parts)
        sum = sum ? how("how.plus", {Arg::inner(std::move(*sum)), Arg::inner(std::move(p))}) : std::move(p);
    return sum;
}
Sentence equals(std::vector<Problem> parts, std::int64_t total) {
    Sentence sum = plus(std::move(parts));
    return sum ? std::optional(how("how.equals", {Arg::inner(std::move(*sum)), n(total)})) : sum;
}

/// Ports by what they belong to; of the parameter network they are all of servers.
Sentence owners(const Sized& s) {
    constexpr std::string_view kWords[] = {"how.ports_servers",  "how.ports_storage", "how.ports_management",
                                           "how.ports_switches", "how.ports_pdus",    "how.ports_cooling",
                                           "how.ports_own",      "how.ports_uplinks"};
    static_assert(std::size(kWords) == plan::kPortOwners);
    if (s.network.role == FabricRole::Compute) return std::nullopt;
    std::vector<Problem> parts;
    for (std::size_t i = 0; i < plan::kPortOwners; ++i)
        if (const std::int64_t ports = s.request.need.ports[i]; ports > 0) parts.push_back(how(kWords[i], {n(ports)}));
    return equals(std::move(parts), s.request.need.nodes);
}

/// Links between the places of a lattice: every one ends at two ports.
Problem latticeLinks(const Sized& s) {
    const std::int64_t ports = s.z.perPlane.endpoints, ends = ports * s.z.degree, links = s.z.perPlane.directLinks;
    return inAll(s,
                 ends == 2 * links ? how("how.links_direct", {n(ports), n(s.z.degree), n(links)})
                                   : how("how.links_open", {n(ports), n(s.z.degree), n(ends - 2 * links), n(links)}),
                 s.z.total.directLinks);
}

Sentence nodeLinks(const Sized& s) {
    if (s.network.role != FabricRole::Compute) {
        Sentence sum = owners(s);
        return sum ? std::optional(inAll(s, std::move(*sum), *s.r.nodeLinks)) : sum;
    }
    if (s.z.total.switches() == 0) return latticeLinks(s);
    return how("how.node_links", {n(s.in().nodes), n(s.in().railsPerNode), n(s.in().planes), n(s.z.total.nodeLinks)});
}

Sentence links(const Sized& s) {
    if (s.accessOnly()) return owners(s);
    const auto& c = s.z.total;
    if (s.in().family == Family::Dragonfly) {
        const std::int64_t routers = 2 * s.z.leafDown, inside = c.pods * (routers * (routers - 1) / 2);
        return how("how.links_groups", {n(c.nodeLinks), n(inside), n(c.directLinks - inside), n(c.links())});
    }
    if (!s.tree()) return latticeLinks(s);
    return how("how.links", {n(c.nodeLinks), n(c.ufmLinks), n(c.leafSpineLinks), n(c.spineCoreLinks), n(c.links())});
}

Sentence perCard(const Sized& s) {
    const auto& need = s.request.need;
    if (!s.r.perCard || need.cards < 1) return std::nullopt;
    return how("how.per_card", {n(need.nics), Arg::number(s.request.nic.si, "Gbit/s"), n(need.cards),
                                Arg::number(s.r.perCard->si, "GB/s")});
}

Sentence sides(const Sized& s) {
    if (s.in().family == Family::Dragonfly)
        return how("how.unused", {n(s.z.total.leaves), n(s.z.leafDown), n(s.z.total.leaves * s.z.leafDown),
                                  n(s.z.total.endpoints), n(s.z.total.leaves * s.z.leafDown - s.z.total.endpoints)});
    if (!s.r.side1) return std::nullopt;
    const std::int64_t a = s.z.dims[0], b = s.z.dims[1], c = s.z.dims[2];
    return how("how.sides",
               {n(s.z.perPlane.endpoints), n(a), n(b), n(c), n(a * b * c), n(a * b * c - s.z.perPlane.endpoints)});
}

Sentence cables(const Sized& s) {
    constexpr std::string_view kWords[] = {"how.cables_server", "how.cables_manager", "how.cables_spine",
                                           "how.cables_core", "how.cables_direct"};
    std::vector<Problem> parts;
    for (std::size_t run = 0; run < std::size(kWords); ++run) {
        std::int64_t cables = 0, links = 0;
        for (const CableLine& l : s.cables) {
            if (l.network != s.index || static_cast<std::size_t>(l.run) != run) continue;
            cables += l.cables;
            links += l.links;
        }
        if (links > 0) parts.push_back(how(kWords[run], {n(cables), n(links)}));
    }
    return equals(std::move(parts), s.r.cabling.cables.value_or(0));
}

/// Sockets in use: of every kind of switch, and of what hangs on the network.
std::vector<Problem> cagesOfSwitches(const Sized& s) {
    std::vector<Problem> parts;
    const std::int64_t each = plan::linksPerCage(s.network, s.in()).atSwitch;
    for (const auto& g : s.z.groups)
        if (g.down + g.up > 0)
            parts.push_back(how("how.cages_switch", {n(g.count * s.in().planes), n(g.down + g.up), n(each)}));
    return parts;
}
std::vector<Problem> cagesOfServers(const Sized& s) {
    std::vector<Problem> parts;
    for (const auto& d : plan::opticsOf(s.network, s.in(), s.request.need.devices).nodes)
        if (d.count > 0 && d.usedPorts > 0)
            parts.push_back(how("how.cages_server", {n(d.count), n(d.usedPorts), n(d.portsPerCage)}));
    return parts;
}
/// Where copper takes the short links, the modules that are left follow from lengths.
bool byLength(const Sized& s) {
    return s.accessOnly() || s.network.cableChoice == CableChoice::ByLength;
}
Sentence switchModules(const Sized& s) {
    if (byLength(s) || s.r.switchModules.value_or(0) < 1) return std::nullopt;
    return equals(cagesOfSwitches(s), *s.r.switchModules);
}
Sentence serverModules(const Sized& s) {
    if (byLength(s) || s.r.serverModules.value_or(0) < 1) return std::nullopt;
    return equals(cagesOfServers(s), *s.r.serverModules);
}
Sentence modules(const Sized& s) {
    const auto& c = s.r.cabling;
    if (c.transceivers.value_or(0) < 1 || !s.r.switchModules || !s.r.serverModules) return std::nullopt;
    return how("how.modules", {n(*s.r.switchModules), n(*s.r.serverModules),
                               n(*c.transceivers - *s.r.switchModules - *s.r.serverModules), n(*c.transceivers)});
}
Sentence fibres(const Sized& s) {
    std::int64_t links = 0;
    for (const CableLine& l : s.cables)
        if (l.network == s.index && l.kind && fabric::endsInModules(*l.kind)) links += l.links;
    const std::int64_t cores = s.r.cabling.fibres.value_or(0);
    if (links < 1 || cores < 1) return std::nullopt;
    return how("how.fibres", {n(links), n(cores / links), n(cores)});
}

/// Cards of the pool that has the fewest below a leaf.
Sentence cardsPerLeaf(const Sized& s) {
    const auto& pools = s.request.need.pools;
    if (!s.r.cardsPerLeaf || pools.empty()) return std::nullopt;
    const bool rails = s.in().family == Family::RailOptimised || s.in().family == Family::RailOnly;
    if (rails) return how("how.leaf_rail", {n(s.z.leafDown), n(pools.front().cards), n(*s.r.cardsPerLeaf)});
    for (const auto& p : pools)
        if (p.links > 0 && p.links <= s.z.leafDown && s.z.leafDown / p.links * p.cards == *s.r.cardsPerLeaf)
            return how("how.leaf_cards", {n(s.z.leafDown), n(p.links), n(p.cards), n(*s.r.cardsPerLeaf)});
    return std::nullopt;
}

Sentence hash(const Sized& s, const std::optional<std::int64_t>& flows, std::int64_t on) {
    if (!flows || s.network.routing != Routing::Hashed) return std::nullopt;
    const auto load = fabric::ecmpLoad(*flows, on);
    if (!load) return std::nullopt;
    return how("how.hash", {n(*flows), n(on), Arg::number(static_cast<double>(*flows) / static_cast<double>(on)),
                            Arg::number(load->expectedMax), Arg::number(load->efficiency, "%")});
}
Sentence leafHash(const Sized& s) {
    return hash(s, s.r.congestion.leafFlows, s.z.leafUp);
}
Sentence podHash(const Sized& s) {
    return hash(s, s.r.congestion.podFlows, s.z.spineUp);
}

struct Row {
    std::string_view key;  ///< behind "fabrics.<name>."
    Sentence (*write)(const Sized&);
};
constexpr Row kRows[] = {{"endpoints", &owners},
                         {"cards_per_leaf", &cardsPerLeaf},
                         {"switch_modules", &switchModules},
                         {"server_modules", &serverModules},
                         {"cabling.cables", &cables},
                         {"cabling.transceivers", &modules},
                         {"cabling.fibres", &fibres},
                         {"tier_count", &tiers},
                         {"groups", &groups},
                         {"leaf_down", &split},
                         {"leaf_up", &split},
                         {"leaves", &leaves},
                         {"spines", &spines},
                         {"cores", &cores},
                         {"links_per_pair", &linksPerPair},
                         {"sizing.core_links_per_pair", &corePair},
                         {"unused_leaf_ports", &unusedLeaf},
                         {"unused_spine_ports", &unusedSpine},
                         {"unused_core_ports", &unusedCore},
                         {"node_links", &nodeLinks},
                         {"links", &links},
                         {"realised_leaf", &leafRatio},
                         {"sizing.realised_spine", &spineRatio},
                         {"realised", &realised},
                         {"when_full", &whenFull},
                         {"bisection", &bisection},
                         {"hops", &hops},
                         {"sizing.switch_hops", &hops},
                         {"max_endpoints", &most},
                         {"sizing.max_servers", &most},
                         {"growth", &growth},
                         {"per_card", &perCard},
                         {"side_a", &sides},
                         {"unused_positions", &sides},
                         {"congestion.leaf_hash", &leafHash},
                         {"congestion.pod_hash", &podHash}};

/// "compute" and "spines" of "fabrics.compute.spines".
struct Path {
    std::string_view list, item, rest;
};
std::optional<Path> pathOf(std::string_view key) {
    const auto first = key.find('.'), second = first == key.npos ? key.npos : key.find('.', first + 1);
    if (second == key.npos) return std::nullopt;
    return Path{key.substr(0, first), key.substr(first + 1, second - first - 1), key.substr(second + 1)};
}

template <class Use>
void withSized(const Project& project, const Design& design, const Results& results, std::size_t index,
               const Use& use) {
    if (results.fabrics.size() != design.fabrics.size() || results.pools.size() != design.pools.size()) return;
    Results copy = results;
    const auto request = plan::requestOf({project, design, copy}, index, plan::managedBy(design, results));
    if (!request) return;
    const auto& r = results.fabrics[index].value;
    const bool access = design.fabrics[index].value.role == FabricRole::OutOfBand;
    if (access && !r.leaves) return;
    const auto z = access ? fabric::Sizing{} : fabric::sizeFabric(request->in);
    if (!access && !z.feasible) return;
    use(Sized{design.fabrics[index].value, *request, z, r, fabric::shapeOf(request->in), results.cableLines, index});
}

Sentence ofNetwork(const Project& project, const Design& design, const Results& results, const Path& path) {
    const auto row = std::find_if(std::begin(kRows), std::end(kRows), [&](const Row& r) { return r.key == path.rest; });
    const auto at =
        std::find_if(design.fabrics.begin(), design.fabrics.end(), [&](const auto& f) { return f.name == path.item; });
    Sentence out;
    if (row == std::end(kRows) || at == design.fabrics.end()) return out;
    withSized(project, design, results, plan::indexOf(design.fabrics, &*at),
              [&](const Sized& s) { out = row->write(s); });
    return out;
}

/// Where a group should lie: whole groups under one block, or whole blocks for one group.
Problem place(const training::Network& network, const plan::ParallelGroup& g) {
    const auto count = [](double x) { return Arg::number(x); };
    if (g.size <= 1) return how("how.place_none", {});
    const auto tier = training::groupPath(network, g.size, g.stride).tier;
    const auto cards = [&](std::int64_t t) {
        return network.tiers[static_cast<std::size_t>(std::max<std::int64_t>(0, t))].members;
    };
    const bool switched = network.wires == training::Wires::Switches;
    const std::vector<Arg> args{count(g.size), count(g.stride), count(g.span())};
    const auto with = [&](std::string_view id, double block) {
        std::vector<Arg> all = args;
        all.push_back(count(block));
        all.push_back(count(g.span() <= block ? std::floor(block / g.span()) : std::ceil(g.span() / block)));
        return how(id, std::move(all));
    };
    if (tier == 0) return with("how.place_domain", cards(0));
    if (!switched) return how("how.place_wires", args);
    if (tier + 1 < network.count) return with(tier == 1 ? "how.place_leaf" : "how.place_pod", cards(tier));
    if (tier < 2) return how("how.place_one_switch", args);
    return with(tier == 2 ? "how.across_leaves" : "how.across_pods", cards(tier - 1));
}

Sentence ofRun(const Design& design, const Results& results, const Path& path) {
    constexpr std::pair<std::string_view, plan::ParallelGroup plan::ParallelGroups::*> kGroups[] = {
        {"network.tensor_block", &plan::ParallelGroups::tensor},
        {"network.context_block", &plan::ParallelGroups::context},
        {"network.expert_block", &plan::ParallelGroups::expert},
        {"network.data_block", &plan::ParallelGroups::data},
        {"network.pipeline_block", &plan::ParallelGroups::pipeline}};
    const auto group =
        std::find_if(std::begin(kGroups), std::end(kGroups), [&](const auto& g) { return g.first == path.rest; });
    if (group == std::end(kGroups)) return std::nullopt;
    for (std::size_t i = 0; i < design.workloads.size(); ++i) {
        const auto& item = design.workloads[i];
        const auto* pool = plan::poolOf(design, item.value);
        if (item.name != path.item || !pool) continue;
        const auto mapping = mappingInUse(design, results, i);
        if (!mapping) return std::nullopt;
        std::vector<std::string> missing;
        const auto network = networkOf(design, results, *pool, pool->value.accelerators, missing);
        if (!missing.empty()) return std::nullopt;
        return place(network, plan::groupsOf(*mapping).*group->second);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Problem> workingOf(const Project& project, const Design& design, const Results& results,
                                 std::string_view key) {
    const auto path = pathOf(key);
    if (!path) return std::nullopt;
    if (path->list == "fabrics") return ofNetwork(project, design, results, *path);
    if (path->list == "workloads") return ofRun(design, results, *path);
    return std::nullopt;
}

std::vector<std::string> keysWithWorkings(const Project& project, const Design& design, const Results& results,
                                          std::size_t index) {
    std::vector<std::string> keys;
    if (index >= design.fabrics.size()) return keys;
    withSized(project, design, results, index, [&](const Sized& s) {
        for (const Row& row : kRows)
            if (row.write(s)) keys.push_back("fabrics." + design.fabrics[index].name + "." + std::string(row.key));
    });
    return keys;
}

}  // namespace model
