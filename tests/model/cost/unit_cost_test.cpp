// SPDX-License-Identifier: GPL-3.0-or-later
// Accelerator-hour, annuity, operating cost, growth, tender tables. (The golden rows run with the facility file.)

#include <QtTest>

#include "model/cost/growth.h"
#include "model/cost/tender_check.h"
#include "model/cost/unit_cost.h"

using namespace model;
using namespace model::cost;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(1e-300, std::abs(b));
}

GpuHourInputs example() {
    GpuHourInputs in;
    in.accelerators = 1024, in.hardware = {50000}, in.itPower = {1300}, in.facility = {11};
    in.energy = {0.08 / 3.6e6}, in.staff = {1.5e6};
    return in;
}

}  // namespace

class UnitCostTest : public QObject {
    Q_OBJECT
private slots:
    void theHourFallsWithUseAndRisesWithPrice();
    void theYearIsTheSumOfItsParts();
    void aRunPaysItsOwnEnergy();
    void annuityApproachesStraightLine();
    void opexAddsUp();
    void growthFillsAtItsDate();
    void printedTotalsAreComparedNotCorrected();
    void nothingSillyIsAnswered();
};

void UnitCostTest::theHourFallsWithUseAndRisesWithPrice() {
    const double base = gpuHour(example())->perHour.si;
    QVERIFY(near(base, 2.9699, 2e-4));
    GpuHourInputs in = example();
    in.utilisation = 0.85;
    QVERIFY(near(gpuHour(in)->perHour.si / base, 0.6 / 0.85));  // the 29 % of the reference
    in = example(), in.hardware = {60000};
    QVERIFY(gpuHour(in)->perHour.si > base);
    in = example(), in.residualShare = 0.2;
    QVERIFY(near(gpuHour(in)->hardwareYear.si, 8000));
    QVERIFY(near(gpuHour(in)->opexYear.si, gpuHour(example())->opexYear.si));  // residual touches one line only
    in = example(), in.pue = 1.5;
    QVERIFY(near(gpuHour(in)->energyYear.si / gpuHour(example())->energyYear.si, 1.2));
}

void UnitCostTest::theYearIsTheSumOfItsParts() {
    const auto g = gpuHour(example());
    QVERIFY(near(g->year.si, g->hardwareYear.si + g->facilityYear.si + g->energyYear.si + g->opexYear.si));
    QVERIFY(near(g->perHour.si * 8760 * 0.95 * 0.6, g->year.si));
    QVERIFY(near(g->idleYear.si + g->year.si * 0.95 * 0.6, g->year.si));
}

void UnitCostTest::aRunPaysItsOwnEnergy() {
    const GpuHourInputs in = example();
    const auto low = runCost(in, 512, {86400}, 0.5), high = runCost(in, 512, {86400}, 1.0);
    const double energy = 512 * 24 * 1.3 * 0.5 * 1.25 * 0.08 / 0.95;  // half of the load, spread over available hours
    QVERIFY(near(high->si - low->si, energy, 1e-9));
    QVERIFY(near(runCost(in, 512, {86400}, 0.5, {1000})->si, low->si + 1000));
    QVERIFY(!runCost(in, -1, {86400}, 0.5));
}

void UnitCostTest::annuityApproachesStraightLine() {
    QVERIFY(near(annuityFactor(0, 5).value(), 0.2));
    QVERIFY(near(annuityFactor(1e-9, 5).value(), 0.2, 1e-8));
    QVERIFY(near(annuityFactor(0.08, 5).value(), 0.250456, 1e-5));
    QVERIFY(near(straightLine({1000}, {100}, 5)->si, 180));
    QVERIFY(!straightLine({1000}, {1100}, 5));
    QVERIFY(!annuityFactor(-0.1, 5));
}

void UnitCostTest::opexAddsUp() {
    const OpexInputs in{.itCapital = {1e8},
                        .plantCapital = {2e7},
                        .energy = {3e6},
                        .demand = {1e5},
                        .water = {1e4},
                        .staff = {1.5e6},
                        .software = {2e5},
                        .rent = {0}};
    QVERIFY(near(yearlyOpex(in)->total.si, 3e6 + 5e5 + 3.6e5 + 3e6 + 1e5 + 1e4 + 1.5e6 + 2e5));
    QVERIFY(near(energyCost({3.6e6}, {0.08 / 3.6e6})->si, 0.08));
    QVERIFY(near(demandCharge({1e6}, {0.005})->si, 60000));
}

void UnitCostTest::growthFillsAtItsDate() {
    const Growth g{1000, 2.5, 4000, 0.75};
    const auto d = orderDate(g);
    QVERIFY(near(1000 * std::pow(2.5, d->fullYears), 4000));
    QVERIFY(near(d->fullYears - d->orderYears, 0.75));
    QVERIFY(orderDate({1000, 2.5, 4000, 3})->orderYears < 0);
    QCOMPARE(lateShortage(g, 0).value(), 0.0);
    QVERIFY(lateShortage(g, 1).value() > 2 * lateShortage(g, 0.5).value());
    // Trapezoids over the idle area agree with the closed form.
    double sum = 0;
    const int n = 20000;
    for (int i = 0; i < n; ++i) sum += (4000 - 1000 * std::pow(2.5, d->fullYears * (i + 0.5) / n)) * d->fullYears / n;
    QVERIFY(near(idleUntilFull(g).value(), sum, 1e-6));
    QCOMPARE(computeGrowth(10).value(), 100.0);
    QVERIFY(!orderDate({1000, 1, 4000, 0}));  // no growth, never full
    QVERIFY(!orderDate({5000, 2, 4000, 0}));  // already over
}

void UnitCostTest::printedTotalsAreComparedNotCorrected() {
    const auto flags = checkTotals(
        {{"servers", {200.0, 64.0}, 264.0}, {"cards", {1600.0, std::nullopt}, 2624.0}, {"price", {1.0}, std::nullopt}});
    QCOMPARE(flags.size(), std::size_t(1));
    QCOMPARE(flags[0].column, std::string("cards"));
    QCOMPARE(flags[0].difference, 1024.0);
    QCOMPARE(flags[0].blanks, 1);
    QVERIFY(checkTotals({{"sums", {0.1, 0.2}, 0.3}}).empty());
    QVERIFY(!perCard({0, 10, {1}}));
}

void UnitCostTest::nothingSillyIsAnswered() {
    for (double bad : {-1.0, static_cast<double>(NAN), static_cast<double>(INFINITY)}) {
        GpuHourInputs in = example();
        in.hardware = {bad};
        QVERIFY(!gpuHour(in));
        in = example(), in.utilisation = bad;
        QVERIFY(!gpuHour(in));
        in = example(), in.accelerators = bad;
        QVERIFY(!gpuHour(in));
        QVERIFY(!energyCost({bad}, {1}));
        QVERIFY(!lateShortage({1000, 2.5, 4000, 0}, bad));
        QVERIFY(!computeGrowth(bad));
    }
    GpuHourInputs in = example();
    in.availability = 0;
    QVERIFY(!gpuHour(in));
    in = example(), in.hardwareLife = 0;
    QVERIFY(!gpuHour(in));
}

QTEST_APPLESS_MAIN(UnitCostTest)
#include "unit_cost_test.moc"
