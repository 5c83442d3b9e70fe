// SPDX-License-Identifier: GPL-3.0-or-later
// Everything a painter or builder of charts needs to know about looks. On paper it is always the light column on white.
#pragma once

#include "views/style/numbers.h"
#include "views/style/palette.h"

namespace views {

// Letter spacing, in px, too small to be seen and enough to switch ligatures off.
inline constexpr double kNoLigatures = 1 / 64.0;

struct ChartTheme {
    ChartColors colors = colorsFor(false);
    QFont body = bodyFont();
    Language language = Language::English;
    double u = unitOf(body);

    QFont font(TextRole role) const { return scaledFont(body, role); }
};

inline ChartTheme paperTheme(Language language) {
    ChartTheme theme;
    theme.language = language;
    // Widths that do not depend on pixels, and no ligatures: "fi" as one glyph is not found by a search.
    theme.body.setHintingPreference(QFont::PreferNoHinting);
    theme.body.setLetterSpacing(QFont::AbsoluteSpacing, kNoLigatures);
    return theme;
}

inline ChartTheme screenTheme(const QPalette& palette, const QFont& body, Language language) {
    return {colorsFor(palette), body, language, unitOf(body)};
}

}  // namespace views
