// SPDX-License-Identifier: GPL-3.0-or-later
// Side by side: families as small multiples with shared rows, designs as lines over parallel axes.
#include "views/chart/figure.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr std::size_t kMostRows = 60;
constexpr std::size_t kMostLines = 12;
constexpr double kVerdictShare = 0.2;  // of the width

// Counts stay exact, measured values take three digits.
QString shownValue(double v) {
    return v == std::round(v) && std::abs(v) < 1e9 ? count(v) : significant(v);
}

QString missingWords(const SmallMultiples::Row& row) {
    return (QStringLiteral("\u25C7 ") + row.missing).trimmed();
}

struct Columns {
    double verdict = 0;
    std::vector<double> values;  // room for the figure behind the bars, per measure
    std::vector<double> least;   // of the whole column: words of its head, and what says that a value is missing

    double width(std::size_t m, double bar) const { return std::max(bar + values[m], least[m]); }
    double width(double bar) const {
        double sum = 0;
        for (std::size_t m = 0; m < values.size(); ++m) sum += width(m, bar);
        return sum;
    }
    // The longest bars that leave room for the figures behind them; all columns have the same.
    double bar(double room, double shortest) const {
        double low = shortest, high = std::max(shortest, room / double(values.size()));
        while (high - low > 0.25) {
            const double middle = (low + high) / 2;
            (width(middle) <= room ? low : high) = middle;
        }
        return low;
    }
};

Columns measure(const Figure& f, const SmallMultiples& data, std::size_t rows) {
    const double u = f.theme.u;
    const std::size_t measures = std::max<std::size_t>(1, data.measures.size());
    Columns c;
    c.values.assign(measures, 4 * u);
    c.least.assign(measures, 0);
    c.verdict = f.textWidth(data.verdictTitle, TextRole::Small);
    for (std::size_t m = 0; m < data.measures.size(); ++m) {
        static const QRegularExpression kBreaks(QStringLiteral("\\s|(?<=-)"));
        for (const QString& word : data.measures[m].name.split(kBreaks) + QStringList{data.measures[m].unit})
            c.least[m] = std::max(c.least[m], f.textWidth(word, TextRole::Small) + 2 * u);
    }
    for (std::size_t i = 0; i < rows; ++i) {
        const auto& row = data.rows[i];
        if (!row.infeasible.isEmpty()) continue;
        c.verdict = std::max(c.verdict, f.textWidth(row.verdict, TextRole::Small));
        const TextRole role = row.base ? TextRole::SmallBold : TextRole::Small;
        for (std::size_t m = 0; m < data.measures.size(); ++m) {
            const double v = m < row.values.size() ? row.values[m] : kMissing;
            if (usable(v))
                c.values[m] = std::max(c.values[m], f.textWidth(shownValue(v), role) + 3 * u);
            else
                c.least[m] = std::max(c.least[m], f.textWidth(missingWords(row), TextRole::Small) + 2 * u);
        }
    }
    return c;
}

// The index of the label above it.
std::size_t measureColumn(Figure& f, const SmallMultiples& data, std::size_t m, std::size_t rows) {
    Panel& panel = f.panels[m];
    double most = 0;
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t k = 0; k < data.rows[i].values.size(); ++k)
            if ((k == m || data.oneScale) && usable(data.rows[i].values[k]))
                most = std::max(most, data.rows[i].values[k]);
    f.hideX(panel, {0, most > 0 ? most : 1});
    panel.x->setBasePen(Qt::NoPen);
    f.hideY(panel, {-0.5, double(std::max<std::size_t>(1, rows)) - 0.5});
    panel.y->setRangeReversed(true);

    std::vector<Box> boxes;
    for (std::size_t i = 0; i < rows; ++i) {
        const auto& row = data.rows[i];
        if (!row.infeasible.isEmpty()) continue;
        const double v = m < row.values.size() ? row.values[m] : kMissing;
        if (!usable(v)) {
            Label& item = f.labelAt(panel, 0, double(i), {f.soft(missingWords(row))}, Qt::AlignLeft | Qt::AlignVCenter);
            item.priority = 5;
            item.halo = false;
            continue;
        }
        Box box{0, v, double(i) - 0.22, double(i) + 0.22, f.colour(data.measures[m].series)};
        f.hoverBox(panel, Box{0, panel.homeX.upper, double(i) - 0.45, double(i) + 0.45, {}},
                   QStringLiteral("%1\n%2  %3").arg(row.name, data.measures[m].name, f.full(v, data.measures[m].unit)),
                   row.id);
        if (v > 0) boxes.push_back(box);
        TextLine text = row.base ? f.strong(shownValue(v)) : f.soft(shownValue(v), f.theme.colors.text);
        Label& item = f.labelAt(panel, std::max(0.0, v), double(i), {text}, Qt::AlignLeft | Qt::AlignVCenter);
        item.offset = {1.5 * f.theme.u, 0};
        item.halo = false;
        item.priority = 5;
    }
    f.boxes(panel, std::move(boxes));
    const Panel* p = &panel;
    const std::size_t index = f.labels.size();
    Label& title = f.label([p] { return QPointF(p->rect->left(), p->rect->top()); }, {}, Qt::AlignLeft | Qt::AlignTop);
    title.offset = {0, -1.5 * f.theme.u};
    title.halo = false;
    title.avoid = false;
    title.priority = 80;
    return index;
}

