// SPDX-License-Identifier: GPL-3.0-or-later
// Floor and cabling of whole designs: every link has a cable, both ends agree, the bill follows, and what does not fit
// is said.
#include <QtTest>

#include <cmath>
#include <set>

#include "model/plan/cable_sheet.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

const Catalog& catalog() {
    static const Catalog c = examples::shippedCatalog();
    return c;
}

Example bid(const char* cards = "1024") {
    Example e{"bid", {}, newDesign(catalog())};
    e.set("pools.train.accelerators", cards);
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

std::int64_t sumOf(const Results& r, std::size_t network, std::int64_t CableLine::*member) {
    std::int64_t n = 0;
    for (const CableLine& l : r.cableLines)
        if (l.network == network) n += l.*member;
    return n;
}

}  // namespace

class CablingPlanTest : public QObject {
    Q_OBJECT

private slots:
    void everyLinkHasACableAndEveryCableAMedium() {
        for (const Example& e : examples::all()) {
            const Results r = of(e);
            for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
                const FabricResult& f = r.fabrics[i].value;
                const CablingResults& c = f.cabling;
                if (!c.cables) continue;
                const std::string where = e.name + " " + r.fabrics[i].name;
                QVERIFY2(sumOf(r, i, &CableLine::links) == *f.links, where.c_str());
                QVERIFY2(sumOf(r, i, &CableLine::cables) == *c.cables, where.c_str());
                std::int64_t open = 0;
                for (const CableLine& l : r.cableLines)
                    if (l.network == i && !l.kind) open += l.cables;
                QCOMPARE(*c.twistedPair + *c.passiveCopper + *c.activeCopper + *c.activeOptical + *c.multimode +
                             *c.singleMode + open,
                         *c.cables);
                QVERIFY(*c.splitters <= *c.cables && *c.cables <= *f.links);
                // Two ends per link, at most 16 links in a cage; a fibre has a module at both ends.
                QVERIFY2(*c.cages <= 2 * *f.links && *c.cages * 16 >= 2 * *f.links, where.c_str());
                if (c.transceivers) QVERIFY2(*c.transceivers <= *c.cages, where.c_str());
                QVERIFY2((*c.fibres > 0) == (*c.multimode + *c.singleMode > 0), where.c_str());
                QVERIFY(c.longest->si > 0);
                if (c.length) QVERIFY(c.length->si >= 0.5 * static_cast<double>(*c.cables));
            }
        }
    }

    void theReferenceOf127ServersIsMet() {  // RA-11333-001 V11, Tables 7 and 8
        Example e = bid("1016");
        e.set("pools.train.hot_spares", "0").set("fabrics.compute.ufm", "yes").set("fabrics.compute.su_nodes", "32");
        e.choose("fabrics.compute.switch_id", "nv-qm9700", catalog());
        e.choose("fabrics.compute.switch_optic_id", "mma4z00-ns", catalog());
        e.choose("fabrics.compute.server_optic_id", "980-9i51a", catalog());
        const Results r = of(e);
        const CablingResults& c = r.fabrics[0].value.cabling;
        QVERIFY(c.cables);
        QCOMPARE(*c.splitters, 2);
        QCOMPARE(*c.multimode, 2040 + 2);
        QCOMPARE(*c.transceivers, 1536 + 508 + 4);
        QCOMPARE(*c.fibres, 8 * 2044);  // four lanes, two cores each
    }

    void theBillOrdersWhatIsLaid() {
        const Results r = of(bid());
        for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
            std::int64_t ordered = 0, spare = 0;
            for (const auto& l : r.bill) {
                if (l.location != r.fabrics[i].name) continue;
                if (l.level == cost::Level::Cable) ordered += l.quantity.value_or(0);
                if (l.description == "Spare cables, of every length") spare = l.quantity.value_or(0);
            }
            QCOMPARE(ordered, *r.fabrics[i].value.cabling.cables);
            QCOMPARE(spare, *r.fabrics[i].value.cabling.spareCables);
        }
        Example e = bid();
        e.set("racks.cable_spares", "0 %");
        for (const auto& l : of(e).bill) QVERIFY(l.level != cost::Level::Spare || l.location == "train");
    }

    void copperSavesModulesAndPower() {
        Example e = bid();
        e.set("racks.network_place", "row_middle").set("racks.racks_per_row", "10");
        const Results fibre = of(e);
        e.set("fabrics.compute.cable_choice", "by_length");
        const Results copper = of(e);
        const FabricResult &a = fibre.fabrics[0].value, &b = copper.fabrics[0].value;
        QVERIFY(*b.cabling.passiveCopper + *b.cabling.activeCopper > 0);
        QCOMPARE(*a.cabling.passiveCopper + *a.cabling.activeCopper, 0);
        QVERIFY(*b.switchModules < *a.switchModules);
        const double saved = static_cast<double>(*a.switchModules - *b.switchModules);
        const auto& optic = e.design.fabrics[0].value.switchOptic;
        const bool inside = e.design.fabrics[0].value.device.maxIncludesOptics;
        const double expected = inside || !optic.power ? 0 : saved * optic.power->si;
        QVERIFY(std::abs(a.peak->si - b.peak->si - expected) < 1e-6);
        QVERIFY(std::abs(fibre.power.network->si - copper.power.network->si - expected) < 1e-6);
    }

    void networkRacksInEveryRowShortenTheWays() {
        Example e = bid("8192");
        const double own = of(e).fabrics[0].value.cabling.length->si;
        e.set("racks.network_place", "row_middle");
        const double middle = of(e).fabrics[0].value.cabling.length->si;
        QVERIFY(own > 0 && middle > 0 && own != middle);
        e.set("racks.cable_slack", "1.5");
        QVERIFY(of(e).fabrics[0].value.cabling.length->si > middle);
    }

    void whatReachesTooFarIsSaid() {
        Example e = bid();
        e.set("fabrics.compute.switch_optic.reach", "5 m").set("fabrics.compute.server_optic.reach", "5 m");
        QVERIFY(finding(of(e), "cabling.too_long"));
        e = bid();
        QVERIFY(!finding(of(e), "cabling.too_long"));
        e.set("fabrics.storage.lane_rate", "200 Gbit/s");  // copper ends at 3 m
        QVERIFY(finding(of(e), "cabling.no_medium"));
        e = bid();
        e.set("fabrics.compute.switch_optic.medium", "SMF DR8").set("fabrics.compute.server_optic.medium", "MMF OM4");
        QVERIFY(finding(of(e), "cabling.media_differ"));
    }

    void theFloorHasLimits() {
        Example e = bid();
        const Results r = of(e);
        QVERIFY(r.racks.floor.rows && *r.racks.floor.positions >= *r.racks.count);
        QVERIFY(std::abs(r.racks.floor.area->si - r.racks.floor.length->si * r.racks.floor.width->si) < 1e-9);
        e.set("racks.room_length", "3 m").set("racks.room_width", "3 m").set("racks.floor_limit", "1 kN/m²");
        const Results tight = of(e);
        QVERIFY(finding(tight, "racks.room_length") && finding(tight, "racks.room_width"));
        QVERIFY(finding(tight, "racks.floor_load"));
        // 9.81 kN/m2 x area = weight: the plate brings the load down to the limit
        const double load = tight.racks.floorLoad->si * 0.6 * 1.2 / tight.racks.floor.spread->si;
        QVERIFY(std::abs(load - 1e3) < 1);
        e = bid();
        e.set("racks.racks_per_row", "40");
        QVERIFY(finding(of(e), "racks.long_row"));
        e.set("racks.reserved_per_row", "40");
        const Results none = of(e);
        QVERIFY(finding(none, "racks.row_full") && !none.racks.floor.rows && none.racks.count);
    }

    void whatIsNotKnownStaysBlank() {
        Example e = bid();
        e.set("racks.rack.width", "");
        const Results r = of(e);
        QVERIFY(!r.racks.floor.rows && r.cableLines.empty() && !r.fabrics[0].value.cabling.cables);
        QVERIFY(finding(r, "missing.input"));
        std::int64_t cables = 0;  // the bill still has them, of any length
        for (const auto& l : r.bill)
            if (l.level == cost::Level::Cable && l.location == "compute") cables += l.quantity.value_or(0);
        QCOMPARE(cables, *r.fabrics[0].value.cables);
        const Results huge = of(bid("1000000000"));
        QVERIFY(huge.cableLines.empty());
    }

    void everyDeviceStandsInOneRackOfTheFloor() {
        for (const Example& e : examples::all()) {
            const Results r = of(e);
            const auto plan = sitePlan(e.project, e.design, r);
            if (!plan) continue;
            QCOMPARE(static_cast<std::int64_t>(plan->racks()), *r.racks.count);
            std::set<std::string> names;
            for (std::int32_t n = 0; n < plan->racks(); ++n) QVERIFY(names.insert(plan->name(n)).second);
            std::set<std::pair<std::int32_t, long>> taken;
            for (const auto* lists : {&plan->pools, &plan->tiers, &plan->switches})
                for (const auto& places : *lists)
                    for (const auto& p : places) {
                        QVERIFY(p.rack >= 0 && p.rack < plan->racks());
                        QVERIFY2(taken.insert({p.rack, std::lround(p.z * 1e4)}).second, e.name.c_str());
                        QVERIFY(SitePlan::unitOf(p) >= 1);
                    }
        }
    }

    void theSheetsNameEveryPortOnceOverAllNetworks() {  // NEG-17, NEG-18
        const Example e = bid();
        const Results r = of(e);
        const auto plan = sitePlan(e.project, e.design, r);
        QVERIFY(plan);
        std::set<std::string> ports, switches, managed;
        for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
            const bool outOfBand = e.design.fabrics[i].value.role == FabricRole::OutOfBand;
            std::int64_t rows = 0;
            QVERIFY(forEachPlacedCable(e.design, *plan, i, [&](const PlacedCable& c) {
                ++rows;
                for (const CableEnd* end : {&c.a, &c.z}) {
                    const std::string port = end->device + ":" + end->port;
                    if (!end->port.empty()) QVERIFY2(ports.insert(port).second, port.c_str());
                    QVERIFY(!end->rack.empty() && end->unit >= 1);
                    if (end->isSwitch) (outOfBand && end == &c.a ? managed : switches).insert(end->device);
                }
            }));
            QCOMPARE(rows, *r.fabrics[i].value.links);
        }
        // The management network knows the switches of the others under the names of their own sheets.
        for (const auto& name : switches)
            if (name.rfind("out-of-band", 0) != 0) QVERIFY2(managed.count(name), name.c_str());
    }
};

QTEST_APPLESS_MAIN(CablingPlanTest)
#include "cabling_plan_test.moc"
