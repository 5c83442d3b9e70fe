// SPDX-License-Identifier: GPL-3.0-or-later
// Server build-up, load classes, headroom, losses, redundancy, circuits, standby and the power cap.

#include <QtTest>

#include "model/site/build_up.h"
#include "model/site/circuits.h"
#include "model/site/losses.h"
#include "model/site/power.h"
#include "model/site/site_rules.h"
#include "model/site/standby.h"

using namespace model;
using namespace model::site;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(1e-300, std::abs(b));
}

ServerParts h100Server() {
    return {.accelerators = 8,
            .tdp = Power{700},
            .cpu = Power{700},
            .memory = Power{300},
            .nic = Power{400},
            .storage = Power{100},
            .board = Power{150},
            .fan = Power{1200}};
}

}  // namespace

class PowerTest : public QObject {
    Q_OBJECT
private slots:
    void aServerIsTheSumOfItsPartsOverTheSupplies();
    void aCapLowersPeakButNotNameplateUnlessEnforced();
    void measuredValuesAreKept();
    void classesAddKindByKindAndNameWhatIsMissing();
    void headroomNeedsADeclaredBase();
    void redundancyKeepsItsPromise_data();
    void redundancyKeepsItsPromise();
    void lossCurvesReproduceTheirTable();
    void chainsFlowUpward();
    void twoNCostsMoreLossOnlyThroughTheCurve();
    void classesWithOneSchemeShareTheirUnits();
    void partsOfAServerAddUp();
    void feedsAreNeverAdded();
    void suppliesAreSplitOverTheFeeds();
    void stripsFollowTheTightestNeed();
    void generatorsLoseInHeightAndHeat();
    void batteriesAndSwing();
    void gridStepsRise();
    void capsHaveAnOptimumAtFixedPower();
    void nothingSillyIsAnswered();
};

void PowerTest::aServerIsTheSumOfItsPartsOverTheSupplies() {
    const auto s = serverFromParts(h100Server());
    QVERIFY(s.missing.empty());
    QVERIFY(near(s.levels.nameplate->si, (5600.0 + 2850) / 0.95));
    QVERIFY(near(s.levels.peak->si, s.levels.nameplate->si * 0.82));
    QVERIFY(near(s.levels.sustained->si, s.levels.nameplate->si * 0.75));
    QVERIFY(near(serverFromTdp(8, Power{700}, 1.82).levels.nameplate->si, 10192));
    QVERIFY(isBelowModules({4000}, 8, {700}) && !isBelowModules({6000}, 8, {700}));
    QVERIFY(near(rackScaleNameplate({36, 18, 9, {2700}, {700}, {1000}, 0.96})->si, 118800 / 0.96));
    QVERIFY(near(networkPower(10, {700}, 640, {15})->si, 16600));
}

void PowerTest::aCapLowersPeakButNotNameplateUnlessEnforced() {
    const auto full = serverFromParts(h100Server());
    ServerParts p = h100Server();
    p.cap = Power{500};
    const auto capped = serverFromParts(p);
    QCOMPARE(capped.levels.nameplate->si, full.levels.nameplate->si);
    QVERIFY(*capped.levels.peak < *full.levels.peak);
    p.capEnforced = true;
    QVERIFY(*serverFromParts(p).levels.nameplate < *full.levels.nameplate);
    p.cap = Power{900};  // above the TDP: no effect
    QCOMPARE(serverFromParts(p).levels.nameplate->si, full.levels.nameplate->si);
}

void PowerTest::measuredValuesAreKept() {
    const auto l = filledFromNameplate({.nameplate = Power{10200}, .peak = Power{8400}, .sustained = {}, .idle = {}});
    QCOMPARE(l.peak->si, 8400.0);
    QCOMPARE(l.sustained->si, 7650.0);
    QVERIFY(!filledFromNameplate({.peak = Power{8400}}).sustained);
    QCOMPARE(levelOf(scaled(l, 128), PowerKind::Peak)->si, 8400.0 * 128);
    QVERIFY(!levelOf(l, PowerKind::Facility));
}

