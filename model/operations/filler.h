// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Small preemptible jobs that fill what others leave idle. A filler of length l is preempted at the rate v and then
// starts from the beginning: of the time it holds cards the share v l / (e^(v l) - 1) is useful. Short ones lose less.

#include <optional>

#include "model/core/quantity.h"

namespace model::operations {

/// Share of useful time, in (0, 1]. rate, length >= 0; blank otherwise.
std::optional<double> fillerEfficiency(Rate preempted, Duration length);

/// Share of the idle time that fillers must take to lift the allocated share from `from` to `to`: (to - from)/(1 -
/// from). 0 <= from <= to <= 1, from < 1; blank otherwise.
std::optional<double> fillerNeeded(double from, double to);

}  // namespace model::operations
