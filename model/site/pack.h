// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Boxes of several kinds share racks: one after another into the same rack until power or height is used up, none above
// its limits, none split. Closed form over runs of alike boxes, so a million switches cost as much as ten.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/core/quantity.h"

namespace model::site {

/// Alike boxes in a row.
struct BoxRun {
    std::int64_t count = 0;
    Power power{};
    Length height{};
};

/// What one rack has room for.
struct BoxRoom {
    Power power{};
    Length height{};
};

/// Where the boxes of a run stand: the first `inFirst` share rack `firstRack` with the run before, above `below` of it;
/// `perRack` of them fill every following rack.
struct RunPlace {
    std::int64_t firstRack = 0, inFirst = 0, perRack = 1;
    Length below{};
};

struct BoxPlace {
    std::int64_t rack = 0;
    Length bottom{};  ///< of the box over the lowest one
};

struct PackedBoxes {
    std::int64_t racks = 0;
    std::vector<RunPlace> runs;        ///< as long as what was packed
    std::optional<std::size_t> above;  ///< a run whose box alone is above the power; each has a rack of its own
};

/// Nothing if a box is higher than the room, a count or need is negative or not finite, or more than 1e15 racks come
/// out.
std::optional<PackedBoxes> packBoxes(std::span<const BoxRun> runs, const BoxRoom& room);

/// Of box `index` (from 0) of a run.
BoxPlace boxPlace(const RunPlace& run, Length height, std::int64_t index);

}  // namespace model::site
