// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas of operations beyond the golden rows: relations between them, limits, textbook values, bad input.
#include <QtTest>
#include <limits>

#include "model/operations/filler.h"
#include "model/operations/fragmentation.h"
#include "model/operations/monitoring.h"
#include "model/operations/queueing.h"
#include "model/operations/schedule.h"
#include "model/operations/staffing.h"

using namespace model;
using namespace model::operations;

namespace {

constexpr double kHour = 3600;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN(), kInfinity = std::numeric_limits<double>::infinity();

bool near(double x, double expected, double relative) {
    return std::abs(x - expected) <= relative * std::abs(expected);
}

GangJob job(double submit, double run, std::int64_t cards) {
    return {Duration{submit * kHour}, Duration{run * kHour}, cards};
}

}  // namespace

class OperationsTest : public QObject {
    Q_OBJECT
private slots:
    void oneServerHasItsTextbookQueue();
    void prioritiesFollowCobham();
    void oneSizeIsErlangsLoss();
    void queuesRefuseWhatHasNoAnswer();
    void aGangWaitsBesideFreeCards();
    void scatteredUseLeavesNoWholeNode();
    void gangsFitByCardsAndByNodes();
    void theHeadIsNotDelayedByBackfill();
    void lastNodesThatAreNotFilledAreHeld();
    void schedulesRefuseWhatNeverEnds();
    void shortFillersLoseLess();
    void alarmsFollowTheirTail();
    void crewsMeetTheirTarget();
};

void OperationsTest::oneServerHasItsTextbookQueue() {
    // M/M/1: B = a/(1 + a), C = a, mean wait a S/(1 - a), P(W > t) = a exp(-(1 - a) t/S).
    QVERIFY(near(*erlangB(1, 0.8), 0.8 / 1.8, 1e-14));
    const auto w = waiting(1, 0.8, Duration{10});
    QVERIFY(w && near(w->probability, 0.8, 1e-14) && near(w->mean.si, 40, 1e-12));
    QVERIFY(near(w->quantile(0.9).si, 50 * std::log(8), 1e-12));
    QCOMPARE(w->quantile(0.1).si, 0.0);
    QCOMPARE(*erlangB(0, 3), 1.0);
    QCOMPARE(*erlangB(5, 0), 0.0);
    // The load of which 1 % is blocked on 10 servers, 4.461 erlang in every table of Erlang B.
    QVERIFY(near(offeredAtBlocking(10, 0.01)->offered, 4.461, 2e-4));
    QVERIFY(near(offeredAtBlocking(1, 0.5)->offered, 1, 1e-12));
}

void OperationsTest::prioritiesFollowCobham() {
    // One server, loads .3 and .4, mean service 1: W0 = .7, waits .7/.7 and .7/(.7 x .3).
    const double loads[] = {0.3, 0.4};
    const auto w = priorityWaits(1, loads, Duration{1});
    QVERIFY(w && near((*w)[0].si, 1, 1e-12) && near((*w)[1].si, 0.7 / 0.21, 1e-12));
    // The mean over all is the wait without priorities (conservation).
    QVERIFY(near((0.3 * (*w)[0].si + 0.4 * (*w)[1].si) / 0.7, waiting(1, 0.7, Duration{1})->mean.si, 1e-12));
    const double full[] = {0.6, 0.4};
    QVERIFY(!priorityWaits(1, full, Duration{1}));
}

void OperationsTest::oneSizeIsErlangsLoss() {
    const SizeClass ones[] = {{1, 24}}, eights[] = {{8, 3}}, tooLarge[] = {{1, 2}, {40, 1}};
    QVERIFY(near(multiSizeLoss(32, ones)->blocking[0], *erlangB(32, 24), 1e-12));
    QVERIFY(near(multiSizeLoss(32, eights)->blocking[0], *erlangB(4, 3), 1e-12));
    QVERIFY(near(multiSizeLoss(32, tooLarge)->blocking[1], 1, 1e-12));
    const SizeClass heavy[] = {{1, 1e7}};
    const auto loss = multiSizeLoss(5000, heavy);  // (1e7)^5000 is far beyond a double
    QVERIFY(loss && near(loss->utilisation, 1, 1e-6) && near(loss->blocking[0], 1 - 5000 / 1e7, 1e-4));
}

