// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/network_files.h"

#include <algorithm>
#include <map>
#include <set>

#include "model/core/units.h"
#include "model/fabric/shape.h"

namespace model {
namespace {

using fabric::Device;
using fabric::DeviceKind;
using fabric::Link;

constexpr std::size_t kDrawnOneByOne = 64;  // switches; more are bundled

std::string inQuotes(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (static_cast<unsigned char>(c) >= 0x20) out += c;
    }
    return out + "\"";
}

bool isSwitch(const Device& d) {
    return d.kind == DeviceKind::Leaf || d.kind == DeviceKind::Spine || d.kind == DeviceKind::Core;
}

const Device& deviceAt(const NamedNetwork& n, std::int32_t i) {
    return n.wiring.devices[static_cast<std::size_t>(i)];
}

/// Block of nodes a leaf serves, by the pods of its spines: which leaves stand together.
struct Blocks {
    std::vector<std::int32_t> ofNode;  ///< by node; -1 for none
    std::vector<std::int32_t> podOf;   ///< by block; -1 where there are no pods
    std::int32_t count = 0;
};

Blocks blocksOf(const NamedNetwork& n) {
    Blocks b;
    b.ofNode.assign(static_cast<std::size_t>(n.wiring.nodes), -1);
    std::map<std::int32_t, std::int32_t> pod;  // of a block, by the first spine seen
    const bool dragonfly = n.inputs.family == fabric::Family::Dragonfly;
    const bool rails = n.inputs.family == fabric::Family::RailOptimised;  // leaves of a block have one index
    const auto alike = static_cast<std::int32_t>(rails ? 1 : fabric::shapeOf(n.inputs).rails);
    for (const Link& l : n.wiring.links) {
        const Device &a = deviceAt(n, l.a.device), &z = deviceAt(n, l.z.device);
        if (a.kind == DeviceKind::Node && z.kind == DeviceKind::Leaf) {
            auto& block = b.ofNode[static_cast<std::size_t>(l.a.device)];
            if (block < 0) block = dragonfly ? z.group : z.index / alike;
            b.count = std::max(b.count, block + 1);
        }
        if (a.kind == DeviceKind::Leaf && z.kind == DeviceKind::Spine && z.group >= 0)
            pod.emplace(a.index / alike, z.group);
    }
    b.podOf.assign(static_cast<std::size_t>(b.count), -1);
    for (const auto& [block, p] : pod)
        if (block < b.count) b.podOf[static_cast<std::size_t>(block)] = p;
    return b;
}

/// What a box of the drawing stands for.
struct Box {
    int rank = 0;  ///< 0 endpoints, then upwards
    std::string label;
    std::int64_t members = 0;
};

class Drawing {
public:
    explicit Drawing(const NamedNetwork& n) : m_n(n), m_blocks(blocksOf(n)) {
        const auto switches = std::count_if(n.wiring.devices.begin(), n.wiring.devices.end(), isSwitch);
        m_bundled = static_cast<std::size_t>(switches) > kDrawnOneByOne || n.wiring.devices.size() > 4096;
    }

