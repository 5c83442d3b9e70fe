// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes that planning tools are known for (negative cases of the golden file), held against the whole chain: a
// workbook that would provoke each one, evaluated as a user does.

#include <QtTest>
#include <map>
#include <set>

#include "model/fabric/wiring.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

Example bid(const char* cards) {
    static const Catalog catalog = examples::shippedCatalog();
    Example e = examples::bid(catalog);
    e.set("pools.train.hot_spares", "0").set("pools.train.accelerators", cards);
    return e;
}
Results of(const Example& e) {
    return evaluate(e.project, e.design);
}
const Problem* finding(const Results& r, std::string_view id) {
    for (const Problem& p : r.problems)
        if (p.id == id) return &p;
    return nullptr;
}
const FabricResult& network(const Results& r) {
    return r.fabrics.front().value;
}

}  // namespace

class HonestyTest : public QObject {
    Q_OBJECT
private slots:
    void everyServerTouchesEveryRail() {  // NEG-1: 127 servers of units of 32 are 32 leaves and 16 spines, not 8 and 8
        Example e = bid("1016");
        e.set("fabrics.compute.su_nodes", "32");
        const FabricResult f = network(of(e));
        QCOMPARE(*f.leaves, 32);
        QCOMPARE(*f.spines, 16);
        QCOMPARE(*f.nodeLinks, 1016);
    }

    void twoTiersReachTheirWholeLimit() {  // NEG-2: 129 servers need 40/32/0, not a third tier
        Example e = bid("1032");
        e.set("fabrics.compute.su_nodes", "32");
        const FabricResult f = network(of(e));
        QCOMPARE(*f.leaves, 40);
        QCOMPARE(*f.spines, 32);
        QCOMPARE(*f.cores, 0);
    }

    void bandwidthIsNoSwitchCount() {  // NEG-3: 512 cards at 400G are 8 spines of 64 ports, not 56
        QCOMPARE(*network(of(bid("512"))).spines, 8);
    }

    void beyondThreeTiersIsAnError() {  // NEG-10: 64 ports end at 65,536 end points
        const Results r = of(bid("65544"));
        const Problem* p = finding(r, "fabric.infeasible");
        QVERIFY(p && p->severity == Severity::Error && p->blocks);
        QVERIFY(!r.fabric.leafSwitches && !r.cost.networkShare);
        QVERIFY(!finding(of(bid("65536")), "fabric.infeasible"));
    }

    void leavesThatCannotReachEverySpineAreAnError() {  // NEG-16: never zero links per pair, reported as valid
        Example e = bid("4096");
        e.set("fabrics.compute.tiers", "two");
        const Results r = of(e);
        const Problem* p = finding(r, "fabric.infeasible");
        QVERIFY(p && p->severity == Severity::Error);
        QVERIFY(!network(r).linksPerPair);
    }

    void aSwitchWithoutPortsOrDrawBlocksWhatFollows() {  // NEG-12
        Example e = bid("1024");
        e.set("fabrics.compute.switch.ports", "");
        Results r = of(e);
        QVERIFY(finding(r, "missing.input"));
        QVERIFY(!r.fabric.leafSwitches && !r.power.itPeak);
        e = bid("1024");
        e.set("fabrics.compute.switch.max", "").set("fabrics.compute.switch.typical", "");
        r = of(e);
        QVERIFY(finding(r, "missing.input"));
        QVERIFY(r.fabric.leafSwitches && !r.fabric.peak && !r.power.network);  // never 0 W
    }

    void aFeedCountsAloneWhenTheOtherIsLost() {  // NEG-20: two feeds of 380 V 32 A are 16 kW, not 32
        Example e = bid("1024");
        e.set("power.feeds", "2").set("power.feed_current", "32 A").set("power.feed_voltage", "380 V");
        const Results r = of(e);
        QVERIFY(std::abs(r.power.feedUsable->si - std::sqrt(3.0) * 380 * 32 * 0.8 * 0.95) < 1);
        QVERIFY(finding(r, "power.feed_overload"));  // 50 kW over two of them, before any is lost
        // 63 A carry half of the rack each, not all of it.
        e.set("power.feed_current", "63 A");
        const Results half = of(e);
        QVERIFY(finding(half, "power.feed_loss") && !finding(half, "power.feed_overload"));
    }

