// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Designs side by side as the rows of the delta table: values, differences to the base, better or worse.

#include "views/pages/session.h"
#include "views/widgets/delta_table.h"

namespace views {

struct CompareChoice {
    bool onlyDifferences = true;
    bool inputsOnly = false;
};
struct CompareContent {
    QList<DeltaColumn> columns;
    QList<DeltaRow> rows;
    int shown = 0, total = 0;  ///< rows with values
};
CompareContent compareContent(const Session& session, const CompareChoice& choice, const QPalette& palette);

}  // namespace views
