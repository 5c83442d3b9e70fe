// SPDX-License-Identifier: GPL-3.0-or-later
// The power chain from the grid to the racks: IEC shapes on a grid of columns and lanes, wires at right angles. Feed A
// and feed B differ by colour and by the letter on the wire.
#include "views/chart/figure.h"
#include "views/chart/scene.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace views {
namespace {

struct Frame {
    QRectF body;         // symbol or box
    QRectF whole;        // with its words
    QPointF in, out;     // where wires end
    bool feeds = false;  // two feeds meet here: they end beside each other
};

struct Layout {
    double u = 4, line = 14, column = 100, lane = 60;
    QRectF area;
};

Layout measure(const SingleLine& d, const ChartTheme& theme, const QRectF& area) {
    Layout l;
    l.u = theme.u;
    l.line = std::ceil(QFontMetricsF(theme.font(TextRole::Small)).height());
    l.area = area.adjusted(l.u, d.keys.empty() ? l.u : l.line + 2 * l.u, -l.u, -l.u);
    l.column = l.area.width() / std::max(1, d.columns);
    l.lane = l.area.height() / std::max(1, d.lanes);
    return l;
}

double boxWidth(const Layout& l) {
    return std::max(10.0, l.column - 5 * l.u);
}

Frame frameOf(const SingleLine::Element& e, const Layout& l) {
    const QPointF centre(l.area.left() + (e.column + 0.5) * l.column, l.area.top() + (e.lane + 0.5) * l.lane);
    const double words = l.line * double(1 + e.notes.size());
    Frame f;
    if (e.symbol == SingleLine::Symbol::Box) {
        const double width = boxWidth(l), height = words + 1.5 * l.u;
        f.body = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height);
        f.whole = f.body;
    } else {
        const double size = std::min(7 * l.u, std::max(3 * l.u, l.lane - words - 2 * l.u));
        const double width = e.symbol == SingleLine::Symbol::Transformer ? 1.6 * size : size;
        // The words stand below, so that the wire passes through the middle of the lane.
        const double up = e.symbol == SingleLine::Symbol::Generator ? words / 2 : 0;  // alone in its lane
        f.body = QRectF(centre.x() - width / 2, centre.y() - size / 2 - up, width, size);
        f.whole = QRectF(centre.x() - l.column / 2 + 1, f.body.top(), l.column - 2, size + words + l.u);
    }
    f.in = QPointF(f.body.left(), f.body.center().y());
    f.out = QPointF(f.body.right(), f.body.center().y());
    return f;
}

// Wires that run past a column bend at their source and enter straight; the others bend at their target. Feeds and
// standby keep rails of their own, so no wire hides another; the rail of standby lies between the bus and the blocks,
// and where a live wire crosses it, it is interrupted: they do not join.
struct Route {
    QPainterPath path;
    double middle = 0;  // of its vertical part
    QPointF start, end;
};

Route routeOf(const SingleLine::Wire& wire, const Frame& from, const Frame& to, double column,
              const ChartTheme& theme) {
    const double rail = (wire.series == 2 ? 1.5 : 0) * theme.u;
    const double apart = wire.series == 1  ? -2 * theme.u
                         : wire.series > 1 ? 2 * theme.u
                         : wire.dashed     ? 3 * theme.u
                                           : 0;
    const QPointF start = wire.series > 0 ? from.out + QPointF(0, from.feeds ? apart : 0) : from.out;
    const QPointF end =
        wire.series > 0 || wire.dashed ? to.in + QPointF(0, to.feeds || wire.dashed ? apart : 0) : to.in;
    const bool far = end.x() - start.x() > 1.05 * column;
    const double past = std::max(start.x() + 2 * theme.u, from.whole.right() + theme.u) + rail;
    const double middle = wire.dashed ? end.x() - 0.75 * theme.u : far ? past : end.x() - 2 * theme.u - rail;
    QPainterPath path(start);
    path.lineTo(middle, start.y());
    path.lineTo(middle, end.y());
    path.lineTo(end);
    return {path, middle, start, end};
}

