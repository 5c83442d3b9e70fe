// SPDX-License-Identifier: GPL-3.0-or-later
// Presets, cooling decision, flows, PUE, racks, energy.

#include <QtTest>

#include "model/site/climate.h"
#include "model/site/cooling.h"
#include "model/site/energy.h"
#include "model/site/flows.h"
#include "model/site/racks.h"

using namespace model;
using namespace model::site;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(1e-300, std::abs(b));
}
PolicyPreset preset(const char* name) {
    return resolvedPreset(shippedPresets(), name).value();
}

CoolingLoop liquidLoop() {
    return {.heatShare = 1,
            .supply = {308.15},
            .back = {318.15},
            .approach = {8},
            .evaporatorApproach = {3},
            .condenserLift = {12},
            .carnotShare = 0.5,
            .fanPumpPerHeat = 0.03,
            .countFree = true};
}

}  // namespace

class CoolingTest : public QObject {
    Q_OBJECT
private slots:
    void presetsInheritWhatTheyDoNotSet();
    void brokenChainsAreRefused();
    void everyPresetDecidesAtItsThresholds_data();
    void everyPresetDecidesAtItsThresholds();
    void aChoiceAgainstThePolicyIsAnException();
    void severalRacksMakeMixed();
    void flowsAndRisesAreInverse();
    void distributionUnitsTakeTheLargerNeedAndASpare();
    void pueRisesWithHeatAndNeverFallsBelowOne();
    void racksReportTheDecidingLimit();
    void aFeedMayLowerTheFill();
    void climatesHaveTheirYear();
    void facilityWaterHasAClass();
    void energyWaterCarbon();
    void nothingSillyIsAnswered();
};

void CoolingTest::presetsInheritWhatTheyDoNotSet() {
    const auto user = preset("user"), gb = preset("cn_gb"), us = preset("us_typical"), article = preset("cn_article");
    QCOMPARE(user.liquidFrom->si, 30e3);
    QCOMPARE(user.phaseVoltage->si, 380.0);  // two steps up
    QCOMPARE(gb.airWarn->si, 20e3);
    QCOMPARE(gb.headroomFactor.value(), 1.3);
    QCOMPARE(gb.fuel->si, 43200.0);
    QCOMPARE(gb.standards.size(), std::size_t(3));
    QCOMPARE(us.headroomFactor.value(), 1.0);
    QVERIFY(us.headroomBase == PowerKind::Nameplate);
    QVERIFY(!us.pueLimit);  // a root: nothing to inherit
    QCOMPARE(article.liquidFrom->si, 20e3);
    QCOMPARE(std::string(kDefaultPreset), std::string("cn_article_alt"));
}

void CoolingTest::brokenChainsAreRefused() {
    PolicyPreset a, b;
    a.name = std::string("a"), a.inherits = std::string("b"), b.name = std::string("b"), b.inherits = std::string("a");
    QVERIFY(!resolvedPreset({a, b}, "a"));
    b.inherits = std::string("nobody");
    QVERIFY(!resolvedPreset({a, b}, "a"));
    QVERIFY(!resolvedPreset({a, b}, "c"));
    b.inherits.clear();
    QVERIFY(resolvedPreset({a, b}, "a"));
}

void CoolingTest::everyPresetDecidesAtItsThresholds_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("density");
    QTest::addColumn<bool>("liquid");
    QTest::addColumn<bool>("warns");
    QTest::newRow("article, low") << "cn_article" << 14.9e3 << false << false;
    QTest::newRow("article, warn") << "cn_article" << 15e3 << false << true;
    QTest::newRow("article, liquid") << "cn_article" << 20e3 << true << false;
    QTest::newRow("alt, low") << "cn_article_alt" << 19.9e3 << false << false;
    QTest::newRow("alt, warn") << "cn_article_alt" << 25e3 << false << true;
    QTest::newRow("alt, liquid") << "cn_article_alt" << 30e3 << true << false;
    QTest::newRow("us, warn") << "us_typical" << 39e3 << false << true;
    QTest::newRow("us, liquid") << "us_typical" << 40e3 << true << false;
    QTest::newRow("user like alt") << "user" << 30e3 << true << false;
}

void CoolingTest::everyPresetDecidesAtItsThresholds() {
    QFETCH(QString, name);
    QFETCH(double, density);
    QFETCH(bool, liquid);
    QFETCH(bool, warns);
    const auto d = decideCooling({.perRack = {density}}, preset(name.toLatin1()));
    QCOMPARE(d->method == CoolingMethod::Liquid, liquid);
    QCOMPARE(d->verdict == CoolingVerdict::Warning, warns);
    QCOMPARE(d->reason, liquid ? CoolingReason::AboveThreshold : CoolingReason::BelowThreshold);
    QVERIFY(d->threshold);
    QVERIFY(qstrlen(textFor(d->reason)) > 10);
}

