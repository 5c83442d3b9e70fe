// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/network_files.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>

#include "model/core/units.h"
#include "model/fabric/lattice_blocks.h"
#include "model/fabric/shape.h"

namespace model {
namespace {

using fabric::Device;
using fabric::DeviceKind;
using fabric::Link;

constexpr std::size_t kDrawnOneByOne = 64;    // switches; more are bundled
constexpr std::size_t kMeshedOneByOne = 24;   // routers of a dragonfly, each joined to all others of its group
constexpr std::int64_t kMostGroupBoxes = 24;  // of a dragonfly

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
    std::string id, label;
    int rank = 0;  ///< of a tree: 0 endpoints, then upwards
    std::int64_t members = 0;
    double x = 0, y = 0;  ///< of the other networks, in
    bool free = false;    ///< places of a torus or mesh that no port takes
};

std::string spanText(const fabric::Span& s) {
    const std::string first = std::to_string(s.first + 1);
    return s.count > 1 ? first + "-" + std::to_string(s.end()) : first;
}

constexpr double kStep = 2;  // in, between boxes of a placed drawing

class Drawing {
public:
    explicit Drawing(const NamedNetwork& n) : m_n(n), m_blocks(blocksOf(n)) {
        const auto& devices = n.wiring.devices;
        const auto switches = std::count_if(devices.begin(), devices.end(), isSwitch);
        const bool meshed = n.inputs.family == fabric::Family::Dragonfly;
        m_bundled = static_cast<std::size_t>(switches) > (meshed ? kMeshedOneByOne : kDrawnOneByOne);
        m_groups = std::max<std::int64_t>(1, n.sizing.perPlane.pods);
        if (switches == 0 && n.sizing.tiers == 0) {
            m_lattice = fabric::drawnBlocks(n.inputs.family, n.sizing);
            m_bundled = !m_lattice->isWhole();
            addFree();
        }
        m_boxOf.reserve(devices.size());
        for (std::int32_t i = 0; i < static_cast<std::int32_t>(devices.size()); ++i) {
            const std::size_t box = boxNamed(idOf(i));
            if (m_boxes[box].members++ == 0) describe(m_boxes[box], i);
            m_boxOf.push_back(box);
        }
    }

    std::string text(std::string_view title) const {
        std::map<std::pair<std::size_t, std::size_t>, std::int64_t> edges;
        for (const Link& l : m_n.wiring.links) {
            auto a = m_boxOf[static_cast<std::size_t>(l.a.device)], z = m_boxOf[static_cast<std::size_t>(l.z.device)];
            if (a == z) continue;
            if (m_lattice && a > z) std::swap(a, z);  // the link that closes a ring of blocks goes the other way
            ++edges[{a, z}];
        }
        std::string out = "graph network {\n  label=" + inQuotes(title) + ";\n  labelloc=t;\n";
        // Without tiers there are no ranks, and nothing to search for: every box has its place.
        out += placed() ? "  layout=neato;\n  splines=line;\n  outputorder=edgesfirst;\n"
                          "  node [shape=box, fontname=\"sans-serif\", style=filled, fillcolor=white];\n"
                        : "  rankdir=BT;\n  node [shape=box, fontname=\"sans-serif\"];\n";
        out += "  edge [fontname=\"sans-serif\", fontsize=9];\n";
        std::map<int, std::string> ranks;
        for (const Box& box : m_boxes) {
            const std::string count = box.members > 1 ? " × " + std::to_string(box.members) : "";
            out += "  " + inQuotes(box.id) + " [label=" + inQuotes(box.label + count);
            if (placed()) out += ", pos=\"" + coordinate(box.x) + "," + coordinate(box.y) + "!\"";
            if (box.free) out += ", style=\"filled,dashed\"";
            out += "];\n";
            ranks[box.rank] += " " + inQuotes(box.id) + ";";
        }
        if (!placed())
            for (const auto& [rank, members] : ranks) out += "  { rank=same;" + members + " }\n";
        const std::string rate = shortText(m_n.inputs.linkRate.si, "Gbit/s"),
                          trunk = shortText(fabric::trunkRate(m_n.inputs).si, "Gbit/s");
        for (const auto& [ends, links] : edges) {
            const bool between = m_boxes[ends.first].rank > 0 && m_boxes[ends.second].rank > 0;
            out += "  " + inQuotes(m_boxes[ends.first].id) + " -- " + inQuotes(m_boxes[ends.second].id) +
                   " [label=" + inQuotes(std::to_string(links) + " × " + (between ? trunk : rate)) + "];\n";
        }
        return out + "}\n";
    }

private:
    bool dragonfly() const { return m_n.inputs.family == fabric::Family::Dragonfly; }
    bool placed() const { return m_lattice || dragonfly(); }
    /// With a point in every locale.
    static std::string coordinate(double inches) {
        const long long tenths = std::llround(inches * 10), whole = std::abs(tenths) / 10;
        return (tenths < 0 ? "-" : "") + std::to_string(whole) + "." + std::to_string(std::abs(tenths) % 10);
    }
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
    std::string plane(std::int64_t number) const {
        return m_n.inputs.planes > 1 && number >= 0 ? "p" + std::to_string(number + 1) + "-" : "";
    }

