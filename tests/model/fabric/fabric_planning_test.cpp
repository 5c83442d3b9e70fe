// SPDX-License-Identifier: GPL-3.0-or-later
// Congestion, port speed, failure domains, optics and closed forms of families, by hand and by brute force.
#include <QtTest>

#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <random>
#include <set>
#include <tuple>
#include <vector>

#include "model/fabric/congestion.h"
#include "model/fabric/failure_domain.h"
#include "model/fabric/families.h"
#include "model/fabric/optics.h"
#include "model/fabric/placement.h"
#include "model/fabric/scale_up.h"
#include "model/fabric/wiring.h"

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

/// The worst loss of one device of a kind, counted on the wires: what stops a job, else what leaves the least, for the
/// most cards; and the most nodes of all that are as bad.
struct Counted {
    bool stops = false;
    double left = 1;
    std::int64_t endpoints = 0, nodes = 0;

    void take(const Counted& o) {
        if (o.endpoints < 1) return;
        const auto rank = [](const Counted& c) {
            return std::tuple(c.endpoints < 1, !c.stops, std::llround(c.left * 1e12), -c.endpoints);
        };
        if (rank(o) < rank(*this))
            *this = o;
        else if (rank(o) == rank(*this))
            nodes = std::max(nodes, o.nodes);
    }
};
struct CountedWorst {
    Counted leaf, spine, core;
};
CountedWorst countOnWires(const SizingInputs& in, const Sizing& z, bool dualTor) {
    using Pod = std::tuple<int, int, int>;  // plane, copy, pod
    struct Below {
        std::int64_t endpoints = 0;
        std::set<std::int32_t> nodes;
    };
    const auto w = wire(in, z);
    const auto& devices = w->devices;
    const auto podOf = [&](std::int32_t spine) {
        const Device& d = devices[std::size_t(spine)];
        return Pod(d.plane, d.copy, d.group);
    };
    std::map<std::int32_t, Below> leaves;
    std::map<std::int32_t, Pod> leafPod;
    std::map<Pod, Below> pods;
    std::map<Pod, std::set<std::int32_t>> spines;
    std::map<Pod, std::int64_t> upOf;
    std::map<std::int32_t, std::map<Pod, std::int64_t>> cores;
    for (const Link& l : w->links) {
        const DeviceKind a = devices[std::size_t(l.a.device)].kind, b = devices[std::size_t(l.z.device)].kind;
        if (a == DeviceKind::Node) {
            ++leaves[l.z.device].endpoints;
            leaves[l.z.device].nodes.insert(l.a.device);
        } else if (a == DeviceKind::Leaf && b == DeviceKind::Spine) {
            leafPod[l.a.device] = podOf(l.z.device);
            spines[podOf(l.z.device)].insert(l.z.device);
        } else if (a == DeviceKind::Spine) {
            ++upOf[podOf(l.a.device)];
            ++cores[l.z.device][podOf(l.a.device)];
        }
    }
    for (const auto& [leaf, pod] : leafPod) {
        pods[pod].endpoints += leaves[leaf].endpoints;
        pods[pod].nodes.insert(leaves[leaf].nodes.begin(), leaves[leaf].nodes.end());
    }
    const double planes = double(in.planes);
    const auto loss = [&](double lostOfPlane, std::int64_t endpoints, std::size_t nodes) {
        const double left = 1 - lostOfPlane / planes;
        return Counted{left < 1e-12, left, endpoints, std::int64_t(nodes)};
    };
    CountedWorst out;
    for (const auto& [leaf, below] : leaves)
        out.leaf.take(loss(dualTor ? 0.5 : 1, below.endpoints, below.nodes.size()));
    for (const auto& [pod, below] : pods)
        out.spine.take(loss(1.0 / double(spines[pod].size()), below.endpoints, below.nodes.size()));
    for (const auto& [core, links] : cores) {
        Counted worst;
        std::map<std::int64_t, Below> alike;  // pods that lose the same share
        for (const auto& [pod, n] : links) {
            Below& all = alike[std::llround(1e12 * double(n) / double(upOf[pod]))];
            all.endpoints += pods[pod].endpoints;
            all.nodes.insert(pods[pod].nodes.begin(), pods[pod].nodes.end());
        }
        for (const auto& [share, below] : alike)
            worst.take(loss(double(share) / 1e12, below.endpoints, below.nodes.size()));
        out.core.take(worst);
    }
    return out;
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
    void aLastPodOfFewerSpinesIsHitWorst();
    void theLinksOfAManagerAreNoCards();
    void theWorstDomainsAreThoseOfTheWires();
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
    auto leaf = worstDomain(failureDomains(in, sizeFabric(in)), Tier::Leaf);
    QVERIFY(leaf);
    QCOMPARE(leaf->endpoints, 32);
    QCOMPARE(leaf->nodes, 32);  // one card each of 32 nodes
    QCOMPARE(leaf->left, 0.0);
    QVERIFY(leaf->stopsJobs);
    QCOMPARE(worstDomain(failureDomains(in, sizeFabric(in), true), Tier::Leaf)->left, 0.5);
    in.planes = 2;
    in.switchPorts = 128;
    leaf = worstDomain(failureDomains(in, sizeFabric(in)), Tier::Leaf);
    QCOMPARE(leaf->left, 0.5);
    QVERIFY(!leaf->stopsJobs);
    in = superPod();
    in.family = Family::LeafSpine;
    QCOMPARE(worstDomain(failureDomains(in, sizeFabric(in)), Tier::Leaf)->nodes, 4);  // all cards of 4 nodes
    in = superPod();
    const auto pair = leavesLostTogether(in, sizeFabric(in), 2);
    QVERIFY(pair && pair->endpoints == 64 && pair->stopsJobs);
    QVERIFY(!leavesLostTogether(in, sizeFabric(in), 0) && !leavesLostTogether(in, sizeFabric(in), 33));
}

