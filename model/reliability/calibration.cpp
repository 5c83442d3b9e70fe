// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reliability/calibration.h"

#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <limits>

namespace model {
namespace {

constexpr double kTail = 0.025;       // of a two-sided interval at 95 %
constexpr double kRuleOfThree = 3.0;  // one-sided bound at 95 % for nothing counted, -ln 0.05 rounded up

}  // namespace

CountInterval poissonInterval(std::int64_t events) {
    if (events < 0) return {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    if (events == 0) return {0, kRuleOfThree};
    using boost::math::chi_squared;
    const double n = static_cast<double>(events);
    return {quantile(chi_squared(2 * n), kTail) / 2, quantile(complement(chi_squared(2 * n + 2), kTail)) / 2};
}

std::optional<ShareEstimate> shareWithInterval(std::int64_t k, std::int64_t n) {
    if (n < 1 || k < 0 || k > n) return std::nullopt;
    using boost::math::beta_distribution;
    const double x = static_cast<double>(k), all = static_cast<double>(n);
    ShareEstimate s{x / all, 0, 1, n};
    if (k > 0) s.low = quantile(beta_distribution<>(x, all - x + 1), kTail);
    if (k < n) s.high = quantile(complement(beta_distribution<>(x + 1, all - x), kTail));
    return s;
}

ObservedClass observe(const std::string& name, const std::vector<const FailureEvent*>& events, Duration unitTime,
                      bool stopsJob) {
    ObservedClass out;
    out.name = name;
    out.unitTime = unitTime;
    std::int64_t replaced = 0, saidHardware = 0, saidDowntime = 0;
    double downtime = 0;
    for (const FailureEvent* e : events) {
        if (stopsJob && !e->stoppedJob) {
            ++out.withoutStop;
            continue;
        }
        ++out.events;
        if (e->hardwareReplaced) {
            ++saidHardware;
            replaced += *e->hardwareReplaced ? 1 : 0;
        }
        if (e->downtime) {
            ++saidDowntime;
            downtime += e->downtime->si;
        }
    }
    const CountInterval n = poissonInterval(out.events);
    out.rate = Rate{static_cast<double>(out.events) / unitTime.si};
    out.low = Rate{n.low / unitTime.si};
    out.high = Rate{n.high / unitTime.si};
    out.hardware = shareWithInterval(replaced, saidHardware);
    if (saidDowntime > 0) out.meanDowntime = Duration{downtime / static_cast<double>(saidDowntime)};
    return out;
}

}  // namespace model