void PowerTest::classesAddKindByKindAndNameWhatIsMissing() {
    const PowerLevels server = filledFromNameplate({.nameplate = Power{1e6}});
    const auto both = itLoad({{LoadClass::Training, server}, {LoadClass::Storage, {.nameplate = Power{1e5}}}});
    QCOMPARE(both.total.nameplate->si, 1.1e6);
    QVERIFY(!both.total.peak);  // never the peak of one plus nothing of the other
    const ItLoad::Gap gap{LoadClass::Storage, PowerKind::Peak};
    QVERIFY(std::find(both.missing.begin(), both.missing.end(), gap) != both.missing.end());
    QVERIFY(!itLoad({}).total.nameplate);
    QCOMPARE(facilityPeak({1e6}, {6e4}, {1e5})->value.si, 1.16e6);
    QVERIFY(facilityPeak({1e6}, {}, {})->kind == PowerKind::Facility);
}

void PowerTest::headroomNeedsADeclaredBase() {
    const PowerLevels l{.nameplate = Power{10200}, .peak = Power{8400}, .sustained = {}, .idle = Power{2000}};
    QVERIFY(near(reserve(l, {})->reserved.si, 10920));
    QVERIFY(near(reserve(l, {.growth = 0.2})->withGrowth.si, 13104));
    QVERIFY(!reserve(l, {.base = PowerKind::Sustained}));
    QVERIFY(!reserve(l, {.base = PowerKind::Idle}));
    QVERIFY(!reserve(l, {.factor = 0.9}));
    QVERIFY(!reserve(l, {.factor = NAN}));
    QCOMPARE(checkLimit(95, 100)->verdict, LimitCheck::Verdict::Pass);
    QCOMPARE(checkLimit(96, 100)->verdict, LimitCheck::Verdict::Warn);
    QCOMPARE(checkLimit(101, 100)->verdict, LimitCheck::Verdict::Fail);
    QVERIFY(!checkLimit(NAN, 100));
}

void PowerTest::redundancyKeepsItsPromise_data() {
    QTest::addColumn<int>("scheme");
    QTest::addColumn<double>("load");
    QTest::addColumn<int>("units");
    using enum Redundancy;
    QTest::newRow("N") << int(N) << 1000e3 << 3;
    QTest::newRow("N+1") << int(NPlus1) << 1000e3 << 4;
    QTest::newRow("N+2") << int(NPlus2) << 1000e3 << 5;
    QTest::newRow("3N/2") << int(ThreeHalves) << 800e3 << 3;
    QTest::newRow("3N/2, two groups") << int(ThreeHalves) << 1000e3 << 6;
    QTest::newRow("2N") << int(TwoN) << 1000e3 << 6;
    QTest::newRow("2N, whole") << int(TwoN) << 800e3 << 4;
}

void PowerTest::redundancyKeepsItsPromise() {
    QFETCH(int, scheme);
    QFETCH(double, load);
    QFETCH(int, units);
    const auto kind = static_cast<Redundancy>(scheme);
    const auto p = unitsFor({load}, {400e3}, kind);
    QCOMPARE(p->units, units);
    QCOMPARE(p->survivesOneFailure, kind != Redundancy::N);
    QVERIFY(p->normalShare <= 1 && p->afterFailureShare <= 1 + 1e-9);
    QVERIFY(kind != Redundancy::TwoN || p->normalShare <= 0.5);
    QVERIFY(kind != Redundancy::ThreeHalves || p->normalShare <= 2.0 / 3 + 1e-12);
    QVERIFY(near((p->usable + p->stranded).si, p->installed.si));
    QVERIFY(p->usable.si >= load);
}

