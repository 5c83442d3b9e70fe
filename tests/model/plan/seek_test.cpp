// SPDX-License-Identifier: GPL-3.0-or-later
// Goal seek on plain functions with known answers: hyperbolas, steps, holes, humps, flat lines.
#include <QtTest>

#include <cmath>

#include "model/plan/seek.h"

using namespace model;

namespace {

SeekInputs range(double present, double low, double high, double target, bool whole = false, int better = 0) {
    SeekInputs in;
    in.present = present;
    in.low = low;
    in.high = high;
    in.target = target;
    in.whole = whole;
    in.better = better;
    return in;
}

using F = std::function<std::optional<double>(double)>;

}  // namespace

class SeekTest : public QObject {
    Q_OBJECT
private slots:
    void aHyperbolaIsInvertedExactly() {
        const F days = [](double x) -> std::optional<double> { return 1.2345e9 / x; };
        for (const double target : {1e-3, 1.0, 37.5, 1e6}) {
            const SeekResult s = seek(days, range(4.7e5, 0, 1e30, target));
            QCOMPARE(s.state, SeekState::Found);
            QVERIFY(s.exact);
            QVERIFY(std::abs(s.x / (1.2345e9 / target) - 1) < 1e-12);
            QVERIFY(s.evaluations < 60);
        }
    }

    void risingAndFallingFunctionsWork() {
        const SeekResult up = seek([](double x) -> std::optional<double> { return x * x; }, range(1, 0, 1e30, 2));
        QVERIFY(std::abs(up.x - std::sqrt(2.0)) < 1e-12);
        const SeekResult down = seek([](double x) -> std::optional<double> { return 5 - x; }, range(1, -100, 100, 25));
        QVERIFY(std::abs(down.x + 20) < 1e-9);
        const SeekResult zero = seek([](double x) -> std::optional<double> { return 3 - x; }, range(1, 0, 100, 0));
        QVERIFY(zero.exact && std::abs(zero.x - 3) < 1e-9);
    }

    void theSmallestCountUnderACeilingIsFound() {
        // 48.0 days on 512 cards: 30 days need 820 (the exact value is 819.05...).
        const F days = [](double n) -> std::optional<double> { return 47.99 * 512 / n; };
        for (const double start : {1.0, 512.0, 820.0, 5e6}) {
            const SeekResult s = seek(days, range(start, 1, 1e9, 30, true, -1));
            QCOMPARE(s.state, SeekState::Found);
            QCOMPARE(s.x, 820.0);
            QVERIFY(!s.exact && s.y <= 30);
        }
    }

    void theLargestCountUnderACeilingIsFound() {
        const F racks = [](double n) -> std::optional<double> { return std::ceil(n / 32); };
        QCOMPARE(seek(racks, range(1024, 1, 1e9, 20, true, -1)).x, 640.0);
        QCOMPARE(seek(racks, range(3, 1, 1e9, 20, true, -1)).x, 640.0);
        QCOMPARE(seek(racks, range(640, 1, 1e9, 20, true, -1)).x, 640.0);
    }

    void withoutPreferenceTheFirstCountThatReachesTheTargetIsFound() {
        const F servers = [](double n) -> std::optional<double> { return std::ceil(n / 8); };
        const SeekResult s = seek(servers, range(1024, 1, 1e9, 100, true));
        QCOMPARE(s.x, 793.0);
        QVERIFY(s.exact);
    }

    void lonelyCountsBesideTheCrossingAreSeen() {
        // Steps that are not monotone: every fourth count is better by five.
        const F f = [](double n) -> std::optional<double> { return n - (std::fmod(n, 4) == 2 ? 5 : 0); };
        const SeekResult s = seek(f, range(10, 1, 1e6, 100, true, -1));
        QVERIFY(s.y <= 100);
        QVERIFY(s.x >= 100);
    }

