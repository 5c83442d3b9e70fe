// SPDX-License-Identifier: GPL-3.0-or-later
// Tori and 2D meshes with free places, against searches on the networks as they are wired, and the closed forms of
// whole ones.
#include "model/fabric/lattice.h"

#include <QtTest>
#include <map>
#include <queue>
#include <random>

#include "model/fabric/families.h"
#include "model/fabric/lattice_blocks.h"
#include "model/fabric/wiring.h"

using namespace model::fabric;

namespace {

using Graph = std::vector<std::vector<std::int32_t>>;

Graph wired(const SizingInputs& in, const Sizing& z) {
    const auto w = wire(in, z);
    Graph g(w ? w->devices.size() : 0);
    if (!w) return g;
    for (const Link& l : w->links) {
        g[std::size_t(l.a.device)].push_back(l.z.device);
        g[std::size_t(l.z.device)].push_back(l.a.device);
    }
    return g;
}

/// Hops between the farthest two; -1 where some cannot be reached.
std::int64_t farthest(const Graph& g) {
    std::int64_t most = 0;
    for (std::size_t from = 0; from < g.size(); ++from) {
        std::vector<std::int64_t> hops(g.size(), -1);
        std::queue<std::size_t> next;
        hops[from] = 0;
        next.push(from);
        while (!next.empty()) {
            const std::size_t at = next.front();
            next.pop();
            for (const std::int32_t to : g[at])
                if (hops[std::size_t(to)] < 0) {
                    hops[std::size_t(to)] = hops[at] + 1;
                    next.push(std::size_t(to));
                }
        }
        for (const std::int64_t h : hops) {
            if (h < 0) return -1;
            most = std::max(most, h);
        }
    }
    return most;
}

QString said(const Lattice& l) {
    return QStringLiteral("%1 %2x%3x%4, %5 taken")
        .arg(QLatin1String(l.torus ? "torus" : "mesh"))
        .arg(l.sides[0])
        .arg(l.sides[1])
        .arg(l.sides[2])
        .arg(l.taken);
}

/// The number of links and hops of the wired network are those that the sizing says.
bool holds(const Lattice& l) {
    SizingInputs in;
    in.family = l.torus ? Family::Torus : Family::FullMesh2D;
    in.nodes = l.taken;
    in.railsPerNode = 1;
    in.switchPorts = 1000;
    in.dims = l.sides;
    const Sizing z = sizeFabric(in);
    if (!z.feasible || z.dims != l.sides) return false;
    const Graph g = wired(in, z);
    std::size_t ends = 0;
    for (const auto& neighbours : g) ends += neighbours.size();
    return z.total.directLinks == l.links() && ends == std::size_t(2 * l.links()) && z.diameter == farthest(g) &&
           z.diameter == l.diameter();
}

}  // namespace

class LatticeTest : public QObject {
    Q_OBJECT
private slots:
    void linksAndHopsAreThoseOfTheWires() {
        for (std::int64_t a = 1; a <= 5; ++a)
            for (std::int64_t b = 1; b <= 5; ++b)
                for (std::int64_t c = 1; c <= 5; ++c)
                    for (std::int64_t taken = 1; taken <= a * b * c; ++taken)
                        for (const bool torus : {true, false}) {
                            const Lattice l{torus, {a, b, c}, taken};
                            if (torus || c == 1) QVERIFY2(holds(l), qPrintable(said(l)));
                        }
    }

    void largerOnesHoldToo() {
        std::mt19937 random(5);
        const auto upTo = [&](int most) { return std::uniform_int_distribution<std::int64_t>(1, most)(random); };
        for (int i = 0; i < 120; ++i) {
            Lattice l{true, {upTo(12), upTo(12), upTo(9)}, 1};
            const std::int64_t layer = l.sides[0] * l.sides[1];
            l.taken = (l.sides[2] - 1) * layer + upTo(int(layer));  // some of the last layer are free
            QVERIFY2(holds(l), qPrintable(said(l)));
        }
    }

