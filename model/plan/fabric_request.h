// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What one network of a design has to connect, and the request its sizing answers: servers and their ports, the rate of
// a link as the slower of both ends, the radix of a switch whose ports are broken out. Internal to the plan room.

#include <array>
#include <vector>

#include "model/fabric/optics.h"
#include "model/fabric/sizing.h"
#include "model/plan/stages.h"

namespace model::plan {

/// What hangs on a network beside the cards' servers, by kind, in ports.
enum class PortOf { Servers, Storage, Management, Switches, Pdus, CoolingUnits, OwnSwitches, Uplinks };
inline constexpr std::size_t kPortOwners = 8;

/// Servers of one pool in a parameter network.
struct PoolLinks {
    std::int64_t servers = 0, links = 0, cards = 0;  ///< without spares; links and cards of one server
};

/// Nodes and links per node of one network.
struct Need {
    std::int64_t nodes = 0, links = 1, endpoints = 0;
    std::optional<ByteRate> nicRate;  ///< slowest NIC of the pools connected
    std::int64_t cards = 0, nics = 0, servers = 0;
    std::vector<PoolLinks> pools;                   ///< those with servers
    bool alike = true;                              ///< all servers have as many links; else a node is one port
    std::vector<fabric::DeviceGroup> devices;       ///< what hangs on it, by kind, with the links of one plane
    std::array<std::int64_t, kPortOwners> ports{};  ///< the same by owner
    std::int64_t sidePorts() const { return ports[static_cast<std::size_t>(PortOf::Storage)]; }
    bool known = true;  ///< false: how many links a server has is not, or it has none
};

/// What the management networks have to reach beside servers: known once every other network is sized, and the racks
/// and cooling units with them.
struct Managed {
    std::int64_t switches = 0;         ///< of all networks but the out-of-band ones
    std::int64_t otherRacks = 0;       ///< racks of switches, storage and management
    std::int64_t cdus = 0;             ///< cooling units with a management port
    std::vector<std::int64_t> access;  ///< switches of each out-of-band network, by network
    bool operator==(const Managed&) const = default;

    std::int64_t accessSwitches() const;
    std::int64_t accessOf(std::size_t network) const { return network < access.size() ? access[network] : 0; }
};
/// The same from results that are complete.
Managed managedBy(const Design& design, const Results& results);
/// Management ports of a rack: its two PDUs.
inline constexpr std::int64_t kPdusPerRack = 2;
/// The network that the out-of-band switches end on with their uplinks: the first service network.
std::optional<std::size_t> uplinkNetwork(const Design& design);
/// An access switch has a management port of its own on the next one; a single switch has no other.
constexpr std::int64_t ownPorts(std::int64_t access) {
    return access > 1 ? access : 0;
}

/// What the sizing answers; the rate of a NIC comes along because several planes share it.
struct Request {
    fabric::SizingInputs in;
    Need need;
    ByteRate nic;  ///< what the links of a port carry together
};

/// What network `index` connects. Reports what is missing.
Need needOf(const Stage& s, std::size_t index, const Managed& managed);
/// Nothing where ports, rates or the links of a server are not known.
std::optional<Request> requestOf(const Stage& s, std::size_t index, const Managed& managed);

/// Links that one cage carries, with or without a module in it. A module holds as many links as it has lanes for: more
/// than at its own rate where planes, two leaves per NIC or broken-out ports run the links slower.
struct CageLinks {
    std::int64_t atSwitch = 1, atServer = 1;
    std::int64_t trunk = 1;  ///< links between switches
};
CageLinks linksPerCage(const Fabric& f, const fabric::SizingInputs& in);
/// Ports of a switch that one of its ports is broken out into.
std::int64_t portSplit(const Fabric& f, const fabric::SizingInputs& in);
/// The optics of a network; `devices` as in Need.
fabric::OpticsInputs opticsOf(const Fabric& f, const fabric::SizingInputs& in,
                              const std::vector<fabric::DeviceGroup>& devices);

/// Links that a port of `rate` splits into at most, all planes: a link takes one lane or more.
std::int64_t lanesOf(const Fabric& f, ByteRate rate);
/// Ports of a switch for links of a rate: one that is faster is broken out. Needs ports and their rate.
std::int64_t radixOf(const Fabric& f, ByteRate link);
/// Links of rate `link` that a link between switches is as fast as: 1 unless a rate is given. Nothing where a port of
/// the switch, broken out into links of either rate, does not hold whole ones of both.
std::optional<std::int64_t> trunkWidth(const Fabric& f, ByteRate link);
/// True when servers are joined without a switch.
bool switchless(const Fabric& f);
/// Copies of the network; access switches have no others.
std::int64_t planesOf(const Fabric& f);
/// Dual ToR: the two ports of a NIC stand on two leaves.
std::int64_t portsPerNic(const Fabric& f);
/// All servers that a parameter network connects have as many links into it: only then there are rails.
bool alikeServers(const Design& design, const Fabric& f);
/// A node of the sizing is a port, not a server.
inline bool portsAsNodes(const Fabric& f, const Need& need) {
    return f.role != FabricRole::Compute || !need.alike;
}
/// True when the network connects this pool.
bool connects(const Fabric& f, const Item<Pool>& pool);

/// Rate of one NIC port before planes share it: link, NIC and switch port agree on the slowest.
struct PortSpeed {
    ByteRate nic, port;  ///< what the NIC gives, what the switch ports take (all planes); equal without a switch
    ByteRate runs() const { return std::min(nic, port); }
};
/// Nothing where a rate is not known.
std::optional<PortSpeed> portSpeed(const Fabric& f, const Need& need);

}  // namespace model::plan
