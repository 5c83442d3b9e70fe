// SPDX-License-Identifier: GPL-3.0-or-later
// Tiers top down: core, spine, leaf, cards. Rails by colour and number; bundles at 17 % opacity, the selected ones
// solid; what is only planned is dashed.
#include "views/chart/figure.h"
#include "views/chart/scene.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <unordered_map>

namespace views {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Topology)
};

bool validLink(const Topology& data, const Topology::Link& link) {
    const int count = int(data.nodes.size());
    return link.from >= 0 && link.to >= 0 && link.from < count && link.to < count;
}

Topology joined(const Topology& data, const std::vector<int>& target, std::vector<Topology::Node> nodes) {
    Topology result;
    result.tiers = data.tiers;
    result.groups = data.groups;
    result.cardsName = data.cardsName;
    result.cardsNote = data.cardsNote;
    result.selected = data.selected;
    result.selectedText = data.selectedText;
    result.nodes = std::move(nodes);
    // A hash of the pair: networks come with hundreds of thousands of links.
    std::unordered_map<std::uint64_t, std::size_t> bundles;
    result.links.clear();
    for (const auto& link : data.links) {
        if (!validLink(data, link)) continue;
        const int from = target[std::size_t(link.from)];
        const int to = target[std::size_t(link.to)];
        if (from == to) continue;
        const std::uint64_t key = (std::uint64_t(std::uint32_t(from)) << 32) | std::uint32_t(to);
        const auto entry = bundles.try_emplace(key, result.links.size());
        if (entry.second) result.links.push_back({from, to, 0, link.planned});
        result.links[entry.first->second].count += std::max(1, link.count);
    }
    return result;
}

// One box per key; the label says how many switches are in it.
template <typename Key>
Topology grouped(const Topology& data, const Key& keyOf) {
    std::map<std::pair<int, int>, int> boxes;
    std::vector<int> target;
    std::vector<Topology::Node> nodes;
    std::vector<int> sizes;
    for (const auto& node : data.nodes) {
        const auto entry = boxes.try_emplace({node.tier, keyOf(node)}, int(nodes.size()));
        if (entry.second) {
            nodes.push_back(node);
            sizes.push_back(0);
            nodes.back().cards = 0;
        }
        const std::size_t box = std::size_t(entry.first->second);
        target.push_back(entry.first->second);
        ++sizes[box];
        nodes[box].cards += std::max(0, node.cards);
        if (node.id == data.selected) nodes[box].id = node.id;
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (sizes[i] < 2) continue;
        const int group = nodes[i].group;
        const bool named = group >= 0 && std::size_t(group) < data.groups.size() &&
                           !data.groups[std::size_t(group)].shortName.isEmpty();
        const QString times = QStringLiteral("%1 × ").arg(sizes[i]);
        nodes[i].label = named ? data.groups[std::size_t(group)].shortName + QStringLiteral(" × %1").arg(sizes[i])
                               : times + nodes[i].label;
        nodes[i].series = 0;
    }
    return joined(data, target, std::move(nodes));
}

}  // namespace

Topology condensed(const Topology& data) {
    const auto byGroup = [](const Topology::Node& node) { return node.group; };
    Topology result;
    if (data.nodes.size() > kMostSwitches) {
        result = grouped(data, byGroup);
    } else {
        std::vector<int> same(data.nodes.size());
        for (std::size_t i = 0; i < same.size(); ++i) same[i] = int(i);
        result = joined(data, same, data.nodes);
    }
    if (result.nodes.size() > kMostSwitches) {
        // Too many units even so: neighbours share a box.
        const int groups = std::max(1, int(data.groups.size()));
        const int share = std::max(2, int(std::ceil(double(groups) / 16)));
        Topology coarse = result;
        coarse.groups.clear();
        for (int first = 0; first < groups; first += share) {
            const auto name = [&data](int i) {
                const auto& g = data.groups[std::size_t(std::min(i, int(data.groups.size()) - 1))];
                return g.shortName.isEmpty() ? g.name : g.shortName;
            };
            const QString text =
                data.groups.empty() ? QString() : name(first) + QChar(0x2013) + name(first + share - 1);
            coarse.groups.push_back({{}, text, text});
        }
        for (auto& node : coarse.nodes) node.group = node.group >= 0 ? node.group / share : -1;
        result = grouped(coarse, byGroup);
    }
    // Still crowded without groups: keep what fits, tier by tier; the table has the rest.
    if (result.links.size() > kMostBundles) {
        std::stable_sort(result.links.begin(), result.links.end(),
                         [](const auto& a, const auto& b) { return a.count > b.count; });
        result.links.resize(kMostBundles);
    }
    return result;
}

