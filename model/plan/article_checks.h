// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The rules of thumb of the practitioner articles held against exact arithmetic, with the design's own numbers where
// the rule speaks of them. Each check is a finding of severity Info whose sentence shows both sides.

#include <vector>

#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

std::vector<Problem> articleChecks(const Design& design, const Results& results);

}  // namespace model
