// SPDX-License-Identifier: GPL-3.0-or-later
// What ProxyStyle draws, one function per element that Fusion would shade. Fields and buttons: style_fields.cpp;
// frames, bars, tabs and headers: style_bars.cpp. Private to views/style.
#pragma once

#include <QStyle>

#include "views/style/proxy_style.h"

class QPainter;
class QStyleOptionDockWidget;
class QStyleOptionFrame;
class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionTab;
class QStyleOptionToolButton;

namespace views::style {

inline constexpr double kRadius = 2.0;

double unitFor(const QStyleOption* option, const QWidget* widget);
int units(double count, const QStyleOption* option, const QWidget* widget);
FieldState fieldState(const QWidget* widget);

/// A box with a frame of `width` px inside `rect`, antialiased only for its corners.
void flatBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& frame, double width = 1.0);
void lineFrame(QPainter* painter, const QRect& rect, const QColor& color);
void hairline(QPainter* painter, const QPoint& from, const QPoint& to, const QColor& color);
/// A line through the middle of `rect`, along its longer side.
void middleLine(QPainter* painter, const QRect& rect, bool upright, const QColor& color);

// ---- fields and buttons
void drawLineEditFrame(const QStyleOption* option, QPainter* painter, const QWidget* widget);
void drawLineEditPanel(const QStyle* style, const QStyleOption* option, QPainter* painter, const QWidget* widget);
/// The button that Enter presses and that is filled with the highlight colour.
bool isPrimary(const QStyleOption* option);
void drawCommand(const QStyleOption* option, QPainter* painter, const QWidget* widget);
void drawTool(const QStyleOption* option, QPainter* painter);
void drawCheckBox(const QStyleOption* option, QPainter* painter, bool round);

// ---- frames, bars, tabs, headers
void drawFrame(const QStyleOptionFrame* frame, QPainter* painter);
void drawMenuBarItem(const QStyle* style, const QStyleOptionMenuItem* item, QPainter* painter, const QWidget* widget);
void drawTabShape(const QStyleOptionTab* tab, QPainter* painter);
/// Icon and name at the left of the tab, bold and dark when selected, muted else.
void drawTabLabel(const QStyle* style, const QStyleOptionTab* tab, QPainter* painter, const QWidget* widget);
/// Icon, a gap, text; Fusion leaves the gap behind the text.
void drawToolLabel(const QStyle* style, const QStyleOptionToolButton* button, QPainter* painter, const QWidget* widget);
void drawProgressContents(const QStyleOptionProgressBar* bar, QPainter* painter);
void drawHeaderSection(const QStyleOptionHeader* header, QPainter* painter);
void drawScrollBar(const QStyle* style, const QStyleOptionSlider* bar, QPainter* painter, const QWidget* widget);
/// No arrow buttons: the groove is the whole bar.
QRect scrollBarPart(const QStyle* style, const QStyleOptionSlider* bar, QStyle::SubControl part, const QWidget* widget);
void drawDockTitle(const QStyleOptionDockWidget* dock, QPainter* painter, const QWidget* widget);

}  // namespace views::style
