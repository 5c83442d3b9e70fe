// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What one network of a design has to connect, and the request its sizing answers: servers and their ports, the rate of
// a link as the slower of both ends, the radix of a switch whose ports are broken out. Internal to the plan room.

#include "model/fabric/sizing.h"
#include "model/plan/stages.h"

namespace model::plan {

/// Nodes and links per node of one network.
struct Need {
    std::int64_t nodes = 0, links = 1, endpoints = 0;
    std::optional<ByteRate> nicRate;  ///< slowest NIC of the pools connected
    std::int64_t cards = 0, nics = 0, servers = 0;
    bool known = true;  ///< false: how many links a server has is not, or it has none
};

/// What the sizing answers; the rate of a NIC comes along because several planes share it.
struct Request {
    fabric::SizingInputs in;
    Need need;
    ByteRate nic;
};

/// `otherSwitches` are managed by an out-of-band network. Reports what is missing.
Need needOf(const Stage& s, const Fabric& f, std::int64_t otherSwitches);
/// Nothing where ports, rates or the links of a server are not known.
std::optional<Request> requestOf(const Stage& s, std::size_t index, std::int64_t otherSwitches);

/// True when servers are joined without a switch.
bool switchless(const Fabric& f);
/// Dual ToR: the two ports of a NIC stand on two leaves.
std::int64_t portsPerNic(const Fabric& f);
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
