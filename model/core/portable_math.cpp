// SPDX-License-Identifier: GPL-3.0-or-later
// Wichura's rational approximations of the normal quantile (AS 241): three ranges of degree 7 over 7.
#include "model/core/portable_math.h"

#include <algorithm>
#include <array>
#include <limits>

#include "model/core/wide.h"

namespace model {
namespace {

using Coefficients = std::array<double, 8>;  // constant term first

constexpr Coefficients kCentreTop{3.3871328727963666080e0, 1.3314166789178437745e2, 1.9715909503065514427e3,
                                  1.3731693765509461125e4, 4.5921953931549871457e4, 6.7265770927008700853e4,
                                  3.3430575583588128105e4, 2.5090809287301226727e3};
constexpr Coefficients kCentreBottom{1.0,
                                     4.2313330701600911252e1,
                                     6.8718700749205790830e2,
                                     5.3941960214247511077e3,
                                     2.1213794301586595867e4,
                                     3.9307895800092710610e4,
                                     2.8729085735721942674e4,
                                     5.2264952788528545610e3};
constexpr Coefficients kTailTop{1.42343711074968357734e0,  4.63033784615654529590e0, 5.76949722146069140550e0,
                                3.64784832476320460504e0,  1.27045825245236838258e0, 2.41780725177450611770e-1,
                                2.27238449892691845833e-2, 7.74545014278341407640e-4};
constexpr Coefficients kTailBottom{1.0,
                                   2.05319162663775882187e0,
                                   1.67638483018380384940e0,
                                   6.89767334985100004550e-1,
                                   1.48103976427480074590e-1,
                                   1.51986665636164571966e-2,
                                   5.47593808499534494600e-4,
                                   1.05075007164441684324e-9};
constexpr Coefficients kFarTop{6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                               2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                               2.71155556874348757815e-5, 2.01033439929228813265e-7};
constexpr Coefficients kFarBottom{1.0,
                                  5.99832206555887937690e-1,
                                  1.36929880922735805310e-1,
                                  1.48753612908506148525e-2,
                                  7.86869131145613259100e-4,
                                  1.84631831751005468180e-5,
                                  1.42151175831644588870e-7,
                                  2.04426310338993978564e-15};

inline double polynomial(const Coefficients& c, double x) {
    double sum = c[7];
    for (std::size_t i = 7; i-- > 0;) sum = sum * x + c[i];
    return sum;
}

constexpr double kCentre = 0.425;  // |p - 1/2| up to which the central formula holds

inline double centralQuantile(double q) {
    const double r = kCentre * kCentre - q * q;
    return q * polynomial(kCentreTop, r) / polynomial(kCentreBottom, r);
}

/// From r = sqrt(-log p), p the smaller tail, r <= 5.
inline double tailQuantile(double r) {
    return polynomial(kTailTop, r - 1.6) / polynomial(kTailBottom, r - 1.6);
}

constexpr double kSmallestTail = 1.4e-11;  // above e^-25: r <= 5

}  // namespace

double normalQuantile(double p) {
    if (!(p > 0 && p < 1)) {
        if (p == 0 || p == 1) return p == 0 ? -HUGE_VAL : HUGE_VAL;
        return std::numeric_limits<double>::quiet_NaN();
    }
    const double q = p - 0.5;
    if (std::abs(q) <= kCentre) return centralQuantile(q);
    const double r = std::sqrt(-portableLog(q < 0 ? p : 1 - p));
    const double value = r <= 5 ? tailQuantile(r) : polynomial(kFarTop, r - 5) / polynomial(kFarBottom, r - 5);
    return q < 0 ? -value : value;
}

WIDE_LOOPS void normalQuantiles(std::span<double> values) {
    constexpr std::size_t kBatch = 64;
    std::array<double, kBatch> centre, tail;
    std::array<std::size_t, kBatch> where;
    while (!values.empty()) {
        const std::size_t n = std::min(values.size(), kBatch);
        // The tails are packed together, so that they too are computed in vectors.
        std::size_t tails = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const double p = values[i];
            where[tails] = i;
            tail[tails] = p < 0.5 ? p : 1 - p;
            tails += std::abs(p - 0.5) <= kCentre ? 0 : 1;
        }
        for (std::size_t i = 0; i < n; ++i) centre[i] = centralQuantile(values[i] - 0.5);
        for (std::size_t i = 0; i < tails; ++i) tail[i] = -portableLog(std::max(tail[i], kSmallestTail));
        for (std::size_t i = 0; i < tails; ++i) tail[i] = std::sqrt(tail[i]);
        for (std::size_t i = 0; i < tails; ++i) tail[i] = tailQuantile(tail[i]);
        for (std::size_t i = 0; i < tails; ++i) {
            const double p = values[where[i]];
            const bool far = std::abs(p - 0.5) >= 0.5 - kSmallestTail;
            centre[where[i]] = far ? normalQuantile(p) : std::copysign(tail[i], p - 0.5);
        }
        std::copy_n(centre.begin(), n, values.begin());
        values = values.subspan(n);
    }
}

}  // namespace model
