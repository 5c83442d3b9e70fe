// SPDX-License-Identifier: GPL-3.0-or-later
// One function per element that Fusion would shade; everything not named here stays Fusion.
#include "views/style/proxy_style.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

#include "views/style/icons.h"
#include "views/style/palette.h"

namespace views {
namespace {

constexpr double kRadius = 2.0;

double unitFor(const QStyleOption* option, const QWidget* widget) {
    return unitOf(widget ? widget->font() : option ? QApplication::font() : QFont());
}

int units(double count, const QStyleOption* option, const QWidget* widget) {
    return qRound(count * unitFor(option, widget));
}

FieldState fieldState(const QWidget* widget) {
    return widget ? static_cast<FieldState>(widget->property(kFieldStateProperty).toInt()) : FieldState::Plain;
}

/// A box with a frame of `width` px inside `rect`, antialiased only for its corners.
void flatBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& frame, double width = 1.0) {
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

/// No arrow buttons: the groove is the whole bar.
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

}  // namespace

ProxyStyle::ProxyStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void ProxyStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (widget->inherits("QPushButton") || widget->inherits("QToolButton") || widget->inherits("QTabBar") ||
        widget->inherits("QComboBox") || widget->inherits("QScrollBar")) {
        widget->setAttribute(Qt::WA_Hover);
    }
}

void ProxyStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    const QPalette& palette = option->palette;
    switch (element) {
        case PE_PanelLineEdit:
            return drawLineEditPanel(proxy(), option, painter, widget);
        case PE_FrameLineEdit:
            return drawLineEditFrame(option, painter, widget);
        case PE_Frame:
        case PE_FrameMenu:
        case PE_FrameWindow:
        case PE_FrameDockWidget:
            return lineFrame(painter, option->rect, palette.color(QPalette::Mid));
        case PE_FrameGroupBox:
            return lineFrame(painter, option->rect, palette.color(QPalette::Midlight));
        case PE_FrameStatusBarItem:
            return;
        case PE_PanelStatusBar:
            return hairline(painter, option->rect.topLeft(), option->rect.topRight(), palette.color(QPalette::Mid));
        case PE_FrameTabBarBase:
            return hairline(painter, option->rect.bottomLeft(), option->rect.bottomRight(),
                            palette.color(QPalette::Mid));
        case PE_PanelButtonCommand:
            return drawCommand(option, painter, widget);
        case PE_PanelButtonTool:
            return drawTool(option, painter);
        case PE_FrameFocusRect:
            return flatBox(painter, option->rect, {}, palette.color(QPalette::Highlight));
        case PE_IndicatorCheckBox:
            return drawCheckBox(option, painter, false);
        case PE_IndicatorItemViewItemCheck:
            return drawCheckBox(option, painter, false);
        case PE_IndicatorRadioButton:
            return drawCheckBox(option, painter, true);
        case PE_IndicatorToolBarSeparator: {
            const QRect r = option->rect.adjusted(0, units(1, option, widget), 0, -units(1, option, widget));
            if (option->state & State_Horizontal) {
                return hairline(painter, {r.center().x(), r.top()}, {r.center().x(), r.bottom()},
                                palette.color(QPalette::Mid));
            }
            return hairline(painter, {option->rect.left(), r.center().y()}, {option->rect.right(), r.center().y()},
                            palette.color(QPalette::Mid));
        }
        case PE_IndicatorDockWidgetResizeHandle: {
            const QRect& r = option->rect;  // one line in the middle of the strip that can be dragged
            if (r.height() > r.width()) {
                return hairline(painter, {r.center().x(), r.top()}, {r.center().x(), r.bottom()},
                                palette.color(QPalette::Mid));
            }
            return hairline(painter, {r.left(), r.center().y()}, {r.right(), r.center().y()},
                            palette.color(QPalette::Mid));
        }
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ProxyStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    const QPalette& palette = option->palette;
    switch (element) {
        case CE_ShapedFrame: {
            const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            if (!frame || frame->frameShape == QFrame::NoFrame) return;
            if (frame->frameShape == QFrame::HLine) {
                const int y = frame->rect.center().y();
                return hairline(painter, {frame->rect.left(), y}, {frame->rect.right(), y},
                                palette.color(QPalette::Midlight));
            }
            if (frame->frameShape == QFrame::VLine) {
                const int x = frame->rect.center().x();
                return hairline(painter, {x, frame->rect.top()}, {x, frame->rect.bottom()},
                                palette.color(QPalette::Midlight));
            }
            return lineFrame(painter, frame->rect, palette.color(QPalette::Mid));
        }
        case CE_Splitter:
            return;
        case CE_ToolBar:
            painter->fillRect(option->rect, palette.brush(QPalette::Window));
            return hairline(painter, option->rect.bottomLeft(), option->rect.bottomRight(),
                            palette.color(QPalette::Midlight));
        case CE_MenuBarEmptyArea:
            return painter->fillRect(option->rect, palette.brush(QPalette::Window));
        case CE_MenuBarItem: {
            const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            if (!item) return;
            const bool lit = item->state & (State_Selected | State_Sunken) && item->state & State_Enabled;
            painter->fillRect(item->rect,
                              lit ? QBrush(colorsFor(palette).selectionGround) : palette.brush(QPalette::Window));
            int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
            if (!proxy()->styleHint(SH_UnderlineShortcut, item, widget)) flags |= Qt::TextHideMnemonic;
            return proxy()->drawItemText(painter, item->rect, flags, palette, item->state & State_Enabled, item->text,
                                         QPalette::WindowText);
        }
        case CE_TabBarTabShape:
            if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) drawTabShape(tab, painter);
            return;
        case CE_TabBarTabLabel: {
            const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
            if (!tab) return;
            QStyleOptionTab label = *tab;
            const bool selected = tab->state & State_Selected;
            label.state &= ~State_HasFocus;
            label.palette.setColor(QPalette::WindowText,
                                   palette.color(selected ? QPalette::Text : QPalette::PlaceholderText));
            painter->save();
            QFont font = painter->font();
            font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
            painter->setFont(font);
            QProxyStyle::drawControl(element, &label, painter, widget);
            painter->restore();
            return;
        }
        case CE_ProgressBarGroove:
            return flatBox(painter, option->rect, palette.color(QPalette::Base), palette.color(QPalette::Mid));
        case CE_ProgressBarContents:
            if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
                drawProgressContents(bar, painter);
            }
            return;
        case CE_PushButtonLabel:
            if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option); isPrimary(option)) {
                QStyleOptionButton label = *button;
                label.palette.setColor(QPalette::ButtonText, palette.color(QPalette::HighlightedText));
                return QProxyStyle::drawControl(element, &label, painter, widget);
            }
            break;
        case CE_HeaderSection:
        case CE_HeaderEmptyArea:
            if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
                return drawHeaderSection(header, painter);
            }
            return painter->fillRect(option->rect, palette.brush(QPalette::Base));
        case CE_HeaderLabel:
            if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
                QStyleOptionHeaderV2 label;
                if (const auto* second = qstyleoption_cast<const QStyleOptionHeaderV2*>(option)) {
                    label = *second;
                } else {
                    static_cast<QStyleOptionHeader&>(label) = *header;
                }
                label.palette.setColor(QPalette::ButtonText, palette.color(QPalette::PlaceholderText));
                return QProxyStyle::drawControl(element, &label, painter, widget);
            }
            break;
        case CE_DockWidgetTitle:
            if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option)) {
                drawDockTitle(dock, painter, widget);
            }
            return;
        default:
            break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ProxyStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            return drawScrollBar(proxy(), bar, painter, widget);
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ProxyStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            return scrollBarPart(proxy(), bar, part, widget);
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize ProxyStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    const double u = unitFor(option, widget);
    switch (type) {
        case CT_TabBarTab:
            result.setHeight(qRound(7.5 * u));
            // Bold needs about a tenth more than the regular text that Qt measured.
            result.setWidth(result.width() + qRound(0.09 * size.width()) + qRound(u));
            break;
        case CT_MenuBarItem:
            result.setHeight(qRound(6 * u));
            result.setWidth(size.width() + qRound(4 * u));
            break;
        case CT_ToolButton:
            result.setHeight(std::max(qRound(6.5 * u), size.height()));
            result.setWidth(std::max(result.width(), qRound(6.5 * u)));
            break;
        case CT_PushButton:  // Fusion makes every button 80 px wide
            result.setWidth(std::max(size.width() + qRound(5 * u), qRound(8 * u)));
            [[fallthrough]];
        case CT_LineEdit:
        case CT_ComboBox:
            result.setHeight(std::max(qRound(5.5 * u), option ? option->fontMetrics.height() : 0));
            break;
        case CT_MenuItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
                item && item->menuItemType != QStyleOptionMenuItem::Separator) {
                result.setHeight(std::max(result.height(), qRound(6 * u)));
            }
            break;
        default:
            break;
    }
    return result;
}

int ProxyStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_SmallIconSize:
        case PM_ToolBarIconSize:
        case PM_ButtonIconSize:
        case PM_TabBarIconSize:
        case PM_ListViewIconSize:
            return units(4, option, widget);
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return units(3.25, option, widget);
        case PM_SplitterWidth:
            return units(2.5, option, widget);
        case PM_ScrollBarExtent:
            return units(3, option, widget);
        case PM_ScrollBarSliderMin:
            return units(6, option, widget);
        case PM_MenuBarPanelWidth:
        case PM_MenuBarItemSpacing:
        case PM_TabBarBaseOverlap:
        case PM_TabBarTabShiftVertical:
        case PM_ButtonShiftHorizontal:
        case PM_ButtonShiftVertical:
            return 0;
        case PM_DockWidgetSeparatorExtent:
            return units(1, option, widget);
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QIcon ProxyStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option, const QWidget* widget) const {
    if (pixmap == SP_TitleBarCloseButton || pixmap == SP_DockWidgetCloseButton) return icon(IconId::Close);
    if (pixmap == SP_TitleBarNormalButton) return icon(IconId::Float);
    return QProxyStyle::standardIcon(pixmap, option, widget);
}

int ProxyStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const {
    switch (hint) {
        case SH_Widget_Animation_Duration:
        case SH_Widget_Animate:
        case SH_ScrollBar_Transient:
        case SH_EtchDisabledText:
        case SH_DockWidget_ButtonsHaveFrame:
        case SH_ComboBox_Popup:
            return 0;
        default:
            return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

}  // namespace views