void PowerTest::lossCurvesReproduceTheirTable() {
    const struct {
        LossCurve curve;
        double at25, at50, at100;
    } table[] = {{kUpsDoubleConversion, 94.2, 96.0, 96.3},
                 {kUpsEco, 98.1, 98.7, 98.8},
                 {kHvdc, 95.8, 97.0, 97.1},
                 {kDryTransformer, 99.4, 99.4, 99.1},
                 {kDistribution, 99.6, 99.3, 98.5}};
    for (const auto& row : table) {
        const auto at = [&](double x) { return 100 * stageLoss({x * 1e6}, {1e6}, 1, row.curve)->efficiency; };
        QVERIFY(std::abs(at(0.25) - row.at25) < 0.06);
        QVERIFY(std::abs(at(0.50) - row.at50) < 0.06);
        QVERIFY(std::abs(at(1.00) - row.at100) < 0.06);
    }
    QVERIFY(stageLoss({1.1e6}, {1e6}, 1, kHvdc)->overloaded);
    QCOMPARE(stageLoss({0}, {1e6}, 1, kHvdc)->efficiency, 0.0);
    QVERIFY(stageLoss({0}, {1e6}, 1, kHvdc)->loss.si > 0);  // idle losses remain
}

void PowerTest::chainsFlowUpward() {
    const auto c = chainLoss({1e6}, {{{1.2e6}, Redundancy::N, kDistribution},
                                     {{4e5}, Redundancy::NPlus1, kUpsDoubleConversion},
                                     {{1.6e6}, Redundancy::N, kDryTransformer}});
    QCOMPARE(c->stages.size(), std::size_t(3));
    QVERIFY(near(c->input.si, 1e6 + c->loss.si));
    QVERIFY(near(c->loss.si, c->stages[0].loss.si + c->stages[1].loss.si + c->stages[2].loss.si));
    const Power upsLoad = Power{1e6} + c->stages[0].loss;
    QVERIFY(near(c->stages[1].loadShare, upsLoad.si / (4e5 * static_cast<double>(c->plans[1].units))));
    QVERIFY(!chainLoss({1e6}, {{{0}, Redundancy::N, kHvdc}}));
    QCOMPARE(chainLoss({1e6}, {})->input.si, 1e6);
}

void PowerTest::twoNCostsMoreLossOnlyThroughTheCurve() {
    const auto nPlus1 = stageLoss({1e6}, {4e5}, 4, kUpsDoubleConversion),
               twoN = stageLoss({1e6}, {1.2e6}, 2, kUpsDoubleConversion);
    QVERIFY(nPlus1->efficiency > twoN->efficiency);
    QVERIFY(std::abs((nPlus1->efficiency - twoN->efficiency) - 0.006) < 0.001);
}

// The worked example of the domain: 1,000 kW on 4 x 400 kW (N+1) lose 39.2 kW, on 2 x 1,200 kW (2N) 45.5 kW.
void PowerTest::classesWithOneSchemeShareTheirUnits() {
    SupplyParts parts;
    parts.upsUnit = {400e3}, parts.transformerUnit = {2000e3};
    parts.distribution = {0, 0, 0};
    const SupplyLoad half{{500e3}, Redundancy::NPlus1};
    const SupplyLoad together[] = {half, half};
    const auto s = siteSupply(together, parts);
    QVERIFY(s);
    QCOMPARE(s->upsUnits, std::int64_t{4});
    QVERIFY(near(s->upsLoss.si, 39.2e3, 1e-3));
    QVERIFY(near(s->fullestNormal, 0.625) && near(s->fullestAfterFailure, 1000.0 / 1200));
    QVERIFY(near(s->stranded.si, 400e3) && s->holds);
    const SupplyLoad apart[] = {half, {{500e3}, Redundancy::NPlus2}};
    QCOMPARE(siteSupply(apart, parts)->upsUnits, std::int64_t{3 + 4});
    parts.upsUnit = {1200e3};
    const SupplyLoad twice[] = {{{1000e3}, Redundancy::TwoN}};
    QVERIFY(near(siteSupply(twice, parts)->upsLoss.si, 45.5e3, 1e-3));
    const SupplyLoad past[] = {{{1000e3}, std::nullopt}};
    QCOMPARE(siteSupply(past, parts)->upsUnits, std::int64_t{0});
    // Half the load: a + b x + c x^2 with half of x, the units stay.
    const auto mean = siteSupply(twice, parts, 0.5);
    const double x = 1000.0 / 2400 / 2;
    QVERIFY(near(mean->upsLoss.si, (0.012 + 0.010 * x + 0.016 * x * x) * 2400e3));
    const SupplyLoad negative[] = {{{-1}, Redundancy::N}};
    QVERIFY(!siteSupply(negative, parts) && !siteSupply(twice, parts, 2));
    const SupplyLoad nothing[] = {{{0}, Redundancy::TwoN}};
    QCOMPARE(siteSupply(nothing, parts)->upsUnits, std::int64_t{0});
}