namespace {

struct Layout {
    double u = 4;
    QRectF area;
    double names = 0;  // width of the tier names
    double rowHeight = 0;
    double boxHeight = 0;
    double cardTop = 0, cardBottom = 0;
    std::vector<QRectF> boxes;
    std::vector<QRectF> groups;
};

// Leaves stand in the frame of their unit; the tiers above spread evenly over the width.
Layout layOut(const Topology& data, const ChartTheme& theme, const QRectF& area) {
    Layout l;
    l.u = theme.u;
    l.area = area;
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
    l.boxes.assign(data.nodes.size(), {});
    l.groups.assign(data.groups.size(), {});

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
    return l;
}

int indexOf(const Topology& data, const QString& id) {
    if (id.isEmpty()) return -1;
    for (std::size_t i = 0; i < data.nodes.size(); ++i) {
        if (data.nodes[i].id == id) return int(i);
    }
    return -1;
}

// Links of one colour are drawn together: a pen costs more than a line.
void paintLinks(const Topology& data, const Layout& l, const ChartTheme& theme, QPainter& painter, bool selectedOnly,
                int selected) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    const bool few = data.links.size() <= 48;
    std::map<std::pair<int, bool>, QVector<QLineF>> bundles;  // by series and "planned"
    for (const auto& link : data.links) {
        if (!validLink(data, link)) continue;
        const bool chosen = selected >= 0 && (link.from == selected || link.to == selected);
        if (chosen != selectedOnly) continue;
        const QRectF a = l.boxes[std::size_t(link.from)];
        const QRectF b = l.boxes[std::size_t(link.to)];
        const bool down = a.center().y() < b.center().y();
        const int series = std::max(data.nodes[std::size_t(link.from)].series, data.nodes[std::size_t(link.to)].series);
        bundles[{std::max(0, series), link.planned}].push_back({QPointF(a.center().x(), down ? a.bottom() : a.top()),
                                                                QPointF(b.center().x(), down ? b.top() : b.bottom())});
    }
    for (const auto& [kind, lines] : bundles) {
        const auto& [series, planned] = kind;
        QColor tone = series > 0 ? theme.colors.of(series) : theme.colors.axis;
        if (!selectedOnly) tone.setAlphaF(planned ? 0.6F : few ? 0.5F : 0.17F);
        QPen pen(tone, selectedOnly ? 2 : 1, Qt::SolidLine, Qt::FlatCap);
        if (planned) pen.setDashPattern({2, 3});
        painter.setPen(pen);
        // A vector engine would make one shape of many lines, in which crossings are no darker.
        for (const QLineF& line : lines) painter.drawLine(line);
    }
}

void paintBox(const Topology::Node& node, const QRectF& r, const ChartTheme& theme, QPainter& painter, bool selected) {
    const ChartColors& c = theme.colors;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool filled = node.series > 0 && !node.planned;
    QPen frame(node.planned ? c.frame : filled ? c.of(node.series) : c.axis, 1);
    if (node.planned) frame.setDashPattern({3, 3});
    if (selected) frame = QPen(c.text, 2);
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

// Cards of a unit: one strip of dashes per leaf, in its colour.
void paintCards(const Topology& data, const Layout& l, const ChartTheme& theme, QPainter& painter, int selected) {
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
    }
}

void paintTierNames(const Topology& data, const Layout& l, const ChartTheme& theme, QPainter& painter) {
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

void paintGroups(const Topology& data, const Layout& l, const ChartTheme& theme, QPainter& painter,
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
        if (parts != nullptr) parts->push_back({r, group.id, group.name});
    }
}

void paintSelectedText(const Topology& data, const Layout& l, const ChartTheme& theme, QPainter& painter, int selected,
                       bool vector) {
    if (selected < 0 || data.selectedText.isEmpty()) return;
    const QFont font = theme.font(TextRole::SmallBold);
    const QFontMetricsF metrics(font);
    const QRectF box = l.boxes[std::size_t(selected)];
    double x = box.center().x() - metrics.horizontalAdvance(data.selectedText) / 2;
    const double right = l.area.right() - metrics.horizontalAdvance(data.selectedText) - 2;
    x = std::clamp(x, l.area.left() + 2, std::max(l.area.left() + 2, right));
    const double y =
        std::max(l.area.top() + metrics.ascent(), box.top() - 0.55 * std::max(6 * l.u, l.rowHeight - l.boxHeight));
    painter.setFont(font);
    drawHaloText(painter, {std::round(x), std::round(y)}, data.selectedText, theme.colors.text, theme.colors.base,
                 vector);
}

}  // namespace

void paintTopology(const Topology& whole, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                   std::vector<ScenePart>* parts) {
    const Topology data = condensed(whole);
    const Layout l = layOut(data, theme, area);
    const int selected = indexOf(data, data.selected);
    painter.save();
    paintGroups(data, l, theme, painter, parts);
    paintLinks(data, l, theme, painter, false, selected);
    paintLinks(data, l, theme, painter, true, selected);
    paintCards(data, l, theme, painter, selected);
    for (std::size_t i = 0; i < data.nodes.size(); ++i) {
        paintBox(data.nodes[i], l.boxes[i], theme, painter, int(i) == selected);
        if (parts == nullptr) continue;
        const auto& node = data.nodes[i];
        QString text = node.label;
        const int tier = std::clamp(node.tier, 0, std::max(0, int(data.tiers.size()) - 1));
        if (!data.tiers.empty()) text.prepend(data.tiers[std::size_t(tier)].name + QLatin1Char(' '));
        int links = 0;
        for (const auto& link : data.links) {
            if (validLink(data, link) && (link.from == int(i) || link.to == int(i))) links += link.count;
        }
        if (links > 0) text += QLatin1Char('\n') + counted(links, Words::tr("%1 link"), Words::tr("%1 links"));
        parts->push_back({l.boxes[i], node.id, text});
    }
    paintTierNames(data, l, theme, painter);
    paintSelectedText(data, l, theme, painter, selected, vector);
    painter.restore();
}

bool isScene(const ChartSpec& spec) {
    return std::holds_alternative<Topology>(spec.data) || std::holds_alternative<Elevation>(spec.data);
}

void paintScene(const ChartSpec& spec, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                std::vector<ScenePart>* parts) {
    if (const auto* topology = std::get_if<Topology>(&spec.data))
        paintTopology(*topology, theme, painter, area, vector, parts);
    if (const auto* racks = std::get_if<Elevation>(&spec.data))
        paintElevation(*racks, theme, painter, area, vector, parts);
}

}  // namespace views
