// SPDX-License-Identifier: GPL-3.0-or-later
// Congestion, port speed, failure domains, optics and closed forms of families, by hand and by brute force.
#include <QtTest>

#include <cmath>
#include <functional>
#include <limits>
#include <random>
#include <vector>

#include "model/fabric/congestion.h"
#include "model/fabric/failure_domain.h"
#include "model/fabric/families.h"
#include "model/fabric/optics.h"
#include "model/fabric/placement.h"
#include "model/fabric/scale_up.h"

using namespace model;
using namespace model::fabric;

namespace {

/// E[max] by counting all m^n ways.
double countedMaximum(int n, int m) {
    std::vector<int> load(static_cast<std::size_t>(m), 0);
    double sum = 0, ways = 0;
    const std::function<void(int)> place = [&](int left) {
        if (left == 0) {
            sum += *std::max_element(load.begin(), load.end());
            ways += 1;
            return;
        }
        for (int& l : load) {
            ++l;
            place(left - 1);
            --l;
        }
    };
    place(n);
    return sum / ways;
}

SizingInputs superPod() {
    SizingInputs in;
    in.nodes = 127;
    in.suNodes = 32;
    in.ufm = true;
    return in;
}

bool near(double a, double b, double rel) {
    return std::abs(a - b) <= rel * std::abs(b);
}

}  // namespace

class FabricPlanningTest : public QObject {
    Q_OBJECT
private slots:
    void hashingMatchesCounting();
    void hashingBeyondTheExactRangeAgreesWithDraws();
    void congestionRefusesNonsense();
    void oneFlowLosesAsItsFormulaSays();
    void theWorstOfManyFlowsLosesMore();
    void effectiveRateFollowsTheShareThatCrosses();
    void portSpeedIsTheNextOne();
    void aLeafStopsJobsAndAPlaneHalvesThem();
    void spinesAndCoresLeaveTheRest();
    void failureDomainsAddUpToAllSwitches();
    void oneLinkTakesItsShareOfTheUplinks();
    void publishedScaleUpDomainsHaveTheirSwitches();
    void opticsKeepTheirFiveCounts();
    void directNetworksMatchTheirGraphs();
    void dragonflyWithFewGroupsIsEven();
    void podsWithTwoTorsNeedWholeAggregation();
    void sharesThatLeaveTheLeaf();
};

