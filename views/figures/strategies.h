// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a search of strategies found, as charts: the steps of the best ones by part, and why the others lost.

#include "model/plan/strategies.h"
#include "views/chart/chart_data.h"

namespace views {

/// One bar per strategy, in parts; `names` stand below the bars, `marked` is framed (-1: none).
ChartSpec strategyBars(const std::vector<model::Strategy>& strategies, const QStringList& names, int marked,
                       Language language);
/// Counts of the strategies that lost, by reason; they add up to all that were looked at.
ChartSpec whyStrategiesLost(const model::StrategyAnswer& answer, Language language);
/// The strategy that came closest to passing a limit, as one sentence per limit; empty where none was refused.
QStringList nearestMisses(const model::StrategyAnswer& answer, Language language);

}  // namespace views
