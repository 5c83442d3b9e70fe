// SPDX-License-Identifier: GPL-3.0-or-later
// Fusion without gradients: frames in Mid, hairlines in Midlight, flat grounds, heights in units of the font.
// Everything comes from palette roles, so light, dark and a user's own palette work alike. No stylesheets anywhere.
#pragma once

#include <QProxyStyle>

namespace views {

/// Dynamic property of an input widget: an int of FieldState. (Not "frame": QLineEdit has that property already and the
/// colour would be lost without a word.)
inline constexpr const char* kFieldStateProperty = "fieldState";
enum class FieldState { Plain, Warning, Error };

class ProxyStyle : public QProxyStyle {
    Q_OBJECT

public:
    ProxyStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;

private:
    void drawLabel(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
};

}  // namespace views
