// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/topology_words.h"

#include "views/chart/topology_layout.h"

#include <QCoreApplication>
#include <algorithm>

namespace views {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Topology)
};

QString nameOf(const Topology& data, int index) {
    const auto& node = data.nodes[std::size_t(index)];
    QString name = node.label;
    const bool inGroup = node.group >= 0 && std::size_t(node.group) < data.groups.size();
    if (inGroup && !data.groups[std::size_t(node.group)].shortName.isEmpty())
        name = data.groups[std::size_t(node.group)].shortName + QStringLiteral(" · ") + name;
    if (data.tiers.empty()) return name;
    const int tier = std::clamp(node.tier, 0, int(data.tiers.size()) - 1);
    return data.tiers[std::size_t(tier)].name + QLatin1Char(' ') + name;
}

/// "32 × 400G" or "32 links".
QString linksText(long long links, const QString& rate) {
    if (!rate.isEmpty()) return QStringLiteral("%1 × %2").arg(count(double(links)), rate);
    return counted(double(links), Words::tr("%1 link"), Words::tr("%1 links"));
}

/// Links of a box to the tiers above, below and its own: "32 × 400G up, 32 × 400G down".
QString linksOf(const Topology& data, int index) {
    const auto& node = data.nodes[std::size_t(index)];
    long long up = 0, down = data.placed ? 0 : node.cards, side = 0;
    for (const auto& link : data.links) {
        if (!isLink(data, link) || (link.from != index && link.to != index)) continue;
        const int other = data.nodes[std::size_t(link.from == index ? link.to : link.from)].tier;
        (other < node.tier ? up : other > node.tier ? down : side) += link.count;
    }
    QStringList parts;
    if (up > 0) parts << Words::tr("%1 up").arg(linksText(up, data.trunkRate));
    if (down > 0) parts << Words::tr("%1 down").arg(linksText(down, node.cards > 0 ? data.rate : data.trunkRate));
    if (side > 0) parts << linksText(side, data.trunkRate);
    return parts.join(Words::tr(", ", "between parts of a list"));
}

}  // namespace

TopologySelection::TopologySelection(const Topology& data)
    : node(nodeWith(data, data.selected)),
      link(node < 0 ? linkWith(data, data.selected) : -1),
      links(data.links.size(), false),
      peers(data.nodes.size(), false) {
    if (node < 0 && link < 0) return;
    for (std::size_t i = 0; i < data.links.size(); ++i) {
        const auto& l = data.links[i];
        if (!isLink(data, l) || !(int(i) == link || (node >= 0 && (l.from == node || l.to == node)))) continue;
        links[i] = true;
        peers[std::size_t(l.from)] = peers[std::size_t(l.to)] = true;
    }
}

QString hoverOf(const Topology& data, int index) {
    const auto& node = data.nodes[std::size_t(index)];
    QString text = nameOf(data, index);
    const QString links = linksOf(data, index);
    if (!links.isEmpty()) text += QLatin1Char('\n') + links;
    if (!node.hover.isEmpty()) text += QLatin1Char('\n') + node.hover;
    return text;
}

QString bundleText(const Topology& data, const Topology::Link& link) {
    return Words::tr("%1 to %2: %3")
        .arg(nameOf(data, link.from), nameOf(data, link.to), linksText(link.count, data.trunkRate));
}

QString labelOf(const Topology& data, const TopologySelection& chosen) {
    if (!data.selectedText.isEmpty() || chosen.node < 0 || data.placed) return data.selectedText;
    const int tier = data.nodes[std::size_t(chosen.node)].tier;
    int each = 0, peers = 0;
    bool up = false;
    for (const bool wanted : {true, false}) {
        for (std::size_t i = 0; i < data.links.size(); ++i) {
            if (!chosen.links[i]) continue;
            const auto& l = data.links[i];
            const int other = data.nodes[std::size_t(l.from == chosen.node ? l.to : l.from)].tier;
            if ((other < tier) != wanted) continue;
            if (peers > 0 && l.count != each) return {};
            each = l.count;
            ++peers;
        }
        up = wanted;
        if (peers > 0) break;
    }
    if (peers < 2) return {};
    const QString whole = count(double(each) * peers);
    const QString links =
        data.trunkRate.isEmpty() ? count(each) : QStringLiteral("%1 × %2").arg(count(each), data.trunkRate);
    return (up ? Words::tr("%1 up to each of %2, %3 in all") : Words::tr("%1 down to each of %2, %3 in all"))
        .arg(links, count(peers), whole);
}

QString selectedText(const Topology& whole) {
    if (whole.selected.isEmpty()) return {};
    const Topology data = condensed(whole);
    const TopologySelection chosen(data);
    if (chosen.link >= 0) {
        const auto& link = data.links[std::size_t(chosen.link)];
        const int lower = std::max(data.nodes[std::size_t(link.from)].tier, data.nodes[std::size_t(link.to)].tier);
        QString text = bundleText(data, link);
        if (lower >= 0 && std::size_t(lower) < data.tiers.size() && !data.tiers[std::size_t(lower)].fate.isEmpty())
            text += Words::tr(". ", "between sentences") + data.tiers[std::size_t(lower)].fate;
        return text;
    }
    if (chosen.node < 0) return {};
    const auto& node = data.nodes[std::size_t(chosen.node)];
    QString text = nameOf(data, chosen.node);
    const QString links = linksOf(data, chosen.node);
    if (!links.isEmpty()) text = Words::tr("%1: %2").arg(text, links);
    if (!node.fate.isEmpty()) text += Words::tr(". ", "between sentences") + node.fate;
    return text;
}

}  // namespace views
