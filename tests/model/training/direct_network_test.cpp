// SPDX-License-Identifier: GPL-3.0-or-later
// Groups on a torus, a mesh, a dragonfly and on rails without links between them, against the closed forms of the
// families, a count of what every link carries, and published times.

#include <QtTest>

#include <algorithm>
#include <map>

#include "model/fabric/families.h"
#include "model/training/collectives.h"

using namespace model;
using namespace model::training;

namespace {

constexpr double kInjection = 300e9;

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(std::abs(a), std::abs(b));
}

/// One card per place, no scale-up domain.
Network places(Wires wires, const std::vector<double>& sides) {
    Network n;
    n.wires = wires;
    n.tiers[0] = {1, 1, 1, 0};
    n.count = 1;
    n.degree = 0;
    double members = 1;
    for (const double side : sides) {
        members *= side;
        n.degree += wires == Wires::Torus ? std::min(2.0, side - 1) : side - 1;
        n.tiers[std::size_t(n.count++)] = {members, kInjection, 1, 0, 0, side};
    }
    return n;
}

/// Largest number of pairs over one link of an a x b mesh when everyone sends to everyone, first along a row.
int busiestMeshLink(int a, int b) {
    std::map<std::array<int, 4>, int> load;  // from, to
    for (int from = 0; from < a * b; ++from)
        for (int to = 0; to < a * b; ++to) {
            const int x = from % a, y = from / a, u = to % a, v = to / a;
            if (x != u) ++load[{x, y, u, y}];
            if (y != v) ++load[{u, y, u, v}];
        }
    int most = 0;
    for (const auto& [link, pairs] : load) most = std::max(most, pairs);
    return most;
}

}  // namespace

class DirectNetworkTest : public QObject {
    Q_OBJECT
private slots:
    void aWholeTorusTakesTheTimesOfItsClosedForm();
    void aGroupOnOneSideUsesItsTwoLinks();
    void aPartOfASideHasNoWrapLink();
    void aFullMeshIsAsFastAsASwitch();
    void theBusiestLinkOfA2DMeshDecides();
    void serversOfEightStandAtEightPlaces();
    void aTorusWithEmptyPlacesIsStillARing();
    void railsWithoutLinksCostWhatWasPublished();
    void groupsOfADragonflyShareTheirGlobalLinks();
    void neighboursOfAPipelineHaveOneLink();
};

void DirectNetworkTest::aWholeTorusTakesTheTimesOfItsClosedForm() {
    for (const auto& dims : {std::array<std::int64_t, 3>{4, 4, 4}, {8, 8, 16}, {16, 16, 16}, {3, 5, 9}}) {
        const std::int64_t count = dims[0] * dims[1] * dims[2];
        const double n = double(count), bytes = 1e9;
        const auto closed = fabric::topologyTimes(count, dims, Bytes{bytes}, Bytes{bytes}, ByteRate{kInjection},
                                                  Duration{0}, Duration{0});
        QVERIFY(closed);
        const Network torus = places(Wires::Torus, {double(dims[0]), double(dims[1]), double(dims[2])});
        const GroupPath all = groupPath(torus, n, 1);
        QVERIFY(near(ringAllReduce(all.outer, bytes, all.outerBandwidth, 0), closed->torusMultiRing.si));
        QVERIFY(near(allToAllTime(all, bytes), (n - 1) / n * closed->allToAllTorus.si));
    }
}

void DirectNetworkTest::aGroupOnOneSideUsesItsTwoLinks() {
    const Network torus = places(Wires::Torus, {8, 8, 16});
    const GroupPath row = groupPath(torus, 8, 1), column = groupPath(torus, 16, 64), plane = groupPath(torus, 64, 1);
    QVERIFY(near(row.outerBandwidth, kInjection / 3) && row.tier == 1);
    QVERIFY(near(column.outerBandwidth, kInjection / 3) && column.tier == 3);
    QVERIFY(near(plane.outerBandwidth, kInjection * 2 / 3) && plane.tier == 2);
    QVERIFY(near(plane.crossBandwidth, kInjection / 6));  // 0.75 x 8
}

void DirectNetworkTest::aPartOfASideHasNoWrapLink() {
    // Four on a line: 2 x 2 pairs of V/4 cross its middle link, which has a sixth of the bandwidth: 6 V/B.
    const GroupPath line = groupPath(places(Wires::Torus, {8, 8, 8}), 4, 1);
    QVERIFY(near(line.crossBandwidth, kInjection / 6));
    QVERIFY(near(line.outerBandwidth, kInjection / 6));
    // A side of two has one link only.
    const GroupPath pair = groupPath(places(Wires::Torus, {2, 2, 2}), 2, 1);
    QVERIFY(near(pair.outerBandwidth, kInjection / 3));
}

