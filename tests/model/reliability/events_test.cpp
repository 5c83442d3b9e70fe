// SPDX-License-Identifier: GPL-3.0-or-later
// What the simulation knows beyond single failures: levels of copies, outages, slowdowns, planned stops, standby, ages,
// rings of checkpoints. Each against a closed form or an identity.
#include <QtTest>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>

#include "model/reliability/makespan.h"
#include "model/reliability/simulation.h"

using namespace model;

namespace {

constexpr double kHour = 3600;

FailureClass failing(double perHour) {
    FailureClass c;
    c.id = "all";
    c.rate = {perHour / kHour};
    return c;
}

/// 1,000 h of work in half hours, one failure in ten hours.
SimulationInputs plain() {
    SimulationInputs in;
    in.work = {1000 * kHour};
    in.interval = {0.5 * kHour};
    in.stall = {36};
    in.restart = {600};
    in.classes = {failing(0.1)};
    in.replications = 1000;
    return in;
}

double standardError(const SimulationResult& r) {
    return r.mean.sd / std::sqrt(static_cast<double>(r.replications));
}

bool isSound(const SimulationResult& r) {
    return r.complete && r.ledgerExact && std::abs(r.ledger.total().si / r.mean.mean - 1) < 1e-12;
}

/// Blocked share of c servers offered a erlang, by the recursion of Erlang B.
double erlangB(int c, double a) {
    double b = 1;
    for (int k = 1; k <= c; ++k) b = a * b / (k + a * b);
    return b;
}

}  // namespace

class EventsTest : public QObject {
    Q_OBJECT
private slots:
    void copiesEveryFourthCycleAreCyclesFourTimesAsLong() {
        SimulationInputs one = plain();
        one.interval = {2 * kHour};
        one.stall = {4 * 36};
        SimulationInputs levels = plain();
        levels.levels = {{1, {}, {}}, {4, {}, {}}};
        levels.classes[0].level = 1;  // and nothing needs hardware
        const SimulationResult a = simulate(one), b = simulate(levels);
        QVERIFY(isSound(a) && isSound(b));
        QVERIFY(a.wallTimes == b.wallTimes);
    }

    void theCheapLevelServesWhatSurvivesOnIt() {
        SimulationInputs in = plain();
        in.levels = {{1, {}, {}}, {8, {}, {}}};
        const SimulationResult near = simulate(in);
        in.levels.clear();
        QVERIFY(simulate(in).wallTimes == near.wallTimes);
        in.levels = {{1, {}, {}}, {8, {}, {}}};
        in.classes[0].needsHardware = 0.5;  // half of these reach deeper
        in.classes[0].deeper = 0.5;
        const SimulationResult mixed = simulate(in);
        in.classes[0].level = in.classes[0].hardwareLevel = 1;
        in.classes[0].deeper = 0;
        const SimulationResult far = simulate(in);
        in.classes[0].needsHardware = 0;
        QVERIFY(simulate(in).wallTimes == far.wallTimes);
        QVERIFY(isSound(mixed) && isSound(far));
        const double share = (mixed.mean.mean - near.mean.mean) / (far.mean.mean - near.mean.mean);
        QVERIFY2(std::abs(share - 0.25) < 0.03, qPrintable(QString::number(share)));
    }

    void aDrainCutOffFallsBackOneCopy() {
        // Lost per failure: since the newest copy that has drained, U(0, D) + drain.
        SimulationInputs in = plain();
        in.work = {4000 * kHour};
        in.stall = {0};
        in.restart = {0};
        in.classes = {failing(0.01)};
        in.levels = {{1, {0.3 * kHour}, {}}};
        const SimulationResult r = simulate(in);
        QVERIFY(isSound(r));
        const double perFailure = r.ledger.lost.si / r.meanFailures / kHour;
        QVERIFY2(std::abs(perFailure / (0.25 + 0.3) - 1) < 0.02, qPrintable(QString::number(perFailure)));
        // A drain longer than the cycle makes copies rarer: one of 1.2 h is begun every third half hour.
        in.levels = {{1, {1.2 * kHour}, {}}};
        const double rarer = simulate(in).ledger.lost.si / simulate(in).meanFailures / kHour;
        QVERIFY2(std::abs(rarer / (0.75 + 1.2) - 1) < 0.03, qPrintable(QString::number(rarer)));
    }

