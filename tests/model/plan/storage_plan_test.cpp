// SPDX-License-Identifier: GPL-3.0-or-later
// Storage of a whole design: what training data need, what every tier holds and carries, what a shortage costs in days,
// and the findings about all of it. Values counted by hand from the bid of 1,024 cards in 128 servers.
#include <QtTest>
#include <numbers>

#include "model/plan/blank.h"
#include "model/plan/drill_plan.h"
#include "model/plan/evaluate.h"
#include "model/plan/job_faults.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

Example bid() {
    static const Catalog catalog = examples::shippedCatalog();
    return examples::bid(catalog);
}
Results of(const Example& e) {
    return evaluate(e.project, e.design);
}
bool near(double a, double b, double relative = 1e-9) {
    return std::abs(a - b) <= relative * std::max(std::abs(a), std::abs(b));
}
const Problem* said(const Results& r, std::string_view id) {
    const auto p = std::find_if(r.problems.begin(), r.problems.end(), [&](const Problem& x) { return x.id == id; });
    return p == r.problems.end() ? nullptr : &*p;
}
/// Images in loose files, as an article describes them: 30 samples of 50 KB a second and card.
Example images() {
    Example e = bid();
    e.set("data.unit", "samples").set("data.samples_per_card", "30 /s").set("data.sample_bytes", "50 kB");
    e.set("tiers.hot.nodes", "10").set("tiers.hot.read", "40 GB/s").set("tiers.hot.metadata", "50000 /s");
    return e;
}

}  // namespace

class StoragePlanTest : public QObject {
    Q_OBJECT
private slots:
    void textNeedsFourBytesAToken() {
        const Example e = bid();
        const Results r = of(e);
        QVERIFY(near(r.storage.readNeeded->si, 4 * r.training.tokensPerSecond->si));
        QCOMPARE(r.storage.data.packing->si, 1.0);
        QCOMPARE(r.storage.data.waitShare->si, 0.0);
        QCOMPARE(r.storage.data.daysLost->si, 0.0);
        // The whole run reads every token once.
        QVERIFY(near(r.storage.data.dataset->si, 4.0 * double(r.demand.tokens), 1e-6));
        QCOMPARE(whyBlank(e.project, e.design, r, "storage.data.shuffle_buffer")->why.id,
                 std::string("blank.counts_tokens"));
    }

    void samplesNeedCardsTimesRateTimesSize() {
        Example e = images();
        Results r = of(e);
        QVERIFY(near(r.storage.readNeeded->si, 1024 * 30 * 50e3));  // 1.536 GB/s
        QVERIFY(near(r.storage.data.required->si, 1.536e9 / 0.9));
        QVERIFY(near(r.storage.data.metadataNeeded->si, 1.536e9 / 256e6));
        QVERIFY(near(r.storage.data.shuffleBuffer->si, 10000 * 50e3));
        e.set("data.packing", "files");
        r = of(e);
        // 50 KB: half of the 0.3 that 100 KB reach; ten nodes of 40 GB/s, 500,000 calls, three a file.
        QVERIFY(near(r.storage.data.packing->si, 0.15));
        QVERIFY(near(r.storage.data.required->si, 1.536e9 / 0.15));
        QVERIFY(near(r.storage.data.metadataNeeded->si, 1024 * 30 * 3));
        QVERIFY(near(r.storage.data.bandwidthLimit->si, 400e9 * 0.15));
        QVERIFY(near(r.storage.data.metadataLimit->si, 500e3 / 3 * 50e3));  // 8.3 GB/s
        QCOMPARE(r.storage.data.limitedBy, std::string("opening files"));
        QVERIFY(near(r.storage.data.delivered->si, 500e3 / 3 * 50e3));
        QVERIFY(said(r, "storage.packing"));
        QVERIFY(!said(r, "storage.starved"));
    }

