// SPDX-License-Identifier: GPL-3.0-or-later
// The path table and the painters of icons, marks and badges. A path is text: M x y, L x y, C (cubic), Z as in SVG, and
// O cx cy r (circle), R x y w h r (rounded rectangle), D cx cy r (filled disc).
#include "views/style/icons.h"

#include <QFont>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <array>
#include <cmath>
#include <numbers>
#include <sstream>

namespace views {
namespace {

constexpr double kGrid = 16.0;
constexpr double kStroke = 1.3;

struct IconPath {
    IconId id;
    const char* path;
};

constexpr IconPath kPaths[] = {
    {IconId::New, "M3.5 1.7 L9.3 1.7 L12.5 4.9 L12.5 14.3 L3.5 14.3 Z M9.3 1.7 L9.3 4.9 L12.5 4.9"},
    {IconId::Open, "M1.7 3.5 L6 3.5 L7.6 5.3 L14.3 5.3 L14.3 13 L1.7 13 Z"},
    {IconId::Save,
     "M2.3 2.3 L11.2 2.3 L13.7 4.8 L13.7 13.7 L2.3 13.7 Z M5 2.5 L5 5.6 L10 5.6 L10 2.5 "
     "M4.6 13.5 L4.6 9 L11.4 9 L11.4 13.5"},
    {IconId::Undo,
     "M5.6 3 L2.4 6.1 L5.6 9.2 M2.6 6.1 L9.8 6.1 C12.2 6.1 13.6 7.6 13.6 9.6 C13.6 11.7 12.2 13.2 9.8 "
     "13.2 L7.4 13.2"},
    {IconId::Redo,
     "M10.4 3 L13.6 6.1 L10.4 9.2 M13.4 6.1 L6.2 6.1 C3.8 6.1 2.4 7.6 2.4 9.6 C2.4 11.7 3.8 13.2 6.2 "
     "13.2 L8.6 13.2"},
    {IconId::Duplicate, "R5.2 5.2 8.6 8.6 0.6 M10.6 2.4 L3.2 2.4 C2.7 2.4 2.4 2.7 2.4 3.2 L2.4 10.6"},
    {IconId::Simulate, "M4.2 2.6 L12.8 8 L4.2 13.4 Z"},
    {IconId::Search, "O6.9 6.9 4.7 M10.4 10.4 L14.2 14.2"},
    {IconId::GoalSeek, "O8 8 6.2 O8 8 3.3 D8 8 0.9"},
    {IconId::Sensitivity, "M1.8 3 L14.2 3 M3.6 6.4 L12.4 6.4 M5.4 9.8 L10.6 9.8 M7 13.2 L9 13.2"},
    {IconId::Report, "R3.2 1.8 9.6 12.4 0.4 M5.6 5 L10.4 5 M5.6 8 L10.4 8 M5.6 11 L8.8 11"},
    {IconId::Export, "M8 10 L8 2 M4.8 5 L8 1.8 L11.2 5 M2.4 8.8 L2.4 13.8 L13.6 13.8 L13.6 8.8"},
    {IconId::Why, "O8 8 6.3 M6 6.4 C6 4.9 6.9 4.2 8 4.2 C9.2 4.2 10 5 10 6 C10 7.4 8 7.5 8 9.2 D8 11.5 0.8"},
    {IconId::Find, "O6.9 6.9 4.7 M10.4 10.4 L14.2 14.2"},
    {IconId::Add, "M8 2.8 L8 13.2 M2.8 8 L13.2 8"},
    {IconId::Close, "M3.4 3.4 L12.6 12.6 M12.6 3.4 L3.4 12.6"},
    {IconId::Float, "R3.2 3.2 9.6 9.6 0.4"},
    {IconId::Overview, "R1.7 2.7 5.2 4.3 0 R9.1 2.7 5.2 4.3 0 R1.7 9.5 5.2 4.3 0 R9.1 9.5 5.2 4.3 0"},
    {IconId::Project, "R2.7 1.8 10.6 12.4 0.4 M5.4 4.8 L10.6 4.8 M5.4 7.8 L10.6 7.8"},
    {IconId::Demand, "M1.6 13.8 C2.6 13.2 3.6 11.2 5 8 L8.6 10.8 L13.8 3.2"},
    {IconId::Compute,
     "R4.2 4.2 7.6 7.6 0.6 M6.4 1.6 L6.4 4 M9.6 1.6 L9.6 4 M6.4 12 L6.4 14.4 M9.6 12 L9.6 14.4 "
     "M1.6 6.4 L4 6.4 M1.6 9.6 L4 9.6 M12 6.4 L14.4 6.4 M12 9.6 L14.4 9.6"},
    {IconId::Mapping, "M1.6 13.8 L5 8 L8.6 10.8 L13.8 3.2 M1.8 2.2 L1.8 5.2"},
    {IconId::Fabric, "R6.5 1.7 3 3 0 R2.6 11.3 3 3 0 R10.4 11.3 3 3 0 M8 4.9 L8 7.4 L4.2 11.1 M8 7.4 L11.8 11.1"},
    {IconId::Racks, "R3.6 1.6 8.8 12.8 0.2 M3.6 4.8 L12.4 4.8 M3.6 8 L12.4 8 M3.6 11.2 L12.4 11.2"},
    {IconId::Power, "M9.4 1.6 L3.6 9 L7.6 9 L6.6 14.4 L12.4 6.6 L8.4 6.6 Z"},
    {IconId::Cooling, "M8 1.8 L8 14.2 M2.6 4.9 L13.4 11.1 M13.4 4.9 L2.6 11.1"},
    {IconId::Storage,
     "M2.4 4 C2.4 2.6 4.8 1.8 8 1.8 C11.2 1.8 13.6 2.6 13.6 4 C13.6 5.4 11.2 6.2 8 6.2 C4.8 6.2 2.4 "
     "5.4 2.4 4 Z M2.4 4 L2.4 12 C2.4 13.4 4.8 14.2 8 14.2 C11.2 14.2 13.6 13.4 13.6 12 L13.6 4 "
     "M2.4 8 C2.4 9.4 4.8 10.2 8 10.2 C11.2 10.2 13.6 9.4 13.6 8"},
    {IconId::Reliability,
     "M8 1.7 C9.6 2.9 11.4 3.4 13.3 3.5 L13.3 7.6 C13.3 11 11.2 13.3 8 14.4 C4.8 13.3 2.7 11 2.7 "
     "7.6 L2.7 3.5 C4.6 3.4 6.4 2.9 8 1.7 Z"},
    {IconId::Operations,
     "O8 8 2.3 M8 1.5 L8 3.7 M8 12.3 L8 14.5 M1.5 8 L3.7 8 M12.3 8 L14.5 8 M3.4 3.4 L5 5 "
     "M11 11 L12.6 12.6 M12.6 3.4 L11 5 M5 11 L3.4 12.6"},
    {IconId::Cost, "M3.4 2 L8 8 L12.6 2 M8 8 L8 14.2 M4 8.6 L12 8.6 M4 11.4 L12 11.4"},
    {IconId::Review, "M2.4 8.8 L6 12.4 L13.6 3.8"},
    {IconId::Compare, "M3 9.4 L3 13.6 M8 2.6 L8 13.6 M13 7 L13 13.6"},
};
static_assert(std::size(kPaths) == kIconCount, "an icon has no path");

struct Shape {
    QPainterPath stroke;
    QPainterPath fill;
};

Shape parse(const char* text) {
    Shape shape;
    std::istringstream in(text);
    in.imbue(std::locale::classic());
    char command = 0;
    double a = 0, b = 0, c = 0, d = 0, e = 0, f = 0;
    while (in >> command) {
        switch (command) {
            case 'M':
                in >> a >> b;
                shape.stroke.moveTo(a, b);
                break;
            case 'L':
                in >> a >> b;
                shape.stroke.lineTo(a, b);
                break;
            case 'C':
                in >> a >> b >> c >> d >> e >> f;
                shape.stroke.cubicTo(a, b, c, d, e, f);
                break;
            case 'Z':
                shape.stroke.closeSubpath();
                break;
            case 'O':
                in >> a >> b >> c;
                shape.stroke.addEllipse(QPointF(a, b), c, c);
                break;
            case 'R':
                in >> a >> b >> c >> d >> e;
                shape.stroke.addRoundedRect(QRectF(a, b, c, d), e, e);
                break;
            case 'D':
                in >> a >> b >> c;
                shape.fill.addEllipse(QPointF(a, b), c, c);
                break;
            default:
                Q_ASSERT_X(false, "icons", "unknown path command");
                return shape;
        }
    }
    return shape;
}

const Shape& shapeOf(IconId id) {
    static const std::array<Shape, kIconCount> shapes = [] {
        std::array<Shape, kIconCount> all;
        for (const IconPath& row : kPaths) all[static_cast<std::size_t>(row.id)] = parse(row.path);
        return all;
    }();
    return shapes[static_cast<std::size_t>(id)];
}

QRectF centredSquare(const QRectF& rect) {
    const double side = std::min(rect.width(), rect.height());
    return {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side};
}

/// Moves the painter so that the grid fills `rect`; the caller restores.
void enterGrid(QPainter* painter, const QRectF& rect) {
    const QRectF square = centredSquare(rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(square.topLeft());
    painter->scale(square.width() / kGrid, square.height() / kGrid);
}

QPen roundPen(const QColor& color, double width) {
    return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath octagon(double radius) {
    QPolygonF points;
    for (int i = 0; i < 8; ++i) {
        const double angle = (i + 0.5) * std::numbers::pi / 4;
        points << QPointF(8 + radius * std::cos(angle), 8 + radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

/// The outer form of a filled mark; empty for the two hollow ones.
QPainterPath bodyOf(Status status) {
    QPainterPath path;
    switch (status) {
        case Status::Ok:
            path.addEllipse(QPointF(8, 8), 6.6, 6.6);
            break;
        case Status::Info:
            path.addRoundedRect(QRectF(2, 2, 12, 12), 1.4, 1.4);
            break;
        case Status::Warning:
            return polygon({{8, 2.2}, {14.6, 13.8}, {1.4, 13.8}});
        case Status::Error:
            return octagon(7.0);
        default:
            break;
    }
    return path;
}

void paintGlyph(QPainter* painter, Status status, const QColor& color) {
    painter->setPen(roundPen(color, 1.8));
    painter->setBrush(Qt::NoBrush);
    QPainterPath dot;
    switch (status) {
        case Status::Ok:
            painter->drawPolyline(QPolygonF({QPointF(4.9, 8.2), QPointF(7.2, 10.5), QPointF(11.3, 5.9)}));
            break;
        case Status::Info:
            painter->drawLine(QPointF(8, 7.6), QPointF(8, 11.2));
            dot.addEllipse(QPointF(8, 4.9), 1.1, 1.1);
            painter->fillPath(dot, color);
            break;
        case Status::Warning:
            painter->drawLine(QPointF(8, 6.6), QPointF(8, 9.6));
            dot.addEllipse(QPointF(8, 12), 1, 1);
            painter->fillPath(dot, color);
            break;
        case Status::Error:
            painter->drawLine(QPointF(5.8, 5.8), QPointF(10.2, 10.2));
            painter->drawLine(QPointF(10.2, 5.8), QPointF(5.8, 10.2));
            break;
        default:
            break;
    }
}

void paintStale(QPainter* painter, const QColor& color) {
    painter->setPen(roundPen(color, 1.5));
    painter->setBrush(Qt::NoBrush);
    painter->drawArc(QRectF(2.6, 2.6, 10.8, 10.8), 45 * 16, 300 * 16);
    painter->drawPolyline(QPolygonF({QPointF(12.4, 1.6), QPointF(12.4, 4.6), QPointF(9.4, 4.6)}));
}

QPalette::ColorGroup groupOf(QIcon::Mode mode) {
    return mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
}

/// Paints by a function of rectangle and mode each time, so nothing is kept that could be of the wrong size or colour.
template <typename Paint>
class PaintedIcon : public QIconEngine {
public:
    explicit PaintedIcon(Paint paint) : m_paint(std::move(paint)) {}
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        m_paint(painter, QRectF(rect), mode);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new PaintedIcon(m_paint); }

private:
    Paint m_paint;
};

template <typename Paint>
QIcon paintedIcon(Paint paint) {
    return QIcon(new PaintedIcon<Paint>(std::move(paint)));
}

}  // namespace

void paintIcon(QPainter* painter, const QRectF& rect, IconId id, const QColor& color) {
    const Shape& shape = shapeOf(id);
    enterGrid(painter, rect);
    painter->strokePath(shape.stroke, roundPen(color, kStroke));
    painter->fillPath(shape.fill, color);
    painter->restore();
}

QIcon icon(IconId id) {
    return paintedIcon([id](QPainter* painter, const QRectF& rect, QIcon::Mode mode) {
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        paintIcon(painter, rect, id, QGuiApplication::palette().color(groupOf(mode), role));
    });
}

void paintStatus(QPainter* painter, const QRectF& rect, std::optional<Status> mark, const QPalette& palette,
                 bool selected) {
    if (!mark) return;
    const Status status = *mark;
    const QColor color = colorsFor(palette).of(status);
    const QColor outline = palette.color(QPalette::HighlightedText);
    enterGrid(painter, rect);
    if (status == Status::Incomplete) {
        const QPainterPath diamond = polygon({{8, 1.8}, {14.2, 8}, {8, 14.2}, {1.8, 8}});
        painter->strokePath(diamond, QPen(selected ? outline : color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    } else if (status == Status::Stale) {
        paintStale(painter, selected ? outline : color);
    } else {
        const QPainterPath body = bodyOf(status);
        if (selected) painter->strokePath(body, roundPen(outline, 2.2));
        painter->fillPath(body, color);
        paintGlyph(painter, status, palette.color(QPalette::Base));
    }
    painter->restore();
}

QIcon statusIcon(Status status) {
    return paintedIcon([status](QPainter* painter, const QRectF& rect, QIcon::Mode mode) {
        QPalette palette = QGuiApplication::palette();
        palette.setCurrentColorGroup(groupOf(mode));
        paintStatus(painter, rect, status, palette);
    });
}

void paintGrade(QPainter* painter, const QRectF& rect, Grade grade, const QPalette& palette) {
    if (grade == Grade::None) return;
    const QRectF square = centredSquare(rect);
    const double unit = square.width() / 15.0;  // drawn for 15 px, the badge at 96 dpi
    const QColor muted = palette.color(QPalette::PlaceholderText);
    const QColor color = grade == Grade::C ? colorsFor(palette).of(Status::Warning) : muted;
    const QRectF box = square.adjusted(0.5 * unit, 0.5 * unit, -0.5 * unit, -0.5 * unit);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (grade == Grade::A) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        painter->drawRoundedRect(square, 1.5 * unit, 1.5 * unit);
    } else {
        QPen pen(color, 1.2 * unit, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (grade == Grade::C) pen.setDashPattern({2.2, 1.4});
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(box, 1.5 * unit, 1.5 * unit);
    }
    QFont font = painter->font();
    font.setPixelSize(std::max(1, qRound(10 * unit)));
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(grade == Grade::A ? palette.color(QPalette::Base) : color);
    const char letter = grade == Grade::A ? 'A' : grade == Grade::B ? 'B' : 'C';
    painter->drawText(square, Qt::AlignCenter, QString(QLatin1Char(letter)));
    painter->restore();
}

QColor deltaColor(DeltaMark mark, const QPalette& palette) {
    switch (mark) {
        case DeltaMark::BetterUp:
        case DeltaMark::BetterDown:
            return palette.color(QPalette::Link);
        case DeltaMark::WorseUp:
        case DeltaMark::WorseDown:
            return colorsFor(palette).of(Status::Error);
        default:
            return palette.color(QPalette::PlaceholderText);
    }
}

void paintDelta(QPainter* painter, const QRectF& rect, DeltaMark mark, const QPalette& palette) {
    if (mark == DeltaMark::None) return;
    const QColor color = deltaColor(mark, palette);
    enterGrid(painter, rect);
    if (mark == DeltaMark::Neutral) {
        painter->setPen(roundPen(color, 1.4));
        painter->drawLine(QPointF(8, 2.4), QPointF(8, 13.6));
        painter->drawPolyline(QPolygonF({QPointF(5.4, 5), QPointF(8, 2.4), QPointF(10.6, 5)}));
        painter->drawPolyline(QPolygonF({QPointF(5.4, 11), QPointF(8, 13.6), QPointF(10.6, 11)}));
    } else {
        const bool up = mark == DeltaMark::BetterUp || mark == DeltaMark::WorseUp;
        const bool better = mark == DeltaMark::BetterUp || mark == DeltaMark::BetterDown;
        const QPainterPath triangle =
            up ? polygon({{8, 3}, {13.4, 13}, {2.6, 13}}) : polygon({{8, 13}, {13.4, 3}, {2.6, 3}});
        if (better) painter->fillPath(triangle, color);
        painter->strokePath(triangle, roundPen(color, 1.3));
    }
    painter->restore();
}

void paintDot(QPainter* painter, const QRectF& rect, const QColor& color) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    painter->drawEllipse(centredSquare(rect));
    painter->restore();
}

void paintSwatch(QPainter* painter, const QRectF& rect, const QColor& color) {
    painter->fillRect(centredSquare(rect), color);
}

QIcon swatchIcon(const QColor& color) {
    return paintedIcon([color](QPainter* painter, const QRectF& rect, QIcon::Mode) {
        const double inset = rect.width() * 0.19;  // 10 px of a 16 px icon
        paintSwatch(painter, rect.adjusted(inset, inset, -inset, -inset), color);
    });
}

}  // namespace views
