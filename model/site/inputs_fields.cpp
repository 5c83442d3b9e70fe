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
};
static_assert(keysAreGood(kRacks) && memberCount<Racks>() == std::size(kRacks) + 1, "a member has no row");

constexpr Field kPower[] = {
    row<&PowerPlan::peakShare>({.key = "peak_share", .unit = "%", .hard = {1, 100}, .typical = {75, 95}, .label = TR_NOOP("fields", "Peak over nameplate"),
        .doc = TR_NOOP("docs", "Used for servers without a measured peak."), .source = "IEEE Access 13:61740, 8.4 kW of 10.2 kW", .grade = Grade::B, .group = TR_NOOP("groups", "Server power")}),
    row<&PowerPlan::sustainedShare>({.key = "sustained_share", .unit = "%", .hard = {1, 100}, .typical = {65, 85}, .label = TR_NOOP("fields", "Sustained over nameplate"),
        .source = "Epoch AI, training-cost-trends", .grade = Grade::B, .group = TR_NOOP("groups", "Server power")}),
    row<&PowerPlan::idleShare>({.key = "idle_share", .unit = "%", .hard = {0, 100}, .typical = {20, 35}, .label = TR_NOOP("fields", "Idle over nameplate"), .grade = Grade::C, .group = TR_NOOP("groups", "Server power"), .information = true, .more = true}),
    row<&PowerPlan::headroomBase>({.key = "headroom_base", .label = TR_NOOP("fields", "Base of the reserve"),
        .doc = TR_NOOP("docs", "The kind of power that the reserve factor multiplies; declared once."), .source = TR_NOOP("sources", "practitioner article on two AI computing projects"), .grade = Grade::B, .group = TR_NOOP("groups", "Headroom")}),
    row<&PowerPlan::headroomFactor>({.key = "headroom_factor", .hard = {1, 5}, .typical = {1.0, 1.5}, .label = TR_NOOP("fields", "Reserve factor"),
        .doc = TR_NOOP("docs", "Reserved power = factor x base, applied once for the whole site."), .source = TR_NOOP("sources", "practitioner article on two AI computing projects"), .grade = Grade::B, .group = TR_NOOP("groups", "Headroom")}),
    row<&PowerPlan::growth>({.key = "growth", .unit = "%", .hard = {0, 1000}, .label = TR_NOOP("fields", "Growth on top"),
        .doc = TR_NOOP("docs", "A separate, named factor for later phases; not part of the reserve."), .group = TR_NOOP("groups", "Headroom"), .more = true}),
    row<&PowerPlan::upsRedundancy>({.key = "ups_redundancy", .label = TR_NOOP("fields", "UPS redundancy"), .group = TR_NOOP("groups", "UPS and standby")}),
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
        .doc = TR_NOOP("docs", "Training servers often are not on generators; pumps, storage and network are."), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby")}),
    row<&PowerPlan::generatorUnit>({.key = "generator_unit", .unit = "kW", .hard = {1, 1e5}, .label = TR_NOOP("fields", "Generator unit"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
    row<&PowerPlan::fuelTime>({.key = "fuel_time", .unit = "h", .hard = {0, 10000}, .typical = {4, 72}, .label = TR_NOOP("fields", "Fuel time"), .grade = Grade::C, .group = TR_NOOP("groups", "UPS and standby"), .more = true}),
};
static_assert(keysAreGood(kPower) && memberCount<PowerPlan>() == std::size(kPower) + 1, "a member has no row");

constexpr Field kCooling[] = {
    row<&CoolingPlan::preset>({.key = "preset", .label = TR_NOOP("fields", "Policy preset"), .doc = TR_NOOP("docs", "Thresholds in kW per rack for air and liquid."), .grade = Grade::B, .group = TR_NOOP("groups", "Decision")}),
    row<&CoolingPlan::method>({.key = "method_choice", .label = TR_NOOP("fields", "Cooling method"), .group = TR_NOOP("groups", "Decision")}),
    row<&CoolingPlan::airWarn>({.key = "air_warn", .unit = "kW", .hard = {0, 1000}, .label = TR_NOOP("fields", "Air: warn from"), .doc = TR_NOOP("docs", "Blank takes the value of the preset."), .group = TR_NOOP("groups", "Decision"), .more = true}),
    row<&CoolingPlan::airBlock>({.key = "air_block", .unit = "kW", .hard = {0, 1000}, .label = TR_NOOP("fields", "Air: not above"), .doc = TR_NOOP("docs", "Blank takes the value of the preset."), .group = TR_NOOP("groups", "Decision"), .more = true}),
    row<&CoolingPlan::liquidFrom>({.key = "liquid_from", .unit = "kW", .hard = {0, 1000}, .label = TR_NOOP("fields", "Liquid from"), .doc = TR_NOOP("docs", "Blank takes the value of the preset."), .group = TR_NOOP("groups", "Decision"), .more = true}),
    row<&CoolingPlan::coldPlateShare>({.key = "cold_plate_share", .unit = "%", .hard = {1, 100}, .typical = {70, 95}, .label = TR_NOOP("fields", "Heat taken by cold plates"),
        .doc = TR_NOOP("docs", "Used when liquid is chosen for a server whose own value is 0."), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid")}),
    row<&CoolingPlan::coolant>({.key = "coolant", .label = TR_NOOP("fields", "Coolant"), .group = TR_NOOP("groups", "Liquid")}),
    row<&CoolingPlan::coolantRise>({.key = "coolant_rise", .unit = "K", .hard = {0.1, 60}, .typical = {8, 12}, .label = TR_NOOP("fields", "Coolant temperature rise"), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid")}),
    row<&CoolingPlan::airRise>({.key = "air_rise", .unit = "K", .hard = {0.1, 60}, .typical = {8, 20}, .label = TR_NOOP("fields", "Air temperature rise"), .grade = Grade::C, .group = TR_NOOP("groups", "Air"), .more = true}),
    row<&CoolingPlan::cduUnit>({.key = "cdu_unit", .unit = "kW", .hard = {1, 1e5}, .typical = {80, 2000}, .label = TR_NOOP("fields", "CDU capacity"), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid")}),
    row<&CoolingPlan::cduSpare>({.key = "cdu_spare", .hard = {0, 100}, .label = TR_NOOP("fields", "Spare CDUs"), .group = TR_NOOP("groups", "Liquid"), .more = true}),
    row<&CoolingPlan::liquidCop>({.key = "liquid_cop", .hard = {0.5, 100}, .typical = {3, 30}, .label = TR_NOOP("fields", "COP of the liquid loop, design hour"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&CoolingPlan::airCop>({.key = "air_cop", .hard = {0.5, 100}, .typical = {3, 12}, .label = TR_NOOP("fields", "COP of the air loop, design hour"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&CoolingPlan::airFanShare>({.key = "air_fan_share", .unit = "%", .hard = {0, 100}, .typical = {4, 8}, .label = TR_NOOP("fields", "Fan power per air heat"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&CoolingPlan::liquidPumpShare>({.key = "liquid_pump_share", .unit = "%", .hard = {0, 100}, .typical = {1.5, 6.5}, .label = TR_NOOP("fields", "Pump and tower power per liquid heat"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&CoolingPlan::otherShare>({.key = "other_share", .unit = "%", .hard = {0, 100}, .label = TR_NOOP("fields", "Lighting and others"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&CoolingPlan::pueLiquidAnnual>({.key = "pue_liquid", .hard = {1, 3}, .typical = {1.08, 1.25}, .label = TR_NOOP("fields", "Annual PUE, liquid"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&CoolingPlan::pueAirAnnual>({.key = "pue_air", .hard = {1, 3}, .typical = {1.25, 1.55}, .label = TR_NOOP("fields", "Annual PUE, air"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
};
static_assert(keysAreGood(kCooling) && memberCount<CoolingPlan>() == std::size(kCooling) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<Racks>() { return kRacks; }
template <> Table fieldsOf<PowerPlan>() { return kPower; }
template <> Table fieldsOf<CoolingPlan>() { return kCooling; }

}  // namespace model
