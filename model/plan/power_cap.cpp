// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/power_cap.h"

#include <algorithm>

namespace model {

std::vector<site::CapPoint> capCurve(const PowerPlan& plan) {
    const CapCurve& c = plan.cap;
    return {{0.60, c.at60.si}, {0.70, c.at70.si}, {0.80, c.at80.si}, {0.83, c.at83.si}, {1.0, 1.0}};
}

double capShare(const Pool& pool) {
    if (!pool.powerCap || !pool.card.tdp || !(pool.card.tdp->si > 0)) return 1;
    return std::min(1.0, pool.powerCap->si / pool.card.tdp->si);
}

double capSpeed(const PowerPlan& plan, const Pool& pool) {
    const double share = capShare(pool);
    return share < 1 ? site::performanceAt(capCurve(plan), share).value_or(1) : 1;
}

}  // namespace model
