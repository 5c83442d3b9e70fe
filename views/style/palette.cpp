// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/style/palette.h"

#include <QFontInfo>

namespace views {
namespace {

struct Roles {
    QRgb window, base, alternate, text, muted, mid, midlight, button, highlight, highlightedText, light, dark;
};
constexpr Roles kLight{0xF1F2F4, 0xFFFFFF, 0xF6F7F9, 0x1B2026, 0x5F6873, 0xC8CDD4,
                       0xDDE1E6, 0xFAFBFC, 0x0B62A4, 0xFFFFFF, 0xFFFFFF, 0x9AA2AC};
constexpr Roles kDark{0x25292E, 0x1B1E22, 0x20242A, 0xE4E7EB, 0xA3ACB7, 0x454C55,
                      0x363C44, 0x2D3238, 0x4A9FE0, 0x0F1215, 0x3A4048, 0x15181B};

QColor mix(QRgb a, QRgb b, double share) {
    const QColor first(a);
    const QColor second(b);
    const auto part = [share](int x, int y) { return int(x + (y - x) * share); };
    return {part(first.red(), second.red()), part(first.green(), second.green()), part(first.blue(), second.blue())};
}

QPalette paletteOf(const Roles& r) {
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor& colour) { p.setColor(QPalette::All, role, colour); };
    set(QPalette::Window, r.window);
    set(QPalette::Base, r.base);
    set(QPalette::AlternateBase, r.alternate);
    set(QPalette::ToolTipBase, r.base);
    set(QPalette::Text, r.text);
    set(QPalette::WindowText, r.text);
    set(QPalette::ButtonText, r.text);
    set(QPalette::ToolTipText, r.text);
    set(QPalette::BrightText, r.highlightedText);
    set(QPalette::PlaceholderText, r.muted);
    set(QPalette::Mid, r.mid);
    set(QPalette::Midlight, r.midlight);
    set(QPalette::Light, r.light);
    set(QPalette::Dark, r.dark);
    set(QPalette::Shadow, r.dark);
    set(QPalette::Button, r.button);
    set(QPalette::Highlight, r.highlight);
    set(QPalette::HighlightedText, r.highlightedText);
    set(QPalette::Link, r.highlight);
    set(QPalette::LinkVisited, r.highlight);

    const QColor faint = mix(r.muted, r.window, 0.45);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::PlaceholderText,
                            QPalette::Link, QPalette::LinkVisited}) {
        p.setColor(QPalette::Disabled, role, faint);
    }
    p.setColor(QPalette::Disabled, QPalette::Base, r.window);
    p.setColor(QPalette::Disabled, QPalette::Button, r.window);
    p.setColor(QPalette::Disabled, QPalette::Highlight, r.mid);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, r.text);
    return p;
}

}  // namespace

QColor ChartColors::of(int seriesNumber) const {
    if (seriesNumber < 1 || seriesNumber > kSeriesCount) return incomplete;
    return series[std::size_t(seriesNumber - 1)];
}

QColor ChartColors::of(Status status) const {
    switch (status) {
        case Status::Ok:
            return ok;
        case Status::Info:
            return info;
        case Status::Warning:
            return warning;
        case Status::Error:
            return error;
        case Status::Incomplete:
            return incomplete;
        case Status::Stale:
            return stale;
    }
    return muted;
}

QPalette lightPalette() {
    return paletteOf(kLight);
}

QPalette darkPalette() {
    return paletteOf(kDark);
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Text).lightnessF() > palette.color(QPalette::Base).lightnessF();
}