// Heads on one line, or name over unit where a column is too narrow for that; how many lines they take.
int setHeads(Figure& f, const SmallMultiples& data, const std::vector<std::size_t>& titles,
             const std::vector<double>& widths) {
    const auto room = [&](std::size_t m) { return widths[m] - f.theme.u; };
    const QString comma = f.theme.language == Language::Chinese ? QStringLiteral("，") : QStringLiteral(", ");
    const auto whole = [&](const SmallMultiples::Measure& head) {
        return head.unit.isEmpty() ? head.name : head.name + comma + head.unit;
    };
    bool fits = true;
    for (std::size_t m = 0; m < data.measures.size(); ++m)
        fits = fits && f.textWidth(whole(data.measures[m]), TextRole::Small) <= room(m);
    int most = 1;
    for (std::size_t m = 0; m < titles.size(); ++m) {
        const auto& head = data.measures[m];
        QStringList lines{whole(head)};
        if (!fits) {
            lines = wrapped(head.name, f.theme.font(TextRole::Small), room(m), 2);
            if (!head.unit.isEmpty()) lines << head.unit;
        }
        auto& label = f.labels[titles[m]];
        label.lines.clear();
        label.maxWidth = room(m);
        for (const QString& line : lines) label.lines.push_back(f.soft(line));
        most = std::max(most, int(lines.size()));
    }
    return most;
}

void verdictColumn(Figure& f, const SmallMultiples& data, std::size_t rows) {
    const Panel* first = &f.panels.front();
    const Panel* last = &f.panels.back();
    const double margin = f.theme.u;
    const auto column = [last, margin](double y) { return QPointF(last->rect->outerRect().right() - margin, y); };
    if (!data.verdictTitle.isEmpty()) {
        Label& title = f.label([column, last] { return column(last->rect->top()); }, {f.soft(data.verdictTitle)},
                               Qt::AlignRight | Qt::AlignTop);
        title.offset = {0, -1.5 * f.theme.u};
        title.halo = false;
    }
    for (std::size_t i = 0; i < rows; ++i) {
        const auto& row = data.rows[i];
        if (!row.infeasible.isEmpty()) {
            const double u = f.theme.u;
            Label& why = f.label(
                [first, i, u] { return QPointF(first->rect->left() + 5 * u, first->y->coordToPixel(double(i))); }, {},
                Qt::AlignLeft | Qt::AlignVCenter);
            why.priority = 60;
            why.avoid = false;
            Figure* figure = &f;
            // As much as the row has room for, on one line or two; the table has all of it.
            why.adapt = [figure, first, last, u, said = row.infeasible](Label& label) {
                const double slot = std::abs(first->y->coordToPixel(1) - first->y->coordToPixel(0));
                const int most = std::clamp(int((slot + 2) / figure->lineHeight()), 1, 2);
                const double room = last->rect->outerRect().right() - u - first->rect->left() - 5 * u;
                label.lines.clear();
                for (const QString& line : wrapped(said, figure->theme.font(TextRole::Small), room, most))
                    label.lines.push_back(figure->soft(line));
            };
            f.paint("overlay", nullptr, [figure, first, i, u](QCPPainter& painter) {
                const QPointF c(first->rect->left() + 1.5 * u, first->y->coordToPixel(double(i)));
                painter.setAntialiasing(true);
                drawMarker(painter, c, Marker::Cross, figure->theme.colors.error, figure->theme.colors.base, 2.4 * u);
            });
            continue;
        }
        if (row.verdict.isEmpty()) continue;
        Label& word = f.label([column, last, i] { return column(last->y->coordToPixel(double(i))); },
                              {f.soft(row.verdict, f.theme.colors.text)}, Qt::AlignRight | Qt::AlignVCenter);
        word.priority = 4;
        word.halo = false;
        word.avoid = false;  // stays in its row, on two lines if it has to
        Figure* figure = &f;
        word.adapt = [figure, last, said = row.verdict](Label& label) {
            const double room = last->rect->outerRect().right() - last->rect->right() - figure->theme.u;
            label.lines.clear();
            const QStringList lines = wrapped(said, figure->theme.font(TextRole::Small),
                                              std::min(room, kVerdictShare * figure->plot.viewport().width()), 2);
            for (const QString& line : lines) label.lines.push_back(figure->soft(line, figure->theme.colors.text));
        };
    }
}

}  // namespace

