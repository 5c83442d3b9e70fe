// SPDX-License-Identifier: GPL-3.0-or-later
// Goal seek around evaluate: cards come in whole servers and replicas, and the count by arithmetic is told beside them.
#include "model/plan/solve.h"

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

/// What the golden row with this key gives.
nlohmann::json goldenRow(const nlohmann::json& node, std::string_view key) {
    if (node.is_object()) {
        if (node.contains("out") && node["out"].is_object() && node["out"].contains(key)) return node["out"];
        for (const auto& [name, inner] : node.items())
            if (auto row = goldenRow(inner, key); !row.is_null()) return row;
    }
    if (node.is_array())
        for (const auto& inner : node)
            if (auto row = goldenRow(inner, key); !row.is_null()) return row;
    return {};
}

}  // namespace

class SolveTest : public QObject {
    Q_OBJECT
    Example m_golden;

private slots:
    void initTestCase() {
        // 70e9 parameters and 2e12 tokens at 6 FLOP each, on 512 cards of 989 TFLOP/s at an MFU of 40 % (training.md
        // 14).
        m_golden = examples::bid(examples::shippedCatalog());
        m_golden.set("pools.train.card.bf16", "989 TFLOP/s").set("pools.train.accelerators", "512");
        m_golden.set("workloads.pretrain.speed", "policy");
        m_golden.set("workloads.pretrain.utilisation", "40 %").set("workloads.pretrain.global_batch", "4096");
        const Results r = evaluate(m_golden.project, m_golden.design);
        const double tokens = 6 * 70e9 * 2e12 / r.workloads[0].value.flopsPerToken->si;
        m_golden.design.workloads[0].value.tokens = std::llround(tokens);
    }

    void thirtyDaysNeed820CardsAnd832InWholeReplicas() {
        std::ifstream file(std::string(SOURCE_DIR) + "/tests/data/golden/training.json");
        const auto row = goldenRow(nlohmann::json::parse(file), "cards_rounded_to_multiple_of_32");
        QVERIFY(!row.is_null());
        const double days = evaluate(m_golden.project, m_golden.design).training.daysIdeal->si / 86400;
        QVERIFY2(std::abs(days / row["days"].get<double>() - 1) < 1e-4, qPrintable(QString::number(days)));
        const auto a =
            solve(m_golden.project, m_golden.design, {"training.days_ideal", "compute.accelerators", 30 * 86400.0});
        QVERIFY2(a, englishText(a.problem).c_str());
        QCOMPARE(std::get<std::int64_t>(a->value), row["cards_rounded_to_multiple_of_32"].get<std::int64_t>());
        QCOMPARE(std::get<std::int64_t>(a->arithmetic),
                 static_cast<std::int64_t>(std::ceil(row["cards_for_30_days_H100"].get<double>())));
        QCOMPARE(a->step, std::int64_t{32});
        QVERIFY(a->reached <= 30 * 86400.0 && a->reached > 29 * 86400.0);
        QCOMPARE(a->design.pools[0].value.accelerators, std::int64_t{832});
    }

    void serversOfOtherSizesAndOtherReplicasGiveOtherSteps() {
        Example e = m_golden;
        e.set("pools.train.server.accelerators", "12");
        auto a = solve(e.project, e.design, {"training.days_ideal", "compute.accelerators", 30 * 86400.0});
        QVERIFY(a);
        QCOMPARE(a->step, std::int64_t{96});  // least common multiple of 12 and 32
        QCOMPARE(std::get<std::int64_t>(a->value), std::int64_t{864});
        e.set("workloads.pretrain.kind", "inference").set("pools.train.server.accelerators", "16");
        a = solve(e.project, e.design, {"power.it_peak", "compute.accelerators", 1e6});
        QVERIFY(a);
        QCOMPARE(a->step, std::int64_t{16});
        QCOMPARE(std::get<std::int64_t>(a->value) % 16, 0);
        QVERIFY(a->reached <= 1e6);  // a ceiling is rounded down
    }

    void aStartThatCannotRunIsNoObstacle() {
        Example e = m_golden;
        e.set("pools.train.accelerators", "513");
        const auto a = solve(e.project, e.design, {"training.days_ideal", "compute.accelerators", 30 * 86400.0});
        QVERIFY2(a, englishText(a.problem).c_str());
        QCOMPARE(std::get<std::int64_t>(a->value), std::int64_t{832});
    }

    void aBatchThatIsTooSmallIsNamedInsteadOfAWrongCount() {
        Example e = m_golden;
        e.set("workloads.pretrain.global_batch", "20");
        const auto a = solve(e.project, e.design, {"training.days_ideal", "compute.accelerators", 30 * 86400.0});
        QVERIFY(!a);
        const std::string said = englishText(a.problem);
        QVERIFY2(said.find("820") != std::string::npos && said.find("global batch") != std::string::npos, said.c_str());
    }

    void aBlankResultSaysWhy() {
        Example e = m_golden;
        e.set("pools.train.card.bf16", "");
        const auto a = solve(e.project, e.design, {"training.days_ideal", "compute.accelerators", 30 * 86400.0});
        QVERIFY(!a);
        QCOMPARE(a.problem.id, std::string("solve.blank"));
        QVERIFY(englishText(a.problem).find("pools.train.card.bf16") != std::string::npos);
    }

    void moneyIsReadInAnyCurrencyAndSaidInTheWorkbooks() {
        const auto row = findResult(evaluate(m_golden.project, m_golden.design), "cost.capex");
        const auto si = [&](const char* text) {
            const auto value = parseResult(m_golden.project, *row->row, text);
            return value ? *value : -1;
        };
        QCOMPARE(si("20 M CNY"), 20e6);
        QCOMPARE(si("¥2000万"), 20e6);
        QCOMPARE(si("2000 万元"), 20e6);
        QCOMPARE(si("20000000"), 20e6);
        QCOMPARE(si("1 M USD"), 1e6 * m_golden.project.cnyPerUsd.si);
        QCOMPARE(si("20 kW"), -1.0);
        QCOMPARE(parseResult(m_golden.project, *row->row, "5 JPY").problem.id, std::string("money.no_rate"));
        const auto a = solve(m_golden.project, m_golden.design, {"cost.capex", "cost.services", 1.0});
        QVERIFY(!a);
        const std::string said = englishText(a.problem);
        QVERIFY2(said.find("CNY") != std::string::npos && said.find("money") == std::string::npos, said.c_str());
    }
};

QTEST_APPLESS_MAIN(SolveTest)
#include "solve_test.moc"