void PowerTest::partsOfAServerAddUp() {
    // 8 x 700 W and a host of 1,381 W, fans 12 % of what stands behind the supplies, eta 0.95.
    BuildUpInputs in{.cards = 8,
                     .card = {700},
                     .hosts = 1,
                     .nics = 8,
                     .processors = {650},
                     .memory = {225},
                     .nic = {32.5},
                     .drives = {96},
                     .board = {150},
                     .fanShare = 0.12,
                     .supplyEfficiency = 0.95};
    const auto b = serverBuildUp(in);
    QVERIFY(b && near(b->total().si, 6981 / 0.88 / 0.95));
    QVERIFY(near(b->total().si, 8.4e3, 0.01));  // the measured peak of such a server, IEEE Access 13:61740
    QVERIFY(near((*b * 2.0).fans.si, 2 * 0.12 * 6981 / 0.88));
    in.fanShare = 1;
    QVERIFY(!serverBuildUp(in));
}

void PowerTest::feedsAreNeverAdded() {
    const Circuit small{.voltage = {380}, .breaker = {50}};
    const auto usable = usablePower(small)->si;
    const auto check = checkFeeds({usable * 1.8}, small);
    QVERIFY(check->passesNormal && !check->passesFeedLoss && check->margin.si < 0);
    QVERIFY(checkFeeds({usable}, small)->passesFeedLoss);
    QVERIFY(near(lineCurrent({1000}, {230}, 0.95, 1)->si, 1000 / (230 * 0.95)));
    QVERIFY(near(lineCurrent({1000}, {400}, 0.95, 3)->si, 1.5193, 1e-3));
    QVERIFY(!lineCurrent({1000}, {400}, 0.95, 2));
    QVERIFY(near(phaseImbalance({10}, {10}, {13}).value(), 2.0 / 11));
    QVERIFY(!phaseImbalance({0}, {0}, {0}));
}

void PowerTest::suppliesAreSplitOverTheFeeds() {
    QVERIFY(!splitSupplies(6, 4)->fullLoadGuaranteed);  // 3 + 3 leaves 3 < 4
    QVERIFY(splitSupplies(8, 4)->fullLoadGuaranteed);
    QCOMPARE(splitSupplies(5, 2)->leftAfterLoss, 2);
    QVERIFY(!splitSupplies(4, 5));
}

void PowerTest::stripsFollowTheTightestNeed() {
    const Strip strip{{11e3}, 24, {16}};
    QCOMPARE(stripsPerFeed({{20e3}, 10, {10}}, strip).value(), 2);
    QCOMPARE(stripsPerFeed({{20e3}, 60, {10}}, strip).value(), 3);
    QCOMPARE(stripsPerFeed({{20e3}, 10, {70}}, strip).value(), 5);
    QVERIFY(!stripsPerFeed({{20e3}, 10, {70}}, {{11e3}, 0, {16}}));
}

void PowerTest::generatorsLoseInHeightAndHeat() {
    QCOMPARE(generatorDerate({500}, {293.15}).value(), 1.0);
    QVERIFY(near(generatorDerate({2000}, {318.15}).value(), 0.9 * 0.95));
    QVERIFY(!generatorDerate({20000}, {293.15}));
    QCOMPARE(generatorUnits({10e6}, {2e6}, 0.9, 1).value(), 7);
    QVERIFY(!generatorUnits({10e6}, {0}, 0.9, 1));
    QVERIFY(near(fuelFor({64e6}, kLitresPerKwh, {4 * 3600.0})->tank.si, 73.2, 0.01));
}

