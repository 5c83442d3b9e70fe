// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The smallest change that makes a mapping fit the memory of a card, as a sentence; the nearest mapping that runs.

#include <optional>

#include "model/core/problem.h"
#include "model/training/search.h"
#include "model/training/step.h"

namespace model {

/// One change at a time, the gentlest first: a smaller microbatch, the optimizer spread over the replicas, full
/// recomputation, more stages, more tensor parallelism inside the scale-up domain. Nothing when no single one is
/// enough.
std::optional<Problem> nearestFit(const training::StepCase& step, const training::Mapping& mapping);

/// Of the fastest strategies that fit the cards, the one whose degrees are nearest to those wanted, in doublings.
std::optional<training::Mapping> nearestMapping(const training::StepCase& step, training::SearchSpace space,
                                                const training::Mapping& wanted);

}  // namespace model