void FabricPlanningTest::hashingMatchesCounting() {
    for (int n = 1; n <= 8; ++n)
        for (int m = 1; m <= 5; ++m) {
            const auto e = ecmpLoad(n, m);
            QVERIFY(e && e->exact);
            QVERIFY2(near(e->expectedMax, countedMaximum(n, m), 1e-9), qPrintable(QString("%1/%2").arg(n).arg(m)));
        }
    QCOMPARE(ecmpLoad(1'000'000, 1)->efficiency, 1.0);
    QVERIFY(near(ecmpLoad(60, 1'000'000'000)->expectedMax, 1, 1e-4));  // nearly never two on one link
}

void FabricPlanningTest::hashingBeyondTheExactRangeAgreesWithDraws() {
    std::mt19937_64 random(7);
    for (const auto& [n, m] : {std::pair{65, 8}, {512, 64}, {1000, 2}, {300, 300}}) {
        std::uniform_int_distribution<std::size_t> link(0, static_cast<std::size_t>(m) - 1);
        double sum = 0, squares = 0;
        const int draws = 20000;
        for (int d = 0; d < draws; ++d) {
            std::vector<int> load(static_cast<std::size_t>(m), 0);
            for (int i = 0; i < n; ++i) ++load[link(random)];
            const double top = *std::max_element(load.begin(), load.end());
            sum += top;
            squares += top * top;
        }
        const double mean = sum / draws, error = std::sqrt((squares / draws - mean * mean) / draws);
        const auto e = ecmpLoad(n, m);
        QVERIFY(e && !e->exact);
        QVERIFY2(std::abs(e->expectedMax - mean) < 4 * error + 0.01 * mean,
                 qPrintable(QString("%1/%2: %3, drawn %4").arg(n).arg(m).arg(e->expectedMax).arg(mean)));
    }
    // The three forms meet at their borders.
    QVERIFY(near(ecmpLoad(64, 16)->expectedMax, ecmpLoad(65, 16)->expectedMax, 0.02));
    QVERIFY(near(ecmpLoad(7992, 8)->expectedMax, ecmpLoad(8000, 8)->expectedMax, 0.01));
    QVERIFY(ecmpLoad(1'000'000'000, 1000)->efficiency > 0.99);
}

void FabricPlanningTest::oneFlowLosesAsItsFormulaSays() {
    for (const double q : {1e-5, 1e-4, 1e-3, 0.2})
        for (const double window : {1.0, 98.0, 256.0}) {
            const auto alone = retransmission(q, window);
            QVERIFY(near(lossTail(q, window, 20'000, 1, true)->efficiency, alone->goBackN, 1e-12));
            QVERIFY(near(lossTail(q, window, 20'000, 1, false)->efficiency, alone->selectiveRepeat, 1e-12));
        }
    QCOMPARE(lossTail(0, 98, 20'000, 160'000, true)->efficiency, 1.0);
    QVERIFY(!lossTail(1, 98, 20'000, 1, true) && !lossTail(-0.1, 98, 20'000, 1, true) && !lossTail(0.1, 0, 1, 1, true));
    QVERIFY(near(*incastKept(0.1, 8), 1 / 1.7, 1e-12) && *incastKept(0, 8) == 1 && !incastKept(2, 8));
}

void FabricPlanningTest::theWorstOfManyFlowsLosesMore() {
    // E[max of two Poisson numbers] = l + l e^{-2l} (I0(2l) + I1(2l)); at l = 1, I0(2) = 2.2795853, I1(2) = 1.5906369.
    const double q = 1.0 / 20'001;  // 20,000 q / (1 - q) = 1
    const auto two = lossTail(q, 98, 20'000, 2, true);
    QVERIFY(near(two->worst, 1 + std::exp(-2.0) * (2.2795853 + 1.5906369), 1e-6));
    std::mt19937_64 random(11);
    for (const int flows : {16, 1024}) {
        const double loss = 1e-4, packets = 20'000, mean = packets * loss / (1 - loss);
        std::poisson_distribution<int> losses(mean);
        double sum = 0;
        const int draws = 2000;
        for (int d = 0; d < draws; ++d) {
            int worst = 0;
            for (int f = 0; f < flows; ++f) worst = std::max(worst, losses(random));
            sum += worst;
        }
        const auto tail = lossTail(loss, 98, packets, flows, true);
        QVERIFY2(near(tail->worst, sum / draws, 0.02), qPrintable(QString::number(tail->worst)));
        QVERIFY(near(tail->efficiency, packets / (packets + 98 * tail->worst), 1e-12));
    }
}

void FabricPlanningTest::congestionRefusesNonsense() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!ecmpLoad(0, 4) && !ecmpLoad(4, 0) && !ecmpLoad(-1, -1));
    QVERIFY(!retransmission(-0.1, 10) && !retransmission(1.1, 10) && !retransmission(nan, 10));
    QVERIFY(!retransmission(0.1, 0) && !retransmission(0.1, nan));
    QCOMPARE(retransmission(1, 98)->goBackN, 0.0);
    QVERIFY(!incast(0, ByteRate{1}, Bytes{1}) && !incast(2, ByteRate{0}, Bytes{1}) &&
            !incast(2, ByteRate{1}, Bytes{nan}));
    QVERIFY(std::isinf(incast(1, ByteRate{1}, Bytes{1})->fill.si));
    QVERIFY(!effectiveRate(ByteRate{0}, 0.5, 2) && !effectiveRate(ByteRate{1}, 1.5, 2) &&
            !effectiveRate(ByteRate{1}, 0.5, 0) && !effectiveRate(ByteRate{1}, nan, 2));
    QVERIFY(!choosePort(ByteRate{0}, 0.9) && !choosePort(ByteRate{25e9}, 0) && !choosePort(ByteRate{25e9}, 1.1) &&
            !choosePort(ByteRate{nan}, 0.9) && !choosePort(ByteRate{1}, 0.9, {}));
    QVERIFY(!planeShareLeft(0, 0) && !planeShareLeft(4, 5) && !planeShareLeft(4, -1));
}

void FabricPlanningTest::effectiveRateFollowsTheShareThatCrosses() {
    const ByteRate b{50e9};
    QCOMPARE(effectiveRate(b, 0, 7)->si, 50e9);
    QCOMPARE(effectiveRate(b, 1, 7)->si, 50e9 / 7);
    QCOMPARE(effectiveRate(b, 0.5, 3)->si, 25e9);
    QCOMPARE(effectiveRate(b, 0.5, 0.5)->si, 50e9);  // spare uplinks give nothing
    Deratings f;
    f.hash = 0.5;
    QCOMPARE(deratedRate(b, f, 0, 1)->si, 50e9);  // no hashing inside the leaf
    QCOMPARE(deratedRate(b, f, 1, 1)->si, 25e9);
    f.protocol = 0.9;
    QVERIFY(near(deratedRate(b, f, 1, 2)->si, 50e9 * 0.9 * 0.5 / 2, 1e-12));
    f.loss = 0;
    QVERIFY(!deratedRate(b, f, 1, 2));
}

void FabricPlanningTest::portSpeedIsTheNextOne() {
    const auto derated = choosePort(ByteRate{25e9}, 0.9);
    QVERIFY(near(derated->wire.si * 8, 222.2e9, 1e-3));
    QCOMPARE(derated->port->si * 8, 400e9);
    QCOMPARE(choosePort(ByteRate{25e9}, 1)->port->si * 8, 200e9);
    QCOMPARE(choosePort(ByteRate{50e9}, 0.9)->port->si * 8, 800e9);
    const auto large = choosePort(ByteRate{250e9}, 1);
    QVERIFY(!large->port);
    QCOMPARE(large->portsOfLargest, 3);
}

void FabricPlanningTest::aLeafStopsJobsAndAPlaneHalvesThem() {
    SizingInputs in = superPod();
    auto leaf = largestDomain(failureDomains(in, sizeFabric(in)), Tier::Leaf);
    QVERIFY(leaf);
    QCOMPARE(leaf->endpoints, 32);
    QCOMPARE(leaf->nodes, 32);  // one card each of 32 nodes
    QCOMPARE(leaf->left, 0.0);
    QVERIFY(leaf->stopsJobs);
    QCOMPARE(largestDomain(failureDomains(in, sizeFabric(in), true), Tier::Leaf)->left, 0.5);
    in.planes = 2;
    in.switchPorts = 128;
    leaf = largestDomain(failureDomains(in, sizeFabric(in)), Tier::Leaf);
    QCOMPARE(leaf->left, 0.5);
    QVERIFY(!leaf->stopsJobs);
    in = superPod();
    in.family = Family::LeafSpine;
    QCOMPARE(largestDomain(failureDomains(in, sizeFabric(in)), Tier::Leaf)->nodes, 4);  // all cards of 4 nodes
    in = superPod();
    const auto pair = leavesLostTogether(in, sizeFabric(in), 2);
    QVERIFY(pair && pair->endpoints == 64 && pair->stopsJobs);
    QVERIFY(!leavesLostTogether(in, sizeFabric(in), 0) && !leavesLostTogether(in, sizeFabric(in), 33));
}

void FabricPlanningTest::spinesAndCoresLeaveTheRest() {
    SizingInputs in = superPod();
    auto spine = largestDomain(failureDomains(in, sizeFabric(in)), Tier::Spine);
    QCOMPARE(spine->leftInPlane, 15.0 / 16);
    QCOMPARE(spine->nodes, 127);
    in.nodes = 2048;
    in.ufm = false;
    const auto domains = failureDomains(in, sizeFabric(in));
    QCOMPARE(largestDomain(domains, Tier::Core)->leftInPlane, 255.0 / 256);
    spine = largestDomain(domains, Tier::Spine);
    QCOMPARE(spine->leftInPlane, 31.0 / 32);
    QCOMPARE(spine->endpoints, 1024);  // its pod
    in.planes = 2;
    QCOMPARE(largestDomain(failureDomains(in, sizeFabric(in)), Tier::Spine)->left, 1 - 1.0 / 64);
    QCOMPARE(*planeShareLeft(60, 1), 59.0 / 60);
    QVERIFY(failureDomains(SizingInputs{}, sizeFabric(SizingInputs{})).empty());
}

/// NVL72: 18 trays of 4, 18 chips, 18 links a card. CloudMatrix384: 48 nodes, 336 and 112 switches.
void FabricPlanningTest::publishedScaleUpDomainsHaveTheirSwitches() {
    for (const std::int64_t server : {4, 72}) {
        const auto nvl = scaleUpShape(72, server);
        QVERIFY(nvl && nvl->published);
        QCOMPARE(nvl->servers, 18);
        QCOMPARE(nvl->firstLevel, 18);
        QCOMPARE(nvl->linksPerCard, 18);
        QCOMPARE(nvl->secondLevel, 0);
    }
    const auto matrix = scaleUpShape(384, 384);
    QVERIFY(matrix && matrix->published);
    QCOMPARE(matrix->servers, 48);
    QCOMPARE(matrix->firstLevel, 336);
    QCOMPARE(matrix->secondLevel, 112);
    const auto box = scaleUpShape(8, 8);
    QVERIFY(box && !box->published);
    QCOMPARE(box->servers, 1);
    QCOMPARE(scaleUpShape(64, 16)->servers, 4);
    QVERIFY(!scaleUpShape(1, 8) && !scaleUpShape(8, 0));
}

/// Counted by hand: a leaf of 32 uplinks loses one of them, a pod of 32 spines with 32 uplinks one of 1,024, a
/// position of a torus one of its six neighbours, one of a 2D mesh of 8 x 8 one of 14.
void FabricPlanningTest::oneLinkTakesItsShareOfTheUplinks() {
    SizingInputs in = superPod();
    auto link = trunkLost(in, sizeFabric(in), Tier::Leaf);
    QVERIFY(link);
    QCOMPARE(link->endpoints, 32);
    QCOMPARE(link->switches, 1024);  // RA-11333-001: 1,024 leaf-spine cables of 4 SU
    QCOMPARE(link->left, 31.0 / 32);
    QVERIFY(!link->stopsJobs);
    QCOMPARE(trunkLost(in, sizeFabric(in), Tier::Leaf, true)->left, 63.0 / 64);
    QVERIFY(!trunkLost(in, sizeFabric(in), Tier::Spine));
    QVERIFY(!trunkLost(in, sizeFabric(in), Tier::Core));
    in.nodes = 2048;
    in.ufm = false;
    link = trunkLost(in, sizeFabric(in), Tier::Spine);
    QVERIFY(link);
    QCOMPARE(link->endpoints, 1024);  // a pod
    QCOMPARE(link->left, 1023.0 / 1024);
    in.planes = 2;
    QCOMPARE(trunkLost(in, sizeFabric(in), Tier::Leaf)->left, 63.0 / 64);
    QVERIFY(!neighbourLinkLost(in, sizeFabric(in)));
    SizingInputs direct;
    direct.family = Family::Torus;
    direct.nodes = 4096;
    direct.railsPerNode = 1;
    direct.dims = {16, 16, 16};
    link = neighbourLinkLost(direct, sizeFabric(direct));
    QVERIFY(link);
    QCOMPARE(link->endpoints, 2);
    QCOMPARE(link->left, 5.0 / 6);
    QCOMPARE(link->switches, 12288);  // 3 N
    direct.family = Family::FullMesh2D;
    direct.nodes = 64;
    direct.dims = {8, 8, 0};
    QCOMPARE(neighbourLinkLost(direct, sizeFabric(direct))->left, 13.0 / 14);
    direct.family = Family::Torus;
    direct.nodes = 2;
    direct.dims = {2, 1, 1};
    QVERIFY(neighbourLinkLost(direct, sizeFabric(direct))->stopsJobs);  // its only neighbour
}

void FabricPlanningTest::failureDomainsAddUpToAllSwitches() {
    for (std::int64_t nodes = 1; nodes < 3000; nodes += 7)
        for (const Family family : {Family::RailOptimised, Family::LeafSpine, Family::RailOnly}) {
            SizingInputs in;
            in.nodes = nodes;
            in.family = family;
            in.switchPorts = 40;
            in.planes = 2;
            const Sizing z = sizeFabric(in);
            if (!z.feasible) continue;
            std::int64_t switches = 0;
            for (const FailureDomain& d : failureDomains(in, z)) {
                switches += d.switches;
                QVERIFY(d.left >= 0 && d.left < 1 && d.endpoints <= z.perPlane.endpoints && d.nodes <= nodes);
            }
            QCOMPARE(switches, z.total.switches());
        }
}

void FabricPlanningTest::opticsKeepTheirFiveCounts() {
    const SizingInputs in = superPod();
    const Sizing z = sizeFabric(in);
    OpticsInputs how;
    FabricOptics o = fabricOptics(in, z, how);
    QCOMPARE(o.nodeLeaf.ports, 2 * 1016);
    QCOMPARE(o.nodeModules, 508);
    QCOMPARE(o.leafSpine.assemblies, 1024);
    QCOMPARE(o.ufm.assemblies, 2);
    QCOMPARE(o.switchModules, 1536);
    QVERIFY(o.switchModules <= o.switchCages);
    how.nodeLeaf = Medium::TwinCopper;
    how.leafSpine = Medium::FibreSplitter;
    o = fabricOptics(in, z, how);
    QCOMPARE(o.nodeLeaf.modules(), 0);
    QCOMPARE(o.nodeLeaf.assemblies, 508);
    QCOMPARE(o.leafSpine.assemblies, 512);
    how.nodeLeaf = Medium::Fibre;
    SizingInputs small = superPod();
    small.nodes = 9;  // 9 of 32 down ports: 5 cages of each leaf, not 16
    small.ufm = false;
    o = fabricOptics(small, sizeFabric(small), how);
    QCOMPARE(o.nodeLeaf.modulesHigh, 8 * 5);
    how.populateAll = true;
    QCOMPARE(fabricOptics(small, sizeFabric(small), how).nodeLeaf.modulesHigh, 8 * 16);
    how.switchPortsPerCage = 0;
    QVERIFY(fabricOptics(small, sizeFabric(small), how) == FabricOptics{});
    const DeviceGroup odd{3, 5, 2, 0};
    QCOMPARE(tierOptics(15, Medium::Aoc, {&odd, 1}, {}).cages(), 9);
}

void FabricPlanningTest::directNetworksMatchTheirGraphs() {
    // Links and diameter from the neighbour rule itself.
    for (const std::vector<std::int64_t>& dims :
         {std::vector<std::int64_t>{4, 4, 4}, {2, 3, 5}, {1, 6}, {2, 2}, {7}, {1, 1}}) {
        std::int64_t n = 1, links = 0, reach = 0;
        for (const std::int64_t d : dims) n *= d;
        for (const std::int64_t d : dims) {
            if (d > 1) links += n / d * (d == 2 ? 1 : d);  // rings of d
            reach += d / 2;
        }
        const auto t = torus(dims);
        QVERIFY(t && t->endpoints == n && t->links == links && t->diameter == reach);
    }
    QVERIFY(!torus(std::vector<std::int64_t>{}) && !torus(std::vector<std::int64_t>{4, 0}) &&
            !torus(std::vector<std::int64_t>{4'000'000'000, 4'000'000'000}));
    QVERIFY(!fullMesh(0) && !fullMesh2D(0, 4) && !fullMesh2D(-1, -1));
    QCOMPARE(fullMesh2D(1, 8)->bisectionLinks, fullMesh(8)->bisectionLinks);
    QCOMPARE(fullMesh(1)->diameter, 0);
    QVERIFY(!karyFatTree(7) && !karyFatTree(0) && !karyFatTree(-2) && !largestTwoTier(1, 1) && !largestTwoTier(64, 0));
    const std::vector<std::int64_t> dims{4, 4, 4};
    QVERIFY(!topologyTimes(63, dims, Bytes{1}, Bytes{1}, ByteRate{1}, Duration{0}, Duration{0}));
    QVERIFY(!topologyTimes(64, dims, Bytes{1}, Bytes{1}, ByteRate{0}, Duration{0}, Duration{0}));
}

void FabricPlanningTest::dragonflyWithFewGroupsIsEven() {
    for (std::int64_t h = 1; h <= 8; ++h)
        for (std::int64_t g = 1; g <= 2 * h * h + 1; ++g) {
            const auto d = balancedDragonfly(h, g);
            QVERIFY(d && d->linksPerGroupPair * (g - 1) <= d->a * h);  // global ports of a group
            QVERIFY(g == 1 || d->linksPerGroupPair >= 1);
        }
    QVERIFY(!balancedDragonfly(0) && !balancedDragonfly(2, 10) && !balancedDragonfly(2, -1));
}

void FabricPlanningTest::podsWithTwoTorsNeedWholeAggregation() {
    QVERIFY(dualTorPod(15, 16, 2, 1024, 2, 128, 60, 120));
    QVERIFY(!dualTorPod(15, 16, 2, 1024, 2, 127, 60, 120));  // 128 NIC ports on 127 down ports
    QVERIFY(!dualTorPod(15, 16, 2, 1024, 2, 128, 60, 119));
    QVERIFY(!dualTorPod(0, 16, 2, 1024, 2, 128, 60, 120));
    const std::vector<std::int64_t> whole{16, 16, 16}, cube{4, 4, 4}, odd{5, 4, 4};
    QCOMPARE(opticalTorus(whole, cube, 128)->switches, 48);
    QVERIFY(!opticalTorus(whole, odd, 128) && !opticalTorus(whole, cube, 0));
}

void FabricPlanningTest::sharesThatLeaveTheLeaf() {
    QCOMPARE(*contiguousRingShare(9, 8), 1.0 / 8);
    QCOMPARE(*allToAllShare(8, 8), 0.0);
    QCOMPARE(*randomRingShare(1, 1), 0.0);
    QVERIFY(!contiguousRingShare(0, 1) && !randomRingShare(1, 0) && !allToAllShare(-1, 2));
    QCOMPARE(hierarchicalAllReduce(Bytes{8e9}, 2, 8)->si, 1e9);
    QVERIFY(!hierarchicalAllReduce(Bytes{8e9}, 2, 0));
    QVERIFY(!stepVolumes({}));
}

QTEST_APPLESS_MAIN(FabricPlanningTest)
#include "fabric_planning_test.moc"
