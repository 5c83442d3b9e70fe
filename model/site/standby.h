// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Standby power and the grid: generators and fuel, batteries, storage against load swings, the voltage step of the
// connection, transformers.

#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/quantity.h"

namespace model::site {

/// Share of its rating that a generator keeps in height and heat: 1 % per 100 m above 1,000 m, 1 % per K above 40 degC
/// (C; the table of the vendor is better). In (0, 1]; nothing where the rule would give 0 or less.
std::optional<double> generatorDerate(Length altitude, Temperature air);
/// ceil(P / (rating x derate)) + spare; P >= 0, rating > 0, derate in (0, 1], spare >= 0.
std::optional<std::int64_t> generatorUnits(Power load, Power rating, double derate, std::int64_t spare);

/// Specific consumption in L/kWh: planning range 0.24-0.30, default 0.26 (B).
inline constexpr double kLitresPerKwh = 0.26;
/// kg/kWh over kg/L, in L/kWh. Both > 0.
std::optional<double> litresPerKwh(double kgPerKwh, double kgPerLitre);
struct Fuel {
    VolumeFlow flow{};
    Volume tank{};  ///< flow x time x (1 + reserve)
};
std::optional<Fuel> fuelFor(Power load, double litresPerKwh, Duration autonomy, double reserve = 0.10);

/// E = P t/(eta x depth of discharge x ageing). Defaults grade C.
struct Battery {
    double efficiency = 0.95, depthOfDischarge = 0.8, ageing = 0.8;  ///< each in (0, 1]
};
std::optional<Energy> batteryEnergy(Power load, Duration autonomy, const Battery& b = {});

/// dP = f n (P_peak - P_low): synchronous change of a training load. f in [0, 1].
std::optional<Power> loadSwing(double syncShare, double accelerators, Power peak, Power low);
/// Storage that turns a step into a linear ramp: t = dP/R, E = dP^2/(2R), power rating dP. A symmetric cycle needs
/// the energy in both directions; held at half charge, half of the capacity serves each way. dP >= 0, R > 0.
struct SwingStorage {
    Duration ramp{};
    Energy energy{};
    Power power{};
};
std::optional<SwingStorage> swingStorage(Power step, PowerRamp limit);

// ---- grid

enum class GridRegion { China, UnitedStates };
/// One row of the voltage table: up to this apparent power. Grade C; stored as data so that a preset can replace it.
struct GridStep {
    Power upTo{};
    const char* voltage;  ///< text, for example "10 kV"
};
const std::vector<GridStep>& gridSteps(GridRegion region);
/// First row that holds `apparent` (>= 0); the last row has no upper end.
std::optional<GridStep> gridStep(GridRegion region, Power apparent);
/// S = P/pf.
std::optional<Power> apparentPower(Power active, double powerFactor);
/// ceil(S/(rating x maxLoad)) + spare: maxLoad 0.8 with N+1, 0.5 for 2N pairs.
std::optional<std::int64_t> transformers(Power apparent, Power rating, double maxLoad, std::int64_t spare);

}  // namespace model::site
