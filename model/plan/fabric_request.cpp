// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fabric_request.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/fabric/media.h"
#include "model/plan/cable_sheet.h"
#include "model/plan/site_plan.h"

namespace model::plan {
namespace {

std::int64_t housed(const Stage& s, std::size_t pool) {
    return s.results.pools[pool].value.servers + s.design.pools[pool].value.hotSpares;
}

/// Ports that share the rate of a NIC: one per plane and leaf.
double sharedBy(const Fabric& f) {
    return static_cast<double>(planesOf(f) * portsPerNic(f));
}

fabric::Family familyOf(const Fabric& f) {
    if (f.role != FabricRole::Compute) return fabric::Family::LeafSpine;
    switch (f.family) {
        case FabricFamily::LeafSpine:
            break;
        case FabricFamily::RailOptimised:
            return fabric::Family::RailOptimised;
        case FabricFamily::RailOnly:
            return fabric::Family::RailOnly;
        case FabricFamily::Torus:
            return fabric::Family::Torus;
        case FabricFamily::FullMesh:
            return fabric::Family::FullMesh;
        case FabricFamily::FullMesh2D:
            return fabric::Family::FullMesh2D;
        case FabricFamily::Dragonfly:
            return fabric::Family::Dragonfly;
    }
    return fabric::Family::LeafSpine;
}

fabric::SizingInputs sizingOf(const Fabric& f, const Need& n, ByteRate link, std::int64_t radix) {
    fabric::SizingInputs in;
    in.family = familyOf(f);
    // A rail is one NIC of every server: where servers differ, their ports fill leaves that all share.
    if (!n.alike && isTree(f.family)) in.family = fabric::Family::LeafSpine;
    in.dims = {f.side1.value_or(0), f.side2.value_or(0), f.side3.value_or(0)};
    in.nodes = n.nodes;
    in.railsPerNode = n.links * portsPerNic(f);
    in.dualTor = portsPerNic(f) > 1;
    in.planes = planesOf(f);
    in.switchPorts = radix;
    in.oversubscription = f.oversubscription.si;
    in.spineOversubscription = f.spineOversubscription.si;
    in.suNodes = f.role == FabricRole::Compute && n.alike ? f.suNodes : 0;  // a unit counts servers
    in.ufm = f.ufm;
    in.minTiers = f.tiers == Tiers::Three ? 3 : 2;
    in.maxTiers = f.tiers == Tiers::Two ? 2 : 3;
    in.singleSwitch = f.role != FabricRole::Compute || f.tiers == Tiers::Auto;
    in.linkRate = link;
    // The links of a device come one after the other through all devices: on leaves alike they end on different ones.
    in.evenLeaves = f.role != FabricRole::Compute;
    return in;
}

/// Links that a port shares its rate over; what cannot be built has none and is refused by the sizing.
std::int64_t linksOfAPort(const fabric::SizingInputs& in) {
    return std::max<std::int64_t>(1, fabric::sizeFabric(in).degree);
}

}  // namespace

bool alikeServers(const Design& design, const Fabric& f) {
    std::optional<std::int64_t> links;
    for (const auto& p : design.pools) {
        if (!connects(f, p) || p.value.accelerators + p.value.hotSpares < 1) continue;  // brings no links
        const std::int64_t own = f.rails.value_or(p.value.server.nics.value_or(0));
        if (links && *links != own) return false;
        links = own;
    }
    return true;
}

bool connects(const Fabric& f, const Item<Pool>& p) {
    return f.pool.name.empty() || f.pool.name == p.name;
}

std::int64_t planesOf(const Fabric& f) {
    return f.role == FabricRole::OutOfBand ? 1 : std::max<std::int64_t>(1, f.planes);
}

std::int64_t portsPerNic(const Fabric& f) {
    return f.role == FabricRole::Compute && f.dualTor && !withoutSwitches(f.family) ? 2 : 1;
}

std::int64_t lanesOf(const Fabric& f, ByteRate rate) {
    return fabric::lanesOf(rate, f.laneRate.value_or(fabric::laneRateOf(rate)));
}

std::int64_t radixOf(const Fabric& f, ByteRate link) {
    // 64 x 800G are 128 x 400G.
    const double split = std::floor((*f.device.portRate / link).si + 1e-9);
    // A link takes a lane of the port or more.
    const std::int64_t lanes = std::max<std::int64_t>(1, lanesOf(f, *f.device.portRate));
    return *f.device.ports * std::clamp<std::int64_t>(static_cast<std::int64_t>(std::min(split, 1e6)), 1, lanes);
}

std::optional<std::int64_t> trunkWidth(const Fabric& f, ByteRate link) {
    constexpr double kSame = 1e-6;
    const bool tree = f.role != FabricRole::Compute || isTree(f.family);
    if (!f.trunkRate || !tree || f.role == FabricRole::OutOfBand) return 1;
    const double ports = (*f.trunkRate / link).si, whole = std::round(ports);
    const std::int64_t most = radixOf(f, link) / *f.device.ports;
    if (whole < 1 || std::abs(ports / whole - 1) > kSame || whole > static_cast<double>(most)) return std::nullopt;
    const auto width = static_cast<std::int64_t>(whole);
    return most % width == 0 ? std::optional(width) : std::nullopt;
}

bool switchless(const Fabric& f) {
    return f.role == FabricRole::Compute && withoutSwitches(f.family);
}

std::int64_t Managed::accessSwitches() const {
    return std::accumulate(access.begin(), access.end(), std::int64_t{0});
}

Managed managedBy(const Design& design, const Results& results) {
    Managed m;
    m.access.resize(design.fabrics.size());
    for (std::size_t i = 0; i < design.fabrics.size() && i < results.fabrics.size(); ++i) {
        const FabricResult& r = results.fabrics[i].value;
        const std::int64_t switches = r.leaves.value_or(0) + r.spines.value_or(0) + r.cores.value_or(0);
        (design.fabrics[i].value.role == FabricRole::OutOfBand ? m.access[i] : m.switches) += switches;
    }
    m.otherRacks = racksBesideCompute(design, results);
    m.cdus = results.cooling.cdus.value_or(0);
    return m;
}

std::optional<std::size_t> uplinkNetwork(const Design& design) {
    for (std::size_t i = 0; i < design.fabrics.size(); ++i)
        if (design.fabrics[i].value.role == FabricRole::InBand) return i;
    return std::nullopt;
}

Need needOf(const Stage& s, std::size_t index, const Managed& managed) {
    const Fabric& f = s.design.fabrics[index].value;
    Need n;
    std::int64_t racks = managed.otherRacks;
    const auto hang = [&](PortOf owner, std::int64_t count, std::int64_t links) {
        if (count < 1 || links < 1) return;
        n.devices.push_back({count, links, 1, 0});
        n.ports[static_cast<std::size_t>(owner)] += count * links;
    };
    std::int64_t servers = 0;
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const auto& item = s.design.pools[i];
        if (!connects(f, item)) continue;
        const auto own = f.rails ? f.rails : item.value.server.nics;
        if (f.role == FabricRole::Compute && !s.need(own, "pools." + item.name + ".server.nics")) n.known = false;
        if (f.role == FabricRole::Compute && own == 0 && housed(s, i) > 0) n.known = false;  // said with the network
        const std::int64_t links = f.role == FabricRole::Compute ? own.value_or(0) : f.portsPerNode.value_or(1);
        if (housed(s, i) > 0) n.links = std::max(links, n.links);
        servers += housed(s, i);
        hang(PortOf::Servers, housed(s, i), links * portsPerNic(f));
        racks += s.results.pools[i].value.racks.value_or(0);
        if (s.results.pools[i].value.servers > 0)
            n.pools.push_back({s.results.pools[i].value.servers, links, item.value.server.accelerators});
        n.cards += item.value.accelerators;
        n.servers += s.results.pools[i].value.servers;
        n.nics += s.results.pools[i].value.servers * links;
        if (item.value.server.nicRate)
            n.nicRate = n.nicRate ? std::min(*n.nicRate, *item.value.server.nicRate) : *item.value.server.nicRate;
    }
    n.endpoints = servers;
    n.alike = f.role != FabricRole::Compute || alikeServers(s.design, f);
    if (f.role == FabricRole::Compute && n.alike) {
        n.nodes = servers;
        return n;
    }
    n.links = 1;
    const bool management = f.role == FabricRole::InBand || f.role == FabricRole::OutOfBand;
    for (const auto& t : s.design.tiers) {
        if (f.role == FabricRole::Storage) hang(PortOf::Storage, t.value.nodes, t.value.nics);
        if (management) hang(PortOf::Storage, t.value.nodes, 1);
    }
    if (management) hang(PortOf::Management, s.design.racks.managementServers, 1);
    if (f.role == FabricRole::OutOfBand) {
        hang(PortOf::Switches, managed.switches, 1);
        hang(PortOf::Pdus, racks, kPdusPerRack);
        hang(PortOf::CoolingUnits, managed.cdus, 1);
        hang(PortOf::OwnSwitches, ownPorts(managed.accessOf(index)), 1);
    }
    if (uplinkNetwork(s.design) == index) hang(PortOf::Uplinks, managed.accessSwitches(), kAccessUplinks);
    for (const auto& d : n.devices) n.nodes += d.count * d.usedPorts / portsPerNic(f);
    if (f.role != FabricRole::Compute) n.endpoints = n.nodes;
    return n;
}

