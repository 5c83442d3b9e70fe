// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The parts of a server of a pool, from its cards and the typical host of the design.

#include "model/plan/workbook.h"
#include "model/site/build_up.h"

namespace model {

/// True for servers that are made with cold plates.
bool hasColdPlates(const Pool& pool);
/// Estimate at full load, cards at their TDP; nothing while the TDP is not known.
std::optional<site::ServerBuildUp> estimatedParts(const PowerPlan& plan, const Pool& pool);
/// The parts under the power cap of the pool, scaled so that they add up to `power`.
std::optional<site::ServerBuildUp> partsOf(const PowerPlan& plan, const Pool& pool, Power power);

}  // namespace model
