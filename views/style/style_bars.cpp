// SPDX-License-Identifier: GPL-3.0-or-later
// Frames, menus, tabs, progress and scroll bars, headers and dock titles, flat.
#include <QPainter>
#include <QStyleOption>
#include <QWidget>
#include <algorithm>

#include "views/style/palette.h"
#include "views/style/style_parts.h"

namespace views::style {

void drawFrame(const QStyleOptionFrame* frame, QPainter* painter) {
    const bool horizontal = frame->frameShape == QFrame::HLine;
    if (frame->frameShape == QFrame::NoFrame) return;
    if (horizontal || frame->frameShape == QFrame::VLine)
        return middleLine(painter, frame->rect, !horizontal, frame->palette.color(QPalette::Midlight));
    lineFrame(painter, frame->rect, frame->palette.color(QPalette::Mid));
}

void drawMenuBarItem(const QStyle* style, const QStyleOptionMenuItem* item, QPainter* painter, const QWidget* widget) {
    const QPalette& palette = item->palette;
    const bool enabled = item->state & QStyle::State_Enabled;
    const bool lit = item->state & (QStyle::State_Selected | QStyle::State_Sunken) && enabled;
    painter->fillRect(item->rect, lit ? QBrush(colorsFor(palette).selectionGround) : palette.brush(QPalette::Window));
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    if (!style->styleHint(QStyle::SH_UnderlineShortcut, item, widget)) flags |= Qt::TextHideMnemonic;
    style->drawItemText(painter, item->rect, flags, palette, enabled, item->text, QPalette::WindowText);
}

void drawTabShape(const QStyleOptionTab* tab, QPainter* painter) {
    const QPalette& palette = tab->palette;
    const bool selected = tab->state & QStyle::State_Selected;
    const QRect rect = tab->rect;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(palette.color(QPalette::Mid));
    const bool hover = tab->state & QStyle::State_MouseOver;
    painter->setBrush(palette.color(selected ? QPalette::Base : hover ? QPalette::Button : QPalette::Window));
    painter->setClipRect(rect.adjusted(0, 0, 1, selected ? 1 : 0));
    // The lower edge lies outside the clip: a selected tab opens into the page below it.
    const double top = selected ? 0.5 : 1.5;
    // Neighbours share one line, the last tab draws its own.
    const bool last = tab->position == QStyleOptionTab::End || tab->position == QStyleOptionTab::OnlyOneTab;
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, top, last ? -0.5 : 0.5, 6), 2 * kRadius, 2 * kRadius);
    painter->restore();
    if (!selected) hairline(painter, rect.bottomLeft(), rect.bottomRight(), palette.color(QPalette::Mid));
}

