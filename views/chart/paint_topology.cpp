// SPDX-License-Identifier: GPL-3.0-or-later
// Tiers top down: core, spine, leaf, cards. Rails by colour and number; bundles at 17 % opacity, the selected ones
// solid; what is only planned is dashed.
#include "views/chart/figure.h"
#include "views/chart/topology_layout.h"
#include "views/chart/topology_words.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace views {
namespace {

// Links of one look are drawn together: a pen costs more than a line.
void paintLinks(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter,
                bool selectedOnly, const TopologySelection& chosen) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    const double soft = data.links.size() <= 48 ? 0.5 : data.links.size() <= (data.placed ? 320 : 96) ? 0.35 : 0.17;
    struct Look {
        int series;
        bool planned, closing;
        auto operator<=>(const Look&) const = default;
    };
    std::map<Look, std::vector<QPolygonF>> bundles;
    for (std::size_t i = 0; i < data.links.size(); ++i) {
        const auto& link = data.links[i];
        if (!isLink(data, link) || chosen.links[i] != selectedOnly) continue;
        const int series = std::max(data.nodes[std::size_t(link.from)].series, data.nodes[std::size_t(link.to)].series);
        bundles[{std::max(0, series), link.planned, link.closing}].push_back(l.line(data, link));
    }
    for (const auto& [look, lines] : bundles) {
        QColor tone = look.series > 0 ? theme.colors.of(look.series)
                      : selectedOnly  ? theme.colors.highlight
                                      : theme.colors.axis;
        if (!selectedOnly) tone.setAlphaF(float(look.planned ? 0.6 : soft));
        QPen pen(tone, selectedOnly ? 2 : 1, Qt::SolidLine, Qt::FlatCap);
        if (look.planned || look.closing) pen.setDashPattern({look.planned ? 2.0 : 4.0, 3});
        painter.setPen(pen);
        // A vector engine would make one shape of many lines, in which crossings are no darker.
        for (const QPolygonF& line : lines) {
            if (line.size() == 2)
                painter.drawLine(line[0], line[1]);
            else
                painter.drawPolyline(line);
        }
    }
}

enum class Standing { Plain, Peer, Selected };

bool isFilled(const Topology::Node& node) {
    return node.series > 0 && !node.planned;
}

bool fits(const QString& name, const Topology::Node& node, const QRectF& box, const ChartTheme& theme) {
    const QFontMetricsF metrics(theme.font(isFilled(node) ? TextRole::SmallBold : TextRole::Small));
    // Names in frames beside each other need a gap between them.
    const double room = box.width() + (isFilled(node) ? 2 : -2);
    return metrics.horizontalAdvance(name) <= room && metrics.height() <= box.height() + 6;
}

// "12" of "S12".
QString shortForm(const QString& name) {
    qsizetype digits = 0;
    while (digits < name.size() && name[digits].isLetter()) ++digits;
    const QString number = name.mid(digits);
    const bool plain = std::all_of(number.begin(), number.end(), [](QChar c) { return c.isDigit(); });
    return digits > 0 && plain && !number.isEmpty() ? number : name;
}

// What stands in the boxes of a tier: all names, all in their short form, or none and one text above them. Boxes in a
// frame are named by it, placed boxes by the pointer.
struct TierNames {
    std::vector<QString> inBoxes;  // by node
    struct Above {
        QRectF boxes;
        QString text;
    };
    std::vector<Above> above;
};

