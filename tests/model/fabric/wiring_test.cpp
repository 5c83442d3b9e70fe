// SPDX-License-Identifier: GPL-3.0-or-later
// What a network is when it is wired, against what its sizing says: thousands of random networks, every law of
// conservation, every family.

#include <QtTest>
#include <map>
#include <random>
#include <set>

#include "model/fabric/wiring.h"

using namespace model::fabric;

namespace {

QString said(const SizingInputs& in) {
    return QStringLiteral(
               "family %1 nodes %2 rails %3 planes %4 radix %5 ratio %6 spine ratio %7 su %8 ufm %9 "
               "width %10 side %11 at %12")
        .arg(int(in.family))
        .arg(in.nodes)
        .arg(in.railsPerNode)
        .arg(in.planes)
        .arg(in.switchPorts)
        .arg(in.oversubscription)
        .arg(in.spineOversubscription)
        .arg(in.suNodes)
        .arg(in.ufm)
        .arg(in.trunkWidth)
        .arg(in.sideNodes)
        .arg(in.sideOversubscription);
}

/// 1 to 262,144 endpoints, radix 8 to 512, ratios 1:1 to 15:1, 1 to 16 rails, 1 to 4 planes.
SizingInputs randomNetwork(std::mt19937_64& random) {
    const auto whole = [&](std::int64_t low, std::int64_t high) {
        return std::uniform_int_distribution<std::int64_t>(low, high)(random);
    };
    const auto real = [&](double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(random);
    };
    SizingInputs in;
    in.family = std::array{Family::LeafSpine, Family::RailOptimised, Family::RailOnly}[std::size_t(whole(0, 2))];
    in.railsPerNode = whole(1, 16);
    in.planes = whole(1, 4);
    in.nodes = std::max<std::int64_t>(1, std::int64_t(std::exp2(real(0, 18))) / in.railsPerNode);
    in.switchPorts = whole(0, 1) ? std::int64_t{1} << whole(3, 9) : whole(4, 256) * 2;
    in.oversubscription = whole(0, 1) ? 1 : real(1, 15);
    in.spineOversubscription = whole(0, 2) ? 1 : real(1, 7);
    in.suNodes = whole(0, 3) ? 0 : whole(1, 64);
    in.ufm = whole(0, 7) == 0;
    in.singleSwitch = whole(0, 1) == 1;
    if (whole(0, 9) == 0) in.minTiers = 3;
    in.dualTor = in.railsPerNode % 2 == 0 && whole(0, 2) == 0;
    if (whole(0, 3) == 0) {
        in.trunkWidth = whole(2, 4);
        in.wholePorts = whole(1, 2);
        in.trunkFixed = true;
    }
    in.evenLeaves = whole(0, 1) == 1;
    if (in.family == Family::LeafSpine && whole(0, 2) == 0) {  // servers and storage nodes of a storage network
        in.nodes *= in.railsPerNode;
        in.railsPerNode = 1;
        in.dualTor = false;
        in.sideNodes = whole(0, in.nodes - 1);
        in.sideOversubscription = whole(0, 1) ? 1 : real(0.5, 4);
    }
    return in;
}

/// The laws that hold by the counts alone.
QString brokenByCount(const SizingInputs& in, const Sizing& z) {
    const Counts& c = z.perPlane;
    if (c.endpoints != in.nodes * in.railsPerNode) return "endpoints";
    std::int64_t down[3] = {}, up[3] = {}, switches[3] = {};
    double worst[3] = {}, worstSide = 0;
    std::int64_t sides = 0;
    for (const SwitchGroup& g : z.groups) {
        const auto t = std::size_t(g.tier);
        const std::int64_t width = g.tier == Tier::Leaf ? in.trunkWidth : 1;
        if (g.down < 0 || g.up < 0 || g.down + g.up * width > g.radix) return "ports of a switch";
        if (g.radix != (g.tier == Tier::Leaf ? in.switchPorts : in.switchPorts / in.trunkWidth)) return "radix";
        if (g.tier == Tier::Spine && g.down == 0) return "dark spine";
        if (g.tier == Tier::Core && g.down == 0) return "dark core";
        if (g.tier == Tier::Leaf && z.tiers > 1 && g.up != z.leafUp) return "dark uplinks";
        down[t] += g.count * g.down;
        up[t] += g.count * g.up;
        switches[t] += g.count;
        if (g.side) sides += g.count;
        double& most = g.side ? worstSide : worst[t];
        if (g.up > 0) most = std::max(most, double(g.down) / double(g.up * width));
    }
    if (sides != z.sideLeaves) return "leaves of the side";
    if (sides > 0 && z.realisedSide != worstSide) return "ratio of the side";
    if (sides > 0 && worstSide > in.sideOversubscription * (1 + 1e-9)) return "ratio of the side above the one asked";
    const std::int64_t copies = in.family == Family::RailOnly ? in.railsPerNode : 1;
    const double above = c.pods > copies ? std::max(1.0, worst[1]) : 1;
    if (z.tiers > 1 && z.realisedWorstPath != std::max(worst[0], worstSide) * above) return "path";
    // The bisection is at most that of the ports of half of the endpoints, and of half of the uplinks.
    const double half = double(c.endpoints / 2) * double(in.planes) * in.linkRate.si;
    if (z.bisection.si > half * (1 + 1e-12)) return "bisection above the ports";
    if (z.bisection.si < half / std::max(1.0, z.realisedWorstPath) * (1 - 1e-12))
        return "bisection below the worst path";
    if (down[0] != c.nodeLinks + c.ufmLinks) return "links of nodes";
    if (z.tiers > 1 && up[0] != down[1]) return "links between leaves and spines";
    if (z.tiers > 2 && up[1] != down[2]) return "links between spines and cores";
    if (z.tiers < 3 && (c.cores != 0 || up[1] != 0)) return "cores of two tiers";
    if (switches[0] != c.leaves || switches[1] != c.spines || switches[2] != c.cores) return "switches";
    if (z.tiers > 1 && z.realisedLeaf != worst[0]) return "ratio at the leaf";
    if (z.tiers > 2 && z.realisedSpine != worst[1]) return "ratio at the spine";
    // Requested is a ceiling: whole ports are rounded towards less oversubscription, never towards more.
    if (z.tiers > 1 && z.whenFull > z.requested * (1 + 1e-9)) return "ratio above the one asked";
    if (in.nodes > z.maxNodes) return "above its own limit";
    return {};
}

/// The laws that need the wires: every port once, every leaf to every spine alike, what a device has against its group.
QString brokenByWire(const SizingInputs& in, const Sizing& z) {
    const auto w = wire(in, z);
    if (!w) return "cannot be wired";
    if (std::int64_t(w->links.size()) != z.total.links()) return "number of links";
    std::set<std::pair<std::int32_t, std::int32_t>> ports;
    std::vector<std::pair<std::int64_t, std::int64_t>> degree(w->devices.size());  // down, up
    std::map<std::pair<std::int32_t, std::int32_t>, std::int64_t> pairs;
    std::set<std::tuple<std::int32_t, std::int32_t, std::int32_t>> nicOnLeaf;  // node, NIC in all planes, leaf
    for (const Link& l : w->links) {
        for (const LinkEnd& e : {l.a, l.z})
            if (e.port < 1 || !ports.insert({e.device, e.port}).second) return "a port used twice";
        const Device &a = w->devices[std::size_t(l.a.device)], &b = w->devices[std::size_t(l.z.device)];
        if (a.kind >= b.kind) return "direction";
        if (in.dualTor && a.kind == DeviceKind::Node &&
            !nicOnLeaf.insert({l.a.device, (l.a.port - 1) / 2, l.z.device}).second)
            return "both ports of a NIC on one leaf";
        if (a.plane >= 0 && (a.plane != b.plane || a.copy != b.copy)) return "a link between planes";
        ++degree[std::size_t(l.a.device)].second;
        ++degree[std::size_t(l.z.device)].first;
        if (a.kind == DeviceKind::Leaf) ++pairs[{l.a.device, l.z.device}];
    }
    if (z.sideLeaves > 0) {  // no leaf has links of both sides
        std::map<std::int32_t, bool> sideOf;
        for (const Link& l : w->links)
            if (l.a.device < w->nodes &&
                sideOf.try_emplace(l.z.device, l.a.device >= in.nodes - in.sideNodes).first->second !=
                    (l.a.device >= in.nodes - in.sideNodes))
                return "a leaf of both sides";
    }
    std::map<std::tuple<int, std::int64_t, std::int64_t>, std::int64_t> wired, sized;
    std::int64_t nodePorts = in.railsPerNode * in.planes;
    std::set<std::string> names;
    for (std::size_t i = 0; i < w->devices.size(); ++i) {
        const Device& d = w->devices[i];
        if (!names.insert(deviceName(in, z, d)).second) return "two devices of one name";
        if (d.kind == DeviceKind::Node && degree[i].second != nodePorts) return "a node without all its links";
        if (d.kind == DeviceKind::Leaf || d.kind == DeviceKind::Spine || d.kind == DeviceKind::Core)
            ++wired[{int(d.kind) - int(DeviceKind::Leaf), degree[i].first, degree[i].second}];
    }
    for (const SwitchGroup& g : z.groups) sized[{int(g.tier), g.down, g.up}] += g.count * in.planes;
    if (wired != sized) return "groups of switches";
    std::set<std::int64_t> each;
    for (const auto& [pair, n] : pairs) each.insert(n);
    for (const std::int64_t n : each)
        if (n != z.linksPerPair && n != z.partialLinksPerPair) return "links per pair";
    if (z.tiers == 2) {  // every leaf reaches every spine of its plane and rail
        const std::int64_t copies = in.family == Family::RailOnly ? in.railsPerNode : 1;
        const std::int64_t all = in.planes * copies * (z.perPlane.leaves / copies) * (z.perPlane.spines / copies);
        if (std::int64_t(pairs.size()) != all) return "a leaf that misses a spine";
    }
    return {};
}

}  // namespace

