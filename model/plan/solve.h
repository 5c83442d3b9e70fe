// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Goal seek: which value of one input makes a result reach a target. Brackets the monotone function and lets
// Boost.Math find the root; counts are answered with the smallest count that meets the target. Cards come in whole
// servers and whole replicas of what trains on them, so they are answered with the next count that can be built, and
// the count by arithmetic is told beside it (training.md 14).

#include <string>
#include <string_view>
#include <vector>

#include "model/plan/evaluate.h"

namespace model {

struct Goal {
    std::string forKey;  ///< result, e.g. training.days_p50
    std::string byKey;   ///< input, e.g. compute.accelerators
    double target = 0;   ///< SI value the result should reach
};

struct Answer {
    Value value;       ///< of the input; for cards a count that can be built
    Value arithmetic;  ///< for cards: the count before rounding to `step`
    std::int64_t step = 1;
    double reached = 0;  ///< SI value of the result at that input
    bool exact = true;   ///< false: a whole number that just meets the target
    std::string path;    ///< the input path that was varied
    /// What a reader should know of the answer: why the next multiple above the arithmetic was passed over
    /// (solve.passed_over), and the errors of the design with the answer put in (limits that it breaks).
    std::vector<Problem> notes;
    Design design;       ///< with the answer put in
    Project project;
};

/// Problems: solve.not_number, solve.no_effect (the input does not move the result), solve.out_of_reach (with the
/// nearest value that can be reached), solve.blank (the result has no value; says why), solve.step (the count by
/// arithmetic is known, the next one that can be built does not reach the target or cannot run).
Outcome<Answer> solve(const Project& project, const Design& design, const Goal& goal);

}  // namespace model
