// SPDX-License-Identifier: GPL-3.0-or-later
// Laws that every sized fabric obeys, checked against a wiring that is laid out link by link, and cases by hand.
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

#include "model/fabric/failure_domain.h"
#include "model/fabric/sizing.h"

using namespace model;
using namespace model::fabric;

namespace {

SizingInputs rails(std::int64_t nodes, std::int64_t radix) {
    SizingInputs in;
    in.nodes = nodes;
    in.switchPorts = radix;
    return in;
}

struct Sums {
    std::int64_t switches[3] = {}, down[3] = {}, up[3] = {}, unused[3] = {};
    bool portsFit = true;
    double worstLeaf = 0, worstSpine = 0;
};

Sums sumsOf(const Sizing& z) {
    Sums s;
    for (const SwitchGroup& g : z.groups) {
        const auto t = static_cast<std::size_t>(g.tier);
        s.switches[t] += g.count;
        s.down[t] += g.count * g.down;
        s.up[t] += g.count * g.up;
        s.unused[t] += g.count * (g.radix - g.down - g.up);
        s.portsFit = s.portsFit && g.count > 0 && g.down >= 0 && g.up >= 0 && g.down + g.up <= g.radix;
        const double ratio = g.up > 0 ? static_cast<double>(g.down) / static_cast<double>(g.up) : 0;
        if (g.tier == Tier::Leaf) s.worstLeaf = std::max(s.worstLeaf, ratio);
        if (g.tier == Tier::Spine) s.worstSpine = std::max(s.worstSpine, ratio);
    }
    return s;
}

/// What a sizing violates, empty when nothing.
std::string violated(const SizingInputs& in, const Sizing& z) {
    const Sums s = sumsOf(z);
    const Counts& c = z.perPlane;
    if (!s.portsFit) return "a switch has more links than ports";
    if (s.switches[0] != c.leaves || s.switches[1] != c.spines || s.switches[2] != c.cores) return "switch counts";
    if (c.nodeLinks != in.nodes * in.railsPerNode) return "node links = nodes x NICs";
    if (s.down[0] != c.nodeLinks + c.ufmLinks) return "leaf down links = node links";
    if (s.up[0] != s.down[1] || s.up[0] != c.leafSpineLinks) return "leaf up links = spine down links";
    if (s.up[1] != s.down[2] || s.up[1] != c.spineCoreLinks) return "spine up links = core down links";
    if (s.unused[0] != c.unusedLeafPorts || s.unused[1] != c.unusedSpinePorts || s.unused[2] != c.unusedCorePorts)
        return "unused ports";
    if (z.total.leaves != in.planes * c.leaves || z.total.links() != in.planes * c.links()) return "planes";
    if (z.tiers > 1 && std::abs(z.realisedLeaf - s.worstLeaf) > 1e-12) return "realised leaf ratio";
    if (z.tiers == 3 && std::abs(z.realisedSpine - s.worstSpine) > 1e-12) return "realised spine ratio";
    const std::int64_t copies = in.family == Family::RailOnly ? in.railsPerNode : 1;
    const double above = c.pods > copies ? std::max(1.0, z.realisedSpine) : 1;
    if (std::abs(z.realisedWorstPath - z.realisedLeaf * above) > 1e-12) return "path ratio";
    if (z.realisedWorstPath > z.whenFull * (1 + 1e-12)) return "as built is worse than when full";
    if (in.nodes > z.maxNodes) return "above its own limit";
    if (z.growthNodes < 0) return "growth";
    return {};
}

/// Lays every link of one plane: leaf i, uplink j to spine j mod s of its pod; spine j to every core of group j.
std::string wiringFault(const Sizing& z) {
    const std::int64_t podLeaves = z.tiers == 3 ? z.spineDown : z.perPlane.leaves;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> coreUse;
    std::map<std::int64_t, std::int64_t> spineKinds;  // spines by wired links
    std::int64_t spines = 0;
    for (std::int64_t first = 0; first < z.perPlane.leaves; first += podLeaves) {
        const std::int64_t leaves = std::min(podLeaves, z.perPlane.leaves - first);
        const bool partial = z.tiers == 3 && leaves < podLeaves;
        const std::int64_t s = z.tiers == 2 ? z.perPlane.spines : partial ? z.partialPodSpines : z.leafUp;
        const std::int64_t expected = partial ? z.partialLinksPerPair : z.linksPerPair;
        std::vector<std::int64_t> used(static_cast<std::size_t>(s), 0);
        for (std::int64_t leaf = 0; leaf < leaves; ++leaf) {
            std::vector<std::int64_t> pair(static_cast<std::size_t>(s), 0);
            for (std::int64_t j = 0; j < z.leafUp; ++j) ++pair[static_cast<std::size_t>(j % s)];
            for (std::int64_t j = 0; j < s; ++j) {
                if (pair[static_cast<std::size_t>(j)] != expected) return "pairs with unequal links";
                used[static_cast<std::size_t>(j)] += expected;
            }
        }
        for (std::int64_t j = 0; j < s; ++j) {
            if (used[static_cast<std::size_t>(j)] > z.spineDown) return "spine overflows";
            ++spineKinds[used[static_cast<std::size_t>(j)]];
            for (std::int64_t c = 0; z.tiers == 3 && c < z.coresPerGroup; ++c) coreUse[{j, c}] += z.coreLinksPerPair;
        }
        spines += s;
    }
    if (spines != z.perPlane.spines) return "number of spines";
    if (static_cast<std::int64_t>(coreUse.size()) != z.perPlane.cores) return "dark or missing cores";
    std::map<std::int64_t, std::int64_t> coreKinds, groupSpines, groupCores;
    for (const auto& [core, links] : coreUse) ++coreKinds[links];
    for (const SwitchGroup& g : z.groups) {
        if (g.tier == Tier::Spine) groupSpines[g.down] += g.count;
        if (g.tier == Tier::Core) groupCores[g.down] += g.count;
    }
    if (spineKinds != groupSpines || coreKinds != groupCores) return "groups differ from the wiring";
    return {};
}

}  // namespace

