// SPDX-License-Identifier: GPL-3.0-or-later
// Heat map of communication: one hue, small values near the ground, logarithmic, zero drawn as ground. Cells are
// painted by hand: QCPColorMap would put a smoothed picture into PDF files, here the cells stay rectangles.
#include "views/chart/figure.h"

#include <QImage>
#include <cmath>

namespace views {
namespace {

constexpr int kMostCells = 512;         // per side; larger maps are reduced, keeping the largest value
constexpr int kMostVectorCells = 4096;  // beyond this a PDF gets the picture

QColor between(const QColor& a, const QColor& b, double t) {
    const auto part = [t](int x, int y) { return int(std::lround(x + (y - x) * t)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

QColor heat(const ChartColors& c, double t) {
    const QColor hue = c.series[0];
    const bool dark = qGray(c.base.rgb()) < 128;
    const QColor far = dark ? between(hue, Qt::white, 0.6) : between(hue, Qt::black, 0.55);
    t = std::clamp(t, 0.0, 1.0);
    return t < 0.6 ? between(between(c.base, hue, 0.12), hue, t / 0.6) : between(hue, far, (t - 0.6) / 0.4);
}

struct Grid {
    int rows = 0, columns = 0;
    std::vector<double> values;
    double low = 0, high = 0;  // of the positive ones

    double share(double v) const { return high > low ? std::log(v / low) / std::log(high / low) : 1.0; }
};

Grid reduced(const HeatMap& data) {
    Grid g;
    const std::size_t rows = std::size_t(data.rows.size());
    const std::size_t columns = std::size_t(data.columns.size());
    g.rows = int(std::min<std::size_t>(rows, kMostCells));
    g.columns = int(std::min<std::size_t>(columns, kMostCells));
    g.values.assign(std::size_t(g.rows) * std::size_t(g.columns), kMissing);
    for (std::size_t i = 0; i < std::min(data.values.size(), rows * columns); ++i) {
        const double v = data.values[i];
        if (!usable(v) || v <= 0) continue;
        const std::size_t r = (i / columns) * std::size_t(g.rows) / rows;
        const std::size_t c = (i % columns) * std::size_t(g.columns) / columns;
        double& cell = g.values[r * std::size_t(g.columns) + c];
        if (!usable(cell) || v > cell) cell = v;
        g.low = g.low > 0 ? std::min(g.low, v) : v;
        g.high = std::max(g.high, v);
    }
    return g;
}

void paintCells(Figure& f, Panel& panel, const Grid& grid) {
    QImage image(std::max(1, grid.columns), std::max(1, grid.rows), QImage::Format_RGB32);
    image.fill(f.theme.colors.base);
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) {
            const double v = grid.values[std::size_t(r) * std::size_t(grid.columns) + std::size_t(c)];
            if (usable(v)) image.setPixelColor(c, r, heat(f.theme.colors, grid.share(v)));
        }
    }
    const Panel* p = &panel;
    const double right = panel.homeX.upper;
    const double bottom = panel.homeY.upper;
    f.paint("main", p, [p, image, right, bottom](QCPPainter& painter) {
        const QRectF area(p->pixel(-0.5, -0.5), p->pixel(right, bottom));
        const bool vector = painter.modes().testFlag(QCPPainter::pmVectorized);
        if (!vector || image.width() * image.height() > kMostVectorCells) {
            painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
            painter.drawImage(area, image);
            return;
        }
        const double w = area.width() / image.width();
        const double h = area.height() / image.height();
        for (int r = 0; r < image.height(); ++r) {
            for (int c = 0; c < image.width(); ++c) {
                painter.fillRect(QRectF(area.left() + c * w, area.top() + r * h, w, h), image.pixelColor(c, r));
            }
        }
    });
    const QColor frame = f.theme.colors.hairline;
    f.paint("axes", nullptr, [p, frame](QCPPainter& painter) {
        painter.setPen(frame);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(p->rect->rect());
    });
}

void colourBar(Figure& f, const HeatMap& data, const Grid& grid) {
    Panel& bar = f.addPanel(0, 1);
    const double u = f.theme.u;
    f.hideX(bar, {0, 1});
    f.hideY(bar, {0, 1});
    bar.x->setBasePen(Qt::NoPen);
    const double span = grid.high > grid.low ? std::log10(grid.high / grid.low) : 0;
    std::vector<double> ticks;
    if (span >= 1.5) {
        const int stride = std::max(1, int(std::ceil(span / 5)));
        for (int e = int(std::ceil(std::log10(grid.low) - 1e-9)); e <= int(std::floor(std::log10(grid.high) + 1e-9));
             e += stride) {
            ticks.push_back(std::pow(10.0, e));
        }
    } else if (grid.high > 0) {
        ticks = {grid.low, grid.high};
        if (grid.high == grid.low) ticks.pop_back();
    }
    double widest = f.textWidth(QStringLiteral("100"), TextRole::Small);
    for (const double tick : ticks) {
        const double share = grid.share(tick);
        const QString text = tick >= 1e6 || tick < 1e-3       ? power(tick, 1)
                             : fullPrecision(tick).size() > 7 ? significant(tick)
                                                              : fullPrecision(tick);
        widest = std::max(widest, f.textWidth(text, TextRole::Small));
        Label& item = f.labelAt(bar, 1, share, {f.soft(text)}, Qt::AlignLeft | Qt::AlignVCenter);
        item.offset = {1.5 * u, 0};
        item.halo = false;
    }
    const double width = 3 * u + widest + 3 * u;
    const Panel* p = &bar;
    const ChartColors colors = f.theme.colors;
    f.paint("main", p, [p, colors](QCPPainter& painter) {
        const QRectF r = p->rect->rect();
        constexpr int kSteps = 64;
        for (int i = 0; i < kSteps; ++i) {
            const double top = r.bottom() - r.height() * (i + 1) / kSteps;
            painter.fillRect(QRectF(r.left(), std::floor(top), r.width(), r.height() / kSteps + 1),
                             heat(colors, (i + 0.5) / kSteps));
        }
    });
    Figure* figure = &f;
    bar.rect->setAutoMargins(QCP::msNone);
    f.beforeLayout.push_back([figure, &bar, width, widest, u] {
        const QMargins main = figure->panels.front().rect->minimumMargins();
        bar.rect->setMargins({0, main.top(), int(widest + 3 * u), main.bottom()});
        const int total = int(width);
        bar.rect->setMinimumSize(total, 10);
        bar.rect->setMaximumSize(total, QWIDGETSIZE_MAX);
        bar.rect->setSizeConstraintRect(QCPLayoutElement::scrOuterRect);
    });
    const QString comma = f.theme.language == Language::Chinese ? QStringLiteral("，") : QStringLiteral(", ");
    Label& title = f.label([p] { return QPointF(p->rect->outerRect().right(), p->rect->top()); },
                           {f.soft(data.unit.isEmpty() ? data.valueTitle : data.valueTitle + comma + data.unit)},
                           Qt::AlignRight | Qt::AlignTop);
    title.offset = {0, -1.5 * u};
    title.priority = 60;
}

void hoverCells(Figure& f, Panel& panel, const HeatMap& data) {
    const qsizetype columns = data.columns.size();
    if (data.rows.size() * columns > 20000) return;
    for (qsizetype r = 0; r < data.rows.size(); ++r) {
        for (qsizetype c = 0; c < columns; ++c) {
            const std::size_t i = std::size_t(r * columns + c);
            if (i >= data.values.size() || !usable(data.values[i])) continue;
            Box cell{double(c) - 0.5, double(c) + 0.5, double(r) - 0.5, double(r) + 0.5, {}};
            f.hoverBox(panel, cell,
                       QStringLiteral("%1 \u2192 %2\n%3")
                           .arg(data.rows[r], data.columns[c], f.full(data.values[i], data.unit)),
                       {});
        }
    }
}

}  // namespace

void build(Figure& f, const HeatMap& data) {
    const Grid grid = reduced(data);
    Panel& panel = f.addPanel(0, 0);
    const double columns = double(std::max<qsizetype>(1, data.columns.size()));
    const double rows = double(std::max<qsizetype>(1, data.rows.size()));
    f.hideX(panel, {-0.5, columns - 0.5});
    f.hideY(panel, {-0.5, rows - 0.5});
    panel.y->setRangeReversed(true);
    panel.zoomX = panel.zoomY = true;
    paintCells(f, panel, grid);
    colourBar(f, data, grid);
    hoverCells(f, panel, data);

    const double u = f.theme.u;
    std::vector<Category> names;
    for (const QString& name : data.rows) names.push_back({name, {}, false});
    rowLabels(f, panel, std::move(names), 6 * u, u, 0);
    names.clear();
    for (const QString& name : data.columns) names.push_back({name, {}, false});
    categoryLabels(f, panel, std::move(names), u);
    const Panel* p = &panel;
    if (!data.rowTitle.isEmpty()) {
        Label& item = f.label([p] { return QPointF(p->rect->outerRect().left(), p->rect->top()); },
                              {f.soft(data.rowTitle)}, Qt::AlignLeft | Qt::AlignTop);
        item.offset = {0, -1.5 * u};
        item.priority = 70;
    }
    Figure* figure = &f;
    Panel* map = &panel;
    if (!data.columnTitle.isEmpty()) {
        f.beforeLayout.push_back([figure, map] {
            QMargins margins = map->rect->minimumMargins();
            margins.setBottom(margins.bottom() + int(figure->lineHeight() + figure->theme.u));
            map->rect->setMinimumMargins(margins);
        });
    }
    // The bar takes its margins from the map's, so it comes last.
    std::rotate(f.beforeLayout.begin(), f.beforeLayout.begin() + 1, f.beforeLayout.end());
    if (data.columnTitle.isEmpty()) return;
    Label& item = f.label([p] { return QPointF(p->rect->center().x(), p->rect->outerRect().bottom()); },
                          {f.soft(data.columnTitle)}, Qt::AlignHCenter | Qt::AlignTop);
    item.offset = {0, -u};
    item.priority = 60;
}

}  // namespace views
