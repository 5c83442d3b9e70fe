// SPDX-License-Identifier: GPL-3.0-or-later
// Limits (rate 0, stall 0, hopeless rates) are taken where the formula has them, so that no input divides by zero.
#include "model/reliability/closed_forms.h"

#include <algorithm>
#include <boost/math/special_functions/lambert_w.hpp>
#include <cmath>
#include <limits>

namespace model {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kFirstOrderLimit = 0.2;  // beyond, the first-order ETTR is points too low

bool notNegative(double a, double b) {
    return a >= 0 && b >= 0;
}

/// 1 + W0(-e^{-1-x}) for x >= 0.
double onePlusLambert(double x) {
    if (x < 1e-4) {
        // Near the branch point W loses half the digits: series in p = sqrt(2 (1 + e z)) = sqrt(-2 expm1(-x)).
        const double p = std::sqrt(-2 * std::expm1(-x));
        return p *
               (1 + p * (-1.0 / 3 + p * (11.0 / 72 + p * (-43.0 / 540 + p * (769.0 / 17280 + p * (-221.0 / 8505))))));
    }
    using boost::math::policies::errno_on_error;
    const auto policy = boost::math::policies::make_policy(boost::math::policies::domain_error<errno_on_error>(),
                                                           boost::math::policies::overflow_error<errno_on_error>(),
                                                           boost::math::policies::evaluation_error<errno_on_error>());
    return 1 + boost::math::lambert_w0(-std::exp(-1 - x), policy);
}

/// Interval in [low, high] where the efficiency crosses `wanted`; it rises or falls all the way.
double crossing(double low, double high, Duration stall, Rate rate, double wanted) {
    const bool rising = checkpointEfficiency({high}, stall, rate) > wanted;
    for (int i = 0; i < 100 && high - low > 1e-12 * high; ++i) {
        const double middle = 0.5 * (low + high);
        const bool above = checkpointEfficiency({middle}, stall, rate) > wanted;
        (above == rising ? high : low) = middle;
    }
    return 0.5 * (low + high);
}

}  // namespace

Rate rateFromMtbf(double count, Duration mtbf) {
    if (!notNegative(count, mtbf.si)) return {kNaN};
    return {count == 0 ? 0 : count / mtbf.si};
}

Rate rateFromAfr(double count, Rate afr) {
    return count == 0 ? Rate{} : count * afr;
}

double afrLinear(Duration mtbf) {
    return mtbf.si > 0 ? (kYear / mtbf).si : mtbf.si == 0 ? kInfinity : kNaN;
}

double afrExponential(Duration mtbf) {
    return -std::expm1(-afrLinear(mtbf));
}

Duration mttf(double nodes, Rate failuresPerNode) {
    return meanTimeBetween(rateFromAfr(nodes, failuresPerNode));
}

Duration meanTimeBetween(Rate rate) {
    return {rate.si > 0 ? 1 / rate.si : rate.si == 0 ? kInfinity : kNaN};
}

Duration optimalIntervalYoung(Duration stall, Rate rate) {
    if (!notNegative(stall.si, rate.si)) return {kNaN};
    if (stall.si == 0) return {0};
    return {std::sqrt(2 * stall.si * meanTimeBetween(rate).si)};
}

Duration optimalIntervalDaly(Duration stall, Rate rate) {
    if (!notNegative(stall.si, rate.si)) return {kNaN};
    if (stall.si == 0) return {0};
    const double mean = meanTimeBetween(rate).si, d = stall.si;
    if (d >= 2 * mean || std::isinf(mean)) return {mean};
    const double half = d / (2 * mean);
    return {std::sqrt(2 * d * mean) * (1 + std::sqrt(half) / 3 + half / 9) - d};
}

Duration optimalInterval(Duration stall, Rate rate) {
    if (!notNegative(stall.si, rate.si)) return {kNaN};
    if (stall.si == 0) return {0};
    const double mean = meanTimeBetween(rate).si;
    if (std::isinf(mean)) return {kInfinity};
    return {mean * onePlusLambert(stall.si / mean)};
}

double checkpointEfficiency(Duration interval, Duration stall, Rate rate) {
    if (!notNegative(interval.si, stall.si) || !(rate.si >= 0)) return kNaN;
    const double w = interval.si + stall.si, z = rate.si * w;
    if (w == 0) return 1;  // limit of free checkpoints without end
    if (std::isinf(interval.si)) return rate.si > 0 ? 0 : 1;
    if (!(z > 0)) return interval.si / w;
    return interval.si / w * (z / std::expm1(z));
}

