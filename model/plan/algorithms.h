// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What each algorithm changes in a training run, by the step model: the run without it and with it, everything else as
// it is. A measure that is off is shown at the value that is usual for it.

#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/training/step.h"

namespace model {

/// Usual values of what is off: 8 bits with feedback in 16, and the capacity of Switch Transformer (arXiv 2101.03961).
inline constexpr GradientCompression kUsualCompression = GradientCompression::Bits8;
inline constexpr double kUsualCapacity = 1.0;

/// `step` is the case of the run and `mapping` the one in use. Blank where a variant has no answer.
AlgorithmResults algorithmResults(const Workload& workload, const training::StepCase& step,
                                  const training::Mapping& mapping);

}  // namespace model