    std::size_t boxNamed(const std::string& id) {
        const auto [at, isNew] = m_index.try_emplace(id, m_boxes.size());
        if (isNew) m_boxes.emplace_back().id = id;
        return at->second;
    }

    /// Groups of a dragonfly that a box stands for: each has its own until there are too many.
    std::int64_t groupBoxes() const { return std::min(m_groups, kMostGroupBoxes); }
    std::int64_t groupBox(std::int64_t group) const { return fabric::partWith(group, m_groups, groupBoxes()); }
    std::string groupName(const char* one, const char* several, std::int64_t box) const {
        const fabric::Span groups = fabric::partOf(box, m_groups, groupBoxes());
        return (groups.count > 1 ? several : one) + spanText(groups);
    }

    std::string blockName(std::int64_t onPlane, std::int64_t block) const {
        const auto at = m_lattice->at(block);
        std::string name = plane(onPlane);
        if (m_n.inputs.family == fabric::Family::FullMesh) return name + "nodes" + spanText(m_lattice->along(0, at));
        for (std::size_t side = 0; side < 3; ++side)
            if (side < 2 || m_n.sizing.dims[side] > 1) name += "xyz"[side] + spanText(m_lattice->along(side, at));
        return name;
    }
    void addFree() {
        for (std::int64_t p = 0; p < m_n.inputs.planes; ++p)
            for (std::int64_t b = 0; b < m_lattice->blocks(); ++b) {
                if (m_lattice->taken(m_lattice->at(b)) > 0) continue;
                Box& box = m_boxes[boxNamed(blockName(p, b))];
                box.label = "free";
                box.free = true;
                place(box, p, b);
            }
    }

    /// Nodes are always drawn by block; switches and positions one by one until there are too many of them.
    std::string idOf(std::int32_t i) const {
        const Device& d = deviceAt(m_n, i);
        if (d.kind == DeviceKind::Node) {
            const std::int64_t block = m_blocks.ofNode[static_cast<std::size_t>(i)];
            return dragonfly() && m_bundled && block >= 0 ? groupName("block", "blocks", groupBox(block))
                                                          : "block" + std::to_string(block + 1);
        }
        if (!m_bundled || d.kind == DeviceKind::Manager) return m_n.nameOf(i);
        const std::string front = plane(d.plane) + (d.copy >= 0 ? "r" + std::to_string(d.copy + 1) + "-" : "");
        switch (d.kind) {
            case DeviceKind::Leaf:
                return front + (dragonfly() ? groupName("group", "groups", groupBox(d.group))
                                            : "leaves" + std::to_string(d.index + 1));
            case DeviceKind::Spine:
                return front + (d.group >= 0 ? "pod" + std::to_string(d.group + 1) + "-spines" : "spines");
            case DeviceKind::Core:
                return front + "cores";
            default:
                return blockName(d.plane, m_lattice->blockOfPlace(d.index));
        }
    }
    void describe(Box& box, std::int32_t i) const {
        const Device& d = deviceAt(m_n, i);
        box.rank = rankOf(d);
        const bool side = m_n.sizing.sideLeaves > 0 && i >= m_n.inputs.nodes - m_n.inputs.sideNodes;
        box.label = d.kind != DeviceKind::Node ? box.id : (side ? "storage " : "") + m_n.nodePrefix + "s";
        if (m_lattice)
            place(box, d.plane, m_lattice->blockOfPlace(d.index));
        else if (dragonfly())
            placeInGroup(box, i);
    }

