// SPDX-License-Identifier: GPL-3.0-or-later
// Copying the selection of a table for spreadsheets: tab separated text and an HTML table in one clipboard entry.
#pragma once

#include <Qt>
#include <memory>

class QAbstractItemView;
class QMimeData;

namespace views {

/// Text of a cell for the clipboard (full precision, plain minus), where it differs from what is shown.
inline constexpr int kCopyRole = Qt::UserRole + 100;

/// The selected cells, rows and columns in visual order and without hidden ones; a cell of the bounding rectangle that
/// is not selected stays empty. Null if nothing is selected.
std::unique_ptr<QMimeData> selectionAsMimeData(const QAbstractItemView* view, bool withHeaders);

/// Ctrl+C copies the selection of the view, Ctrl+Shift+C with headers.
void installCopyShortcuts(QAbstractItemView* view);

}  // namespace views