void build(Figure& f, const SmallMultiples& data) {
    const std::size_t rows = std::min(data.rows.size(), kMostRows);
    const std::size_t measures = std::max<std::size_t>(1, data.measures.size());
    for (std::size_t m = 0; m < measures; ++m) {
        Panel& panel = f.addPanel(0, int(m));
        panel.rect->setAutoMargins(QCP::msNone);
    }
    f.plot.plotLayout()->setColumnSpacing(0);
    const Columns columns = measure(f, data, rows);
    Figure* figure = &f;
    // The row of the base design, across all columns.
    f.paint("background", nullptr, [figure, rows, bases = data.rows](QCPPainter& painter) {
        const Panel& p = figure->panels.front();
        for (std::size_t i = 0; i < rows; ++i) {
            if (!bases[i].base) continue;
            const double top = p.y->coordToPixel(double(i) - 0.46);
            const double bottom = p.y->coordToPixel(double(i) + 0.46);
            painter.fillRect(QRectF(0, top, figure->plot.viewport().width(), bottom - top),
                             figure->theme.colors.selectionGround);
        }
    });
    std::vector<std::size_t> titles;
    for (std::size_t m = 0; m < data.measures.size(); ++m) titles.push_back(measureColumn(f, data, m, rows));
    if (data.measures.empty()) {
        f.hideX(f.panels.front(), {0, 1});
        f.hideY(f.panels.front(), {-0.5, double(std::max<std::size_t>(1, rows)) - 0.5});
    }
    verdictColumn(f, data, rows);
    std::vector<Category> names;
    for (std::size_t i = 0; i < rows; ++i) names.push_back({data.rows[i].name, {}, data.rows[i].base});
    rowLabels(f, f.panels.front(), std::move(names), 7 * f.theme.u, 0, f.theme.u);
    f.beforeLayout.push_back([figure, columns, measures, data, titles] {
        const double u = figure->theme.u;
        const double width = figure->plot.viewport().width();
        const double left = figure->panels.front().rect->minimumMargins().left();
        const double right = columns.verdict > 0 ? std::min(columns.verdict, width * kVerdictShare) + 4 * u : u;
        const double room = std::max(10.0 * double(measures), width - left - right);
        const double bar = columns.bar(room, 2 * u);
        const double share = room / columns.width(bar);
        std::vector<double> widths;
        for (std::size_t m = 0; m < measures; ++m) widths.push_back(share * columns.width(m, bar));
        const int lines = setHeads(*figure, data, titles, widths);
        const double top = 7 * u + (lines - 1) * figure->lineHeight();
        for (std::size_t m = 0; m < measures; ++m) {
            const bool first = m == 0;
            const bool last = m + 1 == measures;
            const double figures = std::max(0.0, widths[m] - bar);
            figure->panels[m].rect->setMargins(
                {int(first ? left : 0), int(top), int(figures + (last ? right : 0)), int(u)});
            figure->panels[m].rect->setMinimumSize(0, 0);
            figure->plot.plotLayout()->setColumnStretchFactor(int(m),
                                                              widths[m] + (first ? left : 0) + (last ? right : 0));
        }
    });
}

