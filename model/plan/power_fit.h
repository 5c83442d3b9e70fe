// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What gives first when a site cannot carry a design: the smallest changes that bring the reserved power at the meter
// under the limit, each tried on a copy of the design with the stages that count.

#include <vector>

#include "model/core/problem.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

/// Reserved power at the meter of a design; networks as in `known` unless cards have changed.
std::optional<Power> meterOf(const Project& project, const Design& design, const Results* known = nullptr);

/// One sentence per change that is enough by itself, the gentlest first: liquid cooling (nothing is lost), a power cap
/// down to 60 % of TDP (a little speed is lost), fewer cards of the largest pool (speed is lost in proportion). Empty
/// without a limit or when none is enough. Keys are the inputs to change.
std::vector<Problem> powerFits(const Project& project, const Design& design, const Results& results);

}  // namespace model
