// SPDX-License-Identifier: GPL-3.0-or-later
// Results of the floor and of the cabling: what each number is, its formula and the keys it is computed from. `*` stands
// for every item of a list, `@` for the item that the result itself belongs to.
#include "model/plan/results.h"

namespace model {
namespace {

constexpr std::string_view kFloor =
    "racks.count racks.network racks.network_place racks.racks_per_row racks.reserved_per_row racks.rows_abreast "
    "racks.cold_aisle racks.hot_aisle racks.passage racks.rack.width racks.rack.depth";

constexpr Field kFloorResults[] = {
    row<&FloorResults::rows>({.key = "rows",
         .label = TR_NOOP("fields", "Rows of racks"),
         .formula = TR_NOOP("formulas", "ceil(racks / positions of a row)"),
         .from = kFloor,
         .better = -1}),
    row<&FloorResults::positions>({.key = "positions",
         .label = TR_NOOP("fields", "Rack positions built"),
         .doc = TR_NOOP("docs", "Without the positions kept free."),
         .formula = TR_NOOP("formulas", "rows x (positions per row - kept free)"),
         .from = kFloor}),
    row<&FloorResults::length>({.key = "length",
         .unit = "m",
         .label = TR_NOOP("fields", "Floor length"),
         .doc = TR_NOOP("docs", "Along the rows, passages included."),
         .formula = TR_NOOP("formulas", "passage + rows side by side x (positions x rack width + passage)"),
         .from = kFloor,
         .better = -1}),
    row<&FloorResults::width>({.key = "width",
         .unit = "m",
         .label = TR_NOOP("fields", "Floor width"),
         .doc = TR_NOOP("docs", "Across the rows, passages included."),
         .formula = TR_NOOP("formulas", "rows x rack depth + cold and hot aisles in turn + 2 x passage"),
         .from = kFloor,
         .better = -1}),
    row<&FloorResults::area>({.key = "area",
         .unit = "m²",
         .label = TR_NOOP("fields", "Floor area"),
         .formula = TR_NOOP("formulas", "length x width"),
         .from = kFloor,
         .better = -1}),
    row<&FloorResults::spread>({.key = "spread",
         .unit = "m²",
         .label = TR_NOOP("fields", "Area that carries the heaviest rack"),
         .doc = TR_NOOP("docs", "At the limit of the floor load; what is beyond the footprint needs a spread plate."),
         .formula = TR_NOOP("formulas", "weight x 9.81 / floor load limit"),
         .from = "racks.floor_load racks.floor_limit racks.rack.width racks.rack.depth racks.count",
         .better = -1}),
};
static_assert(keysAreGood(kFloorResults) && memberCount<FloorResults>() == std::size(kFloorResults), "a member has no row");

// Where everything stands decides about every length: the switches of the other networks share the racks.
constexpr std::string_view kWays =
    "racks.count racks.compute racks.network racks.storage racks.management racks.network_place racks.racks_per_row "
    "racks.reserved_per_row racks.rows_abreast racks.cold_aisle racks.hot_aisle racks.passage racks.rack.width "
    "racks.rack.depth racks.rack.height racks.other_height racks.network_rack_power racks.tray_height "
    "racks.cable_dressing racks.cable_slack racks.management_servers racks.management_power "
    "pools.*.servers pools.*.hot_spares pools.*.servers_per_rack pools.*.racks pools.*.server.height "
    "pools.*.server.racks_per_unit pools.*.server.nics pools.*.server.nic_rate tiers.*.nodes tiers.*.nics tiers.*.peak "
    "tiers.*.height fabrics.*.leaves fabrics.*.spines fabrics.*.cores fabrics.*.node_links fabrics.*.role "
    "fabrics.*.pool fabrics.*.family fabrics.*.tiers fabrics.*.switch.ports fabrics.*.switch.port_rate "
    "fabrics.*.switch.height fabrics.*.switch.max fabrics.*.switch.typical fabrics.*.link_rate "
    "fabrics.*.oversubscription fabrics.*.planes fabrics.*.rails fabrics.*.ports_per_node fabrics.*.side_1 "
    "fabrics.*.side_2 fabrics.*.side_3 fabrics.*.lane_rate fabrics.*.su_nodes fabrics.*.ufm fabrics.*.dual_tor cooling.cdus "
    "rack_overrides.*.rack rack_overrides.*.unit";

constexpr std::string_view kCables =
    "fabrics.@.cabling.longest fabrics.@.cable_choice fabrics.@.lane_rate fabrics.@.switch_optic.medium "
    "fabrics.@.switch_optic.reach fabrics.@.switch_optic.power fabrics.@.switch_optic.price.typical "
    "fabrics.@.switch_optic.links_per_module fabrics.@.switch_optic.link_rate fabrics.@.switch.ports_per_cage "
    "fabrics.@.server_optic.link_rate fabrics.@.server_optic.medium fabrics.@.server_optic.reach "
    "fabrics.@.server_optic.power fabrics.@.server_optic.price.typical fabrics.@.server_optic.links_per_module "
    "fabrics.*.lane_rate";

constexpr Field kCablingResults[] = {
    row<&CablingResults::cables>({.key = "cables",
         .label = TR_NOOP("fields", "Cables to lay"),
         .doc = TR_NOOP("docs", "Of every medium; a splitter or a cable between two ports that are broken out carries several links."),
         .formula = TR_NOOP("formulas", "sum over runs and lengths of ceil(links / links per cable)"),
         .from = kCables,
         .better = -1}),
    row<&CablingResults::twistedPair>({.key = "twisted_pair",
         .label = TR_NOOP("fields", "Twisted-pair cables"),
         .formula = TR_NOOP("formulas", "lanes up to 10 Gbit/s, up to 100 m"),
         .from = kCables}),
    row<&CablingResults::passiveCopper>({.key = "dac",
         .label = TR_NOOP("fields", "DAC, passive copper"),
         .formula = TR_NOOP("formulas", "cables no longer than the lane rate lets passive copper be"),
         .from = kCables}),
    row<&CablingResults::activeCopper>({.key = "acc",
         .label = TR_NOOP("fields", "ACC/AEC, active copper"),
         .formula = TR_NOOP("formulas", "cables beyond passive copper, within active copper"),
         .from = kCables}),
    row<&CablingResults::activeOptical>({.key = "aoc",
         .label = TR_NOOP("fields", "AOC, active optical cables"),
         .formula = TR_NOOP("formulas", "cables beyond copper, of links without modules"),
         .from = kCables}),
    row<&CablingResults::multimode>({.key = "multimode",
         .label = TR_NOOP("fields", "Multimode fibres"),
         .formula = TR_NOOP("formulas", "cables of links with multimode modules"),
         .from = kCables}),
    row<&CablingResults::singleMode>({.key = "single_mode",
         .label = TR_NOOP("fields", "Single-mode fibres"),
         .formula = TR_NOOP("formulas", "cables of links with single-mode modules"),
         .from = kCables}),
    row<&CablingResults::splitters>({.key = "splitters",
         .label = TR_NOOP("fields", "Splitters"),
         .doc = TR_NOOP("docs", "Among the cables: one end in a port that is broken out, and those of the fabric manager. Without switches beside them: one at every network port that several links share."),
         .formula = TR_NOOP("formulas", "ceil(links / links per splitter)"),
         .from = kCables}),
    row<&CablingResults::length>({.key = "length",
         .unit = "m",
         .label = TR_NOOP("fields", "Cable length, all"),
         .doc = TR_NOOP("docs", "In the stock lengths that are bought."),
         .formula = TR_NOOP("formulas", "sum of cables x stock length"),
         .from = kCables,
         .better = -1}),
    row<&CablingResults::longest>({.key = "longest",
         .unit = "m",
         .label = TR_NOOP("fields", "Longest cable"),
         .doc = TR_NOOP("docs", "The way between its ends with slack, before the next stock length."),
         .formula = TR_NOOP("formulas", "(rise + rise + distance along and across the rows) x slack"),
         .from = kWays,
         .better = -1}),
    row<&CablingResults::fibres>({.key = "fibres",
         .label = TR_NOOP("fields", "Fibre cores"),
         .doc = TR_NOOP("docs", "Two per lane, or two per link where the lanes share a pair."),
         .formula = TR_NOOP("formulas", "links over fibre x cores per link"),
         .from = "fabrics.@.cabling.multimode fabrics.@.cabling.single_mode fabrics.@.lane_rate "
                 "fabrics.@.switch_optic.medium fabrics.@.server_optic.medium fabrics.@.switch.port_rate "
                 "fabrics.@.link_rate fabrics.@.planes fabrics.@.dual_tor"}),
    row<&CablingResults::transceivers>({.key = "transceivers",
         .label = TR_NOOP("fields", "Optical modules"),
         .doc = TR_NOOP("docs", "One per cage with a fibre, at both ends; cables with fixed ends have none."),
         .formula = TR_NOOP("formulas", "modules in switches + in servers + at the fabric manager"),
         .from = "fabrics.@.switch_modules fabrics.@.server_modules fabrics.@.ufm fabrics.@.cabling.cables",
         .better = -1}),
    row<&CablingResults::cages>({.key = "cages",
         .label = TR_NOOP("fields", "Cages in use"),
         .doc = TR_NOOP("docs", "At both ends, whatever is plugged into them."),
         .formula = TR_NOOP("formulas", "sum over devices of ceil(used ports / ports per cage)"),
         .from = "fabrics.@.links fabrics.@.cabling.cables"}),
    row<&CablingResults::spareCables>({.key = "spare_cables",
         .label = TR_NOOP("fields", "Spare cables"),
         .doc = TR_NOOP("docs", "Of every medium and length at least one."),
         .formula = TR_NOOP("formulas", "sum over parts of max(1, ceil(quantity x share))"),
         .from = "fabrics.@.cabling.cables racks.cable_spares",
         .better = -1}),
    row<&CablingResults::spareTransceivers>({.key = "spare_modules",
         .label = TR_NOOP("fields", "Spare modules"),
         .formula = TR_NOOP("formulas", "sum over parts of max(1, ceil(quantity x share))"),
         .from = "fabrics.@.cabling.transceivers racks.cable_spares",
         .better = -1}),
};
static_assert(keysAreGood(kCablingResults) && memberCount<CablingResults>() == std::size(kCablingResults), "a member has no row");

}  // namespace

template <> Table fieldsOf<FloorResults>() { return kFloorResults; }
template <> Table fieldsOf<CablingResults>() { return kCablingResults; }

}  // namespace model