namespace {

double height(const ParallelCoordinates::Dimension& d, double value) {
    if (!usable(value) || !usable(d.best) || !usable(d.worst) || d.best == d.worst) return kMissing;
    return std::clamp((value - d.worst) / (d.best - d.worst), -0.06, 1.06);
}

void parallelAxis(Figure& f, Panel& panel, const ParallelCoordinates::Dimension& d, std::size_t i) {
    const double x = double(i);
    f.segment(panel, {x, 0}, {x, 1}, f.pen(f.theme.colors.axis, 1));
    const double u = f.theme.u;
    Label& top = f.labelAt(panel, x, 1, {f.strong(d.name), f.soft(withUnit(f.exact(d.best), d.unit, f.theme.language))},
                           Qt::AlignHCenter | Qt::AlignTop);
    top.offset = {0, -2 * u};
    top.within = nullptr;
    top.avoid = false;
    top.priority = 60;
    Label& bottom = f.labelAt(panel, x, 0, {f.soft(f.exact(d.worst))}, Qt::AlignHCenter | Qt::AlignBottom);
    bottom.offset = {0, 1.5 * u};
    bottom.priority = 59;
    if (!d.limit) return;
    const double y = height(d, *d.limit);
    if (!usable(y)) return;
    const Panel* p = &panel;
    const QPen pen = f.pen(f.theme.colors.error, 2);
    f.paint("axes", nullptr, [p, x, y, u, pen](QCPPainter& painter) {
        painter.setPen(pen);
        const QPointF c = p->pixel(x, y);
        painter.drawLine(QLineF(c.x() - 2.2 * u, std::round(c.y()), c.x() + 2.2 * u, std::round(c.y())));
    });
}

struct KeyEntry {
    QString name;
    int series = 1;
    QPointF place;  // of its marker
};

// Marker and name of each design, in as many rows as they take; the number of rows.
int placeKey(const Figure& f, std::vector<KeyEntry>& entries) {
    const double u = f.theme.u;
    const double right = f.plot.viewport().width() - 2 * u;
    const QFontMetricsF metrics(f.theme.font(TextRole::Small));
    double x = 2 * u;
    int row = 0;
    for (KeyEntry& entry : entries) {
        const double width = metrics.horizontalAdvance(entry.name) + 3 * u;
        if (x > 2 * u && x + width > right) {
            x = 2 * u;
            ++row;
        }
        entry.place = {x + u, 2.5 * u + row * (f.lineHeight() + 2)};
        x += width + 4 * u;
    }
    return row + 1;
}

// The heads of the axes stand in two rows where they would touch each other.
void parallelHeads(Figure& f, Panel& panel, const ParallelCoordinates& data, std::size_t first,
                   std::vector<KeyEntry> entries) {
    double widest = 0;
    for (const auto& d : data.dimensions)
        widest = std::max({widest, f.textWidth(d.name, TextRole::SmallBold),
                           f.textWidth(withUnit(f.exact(d.best), d.unit, f.theme.language), TextRole::Small)});
    Figure* figure = &f;
    Panel* p = &panel;
    const std::size_t count = data.dimensions.size();
    f.beforeLayout.push_back([figure, p, first, count, widest, entries]() mutable {
        const double u = figure->theme.u;
        const double slot = figure->plot.viewport().width() / double(std::max<std::size_t>(1, count));
        const bool alternate = widest + u > slot;
        const double head = 2 * figure->lineHeight();
        for (std::size_t i = 0; i < count; ++i)
            figure->labels[first + 2 * i].offset.setY(-2 * u - (alternate && i % 2 == 1 ? head : 0));
        const int rows = placeKey(*figure, entries);
        QMargins margins = p->rect->minimumMargins();
        margins.setTop(int(4 * u + rows * (figure->lineHeight() + 2) + head * (alternate ? 2 : 1)));
        p->rect->setMinimumMargins(margins);
    });
}

void parallelLine(Figure& f, Panel& panel, const ParallelCoordinates& data, const ParallelCoordinates::Line& line) {
    const QColor tone = f.colour(line.series);
    const double u = f.theme.u;
    double before = kMissing;
    for (std::size_t i = 0; i < data.dimensions.size(); ++i) {
        const auto& d = data.dimensions[i];
        const double value = i < line.values.size() ? line.values[i] : kMissing;
        const double y = height(d, value);
        const double x = double(i);
        if (usable(y)) {
            if (usable(before)) f.segment(panel, {x - 1, before}, {x, y}, f.seriesPen(line.series));
            f.marker(panel, x, y, seriesMarker(line.series), tone, 2.2 * u);
            f.hovers.push_back({f.indexOf(panel), QRectF(QPointF(x, y), QSizeF(0, 0)),
                                QStringLiteral("%1\n%2  %3").arg(line.name, d.name, f.full(value, d.unit)), line.id});
            before = y;
            continue;
        }
        // Leaves the axis: a dotted line to a hollow mark below it.
        constexpr double kBelow = -0.16;
        if (usable(before)) f.segment(panel, {x - 1, before}, {x, kBelow}, f.pen(tone, 1, {1, 3}));
        const Panel* p = &panel;
        Figure* figure = &f;
        f.paint("axes", nullptr, [figure, p, x, tone, u](QCPPainter& painter) {
            painter.setAntialiasing(true);
            const QPointF c = p->pixel(x, kBelow);
            drawMarker(painter, c, Marker::Diamond, tone, figure->theme.colors.base, 2.6 * u);
            drawMarker(painter, c, Marker::Diamond, figure->theme.colors.base, figure->theme.colors.base, 1.5 * u);
        });
        if (line.missing.isEmpty()) continue;
        Label& item = f.labelAt(panel, x, kBelow, {f.soft(line.missing)}, Qt::AlignHCenter | Qt::AlignBottom);
        item.offset = {0, 1.6 * u};
        item.priority = 40;
        before = kMissing;
    }
}

void parallelKey(Figure& f, std::vector<KeyEntry> entries) {
    Figure* figure = &f;
    f.paint("overlay", nullptr, [figure, entries](QCPPainter& painter) mutable {
        placeKey(*figure, entries);
        const double u = figure->theme.u;
        const QFont font = figure->theme.font(TextRole::Small);
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        painter.setAntialiasing(true);
        for (const KeyEntry& entry : entries) {
            drawMarker(painter, entry.place, seriesMarker(entry.series), figure->colour(entry.series),
                       figure->theme.colors.base, 2 * u);
            painter.setPen(figure->theme.colors.muted);
            painter.drawText(entry.place + QPointF(2 * u, metrics.ascent() / 2 - 1), entry.name);
        }
    });
}

}  // namespace

