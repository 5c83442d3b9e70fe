// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Findings about networks under load: the port rate, ratios that rounding moved, uplinks that are busier than the limit
// with the smallest change that mends it, storage on the training network. Internal to the plan room.

#include "model/plan/stages.h"

namespace model::plan {

/// Bandwidth per card below the requirement, and what the usual ports would give; network `index` of the design.
void portRates(const Stage& s, std::size_t index);
/// Requested and wired oversubscription that part ways, and a ratio that costs more than one beside it.
void ratios(const Stage& s, std::size_t index);
/// Uplinks that a training run uses more than the limit, with the smallest change that mends it.
void trunks(const Stage& s);
/// Storage that has no network of its own sends its checkpoints and samples over the others.
void sharedStorage(const Stage& s);

}  // namespace model::plan