    void shufflingFitsBesideTheSnapshotsInTheHostMemory() {
        Example e = images();
        e.set("pools.train.server.memory", "2000 GB").set("data.sample_bytes", "100000 kB");
        Results r = of(e);
        QVERIFY(near(r.storage.data.memoryShare->si, 10000 * 100e6 / 2e12));  // half of it
        QVERIFY(!said(r, "storage.shuffle_memory"));
        e.set("data.shuffled", "25000");
        r = of(e);
        const Problem* p = said(r, "storage.shuffle_memory");
        QVERIFY(p && p->severity == Severity::Error && p->key == "data.shuffled");
        QCOMPARE(std::get<Arg::Number>(p->args.back().value).si, 20000.0);
        e.set("data.shuffled", "20000");
        QVERIFY(!said(of(e), "storage.shuffle_memory"));
        // Copies of the state take their part first.
        e.set("checkpoint.mode", "asynchronous").set("checkpoint.memory_copies", "2");
        r = of(e);
        p = said(r, "storage.shuffle_memory");
        QVERIFY(p);
        QCOMPARE(std::get<Arg::Number>(p->args.back().value).si,
                 std::floor((2e12 - r.storage.snapshotMemory->si) / 100e6));
        // A server of which nobody says how much it has.
        e.set("pools.train.server.memory", "");
        r = of(e);
        QVERIFY(!r.storage.data.memoryShare && !said(r, "storage.shuffle_memory"));
        QCOMPARE(whyBlank(e.project, e.design, r, "storage.data.memory_share")->why.key,
                 std::string("pools.train.server.memory"));
    }