void CoolingTest::aChoiceAgainstThePolicyIsAnException() {
    const auto early = decideCooling({.perRack = {10e3}, .chosen = CoolingMethod::Liquid}, preset("cn_article"));
    QCOMPARE(early->reason, CoolingReason::UserChoice);
    QCOMPARE(early->verdict, CoolingVerdict::Fine);
    QCOMPARE(early->advised, CoolingMethod::Air);
    const auto late = decideCooling({.perRack = {30.1e3}, .chosen = CoolingMethod::Air}, preset("cn_article_alt"));
    QCOMPARE(late->verdict, CoolingVerdict::Block);
    QCOMPARE(late->threshold->si, 30e3);
}

void CoolingTest::severalRacksMakeMixed() {
    using enum CoolingMethod;
    QCOMPARE(combined({Air, Air}).value(), Air);
    QCOMPARE(combined({Air, Liquid}).value(), Mixed);
    QVERIFY(!combined({}));
    QCOMPARE(std::string(wordFor(Mixed)), std::string("mixed"));
    QVERIFY(coolingLadder().size() > 4);
}

void CoolingTest::flowsAndRisesAreInverse() {
    for (const Coolant& c : {kWater, kPg25, airAt({0}).value(), airAt({2000}).value()}) {
        for (double dt : {1.0, 8.0, 15.0}) {
            const auto flow = flowFor({1e6}, {dt}, c);
            QVERIFY(near(riseFor({1e6}, *flow, c)->si, dt));
        }
    }
    QVERIFY(flowFor({1e5}, {15}, airAt({2000}).value())->si > flowFor({1e5}, {15}, airAt({0}).value())->si);
    QVERIFY(near(flowByRule({1e6}, 1.5)->si * 60e3, 1500));
    const auto split = heatSplit({142e3}, 0.88);
    QVERIFY(near(split->residualAir.si, 17040) && near(split->liquid.si + split->residualAir.si, 142e3));
    QVERIFY(near(pumpPower({0.01}, {2e5}, 0.5)->si, 4000));
}

void CoolingTest::distributionUnitsTakeTheLargerNeedAndASpare() {
    const CduModel m{.atApproach = {600e3}, .maxFlow = {0.015}};
    QCOMPARE(cduPlan({1e6}, {0.02}, m)->installed, 3);
    QCOMPARE(cduPlan({1e6}, {0.04}, m)->installed, 4);
    QCOMPARE(cduPlan({1e6}, {0.02}, {{600e3}, {0.015}, 0.5})->byHeat, 4);  // half the approach, half the capacity
    QCOMPARE(cduPlan({0}, {0}, m)->installed, 0);
    QVERIFY(!cduPlan({1e6}, {0.02}, {{0}, {0.015}}));
}

void CoolingTest::pueRisesWithHeatAndNeverFallsBelowOne() {
    double last = 0;
    for (double t = 250; t <= 325; t += 5) {
        const PueCase c{.it = {1e7},
                        .electricalLossShare = 0.06,
                        .otherShare = 0.01,
                        .loops = {liquidLoop()},
                        .bins = {{{t}, {8760 * 3600.0}}}};
        const auto r = pueFromBins(c);
        QVERIFY(r->pue >= 1 && r->pue >= last);
        QVERIFY(near(r->facility.si, r->it.si * r->pue));
        // The design hour is the same formula at one temperature.
        QVERIFY(near(coolingAt({1e7}, 0.06, {t}, c.loops)->si, r->cooling.si / r->time.si));
        last = r->pue;
    }
    QCOMPARE(loopPower({1e6}, {263.15}, liquidLoop())->free, 1.0);
    QCOMPARE(loopPower({1e6}, {323.15}, liquidLoop())->free, 0.0);
    QVERIFY(!pueFromBins({.it = {1e7}, .loops = {liquidLoop()}, .bins = {}}));
    CoolingLoop bad = liquidLoop();
    bad.back = bad.supply;
    QVERIFY(!loopPower({1e6}, {300}, bad));
}