    void loadingBelongsToTheLevelReadFrom() {
        SimulationInputs in = plain();
        in.restartModel = RestartModel::B;
        in.levels = {{1, {}, {5}}, {1, {}, {300}}};
        SimulationResult r = simulate(in);
        QVERIFY(std::abs(r.ledger.load.si / (5 * r.meanFailures) - 1) < 1e-9);
        in.classes[0].level = 1;
        r = simulate(in);
        QVERIFY(std::abs(r.ledger.load.si / (300 * r.meanFailures) - 1) < 1e-9);
        in.classes[0].watch = {42};
        r = simulate(in);
        QVERIFY(isSound(r));
        QVERIFY(std::abs(r.ledger.watch.si / (42 * r.meanFailures) - 1) < 1e-9);
    }

    void blockedStorageKeepsNothing() {
        // Outages one after the other: no copy is ever written, the whole work is one segment.
        SimulationInputs in = plain();
        in.work = {12 * kHour};
        in.stall = {0};
        in.restart = {0};
        FailureClass outage = failing(1000);
        outage.effect = FailureEffect::BlocksStorage;
        outage.repairMedian = {1000 * kHour};
        in.classes.push_back(outage);
        const SimulationResult blocked = simulate(in);
        QVERIFY(isSound(blocked));
        const double whole = std::expm1(0.1 * 12) / 0.1 * kHour;  // E = (e^{LW} - 1) / L
        QVERIFY2(std::abs(blocked.mean.mean - whole) < 3 * standardError(blocked) + 0.01 * kHour,
                 qPrintable(QString::number(blocked.mean.mean / whole)));
        in.classes.pop_back();
        QVERIFY(simulate(in).mean.mean < 0.75 * whole);
    }

    /// Outages of 2 h, data for half an hour: an M/D/infinity queue of 1.5 h is empty for e^{-rate x 1.5 h} of the
    /// time.
    void withoutDataTheJobStandsStill() {
        SimulationInputs in = plain();
        in.stall = {0};
        FailureClass outage = failing(0.02);
        outage.effect = FailureEffect::BlocksStorage;
        outage.repairMedian = {2 * kHour};
        outage.dataLast = Duration{0.5 * kHour};
        in.classes = {outage};
        const SimulationResult r = simulate(in);
        QVERIFY(isSound(r));
        const double still = in.work.si * std::expm1(0.02 * 1.5);
        QVERIFY2(std::abs(r.ledger.degraded.si - still) < 3 * standardError(r),
                 qPrintable(QString::number(r.ledger.degraded.si / still)));
        QVERIFY(std::abs(r.classes[0].meanLoss.si / r.ledger.degraded.si - 1) < 1e-9);
        // Data for longer than it lasts, and a job that needs none.
        in.classes[0].dataLast = Duration{3 * kHour};
        QCOMPARE(simulate(in).mean.mean, in.work.si);
        in.classes[0].dataLast.reset();
        QCOMPARE(simulate(in).mean.mean, in.work.si);
        // A failure meanwhile does not bring the storage back: the job restarts and stands on.
        in.classes[0].dataLast = Duration{0};
        in.classes[0].repairMedian = {1000 * kHour};
        in.classes[0].rate = {0.001 / kHour};
        in.classes.push_back(failing(1));
        in.restart = {60};
        const SimulationResult both = simulate(in);
        QVERIFY(isSound(both));
        QVERIFY(both.ledger.degraded.si > 0.9 * in.work.si * std::expm1(1.0));
        in.classes[0].dataLast = Duration{-1};
        QCOMPARE(simulate(in).outcome, SimulationOutcome::BadInput);
    }

