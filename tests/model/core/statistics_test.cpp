// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics against the golden rows and against cases that can be counted by hand.
#include "model/core/statistics.h"

#include <QtTest>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include "../reliability/golden_rows.h"

using namespace model;

class StatisticsTest : public QObject {
    Q_OBJECT
private slots:
    void poissonQuantilesMatch() {
        const auto rows = goldenRows("poisson_quantile");
        QVERIFY(rows.size() >= 4);
        const std::array<std::pair<const char*, double>, 5> levels{
            {{"p50", .5}, {"p90", .9}, {"p95", .95}, {"p99", .99}, {"p999", .999}}};
        for (const auto& row : rows)
            for (const auto& [key, level] : levels)
                QVERIFY2(row.near(static_cast<double>(poissonQuantile(row.number("mean"), level)), key),
                         row.id.c_str());
    }

    void binomialQuantilesMatch() {
        const auto rows = goldenRows("binomial_quantile");
        QVERIFY(rows.size() >= 3);
        for (const auto& row : rows)
            QVERIFY2(
                row.near(static_cast<double>(binomialQuantile(row.count("n"), row.number("p"), row.number("level"))),
                         "S"),
                row.id.c_str());
    }

    void kOfNMatches() {
        const auto rows = goldenRows("k_of_n");
        QVERIFY(rows.size() >= 3);
        for (const auto& row : rows)
            QVERIFY2(row.near(kOfN(row.count("n"), row.count("k"), row.number("A")), "P"), row.id.c_str());
        QCOMPARE(kOfN(5, 0, 0.1), 1.0);
        QCOMPARE(kOfN(5, 6, 0.9), 0.0);
        QCOMPARE(kOfN(5, 5, 1.0), 1.0);
        QCOMPARE(kOfN(5, 1, 0.0), 0.0);
        QVERIFY(std::isnan(kOfN(5, 1, 1.5)));
    }

    void expectedMaximaMatch() {
        const auto normal = goldenRows("expected_max_normal"), exponential = goldenRows("expected_max_exponential");
        const auto none = goldenRows("no_straggler");
        QVERIFY(normal.size() >= 3 && exponential.size() >= 3 && none.size() >= 4);
        for (const auto& row : normal) QVERIFY2(row.near(expectedMaxNormal(row.number("n")), "sigmas"), row.id.c_str());
        for (const auto& row : exponential)
            QVERIFY2(row.near(expectedMaxExponential(row.number("n")), "means"), row.id.c_str());
        for (const auto& row : none)
            QVERIFY2(row.near(probabilityOfNone(row.number("n"), row.number("fraction")), "P_none"), row.id.c_str());
        QVERIFY(std::abs(expectedMaxNormal(1)) < 1e-12);
        QVERIFY(std::abs(expectedMaxNormal(2) - 1 / std::sqrt(M_PI)) < 1e-12);
        QVERIFY(std::abs(expectedMaxNormal(3) - 1.5 / std::sqrt(M_PI)) < 1e-12);
        QVERIFY(expectedMaxNormal(1e12) > 6.9 && expectedMaxNormal(1e12) < 7.2);
        QVERIFY(std::isnan(expectedMaxNormal(0)) && std::isnan(expectedMaxExponential(0)));
    }

    void rankIntervalsMatch() {
        const auto rows = goldenRows("quantile_ci_ranks");
        QVERIFY(rows.size() >= 4);
        for (const auto& row : rows) {
            const auto ranks = quantileRanks(row.count("n"), row.number("q"), row.number("level"));
            QVERIFY2(row.near(static_cast<double>(ranks.low), "low"), row.id.c_str());
            QVERIFY2(row.near(static_cast<double>(ranks.high), "high"), row.id.c_str());
        }
    }

    void quantilesAreOrderStatistics() {
        std::vector<double> x(1000);
        std::iota(x.begin(), x.end(), 1.0);
        const auto p90 = quantileWithInterval(x, 0.9);
        QCOMPARE(p90.value, 900.0);
        QCOMPARE(p90.low, 881.0);
        QCOMPARE(p90.high, 919.0);
        QVERIFY(p90.bounded);
        const std::array<double, 3> few{1, 2, 3};
        QVERIFY(!quantileWithInterval(few, 0.9).bounded);
        QCOMPARE(quantileWithInterval(few, 0.5).value, 2.0);
        QVERIFY(std::isnan(quantileWithInterval({}, 0.5).value));
        QVERIFY(std::isnan(quantileWithInterval(few, 1.0).value));
    }

    void meanHasATInterval() {
        const std::array<double, 5> x{1, 2, 3, 4, 5};
        const auto m = meanWithInterval(x);
        QCOMPARE(m.mean, 3.0);
        QCOMPARE(m.sd, std::sqrt(2.5));
        QVERIFY(std::abs(m.halfWidth - 2.7764451051977987 * std::sqrt(0.5)) < 1e-9);  // t, 4 degrees of freedom
        QVERIFY(std::isinf(meanWithInterval(std::array<double, 1>{7}).halfWidth));
        QVERIFY(std::isnan(meanWithInterval({}).mean));
    }

    void badInputIsRefusedNotComputed() {
        QCOMPARE(poissonQuantile(-1, 0.5), -1);
        QCOMPARE(poissonQuantile(std::nan(""), 0.5), -1);
        QCOMPARE(poissonQuantile(5, 1.0), -1);
        QCOMPARE(poissonQuantile(0, 0.99), 0);
        QVERIFY(poissonQuantile(1e9, 0.99) > 1'000'000'000);
        QCOMPARE(binomialQuantile(-3, 0.5, 0.5), -1);
        QCOMPARE(binomialQuantile(10, 2, 0.5), -1);
        QCOMPARE(binomialQuantile(10, 1, 0.5), 10);
        QCOMPARE(binomialQuantile(10, 0, 0.5), 0);
    }
};

QTEST_APPLESS_MAIN(StatisticsTest)
#include "statistics_test.moc"