    static void onCircle(Box& box, std::int64_t i, std::int64_t n, double radius) {
        const double angle = std::numbers::pi * (0.5 - 2 * static_cast<double>(i) / static_cast<double>(n));
        box.x += radius * std::cos(angle);
        box.y += radius * std::sin(angle);
    }
    static double radiusFor(std::int64_t boxes, double apart) {
        return boxes < 2 ? 0 : 0.5 * apart / std::sin(std::numbers::pi / static_cast<double>(boxes));
    }

    /// A circle, the squares of a mesh, or a torus seen from the front, the shortest side into the depth; planes beside
    /// each other.
    void place(Box& box, std::int64_t onPlane, std::int64_t block) const {
        const auto& counts = m_lattice->counts();
        const auto at = m_lattice->at(block);
        const auto p = static_cast<double>(std::max<std::int64_t>(0, onPlane));
        if (m_n.inputs.family == fabric::Family::FullMesh) {
            const double radius = radiusFor(counts[0], kStep);
            box.x = p * (2 * radius + 2 * kStep);
            return onCircle(box, at[0], counts[0], radius);
        }
        std::array<std::size_t, 3> axis{0, 1, 2};
        std::stable_sort(axis.begin(), axis.end(), [&](auto a, auto b) { return counts[a] > counts[b]; });
        const auto along = [&](std::size_t k) { return static_cast<double>(at[axis[k]]); };
        const auto most = [&](std::size_t k) { return static_cast<double>(counts[axis[k]] - 1); };
        const bool deep = m_n.inputs.family == fabric::Family::Torus;
        const double across = deep ? 3 * kStep : 2 * kStep, down = deep ? 2 * kStep : 1.25 * kStep;
        constexpr double kShift = 0.45, kRise = 0.26;  // of a step, per step into the depth
        // Lines are bent, so that a link passes beside the boxes between its ends.
        const auto bow = [](double i, double last) {
            return std::min(0.25, 12 / (last * last)) * std::pow(i - last / 2, 2);
        };
        box.x = across * (along(0) + kShift * along(2)) + bow(along(1), most(1));
        box.y = -down * (along(1) - kRise * along(2)) + bow(along(0), most(0));
        box.x += p * (across * (most(0) + kShift * most(2) + 1) + bow(0, most(1)));
    }

    /// Groups on a circle, their routers on one of their own, the nodes of a group outside.
    void placeInGroup(Box& box, std::int32_t i) const {
        const Device& d = deviceAt(m_n, i);
        const std::int64_t groups = m_bundled ? groupBoxes() : m_groups;
        const std::int64_t routers = m_bundled ? 1 : m_n.sizing.perPlane.leaves / m_groups;
        const double own = radiusFor(routers, kStep), radius = radiusFor(groups, 2 * own + kStep);
        const double beside = 2 * (radius + own + 2 * kStep);  // of planes
        if (d.kind == DeviceKind::Node) {
            const std::int64_t block = std::max(0, m_blocks.ofNode[static_cast<std::size_t>(i)]);
            const std::int64_t at = m_bundled ? groupBox(block) : block;
            if (m_n.inputs.planes == 1) return onCircle(box, at, groups, radius + own + kStep);
            box.x = kStep * static_cast<double>(at);  // nodes stand in all planes: a row below them
            box.y = -(radius + own + 2 * kStep);
            return;
        }
        box.x = beside * static_cast<double>(std::max(0, d.plane));
        onCircle(box, m_bundled ? groupBox(d.group) : d.group, groups, radius);
        if (routers > 1) onCircle(box, d.index, routers, own);
    }

    const NamedNetwork& m_n;
    Blocks m_blocks;
    std::optional<fabric::LatticeBlocks> m_lattice;  ///< of a network without switches
    std::int64_t m_groups = 1;                       ///< of a dragonfly
    bool m_bundled = false;
    std::map<std::string, std::size_t> m_index;
    std::vector<Box> m_boxes;
    std::vector<std::size_t> m_boxOf;  ///< by device
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
