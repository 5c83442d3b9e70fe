// SPDX-License-Identifier: GPL-3.0-or-later
// Closed forms against the golden rows, and their limits: no failures, no stall, hopeless rates.
#include "model/reliability/closed_forms.h"

#include <QtTest>
#include <cmath>

#include "golden_rows.h"

using namespace model;

namespace {
constexpr double kHour = 3600, kMinute = 60;
const Rate kPerThousandNodeDays{1.0 / (1000 * 24 * kHour)};

MakespanInputs makespanOf(const GoldenRow& row) {
    return {row.number("segments"),
            {row.number("tau_h") * kHour},
            {row.number("delta_h") * kHour},
            {row.number("R_h") * kHour},
            {row.number("lambda_per_h") / kHour},
            row.in.at("restart_model") == "A" ? RestartModel::A : RestartModel::B};
}
}  // namespace

class ClosedFormsTest : public QObject {
    Q_OBJECT
private slots:
    void makespanMatches() {
        const auto rows = goldenRows("makespan");
        QVERIFY(rows.size() >= 8);
        const std::array levels{0.1, 0.5, 0.9, 0.99};
        for (const auto& row : rows) {
            const MakespanInputs in = makespanOf(row);
            const MakespanMoments m = makespanMoments(in);
            QVERIFY2(row.near(m.mean.si / kHour, "mean_h"), row.id.c_str());
            QVERIFY2(row.near(m.sd.si / kHour, "sd_h"), row.id.c_str());
            QVERIFY2(row.near(m.ettr, "ETTR"), row.id.c_str());
            QVERIFY2(row.near(m.failures, "mean_failures"), row.id.c_str());
            const auto q = makespanQuantiles(in, levels);
            QVERIFY2(row.near(q[0].si / kHour, "p10_h"), row.id.c_str());
            QVERIFY2(row.near(q[1].si / kHour, "p50_h"), row.id.c_str());
            QVERIFY2(row.near(q[2].si / kHour, "p90_h"), row.id.c_str());
            QVERIFY2(row.near(q[3].si / kHour, "p99_h"), row.id.c_str());
            for (const std::size_t i : {0u, 1u, 2u})  // the documented error of the quick form
                QVERIFY2(std::abs(makespanQuantileQuick(in, levels[i]).si - q[i].si) < 0.001 * m.sd.si, row.id.c_str());
        }
    }

    void fewFailuresHaveAnAtomAtTheFailureFreeTime() {
        const MakespanInputs in{100, {1800}, {36}, {720}, {0.01 / kHour}, RestartModel::B};
        const double base = 100 * 1836, atom = std::exp(-0.01 * base / kHour);
        const std::array levels{0.5 * atom, atom, atom + 0.001, 0.9};
        const auto q = makespanQuantiles(in, levels);
        QCOMPARE(q[0].si, base);
        QCOMPARE(q[1].si, base);
        // The first failure costs at least the restart.
        QVERIFY(q[2].si > base + 0.97 * 720 && q[2].si < base + 1.2 * 720);
        QVERIFY(q[3].si > q[2].si);
        const double sd = makespanMoments(in).sd.si;
        QVERIFY(std::abs(makespanQuantileQuick(in, 0.9).si - q[3].si) < 0.15 * sd);
        QCOMPARE(makespanQuantileQuick(in, 0.5 * atom).si, base);
    }

    void oneSegmentIsAGeometricSum() {
        // n = 1, many failures: nearly exponential with the known mean.
        const MakespanInputs in{1, {7200}, {0}, {0}, {5 / kHour}, RestartModel::B};
        const std::array levels{0.5, 0.9};
        const auto q = makespanQuantiles(in, levels);
        const double mean = makespanMoments(in).mean.si;
        QVERIFY(std::abs(q[0].si / (mean * std::log(2.0)) - 1) < 0.01);
        QVERIFY(std::abs(q[1].si / (mean * std::log(10.0)) - 1) < 0.01);
    }

