// SPDX-License-Identifier: GPL-3.0-or-later
// Energy, water, carbon.

#include "model/site/energy.h"

#include <cmath>

namespace model::site {
namespace {

constexpr double kJoulePerKwh = 3.6e6;
constexpr double kKwhPerKgEvaporated = 0.68;  // latent heat of water near 30 degC

bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}
bool isShareOrZero(double x) {
    return x >= 0 && x <= 1;
}

}  // namespace

std::optional<Energy> itEnergy(Power sustained, Power idle, double availability, double use, Duration time) {
    if (!notNegative(sustained.si) || !notNegative(idle.si) || idle > sustained || !isShareOrZero(availability) ||
        !isShareOrZero(use) || !notNegative(time.si)) {
        return std::nullopt;
    }
    return (sustained * use + idle * (1 - use)) * time * availability;
}

std::optional<Energy> facilityEnergy(Energy it, double pue) {
    if (!notNegative(it.si) || !std::isfinite(pue) || pue < 1) return std::nullopt;
    return it * pue;
}

std::optional<Water> waterFor(Energy rejected, double cycles, double driftShare, Mass circulated) {
    if (!notNegative(rejected.si) || !std::isfinite(cycles) || cycles <= 1 ||
        !(driftShare >= 0 && driftShare <= 1e-3) || !notNegative(circulated.si)) {
        return std::nullopt;
    }
    Water w;
    w.evaporated = {rejected.si / kJoulePerKwh / kKwhPerKgEvaporated};
    w.blowDown = w.evaporated / (cycles - 1);
    w.drift = circulated * driftShare;
    w.makeUp = w.evaporated + w.blowDown + w.drift;
    return w;
}

std::optional<double> waterUsage(Mass makeUp, Energy it) {
    if (!notNegative(makeUp.si) || !(it.si > 0) || !std::isfinite(it.si)) return std::nullopt;
    return makeUp.si / (it.si / kJoulePerKwh);
}

std::optional<Mass> carbonFor(Energy energy, double kgPerKwh, double greenShare) {
    if (!notNegative(energy.si) || !notNegative(kgPerKwh) || !isShareOrZero(greenShare)) return std::nullopt;
    return Mass{energy.si / kJoulePerKwh * kgPerKwh * (1 - greenShare)};
}

}  // namespace model::site
