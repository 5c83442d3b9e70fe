// SPDX-License-Identifier: GPL-3.0-or-later
// Results of racks: what each number is, its formula and the keys it is computed from. `*` stands for
// every item of a list, `@` for the item that the result itself belongs to.
#include "model/plan/results.h"

namespace model {
namespace {

constexpr Field kRackResults[] = {
    row<&RackResults::count>({.key = "count",
         .label = TR_NOOP("fields", "Racks"),
         .doc = TR_NOOP("docs", "Compute, network, storage and management."),
         .formula = TR_NOOP("formulas", "sum of the four"),
         .from = "racks.compute racks.network racks.storage racks.management",
         .better = -1}),
    row<&RackResults::compute>({.key = "compute",
         .label = TR_NOOP("fields", "Compute racks"),
         .formula = TR_NOOP("formulas", "sum over pools"),
         .from = "pools.*.racks",
         .better = -1}),
    row<&RackResults::network>({.key = "network",
         .label = TR_NOOP("fields", "Network racks"),
         .doc = TR_NOOP("docs", "Network after network fills them, no switch is split and none of the racks is above its power or height."),
         .formula = TR_NOOP("formulas", "switches one after the other while power and height last"),
         .from = 
         "fabrics.*.leaves fabrics.*.spines fabrics.*.cores fabrics.*.switch.height fabrics.*.switch.max "
         "fabrics.*.switch.typical racks.network_rack_power racks.rack.height racks.other_height "
         "racks.network_place fabrics.*.role fabrics.*.pool pools.*.racks pools.*.server.racks_per_unit",
         .better = -1}),
    row<&RackResults::storage>({.key = "storage",
         .label = TR_NOOP("fields", "Storage racks"),
         .formula = TR_NOOP("formulas", "storage nodes one after the other while power and height last"),
         .from = 
         "tiers.*.nodes tiers.*.peak tiers.*.height racks.network_rack_power racks.rack.height "
         "racks.other_height",
         .better = -1}),
    row<&RackResults::management>({.key = "management",
         .label = TR_NOOP("fields", "Management racks"),
         .formula = TR_NOOP("formulas", "management servers one after the other while power and height last"),
         .from = 
         "racks.management_servers racks.management_power racks.network_rack_power racks.rack.height "
         "racks.other_height",
         .better = -1}),
    row<&RackResults::density>({.key = "density",
         .unit = "kW",
         .label = TR_NOOP("fields", "Peak power per compute rack"),
         .doc = TR_NOOP("docs", "The densest pool; with devices moved by hand the densest rack."),
         .formula = TR_NOOP("formulas", "servers per rack x server peak + other parts"),
         .from = "pools.*.rack_power racks.moved"}),
    row<&RackResults::floorLoad>({.key = "floor_load",
         .unit = "kN/m²",
         .label = TR_NOOP("fields", "Floor load"),
         .doc = TR_NOOP("docs", "Of the heaviest compute rack on its footprint."),
         .formula = TR_NOOP("formulas", "weight x 9.81 / footprint"),
         .from = "pools.*.rack_weight racks.rack.width racks.rack.depth racks.moved",
         .better = -1}),
    row<&RackResults::moved>({.key = "moved",
         .label = TR_NOOP("fields", "Devices moved by hand"),
         .doc = TR_NOOP("docs", "That stand where the list of moves puts them; the racks they leave and enter count for themselves."),
         .formula = TR_NOOP("formulas", "moves whose device, rack and place exist and are free"),
         .from =
         "rack_overrides.*.rack rack_overrides.*.unit racks.count racks.network racks.storage racks.management "
         "racks.network_place racks.racks_per_row racks.reserved_per_row racks.rack.height racks.other_height "
         "racks.other_power racks.network_rack_power racks.management_servers racks.management_power racks.rack.tare "
         "pools.*.servers pools.*.hot_spares pools.*.servers_per_rack pools.*.server_peak pools.*.server.height "
         "pools.*.server.weight pools.*.server.racks_per_unit tiers.*.nodes tiers.*.height tiers.*.peak "
         "tiers.*.weight fabrics.*.leaves fabrics.*.spines fabrics.*.cores fabrics.*.role fabrics.*.pool "
         "fabrics.*.switch.height fabrics.*.switch.max fabrics.*.switch.typical fabrics.*.switch.weight"}),
    row<&RackResults::margin>({.key = "margin",
         .label = TR_NOOP("fields", "Rack positions left"),
         .formula = TR_NOOP("formulas", "positions - racks"),
         .from = "racks.count project.rack_limit",
         .better = 1}),
    row<&RackResults::floor>({.key = "floor", .label = TR_NOOP("fields", "Floor")}),
};
static_assert(keysAreGood(kRackResults) && memberCount<RackResults>() == std::size(kRackResults), "a member has no row");

}  // namespace

template <> Table fieldsOf<RackResults>() { return kRackResults; }

}  // namespace model
