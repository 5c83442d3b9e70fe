// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The cable sheet of a network: every link with the rack, unit and port of both ends, its medium and its length. Only
// exports ask for it; planning counts cables by racks.

#include <functional>
#include <string>

#include "model/fabric/wiring.h"
#include "model/plan/site_plan.h"

namespace model {

struct CableEnd {
    std::string device, port, rack;  ///< a port that is free to choose is blank
    std::int64_t unit = 0;           ///< lowest rack unit of the device, from 1; 0 where it takes none
    bool isSwitch = false;
    std::string group;  ///< pool of a server, tier of a storage node; blank for other devices
};

struct PlacedCable {
    std::int64_t number = 0;  ///< from 1
    CableEnd a, z;            ///< a is nearer to the servers
    std::int64_t pod = 0;     ///< pod of three tiers or group of a dragonfly, from 1; 0 where there is none
    double way = 0;           ///< m, with slack
    fabric::CableCount cable;
};

/// Every link of a network, sorted by its A device and port; false if it has no plan or more links than wire() takes.
bool forEachPlacedCable(const Design& design, const SitePlan& plan, std::size_t network,
                        const std::function<void(const PlacedCable&)>& visit);

/// Uplinks of an out-of-band switch into the service network, whose sheet has them.
inline constexpr std::int64_t kAccessUplinks = 2;

/// What decides about the medium of a run of a network.
fabric::MediumChoice mediumChoice(const Design& design, std::size_t network, const SizedNetwork& sized,
                                  fabric::Run run);

}  // namespace model
