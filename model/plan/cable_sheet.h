// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The cable sheet of a network: every link with the cable it runs in, the rack, unit and port of both ends, its medium
// and its length. Only exports ask for it; planning counts cables by racks, and of those of one run and length that
// split it fills every one: legs of one cable that differ in length make its count a little smaller or larger than the
// last number of the sheet.

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
    std::int64_t number = 0;  ///< of the cable, from 1 in the order of the list; links of one cable share it
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