std::optional<PortSpeed> portSpeed(const Fabric& f, const Need& need) {
    auto nic = f.role == FabricRole::Compute ? need.nicRate : std::nullopt;
    if (f.linkRate) nic = nic ? std::min(*nic, *f.linkRate) : *f.linkRate;
    if (switchless(f)) return nic ? std::optional(PortSpeed{*nic, *nic}) : std::nullopt;
    if (!f.device.portRate) return std::nullopt;
    return PortSpeed{nic.value_or(*f.device.portRate), *f.device.portRate * sharedBy(f)};
}

std::optional<Request> requestOf(const Stage& s, std::size_t i, const Managed& managed) {
    const Fabric& f = s.design.fabrics[i].value;
    const auto& ports = f.device.ports;
    const auto& portRate = f.device.portRate;
    Request q;
    if (switchless(f)) {
        q.need = needOf(s, i, managed);
        const auto speed = portSpeed(f, q.need);
        if (!q.need.known || !speed) return std::nullopt;
        q.nic = speed->runs();
        const std::int64_t planes = planesOf(f);
        const std::int64_t links = std::min(lanesOf(f, q.nic) / planes, fabric::kMostPorts);
        q.in = sizingOf(f, q.need, ByteRate{1}, links);
        q.in.suNodes = 0;
        q.in.ufm = false;
        // A link takes whole lanes: of four lanes for three neighbours one stays idle.
        const std::int64_t lanes = lanesOf(f, q.nic), each = linksOfAPort(q.in);
        q.in.portLanes = lanes;
        q.in.linkRate =
            q.nic * (static_cast<double>(std::max<std::int64_t>(1, links / each)) / static_cast<double>(lanes));
        q.nic = q.in.linkRate * static_cast<double>(each * planes);
        return q;
    }
    if (!ports || !portRate) return std::nullopt;
    q.need = needOf(s, i, managed);
    if (!q.need.known) return std::nullopt;
    q.nic = portSpeed(f, q.need)->runs();
    const double shared = sharedBy(f);
    const ByteRate link = q.nic / shared;
    q.in = sizingOf(f, q.need, link, radixOf(f, link));
    q.in.portLanes = lanesOf(f, portSpeed(f, q.need)->nic);
    q.in.mostPorts = f.device.mostPorts;
    q.in.trunkWidth = trunkWidth(f, link).value_or(1);  // refused otherwise
    q.in.trunkFixed = f.trunkRate.has_value();
    // The ports of a cage hold one kind of fibre or cable.
    if (q.in.trunkWidth > 1)
        q.in.wholePorts = std::max<std::int64_t>(1, f.device.portsPerCage) * portSplit(f, q.in) / q.in.trunkWidth;
    if (f.role == FabricRole::Storage && f.storageOversubscription && q.need.sidePorts() < q.need.nodes) {
        q.in.sideNodes = q.need.sidePorts();
        q.in.sideOversubscription = f.storageOversubscription->si;
    }
    return q;
}

