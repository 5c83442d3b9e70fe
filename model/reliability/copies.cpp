// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reliability/copies.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace model {
namespace {

double logChoose(double n, double k) {
    return std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1);
}

/// Inclusion and exclusion over groups lost whole; for sets so small that the terms fall fast.
double byExclusion(std::int64_t groups, std::int64_t m, std::int64_t k) {
    const double n = static_cast<double>(groups * m), all = logChoose(n, static_cast<double>(k));
    double sum = 1;
    for (std::int64_t j = 1; j * m <= k && j <= groups; ++j) {
        const double term = std::exp(logChoose(static_cast<double>(groups), static_cast<double>(j)) +
                                     logChoose(n - static_cast<double>(j * m), static_cast<double>(k - j * m)) - all);
        sum += j % 2 == 1 ? -term : term;
        if (term < 1e-18) break;
    }
    return std::clamp(sum, 0.0, 1.0);
}

/// Group by group: share of the j-subsets of the first g groups that hold no whole group. Positive terms only.
double byGroups(std::int64_t groups, std::int64_t m, std::int64_t k) {
    std::vector<double> good(static_cast<std::size_t>(k) + 1, 0.0);
    good[0] = 1;
    for (std::int64_t g = 0; g < groups; ++g) {
        const std::int64_t before = g * m, after = before + m;
        for (std::int64_t j = std::min(k, after); j >= 0; --j) {
            double sum = 0;
            for (std::int64_t i = std::max<std::int64_t>(0, j - before); i < m && i <= j; ++i)
                sum += std::exp(logChoose(static_cast<double>(m), static_cast<double>(i)) +
                                logChoose(static_cast<double>(before), static_cast<double>(j - i)) -
                                logChoose(static_cast<double>(after), static_cast<double>(j))) *
                       good[static_cast<std::size_t>(j - i)];
            good[static_cast<std::size_t>(j)] = sum;
        }
    }
    return std::clamp(good[static_cast<std::size_t>(k)], 0.0, 1.0);
}

}  // namespace

double replicaRecovery(std::int64_t servers, std::int64_t copies, std::int64_t lost) {
    if (copies < 1 || lost < 0 || servers < copies || lost > servers) return 0;
    if (lost < copies) return 1;
    const std::int64_t groups = servers / copies;
    const std::int64_t within = std::min(lost, groups * copies);  // what does not fill a group is in none
    if (within > groups * (copies - 1)) return 0;
    const double each = std::pow(static_cast<double>(within) / static_cast<double>(groups * copies), copies);
    const bool few = static_cast<double>(groups) * each < 0.1;
    return few ? byExclusion(groups, copies, within) : byGroups(groups, copies, within);
}

double ringAllBad(std::int64_t kept, Duration interval, Duration latency) {
    if (!(latency.si > 0)) return 0;
    return std::exp(-static_cast<double>(std::max<std::int64_t>(0, kept)) * interval.si / latency.si);
}

std::int64_t ringSize(Duration interval, Duration latency, double risk) {
    if (!(interval.si > 0) || !(risk > 0) || !(latency.si > 0)) return 1;
    const double copies = std::ceil(latency.si * std::log(1 / std::min(1.0, risk)) / interval.si);
    return copies < 1e15 ? std::max<std::int64_t>(1, static_cast<std::int64_t>(copies)) : std::int64_t{1} << 50;
}

Duration ringReach(std::int64_t kept, Duration interval, bool thinned) {
    if (kept < 2) return Duration{0};
    const double oldest = thinned ? std::exp2(static_cast<double>(std::min<std::int64_t>(kept, 1000) - 2))
                                  : static_cast<double>(kept - 1);
    return interval * oldest;
}

Duration verifiedInterval(Duration verify, Duration write, Rate silent, Rate stops) {
    const double rate = silent.si + stops.si / 2;
    if (!(rate > 0)) return Duration{std::numeric_limits<double>::infinity()};
    return Duration{std::sqrt((verify + write).si / rate)};
}

}  // namespace model
