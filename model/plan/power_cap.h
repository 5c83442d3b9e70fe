// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A power cap on cards: how far it slows their computing. Exchange and memory keep their speed, so the step model
// decides what a cap costs in days.

#include <vector>

#include "model/plan/workbook.h"
#include "model/site/site_rules.h"

namespace model {

/// The points of the curve that a design enters, sorted by cap / TDP.
std::vector<site::CapPoint> capCurve(const PowerPlan& plan);
/// Cap over TDP, at most 1; 1 without a cap or while the TDP is not known.
double capShare(const Pool& pool);
/// Computing speed of the cards of a pool against no cap, in (0, 1].
double capSpeed(const PowerPlan& plan, const Pool& pool);

}  // namespace model
