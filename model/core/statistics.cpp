// SPDX-License-Identifier: GPL-3.0-or-later
// Discrete quantiles by Boost.Math with the policy "smallest integer that reaches the level"; no exceptions.
#include "model/core/statistics.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/poisson.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/special_functions/digamma.hpp>
#include <cmath>
#include <limits>
#include <numbers>

namespace model {
namespace {

namespace policies = boost::math::policies;
using Policy =
    policies::policy<policies::domain_error<policies::errno_on_error>, policies::pole_error<policies::errno_on_error>,
                     policies::overflow_error<policies::errno_on_error>,
                     policies::evaluation_error<policies::errno_on_error>,
                     policies::discrete_quantile<policies::integer_round_up>>;
using Binomial = boost::math::binomial_distribution<double, Policy>;
using Poisson = boost::math::poisson_distribution<double, Policy>;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The root finder may be one off where the CDF hits the level almost exactly: step to the smallest that reaches it.
template <class Distribution>
double smallestReaching(const Distribution& distribution, double level, double guess, double last) {
    double s = std::clamp(guess, 0.0, last);
    while (s > 0 && cdf(distribution, s - 1) >= level) --s;
    while (s < last && cdf(distribution, s) < level) ++s;
    return s;
}

}  // namespace

MeanEstimate meanWithInterval(std::span<const double> values, double level) {
    const auto n = static_cast<double>(values.size());
    if (values.empty()) return {kNaN, kNaN, kNaN};
    double sum = 0;
    for (const double x : values) sum += x;
    const double mean = sum / n;
    if (values.size() < 2 || !(level > 0 && level < 1)) return {mean, 0, kInfinity};
    double squares = 0;
    for (const double x : values) squares += (x - mean) * (x - mean);
    const double sd = std::sqrt(squares / (n - 1));
    using StudentsT = boost::math::students_t_distribution<double, Policy>;
    const double t = quantile(complement(StudentsT(n - 1), (1 - level) / 2));
    return {mean, sd, t * sd / std::sqrt(n)};
}

RankInterval quantileRanks(std::int64_t n, double q, double level) {
    return {binomialQuantile(n, q, (1 - level) / 2), binomialQuantile(n, q, (1 + level) / 2) + 1};
}

QuantileEstimate quantileWithInterval(std::span<const double> ascending, double q, double level) {
    if (ascending.empty() || !(q > 0 && q < 1)) return {kNaN, kNaN, kNaN, false};
    const auto n = static_cast<std::int64_t>(ascending.size());
    const auto at = [&](std::int64_t rank) {
        return ascending[static_cast<std::size_t>(std::clamp<std::int64_t>(rank, 1, n) - 1)];
    };
    // n q of 0.9 x 1000 may come out a hair above 900: do not step over a rank for rounding.
    const auto rank = static_cast<std::int64_t>(std::ceil(q * static_cast<double>(n) * (1 - 1e-14)));
    const RankInterval ranks = quantileRanks(n, q, level);
    return {at(rank), at(ranks.low), at(ranks.high), ranks.low >= 1 && ranks.high <= n};
}

std::int64_t poissonQuantile(double mean, double level) {
    if (!(mean >= 0 && mean < 1e15) || !(level >= 0 && level < 1)) return -1;
    if (mean == 0 || level == 0) return 0;
    const Poisson distribution(mean);
    return static_cast<std::int64_t>(smallestReaching(distribution, level, quantile(distribution, level), 1e16));
}

std::int64_t binomialQuantile(std::int64_t n, double p, double level) {
    if (n < 0 || !(p >= 0 && p <= 1) || !(level >= 0 && level <= 1)) return -1;
    if (n == 0 || p == 0 || level == 0) return 0;
    if (p == 1 || level == 1) return n;
    const auto size = static_cast<double>(n);
    const Binomial distribution(size, p);
    return static_cast<std::int64_t>(smallestReaching(distribution, level, quantile(distribution, level), size));
}

double kOfN(std::int64_t n, std::int64_t k, double availability) {
    if (n < 0 || !(availability >= 0 && availability <= 1)) return kNaN;
    if (k <= 0) return 1;
    if (k > n) return 0;
    if (availability == 0 || availability == 1) return availability;
    const Binomial distribution(static_cast<double>(n), availability);
    return cdf(complement(distribution, static_cast<double>(k - 1)));
}

double expectedMaxNormal(double n) {
    if (!(n >= 1 && n <= 1e12)) return kNaN;
    // E = int x n phi(x) Phi(x)^(n-1) dx. The integrand is smooth and falls off like a Gaussian at both ends, where
    // the trapezoid rule converges faster than any power of the step.
    constexpr double kStep = 1.0 / 32, kFrom = -9, kTo = 14;
    const double scale = n / std::sqrt(2 * std::numbers::pi);
    double sum = 0;
    for (double x = kFrom; x <= kTo; x += kStep) {
        const double upper = 0.5 * std::erfc(x / std::numbers::sqrt2);
        // Below 0 the upper tail rounds towards 1: take the lower tail itself.
        const double logLower = x > 0 ? std::log1p(-upper) : std::log(0.5 * std::erfc(-x / std::numbers::sqrt2));
        sum += x * std::exp(-0.5 * x * x + (n - 1) * logLower);
    }
    return scale * sum * kStep;
}

double expectedMaxExponential(double n) {
    if (!(n >= 1)) return kNaN;
    return boost::math::digamma(n + 1, Policy{}) + std::numbers::egamma;
}

double probabilityOfNone(double n, double fraction) {
    if (!(n >= 0) || !(fraction >= 0 && fraction <= 1)) return kNaN;
    return n == 0 ? 1 : std::exp(n * std::log1p(-fraction));
}

}  // namespace model