void OperationsTest::queuesRefuseWhatHasNoAnswer() {
    QVERIFY(!erlangB(-1, 2) && !erlangB(3, -1) && !erlangB(3, kNan) && !erlangB(3, kInfinity));
    QVERIFY(!erlangB(kMostServers + 1, 2) && !erlangB(std::numeric_limits<std::int64_t>::max(), 2));
    QVERIFY(!erlangC(4, 4) && !erlangC(0, 0));
    QVERIFY(!offeredAtBlocking(0, 0.1) && !offeredAtBlocking(4, 0) && !offeredAtBlocking(4, 1));
    QVERIFY(!waiting(4, 5, Duration{1}) && !waiting(4, 1, Duration{-1}));
    const SizeClass none[] = {{0, 1}}, negative[] = {{1, -1}};
    QVERIFY(!multiSizeLoss(4, none) && !multiSizeLoss(4, negative) && !multiSizeLoss(0, {}));
    QVERIFY(multiSizeLoss(4, {})->utilisation == 0);
    const SizeClass huge[] = {{std::numeric_limits<std::int64_t>::max(), 1}};
    QCOMPARE(multiSizeLoss(4, huge)->blocking[0], 1.0);
}

void OperationsTest::aGangWaitsBesideFreeCards() {
    // 64 nodes with 2 or 3 of 8 cards free: 160 are free, a job of 8 waits.
    std::vector<std::int64_t> free;
    for (int i = 0; i < 64; ++i) free.push_back(i % 2 ? 2 : 3);
    QCOMPARE(*placeableGangs(free, 8, 8), 0);
    QCOMPARE(*fragmentation(free, 8, 8), 1.0);
    QCOMPARE(*placeableGangs(free, 8, 2), 64);
    QVERIFY(near(*fragmentation(free, 8, 2), 1 - 128.0 / 160, 1e-12));
    QVERIFY(near(*fragmentation(free, 8, 1) + 1, 1, 1e-12));
    const std::vector<std::int64_t> whole{8, 8, 8, 4};
    QCOMPARE(*placeableGangs(whole, 8, 16), 1);
    QCOMPARE(*placeableGangs(whole, 8, 12), 1);  // two whole nodes
    QCOMPARE(*fragmentation({}, 8, 8), 0.0);
    QVERIFY(!fragmentation(free, 0, 8) && !fragmentation(free, 8, 0));
}

void OperationsTest::scatteredUseLeavesNoWholeNode() {
    // One card per node: every card that is free is a free node.
    QVERIFY(near(*expectedFreeNodes(10, 1, 4), 6, 1e-12));
    QVERIFY(near(*expectedFreeNodes(10, 8, 0), 10, 1e-12));
    QCOMPARE(*expectedFreeNodes(10, 8, 80), 0.0);
    QCOMPARE(*expectedFreeNodes(10, 8, 73), 0.0);
    QVERIFY(near(*expectedFreeNodes(2, 2, 1), 1, 1e-12));
    QVERIFY(near(*expectedFreeNodes(2, 2, 2), 2.0 / 6, 1e-12));
    // Both sides of the same fraction: 8 cards of a node, 4 used cards.
    QVERIFY(near(*expectedFreeNodes(20, 8, 4), 20 * 152.0 * 151 * 150 * 149 / (160.0 * 159 * 158 * 157), 1e-12));
    QVERIFY(*expectedFreeNodes(125'000'000, 8, 600'000'000) > 0);
    QVERIFY(!expectedFreeNodes(0, 8, 0) && !expectedFreeNodes(4, 8, 33) && !expectedFreeNodes(4, 8, -1));
    QVERIFY(!expectedFreeNodes(std::numeric_limits<std::int64_t>::max(), 8, 1));
}

void OperationsTest::gangsFitByCardsAndByNodes() {
    const std::int64_t jobs[] = {153, 97};
    const auto fit = gangFit(256, 8, jobs);
    QVERIFY(fit && fit->left == 6 && !fit->wholeNodesFit);  // 20 + 13 nodes
    QVERIFY(!gangFit(-1, 8, jobs) && !gangFit(256, 0, jobs));
    QCOMPARE(idleCards(150, 0.8), 30);
    QCOMPARE(idleCards(150, kNan), 150);
}

void OperationsTest::theHeadIsNotDelayedByBackfill() {
    // Cards are enough for C at hour 1, but it would hold a node that B waits for; D ends in time.
    const GangJob jobs[] = {job(0, 10, 4), job(0.5, 5, 16), job(1, 20, 4), job(1, 5, 4)};
    const auto easy = schedule({2, 8, Placing::Pack, true}, jobs), fifo = schedule({2, 8, Placing::Pack, false}, jobs);
    QVERIFY(easy && fifo);
    QCOMPARE(easy->start[1].si, 10 * kHour);
    QCOMPARE(fifo->start[1].si, 10 * kHour);
    QCOMPARE(easy->start[2].si, 15 * kHour);
    QCOMPARE(easy->start[3].si, 1 * kHour);
    QCOMPARE(fifo->start[3].si, 15 * kHour);
    // Long jobs pass where they keep off the nodes of the head.
    const GangJob room[] = {job(0, 10, 8), job(0, 10, 8), job(1, 5, 16), job(2, 50, 8)};
    const auto s = schedule({3, 8, Placing::Pack, true}, room);
    QCOMPARE(s->start[2].si, 10 * kHour);
    QCOMPARE(s->start[3].si, 2 * kHour);
}

