// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The bill of materials as comma separated values for spreadsheets, as window and command line write it.

#include <QByteArray>
#include <vector>

#include "model/cost/bill.h"

namespace app {

/// UTF-8 with mark, one line per bill line, numbers in the C locale with all digits. Columns, levels and units keep
/// their names in every language, so that other programs find them; names and sources are the reader's.
QByteArray billCsv(const std::vector<model::cost::BillLine>& bill);

}  // namespace app
