// SPDX-License-Identifier: GPL-3.0-or-later
// Fields and buttons, flat, and the lines and boxes that all elements are made of.
#include <QApplication>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include "views/style/palette.h"
#include "views/style/style_parts.h"

namespace views::style {

double unitFor(const QStyleOption* option, const QWidget* widget) {
    return unitOf(widget ? widget->font() : option ? QApplication::font() : QFont());
}

int units(double count, const QStyleOption* option, const QWidget* widget) {
    return qRound(count * unitFor(option, widget));
}

FieldState fieldState(const QWidget* widget) {
    return widget ? static_cast<FieldState>(widget->property(kFieldStateProperty).toInt()) : FieldState::Plain;
}

void flatBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& frame, double width) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(frame, width));
    painter->setBrush(fill.isValid() ? QBrush(fill) : Qt::NoBrush);
    const double half = width / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), kRadius, kRadius);
    painter->restore();
}

void lineFrame(QPainter* painter, const QRect& rect, const QColor& color) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(color, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

void hairline(QPainter* painter, const QPoint& from, const QPoint& to, const QColor& color) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(color, 1));
    painter->drawLine(from, to);
    painter->restore();
}

void middleLine(QPainter* painter, const QRect& rect, bool upright, const QColor& color) {
    const QPoint c = rect.center();
    if (upright)
        hairline(painter, {c.x(), rect.top()}, {c.x(), rect.bottom()}, color);
    else
        hairline(painter, {rect.left(), c.y()}, {rect.right(), c.y()}, color);
}

void drawLineEditFrame(const QStyleOption* option, QPainter* painter, const QWidget* widget) {
    const QPalette& palette = option->palette;
    switch (fieldState(widget)) {
        case FieldState::Error:
            return flatBox(painter, option->rect, {}, colorsFor(palette).of(Status::Error), 2);
        case FieldState::Warning:
            return flatBox(painter, option->rect, {}, colorsFor(palette).of(Status::Warning),
                           option->state & QStyle::State_HasFocus ? 2 : 1);
        case FieldState::Plain:
            break;
    }
    const bool focus = option->state & QStyle::State_HasFocus;
    flatBox(painter, option->rect, {}, palette.color(focus ? QPalette::Highlight : QPalette::Mid), focus ? 2 : 1);
}

void drawLineEditPanel(const QStyle* style, const QStyleOption* option, QPainter* painter, const QWidget* widget) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (!frame || frame->lineWidth <= 0) return;  // a computed row: no ground, no frame
    painter->fillRect(option->rect.adjusted(1, 1, -1, -1), option->palette.brush(QPalette::Base));
    style->drawPrimitive(QStyle::PE_FrameLineEdit, option, painter, widget);
}

bool isPrimary(const QStyleOption* option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    return button && button->features.testFlag(QStyleOptionButton::DefaultButton) &&
           option->state & QStyle::State_Enabled;
}

void drawCommand(const QStyleOption* option, QPainter* painter, const QWidget* widget) {
    const QPalette& palette = option->palette;
    QColor fill = palette.color(isPrimary(option) ? QPalette::Highlight : QPalette::Button);
    QColor frame = isPrimary(option) ? fill : palette.color(QPalette::Mid);
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        button && button->features.testFlag(QStyleOptionButton::Flat) &&
        !(option->state & (QStyle::State_MouseOver | QStyle::State_Sunken))) {
        return;
    }
    const bool down = option->state & (QStyle::State_Sunken | QStyle::State_On);
    if (isPrimary(option)) {
        if (down) fill = fill.darker(115);
    } else if (down) {
        fill = colorsFor(palette).selectionGround;
    } else if (option->state & QStyle::State_MouseOver && option->state & QStyle::State_Enabled) {
        fill = palette.color(QPalette::Base);
    }
    if (option->state & QStyle::State_HasFocus) frame = palette.color(QPalette::Highlight);
    if (fieldState(widget) == FieldState::Warning) frame = colorsFor(palette).of(Status::Warning);
    if (fieldState(widget) == FieldState::Error) frame = colorsFor(palette).of(Status::Error);
    flatBox(painter, option->rect, fill, frame, fieldState(widget) == FieldState::Error ? 2 : 1);
}

void drawTool(const QStyleOption* option, QPainter* painter) {
    const bool enabled = option->state & QStyle::State_Enabled;
    QColor fill;
    if (option->state & (QStyle::State_On | QStyle::State_Sunken)) {
        fill = colorsFor(option->palette).selectionGround;
    } else if (enabled && option->state & QStyle::State_MouseOver) {
        fill = option->palette.color(QPalette::Midlight);
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(option->state & QStyle::State_HasFocus && option->state & QStyle::State_KeyboardFocusChange
                        ? QPen(option->palette.color(QPalette::Highlight))
                        : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    painter->restore();
}

void drawCheckBox(const QStyleOption* option, QPainter* painter, bool round) {
    const QPalette& palette = option->palette;
    const bool on = option->state & QStyle::State_On;
    const bool partial = option->state & QStyle::State_NoChange;
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool filled = (on || partial) && enabled;
    const QRect box = option->rect;
    QColor frame = palette.color(filled ? QPalette::Highlight : QPalette::Mid);
    if (option->state & QStyle::State_HasFocus) frame = palette.color(QPalette::Highlight);
    const QColor fill = palette.color(filled ? QPalette::Highlight : enabled ? QPalette::Base : QPalette::Window);
    const QColor mark = palette.color(filled ? QPalette::HighlightedText : QPalette::PlaceholderText);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (round) {
        painter->setPen(frame);
        painter->setBrush(fill);
        painter->drawEllipse(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5));
        painter->setPen(Qt::NoPen);
        painter->setBrush(mark);
        const double inset = box.width() * 0.3;
        if (on) painter->drawEllipse(QRectF(box).adjusted(inset, inset, -inset, -inset));
        painter->restore();
        return;
    }
    flatBox(painter, box, fill, frame);
    const auto at = [&](double x, double y) { return QPointF(box.x() + x * box.width(), box.y() + y * box.height()); };
    painter->setPen(QPen(mark, box.width() / 7.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (partial) {
        painter->drawLine(at(0.28, 0.5), at(0.72, 0.5));
    } else if (on) {
        painter->drawPolyline(QPolygonF({at(0.26, 0.52), at(0.43, 0.69), at(0.75, 0.33)}));
    }
    painter->restore();
}

}  // namespace views::style