    void wholeOnesAreTheClosedForms() {
        for (std::int64_t a = 1; a <= 9; ++a)
            for (std::int64_t b = 1; b <= 9; ++b) {
                const auto mesh = fullMesh2D(a, b);
                const Lattice flat{false, {a, b, 1}, a * b};
                QVERIFY(flat.links() == mesh->links && flat.diameter() == mesh->diameter);
                QCOMPARE(flat.bisectionLinks(), mesh->bisectionLinks);
                for (std::int64_t c = 1; c <= 9; ++c) {
                    const std::array<std::int64_t, 3> sides{a, b, c};
                    const auto t = torus(sides);
                    const Lattice whole{true, sides, a * b * c};
                    QVERIFY(whole.links() == t->links && whole.diameter() == t->diameter);
                    QCOMPARE(whole.bisectionLinks(), t->bisectionLinks);
                }
            }
    }

    void openRingsAreCutOnce() {
        // 4 x 4 x 4 with one place free: 15 rings and an open column along every side.
        QCOMPARE((Lattice{true, {4, 4, 4}, 63}.bisectionLinks()), 15 * 2 + 1);
        // A second layer of one place is no half: the four rings of the first are cut.
        QCOMPARE((Lattice{true, {4, 4, 4}, 17}.bisectionLinks()), 4 * 2);
        // One of ten places is: a third layer of them leaves two halves of 16 and 26.
        QCOMPARE((Lattice{true, {4, 4, 4}, 42}.bisectionLinks()), 16);
        QCOMPARE((Lattice{true, {1, 1, 9}, 5}.bisectionLinks()), 1);
        // Three rows of 4 and one of 2: rows halved 3 x 4 + 1, columns 2 x 4 + 2 x 2.
        QCOMPARE((Lattice{false, {4, 4, 1}, 14}.bisectionLinks()), std::min(3 * 4 + 1, 2 * 4 + 2 * 2));
        QCOMPARE((Lattice{true, {1, 1, 1}, 1}.bisectionLinks()), 0);
    }

    /// Places and links of the blocks of a drawing, against every position and link of the wired network.
    void blocksHaveTheLinksOfTheWires() {
        struct Case {
            Family family;
            std::array<std::int64_t, 3> dims;
            std::int64_t taken, blocks;
        };
        using F = Family;
        for (const Case& c : {Case{F::Torus, {4, 4, 4}, 64, 64}, Case{F::Torus, {4, 4, 4}, 43, 64},
                              Case{F::Torus, {8, 8, 16}, 1024, 64}, Case{F::Torus, {7, 7, 21}, 1024, 48},
                              Case{F::Torus, {9, 9, 9}, 300, 45}, Case{F::Torus, {2, 50, 3}, 299, 42},
                              Case{F::Torus, {32, 32, 1}, 1000, 64}, Case{F::Torus, {200, 1, 1}, 150, 64},
                              Case{F::Torus, {2, 2, 100}, 399, 64}, Case{F::FullMesh2D, {8, 8, 1}, 64, 64},
                              Case{F::FullMesh2D, {32, 32, 1}, 1024, 64}, Case{F::FullMesh2D, {13, 11, 1}, 120, 64},
                              Case{F::FullMesh2D, {9, 30, 1}, 20, 64}, Case{F::FullMesh2D, {5, 3, 1}, 13, 15},
                              Case{F::FullMesh, {0, 0, 0}, 40, 40}, Case{F::FullMesh, {0, 0, 0}, 41, 24},
                              Case{F::FullMesh, {0, 0, 0}, 200, 24}}) {
            SizingInputs in;
            in.family = c.family;
            in.nodes = c.taken;
            in.railsPerNode = 1;
            in.switchPorts = 1000;
            in.dims = c.dims;
            const Sizing z = sizeFabric(in);
            const auto w = wire(in, z);
            QVERIFY(z.feasible && w);
            const LatticeBlocks blocks = drawnBlocks(c.family, z);
            QCOMPARE(blocks.blocks(), c.blocks);
            QVERIFY(blocks.blocks() <= kMostBlocks);
            const auto blockOf = [&](std::int32_t device) { return blocks.blockOfPlace(device); };
            std::vector<std::int64_t> taken(std::size_t(blocks.blocks()), 0), drawn = taken;
            for (std::int32_t i = 0; i < std::int32_t(w->devices.size()); ++i) ++taken[std::size_t(blockOf(i))];
            for (std::int64_t b = 0; b < blocks.blocks(); ++b) {
                drawn[std::size_t(b)] = blocks.taken(blocks.at(b));
                QCOMPARE(blocks.block(blocks.at(b)), b);
            }
            QCOMPARE(drawn, taken);
            std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> wires, bundles;
            std::int64_t inside = 0, between = 0;
            const auto pair = [](std::int64_t a, std::int64_t b) { return std::pair(std::min(a, b), std::max(a, b)); };
            for (const Link& l : w->links) {
                const auto a = blockOf(l.a.device), b = blockOf(l.z.device);
                a == b ? ++inside : ++wires[pair(a, b)];
            }
            for (const auto& b : blocks.bundles()) bundles[pair(b.from, b.to)] += b.links, between += b.links;
            QVERIFY2(bundles == wires, qPrintable(said({c.family == F::Torus, z.dims, c.taken})));
            QCOMPARE(inside + between, z.perPlane.directLinks);
        }
    }

