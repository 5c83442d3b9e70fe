// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One plane of a switched network reduced to what the rules of sizing and wiring need: `copies` independent Clos
// networks, each with `rails` sets of leaves that are filled separately. For sizing, wiring and the sentences that
// explain a sizing.

#include <algorithm>

#include "model/fabric/sizing.h"

namespace model::fabric {

struct Shape {
    std::int64_t copies = 1;
    std::int64_t rails = 1;         ///< sets of leaves of one copy
    bool oneSwitch = false;         ///< every set fits one switch, and none of them needs the others
    std::int64_t built = 0;         ///< endpoints of a set, those built whole included
    std::int64_t wired = 0;         ///< endpoints of a set that nodes use
    std::int64_t side = 0;          ///< endpoints on leaves of their own, after the others
    std::int64_t ufmLinks = 0;      ///< of the fabric manager into one copy
    std::int64_t slotsPerNode = 1;  ///< endpoints of one node in a set
    std::int64_t ufmNodes = 0;      ///< nodes given up for the fabric manager
};
/// Inputs must have passed the checks of sizeFabric.
Shape shapeOf(const SizingInputs& in);

/// A place among leaves, and there a port towards the endpoints; from 0.
struct LeafPort {
    std::int64_t leaf = 0, port = 0;
};

/// Leaves with their endpoints: filled one after the other, or with the same number on each, or one more.
struct LeafRow {
    std::int64_t leaves = 0, down = 1;  ///< ports down of one
    std::int64_t filled = 0;            ///< endpoints of all
    bool even = false;

    std::int64_t each() const { return even && leaves > 0 ? filled / leaves : down; }
    std::int64_t withOneMore() const { return even && leaves > 0 ? filled % leaves : 0; }
    std::int64_t before(std::int64_t leaf) const { return leaf * each() + std::min(leaf, withOneMore()); }
    LeafPort at(std::int64_t endpoint) const {
        const std::int64_t n = each(), more = withOneMore(), first = more * (n + 1);
        if (endpoint < first) return {endpoint / (n + 1), endpoint % (n + 1)};
        return {more + (endpoint - first) / n, (endpoint - first) % n};
    }
    /// Leaves alike, `visit(count, endpoints of one)`, with the first `wired` endpoints in use. Counts may be 0.
    template <class Visit>
    void kinds(std::int64_t wired, const Visit& visit) const {
        if (wired < 1) return visit(leaves, std::int64_t{0});
        const std::int64_t last = at(wired - 1).leaf, more = std::min(last, withOneMore());
        visit(more, each() + 1);
        visit(last - more, each());
        visit(std::int64_t{1}, wired - before(last));
        visit(leaves - last - 1, std::int64_t{0});
    }
};

/// The leaves of a set: first those of the nodes and of the fabric manager, whose links follow, then those of the nodes
/// that have leaves of their own.
struct Filling {
    Shape shape;
    LeafRow nodes, side;

    std::int64_t leaves() const { return nodes.leaves + side.leaves; }
    /// Endpoints of nodes before a leaf.
    std::int64_t before(std::int64_t leaf) const {
        if (leaf <= nodes.leaves) return std::min(shape.wired, nodes.before(leaf));
        return shape.wired + std::min(shape.side, side.before(leaf - nodes.leaves));
    }
    std::int64_t on(std::int64_t leaf) const { return before(leaf + 1) - before(leaf); }
    std::int64_t endpoints() const { return shape.wired + shape.side; }
    LeafPort at(std::int64_t endpoint) const {
        if (endpoint < shape.wired) return nodes.at(endpoint);
        const LeafPort p = side.at(endpoint - shape.wired);
        return {nodes.leaves + p.leaf, p.port};
    }
    LeafPort managerAt(std::int64_t link) const { return nodes.at(shape.wired + link); }
};
/// `sizing` is that of `in`, with leaves.
Filling fillingOf(const SizingInputs& in, const Sizing& sizing);

/// Where an endpoint of a dragonfly plugs in, both from 0: routers of p hosts are filled one after the other, or two by
/// two where the two ports of a NIC go to different ones.
struct HostPort {
    std::int64_t router = 0, port = 0;
};
constexpr HostPort hostPort(const SizingInputs& in, std::int64_t p, std::int64_t endpoint) {
    if (!in.dualTor) return {endpoint / p, endpoint % p};
    return {endpoint / 2 / p * 2 + endpoint % 2, endpoint / 2 % p};
}

}  // namespace model::fabric
