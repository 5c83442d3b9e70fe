// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fabric_request.h"

#include <algorithm>
#include <cmath>

namespace model::plan {
namespace {

constexpr std::int64_t kPdusPerRack = 2;  // each with a management port

std::int64_t housed(const Stage& s, std::size_t pool) {
    return s.results.pools[pool].value.servers + s.design.pools[pool].value.hotSpares;
}

/// Ports that share the rate of a NIC: one per plane and leaf.
double sharedBy(const Fabric& f) {
    return static_cast<double>(std::max<std::int64_t>(1, f.planes) * portsPerNic(f));
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
    in.dims = {f.side1.value_or(0), f.side2.value_or(0), f.side3.value_or(0)};
    in.nodes = n.nodes;
    in.railsPerNode = n.links * portsPerNic(f);
    in.planes = f.planes;
    in.switchPorts = radix;
    in.oversubscription = f.oversubscription.si;
    in.spineOversubscription = f.spineOversubscription.si;
    in.suNodes = f.suNodes;
    in.ufm = f.ufm;
    in.minTiers = f.tiers == Tiers::Three ? 3 : 2;
    in.maxTiers = f.tiers == Tiers::Two ? 2 : 3;
    in.singleSwitch = f.role != FabricRole::Compute;
    in.linkRate = link;
    return in;
}

/// Links that a port shares its rate over; what cannot be built has none and is refused by the sizing.
double linksOfAPort(const fabric::SizingInputs& in) {
    const auto z = fabric::sizeFabric(in);
    double links = 0;
    for (const std::int64_t side : z.dims)
        links += in.family == fabric::Family::Torus ? static_cast<double>(std::clamp<std::int64_t>(side - 1, 0, 2))
                                                    : static_cast<double>(std::max<std::int64_t>(0, side - 1));
    return std::max(1.0, links);
}

}  // namespace

bool connects(const Fabric& f, const Item<Pool>& p) {
    return f.pool.name.empty() || f.pool.name == p.name;
}

std::int64_t portsPerNic(const Fabric& f) {
    return f.role == FabricRole::Compute && f.dualTor ? 2 : 1;
}

bool switchless(const Fabric& f) {
    return f.role == FabricRole::Compute && withoutSwitches(f.family);
}

Need needOf(const Stage& s, const Fabric& f, std::int64_t otherSwitches) {
    Need n;
    bool uniform = true;
    std::int64_t storageNodes = 0, storagePorts = 0, racks = 0;
    for (const auto& t : s.design.tiers) {
        storageNodes += t.value.nodes;
        storagePorts += t.value.nodes * t.value.nics;
    }
    std::int64_t servers = 0, ports = 0;
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const auto& item = s.design.pools[i];
        if (!connects(f, item)) continue;
        const auto own = f.rails ? f.rails : item.value.server.nics;
        if (f.role == FabricRole::Compute && !s.need(own, "pools." + item.name + ".server.nics")) n.known = false;
        if (f.role == FabricRole::Compute && own == 0 && housed(s, i) > 0) n.known = false;  // said with the network
        const std::int64_t links = f.role == FabricRole::Compute ? own.value_or(0) : f.portsPerNode.value_or(1);
        if (servers > 0 && links != n.links) uniform = false;
        n.links = std::max(links, n.links);
        servers += housed(s, i);
        ports += housed(s, i) * links;
        racks += s.results.pools[i].value.racks.value_or(0);
        n.cards += item.value.accelerators;
        n.servers += s.results.pools[i].value.servers;
        n.nics += s.results.pools[i].value.servers * links;
        if (item.value.server.nicRate)
            n.nicRate = n.nicRate ? std::min(*n.nicRate, *item.value.server.nicRate) : *item.value.server.nicRate;
    }
    n.endpoints = servers;
    if (f.role == FabricRole::Compute && uniform) {
        n.nodes = servers;
        return n;
    }
    n.links = 1;
    n.nodes = ports;
    if (f.role == FabricRole::Storage) n.nodes += storagePorts;
    if (f.role == FabricRole::InBand) n.nodes += storageNodes + s.design.racks.managementServers;
    if (f.role == FabricRole::OutOfBand)
        n.nodes += storageNodes + s.design.racks.managementServers + otherSwitches + kPdusPerRack * racks;
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

std::optional<Request> requestOf(const Stage& s, std::size_t i, std::int64_t otherSwitches) {
    const Fabric& f = s.design.fabrics[i].value;
    const auto& ports = f.device.ports;
    const auto& portRate = f.device.portRate;
    Request q;
    if (switchless(f)) {
        if (f.family != FabricFamily::Torus && !ports) return std::nullopt;
        q.need = needOf(s, f, otherSwitches);
        const auto speed = portSpeed(f, q.need);
        if (!q.need.known || !speed) return std::nullopt;
        q.nic = speed->runs();
        q.in = sizingOf(f, q.need, ByteRate{1}, ports.value_or(2));
        q.in.suNodes = 0;
        q.in.ufm = false;
        const double links = linksOfAPort(q.in);
        q.in.linkRate = q.nic / (links * static_cast<double>(std::max<std::int64_t>(1, f.planes)));
        return q;
    }
    if (!ports || !portRate) return std::nullopt;
    q.need = needOf(s, f, otherSwitches);
    if (!q.need.known) return std::nullopt;
    q.nic = portSpeed(f, q.need)->runs();
    const double shared = sharedBy(f);
    const ByteRate link = q.nic / shared;
    // A port that is faster than the link is broken out: 64 x 800G are 128 x 400G.
    const double split = std::floor((*portRate / link).si + 1e-9);
    const std::int64_t radix = *ports * std::clamp<std::int64_t>(static_cast<std::int64_t>(split), 1, 8);
    q.in = sizingOf(f, q.need, link, radix);
    return q;
}

}  // namespace model::plan
