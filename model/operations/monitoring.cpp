// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/monitoring.h"

#include <cmath>

namespace model::operations {
namespace {

std::optional<Rate> finite(double rate) {
    return std::isfinite(rate) && rate >= 0 ? std::optional(Rate{rate}) : std::nullopt;
}

}  // namespace

double upperTail(double z) {
    return std::erfc(z / std::sqrt(2.0)) / 2;
}

std::optional<Rate> alarmsOfSamples(double series, Duration period, double z, std::int64_t inARow) {
    if (!(series >= 0) || !(period.si > 0) || inARow < 1) return std::nullopt;
    return finite(series / period.si * std::pow(upperTail(z), static_cast<double>(inARow)));
}

std::optional<Rate> alarmsOfSignals(double series, Rate zeroUpcrossings, double z) {
    if (!(series >= 0) || !(zeroUpcrossings.si >= 0)) return std::nullopt;
    // Below the mean a threshold is crossed as rarely as above it.
    return finite(series * zeroUpcrossings.si * std::exp(-z * z / 2));
}

std::optional<double> alarmPrecision(Rate real, Rate falseAlarms) {
    const double all = real.si + falseAlarms.si;
    if (!(real.si >= 0) || !(falseAlarms.si >= 0) || !(all > 0) || !std::isfinite(all)) return std::nullopt;
    return real.si / all;
}

}  // namespace model::operations