namespace {

/// Links of `link` that a module carries: by its own rate, at most the `most` that its cage has.
std::int64_t carried(const Optic& o, ByteRate link, std::int64_t most) {
    const std::int64_t own = std::max<std::int64_t>(1, o.linksPerModule);
    double lanes = static_cast<double>(most);  // without a rate of its own it is made for the port
    if (o.linkRate && link.si > 0)
        lanes = static_cast<double>(own) * std::clamp(std::floor((*o.linkRate / link).si + 1e-9), 1.0, 64.0);
    return std::min(most, static_cast<std::int64_t>(lanes));
}

/// Links of a module in a server whose ports have `port` links each: a module of as many lanes as a port or more serves
/// whole ports, with all their links, and what is left of its lanes lies idle as the lanes of the ports do.
std::int64_t carriedWhole(const Optic& o, const fabric::SizingInputs& in, std::int64_t port) {
    const std::int64_t own = std::max<std::int64_t>(1, o.linksPerModule);
    if (!o.linkRate || in.portLanes < 1) return own * port;
    const std::int64_t lanesOfLink = std::max<std::int64_t>(1, in.portLanes / port);
    const double lanes = (*o.linkRate / in.linkRate).si * static_cast<double>(own * lanesOfLink);
    const std::int64_t ports = static_cast<std::int64_t>(std::min(1e6, lanes + 1e-9)) / in.portLanes;
    return ports > 0 ? std::min(own, ports) * port : carried(o, in.linkRate, own * port);
}

}  // namespace

