// SPDX-License-Identifier: GPL-3.0-or-later
// Results of reliability and cost: what each number is, its formula and the keys it is computed from. `*` stands for
// every item of a list, `@` for the item that the result itself belongs to.
#include "model/plan/results.h"

namespace model {
namespace {

constexpr Field kReliabilityResults[] = {
    row<&ReliabilityResults::interruptionRate>({.key = "interruption_rate",
         .unit = "/h",
         .label = TR_NOOP("fields", "Interruption rate"),
         .doc = TR_NOOP("docs", "Job-stopping events over all units that the job touches; not replacements."),
         .formula = TR_NOOP("formulas", "sum of units x rate per unit (x factor of age) + restarts for nothing"),
         .from = 
         "reliability.age_shape reliability.fleet_age training.days_ideal reliability.silences "
         "reliability.silence_mean reliability.declare_after checkpoint.interval reliability.diagnose "
         "reliability.allocate reliability.launch reliability.communicator_start reliability.warm_up reliability.classes.*.needs_hardware "
         "reliability.classes.*.repair "
         "reliability.classes.*.rate reliability.classes.*.per reliability.classes.*.stops_job "
         "reliability.classes.*.silent reliability.classes.*.count_limit "
         "reliability.classes.*.memory_reference reliability.rate_factor pools.*.accelerators "
         "pools.*.servers pools.*.server.nics pools.*.card.memory racks.compute cooling.cdus "
         "fabrics.*.node_links fabrics.*.leaves fabrics.*.spines fabrics.*.cores fabrics.*.role "
         "fabrics.*.loss.leaf_left fabrics.*.loss.link_left workloads.*.pool workloads.*.kind",
         .better = -1}),
    row<&ReliabilityResults::hardwareRate>({.key = "hardware_rate",
         .unit = "/h",
         .label = TR_NOOP("fields", "Events that need hands"),
         .formula = TR_NOOP("formulas", "sum of units x rate x share that needs hardware"),
         .from = "reliability.interruption_rate reliability.classes.*.needs_hardware",
         .better = -1}),
    row<&ReliabilityResults::degradedRate>({.key = "degraded_rate",
         .unit = "/h",
         .label = TR_NOOP("fields", "Network faults that stop nothing"),
         .doc = TR_NOOP("docs", "Leaves and links whose cards keep bandwidth over another leaf or plane; the job goes on, slower, until the repair."),
         .formula = TR_NOOP("formulas", "sum over leaves and links with bandwidth left of units x rate per unit"),
         .from =
         "reliability.classes.*.rate reliability.classes.*.per reliability.classes.*.stops_job "
         "reliability.classes.*.silent reliability.classes.*.count_limit reliability.rate_factor "
         "fabrics.*.node_links fabrics.*.leaves fabrics.*.role fabrics.*.loss.leaf_left fabrics.*.loss.link_left "
         "reliability.interruption_rate",
         .better = -1}),
    row<&ReliabilityResults::replacementRate>({.key = "replacement_rate",
         .unit = "/h",
         .label = TR_NOOP("fields", "Replacement rate"),
         .doc = TR_NOOP("docs", "Cards swapped and confirmed bad."),
         .formula = TR_NOOP("formulas", "accelerators x AFR / 8,760 h"),
         .from = "compute.accelerators reliability.afr",
         .better = -1}),
    row<&ReliabilityResults::mtti>({.key = "mtti",
         .unit = "h",
         .label = TR_NOOP("fields", "Mean time to interruption"),
         .formula = TR_NOOP("formulas", "1 / interruption rate"),
         .from = "reliability.interruption_rate",
         .better = 1}),
    row<&ReliabilityResults::restart>({.key = "restart",
         .unit = "s",
         .label = TR_NOOP("fields", "Restart time"),
         .doc = TR_NOOP("docs", "Detection, diagnosis, allocation, launch, loading, warm-up."),
         .formula = TR_NOOP("formulas", "detect + diagnose + allocate + launch + communicators + load + warm-up"),
         .from = 
         "reliability.communicator_start storage.load storage.stall checkpoint.mode checkpoint.memory_copies checkpoint.copies_spread "
         "reliability.classes.*.needs_hardware reliability.classes.*.repair "
         "reliability.silences reliability.silence_mean reliability.declare_after checkpoint.interval "
         "reliability.diagnose reliability.allocate reliability.launch reliability.warm_up "
         "reliability.interruption_rate reliability.classes.*.detect reliability.classes.*.detect_unmonitored reliability.monitored reliability.classes.*.silent",
         .better = -1}),
    row<&ReliabilityResults::communicator>({.key = "communicator_start",
         .unit = "s",
         .label = TR_NOOP("fields", "Start of the communicators"),
         .doc = TR_NOOP("docs", "Of the largest pool that trains; 0 where the launch contains it."),
         .formula = TR_NOOP("formulas", "tuned: 3 ms x cards; naive: 0.2 ms x cards x cards"),
         .from = "reliability.communicator pools.*.accelerators pools.*.server.nics workloads.*.pool workloads.*.kind",
         .better = -1}),
    row<&ReliabilityResults::optimalInterval>({.key = "optimal_interval",
         .unit = "min",
         .label = TR_NOOP("fields", "Best checkpoint interval"),
         .formula = TR_NOOP("formulas", "M (1 + W0(-exp(-1 - d/M)))"),
         .from = "storage.stall reliability.interruption_rate"}),
    row<&ReliabilityResults::youngInterval>({.key = "young_interval",
         .unit = "min",
         .label = TR_NOOP("fields", "Interval by Young"),
         .formula = TR_NOOP("formulas", "sqrt(2 d M)"),
         .from = "storage.stall reliability.interruption_rate"}),
    row<&ReliabilityResults::dalyInterval>({.key = "daly_interval",
         .unit = "min",
         .label = TR_NOOP("fields", "Interval by Daly"),
         .formula = TR_NOOP("formulas", "sqrt(2 d M) (1 + sqrt(d/2M)/3 + d/18M) - d"),
         .from = "storage.stall reliability.interruption_rate"}),
    row<&ReliabilityResults::goodput>({.key = "goodput",
         .unit = "%",
         .label = TR_NOOP("fields", "Goodput"),
         .doc = TR_NOOP("docs", "Ideal time over expected time with faults and checkpoints."),
         .formula = TR_NOOP("formulas", "ideal time / expected time"),
         .from = 
         "checkpoint.mode checkpoint.memory_copies checkpoint.copies_spread checkpoint.storage_every checkpoint.thinned storage.drain "
         "storage.data.wait_share storage.data.shuffle_buffer storage.read_needed "
         "reliability.reroute "
         "training.days_ideal checkpoint.interval storage.stall reliability.interruption_rate "
         "reliability.restart reliability.hardware_rate reliability.classes.*.detect reliability.classes.*.detect_unmonitored reliability.monitored "
         "reliability.classes.*.silent reliability.classes.*.repair reliability.classes.*.repair_sigma "
         "pools.*.hot_spares pools.*.cold_spares reliability.swap pools.*.servers "
         "reliability.slow_servers reliability.slowdown reliability.planned reliability.planned_every workloads.*.pool "
         "workloads.*.kind",
         .better = 1}),
    row<&ReliabilityResults::checkpointShare>({.key = "checkpoint_share",
         .unit = "%",
         .label = TR_NOOP("fields", "Lost to checkpoints"),
         .doc = TR_NOOP("docs", "Of the expected time."),
         .formula = TR_NOOP("formulas", "stall / (interval + stall)"),
         .from = "storage.stall checkpoint.interval training.days_ideal reliability.goodput",
         .better = -1}),
    row<&ReliabilityResults::failureShare>({.key = "failure_share",
         .unit = "%",
         .label = TR_NOOP("fields", "Lost to faults"),
         .doc = TR_NOOP("docs", "Rollback and restart, of the expected time."),
         .formula = TR_NOOP("formulas", "rest of the expected time"),
         .from = 
         "reliability.goodput reliability.checkpoint_share reliability.wait_share reliability.slow_share "
         "reliability.planned_share",
         .better = -1}),
    row<&ReliabilityResults::waitShare>({.key = "wait_share",
         .unit = "%",
         .label = TR_NOOP("fields", "Lost waiting for spares"),
         .doc = TR_NOOP("docs", "Of the expected time: while a cold spare is swapped in because no hot spare is left, and while more servers are in repair than there are spares."),
         .formula = TR_NOOP("formulas", "(swaps x swap time + P(servers in repair > spares) x running time) / expected time"),
         .from = 
         "reliability.hardware_rate reliability.interruption_rate reliability.classes.*.repair "
         "reliability.classes.*.repair_sigma pools.*.hot_spares pools.*.cold_spares reliability.swap "
         "training.days_ideal reliability.goodput",
         .better = -1}),
    row<&ReliabilityResults::slowShare>({.key = "slow_share",
         .unit = "%",
         .label = TR_NOOP("fields", "Lost to slow servers, links and data"),
         .formula = TR_NOOP("formulas", "slowdown x P(a slow server is in the job) + waiting for data + link flaps x rerouting + outages of the storage x standstill"),
         .from = 
         "storage.data.wait_share reliability.reroute reliability.classes.*.rate reliability.classes.*.per reliability.classes.*.stops_job "
         "reliability.classes.*.silent reliability.rate_factor fabrics.*.node_links fabrics.*.role "
         "pools.*.servers reliability.slow_servers reliability.slowdown reliability.planned "
         "workloads.*.pool workloads.*.kind reliability.goodput",
         .better = -1}),
    row<&ReliabilityResults::plannedShare>({.key = "planned_share",
         .unit = "%",
         .label = TR_NOOP("fields", "Planned stops"),
         .doc = TR_NOOP("docs", "Those that fall into the run: none in one that ends before the first."),
         .formula = TR_NOOP("formulas", "stops within the running time x their length / expected time"),
         .from = "reliability.planned reliability.planned_every reliability.goodput",
         .better = -1}),
    row<&ReliabilityResults::sparesP99>({.key = "spares_p99",
         .label = TR_NOOP("fields", "Spare servers for 99 %"),
         .doc = TR_NOOP("docs", "So that nobody waits for a repair in 99 of 100 moments."),
         .formula = TR_NOOP("formulas", "Poisson quantile of rate that needs hands x repair time"),
         .from = "reliability.hardware_rate reliability.classes.*.repair reliability.classes.*.repair_sigma",
         .better = -1}),
    row<&ReliabilityResults::interruptionsPerMonth>({.key = "interruptions_per_month",
         .label = TR_NOOP("fields", "Interruptions per month"),
         .formula = TR_NOOP("formulas", "rate x 730 h"),
         .from = "reliability.interruption_rate",
         .better = -1}),
    row<&ReliabilityResults::replacementsPerMonth>({.key = "replacements_per_month",
         .label = TR_NOOP("fields", "Cards replaced per month"),
         .formula = TR_NOOP("formulas", "rate x 730 h"),
         .from = "reliability.replacement_rate",
         .better = -1}),
};
static_assert(keysAreGood(kReliabilityResults) && memberCount<ReliabilityResults>() == std::size(kReliabilityResults), "a member has no row");

// Every line of the bill: prices, what they are converted with, quantities, shares on top.
constexpr std::string_view kBill =
    "pools.*.server.price fabrics.*.switch.price fabrics.*.switch_optic.price "
    "fabrics.*.server_optic.price fabrics.*.cable tiers.*.price racks.price cost.management_server "
    "cost.facility_per_watt cost.hardware_factor project.currency project.cny_per_usd "
    "project.cny_per_eur pools.*.servers pools.*.hot_spares pools.*.cold_spares fabrics.*.leaves "
    "fabrics.*.spines fabrics.*.cores fabrics.*.switch_modules fabrics.*.server_modules "
    "fabrics.*.links fabrics.*.cabling.cables fabrics.*.cabling.spare_cables fabrics.*.cabling.spare_modules tiers.*.nodes racks.count racks.management_servers power.it_peak cost.software "
    "cost.services cost.contingency";

constexpr Field kCostResults[] = {
    row<&CostResults::capex>({.key = "capex",
         .unit = "money",
         .label = TR_NOOP("fields", "Investment"),
         .doc = TR_NOOP("docs", "Typical value of the price ranges, without tax."),
         .formula = TR_NOOP("formulas", "sum of quantity x unit price + software + services + contingency"),
         .from = "cost.servers cost.network cost.storage cost.racks cost.plant cost.other",
         .better = -1}),
    row<&CostResults::capexLow>({.key = "capex_low",
         .unit = "money",
         .label = TR_NOOP("fields", "Investment, low"),
         .formula = TR_NOOP("formulas", "with the lowest prices"),
         .from = kBill,
         .better = -1}),
    row<&CostResults::capexHigh>({.key = "capex_high",
         .unit = "money",
         .label = TR_NOOP("fields", "Investment, high"),
         .formula = TR_NOOP("formulas", "with the highest prices"),
         .from = kBill,
         .better = -1}),
    row<&CostResults::servers>({.key = "servers",
         .unit = "money",
         .label = TR_NOOP("fields", "Servers"),
         .formula = TR_NOOP("formulas", "(servers + spares) x price"),
         .from = 
         "pools.*.servers pools.*.hot_spares pools.*.cold_spares pools.*.server.price "
         "cost.hardware_factor project.currency project.cny_per_usd project.cny_per_eur",
         .better = -1}),
    row<&CostResults::network>({.key = "network",
         .unit = "money",
         .label = TR_NOOP("fields", "Networks"),
         .formula = TR_NOOP("formulas", "switches + modules + cables"),
         .from = 
         "fabrics.*.leaves fabrics.*.spines fabrics.*.cores fabrics.*.switch_modules "
         "fabrics.*.server_modules fabrics.*.links fabrics.*.cabling.cables fabrics.*.cabling.spare_cables fabrics.*.cabling.spare_modules fabrics.*.switch.price fabrics.*.switch_optic.price "
         "fabrics.*.server_optic.price fabrics.*.cable cost.hardware_factor project.currency "
         "project.cny_per_usd project.cny_per_eur",
         .better = -1}),
    row<&CostResults::storage>({.key = "storage",
         .unit = "money",
         .label = TR_NOOP("fields", "Storage"),
         .formula = TR_NOOP("formulas", "nodes x price"),
         .from = 
         "tiers.*.nodes tiers.*.price cost.hardware_factor project.currency project.cny_per_usd "
         "project.cny_per_eur",
         .better = -1}),
    row<&CostResults::racks>({.key = "racks",
         .unit = "money",
         .label = TR_NOOP("fields", "Racks and management"),
         .formula = TR_NOOP("formulas", "racks x price + management servers"),
         .from = 
         "racks.count racks.price racks.management_servers cost.management_server cost.hardware_factor "
         "project.currency project.cny_per_usd project.cny_per_eur",
         .better = -1}),
    row<&CostResults::plant>({.key = "plant",
         .unit = "money",
         .label = TR_NOOP("fields", "Power and cooling plant"),
         .formula = TR_NOOP("formulas", "IT peak x price per watt"),
         .from = "power.it_peak cost.facility_per_watt project.currency project.cny_per_usd project.cny_per_eur",
         .better = -1}),
    row<&CostResults::other>({.key = "other",
         .unit = "money",
         .label = TR_NOOP("fields", "Software, services, contingency"),
         .formula = TR_NOOP("formulas", "shares of hardware and of the sum"),
         .from = 
         "cost.software cost.services cost.contingency cost.servers cost.network cost.storage cost.racks "
         "cost.plant",
         .better = -1}),
    row<&CostResults::networkShare>({.key = "network_share",
         .unit = "%",
         .label = TR_NOOP("fields", "Network share of hardware"),
         .doc = TR_NOOP("docs", "Wide scope: all networks over IT hardware."),
         .formula = TR_NOOP("formulas", "networks / IT hardware"),
         .from = "cost.network cost.servers cost.storage cost.racks"}),
    row<&CostResults::networkShareNarrow>({.key = "network_share_narrow",
         .unit = "%",
         .label = TR_NOOP("fields", "Network share, narrow"),
         .doc = TR_NOOP("docs", "Switches and cables of the compute fabric over servers."),
         .formula = TR_NOOP("formulas", "compute fabric / servers"),
         .from = "cost.network cost.servers fabrics.*.role"}),
    row<&CostResults::unpricedLines>({.key = "unpriced_lines",
         .label = TR_NOOP("fields", "Lines without price or quantity"),
         .doc = TR_NOOP("docs", "The total is incomplete while this is not 0."),
         .formula = TR_NOOP("formulas", "lines of the bill without a quantity or a usable price"),
         .from = kBill,
         .better = -1}),
    row<&CostResults::opexPerYear>({.key = "opex_per_year",
         .unit = "money",
         .label = TR_NOOP("fields", "Running cost per year"),
         .doc = TR_NOOP("docs", "Energy, maintenance, staff."),
         .formula = TR_NOOP("formulas", "energy + maintenance + staff"),
         .from = 
         "cost.energy_cost_per_year cost.capex cost.servers cost.network cost.storage cost.racks "
         "cost.maintenance cost.staff project.currency project.cny_per_usd project.cny_per_eur",
         .better = -1}),
    row<&CostResults::energyPerYear>({.key = "energy_cost_per_year",
         .unit = "money",
         .label = TR_NOOP("fields", "Energy cost per year"),
         .doc = TR_NOOP("docs", "The yearly energy is that of full sustained load; the share of the year under load says how much of it is drawn and paid."),
         .formula = TR_NOOP("formulas", "energy per year x share of the year under load x price"),
         .from = 
         "power.energy_per_year cost.energy_price cost.load project.currency project.cny_per_usd "
         "project.cny_per_eur",
         .better = -1}),
    row<&CostResults::perCardHour>({.key = "per_card_hour",
         .unit = "money",
         .label = TR_NOOP("fields", "Cost per card-hour sold"),
         .doc = TR_NOOP("docs", "Depreciation and running cost over the hours sold: at the planned utilisation, so that busy hours pay for idle ones."),
         .formula = TR_NOOP("formulas", "(capex / life + running cost) / (accelerators x 8,760 h x availability x utilisation)"),
         .from = 
         "cost.capex cost.plant cost.opex_per_year cost.server_life cost.facility_life cost.availability "
         "cost.utilisation compute.accelerators",
         .better = -1}),
    row<&CostResults::perRun>({.key = "per_run",
         .unit = "money",
         .label = TR_NOOP("fields", "Cost of the training run"),
         .doc = TR_NOOP("docs", "Cards of the pools that train, from start to P50, each at the average cost of a card of the site: depreciation, energy, maintenance, staff. A run keeps all its cards busy, so its hours are charged at a utilisation of 100 %, not at the planned one of the cost per card-hour."),
         .formula = TR_NOOP("formulas", "accelerators that train x P50 hours x cost per card-hour x planned utilisation"),
         .from = "cost.per_card_hour training.days_p50 pools.*.accelerators workloads.*.pool workloads.*.kind cost.utilisation",
         .better = -1}),
};
static_assert(keysAreGood(kCostResults) && memberCount<CostResults>() == std::size(kCostResults), "a member has no row");

}  // namespace

template <> Table fieldsOf<ReliabilityResults>() { return kReliabilityResults; }
template <> Table fieldsOf<CostResults>() { return kCostResults; }

}  // namespace model
