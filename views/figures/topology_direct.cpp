// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_direct.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

#include "model/fabric/lattice_blocks.h"
#include "views/figures/common.h"
#include "views/figures/family_words.h"

namespace views::figures {
namespace {

using model::fabric::Family;
using model::fabric::LatticeBlocks;
using model::fabric::partOf;
using model::fabric::Sizing;
using model::fabric::SizingInputs;
using model::fabric::Span;

constexpr std::int64_t kMostBoxes = model::fabric::kMostBlocks;
constexpr std::int64_t kMostSpelledGroups = 12;   // of a dragonfly, with their routers
constexpr std::int64_t kMostDealtLinks = 20'000;  // between groups, dealt out one by one
constexpr std::int64_t kMostGroupBoxes = 24;      // so many names fit beside each other at the top of the circle

int countFor(std::int64_t n) {
    return int(std::min<std::int64_t>(n, 1'000'000'000));
}

QString spanText(const Span& s) {
    const QString from = count(double(s.first + 1));
    return s.count > 1 ? QStringLiteral("%1–%2").arg(from, count(double(s.end()))) : from;
}

QString timesText(std::int64_t n) {
    return QStringLiteral("× ") + count(double(n));
}

class Drawing {
public:
    explicit Drawing(const Sizing& sizing) : z(sizing) { t.placed = true; }

    int add(Topology::Node node) {
        t.nodes.push_back(std::move(node));
        return int(t.nodes.size()) - 1;
    }
    void link(int from, int to, std::int64_t n, double bend = 0, bool closing = false) {
        if (n > 0) t.links.push_back({from, to, countFor(n), false, bend, closing});
    }

    const Sizing& z;
    Topology t;
};

QPointF onCircle(std::int64_t i, std::int64_t n) {
    const double angle = 2 * std::numbers::pi * double(i) / double(n) - std::numbers::pi / 2;
    return {0.5 + 0.5 * std::cos(angle), 0.5 + 0.5 * std::sin(angle)};
}

/// Where nothing stands: an empty box.
void markFree(Topology::Node& n) {
    n.label = translate("Figures", "free");
    n.planned = true;
    n.fate.clear();
    n.series = 0;
}

/// A box per block, in their order; `place` puts it. Boxes without a port are empty.
template <class Place>
void addBlocks(Drawing& d, const LatticeBlocks& blocks, const QString& fate, const Place& place) {
    for (std::int64_t b = 0; b < blocks.blocks(); ++b) {
        const auto at = blocks.at(b);
        const std::int64_t ports = blocks.taken(at);
        Topology::Node n;
        n.label = timesText(ports);
        if (blocks.isWhole()) n.fate = fate;
        n.cards = countFor(ports);
        place(n, at);
        if (ports == 0) markFree(n);
        d.add(std::move(n));
    }
    d.t.tiers = {{blocks.isWhole() ? translate("Figures", "Port") : translate("Figures", "Block of ports"), {}}};
}

/// A lattice seen from the front: the longest side to the right, the shortest into the depth.
void torus(Drawing& d, const QString& fate) {
    const LatticeBlocks blocks = drawnBlocks(Family::Torus, d.z);
    const auto& counts = blocks.counts();
    std::array<std::size_t, 3> axis{0, 1, 2};
    std::stable_sort(axis.begin(), axis.end(), [&](std::size_t a, std::size_t b) { return counts[a] > counts[b]; });
    const double right = double(counts[axis[0]]), up = double(counts[axis[1]]), deep = double(counts[axis[2]]);
    constexpr double kShift = 0.45, kRise = 0.26;  // of a step, per step into the depth
    const double width = std::max(1.0, right - 1 + kShift * (deep - 1));
    const double height = std::max(1.0, up - 1 + kRise * (deep - 1));
    addBlocks(d, blocks, fate, [&](Topology::Node& n, const LatticeBlocks::At& at) {
        n.id = QStringLiteral("x%1y%2z%3").arg(at[0] + 1).arg(at[1] + 1).arg(at[2] + 1);
        QStringList place;
        for (std::size_t k = 0; k < 3; ++k) place << spanText(blocks.along(k, at));
        if (blocks.isWhole()) n.label = place.join(QLatin1Char(','));
        n.hover = QStringLiteral("x %1, y %2, z %3").arg(place[0], place[1], place[2]);
        const double x = double(at[axis[0]]), y = double(at[axis[1]]), z = double(at[axis[2]]);
        n.x = (x + kShift * z) / width;
        n.y = 1 - (y + kRise * z) / height;
        if (right <= 1 && deep <= 1) n.x = 0.5;
        if (up <= 1 && deep <= 1) n.y = 0.5;
        n.series = 1 + int(at[axis[2]] % kSeriesCount);
    });
    for (const auto& b : blocks.bundles())
        d.link(int(b.from), int(b.to), b.links, b.closing ? (b.side == axis[2] ? 0.15 : 0.04) : 0, b.closing);
    d.t.boxWidth = 0.42 / std::max(2.0, width + 1);
    d.t.boxHeight = 0.8 * (deep > 1 ? kRise : 0.7) / std::max(1.0, height);
}

void fullMesh(Drawing& d, const QString& fate) {
    const LatticeBlocks blocks = drawnBlocks(Family::FullMesh, d.z);
    const std::int64_t n = blocks.blocks();
    addBlocks(d, blocks, fate, [&](Topology::Node& node, const LatticeBlocks::At& at) {
        node.id = QStringLiteral("port%1").arg(at[0] + 1);
        if (blocks.isWhole())
            node.label = count(double(at[0] + 1));
        else
            node.hover = spanText(blocks.along(0, at));
        const QPointF point = onCircle(at[0], n);
        node.x = point.x(), node.y = point.y();
    });
    for (const auto& b : blocks.bundles()) d.link(int(b.from), int(b.to), b.links);
    d.t.boxWidth = 1.6 / double(std::max<std::int64_t>(n, 8));
    d.t.boxHeight = 0.07;
    d.t.tiers = {{blocks.isWhole() ? translate("Figures", "Port") : translate("Figures", "Ports"), {}}};
}

/// Rows and columns, each a full mesh: arcs above the rows and beside the columns.
void mesh2D(Drawing& d, const QString& fate) {
    const LatticeBlocks blocks = drawnBlocks(Family::FullMesh2D, d.z);
    const std::int64_t nx = blocks.counts()[0], ny = blocks.counts()[1];
    addBlocks(d, blocks, fate, [&](Topology::Node& n, const LatticeBlocks::At& at) {
        n.id = QStringLiteral("x%1y%2").arg(at[0] + 1).arg(at[1] + 1);
        const QString px = spanText(blocks.along(0, at)), py = spanText(blocks.along(1, at));
        if (blocks.isWhole()) n.label = px + QLatin1Char(',') + py;
        n.hover = QStringLiteral("x %1, y %2").arg(px, py);
        n.x = nx > 1 ? double(at[0]) / double(nx - 1) : 0.5;
        n.y = ny > 1 ? double(at[1]) / double(ny - 1) : 0.5;
    });
    const auto bow = [](std::int64_t steps) { return steps < 2 ? 0 : 0.02 + 0.04 / double(steps); };
    for (const auto& b : blocks.bundles()) {
        const std::int64_t steps = blocks.at(b.to)[b.side] - blocks.at(b.from)[b.side];
        d.link(int(b.from), int(b.to), b.links, b.side == 0 ? bow(steps) : -bow(steps));
    }
    d.t.boxWidth = 0.55 / double(std::max<std::int64_t>(nx, 2));
    d.t.boxHeight = 0.4 / double(std::max<std::int64_t>(ny, 2));
}

/// Few groups: their routers in small circles, the links between groups dealt out over them as they are wired.
void spelledDragonfly(Drawing& d, std::int64_t groups, std::int64_t routers, const QString& fate) {
    const Sizing& z = d.z;
    const std::int64_t boxes = std::min({routers, std::max<std::int64_t>(1, kMostBoxes / groups), std::int64_t{10}});
    // Neighbours on the circle of groups must not touch.
    const double part = std::sin(std::numbers::pi / double(groups));
    const double reach = groups > 1 ? 0.5 * part / (1.5 + part) : 0.5;
    for (std::int64_t g = 0; g < groups; ++g) {
        const QString name = translate("Figures", "Group %1").arg(g + 1);
        d.t.groups.push_back({name, name, name});
        const QPointF middle = groups == 1   ? QPointF(0.5, 0.5)
                               : groups == 2 ? QPointF(double(g), 0.5)
                                             : onCircle(g, groups);
        for (std::int64_t r = 0; r < boxes; ++r) {
            Topology::Node n;
            const auto [start, here] = partOf(r, routers, boxes);
            const std::int64_t first = g * routers + start;
            const std::int64_t ports =
                std::clamp<std::int64_t>(z.perPlane.endpoints - first * z.leafDown, 0, here * z.leafDown);
            n.id = QStringLiteral("g%1r%2").arg(g + 1).arg(r + 1);
            n.label = here > 1 ? timesText(here) : count(double(r + 1));
            n.hover = counted(double(ports), translate("Figures", "%1 port to servers"),
                              translate("Figures", "%1 ports to servers"));
            if (here == 1 && ports > 0) n.fate = fate;
            n.cards = countFor(ports);
            n.group = int(g);
            n.series = 1 + int(g % kSeriesCount);
            const QPointF at = onCircle(r, boxes) - QPointF(0.5, 0.5);
            n.x = std::clamp(reach + (1 - 2 * reach) * middle.x() + 2 * reach * at.x() * 0.9, 0.0, 1.0);
            n.y = std::clamp(reach + (1 - 2 * reach) * middle.y() + 2 * reach * at.y() * 0.9, 0.0, 1.0);
            d.add(std::move(n));
        }
    }
    const auto boxOf = [&](std::int64_t g, std::int64_t router) {
        return int(g * boxes + model::fabric::partWith(router, routers, boxes));
    };
    for (std::int64_t g = 0; g < groups; ++g)
        for (std::int64_t i = 0; i < boxes; ++i)
            for (std::int64_t j = i + 1; j < boxes; ++j)
                d.link(int(g * boxes + i), int(g * boxes + j),
                       partOf(i, routers, boxes).count * partOf(j, routers, boxes).count);
    std::map<std::pair<int, int>, std::int64_t> between;
    std::vector<std::int64_t> used(static_cast<std::size_t>(groups), 0);  // router order, as fabric::wire deals them
    for (std::int64_t g = 0; g < groups; ++g)
        for (std::int64_t o = g + 1; o < groups; ++o)
            for (std::int64_t k = 0; k < z.linksPerPair; ++k) {
                const int near = boxOf(g, used[std::size_t(g)]++ % routers);
                ++between[{near, boxOf(o, used[std::size_t(o)]++ % routers)}];
            }
    for (const auto& [ends, n] : between) d.link(ends.first, ends.second, n);
    d.t.boxWidth = std::min(0.06, 0.3 * reach);
    d.t.boxHeight = std::min(0.06, 0.4 * reach);
    d.t.tiers = {{boxes < routers ? translate("Figures", "Routers") : translate("Figures", "Router"), {}}};
}

void dragonfly(Drawing& d, const QString& fate) {
    const Sizing& z = d.z;
    const std::int64_t groups = std::max<std::int64_t>(1, z.perPlane.pods);
    const std::int64_t routers = std::max<std::int64_t>(1, z.perPlane.leaves / groups);
    if (groups <= kMostSpelledGroups && groups * (groups - 1) / 2 * z.linksPerPair <= kMostDealtLinks)
        return spelledDragonfly(d, groups, routers, fate);
    const std::int64_t n = std::min(groups, kMostGroupBoxes);
    for (std::int64_t i = 0; i < n; ++i) {
        Topology::Node node;
        const Span part = partOf(i, groups, n);
        const std::int64_t here = part.count, first = part.first, each = routers * z.leafDown;
        node.id = QStringLiteral("group%1").arg(i + 1);
        node.label = spanText(part);
        const std::int64_t ports = std::clamp<std::int64_t>(z.perPlane.endpoints - first * each, 0, here * each);
        node.hover = translate("Figures", "%1 routers, %2 ports to servers")
                         .arg(count(double(here * routers)), count(double(ports)));
        node.cards = countFor(ports);
        const QPointF at = onCircle(i, n);
        node.x = at.x(), node.y = at.y();
        d.add(std::move(node));
    }
    for (std::int64_t i = 0; i < n; ++i)
        for (std::int64_t j = i + 1; j < n; ++j)
            d.link(int(i), int(j), partOf(i, groups, n).count * partOf(j, groups, n).count * z.linksPerPair);
    d.t.boxWidth = 0.1;
    d.t.boxHeight = 0.05;
    d.t.tiers = {{n < groups ? translate("Figures", "Groups") : translate("Figures", "Group"), {}}};
}

}  // namespace

Topology directTopology(const SizingInputs& in, const Sizing& z, const QString& portFate, const QString& routerFate,
                        const QString& linkFate) {
    Drawing d(z);
    switch (in.family) {
        case Family::Torus:
            torus(d, portFate);
            break;
        case Family::FullMesh:
            fullMesh(d, portFate);
            break;
        case Family::FullMesh2D:
            mesh2D(d, portFate);
            break;
        default:
            dragonfly(d, routerFate);
    }
    for (auto& tier : d.t.tiers) tier.fate = linkFate;
    return std::move(d.t);
}

QString directNote(const SizingInputs& in, const Sizing& z, const Topology& drawn, const QString& gap) {
    const auto number = [](std::int64_t n) { return count(double(n)); };
    const QString boxes = number(std::int64_t(drawn.nodes.size()));
    const bool anyFree = std::any_of(drawn.nodes.begin(), drawn.nodes.end(), [](const auto& n) { return n.planned; });
    const std::int64_t places = z.dims[0] * z.dims[1] * z.dims[2] - z.perPlane.endpoints;
    QString free = places > 0 ? gap + counted(double(places), translate("Figures", "%1 free place."),
                                              translate("Figures", "%1 free places."))
                              : QString();
    if (anyFree) free += gap + translate("Figures", "Boxes without any port are dashed.");
    switch (in.family) {
        case Family::Torus: {
            const QString shape = sidesText(z.dims[0], z.dims[1], z.dims[2]);
            const QString words =
                z.dims[2] > 1
                    ? translate(
                          "Figures",
                          "Torus %1, %2 positions in %3 boxes; colour = depth, dashed = the link that closes a ring.")
                    : translate("Figures", "Torus %1, %2 positions in %3 boxes; dashed = the link that closes a ring.");
            return words.arg(shape, number(z.dims[0] * z.dims[1] * z.dims[2]), boxes) + free;
        }
        case Family::FullMesh:
            return translate("Figures", "Full mesh of %1 ports in %2 boxes: every port is joined to every other.")
                .arg(number(z.perPlane.endpoints), boxes);
        case Family::FullMesh2D:
            return translate(
                       "Figures",
                       "2D full mesh %1 in %2 boxes: every port is joined to all others of its row and of its column.")
                       .arg(sidesText(z.dims[0], z.dims[1]), boxes) +
                   free;
        default: {
            const std::int64_t groups = std::max<std::int64_t>(1, z.perPlane.pods);
            const QString routers = number(z.perPlane.leaves / groups);
            if (groups == 1)
                return translate("Figures", "Dragonfly of one group: %1 routers, all joined to each other.")
                    .arg(routers);
            return translate("Figures", "Dragonfly: %1 groups of %2 routers, all joined inside a group, %3.")
                .arg(number(groups), routers,
                     counted(double(z.linksPerPair), translate("Figures", "%1 link between every two groups"),
                             translate("Figures", "%1 links between every two groups")));
        }
    }
}

}  // namespace views::figures
