// SPDX-License-Identifier: GPL-3.0-or-later
// Everything drawn as lines over two measured axes: trade-off, iso-result lines, requested against realised, progress.
#include "views/chart/figure.h"

#include <algorithm>
#include <cmath>

namespace views {

double pixelAt(const QCPGraph& graph, double key) {
    const auto data = graph.data();
    const auto next = data->findBegin(key, false);
    if (next == data->constEnd()) return kMissing;
    const auto before = next == data->constBegin() ? next : next - 1;
    if (key < before->key || !usable(before->value) || !usable(next->value)) return kMissing;
    const double span = next->key - before->key;
    const double value =
        span > 0 ? before->value + (key - before->key) / span * (next->value - before->value) : next->value;
    return graph.valueAxis()->coordToPixel(value);
}

namespace {

constexpr std::size_t kColouredSeries = 5;  // the rest goes grey
constexpr std::size_t kNamedSeries = 8;

double valueAt(const std::vector<double>& xs, const std::vector<double>& ys, double x, bool logarithmic) {
    const std::size_t count = std::min(xs.size(), ys.size());
    for (std::size_t i = 0; i + 1 < count; ++i) {
        const double a = xs[i];
        const double b = xs[i + 1];
        if (!usable(a) || !usable(b) || !usable(ys[i]) || !usable(ys[i + 1])) continue;
        if (x < std::min(a, b) || x > std::max(a, b)) continue;
        if (a == b) return ys[i];
        const bool logs = logarithmic && a > 0 && b > 0;
        const double share = logs ? std::log(x / a) / std::log(b / a) : (x - a) / (b - a);
        return ys[i] + share * (ys[i + 1] - ys[i]);
    }
    return count == 1 && xs[0] == x ? ys[0] : kMissing;
}

// The centre for a line's name where it lies on no line, its own included, and is still beside its own.
QPointF clearestPlace(const Figure& f, const Panel& panel, const std::vector<QCPGraph*>& lines, std::size_t self,
                      QSizeF size) {
    const QRectF area =
        QRectF(panel.rect->rect()).adjusted(size.width() / 2, size.height() / 2, -size.width() / 2, -size.height() / 2);
    const double enough = size.height() / 2 + 4;
    const double beside = size.height() / 2 + 5;
    const double aside = size.width() / 2 + 8;
    QPointF best(kMissing, kMissing);
    double bestScore = -100;
    // Neighbouring lines are named at different places, so that their names do not pile up.
    const double wish = lines.size() < 2 ? 0.5 : 0.3 + 0.4 * double(self) / double(lines.size() - 1);
    for (const double share : {0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9, 0.1}) {
        const double x = panel.rect->left() + share * panel.rect->width();
        const double y = pixelAt(*lines[self], panel.x->pixelToCoord(x));
        if (!usable(y)) continue;
        for (const QPointF& offset :
             {QPointF(0, -beside), QPointF(0, beside), QPointF(aside, 0), QPointF(-aside, 0),
              QPointF(-aside * 0.7, -beside), QPointF(aside * 0.7, beside), QPointF(0, -2 * beside),
              QPointF(0, 2 * beside), QPointF(-aside * 0.7, -2 * beside), QPointF(aside * 0.7, 2 * beside)}) {
            const QPointF centre = QPointF(x, y) + offset;
            if (!area.contains(centre)) continue;
            double room = enough;
            for (const QCPGraph* line : lines) {
                for (const double part : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
                    const double key = panel.x->pixelToCoord(centre.x() + part * size.width() / 2);
                    const double at = pixelAt(*line, key);
                    if (usable(at)) room = std::min(room, std::abs(at - centre.y()));
                }
            }
            const double away = std::abs(offset.y()) > 1.5 * beside ? 2 : 0;  // near its own line if it can be
            double score = room - 4 * std::abs(share - wish) - away;
            if (f.struck(QRectF(centre - QPointF(size.width(), size.height()) / 2, size))) score -= 12;
            if (score <= bestScore) continue;
            bestScore = score;
            best = centre;
        }
    }
    return best;
}

std::vector<QCPGraph*> drawCurves(Figure& f, Panel& panel, const std::vector<Curve>& curves) {
    std::vector<QCPGraph*> lines;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        if (i < kColouredSeries) {
            lines.push_back(f.graph(panel, curves[i]));
        } else {
            Curve grey = curves[i];
            grey.series = 0;
            lines.push_back(f.graph(panel, grey));
        }
    }
    return lines;
}

bool marksEnds(const TradeOff& data) {
    return !data.curves.empty() &&
           std::all_of(data.curves.begin(), data.curves.end(), [](const Curve& c) { return c.endMark; });
}

// Right of the last point, the higher one first; room for it is kept beside the plot.
void nameEnds(Figure& f, Panel& panel, const std::vector<Curve>& curves, const std::vector<QCPGraph*>& lines) {
    for (std::size_t i = 0; i < std::min(curves.size(), kNamedSeries); ++i) {
        if (curves[i].name.isEmpty() || lines[i]->data()->isEmpty()) continue;
        const auto last = lines[i]->data()->constEnd() - 1;
        const auto higher = std::count_if(lines.begin(), lines.end(), [&](const QCPGraph* other) {
            return !other->data()->isEmpty() && (other->data()->constEnd() - 1)->value > last->value;
        });
        const QColor tone = i < kColouredSeries ? f.colour(curves[i].series) : QColor(f.theme.colors.muted);
        Label& item = f.labelAt(panel, last->key, last->value, {f.strong(curves[i].name, tone)},
                                Qt::AlignLeft | (higher == 0 ? Qt::AlignTop : Qt::AlignVCenter));
        item.offset = {1.5 * f.theme.u, higher == 0 ? f.lineHeight() / 2 : 0};
        item.priority = 60 - int(higher);
    }
}

void nameCurves(Figure& f, Panel& panel, const TradeOff& data, const std::vector<QCPGraph*>& lines) {
    const std::vector<Curve>& curves = data.curves;
    if (marksEnds(data)) return nameEnds(f, panel, curves, lines);
    for (std::size_t i = 0; i < std::min(curves.size(), kNamedSeries); ++i) {
        if (curves[i].name.isEmpty() || lines[i]->data()->isEmpty()) continue;
        std::vector<TextLine> text{
            f.strong(curves[i].name, i < kColouredSeries ? f.colour(curves[i].series) : QColor(f.theme.colors.muted))};
        if (!curves[i].note.isEmpty()) text.push_back(f.soft(curves[i].note));
        const Panel* p = &panel;
        const Figure* figure = &f;
        const QSizeF size(
            std::max(f.textWidth(curves[i].name, TextRole::SmallBold), f.textWidth(curves[i].note, TextRole::Small)),
            f.lineHeight() * double(text.size()));
        Label& item = f.label([figure, p, lines, i, size] { return clearestPlace(*figure, *p, lines, i, size); },
                              std::move(text), Qt::AlignCenter);
        item.priority = 5;
    }
}

void bandLabel(Figure& f, Panel& panel, const std::vector<Curve>& curves, const QString& text) {
    if (text.isEmpty()) return;
    for (const Curve& curve : curves) {
        const std::size_t count = std::min({curve.x.size(), curve.low.size(), curve.high.size()});
        if (count < 2) continue;
        std::size_t widest = count - 1;
        double most = -1;
        for (std::size_t i = count / 2; i < count; ++i) {
            const double width = curve.high[i] - curve.low[i];
            if (usable(width) && width > most) {
                most = width;
                widest = i;
            }
        }
        widest = std::min(widest, count - 1 - count / 12);
        Label& item =
            f.labelAt(panel, curve.x[widest], curve.low[widest], {f.soft(text)}, Qt::AlignRight | Qt::AlignVCenter);
        item.offset = {-2 * f.theme.u, 0};
        return;
    }
}

// Ring or disc with its vertical, the words beside the vertical near the axis, or beside a reference point.
void drawMark(Figure& f, Panel& panel, const Mark& mark, double y) {
    if (!usable(mark.x) || (panel.x->scaleType() == QCPAxis::stLogarithmic && mark.x <= 0)) return;
    const QColor tone = f.colour(mark.series);
    const double u = f.theme.u;
    const Panel* p = &panel;
    const double x = mark.x;
    const bool optimum = mark.kind == MarkKind::Optimum;
    const QPen line = optimum ? f.pen(tone, 2) : f.pen(f.theme.colors.axis, 1, {3, 2});
    f.strikes.push_back([p, x, y](const QRectF& text) {
        const double at = p->x->coordToPixel(x);
        const double top = usable(y) ? p->y->coordToPixel(y) : p->rect->top();
        return at > text.left() - 2 && at < text.right() + 2 && text.bottom() > top && text.top() < p->rect->bottom();
    });
    f.paint("axes", p, [p, x, y, line](QCPPainter& painter) {
        painter.setPen(line);
        const double at = std::round(p->x->coordToPixel(x));
        if (at < p->rect->left() - 2 || at > p->rect->right() + 2) return;
        const double wish = usable(y) ? p->y->coordToPixel(y) : p->rect->top();
        const double top = std::clamp<double>(wish, p->rect->top(), p->rect->bottom());
        painter.drawLine(QLineF(at, top, at, p->rect->bottom()));
    });
    if (usable(y)) {
        f.marker(panel, x, y, optimum ? Marker::Disc : Marker::Ring, tone, optimum ? 2.8 * u : 2.4 * u);
        f.hovers.push_back({f.indexOf(panel), QRectF(QPointF(x, y), QSizeF(0, 0)),
                            QStringLiteral("%1\n%2\n%3").arg(mark.text, f.full(x, panel.unitX), f.full(y, panel.unitY)),
                            mark.id});
    }
    if (mark.draggable) f.handles.push_back({mark.id, f.indexOf(panel), x, kMissing});
    std::vector<TextLine> text;
    if (!mark.text.isEmpty())
        text.push_back(mark.kind == MarkKind::Reference ? f.soft(mark.text, f.theme.colors.text) : f.strong(mark.text));
    if (!mark.note.isEmpty()) text.push_back(f.soft(mark.note));
    if (text.empty()) return;
    if (mark.kind == MarkKind::Reference && usable(y)) {
        Label& item = f.labelAt(panel, x, y, std::move(text), Qt::AlignLeft | Qt::AlignVCenter);
        item.offset = {2.5 * u, 0};
        item.flip = true;
        item.beside = p;
        item.priority = 15;
        return;
    }
    Label& item = f.label([p, x] { return QPointF(p->x->coordToPixel(x), p->rect->bottom() - 1.5); }, text,
                          (optimum ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop);
    // Words that have no room on either side of the vertical are broken rather than struck through by it.
    const Figure* figure = &f;
    item.adapt = [figure, p, x, u, text](Label& label) {
        const double at = p->x->coordToPixel(x);
        const double room = std::max(at - p->rect->left(), figure->plot.viewport().width() - at) - 3 * u;
        label.lines.clear();
        for (const TextLine& said : text)
            for (const QString& part : wrapped(said.text, figure->theme.font(said.role), std::max(room, 10 * u), 2))
                label.lines.push_back({part, said.role, said.colour});
    };
    item.offset = {(optimum ? 1.5 : -1.5) * u, -u};
    item.flip = true;
    item.within = p;
    item.beside = p;
    item.priority = optimum ? 31 : 30;
}

}  // namespace

void drawMarks(Figure& f, Panel& panel, const std::vector<Mark>& marks, const std::vector<Curve>& curves) {
    for (const Mark& mark : marks) {
        double y = mark.y;
        for (std::size_t i = 0; i < curves.size() && !usable(y); ++i) {
            if (curves[i].series == mark.series) {
                y = valueAt(curves[i].x, curves[i].y, mark.x, panel.x->scaleType() == QCPAxis::stLogarithmic);
            }
        }
        drawMark(f, panel, mark, y);
    }
}

namespace {

void extend(Extent& x, Extent& y, const std::vector<Curve>& curves) {
    for (const Curve& curve : curves) {
        x.add(curve.x);
        y.add(curve.y);
        y.add(curve.low);
        y.add(curve.high);
    }
}

QCPRange notAboveHundred(QCPRange home, const Axis& axis, const Extent& extent) {
    const bool share = axis.unit == QLatin1String("%") && extent.high <= 100 && !axis.high;
    if (share && home.upper > 100 && home.lower < 100) home.upper = 100;
    return home;
}

Panel& xyPanel(Figure& f, const TradeOff& data, const Extent& x, const Extent& y) {
    Panel& panel = f.addPanel();
    f.setX(panel, data.x, x.padded(data.x, 0.02, 0.02));
    f.setY(panel, data.y, notAboveHundred(y.padded(data.y, 0.08, 0.1), data.y, y));
    QMargins margins = panel.rect->minimumMargins();
    double right = 4 * f.theme.u;
    if (marksEnds(data))
        for (const Curve& c : data.curves)
            if (!c.x.empty() && c.x.back() >= x.high)
                right = std::max(right, f.textWidth(c.name, TextRole::SmallBold) + 2 * f.theme.u);
    margins.setRight(int(right));
    panel.rect->setMinimumMargins(margins);
    return panel;
}

void finishXy(Figure& f, Panel& panel, const TradeOff& data) {
    const std::vector<QCPGraph*> lines = drawCurves(f, panel, data.curves);
    for (const Limit& limit : data.limits) f.limitY(panel, limit);
    for (std::size_t i = 0; i < data.limitsX.size(); ++i) f.limitX(panel, data.limitsX[i], int(i));
    drawMarks(f, panel, data.marks, data.curves);
    nameCurves(f, panel, data, lines);
    bandLabel(f, panel, data.curves, data.bandName);
}

void xyExtents(const TradeOff& data, Extent& x, Extent& y) {
    extend(x, y, data.curves);
    for (const Mark& mark : data.marks) {
        x.add(mark.x);
        y.add(mark.y);
    }
    for (const Limit& limit : data.limits) y.add(limit.value);
    for (const Limit& limit : data.limitsX) x.add(limit.value);
}

}  // namespace

void build(Figure& f, const TradeOff& data) {
    Extent x;
    Extent y;
    xyExtents(data, x, y);
    finishXy(f, xyPanel(f, data, x, y), data);
}

void build(Figure& f, const DiagonalPlot& data) {
    Extent x;
    Extent y;
    xyExtents(data, x, y);
    Panel& panel = xyPanel(f, data, x, y);
    const double low = std::max(panel.homeX.lower, panel.homeY.lower);
    const double high = std::min(panel.homeX.upper, panel.homeY.upper);
    if (high > low) {
        f.segment(panel, {low, low}, {high, high}, f.pen(f.theme.colors.axis, 1, {5, 3}));
        if (!data.diagonalName.isEmpty()) {
            const double at = low + 0.8 * (high - low);
            f.labelAt(panel, at, at, {f.soft(data.diagonalName)}, Qt::AlignRight | Qt::AlignTop).offset = {-f.theme.u,
                                                                                                           0};
        }
    }
    finishXy(f, panel, data);
}

void build(Figure& f, const Progress& data) {
    Panel& panel = f.addPanel();
    Extent x;
    Extent y;
    extend(x, y, data.lines);
    y.add(0);
    if (data.target) y.add(*data.target);
    for (const Limit& limit : data.limits) x.add(limit.value);
    f.setX(panel, data.x, x.padded(data.x, 0, 0.08));
    f.setY(panel, data.y, y.padded(data.y, 0, 0.22));
    const double u = f.theme.u;
    QMargins margins = panel.rect->minimumMargins();
    margins.setRight(int(4 * u));
    // Lines that end side by side are named one above the other.
    constexpr std::size_t kAbove = 4;
    margins.setTop(int(6 * u + double(std::clamp<std::size_t>(data.lines.size(), 1, kAbove) - 1) * f.lineHeight()));
    panel.rect->setMinimumMargins(margins);
    if (data.target && usable(*data.target)) f.horizontal(panel, *data.target, f.pen(f.theme.colors.axis, 1));
    const std::vector<QCPGraph*> lines = drawCurves(f, panel, data.lines);
    for (std::size_t i = 0; i < data.limits.size(); ++i) {
        f.limitX(panel, data.limits[i], int(i));
        if (usable(data.limits[i].value))
            f.keepClearVertical(panel, data.limits[i].value, panel.homeY.lower, panel.homeY.upper);
    }
    // Names at the line ends.
    for (std::size_t i = 0; i < std::min(data.lines.size(), kNamedSeries); ++i) {
        if (lines[i]->data()->isEmpty() || data.lines[i].name.isEmpty()) continue;
        const auto last = lines[i]->data()->constEnd() - 1;
        if (!usable(last->value)) continue;
        std::vector<TextLine> text{f.strong(
            data.lines[i].name, i < kColouredSeries ? f.colour(data.lines[i].series) : QColor(f.theme.colors.muted))};
        if (!data.lines[i].note.isEmpty()) text.push_back(f.soft(data.lines[i].note));
        Label& item = f.labelAt(panel, last->key, last->value, std::move(text), Qt::AlignRight | Qt::AlignTop);
        item.offset = {-u, -2 * u};
        item.flip = true;
        item.beside = &panel;
        item.priority = 10;
    }
}

}  // namespace views
