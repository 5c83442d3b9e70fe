// SPDX-License-Identifier: GPL-3.0-or-later
// Stacked bars: power at every point of the chain, capex, step time. Bars start at zero; the total stands above the
// bar, or inside its top when the limit line is closer than one line of text; parts are named at the last bar.
#include "views/chart/figure.h"

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr std::size_t kMostBars = 400;
constexpr double kHalfWidth = 0.3;
constexpr double kLead = 3.5;  // units from the plot to the names of parts
constexpr double kBeside = 4;  // px that a name may stand off the middle of its part without a line to it

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

/// Things that are counted have no decimals.
bool areCounts(const StackedBars& data) {
    for (const auto& part : data.parts)
        for (const double v : part.values)
            if (v != std::round(v)) return false;
    return true;
}

QString totalText(const StackedBars& data, std::size_t bar) {
    const double total = sums(data, bar).total();
    return areCounts(data) ? count(total) : significant(total, 4);
}

// The whisker and the total of one bar.
void addTotal(Figure& f, Panel& panel, const StackedBars& data, std::size_t bar,
              const std::shared_ptr<bool>& totalsBelow) {
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
    Label& item = f.labelAt(panel, double(bar), top, {f.strong(totalText(data, bar))}, Qt::AlignHCenter | Qt::AlignTop);
    item.offset = {0, -2};
    item.priority = 20;
    QColor topFill = f.theme.colors.base;
    for (const auto& part : data.parts) {
        if (valueOf(part, bar) > 0) topFill = part.hatched ? f.theme.colors.base : f.colour(part.series);
    }
    Figure* figure = &f;
    const Panel* p = &panel;
    const QColor above = f.theme.colors.text;
    const QColor inside = textOn(topFill);
    item.adapt = [figure, p, top, nearest, above, inside, totalsBelow](Label& label) {
        label.hidden = *totalsBelow;
        if (label.hidden || nearest > 1e299) return;
        const double room = p->y->coordToPixel(top) - p->y->coordToPixel(nearest);
        const bool tight = room < figure->lineHeight() + 3;
        label.offset.setY(tight ? figure->lineHeight() + 3 : -2);
        label.halo = !tight;
        label.lines.front().colour = tight ? inside : above;
    };
}

// A name behind the last bar: of one part, or of neighbours that have no room for a line each.
struct PartName {
    double low = 0, high = 0;  // of the parts, on the axis
    QString text;
    QColor tone;
    double y = 0;  // pixel height of the text
    double middle(const Panel& p) const { return p.y->coordToPixel((low + high) / 2); }
    double thickness(const Panel& p) const { return std::abs(p.y->coordToPixel(low) - p.y->coordToPixel(high)); }
};

// From above to below: each as near to its part as a line of text apart allows, all within the panel.
void spread(const Panel& p, std::vector<PartName>& names, double line) {
    struct Block {
        double sum = 0;  // of where the first of the block would have to stand
        std::size_t size = 0;
        double first() const { return sum / double(size); }
    };
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < names.size(); ++i) {
        blocks.push_back({names[i].middle(p), 1});
        while (blocks.size() > 1) {
            const Block last = blocks.back();
            Block& before = blocks[blocks.size() - 2];
            const double length = line * double(before.size);
            if (before.first() + length <= last.first()) break;
            before.sum += last.sum - length * double(last.size);
            before.size += last.size;
            blocks.pop_back();
        }
    }
    std::size_t at = 0;
    double free = p.rect->top() + line / 2 - 1;
    const double end = p.rect->bottom() - line / 2 + 2;
    for (const Block& block : blocks) {
        const double below = line * double(names.size() - at - 1);  // what still has to stand below its first
        double y = std::max(free, std::min(block.first(), end - below));
        for (std::size_t i = 0; i < block.size; ++i, y += line) names[at++].y = y;
        free = y;
    }
}