    void scaleUpLinksAreNoCables() {  // NEG-19: 1,024 cards are no 523,776 cables
        const Results r = of(bid("1024"));
        std::int64_t cables = 0, links = 0;
        for (const auto& f : r.fabrics) {
            cables += f.value.cabling.cables.value_or(0);
            links += f.value.links.value_or(0);
        }
        QVERIFY(cables > 0 && cables <= links && links < 523776 / 10);
    }

    void everyPortTakesOneCableAndEveryPairTheSameNumber() {  // NEG-4, 6, 8, 14, 17, 18
        for (const char* cards : {"128", "512", "1016", "1032", "1600", "8192"}) {
            Example e = bid(cards);
            const Results r = of(e);
            const auto in = fabricRequest(e.project, e.design, r, 0);
            QVERIFY(in);
            const auto z = fabric::sizeFabric(*in);
            const auto w = fabric::wire(*in, z);
            QVERIFY(w);
            std::set<std::pair<std::int32_t, std::int32_t>> ports;
            std::map<std::pair<std::int32_t, std::int32_t>, int> pairs;
            std::map<std::int32_t, std::int64_t> used;
            std::int64_t toNodes = 0;
            for (const fabric::Link& l : w->links) {
                QVERIFY2(ports.insert({l.a.device, l.a.port}).second, cards);
                QVERIFY2(ports.insert({l.z.device, l.z.port}).second, cards);
                ++used[l.a.device];
                ++used[l.z.device];
                if (w->devices[static_cast<std::size_t>(l.a.device)].kind == fabric::DeviceKind::Node)
                    ++toNodes;
                else if (w->devices[static_cast<std::size_t>(l.a.device)].kind == fabric::DeviceKind::Leaf)
                    ++pairs[{l.a.device, l.z.device}];
            }
            QCOMPARE(toNodes, *network(r).nodeLinks);
            QCOMPARE(static_cast<std::int64_t>(w->links.size()), *network(r).links);
            for (const auto& [device, n] : used)
                if (device >= w->nodes) QVERIFY2(n <= in->switchPorts, cards);
            QCOMPARE(static_cast<std::int64_t>(w->devices.size()) - w->nodes,
                     *network(r).leaves + *network(r).spines + *network(r).cores);
            if (*network(r).tiers != 2) continue;
            QCOMPARE(static_cast<std::int64_t>(pairs.size()), *network(r).leaves * *network(r).spines);  // none dark
            for (const auto& [pair, n] : pairs) QCOMPARE(n, *network(r).linksPerPair);
        }
    }

    void storageWithoutANetworkOfItsOwnIsSaid() {
        Example e = bid("1024");
        QVERIFY(!finding(of(e), "fabric.storage_shared"));
        std::erase_if(e.design.fabrics, [](const auto& f) { return f.value.role == FabricRole::Storage; });
        const Results r = of(e);
        const Problem* p = finding(r, "fabric.storage_shared");
        QVERIFY(p && p->severity == Severity::Warning);
    }

    void uplinksBusierThanThePolicyAreSaid() {
        Example e = bid("1024");
        Results r = of(e);
        QVERIFY(!finding(r, "fabric.trunk_leaf") && !finding(r, "fabric.trunk_full"));
        // Narrower ports, everything else the same: until the uplinks are busy, then more than full.
        const auto& l = r.workloads.front().value.links;
        const double rate = 400e9 * l.leafNeed->si / l.leafSupply->si;  // bit/s that the need would fill
        e.set("fabrics.compute.switch.port_rate", std::to_string(rate / 0.85 / 1e9) + " Gbit/s");
        r = of(e);
        QVERIFY(finding(r, "fabric.trunk_leaf") && !finding(r, "fabric.trunk_full"));
        e.set("fabrics.compute.switch.port_rate", std::to_string(rate / 2 / 1e9) + " Gbit/s");
        r = of(e);
        QVERIFY(!finding(r, "fabric.trunk_leaf") && finding(r, "fabric.trunk_full"));
    }
};

QTEST_APPLESS_MAIN(HonestyTest)
#include "honesty_test.moc"
