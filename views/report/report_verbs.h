// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The verbs that paint: `report FILE --out X.pdf [--lang zh_CN|en] [--design N]` and `bom FILE --out X.pdf`. Reading
// the workbook, --set and the exit codes are those of the other verbs; only the writing is added here.

#include "app/command_line.h"

namespace views {

/// Writers for "report.pdf" and "bom.pdf".
app::Extras reportExtras();

}  // namespace views
