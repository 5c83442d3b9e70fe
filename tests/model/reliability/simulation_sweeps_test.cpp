// SPDX-License-Identifier: GPL-3.0-or-later
// One job under several policies and the same failures: intervals against the exact makespan, fewer failures of one
// class against the difference of two makespans.

#include <QtTest>

#include "model/reliability/simulation.h"

using namespace model;

namespace {

constexpr double kHour = 3600;

/// 16,384 cards for 54 days at the published rate: 419 interruptions, 10 min restart.
SimulationInputs llama() {
    SimulationInputs in;
    in.work = Duration{40 * 86400.0};
    in.interval = Duration{1800};
    in.stall = Duration{10};
    in.restart = Duration{600};
    FailureClass all;
    all.id = "all";
    all.rate = Rate{1 / (3.09 * kHour)};
    in.classes = {all};
    in.replications = 400;
    in.threads = 1;
    return in;
}
double meanOf(SimulationInputs in) {
    return makespanMoments(analyticTwin(in)).mean.si;
}

}  // namespace

class SimulationSweepsTest : public QObject {
    Q_OBJECT
private slots:
    void everyIntervalHasItsExactMakespan() {
        const SimulationInputs in = llama();
        const auto points = simulateIntervals(in, {Duration{3600}, Duration{300}, Duration{1800}}, 400);
        QCOMPARE(points.size(), 3u);
        QCOMPARE(points.front().interval.si, 300.0);  // in order
        for (const auto& p : points) {
            SimulationInputs at = in;
            at.interval = p.interval;
            const double exact = meanOf(at), error = p.mean.halfWidth / 1.96;
            QVERIFY2(std::abs(p.mean.mean - exact) < 3.5 * error, qPrintable(QString::number(p.interval.si)));
            QVERIFY(std::abs(p.goodput - in.work.si / p.mean.mean) < 1e-12);
        }
        // The best interval is 7.9 min (Young, 10 s and 3.09 h): the further from it, the worse.
        QVERIFY(points[0].goodput > points[1].goodput && points[1].goodput > points[2].goodput);
    }

    void halfTheFailuresGainTheDifferenceOfTwoMakespans() {
        SimulationInputs in = llama();
        FailureClass other = in.classes.front();
        other.id = "other";
        other.rate = other.rate / 4;
        in.classes.push_back(other);
        SimulationInputs fewer = in;
        fewer.classes[0].keep = 0.5;
        const double exact = meanOf(in) - meanOf(fewer);
        const auto gain = simulateGain(in, "all");
        QVERIFY(gain);
        QCOMPARE(gain->replications, 400);
        QVERIFY2(std::abs(gain->saved.mean - exact) < 2 * gain->saved.halfWidth,
                 qPrintable(QStringLiteral("%1 %2").arg(gain->saved.mean).arg(exact)));
        // Under the same failures the difference is far sharper than two runs of their own would give.
        const auto a = simulate(in);
        QVERIFY(gain->saved.halfWidth < a.mean.halfWidth * std::sqrt(2.0));
    }

    void whatChangesNothingGainsExactlyNothing() {
        const auto gain = simulateGain(llama(), "all", 1);
        QVERIFY(gain);
        QCOMPARE(gain->saved.mean, 0.0);
        QVERIFY(!simulateGain(llama(), "nobody"));
        QVERIFY(!simulateGain(llama(), "all", 1.5));
    }
};

QTEST_APPLESS_MAIN(SimulationSweepsTest)
#include "simulation_sweeps_test.moc"