TierNames tierNames(const Topology& data, const TopologyLayout& l, const ChartTheme& theme) {
    TierNames out;
    out.inBoxes.resize(data.nodes.size());
    std::map<int, std::vector<std::size_t>> tiers;
    for (std::size_t i = 0; i < data.nodes.size(); ++i) tiers[data.nodes[i].tier].push_back(i);
    for (const auto& [tier, nodes] : tiers) {
        const auto write = [&, &list = nodes](auto form) {
            const bool all = std::all_of(list.begin(), list.end(), [&](std::size_t i) {
                return fits(form(data.nodes[i].label), data.nodes[i], l.boxes[i], theme);
            });
            for (const std::size_t i : list)
                if (all) out.inBoxes[i] = form(data.nodes[i].label);
            return all;
        };
        if (write([](const QString& name) { return name; }) || write(shortForm) || nodes.size() < 2 || data.placed ||
            data.nodes[nodes.front()].group >= 0)
            continue;
        TierNames::Above above;
        QStringList names;
        for (const std::size_t i : nodes) {
            above.boxes = above.boxes.united(l.boxes[i]);
            names << data.nodes[i].label;
        }
        const bool distinct = names.removeDuplicates() == 0;
        above.text = distinct ? names.front() + QChar(0x2013) + names.back()
                              : QStringLiteral("× ") + count(double(nodes.size()));
        out.above.push_back(std::move(above));
    }
    return out;
}

void paintNamesAbove(const TierNames& names, const ChartTheme& theme, QPainter& painter, bool vector) {
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const auto& a : names.above)
        drawHaloText(painter,
                     {std::round(a.boxes.center().x() - metrics.horizontalAdvance(a.text) / 2),
                      std::round(a.boxes.top() - metrics.descent() - 1)},
                     a.text, theme.colors.text, theme.colors.base, vector);
}

void paintBox(const Topology::Node& node, const QString& name, const QRectF& r, const ChartTheme& theme,
              QPainter& painter, int planes, Standing standing) {
    const ChartColors& c = theme.colors;
    painter.setRenderHint(QPainter::Antialiasing, false);
    // The same box in the other planes, two at most, behind it to the upper right.
    painter.setBrush(c.base);
    for (int k = std::min(planes, 3) - 1; k > 0; --k) {
        painter.setPen(QPen(c.frame, 1));
        painter.drawRect(r.translated(2.5 * k, -2.5 * k));
    }
    const bool filled = isFilled(node);
    QPen frame(node.planned ? c.frame : filled ? c.of(node.series) : c.axis, 1);
    if (node.planned) frame.setDashPattern({3, 3});
    if (standing == Standing::Peer) frame = QPen(c.highlight, 2);
    if (standing == Standing::Selected) frame = QPen(c.text, 2);
    painter.setPen(frame);
    painter.setBrush(filled ? c.of(node.series) : c.base);
    painter.drawRect(r);
    if (name.isEmpty()) return;
    painter.setFont(theme.font(filled ? TextRole::SmallBold : TextRole::Small));
    painter.setPen(filled ? textOn(c.of(node.series)) : node.planned ? c.muted : c.text);
    painter.drawText(r.adjusted(-2, -2, 2, 2), Qt::AlignCenter | Qt::TextSingleLine, name);
}

/// Between the marks of two cards.
double cardGap(const TopologyLayout& l, double slot) {
    return std::min(0.3 * slot, 1.5 * l.u);
}

// Cards that stand under each other in the strips of all rails are one server; so many of them share a fast domain.
// Frames around them, where a strip shows every card and there is room.
void paintDomains(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter,
                  const QRectF& span, double slot, int servers, std::size_t rails) {
    if (data.domain.servers < 1 || rails < 2) return;
    const double gap = cardGap(l, slot);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.colors.frame, 1));
    painter.setBrush(Qt::NoBrush);
    const double top = l.cardTop - 0.5 * l.u, height = l.cardBottom - l.cardTop + 0.5 * l.u;
    for (int from = 0; from < servers; from += data.domain.servers) {
        const int n = std::min(data.domain.servers, servers - from);
        painter.drawRect(QRectF(span.left() + from * slot - gap / 2, top, n * slot, height));
    }
}

