// SPDX-License-Identifier: GPL-3.0-or-later
// Racks on the floor and boxes in shared racks: nothing lost, nothing twice, no limit broken.
#include <QtTest>

#include <cmath>
#include <random>
#include <set>

#include "model/site/floor.h"
#include "model/site/pack.h"

using namespace model;
using namespace model::site;

class FloorTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAlternateColdAndHotAisles() {
        FloorRules r;
        r.cold = Length{2.4};
        r.hot = Length{1.2};
        // depth 1.2: row pitch 3.6 over a cold aisle, 2.4 over a hot one
        QVERIFY(std::abs(rowMiddle(1, r) - rowMiddle(0, r) - 3.6) < 1e-9);
        QVERIFY(std::abs(rowMiddle(2, r) - rowMiddle(1, r) - 2.4) < 1e-9);
        QVERIFY(std::abs(rowMiddle(2, r) - rowMiddle(0, r) - 2 * (1.2 + (2.4 + 1.2) / 2)) < 1e-9);
    }

    void theRoomHoldsItsRowsAndPassages() {
        FloorRules r;
        r.abreast = 1;
        const auto s = floorSize(40, 9, r);  // two rows and one of the network, 20 positions of 0.6 m
        QVERIFY(s);
        QCOMPARE(s->rows, 3);
        QVERIFY(std::abs(s->length.si - (2 + 12 + 2)) < 1e-9);
        QVERIFY(std::abs(s->width.si - (2 + 1.2 + 1.8 + 1.2 + 1.8 + 1.2 + 2)) < 1e-9);
        r.network = NetworkPlace::RowEnd;
        QCOMPARE(floorSize(40, 9, r)->rows, 3);
        QCOMPARE(floorSize(31, 9, r)->rows, 2);
    }

    void manyRowsStandAbreast() {
        FloorRules r;
        const auto s = floorSize(5000, 320, r);
        QVERIFY(s);
        QVERIFY(s->abreast > 1);
        const double shape = s->length.si / s->width.si;
        QVERIFY2(shape > 0.7 && shape < 1.4, qPrintable(QString::number(shape)));
        QVERIFY(s->abreast * s->lines >= s->rows);
    }

    void everyRackHasAPlaceOfItsOwn_data() {
        QTest::addColumn<int>("place");
        for (const int place : {0, 1, 2}) QTest::addRow("%d", place) << place;
    }
    void everyRackHasAPlaceOfItsOwn() {
        QFETCH(int, place);
        std::mt19937 random(7);
        for (int trial = 0; trial < 300; ++trial) {
            FloorRules r;
            r.network = static_cast<NetworkPlace>(place);
            r.perRow = 1 + static_cast<std::int64_t>(random() % 30);
            r.reserved = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(r.perRow));
            const auto racks = static_cast<std::int64_t>(random() % 400);
            std::vector<double> wanted(static_cast<std::size_t>(random() % 60));
            for (double& w : wanted) w = static_cast<double>(random() % 100) / 100;
            auto plan = layOut(racks, wanted, r);
            QVERIFY(plan);
            std::vector<RackChoice> first;
            for (std::size_t i = 0; i < wanted.size(); ++i)
                if (random() % 4 == 0) first.push_back({i, static_cast<double>(random() % 20), 0});
            choosePlaces(*plan, wanted, first);
            QCOMPARE(static_cast<std::int64_t>(plan->racks.size()), racks);
            QCOMPARE(plan->network.size(), wanted.size());
            std::set<std::pair<int, int>> taken;
            std::set<std::pair<long, long>> where;
            for (const auto* list : {&plan->racks, &plan->network})
                for (const RackSpot& s : *list) {
                    QVERIFY(taken.insert({s.row, s.position}).second);
                    QVERIFY(where.insert({std::lround(s.x * 1000), std::lround(s.y * 1000)}).second);
                    QVERIFY(s.position >= 0 && s.position < r.perRow - r.reserved);
                    QVERIFY(s.row < plan->size.rows);
                    QVERIFY(s.x > r.passage.si && s.x < plan->size.length.si - r.passage.si);
                    QVERIFY(s.y > r.passage.si && s.y < plan->size.width.si - r.passage.si);
                }
        }
    }

    void networkRacksStandInTheOrderOfWhatTheyServe() {
        FloorRules r;
        r.perRow = 10;
        r.abreast = 1;
        const auto plan = layOut(80, std::vector<double>{0.9, 0.1, 0.5}, r);
        QVERIFY(plan->network[1].x < plan->network[2].x && plan->network[2].x < plan->network[0].x);
        QCOMPARE(plan->network[0].row, 4);  // in the middle of eight rows
    }

    // Forty racks want the middle of the hall; the one that chooses first stands where it wants all the same.
    void racksThatChooseFirstStandWhereTheyWant() {
        FloorRules r;
        r.perRow = 10;
        r.abreast = 1;
        std::vector<double> wanted(40, 0.5);
        wanted.push_back(0.25);
        auto plan = layOut(400, wanted, r);
        const auto nearest = [&](double x, double y) {
            double least = 1e9;
            for (const RackSpot& s : plan->network) least = std::min(least, std::abs(s.x - x) + std::abs(s.y - y));
            return least;
        };
        const double x = plan->size.length.si / 2, y = plan->size.width.si / 4, best = nearest(x, y);
        const auto away = [&] { return std::abs(plan->network[40].x - x) + std::abs(plan->network[40].y - y); };
        QVERIFY(away() > 2 * best);  // pushed to the first place of all
        const std::vector<RackChoice> first{{40, x, y}};
        choosePlaces(*plan, wanted, first);
        QCOMPARE(away(), best);
    }

    void rowsBeyondZHaveNames() {
        QCOMPARE(rowName(0), std::string("A"));
        QCOMPARE(rowName(25), std::string("Z"));
        QCOMPARE(rowName(26), std::string("AA"));
        QCOMPARE(rowName(27), std::string("AB"));
        QCOMPARE(rowName(701), std::string("ZZ"));
        QCOMPARE(rowName(702), std::string("AAA"));
        QCOMPARE(rackName(0, 6, 20), std::string("A07"));
    }

    void aSpreadPlateBringsTheLoadDown() {  // golden floor-load: 1,360 kg on 0.64 m2 are 20.85 kN/m2
        const auto area = spreadArea(Mass{1360}, Pressure{20.846e3});
        QVERIFY(area && std::abs(area->si - 0.64) < 0.001);
        QVERIFY(!spreadArea(Mass{1360}, Pressure{0}));
    }

    void whatHasNoRoomIsRefused() {
        FloorRules r;
        r.reserved = r.perRow;
        QVERIFY(!floorSize(10, 0, r));
        r = {};
        r.pitch = Length{0};
        QVERIFY(!floorSize(10, 0, r));
        QVERIFY(!floorSize(-1, 0, FloorRules{}));
        QCOMPARE(floorSize(0, 0, FloorRules{})->rows, 0);
        QVERIFY(floorSize(30'000'000, 2'000'000, FloorRules{}));  // 10^9 cards
    }

    void boxesShareRacksUpToTheirLimits() {
        // 48 switches of 1.72 kW and 1U in racks of 15 kW: eight a rack; two of 5 kW follow into what is left.
        const BoxRun runs[] = {{12, Power{1720}, Length{0.04445}}, {2, Power{5000}, Length{0.0889}}};
        const auto p = packBoxes(runs, {Power{15e3}, Length{2}});
        QVERIFY(p);
        QCOMPARE(p->racks, 3);  // 8 | 4 + one of 5 kW | one of 5 kW
        QCOMPARE(p->runs[1].firstRack, 1);
        QCOMPARE(p->runs[1].inFirst, 1);
        QCOMPARE(boxPlace(p->runs[1], runs[1].height, 1).rack, 2);
        QVERIFY(!p->above);
    }

    void noRackIsAboveItsLimitsAndNoBoxIsLost() {
        std::mt19937 random(11);
        for (int trial = 0; trial < 2000; ++trial) {
            std::vector<BoxRun> runs(1 + random() % 6);
            for (BoxRun& b : runs)
                b = {static_cast<std::int64_t>(random() % 50), Power{100.0 * static_cast<double>(random() % 60)},
                     Length{0.04445 * static_cast<double>(1 + random() % 12)}};
            const BoxRoom room{Power{6e3}, Length{0.04445 * 42}};
            const auto p = packBoxes(runs, room);
            QVERIFY(p);
            std::vector<double> power(static_cast<std::size_t>(p->racks)), height(power.size()), top(power.size());
            for (std::size_t i = 0; i < runs.size(); ++i)
                for (std::int64_t n = 0; n < runs[i].count; ++n) {
                    const BoxPlace at = boxPlace(p->runs[i], runs[i].height, n);
                    const auto rack = static_cast<std::size_t>(at.rack);
                    QVERIFY(rack < power.size());
                    QVERIFY(at.bottom.si > top[rack] - 1e-9);  // above what stands there
                    top[rack] = at.bottom.si + runs[i].height.si;
                    power[rack] += runs[i].power.si;
                    height[rack] += runs[i].height.si;
                }
            for (std::size_t r = 0; r < power.size(); ++r) {
                QVERIFY(power[r] <= room.power.si + 1e-6 && power[r] + height[r] > 0);
                QVERIFY(top[r] <= room.height.si + 1e-6);
            }
        }
    }

    void aBoxBeyondTheLimitsIsSaid() {
        const BoxRun heavy{3, Power{20e3}, Length{0.2}};
        const auto p = packBoxes({&heavy, 1}, {Power{15e3}, Length{2}});
        QVERIFY(p && p->above == 0u);
        QCOMPARE(p->racks, 3);
        const BoxRun high{3, Power{1e3}, Length{3}};
        QVERIFY(!packBoxes({&high, 1}, {Power{15e3}, Length{2}}));
        const BoxRun none{0, Power{1e3}, Length{3}};
        QCOMPARE(packBoxes({&none, 1}, {Power{15e3}, Length{2}})->racks, 0);
    }
};

QTEST_APPLESS_MAIN(FloorTest)
#include "floor_test.moc"
