// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Makes the text of a PDF written by Qt searchable in Chinese.

#include <QByteArray>

namespace views {

/// Qt names every glyph by the first character that a font draws with it. Noto Sans CJK draws radicals with the glyphs
/// of ideographs, and radicals come first: a reader would find ⻛ (U+2EDB) where 风 (U+98CE) was written. This names
/// such glyphs by the ideograph. What is no PDF comes back as it is.
QByteArray withIdeographs(const QByteArray& pdf);

}  // namespace views
