// SPDX-License-Identifier: GPL-3.0-or-later
// Failure domains of the networks of a design, and what a training run goes through when a part of one fails.

#include <QtTest>

#include "model/plan/blast_radius.h"
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
        plain.set("pools.train.hot_spares", "0");
        plain.set("fabrics.compute.family", "rail_only");  // one rail: a card of each of 32 servers, above of all 128
        const Results o = of(plain);
        QCOMPARE(*losses(o).leafNodes, 32);
        QCOMPARE(*losses(o).spineCards, 128);
        QCOMPARE(*losses(o).spineNodes, 128);
        QCOMPARE(one(plain, DrillKind::Leaf).serversHit, 32);
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

    /// 2,056 cards of a fat tree on 64 ports: two pods of 32 leaves, and one leaf with one spine and two core switches.
    void theLastPodIsHitWorst() {
        Example e = bid();
        e.set("pools.train.accelerators", "2056").set("pools.train.hot_spares", "0");
        e.set("fabrics.compute.su_nodes", "0").set("fabrics.compute.ufm", "no");
        e.set("fabrics.compute.family", "leaf_spine");
        Results r = of(e);
        QCOMPARE(r.fabrics.front().value.sizing.lastPodSpines, 1);
        QVERIFY(losses(r).spineLeft->si == 0 && losses(r).spineCards == 8 && losses(r).spineNodes == 1);
        QVERIFY(losses(r).coreLeft->si == 0.5 && losses(r).coreCards == 8 && losses(r).coreNodes == 1);
        const Drill spine = one(e, DrillKind::Spine), core = one(e, DrillKind::Core);
        QVERIFY(spine.stops && spine.cardsHit == 8 && spine.serversHit == 1);
        QVERIFY(!core.stops && core.left.si == 0.5 && *core.degraded >= *core.step);
        for (const BlastRadius& x : blastRadii(e.project, e.design, r, 0)) {
            if (x.part == NetworkPart::Spine) QVERIFY(x.stops() && x.cards == 8 && x.parts == 65);
            if (x.part == NetworkPart::Core) QVERIFY(x.left.si == 0.5 && x.cards == 8);
            if (x.part == NetworkPart::SpineLink) QVERIFY(x.left.si == 31.0 / 32 && x.cards == 8);
        }
        e.set("fabrics.compute.family", "rail_optimised");  // a last pod of one server on eight leaves
        r = of(e);
        QVERIFY(losses(r).spineLeft->si == 7.0 / 8 && losses(r).coreLeft->si == 15.0 / 16);
        QVERIFY(losses(r).spineCards == 8 && losses(r).spineNodes == 1 && !one(e, DrillKind::Spine).stops);
    }

    void theManagerIsNoCardAndOtherPoolsAreNotOfTheRun() {
        Example e = bid();  // 31 servers in a unit of 32, the manager on the ports of the last
        e.set("pools.train.accelerators", "248").set("pools.train.hot_spares", "0");
        e.set("fabrics.compute.su_nodes", "32").set("fabrics.compute.ufm", "yes").set("fabrics.compute.tiers", "two");
        const Results r = of(e);
        QVERIFY(losses(r).leafCards == 31 && losses(r).leafNodes == 31);
        const auto single = std::find_if(r.problems.begin(), r.problems.end(),
                                         [](const Problem& p) { return p.id == "fabric.single_homed"; });
        QVERIFY(single != r.problems.end());
        QCOMPARE(std::get<Arg::Number>(single->args.at(1).value).si, 31.0);
        Example two = bid();
        two.set("pools.train.hot_spares", "0");
        two.design.pools.push_back({2, "other", two.design.pools[0].value});
        two.set("pools.other.accelerators", "512");
        QVERIFY(*losses(of(two)).planeNodes == 192);
        const Drill plane = one(two, DrillKind::Plane);
        QVERIFY(plane.serversHit == 128 && plane.cardsHit == 1024);
    }

    /// 1,024 cards, 32 leaves of 32 down and 32 up, 16 spines, counted by hand.
    void everyKindOfPartHasItsRadius() {
        const Example e = bid();
        const Results r = of(e);
        const auto radii = blastRadii(e.project, e.design, r, 0);
        const auto row = [&](NetworkPart part) {
            const auto it = std::find_if(radii.begin(), radii.end(), [&](const auto& x) { return x.part == part; });
            return it == radii.end() ? BlastRadius{part, 0, 0, 0, {}, {}} : *it;
        };
        QCOMPARE(radii.size(), std::size_t(5));
        QCOMPARE(row(NetworkPart::LeafLink).cards, 32);
        QCOMPARE(row(NetworkPart::LeafLink).left.si, 31.0 / 32);
        QCOMPARE(row(NetworkPart::LeafLink).lost.si, 1.0 / 1024);  // one of 1,024 full uplinks
        QCOMPARE(row(NetworkPart::Leaf).lost.si, 32.0 / 1024);
        QVERIFY(row(NetworkPart::Leaf).stops() && row(NetworkPart::ServerLink).stops());
        QCOMPARE(row(NetworkPart::Spine).parts, *r.fabrics.front().value.spines);
        QCOMPARE(row(NetworkPart::Plane).lost.si, 1.0);
        QCOMPARE(row(NetworkPart::Core).parts, 0);
        // The other ways to attach the cards: as is, two leaves, two planes.
        const auto ways = compareHoming(e.project, e.design, 0);
        QCOMPARE(ways.size(), std::size_t(3));
        QVERIFY(ways[1].dualTor && ways[2].planes == 2);
        for (std::size_t i = 1; i < ways.size(); ++i)
            for (const auto& x : ways[i].radii) QVERIFY(x.left.si > 0 || (i == 1 && x.part == NetworkPart::Plane));
        Example torus = bid();
        torus.set("fabrics.compute.family", "torus").set("fabrics.compute.lane_rate", "50 Gbit/s");
        const Results t = of(torus);
        QVERIFY(losses(t).linkLeft->si > 0.8);  // five of six neighbours
        QCOMPARE(*losses(t).linkCards, 2);
        QVERIFY(!one(torus, DrillKind::Link).stops);
        QVERIFY(compareHoming(torus.project, torus.design, 0).empty());
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
        // Without a hot one a cold one is swapped in; without any the server has to be mended.
        e.set("pools.train.hot_spares", "0").set("pools.train.cold_spares", "1");
        const Drill cold = one(e, DrillKind::Link);
        QVERIFY(!cold.waitsForRepair && cold.coldUsed == 1);
        QCOMPARE(phase(cold, DrillPhase::Swap), e.design.reliability.swap.si);
        e.set("pools.train.cold_spares", "0");
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
        half.set("fabrics.compute.planes", "2").set("fabrics.compute.switch.most_ports", "");  // 256 of 100 Gbit/s
        QVERIFY(std::abs(of(half).workloads.front().value.stepTime->si / plane.degraded->si - 1) < 1e-9);
    }

    void aServerIsReplacedAndItsStateReadBack() {
        Example e = bid();
        e.set("pools.train.hot_spares", "1").set("checkpoint.interval", "20 min");
        const Results r = of(e);
        const Drill node = one(e, DrillKind::Node), card = one(e, DrillKind::Accelerator);
        QVERIFY(node.stops && node.serversHit == 1 && node.cardsHit == 8 && node.sparesUsed == 1);
        QVERIFY(card.stops && card.serversHit == 1 && card.cardsHit == 1);
        QCOMPARE(phase(node, DrillPhase::Detect), 30.0);
        QCOMPARE(phase(card, DrillPhase::Detect), 10.0);
        QCOMPARE(phase(node, DrillPhase::Redo), 600.0);
        QCOMPARE(phase(node, DrillPhase::Load), r.storage.load->si);
        // With its state in a neighbour's memory only the drain of the snapshot is behind, and reading is quick.
        e.set("checkpoint.mode", "asynchronous").set("checkpoint.memory_copies", "2");
        const Results m = of(e);
        const Drill memory = one(e, DrillKind::Node);
        QCOMPARE(phase(memory, DrillPhase::Load), m.storage.stall->si);
        QCOMPARE(phase(memory, DrillPhase::Redo), 600.0 + m.storage.stall->si);
        // One copy alone dies with its server: storage, where the drain is behind.
        e.set("checkpoint.memory_copies", "1");
        QCOMPARE(phase(one(e, DrillKind::Node), DrillPhase::Redo), 600.0 + of(e).storage.drain->si);
    }

    void racksRowsAndCoolantStopOnlyWithoutASecondOne() {
        Example e = bid();
        e.set("power.feeds", "1").set("cooling.cdu_spare", "0");
        const Results r = of(e);
        const std::int64_t racks = *r.racks.compute, servers = r.compute.servers;
        const Drill pdu = one(e, DrillKind::Pdu);
        QVERIFY(pdu.stops);
        QCOMPARE(pdu.serversHit, (servers + racks - 1) / racks);
        const Drill row = one(e, DrillKind::Row);
        // A row of twenty racks is full of compute racks before the next begins.
        const std::int64_t inRow = e.design.racks.racksPerRow - e.design.racks.reservedPerRow;
        QVERIFY(row.stops);
        QCOMPARE(row.serversHit, std::min(servers, pdu.serversHit * inRow));
        if (r.cooling.cdus.value_or(0) > 0) {
            const Drill cdu = one(e, DrillKind::Cdu);
            QVERIFY(cdu.stops && cdu.serversHit >= 1);
            e.set("cooling.cdu_spare", "1");
            QVERIFY(!one(e, DrillKind::Cdu).stops);
        }
        e.set("power.feeds", "2").set("power.feed_current", "2000 A");
        const Drill fed = one(e, DrillKind::Pdu);
        QVERIFY(!fed.stops && fed.redone.si == 0);
        QCOMPARE(fed.lost->si, 0.0);
        // Half of the power supplies hang on the feed that is left: too few where a server needs four of six.
        e.set("power.supplies", "6").set("power.supplies_needed", "4");
        QVERIFY(one(e, DrillKind::Pdu).stops);
    }

    void storageAndSilentCorruption() {
        Example e = bid();
        e.set("checkpoint.interval", "30 min").set("checkpoint.keep", "20").set("checkpoint.thinned", "no");
        const Results r = of(e);
        const Drill outage = one(e, DrillKind::Storage);
        QVERIFY(outage.stops && outage.waitsForRepair);
        QCOMPARE(outage.atRisk->si, 1800.0);
        QCOMPARE(outage.lost->si, outage.total.si);
        const Drill node = one(e, DrillKind::StorageNode);
        const double nodes = static_cast<double>(e.design.tiers.front().value.nodes);
        QVERIFY(std::abs(node.left.si - (1 - 1 / nodes)) < 1e-12);
        QVERIFY(node.degraded && *node.degraded > *node.step);
        const Drill silent = one(e, DrillKind::Silent);
        QVERIFY(silent.stops && silent.ringMiss);
        QCOMPARE(phase(silent, DrillPhase::Corrupt), 4 * 3600.0);
        // Nineteen intervals back against a mean latency of 4 h.
        QVERIFY(std::abs(silent.ringMiss->si - std::exp(-19 * 0.5 / 4)) < 1e-12);
        QCOMPARE(silent.lost->si, silent.total.si);
        (void)r;
    }

    /// 30 samples of 50 KB a second and card: 1.536 GB/s, and 10,000 of them in the buffer of each of 128 servers.
    void withoutStorageTheBuffersAreEmptyIn42Seconds() {
        Example e = bid();
        e.set("data.unit", "samples").set("data.samples_per_card", "30 /s").set("data.sample_bytes", "50 kB");
        e.set("checkpoint.interval", "30 min").set("reliability.diagnose", "120 s");
        const double hold = 128 * 10000 * 50e3 / 1.536e9;  // 41.67 s: 30 s until it is noticed, then 11.67 s
        const Drill d = one(e, DrillKind::Storage);
        QVERIFY(d.stops && d.sparesUsed == 0 && d.redone.si == 0);
        QCOMPARE(d.total.si, 30 + 120 + 4 * 3600.0);
        QVERIFY(std::abs(d.lost->si - (d.total.si - hold)) < 1e-6);
        QVERIFY(std::abs(d.atRisk->si - (1800 + hold)) < 1e-6);
        double running = 0;
        for (const DrillStep& s : d.steps)
            if (s.running) running += s.lasts.si;
        QVERIFY(std::abs(running - hold) < 1e-6);
        QVERIFY(d.steps[0].running && d.steps[1].running && !d.steps[2].running && d.steps.size() == 4);
        // A run that reads nothing goes on; its checkpoints do not last.
        Example nothing = bid();
        nothing.set("checkpoint.bytes_per_token", "0 B").set("checkpoint.interval", "30 min");
        const Drill on = one(nothing, DrillKind::Storage);
        QVERIFY(!on.stops);
        QCOMPARE(on.atRisk->si, on.total.si + 1800);
        QVERIFY(on.lost->si > 0 && on.lost->si < 0.1 * on.total.si);
    }

    /// 40 samples of 1 MB a second and card need 40.96 GB/s; a node reads 12 GB/s, 90 % of it useful in shards.
    void aStepWaitsForDataWhereTheyCome() {
        Example e = bid();
        e.set("data.unit", "samples").set("data.samples_per_card", "40 /s").set("data.sample_bytes", "1000 kB");
        e.set("tiers.hot.read", "12 GB/s").set("tiers.hot.nodes", "4").set("checkpoint.mode", "asynchronous");
        const double computes = of(e).workloads.front().value.stepTime->si;
        const Drill four = one(e, DrillKind::StorageNode);  // 43.2 GB/s are enough, 32.4 are not
        QCOMPARE(four.step->si, computes);
        QVERIFY(std::abs(four.degraded->si / computes - 40.96 / 32.4) < 1e-9);
        QVERIFY(std::abs(four.lost->si / four.total.si - (1 - 32.4 / 40.96)) < 1e-9);
        // A synchronous checkpoint is written more slowly, too.
        Example written = e;
        written.set("checkpoint.mode", "synchronous").set("checkpoint.interval", "30 min");
        const double stall = of(written).storage.stall->si;
        const Drill slower = one(written, DrillKind::StorageNode);
        const double expected = 40.96 / 32.4 * (1800 + stall * 4 / 3) / (1800 + stall);
        QVERIFY(std::abs(slower.degraded->si / computes - expected) < 1e-9);
        // Three nodes are too few from the start: a lost spine is hidden behind the waiting.
        e.set("tiers.hot.nodes", "3");
        const Drill spine = one(e, DrillKind::Spine);
        QVERIFY(std::abs(spine.step->si / computes - 40.96 / 32.4) < 1e-9);
        QCOMPARE(spine.degraded->si, spine.step->si);
        QCOMPARE(spine.lost->si, e.design.reliability.reroute.si);
        // One node is the whole storage.
        e.set("tiers.hot.nodes", "1");
        QVERIFY(one(e, DrillKind::StorageNode).stops);
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
        const auto wrong = drillKindOf("fan");
        QVERIFY(!wrong);
        QVERIFY(englishText(wrong.problem).find("leaf, spine, core, link, plane, node") != std::string::npos);
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
                    if (d.lost) QVERIFY2(d.lost->si >= 0 && *d.lost <= d.total, e.name.c_str());
                    QVERIFY(d.left.si >= 0 && d.left.si <= 1 && d.cardsHit >= 1 && d.cardsHit <= d.jobCards);
                    if (d.stops) QVERIFY(d.lost && d.lost->si > 0 && d.left.si == 0);
                    if (d.degraded) QVERIFY(*d.degraded >= *d.step);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(DrillTest)
#include "drill_test.moc"
