// SPDX-License-Identifier: GPL-3.0-or-later
// Moments and distribution of the makespan; equations in the header. Written with expm1 and series so that rates from
// 1e-30 to hopeless give finite or honestly infinite numbers.
#include "model/reliability/makespan.h"

#include <algorithm>
#include <boost/math/distributions/gamma.hpp>
#include <cmath>
#include <complex>
#include <limits>
#include <numbers>

#include "model/core/portable_math.h"

namespace model {
namespace {

using Complex = std::complex<double>;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNearlyNormal = 0.12;  // skewness below which two terms of Cornish-Fisher beat a gamma distribution
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

struct Cumulants {
    double mean = 0, variance = 0, third = 0;
};

Cumulants fromRawMoments(double m1, double m2, double m3) {
    return {m1, m2 - m1 * m1, m3 - 3 * m1 * m2 + 2 * m1 * m1 * m1};
}

/// Exponential of rate L conditioned on being below w: the part of a segment or restart done before a failure.
Cumulants truncatedExponential(double rate, double w) {
    const double z = rate * w;
    if (z > 50) {  // the condition no longer matters
        const double m = 1 / rate;
        return {m, m * m, 2 * m * m * m};
    }
    // E (X/w)^k = int_0^1 s^k z e^{-zs} ds / (1 - e^{-z}).
    double top[3];
    const double bottom = z > 0 ? -std::expm1(-z) / z : 1;  // over z
    if (z < 1) {                                            // int s^k e^{-zs} ds = sum (-z)^j / (j! (j + k + 1))
        for (int k = 1; k <= 3; ++k) {
            double term = 1, sum = 0;
            for (int j = 0; j < 20; ++j) {
                sum += term / (j + k + 1);
                term *= -z / (j + 1);
            }
            top[k - 1] = sum;
        }
    } else {  // by parts: I_k = (k I_{k-1} - e^{-z}) / z
        double integral = bottom;
        for (int k = 1; k <= 3; ++k) top[k - 1] = integral = (k * integral - std::exp(-z)) / z;
    }
    return fromRawMoments(w * (top[0] / bottom), w * w * (top[1] / bottom), w * w * w * (top[2] / bottom));
}

/// Sum of K copies of Z, K = number of failures before the first success of probability p = e^{-z}.
Cumulants geometricSum(double z, const Cumulants& part) {
    const double odds = std::expm1(z);  // q/p = mean of K
    const double variance = odds * (1 + odds);
    const double third = odds * (1 + odds) * (1 + 2 * odds);
    const double m = part.mean;
    return {odds * m, odds * part.variance + variance * m * m,
            odds * part.third + 3 * variance * m * part.variance + third * m * m * m};
}

/// What a run loses, n segments of it; the failure-free n w comes on top.
Cumulants lossOf(const MakespanInputs& in) {
    const double rate = in.rate.si, w = in.interval.si + in.stall.si, restart = in.restart.si;
    Cumulants part = truncatedExponential(rate, w);
    part.mean += restart;
    if (in.model == RestartModel::A) {
        const Cumulants repeated = geometricSum(rate * restart, truncatedExponential(rate, restart));
        part.mean += repeated.mean;
        part.variance += repeated.variance;
        part.third += repeated.third;
    }
    const Cumulants segment = geometricSum(rate * w, part);
    return {in.segments * segment.mean, in.segments * segment.variance, in.segments * segment.third};
}

/// Gamma distribution with these three cumulants, shifted to fit the mean (Pearson type III).
double shiftedGammaQuantile(const Cumulants& c, double level) {
    using boost::math::policies::errno_on_error;
    using Policy = boost::math::policies::policy<boost::math::policies::domain_error<errno_on_error>,
                                                 boost::math::policies::overflow_error<errno_on_error>,
                                                 boost::math::policies::evaluation_error<errno_on_error>>;
    const double sd = std::sqrt(std::max(c.variance, 0.0));
    const double skewness = sd > 0 ? c.third / (sd * c.variance) : 0;
    if (!(std::abs(skewness) > 0.01) || !std::isfinite(skewness)) return c.mean + sd * normalQuantile(level);
    const double shape = 4 / (skewness * skewness), scale = sd * std::abs(skewness) / 2;
    const boost::math::gamma_distribution<double, Policy> gamma(shape, scale);
    // A negative skewness mirrors the distribution.
    const double x = skewness > 0 ? quantile(gamma, level) : quantile(complement(gamma, level));
    return c.mean + (skewness > 0 ? x - shape * scale : shape * scale - x);
}

bool isValid(const MakespanInputs& in) {
    return in.segments >= 0 && in.interval.si >= 0 && in.stall.si >= 0 && in.restart.si >= 0 && in.rate.si >= 0;
}

double failureFree(const MakespanInputs& in) {
    return in.segments * (in.interval.si + in.stall.si);
}

/// 1 - e^{-x} for complex x, without cancellation near 0.
Complex oneMinusExp(Complex x) {
    const double shrink = std::expm1(-x.real()), c = std::cos(x.imag()), s = std::sin(x.imag());
    const double half = std::sin(x.imag() / 2);
    // 1 - e^{-a}(cos b - i sin b) = -expm1(-a) cos b + 2 sin^2(b/2) + i e^{-a} sin b
    return {-shrink * c + 2 * half * half, (1 + shrink) * s};
}

/// log of the characteristic function of the loss of one segment (the shift by w is taken out) at frequency u.
Complex logTransform(const MakespanInputs& in, double u) {
    const double rate = in.rate.si, w = in.interval.si + in.stall.si, restart = in.restart.si;
    const Complex s(0, -u), sum = rate + s;
    const Complex a = rate / sum * oneMinusExp(sum * w);
    Complex r;
    if (in.model == RestartModel::B)
        r = std::exp(-s * restart);
    else
        r = std::exp(-sum * restart) / (1.0 - rate / sum * oneMinusExp(sum * restart));
    return -rate * w - std::log(1.0 - a * r);
}

/// Distribution of the loss in units of its deviation, atom at 0 taken out, on a fixed grid of frequencies.
class Inversion {
public:
    Inversion(const MakespanInputs& in, const Cumulants& loss) {
        m_sd = std::sqrt(loss.variance);
        m_mean = loss.mean / m_sd;
        const double logAtom = -in.rate.si * failureFree(in);
        m_atom = std::exp(logAtom);
        // Gaussian decay: 9 deviations suffice. With few failures the transform keeps swinging: go further and smooth
        // with a normal kernel of 1 % of the deviation.
        const double edge = in.segments * logTransform(in, kReach / m_sd).real();
        const bool steps = !(edge < -20);
        const double reach = steps ? 6 / kKernel : kReach;
        // The grid makes the distribution periodic; the period must exceed everything that is likely.
        m_step = 2 * std::numbers::pi / (steps ? 150.0 : 120.0);
        const auto count = static_cast<std::size_t>(reach / m_step);
        m_values.reserve(count);
        for (std::size_t j = 0; j < count; ++j) {
            const double u = (static_cast<double>(j) + 0.5) * m_step;
            Complex value = std::exp(in.segments * logTransform(in, u / m_sd)) - m_atom;
            if (steps) value *= std::exp(-0.5 * u * u * kKernel * kKernel);
            m_values.push_back(value);
            if (!steps && std::abs(value) < 1e-13) break;
        }
    }