void CoolingTest::racksReportTheDecidingLimit() {
    const RackOffer rack{.power = {45e3},
                         .otherPower = {1e3},
                         .heightUnits = 48,
                         .otherUnits = 4,
                         .maxMass = {1200},
                         .tare = {180},
                         .footprint = {0.72}};
    QCOMPARE(fillRack({{11e3}, 11, {255}}, rack)->limit, RackLimit::Power);  // all three give four
    QCOMPARE(fillRack({{4e3}, 11, {255}}, rack)->limit, RackLimit::Height);
    QCOMPARE(fillRack({{4e3}, 4, {255}}, rack)->limit, RackLimit::Weight);
    QCOMPARE(racksFor(9, {{11e3}, 8, {130}}, rack)->racks, 3);
    QCOMPARE(racksFor(0, {{11e3}, 8, {130}}, rack)->racks, 0);
    QCOMPARE(racksFor(1'000'000'000, {{11e3}, 8, {130}}, rack)->racks, 250'000'000);
    QVERIFY(!racksFor(9, {{50e3}, 8, {130}}, rack));  // does not fit at all
    QCOMPARE(fillRack({{50e3}, 8, {130}}, rack)->nodesPerRack, 0);
    QVERIFY(near(floorPressure({1360}, {0.72}).value(), 18530, 1e-3));
    QCOMPARE(racksForUnits(10, 16).value(), 160);
    QCOMPARE(whiteSpace(160, {3})->si, 480.0);
    const auto fill = fillRack({{10e3}, 8, {130}}, rack);
    QVERIFY(near(fill->unusedPower, 4.0 / 44) && near(fill->unusedHeight, 12.0 / 44));
}

void CoolingTest::aFeedMayLowerTheFill() {
    const RackOffer rack{.power = {45e3},
                         .otherPower = {1e3},
                         .heightUnits = 48,
                         .otherUnits = 4,
                         .maxMass = {1200},
                         .tare = {180},
                         .footprint = {0.72}};
    const NodeNeeds node{{10.2e3}, 8, {130.5}};
    const auto fill = fillRack(node, rack);
    const Circuit feed{.voltage = {380}, .breaker = {63}};  // 31.5 kW
    QCOMPARE(nodesAfterFeedCheck(*fill, node, rack, feed).value(), 2);
    QCOMPARE(nodesAfterFeedCheck(*fill, node, rack, {.voltage = {415}, .breaker = {125}}).value(), fill->nodesPerRack);
}

void CoolingTest::climatesHaveTheirYear() {
    // Annual means as printed in the yearbooks, 2008 and 2009.
    const std::pair<Town, std::array<double, 2>> printed[] = {
        {Town::Beijing, {13.4, 13.3}}, {Town::Hohhot, {7.4, 8.0}},      {Town::Shanghai, {17.2, 17.4}},
        {Town::Hefei, {16.4, 16.7}},   {Town::Guangzhou, {22.4, 23.0}}, {Town::Guiyang, {14.1, 14.9}},
        {Town::Chengdu, {16.3, 16.8}}};
    for (const auto& [town, years] : printed) {
        double hours = 0, mean = 0;
        for (const ClimateBin& bin : climateBins(town)) {
            hours += bin.time.si / 3600;
            mean += bin.time.si / 3600 * (bin.outside.si - 273.15) / 8760;
        }
        QVERIFY(near(hours, 8760));
        QVERIFY2(std::abs(mean - (years[0] + years[1]) / 2) < 0.2, qPrintable(QString::number(mean)));
    }
}

void CoolingTest::facilityWaterHasAClass() {
    QCOMPARE(facilityWaterClass({273.15 + 17}), std::string_view("W17"));
    QCOMPARE(facilityWaterClass({273.15 + 31}), std::string_view("W32"));
    QCOMPARE(facilityWaterClass({273.15 + 45}), std::string_view("W45"));
    QCOMPARE(facilityWaterClass({273.15 + 50}), std::string_view("W+"));
}

void CoolingTest::energyWaterCarbon() {
    QVERIFY(near(itEnergy({1e6}, {2e5}, 0.9, 0.5, {3600})->si, 6e5 * 0.9 * 3600));
    QVERIFY(!itEnergy({1e5}, {2e5}, 0.9, 0.5, {3600}));
    QVERIFY(near(facilityEnergy({1e9}, 1.25)->si, 1.25e9));
    QVERIFY(!facilityEnergy({1e9}, 0.9));
    const auto w = waterFor({3.6e6 * 0.68}, 4);
    QVERIFY(near(w->evaporated.si, 1) && near(w->makeUp.si, 4.0 / 3));
    QVERIFY(near(waterUsage(w->makeUp, {3.6e6}).value(), 4.0 / 3));
    QVERIFY(!waterFor({1}, 1));
    QVERIFY(near(carbonFor({3.6e6}, 0.54, 0.5)->si, 0.27));
}

void CoolingTest::nothingSillyIsAnswered() {
    for (double bad : {-1.0, static_cast<double>(NAN), static_cast<double>(INFINITY)}) {
        QVERIFY(!decideCooling({.perRack = {bad}}, preset("user")));
        QVERIFY(!flowFor({bad}, {10}, kWater));
        QVERIFY(!flowFor({1}, {bad}, kWater));
        QVERIFY(!heatSplit({1}, bad));
        QVERIFY(!rideThrough({1}, {1}, {bad}, kWater));
        QVERIFY(!fillRack({{bad}, 8, {1}}, {}));
        QVERIFY(!floorPressure({bad}, {1}));
    }
    QVERIFY(!flowFor({1}, {0}, kWater));
    QVERIFY(!decideCooling({.perRack = {1}}, PolicyPreset{}));  // an unresolved preset has no thresholds
    QVERIFY(!airAt({1e6}));
}

QTEST_APPLESS_MAIN(CoolingTest)
#include "cooling_test.moc"
