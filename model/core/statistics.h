// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Statistics of simulated runs and of counted things: t interval of a mean, quantiles by order statistics with exact
// binomial intervals, Poisson and binomial quantiles (stock, standby), k of n, expected maxima (stragglers).
// Texts: David and Nagaraja, Order Statistics, 3rd ed., 7.1 (rank intervals) and 3.1 (expected maxima).

#include <cstdint>
#include <span>

namespace model {

/// Mean and its spread. `halfWidth` is of the two-sided t interval; infinite with fewer than two values.
struct MeanEstimate {
    double mean = 0, sd = 0, halfWidth = 0;
    bool operator==(const MeanEstimate&) const = default;
};

/// Mean, standard deviation (n - 1) and t interval of the mean at `level` in (0, 1). NaN mean for no values.
MeanEstimate meanWithInterval(std::span<const double> values, double level = 0.95);

/// Ranks (1-based) of the order statistics that enclose a quantile; 0 or n + 1 means that no value is far enough out.
struct RankInterval {
    std::int64_t low = 0, high = 0;
    bool operator==(const RankInterval&) const = default;
};

/// low = binomial quantile of (n, q) at (1 - level)/2, high = quantile at (1 + level)/2, plus 1. n >= 1, q in (0, 1).
RankInterval quantileRanks(std::int64_t n, double q, double level = 0.95);

/// A quantile by order statistics. `bounded` is false where n is too small for the interval: then the outermost
/// values stand in for it.
struct QuantileEstimate {
    double value = 0, low = 0, high = 0;
    bool bounded = false;
    bool operator==(const QuantileEstimate&) const = default;
};

/// Quantile q in (0, 1) of ascending values: the value of rank ceil(n q). NaN for no values.
QuantileEstimate quantileWithInterval(std::span<const double> ascending, double q, double level = 0.95);

/// Smallest integer S with P(Poisson(mean) <= S) >= level. mean >= 0, level in [0, 1); -1 where there is none.
std::int64_t poissonQuantile(double mean, double level);

/// Smallest integer S with P(Binomial(n, p) <= S) >= level. n >= 0, p in [0, 1], level in [0, 1]; -1 for bad input.
std::int64_t binomialQuantile(std::int64_t n, double p, double level);

/// P(at least k of n are up), each up with probability `availability`, independently.
double kOfN(std::int64_t n, std::int64_t k, double availability);

/// E[max of n standard normals], in standard deviations; n >= 1 up to 1e12 (relative error below 1e-9).
double expectedMaxNormal(double n);

/// E[max of n exponentials], in means: the harmonic number H_n. n >= 1.
double expectedMaxExponential(double n);

/// P(none of n machines is slow) where each is with probability `fraction`: (1 - f)^n.
double probabilityOfNone(double n, double fraction);

}  // namespace model