void build(Figure& f, const ParallelCoordinates& data) {
    Panel& panel = f.addPanel();
    const double n = double(std::max<std::size_t>(1, data.dimensions.size()));
    f.hideX(panel, {-0.5, n - 0.5});
    f.hideY(panel, {-0.3, 1.08});
    panel.x->setBasePen(Qt::NoPen);
    const double u = f.theme.u;
    f.setMargins(panel, u, 6 * u + 2 * f.lineHeight(), u, f.lineHeight() + 2 * u);
    const std::size_t heads = f.labels.size();
    for (std::size_t i = 0; i < data.dimensions.size(); ++i) parallelAxis(f, panel, data.dimensions[i], i);
    const std::size_t lines = std::min(data.lines.size(), kMostLines);
    for (std::size_t i = 0; i < lines; ++i) parallelLine(f, panel, data, data.lines[i]);
    std::vector<KeyEntry> entries;
    for (std::size_t i = 0; i < lines; ++i) entries.push_back({data.lines[i].name, data.lines[i].series, {}});
    parallelHeads(f, panel, data, heads, entries);
    parallelKey(f, std::move(entries));

    const auto* rect = panel.rect;
    const auto corner = [rect, u] { return QPointF(rect->outerRect().left() + 2 * u, rect->outerRect().bottom() - u); };
    if (!data.hint.isEmpty()) {
        f.label(corner, {f.soft(data.hint)}, Qt::AlignLeft | Qt::AlignTop).priority = 70;
    }
    if (data.limitName.isEmpty()) return;
    const double shift = f.textWidth(data.hint, TextRole::Small) + 4 * u;
    Label& limit = f.label(corner, {f.soft(data.limitName)}, Qt::AlignLeft | Qt::AlignTop);
    limit.offset = {shift + 6 * u, 0};
    limit.priority = 69;
    Figure* figure = &f;
    const std::size_t index = f.labels.size() - 1;
    f.paint("overlay", nullptr, [figure, index, u](QCPPainter& painter) {
        const QRectF& name = figure->labels[index].box;
        if (name.isEmpty()) return;
        painter.setPen(figure->pen(figure->theme.colors.error, 2));
        const double y = std::round(name.center().y());
        painter.drawLine(QLineF(name.left() - 5.5 * u, y, name.left() - 1.5 * u, y));
    });
}

}  // namespace views
