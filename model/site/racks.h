// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How many servers a rack takes by power, height and weight, how many racks that makes, and the load on the floor.

#include <cstdint>
#include <optional>
#include <string_view>

#include "model/site/circuits.h"

namespace model::site {

/// What one server needs. Power is the peak kind, times the headroom if that is declared at rack level.
struct NodeNeeds {
    Power power{};
    double heightUnits = 0;
    Mass mass{};
};
/// What one rack offers, and what other equipment in it takes.
struct RackOffer {
    Power power{}, otherPower{};
    double heightUnits = 0, otherUnits = 0;
    Mass maxMass{};  ///< static, rack included
    Mass tare{};     ///< of rack and other equipment
    Area footprint{};
};

/// Which of the three decided; a tie goes to power, then height, then weight.
enum class RackLimit { Power, Height, Weight };
std::string_view wordFor(RackLimit l);  ///< power, height, weight

struct RackFill {
    std::int64_t byPower = 0, byHeight = 0, byWeight = 0;
    std::int64_t nodesPerRack = 0;  ///< smallest of the three; 0 = the server does not fit
    RackLimit limit = RackLimit::Power;
    double unusedPower = 0, unusedHeight = 0, unusedWeight = 0;  ///< shares left with nodesPerRack servers
};
/// Nothing if a need is not positive, an offer is negative or not finite.
std::optional<RackFill> fillRack(const NodeNeeds& node, const RackOffer& rack);

struct RackPlan {
    RackFill fill;
    std::int64_t racks = 0;
    double floorPressure = 0;  ///< Pa, (tare + nodes x mass) g / footprint, of a full rack
};
/// racks = ceil(nodes / nodesPerRack). Nothing if no server fits, nodes < 0 or footprint <= 0.
std::optional<RackPlan> racksFor(std::int64_t nodes, const NodeNeeds& node, const RackOffer& rack);

/// Largest number of servers per rack that also survives the loss of one feed.
std::optional<std::int64_t> nodesAfterFeedCheck(const RackFill& fill, const NodeNeeds& node, const RackOffer& rack,
                                                const Circuit& feed);

/// A rack-scale product that fills `racksPerUnit` racks by itself.
std::optional<std::int64_t> racksForUnits(std::int64_t units, std::int64_t racksPerUnit);

/// (mass x g)/footprint in Pa.
std::optional<double> floorPressure(Mass mass, Area footprint);
/// White space incl. aisles: racks x area per position (2.5-3.5 m2, C).
std::optional<Area> whiteSpace(std::int64_t racks, Area perRack);

}  // namespace model::site
