// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What every failure class takes from the training runs and what half its rate would give back, in closed form; and the
// closed form beside a simulation, with the range in which the two can be held against each other.

#include <optional>
#include <string>
#include <vector>

#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/reliability/simulation.h"

namespace model {

namespace plan {
struct Stage;
}

struct ClassLoss {
    std::string id;  ///< name of the class
    Duration lost;   ///< of the mean time of the runs
    Ratio ofFaults;  ///< of all that faults take
    double cardHours = 0;
    Grade grade = Grade::None;       ///< of its rate
    std::optional<Duration> gained;  ///< of the mean time, at half its rate
    bool operator==(const ClassLoss&) const = default;
};

/// Classes that take anything, the worst first. What faults and waiting for spares take is shared out by rate x cost of
/// one event (detection, restart, copy, half an interval, swap): exact in the sum, first order in the shares. Empty
/// where the days are blank.
std::vector<ClassLoss> classLosses(const Project& project, const Design& design, const Results& results);
namespace plan {
std::vector<ClassLoss> classLossesOf(const Stage& s);
}
/// The same with what half the rate of each would give back: the whole closed form again, so effects that are not in
/// proportion are in it.
std::vector<ClassLoss> classGains(const Project& project, const Design& design, const Results& results);

/// Days and goodput in closed form, whatever the results contain.
struct ClosedTwin {
    std::optional<Duration> mean, p50, p90;
    std::optional<Ratio> goodput;
    enum class Range {
        Exact,         ///< one class, fixed times, ample spares: both sample the same law
        Approximate,   ///< averages stand for what differs; reasons say which
        NotComparable  ///< the closed form has no answer, or leaves out what matters here
    };
    Range range = Range::Approximate;
    std::vector<Problem> reasons;  ///< sentences, the weightiest first
};
/// `run` may be null; it tells whether silent corruption outlived every copy.
ClosedTwin closedTwin(const Project& project, const Design& design, const Results& results,
                      const SimulationInputs& inputs, const SimulationResult* run = nullptr);

}  // namespace model
