// SPDX-License-Identifier: GPL-3.0-or-later
// Networks: what each has to connect, its sizing by the rules of model/fabric, optics and power; then the totals of the
// compute networks. The management networks count the switches of the others and each other's, so they come last.
#include <algorithm>
#include <cmath>
#include <limits>

#include "model/fabric/congestion.h"
#include "model/fabric/failure_domain.h"
#include "model/fabric/optics.h"
#include "model/fabric/shape.h"
#include "model/fabric/sizing.h"
#include "model/plan/details.h"
#include "model/plan/fabric_checks.h"
#include "model/plan/fabric_congestion.h"
#include "model/plan/fabric_limits.h"
#include "model/plan/fabric_request.h"

namespace model::plan {
namespace {

void countsOf(const fabric::SizingInputs& in, const fabric::Sizing& z, FabricResult& r) {
    r.leaves = z.total.leaves;
    r.spines = z.total.spines;
    r.cores = z.total.cores;
    r.links = z.total.links();
    // Without switches both ends of every link are at servers.
    r.nodeLinks = z.total.switches() > 0 ? z.total.nodeLinks : z.total.links();
    if (in.family != fabric::Family::Torus) r.maxEndpoints = z.maxEndpoints;
    r.growth = z.growthNodes;
    if (withoutSwitches(in.family)) {
        r.hops = z.diameter;
        r.side1 = z.dims[0];
        if (in.family != fabric::Family::FullMesh) r.side2 = z.dims[1];
        if (in.family == fabric::Family::Torus) r.side3 = z.dims[2];
        r.unusedPositions = (z.dims[0] * z.dims[1] * z.dims[2] - z.perPlane.endpoints) * in.planes;
        return;
    }
    r.leafDown = z.leafDown;
    r.leafUp = z.leafUp;
    r.linksPerPair = z.linksPerPair;
    r.unusedLeafPorts = z.total.unusedLeafPorts;
    if (in.family == fabric::Family::Dragonfly) {
        r.hops = z.diameter + 2;
        r.groups = z.perPlane.pods;
        r.unusedPositions = z.total.leaves * z.leafDown - z.total.endpoints;
        return;
    }
    r.tiers = z.tiers;
    r.hops = 2 * z.tiers;
    r.unusedSpinePorts = z.total.unusedSpinePorts;
    r.unusedCorePorts = z.total.unusedCorePorts;
    r.realisedLeaf = Ratio{z.realisedLeaf};
    r.realised = Ratio{z.realisedWorstPath};
    r.whenFull = Ratio{z.whenFull};
}

/// Where servers have unlike numbers of links, or other things hang on a network, the sizing counts ports; a server
/// takes at most this many.
void perServer(const Fabric& f, const Need& n, FabricResult& r) {
    std::int64_t most = f.role == FabricRole::Compute ? 1 : f.portsPerNode.value_or(1);
    for (const PoolLinks& p : n.pools) most = std::max(most, p.links);
    const std::int64_t others =
        f.role == FabricRole::Compute ? 0 : n.nodes - n.ports[static_cast<std::size_t>(PortOf::Servers)];
    if (r.growth) *r.growth /= most;
    if (r.sizing.maxServers) *r.sizing.maxServers = std::max<std::int64_t>(0, *r.sizing.maxServers - others) / most;
}

/// The tiers of a tree, or of a dragonfly, beyond the counts of its switches.
void tiersOf(const fabric::SizingInputs& in, const fabric::Sizing& z, SizingResults& r) {
    if (z.total.switches() < 1) return;
    r.maxServers = z.maxNodes;
    r.leafSpineLinks = z.total.leafSpineLinks;
    r.spineCoreLinks = z.total.spineCoreLinks;
    if (in.family == fabric::Family::Dragonfly) {
        r.switchHops = z.diameter + 1;
        return;
    }
    r.requested = Ratio{z.requested};
    r.switchHops = 2 * z.tiers - 1;
    if (z.tiers > 1) r.trunkRate = fabric::trunkRate(in);
    if (z.sideLeaves > 0) {
        r.requestedStorage = Ratio{in.sideOversubscription};
        r.realisedStorage = Ratio{z.realisedSide};
        r.whenFullStorage = Ratio{z.whenFullSide};
        r.storageLeaves = z.sideLeaves;
        r.storageDown = z.sideDown;
    }
    if (z.tiers < 3) return;
    r.realisedSpine = Ratio{z.realisedSpine};
    r.pods = z.perPlane.pods;
    r.lastPodLeaves = z.partialPodLeaves;
    r.lastPodSpines = z.partialPodSpines;
    r.coreLinksPerPair = z.coreLinksPerPair;
}

double real(std::int64_t n) {
    return static_cast<double>(n);
}

/// NICs per card, of the pool that has the fewest.
double nicsPerCard(const Need& n) {
    double least = n.cards > 0 ? real(n.nics) / real(n.cards) : 0;
    for (const PoolLinks& p : n.pools)
        if (p.cards > 0) least = std::min(least, real(p.links) / real(p.cards));
    return least;
}

/// What a card would get from the ports it has at the usual rates, and the smallest that meets the requirement.
PortChoiceResults portChoice(const Fabric& f, const Need& n) {
    PortChoiceResults r;
    if (n.cards < 1 || n.nics < 1) return r;
    const double perCard = nicsPerCard(n);
    const auto at = [&](double gigabits) { return ByteRate{gigabits * 1e9 / 8} * (perCard * f.linkEfficiency.si); };
    r.at200 = at(200);
    r.at400 = at(400);
    r.at800 = at(800);
    if (const auto choice = fabric::choosePort(f.requiredPerCard / perCard, f.linkEfficiency.si))
        r.smallest = choice->port;
    return r;
}

/// Cards below one leaf and below one pod (router and group of a dragonfly), of the pool that has the fewest there. A
/// leaf of a rail holds one link of each of its servers.
void blocksOf(const fabric::Sizing& z, const fabric::SizingInputs& in, const Need& n, FabricResult& r) {
    const bool dragonfly = in.family == fabric::Family::Dragonfly;
    if (z.tiers < 1) return;
    const bool rails = hasRails(in.family);
    const auto least = [](std::optional<std::int64_t>& of, double cards) {
        if (cards <= 1e15)
            of = std::min(of.value_or(static_cast<std::int64_t>(cards)), static_cast<std::int64_t>(cards));
    };
    for (const PoolLinks& p : n.pools) {
        if (p.cards < 1) continue;
        const double perServer = rails ? 1 : real(std::max<std::int64_t>(1, p.links)), cards = real(p.cards);
        // A server with more links than a leaf has ports lies across several leaves.
        const double perLeaf = std::max(1.0, std::floor(real(z.leafDown) / perServer) * cards);
        least(r.cardsPerLeaf, perLeaf);
        if (dragonfly)
            least(r.cardsPerPod, perLeaf * real(z.perPlane.leaves / std::max<std::int64_t>(1, z.perPlane.pods)));
        if (z.tiers < 3) continue;
        // A full pod has as many leaves as a spine has ports down to them, and is filled leaf by leaf: at its end a
        // group of servers may have some of its rails only, so its ports decide and not its whole groups.
        const double leaves = std::floor(real(z.spineDown) / real(std::max<std::int64_t>(1, z.linksPerPair)));
        const double slots = leaves * real(z.leafDown) / real(fabric::shapeOf(in).rails);
        least(r.cardsPerPod, std::max(perLeaf, std::floor(slots / perServer) * cards));
    }
}

/// The worst failure domain of every kind, in cards. NIC ports of a sizing become cards by the NICs of the servers.
void lossesOf(const Fabric& f, const fabric::SizingInputs& in, const fabric::Sizing& z, const Need& n, LossResults& r) {
    if (n.nics < 1 || n.cards < 1 || n.servers < 1) return;
    const double ports = static_cast<double>(portsPerNic(f));
    // Of unlike pools the one that a port takes most of.
    double cardsPerNic = 0, nicsPerServer = std::numeric_limits<double>::infinity();
    for (const PoolLinks& p : n.pools) {
        if (p.links < 1) continue;
        cardsPerNic = std::max(cardsPerNic, real(p.cards) / real(p.links));
        nicsPerServer = std::min(nicsPerServer, real(p.links));
    }
    if (!(cardsPerNic > 0)) return;
    const auto cardsOf = [&](double nics) {
        return std::min(n.cards, static_cast<std::int64_t>(std::ceil(nics * cardsPerNic - 1e-9)));
    };
    // Of unlike servers a node of the sizing is a port.
    const auto serversOf = [&](const fabric::FailureDomain& d, double nics) {
        return std::min(n.servers,
                        n.alike ? d.nodes : static_cast<std::int64_t>(std::ceil(nics / nicsPerServer - 1e-9)));
    };
    const auto domains = fabric::failureDomains(in, z, f.dualTor);
    if (const auto d = fabric::worstDomain(domains, fabric::Tier::Leaf)) {
        const double nics = real(d->endpoints);  // a leaf has one port of each NIC
        // On rails the same NIC of every server goes, also one that serves more cards than the others.
        r.leafCards = hasRails(in.family) ? std::min(n.cards, d->endpoints * cardsOf(1)) : cardsOf(nics);
        r.leafNodes = serversOf(*d, nics);
        r.leafLeft = Ratio{d->left};
    }
    if (const auto d = fabric::worstDomain(domains, fabric::Tier::Spine)) {
        const double nics = real(d->endpoints) / ports;
        r.spineCards = cardsOf(nics);
        r.spineNodes = serversOf(*d, nics);
        r.spineLeft = Ratio{d->left};
    }
    if (const auto d = fabric::worstDomain(domains, fabric::Tier::Core)) {
        const double nics = real(d->endpoints) / ports;
        r.coreCards = cardsOf(nics);
        r.coreNodes = serversOf(*d, nics);
        r.coreLeft = Ratio{d->left};
    }
    const double planes = static_cast<double>(f.planes);
    r.planeCards = n.cards;
    r.planeNodes = n.servers;
    r.planeLeft = Ratio{(planes - 1) / planes};
    r.linkCards = cardsOf(1);
    r.linkNodes = 1;
    r.linkLeft = Ratio{1 - 1 / (planes * ports)};
    if (const auto d = fabric::neighbourLinkLost(in, z)) {  // without switches both of its ends lose it
        r.linkCards = cardsOf(static_cast<double>(d->endpoints));
        r.linkNodes = std::min(n.servers, d->nodes);
        r.linkLeft = Ratio{d->left};
    }
}

void opticsAndPower(const Stage& s, const Fabric& f, const std::string& base, const fabric::SizingInputs& in,
                    const fabric::Sizing& z, const Need& n, FabricResult& r) {
    const auto o = opticsOf(f, in, n.devices);
    const bool atSwitch = isModule(f.switchOptic), atServer = isModule(f.serverOptic);
    const auto optics = fabric::fabricOptics(in, z, o);
    r.switchModules = atSwitch ? optics.switchModules : 0;
    r.serverModules = atServer ? optics.nodeModules : 0;
    const std::int64_t switches = z.total.switches();
    const auto& rated = f.device.max ? f.device.max : f.device.typical;
    if (switches > 0 && !rated) s.missing(base + "switch.max");
    std::optional<Power> power = switches == 0 ? std::optional(Power{0}) : rated;
    if (power && switches > 0) *power *= static_cast<double>(switches);
    const bool modulesInside = f.device.max && f.device.maxIncludesOptics;
    const auto add = [&](std::int64_t modules, const Optic& optic, const std::string& key, bool inside) {
        if (modules == 0 || inside) return;
        const auto each = s.need(optic.power, base + key);
        power = power && each ? std::optional(*power + *each * static_cast<double>(modules)) : std::nullopt;
    };
    add(*r.switchModules, f.switchOptic, "switch_optic.power", modulesInside);
    // Modules at the servers are inside the nameplate of the server (IT build-up, facility-cost.md 4).
    r.nameplate = power;
    r.peak = power;
}

/// Out-of-band management: access switches without spines of their own. Their uplinks are links of the service network,
/// which counts the switches among what hangs on it (fabric-racks-bom.md 6).
void accessOnly(const Stage& s, const Fabric& f, const std::string& base, std::int64_t ports, std::int64_t radix,
                FabricResult& r) {
    r.tiers = 1;
    r.leaves = fabric::ceilDiv(ports, radix);
    r.spines = r.cores = 0;
    r.nodeLinks = ports;
    r.links = ports;
    r.unusedLeafPorts = *r.leaves * radix - ports;
    r.realised = r.whenFull = Ratio{1};
    r.switchModules = r.serverModules = 0;
    const auto rated = f.device.max ? f.device.max : f.device.typical;
    if (*r.leaves > 0 && !rated) s.missing(base + "switch.max");
    if (rated || *r.leaves == 0) r.nameplate = r.peak = rated.value_or(Power{0}) * static_cast<double>(*r.leaves);
}

void oneFabric(const Stage& s, std::size_t i, const Managed& managed) {
    const auto& item = s.design.fabrics[i];
    const Fabric& f = item.value;
    FabricResult& r = s.results.fabrics[i].value;
    const std::string base = "fabrics." + item.name + ".";
    const bool direct = switchless(f);
    if (!direct) {
        s.need(f.device.ports, base + "switch.ports");
        s.need(f.device.portRate, base + "switch.port_rate");
    }
    const auto request = requestOf(s, i, managed);
    const Need wanted = request ? request->need : needOf(s, i, managed);
    r.endpoints = wanted.endpoints;
    checkSettings(s, item);
    const bool railsFit = checkServers(s, item);
    if (direct && !f.linkRate && !wanted.nicRate && wanted.servers > 0) s.missing(base + "link_rate");
    if (!request || !railsFit) return;
    const auto& [in, n, nic] = *request;
    if (n.nodes < 1) {
        if (!s.design.pools.empty()) s.block("fabric.connects_nothing", base + "pool", {Arg::text(item.name)});
        return;  // without a pool the finding about the pools says it
    }
    if (f.role == FabricRole::OutOfBand) {
        accessOnly(s, f, base, n.nodes, *f.device.ports, r);
        return;
    }
    if (!canSplit(s, item, *request)) return;
    const auto z = fabric::sizeFabric(in);
    if (!z.feasible) {
        s.block("fabric.infeasible", base + "switch.ports",
                {Arg::text(item.name), Arg::inner(whyNot(z, portsAsNodes(f, n))),
                 Arg::inner(nextStepOf(in, z, portSplit(f, in)))});
        return;
    }
    countsOf(in, z, r);
    r.bisection = z.bisection;
    tiersOf(in, z, r.sizing);
    if (portsAsNodes(f, n)) perServer(f, n, r);
    checkLinks(s, item, *request, z);
    checkShape(s, item, *request, z);
    if (f.role == FabricRole::Compute) {
        blocksOf(z, in, n, r);
        lossesOf(f, in, z, n, r.losses);
        r.nicRate = nic;
        if (n.cards > 0) r.perCard = nic * nicsPerCard(n);
        r.ports = portChoice(f, n);
        r.congestion = congestionOf(f, z, r, n.nics * in.planes * portsPerNic(f), in.linkRate);
    }
    opticsAndPower(s, f, base, in, z, n, r);
    if (f.role != FabricRole::Compute || f.planes != 1 || f.dualTor) return;
    if (const auto leaf = fabric::worstDomain(fabric::failureDomains(in, z), fabric::Tier::Leaf))
        s.report(Severity::Info, "fabric.single_homed", base + "planes",
                 {Arg::text(item.name), Arg::number(static_cast<double>(leaf->endpoints)),
                  Arg::number(real(r.losses.leafNodes.value_or(leaf->nodes)))});
}

}  // namespace

namespace {

bool manages(const Fabric& f) {
    return f.role == FabricRole::InBand || f.role == FabricRole::OutOfBand;
}

/// Counts of switches of a network, without findings; enough to know what else has to be managed.
void countSwitches(const Stage& s, std::size_t i, const Managed& managed) {
    const Fabric& f = s.design.fabrics[i].value;
    FabricResult& r = s.results.fabrics[i].value;
    const auto request = requestOf(s, i, managed);
    if (!request || request->need.nodes < 1) return;
    r.spines = r.cores = 0;
    if (f.role == FabricRole::OutOfBand) {
        r.leaves = fabric::ceilDiv(request->need.nodes, *f.device.ports);
        return;
    }
    const auto z = fabric::sizeFabric(request->in);
    if (!z.feasible) return;
    r.leaves = z.total.leaves;
    r.spines = z.total.spines;
    r.cores = z.total.cores;
}

/// The management networks reach each other's switches, and the racks that these stand in: counted until nothing more
/// is added. Every round only adds ports, and the ports added shrink by the radix of a switch.
Managed managedOf(const Stage& s) {
    constexpr int kRounds = 32;
    Results draft;  // counts, and somewhere for findings that the stages say themselves
    draft.pools = s.results.pools;
    draft.fabrics = s.results.fabrics;
    draft.racks = s.results.racks;
    const Stage scratch{s.project, s.design, draft};
    coolingDecisionStage(scratch);
    Managed managed = managedBy(s.design, draft);
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < s.design.fabrics.size(); ++i)
            if (manages(s.design.fabrics[i].value)) countSwitches(scratch, i, managed);
        Managed next = managedBy(s.design, draft);
        if (next == managed) break;
        managed = std::move(next);
    }
    return managed;
}

}  // namespace