    void partsAreAsEqualAsCanBe() {
        for (std::int64_t n = 1; n < 40; ++n)
            for (std::int64_t parts = 1; parts <= n; ++parts) {
                std::int64_t next = 0;
                for (std::int64_t i = 0; i < parts; ++i) {
                    const Span part = partOf(i, n, parts);
                    QVERIFY(part.first == next && (part.count == n / parts || part.count == n / parts + 1));
                    for (; next < part.end(); ++next) QCOMPARE(partWith(next, n, parts), i);
                }
                QCOMPARE(next, n);
            }
    }

    void theSmallestDragonflyIsTaken() {
        // By trying all: no balanced dragonfly of at most this radix holds the ports with fewer parts.
        for (const std::int64_t radix : {7, 15, 31, 64, 128})
            for (std::int64_t ports = 1; ports < 40'000; ports = ports * 5 / 4 + 1) {
                SizingInputs in;
                in.family = Family::Dragonfly;
                in.nodes = ports;
                in.railsPerNode = 1;
                in.switchPorts = radix;
                const Sizing z = sizeFabric(in);
                std::int64_t least = std::numeric_limits<std::int64_t>::max();
                for (std::int64_t h = 1; 4 * h - 1 <= radix; ++h)
                    for (std::int64_t groups = 1; groups <= 2 * h * h + 1; ++groups) {
                        const auto d = balancedDragonfly(h, groups);
                        if (d->hosts < ports) continue;
                        least = std::min(least, d->switches * radix + d->localLinks + d->globalLinks);
                        break;  // more groups are more parts
                    }
                QCOMPARE(z.feasible, least < std::numeric_limits<std::int64_t>::max());
                if (!z.feasible) continue;
                QCOMPARE(z.total.leaves * radix + z.total.directLinks, least);
                QVERIFY(z.leafDown * z.total.leaves >= ports);
            }
        // 1,000 ports on 128: one group of 46 routers with 23 each, where h = 32 has 64.
        SizingInputs in;
        in.family = Family::Dragonfly;
        in.nodes = 1000;
        in.railsPerNode = 1;
        in.switchPorts = 128;
        QCOMPARE(sizeFabric(in).total.leaves, 46);
    }
};

QTEST_APPLESS_MAIN(LatticeTest)
#include "lattice_test.moc"
