// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Cost per accelerator and year, per accelerator-hour and per run. All money is in one currency (the workbook's);
// prices are inputs with a date, never constants here.

#include <optional>

#include "model/core/quantity.h"

namespace model::cost {

inline constexpr Duration kYear{365 * 86400.0};  ///< 8,760 h, as all yearly rates of the product

/// Straight line: (price - residual)/life per year. residual in [0, price], life > 0.
std::optional<Cost> straightLine(Cost price, Cost residual, double lifeYears);
/// Payment per year and unit of price, r/(1 - (1+r)^-n); 1/n at r = 0. r >= 0, n > 0.
std::optional<double> annuityFactor(double rate, double years);
/// Energy x price.
std::optional<Cost> energyCost(Energy energy, CostPerEnergy price);
/// Yearly demand charge from the monthly peak: peak x price per W and month x 12.
std::optional<Cost> demandCharge(Power monthlyPeak, CostPerPower perMonth);

/// Yearly operating cost in parts; shares of capital are yearly (grade C: maintenance 2-5 % of IT, 2-3 % of plant,
/// insurance 0.2-0.5 %).
struct OpexInputs {
    Cost itCapital{}, plantCapital{};
    double itMaintenance = 0.03, plantMaintenance = 0.025, insurance = 0.003;
    Cost energy{}, demand{}, water{}, staff{}, software{}, rent{};
};
struct Opex {
    Cost itMaintenance{}, plantMaintenance{}, insurance{}, total{};
};
std::optional<Opex> yearlyOpex(const OpexInputs& in);

/// What decides the price of an accelerator-hour.
struct GpuHourInputs {
    double accelerators = 0;   ///< > 0
    Cost hardware{};           ///< per accelerator, all-in
    double residualShare = 0;  ///< of hardware, [0, 1]; reduces the hardware line only
    double hardwareLife = 5;   ///< years > 0
    Power itPower{};           ///< per accelerator
    double loadFactor = 0.8;   ///< mean load over that power, [0, 1]
    CostPerPower facility{};   ///< per W of IT
    double facilityLife = 15;  ///< years > 0
    double pue = 1.25;         ///< >= 1
    CostPerEnergy energy{};
    double maintenance = 0.03;   ///< of hardware per year
    Cost staff{};                ///< of the site per year
    Cost other{};                ///< other yearly items per accelerator
    double availability = 0.95;  ///< (0, 1]
    double utilisation = 0.6;    ///< (0, 1]
};
struct GpuHour {
    Cost hardwareYear{}, facilityYear{}, energyYear{}, opexYear{}, year{};  ///< per accelerator
    Cost perHour{};   ///< per hour used: year/(8760 x availability x utilisation)
    Cost idleYear{};  ///< year x (1 - availability x utilisation)
};
std::optional<GpuHour> gpuHour(const GpuHourInputs& in);

/// accelerators x hours x price of the hour at utilisation 1, with the run's own energy in place of the mean, plus
/// storage and egress. `loadFactor` is that of the run.
std::optional<Cost> runCost(const GpuHourInputs& in, double accelerators, Duration time, double loadFactor,
                            Cost storageAndEgress = {});

}  // namespace model::cost