void oneFabricStage(const Stage& s, std::size_t index) {
    s.results.fabrics[index].value = {};
    oneFabric(s, index, {});
}

void fabricStage(const Stage& s) {
    for (const auto& f : s.design.fabrics) s.results.fabrics.push_back({f.id, f.name, {}});
    for (const bool management : {false, true}) {
        const Managed managed = management ? managedOf(s) : Managed{};
        for (std::size_t i = 0; i < s.design.fabrics.size(); ++i)
            if (manages(s.design.fabrics[i].value) == management) oneFabric(s, i, managed);
    }
    auto& total = s.results.fabric;
    FabricTotals t;
    t.nameplate = t.peak = Power{0};
    t.allSwitches = 0;
    bool compute = false, known = true;
    std::int64_t leaves = 0, spines = 0, cores = 0;
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        const FabricResult& r = s.results.fabrics[i].value;
        const Fabric& f = s.design.fabrics[i].value;
        t.nameplate = t.nameplate && r.nameplate ? std::optional(*t.nameplate + *r.nameplate) : std::nullopt;
        t.peak = t.peak && r.peak ? std::optional(*t.peak + *r.peak) : std::nullopt;
        t.allSwitches =
            t.allSwitches && r.leaves ? std::optional(*t.allSwitches + *r.leaves + *r.spines + *r.cores) : std::nullopt;
        if (f.role != FabricRole::Compute) continue;
        compute = true;
        if (!r.leaves) {
            known = false;
            continue;
        }
        leaves += *r.leaves;
        spines += *r.spines;
        cores += *r.cores;
        if (r.realised)
            t.oversubscription = t.oversubscription ? std::max(*t.oversubscription, *r.realised) : *r.realised;
        t.bisectionBandwidth = t.bisectionBandwidth ? *t.bisectionBandwidth + *r.bisection : *r.bisection;
        if (r.perCard) t.perCard = t.perCard ? std::min(*t.perCard, *r.perCard) : *r.perCard;
        if (const auto choice = fabric::choosePort(f.requiredPerCard, f.linkEfficiency.si); choice && choice->port)
            t.portRate = t.portRate ? std::max(*t.portRate, *choice->port) : *choice->port;
        else if (f.requiredPerCard.si > 0)
            s.block("fabric.no_port_rate", "fabrics." + s.design.fabrics[i].name + ".required_per_card",
                    {Arg::text(s.design.fabrics[i].name), Arg::number(f.requiredPerCard.si, "GB/s")});
    }
    if (compute && known) {
        t.leafSwitches = leaves;
        t.spineSwitches = spines;
        t.coreSwitches = cores;
    } else {
        t.oversubscription.reset();
        t.bisectionBandwidth.reset();
        t.perCard.reset();
    }
    total = t;
}

}  // namespace model::plan

namespace model {

std::optional<fabric::SizingInputs> fabricRequest(const Project& project, const Design& design, const Results& results,
                                                  std::size_t index) {
    if (index >= design.fabrics.size() || results.fabrics.size() != design.fabrics.size() ||
        results.pools.size() != design.pools.size())
        return std::nullopt;
    if (design.fabrics[index].value.role == FabricRole::OutOfBand) return std::nullopt;
    Results copy;  // what a request reads, and somewhere for findings that nobody asks for
    copy.pools = results.pools;
    const plan::Stage s{project, design, copy};
    const auto request = plan::requestOf(s, index, plan::managedBy(design, results));
    return request ? std::optional(request->in) : std::nullopt;
}

}  // namespace model
