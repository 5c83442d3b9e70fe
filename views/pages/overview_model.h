// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The chain of the overview as tiles: per stage the figure, what causes it and how much is left, all from the results.

#include "views/pages/session.h"
#include "views/widgets/findings_list.h"
#include "views/widgets/flow_tiles.h"

namespace views {

/// Ten tiles in the order of computation; ids are words of pages ("demand", "compute", "mapping" for the compute page).
QList<FlowTile> flowTiles(const Session& session);
/// Findings as list rows in the given order, with the id of the rule at the right if there is room for it.
QList<FindingItem> findingItems(const std::vector<model::Problem>& problems, bool withIds = true, int most = 1000);
/// With a capital first letter, for a word that stands alone.
QString capitalised(const QString& word);
/// A training run in FP8 or FP4: its MFU, which is of the BF16 peak, has to say so.
bool trainsBelow16Bits(const model::Design& design);
FindingCounts countFindings(const std::vector<model::Problem>& problems);

}  // namespace views