class WiringTest : public QObject {
    Q_OBJECT
private slots:
    void randomNetworksKeepTheLaws();
    void partsNeverFallWhenEndpointsRise();
    void refusalsNameTheLimitAndTheNextStep();
    void directFamiliesAreWhole();
    void namesAreThoseOfTheDesk();
    void tooManyLinksAreNotExpanded();
};

void WiringTest::randomNetworksKeepTheLaws() {
    std::mt19937_64 random(20261130);
    int accepted = 0, wired = 0;
    for (int i = 0; accepted < 12000 && i < 200000; ++i) {
        const SizingInputs in = randomNetwork(random);
        const Sizing z = sizeFabric(in);
        if (!z.feasible) continue;
        ++accepted;
        const QString broken = brokenByCount(in, z);
        QVERIFY2(broken.isEmpty(), qPrintable(broken + ": " + said(in)));
        if (z.total.links() > 2500) continue;
        ++wired;
        const QString torn = brokenByWire(in, z);
        QVERIFY2(torn.isEmpty(), qPrintable(torn + ": " + said(in)));
    }
    QVERIFY2(accepted >= 10000 && wired >= 2000, qPrintable(QString::number(accepted) + ' ' + QString::number(wired)));
}

void WiringTest::partsNeverFallWhenEndpointsRise() {
    std::mt19937_64 random(7);
    int compared = 0;
    for (int i = 0; i < 4000; ++i) {
        SizingInputs in = randomNetwork(random);
        if (in.minTiers == 3) in.minTiers = 2;
        Sizing before = sizeFabric(in);
        for (int step = 0; step < 6 && before.feasible; ++step) {
            in.nodes += std::uniform_int_distribution<std::int64_t>(1, std::max<std::int64_t>(1, in.nodes / 8))(random);
            const Sizing now = sizeFabric(in);
            if (!now.feasible) break;
            ++compared;
            QVERIFY2(now.total.switches() >= before.total.switches() && now.total.links() >= before.total.links(),
                     qPrintable(said(in)));
            before = now;
        }
    }
    QVERIFY(compared > 5000);
}

