// SPDX-License-Identifier: GPL-3.0-or-later
// What is lost when more cards are added: losses hang from 100 %, the rest is useful. A loss is named in its area where
// that is high enough and no line strikes through the name, else above the plot.
#include "views/chart/figure.h"

#include <cmath>
#include <memory>
#include <optional>

namespace views {
namespace {

struct LossName {
    QString name;
    QColor tone;
    QCPGraph* upper = nullptr;
    QCPGraph* lower = nullptr;
    bool thin = false;  // certainly no room inside
    double width = 0;
};

struct InArea {
    QPointF centre;
    QStringList lines;
};

// The centre of a text inside an area: as far right as it fits and stands free.
std::optional<QPointF> freeCentre(const Figure& f, const Panel& p, const LossName& n, QSizeF size) {
    for (double end = p.rect->right() - 1.5 * f.theme.u; end - size.width() > p.rect->left(); end -= 4) {
        double top = p.rect->top();
        double bottom = p.rect->bottom();
        for (int i = 0; i <= 8; ++i) {
            const double key = p.x->pixelToCoord(end - size.width() * i / 8);
            const double from = pixelAt(*n.upper, key);
            const double to = pixelAt(*n.lower, key);
            if (!usable(from) || !usable(to)) return std::nullopt;
            top = std::max(top, from);
            bottom = std::min(bottom, to);
        }
        const QPointF centre(end - size.width() / 2, top + size.height() / 2 + 1);
        if (bottom - top >= size.height() + 2 &&
            !f.struck(QRectF(centre - QPointF(size.width(), size.height()) / 2, size)))
            return centre;
    }
    return std::nullopt;
}

// In one line, else broken after its first word: areas fall steeply at the right.
std::optional<InArea> insideOf(const Figure& f, const Panel& p, const LossName& n) {
    if (const auto centre = freeCentre(f, p, n, {n.width, f.lineHeight()})) return InArea{*centre, {n.name}};
    const qsizetype gap = n.name.indexOf(u' ');
    if (gap < 1) return std::nullopt;
    const QStringList lines{n.name.left(gap), n.name.mid(gap + 1)};
    const double width =
        std::max(f.textWidth(lines[0], TextRole::SmallBold), f.textWidth(lines[1], TextRole::SmallBold)) + 2;
    const auto centre = freeCentre(f, p, n, {width, 2 * f.lineHeight()});
    return centre ? std::optional(InArea{*centre, lines}) : std::nullopt;
}

// Above the plot, from the right, in as many rows as it takes: the right ends, counted from that of the plot.
std::vector<QPointF> headPlaces(const Figure& f, const std::vector<LossName>& names, const std::vector<bool>& inside,
                                double room) {
    std::vector<QPointF> places(names.size());
    const double rise = f.lineHeight() / 2 + 1;  // clear of the number of the axis
    QPointF at(0, -rise);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (inside[i]) continue;
        if (at.x() < 0 && names[i].width - at.x() > room) at = QPointF(0, at.y() - f.lineHeight());
        places[i] = at;
        at.rx() -= names[i].width + 3 * f.theme.u;
    }
    return places;
}

// Names that find no room in their areas stand above the plot, each in its colour; the title of the axis makes way.
void nameLosses(Figure& f, Panel& panel, std::vector<LossName> list, std::size_t title) {
    const auto names = std::make_shared<const std::vector<LossName>>(std::move(list));
    Figure* figure = &f;
    Panel* p = &panel;
    for (std::size_t i = 0; i < names->size(); ++i) {
        Label& item = f.label([] { return QPointF(kMissing, kMissing); }, {}, {});
        item.priority = 40;
        item.adapt = [figure, p, names, i](Label& label) {
            const LossName& self = (*names)[i];
            const auto inside = insideOf(*figure, *p, self);
            label.halo = !inside;
            label.lines.clear();
            for (const QString& line : inside ? inside->lines : QStringList{self.name})
                label.lines.push_back(figure->strong(line, inside ? textOn(self.tone) : self.tone));
            label.align = inside ? Qt::Alignment(Qt::AlignCenter) : Qt::AlignRight | Qt::AlignTop;
            QPointF at;
            if (inside) {
                at = inside->centre;
            } else {
                std::vector<bool> all;
                for (const LossName& n : *names) all.push_back(insideOf(*figure, *p, n).has_value());
                const double room = p->rect->right() - 2;
                at = QPointF(p->rect->topRight()) + headPlaces(*figure, *names, all, room)[i];
            }
            label.anchor = [at] { return at; };
        };
    }
    if (title >= f.labels.size()) return;
    f.beforeLayout.push_back([figure, p, title, names] {
        const double u = figure->theme.u, line = figure->lineHeight();
        std::vector<bool> roomy;
        for (const LossName& n : *names) roomy.push_back(!n.thin);
        const double room = figure->plot.viewport().width() - 7 * u;
        double highest = 0, left = 0;
        for (const QPointF& at : headPlaces(*figure, *names, roomy, room)) highest = std::min(highest, at.y());
        for (std::size_t i = 0; i < names->size(); ++i)
            if (!roomy[i]) left += (*names)[i].width + 3 * u;
        Label& words = figure->labels[title];
        const double width = words.lines.empty() ? 0 : figure->textWidth(words.lines.front().text, TextRole::Small);
        const double rows = left == 0 ? 0 : std::floor(-highest / line) + (width + left > room ? 1 : 0);
        words.offset.setY(-rows * line);
        QMargins margins = p->rect->minimumMargins();
        margins.setTop(int(6 * u + rows * line));
        p->rect->setMinimumMargins(margins);
    });
}

// How high a part stays over the right third of the axis, where its name would stand.
double leastThickness(const std::vector<double>& xs, const std::vector<double>& upper,
                      const std::vector<double>& lower) {
    double least = 1e300;
    for (std::size_t i = 0; i < xs.size(); ++i) {
        const bool right =
            xs[i] > 0 && xs.front() > 0 && std::log(xs.back() / xs[i]) <= 0.34 * std::log(xs.back() / xs.front());
        if (right) least = std::min(least, upper[i] - lower[i]);
    }
    return least;
}

// Upper and lower edge of one loss, filled between.
LossName drawLoss(Figure& f, Panel& panel, const ScalingArea& data, std::size_t part, const std::vector<double>& above,
                  const std::vector<double>& below) {
    Curve area;
    area.x = data.xs;
    area.y = below;
    QCPGraph* lower = f.graph(panel, area);
    area.y = above;
    QCPGraph* upper = f.graph(panel, area);
    for (int i = 0; i < 2; ++i) {
        f.hoverCurves.pop_back();
        f.strikes.pop_back();
    }
    const QColor tone = f.colour(data.losses[part].series);
    QColor fill = tone;
    fill.setAlphaF(0.8F);
    lower->setPen(Qt::NoPen);
    upper->setPen(Qt::NoPen);
    upper->setBrush(fill);
    upper->setChannelFillGraph(lower);
    for (QCPGraph* graph : {lower, upper}) graph->setLayer("main");
    const QString& name = data.losses[part].name;
    const bool thin = leastThickness(data.xs, above, below) < 0.09 * panel.homeY.size();
    return {name, tone, upper, lower, thin, f.textWidth(name, TextRole::SmallBold) + 2};
}

}  // namespace

