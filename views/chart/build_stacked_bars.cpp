// SPDX-License-Identifier: GPL-3.0-or-later
// Stacked bars: power at every point of the chain, capex, step time. Bars start at zero; the total stands above the
// bar, or inside its top when the limit line is closer than one line of text; parts are named at the last bar.
#include "views/chart/figure.h"

#include <cmath>

namespace views {
namespace {

constexpr std::size_t kMostBars = 400;
constexpr double kHalfWidth = 0.3;

double valueOf(const StackedBars::Part& part, std::size_t bar) {
    const double v = bar < part.values.size() ? part.values[bar] : kMissing;
    return usable(v) ? v : 0;
}

struct Sums {
    double up = 0, down = 0;  // positive and negative parts stack apart
    double total() const { return up + down; }
};

Sums sums(const StackedBars& data, std::size_t bar) {
    Sums s;
    for (const auto& part : data.parts) {
        const double v = valueOf(part, bar);
        (v >= 0 ? s.up : s.down) += v;
    }
    return s;
}

void addBars(Figure& f, Panel& panel, const StackedBars& data, std::size_t count) {
    std::vector<Box> boxes;
    for (std::size_t bar = 0; bar < count; ++bar) {
        Sums s;
        for (const auto& part : data.parts) {
            const double v = valueOf(part, bar);
            if (v == 0) continue;
            double& base = v >= 0 ? s.up : s.down;
            Box box{double(bar) - kHalfWidth, double(bar) + kHalfWidth, base, base + v, f.colour(part.series)};
            box.hatched = part.hatched;
            box.insetY = 0.5;  // the hairline of ground between two parts
            f.hoverBox(panel, box,
                       QStringLiteral("%1\n%2  %3").arg(data.bars[bar].name, part.name, f.full(v, data.y.unit)),
                       part.id.isEmpty() ? data.bars[bar].id : part.id);
            boxes.push_back(box);
            base += v;
        }
    }
    f.boxes(panel, std::move(boxes));
}

// The whisker and the total of one bar.
void addTotal(Figure& f, Panel& panel, const StackedBars& data, std::size_t bar) {
    const Sums s = sums(data, bar);
    double top = s.up;
    if (bar < data.whiskers.size()) {
        const auto& w = data.whiskers[bar];
        if (usable(w.low) && usable(w.high)) {
            const QPen pen = f.pen(f.theme.colors.text, 1);
            const double x = double(bar);
            f.segment(panel, {x, w.low}, {x, w.high}, pen);
            f.segment(panel, {x - 0.08, w.low}, {x + 0.08, w.low}, pen);
            f.segment(panel, {x - 0.08, w.high}, {x + 0.08, w.high}, pen);
            top = std::max(top, w.high);
        }
    }
    double nearest = 1e300;
    for (const Limit& limit : data.limits) {
        if (usable(limit.value) && limit.value >= top) nearest = std::min(nearest, limit.value);
    }
    Label& item =
        f.labelAt(panel, double(bar), top, {f.strong(significant(s.total(), 4))}, Qt::AlignHCenter | Qt::AlignTop);
    item.offset = {0, -2};
    item.priority = 20;
    if (nearest > 1e299) return;
    QColor topFill = f.theme.colors.base;
    for (const auto& part : data.parts) {
        if (valueOf(part, bar) > 0) topFill = part.hatched ? f.theme.colors.base : f.colour(part.series);
    }
    Figure* figure = &f;
    const Panel* p = &panel;
    const QColor above = f.theme.colors.text;
    const QColor inside = textOn(topFill);
    item.adapt = [figure, p, top, nearest, above, inside](Label& label) {
        const double room = p->y->coordToPixel(top) - p->y->coordToPixel(nearest);
        const bool tight = room < figure->lineHeight() + 3;
        label.offset.setY(tight ? figure->lineHeight() + 3 : -2);
        label.halo = !tight;
        label.lines.front().colour = tight ? inside : above;
    };
}

// Names behind the last bar in the order of its parts: where parts are thin they are pushed up, never past each other.
void namePartsAtLastBar(Figure& f, Panel& panel, const StackedBars& data, std::size_t last) {
    std::vector<double> middles;
    std::vector<const StackedBars::Part*> parts;
    Sums s;
    for (const auto& part : data.parts) {
        const double v = valueOf(part, last);
        if (v == 0) continue;
        double& base = v >= 0 ? s.up : s.down;
        middles.push_back(base + v / 2);
        parts.push_back(&part);
        base += v;
    }
    const Panel* p = &panel;
    const double line = f.lineHeight() - 1;
    const auto place = [p, middles, line](std::size_t wanted) {
        double y = p->rect->bottom() + line / 2 - 2;
        for (std::size_t i = 0; i <= wanted; ++i) y = std::min(p->y->coordToPixel(middles[i]), y - line);
        return QPointF(p->rect->right(), y);
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Label& item =
            f.label([place, i] { return place(i); }, {f.soft(parts[i]->name)}, Qt::AlignLeft | Qt::AlignVCenter);
        item.offset = {1.5 * f.theme.u, 0};
        item.avoid = false;
        item.priority = 10;
    }
}

void frameMarked(Figure& f, Panel& panel, const StackedBars& data, std::size_t count) {
    if (data.marked < 0 || std::size_t(data.marked) >= count) return;
    const std::size_t bar = std::size_t(data.marked);
    const double top = sums(data, bar).up;
    Figure* figure = &f;
    const Panel* p = &panel;
    f.paint("axes", nullptr, [figure, p, bar, top](QCPPainter& painter) {
        const double u = figure->theme.u;
        const QRectF clip = QRectF(p->rect->rect()).adjusted(-2, -u, 2, 2);
        const double left = p->x->coordToPixel(double(bar) - kHalfWidth) - 1.5 * u;
        const double right = p->x->coordToPixel(double(bar) + kHalfWidth) + 1.5 * u;
        QRectF r(QPointF(left, p->y->coordToPixel(top) - figure->lineHeight() - 1.5 * u),
                 QPointF(right, p->rect->bottom() + 2));
        r = r.intersected(clip);
        if (r.isEmpty()) return;
        painter.setPen(figure->pen(figure->colour(1), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(r);
    });
}

}  // namespace

void build(Figure& f, const StackedBars& data) {
    const std::size_t count = std::min(data.bars.size(), kMostBars);
    Panel& panel = f.addPanel();
    Extent extent;
    extent.add(0);
    for (std::size_t i = 0; i < count; ++i) {
        const Sums s = sums(data, i);
        extent.add(s.up);
        extent.add(s.down);
        if (i < data.whiskers.size()) extent.add(data.whiskers[i].high);
    }
    for (const Limit& limit : data.limits) extent.add(limit.value);
    f.setY(panel, data.y, extent.padded(data.y, extent.low < 0 ? 0.1 : 0, 0.12));
    // Parts are named behind the last bar, where no grid line strikes through them.
    const bool named = count > 0 && data.parts.size() > 1;
    f.hideX(panel, {-0.6, double(std::max<std::size_t>(1, count)) - (named ? 0.62 : 0.4)});

    addBars(f, panel, data, count);
    frameMarked(f, panel, data, count);
    for (const Limit& limit : data.limits) f.limitY(panel, limit);
    double right = 2 * f.theme.u;
    if (named) {
        namePartsAtLastBar(f, panel, data, count - 1);
        for (const auto& part : data.parts)
            right = std::max(right, f.textWidth(part.name, TextRole::Small) + 2 * f.theme.u);
        right = std::min(right, 40 * f.theme.u);
    }
    if (count <= 60) {
        for (std::size_t i = 0; i < count; ++i) addTotal(f, panel, data, i);
    }
    std::vector<Category> names;
    for (std::size_t i = 0; i < count; ++i) {
        names.push_back({data.bars[i].name, data.bars[i].note, int(i) == data.marked});
    }
    categoryLabels(f, panel, std::move(names), right);
    if (count < data.bars.size()) {
        const QString more = QCoreApplication::translate("Chart", "%1 more in the table");
        f.label([p = &panel] { return QPointF(p->rect->right(), p->rect->top()); },
                {f.soft(more.arg(views::count(double(data.bars.size() - count))))}, Qt::AlignRight | Qt::AlignBottom);
    }
}

}  // namespace views
