// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Texts of a table cell that may take a second line where its column is narrow.

#include <QFont>
#include <QString>

namespace views {

/// The least width at which a text fits in two lines broken at a space or between Han characters.
int twoLineWidth(const QFont& font, const QString& text);

/// The text broken before its last bracket where both parts fit into the width: "Memory bandwidth" and "(train)" read
/// better than a break by chance. Else as it is.
QString brokenAtBracket(const QFont& font, const QString& text, int width);

}  // namespace views
