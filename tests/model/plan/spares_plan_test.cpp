// SPDX-License-Identifier: GPL-3.0-or-later
// The closed form of the days holds where spares are enough, says so where they are not, and its shares are those of
// the whole time.
#include <QtTest>
#include <cmath>

#include "model/plan/blank.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;

namespace {

double sumOfShares(const Results& r) {
    const auto& x = r.reliability;
    return x.goodput->si + x.checkpointShare->si + x.failureShare->si + x.waitShare->si + x.slowShare->si +
           x.plannedShare->si;
}

bool says(const Results& r, std::string_view id) {
    return std::any_of(r.problems.begin(), r.problems.end(), [&](const Problem& p) { return p.id == id; });
}

}  // namespace

class SparesPlanTest : public QObject {
    Q_OBJECT

    static examples::Example with(const char* cards, const char* spares) {
        static const Catalog catalog = examples::shippedCatalog();
        auto e = examples::bid(catalog);
        e.set("pools.train.accelerators", cards).set("pools.train.hot_spares", "0");
        e.set("pools.train.cold_spares", spares);
        return e;
    }

private slots:
    /// A stop comes whenever the run has gone on for as long as lies between two: rare long ones count one by one.
    void plannedStopsAreThoseThatFallIntoTheRun() {
        auto e = with("1024", "12");
        e.set("reliability.planned", "10 %").set("pools.train.hot_spares", "4");
        const double ideal = evaluate(e.project, e.design).training.daysIdeal->si / 86400;
        for (const double every : {0.5, ideal / 5.4, ideal / 2.4, ideal / 1.6}) {
            e.design.reliability.plannedEvery = Duration{every * 86400};
            const Results closed = evaluate(e.project, e.design);
            QVERIFY(std::abs(sumOfShares(closed) - 1) < 1e-9);
            auto in = simulationInputs(e.project, e.design, closed);
            in->replications = 1000;
            in->precision = 0;
            Results simulated = closed;
            applySimulation(e.project, e.design, simulate(*in), simulated);
            const auto& a = closed.training;
            const auto& b = simulated.training;
            const QString at = QStringLiteral("every %1 d: %2 %3").arg(every).arg(a.daysMean->si / b.daysMean->si);
            QVERIFY2(std::abs(a.daysMean->si / b.daysMean->si - 1) < 0.004,
                     qPrintable(at.arg(a.daysP50->si / b.daysP50->si)));
            QVERIFY2(std::abs(a.daysP50->si / b.daysP50->si - 1) < 0.006,
                     qPrintable(at.arg(a.daysP50->si / b.daysP50->si)));
            QVERIFY(std::abs(closed.reliability.plannedShare->si - simulated.reliability.plannedShare->si) < 0.004);
        }
        e.design.reliability.plannedEvery = Duration{2 * ideal * 86400};
        QVERIFY(evaluate(e.project, e.design).reliability.plannedShare->si < 1e-9);
    }

    void whereSparesSufficeDaysAreThoseOfTheSimulation() {
        const char* cases[][2] = {{"512", "1"},  {"1024", "2"},  {"1024", "3"},
                                  {"4096", "3"}, {"4096", "12"}, {"16384", "100"}};
        for (const auto& [cards, spares] : cases) {
            const auto e = with(cards, spares);
            const Results closed = evaluate(e.project, e.design);
            QVERIFY2(closed.training.daysP50 && closed.training.daysP90, cards);
            QVERIFY(std::abs(sumOfShares(closed) - 1) < 1e-9);
            auto in = simulationInputs(e.project, e.design, closed);
            QVERIFY(in.has_value());
            in->replications = 1000;
            Results simulated = closed;
            applySimulation(e.project, e.design, simulate(*in), simulated);
            QVERIFY(simulated.simulated);
            QVERIFY(std::abs(sumOfShares(simulated) - 1) < 1e-9);
            const auto near = [&](const auto& a, const auto& b, double part = 0.03) {
                return std::abs(a->si / b->si - 1) < part;
            };
            const QString at = QStringLiteral("%1 cards, %2 spares").arg(cards, spares);
            QVERIFY2(near(closed.training.daysMean, simulated.training.daysMean), qPrintable(at));
            QVERIFY2(near(closed.training.daysP50, simulated.training.daysP50), qPrintable(at));
            QVERIFY2(near(closed.training.daysP90, simulated.training.daysP90, 0.06), qPrintable(at));
            QVERIFY2(std::abs(closed.reliability.waitShare->si - simulated.reliability.waitShare->si) < 0.02,
                     qPrintable(at));
        }
    }

    void whereSparesAreShortThereIsNoClosedForm() {
        const char* cases[][2] = {{"1024", "0"}, {"4096", "0"}, {"16384", "0"}, {"16384", "3"}};
        for (const auto& [cards, spares] : cases) {
            const auto e = with(cards, spares);
            const Results r = evaluate(e.project, e.design);
            QVERIFY2(!r.training.daysP50 && !r.reliability.goodput && !r.cost.perRun, cards);
            QVERIFY(says(r, "reliability.spares_short") && !says(r, "reliability.never_ends"));
            QVERIFY(!daysAtLevel(e.project, e.design, r, 0.5));
            const auto why = whyBlank(e.project, e.design, r, "training.days_p50");
            QVERIFY(why && why->why.id == "reliability.spares_short");
            QCOMPARE(why->why.key, std::string("pools.train.cold_spares"));
        }
    }

    void theSimulationGivesDaysWhereTheClosedFormCannot() {
        const auto e = with("1024", "0");
        Results r = evaluate(e.project, e.design);
        auto in = simulationInputs(e.project, e.design, r);
        QVERIFY(in.has_value());
        in->replications = 200;
        applySimulation(e.project, e.design, simulate(*in), r);
        QVERIFY(r.simulated && r.training.daysP50 && r.cost.perRun);
        QVERIFY(!says(r, "reliability.spares_short") && says(r, "reliability.spares"));
        for (const Problem& p : r.problems)
            if (p.id == "reliability.spares")
                QCOMPARE(std::get<Arg::Number>(p.args[2].value).si, r.reliability.waitShare->si);
    }

    void aRunWithoutSparesSaysThatItWaitsForRepairs() {
        const auto e = with("16384", "0");
        auto in = simulationInputs(e.project, e.design, evaluate(e.project, e.design));
        QVERIFY(in.has_value());
        in->replications = 300;  // some of them have the bad luck
        const auto run = simulate(*in);
        QVERIFY(run.hopeless);
        QCOMPARE(run.outcome, SimulationOutcome::SparesShort);
    }
};

QTEST_APPLESS_MAIN(SparesPlanTest)
#include "spares_plan_test.moc"