    void aJumpOverTheTargetGivesTheSideThatMeetsIt() {
        const F step = [](double x) -> std::optional<double> { return x < 7 ? 10.0 : 20.0; };
        const SeekResult ceiling = seek(step, range(1, 0, 100, 15, false, -1));
        QCOMPARE(ceiling.y, 10.0);
        QVERIFY(!ceiling.exact && ceiling.x < 7 && ceiling.x > 6.999999);
        const SeekResult floor = seek(step, range(1, 0, 100, 15, false, 1));
        QCOMPARE(floor.y, 20.0);
        QVERIFY(floor.x >= 7 && floor.x < 7.000001);
    }

    void aFlatFunctionIsNoEffect() {
        const SeekResult s = seek([](double) -> std::optional<double> { return 3; }, range(1, 0, 1e9, 4));
        QCOMPARE(s.state, SeekState::NoEffect);
        QVERIFY(s.evaluations < 50);
    }

    void beyondReachTheNearestValueIsNamed() {
        const SeekResult s =
            seek([](double x) -> std::optional<double> { return x; }, range(0.4, 0.01, 1, 1.5, false, 1));
        QCOMPARE(s.state, SeekState::OutOfReach);
        QCOMPARE(s.x, 1.0);
        QCOMPARE(s.y, 1.0);
    }

    void aHumpIsFoundFromBothSides() {
        const F hump = [](double x) -> std::optional<double> { return 1 - std::pow(std::log(x / 30), 2); };
        const SeekResult left = seek(hump, range(10, 0.1, 1e4, 0.5));
        QCOMPARE(left.state, SeekState::Found);
        QVERIFY(left.x < 30 && std::abs(left.y - 0.5) < 1e-9);
        const SeekResult right = seek(hump, range(90, 0.1, 1e4, 0.5));
        QVERIFY(right.x > 30 && std::abs(right.y - 0.5) < 1e-9);
    }

    void blankBeyondAPointIsAnEndNotACrash() {
        const F f = [](double x) -> std::optional<double> {
            if (x > 50) return std::nullopt;
            return 100 / x;
        };
        QVERIFY(std::abs(seek(f, range(20, 0.01, 1e9, 4)).x - 25) < 1e-9);
        QCOMPARE(seek(f, range(20, 0.01, 1e9, 1)).state, SeekState::OutOfReach);
        QVERIFY(std::abs(seek(f, range(80, 0.01, 1e9, 4)).x - 25) < 1e-9);  // starts in the hole
        QCOMPARE(seek([](double) -> std::optional<double> { return std::nullopt; }, range(1, 0, 9, 1)).state,
                 SeekState::Blank);
        QCOMPARE(seek([](double) -> std::optional<double> { return NAN; }, range(1, 0, 9, 1)).state, SeekState::Blank);
    }

    void startsAtZeroAndHugeRangesEnd() {
        QCOMPARE(seek([](double x) -> std::optional<double> { return x; }, range(0, 0, 4e18, 1e15, true)).x, 1e15);
        QVERIFY(std::abs(seek([](double x) -> std::optional<double> { return x; }, range(0, 0, 100, 33)).x - 33) <
                1e-9);
        const SeekResult big =
            seek([](double x) -> std::optional<double> { return x; }, range(4e18, 0, 4e18, 3e18, true));
        QVERIFY(big.evaluations <= 200);
        QVERIFY(std::abs(big.x / 3e18 - 1) < 1e-12);
    }

    void badNumbersAreRefused() {
        const F f = [](double x) -> std::optional<double> { return x; };
        QCOMPARE(seek(f, range(1, 0, 9, NAN)).state, SeekState::Blank);
        QCOMPARE(seek(f, range(1, 9, 0, 1)).state, SeekState::Blank);
        QCOMPARE(seek(f, range(NAN, 0, 9, 4)).x, 4.0);
    }
};

QTEST_APPLESS_MAIN(SeekTest)
#include "seek_test.moc"