    std::string text(std::string_view title) {
        for (std::int32_t i = 0; i < static_cast<std::int32_t>(m_n.wiring.devices.size()); ++i) {
            Box& box = m_boxes[idOf(i)];
            box.rank = rankOf(deviceAt(m_n, i));
            if (box.members++ == 0) box.label = labelOf(i);
        }
        std::map<std::pair<std::string, std::string>, std::int64_t> edges;
        for (const Link& l : m_n.wiring.links) {
            auto a = idOf(l.a.device), z = idOf(l.z.device);
            if (a != z) ++edges[{std::move(a), std::move(z)}];
        }
        std::string out = "graph network {\n  label=" + inQuotes(title) +
                          ";\n  labelloc=t;\n  rankdir=BT;\n  node [shape=box, fontname=\"sans-serif\"];\n"
                          "  edge [fontname=\"sans-serif\", fontsize=9];\n";
        std::map<int, std::string> ranks;
        for (const auto& [id, box] : m_boxes) {
            const std::string count = box.members > 1 ? " × " + std::to_string(box.members) : "";
            out += "  " + inQuotes(id) + " [label=" + inQuotes(box.label + count) + "];\n";
            ranks[box.rank] += " " + inQuotes(id) + ";";
        }
        for (const auto& [rank, members] : ranks) out += "  { rank=same;" + members + " }\n";
        const std::string rate = shortText(m_n.inputs.linkRate.si, "Gbit/s");
        for (const auto& [ends, links] : edges)
            out += "  " + inQuotes(ends.first) + " -- " + inQuotes(ends.second) +
                   " [label=" + inQuotes(std::to_string(links) + " × " + rate) + "];\n";
        return out + "}\n";
    }

private:
    static int rankOf(const Device& d) {
        switch (d.kind) {
            case DeviceKind::Leaf:
                return 1;
            case DeviceKind::Spine:
                return 2;
            case DeviceKind::Core:
                return 3;
            default:
                return 0;
        }
    }
    static std::string plane(const Device& d) { return d.plane > 0 ? "p" + std::to_string(d.plane + 1) + "-" : ""; }

    /// Nodes are always drawn by block; switches one by one until there are too many of them.
    std::string idOf(std::int32_t i) const {
        const Device& d = deviceAt(m_n, i);
        if (d.kind == DeviceKind::Node)
            return "block" + std::to_string(m_blocks.ofNode[static_cast<std::size_t>(i)] + 1);
        if (!m_bundled || d.kind == DeviceKind::Manager) return m_n.nameOf(i);
        const std::string rail = d.copy >= 0 ? "r" + std::to_string(d.copy + 1) + "-" : "";
        switch (d.kind) {
            case DeviceKind::Leaf:
                return plane(d) + rail +
                       (m_n.inputs.family == fabric::Family::Dragonfly ? "group" + std::to_string(d.group + 1)
                                                                       : "leaves" + std::to_string(d.index + 1));
            case DeviceKind::Spine:
                return plane(d) + rail + (d.group >= 0 ? "pod" + std::to_string(d.group + 1) + "-spines" : "spines");
            case DeviceKind::Core:
                return plane(d) + rail + "cores";
            default:
                return plane(d) + "positions";
        }
    }
    std::string labelOf(std::int32_t i) const {
        return deviceAt(m_n, i).kind == DeviceKind::Node ? m_n.nodePrefix + "s" : idOf(i);
    }

    const NamedNetwork& m_n;
    Blocks m_blocks;
    bool m_bundled = false;
    std::map<std::string, Box> m_boxes;
};

/// The tree Slurm is told: blocks, pods where there are any, a root.
struct Tree {
    struct Block {
        std::string name, hosts;
        std::int32_t pod = -1;
    };
    std::vector<Block> blocks;
    std::vector<std::string> pods;  ///< names, by number; empty ones have no block
};

int widthOf(std::int64_t most) {
    return static_cast<int>(std::to_string(std::max<std::int64_t>(most, 10)).size());
}

std::string numbered(std::string_view prefix, std::int64_t n, int width) {
    std::string digits = std::to_string(n);
    return std::string(prefix) +
           std::string(
               static_cast<std::size_t>(width) - std::min<std::size_t>(digits.size(), static_cast<std::size_t>(width)),
               '0') +
           digits;
}

Tree treeOf(const NamedNetwork& n) {
    const Blocks b = blocksOf(n);
    std::vector<std::vector<std::int64_t>> members(static_cast<std::size_t>(b.count));
    for (std::size_t node = 0; node < b.ofNode.size(); ++node)
        if (b.ofNode[node] >= 0)
            members[static_cast<std::size_t>(b.ofNode[node])].push_back(static_cast<std::int64_t>(node) + 1);
    Tree t;
    const int width = widthOf(b.count);
    std::int32_t pods = 0;
    for (const std::int32_t p : b.podOf) pods = std::max(pods, p + 1);
    t.pods.resize(static_cast<std::size_t>(pods));
    for (std::int32_t i = 0; i < b.count; ++i) {
        const auto& nodes = members[static_cast<std::size_t>(i)];
        if (nodes.empty()) continue;
        const std::int32_t pod = b.podOf[static_cast<std::size_t>(i)];
        t.blocks.push_back(
            {numbered("block", i + 1, width), hostList(n.nodePrefix, nodes, widthOf(n.inputs.nodes)), pod});
        if (pod >= 0) t.pods[static_cast<std::size_t>(pod)] = numbered("pod", pod + 1, widthOf(pods));
    }
    return t;
}

std::string joined(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& n : names) out += (out.empty() ? "" : ",") + n;
    return out;
}

