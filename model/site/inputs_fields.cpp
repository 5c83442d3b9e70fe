// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/inputs.h"

namespace model {
namespace {

constexpr Field kRacks[] = {
    row<&Racks::rackId>({.key = "rack_id", .label = TR_NOOP("fields", "Rack"), .group = TR_NOOP("groups", "Rack"), .of = "racks", .table_key = "rack", .information = true}),
    row<&Racks::rack>({.key = "rack", .label = TR_NOOP("fields", "Rack"), .group = TR_NOOP("groups", "Rack")}),
    row<&Racks::powerLimit>({.key = "power_limit", .unit = "kW", .hard = {0.1, 10000}, .typical = {5, 150}, .label = TR_NOOP("fields", "Power per rack, limit"),
        .doc = TR_NOOP("docs", "What feeds and cooling allow in one compute rack, on the peak kind of power."),
        .source = TR_NOOP("sources", "practitioner article: training racks often 50-60 kW"), .grade = Grade::B, .group = TR_NOOP("groups", "Rack")}),
    row<&Racks::otherHeight>({.key = "other_height", .unit = "U", .hard = {0, 60}, .label = TR_NOOP("fields", "Height taken by other parts"), .group = TR_NOOP("groups", "Rack"), .more = true}),
    row<&Racks::otherPower>({.key = "other_power", .unit = "kW", .hard = {0, 1000}, .label = TR_NOOP("fields", "Power of other parts"), .group = TR_NOOP("groups", "Rack"), .more = true}),
    row<&Racks::networkRackPower>({.key = "network_rack_power", .unit = "kW", .hard = {0.1, 1000}, .label = TR_NOOP("fields", "Power per network or storage rack, limit"), .grade = Grade::C, .group = TR_NOOP("groups", "Other racks")}),
    row<&Racks::managementServers>({.key = "management_servers", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Management servers"), .grade = Grade::C, .group = TR_NOOP("groups", "Other racks")}),
    row<&Racks::managementPower>({.key = "management_power", .unit = "kW", .hard = {0, 100}, .label = TR_NOOP("fields", "Management server, peak power"), .grade = Grade::C, .group = TR_NOOP("groups", "Other racks")}),
    row<&Racks::price>({.key = "price", .label = TR_NOOP("fields", "Rack and PDU price"), .group = TR_NOOP("groups", "Rack")}),
    row<&Racks::networkRacks>({.key = "network_place", .label = TR_NOOP("fields", "Network racks"),
        .doc = TR_NOOP("docs", "Rows of their own make long runs of fibre and easy rails; a network rack in every row keeps server cables short; leaves of the compute networks at the top of the racks shorten them most, in the height and power kept there for other parts."), .grade = Grade::C, .group = TR_NOOP("groups", "Floor")}),
    row<&Racks::racksPerRow>({.key = "racks_per_row", .hard = {1, 1000}, .typical = {6, 40}, .label = TR_NOOP("fields", "Positions per row"), .grade = Grade::C, .group = TR_NOOP("groups", "Floor")}),
    row<&Racks::reservedPerRow>({.key = "reserved_per_row", .hard = {0, 999}, .label = TR_NOOP("fields", "Positions kept free per row"),
        .doc = TR_NOOP("docs", "For columns, coolers and power panels; at the end of the row."), .group = TR_NOOP("groups", "Floor"), .more = true}),
    row<&Racks::rowsAbreast>({.key = "rows_abreast", .hard = {1, 10000}, .label = TR_NOOP("fields", "Rows side by side"),
        .doc = TR_NOOP("docs", "Blank chooses what brings the room nearest to a square."), .group = TR_NOOP("groups", "Floor"), .more = true}),
    row<&Racks::coldAisle>({.key = "cold_aisle", .unit = "m", .hard = {0.5, 20}, .typical = {1.2, 3}, .label = TR_NOOP("fields", "Cold aisle"),
        .doc = TR_NOOP("docs", "Front to front, at least 1.2 m; 1.5 m where racks are moved."), .source = TR_NOOP("sources", "GB 50174-2017, recalled: check the clause"), .grade = Grade::C, .group = TR_NOOP("groups", "Floor")}),
    row<&Racks::hotAisle>({.key = "hot_aisle", .unit = "m", .hard = {0.5, 20}, .typical = {0.8, 3}, .label = TR_NOOP("fields", "Hot aisle"),
        .doc = TR_NOOP("docs", "Back to back, at least 0.8 m."), .source = TR_NOOP("sources", "GB 50174-2017, recalled: check the clause"), .grade = Grade::C, .group = TR_NOOP("groups", "Floor")}),
    row<&Racks::passage>({.key = "passage", .unit = "m", .hard = {0.5, 50}, .typical = {1, 5}, .label = TR_NOOP("fields", "Passage around the rows"),
        .doc = TR_NOOP("docs", "Also between rows side by side."), .grade = Grade::C, .group = TR_NOOP("groups", "Floor"), .more = true}),
    row<&Racks::roomLength>({.key = "room_length", .unit = "m", .hard = {1, 10000}, .label = TR_NOOP("fields", "Room length, limit"),
        .doc = TR_NOOP("docs", "Along the rows; blank = no limit."), .group = TR_NOOP("groups", "Floor"), .more = true}),
    row<&Racks::roomWidth>({.key = "room_width", .unit = "m", .hard = {1, 10000}, .label = TR_NOOP("fields", "Room width, limit"),
        .doc = TR_NOOP("docs", "Across the rows; blank = no limit."), .group = TR_NOOP("groups", "Floor"), .more = true}),
    row<&Racks::floorLimit>({.key = "floor_limit", .unit = "kN/m²", .hard = {0.1, 1000}, .typical = {8, 16}, .label = TR_NOOP("fields", "Floor load, limit"),
        .doc = TR_NOOP("docs", "Machine room floors carry 8–12 kN/m²."), .source = TR_NOOP("sources", "GB 50174-2017, recalled: check the clause"), .grade = Grade::C, .group = TR_NOOP("groups", "Floor")}),
    row<&Racks::trayHeight>({.key = "tray_height", .unit = "m", .hard = {-5, 20}, .typical = {-1, 4}, .label = TR_NOOP("fields", "Cable tray over the floor"),
        .doc = TR_NOOP("docs", "Below 0 under a raised floor."), .grade = Grade::C, .group = TR_NOOP("groups", "Cabling")}),
    row<&Racks::cableDressing>({.key = "cable_dressing", .unit = "m", .hard = {0, 10}, .label = TR_NOOP("fields", "Dressing per cable end"),
        .doc = TR_NOOP("docs", "Inside one rack."), .grade = Grade::C, .group = TR_NOOP("groups", "Cabling"), .more = true}),
    row<&Racks::cableSlack>({.key = "cable_slack", .hard = {1, 3}, .typical = {1.05, 1.3}, .label = TR_NOOP("fields", "Slack factor of cables"), .grade = Grade::C, .group = TR_NOOP("groups", "Cabling")}),
    row<&Racks::cableSpares>({.key = "cable_spares", .unit = "%", .hard = {0, 100}, .typical = {0, 10}, .label = TR_NOOP("fields", "Spare cables and modules"),
        .doc = TR_NOOP("docs", "Of every part, at least one; 0 = none."), .grade = Grade::C, .group = TR_NOOP("groups", "Cabling")}),
};
static_assert(keysAreGood(kRacks) && memberCount<Racks>() == std::size(kRacks) + 1, "a member has no row");

constexpr Field kRackOverride[] = {
    row<&RackOverride::rack>({.key = "rack", .label = TR_NOOP("fields", "Stands in rack"),
        .doc = TR_NOOP("docs", "Name of the rack on the floor, such as A07; blank = the rack of its automatic place. The item is named like the device: node0017, mgmt-02, a switch as in the cable sheet."), .group = TR_NOOP("groups", "Moved device")}),
    row<&RackOverride::unit>({.key = "unit", .hard = {1, 100}, .label = TR_NOOP("fields", "Lowest rack unit"),
        .doc = TR_NOOP("docs", "Counted from below; blank = the lowest place that is free, or the automatic place where no rack is named either."), .group = TR_NOOP("groups", "Moved device")}),
};
static_assert(keysAreGood(kRackOverride) && memberCount<RackOverride>() == std::size(kRackOverride) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<RackOverride>() { return kRackOverride; }
template <> Table fieldsOf<Racks>() { return kRacks; }

}  // namespace model