// The names as they have room at this height.
std::vector<PartName> arranged(const Panel& p, std::vector<PartName> names, double line, const QString& comma) {
    const auto room = std::max<std::size_t>(1, std::size_t(std::max(0.0, (p.rect->height() + 3) / line)));
    while (names.size() > room) {
        std::size_t thin = 0;
        for (std::size_t i = 0; i + 1 < names.size(); ++i)
            if (names[i].thickness(p) + names[i + 1].thickness(p) <
                names[thin].thickness(p) + names[thin + 1].thickness(p))
                thin = i;
        PartName& one = names[thin];
        const PartName& other = names[thin + 1];
        one.text += comma + other.text;
        one.low = std::min(one.low, other.low);
        one.high = std::max(one.high, other.high);
        names.erase(names.begin() + std::ptrdiff_t(thin) + 1);
    }
    spread(p, names, line);
    return names;
}

// A thin line in the colour of its part leads to a name that does not stand beside it.
void namePartsAtLastBar(Figure& f, Panel& panel, const StackedBars& data, std::size_t last, double room) {
    std::vector<PartName> names;
    Sums s;
    for (const auto& part : data.parts) {
        const double v = valueOf(part, last);
        if (v == 0) continue;
        double& base = v >= 0 ? s.up : s.down;
        names.push_back({std::min(base, base + v), std::max(base, base + v), part.name, f.colour(part.series)});
        base += v;
    }
    std::stable_sort(names.begin(), names.end(),
                     [](const PartName& a, const PartName& b) { return a.low + a.high > b.low + b.high; });
    Figure* figure = &f;
    const Panel* p = &panel;
    const double lead = kLead * f.theme.u, line = f.lineHeight();
    const QString comma = f.theme.language == Language::Chinese ? QStringLiteral("、") : QStringLiteral(", ");
    const auto places = [p, names, line, comma] { return arranged(*p, names, line, comma); };
    for (std::size_t i = 0; i < names.size(); ++i) {
        Label& item = f.label([] { return QPointF(kMissing, kMissing); }, {}, Qt::AlignLeft | Qt::AlignVCenter);
        item.adapt = [figure, p, places, i, lead](Label& label) {
            const auto list = places();
            label.hidden = i >= list.size();
            if (label.hidden) return;
            const QPointF at(p->rect->right() + lead, list[i].y);
            label.lines = {figure->soft(list[i].text)};
            label.anchor = [at] { return at; };
        };
        item.avoid = false;
        item.maxWidth = room;
        item.priority = 10;
    }
    f.paint("axes", nullptr, [figure, p, places, lead, last](QCPPainter& painter) {
        const double from = p->x->coordToPixel(double(last) + kHalfWidth) + 1;
        const double to = p->rect->right() + lead - 2;
        painter.setAntialiasing(true);
        for (const PartName& n : places()) {
            const double y = n.middle(*p);
            if (std::abs(n.y - y) < kBeside || !QRectF(p->rect->rect()).contains(QPointF(p->rect->left() + 1, y)))
                continue;
            painter.setPen(figure->pen(n.tone, 1));
            painter.drawPolyline(QPolygonF{{from, y}, {from + 3, y}, {to - 3, n.y}, {to, n.y}});
        }
    });
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
        double widest = 0;
        for (const auto& part : data.parts) widest = std::max(widest, f.textWidth(part.name, TextRole::Small) + 1);
        right = std::min(widest + (kLead + 0.5) * f.theme.u, 40 * f.theme.u);
        namePartsAtLastBar(f, panel, data, count - 1, right - kLead * f.theme.u);
    }
    const bool totals = count <= 60;
    const auto totalsBelow = std::make_shared<bool>(false);
    for (std::size_t i = 0; totals && i < count; ++i) addTotal(f, panel, data, i, totalsBelow);
    std::vector<Category> names;
    for (std::size_t i = 0; i < count; ++i) {
        names.push_back(
            {data.bars[i].name, data.bars[i].note, int(i) == data.marked, totals ? totalText(data, i) : QString()});
    }
    categoryLabels(f, panel, std::move(names), right, totalsBelow);
    if (count < data.bars.size()) {
        const QString more = QCoreApplication::translate("Chart", "%1 more in the table");
        f.label([p = &panel] { return QPointF(p->rect->right(), p->rect->top()); },
                {f.soft(more.arg(views::count(double(data.bars.size() - count))))}, Qt::AlignRight | Qt::AlignBottom);
    }
}

}  // namespace views
