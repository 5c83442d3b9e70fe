// SPDX-License-Identifier: GPL-3.0-or-later
// Failure domains of the networks of a design, and what a training run goes through when a part of one fails.

#include <QtTest>

#include "model/plan/drill.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

/// 1,024 H100 in 128 servers and their spares, rail-optimised on switches of 64 x 400G: leaves of 32 servers.
Example bid() {
    static const Catalog catalog = examples::shippedCatalog();
    return examples::bid(catalog);
}
Results of(const Example& e) {
    return evaluate(e.project, e.design);
}
const LossResults& losses(const Results& r) {
    return r.fabrics.front().value.losses;
}
Drill one(const Example& e, DrillKind kind) {
    const auto all = drill(e.project, e.design, of(e), kind);
    if (!all) throw std::runtime_error(englishText(all.problem));
    return all->front();
}
double phase(const Drill& d, DrillPhase wanted) {
    double sum = 0;
    for (const DrillStep& s : d.steps)
        if (s.phase == wanted) sum += s.lasts.si;
    return sum;
}
bool has(const Results& r, std::string_view id) {
    return std::any_of(r.problems.begin(), r.problems.end(), [&](const Problem& p) { return p.id == id; });
}

}  // namespace

class DrillTest : public QObject {
    Q_OBJECT
private slots:
    void aRailLeafTakesOneCardOfEachServerBelowIt() {
        const Example e = bid();
        const Results r = of(e);
        QCOMPARE(*losses(r).leafCards, 32);
        QCOMPARE(*losses(r).leafNodes, 32);
        QCOMPARE(losses(r).leafLeft->si, 0.0);
        QCOMPARE(*losses(r).linkCards, 1);
        QCOMPARE(losses(r).planeLeft->si, 0.0);
        QCOMPARE(*losses(r).planeCards, 1024);
        QVERIFY(!losses(r).coreCards);  // two tiers
        const double spines = static_cast<double>(*r.fabrics.front().value.spines);
        QCOMPARE(losses(r).spineLeft->si, 1 - 1 / spines);
        Example plain = bid();
        plain.set("fabrics.compute.family", "leaf_spine");
        const Results p = of(plain);
        QCOMPARE(*losses(p).leafCards, 32);
        QCOMPARE(*losses(p).leafNodes, 4);  // all eight cards of four servers
    }

    void planesAndTwoLeavesPerNicHalveALeafInsteadOfTakingIt() {
        Example e = bid();
        e.set("fabrics.compute.planes", "2");
        Results r = of(e);
        QCOMPARE(losses(r).leafLeft->si, 0.5);
        QCOMPARE(losses(r).planeLeft->si, 0.5);
        QVERIFY(!has(r, "fabric.single_homed"));
        // Alibaba HPN (SIGCOMM 2024): 400G NICs as 2 x 200G, so a leaf of 64 x 400G has 128 ports, 64 of them down.
        e = bid();
        e.set("fabrics.compute.dual_tor", "true");
        r = of(e);
        QCOMPARE(*losses(r).leafCards, 64);
        QCOMPARE(losses(r).leafLeft->si, 0.5);
        QCOMPARE(losses(r).linkLeft->si, 0.5);
        QCOMPARE(losses(r).planeLeft->si, 0.0);  // still one plane
        QVERIFY(!has(r, "fabric.single_homed"));
        const FabricResult& f = r.fabrics.front().value;
        QCOMPARE(*f.nodeLinks, 2 * *of(bid()).fabrics.front().value.nodeLinks);
        QCOMPARE(f.perCard->si, 50e9);
        QCOMPARE(*f.leaves % 16, 0);  // eight rails, each on pairs of leaves
    }

    void aLeafStopsTheJobAndTheTimesAreThoseOfTheDesign() {
        Example e = bid();
        e.set("pools.train.hot_spares", "0").set("checkpoint.interval", "20 min");
        const Results r = of(e);
        const Drill d = one(e, DrillKind::Leaf);
        QVERIFY(d.stops && d.waitsForRepair);
        QCOMPARE(d.sparesUsed, 0);
        // 60 s to detect a switch, 3 h to mend one; half an interval is repeated. The parts add up.
        QCOMPARE(phase(d, DrillPhase::Detect), 60.0);
        QCOMPARE(phase(d, DrillPhase::Repair), 3 * 3600.0);
        QCOMPARE(phase(d, DrillPhase::Redo), 600.0);
        QCOMPARE(phase(d, DrillPhase::Load), r.storage.load->si);
        double sum = 0;
        for (const DrillStep& s : d.steps) {
            QCOMPARE(s.start.si, sum);
            QVERIFY(!s.running);
            sum += s.lasts.si;
        }
        QCOMPARE(d.total.si, sum);
        QCOMPARE(d.lost->si, sum);
        QCOMPARE(*d.cardHours(), sum / 3600 * 1024);
        e.set("reliability.monitored", "no");
        QCOMPARE(phase(one(e, DrillKind::Leaf), DrillPhase::Detect), 900.0);
    }