void paintWire(const SingleLine::Wire& wire, const Frame& from, const Frame& to, double column, const ChartTheme& theme,
               QPainter& painter) {
    const ChartColors& c = theme.colors;
    const auto [path, middle, start, end] = routeOf(wire, from, to, column, theme);
    QPen pen(wire.series > 0 ? c.of(wire.series) : c.axis, 2);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    if (wire.dashed) pen.setDashPattern({3, 2});
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(pen);
    painter.drawPath(path);
    if (wire.text.isEmpty()) return;
    const QFont font = theme.font(TextRole::SmallBold);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QRectF patch(middle - metrics.horizontalAdvance(wire.text) / 2 - 2,
                       (start.y() + end.y()) / 2 - metrics.height() / 2, metrics.horizontalAdvance(wire.text) + 4,
                       metrics.height());
    painter.fillRect(patch, c.base);
    painter.drawText(patch, Qt::AlignCenter | Qt::TextSingleLine, wire.text);
}

// A little smaller where it would not fit otherwise.
QFont fontFor(const QString& text, TextRole role, double width, const ChartTheme& theme) {
    constexpr double kSmallest = 0.8;
    QFont font = theme.font(role);
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > width) font.setPointSizeF(font.pointSizeF() * std::max(kSmallest, 0.99 * width / wide));
    return font;
}

// Notes too long for their box even in smaller letters go on in a second line where the lane has the height.
SingleLine::Element fitted(SingleLine::Element e, const Layout& l, const ChartTheme& theme) {
    if (e.symbol != SingleLine::Symbol::Box) return e;
    const double width = boxWidth(l) - 4;
    QStringList lines;
    for (const QString& note : e.notes) {
        const QFont font = fontFor(note, TextRole::Small, width, theme);
        lines += wrapped(note, font, width, 2);
    }
    if (l.line * double(1 + lines.size()) + 2.5 * l.u <= l.lane) e.notes = lines;
    return e;
}

void paintWords(const SingleLine::Element& e, QRectF line, double height, const ChartTheme& theme, QPainter& painter) {
    const ChartColors& c = theme.colors;
    const auto write = [&](const QString& text, TextRole role, const QColor& color) {
        const QFont font = fontFor(text, role, line.width(), theme);
        painter.setFont(font);
        painter.setPen(color);
        line.setHeight(height);
        painter.drawText(line, Qt::AlignCenter | Qt::TextSingleLine,
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, line.width()));
        line.translate(0, height);
    };
    write(e.name, TextRole::SmallBold, c.text);
    for (const QString& note : e.notes) {
        const bool last = note == e.notes.last();
        const bool bad = last && (e.status == Status::Warning || e.status == Status::Error);
        write(note, TextRole::Small, bad ? c.of(e.status) : c.muted);
    }
}

void paintElement(const SingleLine::Element& e, const Frame& f, const Layout& l, const ChartTheme& theme,
                  QPainter& painter) {
    using Symbol = SingleLine::Symbol;
    const ChartColors& c = theme.colors;
    const bool bad = e.status == Status::Warning || e.status == Status::Error;
    painter.setRenderHint(QPainter::Antialiasing, e.symbol != Symbol::Box);
    painter.setPen(QPen(bad ? c.of(e.status) : c.axis, bad ? 2 : 1));
    painter.setBrush(c.base);
    switch (e.symbol) {
        case Symbol::Box:
            painter.drawRect(f.body);
            break;
        case Symbol::Grid: {  // an arrow out of the grid
            const double x = f.body.left() + f.body.width() * 0.25;
            painter.setPen(QPen(c.text, 3));
            painter.drawLine(QPointF(x, f.body.top()), QPointF(x, f.body.bottom()));
            painter.setPen(QPen(c.axis, 2));
            painter.drawLine(QPointF(x, f.body.center().y()), f.out);
            break;
        }
        case Symbol::Transformer: {
            const double r = f.body.height() / 2;
            painter.fillRect(f.body, c.base);
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(QPointF(f.body.left() + r, f.body.center().y()), r, r);
            painter.drawEllipse(QPointF(f.body.right() - r, f.body.center().y()), r, r);
            break;
        }
        case Symbol::Generator:
            painter.drawEllipse(f.body);
            painter.setPen(c.text);
            painter.setFont(theme.font(TextRole::SmallBold));
            painter.drawText(f.body, Qt::AlignCenter, QStringLiteral("G"));
            break;
    }
    if (e.symbol == Symbol::Box) {
        const double words = l.line * double(1 + e.notes.size());
        paintWords(e, QRectF(f.body.left() + 2, f.body.center().y() - words / 2, f.body.width() - 4, l.line), l.line,
                   theme, painter);
    } else {
        paintWords(e, QRectF(f.whole.left(), f.body.bottom() + l.u, f.whole.width(), l.line), l.line, theme, painter);
    }
}

