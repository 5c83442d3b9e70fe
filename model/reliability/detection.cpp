// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reliability/detection.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace model {

double heartbeatLoss(const Heartbeat& h, std::int64_t misses) {
    const double k = static_cast<double>(std::max<std::int64_t>(1, misses));
    const double late = h.failures.si * (k + 0.5) * h.period.si;
    if (!(h.missShare > 0)) return late;
    if (!(h.missShare < 1)) return std::numeric_limits<double>::infinity();
    const double all = std::pow(h.missShare, k);
    return h.servers * all * (1 - h.missShare) / (h.period.si * (1 - all)) * h.falseCost.si + late;
}

std::int64_t bestMisses(const Heartbeat& h) {
    constexpr std::int64_t kMost = 1000;
    std::int64_t best = 1;
    for (std::int64_t k = 2; k <= kMost; ++k)
        if (heartbeatLoss(h, k) < heartbeatLoss(h, best)) best = k;
    return best;
}

Duration declareAfter(const Silences& s) {
    if (!(s.transient.si > 0) || !(s.mean.si > 0)) return Duration{0};
    if (!(s.real.si > 0)) return Duration{std::numeric_limits<double>::infinity()};
    const double ratio = s.transient.si * s.falseCost.si / (s.mean.si * s.real.si);
    return ratio > 1 ? s.mean * std::log(ratio) : Duration{0};
}

Rate falseEvictions(const Silences& s, Duration wait) {
    if (!(s.mean.si > 0)) return Rate{0};
    return s.transient * std::exp(-std::max(0.0, wait.si) / s.mean.si);
}

}  // namespace model
