// SPDX-License-Identifier: GPL-3.0-or-later
// What builders put into a figure: boxes, lines, marks, limits and curves with their bands.
#include "views/chart/figure.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace views {
namespace {

// An item that is one function: boxes, lines and marks need no object each, so ten thousand of them stay cheap.
class PaintItem final : public QCPAbstractItem {
public:
    PaintItem(QCustomPlot* plot, std::function<void(QCPPainter&)> function)
        : QCPAbstractItem(plot), m_function(std::move(function)) {
        setSelectable(false);
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override { m_function(*painter); }

private:
    std::function<void(QCPPainter&)> m_function;
};

QRectF boxPixels(const Panel& panel, const Box& box) {
    const QRectF frame = QRectF(panel.rect->rect()).adjusted(-4, -4, 4, 4);
    QRectF r = QRectF(panel.pixel(box.x1, box.y1), panel.pixel(box.x2, box.y2)).normalized();
    // Far outside coordinates would overflow the paint engine.
    r.setLeft(std::clamp(r.left(), frame.left(), frame.right()));
    r.setRight(std::clamp(r.right(), frame.left(), frame.right()));
    r.setTop(std::clamp(r.top(), frame.top(), frame.bottom()));
    r.setBottom(std::clamp(r.bottom(), frame.top(), frame.bottom()));
    return r.adjusted(box.insetX, box.insetY, -box.insetX, -box.insetY);
}

// The part of a line near the panel. Dashing a line a billion pixels long, as deep zoom makes them, would hang.
QLineF visiblePart(const QLineF& line, const QRectF& area) {
    double from = 0;
    double to = 1;
    const auto cut = [&from, &to](double step, double room) {  // Liang and Barsky: step * t <= room
        if (step == 0) return room >= 0;
        const double t = room / step;
        if (step < 0) {
            from = std::max(from, t);
        } else {
            to = std::min(to, t);
        }
        return from <= to;
    };
    const bool seen = cut(-line.dx(), line.x1() - area.left()) && cut(line.dx(), area.right() - line.x1()) &&
                      cut(-line.dy(), line.y1() - area.top()) && cut(line.dy(), area.bottom() - line.y1());
    return seen ? QLineF(line.pointAt(from), line.pointAt(to)) : QLineF();
}

// Does a drawn line cross this place? Between two points a line is straight, on a logarithmic axis, too.
bool crosses(const QCPGraph& graph, const QRectF& area) {
    const QCPAxis* x = graph.keyAxis();
    const QCPAxis* y = graph.valueAxis();
    const double from = x->pixelToCoord(area.left());
    const double to = x->pixelToCoord(area.right());
    const auto data = graph.data();
    const auto begin = data->findBegin(std::min(from, to), true);
    const auto end = data->findEnd(std::max(from, to), true);
    QLineF piece;
    const auto stride = std::max<std::ptrdiff_t>(1, (end - begin) / 400);  // a text is not wider than that many px
    for (auto it = begin; it < end; it += std::min<std::ptrdiff_t>(stride, end - it)) {
        const QPointF next(x->coordToPixel(it->key), y->coordToPixel(it->value));
        if (it != begin && usable(piece.p2().y()) && usable(next.y()) &&
            !visiblePart(QLineF(piece.p2(), next), area).isNull())
            return true;
        piece.setP2(next);
    }
    return false;
}

}  // namespace

void Figure::paint(const char* layer, const Panel* clip, std::function<void(QCPPainter&)> function) {
    auto* item = new PaintItem(&plot, std::move(function));
    item->setLayer(layer);
    item->setClipToAxisRect(clip != nullptr);
    if (clip != nullptr) item->setClipAxisRect(clip->rect);
    item->setAntialiased(false);
}

void Figure::boxes(const Panel& panel, std::vector<Box> list, const char* layer) {
    const Panel* p = &panel;
    paint(layer, p, [this, p, list = std::move(list)](QCPPainter& painter) {
        const bool vector = painter.modes().testFlag(QCPPainter::pmVectorized);
        for (const Box& box : list) {
            QRectF r = boxPixels(*p, box);
            if (!vector)
                r = QRectF(QPointF(std::round(r.left()), std::round(r.top())),
                           QPointF(std::round(r.right()), std::round(r.bottom())));
            if (r.width() <= 0 || r.height() <= 0) continue;
            if (box.hatched) {
                drawHatch(painter, r, box.fill, theme.colors.base);
            } else {
                painter.fillRect(r, box.fill);
            }
            if (box.text.isEmpty()) continue;
            const QFont font = theme.font(box.bold ? TextRole::SmallBold : TextRole::Small);
            const QRectF inner = r.adjusted(theme.u, 0, -theme.u, 0);
            const QFontMetricsF metrics(font);
            if (metrics.horizontalAdvance(box.text) > inner.width() || metrics.height() > r.height() + 4) continue;
            painter.setFont(font);
            painter.setPen(box.hatched ? theme.colors.text : textOn(box.fill));
            painter.drawText(inner, int(box.textAlign | Qt::TextSingleLine), box.text);
        }
    });
}

void Figure::segment(const Panel& panel, QPointF from, QPointF to, const QPen& linePen, const char* layer) {
    const Panel* p = &panel;
    paint(layer, p, [p, from, to, linePen](QCPPainter& painter) {
        painter.setPen(linePen);
        painter.setAntialiasing(true);
        const QRectF around = QRectF(p->rect->rect()).adjusted(-40, -40, 40, 40);
        const QLineF line = visiblePart(QLineF(p->pixel(from.x(), from.y()), p->pixel(to.x(), to.y())), around);
        if (!line.isNull()) painter.drawLine(line);
    });
}

bool Figure::struck(const QRectF& text) const {
    const QRectF core = text.adjusted(1, 2, -1, -2);  // letters do not fill their line
    const auto onAxis = [&text](const Panel& panel) {
        const QRectF r = panel.rect->rect();
        return panel.x->basePen().style() != Qt::NoPen && text.top() < r.bottom() && text.bottom() > r.bottom() - 1 &&
               text.right() > r.left() && text.left() < r.right();
    };
    return std::any_of(strikes.begin(), strikes.end(), [&core](const auto& line) { return line(core); }) ||
           std::any_of(panels.begin(), panels.end(), onAxis);
}

void Figure::vertical(const Panel& panel, double x, const QPen& linePen) {
    const Panel* p = &panel;
    strikes.push_back([p, x](const QRectF& text) {
        const double at = p->x->coordToPixel(x);
        return at > text.left() - 2 && at < text.right() + 2 && text.bottom() > p->rect->top() &&
               text.top() < p->rect->bottom();
    });
    paint("axes", p, [p, x, linePen](QCPPainter& painter) {
        painter.setPen(linePen);
        const double at = std::round(p->x->coordToPixel(x));
        if (at < p->rect->left() - 2 || at > p->rect->right() + 2) return;
        painter.drawLine(QLineF(at, p->rect->top(), at, p->rect->bottom()));
    });
}

void Figure::horizontal(const Panel& panel, double y, const QPen& linePen) {
    const Panel* p = &panel;
    strikes.push_back([p, y](const QRectF& text) {
        const double at = p->y->coordToPixel(y);
        return at > text.top() && at < text.bottom() && text.right() > p->rect->left() &&
               text.left() < p->rect->right();
    });
    paint("axes", p, [p, y, linePen](QCPPainter& painter) {
        painter.setPen(linePen);
        const double at = std::round(p->y->coordToPixel(y));
        if (at < p->rect->top() - 2 || at > p->rect->bottom() + 2) return;
        painter.drawLine(QLineF(p->rect->left(), at, p->rect->right(), at));
    });
}

void Figure::marker(const Panel& panel, double x, double y, Marker shape, const QColor& markColour, double size,
                    bool clip) {
    const Panel* p = &panel;
    paint("axes", clip ? p : nullptr, [this, p, x, y, shape, markColour, size](QCPPainter& painter) {
        const QPointF centre = p->pixel(x, y);
        // A half visible mark at the edge is right, one outside the panel is not.
        if (!QRectF(p->rect->rect()).adjusted(-2, -2, 2, 2).contains(centre)) return;
        painter.setAntialiasing(true);
        drawMarker(painter, centre, shape, markColour, theme.colors.base, size);
    });
    keepClear(panel, x, y, size);
}

void Figure::keepClear(const Panel& panel, double x, double y, double size) {
    const Panel* p = &panel;
    if (obstacles.size() > 200) return;
    obstacles.push_back([p, x, y, size] {
        const QPointF centre = p->pixel(x, y);
        return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size);
    });
}

