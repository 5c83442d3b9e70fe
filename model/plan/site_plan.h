// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where everything of a design stands: racks on the floor, servers and switches in the racks. Compute racks fill the
// rows pool by pool, then storage and management; switches fill network racks in the order of what they serve, and each
// network rack goes to the place among the others where most of its links end. Cable lengths, the cable sheet and the
// floor drawing are made from this one plan.

#include <optional>
#include <vector>

#include "model/fabric/cabling.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/site/floor.h"
#include "model/site/pack.h"

namespace model {

enum class RackUse { Compute, Storage, Management, Network };

/// Racks of one use (and pool) in the order of their numbers.
struct RackRange {
    RackUse use = RackUse::Compute;
    std::int32_t first = 0, count = 0;
    std::int32_t item = -1;  ///< pool of compute racks
};

/// The sizing that a network was wired by, access networks for management included.
struct SizedNetwork {
    fabric::SizingInputs in;
    fabric::Sizing sizing;
};

struct SitePlan {
    site::FloorRules rules;
    site::FloorPlan floor;
    std::vector<RackRange> ranges;
    std::int32_t others = 0;                             ///< racks before the first network rack
    std::vector<std::vector<fabric::Place>> pools;       ///< servers with hot spares
    std::vector<std::vector<fabric::Place>> tiers;       ///< storage nodes
    std::vector<fabric::Place> management;               ///< servers
    std::vector<std::vector<fabric::Place>> switches;    ///< by network, in the order of wire()
    std::vector<std::vector<fabric::Ends>> ends;         ///< by network; they point into the lists above
    std::vector<std::vector<fabric::Place>> powerUnits;  ///< rack PDUs with a management port, by network
    std::vector<std::optional<SizedNetwork>> networks;   ///< blank where nothing is wired

    std::int32_t racks() const { return static_cast<std::int32_t>(floor.racks.size() + floor.network.size()); }
    const site::RackSpot& spot(std::int32_t rack) const {
        return rack < others ? floor.racks[static_cast<std::size_t>(rack)]
                             : floor.network[static_cast<std::size_t>(rack - others)];
    }
    std::string name(std::int32_t rack) const {
        return site::rackName(spot(rack).row, spot(rack).position, floor.size.perRow);
    }
    /// Rack unit of a place, from 1.
    static std::int64_t unitOf(const fabric::Place& place);
};

/// More racks or devices than this have no plan: their counts and their room are known, their cables are not.
inline constexpr std::int64_t kMostRacksPlanned = 100'000;
inline constexpr std::int64_t kMostPlacesPlanned = 2'000'000;

/// Nothing while a count of racks or a size of the rack is blank, or beyond the limits above.
std::optional<SitePlan> sitePlan(const Project& project, const Design& design, const Results& results);

site::FloorRules floorRules(const Racks& racks);
fabric::CableRules cableRules(const Racks& racks);

/// How boxes share racks: switches by network, storage nodes by tier, management servers. Nothing where a need is blank
/// or a box is higher than the room.
std::optional<site::PackedBoxes> packedSwitches(const Design& design, const Results& results);
std::optional<site::PackedBoxes> packedStorage(const Design& design);
std::optional<site::PackedBoxes> packedManagement(const Design& design);
inline constexpr Length kManagementHeight{2 * 0.04445};  ///< a 2U server

}  // namespace model
