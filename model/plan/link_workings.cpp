// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences behind the links of a network: what they cut and cross, cables and modules, and what hangs on it.
#include <algorithm>
#include <cmath>

#include "model/plan/fabric_limits.h"
#include "model/plan/network_workings.h"

namespace model::plan {
namespace {

using fabric::ceilDiv;
using fabric::Family;
using fabric::Tier;

/// Links that are cut, and at most what the ports of one half send.
Sentence bisection(const Sized& s) {
    if (s.accessOnly() || !(s.in().linkRate.si > 0)) return std::nullopt;
    if (!s.tree())
        return how("how.bisection_cut",
                   {Arg::number(std::round((s.z.bisection / s.in().linkRate).si)),
                    Arg::number(s.in().linkRate.si, "GB/s"), Arg::number(s.z.bisection.si, "TB/s")});
    if (s.z.sideLeaves > 0) {
        const double above = s.z.realisedWorstPath / std::max(s.z.realisedLeaf, s.z.realisedSide);
        const double nodes = std::max(1.0, s.z.realisedLeaf * above), side = std::max(1.0, s.z.realisedSide * above);
        const std::int64_t half = s.z.perPlane.endpoints / 2, ports = s.z.perPlane.endpoints - s.shape.side;
        const std::int64_t first = std::min(half, nodes >= side ? ports : s.shape.side);
        return how("how.bisection_sides",
                   {n(first * s.in().planes), Arg::number(std::max(nodes, side)), n((half - first) * s.in().planes),
                    Arg::number(std::min(nodes, side)), Arg::number(s.in().linkRate.si, "GB/s"),
                    Arg::number(s.z.bisection.si, "TB/s")});
    }
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

std::int64_t serverPorts(const Sized& s) {
    return s.request.need.ports[static_cast<std::size_t>(PortOf::Servers)];
}

/// What lies beyond the largest network of this family: the step that one more server asks for.
Sentence most(const Sized& s) {
    if (s.z.maxNodes < 1 || !s.request.need.alike) return std::nullopt;
    const std::int64_t ports = s.in().railsPerNode * s.in().planes;
    Problem p = s.network.role != FabricRole::Compute
                    ? how("how.most_ports",
                          {n(s.z.maxEndpoints), n(s.request.need.nodes * ports - serverPorts(s) * ports),
                           n(s.r.sizing.maxServers.value_or(0)), n(s.network.portsPerNode.value_or(1) * ports)})
                : fabric::mostMeshPorts(s.in()) > 0
                    ? how("how.most_mesh", {n(s.in().switchPorts), n(s.z.maxEndpoints), n(s.z.maxNodes), n(ports)})
                    : how("how.most", {n(s.z.maxNodes), n(ports),
                                       n(s.z.maxEndpoints > 0 ? s.z.maxEndpoints : s.z.maxNodes * ports)});
    fabric::SizingInputs beyond = s.in();
    beyond.nodes = s.z.maxNodes + std::max<std::int64_t>(1, s.in().suNodes);
    const auto z = fabric::sizeFabric(beyond);
    if (z.feasible) return p;
    return both(std::move(p), how("how.beyond", {Arg::inner(nextStepOf(beyond, z, portSplit(s.network, s.in())))}));
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
    if (s.network.role != FabricRole::Compute)
        return how("how.growth_ports",
                   {n(each), n(s.z.leafDown), n(each * s.z.leafDown), n(s.in().nodes - s.shape.side + s.shape.ufmNodes),
                    n(s.z.growthNodes), n(s.network.portsPerNode.value_or(1)), n(s.r.growth.value_or(0))});
    return how(s.shape.rails * s.shape.copies > 1 && !s.pairs() ? "how.growth_rail" : "how.growth",
               {n(each), n(s.z.leafDown), n(each * s.z.leafDown / s.shape.slotsPerNode),
                n(s.in().nodes - s.shape.side + s.shape.ufmNodes), n(s.z.growthNodes)});
}

/// Ports by what they belong to; of the parameter network they are all of servers.
Sentence owners(const Sized& s) {
    constexpr std::string_view kWords[] = {"how.ports_servers",  "how.ports_storage", "how.ports_management",
                                           "how.ports_switches", "how.ports_pdus",    "how.ports_cooling",
                                           "how.ports_own",      "how.ports_uplinks"};
    static_assert(std::size(kWords) == kPortOwners);
    if (s.network.role == FabricRole::Compute) return std::nullopt;
    std::vector<Problem> parts;
    for (std::size_t i = 0; i < kPortOwners; ++i)
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
    const CageLinks cage = linksPerCage(s.network, s.in());
    const auto add = [&](const fabric::SwitchGroup& g, std::int64_t links, std::int64_t each) {
        if (links > 0) parts.push_back(how("how.cages_switch", {n(g.count * s.in().planes), n(links), n(each)}));
    };
    for (const auto& g : s.z.groups) {
        if (!s.wide()) {
            add(g, g.down + g.up, cage.atSwitch);
        } else if (g.tier == Tier::Leaf) {
            add(g, g.down, cage.atSwitch);
            add(g, g.up, cage.trunk);
        } else {
            add(g, g.down + g.up, cage.trunk);
        }
    }
    return parts;
}

std::vector<Problem> cagesOfServers(const Sized& s) {
    std::vector<Problem> parts;
    for (const auto& d : opticsOf(s.network, s.in(), s.request.need.devices).nodes)
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
    if (links < 1 || cores < 1 || s.wide()) return std::nullopt;  // else links differ in their cores
    return how("how.fibres", {n(links), n(cores / links), n(cores)});
}

/// Cards of the pool that has the fewest below a leaf.
Sentence cardsPerLeaf(const Sized& s) {
    const auto& pools = s.request.need.pools;
    if (!s.r.cardsPerLeaf || pools.empty()) return std::nullopt;
    if (hasRails(s.in().family))
        return how("how.leaf_rail", {n(s.z.leafDown), n(pools.front().cards), n(*s.r.cardsPerLeaf)});
    for (const auto& p : pools)
        if (p.links > 0 && p.links <= s.z.leafDown && s.z.leafDown / p.links * p.cards == *s.r.cardsPerLeaf)
            return how("how.leaf_cards", {n(s.z.leafDown), n(p.links), n(p.cards), n(*s.r.cardsPerLeaf)});
    return std::nullopt;
}

}  // namespace

std::span<const WorkingRow> linkWorkings() {
    static constexpr WorkingRow kRows[] = {{"endpoints", &owners},
                                           {"cards_per_leaf", &cardsPerLeaf},
                                           {"switch_modules", &switchModules},
                                           {"server_modules", &serverModules},
                                           {"cabling.cables", &cables},
                                           {"cabling.transceivers", &modules},
                                           {"cabling.fibres", &fibres},
                                           {"node_links", &nodeLinks},
                                           {"links", &links},
                                           {"bisection", &bisection},
                                           {"hops", &hops},
                                           {"sizing.switch_hops", &hops},
                                           {"max_endpoints", &most},
                                           {"sizing.max_servers", &most},
                                           {"growth", &growth},
                                           {"per_card", &perCard},
                                           {"side_a", &sides},
                                           {"unused_positions", &sides}};
    return kRows;
}

}  // namespace model::plan