    void slowdownsAddTheirTime() {
        SimulationInputs in = plain();
        in.classes = {failing(0.5)};
        in.classes[0].effect = FailureEffect::Slows;
        in.classes[0].lasts = {0.2 * kHour};
        const SimulationResult r = simulate(in);
        QVERIFY(isSound(r));
        const double running = in.work.si + 2000 * in.stall.si;
        QVERIFY(std::abs(r.mean.mean - running * (1 + 0.5 * 0.2)) < 3 * standardError(r));
        QCOMPARE(r.meanFailures, 0.0);
        QVERIFY(r.meanSlowdowns > 400);
        QCOMPARE(r.ledger.lost.si, 0.0);
    }

    void plannedStopsLoseNothing() {
        SimulationInputs in = plain();
        in.classes.clear();
        in.plannedEvery = {100 * kHour};
        in.plannedLasts = {2 * kHour};
        in.replications = 3;
        const SimulationResult r = simulate(in);
        QVERIFY(isSound(r));
        // 1,020 h of running in windows of 98 h: ten stops.
        QCOMPARE(r.wallTimes.front(), (1000 + 20 + 10 * 2) * kHour);
        QCOMPARE(r.ledger.planned.si, 20 * kHour);
        in.classes = plain().classes;
        const SimulationResult failed = simulate(in);
        QVERIFY(isSound(failed) && failed.ledger.lost.si > 0);
    }

    void hotSparesRunOutAsErlangSays() {
        SimulationInputs in = plain();
        in.stall = in.restart = {0};
        in.classes = {failing(1)};
        in.classes[0].needsHardware = 1;
        in.hotSpares = 4;
        in.refill = {3 * kHour};  // 3 erlang on 4 places: golden value of erlang B .20610687
        in.swapTime = {1};
        const SimulationResult r = simulate(in);
        QVERIFY(isSound(r));
        const double cold = r.ledger.swap.si / r.meanFailures;
        QVERIFY2(std::abs(cold / erlangB(4, 3) - 1) < 0.01, qPrintable(QString::number(cold)));
        QVERIFY(std::abs(erlangB(4, 3) - 0.20610687) < 1e-8);
        in.hotSpares = 100;
        QCOMPARE(simulate(in).ledger.swap.si, 0.0);
        in.hotSpares = 0;
        QVERIFY(std::abs(simulate(in).ledger.swap.si / simulate(in).meanFailures - 1) < 0.01);
    }

    void oneRepairBringsAllItsServersBack() {
        // A rack of eight: the ninth spare is never touched, with seven the job waits for the whole repair.
        SimulationInputs in = plain();
        in.classes = {failing(0.01)};
        in.classes[0].needsHardware = 1;
        in.classes[0].serversLost = 8;
        in.classes[0].repairMedian = {1 * kHour};
        in.spareServers = 16;
        QVERIFY(simulate(in).ledger.waitForSpare.si < 0.001 * kHour);
        in.spareServers = 7;
        in.restartModel = RestartModel::B;
        const SimulationResult r = simulate(in);
        QVERIFY(std::abs(r.ledger.waitForSpare.si / (r.meanFailures * kHour) - 1) < 1e-9);
        QCOMPARE(r.peakDownP99, 8);
    }

    void agesAreKeptAcrossFailures() {
        // 4,096 parts of mean life 60,000 h over 2,160 h; failures that do not replace the part: N (t/eta)^k.
        for (const double shape : {0.6, 0.8, 2.0}) {
            SimulationInputs in;
            in.work = {2160 * kHour};
            in.interval = {INFINITY};
            in.classes = {failing(4096.0 / 60000)};
            in.interval = {1e-3 * kHour};  // next to nothing is lost: the window stays 2,160 h
            in.classes[0].ages = true;
            in.classes[0].units = 4096;
            in.ageShape = shape;
            in.replications = 2000;
            const double eta = 60000 / boost::math::tgamma(1 + 1 / shape);
            const double first = 4096 * std::pow(2160 / eta, shape);
            SimulationResult r = simulate(in);
            QVERIFY(isSound(r));
            double slack = 4 * std::sqrt(first / static_cast<double>(r.replications));
            QVERIFY2(std::abs(r.meanFailures - first) < slack + 0.001 * first,
                     qPrintable(QString::number(r.meanFailures) + " for " + QString::number(first)));
            // The same fleet a year later.
            in.fleetAge = {8760 * kHour};
            const double later = 4096 * (std::pow((8760 + 2160) / eta, shape) - std::pow(8760 / eta, shape));
            r = simulate(in);
            slack = 4 * std::sqrt(later / static_cast<double>(r.replications));
            QVERIFY2(std::abs(r.meanFailures - later) < slack + 0.001 * later,
                     qPrintable(QString::number(r.meanFailures) + " for " + QString::number(later)));
        }
    }