class FabricSizingTest : public QObject {
    Q_OBJECT
private slots:
    void lawsHoldForEverySize_data();
    void lawsHoldForEverySize();
    void aClusterOf160000CardsNeedsThreeTiers();
    void thePartialPodFollowsTheDivisorRule();
    void theManagerCostsOneNodeOfTheWholeFabric();
    void threeTiersOnlyWhereTwoDoNotDo();
    void beyondTheLimitTheNextStepFits();
    void ratiosAreRealisedAsWired();
    void planesMultiplyAndKeepTheirOwnCounts();
    void aSingleSwitchIsEnoughWhereAllowed();
    void theTwoPortsOfANicGoToTwoLeaves();
    void directFamiliesAreSizedToo();
    void sidesAreTheSmallestShape();
    void aMeshChoosesSidesThatItsLinksReach();
    void nonsenseIsRefusedWithAReason();
    void divisorsAreTheSmallestOnes();
    void uplinksMayBeWiderThanDownlinks();
    void storageNodesMayHaveLeavesOfTheirOwn();
};

void FabricSizingTest::lawsHoldForEverySize_data() {
    QTest::addColumn<qint64>("radix");
    for (const qint64 radix : {32, 40, 64, 128}) QTest::addRow("radix %lld", radix) << radix;
}

void FabricSizingTest::lawsHoldForEverySize() {
    QFETCH(qint64, radix);
    std::int64_t feasible = 0, wired = 0;
    for (const Family family : {Family::RailOptimised, Family::LeafSpine, Family::RailOnly})
        for (const double ratio : {1.0, 1.2, 3.0})
            for (const std::int64_t su : {std::int64_t{0}, std::int64_t{32}})
                for (std::int64_t nodes = 1; nodes <= 5000; ++nodes) {
                    SizingInputs in = rails(nodes, radix);
                    in.family = family;
                    in.oversubscription = ratio;
                    in.suNodes = su;
                    in.ufm = su > 0;
                    in.planes = 1 + nodes % 2;
                    if (nodes % 3 == 0) in.spineOversubscription = 2;
                    const Sizing z = sizeFabric(in);
                    if (!z.feasible) {
                        QVERIFY(z.why == Reason::AboveThreeTiers && nodes > z.maxNodes && z.next.tiers == 4);
                        continue;
                    }
                    ++feasible;
                    const std::string law = violated(in, z);
                    QVERIFY2(law.empty(), qPrintable(QString("%1 at %2 nodes").arg(law.c_str()).arg(nodes)));
                    if (nodes % 61 != 0 || family == Family::RailOnly) continue;
                    ++wired;
                    const std::string fault = wiringFault(z);
                    QVERIFY2(fault.empty(), qPrintable(QString("%1 at %2 nodes").arg(fault.c_str()).arg(nodes)));
                }
    QVERIFY(feasible > 5000 && wired > 50);
}

