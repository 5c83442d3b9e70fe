// SPDX-License-Identifier: GPL-3.0-or-later
// Servers in repair and the waits for them, against closed forms of queueing theory and the simulation.
#include "model/reliability/spares.h"

#include <QtTest>
#include <cmath>

#include "model/reliability/simulation.h"

using namespace model;

namespace {
constexpr double kHour = 3600, kDay = 24 * kHour;
}

class SparesTest : public QObject {
    Q_OBJECT
private slots:
    void coverageIsThePoissonSum() {
        QVERIFY(std::abs(*spareCoverage(2, 1) - 3 * std::exp(-2.0)) < 1e-14);
        QCOMPARE(*spareCoverage(0, 0), 1.0);
        QCOMPARE(*spareCoverage(3, -1), 0.0);
        QVERIFY(!spareCoverage(NAN, 1) && !spareCoverage(-1, 1) && !spareCoverage(INFINITY, 1));
    }

    void meanInRepairGrowsToRateTimesRepair() {
        const std::vector<RepairStream> fixed{{{0.01 / kHour}, {50 * kHour}, 0}};
        QVERIFY(std::abs(meanInRepair(fixed, {20 * kHour}) - 0.2) < 1e-12);  // none is back yet
        QVERIFY(std::abs(meanInRepair(fixed, {90 * kHour}) - 0.5) < 1e-12);  // Little: rate x repair
        const std::vector<RepairStream> spread{{{0.01 / kHour}, {10 * kHour}, 1.5}};
        // Little with the mean of a lognormal time, median x exp(sigma²/2).
        QVERIFY(std::abs(meanInRepair(spread, {1e9 * kHour}) / (0.1 * std::exp(1.125)) - 1) < 1e-9);
        QCOMPARE(meanInRepair(spread, {0}), 0.0);
    }

    void waitsOfALongRunAreTheShareOfTimeWithoutSpares() {
        // M/G/infinity long after the start: P(N > 1) of Poisson(0.2), and the run is longer by 1 / (1 - P).
        const std::vector<RepairStream> s{{{0.02 / kHour}, {10 * kHour}, 0}};
        const double none = 1 - 1.2 * std::exp(-0.2);
        const SpareWaits w = spareWaits(s, 1, {1e6 * kHour});
        QVERIFY(w.holds);
        QVERIFY(std::abs(w.wait.si / (1e6 * kHour * none / (1 - none)) - 1) < 1e-6);
        QCOMPARE(spareWaits(s, 1000, {1e6 * kHour}).wait.si, 0.0);
        QVERIFY(!spareWaits(s, 0, {1e6 * kHour}).holds);  // 18 % of the time
        QVERIFY(!spareWaits({{{1e3}, {1e9}, 5}}, 3, {1e6}).holds);
        QVERIFY(spareWaits({}, 0, {1e6}).holds);
    }

    void racksAndLeavesTakeTheirServersTogether() {
        // On average 0.01 events of four servers each are in repair: with three spares any of them is a wait, with four
        // to seven only a second one, with eight a third.
        const std::vector<RepairStream> s{{{0.001 / kHour}, {10 * kHour}, 0, 4}};
        const double m = 0.01, none = std::exp(-m);
        const double enough[] = {none, none * (1 + m), none * (1 + m), none * (1 + m + m * m / 2)};
        const std::int64_t spares[] = {3, 4, 7, 8};
        for (std::size_t i = 0; i < 4; ++i) {
            const SpareWaits w = spareWaits(s, spares[i], {1e6 * kHour});
            QVERIFY(w.holds);
            const double waits = 1 - enough[i];
            QVERIFY2(std::abs(w.wait.si / (1e6 * kHour * waits / enough[i]) - 1) < 1e-4,
                     qPrintable(QString::number(i)));
        }
        // Beside single servers: Poisson(0.1) of one and Poisson(0.01) of four, two spares.
        const std::vector<RepairStream> both{{{0.01 / kHour}, {10 * kHour}, 0, 1}, s[0]};
        const double runs = std::exp(-0.11) * (1 + 0.1 + 0.005);
        QVERIFY(std::abs(spareWaits(both, 2, {1e6 * kHour}).wait.si / (1e6 * kHour * (1 - runs) / runs) - 1) < 1e-4);
        // Five spares: none or one of four with at most one single, or up to five singles.
        double five = 0;
        for (int k = 0; k <= 5; ++k) five += std::pow(0.1, k) / std::tgamma(k + 1.0);
        five = std::exp(-0.11) * (five + m * (1 + 0.1));
        QVERIFY(std::abs(spareWaits(both, 5, {1e6 * kHour}).wait.si / (1e6 * kHour * (1 - five) / five) - 1) < 1e-4);
        QVERIFY(spareWaits(both, 1'000'000, {1e6 * kHour}).wait.si < 1e-9);
    }

    void waitsAgreeWithTheSimulationUpToTheLimit() {
        SimulationInputs in;
        in.work = {30 * kDay};
        in.interval = {kHour};
        in.restart = {600};
        in.replications = 4000;
        FailureClass c;
        c.rate = {0.03 / kHour};
        c.needsHardware = 0.5;
        c.repairMedian = {10 * kHour};
        c.repairSigma = 1;
        in.classes = {c};
        for (const std::int64_t spares : {1, 2, 3}) {
            in.spareServers = spares;
            const SimulationResult r = simulate(in);
            const Duration running = makespanMoments(analyticTwin(in)).mean;
            const SpareWaits w = spareWaits({{{0.015 / kHour}, c.repairMedian, c.repairSigma}}, spares, running);
            QVERIFY2(w.holds, qPrintable(QString::number(spares)));
            QVERIFY2(std::abs((running + w.wait).si / r.mean.mean - 1) < 0.03,
                     qPrintable(QString::number(spares) + ": " + QString::number((running + w.wait).si / kDay) + " " +
                                QString::number(r.mean.mean / kDay)));
            QVERIFY(std::abs(w.wait.si - r.ledger.waitForSpare.si) / r.mean.mean < 0.01);
        }
    }
};

QTEST_APPLESS_MAIN(SparesTest)
#include "spares_test.moc"