    void limitsOfTheMakespan() {
        MakespanInputs in{10, {100}, {1}, {50}, {0}, RestartModel::A};
        QCOMPARE(makespanMoments(in).mean.si, 1010.0);
        QCOMPARE(makespanMoments(in).failures, 0.0);
        QCOMPARE(makespanMoments(in).ettr, 1000.0 / 1010);
        const std::array levels{0.1, 0.9};
        QCOMPARE(makespanQuantiles(in, levels)[1].si, 1010.0);
        in.rate = {1e-30};
        QVERIFY(std::abs(makespanMoments(in).mean.si - 1010) < 1e-9);
        QCOMPARE(makespanQuantiles(in, levels)[1].si, 1010.0);
        in.rate = {1e3};
        QVERIFY(std::isinf(makespanMoments(in).mean.si));
        QCOMPARE(makespanMoments(in).ettr, 0.0);
        QVERIFY(std::isinf(makespanQuantiles(in, levels)[0].si));
        in.rate = {-1};
        QVERIFY(std::isnan(makespanMoments(in).mean.si));
        QVERIFY(std::isnan(makespanQuantiles(in, levels)[0].si));
        QCOMPARE(makespanMoments({}).mean.si, 0.0);
        // Small and moderate arguments agree where series and closed expression meet (Lw = 1).
        const auto at = [](double w) { return makespanMoments({1000, {w}, {0}, {1}, {1}, RestartModel::A}); };
        QVERIFY(std::abs(at(1 - 1e-9).sd.si / at(1 + 1e-9).sd.si - 1) < 1e-7);
        QVERIFY(std::abs(at(1 - 1e-9).skewness / at(1 + 1e-9).skewness - 1) < 1e-6);
    }

    void workIsCutIntoSegments() {
        const MakespanInputs in{0, {1800}, {10}, {600}, {1e-4}, RestartModel::A};
        QCOMPARE(cutIntoSegments(in, {18000}).segments, 10.0);
        QCOMPARE(cutIntoSegments(in, {900}).segments, 1.0);
        QCOMPARE(cutIntoSegments(in, {900}).interval.si, 900.0);
        QCOMPARE(cutIntoSegments(in, {0}).segments, 0.0);
    }

    void optimalIntervalsMatch() {
        const auto rows = goldenRows("optimal_interval");
        QVERIFY(rows.size() >= 6);
        for (const auto& row : rows) {
            const Duration stall{row.number("delta_min") * kMinute};
            const Rate rate{1 / (row.number("M_min") * kMinute)};
            QVERIFY2(row.near(optimalIntervalYoung(stall, rate).si / kMinute, "young_min"), row.id.c_str());
            QVERIFY2(row.near(optimalIntervalDaly(stall, rate).si / kMinute, "daly_min"), row.id.c_str());
            QVERIFY2(row.near(optimalInterval(stall, rate).si / kMinute, "exact_min"), row.id.c_str());
        }
    }

    void theExactIntervalIsTheBestOneAtAnyScale() {
        for (const double stall : {1e-9, 1e-5, 9.9e-5, 1.01e-4, 0.01, 1.0, 30.0}) {
            const Rate rate{1.0};
            const double best = optimalInterval({stall}, rate).si;
            // (1 - y) e^y = e^-x holds at the optimum, y = tau/M.
            QVERIFY(std::abs(std::log1p(-best) + best + stall) < 1e-12 + 1e-10 * stall || best > 0.999);
            const double peak = checkpointEfficiency({best}, {stall}, rate);
            QVERIFY(checkpointEfficiency({best * 1.01}, {stall}, rate) <= peak);
            QVERIFY(checkpointEfficiency({best * 0.99}, {stall}, rate) <= peak);
        }
        QCOMPARE(optimalInterval({0}, {1}).si, 0.0);
        QVERIFY(std::isinf(optimalInterval({5}, {0}).si));
        QVERIFY(std::isinf(optimalIntervalDaly({5}, {0}).si));
        QCOMPARE(optimalInterval({1e6}, {1}).si, 1.0);
        QVERIFY(std::isnan(optimalInterval({-1}, {1}).si));
    }

    void theBandIsFlat() {
        const IntervalBand band = intervalBand({10}, {0.32 / kHour});
        QVERIFY(band.low < band.best && band.best < band.high);
        for (const Duration edge : {band.low, band.high})
            QVERIFY(std::abs(checkpointEfficiency(edge, {10}, {0.32 / kHour}) / band.bestEfficiency - 0.95) < 1e-9);
        QVERIFY((band.high / band.low).si > 5);
        const IntervalBand calm = intervalBand({10}, {0});
        QVERIFY(std::abs(calm.low.si - 190) < 1e-9 && std::isinf(calm.high.si));
        const IntervalBand free = intervalBand({0}, {1e-4});
        QCOMPARE(free.best.si, 0.0);
        QCOMPARE(free.bestEfficiency, 1.0);
        QVERIFY(free.high.si > 900 && free.high.si < 1100);  // z/(e^z - 1) = 0.95 at z = 0.1017
        QVERIFY(std::isnan(intervalBand({-1}, {1}).best.si));
    }