void FabricPlanningTest::spinesAndCoresLeaveTheRest() {
    SizingInputs in = superPod();
    auto spine = worstDomain(failureDomains(in, sizeFabric(in)), Tier::Spine);
    QCOMPARE(spine->leftInPlane, 15.0 / 16);
    QCOMPARE(spine->nodes, 127);
    in.nodes = 2048;
    in.ufm = false;
    const auto domains = failureDomains(in, sizeFabric(in));
    QCOMPARE(worstDomain(domains, Tier::Core)->leftInPlane, 255.0 / 256);
    spine = worstDomain(domains, Tier::Spine);
    QCOMPARE(spine->leftInPlane, 31.0 / 32);
    QCOMPARE(spine->endpoints, 1024);  // its pod
    in.planes = 2;
    QCOMPARE(worstDomain(failureDomains(in, sizeFabric(in)), Tier::Spine)->left, 1 - 1.0 / 64);
    QCOMPARE(*planeShareLeft(60, 1), 59.0 / 60);
    QVERIFY(failureDomains(SizingInputs{}, sizeFabric(SizingInputs{})).empty());
}

/// NVL72: 18 trays of 4, 18 chips in 9 trays, 18 links a card. CloudMatrix384: 48 nodes, 336 and 112 switches.
void FabricPlanningTest::publishedScaleUpDomainsHaveTheirSwitches() {
    for (const std::int64_t server : {4, 72}) {
        const auto nvl = scaleUpShape(72, server);
        QVERIFY(nvl && nvl->published);
        QCOMPARE(nvl->servers, 18);
        QCOMPARE(nvl->firstLevel, 18);
        QCOMPARE(nvl->trays, 9);
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
    // The rack of a UB mesh: 8 x 8 cards, seven links along either side (fabric-racks-bom.md 2).
    const auto rack = scaleUpShape(64, 8, ScaleUpWires::Mesh2D);
    QVERIFY(rack && rack->published && rack->servers == 8);
    QVERIFY(rack->sides[0] == 8 && rack->sides[1] == 8 && rack->linksPerCard == 14 && rack->hops == 2);
    QCOMPARE(rack->directLinks, 64 * 14 / 2);
    const auto eight = scaleUpShape(8, 8, ScaleUpWires::Mesh);
    QVERIFY(eight->directLinks == 28 && eight->linksPerCard == 7 && eight->hops == 1);
    QVERIFY(!scaleUpShape(7, 7, ScaleUpWires::Mesh2D)->published);
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

/// Counted by hand.
void FabricPlanningTest::aLastPodOfFewerSpinesIsHitWorst() {
    SizingInputs in;  // 2,056 ports on radix 64: pods of 32 leaves of 32, and one leaf more, which one spine takes
    in.family = Family::LeafSpine;
    in.nodes = 257;
    Sizing z = sizeFabric(in);
    auto domains = failureDomains(in, z);
    auto spine = worstDomain(domains, Tier::Spine);
    QVERIFY(spine && spine->stopsJobs && spine->left == 0);
    QVERIFY(spine->endpoints == 8 && spine->nodes == 1 && spine->switches == 1);
    auto core = worstDomain(domains, Tier::Core);  // three pods: two cores of each group
    QVERIFY(core && !core->stopsJobs && core->left == 0.5 && core->endpoints == 8 && core->switches == 2);
    // The rows of the full pods stand beside them.
    const auto has = [&](Tier tier, std::int64_t switches, std::int64_t endpoints, double left) {
        return std::any_of(domains.begin(), domains.end(), [&](const FailureDomain& d) {
            return d.tier == tier && d.switches == switches && d.endpoints == endpoints && near(d.left, left, 1e-12);
        });
    };
    QVERIFY(has(Tier::Spine, 64, 1024, 31.0 / 32) && has(Tier::Core, 62, 2048, 63.0 / 64));
    // One of 32 uplinks of that spine.
    const auto trunk = trunkLost(in, z, Tier::Spine);
    QVERIFY(trunk && trunk->endpoints == 8 && trunk->left == 31.0 / 32 && !trunk->stopsJobs);
    in.family = Family::RailOptimised;  // a last pod of eight leaves, with eight spines
    domains = failureDomains(in, sizeFabric(in));
    QCOMPARE(worstDomain(domains, Tier::Spine)->left, 7.0 / 8);
    QCOMPARE(worstDomain(domains, Tier::Core)->left, 15.0 / 16);
    in.nodes = 20000;  // radix 128: 39 pods, and eight leaves with eight spines of 32 core switches each
    in.switchPorts = 128;
    domains = failureDomains(in, sizeFabric(in));
    QCOMPARE(worstDomain(domains, Tier::Spine)->left, 7.0 / 8);
    QCOMPARE(worstDomain(domains, Tier::Core)->left, 255.0 / 256);
    QCOMPARE(worstDomain(domains, Tier::Core)->nodes, 32);  // of 312 x 64 the rest
    // 24 ports of a leaf down, 30 leaves in a pod, which ends between the rails: the first has three blocks of 24
    // servers whole and six rails of the fourth; the second the other two, three whole ones and four of the next.
    in = {};
    in.nodes = 8072 / 8;
    in.switchPorts = 40;
    in.oversubscription = 1.5;
    in.spineOversubscription = 3;
    z = sizeFabric(in);
    QVERIFY(z.leafDown == 24 && z.spineDown == 30 && z.tiers == 3);
    const auto nodesBelow = [&](std::int64_t endpoints) {
        for (const FailureDomain& d : failureDomains(in, sizeFabric(in)))
            if (d.tier == Tier::Spine && d.endpoints == endpoints) return d.nodes;
        return std::int64_t{0};
    };
    QCOMPARE(nodesBelow(720), 5 * 24);
    // Five blocks: the first pod as above, the last one with two rails of the fourth block and all of the fifth.
    in.nodes = 120;
    in.minTiers = 3;
    QCOMPARE(nodesBelow(720), 3 * 24 + 24);
    QCOMPARE(nodesBelow(10 * 24), 2 * 24);
}

void FabricPlanningTest::theLinksOfAManagerAreNoCards() {
    SizingInputs in;  // a unit of 32 is 31 servers and the manager, on 32 ports of every leaf
    in.nodes = 31;
    in.suNodes = 32;
    in.ufm = true;
    const Sizing z = sizeFabric(in);
    const auto leaf = worstDomain(failureDomains(in, z), Tier::Leaf);
    QVERIFY(leaf && leaf->endpoints == 31 && leaf->nodes == 31 && leaf->switches == 8);
    QCOMPARE(leavesLostTogether(in, z, 2)->endpoints, 62);
}

void FabricPlanningTest::theWorstDomainsAreThoseOfTheWires() {
    std::mt19937 random(7);
    const auto any = [&](auto... of) {
        const std::int64_t all[] = {of...};
        return all[random() % std::size(all)];
    };
    int three = 0, partial = 0, between = 0;
    for (int i = 0; i < 1500; ++i) {
        SizingInputs in;
        in.family = static_cast<Family>(random() % 3);
        in.railsPerNode = any(1, 2, 3, 4, 6, 8);
        in.dualTor = in.family == Family::LeafSpine && in.railsPerNode % 2 == 0 && random() % 2 == 0;
        in.switchPorts = any(4, 6, 8, 10, 12, 16, 24);
        in.oversubscription = double(any(1, 2, 3)) / double(any(1, 2));
        in.spineOversubscription = double(any(1, 2, 3)) / double(any(1, 2));
        in.planes = any(1, 1, 2);
        in.ufm = random() % 3 == 0;
        in.ufmLinks = any(1, 2, 4);
        in.suNodes = any(0, 0, 3, 5);
        in.minTiers = any(2, 3);
        in.singleSwitch = random() % 2 == 0;
        in.nodes = 1 + std::int64_t(random() % 120);
        const Sizing z = sizeFabric(in);
        if (!z.feasible) continue;
        three += z.tiers == 3 ? 1 : 0;
        partial += z.partialPodSpines > 0 && z.partialPodSpines < z.leafUp ? 1 : 0;
        between += z.tiers == 3 && in.family == Family::RailOptimised && z.spineDown % in.railsPerNode != 0 ? 1 : 0;
        const auto domains = failureDomains(in, z, in.dualTor);
        const CountedWorst counted = countOnWires(in, z, in.dualTor);
        std::int64_t switches = 0;
        for (const FailureDomain& d : domains) switches += d.switches;
        QCOMPARE(switches, z.total.switches());
        for (const auto& [tier, want] :
             {std::pair{Tier::Leaf, counted.leaf}, {Tier::Spine, counted.spine}, {Tier::Core, counted.core}}) {
            const auto d = worstDomain(domains, tier);
            if (want.endpoints < 1 || !d) {
                QVERIFY(want.endpoints < 1 && (!d || d->endpoints < 1));
                continue;
            }
            const QString what = QString(
                                     "%1 of family %2: %3 nodes of %4, radix %5: %6 left %7 for %8 in %9, counted "
                                     "%10 for %11 in %12")
                                     .arg(int(tier))
                                     .arg(int(in.family))
                                     .arg(in.nodes)
                                     .arg(in.railsPerNode)
                                     .arg(in.switchPorts)
                                     .arg(d->stopsJobs)
                                     .arg(d->left)
                                     .arg(d->endpoints)
                                     .arg(d->nodes)
                                     .arg(want.left)
                                     .arg(want.endpoints)
                                     .arg(want.nodes);
            QVERIFY2(d->stopsJobs == want.stops && std::abs(d->left - want.left) < 1e-9 &&
                         d->endpoints == want.endpoints && d->nodes == want.nodes,
                     qPrintable(what));
        }
    }
    QVERIFY(three > 100 && partial > 50 && between > 20);
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