std::int64_t portSplit(const Fabric& f, const fabric::SizingInputs& in) {
    const std::int64_t ports = f.device.ports.value_or(0);
    return switchless(f) || ports < 1 ? 1 : std::max<std::int64_t>(1, in.switchPorts / ports);
}

CageLinks linksPerCage(const Fabric& f, const fabric::SizingInputs& in) {
    CageLinks c;
    const std::int64_t shared = planesOf(f) * portsPerNic(f);
    const std::int64_t cage = std::max<std::int64_t>(1, f.device.portsPerCage) * portSplit(f, in);
    // Without switches a port of a server shares its rate over the links to its neighbours, all of one module.
    const std::int64_t port = shared * (switchless(f) ? linksOfAPort(in) : 1);
    const std::int64_t nic = std::max<std::int64_t>(1, f.serverOptic.linksPerModule) * port;
    c.atSwitch = isModule(f.switchOptic) ? carried(f.switchOptic, in.linkRate, cage) : cage;
    const std::int64_t trunks = std::max<std::int64_t>(1, cage / in.trunkWidth);
    c.trunk = isModule(f.switchOptic) ? carried(f.switchOptic, fabric::trunkRate(in), trunks) : trunks;
    c.atServer = nic;
    if (isModule(f.serverOptic))
        c.atServer = switchless(f) ? carriedWhole(f.serverOptic, in, port) : carried(f.serverOptic, in.linkRate, nic);
    return c;
}

fabric::OpticsInputs opticsOf(const Fabric& f, const fabric::SizingInputs& in,
                              const std::vector<fabric::DeviceGroup>& devices) {
    const CageLinks cage = linksPerCage(f, in);
    fabric::OpticsInputs o;
    o.nodePortsPerCage = cage.atServer;
    o.switchPortsPerCage = cage.atSwitch;
    if (in.trunkWidth > 1) o.trunkPortsPerCage = cage.trunk;
    const std::int64_t each = in.planes * (switchless(f) ? linksOfAPort(in) : 1);
    for (const auto& d : devices) o.nodes.push_back({d.count, d.usedPorts * each, cage.atServer, 0});
    return o;
}

}  // namespace model::plan
