// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The smallest changes that bring racks back under their limits: positions of the hall, power, height and weight of a
// rack, load of the floor, feeds. Each is computed (counts on a copy of the design), none raises the limit of the hall.

#include <optional>
#include <vector>

#include "model/core/problem.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/site/circuits.h"
#include "model/site/racks.h"

namespace model {

/// Racks of a design; networks as in `known` unless cards have changed.
std::optional<std::int64_t> racksOf(const Project& project, const Design& design, const Results* known = nullptr);

/// One sentence per change that is enough by itself, the gentlest first: more servers in a rack (as far as feeds and
/// floor carry it), more switches and storage nodes in a shared rack, fewer cards of the pool with most racks. Empty
/// without a limit or when none is enough. Keys are the inputs to change.
std::vector<Problem> rackFits(const Project& project, const Design& design, const Results& results);

/// One finding per limit that a single server breaks, with the change that is just enough; `fill` is blank when a need
/// is not known.
std::vector<Problem> serverFits(const Design& design, const Item<Pool>& pool, const PoolResults& result,
                                const std::optional<site::RackFill>& fill);

/// Products of whole racks against power, weight and height of a rack.
std::vector<Problem> productLimits(const Design& design, const Results& results);

/// How many servers of the heaviest rack the floor carries without spreading, and what that costs in racks.
Problem floorFit(const Project& project, const Design& design, const Results& results);

/// The next breaker, or the number of feeds, that carries the densest rack with so many feeds lost.
Problem feedFit(const Design& design, const Results& results, std::int64_t lost);

/// One feed of a rack.
site::Circuit feedOf(const PowerPlan& plan);
/// What the feeds of a rack carry together in normal running; nothing for a feed without meaning.
std::optional<Power> feedCarries(const PowerPlan& plan);

}  // namespace model
