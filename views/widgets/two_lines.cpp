// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/two_lines.h"

#include <QFontMetrics>
#include <algorithm>

namespace views {
namespace {

bool isHan(QChar c) {
    return c.script() == QChar::Script_Han;
}

}  // namespace

int twoLineWidth(const QFont& font, const QString& text) {
    const QFontMetrics metrics(font);
    int least = metrics.horizontalAdvance(text);
    for (qsizetype i = 1; i < text.size(); ++i) {
        const bool space = text[i] == u' ';
        if (!space && !(isHan(text[i - 1]) && isHan(text[i]))) continue;
        const int first = metrics.horizontalAdvance(text.left(i));
        const int second = metrics.horizontalAdvance(text.mid(space ? i + 1 : i));
        least = std::min(least, std::max(first, second));
    }
    return least;
}

QString brokenAtBracket(const QFont& font, const QString& text, int width) {
    const qsizetype wide = text.lastIndexOf(u'（'), narrow = text.lastIndexOf(QLatin1String(" ("));
    const qsizetype at = std::max(wide, narrow);
    if (at < 1) return text;
    const QString first = text.left(at), second = text.mid(at == narrow ? at + 1 : at);
    const QFontMetrics metrics(font);
    const bool fits = metrics.horizontalAdvance(first) <= width && metrics.horizontalAdvance(second) <= width;
    return fits ? first + u'\n' + second : text;
}

}  // namespace views
