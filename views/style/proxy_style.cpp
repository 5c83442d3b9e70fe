// SPDX-License-Identifier: GPL-3.0-or-later
// Which element is drawn by which function of style_parts.h; everything not named here stays Fusion.
#include "views/style/proxy_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

#include "views/style/icons.h"
#include "views/style/palette.h"
#include "views/style/style_parts.h"

namespace views {

using namespace style;

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
            const int inset = units(1, option, widget);
            return middleLine(painter, option->rect.adjusted(0, inset, 0, -inset), option->state & State_Horizontal,
                              palette.color(QPalette::Mid));
        }
        case PE_IndicatorDockWidgetResizeHandle:  // one line in the middle of the strip that can be dragged
            return middleLine(painter, option->rect, option->rect.height() > option->rect.width(),
                              palette.color(QPalette::Mid));
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ProxyStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    const QPalette& palette = option->palette;
    switch (element) {
        case CE_ShapedFrame:
            if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) drawFrame(frame, painter);
            return;
        case CE_Splitter:
            return;
        case CE_ToolBar:
            painter->fillRect(option->rect, palette.brush(QPalette::Window));
            return hairline(painter, option->rect.bottomLeft(), option->rect.bottomRight(),
                            palette.color(QPalette::Midlight));
        case CE_MenuBarEmptyArea:
            return painter->fillRect(option->rect, palette.brush(QPalette::Window));
        case CE_MenuBarItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
                drawMenuBarItem(proxy(), item, painter, widget);
            return;
        case CE_TabBarTabShape:
            if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) drawTabShape(tab, painter);
            return;
        case CE_ProgressBarGroove:
            return flatBox(painter, option->rect, palette.color(QPalette::Base), palette.color(QPalette::Mid));
        case CE_ProgressBarContents:
            if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
                drawProgressContents(bar, painter);
            return;
        case CE_HeaderSection:
        case CE_HeaderEmptyArea:
            if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
                return drawHeaderSection(header, painter);
            return painter->fillRect(option->rect, palette.brush(QPalette::Base));
        case CE_DockWidgetTitle:
            if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option))
                drawDockTitle(dock, painter, widget);
            return;
        case CE_TabBarTabLabel:
            if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
                drawTabLabel(proxy(), tab, painter, widget);
            return;
        case CE_ToolButtonLabel:
            if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
                button && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon)
                return drawToolLabel(proxy(), button, painter, widget);
            return QProxyStyle::drawControl(element, option, painter, widget);
        case CE_PushButtonLabel:
        case CE_HeaderLabel:
            return drawLabel(element, option, painter, widget);
        default:
            QProxyStyle::drawControl(element, option, painter, widget);
    }
}

/// Labels are Fusion's in another colour.
void ProxyStyle::drawLabel(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const {
    const QPalette& palette = option->palette;
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option); isPrimary(option)) {
        QStyleOptionButton label = *button;
        label.palette.setColor(QPalette::ButtonText, palette.color(QPalette::HighlightedText));
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
        QStyleOptionHeaderV2 label;
        if (const auto* second = qstyleoption_cast<const QStyleOptionHeaderV2*>(option))
            label = *second;
        else
            static_cast<QStyleOptionHeader&>(label) = *header;
        label.palette.setColor(QPalette::ButtonText, palette.color(QPalette::PlaceholderText));
        return QProxyStyle::drawControl(element, &label, painter, widget);
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