    void ettrFirstOrderMatches() {
        const auto rows = goldenRows("ettr_first_order");
        QVERIFY(rows.size() >= 3);
        for (const auto& row : rows) {
            const Rate rate = row.number("nodes") * row.number("rf_per_1000_node_days") * kPerThousandNodeDays;
            const auto got =
                ettrFirstOrder(rate, {row.number("u0_min") * kMinute}, {row.number("interval_min") * kMinute},
                               {row.number("stall_min") * kMinute});
            QVERIFY2(row.near(got.ettr, "ettr"), row.id.c_str());
            QVERIFY(got.valid);
        }
        QVERIFY(!ettrFirstOrder({1}, {600}, {600}, {10}).valid);
        QCOMPARE(ettrFirstOrder({1}, {600}, {600}, {10}).ettr, 0.0);
        QCOMPARE(ettrFirstOrder({0}, {600}, {0}, {0}).ettr, 1.0);
    }

    void ratesMatch() {
        for (const auto& row : goldenRows("mttf_from_node_days"))
            QVERIFY2(row.near(mttf(row.number("nodes"), row.number("rf_per_1000_node_days") * kPerThousandNodeDays).si /
                                  kHour,
                              "mttf_h"),
                     row.id.c_str());
        for (const auto& row : goldenRows("rate_from_mtbf"))
            QVERIFY(
                row.near(rateFromMtbf(row.number("cards"), {row.number("mtbf_h") * kHour}).si * kHour, "rate_per_h"));
        const auto afrs = goldenRows("rate_from_afr");
        QVERIFY(afrs.size() >= 3);
        for (const auto& row : afrs)
            QVERIFY2(row.near(rateFromAfr(row.number("cards"), {row.number("afr_per_year") / kYear.si}).si * kHour,
                              "rate_per_h"),
                     row.id.c_str());
        const auto bridge = goldenRows("afr_from_mtbf");
        QCOMPARE(bridge.size(), std::size_t{1});
        QVERIFY(bridge[0].near(afrLinear({bridge[0].number("mtbf_h") * kHour}), "afr_linear"));
        QVERIFY(bridge[0].near(afrExponential({bridge[0].number("mtbf_h") * kHour}), "afr_exponential"));
        const auto links = goldenRows("events_per_month");
        QCOMPARE(links.size(), std::size_t{1});
        const Duration month = kYear / 12;
        const Rate monthly = rateFromAfr(links[0].number("links"), {links[0].number("rate_per_month") / month.si});
        QVERIFY(links[0].near((monthly * month).si, "events_per_month"));
        QCOMPARE(rateFromMtbf(0, {0}).si, 0.0);
        QVERIFY(std::isinf(meanTimeBetween({0}).si));
        QVERIFY(std::isnan(rateFromMtbf(-1, {5}).si));
    }

    void machineRepairMatches() {
        const auto rows = goldenRows("machine_repair");
        QVERIFY(rows.size() >= 5);
        for (const auto& row : rows) {
            const auto got = machineRepair(row.count("N"), {row.number("mtbf_h") * kHour},
                                           {row.number("mttr_h") * kHour}, row.count("need_up"), row.count("crews"));
            QVERIFY2(row.near(got.probabilityEnough, "P_enough"), row.id.c_str());
            QVERIFY2(row.near(got.meanDown, "mean_down"), row.id.c_str());
        }
        const auto huge = machineRepair(1'000'000'000, {4800}, {36}, 0, 1'000'000'000);
        QVERIFY(std::abs(huge.meanDown / (1e9 * 36 / 4836) - 1) < 1e-6);
        QVERIFY(std::abs(huge.probabilityEnough - 1) < 1e-12);
        QCOMPARE(machineRepair(10, {0}, {1}, 5, 1).meanDown, 10.0);
        QCOMPARE(machineRepair(10, {1}, {0}, 11, 1).probabilityEnough, 0.0);
        QVERIFY(std::isnan(machineRepair(10, {1}, {1}, 5, 0).meanDown));
    }

    void twoLevelMatches() {
        const auto rows = goldenRows("two_level_checkpoint");
        QCOMPARE(rows.size(), std::size_t{1});
        const auto& row = rows[0];
        const auto got = twoLevelCheckpoint({row.number("lambda_per_h") / kHour}, row.number("share_level1"),
                                            {row.number("C1_s")}, {row.number("C2_s")});
        QVERIFY(row.near(got.overhead, "overhead"));
        QVERIFY(row.near(got.singleLevelOverhead, "single_level_overhead"));
        QVERIFY(row.near(got.interval1.si, "W1_s"));
        QVERIFY(row.near(got.interval2.si, "W2_s"));
        QVERIFY(std::isinf(twoLevelCheckpoint({0}, 0.5, {1}, {1}).interval1.si));
        QVERIFY(std::isnan(twoLevelCheckpoint({1}, 1.5, {1}, {1}).overhead));
    }
};

QTEST_APPLESS_MAIN(ClosedFormsTest)
#include "closed_forms_test.moc"
