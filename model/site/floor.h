// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where racks stand: rows of positions that face each other over cold and hot aisles in turn, several rows abreast
// where one line of rows would make the room long and narrow, passages around and between. Row pitch = depth + half of
// both aisles; positions can stay reserved. Network racks stand in rows of their own, in the middle or at the end of
// every row. Aisles: GB 50174-2017, recalled (grade C). Floor load = kg g / footprint.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/core/quantity.h"

namespace model::site {

enum class NetworkPlace { OwnRow, RowMiddle, RowEnd };

struct FloorRules {
    std::int64_t perRow = 20;             ///< positions of a row
    std::int64_t reserved = 0;            ///< of them kept free: columns, coolers, power panels
    Length pitch{0.6};                    ///< of positions in a row
    Length depth{1.2};                    ///< of a rack
    Length cold{1.8}, hot{1.8};           ///< aisles, fronts and backs
    Length passage{2.0};                  ///< around all rows and between rows abreast
    std::optional<std::int64_t> abreast;  ///< blank: what makes the room nearest to a square
    NetworkPlace network = NetworkPlace::OwnRow;
};

/// Size of a floor, without its racks.
struct FloorSize {
    std::int64_t rows = 0, abreast = 0, lines = 0;  ///< lines = rows behind each other
    std::int64_t positions = 0;                     ///< of all rows
    std::int64_t perRow = 0;                        ///< as built: a single short row has fewer
    Length length{}, width{};                       ///< along the rows, across them; passages included
    bool operator==(const FloorSize&) const = default;
};
/// Nothing without room for a rack in a row, for lengths that are not positive, or more than 1e12 racks.
std::optional<FloorSize> floorSize(std::int64_t racks, std::int64_t networkRacks, const FloorRules& rules);

/// One rack: row and position from 0, the middle of its footprint from the corner of the room.
struct RackSpot {
    std::int32_t row = 0, position = 0;
    double x = 0, y = 0;  ///< m
};

struct FloorPlan {
    FloorSize size;
    std::vector<RackSpot> racks;    ///< in the order of the racks
    std::vector<RackSpot> network;  ///< in the order of `wanted`
};
/// `wanted`: for every network rack, where it belongs among the other racks, 0 at the first and 1 at the last; they
/// stand in this order. Nothing where there is no floor size.
std::optional<FloorPlan> layOut(std::int64_t racks, std::span<const double> wanted, const FloorRules& rules);

/// A network rack that stands as near to a point as it can.
struct RackChoice {
    std::size_t rack = 0;
    double x = 0, y = 0;  ///< m
};
/// Gives the places of the network racks out anew: the racks of `first` choose one after the other, the rest follow in
/// the order of `wanted` as in layOut.
void choosePlaces(FloorPlan& plan, std::span<const double> wanted, std::span<const RackChoice> first);

/// Middle of a row across the room, m.
double rowMiddle(std::int64_t line, const FloorRules& rules);

/// A, B, ... Z, AA, AB, ... from 0.
std::string rowName(std::int64_t row);
/// "A07": row and position from 1, as wide as the row needs.
std::string rackName(std::int64_t row, std::int64_t position, std::int64_t perRow);

/// Area that keeps the load of a rack below a limit: what a spread plate must cover. Nothing for a limit not positive.
std::optional<Area> spreadArea(Mass rack, Pressure limit);

}  // namespace model::site
