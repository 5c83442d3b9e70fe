// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where everything of a design stands: racks on the floor, servers and switches in the racks. Compute racks fill the
// rows pool by pool, then storage and management; switches fill network racks in the order of what they serve, and each
// network rack goes to the place among the others where most of its links end. Cable lengths, the cable sheet and the
// floor drawing are made from this one plan.

#include <optional>
#include <vector>

#include "model/core/problem.h"
#include "model/fabric/cabling.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/site/floor.h"
#include "model/site/pack.h"

namespace model {

enum class RackUse { Compute, Storage, Management, Network };

/// A device of the plan: the list it stands in (pool, tier, network) and its place there.
enum class DeviceClass { Server, Storage, Management, Switch };
struct PlacedDevice {
    DeviceClass kind = DeviceClass::Server;
    std::int32_t list = 0, index = 0;
    bool operator==(const PlacedDevice&) const = default;
};

/// What became of a device that somebody moved; in the order of the design's list.
struct PlanMove {
    std::optional<PlacedDevice> device;
    fabric::Place automatic;         ///< where it stands without the move
    std::int32_t rack = -1;          ///< where it is wanted
    std::int64_t unit = 0;           ///< lowest rack unit, chosen where the design leaves it open
    bool applied = false;            ///< it stands there
    std::optional<Problem> refused;  ///< why it does not, unless the move is blank
};

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

/// Ports of an out-of-band network in the order in which they are plugged: row by row, so that an access switch serves
/// what stands around it.
struct ManagementPorts {
    std::vector<fabric::Place> at;
    std::vector<const fabric::Place*> owner;  ///< into the lists of the plan
    std::vector<std::int32_t> number;         ///< of the port among those its device has in the network
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
    std::vector<fabric::Place> coolingUnits;             ///< CDUs, spread along the compute racks
    std::vector<ManagementPorts> managementPorts;        ///< by network; empty for all but the out-of-band ones
    std::vector<std::optional<SizedNetwork>> networks;   ///< blank where nothing is wired
    std::vector<PlanMove> moves;                         ///< as long as the list of the design

    std::int32_t racks() const { return static_cast<std::int32_t>(floor.racks.size() + floor.network.size()); }
    const site::RackSpot& spot(std::int32_t rack) const {
        return rack < others ? floor.racks[static_cast<std::size_t>(rack)]
                             : floor.network[static_cast<std::size_t>(rack - others)];
    }
    std::string name(std::int32_t rack) const {
        return site::rackName(spot(rack).row, spot(rack).position, floor.size.perRow);
    }
    /// Where a box stands whose lowest rack unit is this; the rack knows where on the floor.
    static fabric::Place boxAt(std::int32_t rack, std::int64_t unit, Length box);
    fabric::Place& place(const PlacedDevice& device);
    const fabric::Place& place(const PlacedDevice& device) const {
        return const_cast<SitePlan*>(this)->place(device);  // the same list, only read
    }
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
/// Leaves of a compute network that stand at the top of the racks they serve instead of in network racks, and the racks
/// that take them; 0 unless the design asks for it.
struct TopLeaves {
    std::int64_t leaves = 0, racks = 0;
    std::int64_t perRack() const { return racks > 0 ? (leaves + racks - 1) / racks : 0; }
};
TopLeaves topLeaves(const Design& design, const Results& results, std::size_t network);

std::optional<site::PackedBoxes> packedSwitches(const Design& design, const Results& results);
std::optional<site::PackedBoxes> packedStorage(const Design& design);
std::optional<site::PackedBoxes> packedManagement(const Design& design);
/// Racks of switches, storage nodes and management servers; those that are not known count as none.
std::int64_t racksBesideCompute(const Design& design, const Results& results);
inline constexpr Length kManagementHeight{2 * 0.04445};  ///< a 2U server

}  // namespace model
