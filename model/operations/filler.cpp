// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/filler.h"

#include <cmath>

namespace model::operations {

std::optional<double> fillerEfficiency(Rate preempted, Duration length) {
    const double x = preempted.si * length.si;
    if (!(preempted.si >= 0) || !(length.si >= 0) || !std::isfinite(x)) return std::nullopt;
    if (x == 0) return 1;
    return x / std::expm1(x);  // e^x beyond the range: 0, as it should be
}

std::optional<double> fillerNeeded(double from, double to) {
    if (!(from >= 0) || !(from < 1) || !(to >= from) || !(to <= 1)) return std::nullopt;
    return (to - from) / (1 - from);
}

}  // namespace model::operations
