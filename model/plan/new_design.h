// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What "New" starts from: one training run of a dense 70B model on 1,024 cards with all networks, a hot tier and the
// shipped failure classes, every value from the catalogue or the defaults, so that nothing is blank without a reason.

#include "model/catalog/catalog.h"
#include "model/plan/workbook.h"

namespace model {

/// Entries that the catalogue lacks are left out; their fields stay blank.
Design newDesign(const Catalog& catalog);
/// A workbook with one such design.
Workbook newWorkbook(const Catalog& catalog);

/// Copies all failure classes of the catalogue into a design.
void fillFailureClasses(Design& design, const Catalog& catalog);

}  // namespace model
