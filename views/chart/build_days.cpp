// SPDX-License-Identifier: GPL-3.0-or-later
// Days: their distribution, where they come from, and the time ledger.
#include "views/chart/figure.h"

#include <cmath>
#include <memory>

namespace views {
namespace {

// A named vertical that ends above the bars, with its words at the top.
void quantileLine(Figure& f, Panel& panel, double at, const QPen& pen, std::vector<TextLine> text, Qt::Alignment side,
                  double fall) {
    if (!usable(at)) return;
    const Panel* p = &panel;
    f.paint("axes", p, [p, at, pen, fall](QCPPainter& painter) {
        painter.setPen(pen);
        const double x = std::round(p->x->coordToPixel(at));
        if (x < p->rect->left() - 2 || x > p->rect->right() + 2) return;
        painter.drawLine(QLineF(x, p->rect->top() + fall, x, p->rect->bottom()));
    });
    Label& item = f.label([p, at, fall] { return QPointF(p->x->coordToPixel(at), p->rect->top() + fall); },
                          std::move(text), side | Qt::AlignBottom);
    const double gap = 1.5 * f.theme.u;
    item.offset = {side == Qt::AlignLeft ? gap : -gap, 0};
    item.flip = true;
    item.within = p;
    item.priority = 30;
    if (side != Qt::AlignLeft) return;
    // Notes that would reach over the edge are left out; the name stays.
    const Figure* figure = &f;
    item.adapt = [figure, p, at, gap, all = item.lines](Label& label) {
        const double room = figure->plot.viewport().width() - p->x->coordToPixel(at) - gap - 3;
        label.lines.clear();
        for (const TextLine& line : all)
            if (label.lines.empty() || figure->textWidth(line.text, line.role) < room) label.lines.push_back(line);
    };
}

}  // namespace

void build(Figure& f, const Histogram& data) {
    Panel& panel = f.addPanel();
    const double width = usable(data.width) && data.width > 0 ? data.width : 1;
    const double start = usable(data.start) ? data.start : 0;
    Extent x;
    Extent y;
    y.add(0);
    y.add(data.counts);
    x.add(start);
    x.add(start + width * double(std::max<std::size_t>(1, data.counts.size())));
    x.add(data.p50);
    x.add(data.p90);
    if (data.limit) x.add(*data.limit);
    f.setX(panel, data.x, x.padded(data.x, 0.02, 0.02));
    f.setY(panel, data.y, y.padded(data.y, 0, 0.25));

    std::vector<Box> boxes;
    boxes.reserve(data.counts.size());
    const bool fewBins = data.counts.size() <= 5000;
    for (std::size_t i = 0; i < data.counts.size(); ++i) {
        const double count = data.counts[i];
        if (!usable(count) || count <= 0) continue;
        const double left = start + double(i) * width;
        const bool tail = usable(data.p90) && left + width / 2 > data.p90;
        Box box{left, left + width, 0, count, f.colour(tail ? 2 : 1)};
        box.insetX = data.counts.size() <= 120 ? 0.5 : 0;
        if (fewBins) {
            f.hoverBox(panel, box,
                       QStringLiteral("%1\n%2").arg(range(left, left + width, data.x.unit, f.theme.language),
                                                    f.full(count, data.y.unit)),
                       {});
        }
        boxes.push_back(box);
    }
    f.boxes(panel, std::move(boxes));
    const double u = f.theme.u;
    const QString p50 =
        data.p50Text.isEmpty() ? QStringLiteral("P50 ") + f.number(data.p50, data.x.unit) : data.p50Text;
    quantileLine(f, panel, data.p50, f.pen(f.theme.colors.text, 2), {f.strong(p50)}, Qt::AlignRight, u);
    std::vector<TextLine> lines{
        f.strong(data.p90Text.isEmpty() ? QStringLiteral("P90 ") + f.number(data.p90, data.x.unit) : data.p90Text)};
    for (const QString& note : data.p90Notes) lines.push_back(f.soft(note));
    quantileLine(f, panel, data.p90, f.pen(f.theme.colors.text, 2, {3.5, 1.5}), std::move(lines), Qt::AlignLeft, 5 * u);
    if (data.limit) {
        Limit limit;
        limit.name = data.limitText;
        limit.value = *data.limit;
        f.limitX(panel, limit, 4);
    }
}

namespace {

// Rises hang on the last level, falls too: a step is the box between the level before and after it.
double drawSteps(Figure& f, Panel& panel, const Waterfall& data, double start) {
    std::vector<Box> boxes;
    // Two digits of each step: with the decimals of the largest a small one would read "+0".
    const auto words = [](double change) {
        const double size = std::abs(change);
        const int decimals = size > 0 ? std::clamp(1 - int(std::floor(std::log10(size))), 0, 6) : 0;
        return (change > 0 ? QStringLiteral("+") : QString()) + fixedDecimals(change, decimals);
    };
    const QPen link = f.pen(f.theme.colors.axis, 1, {1.5, 1.5});
    double level = start;
    for (std::size_t i = 0; i < data.steps.size(); ++i) {
        const auto& step = data.steps[i];
        const double x = double(i + 1);
        f.segment(panel, {i == 0 ? 0.0 : x - 0.66, level}, {x - 0.34, level}, link);
        if (!usable(step.change)) {
            f.labelAt(panel, x, level, {f.soft(QStringLiteral("\u25C7"))}, Qt::AlignHCenter | Qt::AlignTop);
            f.segment(panel, {x - 0.34, level}, {x + 0.34, level}, link);
            continue;
        }
        const double next = level + step.change;
        Box box{x - 0.34, x + 0.34, level, next, f.colour(step.series)};
        f.hoverBox(panel, box, step.name + QLatin1Char('\n') + f.full(step.change, data.y.unit), step.id);
        boxes.push_back(box);
        Label& item =
            f.labelAt(panel, x, std::max(level, next), {f.strong(words(step.change))}, Qt::AlignHCenter | Qt::AlignTop);
        item.offset = {0, -2};
        item.priority = 10;
        level = next;
    }
    const double end = double(data.steps.size() + 1);
    f.segment(panel, {data.steps.empty() ? 0.0 : end - 0.66, level}, {end, level}, link);
    f.boxes(panel, std::move(boxes));
    return level;
}

void drawEnd(Figure& f, Panel& panel, const Waterfall& data, double x, double level) {
    const QColor text = f.theme.colors.text;
    if (usable(data.low) && usable(data.high)) {
        f.segment(panel, {x, data.low}, {x, data.high}, f.pen(text, 2));
        f.segment(panel, {x - 0.12, data.low}, {x + 0.12, data.low}, f.pen(text, 2));
        f.segment(panel, {x - 0.12, data.high}, {x + 0.12, data.high}, f.pen(text, 2));
        Label& item =
            f.labelAt(panel, x, data.high, {f.strong(data.highName + QLatin1Char(' ') + significant(data.high))},
                      Qt::AlignHCenter | Qt::AlignTop);
        item.offset = {0, -3};
        item.priority = 20;
    }
    f.marker(panel, x, level, Marker::Disc, f.colour(1), 3.4 * f.theme.u);
}

}  // namespace

void build(Figure& f, const Waterfall& data) {
    Panel& panel = f.addPanel();
    const double start = usable(data.start) ? data.start : 0;
    Extent y;
    y.add(start);
    double level = start;
    for (const auto& step : data.steps) {
        if (usable(step.change)) level += step.change;
        y.add(level);
    }
    y.add(data.low);
    y.add(data.high);
    f.setY(panel, data.y, y.padded(data.y, 0.12, 0.14));
    const double last = double(data.steps.size() + 1);
    f.hideX(panel, {-0.55, last + 0.6});
    panel.x->setBasePen(Qt::NoPen);  // the axis does not start at zero
    const double end = drawSteps(f, panel, data, start);
    f.marker(panel, 0, start, Marker::Disc, f.colour(7), 2.8 * f.theme.u);
    Label& first = f.labelAt(panel, 0, start, {f.strong(significant(start, 4))}, Qt::AlignHCenter | Qt::AlignTop);
    first.offset = {0, -2 * f.theme.u};
    first.priority = 20;
    drawEnd(f, panel, data, last, end);
    std::vector<Category> names{{data.startName, {}, false}};
    for (const auto& step : data.steps) names.push_back({step.name, {}, false});
    names.push_back({data.endName + QLatin1Char(' ') + significant(end), {}, true});
    categoryLabels(f, panel, std::move(names), 2 * f.theme.u);
}

namespace {

// Shares of one whole stand below each other: all with the same decimals.
QString shareOf(double part, Language language) {
    return withUnit(fixedDecimals(100 * part, 2), QStringLiteral("%"), language);
}

struct LedgerPart {
    double from = 0, to = 0;
    const Ledger::Part* part = nullptr;
};

// Below the bar from where their part begins, or a little before it, as far as the next name leaves room; what finds
// none there stands above the bar.
struct LedgerName {
    QString name, hours, brief;
    double from = 0, to = 0;
};

// Left ends of the names below the bar, missing for those above.
std::vector<double> startsBelow(const Figure& f, const Panel& p, const std::vector<LedgerName>& names) {
    std::vector<double> starts(names.size(), kMissing);
    double limit = p.rect->right() + 1;
    for (std::size_t i = names.size(); i-- > 0;) {
        const double left = p.x->coordToPixel(names[i].from), right = p.x->coordToPixel(names[i].to);
        const double needed =
            std::max(f.textWidth(names[i].name, TextRole::Small), f.textWidth(names[i].hours, TextRole::Small)) + 2;
        const double start = std::min(left, limit - needed);
        // A part of a few pixels cannot be told from its neighbours by a name that begins there.
        if (start < p.rect->left() || left - start > needed / 3 || right - left < 5 * f.theme.u) continue;
        starts[i] = start;
        limit = start - 2 * f.theme.u;
    }
    return starts;
}

void ledgerNames(Figure& f, Panel& panel, const std::vector<LedgerPart>& parts, double total, const QString& unit) {
    Figure* figure = &f;
    const Panel* p = &panel;
    const QString comma = f.theme.language == Language::Chinese ? QStringLiteral("，") : QStringLiteral(", ");
    f.obstacles.push_back([p] { return QRectF(p->rect->rect()).adjusted(0, -3, 0, 0); });
    std::vector<LedgerName> list;
    for (const LedgerPart& piece : parts) {
        const QString share = shareOf(piece.part->value / total, f.theme.language);
        const QString hours = f.number(piece.part->value, unit);
        list.push_back({piece.part->name, hours, QStringLiteral("%1 %2%3%4").arg(piece.part->name, share, comma, hours),
                        piece.from, piece.to});
        f.hoverBox(panel, Box{piece.from, piece.to, 0, 1, {}},
                   QStringLiteral("%1\n%2\n%3").arg(piece.part->name, share, f.full(piece.part->value, unit)),
                   piece.part->id);
    }
    const auto names = std::make_shared<const std::vector<LedgerName>>(std::move(list));
    for (std::size_t i = 0; i < names->size(); ++i) {
        Label& item = f.label([] { return QPointF(kMissing, kMissing); }, {}, {});
        item.adapt = [figure, p, names, i](Label& label) {
            const LedgerName& self = (*names)[i];
            const double start = startsBelow(*figure, *p, *names)[i];
            const bool below = usable(start);
            const QPointF at =
                below ? QPointF(start, p->rect->bottom() + 2)
                      : QPointF(std::min<double>(p->x->coordToPixel(self.to), p->rect->right() - 1.5 * figure->theme.u),
                                p->rect->top() - 4);
            label.anchor = [at] { return at; };
            label.align = below ? Qt::AlignLeft | Qt::AlignBottom : Qt::AlignRight | Qt::AlignTop;
            if (below)
                label.lines = {figure->soft(self.name, figure->theme.colors.text), figure->soft(self.hours)};
            else
                label.lines = {figure->soft(self.brief)};
        };
        item.priority = 0;
    }
}

}  // namespace

void build(Figure& f, const Ledger& data) {
    Panel& whole = f.addPanel(0, 0);
    Panel& zoomed = f.addPanel(1, 0);
    double total = 0;
    std::vector<LedgerPart> parts;
    for (const auto& part : data.parts) {
        if (!usable(part.value) || part.value <= 0) continue;
        parts.push_back({total, total + part.value, &part});
        total += part.value;
    }
    const bool firstIsUseful = !parts.empty() && parts.front().part == &data.parts.front();
    const double lossStart = firstIsUseful ? parts.front().to : 0;
    const double end = total > 0 ? total : 1;
    const bool anyLoss = end > lossStart;
    for (Panel* panel : {&whole, &zoomed}) {
        f.hideY(*panel, {0, 1});
        panel->x->setBasePen(Qt::NoPen);
        panel->rect->setAutoMargins(QCP::msNone);
    }
    f.hideX(whole, {0, end});
    f.hideX(zoomed, {anyLoss ? lossStart : 0, end});
    Figure* figure = &f;
    f.beforeLayout.push_back([figure, &whole, &zoomed] {
        const double unit = figure->theme.u;
        const double height = figure->plot.viewport().height();
        const double text = 2 * figure->lineHeight() + unit;
        // Two equal bars about the middle, a gap for the zoom lines, two lines of text below; what is left over stays
        // empty above and below, and a little of it widens the gap.
        const double bar = std::clamp((height - text - 10 * unit) / 2, 4 * unit, 8 * unit);
        const double half = std::floor(height / 2);
        const double spare = std::max(0.0, height - 2 * bar - 10 * unit - text);
        const double gap = 4 * unit + std::min(spare / 6, 4 * unit);          // on each side of the middle
        const double lift = std::max(0.0, text + unit - (half - gap - bar));  // low pictures: room for the text
        const double above = std::max(unit, half - gap - bar - lift), below = std::max(text + unit, half - gap - bar);
        whole.rect->setMargins({int(unit), int(above), int(unit), std::max(0, int(half - above - bar))});
        zoomed.rect->setMargins({int(unit), std::max(0, int(half - below - bar)), int(unit), int(below)});
    });

    std::vector<Box> boxes;
    std::vector<Box> losses;
    std::vector<LedgerPart> lost;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Box box{parts[i].from, parts[i].to, 0, 1, f.colour(parts[i].part->series)};
        box.insetX = 0.5;
        box.bold = true;
        const QString share = shareOf(parts[i].part->value / total, f.theme.language);
        const bool useful = firstIsUseful && i == 0;
        if (useful) {
            box.text =
                QStringLiteral("%1 %2，%3").arg(parts[i].part->name, share, f.number(parts[i].part->value, data.unit));
            if (f.theme.language == Language::English) box.text.replace(QStringLiteral("，"), QStringLiteral(", "));
            box.textAlign = Qt::AlignLeft | Qt::AlignVCenter;
            f.hoverBox(whole, box, box.text, parts[i].part->id);
        }
        boxes.push_back(box);
        if (useful) continue;
        lost.push_back(parts[i]);
        box.text = share;
        box.textAlign = Qt::AlignLeft | Qt::AlignVCenter;
        losses.push_back(box);
    }
    f.boxes(whole, std::move(boxes));
    f.boxes(zoomed, std::move(losses));
    if (!anyLoss || !firstIsUseful) {
        ledgerNames(f, zoomed, parts, end, data.unit);
        return;
    }
    ledgerNames(f, zoomed, lost, end, data.unit);
    f.paint("axes", nullptr, [figure, &whole, &zoomed, lossStart, end](QCPPainter& painter) {
        painter.setPen(figure->pen(figure->theme.colors.axis, 1, {3, 3}));
        painter.setAntialiasing(true);
        const double from = whole.rect->bottom() + 2;
        const double to = zoomed.rect->top() - 2;
        painter.drawLine(QLineF(whole.x->coordToPixel(lossStart), from, zoomed.rect->left(), to));
        painter.drawLine(QLineF(whole.x->coordToPixel(end), from, zoomed.rect->right(), to));
    });
}

}  // namespace views
