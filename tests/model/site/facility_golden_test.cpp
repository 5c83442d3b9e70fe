// SPDX-License-Identifier: GPL-3.0-or-later
// Every row of golden/facility.json, and its negative cases one by one.

#include <QtTest>

#include "tests/golden/facility_kinds.cpp"
#include "tests/golden/site_compare.h"

using nlohmann::json;
namespace site = model::site;

class FacilityGoldenTest : public QObject {
    Q_OBJECT
private slots:
    void everyRowHolds();
    void unreadableRowsSayWhy();
    void differentKindsOfPowerAreRefusedByName();
    void headroomTwiceIsFound();
    void sixtyKilowattOfAirIsBlocked();
    void mandatedLiquidForbidsAir();
    void eightHundredKilowattDoNotFeedTwoClusters();
    void aBlankTdpGivesNoPower();
};

void FacilityGoldenTest::everyRowHolds() {
    const json root = golden_site::readGolden("facility.json");
    int values = 0, rows = 0;
    for (const auto& [section, cases] : root.items()) {
        if (!cases.is_array()) continue;
        golden_site::forEachRow(cases, [&](const std::string& kind, const std::string& id, const json& c) {
            if (kind == "information" || kind == "negative") return;
            json inputs = c.at("inputs");
            if (c.contains("family")) inputs["family"] = c["family"];
            std::string why;
            const auto predicted = evaluateFacilityKind(kind, inputs, why);
            QVERIFY2(predicted, (id + ": " + why).c_str());
            ++rows;
            for (const auto& [key, expected] : c.at("expected").items()) {
                const json got = predicted->value(key, json());
                const std::string about = id + " " + key + ": " + got.dump() + " / " + expected.dump();
                QVERIFY2(golden_site::agrees(got, expected, c.at("tolerance")), about.c_str());
                ++values;
            }
        });
    }
    QCOMPARE(rows, 39);
    QVERIFY2(values >= 60, std::to_string(values).c_str());
}

void FacilityGoldenTest::unreadableRowsSayWhy() {
    std::string why;
    QVERIFY(!evaluateFacilityKind("nonsense", {}, why));
    QCOMPARE(why, std::string("unknown kind nonsense"));
    QVERIFY(!evaluateFacilityKind("airflow", {{"power_kw", "thirty"}}, why));
    QVERIFY(why.find("missing") != std::string::npos);
    QVERIFY(!evaluateFacilityKind("line_current",
                                  {{"power_kw", 1}, {"voltage_v", 0}, {"power_factor", 0.95}, {"phases", 3}}, why));
}

void FacilityGoldenTest::differentKindsOfPowerAreRefusedByName() {
    const site::TypedPower hpl{{29.7e6}, site::PowerKind::HplAverage}, budget{{150e6}, site::PowerKind::Facility};
    const auto answer = site::sum(hpl, budget);
    QVERIFY(!answer.power && answer.mixed);
    QCOMPARE(QString(site::nameOf(answer.mixed->first)), QString("average during HPL"));
    QCOMPARE(QString(site::nameOf(answer.mixed->second)), QString("whole facility"));
    QVERIFY(!site::ratio(hpl, budget));
    QCOMPARE(site::sum(hpl, hpl).power->value.si, 59.4e6);
}

void FacilityGoldenTest::headroomTwiceIsFound() {
    const site::HeadroomPolicy server{.level = site::HeadroomLevel::Server}, hall{.level = site::HeadroomLevel::Hall};
    const site::HeadroomPolicy none{.factor = 1, .level = site::HeadroomLevel::Rack};
    const auto twice = site::appliedTwice({server, none, hall});
    QVERIFY(twice);
    QCOMPARE(twice->first, site::HeadroomLevel::Server);
    QCOMPARE(twice->second, site::HeadroomLevel::Hall);
    QVERIFY(!site::appliedTwice({server, none}));
}

void FacilityGoldenTest::sixtyKilowattOfAirIsBlocked() {
    const auto preset = site::resolvedPreset(site::shippedPresets(), "cn_article");
    const auto d = site::decideCooling({.perRack = {60e3}, .chosen = site::CoolingMethod::Air}, *preset);
    QCOMPARE(d->verdict, site::CoolingVerdict::Block);
    QCOMPARE(d->threshold->si, 20e3);
    QCOMPARE(d->preset, std::string("cn_article"));
    QCOMPARE(d->advised, site::CoolingMethod::Liquid);
}

void FacilityGoldenTest::mandatedLiquidForbidsAir() {
    const auto preset = site::resolvedPreset(site::shippedPresets(), site::kDefaultPreset);
    const auto d =
        site::decideCooling({.perRack = {10e3}, .liquidMandated = true, .chosen = site::CoolingMethod::Air}, *preset);
    QVERIFY(d->breaksMandate);
    QCOMPARE(d->verdict, site::CoolingVerdict::Block);
    QCOMPARE(d->reason, site::CoolingReason::ProductMandate);
    QCOMPARE(site::decideCooling({.perRack = {10e3}, .liquidMandated = true}, *preset)->method,
             site::CoolingMethod::Liquid);
}

void FacilityGoldenTest::eightHundredKilowattDoNotFeedTwoClusters() {
    // Two clusters of 1,024 cards, even at the lowest card power of the article.
    const auto server = site::serverFromTdp(8, model::Power{300}, site::serverFactor(""));
    const auto load = site::scaled(server.levels, 256);
    const auto needed = site::reserve(load, {});
    const auto check = site::checkLimit(needed->reserved.si, 800e3);
    QCOMPARE(check->verdict, site::LimitCheck::Verdict::Fail);
    QVERIFY(check->margin < -300e3);
}

void FacilityGoldenTest::aBlankTdpGivesNoPower() {
    const auto byRule = site::serverFromTdp(8, std::nullopt, 1.8);
    QVERIFY(!byRule.levels.nameplate && !byRule.levels.peak);
    QCOMPARE(byRule.missing, std::vector<std::string>{"tdp"});
    const auto byParts = site::serverFromParts({.accelerators = 8});
    QVERIFY(!byParts.levels.nameplate);
    QCOMPARE(byParts.missing.front(), std::string("tdp"));
    QCOMPARE(byParts.missing.size(), std::size_t(7));
}

QTEST_APPLESS_MAIN(FacilityGoldenTest)
#include "facility_golden_test.moc"