IntervalBand intervalBand(Duration stall, Rate rate, double share) {
    const Duration best = optimalInterval(stall, rate);
    if (std::isnan(best.si) || !(share > 0 && share < 1)) return {{kNaN}, {kNaN}, {kNaN}, kNaN};
    const double peak = checkpointEfficiency(best, stall, rate), wanted = (1 - share) * peak;
    if (!isFinite(best))  // tau/(tau + d) = 1 - share, and no upper end
        return {{(1 - share) / share * stall.si}, best, {kInfinity}, peak};
    IntervalBand band{{0}, best, {kInfinity}, peak};
    if (best.si > 0) band.low = {crossing(0, best.si, stall, rate, wanted)};
    if (rate.si > 0) {
        double high = best.si + 1 / rate.si;
        for (int i = 0; i < 200 && checkpointEfficiency({high}, stall, rate) > wanted; ++i) high *= 2;
        band.high = {crossing(best.si, high, stall, rate, wanted)};
    }
    return band;
}

EttrFirstOrder ettrFirstOrder(Rate rate, Duration restart, Duration interval, Duration stall) {
    if (!notNegative(rate.si, restart.si) || !notNegative(interval.si, stall.si)) return {kNaN, kNaN, false};
    EttrFirstOrder out;
    out.lossPerTime = rate.si == 0 ? 0 : rate.si * (restart.si + interval.si / 2);
    out.valid = out.lossPerTime < kFirstOrderLimit;
    const double useful = stall.si == 0 ? 1 : 1 / (1 + stall.si / interval.si);
    out.ettr = std::max(0.0, 1 - out.lossPerTime) * useful;
    return out;
}

TwoLevelCheckpoint twoLevelCheckpoint(Rate rate, double shareLevel1, Duration cost1, Duration cost2) {
    if (!notNegative(cost1.si, cost2.si) || !(rate.si >= 0) || !(shareLevel1 >= 0 && shareLevel1 <= 1))
        return {{kNaN}, {kNaN}, kNaN, kNaN};
    const Rate rate1 = rate * shareLevel1, rate2 = rate * (1 - shareLevel1);
    return {optimalIntervalYoung(cost1, rate1), optimalIntervalYoung(cost2, rate2),
            std::sqrt(2 * rate1.si * cost1.si) + std::sqrt(2 * rate2.si * cost2.si), std::sqrt(2 * rate.si * cost2.si)};
}

MachineRepair machineRepair(std::int64_t machines, Duration mtbf, Duration mttr, std::int64_t needUp,
                            std::int64_t crews) {
    if (machines < 0 || crews < 1 || !notNegative(mtbf.si, mttr.si)) return {kNaN, kNaN};
    const auto n = static_cast<double>(machines);
    if (machines == 0 || mttr.si == 0 || std::isinf(mtbf.si)) return {needUp <= machines ? 1.0 : 0.0, 0};
    if (mtbf.si == 0 || std::isinf(mttr.si)) return {needUp <= 0 ? 1.0 : 0.0, n};
    const double load = mttr.si / mtbf.si;
    const auto ratio = [&](std::int64_t j) {  // p_{j+1} / p_j, falling in j
        return (n - static_cast<double>(j)) * load / static_cast<double>(std::min(j + 1, crews));
    };
    // Start at the mode, where p is largest, and go out both ways until nothing is left: no overflow at any size.
    std::int64_t low = 0, high = machines;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (ratio(middle) > 1)
            low = middle + 1;
        else
            high = middle;
    }
    const std::int64_t mode = low, mostDown = machines - needUp;
    constexpr double kNothing = 1e-60;
    double total = 0, enough = 0, down = 0;
    const auto add = [&](std::int64_t j, double p) {
        total += p;
        down += p * static_cast<double>(j);
        if (j <= mostDown) enough += p;
    };
    double p = 1;
    for (std::int64_t j = mode; j <= machines && p > kNothing; p *= ratio(j), ++j) add(j, p);
    p = 1;
    for (std::int64_t j = mode - 1; j >= 0 && p > kNothing; --j) add(j, p /= ratio(j));
    return {enough / total, down / total};
}

}  // namespace model
