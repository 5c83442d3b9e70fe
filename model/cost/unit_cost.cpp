// SPDX-License-Identifier: GPL-3.0-or-later
// Yearly cost and the accelerator-hour.

#include "model/cost/unit_cost.h"

#include <cmath>

namespace model::cost {
namespace {

constexpr double kHoursPerYear = 8760;
constexpr double kMonths = 12;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}
bool isShare(double x) {
    return x > 0 && x <= 1;
}

bool isSound(const GpuHourInputs& in) {
    return positive(in.accelerators) && notNegative(in.hardware.si) && in.residualShare >= 0 && in.residualShare <= 1 &&
           positive(in.hardwareLife) && notNegative(in.itPower.si) && in.loadFactor >= 0 && in.loadFactor <= 1 &&
           notNegative(in.facility.si) && positive(in.facilityLife) && in.pue >= 1 && std::isfinite(in.pue) &&
           notNegative(in.energy.si) && notNegative(in.maintenance) && notNegative(in.staff.si) &&
           notNegative(in.other.si) && isShare(in.availability) && isShare(in.utilisation);
}

}  // namespace

std::optional<Cost> straightLine(Cost price, Cost residual, double lifeYears) {
    if (!notNegative(price.si) || !notNegative(residual.si) || residual > price || !positive(lifeYears)) {
        return std::nullopt;
    }
    return (price - residual) / lifeYears;
}

std::optional<double> annuityFactor(double rate, double years) {
    if (!notNegative(rate) || !positive(years)) return std::nullopt;
    if (rate == 0) return 1 / years;
    return rate / -std::expm1(-years * std::log1p(rate));
}

std::optional<Cost> energyCost(Energy energy, CostPerEnergy price) {
    if (!notNegative(energy.si) || !notNegative(price.si)) return std::nullopt;
    return price * energy;
}

std::optional<Cost> demandCharge(Power monthlyPeak, CostPerPower perMonth) {
    if (!notNegative(monthlyPeak.si) || !notNegative(perMonth.si)) return std::nullopt;
    return perMonth * monthlyPeak * kMonths;
}

std::optional<Opex> yearlyOpex(const OpexInputs& in) {
    for (const Cost c :
         {in.itCapital, in.plantCapital, in.energy, in.demand, in.water, in.staff, in.software, in.rent}) {
        if (!notNegative(c.si)) return std::nullopt;
    }
    if (!notNegative(in.itMaintenance) || !notNegative(in.plantMaintenance) || !notNegative(in.insurance)) {
        return std::nullopt;
    }
    Opex r;
    r.itMaintenance = in.itCapital * in.itMaintenance;
    r.plantMaintenance = in.plantCapital * in.plantMaintenance;
    r.insurance = (in.itCapital + in.plantCapital) * in.insurance;
    r.total = r.itMaintenance + r.plantMaintenance + r.insurance + in.energy + in.demand + in.water + in.staff +
              in.software + in.rent;
    return r;
}

std::optional<GpuHour> gpuHour(const GpuHourInputs& in) {
    if (!isSound(in)) return std::nullopt;
    GpuHour r;
    r.hardwareYear = in.hardware * ((1 - in.residualShare) / in.hardwareLife);
    r.facilityYear = in.facility * in.itPower / in.facilityLife;
    r.energyYear = in.energy * (in.itPower * kYear) * (in.loadFactor * in.pue);
    r.opexYear = in.hardware * in.maintenance + in.staff / in.accelerators + in.other;
    r.year = r.hardwareYear + r.facilityYear + r.energyYear + r.opexYear;
    const double used = in.availability * in.utilisation;
    r.perHour = r.year / (kHoursPerYear * used);
    r.idleYear = r.year * (1 - used);
    if (!isFinite(r.year) || !isFinite(r.perHour)) return std::nullopt;
    return r;
}

std::optional<Cost> runCost(const GpuHourInputs& in, double accelerators, Duration time, double loadFactor,
                            Cost storageAndEgress) {
    GpuHourInputs run = in;
    run.utilisation = 1;
    run.loadFactor = loadFactor;
    const auto hour = gpuHour(run);
    if (!hour || !notNegative(accelerators) || !notNegative(time.si) || !notNegative(storageAndEgress.si)) {
        return std::nullopt;
    }
    return hour->perHour * (accelerators * time.si / 3600) + storageAndEgress;
}

}  // namespace model::cost