void PowerTest::batteriesAndSwing() {
    QVERIFY(near(batteryEnergy({1e6}, {900})->si / 3.6e6, 250 / (0.95 * 0.8 * 0.8)));
    QVERIFY(!batteryEnergy({1e6}, {900}, {.depthOfDischarge = 0}));
    QVERIFY(near(loadSwing(0.8, 16384, {700}, {150})->si, 0.8 * 16384 * 550));
    QVERIFY(!loadSwing(0.8, 16384, {100}, {150}));
    QVERIFY(!swingStorage({20e6}, {0}));
}

void PowerTest::gridStepsRise() {
    QCOMPARE(QString(gridStep(GridRegion::China, {10e6})->voltage), QString("10 kV"));
    QCOMPARE(QString(gridStep(GridRegion::China, {1e9})->voltage), QString("220 kV"));
    QCOMPARE(QString(gridStep(GridRegion::UnitedStates, {150e6})->voltage), QString("69-138 kV"));
    QVERIFY(!gridStep(GridRegion::China, {NAN}));
    for (const GridRegion region : {GridRegion::China, GridRegion::UnitedStates}) {
        const auto& steps = gridSteps(region);
        for (std::size_t i = 1; i < steps.size(); ++i) QVERIFY(steps[i].upTo > steps[i - 1].upTo);
    }
    QCOMPARE(transformers(apparentPower({10e6}, 0.95).value(), {2.5e6}, 0.8, 1).value(), 7);
}

void PowerTest::capsHaveAnOptimumAtFixedPower() {
    const auto& curve = defaultCapCurve();
    QCOMPARE(performanceAt(curve, 1).value(), 1.0);
    QVERIFY(near(performanceAt(curve, 0.75).value(), 0.9025));
    QCOMPARE(performanceAt(curve, 0.1).value(), 0.78);
    const auto full = atFixedPower({150e6}, {1200}, {600}, 1, curve);
    const auto best = bestCap({150e6}, {1200}, {600}, 0.6, 81, curve);
    QVERIFY(best->throughput > full->throughput && best->share < 1 && best->share > 0.6);
    QVERIFY(best->accelerators > full->accelerators);
    QVERIFY(!performanceAt({}, 1));
    QVERIFY(!bestCap({150e6}, {1200}, {600}, 1.5, 81, curve));
}

void PowerTest::nothingSillyIsAnswered() {
    for (double bad : {-1.0, static_cast<double>(NAN), static_cast<double>(INFINITY)}) {
        QVERIFY(!unitsFor({bad}, {1}, Redundancy::N));
        QVERIFY(!stageLoss({bad}, {1}, 1, kHvdc));
        QVERIFY(!lineCurrent({bad}, {400}, 1, 3));
        QVERIFY(!generatorUnits({bad}, {1}, 1, 0));
        QVERIFY(!batteryEnergy({bad}, {1}));
        QVERIFY(!facilityPeak({bad}, {}, {}));
        QVERIFY(!networkPower(1, {bad}, 1, {}));
        QVERIFY(!apparentPower({bad}, 1));
    }
    QVERIFY(!unitsFor({1e30}, {1e-3}, Redundancy::N));
    QVERIFY(!unitsFor({1}, {0}, Redundancy::N));
    SiteRule r;
    QCOMPARE(sitePower(r).missing, std::string("accelerators"));
    r.accelerators = 8;
    QCOMPARE(sitePower(r).missing, std::string("tdp"));
    r.tdp = Power{700}, r.pue = 0.9;
    QCOMPARE(sitePower(r).missing, std::string("pue"));
    QVERIFY(!siteFamily("no_such_family"));
}

QTEST_APPLESS_MAIN(PowerTest)
#include "power_test.moc"