void build(Figure& f, const ScalingArea& data) {
    Panel& panel = f.addPanel();
    const std::size_t count = data.xs.size();
    std::vector<double> level(count, 100.0);
    Extent x;
    Extent y;
    x.add(data.xs);
    y.add(100);
    std::vector<std::vector<double>> levels{level};
    for (const auto& loss : data.losses) {
        for (std::size_t i = 0; i < count; ++i) {
            const double share = i < loss.share.size() ? loss.share[i] : 0;
            level[i] -= usable(share) ? share : 0;
        }
        levels.push_back(level);
    }
    y.add(level);
    QCPRange homeY = y.padded(data.y, 0, 0);
    if (!data.y.low) homeY.lower = std::floor((homeY.lower - 2) / 10) * 10;
    if (!data.y.high) homeY.upper = 100;
    if (homeY.upper <= homeY.lower) homeY.lower = homeY.upper - 10;
    f.setX(panel, data.x, x.padded(data.x, 0, 0));
    const std::size_t title = f.labels.size();
    f.setY(panel, data.y, homeY);
    const double u = f.theme.u;
    QMargins margins = panel.rect->minimumMargins();
    margins.setRight(int(5 * u));
    panel.rect->setMinimumMargins(margins);

    std::vector<LossName> names;
    for (std::size_t part = data.losses.size(); part-- > 0 && count > 0;) {
        LossName n = drawLoss(f, panel, data, part, levels[part], levels[part + 1]);
        if (levels[part].back() > levels[part + 1].back() && !n.name.isEmpty()) names.push_back(std::move(n));
    }
    nameLosses(f, panel, std::move(names), title);
    Curve useful;
    useful.name = data.usefulName;
    useful.x = data.xs;
    useful.y = level;
    f.graph(panel, useful);
    if (count > 0) {
        Label& end = f.labelAt(panel, data.xs.back(), level.back(),
                               {f.strong(withUnit(significant(level.back(), 2), data.y.unit, f.theme.language))},
                               Qt::AlignRight | Qt::AlignBottom);
        end.offset = {0, u};
        end.priority = 20;
    }
    drawMarks(f, panel, data.marks, {useful});
}

}  // namespace views
