// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Energy, water and carbon of a year. Energy uses the sustained kind and the PUE of the load of the year; the
// demand charge uses the monthly peak and is a matter of cost.

#include <optional>

#include "model/core/quantity.h"

namespace model::site {

/// IT energy of one load class over `time`: busy at `sustained` for availability x use, at `idle` for the rest of
/// the available time, off otherwise. Shares in [0, 1], idle <= sustained.
std::optional<Energy> itEnergy(Power sustained, Power idle, double availability, double use, Duration time);
/// IT energy x PUE, PUE >= 1.
std::optional<Energy> facilityEnergy(Energy it, double pue);

/// Make-up water of evaporative heat rejection: evaporation = heat/0.68 kWh per kg, blow-down = evaporation/(cycles-1),
/// drift as a share of the circulation. cycles > 1 (3-5), drift in [0, 0.001].
struct Water {
    Mass evaporated{}, blowDown{}, drift{}, makeUp{};
};
std::optional<Water> waterFor(Energy rejected, double cycles, double driftShare = 0, Mass circulated = {});
/// Water usage effectiveness in kg per J of IT energy x 3.6e6 = L/kWh.
std::optional<double> waterUsage(Mass makeUp, Energy it);

/// Location-based carbon: energy x kg/kWh x (1 - certified green share). China 0.54 (2022), United States 0.37 (C).
std::optional<Mass> carbonFor(Energy energy, double kgPerKwh, double greenShare);

}  // namespace model::site