void DirectNetworkTest::aFullMeshIsAsFastAsASwitch() {
    const Network mesh = places(Wires::Mesh, {32});
    const GroupPath all = groupPath(mesh, 32, 1), half = groupPath(mesh, 16, 1);
    const std::array<std::int64_t, 3> line{32, 1, 1};
    const auto closed =
        fabric::topologyTimes(32, line, Bytes{1e9}, Bytes{1e9}, ByteRate{kInjection}, Duration{0}, Duration{0});
    QVERIFY(near(ringAllReduce(32, 1e9, all.outerBandwidth, 0), closed->fullMeshDirect.si));
    QVERIFY(near(all.crossBandwidth, kInjection));
    QVERIFY(near(half.outerBandwidth, kInjection * 15 / 31));  // the other links lead out of the group
}

/// 32 x 32 places: an axis link carries what goes to 32 of 1,023 others, 62 links share the injection: 1.94 times a
/// switch, whether or not eight neighbours also have a scale-up domain.
void DirectNetworkTest::serversOfEightStandAtEightPlaces() {
    Network mesh = places(Wires::Mesh, {32, 32});
    const GroupPath alone = groupPath(mesh, 1024, 1);
    mesh.tiers[0].members = 8;
    mesh.tiers[0].bandwidth = 8 * kInjection;
    const GroupPath eight = groupPath(mesh, 1024, 1);
    QCOMPARE(eight.inner, 8.0);
    QVERIFY(near(kInjection / alone.crossBandwidth, 62.0 * 32 / 1023));
    QVERIFY(near(eight.crossBandwidth, alone.crossBandwidth));
}

/// 27 x 76 x 78 places for 160,000 cards: 56 are empty, the longest ring still has two ways: 0.75 x 78.
void DirectNetworkTest::aTorusWithEmptyPlacesIsStillARing() {
    const Network torus = places(Wires::Torus, {27, 76, 78});
    const GroupPath all = groupPath(torus, 160000, 1);
    QVERIFY(near(kInjection / all.crossBandwidth, 0.75 * 78));
}

void DirectNetworkTest::theBusiestLinkOfA2DMeshDecides() {
    for (const auto& [a, b] : {std::pair{8, 8}, {4, 8}, {8, 4}, {3, 7}}) {
        const double n = a * b, degree = a + b - 2;
        const GroupPath all = groupPath(places(Wires::Mesh, {double(a), double(b)}), n, 1);
        const double seconds = busiestMeshLink(a, b) * (1 / (n - 1)) / (kInjection / degree);  // one byte per card
        QVERIFY(near(1 / all.crossBandwidth, seconds));
        QVERIFY(near(all.outerBandwidth, kInjection));
    }
}

void DirectNetworkTest::railsWithoutLinksCostWhatWasPublished() {
    Network n;
    n.tiers[0] = {8, 450e9, 1, 0};
    n.tiers[1] = {1e15, 50e9, 1, 0};
    n.count = 2;
    const double linked = allToAllTime(groupPath(n, 1024, 1), 1e9);
    n.separateRails = 8;
    const double separate = allToAllTime(groupPath(n, 1024, 1), 1e9);
    QVERIFY(separate / linked > 1.082 && separate / linked < 1.112);  // arXiv 2307.12169
    // Cards of one rail do not need another one, and neither does an all-reduce.
    QVERIFY(near(groupPath(n, 128, 8).crossBandwidth, 50e9));
    QVERIFY(near(groupPath(n, 1024, 1).outerBandwidth, 50e9));
}

void DirectNetworkTest::groupsOfADragonflyShareTheirGlobalLinks() {
    Network n;  // 16 hosts per router, 512 per group, as many global links as hosts
    n.tiers[0] = {8, 450e9, 1, 0};
    n.tiers[1] = {16, 50e9, 1, 0};
    n.tiers[2] = {512, 50e9, 1, 0};
    n.tiers[3] = {1e15, 50e9, 2, 0, 1};
    n.count = 4;
    QVERIFY(near(groupPath(n, 4096, 1).crossBandwidth, 50e9));
    QVERIFY(near(groupPath(n, 512, 1).outerBandwidth, 50e9));
    QVERIFY(near(groupPath(n, 8, 512).outerBandwidth, 25e9));  // 50 % in the worst case (Kim 2008)
    n.tiers[3].spread = 1.5;
    QVERIFY(groupPath(n, 4096, 1).crossBandwidth < 36e9);
}

void DirectNetworkTest::neighboursOfAPipelineHaveOneLink() {
    const Network torus = places(Wires::Torus, {8, 8, 16});
    QVERIFY(near(sendTime(torus, 1e9, 1), 1e9 / (kInjection / 6)));
}

QTEST_APPLESS_MAIN(DirectNetworkTest)
#include "direct_network_test.moc"
