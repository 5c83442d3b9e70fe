// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, fonts and the length unit of the window, the charts and the report. The series were chosen so that protan,
// deutan and tritan vision keep them apart (smallest CIE76 distance 15 in the light column, 13 in the dark one) and so
// that each has a contrast of at least 3:1 to Base. Colour is never the only carrier: see seriesDash and Marker.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QVector>
#include <array>

namespace views {

enum class Status { Ok, Info, Warning, Error, Incomplete, Stale };

// Series numbers are 1 to 8 as in the table of colours; 0 is "no colour of its own" and gives grey.
inline constexpr int kSeriesCount = 8;

// One colour per cost or load class, the same on every page.
inline constexpr int kServersSeries = 1;
inline constexpr int kNetworkSeries = 3;
inline constexpr int kCoolingSeries = 5;
inline constexpr int kStorageSeries = 6;
inline constexpr int kLossesSeries = 7;
inline constexpr int kHeadroomSeries = 1;  // drawn as a hatch

enum class Marker { Disc, Diamond, Square, Triangle, Ring, Cross, Plus };

struct ChartColors {
    QColor base, text, muted, frame, hairline, grid, axis, highlight, highlightedText;
    QColor ok, info, warning, error, incomplete, stale;
    QColor warningGround, errorGround, selectionGround;
    std::array<QColor, kSeriesCount> series;

    // Colour of series 1 to 8; anything else is the muted grey.
    QColor of(int seriesNumber) const;
    QColor of(Status status) const;
};

QPalette lightPalette();
QPalette darkPalette();
inline QPalette standardPalette(bool dark) {
    return dark ? darkPalette() : lightPalette();
}

// Dark means that text is lighter than its ground (Qt 6.4 has no colour scheme to ask for).
bool isDark(const QPalette& palette);

ChartColors colorsFor(bool dark);
// The columns of colorsFor, with Base, Text and Highlight taken from the user's own palette.
ChartColors colorsFor(const QPalette& palette);

// Pen dashes in units of the pen width, empty for a solid line.
QVector<qreal> seriesDash(int seriesNumber);
Marker seriesMarker(int seriesNumber);
// Text colour that stays readable on a filled area.
QColor textOn(const QColor& fill);

enum class TextRole { Body, Small, SmallBold, Title, KeyFigure, TileFigure, WhyFigure };

// Latin first: with the CJK font first, digits vanish from search and copy in PDF.
QStringList fontFamilies();
// The body font: both families, 9 pt.
QFont bodyFont();
// A font of the type scale, in proportion to the given body font.
QFont scaledFont(const QFont& body, TextRole role);
// The length unit in px; 4.0 with the standard body font at 96 dpi, grows with large fonts.
double unitOf(const QFont& body);

}  // namespace views
