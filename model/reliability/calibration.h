// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Rates from what was counted. n events in the time T of all units together: rate n/T, and the exact interval of a
// Poisson count (Garwood, Biometrika 28, 1936): [chi2(a/2; 2n)/2, chi2(1 - a/2; 2n + 2)/2] / T, a = 0.05. Without any
// event only a bound can be said: 3/T, the "rule of three" (-ln 0.05 = 2.996). Shares have the exact binomial interval
// (Clopper and Pearson, Biometrika 26, 1934).

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/quantity.h"

namespace model {

/// One line of a failure log.
struct FailureEvent {
    std::string failureClass, unit;
    double when = 0;  ///< seconds since 1970-01-01, in the clock of the log
    bool stoppedJob = false;
    std::optional<bool> hardwareReplaced;  ///< blank: not noted
    std::optional<Duration> downtime;
};

/// A number of events as an interval for their expected number, at 95 %.
struct CountInterval {
    double low = 0, high = 0;
};
/// Exact for a Poisson count; n >= 0. For n = 0: 0 and 3. NaN for a negative count.
CountInterval poissonInterval(std::int64_t events);

/// k of n with the exact binomial interval at 95 %; blank for n < 1 or k outside 0..n.
struct ShareEstimate {
    double share = 0, low = 0, high = 0;
    std::int64_t of = 0;  ///< n
    bool operator==(const ShareEstimate&) const = default;
};
std::optional<ShareEstimate> shareWithInterval(std::int64_t k, std::int64_t n);

/// From this many events on a rate counts as measured (grade A), below as indicated (B).
inline constexpr std::int64_t kEventsForGradeA = 15;

/// What a log says about one class.
struct ObservedClass {
    std::string name;
    std::int64_t events = 0;                ///< that count for the rate
    std::int64_t withoutStop = 0;           ///< of a class that stops jobs, but no job was stopped: not counted
    Duration unitTime;                      ///< of all units together, above 0
    Rate rate, low, high;                   ///< per unit; without events rate and low are 0, high is the bound 3/T
    std::optional<ShareEstimate> hardware;  ///< of the counted events that say whether parts were replaced
    std::optional<Duration> meanDowntime;   ///< of the counted events that say how long
    bool measured() const { return events > 0; }
    bool gradeA() const { return events >= kEventsForGradeA; }
};

/// Rate and interval of one class. `events` are those of the class; where the class stops jobs, only those that did
/// count. `unitTime` finite and above 0.
ObservedClass observe(const std::string& name, const std::vector<const FailureEvent*>& events, Duration unitTime,
                      bool stopsJob);

}  // namespace model