void WiringTest::refusalsNameTheLimitAndTheNextStep() {
    std::mt19937_64 random(11);
    int refused = 0;
    for (int i = 0; i < 6000; ++i) {
        SizingInputs in = randomNetwork(random);
        in.nodes = in.nodes * 64 + 1;
        const Sizing z = sizeFabric(in);
        if (z.feasible || z.why != Reason::AboveThreeTiers) continue;
        ++refused;
        QVERIFY2(z.limit < in.nodes && z.asked == in.nodes, qPrintable(said(in)));
        if (z.limit > 0) {
            SizingInputs fits = in;
            fits.nodes = z.limit;
            QVERIFY2(sizeFabric(fits).feasible, qPrintable(said(fits)));
            fits.nodes = z.limit + std::max<std::int64_t>(1, in.suNodes);
            QVERIFY2(!sizeFabric(fits).feasible, qPrintable(said(fits)));
        }
        if (z.next.radix > 0) {
            SizingInputs larger = in;
            larger.switchPorts = z.next.radix;
            QVERIFY2(sizeFabric(larger).feasible, qPrintable(said(larger)));
        }
    }
    QVERIFY(refused > 100);
}

void WiringTest::directFamiliesAreWhole() {
    std::mt19937_64 random(3);
    int seen = 0;
    for (int i = 0; i < 400; ++i) {
        SizingInputs in;
        in.family =
            std::array{Family::Torus, Family::FullMesh, Family::FullMesh2D, Family::Dragonfly}[std::size_t(i % 4)];
        in.railsPerNode =
            in.family == Family::Dragonfly ? std::uniform_int_distribution<std::int64_t>(1, 8)(random) : 1;
        in.nodes = std::uniform_int_distribution<std::int64_t>(1, in.family == Family::FullMesh ? 60 : 300)(random);
        in.planes = i % 3 == 0 ? 2 : 1;
        in.switchPorts = in.family == Family::Dragonfly ? 15 : 128;
        in.dualTor = in.family == Family::Dragonfly && in.railsPerNode % 2 == 0;
        const Sizing z = sizeFabric(in);
        if (!z.feasible) continue;
        ++seen;
        const auto w = wire(in, z);
        QVERIFY2(w, qPrintable(said(in)));
        std::set<std::pair<std::int32_t, std::int32_t>> ports;
        std::vector<std::int64_t> degree(w->devices.size());
        std::set<std::tuple<std::int32_t, std::int32_t, std::int32_t>> nicOnRouter;
        for (const Link& l : w->links)
            if (in.dualTor && l.a.device < w->nodes)
                QVERIFY2(nicOnRouter.insert({l.a.device, (l.a.port - 1) / 2, l.z.device}).second, qPrintable(said(in)));
        for (const Link& l : w->links)
            for (const LinkEnd& e : {l.a, l.z}) {
                QVERIFY2(ports.insert({e.device, e.port}).second, qPrintable(said(in)));
                ++degree[std::size_t(e.device)];
                if (in.family == Family::Dragonfly && e.device >= w->nodes) QVERIFY(e.port <= in.switchPorts);
            }
        // The links among the places taken; nothing stands alone once there are two.
        QVERIFY2(std::int64_t(w->links.size()) == z.total.directLinks + z.total.nodeLinks, qPrintable(said(in)));
        for (std::size_t d = std::size_t(w->nodes); d < degree.size(); ++d)
            QVERIFY2(degree[d] > 0 || w->devices.size() == std::size_t(in.planes), qPrintable(said(in)));
    }
    QVERIFY(seen > 200);
}

