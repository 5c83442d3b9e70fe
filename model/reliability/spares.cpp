// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reliability/spares.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

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

/// Servers in repair, at most `spares` of which are looked at: P(N <= n).
class InRepair {
public:
    InRepair(const std::vector<RepairStream>& streams, std::int64_t spares, Duration since) {
        const bool single =
            std::all_of(streams.begin(), streams.end(), [](const RepairStream& s) { return s.servers == 1; });
        double square = 0;
        for (const RepairStream& s : streams) {
            const double m = meanInRepair({s}, since), b = static_cast<double>(s.servers);
            if (s.servers > spares) {
                m_none *= std::exp(-m);  // any such event is more than there are spares for
                continue;
            }
            m_mean += b * m;
            square += b * b * m;
            if (!single && m > 0) m_sizes.push_back({s.servers, b * m});
            m_repairs += m;
        }
        m_deviation = std::sqrt(square);
        constexpr double kFar = 12, kMostExponent = 600;
        constexpr std::int64_t kMostCounted = 2000;
        const double largest =
            m_sizes.empty() ? 1 : static_cast<double>(std::max_element(m_sizes.begin(), m_sizes.end())->first);
        m_ample = static_cast<double>(spares) > m_mean + kFar * (m_deviation + largest);
        if (single || m_ample || spares > kMostCounted || m_repairs > kMostExponent) return;
        m_below.assign(static_cast<std::size_t>(spares) + 1, 0);
        std::vector<double> p(m_below.size(), 0);
        p[0] = m_below[0] = std::exp(-m_repairs);
        for (std::size_t n = 1; n < p.size(); ++n) {
            for (const auto& [size, weight] : m_sizes)
                if (const auto b = static_cast<std::size_t>(size); b <= n) p[n] += weight * p[n - b];
            p[n] /= static_cast<double>(n);
            m_below[n] = m_below[n - 1] + p[n];
        }
    }
    double atMost(std::int64_t n) const {
        if (n < 0) return 0;
        if (m_sizes.empty()) return m_none * spareCoverage(m_mean, n).value_or(0);
        if (!m_below.empty()) return m_none * std::min(1.0, m_below[static_cast<std::size_t>(n)]);
        if (m_ample) return m_none;
        return m_none * normalBelow((static_cast<double>(n) + 0.5 - m_mean) / m_deviation);  // of very many
    }

private:
    double m_none = 1, m_mean = 0, m_deviation = 0, m_repairs = 0;
    bool m_ample = false;
    std::vector<std::pair<std::int64_t, double>> m_sizes;  ///< servers of an event, that x mean number of repairs
    std::vector<double> m_below;
};

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
    // Never more in repair than at the end: where that is next to never too many, no step has to be counted out.
    constexpr double kNever = 1e-9;
    if (1 - InRepair(streams, spares, Duration{longest}).atMost(spares) < kNever) return out;
    double done = 0, t = 0;
    for (int i = 0; done < running.si; ++i) {
        const double step = i < kSteps / 2 ? running.si / (2 * kSteps) * (i < 4 ? 0.25 : 1) : running.si * 2 / kSteps;
        const InRepair inRepair(streams, spares, Duration{t + step / 2});
        const double runs = inRepair.atMost(spares), waits = 1 - runs;
        double begin = 0;  // rate of the events that find too few spares
        for (const RepairStream& s : streams) begin += s.events.si * (runs - inRepair.atMost(spares - s.servers));
        const double part = runs > 0 ? std::min(step, (running.si - done) / runs) : step;
        if (waits > 0 && begin > 0) {
            const double length = waits / begin;  // mean of a wait: share / rate of waits that begin
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
