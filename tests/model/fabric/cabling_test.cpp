// SPDX-License-Identifier: GPL-3.0-or-later
// Cables counted by racks are the cables of the wired network, one by one; lengths and stock lengths are those of the
// golden file.
#include <QtTest>

#include <cmath>
#include <map>

#include "model/fabric/cabling.h"
#include "model/fabric/wiring.h"

using namespace model;
using namespace model::fabric;

namespace {

constexpr double kGbit = 1e9 / 8;

/// Devices of a network in racks of four, two rows; switches eight to a rack behind them.
struct Hall {
    std::vector<Place> nodes, switches;
    CableRules rules;

    Hall(std::int64_t nodeCount, std::int64_t switchCount) {
        for (std::int64_t n = 0; n < nodeCount; ++n) nodes.push_back(at(n, 4, 0, 0.36));
        for (std::int64_t n = 0; n < switchCount; ++n) switches.push_back(at(n, 8, 100'000, 0.0445));
    }
    static Place at(std::int64_t n, std::int64_t perRack, std::int32_t firstRack, double height) {
        const auto rack = static_cast<std::int32_t>(n / perRack);
        return {0.6 * (rack % 10), 3.0 * (rack / 10) + (firstRack > 0 ? 1.5 : 0),
                0.1 + height * (static_cast<double>(n % perRack) + 0.5), firstRack + rack};
    }
    Standing standing(std::int64_t ports) const { return {{{nodes, ports}}, switches, {2, 2, 1, 999'999}}; }
};

/// The same links one by one, from the wiring.
std::map<std::size_t, std::int64_t> oneByOne(const SizingInputs& in, const Sizing& z, const Hall& hall) {
    const auto w = wire(in, z);
    std::map<std::size_t, std::int64_t> counts;
    const bool manager = z.total.ufmLinks > 0;
    const auto place = [&](std::int32_t d) -> Place {
        const Device& device = w->devices[static_cast<std::size_t>(d)];
        if (device.kind == DeviceKind::Position)
            return hall.nodes[static_cast<std::size_t>(device.index / in.railsPerNode)];
        if (device.kind == DeviceKind::Node) return hall.nodes[static_cast<std::size_t>(d)];
        if (device.kind == DeviceKind::Manager) return hall.standing(1).manager;
        return hall.switches[static_cast<std::size_t>(d - w->nodes - (manager ? 1 : 0))];
    };
    for (const Link& l : w->links) {
        const double way = cableWay(place(l.a.device), place(l.z.device), hall.rules);
        ++counts[stockIndex(way * hall.rules.slack)];
    }
    return counts;
}

SizingInputs request(Family family, std::int64_t nodes, std::int64_t rails, std::int64_t ports) {
    SizingInputs in;
    in.family = family;
    in.nodes = nodes;
    in.railsPerNode = rails;
    in.switchPorts = ports;
    return in;
}

}  // namespace

class CablingTest : public QObject {
    Q_OBJECT

private slots:
    void countsByRackAreTheCountsOfEveryLink_data() {
        QTest::addColumn<int>("family");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("rails");
        QTest::addColumn<int>("ports");
        QTest::addColumn<int>("planes");
        QTest::addColumn<bool>("ufm");
        QTest::addColumn<bool>("dualTor");
        const auto row = [](const char* name, Family f, int nodes, int rails, int ports, int planes, bool ufm,
                            bool dualTor = false) {
            QTest::newRow(name) << static_cast<int>(f) << nodes << rails << ports << planes << ufm << dualTor;
        };
        row("127 nodes with a fabric manager", Family::RailOptimised, 127, 8, 64, 1, true);
        row("two planes", Family::RailOptimised, 100, 8, 64, 2, false);
        row("three tiers, last pod partly full", Family::RailOptimised, 230, 4, 16, 1, false);
        row("leaf-spine, servers across leaves", Family::LeafSpine, 77, 3, 20, 1, false);
        row("leaf-spine in three tiers", Family::LeafSpine, 300, 2, 16, 2, false);
        row("rail-only", Family::RailOnly, 64, 8, 32, 1, false);
        row("leaf-spine, every NIC on two leaves", Family::LeafSpine, 77, 6, 20, 1, true, true);
        row("three tiers, every NIC on two leaves", Family::LeafSpine, 200, 4, 16, 2, false, true);
        row("torus", Family::Torus, 60, 2, 6, 2, false);
        row("full mesh", Family::FullMesh, 30, 1, 64, 1, false);
        row("2D mesh with unused places", Family::FullMesh2D, 47, 1, 64, 1, false);
        row("dragonfly", Family::Dragonfly, 90, 2, 15, 1, false);
    }
    void countsByRackAreTheCountsOfEveryLink() {
        QFETCH(int, family);
        QFETCH(int, nodes);
        QFETCH(int, rails);
        QFETCH(int, ports);
        QFETCH(int, planes);
        QFETCH(bool, ufm);
        SizingInputs in = request(static_cast<Family>(family), nodes, rails, ports);
        in.planes = planes;
        in.ufm = ufm;
        QFETCH(bool, dualTor);
        in.dualTor = dualTor;
        const Sizing z = sizeFabric(in);
        QVERIFY(z.feasible);
        const Hall hall(in.nodes, z.total.switches());
        const auto runs = cableLengths(in, z, hall.standing(1), hall.rules);
        QVERIFY(runs);
        std::map<std::size_t, std::int64_t> counts;
        std::int64_t all = 0;
        for (const auto& r : *runs) {
            all += r.total();
            for (std::size_t i = 0; i < r.links.size(); ++i)
                if (r.links[i] > 0) counts[i] += r.links[i];
        }
        QCOMPARE(all, z.total.links());
        QCOMPARE(counts, oneByOne(in, z, hall));
    }

    void runsHoldTheLinksOfTheirTier() {
        SizingInputs in = request(Family::RailOptimised, 127, 8, 64);
        in.suNodes = 32;
        in.ufm = true;
        const Sizing z = sizeFabric(in);
        const Hall hall(in.nodes, z.total.switches());
        std::map<Run, std::int64_t> links;
        const auto runs = cableLengths(in, z, hall.standing(1), hall.rules);
        for (const auto& r : *runs) links[r.run] = r.total();
        // RA-11333-001 V11, Table 7: 1,016 node links, 4 of the fabric manager, 1,024 between leaves and spines.
        QCOMPARE(links[Run::Server], 1016);
        QCOMPARE(links[Run::Manager], 4);
        QCOMPARE(links[Run::LeafSpine], 1024);
    }

    void fibresAndSplittersAreThoseOfTheReference() {  // RA-11333-001 V11, Table 8: 2,040 fibres, 2 splitters
        SizingInputs in = request(Family::RailOptimised, 127, 8, 64);
        in.suNodes = 32;
        in.ufm = true;
        const Sizing z = sizeFabric(in);
        const Hall hall(in.nodes, z.total.switches());
        MediumChoice choice;
        choice.lane = ByteRate{100 * kGbit};
        choice.modules = true;
        choice.named = CableKind::Multimode;
        std::int64_t straight = 0, splitters = 0;
        const auto runs = cableLengths(in, z, hall.standing(1), hall.rules);
        for (const auto& r : *runs) {
            choice.highLegs = r.run == Run::Manager ? 2 : 1;
            for (const auto& c : cablesOf(r, choice)) {
                QVERIFY(!c.tooLong && c.kind == CableKind::Multimode);
                (c.fanOut > 1 ? splitters : straight) += c.cables;
            }
        }
        QCOMPARE(straight, 2040);
        QCOMPARE(splitters, 2);
    }

    void theMediumFollowsTheLaneRate() {
        const auto kind = [](double metres, double gbit, bool modules) {
            const auto k = mediumFor(Length{metres}, ByteRate{gbit * kGbit}, modules);
            return k ? std::string(wordFor(*k)) : std::string();
        };
        QCOMPARE(kind(2, 100, false), std::string("dac"));  // LinkX: DAC to 2 m at 100G lanes
        QCOMPARE(kind(3, 100, false), std::string("acc"));
        QCOMPARE(kind(20, 100, false), std::string("aoc"));
        QCOMPARE(kind(40, 100, false), std::string());
        QCOMPARE(kind(40, 100, true), std::string("mmf"));  // OM4, 50 m
        QCOMPARE(kind(60, 100, true), std::string("smf"));
        QCOMPARE(kind(5, 25, false), std::string("dac"));  // Oracle: optical only above 5 m
        QCOMPARE(kind(3, 50, false), std::string("dac"));
        QCOMPARE(kind(50, 1, false), std::string("twisted_pair"));
        QCOMPARE(kind(1.5, 200, false), std::string("dac"));
        QCOMPARE(kind(3, 200, false), std::string("acc"));
        QCOMPARE(kind(20, 200, true), std::string("smf"));  // no multimode part at 200G lanes
        for (const auto& [port, lane] : {std::pair{1.0, 1.0},
                                         {25.0, 25.0},
                                         {100.0, 25.0},
                                         {200.0, 50.0},
                                         {400.0, 100.0},
                                         {800.0, 100.0},
                                         {1600.0, 200.0}})
            QVERIFY(std::abs(laneRateOf(ByteRate{port * kGbit}).si / kGbit - lane) < 1e-9);
        QCOMPARE(lanesOf(ByteRate{400 * kGbit}, ByteRate{100 * kGbit}), 4);
    }

    void copperIsTakenWhereItReachesAndModulesBeyond() {
        RunLengths r;
        r.run = Run::LeafSpine;
        r.links[stockIndex(2)] = 10;
        r.links[stockIndex(5)] = 20;
        r.links[stockIndex(20)] = 30;
        r.links[stockIndex(60)] = 40;
        r.longest = 58;
        MediumChoice choice;
        choice.lane = ByteRate{100 * kGbit};
        choice.modules = choice.copperFirst = true;
        choice.named = CableKind::Multimode;
        choice.reach = Length{50};
        const auto c = cablesOf(r, choice);
        QCOMPARE(c.size(), std::size_t{4});
        QVERIFY(c[0].kind == CableKind::PassiveCopper && c[1].kind == CableKind::ActiveCopper);
        QVERIFY(c[2].kind == CableKind::Multimode && !c[2].tooLong);
        QVERIFY(c[3].kind == CableKind::SingleMode && c[3].tooLong);  // the length stays, the medium changes
        choice.modules = false;
        choice.together = 2;  // twin to twin
        const auto twin = cablesOf(r, choice);
        QCOMPARE(twin[0].cables, 5);
        QVERIFY(twin[0].fanOut == 1 && !twin[3].kind);
    }

    void aCableSplitsAtOneEndAndSplittersStandAtBoth() {
        RunLengths r;
        r.run = Run::Server;
        r.links[stockIndex(20)] = 64;
        r.longest = 19;
        MediumChoice choice;
        choice.lane = ByteRate{100 * kGbit};
        choice.modules = true;
        const auto only = [&] {
            const auto c = cablesOf(r, choice);
            return c.size() == 1 ? c[0] : CableCount{};
        };
        QVERIFY(only().cables == 64 && only().fanOut == 1 && only().legs() == 1);
        choice.highLegs = 2;  // a port of 2 x 200G to two servers
        QVERIFY(only().cables == 32 && only().legs() == 2 && !only().betweenSplitters);
        std::swap(choice.lowLegs, choice.highLegs);  // a NIC port to two planes
        QVERIFY(only().cables == 32 && only().legs() == 2 && !only().betweenSplitters);
        choice.highLegs = 4;  // every link leaves both plugs alone
        QVERIFY(only().cables == 64 && only().fanOut == 4 && only().legs() == 1 && only().betweenSplitters);
        choice.modules = false;  // fixed ends have no splitters beside them
        QVERIFY(only().cables == 64 && only().fanOut == 1 && !only().betweenSplitters);
    }

    void splittersOfUnlikeLegsAreAsManyAsTheLinksFill() {
        RunLengths r;
        r.run = Run::Server;
        r.links[stockIndex(10)] = 287;
        r.links[stockIndex(15)] = 723;
        r.links[stockIndex(20)] = 14;
        MediumChoice choice;
        choice.lane = ByteRate{100 * kGbit};
        choice.modules = true;
        choice.highLegs = 2;
        const auto c = cablesOf(r, choice);
        QCOMPARE(c.size(), std::size_t{3});
        // By hand: 7 of 20 m; with the 723 of 15 m 737 links fill 369, 362 more; with the others 512 in all.
        QVERIFY(c[0].cables == 143 && c[1].cables == 362 && c[2].cables == 7);
    }

    void moreNodesNeverNeedFewerCables() {  // the floor stays, so no length falls
        double before = 0;
        for (std::int64_t nodes = 1; nodes <= 400; ++nodes) {
            const SizingInputs in = request(Family::RailOptimised, nodes, 8, 64);
            const Sizing z = sizeFabric(in);
            QVERIFY(z.feasible);
            const Hall hall(in.nodes, z.total.switches());
            double metres = 0, cables = 0;
            const auto runs = cableLengths(in, z, hall.standing(1), hall.rules);
            for (const auto& r : *runs)
                for (std::size_t i = 0; i < kStockLengths.size(); ++i) {
                    cables += static_cast<double>(r.links[i]);
                    metres += static_cast<double>(r.links[i]) * kStockLengths[i];
                }
            QVERIFY2(cables >= before, qPrintable(QString::number(nodes)));
            QVERIFY(metres >= cables * 0.5);
            before = cables;
        }
    }

    void placesThatAreMissingGiveNothing() {
        const SizingInputs in = request(Family::RailOptimised, 64, 8, 64);
        const Sizing z = sizeFabric(in);
        Hall hall(in.nodes, z.total.switches());
        hall.nodes.pop_back();
        QVERIFY(!cableLengths(in, z, hall.standing(1), hall.rules));
        hall = Hall(in.nodes, z.total.switches() - 1);
        QVERIFY(!cableLengths(in, z, hall.standing(1), hall.rules));
    }
};

QTEST_APPLESS_MAIN(CablingTest)
#include "cabling_test.moc"
