// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/inputs.h"

namespace model {
namespace {

constexpr Field kPlant[] = {
    row<&Plant::climate>({.key = "climate", .label = TR_NOOP("fields", "Climate"), .doc = TR_NOOP("docs", "Hours per temperature of a mean year: monthly means of 2008 and 2009, with a daily cycle and day-to-day spread."), .source = TR_NOOP("sources", "China Statistical Yearbook 2009 and 2010, monthly mean temperatures; spread C"), .grade = Grade::C, .group = TR_NOOP("groups", "Site")}),
    row<&Plant::altitude>({.key = "altitude", .unit = "m", .hard = {-500, 8000}, .label = TR_NOOP("fields", "Altitude"), .doc = TR_NOOP("docs", "Thinner air takes more flow, generators give less above 1,000 m."), .group = TR_NOOP("groups", "Site")}),
    row<&Plant::hottest>({.key = "hottest", .unit = "°C", .hard = {-20, 60}, .label = TR_NOOP("fields", "Hottest outside air"), .doc = TR_NOOP("docs", "Generators lose 1 % per kelvin above 40 °C."), .grade = Grade::C, .group = TR_NOOP("groups", "Site")}),
    row<&Plant::rejection>({.key = "rejection", .label = TR_NOOP("fields", "Heat rejection"), .group = TR_NOOP("groups", "Plant")}),
    row<&Plant::approach>({.key = "approach", .unit = "K", .hard = {0, 40}, .typical = {3, 10}, .label = TR_NOOP("fields", "Approach of the heat rejection"), .doc = TR_NOOP("docs", "Water against outside air: dry coolers 6-10 K, towers 3-5 K."), .grade = Grade::C, .group = TR_NOOP("groups", "Plant")}),
    row<&Plant::depression>({.key = "depression", .unit = "K", .hard = {0, 25}, .typical = {2, 10}, .label = TR_NOOP("fields", "Wet bulb below dry bulb"), .doc = TR_NOOP("docs", "Mean of the year; towers cool towards the wet bulb."), .grade = Grade::C, .group = TR_NOOP("groups", "Plant")}),
    row<&Plant::evaporatorApproach>({.key = "evaporator_approach", .unit = "K", .hard = {0, 30}, .label = TR_NOOP("fields", "Evaporator approach"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&Plant::condenserLift>({.key = "condenser_lift", .unit = "K", .hard = {0, 40}, .label = TR_NOOP("fields", "Condenser above outside air"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&Plant::carnotShare>({.key = "carnot_share", .unit = "%", .hard = {5, 100}, .typical = {45, 55}, .label = TR_NOOP("fields", "Chillers against Carnot"), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&Plant::airSupply>({.key = "air_supply", .unit = "°C", .hard = {5, 45}, .typical = {18, 27}, .label = TR_NOOP("fields", "Air supply"), .doc = TR_NOOP("docs", "At the inlet of the servers; ASHRAE recommends 18-27 °C."), .source = "ASHRAE TC9.9", .grade = Grade::B, .group = TR_NOOP("groups", "Air")}),
    row<&Plant::cycles>({.key = "cycles", .hard = {1.1, 20}, .typical = {3, 5}, .label = TR_NOOP("fields", "Cycles of concentration"), .doc = TR_NOOP("docs", "How far towers thicken their water before it is let off."), .grade = Grade::C, .group = TR_NOOP("groups", "Plant"), .more = true}),
    row<&Plant::loopDrop>({.key = "loop_drop", .unit = "kPa", .hard = {1, 10000}, .typical = {100, 300}, .label = TR_NOOP("fields", "Pressure drop of the loop"), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid loop"), .more = true}),
    row<&Plant::pumpEfficiency>({.key = "pump_efficiency", .unit = "%", .hard = {5, 100}, .typical = {50, 70}, .label = TR_NOOP("fields", "Efficiency of the pumps"), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid loop"), .more = true}),
    row<&Plant::loopVolume>({.key = "loop_volume", .unit = "L/kW", .hard = {0.01, 100}, .typical = {1, 3}, .label = TR_NOOP("fields", "Loop volume per heat"), .doc = TR_NOOP("docs", "With buffer tanks. It carries the heat while pumps or chillers restart."), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid loop")}),
    row<&Plant::rideRise>({.key = "ride_rise", .unit = "K", .hard = {0.1, 40}, .label = TR_NOOP("fields", "Rise that servers bear"), .doc = TR_NOOP("docs", "While no heat is removed."), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid loop"), .more = true}),
    row<&Plant::pumpRestart>({.key = "pump_restart", .unit = "s", .hard = {0, 3600}, .typical = {10, 15}, .label = TR_NOOP("fields", "Restart on generators"), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid loop"), .more = true}),
    row<&Plant::pumpsOnUps>({.key = "pumps_on_ups", .label = TR_NOOP("fields", "Pumps on UPS"), .group = TR_NOOP("groups", "Liquid loop")}),
    row<&Plant::leakPoints>({.key = "leak_points", .hard = {0, 1000}, .label = TR_NOOP("fields", "Leak sensors per liquid rack"), .doc = TR_NOOP("docs", "Under the manifold and in the tray; every CDU has one more."), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid loop"), .more = true}),
    row<&Plant::reuseShare>({.key = "reuse_share", .unit = "%", .hard = {0, 100}, .label = TR_NOOP("fields", "Heat reused"), .doc = TR_NOOP("docs", "Share of the heat in the liquid that a neighbour takes during the season."), .group = TR_NOOP("groups", "Heat reuse")}),
    row<&Plant::reuseSeason>({.key = "reuse_season", .unit = "h", .hard = {0, 8760}, .label = TR_NOOP("fields", "Heating season"), .grade = Grade::C, .group = TR_NOOP("groups", "Heat reuse")}),
};
static_assert(keysAreGood(kPlant) && memberCount<Plant>() == std::size(kPlant) + 1, "a member has no row");

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
    row<&CoolingPlan::coolantSupply>({.key = "coolant_supply", .unit = "°C", .hard = {5, 60}, .typical = {17, 45}, .label = TR_NOOP("fields", "Coolant supply"), .doc = TR_NOOP("docs", "To the cold plates. ASHRAE classes W17 to W45 name the facility water, one CDU approach below."), .source = "ASHRAE TC9.9", .grade = Grade::C, .group = TR_NOOP("groups", "Liquid")}),
    row<&CoolingPlan::cduFlow>({.key = "cdu_flow", .unit = "L/min", .hard = {1, 1e6}, .label = TR_NOOP("fields", "CDU flow, largest"), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid")}),
    row<&CoolingPlan::cduApproach>({.key = "cdu_approach", .unit = "K", .hard = {0.5, 30}, .typical = {3, 5}, .label = TR_NOOP("fields", "CDU approach"), .doc = TR_NOOP("docs", "Coolant against facility water; the capacity of a CDU grows with it."), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid"), .more = true}),
    row<&CoolingPlan::cduRatedApproach>({.key = "cdu_rated_approach", .unit = "K", .hard = {0.5, 30}, .typical = {3, 5}, .label = TR_NOOP("fields", "Approach of the CDU rating"), .grade = Grade::C, .group = TR_NOOP("groups", "Liquid"), .more = true}),
    row<&CoolingPlan::pueSource>({.key = "pue_source", .label = TR_NOOP("fields", "PUE of the energy"), .doc = TR_NOOP("docs", "Which annual PUE energy, carbon and water take."), .group = TR_NOOP("groups", "Plant")}),
    row<&CoolingPlan::plant>({.key = "plant", .label = TR_NOOP("fields", "Plant and climate")}),
};
static_assert(keysAreGood(kCooling) && memberCount<CoolingPlan>() == std::size(kCooling) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<Plant>() { return kPlant; }
template <> Table fieldsOf<CoolingPlan>() { return kCooling; }

}  // namespace model
