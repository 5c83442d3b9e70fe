// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Devices moved by hand, and what stands in single racks. A move that cannot be made (no such device or rack, the place
// is taken or too high) leaves the device where it was and says so; a move that loads a rack beyond its limits is made,
// and the limit that breaks is a finding.

#include <span>
#include <string>
#include <vector>

#include "model/plan/site_plan.h"

namespace model {

struct RackBox {
    PlacedDevice device;
    std::int64_t unit = 1, units = 1;  ///< lowest rack unit, height
    std::optional<Power> power;        ///< peak; blank = not known
    std::optional<Mass> mass;
    bool moved = false;
};

/// One rack as it stands.
struct RackContent {
    std::int32_t rack = -1;
    RackUse use = RackUse::Compute;
    std::int32_t pool = -1;            ///< of a compute rack
    bool product = false;              ///< one rack of a product of whole racks: nothing can be put in or taken out
    std::int64_t units = 0, open = 0;  ///< of the rack; up to `open` devices may stand, above are other parts
    std::vector<RackBox> boxes;        ///< from below
    std::optional<Power> power;        ///< peak, other parts included; blank when one of a box is
    std::optional<Mass> mass;          ///< with the rack itself
    std::int64_t used = 0;             ///< rack units, other parts included
    Power powerLimit;
    std::optional<Mass> maxLoad;

    /// True when boxes of `height` units may stand from `unit` on.
    bool isFree(std::int64_t unit, std::int64_t height) const;
    std::optional<std::int64_t> lowestFree(std::int64_t height) const;
    /// What stands in the way there; null when nothing does.
    const RackBox* inTheWay(std::int64_t unit, std::int64_t height) const;
};

/// Racks in the order asked for; `plan` is that of the design and its results.
std::vector<RackContent> rackContents(const Design& design, const Results& results, const SitePlan& plan,
                                      std::span<const std::int32_t> racks);
/// Every rack.
std::vector<RackContent> allRackContents(const Design& design, const Results& results, const SitePlan& plan);
/// Number of the rack of a name ("A07", in any case); nothing when there is none.
std::optional<std::int32_t> rackNamed(const SitePlan& plan, std::string_view name);

/// Moves what the design moves and fills `plan.moves`.
void applyMoves(const Design& design, SitePlan& plan);

/// The design with a device at another place (unit blank = the lowest free one), or back at its automatic one.
Design withMove(const Design& design, const std::string& device, const std::string& rack,
                std::optional<std::int64_t> unit);
Design withoutMove(const Design& design, const std::string& device);

/// What a move would bring.
struct MoveEffect {
    std::optional<Problem> refused;
    std::int64_t unit = 0;
    std::string device, from, to;  ///< names
    RackContent fromBefore, fromAfter, toBefore, toAfter;
    std::optional<Length> cablesBefore, cablesAfter;  ///< of all networks, in stock lengths
};
/// Nothing while the design has no plan or no such device; `results` are those of the design.
std::optional<MoveEffect> moveEffect(const Project& project, const Design& design, const Results& results,
                                     const std::string& device, const std::string& rack,
                                     std::optional<std::int64_t> unit);

}  // namespace model
