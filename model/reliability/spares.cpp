// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reliability/spares.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <boost/math/special_functions/gamma.hpp>

namespace model {
namespace {

double normalBelow(double z) {
    return std::erfc(-z / std::numbers::sqrt2) / 2;
}

/// E[min(X, t)] of a lognormal time with this median.
double shorterOf(double median, double sigma, double t) {
    if (!(median > 0)) return 0;
    if (!(sigma > 0)) return std::min(median, t);
    const double z = std::log(t / median) / sigma;
    return median * std::exp(sigma * sigma / 2) * normalBelow(z - sigma) + t * normalBelow(-z);
}

}  // namespace

std::optional<double> spareCoverage(double mean, std::int64_t spares) {
    if (!(mean >= 0) || !std::isfinite(mean)) return std::nullopt;
    if (spares < 0) return 0.0;
    if (mean == 0) return 1.0;
    using Quiet =
        boost::math::policies::policy<boost::math::policies::domain_error<boost::math::policies::errno_on_error>,
                                      boost::math::policies::overflow_error<boost::math::policies::errno_on_error>,
                                      boost::math::policies::evaluation_error<boost::math::policies::errno_on_error>>;
    // P(N <= k) = Q(k + 1, mean); the plain sum of terms is zero from a mean of 745 on.
    const double p = boost::math::gamma_q(static_cast<double>(spares) + 1, mean, Quiet());
    return std::isfinite(p) ? std::optional(std::clamp(p, 0.0, 1.0)) : std::nullopt;
}

double meanInRepair(const std::vector<RepairStream>& streams, Duration since) {
    double mean = 0;
    if (!(since.si > 0)) return mean;
    for (const RepairStream& s : streams) mean += s.events.si * shorterOf(s.median.si, s.sigma, since.si);
    return mean;
}

SpareWaits spareWaits(const std::vector<RepairStream>& streams, std::int64_t spares, Duration running) {
    SpareWaits out;
    double events = 0;
    for (const RepairStream& s : streams) events += s.events.si;
    if (!(events > 0) || !(running.si > 0) || !std::isfinite(running.si)) return out;
    // Through the wall time in steps, the middle of each standing for it, until the job has run long enough. The number
    // in repair grows fast at first, so the steps grow as well.
    constexpr int kSteps = 24;
    const double longest = running.si / (1 - kMostWaiting);
    double done = 0, t = 0;
    for (int i = 0; done < running.si; ++i) {
        const double step = i < kSteps / 2 ? running.si / (2 * kSteps) * (i < 4 ? 0.25 : 1) : running.si * 2 / kSteps;
        const double mean = meanInRepair(streams, Duration{t + step / 2});
        const double runs = spareCoverage(mean, spares).value_or(0);
        const double waits = 1 - runs, full = runs - spareCoverage(mean, spares - 1).value_or(0);
        const double part = runs > 0 ? std::min(step, (running.si - done) / runs) : step;
        if (waits > 0 && full > 0) {
            const double length = waits / (events * full);  // mean of a wait: share / rate of waits that begin
            out.variance += 2 * part * waits * length;
            out.third += 6 * part * waits * length * length;
        }
        out.wait += Duration{part * waits};
        done += part * runs;
        t += part;
        if (t > longest * (1 + 1e-9)) break;
    }
    out.holds = done >= running.si * (1 - 1e-9) && out.wait.si <= kMostWaiting * (running + out.wait).si;
    return out;
}

}  // namespace model