void Figure::keepClearVertical(const Panel& panel, double x, double yFrom, double yTo) {
    const Panel* p = &panel;
    if (obstacles.size() > 200) return;
    obstacles.push_back(
        [p, x, yFrom, yTo] { return QRectF(p->pixel(x, yFrom), p->pixel(x, yTo)).normalized().adjusted(-2, 0, 2, 0); });
}

void Figure::limitY(const Panel& panel, const Limit& limit) {
    if (!usable(limit.value)) return;
    horizontal(panel, limit.value, limitPen());
    const Panel* p = &panel;
    const double value = limit.value;
    const QString text = limit.name + QLatin1Char(' ') + withUnit(exact(value), panel.unitY, theme.language);
    Label& name = label([p, value] { return QPointF(p->rect->left() + 2, p->y->coordToPixel(value)); },
                        {strong(text, theme.colors.error)}, Qt::AlignLeft | Qt::AlignTop);
    name.offset = {0, -1.5 * theme.u};  // descenders stay off the line
    name.priority = 50;
    name.within = p;
    if (limit.margin.isEmpty()) return;
    const QColor tone = limit.marginStatus == Status::Ok ? theme.colors.muted : theme.colors.of(limit.marginStatus);
    Label& margin = label([p, value] { return QPointF(p->rect->right(), p->y->coordToPixel(value)); },
                          {strong(limit.margin, tone)}, Qt::AlignRight | Qt::AlignTop);
    margin.offset = {0, -1.5 * theme.u};
    margin.priority = 49;
    margin.within = p;
}

