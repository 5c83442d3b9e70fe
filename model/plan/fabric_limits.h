// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a finding says when a network cannot be built: the limit it meets and the smallest step that gets beyond it.

#include "model/core/problem.h"
#include "model/fabric/sizing.h"

namespace model::plan {

/// The limit as a sentence of its own, for a sizing that is not feasible.
Problem whyNot(const fabric::Sizing& sizing);
/// What to change first: tiers, then ports or planes, then the ratio; another family where nothing of it helps.
Problem nextStepOf(const fabric::SizingInputs& in, const fabric::Sizing& sizing);

}  // namespace model::plan