/// Children of a pod (or, for -1, what hangs below the root).
std::vector<std::string> childrenOf(const Tree& t, std::int32_t pod) {
    std::vector<std::string> names;
    if (pod < 0)
        for (const std::string& p : t.pods)
            if (!p.empty()) names.push_back(p);
    for (const auto& b : t.blocks)
        if (b.pod == pod) names.push_back(b.name);
    return names;
}

}  // namespace

std::string NamedNetwork::nameOf(std::int32_t device) const {
    std::string name = fabric::deviceName(inputs, sizing, wiring.devices[static_cast<std::size_t>(device)]);
    if (wiring.devices[static_cast<std::size_t>(device)].kind == DeviceKind::Node) name.replace(0, 4, nodePrefix);
    return name;
}

std::string networkDot(const NamedNetwork& network, std::string_view title) {
    return Drawing(network).text(title);
}

std::string hostList(std::string_view prefix, const std::vector<std::int64_t>& numbers, int width) {
    std::string ranges;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
        if (!ranges.empty()) ranges += ',';
        ranges += numbered("", numbers[i], width);
        if (last > i) ranges += "-" + numbered("", numbers[last], width);
        i = last + 1;
    }
    return numbers.size() == 1 ? std::string(prefix) + ranges : std::string(prefix) + "[" + ranges + "]";
}

std::string slurmTopologyConf(const NamedNetwork& network) {
    const Tree t = treeOf(network);
    if (t.blocks.empty()) return {};
    std::string out = "# TopologyPlugin=topology/tree\n";
    if (network.inputs.family == fabric::Family::Dragonfly) out += "# TopologyParam=Dragonfly\n";
    for (const auto& b : t.blocks) out += "SwitchName=" + b.name + " Nodes=" + b.hosts + "\n";
    for (std::size_t p = 0; p < t.pods.size(); ++p)
        if (!t.pods[p].empty())
            out +=
                "SwitchName=" + t.pods[p] + " Switches=" + joined(childrenOf(t, static_cast<std::int32_t>(p))) + "\n";
    if (t.blocks.size() > 1) out += "SwitchName=fabric Switches=" + joined(childrenOf(t, -1)) + "\n";
    return out;
}

std::string slurmTopologyYaml(const NamedNetwork& network) {
    const Tree t = treeOf(network);
    const std::string head = "- topology: fabric\n  cluster_default: true\n";
    if (t.blocks.empty())
        return "---\n# The servers are joined without switches: no tree, TopologyPlugin=topology/flat.\n" + head +
               "  flat: true\n";
    std::string out = "---\n";
    if (network.inputs.family == fabric::Family::Dragonfly)
        out += "# Dragonfly: set TopologyParam=Dragonfly in slurm.conf.\n";
    out += head + "  tree:\n    switches:\n";
    const auto add = [&](const std::string& name, const char* key, const std::string& value) {
        out += "      - switch: " + name + "\n        " + key + ": " + inQuotes(value) + "\n";
    };
    if (t.blocks.size() > 1) add("fabric", "children", joined(childrenOf(t, -1)));
    for (std::size_t p = 0; p < t.pods.size(); ++p)
        if (!t.pods[p].empty()) add(t.pods[p], "children", joined(childrenOf(t, static_cast<std::int32_t>(p))));
    for (const auto& b : t.blocks) add(b.name, "nodes", b.hosts);
    return out;
}

}  // namespace model
