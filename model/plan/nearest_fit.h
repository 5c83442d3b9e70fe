// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The smallest change that makes a mapping fit the memory of a card, as a sentence.

#include <optional>

#include "model/core/problem.h"
#include "model/training/step.h"

namespace model {

/// One change at a time, the gentlest first: a smaller microbatch, the optimizer spread over the replicas, full
/// recomputation, more stages, more tensor parallelism inside the scale-up domain. Nothing when no single one is
/// enough.
std::optional<Problem> nearestFit(const training::StepCase& step, const training::Mapping& mapping);

}  // namespace model
