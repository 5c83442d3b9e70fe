// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One plane of a switched network reduced to what the rules of sizing and wiring need: `copies` independent Clos
// networks, each with `rails` sets of leaves that are filled separately. For sizing, wiring and the sentences that
// explain a sizing.

#include "model/fabric/sizing.h"

namespace model::fabric {

struct Shape {
    std::int64_t copies = 1;
    std::int64_t rails = 1;         ///< sets of leaves of one copy
    bool oneSwitch = false;         ///< every set fits one switch, and none of them needs the others
    std::int64_t built = 0;         ///< endpoints of a set, those built whole included
    std::int64_t wired = 0;         ///< endpoints of a set that nodes use
    std::int64_t ufmLinks = 0;      ///< of the fabric manager into one copy
    std::int64_t slotsPerNode = 1;  ///< endpoints of one node in a set
    std::int64_t ufmNodes = 0;      ///< nodes given up for the fabric manager
};
/// Inputs must have passed the checks of sizeFabric.
Shape shapeOf(const SizingInputs& in);

/// Where an endpoint of a dragonfly plugs in, both from 0: routers of p hosts are filled one after the other, or two by
/// two where the two ports of a NIC go to different ones.
struct HostPort {
    std::int64_t router = 0, port = 0;
};
constexpr HostPort hostPort(const SizingInputs& in, std::int64_t p, std::int64_t endpoint) {
    if (!in.dualTor) return {endpoint / p, endpoint % p};
    return {endpoint / 2 / p * 2 + endpoint % 2, endpoint / 2 % p};
}

}  // namespace model::fabric