ChartColors colorsFor(bool dark) {
    const Roles& r = dark ? kDark : kLight;
    ChartColors c;
    c.base = r.base;
    c.text = r.text;
    c.muted = r.muted;
    c.frame = r.mid;
    c.hairline = r.midlight;
    c.highlight = r.highlight;
    c.highlightedText = r.highlightedText;
    c.grid = dark ? 0x31363D : 0xE3E6EA;
    c.axis = dark ? 0x97A1AC : 0x6B7480;
    c.ok = dark ? 0x5CC98A : 0x1D7A46;
    c.info = dark ? 0x6DB5EE : 0x0B62A4;
    c.warning = dark ? 0xF2B134 : 0xA85B00;
    c.error = dark ? 0xFF8A7A : 0xB3261E;
    c.incomplete = dark ? 0x7F8893 : 0x8A939E;
    c.stale = c.incomplete;
    c.warningGround = dark ? 0x3A3019 : 0xFFF4DF;
    c.errorGround = dark ? 0x42221F : 0xFDECEA;
    c.selectionGround = dark ? 0x24405A : 0xDCEAF6;
    constexpr std::array<QRgb, kSeriesCount> light{0x0B62A4, 0xD07C00, 0x00876A, 0xB8390E,
                                                   0x429BD4, 0xC8649F, 0x4D5763, 0x3A2A1A};
    constexpr std::array<QRgb, kSeriesCount> night{0x4A9FE0, 0xF2B134, 0x2FBF98, 0xFF7A45,
                                                   0x9AD4F7, 0xE58FC4, 0x7C8793, 0xF3E9DC};
    for (std::size_t i = 0; i < c.series.size(); ++i) c.series[i] = QColor(dark ? night[i] : light[i]);
    return c;
}

ChartColors colorsFor(const QPalette& palette) {
    ChartColors c = colorsFor(isDark(palette));
    c.base = palette.color(QPalette::Base);
    c.text = palette.color(QPalette::Text);
    c.muted = palette.color(QPalette::PlaceholderText);
    c.frame = palette.color(QPalette::Mid);
    c.hairline = palette.color(QPalette::Midlight);
    c.highlight = palette.color(QPalette::Highlight);
    c.highlightedText = palette.color(QPalette::HighlightedText);
    return c;
}

QVector<qreal> seriesDash(int seriesNumber) {
    switch (seriesNumber) {
        case 2:
            return {4, 2.5};
        case 3:
            return {1, 1.5};
        case 4:
            return {5, 2, 1, 2};
        case 5:
            return {8, 3};
        case 6:
            return {2.5, 2};
        case 7:
            return {1, 1};
        default:
            return {};
    }
}

Marker seriesMarker(int seriesNumber) {
    constexpr std::array<Marker, kSeriesCount> markers{Marker::Disc, Marker::Diamond, Marker::Square, Marker::Triangle,
                                                       Marker::Ring, Marker::Cross,   Marker::Disc,   Marker::Plus};
    if (seriesNumber < 1 || seriesNumber > kSeriesCount) return Marker::Disc;
    return markers[std::size_t(seriesNumber - 1)];
}

QColor textOn(const QColor& fill) {
    return qGray(fill.rgb()) > 110 ? QColor(0x1B2026) : QColor(Qt::white);
}

QStringList fontFamilies() {
    return {QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans CJK SC")};
}

QFont bodyFont() {
    QFont font;
    font.setFamilies(fontFamilies());
    font.setPointSizeF(9.0);
    font.setWeight(QFont::Normal);
    return font;
}

QFont scaledFont(const QFont& body, TextRole role) {
    double points = 9.0;
    bool bold = false;
    switch (role) {
        case TextRole::Body:
            break;
        case TextRole::Small:
            points = 8.25;
            break;
        case TextRole::SmallBold:
            points = 8.25;
            bold = true;
            break;
        case TextRole::Title:
            points = 9.5;
            bold = true;
            break;
        case TextRole::KeyFigure:
            points = 12.0;
            bold = true;
            break;
        case TextRole::TileFigure:
            points = 14.0;
            bold = true;
            break;
        case TextRole::WhyFigure:
            points = 16.0;
            bold = true;
            break;
    }
    QFont font = body;
    const double factor = points / 9.0;
    if (body.pointSizeF() > 0) {
        font.setPointSizeF(body.pointSizeF() * factor);
    } else {
        font.setPixelSize(qMax(1, qRound(body.pixelSize() * factor)));
    }
    font.setWeight(bold ? QFont::DemiBold : body.weight());
    return font;
}

double unitOf(const QFont& body) {
    return QFontInfo(body).pixelSize() / 3.0;
}

}  // namespace views
