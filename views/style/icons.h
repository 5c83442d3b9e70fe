// SPDX-License-Identifier: GPL-3.0-or-later
// Icons, status marks and grade badges, all painted from paths on a 16-unit grid: one stroke of 1.3 units with round
// caps in the text colour, so they stay sharp at any scale factor and follow light, dark and disabled by themselves.
#pragma once

#include <QIcon>
#include <QPalette>
#include <QRectF>
#include <optional>

#include "views/style/palette.h"

class QPainter;

namespace views {

enum class IconId {
    New,
    Open,
    Save,
    Undo,
    Redo,
    Duplicate,
    Simulate,
    Search,
    GoalSeek,
    Sensitivity,
    Report,
    Export,
    Why,
    Find,
    Add,
    Close,
    Float,
    Overview,
    Project,
    Demand,
    Compute,
    Mapping,
    Fabric,
    Racks,
    Power,
    Cooling,
    Storage,
    Reliability,
    Operations,
    Cost,
    Review,
    Compare,
};
inline constexpr int kIconCount = static_cast<int>(IconId::Compare) + 1;

/// Evidence of a number: A first-hand, B second-hand, C estimate. None paints nothing.
enum class Grade { None, A, B, C };

/// An icon in the application palette's text colour; selected and disabled follow the palette groups. The engine asks
/// for the palette when it paints, so a repaint after a palette change is enough.
QIcon icon(IconId id);

/// The icon's strokes in `color`, fitted into the largest centred square of `rect`.
void paintIcon(QPainter* painter, const QRectF& rect, IconId id, const QColor& color);

/// The shape and colour of a status in the largest centred square of `rect`. On a selected row the mark gets an outline
/// in HighlightedText, because the status colours were chosen against Base.
void paintStatus(QPainter* painter, const QRectF& rect, std::optional<Status> status, const QPalette& palette,
                 bool selected = false);

/// A status mark as icon, for buttons, labels and trees.
QIcon statusIcon(Status status);

/// The badge of a grade: A filled, B outlined, C dashed in the warning colour. Side 3.75 units where a text line
/// allows.
void paintGrade(QPainter* painter, const QRectF& rect, Grade grade, const QPalette& palette);

/// A filled (better) or hollow (worse) triangle, or a double arrow (neither), in the colours of the comparison.
enum class DeltaMark { None, BetterUp, BetterDown, WorseUp, WorseDown, Neutral };
void paintDelta(QPainter* painter, const QRectF& rect, DeltaMark mark, const QPalette& palette);
QColor deltaColor(DeltaMark mark, const QPalette& palette);

/// A small disc, the colour swatch of a design is a square: both centred in `rect`.
void paintDot(QPainter* painter, const QRectF& rect, const QColor& color);
void paintSwatch(QPainter* painter, const QRectF& rect, const QColor& color);
QIcon swatchIcon(const QColor& color);

}  // namespace views
