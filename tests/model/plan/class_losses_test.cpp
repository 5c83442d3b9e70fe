// SPDX-License-Identifier: GPL-3.0-or-later
// What failure classes take and give back, against the closed form of a single class and against the simulation; the
// closed form beside a run says how far it can be compared.
#include <QtTest>

#include "model/plan/class_losses.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

Example bid() {
    static const Catalog catalog = examples::shippedCatalog();
    return examples::bid(catalog);
}
/// One class of software faults in servers, found after a minute, cured by a reset; nothing else takes time.
Example oneClass() {
    Example e = bid();
    e.design.reliability.classes.clear();
    ComponentClass c;
    c.per = "server";
    c.rate = Rate{10 / (8760 * 3600.0)};
    c.curedByReset = Ratio{1};
    c.detect = Duration{60};
    e.design.reliability.classes.push_back({1, "software", c});
    e.set("reliability.planned", "0 %").set("checkpoint.mode", "synchronous");
    return e;
}

}  // namespace

class ClassLossesTest : public QObject {
    Q_OBJECT
private slots:
    void lossesAddUpToWhatFaultsTake() {
        const Example e = bid();
        const Results r = evaluate(e.project, e.design);
        const auto losses = classLosses(e.project, e.design, r);
        QVERIFY(losses.size() > 10);
        double sum = 0, share = 0, others = 0;  // what does not stop the run: links that flap, no storage
        for (const auto& l : losses) {
            share += l.ofFaults.si;
            const bool other = l.id.find("flap") != std::string::npos || l.id == "storage_outage";
            (other ? others : sum) += l.lost.si;
            QVERIFY(std::abs(l.cardHours - l.lost.si / 3600 * 1024) < 1e-6 * l.cardHours);
        }
        QVERIFY(std::abs(share - 1) < 1e-9);
        const double faults = (r.reliability.failureShare->si + r.reliability.waitShare->si) * r.training.daysMean->si;
        QVERIFY2(std::abs(sum / faults - 1) < 1e-9, qPrintable(QString::number(sum / faults)));
        const double slow = r.reliability.slowShare->si * r.training.daysMean->si;
        QVERIFY2(std::abs(others / slow - 1) < 0.05, qPrintable(QString::number(others / slow)));
        for (std::size_t i = 1; i < losses.size(); ++i) QVERIFY(losses[i - 1].lost >= losses[i].lost);
    }

    void halfARateGainsWhatTheMakespanSays() {
        const Example e = oneClass();
        const Results r = evaluate(e.project, e.design);
        const auto gains = classGains(e.project, e.design, r);
        QCOMPARE(gains.size(), 1u);
        QCOMPARE(gains.front().ofFaults.si, 1.0);
        auto in = simulationInputs(e.project, e.design, r);
        QVERIFY(in);
        const double all = makespanMoments(analyticTwin(*in)).mean.si;
        auto half = *in;
        half.classes.front().rate = half.classes.front().rate / 2;
        const double exact = all - makespanMoments(analyticTwin(half)).mean.si;
        QVERIFY2(std::abs(gains.front().gained->si / exact - 1) < 1e-6,
                 qPrintable(QStringLiteral("%1 %2").arg(gains.front().gained->si).arg(exact)));
        in->replications = 2000;
        const auto simulated = simulateGain(*in, "software");
        QVERIFY(simulated);
        QVERIFY2(
            std::abs(simulated->saved.mean - exact) < 2 * simulated->saved.halfWidth,
            qPrintable(
                QStringLiteral("%1 ± %2, %3").arg(simulated->saved.mean).arg(simulated->saved.halfWidth).arg(exact)));
    }

    void theClosedFormIsExactForOneClassAndTheRunAgrees() {
        const Example e = oneClass();
        const Results r = evaluate(e.project, e.design);
        auto in = simulationInputs(e.project, e.design, r);
        in->replications = 2000;
        in->precision = 0;
        const auto run = simulate(*in);
        const auto twin = closedTwin(e.project, e.design, r, *in, &run);
        QCOMPARE(twin.range, ClosedTwin::Range::Exact);
        QVERIFY2(std::abs(run.mean.mean - twin.mean->si) < 3 * run.mean.halfWidth / 1.96,
                 qPrintable(QStringLiteral("%1 %2").arg(run.mean.mean).arg(twin.mean->si)));
        QCOMPARE(twin.p50->si, r.training.daysP50->si);
    }

    void theClosedFormSaysWhatItAverages() {
        const Example e = bid();
        Results r = evaluate(e.project, e.design);
        const Results closed = r;
        auto in = simulationInputs(e.project, e.design, r);
        in->replications = 300;
        const auto run = simulate(*in);
        applySimulation(e.project, e.design, run, r);
        const auto twin = closedTwin(e.project, e.design, r, *in, &run);
        QCOMPARE(twin.range, ClosedTwin::Range::Approximate);
        // Of the closed form, not of the simulation that stands in the results.
        QCOMPARE(twin.p90->si, closed.training.daysP90->si);
        QCOMPARE(twin.goodput->si, closed.reliability.goodput->si);
        const auto says = [&](std::string_view id) {
            return std::any_of(twin.reasons.begin(), twin.reasons.end(), [&](const Problem& p) { return p.id == id; });
        };
        QVERIFY(says("twin.classes") && says("twin.silent") && says("twin.planned"));
        QVERIFY(!says("twin.age") && !says("twin.exact"));
    }

    void assumedRatesThatMatterAreNamed() {
        Example e = oneClass();
        const auto said = [](const Results& r) {
            return std::any_of(r.problems.begin(), r.problems.end(),
                               [](const Problem& p) { return p.id == "reliability.weak_rate"; });
        };
        QVERIFY(!said(evaluate(e.project, e.design)));
        auto extras = std::make_shared<Extras>();
        extras->evidence["rate"] = {Grade::C, "assumed"};
        e.design.reliability.classes.front().value.meta.extras = extras;
        QVERIFY(said(evaluate(e.project, e.design)));
        extras = std::make_shared<Extras>();
        extras->evidence["rate"] = {Grade::A, "counted"};
        e.design.reliability.classes.front().value.meta.extras = extras;
        QVERIFY(!said(evaluate(e.project, e.design)));
    }
};

QTEST_APPLESS_MAIN(ClassLossesTest)
#include "class_losses_test.moc"
