// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Alarms that mean nothing: thresholds at z standard deviations on many healthy series. Independent samples alarm at
// the rate series / period x Q(z)^m for m samples in a row, Q the upper tail of the normal distribution. A correlated
// signal crosses the threshold at nu0 e^(-z^2/2) (S. O. Rice, 1945), nu0 its zero upcrossings; asking for m in a row
// helps far less there.

#include <cstdint>
#include <optional>

#include "model/core/quantity.h"

namespace model::operations {

/// P(a standard normal value exceeds z).
double upperTail(double z);

/// False alarms of all series. series >= 0, period > 0, inARow >= 1; blank otherwise.
std::optional<Rate> alarmsOfSamples(double series, Duration period, double z, std::int64_t inARow = 1);

/// Upcrossings of the threshold by all series. series, upcrossings of zero per series >= 0; blank otherwise.
std::optional<Rate> alarmsOfSignals(double series, Rate zeroUpcrossings, double z);

/// Share of the alarms that are real; blank without any.
std::optional<double> alarmPrecision(Rate real, Rate falseAlarms);

/// The hard limit of alarms per operator and hour.
inline constexpr double kMostAlarmsPerHour = 6;

}  // namespace model::operations
