// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/topology_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <map>

namespace views {
namespace {

constexpr int kBowSteps = 10;

void groupsAround(const Topology& data, TopologyLayout& l) {
    for (std::size_t i = 0; i < data.nodes.size(); ++i) {
        const int g = data.nodes[i].group;
        if (g >= 0 && std::size_t(g) < l.groups.size())
            l.groups[std::size_t(g)] = l.groups[std::size_t(g)].united(l.boxes[i]);
    }
    for (QRectF& r : l.groups) r = r.isNull() ? r : r.adjusted(-1.5 * l.u, -1.5 * l.u, 1.5 * l.u, 1.5 * l.u);
}

void placeFreely(const Topology& data, TopologyLayout& l) {
    const double w = std::clamp(data.boxWidth * l.area.width(), 2.0, 24 * l.u);
    const double h = std::clamp(data.boxHeight * l.area.height(), 2.0, 5.5 * l.u);
    // Room for half a box on every side and for the names below frames.
    QRectF inner = l.area.adjusted(w / 2 + 2 * l.u, h / 2 + 3 * l.u, -w / 2 - 2 * l.u,
                                   -h / 2 - (data.groups.empty() ? 3 : 7) * l.u);
    l.boxHeight = h;
    const auto place = [&] {
        for (std::size_t i = 0; i < data.nodes.size(); ++i) {
            const auto& n = data.nodes[i];
            const QPointF centre(inner.left() + n.x * inner.width(), inner.top() + n.y * inner.height());
            l.boxes[i] = QRectF(centre.x() - w / 2, centre.y() - h / 2, w, h);
        }
    };
    place();
    // Links that bow need room beyond the boxes at the edge.
    QRectF drawn = inner;
    for (const auto& link : data.links)
        if (link.bend != 0 && isLink(data, link)) drawn = drawn.united(l.line(data, link).boundingRect());
    const QRectF room = l.area.adjusted(l.u, l.u, -l.u, -l.u);
    const QRectF tight =
        inner.adjusted(std::max(0.0, room.left() - drawn.left()), std::max(0.0, room.top() - drawn.top()),
                       std::min(0.0, room.right() - drawn.right()), std::min(0.0, room.bottom() - drawn.bottom()));
    if (tight != inner && tight.isValid()) {
        inner = tight;
        place();
    }
    groupsAround(data, l);
}

// Leaves stand in the frame of their unit; the tiers above spread evenly over the width.
void placeInTiers(const Topology& data, const ChartTheme& theme, TopologyLayout& l) {
    const QRectF& area = l.area;
    const QFontMetricsF metrics(theme.font(TextRole::SmallBold));
    for (const auto& tier : data.tiers) {
        l.names = std::max({l.names, metrics.horizontalAdvance(tier.name), metrics.horizontalAdvance(tier.note)});
    }
    l.names = std::max({l.names, metrics.horizontalAdvance(data.cardsName), metrics.horizontalAdvance(data.cardsNote)});
    l.names = std::min(l.names, area.width() * 0.2) + 4 * l.u;
    const double left = area.left() + l.names;
    const double width = std::max(10.0, area.width() - l.names - 2 * l.u);
    const int tiers = std::max(1, int(data.tiers.size()));
    const int lastTier = tiers - 1;
    const bool anyCards = std::any_of(data.nodes.begin(), data.nodes.end(), [](const auto& n) { return n.cards > 0; });
    const bool framed = !data.groups.empty();
    const double below = (anyCards ? 0.3 * area.height() : 0) + (framed ? 8 * l.u : 2 * l.u);
    l.rowHeight = std::max(1.0, (area.height() - below) / tiers);
    l.boxHeight = std::min(5.5 * l.u, 0.6 * l.rowHeight);

    std::map<int, int> perTier;
    std::map<std::pair<int, int>, int> perGroup;
    for (const auto& node : data.nodes) {
        ++perTier[node.tier];
        ++perGroup[{node.tier, node.group}];
    }
    std::map<int, int> doneTier;
    std::map<std::pair<int, int>, int> doneGroup;
    const double groupSlot = width / double(std::max<std::size_t>(1, data.groups.size()));
    for (std::size_t i = 0; i < data.nodes.size(); ++i) {
        const auto& node = data.nodes[i];
        const int tier = std::clamp(node.tier, 0, lastTier);
        const double y = area.top() + (tier + 0.5) * l.rowHeight - l.boxHeight / 2;
        const bool inGroup = tier == lastTier && node.group >= 0 && std::size_t(node.group) < data.groups.size();
        double centre = 0;
        double slot = 0;
        if (inGroup) {
            const double inner = groupSlot - 4 * l.u;
            slot = inner / perGroup[{node.tier, node.group}];
            centre = left + node.group * groupSlot + 2 * l.u + (doneGroup[{node.tier, node.group}]++ + 0.5) * slot;
        } else {
            slot = width / perTier[node.tier];
            centre = left + (doneTier[node.tier]++ + 0.5) * slot;
        }
        const double w = std::clamp(slot * 0.85, 1.0, inGroup && node.series > 0 ? 6 * l.u : 24 * l.u);
        l.boxes[i] = QRectF(centre - w / 2, y, w, l.boxHeight);
    }
    const double leafBottom = area.top() + (lastTier + 0.5) * l.rowHeight + l.boxHeight / 2;
    l.cardTop = leafBottom + 7 * l.u;
    l.cardBottom = area.bottom() - (framed ? 8 * l.u : 2 * l.u);
    for (std::size_t g = 0; g < data.groups.size(); ++g) {
        const double bottom = anyCards ? l.cardBottom + 2 * l.u : leafBottom + 2 * l.u;
        l.groups[g] = QRectF(left + double(g) * groupSlot + l.u, leafBottom - l.boxHeight - 2 * l.u,
                             groupSlot - 2 * l.u, bottom - leafBottom + l.boxHeight + 2 * l.u);
    }
}

}  // namespace

bool isLink(const Topology& data, const Topology::Link& link) {
    const int count = int(data.nodes.size());
    return link.from >= 0 && link.to >= 0 && link.from < count && link.to < count;
}

QString idOf(const Topology& data, const Topology::Link& link) {
    return data.nodes[std::size_t(link.from)].id + QLatin1Char('|') + data.nodes[std::size_t(link.to)].id +
           (link.closing ? QStringLiteral("|") : QString());
}

int nodeWith(const Topology& data, const QString& id) {
    if (id.isEmpty()) return -1;
    for (std::size_t i = 0; i < data.nodes.size(); ++i)
        if (data.nodes[i].id == id) return int(i);
    return -1;
}

int linkWith(const Topology& data, const QString& id) {
    if (!id.contains(QLatin1Char('|'))) return -1;
    for (std::size_t i = 0; i < data.links.size(); ++i)
        if (isLink(data, data.links[i]) && idOf(data, data.links[i]) == id) return int(i);
    return -1;
}

TopologyLayout layOut(const Topology& data, const ChartTheme& theme, const QRectF& area) {
    TopologyLayout l;
    l.u = theme.u;
    l.area = area;
    l.boxes.assign(data.nodes.size(), {});
    l.groups.assign(data.groups.size(), {});
    if (data.placed)
        placeFreely(data, l);
    else
        placeInTiers(data, theme, l);
    return l;
}

QPolygonF TopologyLayout::line(const Topology& data, const Topology::Link& link) const {
    const QRectF a = boxes[std::size_t(link.from)], b = boxes[std::size_t(link.to)];
    if (!data.placed) {
        const bool down = a.center().y() < b.center().y();
        return {{{a.center().x(), down ? a.bottom() : a.top()}, {b.center().x(), down ? b.top() : b.bottom()}}};
    }
    const QPointF from = a.center(), to = b.center();
    if (link.bend == 0) return {{from, to}};
    // A quadratic curve through a middle beside the straight line.
    const QPointF along = to - from, middle = (from + to) / 2 + QPointF(along.y(), -along.x()) * link.bend * 2;
    QPolygonF points;
    for (int i = 0; i <= kBowSteps; ++i) {
        const double t = double(i) / kBowSteps, s = 1 - t;
        points << s * s * from + 2 * s * t * middle + t * t * to;
    }
    return points;
}

}  // namespace views
