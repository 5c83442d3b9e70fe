// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Air and coolant flow, coolant distribution units, pumps, ride-through, and the PUE built from its parts over the
// temperature bins of a year.

#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/quantity.h"

namespace model::site {

/// Density (kg/m3) and specific heat (J/(kg K)) of what carries the heat.
struct Coolant {
    double density = 0, heat = 0;
    bool operator==(const Coolant&) const = default;
};
inline constexpr Coolant kWater{995, 4180};
inline constexpr Coolant kPg25{1020, 3870};  ///< 25 % propylene glycol
/// Air at an altitude (finite, below 20 km): density 1.2 exp(-z/8434 m), heat 1005.
std::optional<Coolant> airAt(Length altitude);

/// Flow = P/(rho c dT). P >= 0, dT > 0.
std::optional<VolumeFlow> flowFor(Power heat, TemperatureDifference rise, const Coolant& c);
/// dT = P/(flow rho c). P >= 0, flow > 0.
std::optional<TemperatureDifference> riseFor(Power heat, VolumeFlow flow, const Coolant& c);
/// OCP OAI rule, 1.5 L/min per kW (range 1.25-2.0) at dT <= 10 K, given in L/(min kW).
inline constexpr double kRuleLitresPerMinuteKilowatt = 1.5;
std::optional<VolumeFlow> flowByRule(Power heat, double litresPerMinuteKilowatt);
/// Imperial form at sea level, CFM = 3.16 W/dT_F; flow in SI.
std::optional<VolumeFlow> airflowImperial(Power heat, double riseFahrenheit);

/// Heat of a rack or hall split by the cold plates; `liquidShare` in [0, 1].
struct HeatSplit {
    Power liquid{}, residualAir{};
};
std::optional<HeatSplit> heatSplit(Power heat, double liquidShare);

/// Coolant distribution units: the larger of heat and flow, plus spares.
struct CduModel {
    Power atApproach{};  ///< capacity at the reference approach
    VolumeFlow maxFlow{};
    double approachRatio = 1;  ///< approach over reference approach, > 0: capacity scales with it
};
struct CduPlan {
    std::int64_t byHeat = 0, byFlow = 0, installed = 0;
};
std::optional<CduPlan> cduPlan(Power heat, VolumeFlow flow, const CduModel& model, std::int64_t spare = 1);

/// Pump power = flow x dp / eta; eta in (0, 1], 0.5-0.7 is usual.
std::optional<Power> pumpPower(VolumeFlow flow, Pressure drop, double efficiency);
/// Time until the loop is `rise` warmer with no heat removed: V rho c dT/P. P > 0.
std::optional<Duration> rideThrough(Volume loop, TemperatureDifference rise, Power heat, const Coolant& c);

// ---- PUE

/// One loop of the plant. Temperatures of supply and return at the load side.
struct CoolingLoop {
    double heatShare = 0;                        ///< of all heat, [0, 1]
    Temperature supply{}, back{};                ///< return is warmer
    TemperatureDifference approach{};            ///< of the heat rejection to the outside air, >= 0
    TemperatureDifference evaporatorApproach{};  ///< >= 0
    TemperatureDifference condenserLift{};       ///< >= 0
    double carnotShare = 0.5;                    ///< of the ideal chiller, (0, 1]
    double fanPumpPerHeat = 0.03;                ///< W per W of heat, >= 0
    bool countFree = false;                      ///< free-cooling hours are those of this loop
};
struct LoopPower {
    Power cooling{};  ///< chiller, fans and pumps
    double free = 0;  ///< share of the heat that needs no chiller
    double cop = 0;   ///< of the chiller
};
/// free = clamp((T_return - T_w)/(T_return - T_supply), 0, 1) with T_w = T + approach;
/// COP = clamp(carnot T_e/(T_c - T_e), 3, 12), 12 where T_c <= T_e; cooling = q ((1-free)/COP + fans).
std::optional<LoopPower> loopPower(Power heat, Temperature outside, const CoolingLoop& loop);

struct ClimateBin {
    Temperature outside{};
    Duration time{};  ///< per year
};
struct PueCase {
    Power it{};                      ///< at the load of the year, not at design
    double electricalLossShare = 0;  ///< of IT power; all of it counts as heat of the hall
    double otherShare = 0;           ///< lighting and the like, of IT power
    std::vector<CoolingLoop> loops{};
    std::vector<ClimateBin> bins{};
};
struct PueResult {
    double pue = 0;
    Duration freeCooling{}, time{};
    Energy facility{}, it{}, cooling{};
};
/// PUE = 1 + (losses + cooling + other)/IT over the bins. Nothing for no bins, IT <= 0 or a bad loop.
std::optional<PueResult> pueFromBins(const PueCase& c);
/// Cooling power of all loops at one outside temperature: the design hour.
std::optional<Power> coolingAt(Power it, double electricalLossShare, Temperature outside,
                               const std::vector<CoolingLoop>& loops);

}  // namespace model::site
