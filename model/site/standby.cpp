// SPDX-License-Identifier: GPL-3.0-or-later
// Generators, batteries, load swing, grid connection.

#include "model/site/standby.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/core/translate.h"

namespace model::site {
namespace {

constexpr double kMostUnits = 1e9;
constexpr double kJoulePerKwh = 3.6e6, kCubicMetrePerLitre = 1e-3, kZeroCelsius = 273.15;
constexpr double kMegawatt = 1e6;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}
bool isShare(double x) {
    return x > 0 && x <= 1;
}

std::optional<std::int64_t> unitsAbove(double ratio, std::int64_t spare) {
    if (!notNegative(ratio) || ratio > kMostUnits || spare < 0 || static_cast<double>(spare) > kMostUnits) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(std::ceil(ratio - 1e-9)) + spare;
}

}  // namespace

std::optional<double> generatorDerate(Length altitude, Temperature air) {
    if (!std::isfinite(altitude.si) || !positive(air.si)) return std::nullopt;
    const double height = 1 - 0.01 * std::max(0.0, altitude.si - 1000) / 100;
    const double heat = 1 - 0.01 * std::max(0.0, air.si - kZeroCelsius - 40);
    if (!(height > 0) || !(heat > 0)) return std::nullopt;
    return height * heat;
}

std::optional<std::int64_t> generatorUnits(Power load, Power rating, double derate, std::int64_t spare) {
    if (!notNegative(load.si) || !positive(rating.si) || !isShare(derate)) return std::nullopt;
    return unitsAbove(load.si / (rating.si * derate), spare);
}

std::optional<double> litresPerKwh(double kgPerKwh, double kgPerLitre) {
    if (!positive(kgPerKwh) || !positive(kgPerLitre)) return std::nullopt;
    return kgPerKwh / kgPerLitre;
}

std::optional<Fuel> fuelFor(Power load, double litres, Duration autonomy, double reserve) {
    if (!notNegative(load.si) || !positive(litres) || !notNegative(autonomy.si) || !notNegative(reserve)) {
        return std::nullopt;
    }
    Fuel f;
    f.flow = {load.si * litres * kCubicMetrePerLitre / kJoulePerKwh};
    f.tank = f.flow * autonomy * (1 + reserve);
    return f;
}

std::optional<Energy> batteryEnergy(Power load, Duration autonomy, const Battery& b) {
    if (!notNegative(load.si) || !notNegative(autonomy.si) || !isShare(b.efficiency) || !isShare(b.depthOfDischarge) ||
        !isShare(b.ageing)) {
        return std::nullopt;
    }
    return load * autonomy / (b.efficiency * b.depthOfDischarge * b.ageing);
}

std::optional<Power> loadSwing(double syncShare, double accelerators, Power peak, Power low) {
    if (!(syncShare >= 0 && syncShare <= 1) || !notNegative(accelerators) || !notNegative(low.si) ||
        !notNegative(peak.si) || peak < low) {
        return std::nullopt;
    }
    return (peak - low) * (syncShare * accelerators);
}

std::optional<SwingStorage> swingStorage(Power step, PowerRamp limit) {
    if (!notNegative(step.si) || !positive(limit.si)) return std::nullopt;
    const Duration t = step / limit;
    return SwingStorage{t, step * t * 0.5, step};
}

const std::vector<GridStep>& gridSteps(GridRegion region) {
    constexpr double kNoEnd = std::numeric_limits<double>::infinity();
    static const std::vector<GridStep> kChina{{{20 * kMegawatt}, TR_NOOP("choices", "10 kV")},
                                              {{100 * kMegawatt}, TR_NOOP("choices", "35 or 110 kV")},
                                              {{300 * kMegawatt}, TR_NOOP("choices", "110 or 220 kV")},
                                              {{kNoEnd}, TR_NOOP("choices", "220 kV")}};
    static const std::vector<GridStep> kUnitedStates{{{20 * kMegawatt}, TR_NOOP("choices", "12-35 kV")},
                                                     {{200 * kMegawatt}, TR_NOOP("choices", "69-138 kV")},
                                                     {{kNoEnd}, TR_NOOP("choices", "230-345 kV")}};
    return region == GridRegion::China ? kChina : kUnitedStates;
}

std::optional<GridStep> gridStep(GridRegion region, Power apparent) {
    if (!notNegative(apparent.si)) return std::nullopt;
    for (const GridStep& step : gridSteps(region)) {
        if (apparent <= step.upTo) return step;
    }
    return std::nullopt;
}

std::optional<Power> apparentPower(Power active, double powerFactor) {
    if (!notNegative(active.si) || !isShare(powerFactor)) return std::nullopt;
    return active / powerFactor;
}

std::optional<std::int64_t> transformers(Power apparent, Power rating, double maxLoad, std::int64_t spare) {
    if (!notNegative(apparent.si) || !positive(rating.si) || !isShare(maxLoad)) return std::nullopt;
    return unitsAbove(apparent.si / (rating.si * maxLoad), spare);
}

}  // namespace model::site