    void onlyAReplacedPartIsNew() {
        // One part, always replaced: an ordinary renewal process, t / mean + (cv^2 - 1) / 2 renewals in the long run.
        SimulationInputs in;
        in.work = {20000 * kHour};
        in.interval = {1e-2 * kHour};
        in.classes = {failing(1.0 / 100)};
        in.classes[0].ages = true;
        in.classes[0].units = 1;
        in.classes[0].needsHardware = 1;
        in.ageShape = 2;
        in.replications = 500;
        const SimulationResult r = simulate(in);
        QVERIFY(isSound(r));
        const double g1 = boost::math::tgamma(1.5), cv2 = 1 / (g1 * g1) - 1;
        const double renewals = 20000 / 100.0 + (cv2 - 1) / 2;
        const double slack = 4 * std::sqrt(200 * cv2 / 500);
        QVERIFY2(std::abs(r.meanFailures - renewals) < slack, qPrintable(QString::number(r.meanFailures)));
    }

    void aRingOfCheckpointsCanBeExhausted() {
        // K copies every tau, the newest U(0, tau) old: all are bad with e^{-(K-1) tau/l} (1 - e^{-tau/l}) l/tau.
        SimulationInputs in;
        in.work = {400 * kHour};
        in.interval = {kHour / 3};
        in.classes = {failing(1.0 / 4000)};
        in.classes[0].silentLatency = {6 * kHour};
        in.replications = 40'000;
        for (const std::int64_t k : {6, 12, 24}) {
            in.ring = k;
            const SimulationResult r = simulate(in);
            QVERIFY(isSound(r));
            const double x = 1.0 / 18, bad = std::exp(-static_cast<double>(k - 1) * x) * (1 - std::exp(-x)) / x;
            const double n = r.meanFailures * static_cast<double>(r.replications);
            const double share = static_cast<double>(r.restartsFromScratch) / n;
            QVERIFY2(std::abs(share - bad) < 3 * std::sqrt(bad * (1 - bad) / n) + 0.012,
                     qPrintable(QString::number(share) + " for " + QString::number(bad)));
        }
        // Thinned to ages 0, 1, 2, 4 ... 64, eight copies reach as far as 65 of a plain ring.
        in.ring = 8;
        in.thinned = true;
        const SimulationResult thinned = simulate(in);
        in.ring = 65;
        in.thinned = false;
        const SimulationResult wide = simulate(in);
        QCOMPARE(thinned.restartsFromScratch, wide.restartsFromScratch);
        QVERIFY(thinned.ledger.lost > wide.ledger.lost);
        QVERIFY(thinned.ledger.lost.si < 2 * wide.ledger.lost.si);
    }

    void manyShortPausesDoNotMakeTheRunForget() {
        // Flaps every two minutes: 12,000 pauses, and corruption four hours old still finds its checkpoint.
        SimulationInputs in = plain();
        in.work = {400 * kHour};
        in.stall = {0};
        FailureClass silent = failing(0.05), flap = failing(30);
        silent.silentLatency = {4 * kHour};
        flap.effect = FailureEffect::Slows;
        flap.lasts = {1};
        in.classes = {silent, flap};
        in.replications = 100;
        const SimulationResult r = simulate(in);
        QVERIFY(isSound(r));
        QCOMPARE(r.restartsFromScratch, 0);
    }