void OperationsTest::lastNodesThatAreNotFilledAreHeld() {
    const GangJob jobs[] = {job(0, 1, 12), job(0, 1, 4)};
    const auto s = schedule({2, 8, Placing::Pack, true}, jobs);
    QCOMPARE(s->start[1].si, kHour);
    QVERIFY(near(s->utilisation, 16.0 / 32, 1e-12));
    const auto none = schedule({2, 8, Placing::Pack, true}, {});
    QVERIFY(none && none->makespan.si == 0 && none->utilisation == 0);
    const GangJob instant[] = {job(0, 0, 16), job(0, 0, 16)};
    QVERIFY(schedule({2, 8, Placing::Spread, false}, instant)->makespan.si == 0);
}

void OperationsTest::schedulesRefuseWhatNeverEnds() {
    const auto refused = [](SchedulePolicy p, GangJob j) {
        const GangJob jobs[] = {j};
        return !schedule(p, jobs);
    };
    const SchedulePolicy two{2, 8, Placing::Pack, true};
    QVERIFY(refused(two, job(0, 1, 17)) && refused(two, job(0, 1, 0)) && refused(two, job(-1, 1, 1)));
    QVERIFY(refused(two, job(0, kInfinity, 1)) && refused(two, job(kNan, 1, 1)));
    QVERIFY(refused({0, 8}, job(0, 1, 1)) && refused({kMostNodes + 1, 8}, job(0, 1, 1)) &&
            refused({2, 0}, job(0, 1, 1)));
}

void OperationsTest::shortFillersLoseLess() {
    QCOMPARE(*fillerEfficiency(Rate{0}, Duration{100}), 1.0);
    QVERIFY(near(*fillerEfficiency(Rate{1e-9}, Duration{1}), 1 - 0.5e-9, 1e-12));
    QCOMPARE(*fillerEfficiency(Rate{1}, Duration{1e6}), 0.0);
    QVERIFY(!fillerEfficiency(Rate{-1}, Duration{1}) && !fillerEfficiency(Rate{kNan}, Duration{1}));
    QVERIFY(!fillerNeeded(1, 1) && !fillerNeeded(0.6, 0.5) && !fillerNeeded(-0.1, 0.5) && !fillerNeeded(0.5, 1.1));
    QCOMPARE(*fillerNeeded(0.5, 0.5), 0.0);
}

void OperationsTest::alarmsFollowTheirTail() {
    QVERIFY(near(upperTail(0), 0.5, 1e-15) && near(upperTail(1.959963984540054), 0.025, 1e-12));
    const Duration minute{60};
    const double one = alarmsOfSamples(1024, minute, 3)->si;
    QVERIFY(near(alarmsOfSamples(1024, minute, 3, 2)->si, one * upperTail(3), 1e-12));
    QVERIFY(near(alarmsOfSignals(2, Rate{0.5}, 0)->si, 1, 1e-15));
    QVERIFY(near(alarmsOfSignals(1, Rate{1}, 3)->si, std::exp(-4.5), 1e-12));
    QVERIFY(!alarmsOfSamples(1, Duration{0}, 3) && !alarmsOfSamples(-1, minute, 3) &&
            !alarmsOfSamples(1, minute, 3, 0));
    QVERIFY(!alarmsOfSamples(1, minute, kNan) && !alarmsOfSignals(1, Rate{-1}, 3));
    QVERIFY(near(*alarmPrecision(Rate{1}, Rate{3}), 0.25, 1e-15) && !alarmPrecision(Rate{0}, Rate{0}));
}

void OperationsTest::crewsMeetTheirTarget() {
    // Load 3: C(4, 3) = .5094, C(5, 3) = .2362 (tables of Erlang C).
    const auto c = crewsFor(Rate{3 / kHour}, Duration{kHour}, 0.4);
    QVERIFY(c && c->crews == 5 && near(c->probabilityWait, 0.2362, 3e-4) && near(c->load, 3, 1e-12));
    QCOMPARE(crewsFor(Rate{3 / kHour}, Duration{kHour}, 0.51)->crews, 4);
    QCOMPARE(crewsFor(Rate{0}, Duration{kHour}, 0.1)->crews, 1);
    QVERIFY(!crewsFor(Rate{1}, Duration{1e9}, 0.1) && !crewsFor(Rate{1}, Duration{1}, 0) &&
            !crewsFor(Rate{kNan}, Duration{1}, 0.1));
    QVERIFY(!peoplePerSeat(Duration{168}, Duration{0}, 0.1) && !peoplePerSeat(Duration{168}, Duration{40}, 1));
}

QTEST_GUILESS_MAIN(OperationsTest)
#include "operations_test.moc"
