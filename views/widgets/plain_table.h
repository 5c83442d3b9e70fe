// SPDX-License-Identifier: GPL-3.0-or-later
// A table to read and copy from: whole rows, no grid, rows of the house height.
#pragma once

class QAbstractItemModel;
class QTableView;
class QWidget;

namespace views {

/// The table owns neither model nor selection mode; `parent` gives the font its units follow.
QTableView* makePlainTable(QAbstractItemModel* model, QWidget* parent);

}  // namespace views