void paintKeys(const SingleLine& data, const Layout& l, const ChartTheme& theme, QPainter& painter,
               const QRectF& area) {
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    double x = area.right() - l.u;
    for (auto it = data.keys.rbegin(); it != data.keys.rend(); ++it) {
        const double width = metrics.horizontalAdvance(it->name);
        painter.setPen(theme.colors.muted);
        painter.drawText(QRectF(x - width, area.top(), width + 1, l.line), Qt::AlignLeft | Qt::AlignVCenter, it->name);
        x -= width + 5 * l.u;
        painter.fillRect(QRectF(x, area.top() + l.line / 2 - 1, 4 * l.u, 2),
                         it->series > 0 ? theme.colors.of(it->series) : theme.colors.axis);
        x -= 3 * l.u;
    }
}

}  // namespace

void paintSingleLine(const SingleLine& data, const ChartTheme& theme, QPainter& painter, const QRectF& area,
                     bool /*vector*/, std::vector<ScenePart>* parts) {
    const Layout l = measure(data, theme, area);
    std::vector<SingleLine::Element> elements;
    std::vector<Frame> frames;
    for (const auto& e : data.elements) {
        elements.push_back(fitted(e, l, theme));
        frames.push_back(frameOf(elements.back(), l));
    }
    const auto known = [&](int i) { return i >= 0 && std::size_t(i) < frames.size(); };
    painter.save();
    for (const auto& wire : data.wires) {
        if (wire.series < 2 || !known(wire.from) || !known(wire.to)) continue;
        // The second feed leaves the block and ends at the racks beside the first one.
        for (const int end : {wire.from, wire.to}) {
            const auto same = [&](const auto& w) { return w.series == 1 && (w.from == end || w.to == end); };
            if (std::any_of(data.wires.begin(), data.wires.end(), same)) frames[std::size_t(end)].feeds = true;
        }
    }
    const auto each = [&](bool dashed, const auto& use) {
        for (const auto& wire : data.wires)
            if (wire.dashed == dashed && known(wire.from) && known(wire.to))
                use(wire, frames[std::size_t(wire.from)], frames[std::size_t(wire.to)]);
    };
    const auto wires = [&](const SingleLine::Wire& wire, const Frame& from, const Frame& to) {
        paintWire(wire, from, to, l.column, theme, painter);
    };
    each(true, wires);
    each(false, [&](const SingleLine::Wire& wire, const Frame& from, const Frame& to) {
        painter.setPen(QPen(theme.colors.base, 6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(routeOf(wire, from, to, l.column, theme).path);
    });
    each(false, wires);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        paintElement(elements[i], frames[i], l, theme, painter);
        if (parts == nullptr) continue;
        const auto& e = data.elements[i];
        parts->push_back({frames[i].whole, e.id, e.name + QLatin1Char('\n') + e.notes.join(QLatin1Char('\n'))});
    }
    paintKeys(data, l, theme, painter, area);
    painter.restore();
}

}  // namespace views