    double atom() const { return m_atom; }
    double sd() const { return m_sd; }
    double meanInSd() const { return m_mean; }

    /// P(loss <= x sd) for x > 0 (and the density, for Newton steps).
    void at(double x, double& probability, double& density) const {
        Complex turn = std::polar(1.0, -0.5 * m_step * x);
        const Complex rotate = std::polar(1.0, -m_step * x);
        double sum = 0, slope = 0, u = 0.5 * m_step;
        for (const Complex& value : m_values) {
            const double re = value.real() * turn.real() - value.imag() * turn.imag();
            const double im = value.real() * turn.imag() + value.imag() * turn.real();
            sum += im / u;
            slope += re;
            turn = {turn.real() * rotate.real() - turn.imag() * rotate.imag(),
                    turn.real() * rotate.imag() + turn.imag() * rotate.real()};
            u += m_step;
        }
        probability = m_atom + 0.5 * (1 - m_atom) - sum * m_step / std::numbers::pi;
        density = slope * m_step / std::numbers::pi;
    }

private:
    static constexpr double kReach = 9, kKernel = 0.01;
    double m_sd = 0, m_mean = 0, m_atom = 0, m_step = 0;
    std::vector<Complex> m_values;
};

/// Newton, kept inside a bracket that shrinks at every step.
double solve(const Inversion& inversion, double level, double start) {
    // Not wider than the period of the grid: outside it the distribution repeats itself.
    double low = std::max(0.0, inversion.meanInSd() - 50), high = inversion.meanInSd() + 60;
    double x = std::clamp(start, low + 1e-6, high);
    for (int i = 0; i < 80; ++i) {
        double probability, density;
        inversion.at(x, probability, density);
        (probability < level ? low : high) = x;
        double next = x + (level - probability) / density;
        if (!(next > low && next < high)) next = 0.5 * (low + high);
        if (std::abs(next - x) < 1e-11 * (1 + x)) return next;
        x = next;
    }
    return x;
}

/// Where the transform loses its digits the quick form is right: hardly a failure (all is in the atom), so many that
/// the sum is normal, or segments or restarts so hopeless that their loss is exponential.
bool isWorthInverting(const MakespanInputs& in, const MakespanMoments& moments) {
    const double perSegment = in.rate.si * (in.interval.si + in.stall.si);
    const double perRestart = in.model == RestartModel::A ? in.rate.si * in.restart.si : 0;
    return perRestart < 20 && moments.sd.si > 0 && isFinite(moments.sd) && moments.failures > 1e-3 && perSegment < 20 &&
           moments.mean.si < 1e6 * moments.sd.si;
}

}  // namespace

MakespanInputs cutIntoSegments(MakespanInputs inputs, Duration work) {
    if (!(work.si > 0)) {
        inputs.segments = 0;
    } else if (!(inputs.interval.si > 0) || inputs.interval > work) {
        inputs.segments = 1;
        inputs.interval = work;
    } else {
        inputs.segments = (work / inputs.interval).si;
    }
    return inputs;
}

MakespanMoments makespanMoments(const MakespanInputs& in) {
    if (!isValid(in)) return {{kNaN}, {kNaN}, kNaN, kNaN, kNaN};
    const double base = failureFree(in), work = in.segments * in.interval.si;
    if (in.rate.si == 0 || base == 0) return {{base}, {0}, 0, 0, work > 0 ? work / base : 1};
    const Cumulants loss = lossOf(in);
    const double rate = in.rate.si, w = in.interval.si + in.stall.si;
    double failures = in.segments * std::expm1(rate * w);
    if (in.model == RestartModel::A) failures *= std::exp(rate * in.restart.si);
    MakespanMoments out;
    out.mean = {base + loss.mean};
    out.sd = {std::sqrt(loss.variance)};
    out.failures = failures;
    if (!isFinite(out.mean) || !isFinite(out.sd)) return {{kInfinity}, {kInfinity}, 2, failures, 0};
    out.skewness = loss.variance > 0 ? loss.third / (loss.variance * out.sd.si) : 0;
    if (!std::isfinite(out.skewness)) out.skewness = 2;
    out.ettr = work / out.mean.si;
    return out;
}

std::vector<Duration> makespanQuantiles(const MakespanInputs& in, std::span<const double> levels) {
    const MakespanMoments moments = makespanMoments(in);
    const double base = failureFree(in);
    std::vector<Duration> out;
    out.reserve(levels.size());
    if (!isWorthInverting(in, moments)) {
        for (const double level : levels) out.push_back(makespanQuantileQuick(in, moments, level));
        return out;
    }
    const Inversion inversion(in, lossOf(in));
    for (const double level : levels) {
        if (!(level > inversion.atom()) || !(level < 1)) {
            out.push_back({level >= 1 ? kInfinity : std::isnan(level) ? kNaN : base});
            continue;
        }
        const double start = (makespanQuantileQuick(in, moments, level).si - base) / inversion.sd();
        out.push_back({base + inversion.sd() * solve(inversion, level, start)});
    }
    return out;
}

Duration makespanQuantileQuick(const MakespanInputs& in, double level) {
    return makespanQuantileQuick(in, makespanMoments(in), level);
}

Duration makespanQuantileQuick(const MakespanInputs& in, const MakespanMoments& moments, double level) {
    if (std::isnan(level) || std::isnan(moments.mean.si)) return {kNaN};
    if (!isFinite(moments.mean)) return moments.mean;
    if (!(moments.sd.si > 0)) return moments.mean;
    if (level >= 1) return {kInfinity};
    const double base = failureFree(in), sd = moments.sd.si, logAtom = -in.rate.si * base;
    if (level <= 0 || level <= std::exp(logAtom)) return {base};
    if (moments.skewness < kNearlyNormal) {
        const double z = normalQuantile(level), g = moments.skewness;
        const double x = z + (z * z - 1) * g / 6 - (2 * z * z * z - 5 * z) * g * g / 36;
        return {std::max(base, moments.mean.si + sd * x)};
    }
    // Moments of the loss given that something failed, from those of the whole.
    const double some = -std::expm1(logAtom), loss = moments.mean.si - base;
    const Cumulants given =
        fromRawMoments(loss / some, (sd * sd + loss * loss) / some,
                       (moments.skewness * sd * sd * sd + 3 * loss * sd * sd + loss * loss * loss) / some);
    const double share = std::clamp((level - std::exp(logAtom)) / some, 1e-16, 1 - 1e-16);
    return {base + std::max(0.0, shiftedGammaQuantile(given, share))};
}

}  // namespace model
