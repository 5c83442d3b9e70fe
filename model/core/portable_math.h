// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Logarithm, exponential and normal quantile from additions, multiplications, divisions and square roots alone: the
// same bits on every processor (a C library picks fused variants at run time), so simulations hash alike everywhere.
// log: 2 atanh((m-1)/(m+1)); exp: argument reduction by ln 2 and Taylor; normal quantile: Wichura, Algorithm AS 241
// (PPND16), Applied Statistics 37 (1988) 477-484.

#include <bit>
#include <cmath>
#include <cstdint>
#include <span>

namespace model {

/// A polynomial, highest coefficient first. Written out: a loop over coefficients stays one in scalar code.
template <class... More>
inline double horner(double x, double first, More... more) {
    ((first = first * x + more), ...);
    return first;
}

/// Natural logarithm of a positive normal number, relative error below 1e-15. No checks: for draws in (0, 1).
inline double portableLog(double x) {
    // x = m 2^e with m in [sqrt(1/2), sqrt(2)): adding the distance to sqrt(1/2) carries into the exponent bits.
    constexpr std::uint64_t kRootHalf = 0x3fe6a09e667f3bcd;
    constexpr std::uint64_t kOne = 0x3ff0000000000000;
    const std::uint64_t shifted = std::bit_cast<std::uint64_t>(x) + (kOne - kRootHalf);
    // The exponent as a double without a 64-bit conversion, which plain SSE2 lacks: 2^52 + bits, minus 2^52 + 1023.
    const double e = std::bit_cast<double>(0x4330000000000000 | (shifted >> 52)) - 4503599627371519.0;
    const double m = std::bit_cast<double>((shifted & 0x000fffffffffffff) + kRootHalf);
    const double s = (m - 1) / (m + 1), z = s * s;  // |s| < 0.1716
    const double sum =
        horner(z, 1.0 / 21, 1.0 / 19, 1.0 / 17, 1.0 / 15, 1.0 / 13, 1.0 / 11, 1.0 / 9, 1.0 / 7, 1.0 / 5, 1.0 / 3);
    constexpr double kLn2High = 0x1.62e42fefa38p-1, kLn2Low = 0x1.ef35793c7673p-45;
    const double twice = 2 * s;
    return e * kLn2High + (twice + (twice * z * sum + e * kLn2Low));
}

/// Exponential function, relative error below 1e-15; held at e^-708 and e^709 outside that range, NaN stays NaN.
/// Without branches and library calls, so that loops over it are vectorised.
inline double portableExp(double x) {
    constexpr double kLn2High = 0x1.62e42fefa38p-1, kLn2Low = 0x1.ef35793c7673p-45, kInverseLn2 = 0x1.71547652b82fep0;
    constexpr double kRounder = 0x1.8p52;  // adding it leaves the nearest integer in the low bits
    x = x < -708 ? -708 : x;
    x = x > 709 ? 709 : x;
    const double shifted = x * kInverseLn2 + kRounder, k = shifted - kRounder;
    const double r = (x - k * kLn2High) - k * kLn2Low, z = r * r;  // |r| < 0.3466
    // Taylor to r^13, even and odd powers side by side to halve the chain of dependent steps.
    const double even = horner(z, 1.0 / 479001600, 1.0 / 3628800, 1.0 / 40320, 1.0 / 720, 1.0 / 24, 1.0 / 2);  // 1/12!
    const double odd = horner(z, 1.0 / 6227020800, 1.0 / 39916800, 1.0 / 362880, 1.0 / 5040, 1.0 / 120, 1.0 / 6);
    const double fraction = 1 + (r + (z * even + r * z * odd));
    const std::uint64_t power = (std::bit_cast<std::uint64_t>(shifted) + 1023) << 52;
    return fraction * std::bit_cast<double>(power);
}

/// Quantile of the standard normal distribution for p in (0, 1), relative error about 1e-15; +-infinite at the ends.
double normalQuantile(double p);

/// The same for many values in place; the middle 85 % of them in vectors.
void normalQuantiles(std::span<double> values);

}  // namespace model
