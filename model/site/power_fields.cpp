// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/inputs.h"

namespace model {
namespace {

constexpr Field kHost[] = {
    row<&HostParts::cardsPerHost>({.key = "cards_per_host", .hard = {1, 1e4}, .label = TR_NOOP("fields", "Cards per host"), .doc = TR_NOOP("docs", "How many cards share one set of processors, memory, drives and board."), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
    row<&HostParts::processors>({.key = "processors", .unit = "W", .hard = {0, 1e5}, .typical = {500, 800}, .label = TR_NOOP("fields", "Processors"), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
    row<&HostParts::memory>({.key = "memory", .unit = "W", .hard = {0, 1e5}, .typical = {150, 300}, .label = TR_NOOP("fields", "Memory modules"), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
    row<&HostParts::nic>({.key = "nic", .unit = "W", .hard = {0, 1e4}, .typical = {25, 40}, .label = TR_NOOP("fields", "One network card"), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
    row<&HostParts::drives>({.key = "drives", .unit = "W", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Drives"), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
    row<&HostParts::board>({.key = "board", .unit = "W", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Board"), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
    row<&HostParts::fanShareAir>({.key = "fan_share_air", .unit = "%", .hard = {0, 50}, .typical = {8, 16}, .label = TR_NOOP("fields", "Fans, air-cooled server"), .doc = TR_NOOP("docs", "Share of the power of the server."), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
    row<&HostParts::fanShareLiquid>({.key = "fan_share_liquid", .unit = "%", .hard = {0, 50}, .typical = {1, 3}, .label = TR_NOOP("fields", "Fans, server with cold plates"), .doc = TR_NOOP("docs", "Share of the power of the server."), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
    row<&HostParts::supplyEfficiency>({.key = "supply_efficiency", .unit = "%", .hard = {10, 100}, .typical = {94, 96}, .label = TR_NOOP("fields", "Efficiency of the power supplies"), .doc = TR_NOOP("docs", "Already inside measured and sheet values of servers; it is never taken off twice."), .grade = Grade::C, .group = TR_NOOP("groups", "Parts of a server"), .more = true}),
};
static_assert(keysAreGood(kHost) && memberCount<HostParts>() == std::size(kHost) + 1, "a member has no row");

constexpr Field kCap[] = {
    row<&CapCurve::at83>({.key = "at_83", .unit = "%", .hard = {1, 100}, .label = TR_NOOP("fields", "Speed at 83 % of TDP"), .doc = TR_NOOP("docs", "Computing speed of a card under a power cap, against no cap. Linear between the points."), .source = "arXiv 2605.24461", .grade = Grade::B, .group = TR_NOOP("groups", "Power cap"), .more = true}),
    row<&CapCurve::at80>({.key = "at_80", .unit = "%", .hard = {1, 100}, .label = TR_NOOP("fields", "Speed at 80 % of TDP"), .grade = Grade::C, .group = TR_NOOP("groups", "Power cap"), .more = true}),
    row<&CapCurve::at70>({.key = "at_70", .unit = "%", .hard = {1, 100}, .label = TR_NOOP("fields", "Speed at 70 % of TDP"), .grade = Grade::C, .group = TR_NOOP("groups", "Power cap"), .more = true}),
    row<&CapCurve::at60>({.key = "at_60", .unit = "%", .hard = {1, 100}, .label = TR_NOOP("fields", "Speed at 60 % of TDP"), .doc = TR_NOOP("docs", "And below: no lower cap is planned with."), .grade = Grade::C, .group = TR_NOOP("groups", "Power cap"), .more = true}),
    row<&CapCurve::enforced>({.key = "enforced", .label = TR_NOOP("fields", "Cap held by firmware"), .doc = TR_NOOP("docs", "Only then may breakers and feeds be sized for the cap: it lowers nameplate, too."), .group = TR_NOOP("groups", "Power cap"), .more = true}),
};
static_assert(keysAreGood(kCap) && memberCount<CapCurve>() == std::size(kCap) + 1, "a member has no row");

constexpr Field kPower[] = {
    row<&PowerPlan::peakShare>({.key = "peak_share", .unit = "%", .hard = {1, 100}, .typical = {75, 95}, .label = TR_NOOP("fields", "Peak over nameplate"),
        .doc = TR_NOOP("docs", "Used for servers without a measured peak."), .source = "IEEE Access 13:61740, 8.4 kW of 10.2 kW", .grade = Grade::B, .group = TR_NOOP("groups", "Server power")}),
    row<&PowerPlan::sustainedShare>({.key = "sustained_share", .unit = "%", .hard = {1, 100}, .typical = {65, 85}, .label = TR_NOOP("fields", "Sustained over nameplate"),
        .source = "Epoch AI, training-cost-trends", .grade = Grade::B, .group = TR_NOOP("groups", "Server power")}),
    row<&PowerPlan::idleShare>({.key = "idle_share", .unit = "%", .hard = {0, 100}, .typical = {20, 35}, .label = TR_NOOP("fields", "Idle over nameplate"), .grade = Grade::C, .group = TR_NOOP("groups", "Server power"), .more = true}),
    row<&PowerPlan::headroomBase>({.key = "headroom_base", .label = TR_NOOP("fields", "Base of the reserve"),
        .doc = TR_NOOP("docs", "The kind of power that the reserve factor multiplies; declared once."), .source = TR_NOOP("sources", "practitioner article on two AI computing projects"), .grade = Grade::B, .group = TR_NOOP("groups", "Headroom")}),
    row<&PowerPlan::headroomFactor>({.key = "headroom_factor", .hard = {1, 5}, .typical = {1.0, 1.5}, .label = TR_NOOP("fields", "Reserve factor"),
        .doc = TR_NOOP("docs", "Reserved power = factor x base, applied once for the whole site."), .source = TR_NOOP("sources", "practitioner article on two AI computing projects"), .grade = Grade::B, .group = TR_NOOP("groups", "Headroom")}),
    row<&PowerPlan::growth>({.key = "growth", .unit = "%", .hard = {0, 1000}, .label = TR_NOOP("fields", "Growth on top"),
        .doc = TR_NOOP("docs", "A separate, named factor for later phases; not part of the reserve."), .group = TR_NOOP("groups", "Headroom"), .more = true}),
    row<&PowerPlan::upsRedundancy>({.key = "ups_redundancy", .label = TR_NOOP("fields", "UPS redundancy"),
        .doc = TR_NOOP("docs", "Of the training servers; the other load classes have their own. Classes with the same scheme share one block of units."), .group = TR_NOOP("groups", "UPS and standby")}),
    row<&PowerPlan::upsUnit>({.key = "ups_unit", .unit = "kW", .hard = {1, 1e5}, .label = TR_NOOP("fields", "UPS unit"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby")}),
    row<&PowerPlan::battery>({.key = "battery", .unit = "min", .hard = {0, 1e4}, .typical = {5, 15}, .label = TR_NOOP("fields", "Battery autonomy"),
        .doc = TR_NOOP("docs", "15 min with a generator; 5 min where the generator is proven."), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby")}),
    row<&PowerPlan::transformerUnit>({.key = "transformer_unit", .unit = "kVA", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Transformer unit"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::powerFactor>({.key = "power_factor", .hard = {0.1, 1}, .typical = {0.9, 1}, .label = TR_NOOP("fields", "Power factor"), .grade = Grade::C, .group = TR_NOOP("groups", "Rack feeds"), .more = true}),
    row<&PowerPlan::feeds>({.key = "feeds", .hard = {1, 8}, .typical = {1, 4}, .label = TR_NOOP("fields", "Feeds per rack"), .group = TR_NOOP("groups", "Rack feeds")}),
    row<&PowerPlan::feedVoltage>({.key = "feed_voltage", .unit = "V", .hard = {10, 1000}, .label = TR_NOOP("fields", "Feed voltage"), .group = TR_NOOP("groups", "Rack feeds")}),
    row<&PowerPlan::feedCurrent>({.key = "feed_current", .unit = "A", .hard = {1, 10000}, .label = TR_NOOP("fields", "Feed current"), .grade = Grade::C, .group = TR_NOOP("groups", "Rack feeds")}),
    row<&PowerPlan::derate>({.key = "derate", .hard = {0.1, 1}, .typical = {0.7, 1}, .label = TR_NOOP("fields", "Derating for continuous load"), .grade = Grade::C, .group = TR_NOOP("groups", "Rack feeds"), .more = true}),
    row<&PowerPlan::generatorShare>({.key = "generator_share", .unit = "%", .hard = {0, 200}, .label = TR_NOOP("fields", "IT peak on generators"),
        .doc = TR_NOOP("docs", "Training servers often are not on generators. The pumps always are."), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby")}),
    row<&PowerPlan::generatorUnit>({.key = "generator_unit", .unit = "kW", .hard = {1, 1e5}, .label = TR_NOOP("fields", "Generator unit"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::fuelTime>({.key = "fuel_time", .unit = "h", .hard = {0, 10000}, .typical = {4, 72}, .label = TR_NOOP("fields", "Fuel time"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::fuelUse>({.key = "fuel_use", .unit = "L/kWh", .hard = {0.1, 1}, .typical = {0.24, 0.30}, .label = TR_NOOP("fields", "Fuel use of the generators"), .source = TR_NOOP("sources", "diesel generator fuel tables"), .grade = Grade::B, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::fuelReserve>({.key = "fuel_reserve", .unit = "%", .hard = {0, 200}, .label = TR_NOOP("fields", "Reserve in the tank"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::generatorSpare>({.key = "generator_spare", .hard = {0, 1000}, .label = TR_NOOP("fields", "Spare generators"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::serverEstimate>({.key = "server_estimate", .label = TR_NOOP("fields", "Servers without a sheet"), .doc = TR_NOOP("docs", "How the nameplate of a server is estimated when none is given."), .source = "Epoch AI, training-cost-trends", .grade = Grade::B, .group = TR_NOOP("groups", "Server power"), .more = true}),
    row<&PowerPlan::host>({.key = "host", .label = TR_NOOP("fields", "Parts of a server")}),
    row<&PowerPlan::cap>({.key = "cap", .label = TR_NOOP("fields", "Power cap")}),
    row<&PowerPlan::inferenceRedundancy>({.key = "inference_redundancy", .label = TR_NOOP("fields", "UPS redundancy, inference"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::storageRedundancy>({.key = "storage_redundancy", .label = TR_NOOP("fields", "UPS redundancy, storage"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::networkRedundancy>({.key = "network_redundancy", .label = TR_NOOP("fields", "UPS redundancy, network"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::managementRedundancy>({.key = "management_redundancy", .label = TR_NOOP("fields", "UPS redundancy, management"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::pumpRedundancy>({.key = "pump_redundancy", .label = TR_NOOP("fields", "UPS redundancy, pumps"), .doc = TR_NOOP("docs", "Without coolant flow servers throttle within seconds, so pumps stand on UPS."), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::upsKind>({.key = "ups_kind", .label = TR_NOOP("fields", "Kind of UPS"), .doc = TR_NOOP("docs", "Decides the loss curve."), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby")}),
    row<&PowerPlan::upsNoLoad>({.key = "ups_no_load", .unit = "%", .hard = {0, 50}, .label = TR_NOOP("fields", "UPS loss at no load"), .doc = TR_NOOP("docs", "Of the rating, from the curve of the vendor. Blank takes the curve of the kind."), .group = TR_NOOP("groups", "Loss curves"), .more = true}),
    row<&PowerPlan::upsLinear>({.key = "ups_linear", .unit = "%", .hard = {0, 50}, .label = TR_NOOP("fields", "UPS loss, part with the load"), .doc = TR_NOOP("docs", "Of the rating at full load. Blank takes the curve of the kind."), .group = TR_NOOP("groups", "Loss curves"), .more = true}),
    row<&PowerPlan::upsSquare>({.key = "ups_square", .unit = "%", .hard = {0, 50}, .label = TR_NOOP("fields", "UPS loss, part with the load squared"), .doc = TR_NOOP("docs", "Of the rating at full load. Blank takes the curve of the kind."), .group = TR_NOOP("groups", "Loss curves"), .more = true}),
    row<&PowerPlan::transformerNoLoad>({.key = "transformer_no_load", .unit = "%", .hard = {0, 50}, .label = TR_NOOP("fields", "Transformer loss at no load"), .grade = Grade::C, .group = TR_NOOP("groups", "Loss curves"), .more = true}),
    row<&PowerPlan::transformerSquare>({.key = "transformer_square", .unit = "%", .hard = {0, 50}, .label = TR_NOOP("fields", "Transformer loss at full load"), .grade = Grade::C, .group = TR_NOOP("groups", "Loss curves"), .more = true}),
    row<&PowerPlan::distributionSquare>({.key = "distribution_square", .unit = "%", .hard = {0, 50}, .label = TR_NOOP("fields", "Busway, cable and PDU loss at full load"), .grade = Grade::C, .group = TR_NOOP("groups", "Loss curves"), .more = true}),
    row<&PowerPlan::distributionLoad>({.key = "distribution_load", .unit = "%", .hard = {1, 100}, .label = TR_NOOP("fields", "Load of busways and PDUs"), .doc = TR_NOOP("docs", "Share of their rating at which they run at IT peak."), .grade = Grade::C, .group = TR_NOOP("groups", "Loss curves"), .more = true}),
    row<&PowerPlan::feedKind>({.key = "feed_kind", .label = TR_NOOP("fields", "Kind of feed"), .group = TR_NOOP("groups", "Rack feeds")}),
    row<&PowerPlan::supplies>({.key = "supplies", .hard = {1, 1000}, .label = TR_NOOP("fields", "Power supplies per server"), .grade = Grade::C, .group = TR_NOOP("groups", "Rack feeds"), .more = true}),
    row<&PowerPlan::suppliesNeeded>({.key = "supplies_needed", .hard = {1, 1000}, .label = TR_NOOP("fields", "Supplies needed for full load"), .doc = TR_NOOP("docs", "DGX H100 has six and needs four."), .grade = Grade::C, .group = TR_NOOP("groups", "Rack feeds"), .more = true}),
    row<&PowerPlan::grid>({.key = "grid", .label = TR_NOOP("fields", "Grid"), .doc = TR_NOOP("docs", "Whose table gives the voltage of the connection."), .grade = Grade::C, .group = TR_NOOP("groups", "Grid and swing")}),
    row<&PowerPlan::syncShare>({.key = "sync_share", .unit = "%", .hard = {0, 100}, .typical = {60, 100}, .label = TR_NOOP("fields", "Cards that move together"), .doc = TR_NOOP("docs", "Share of the training servers that start and stop at the same moment, at checkpoints and collective waits."), .source = "arXiv 2407.21783", .grade = Grade::C, .group = TR_NOOP("groups", "Grid and swing")}),
    row<&PowerPlan::rampLimit>({.key = "ramp_limit", .unit = "MW/s", .hard = {1e-6, 1e6}, .label = TR_NOOP("fields", "Ramp limit of the grid"), .doc = TR_NOOP("docs", "What grid or generators allow; storage carries the rest."), .grade = Grade::C, .group = TR_NOOP("groups", "Grid and swing")}),
    row<&PowerPlan::carbonFactor>({.key = "carbon_factor", .unit = "kg/kWh", .hard = {0, 5}, .typical = {0, 1}, .label = TR_NOOP("fields", "Carbon of the grid"), .doc = TR_NOOP("docs", "Location-based; China about 0.54, United States about 0.37."), .grade = Grade::C, .group = TR_NOOP("groups", "Energy and carbon")}),
    row<&PowerPlan::greenShare>({.key = "green_share", .unit = "%", .hard = {0, 100}, .label = TR_NOOP("fields", "Certified green power"), .group = TR_NOOP("groups", "Energy and carbon")}),
};
static_assert(keysAreGood(kPower) && memberCount<PowerPlan>() == std::size(kPower) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<HostParts>() { return kHost; }
template <> Table fieldsOf<CapCurve>() { return kCap; }
template <> Table fieldsOf<PowerPlan>() { return kPower; }

}  // namespace model