    void sparesReplaceTheServersHitWhereThereAreEnough() {
        Example e = bid();
        e.set("pools.train.hot_spares", "1");
        const Drill link = one(e, DrillKind::Link);
        QVERIFY(link.stops && !link.waitsForRepair);
        QCOMPARE(link.sparesUsed, 1);
        QCOMPARE(phase(link, DrillPhase::Repair), 0.0);
        QCOMPARE(phase(link, DrillPhase::Allocate), e.design.reliability.allocate.si);
        QVERIFY(one(e, DrillKind::Leaf).waitsForRepair);  // 32 servers, one spare
        e.set("pools.train.hot_spares", "0");
        QVERIFY(one(e, DrillKind::Link).waitsForRepair);
    }

    void theRunGoesOnSlowerWhereBandwidthIsLeft() {
        Example e = bid();
        e.set("fabrics.compute.planes", "2");
        const Drill plane = one(e, DrillKind::Plane), leaf = one(e, DrillKind::Leaf), spine = one(e, DrillKind::Spine);
        QVERIFY(!plane.stops && plane.degraded && plane.step);
        QVERIFY(*plane.degraded > *plane.step);
        QCOMPARE(leaf.degraded->si, plane.degraded->si);  // all wait for the cards at half rate
        QVERIFY(*spine.degraded < *plane.degraded);
        QVERIFY(*spine.degraded >= *spine.step);
        QCOMPARE(plane.redone.si, 0.0);
        // Standing still while rerouting, then each second is worth step / degraded.
        const double slow = plane.total.si - e.design.reliability.reroute.si;
        QVERIFY(std::abs(plane.lost->si - 1 - slow * (1 - plane.step->si / plane.degraded->si)) < 1e-6);
        // Half the ports are half the bandwidth: the same as NICs of half the rate.
        Example half = bid();
        half.set("pools.train.server.nic_rate", "200 Gbit/s");
        half.set("fabrics.compute.planes", "2");
        QVERIFY(std::abs(of(half).workloads.front().value.stepTime->si / plane.degraded->si - 1) < 1e-9);
    }

    void aSpineLeavesTheJobRunning() {
        const Drill spine = one(bid(), DrillKind::Spine);
        QVERIFY(!spine.stops && spine.redone.si == 0 && spine.sparesUsed == 0);
        QVERIFY(spine.left.si > 0.9 && spine.left.si < 1);
    }

    void whatCannotFailIsRefusedWithTheReason() {
        const Example e = bid();
        const auto core = drill(e.project, e.design, of(e), DrillKind::Core);
        QVERIFY(!core);
        QCOMPARE(core.problem.id, std::string("drill.no_part"));
        const auto wrong = drillKindOf("pdu");
        QVERIFY(!wrong);
        QVERIFY(englishText(wrong.problem).find("leaf, spine, core, link, plane") != std::string::npos);
        QCOMPARE(*drillKindOf("plane"), DrillKind::Plane);
        Example serves = bid();
        serves.design.workloads.clear();
        QCOMPARE(drill(serves.project, serves.design, of(serves), DrillKind::Leaf).problem.id,
                 std::string("drill.no_run"));
        Example bare = bid();
        bare.design.reliability.classes.clear();
        QCOMPARE(drill(bare.project, bare.design, of(bare), DrillKind::Leaf).problem.id, std::string("drill.no_class"));
        bare = bid();
        bare.set("tiers.hot.nodes", "0");
        QCOMPARE(drill(bare.project, bare.design, of(bare), DrillKind::Leaf).problem.id, std::string("drill.no_load"));
    }

    void everyExampleAnswersEveryDrillOrSaysWhyNot() {
        for (const Example& e : examples::all()) {
            const Results r = of(e);
            for (const Choice& c : Choices<DrillKind>::rows) {
                const auto all = drill(e.project, e.design, r, static_cast<DrillKind>(c.value));
                if (!all) {
                    QVERIFY2(!englishText(all.problem).empty(), e.name.c_str());
                    continue;
                }
                for (const Drill& d : *all) {
                    QVERIFY2(d.total.si > 0 && std::isfinite(d.total.si), e.name.c_str());
                    if (d.lost) QVERIFY2(d.lost->si > 0 && *d.lost <= d.total, e.name.c_str());
                    QVERIFY(d.left.si >= 0 && d.left.si < 1 && d.cardsHit >= 1 && d.cardsHit <= d.jobCards);
                    if (d.degraded) QVERIFY(*d.degraded >= *d.step);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(DrillTest)
#include "drill_test.moc"