    /// E (L - k) for L > k, counted out over the lognormal law.
    void outagesKeepTheRunStandingStillFromTheEndOfItsData() {
        Example e = images();
        RateClass c;
        c.per = PerUnit::StorageSystem;
        c.stopsJob = false;
        c.detect = {30};
        c.repairMedian = {4 * 3600};
        c.repairSigma = 1.2;
        for (const char* shuffled : {"0", "10000", "1000000", "10000000"}) {
            e.set("data.shuffled", shuffled);
            Results r = of(e);
            const plan::Stage s{e.project, e.design, r};
            const double k = plan::dataAtHand(s)->si - 30;
            double mean = 0;
            constexpr int kSteps = 200000;
            for (int i = 0; i < kSteps; ++i) {
                const double z = -9 + 18 * (i + 0.5) / kSteps;
                const double over = c.repairMedian.si * std::exp(c.repairSigma * z) - k;
                const double weight = std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi) * 18 / kSteps;
                mean += std::max(0.0, over) * weight;
            }
            QVERIFY2(near(plan::standstillOf(s, c).si, mean, 1e-5), shuffled);
        }
    }

    void outagesCostTheSameInBothClosedFormAndSimulation() {
        Example e = images();
        for (auto& c : e.design.reliability.classes)
            if (c.name == "storage_outage") c.value.rate = Rate{40 / (8760 * 3600.0)};
        Results r = of(e);
        const double closed = r.training.daysMean->si, share = r.reliability.slowShare->si;
        QVERIFY(share > 0.03);  // 40 a year of 8.2 h are 3.7 %
        auto in = simulationInputs(e.project, e.design, r);
        in->replications = 2000;
        in->precision = 0;
        const auto run = simulate(*in);
        QVERIFY2(near(run.mean.mean, closed, 0.004), qPrintable(QString::number(run.mean.mean / closed)));
        const double p90 = run.p90.value / r.training.daysP90->si;
        QVERIFY2(std::abs(p90 - 1) < 0.01, qPrintable(QString::number(p90)));
        QVERIFY(near(run.ledger.degraded.si / run.mean.mean, share, 0.04));
    }

    void epochsShareTheDataSetAndCachesServeTheLaterOnes() {
        Example e = images();
        e.set("data.epochs", "4").set("data.cache", "1000000 GB");
        const Results r = of(e);
        QVERIFY(near(r.storage.data.dataset->si, r.storage.readNeeded->si * r.training.daysIdeal->si / 4));
        QVERIFY(near(r.storage.data.cacheHit->si, 0.75));
        QVERIFY(near(r.storage.data.readMean->si, r.storage.data.required->si / 4));
    }

    void aStarvedRunTakesLongerInBothClosedFormAndSimulation() {
        Example e = images();
        const Results fed = of(e);
        // 40 samples of 1 MB a second need 41 GB/s; 20 GB/s of reading, packed, give 18.
        e.set("data.samples_per_card", "40 /s").set("data.sample_bytes", "1000 kB");
        e.set("tiers.hot.nodes", "1").set("tiers.hot.read", "20 GB/s");
        Results r = of(e);
        QCOMPARE(r.storage.data.limitedBy, std::string("bandwidth of the storage nodes"));
        QVERIFY(near(r.storage.data.delivered->si, 18e9));
        QVERIFY(near(r.storage.data.waitShare->si, 1 - 18 / 40.96));
        const double overhead = 40.96 / 18 - 1;
        QVERIFY(near(r.storage.data.daysLost->si, overhead * r.training.daysIdeal->si));
        QVERIFY(near(r.storage.data.cardHours->si, overhead * r.training.daysIdeal->si / 3600 * 1024));
        QVERIFY(said(r, "storage.starved") && said(r, "storage.starved")->severity == Severity::Error);
        QCOMPARE(r.training.daysIdeal->si, fed.training.daysIdeal->si);
        QVERIFY(r.training.daysP50->si > (1 + overhead) * r.training.daysIdeal->si);
        const double closed = r.training.daysMean->si, share = r.reliability.slowShare->si;
        auto in = simulationInputs(e.project, e.design, r);
        QVERIFY(in);
        in->replications = 400;
        in->precision = 0;
        applySimulation(e.project, e.design, simulate(*in), r);
        QVERIFY2(near(r.training.daysMean->si, closed, 0.03),
                 qPrintable(QStringLiteral("%1 %2").arg(r.training.daysMean->si / 86400).arg(closed / 86400)));
        QVERIFY(near(r.reliability.slowShare->si, share, 0.05));
    }

    void serversAndTheStorageNetworkAreLimitsToo() {
        Example e = images();
        e.set("data.client", "0.005 GB/s");
        Results r = of(e);
        QVERIFY(near(r.storage.data.clientLimit->si, 128 * 5e6));
        QCOMPARE(r.storage.data.limitedBy, std::string("servers that read"));
        e = images();
        e.set("fabrics.storage.link_rate", "200 Gbit/s").set("tiers.hot.nics", "2");
        r = of(e);
        // 128 servers with a port of 25 GB/s, ten nodes with two.
        QVERIFY(near(r.storage.network.carries->si, 500e9));
        QVERIFY(near(r.storage.data.networkLimit->si, 500e9));
        // Leaves of their own at r : 1, all of it across the spines: what the uplinks of the storage leaves carry.
        e.set("fabrics.storage.oversubscription", "4").set("fabrics.storage.storage_oversubscription", "1");
        e.set("fabrics.storage.switch.ports", "20").set("fabrics.storage.switch.port_rate", "200 Gbit/s");
        r = of(e);
        const auto& net = r.fabrics[1].value;
        QCOMPARE(*net.sizing.storageDown, std::int64_t{4});  // 16 down and 4 up for servers
        QVERIFY(near(r.storage.network.carries->si, 500e9));
        e.set("fabrics.storage.storage_oversubscription", "4");
        r = of(e);
        QVERIFY2(near(r.storage.network.carries->si, 500e9 / r.fabrics[1].value.sizing.realisedStorage->si),
                 qPrintable(QString::number(r.storage.network.carries->si)));
        QVERIFY(r.fabrics[1].value.sizing.realisedStorage->si > 2);
        // Three tiers with one pod: no byte crosses the cores, however few links they have.
        const double twoTiers = r.storage.network.carries->si;
        e.set("fabrics.storage.tiers", "three").set("fabrics.storage.spine_oversubscription", "15");
        r = of(e);
        QCOMPARE(*r.fabrics[1].value.sizing.pods, std::int64_t{1});
        QVERIFY(near(r.storage.network.carries->si, twoTiers));
        e.set("fabrics.storage.tiers", "auto").set("fabrics.storage.spine_oversubscription", "1");
        std::erase_if(e.design.fabrics, [](const auto& f) { return f.value.role == FabricRole::Storage; });
        r = of(e);
        QVERIFY(!r.storage.network.carries);
        QCOMPARE(whyBlank(e.project, e.design, r, "storage.network.carries")->why.id,
                 std::string("blank.no_storage_network"));
    }

    void everyTierHoldsAndCarriesItsPart() {
        Example e = bid();
        e.design.tiers.push_back({2, "warm", e.design.tiers[0].value});
        e.design.tiers.push_back({3, "cold", e.design.tiers[0].value});
        e.set("tiers.warm.kind", "warm").set("tiers.cold.kind", "cold");
        e.set("checkpoint.milestone_every", "24 h").set("checkpoint.free_share", "30 %").set("checkpoint.keep", "20");
        e.set("data.hot_share", "40 %").set("data.staging", "10 h").set("data.archive_copies", "2");
        const Results r = of(e);
        const double size = r.storage.checkpointSize->si, data = r.storage.data.dataset->si;
        const double days = r.training.daysIdeal->si, milestones = std::ceil(days / 86400);
        QVERIFY(near(r.storage.hotNeeded->si, (20 * size + 0.4 * data) / 0.7));
        QVERIFY(near(r.storage.warm.capacityNeeded->si, (data + milestones * size) / 0.7));
        QVERIFY(near(r.storage.warm.writeNeeded->si, size / 86400));
        QVERIFY(near(r.storage.warm.readNeeded->si, std::max(0.4 * data / 36000, 0.6 * r.storage.readNeeded->si)));
        // What is not on the hot tier comes at the packing of the files, here none of the bandwidth is lost.
        QCOMPARE(r.storage.data.packing->si, 1.0);
        QVERIFY(near(r.storage.cold.capacityNeeded->si, 2 * (data + milestones * size) / 0.7));
        QVERIFY(near(r.storage.cold.writeNeeded->si, 2 * (data + milestones * size) / days));
        QVERIFY(!said(r, "storage.tier_capacity"));
        e.set("tiers.cold.capacity", "0.1 TB")
            .set("tiers.warm.read", "0.0001 GB/s")
            .set("tiers.warm.write", "0.0001 GB/s");
        const Results poor = of(e);
        QVERIFY(said(poor, "storage.tier_capacity") && said(poor, "storage.tier_write") &&
                said(poor, "storage.tier_read"));
        QCOMPARE(said(poor, "storage.tier_capacity")->key, std::string("tiers.cold.capacity"));
        // A design without such tiers is asked for nothing.
        const Example plain = bid();
        const Results none = of(plain);
        QVERIFY(!none.storage.warm.capacity && !none.storage.cold.capacityNeeded);
        QCOMPARE(whyBlank(plain.project, plain.design, none, "storage.warm.capacity_needed")->why.id,
                 std::string("blank.no_tier_kind"));
    }

    void checkpointsAreHeldAgainstBandwidthRoomAndMemory() {
        Example e = bid();
        e.set("checkpoint.mode", "synchronous")
            .set("checkpoint.interval", "20 min")
            .set("checkpoint.stall_budget", "5 %");
        Results r = of(e);
        const double size = r.storage.checkpointSize->si;
        QVERIFY(near(r.storage.writeNeeded->si, size / 60));
        QVERIFY(!said(r, "storage.write_rate"));
        e.set("tiers.hot.nodes", "1").set("tiers.hot.write", "1 GB/s");
        r = of(e);
        QVERIFY(said(r, "storage.write_rate"));
        // Room for ten checkpoints and the data set with 30 % kept free, or one less than that.
        e = bid();
        const double room = of(e).storage.data.dataset->si + 10 * size;
        const auto nodes = double(e.design.tiers.front().value.nodes);
        e.design.tiers.front().value.capacity = Bytes{room / 0.7 / nodes * 1.001};
        QVERIFY(!said(of(e), "storage.few_checkpoints"));
        e.design.tiers.front().value.capacity = Bytes{room / 0.7 / nodes * 0.99};
        QVERIFY(said(of(e), "storage.few_checkpoints"));
        e = bid();
        e.set("checkpoint.mode", "asynchronous")
            .set("checkpoint.memory_copies", "2")
            .set("checkpoint.host_memory", "1000 GB");
        r = of(e);
        QVERIFY(near(r.storage.snapshotMemory->si, 2 * size / double(r.compute.servers)));
        QVERIFY(!said(r, "storage.host_memory"));
        e.design.checkpoint.hostMemory = *r.storage.snapshotMemory * 0.99;
        QVERIFY(said(of(e), "storage.host_memory"));
    }

    void communicatorsStartInThreeMillisecondsACardOrInTheSquareOfThem() {
        Example e = bid();
        const Results before = of(e);
        QCOMPARE(before.reliability.communicator->si, 0.0);
        e.set("reliability.communicator", "tuned");
        QVERIFY(near(of(e).reliability.communicator->si, 3.072));
        QVERIFY(near(of(e).reliability.restart->si, before.reliability.restart->si + 3.072));
        QVERIFY(!said(of(e), "reliability.communicator"));
        e.set("reliability.communicator", "naive");
        QVERIFY(near(of(e).reliability.communicator->si, 209.7152));
        QVERIFY(said(of(e), "reliability.communicator"));
        QCOMPARE(simulationInputs(e.project, e.design, of(e))->restart.si,
                 simulationInputs(bid().project, bid().design, before)->restart.si + 209.7152);
    }

    void sharedFatesAreNamed() {
        Example e = bid();
        QVERIFY(said(of(e), "reliability.single_homed"));
        e.set("fabrics.compute.planes", "2");
        QVERIFY(!said(of(e), "reliability.single_homed"));
        e = bid();
        e.set("checkpoint.mode", "asynchronous").set("checkpoint.memory_copies", "2");
        QVERIFY(!said(of(e), "reliability.partners_together"));
        e.set("checkpoint.copies_spread", "no");
        QVERIFY(said(of(e), "reliability.partners_together"));
        // One rack holds the run and its spares.
        e = bid();
        e.set("pools.train.accelerators", "16").set("workloads.pretrain.pipeline_parallel", "1");
        e.set("pools.train.hot_spares", "1");
        if (of(e).racks.compute == 1) QVERIFY(said(of(e), "reliability.spares_together"));
        QVERIFY(!said(of(bid()), "reliability.spares_together"));
    }

    void drillsAreComparedWithAndWithoutSpares() {
        Example e = bid();
        e.set("pools.train.hot_spares", "2").set("pools.train.cold_spares", "0");
        Workbook w;
        w.project = e.project;
        w.designs.push_back({1, "A", std::make_shared<const Design>(e.design)});
        Example other = e;
        other.set("fabrics.compute.planes", "2");
        w.designs.push_back({2, "B", std::make_shared<const Design>(other.design)});
        const std::vector<Results> results{of(e), of(other)};
        const auto columns = compareDrills(w, results, 0, 2);
        QCOMPARE(columns.size(), 4u);
        const auto lost = [&](std::size_t c, DrillKind k) {
            return columns[c].drills[static_cast<std::size_t>(k)]->lost->si;
        };
        // A server: two hot spares do as well as many, without any the repair has to be waited for.
        QVERIFY(near(lost(0, DrillKind::Node), lost(2, DrillKind::Node)));
        QVERIFY(lost(1, DrillKind::Node) > 2 * lost(0, DrillKind::Node));
        // A leaf takes 32 servers: two spares are as none, 32 are enough; two planes lose little.
        std::int64_t most = 0;  // of all drills, a row of racks is the widest
        for (const auto& d : columns[0].drills)
            if (d) most = std::max(most, d->serversHit);
        QVERIFY(most > 32);
        QCOMPARE(columns[2].hotSpares, most);
        QVERIFY(near(lost(0, DrillKind::Leaf), lost(1, DrillKind::Leaf)));
        QVERIFY(lost(2, DrillKind::Leaf) < lost(0, DrillKind::Leaf) / 2);
        QCOMPARE(columns[3].design, 1u);
        QVERIFY(!columns[3].drills[static_cast<std::size_t>(DrillKind::Leaf)]->stops);
        // Nobody takes spares where there are none.
        const auto has = [](const Drill& d, DrillPhase p) {
            return std::any_of(d.steps.begin(), d.steps.end(), [&](const DrillStep& s) { return s.phase == p; });
        };
        const Drill& without = *columns[1].drills[static_cast<std::size_t>(DrillKind::Node)];
        QVERIFY(!has(without, DrillPhase::Allocate) && has(without, DrillPhase::Isolate));
        const Drill& with = *columns[0].drills[static_cast<std::size_t>(DrillKind::Node)];
        QVERIFY(has(with, DrillPhase::Allocate) && !has(with, DrillPhase::Isolate));
    }

    void everyQuarterDrillsAServerASwitchStorageAndADomain() {
        const Example e = bid();
        const auto plan = drillPlan(e.project, e.design, of(e));
        QCOMPARE(plan.size(), 16u);
        std::set<DrillKind> kinds;
        for (int quarter = 1; quarter <= 4; ++quarter)
            QCOMPARE(std::count_if(plan.begin(), plan.end(), [&](const auto& p) { return p.quarter == quarter; }), 4);
        for (const auto& p : plan) {
            kinds.insert(p.drill.kind);
            const auto t = timesOf(p.drill);
            QVERIFY(near(t.detect.si + t.decide.si + t.recover.si, p.drill.total.si, 1e-12));
        }
        for (const DrillKind k : {DrillKind::Node, DrillKind::Leaf, DrillKind::Spine, DrillKind::StorageNode,
                                  DrillKind::Storage, DrillKind::Pdu, DrillKind::Silent})
            QVERIFY(kinds.count(k));
    }
};

QTEST_APPLESS_MAIN(StoragePlanTest)
#include "storage_plan_test.moc"
