// SPDX-License-Identifier: GPL-3.0-or-later
// Results of the networks: what each number is, its formula and the keys it is computed from. `*` stands for
// every item of a list, `@` for the item that the result itself belongs to.
#include "model/plan/results.h"

namespace model {
namespace {

// What the counts of switches and links follow from, the rate of a link included (it decides how a port is split).
constexpr std::string_view kSizing =
    "fabrics.@.endpoints fabrics.@.role fabrics.@.pool fabrics.@.family fabrics.@.tiers "
    "fabrics.@.switch.ports fabrics.@.switch.port_rate fabrics.@.link_rate "
    "fabrics.@.oversubscription fabrics.@.planes fabrics.@.rails fabrics.@.ports_per_node "
    "fabrics.@.su_nodes fabrics.@.ufm pools.*.server.nics pools.*.server.nic_rate";

constexpr std::string_view kBlocks =
    "fabrics.@.leaf_down fabrics.@.tier_count fabrics.@.role fabrics.@.pool fabrics.@.family fabrics.@.rails "
    "fabrics.@.spines fabrics.@.planes pools.*.server.accelerators pools.*.server.nics fabrics.@.switch.ports "
    "fabrics.@.switch.port_rate fabrics.@.link_rate pools.*.server.nic_rate";

constexpr Field kFabricResult[] = {
    row<&FabricResult::endpoints>({.key = "endpoints",
         .label = TR_NOOP("fields", "Servers connected"),
         .doc = TR_NOOP("docs", "Servers, or everything with a management port."),
         .formula = TR_NOOP("formulas", "servers + hot spares of its pools"),
         .from = 
         "fabrics.@.role fabrics.@.pool pools.*.servers pools.*.hot_spares pools.*.racks tiers.*.nodes "
         "tiers.*.nics racks.management_servers fabrics.*.role fabrics.*.pool fabrics.*.family "
         "fabrics.*.tiers fabrics.*.switch.ports fabrics.*.switch.port_rate fabrics.*.link_rate "
         "fabrics.*.oversubscription fabrics.*.planes fabrics.*.rails fabrics.*.ports_per_node "
         "fabrics.*.su_nodes fabrics.*.ufm pools.*.server.nics pools.*.server.nic_rate"}),
    row<&FabricResult::tiers>({.key = "tier_count",
         .label = TR_NOOP("fields", "Tiers"),
         .formula = TR_NOOP("formulas", "two while the leaves fit the spine radix, else three"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::leaves>({.key = "leaves",
         .label = TR_NOOP("fields", "Leaf switches"),
         .doc = TR_NOOP("docs", "All planes."),
         .formula = TR_NOOP("formulas", "rails x ceil(servers / leaf down ports)"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::spines>({.key = "spines",
         .label = TR_NOOP("fields", "Spine switches"),
         .doc = TR_NOOP("docs", "All planes."),
         .formula = TR_NOOP("formulas", "smallest divisor of the uplinks that is >= ceil(leaves x up / radix)"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::cores>({.key = "cores",
         .label = TR_NOOP("fields", "Core switches"),
         .doc = TR_NOOP("docs", "All planes."),
         .formula = TR_NOOP("formulas", "(k/2) x smallest divisor of k/2 that is >= ceil(pods / 2)"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::nodeLinks>({.key = "node_links",
         .label = TR_NOOP("fields", "Links to servers"),
         .formula = TR_NOOP("formulas", "servers x rails x planes"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::links>({.key = "links",
         .label = TR_NOOP("fields", "Links"),
         .doc = TR_NOOP("docs", "Node links and links between switches."),
         .formula = TR_NOOP("formulas", "node links + leaf-spine + spine-core links"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::leafDown>({.key = "leaf_down",
         .label = TR_NOOP("fields", "Leaf ports down"),
         .formula = TR_NOOP("formulas", "floor(k r / (r + 1))"),
         .from = kSizing}),
    row<&FabricResult::leafUp>({.key = "leaf_up",
         .label = TR_NOOP("fields", "Leaf ports up"),
         .formula = TR_NOOP("formulas", "k - down"),
         .from = kSizing}),
    row<&FabricResult::linksPerPair>({.key = "links_per_pair",
         .label = TR_NOOP("fields", "Links per leaf-spine pair"),
         .doc = TR_NOOP("docs", "The same for every pair."),
         .formula = TR_NOOP("formulas", "leaf up / spines"),
         .from = kSizing}),
    row<&FabricResult::unusedLeafPorts>({.key = "unused_leaf_ports",
         .label = TR_NOOP("fields", "Unused leaf ports"),
         .formula = TR_NOOP("formulas", "radix x leaves - wired"),
         .from = kSizing}),
    row<&FabricResult::unusedSpinePorts>({.key = "unused_spine_ports",
         .label = TR_NOOP("fields", "Unused spine ports"),
         .formula = TR_NOOP("formulas", "radix x spines - wired"),
         .from = kSizing}),
    row<&FabricResult::maxEndpoints>({.key = "max_endpoints",
         .label = TR_NOOP("fields", "Most ports of this family"),
         .doc = TR_NOOP("docs", "With these switches, planes and ratios."),
         .formula = TR_NOOP("formulas", "k^2/2 in two tiers, k^3/4 in three, 1:1"),
         .from = kSizing,
         .better = 1}),
    row<&FabricResult::cardsPerLeaf>({.key = "cards_per_leaf",
         .label = TR_NOOP("fields", "Cards under one leaf"),
         .doc = TR_NOOP("docs", "Cards that reach each other without a spine; with rails, the cards of one rail group of servers."),
         .formula = TR_NOOP("formulas", "leaf ports down x cards per server / links per server and leaf"),
         .from = kBlocks}),
    row<&FabricResult::cardsPerPod>({.key = "cards_per_pod",
         .label = TR_NOOP("fields", "Cards under one pod"),
         .doc = TR_NOOP("docs", "Cards that reach each other without a core switch; blank with two tiers."),
         .formula = TR_NOOP("formulas", "cards under one leaf x leaf groups of a pod"),
         .from = kBlocks}),
    row<&FabricResult::realisedLeaf>({.key = "realised_leaf",
         .label = TR_NOOP("fields", "Oversubscription at the leaf"),
         .doc = TR_NOOP("docs", "Wired links down over wired links up of the worst leaf."),
         .formula = TR_NOOP("formulas", "wired down / wired up"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::realised>({.key = "realised",
         .unit = ": 1",
         .label = TR_NOOP("fields", "Oversubscription, realised"),
         .doc = TR_NOOP("docs", "From wired links, worst path."),
         .formula = TR_NOOP("formulas", "product over tiers of wired down / wired up"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::whenFull>({.key = "when_full",
         .unit = ": 1",
         .label = TR_NOOP("fields", "Oversubscription when full"),
         .doc = TR_NOOP("docs", "With every down port in use."),
         .formula = TR_NOOP("formulas", "product over tiers of down / up"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::bisection>({.key = "bisection",
         .unit = "TB/s",
         .label = TR_NOOP("fields", "Bisection bandwidth"),
         .doc = TR_NOOP("docs", "One way, all planes."),
         .formula = TR_NOOP("formulas", "N/2 x link rate / ratio"),
         .from = kSizing,
         .better = 1}),
    row<&FabricResult::perCard>({.key = "per_card",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Bandwidth per card"),
         .doc = TR_NOOP("docs", "One way, all planes."),
         .formula = TR_NOOP("formulas", "NICs x NIC rate / cards per server"),
         .from = 
         "fabrics.@.leaves fabrics.@.role fabrics.@.pool fabrics.@.family fabrics.@.switch.port_rate "
         "fabrics.@.link_rate fabrics.@.planes fabrics.@.rails pools.*.server.nics "
         "pools.*.server.nic_rate pools.*.servers pools.*.accelerators",
         .better = 1}),
    row<&FabricResult::switchModules>({.key = "switch_modules",
         .label = TR_NOOP("fields", "Modules in switches"),
         .formula = TR_NOOP("formulas", "sum over switches of ceil(used ports / links per module)"),
         .from = 
         "fabrics.@.leaves fabrics.@.spines fabrics.@.cores fabrics.@.leaf_down fabrics.@.leaf_up "
         "fabrics.@.links fabrics.@.switch_optic.links_per_module fabrics.@.switch_optic.power "
         "fabrics.@.switch_optic.price.typical fabrics.@.switch_optic.medium",
         .better = -1}),
    row<&FabricResult::serverModules>({.key = "server_modules",
         .label = TR_NOOP("fields", "Modules in servers"),
         .formula = TR_NOOP("formulas", "ceil(node links / links per module)"),
         .from = 
         "fabrics.@.node_links fabrics.@.endpoints fabrics.@.planes "
         "fabrics.@.server_optic.links_per_module fabrics.@.server_optic.power "
         "fabrics.@.server_optic.price.typical fabrics.@.server_optic.medium",
         .better = -1}),
    row<&FabricResult::cables>({.key = "cables",
         .label = TR_NOOP("fields", "Cables"),
         .formula = TR_NOOP("formulas", "one per link"),
         .from = kSizing,
         .better = -1}),
    row<&FabricResult::nameplate>({.key = "nameplate",
         .unit = "kW",
         .label = TR_NOOP("fields", "Network power, nameplate"),
         .doc = TR_NOOP("docs", "Switches at their maximum and every module."),
         .formula = TR_NOOP("formulas", "switches x maximum + modules x module power"),
         .from = 
         "fabrics.@.leaves fabrics.@.spines fabrics.@.cores fabrics.@.switch_modules fabrics.@.switch.max "
         "fabrics.@.switch.typical fabrics.@.switch.max_includes_optics fabrics.@.switch_optic.power",
         .better = -1}),
    row<&FabricResult::peak>({.key = "peak",
         .unit = "kW",
         .label = TR_NOOP("fields", "Network power, peak"),
         .doc = TR_NOOP("docs", "Switches run at their maximum under load."),
         .formula = TR_NOOP("formulas", "as nameplate"),
         .from = "fabrics.@.nameplate",
         .better = -1}),
};
static_assert(keysAreGood(kFabricResult) && memberCount<FabricResult>() == std::size(kFabricResult), "a member has no row");

constexpr Field kFabricTotals[] = {
    row<&FabricTotals::leafSwitches>({.key = "leaf_switches",
         .label = TR_NOOP("fields", "Leaf switches"),
         .doc = TR_NOOP("docs", "Compute fabric, all planes."),
         .formula = TR_NOOP("formulas", "rails x ceil(servers / leaf down ports)"),
         .from = "fabrics.*.leaves fabrics.*.role",
         .better = -1}),
    row<&FabricTotals::spineSwitches>({.key = "spine_switches",
         .label = TR_NOOP("fields", "Spine switches"),
         .doc = TR_NOOP("docs", "Compute fabric, all planes."),
         .formula = TR_NOOP("formulas", "divisor rule"),
         .from = "fabrics.*.spines fabrics.*.role",
         .better = -1}),
    row<&FabricTotals::coreSwitches>({.key = "core_switches",
         .label = TR_NOOP("fields", "Core switches"),
         .doc = TR_NOOP("docs", "Compute fabric, all planes."),
         .formula = TR_NOOP("formulas", "core groups"),
         .from = "fabrics.*.cores fabrics.*.role",
         .better = -1}),
    row<&FabricTotals::oversubscription>({.key = "oversubscription",
         .unit = ": 1",
         .label = TR_NOOP("fields", "Oversubscription, realised"),
         .doc = TR_NOOP("docs", "From wired links, worst path end to end."),
         .formula = TR_NOOP("formulas", "product over tiers of wired down / wired up"),
         .from = "fabrics.*.realised fabrics.*.leaves fabrics.*.role",
         .better = -1}),
    row<&FabricTotals::bisectionBandwidth>({.key = "bisection_bandwidth",
         .unit = "TB/s",
         .label = TR_NOOP("fields", "Bisection bandwidth"),
         .doc = TR_NOOP("docs", "One way, all planes."),
         .formula = TR_NOOP("formulas", "N/2 x link rate / ratio"),
         .from = "fabrics.*.bisection fabrics.*.leaves fabrics.*.role",
         .better = 1}),
    row<&FabricTotals::perCard>({.key = "per_card",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Fabric bandwidth per card"),
         .doc = TR_NOOP("docs", "One way; the smallest of the compute fabrics."),
         .formula = TR_NOOP("formulas", "NICs x NIC rate / cards per server"),
         .from = "fabrics.*.per_card fabrics.*.leaves fabrics.*.role",
         .better = 1}),
    row<&FabricTotals::portRate>({.key = "port_rate_needed",
         .unit = "Gbit/s",
         .label = TR_NOOP("fields", "Port rate needed"),
         .doc = TR_NOOP("docs", "The next of 200, 400, 800G that carries the required bandwidth."),
         .formula = TR_NOOP("formulas", "next port >= required / link efficiency"),
         .from = "fabrics.*.required_per_card fabrics.*.link_efficiency fabrics.*.leaves fabrics.*.role"}),
    row<&FabricTotals::nameplate>({.key = "nameplate",
         .unit = "kW",
         .label = TR_NOOP("fields", "Networks, nameplate power"),
         .formula = TR_NOOP("formulas", "sum over networks"),
         .from = "fabrics.*.nameplate",
         .better = -1}),
    row<&FabricTotals::peak>({.key = "peak",
         .unit = "kW",
         .label = TR_NOOP("fields", "Networks, peak power"),
         .formula = TR_NOOP("formulas", "sum over networks"),
         .from = "fabrics.*.peak",
         .better = -1}),
    row<&FabricTotals::allSwitches>({.key = "switches",
         .label = TR_NOOP("fields", "Switches, all networks"),
         .formula = TR_NOOP("formulas", "sum over networks of leaves + spines + cores"),
         .from = "fabrics.*.leaves fabrics.*.spines fabrics.*.cores",
         .better = -1}),
};
static_assert(keysAreGood(kFabricTotals) && memberCount<FabricTotals>() == std::size(kFabricTotals), "a member has no row");

}  // namespace

template <> Table fieldsOf<FabricResult>() { return kFabricResult; }
template <> Table fieldsOf<FabricTotals>() { return kFabricTotals; }

}  // namespace model
