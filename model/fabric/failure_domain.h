// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the loss of a switch does: how many endpoints lose bandwidth, how many nodes they sit in, what is left of it.
// Computed from the wiring of a sizing, never tabulated: a leaf takes its endpoints down (single plane) or to
// (P - 1)/P; one of s spines leaves (s - 1)/s between the leaves of its plane, 1 - 1/(s P) of the total; likewise
// cores. A last pod that is not full may have fewer spines and reach fewer cores: a job that waits for its slowest part
// is hit worst there.

#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/quantity.h"
#include "model/fabric/sizing.h"

namespace model::fabric {

struct FailureDomain {
    Tier tier = Tier::Leaf;
    std::int64_t switches = 0;   ///< switches alike, all planes
    std::int64_t endpoints = 0;  ///< cards (NICs) that lose bandwidth when one of them fails
    std::int64_t nodes = 0;      ///< nodes these cards sit in
    double leftInPlane = 1;      ///< share of the affected bandwidth left in the plane of the switch
    double left = 1;             ///< share left over all planes (and the second port of a dual-attached NIC)
    bool stopsJobs = false;      ///< some card has no path left
    bool operator==(const FailureDomain&) const = default;
};

/// The failure domain of every kind of switch, worst per tier first; of a core that a smaller last pod shares with the
/// others, the cards of that pod. Nodes are the most that one of the switches alike hits. `dualTor`: each NIC port is
/// two ports on two leaves, so that a leaf costs half the rate. Empty for an infeasible sizing and for families without
/// switches.
std::vector<FailureDomain> failureDomains(const SizingInputs& in, const Sizing& sizing, bool dualTor = false);

/// The worst domain of a tier: one that stops jobs, else the least bandwidth left, of equals the most endpoints. Blank
/// when the tier does not exist.
std::optional<FailureDomain> worstDomain(const std::vector<FailureDomain>& domains, Tier tier);

/// Leaves that fail together (same rack and feed): `lost` leaves of one plane. Blank when `lost` < 1 or more than
/// exist.
std::optional<FailureDomain> leavesLostTogether(const SizingInputs& in, const Sizing& sizing, std::int64_t lost,
                                                bool dualTor = false);

/// One link from a switch of tier `lower` (leaf or spine) to the next tier: the endpoints below that switch (of a
/// spine: of its pod) share what is left of all links at the same height; of U uplinks of a leaf (U - 1)/U, of a pod
/// with s spines of U' uplinks 1 - 1/(s U'). `switches` counts the links alike, all planes. A dragonfly router counts
/// as leaf, with its links to all other routers. Blank where there is no such link.
std::optional<FailureDomain> trunkLost(const SizingInputs& in, const Sizing& sizing, Tier lower, bool dualTor = false);

/// One link between two neighbours of a network without switches: both keep (d - 1)/d with d links each. Blank for
/// families with switches and for a position without neighbour.
std::optional<FailureDomain> neighbourLinkLost(const SizingInputs& in, const Sizing& sizing);

/// Share of a plane's bandwidth left after `lost` of `switches` equal switches; blank outside 0 .. switches.
std::optional<double> planeShareLeft(std::int64_t switches, std::int64_t lost);

}  // namespace model::fabric
