// SPDX-License-Identifier: GPL-3.0-or-later
// Tiers top down: core, spine, leaf, cards. Rails by colour and number; bundles at 17 % opacity, the selected ones
// solid; what is only planned is dashed.
#include "views/chart/figure.h"
#include "views/chart/topology_layout.h"
#include "views/chart/topology_words.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace views {
namespace {

// Links of one look are drawn together: a pen costs more than a line.
void paintLinks(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter,
                bool selectedOnly, const TopologySelection& chosen) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    const double soft = data.links.size() <= 48 ? 0.5 : data.placed && data.links.size() <= 320 ? 0.35 : 0.17;
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

void paintBox(const Topology::Node& node, const QRectF& r, const ChartTheme& theme, QPainter& painter, int planes,
              Standing standing) {
    const ChartColors& c = theme.colors;
    painter.setRenderHint(QPainter::Antialiasing, false);
    // The same box in the other planes, two at most, behind it to the upper right.
    painter.setBrush(c.base);
    for (int k = std::min(planes, 3) - 1; k > 0; --k) {
        painter.setPen(QPen(c.frame, 1));
        painter.drawRect(r.translated(2.5 * k, -2.5 * k));
    }
    const bool filled = node.series > 0 && !node.planned;
    QPen frame(node.planned ? c.frame : filled ? c.of(node.series) : c.axis, 1);
    if (node.planned) frame.setDashPattern({3, 3});
    if (standing == Standing::Peer) frame = QPen(c.highlight, 2);
    if (standing == Standing::Selected) frame = QPen(c.text, 2);
    painter.setPen(frame);
    painter.setBrush(filled ? c.of(node.series) : c.base);
    painter.drawRect(r);
    const QFont font = theme.font(filled ? TextRole::SmallBold : TextRole::Small);
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(node.label) > r.width() + 2 || metrics.height() > r.height() + 6) return;
    painter.setFont(font);
    painter.setPen(filled ? textOn(c.of(node.series)) : node.planned ? c.muted : c.text);
    painter.drawText(r.adjusted(-2, -2, 2, 2), Qt::AlignCenter | Qt::TextSingleLine, node.label);
}

// Cards that stand under each other in the strips of all rails are one server; so many of them share a fast domain.
// Frames around them, where a strip shows every card and there is room.
void paintDomains(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter,
                  const QRectF& span, int servers, std::size_t rails) {
    if (data.domain.servers < 1 || rails < 2 || servers < 1 || servers > int(span.width() / 5)) return;
    const double slot = span.width() / servers;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.colors.frame, 1));
    painter.setBrush(Qt::NoBrush);
    const double top = l.cardTop - 0.5 * l.u, height = l.cardBottom - l.cardTop + 0.5 * l.u;
    for (int from = 0; from < servers; from += data.domain.servers) {
        const int n = std::min(data.domain.servers, servers - from);
        painter.drawRect(QRectF(span.left() + from * slot - 0.15 * slot, top, n * slot, height));
    }
}

// Cards of a unit: one strip of dashes per leaf, in its colour.
void paintCards(const Topology& data, const TopologyLayout& l, const ChartTheme& theme, QPainter& painter,
                int selected) {
    std::map<int, std::vector<std::size_t>> perGroup;
    for (std::size_t i = 0; i < data.nodes.size(); ++i) {
        // A leaf in no unit has its cards to itself.
        const int group = data.nodes[i].group >= 0 ? data.nodes[i].group : -1 - int(i);
        if (data.nodes[i].cards > 0) perGroup[group].push_back(i);
    }
    for (const auto& [group, leaves] : perGroup) {
        QRectF span;
        for (const std::size_t leaf : leaves) span = span.united(l.boxes[leaf]);
        const double step = (l.cardBottom - l.cardTop) / double(leaves.size());
        for (std::size_t k = 0; k < leaves.size(); ++k) {
            const std::size_t leaf = leaves[k];
            const auto& node = data.nodes[leaf];
            const QColor tone = node.series > 0 ? theme.colors.of(node.series) : theme.colors.axis;
            const double y = l.cardTop + double(k) * step;
            const double height = std::min(step * 0.7, 2.2 * l.u);
            const bool chosen = int(leaf) == selected;
            painter.setRenderHint(QPainter::Antialiasing, true);
            painter.setPen(QPen(tone, chosen ? 2 : 1, Qt::SolidLine, Qt::FlatCap));
            const double x = l.boxes[leaf].center().x();
            painter.drawLine(QLineF(x, l.boxes[leaf].bottom(), x, l.cardTop - l.u));
            painter.setRenderHint(QPainter::Antialiasing, false);
            QColor soft = tone;
            if (!chosen) soft.setAlphaF(0.65F);
            const int marks = std::clamp(node.cards, 1, std::max(1, int(span.width() / 5)));
            const double slot = span.width() / marks;
            for (int m = 0; m < marks; ++m) {
                painter.fillRect(QRectF(span.left() + m * slot, y, std::max(1.0, slot * 0.7), height), soft);
            }
            if (!chosen) continue;
            painter.setPen(QPen(theme.colors.text, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(span.left() - 2, y - 2, span.width() + 4, height + 4));
        }
        paintDomains(data, l, theme, painter, span, data.nodes[leaves.front()].cards, leaves.size());
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
    for (std::size_t i = 0; i < data.nodes.size(); ++i) {
        const bool own = int(i) == chosen.node;
        paintBox(data.nodes[i], l.boxes[i], theme, painter, data.planes,
                 own               ? Standing::Selected
                 : chosen.peers[i] ? Standing::Peer
                                   : Standing::Plain);
        if (parts != nullptr) parts->push_back({l.boxes[i], data.nodes[i].id, hoverOf(data, int(i))});
    }
    if (!data.placed) paintTierNames(data, l, theme, painter);
    paintSelectedText(data, l, theme, painter, chosen, vector);
    painter.restore();
}

}  // namespace views