    void aClassCanBeThinned() {
        SimulationInputs in = plain();
        in.classes = {failing(0.2), failing(0.1)};
        const SimulationResult all = simulate(in);
        in.classes[0].keep = 0.5;
        const SimulationResult half = simulate(in);
        QVERIFY(isSound(half));
        const auto perTime = [](const SimulationResult& r) { return r.classes[0].meanFailures / r.mean.mean; };
        QVERIFY(std::abs(perTime(half) / perTime(all) - 0.5) < 0.005);
        QVERIFY(half.mean.mean < all.mean.mean);
    }

    void replicationsStopWhenTheP90IsKnown() {
        SimulationInputs in = plain();
        in.replications = 100'000;
        in.precision = 0.001;
        const SimulationResult r = simulate(in);
        QVERIFY(r.complete);
        QVERIFY(r.replications >= 512 && r.replications < 100'000 && r.replications % 256 == 0);
        QVERIFY((r.p90.high - r.p90.low) / 2 <= 0.001 * r.p90.value);
        in.threads = 1;
        in.blockSize = 7;
        QCOMPARE(simulate(in).hash, r.hash);
        in.precision = 1e-9;
        in.replications = 700;
        QCOMPARE(simulate(in).replications, 700);
    }

    void everythingAtOnceIsTheSameForAnyThreads() {
        SimulationInputs in = plain();
        in.levels = {{1, {}, {5}}, {1, {30}, {20}}, {4, {900}, {200}}};
        in.ring = 8;
        in.thinned = true;
        in.hotSpares = 2;
        in.spareServers = 4;
        in.swapTime = {9000};
        in.refill = {9000};
        in.plannedEvery = {168 * kHour};
        in.plannedLasts = {2 * kHour};
        in.ageShape = 0.7;
        in.exponentialDetection = true;
        in.restartSigma = 0.5;
        FailureClass node = failing(0.1), rack = failing(0.01), silent = failing(0.005), flap = failing(0.3),
                     outage = failing(0.01);
        node.ages = true;
        node.units = 2048;
        node.needsHardware = 0.5;
        node.repairMedian = {10 * kHour};
        node.repairSigma = 1.5;
        node.hardwareLevel = 1;
        node.detect = {10};
        node.watch = {60};
        rack.needsHardware = 0.5;
        rack.serversLost = 4;
        rack.level = rack.hardwareLevel = 2;
        rack.repairMedian = {4 * kHour};
        silent.silentLatency = {6 * kHour};
        flap.effect = FailureEffect::Slows;
        flap.lasts = {30};
        outage.effect = FailureEffect::BlocksStorage;
        outage.repairMedian = {4 * kHour};
        outage.repairSigma = 1.2;
        outage.dataLast = Duration{60};
        in.classes = {node, rack, silent, flap, outage};
        in.replications = 300;
        in.threads = 1;
        const SimulationResult one = simulate(in);
        QVERIFY(isSound(one));
        for (const int threads : {2, 7}) {
            in.threads = threads;
            QVERIFY(simulate(in) == one);
        }
        for (const Duration part :
             {one.ledger.checkpoint, one.ledger.lost, one.ledger.detect, one.ledger.watch, one.ledger.waitForSpare,
              one.ledger.swap, one.ledger.restart, one.ledger.load, one.ledger.degraded, one.ledger.planned})
            QVERIFY(part.si > 0);
        // Absurd values of any of them come back at once.
        in.plannedEvery = {1e-3};
        in.plannedLasts = {0.9e-3};
        QVERIFY(!simulate(in).complete);
        in = plain();
        in.ageShape = 0;
        QCOMPARE(simulate(in).outcome, SimulationOutcome::BadInput);
        in = plain();
        in.levels.resize(5);
        QCOMPARE(simulate(in).outcome, SimulationOutcome::BadInput);
    }
};

QTEST_GUILESS_MAIN(EventsTest)
#include "events_test.moc"
