// SPDX-License-Identifier: GPL-3.0-or-later
// Networks with more switches than can be told apart: one box for several, one line for parallel links.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <unordered_map>

#include "views/chart/topology_layout.h"

namespace views {
namespace {

Topology joined(const Topology& data, const std::vector<int>& target, std::vector<Topology::Node> nodes) {
    Topology result = data;
    result.nodes = std::move(nodes);
    // A hash of the pair: networks come with hundreds of thousands of links.
    std::unordered_map<std::uint64_t, std::size_t> bundles;
    result.links.clear();
    for (const auto& link : data.links) {
        if (!isLink(data, link)) continue;
        const int from = target[std::size_t(link.from)];
        const int to = target[std::size_t(link.to)];
        if (from == to) continue;
        // Where a ring has two, the link that closes it is not one with the other.
        const std::uint64_t key =
            (std::uint64_t(std::uint32_t(from)) << 32) | (std::uint64_t(link.closing) << 31) | std::uint32_t(to);
        const auto entry = bundles.try_emplace(key, result.links.size());
        if (entry.second) result.links.push_back({from, to, 0, link.planned, link.bend, link.closing});
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
        nodes[i].hover.clear();
        nodes[i].fate.clear();
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

}  // namespace views