namespace {

/// Draws an icon at the left of `rect` and takes it and the gap behind it off.
void takeIcon(const QIcon& icon, QSize size, bool enabled, double gap, QRect& rect, QPainter* painter) {
    if (icon.isNull()) return;
    const QRect place(rect.left(), rect.center().y() - size.height() / 2 + 1, size.width(), size.height());
    icon.paint(painter, place, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    rect.setLeft(place.right() + 1 + qRound(gap));
}

}  // namespace

void drawTabLabel(const QStyle* style, const QStyleOptionTab* tab, QPainter* painter, const QWidget* widget) {
    const bool selected = tab->state & QStyle::State_Selected;
    const double u = unitFor(tab, widget);
    QPalette palette = tab->palette;
    palette.setColor(QPalette::WindowText, palette.color(selected ? QPalette::Text : QPalette::PlaceholderText));
    painter->save();
    QFont font = painter->font();
    font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    QRect rect = tab->rect.adjusted(qRound(3 * u), 0, -qRound(u), 0);
    takeIcon(tab->icon, tab->iconSize, true, u, rect, painter);
    style->drawItemText(painter, rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, palette, true,
                        tab->text, QPalette::WindowText);
    painter->restore();
}

void drawToolLabel(const QStyle* style, const QStyleOptionToolButton* button, QPainter* painter,
                   const QWidget* widget) {
    const bool enabled = button->state & QStyle::State_Enabled;
    const double u = unitFor(button, widget);
    QRect rect = button->rect.adjusted(qRound(1.5 * u), 0, 0, 0);
    takeIcon(button->icon, button->iconSize, enabled, 1.5 * u, rect, painter);
    style->drawItemText(painter, rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic, button->palette,
                        enabled, button->text, QPalette::ButtonText);
}

void drawProgressContents(const QStyleOptionProgressBar* bar, QPainter* painter) {
    const QRect area = bar->rect.adjusted(2, 2, -2, -2);
    const QColor color = bar->palette.color(QPalette::Highlight);
    const qint64 span = qint64(bar->maximum) - bar->minimum;
    if (span <= 0) {  // length unknown: a quarter in the middle, standing still
        painter->fillRect(area.adjusted(area.width() * 3 / 8, 0, -area.width() * 3 / 8, 0), color);
        return;
    }
    const double share = std::clamp(double(qint64(bar->progress) - bar->minimum) / double(span), 0.0, 1.0);
    QRect done = area;
    done.setWidth(qRound(area.width() * share));
    painter->fillRect(QStyle::visualRect(bar->direction, area, done), color);
}

void drawHeaderSection(const QStyleOptionHeader* header, QPainter* painter) {
    painter->fillRect(header->rect, header->palette.brush(QPalette::Base));
    const QColor color = header->palette.color(QPalette::Mid);
    if (header->orientation == Qt::Horizontal) {
        hairline(painter, header->rect.bottomLeft(), header->rect.bottomRight(), color);
    } else {
        hairline(painter, header->rect.topRight(), header->rect.bottomRight(), color);
    }
}

void drawScrollBar(const QStyle* style, const QStyleOptionSlider* bar, QPainter* painter, const QWidget* widget) {
    painter->fillRect(bar->rect, bar->palette.brush(QPalette::Window));
    if (bar->maximum <= bar->minimum) return;
    const QRect slider = style->subControlRect(QStyle::CC_ScrollBar, bar, QStyle::SC_ScrollBarSlider, widget);
    const bool active = bar->state & QStyle::State_Enabled && bar->activeSubControls & QStyle::SC_ScrollBarSlider;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(bar->palette.color(active ? QPalette::PlaceholderText : QPalette::Mid));
    const QRectF thumb = QRectF(slider).adjusted(3, 3, -3, -3);
    const double radius = std::min(thumb.width(), thumb.height()) / 2;
    painter->drawRoundedRect(thumb, radius, radius);
    painter->restore();
}

QRect scrollBarPart(const QStyle* style, const QStyleOptionSlider* bar, QStyle::SubControl part,
                    const QWidget* widget) {
    const bool horizontal = bar->orientation == Qt::Horizontal;
    const int length = horizontal ? bar->rect.width() : bar->rect.height();
    const qint64 range = qint64(bar->maximum) - bar->minimum;
    const int least = style->pixelMetric(QStyle::PM_ScrollBarSliderMin, bar, widget);
    int size = length;
    if (range > 0) size = int(std::max<qint64>(qint64(bar->pageStep) * length / (range + bar->pageStep), least));
    size = std::min(size, length);
    const int start = QStyle::sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - size,
                                                      bar->upsideDown);
    const auto slice = [&](int from, int to) {
        const QRect r = horizontal ? QRect(bar->rect.x() + from, bar->rect.y(), to - from, bar->rect.height())
                                   : QRect(bar->rect.x(), bar->rect.y() + from, bar->rect.width(), to - from);
        return horizontal ? QStyle::visualRect(bar->direction, bar->rect, r) : r;
    };
    switch (part) {
        case QStyle::SC_ScrollBarGroove:
            return bar->rect;
        case QStyle::SC_ScrollBarSlider:
            return slice(start, start + size);
        case QStyle::SC_ScrollBarSubPage:
            return slice(0, start);
        case QStyle::SC_ScrollBarAddPage:
            return slice(start + size, length);
        default:
            return {};
    }
}

void drawDockTitle(const QStyleOptionDockWidget* dock, QPainter* painter, const QWidget* widget) {
    const int margin = units(3, dock, widget);
    painter->fillRect(dock->rect, dock->palette.brush(QPalette::Window));
    hairline(painter, dock->rect.bottomLeft(), dock->rect.bottomRight(), dock->palette.color(QPalette::Midlight));
    painter->save();
    QFont font = painter->font();
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(dock->palette.color(QPalette::WindowText));
    const int buttons = (dock->closable ? 1 : 0) + (dock->floatable ? 1 : 0);
    const QRect text = dock->rect.adjusted(margin, 0, -margin - buttons * units(6, dock, widget), 0);
    painter->drawText(QStyle::visualRect(dock->direction, dock->rect, text), Qt::AlignVCenter | Qt::AlignLeading,
                      painter->fontMetrics().elidedText(dock->title, Qt::ElideRight, text.width()));
    painter->restore();
}

}  // namespace views::style
