// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a finding says when a network cannot be built: the limit it meets and the smallest step that gets beyond it.

#include "model/core/problem.h"
#include "model/fabric/sizing.h"

namespace model::plan {

/// The limit as a sentence of its own, for a sizing that is not feasible; `ports`: its nodes are ports, not servers.
Problem whyNot(const fabric::Sizing& sizing, bool ports = false);
/// What to change first: tiers, then ports or planes, then the ratio; another family where nothing of it helps.
/// `split`: ports of the sizing that a port of the switch is broken out into.
Problem nextStepOf(const fabric::SizingInputs& in, const fabric::Sizing& sizing, std::int64_t split);

}  // namespace model::plan