void FabricSizingTest::aClusterOf160000CardsNeedsThreeTiers() {
    const Sizing z = sizeFabric(rails(20'000, 128));
    QVERIFY(z.feasible);
    QCOMPARE(z.tiers, 3);
    QCOMPARE(z.perPlane.leaves, 2504);  // 8 rails x ceil(20,000 / 64)
    QCOMPARE(z.perPlane.pods, 40);      // 39 full ones and 8 leaves
    QCOMPARE(z.partialPodLeaves, 8);
    QCOMPARE(z.partialPodSpines, 8);
    QCOMPARE(z.perPlane.spines, 39 * 64 + 8);
    QCOMPARE(z.coresPerGroup, 32);  // ceil(40 x 64 / 128) = 20, the next divisor of 64
    QCOMPARE(z.perPlane.cores, 64 * 32);
    QCOMPARE(z.perPlane.nodeLinks, 160'000);
    QCOMPARE(z.perPlane.leafSpineLinks, 2504 * 64);
    QCOMPARE(z.perPlane.spineCoreLinks, 2504 * 64);
    QCOMPARE(z.realisedWorstPath, 1.0);
    QCOMPARE(z.bisection.si, 80'000 * 50e9);
    QCOMPARE(z.maxEndpoints, 128LL * 128 * 128 / 4);
    QCOMPARE(wiringFault(z), std::string());
}

void FabricSizingTest::thePartialPodFollowsTheDivisorRule() {
    SizingInputs in = rails(0, 40);
    in.family = Family::LeafSpine;
    in.railsPerNode = 1;
    in.nodes = (3 * 20 + 12) * 20;  // three pods and 12 leaves
    const Sizing z = sizeFabric(in);
    QCOMPARE(z.tiers, 3);
    QCOMPARE(z.partialPodLeaves, 12);
    QCOMPARE(z.partialPodSpines, 20);  // 20 uplinks do not spread over 12 spines
    QCOMPARE(z.perPlane.spines, 80);
    QCOMPARE(z.coresPerGroup, 2);
    QCOMPARE(z.perPlane.cores, 40);
    // 48 down and 16 up at the leaf: 12 leaves bring 192 links, 6 spines of 32, and the next divisor of 16 is 8.
    in.switchPorts = 64;
    in.oversubscription = 3;
    in.nodes = (2 * 32 + 12) * 48;
    const Sizing wide = sizeFabric(in);
    QCOMPARE(wide.perPlane.spines, 2 * 16 + 8);
    QCOMPARE(wide.partialLinksPerPair, 2);
    QCOMPARE(wide.coresPerGroup, 2);  // 3 pods x 32 / 64
    QCOMPARE(wide.perPlane.cores, 32);
}

void FabricSizingTest::theManagerCostsOneNodeOfTheWholeFabric() {
    SizingInputs in = rails(127, 64);
    in.suNodes = 32;
    in.ufm = true;
    Sizing z = sizeFabric(in);
    QCOMPARE(z.units, 4);
    QCOMPARE(z.perPlane.nodeLinks + z.perPlane.ufmLinks, 1020);
    QCOMPARE(z.growthNodes, 0);
    in.nodes = 128;  // one node more asks for another unit
    z = sizeFabric(in);
    QCOMPARE(z.units, 5);
    QCOMPARE(z.growthNodes, 31);
    in.ufm = false;
    QCOMPARE(sizeFabric(in).units, 4);
}

void FabricSizingTest::threeTiersOnlyWhereTwoDoNotDo() {
    SizingInputs in = rails(256, 64);
    QCOMPARE(sizeFabric(in).tiers, 2);
    QCOMPARE(sizeFabric(in).maxNodesTwoTiers, 256);  // k^2/2 = 2,048 endpoints
    in.nodes = 257;
    QCOMPARE(sizeFabric(in).tiers, 3);
    in.maxTiers = 2;
    const Sizing z = sizeFabric(in);
    QVERIFY(!z.feasible && z.why == Reason::AboveTwoTiers);
    QCOMPARE(z.asked, 257);
    QCOMPARE(z.limit, 256);
    QCOMPARE(z.next.tiers, 3);
    in.nodes = 4;
    in.maxTiers = in.minTiers = 3;
    const Sizing pinned = sizeFabric(in);
    QCOMPARE(pinned.tiers, 3);
    QCOMPARE(wiringFault(pinned), std::string());
}

void FabricSizingTest::beyondTheLimitTheNextStepFits() {
    const SizingInputs in = rails(8193, 64);  // 65,544 endpoints, k^3/4 = 65,536
    const Sizing z = sizeFabric(in);
    QVERIFY(!z.feasible && z.why == Reason::AboveThreeTiers);
    QCOMPARE(z.limit, 8192);
    SizingInputs larger = in;
    larger.switchPorts = z.next.radix;
    QVERIFY(sizeFabric(larger).feasible);
    larger.switchPorts -= 2;
    QVERIFY(!sizeFabric(larger).feasible);
    SizingInputs split = in;
    split.planes = z.next.planes;
    split.switchPorts = in.switchPorts * z.next.planes;
    QVERIFY(z.next.planes == 2 && sizeFabric(split).feasible);
    SizingInputs above = in;
    above.spineOversubscription = z.next.spineRatio;
    QVERIFY(z.next.spineRatio > 1 && sizeFabric(above).feasible);
    SizingInputs leaf = in;
    leaf.oversubscription = z.next.leafRatio;
    QVERIFY(z.next.leafRatio > 1 && sizeFabric(leaf).feasible);

    const Sizing none = sizeFabric(rails(1'000'000'000, 64));
    QVERIFY(!none.feasible);
    QCOMPARE(none.next.leafRatio, 0.0);
    QCOMPARE(none.next.planes, 0);  // more than 16 planes would be needed
    QVERIFY(none.next.radix > 0);
}

void FabricSizingTest::ratiosAreRealisedAsWired() {
    SizingInputs in = rails(128, 64);
    in.oversubscription = 1.5;  // 38 down, 26 up
    Sizing z = sizeFabric(in);
    QCOMPARE(z.requested, 1.5);
    QCOMPARE(z.realisedWorstPath, 38.0 / 26);
    QCOMPARE(z.bisection.si, 512 * 50e9 / (38.0 / 26));
    in.nodes = 13;  // half-filled leaves: below 1 as built, the ratio when full
    z = sizeFabric(in);
    QCOMPARE(z.realisedWorstPath, 0.5);
    QCOMPARE(z.whenFull, 38.0 / 26);
    QCOMPARE(z.bisection.si, 52 * 50e9);  // spare uplinks carry no more than is injected
    in.oversubscription = 1;
    in.nodes = 2048;
    in.spineOversubscription = 7;  // 56 down, 8 up
    z = sizeFabric(in);
    QCOMPARE(z.tiers, 3);
    QCOMPARE(z.realisedWorstPath, 7.0);
    QCOMPARE(splitPorts(22, 1.2).down, 12);
}

void FabricSizingTest::planesMultiplyAndKeepTheirOwnCounts() {
    SizingInputs in = rails(128, 128);
    in.planes = 2;
    in.linksPerCage = 2;
    const Sizing z = sizeFabric(in);
    QCOMPARE(z.perPlane.leaves, 16);
    QCOMPARE(z.total.leaves, 32);
    QCOMPARE(z.total.nodeLinks, 2048);
    QCOMPARE(z.nodeCables, 1024);
    QCOMPARE(z.bisection.si, 1024 * 50e9);
}

void FabricSizingTest::aSingleSwitchIsEnoughWhereAllowed() {
    SizingInputs in = rails(8, 64);
    in.family = Family::LeafSpine;
    QCOMPARE(sizeFabric(in).perPlane.leaves, 2);
    in.singleSwitch = true;
    const Sizing z = sizeFabric(in);
    QCOMPARE(z.tiers, 1);
    QCOMPARE(z.total.switches(), 1);
    QCOMPARE(z.total.leafSpineLinks, 0);
    QCOMPARE(z.realisedWorstPath, 1.0);
    QCOMPARE(violated(in, z), std::string());
    in.suNodes = 32;  // a unit is a block of leaves; one switch is none
    QVERIFY(sizeFabric(in).total.switches() == 1 && sizeFabric(in).units == 0);
    in.suNodes = 0;
    in.nodes = 9;
    QCOMPARE(sizeFabric(in).tiers, 2);
    in.minTiers = 3;
    in.nodes = 8;
    QCOMPARE(sizeFabric(in).tiers, 3);
}

void FabricSizingTest::theTwoPortsOfANicGoToTwoLeaves() {
    // 33 nodes of 4 NICs with 2 ports: 132 ports in each of two sets of leaves of 32 ports down, 5 leaves each.
    SizingInputs in = rails(33, 64);
    in.family = Family::LeafSpine;
    in.dualTor = true;
    const Sizing z = sizeFabric(in);
    QCOMPARE(z.perPlane.endpoints, 264);
    QCOMPARE(z.perPlane.leaves, 2 * 5);
    QCOMPARE(z.perPlane.nodeLinks, 264);
    QCOMPARE(violated(in, z), std::string());
    const auto d = worstDomain(failureDomains(in, z, true), Tier::Leaf);
    QVERIFY(d && d->endpoints == 32 && d->nodes == 8 && d->left == 0.5 && !d->stopsJobs);
    in.railsPerNode = 7;
    QCOMPARE(sizeFabric(in).why, Reason::BadRails);
}

void FabricSizingTest::directFamiliesAreSizedToo() {
    SizingInputs in = rails(512, 64);
    in.family = Family::Torus;
    Sizing z = sizeFabric(in);  // 4,096 cards
    QVERIFY(z.feasible);
    QVERIFY((z.dims == std::array<std::int64_t, 3>{16, 16, 16}));
    QCOMPARE(z.total.directLinks, 12288);
    QCOMPARE(z.bisection.si, 512 * 50e9);
    QCOMPARE(z.total.switches(), 0);
    in.dims = {4, 4, 4};
    z = sizeFabric(in);
    QVERIFY(z.why == Reason::BadDims && z.asked == 4096 && z.limit == 64);

    in = rails(8, 63);
    in.family = Family::FullMesh;
    z = sizeFabric(in);
    QVERIFY(z.feasible && z.total.directLinks == 2016 && z.diameter == 1);
    in.switchPorts = 62;
    QVERIFY(sizeFabric(in).why == Reason::AboveMesh);
    in.family = Family::FullMesh2D;
    z = sizeFabric(in);
    QVERIFY(z.feasible && z.total.directLinks == 448 && z.diameter == 2);

    in = rails(16512 / 8, 31);
    in.family = Family::Dragonfly;
    z = sizeFabric(in);
    QVERIFY(z.feasible);
    QCOMPARE(z.total.leaves, 2064);
    QCOMPARE(z.total.directLinks, 15480 + 8256);
    QCOMPARE(z.perPlane.unusedLeafPorts, 0);
    in.nodes += 1;
    z = sizeFabric(in);
    QVERIFY(z.why == Reason::AboveDragonfly);
    QCOMPARE(z.next.radix, 35);
    in.nodes = 1;
    QVERIFY(sizeFabric(in).feasible);
}

/// Against every shape of which the longest side is at most twice the shortest.
void FabricSizingTest::sidesAreTheSmallestShape() {
    using Sides = std::array<std::int64_t, 3>;
    const auto all = [](std::int64_t n, bool flat) {
        Sides best{};
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        const auto take = [&](std::int64_t a, std::int64_t b, std::int64_t c) {
            const std::int64_t places = a * b * c, longest = std::max(b, c);
            if (places < n || places > least) return;
            const std::int64_t other = std::max(best[1], best[2]);
            if (places < least || longest < other || (longest == other && a > best[0])) best = {a, b, c};
            least = places;
        };
        for (std::int64_t a = 1; (flat ? (a - 1) * (a - 1) : (a - 1) * (a - 1) * (a - 1)) < n; ++a)
            for (std::int64_t b = a; b <= 2 * a; ++b) {
                if (flat)
                    take(a, b, 1);
                else
                    for (std::int64_t c = b; c <= 2 * a; ++c) take(a, b, c);
            }
        return best;
    };
    SizingInputs in;
    in.railsPerNode = 1;
    std::vector<std::int64_t> sizes{8192, 65536, 100000, 131072, 160000, 163840, 1000000};
    for (std::int64_t n = 1; n <= 5000; n += n < 1500 ? 1 : 7) sizes.push_back(n);
    for (const std::int64_t n : sizes) {
        in.nodes = n;
        in.family = Family::Torus;
        in.switchPorts = 6;
        QCOMPARE(sizeFabric(in).dims, all(n, false));
        in.switchPorts = 4;  // two sides
        QCOMPARE(sizeFabric(in).dims, all(n, true));
        in.family = Family::FullMesh2D;
        in.switchPorts = 65536;
        QCOMPARE(sizeFabric(in).dims, all(n, true));
    }
    in.family = Family::Torus;
    in.switchPorts = 6;
    in.nodes = 160000;
    const Sizing z = sizeFabric(in);
    QVERIFY((z.dims == Sides{50, 50, 64}) && z.diameter == 25 + 25 + 32);
    // Beyond the sizes that are searched whole: near the cube still, and next to nothing unused.
    for (const std::int64_t n :
         {std::int64_t{20'000'003}, std::int64_t{1'000'000'007}, std::int64_t{256'000'000'000'000}}) {
        in.railsPerNode = n > 1'000'000'000'000 ? 256 : 1;
        in.nodes = n / in.railsPerNode;
        const Sizing large = sizeFabric(in);
        QVERIFY(large.feasible);
        const auto [a, b, c] = large.dims;
        QVERIFY(a <= b && b <= c && c <= 2 * a && a * b * c >= n);
        QVERIFY(double(a * b * c - n) < 1e-3 * double(n));
    }
}

/// 127 ports fit 8 x 16 places with the fewest unused, and a port then has 22 links; of 21 it is 10 x 13.
void FabricSizingTest::aMeshChoosesSidesThatItsLinksReach() {
    SizingInputs in;
    in.family = Family::FullMesh2D;
    in.railsPerNode = 1;
    in.nodes = 127;
    in.switchPorts = 22;
    QVERIFY((sizeFabric(in).dims == std::array<std::int64_t, 3>{8, 16, 1}));
    in.switchPorts = 21;
    QVERIFY((sizeFabric(in).dims == std::array<std::int64_t, 3>{10, 13, 1}));
    // Every number up to the most that the links join is built, and one more is refused.
    for (const Family family : {Family::FullMesh, Family::FullMesh2D})
        for (std::int64_t links = 0; links <= 40; ++links) {
            in.family = family;
            in.switchPorts = links;
            const std::int64_t most = mostMeshPorts(in);
            for (std::int64_t n = 1; n <= most + 1; ++n) {
                in.nodes = n;
                const Sizing z = sizeFabric(in);
                QCOMPARE(z.feasible, n <= most);
                if (z.feasible) QVERIFY(z.maxEndpoints == most && z.maxNodes == most);
            }
        }
    in.family = Family::Torus;
    in.switchPorts = 6;
    QVERIFY(sizeFabric(in).maxNodes == 0 && sizeFabric(in).maxEndpoints == 0);
}

void FabricSizingTest::nonsenseIsRefusedWithAReason() {
    constexpr auto kMin = std::numeric_limits<std::int64_t>::min(), kMax = std::numeric_limits<std::int64_t>::max();
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    const Family families[] = {Family::LeafSpine, Family::RailOptimised, Family::RailOnly, Family::Torus,
                               Family::FullMesh,  Family::FullMesh2D,    Family::Dragonfly};
    const auto refused = [](const SizingInputs& in, Reason why) {
        const Sizing z = sizeFabric(in);
        return !z.feasible && z.why == why && z.groups.empty();
    };
    for (const std::int64_t bad : {kMin, std::int64_t{-1}, std::int64_t{0}, kMax})
        for (const Family family : families) {
            SizingInputs in = rails(100, 64);
            in.family = family;
            SizingInputs x = in;
            x.nodes = bad;
            QVERIFY(refused(x, Reason::BadNodes));
            x = in;
            x.railsPerNode = bad;
            QVERIFY(refused(x, Reason::BadRails));
            x = in;
            x.planes = bad;
            QVERIFY(refused(x, Reason::BadPlanes));
            x = in;
            x.linksPerCage = bad;
            QVERIFY(refused(x, Reason::BadCage));
            x = in;
            x.switchPorts = bad;
            const bool noLinks =
                bad == 0 && (family == Family::Torus || family == Family::FullMesh || family == Family::FullMesh2D);
            QVERIFY(refused(x, noLinks ? Reason::AboveMesh : Reason::BadRadix));
            x = in;
            x.suNodes = bad;
            if (bad != 0) QVERIFY(refused(x, Reason::BadSu));
            x = in;
            x.dims = {bad, bad, 3};
            sizeFabric(x);  // must only come back
        }
    SizingInputs in = rails(100, 64);
    for (const double bad : {0.0, -1.0, nan, inf, -inf, 1e300, 1e-300}) {
        in.oversubscription = bad;
        QVERIFY(refused(in, Reason::BadRatio));
    }
    in = rails(100, 1);
    QVERIFY(refused(in, Reason::BadRadix));
    in = rails(100, 64);
    in.linkRate = {nan};
    QVERIFY(refused(in, Reason::BadRate));
    in = rails(100, 64);
    in.maxTiers = 4;
    QVERIFY(refused(in, Reason::BadTiers));
    in.minTiers = 3;
    in.maxTiers = 2;
    QVERIFY(refused(in, Reason::BadTiers));
    for (const Family family : families)  // the largest counts allowed: answered, without overflow
        for (const std::int64_t radix : {std::int64_t{2}, std::int64_t{3}, std::int64_t{64}, std::int64_t{65536}}) {
            in = rails(1'000'000'000'000, radix);
            in.railsPerNode = 256;
            in.planes = 64;
            in.family = family;
            const Sizing z = sizeFabric(in);
            QVERIFY(z.feasible || z.why != Reason::None);
            QVERIFY(z.maxEndpoints >= 0 && z.total.links() >= 0 && z.total.unusedLeafPorts >= 0);
            in = rails(1'000'000'000, radix);
            in.family = family;
            QVERIFY(sizeFabric(in).feasible || sizeFabric(in).why != Reason::None);
        }
}

void FabricSizingTest::divisorsAreTheSmallestOnes() {
    for (std::int64_t n = 1; n <= 300; ++n)
        for (std::int64_t least = -1; least <= n + 1; ++least) {
            std::int64_t slow = std::max<std::int64_t>(1, least);
            while (slow <= n && n % slow != 0) ++slow;
            const auto fast = smallestDivisorFrom(n, least);
            QCOMPARE(fast.has_value(), slow <= n);
            if (fast) QCOMPARE(*fast, slow);
        }
    QVERIFY(!smallestDivisorFrom(0, 1) && !smallestDivisorFrom(-4, 1));
    QVERIFY(!divisorRule(0, 4, 4).spines && !divisorRule(4, 0, 4).spines && !divisorRule(4, 4, 0).spines);
    QVERIFY(!divisorRule(std::numeric_limits<std::int64_t>::max(), 4, 4).spines);
}

void FabricSizingTest::uplinksMayBeWiderThanDownlinks() {
    // Alibaba HPN, SIGCOMM 2024: 15 segments of 128 hosts with 8 NICs of 2 x 200G, two planes; a ToR of 128 x 400G has
    // 128 + 8 x 200G down and 60 x 400G up, an Agg 120 down and 8 up.
    SizingInputs in = rails(1920, 256);
    in.planes = 2;
    in.trunkWidth = 2;
    in.oversubscription = 68.0 / 60;
    in.spineOversubscription = 15;
    in.minTiers = 3;
    in.linkRate = ByteRate{25e9};
    const Sizing z = sizeFabric(in);
    QVERIFY(z.feasible);
    QCOMPARE(z.leafDown, 136);
    QCOMPARE(z.leafUp, 60);
    QCOMPARE(z.total.leaves, 240);
    QCOMPARE(z.total.spines, 120);
    QCOMPARE(z.total.leafSpineLinks, 14400);
    QCOMPARE(z.spineDown, 120);
    QCOMPARE(z.spineUp, 8);
    QCOMPARE(trunkRate(in).si, 50e9);
    // One pod: nothing crosses the cores above it.
    QCOMPARE(z.realisedSpine, 15.0);
    QCOMPARE(z.realisedWorstPath, 136.0 / 120);
    const SwitchGroup active{Tier::Leaf, 1, 256, 128, 60, 2, false};
    QVERIFY(std::abs(active.ratio() - 1.0667) < 1e-4);
    QCOMPARE(active.used(), 248);
    // Same bandwidth everywhere: links twice as wide need half as many, and the counts of switches stay.
    SizingInputs narrow = rails(512, 64), wide = rails(512, 64);
    wide.trunkWidth = 2;
    const Sizing a = sizeFabric(narrow), b = sizeFabric(wide);
    QCOMPARE(b.total.leaves, a.total.leaves);
    QCOMPARE(b.leafUp * 2, a.leafUp);
    QCOMPARE(b.realisedLeaf, a.realisedLeaf);
    QCOMPARE(b.total.leafSpineLinks * 2, a.total.leafSpineLinks);
    // A spine of half as many ports reaches half as many leaves: two tiers end at 32 x 32 ports.
    QCOMPARE(b.maxNodesTwoTiers * 2, a.maxNodesTwoTiers);
    wide.trunkWidth = 33;
    QCOMPARE(sizeFabric(wide).why, Reason::BadWidth);
}

void FabricSizingTest::storageNodesMayHaveLeavesOfTheirOwn() {
    // 127 servers with two ports at 4 : 3, storage nodes with 48 ports at 1 : 1, switches of 64 ports. A leaf: 36 down
    // and 28 up; of storage nodes 28 down. ceil(254 / 36) + ceil(48 / 28) = 8 + 2 leaves, 280 uplinks, at least 5
    // spines, and 7 is the next divisor of 28.
    SizingInputs in;
    in.family = Family::LeafSpine;
    in.railsPerNode = 1;
    in.nodes = 254 + 48;
    in.sideNodes = 48;
    in.oversubscription = 4.0 / 3;
    const Sizing z = sizeFabric(in);
    QVERIFY(z.feasible);
    QCOMPARE(z.leafDown, 36);
    QCOMPARE(z.leafUp, 28);
    QCOMPARE(z.sideDown, 28);
    QCOMPARE(z.sideLeaves, 2);
    QCOMPARE(z.total.leaves, 10);
    QCOMPARE(z.total.spines, 7);
    QCOMPARE(z.linksPerPair, 4);
    QCOMPARE(z.realisedLeaf, 36.0 / 28);
    QCOMPARE(z.realisedSide, 1.0);
    QCOMPARE(z.realisedWorstPath, 36.0 / 28);
    // Half of the 302 ports are all servers': 151 / (36 / 28) links.
    QCOMPARE(z.bisection.si, 151 / (36.0 / 28) * 50e9);
    QCOMPARE(z.growthNodes, 8 * 36 - 254);
    const std::vector<FailureDomain> domains = failureDomains(in, z);
    QCOMPARE(std::count_if(domains.begin(), domains.end(),
                           [](const FailureDomain& d) { return d.tier == Tier::Leaf && d.endpoints == 20; }),
             1);  // 48 = 28 + 20
    // Ports left over limit a looser ratio; what all fits one switch needs no leaf for either side.
    in.sideOversubscription = 2;
    QCOMPARE(sizeFabric(in).sideDown, 36);
    in.nodes = 60;
    in.singleSwitch = true;
    const Sizing one = sizeFabric(in);
    QCOMPARE(one.tiers, 1);
    QCOMPARE(one.total.leaves, 1);
    QCOMPARE(one.sideLeaves, 0);
    // Largest two tiers: 64 leaves, 2 of them for the storage nodes.
    in.sideOversubscription = 1;
    in.nodes = 302;
    in.singleSwitch = false;
    in.maxTiers = 2;
    QCOMPARE(sizeFabric(in).maxNodes, 62 * 36 + 48);
    in.nodes = 62 * 36 + 48;
    QVERIFY(sizeFabric(in).feasible);
    ++in.nodes;
    QCOMPARE(sizeFabric(in).why, Reason::AboveTwoTiers);
    in.family = Family::RailOptimised;
    QCOMPARE(sizeFabric(in).why, Reason::BadSide);
}

QTEST_APPLESS_MAIN(FabricSizingTest)
#include "fabric_sizing_test.moc"