void WiringTest::namesAreThoseOfTheDesk() {
    SizingInputs in;
    in.nodes = 127;
    in.ufm = true;
    const Sizing z = sizeFabric(in);
    const auto w = wire(in, z);
    QVERIFY(w);
    QCOMPARE(w->links.size(), std::size_t(1016 + 4 + 1024));
    QCOMPARE(deviceName(in, z, w->devices.front()), std::string("node001"));
    // Node 40 is in the second block; its third NIC is on rail 3.
    const auto third =
        std::find_if(w->links.begin(), w->links.end(), [](const Link& l) { return l.a.device == 39 && l.a.port == 3; });
    QVERIFY(third != w->links.end());
    QCOMPARE(deviceName(in, z, w->devices[std::size_t(third->z.device)]), std::string("leaf-r03-02"));
    QCOMPARE(third->z.port, 8);
}

void WiringTest::tooManyLinksAreNotExpanded() {
    SizingInputs in;
    in.nodes = 20000;
    in.switchPorts = 128;
    const Sizing z = sizeFabric(in);
    QVERIFY(z.feasible);
    QVERIFY(!wire(in, z, 1000));
    in.nodes = 0;
    QVERIFY(!wire(in, sizeFabric(in)));
}

QTEST_GUILESS_MAIN(WiringTest)
#include "wiring_test.moc"
