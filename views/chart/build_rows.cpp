// SPDX-License-Identifier: GPL-3.0-or-later
// Horizontal bars (shares, drills), tornado, need against supply, and the ruler with zones.
#include "views/chart/figure.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace views {
namespace {

constexpr std::size_t kMostRows = 400;

// 30 % of a colour on the ground, opaque so that no grid line shows through.
QColor paleOf(const Figure& f, int series) {
    const QColor a = f.theme.colors.base;
    const QColor b = f.colour(series);
    const auto part = [](int x, int y) { return int(x + 0.3 * (y - x)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

void reverseRows(Figure& f, Panel& panel, std::size_t count) {
    f.hideY(panel, {-0.5, double(std::max<std::size_t>(1, count)) - 0.5});
    panel.y->setRangeReversed(true);
}

double extentOf(const HorizontalBars::Row& row) {
    double sum = 0;
    for (const auto& part : row.parts) sum += usable(part.value) && part.value > 0 ? part.value : 0;
    return sum;
}

QString endWords(const Figure& f, const HorizontalBars::Row& row, const QString& unit) {
    return row.text.isEmpty() ? withUnit(f.exact(extentOf(row)), unit, f.theme.language) : row.text;
}

// A long bar in parts (a drill) has its words above its end, so that the bars keep the width.
bool isAbove(const HorizontalBars::Row& row, double longest) {
    return row.parts.size() > 1 && extentOf(row) > 0.55 * longest;
}

// Half of a bar's height, and how far its middle stands below the middle of its row: words above a bar have the upper
// part of the row for themselves.
struct Lane {
    double half = 0.3, fall = 0;
};

Lane laneOf(const std::vector<HorizontalBars::Row>& rows, double longest) {
    const bool above =
        std::any_of(rows.begin(), rows.end(), [longest](const auto& row) { return isAbove(row, longest); });
    return above ? Lane{0.25, 0.17} : Lane{};
}

double longestOf(const std::vector<HorizontalBars::Row>& rows) {
    double longest = 0;
    for (const auto& row : rows) longest = std::max(longest, extentOf(row));
    return longest;
}

// Text at the end of a bar, beside it or (when the bar is long) above its end.
void endText(Figure& f, Panel& panel, const HorizontalBars::Row& row, std::size_t i, const QString& unit,
             double longest, const Lane& lane) {
    const double total = extentOf(row), middle = double(i) + lane.fall;
    const bool above = isAbove(row, longest);
    Label& item = above ? f.labelAt(panel, total, middle - lane.half, {}, Qt::AlignRight | Qt::AlignTop)
                        : f.labelAt(panel, total, middle, {}, Qt::AlignLeft | Qt::AlignVCenter);
    item.offset = above ? QPointF(0, -1) : QPointF(2 * f.theme.u, 0);
    std::vector<TextLine> lines{f.strong(endWords(f, row, unit))};
    if (!row.endNote.isEmpty()) lines.push_back(f.soft(row.endNote));
    item.lines = std::move(lines);
    item.priority = 10;
}

double widestEnd(const Figure& f, const std::vector<HorizontalBars::Row>& rows, const QString& unit) {
    double widest = 0;
    for (const auto& row : rows) {
        // Short bars in parts have room to their right anyway.
        if (row.parts.size() > 1) continue;
        widest = std::max({widest, f.textWidth(endWords(f, row, unit), TextRole::SmallBold),
                           f.textWidth(row.endNote, TextRole::Small)});
    }
    return widest;
}

void barRows(Figure& f, Panel& panel, const std::vector<HorizontalBars::Row>& rows, std::size_t count,
             const QString& unit) {
    std::vector<Box> boxes;
    const double longest = longestOf(rows);
    const Lane lane = laneOf(rows, longest);
    for (std::size_t i = 0; i < count; ++i) {
        const double middle = double(i) + lane.fall;
        double at = 0;
        for (const auto& part : rows[i].parts) {
            if (!usable(part.value) || part.value <= 0) continue;  // a bar of nothing leaves a speck
            Box box{at, at + part.value, middle - lane.half, middle + lane.half, f.colour(part.series)};
            box.hatched = part.hatched;
            box.insetX = rows[i].parts.size() > 1 ? 0.5 : 0;
            if (rows[i].parts.size() > 1) box.text = part.name;
            box.bold = true;
            f.hoverBox(
                panel, box,
                QStringLiteral("%1\n%2").arg(
                    rows[i].name, part.name.isEmpty() ? f.full(part.value, unit)
                                                      : part.name + QStringLiteral("  ") + f.full(part.value, unit)),
                rows[i].id);
            boxes.push_back(box);
            at += part.value;
        }
    }
    f.boxes(panel, std::move(boxes));
    if (count <= 80) {
        for (std::size_t i = 0; i < count; ++i) endText(f, panel, rows[i], i, unit, longest, lane);
    }
}

std::vector<Category> namesOf(const std::vector<HorizontalBars::Row>& rows, std::size_t count) {
    std::vector<Category> names;
    for (std::size_t i = 0; i < count; ++i) names.push_back({rows[i].name, rows[i].note, rows[i].bold});
    return names;
}

void detailPanel(Figure& f, const HorizontalBars& data) {
    if (data.detail.empty()) return;
    Panel& panel = f.addPanel(0, 1);
    f.plot.plotLayout()->setColumnStretchFactor(0, 1.9);
    f.plot.plotLayout()->setColumnStretchFactor(1, 1.0);
    const std::size_t count = std::min(data.detail.size(), kMostRows);
    Extent extent;
    extent.add(0);
    for (const auto& row : data.detail) extent.add(extentOf(row));
    Axis axis;
    axis.unit = data.detailUnit;
    f.setX(panel, axis, extent.padded(axis, 0, 0.02));
    f.hideX(panel, panel.homeX);
    panel.x->setLabel({});
    panel.x->setBasePen(Qt::NoPen);
    reverseRows(f, panel, count);
    barRows(f, panel, data.detail, count, data.detailUnit);
    const double right = widestEnd(f, data.detail, data.detailUnit) + 3 * f.theme.u;
    rowLabels(f, panel, namesOf(data.detail, count), 6 * f.theme.u, right, f.theme.u);
    const auto* rect = panel.rect;
    Label& title = f.label([rect] { return QPointF(rect->outerRect().left(), rect->outerRect().top()); },
                           {f.soft(data.detailTitle)}, Qt::AlignLeft | Qt::AlignBottom);
    title.priority = 95;
    f.paint("grid", nullptr, [&f, rect](QCPPainter& painter) {
        painter.setPen(f.pen(f.theme.colors.hairline));
        const double x = rect->outerRect().left() - 2 * f.theme.u;
        painter.drawLine(QLineF(x, rect->outerRect().top(), x, rect->outerRect().bottom()));
    });
}

}  // namespace

void build(Figure& f, const HorizontalBars& data) {
    Panel& panel = f.addPanel();
    const std::size_t count = std::min(data.rows.size(), kMostRows);
    Extent extent;
    extent.add(0);
    for (const auto& row : data.rows) extent.add(extentOf(row));
    for (const Limit& limit : data.limits) extent.add(limit.value);
    f.setX(panel, data.x, extent.padded(data.x, 0, data.limits.empty() ? 0.02 : 0.06));
    f.gridVertical(panel, true);
    reverseRows(f, panel, count);
    barRows(f, panel, data.rows, count, data.x.unit);
    for (std::size_t i = 0; i < data.limits.size(); ++i) f.limitX(panel, data.limits[i], int(i));
    // The longest bar needs its text beside it.
    const double right = std::min(widestEnd(f, data.rows, data.x.unit) + 3 * f.theme.u, 50 * f.theme.u);
    rowLabels(f, panel, namesOf(data.rows, count), 2 * f.theme.u, right, 0, data.detail.empty() ? 0.36 : 0.2);
    detailPanel(f, data);
}

void build(Figure& f, const Tornado& data) {
    Panel& panel = f.addPanel();
    const double base = usable(data.base) ? data.base : 0;
    std::vector<Tornado::Row> rows;
    for (const auto& row : data.rows) {
        if (usable(row.low) || usable(row.high)) rows.push_back(row);
    }
    const auto end = [base](double v) { return usable(v) ? v : base; };
    const auto swing = [&end](const Tornado::Row& row) { return std::abs(end(row.high) - end(row.low)); };
    std::stable_sort(rows.begin(), rows.end(), [&swing](const auto& a, const auto& b) { return swing(a) > swing(b); });
    if (rows.size() > kMostRows) rows.resize(kMostRows);

    Extent extent;
    extent.add(base);
    double widest = 0;
    for (const auto& row : rows) {
        extent.add(row.low);
        extent.add(row.high);
        widest =
            std::max({widest, f.textWidth(row.lowText, TextRole::Small), f.textWidth(row.highText, TextRole::Small)});
    }
    f.setX(panel, data.x, extent.padded(data.x, 0.2, 0.2));
    f.gridVertical(panel, true);
    reverseRows(f, panel, rows.size());
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto side = [&](double value, const QString& text, int series) {
            if (!usable(value) || value == base) return;
            Box box{base, value, double(i) - 0.3, double(i) + 0.3, f.colour(series)};
            f.hoverBox(panel, box, QStringLiteral("%1  %2\n%3").arg(rows[i].name, text, f.full(value, data.x.unit)),
                       rows[i].id);
            boxes.push_back(box);
            const bool left = value < base;
            Label& item = f.labelAt(panel, value, double(i), {f.soft(text)},
                                    (left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            item.offset = {(left ? -1.0 : 1.0) * 1.5 * f.theme.u, 0};
        };
        side(rows[i].low, rows[i].lowText, 5);
        side(rows[i].high, rows[i].highText, 1);
    }
    f.boxes(panel, std::move(boxes));
    f.vertical(panel, base, f.pen(f.theme.colors.text, 1));
    const QString text = data.baseText.isEmpty() ? f.number(base, data.x.unit) : data.baseText;
    Label& item = f.label([p = &panel, base] { return QPointF(p->x->coordToPixel(base), p->rect->top()); },
                          {f.strong(text)}, Qt::AlignHCenter | Qt::AlignTop);
    item.offset = {0, -2};
    item.priority = 60;
    std::vector<Category> names;
    for (const auto& row : rows) names.push_back({row.name, {}, false});
    rowLabels(f, panel, std::move(names), 5 * f.theme.u, 3 * f.theme.u, 0);
}

void build(Figure& f, const BulletBars& data) {
    Panel& panel = f.addPanel();
    const std::size_t count = std::min(data.rows.size(), kMostRows);
    Extent extent;
    extent.add(0);
    double widest = 0;
    std::vector<Box> supply;
    std::vector<Box> need;
    std::vector<Category> names;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& row = data.rows[i];
        const double y = double(i);
        extent.add(row.need);
        extent.add(row.supply);
        names.push_back({row.name, row.note, false});
        const QString hover = QStringLiteral("%1\n%2  %3\n%4  %5")
                                  .arg(row.name, data.needName, f.full(row.need, data.x.unit), data.supplyName,
                                       f.full(row.supply, data.x.unit));
        if (usable(row.supply) && row.supply > 0) {
            const QColor light = paleOf(f, row.series);
            Box box{0, row.supply, y - 0.34, y + 0.34, light};
            f.hoverBox(panel, box, hover, row.id);
            supply.push_back(box);
        }
        if (usable(row.need) && row.need > 0) {
            const bool over = usable(row.supply) && row.need > row.supply;
            Box box{0, row.need, y - 0.14, y + 0.14, over ? f.theme.colors.error : f.colour(row.series)};
            f.hoverBox(panel, box, hover, row.id);
            need.push_back(box);
        }
    }
    f.setX(panel, data.x, extent.padded(data.x, 0, 0.03));
    f.gridVertical(panel, true);
    reverseRows(f, panel, count);
    f.boxes(panel, std::move(supply));
    f.boxes(panel, std::move(need));
    for (std::size_t i = 0; i < std::min<std::size_t>(count, 80); ++i) {
        const auto& row = data.rows[i];
        if (row.text.isEmpty()) continue;
        const double end = std::max({0.0, usable(row.need) ? row.need : 0, usable(row.supply) ? row.supply : 0});
        Label& item = f.labelAt(panel, end, double(i), {f.strong(row.text)}, Qt::AlignLeft | Qt::AlignVCenter);
        item.offset = {1.5 * f.theme.u, 0};
        item.priority = 10;
        widest = std::max(widest, f.textWidth(row.text, TextRole::SmallBold));
    }
    const double u = f.theme.u;
    rowLabels(f, panel, std::move(names), 6 * u, std::min(widest + 3 * u, 50 * u), 0);
    // The key: a wide pale bar is the supply, the narrow one the need.
    Figure* figure = &f;
    const Panel* p = &panel;
    const QString needName = data.needName;
    const QString supplyName = data.supplyName;
    const int series = data.rows.empty() ? 1 : data.rows.front().series;
    f.paint("overlay", nullptr, [figure, p, series, needName, supplyName](QCPPainter& painter) {
        const double unit = figure->theme.u;
        double x = p->rect->left();
        const double y = p->rect->top() - 3.2 * unit;
        const QColor light = paleOf(*figure, series);
        painter.setFont(figure->theme.font(TextRole::Small));
        const auto entry = [&](const QColor& fill, double height, const QString& text) {
            painter.fillRect(QRectF(x, y - height / 2, 5 * unit, height), fill);
            painter.setPen(figure->theme.colors.muted);
            painter.drawText(QPointF(x + 6 * unit, y + unit), text);
            x += 9 * unit + figure->textWidth(text, TextRole::Small);
        };
        entry(figure->colour(series), 1.2 * unit, needName);
        entry(light, 2.8 * unit, supplyName);
    });
}

namespace {

// A value on the ruler: a pin on the zones with its words beside its head.
struct Pin {
    double x = 0;
    QSizeF words;
};

// Pixel heights of the heads, above `lowest`: words stand beside their own head and above the heads of pins that they
// reach over.
std::vector<double> headHeights(const std::vector<Pin>& pins, double gap, double lowest, double highest, double right) {
    std::vector<double> heads(pins.size(), lowest);
    std::vector<QRectF> taken;
    std::vector<std::size_t> order(pins.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto turns = [&](const Pin& pin) { return pin.x + gap + pin.words.width() > right; };
    // From the right; words that have no room to the right of their pin stand left of it, above the others.
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return turns(pins[a]) != turns(pins[b]) ? turns(pins[b]) : pins[a].x > pins[b].x;
    });
    for (const std::size_t i : order) {
        const Pin& pin = pins[i];
        const double width = pin.words.width(), height = std::max(pin.words.height(), gap);
        QRectF area(turns(pin) ? pin.x - gap - width : pin.x - gap / 2, lowest - height / 2, width + 1.5 * gap, height);
        for (std::size_t tries = 0; tries <= taken.size(); ++tries)
            for (const QRectF& other : taken)
                if (area.intersects(other)) area.moveBottom(other.top() - 1);
        heads[i] = area.center().y();
        taken.push_back(area);
    }
    const double least = heads.empty() ? lowest : *std::min_element(heads.begin(), heads.end());
    if (least >= highest || least >= lowest) return heads;
    for (double& y : heads) y = lowest - (lowest - y) * (lowest - highest) / (lowest - least);  // closer together
    return heads;
}

void pinMarks(Figure& f, Panel& panel, const std::vector<Mark>& marks, const QString& unit) {
    const double u = f.theme.u, gap = 2.5 * u;
    constexpr double kFoot = 0.3, kLowest = 0.66;
    std::vector<Mark> shown;
    std::vector<QSizeF> words;
    for (const Mark& mark : marks) {
        if (!usable(mark.x)) continue;
        shown.push_back(mark);
        words.emplace_back(
            std::max(f.textWidth(mark.text, TextRole::SmallBold), f.textWidth(mark.note, TextRole::Small)) + 2,
            f.lineHeight() * (mark.note.isEmpty() ? 1 : 2));
    }
    const Figure* figure = &f;
    const Panel* p = &panel;
    const auto heads = [figure, p, shown, words, gap] {
        std::vector<Pin> pins;
        for (std::size_t i = 0; i < shown.size(); ++i) pins.push_back({p->x->coordToPixel(shown[i].x), words[i]});
        return headHeights(pins, gap, p->y->coordToPixel(kLowest),
                           p->rect->top() + figure->lineHeight() / 2 - figure->theme.u,
                           figure->plot.viewport().width() - 2);
    };
    f.paint("axes", nullptr, [figure, p, shown, heads, gap](QCPPainter& painter) {
        const auto ys = heads();
        painter.setAntialiasing(true);
        for (std::size_t i = 0; i < shown.size(); ++i) {
            const double x = p->x->coordToPixel(shown[i].x);
            if (x < p->rect->left() - 2 || x > p->rect->right() + 2) continue;
            const QColor tone = figure->colour(shown[i].series);
            painter.setPen(figure->pen(tone, 2));
            painter.drawLine(QLineF(x, p->y->coordToPixel(kFoot), x, ys[i]));
            drawMarker(painter, {x, ys[i]}, shown[i].kind == MarkKind::Optimum ? Marker::Disc : Marker::Ring, tone,
                       figure->theme.colors.base, gap);
        }
    });
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Mark& mark = shown[i];
        f.obstacles.push_back([p, x = mark.x, heads, i] {
            return QRectF(p->pixel(x, kFoot), QPointF(p->x->coordToPixel(x), heads()[i]))
                .normalized()
                .adjusted(-2, 0, 2, 0);
        });
        Label& item = f.label([p, x = mark.x, heads, i] { return QPointF(p->x->coordToPixel(x), heads()[i]); },
                              {f.strong(mark.text), f.soft(mark.note)}, Qt::AlignLeft | Qt::AlignVCenter);
        if (mark.note.isEmpty()) item.lines.resize(1);
        item.offset = {gap, 0};
        item.avoid = false;
        item.within = p;
        item.priority = 40;
        item.adapt = [figure, p, x = mark.x, width = words[i].width(), gap](Label& label) {
            const double at = p->x->coordToPixel(x);
            const bool turned = at + gap + width > figure->plot.viewport().width() - 2;
            label.align = (turned ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
            label.offset = {turned ? -gap : gap, 0};
        };
        if (mark.draggable) f.handles.push_back({mark.id, f.indexOf(panel), mark.x});
        for (const double y : {kFoot, kLowest, 0.9})  // the head is at one of them
            f.hovers.push_back({f.indexOf(panel), QRectF(QPointF(mark.x, y), QSizeF(0, 0)),
                                mark.text + QLatin1Char('\n') + f.full(mark.x, unit), mark.id});
    }
}

}  // namespace

void build(Figure& f, const DensityRuler& data) {
    Panel& panel = f.addPanel();
    Extent extent;
    for (const auto& zone : data.zones) {
        extent.add(zone.from);
        extent.add(zone.to);
    }
    for (const Limit& limit : data.thresholds) extent.add(limit.value);
    for (const Mark& mark : data.marks) extent.add(mark.x);
    f.setX(panel, data.x, extent.padded(data.x, 0, 0.03));
    f.hideY(panel, {0, 1});
    const double u = f.theme.u;
    f.setMargins(panel, 3 * u, 2 * u, 3 * u, u);
    std::vector<Box> boxes;
    for (const auto& zone : data.zones) {
        if (!usable(zone.from) || !usable(zone.to)) continue;
        Box box{zone.from, zone.to, 0.06, 0.3, f.colour(zone.series)};
        box.insetX = 0.5;
        box.text = zone.name;
        box.bold = true;
        f.hoverBox(panel, box, zone.name + QLatin1Char('\n') + range(zone.from, zone.to, data.x.unit, f.theme.language),
                   {});
        boxes.push_back(box);
    }
    f.boxes(panel, std::move(boxes));
    f.obstacles.push_back([p = &panel] {
        return QRectF(QPointF(p->rect->left(), p->y->coordToPixel(0.32)), QPointF(p->rect->right(), p->rect->bottom()));
    });
    for (const Limit& limit : data.thresholds) {
        if (!usable(limit.value)) continue;
        f.segment(panel, {limit.value, 0}, {limit.value, 0.5}, f.limitPen());
        f.keepClearVertical(panel, limit.value, 0, 0.5);
        Label& item = f.labelAt(panel, limit.value, 0.36,
                                {f.strong(limit.name + QLatin1Char(' ') + f.exact(limit.value), f.theme.colors.error)},
                                Qt::AlignLeft | Qt::AlignTop);
        item.offset = {u, 0};
        item.flip = true;
        item.priority = 20;
    }
    pinMarks(f, panel, data.marks, data.x.unit);
}

}  // namespace views
