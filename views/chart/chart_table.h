// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a chart as a table: for "copy data", CSV files, screen readers and the question whether there is
// anything to draw at all.
#pragma once

#include "views/chart/chart_data.h"

#include <QStringList>
#include <vector>

namespace views {

struct ChartTable {
    QStringList headers;  // "name (unit)"
    std::vector<QStringList> rows;
    std::vector<bool> numeric;  // per column
};

// Numbers have a decimal point, no commas and all their digits; a missing value is an empty cell.
ChartTable tableOf(const ChartSpec& spec);
// At least one finite number (or, for drawings, one box) is there.
bool hasData(const ChartSpec& spec);

QString toCsv(const ChartTable& table);  // RFC 4180, line ends CR LF
QString toTabText(const ChartTable& table);

}  // namespace views