void Figure::limitX(const Panel& panel, const Limit& limit, int index) {
    if (!usable(limit.value)) return;
    vertical(panel, limit.value, limitPen());
    const Panel* p = &panel;
    const double value = limit.value;
    std::vector<TextLine> lines{strong(
        limit.name + QLatin1Char(' ') + withUnit(exact(value), panel.unitX, theme.language), theme.colors.error)};
    if (!limit.margin.isEmpty()) {
        lines.push_back(soft(
            limit.margin, limit.marginStatus == Status::Ok ? theme.colors.muted : theme.colors.of(limit.marginStatus)));
    }
    const double rise = theme.u * (1.5 + 4 * index);
    Label& name = label([p, value, rise] { return QPointF(p->x->coordToPixel(value), p->rect->bottom() - rise); },
                        std::move(lines), Qt::AlignRight | Qt::AlignTop);
    name.offset = {-1.5 * theme.u, 0};
    name.flip = true;
    name.priority = 50;
    name.within = p;
}

QCPGraph* Figure::graph(const Panel& panel, const Curve& curve) {
    const bool logX = panel.x->scaleType() == QCPAxis::stLogarithmic;
    const bool logY = panel.y->scaleType() == QCPAxis::stLogarithmic;
    const std::size_t count = std::min(curve.x.size(), curve.y.size());
    const auto data = [&](const std::vector<double>& values) {
        QVector<QCPGraphData> points;
        points.reserve(qsizetype(count));
        for (std::size_t i = 0; i < count; ++i) {
            const double x = curve.x[i];
            const double y = values[i];
            if (!usable(x) || (logX && x <= 0)) continue;
            points.push_back({x, usable(y) && !(logY && y <= 0) ? y : kMissing});
        }
        return points;
    };
    const auto add = [&](const std::vector<double>& values) {
        QCPGraph* g = plot.addGraph(panel.x, panel.y);
        g->data()->set(data(values), false);
        g->setLayer("main");
        return g;
    };
    if (count >= 2 && curve.low.size() >= count && curve.high.size() >= count) {
        QCPGraph* lower = add(curve.low);
        QCPGraph* upper = add(curve.high);
        lower->setPen(Qt::NoPen);
        upper->setPen(Qt::NoPen);
        QColor band = colour(curve.series);
        band.setAlphaF(0.2F);
        upper->setBrush(band);
        upper->setChannelFillGraph(lower);
    }
    QCPGraph* line = add(curve.y);
    line->setPen(curve.line ? seriesPen(curve.series) : QPen(Qt::NoPen));
    line->setLayer("axes");
    line->setAntialiased(true);
    const double size = 2 * theme.u;
    QCPGraphDataContainer::const_iterator last = line->data()->constEnd();
    for (auto it = line->data()->constBegin(); it != line->data()->constEnd(); ++it) {
        if (!usable(it->value)) continue;
        last = it;
        if (curve.markers && count <= 60) {
            marker(panel, it->key, it->value, seriesMarker(curve.series), colour(curve.series), size);
        }
    }
    if (last != line->data()->constEnd() && (curve.endMark || count == 1)) {
        marker(panel, last->key, last->value, seriesMarker(curve.series), colour(curve.series), size);
    }
    hoverCurves.push_back({indexOf(panel), line, curve.name, curve.id});
    strikes.push_back([line](const QRectF& text) { return crosses(*line, text); });
    return line;
}

void Figure::hoverBox(const Panel& panel, const Box& box, const QString& text, const QString& id) {
    hovers.push_back({indexOf(panel), QRectF(QPointF(box.x1, box.y1), QPointF(box.x2, box.y2)).normalized(), text, id});
}

}  // namespace views