// Cards of a unit: one strip of dashes per leaf, in its colour; leaves of the same cards share one. All units have the
// scale of the fullest, so that a unit with one server does not look full.
void paintCards(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter,
                int selected) {
    std::map<int, std::vector<std::size_t>> perGroup;
    for (std::size_t i = 0; i < data.nodes.size(); ++i) {
        // A leaf in no unit has its cards to itself.
        const int group = data.nodes[i].group >= 0 ? data.nodes[i].group : -1 - int(i);
        if (data.nodes[i].cards > 0) perGroup[group].push_back(i);
    }
    const int most = std::accumulate(data.nodes.begin(), data.nodes.end(), 1,
                                     [](int n, const Topology::Node& node) { return std::max(n, node.cards); });
    for (const auto& [group, leaves] : perGroup) {
        QRectF span;
        for (const std::size_t leaf : leaves) span = span.united(l.boxes[leaf]);
        const auto shares = [&](std::size_t k) {  // two leaves of a rail, each with one port of its NICs
            const int series = data.nodes[leaves[k]].series;
            return k > 0 && series > 0 && data.nodes[leaves[k - 1]].series == series;
        };
        int rows = 0;
        for (std::size_t k = 0; k < leaves.size(); ++k) rows += shares(k) ? 0 : 1;
        const double step = (l.cardBottom - l.cardTop) / double(rows);
        const int whole = std::clamp(most, 1, std::max(1, int(span.width() / 5)));
        const double slot = span.width() / whole;
        int row = -1;
        for (std::size_t k = 0; k < leaves.size(); ++k) {
            const std::size_t leaf = leaves[k];
            const auto& node = data.nodes[leaf];
            row += shares(k) ? 0 : 1;
            const QColor tone = node.series > 0 ? theme.colors.of(node.series) : theme.colors.axis;
            const double y = l.cardTop + double(row) * step;
            const double height = std::min(step * 0.7, 2.2 * l.u);
            const bool chosen = int(leaf) == selected;
            painter.setRenderHint(QPainter::Antialiasing, true);
            painter.setPen(QPen(tone, chosen ? 2 : 1, Qt::SolidLine, Qt::FlatCap));
            const double x = l.boxes[leaf].center().x();
            painter.drawLine(QLineF(x, l.boxes[leaf].bottom(), x, l.cardTop - l.u));
            painter.setRenderHint(QPainter::Antialiasing, false);
            QColor soft = tone;
            if (!chosen) soft.setAlphaF(0.65F);
            const int marks = std::clamp(int(std::lround(double(node.cards) / most * whole)), 1, whole);
            for (int m = 0; m < marks && (chosen || !shares(k)); ++m)
                painter.fillRect(QRectF(span.left() + m * slot, y, std::max(1.0, slot - cardGap(l, slot)), height),
                                 soft);
            if (!chosen) continue;
            painter.setPen(QPen(theme.colors.text, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(span.left() - 2, y - 2, span.width() + 4, height + 4));
        }
        if (whole == most)
            paintDomains(data, l, theme, painter, span, slot, data.nodes[leaves.front()].cards, std::size_t(rows));
    }
}

void paintTierNames(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter) {
    const QFont bold = theme.font(TextRole::SmallBold);
    const QFont small = theme.font(TextRole::Small);
    const double width = l.names - 2 * l.u;
    const auto write = [&](double middle, const QString& name, const QString& note) {
        const QFontMetricsF metrics(bold);
        const double height = metrics.height();
        const double top = note.isEmpty() ? middle - height / 2 : middle - height;
        painter.setFont(bold);
        painter.setPen(theme.colors.text);
        painter.drawText(QPointF(l.area.left() + l.u, top + metrics.ascent()),
                         metrics.elidedText(name, Qt::ElideRight, width));
        painter.setFont(small);
        painter.setPen(theme.colors.muted);
        const QFontMetricsF other(small);
        painter.drawText(QPointF(l.area.left() + l.u, top + height + other.ascent()),
                         other.elidedText(note, Qt::ElideRight, width));
    };
    for (std::size_t t = 0; t < data.tiers.size(); ++t) {
        write(l.area.top() + (double(t) + 0.5) * l.rowHeight, data.tiers[t].name, data.tiers[t].note);
    }
    if (!data.cardsName.isEmpty()) write((l.cardTop + l.cardBottom) / 2, data.cardsName, data.cardsNote);
}

void paintGroups(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter,
                 std::vector<ScenePart>* parts) {
    const QFont small = theme.font(TextRole::Small);
    const QFontMetricsF metrics(small);
    painter.setRenderHint(QPainter::Antialiasing, false);
    // All whole or all short: a mixture looks as if some had nothing to say.
    bool whole = true;
    for (std::size_t g = 0; g < data.groups.size(); ++g)
        whole = whole && (data.groups[g].shortName.isEmpty() ||
                          metrics.horizontalAdvance(data.groups[g].name) <= l.groups[g].width() + l.u);
    for (std::size_t g = 0; g < data.groups.size(); ++g) {
        const QRectF r = l.groups[g];
        painter.setPen(QPen(theme.colors.hairline, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(r);
        painter.setFont(small);
        painter.setPen(theme.colors.muted);
        const double room = r.width() + l.u;
        const auto& group = data.groups[g];
        const bool own = whole || group.shortName.isEmpty();
        const QString text = metrics.elidedText(own ? group.name : group.shortName, Qt::ElideRight, room);
        painter.drawText(QRectF(r.left() - l.u, r.bottom() + 0.5 * l.u, r.width() + 2 * l.u, 4.5 * l.u),
                         Qt::AlignCenter | Qt::TextSingleLine, text);
        if (parts != nullptr) parts->push_back({r, {}, group.name, {}, true});
    }
}

void paintSelectedText(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter,
                       const TopologySelection& chosen, bool vector) {
    const QString text = labelOf(data, chosen);
    if (chosen.node < 0 || text.isEmpty()) return;
    const QFont font = theme.font(TextRole::SmallBold);
    const QFontMetricsF metrics(font);
    const QRectF box = l.boxes[std::size_t(chosen.node)];
    double x = box.center().x() - metrics.horizontalAdvance(text) / 2;
    const double right = l.area.right() - metrics.horizontalAdvance(text) - 2;
    x = std::clamp(x, l.area.left() + 2, std::max(l.area.left() + 2, right));
    // Links that go down have their words below.
    const bool top = data.nodes[std::size_t(chosen.node)].tier == 0;
    const double gap = 0.55 * std::max(6 * l.u, l.rowHeight - l.boxHeight);
    const double y = top ? box.bottom() + gap : std::max(l.area.top() + metrics.ascent(), box.top() - gap);
    painter.setFont(font);
    drawHaloText(painter, {std::round(x), std::round(y)}, text, theme.colors.text, theme.colors.base, vector);
}

void addLinkParts(const Topology& data, const TopologyLayout& l, std::vector<ScenePart>& parts) {
    for (const auto& link : data.links) {
        if (!isLink(data, link)) continue;
        QPolygonF line = l.line(data, link);
        parts.push_back({line.boundingRect(), idOf(data, link), bundleText(data, link), line});
    }
}

}  // namespace

void paintTopology(const Topology& whole, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                   std::vector<ScenePart>* parts) {
    const Topology data = condensed(whole);
    const TopologyLayout l = layOut(data, theme, area);
    const TopologySelection chosen(data);
    painter.save();
    paintGroups(data, l, theme, painter, parts);
    paintLinks(data, l, theme, painter, false, chosen);
    paintLinks(data, l, theme, painter, true, chosen);
    if (parts != nullptr) addLinkParts(data, l, *parts);
    if (!data.placed) paintCards(data, l, theme, painter, chosen.node);
    const TierNames names = tierNames(data, l, theme);
    for (std::size_t i = 0; i < data.nodes.size(); ++i) {
        const bool own = int(i) == chosen.node;
        paintBox(data.nodes[i], names.inBoxes[i], l.boxes[i], theme, painter, data.planes,
                 own               ? Standing::Selected
                 : chosen.peers[i] ? Standing::Peer
                                   : Standing::Plain);
        if (parts != nullptr) parts->push_back({l.boxes[i], data.nodes[i].id, hoverOf(data, int(i))});
    }
    paintNamesAbove(names, theme, painter, vector);
    if (!data.placed) paintTierNames(data, l, theme, painter);
    paintSelectedText(data, l, theme, painter, chosen, vector);
    painter.restore();
}

}  // namespace views
