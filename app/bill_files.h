// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The bill of materials as a table for spreadsheets, as window and command line write it: one line per bill line and a
// last one with the total. `line_total` is in the currency of the line, `total` in that of the workbook. English
// columns, levels and units are plain words that programs find; in Chinese all of it is Chinese.

#include <QByteArray>
#include <optional>
#include <vector>

#include "model/cost/bill.h"
#include "model/plan/workbook.h"

namespace app {

/// UTF-8 with mark, numbers in the C locale with all digits.
QByteArray billCsv(const std::vector<model::cost::BillLine>& bill, const model::Project& project);
/// XLSX with a frozen head and a filter; totals are formulas, so a quantity or a price can be changed there. Empty when
/// it cannot be made.
QByteArray billXlsx(const std::vector<model::cost::BillLine>& bill, const model::Project& project);
/// Writes one of them, by the ending of the file (xlsx, else CSV); the problem says what could not be written.
std::optional<model::Problem> writeBill(const QString& path, const std::vector<model::cost::BillLine>& bill,
                                        const model::Project& project);

}  // namespace app
