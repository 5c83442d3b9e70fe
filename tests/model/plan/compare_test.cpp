// SPDX-License-Identifier: GPL-3.0-or-later
// Designs side by side: which items meet, what a delta means, when a total may not be compared.
#include <QtTest>

#include <cmath>

#include "model/plan/compare.h"

using namespace model;

namespace {

Design bid(const char* pool, std::int64_t cards) {
    Design d;
    d.pools = {{1, pool, Pool{}}};
    d.pools[0].value.accelerators = cards;
    d.workloads = {{1, "run", Workload{}}};
    d.workloads[0].value.pool.name = pool;
    return d;
}

Workbook book(std::initializer_list<Design> designs) {
    Workbook w;
    for (const Design& d : designs) {
        const auto id = static_cast<std::int64_t>(w.designs.size()) + 1;
        w.designs.push_back({id, "design-" + std::to_string(id), std::make_shared<const Design>(d)});
    }
    return w;
}

Results resultsOf(const Design& d) {
    Results r;
    for (const auto& p : d.pools) r.pools.push_back({p.id, p.name, {}});
    for (const auto& x : d.workloads) r.workloads.push_back({x.id, x.name, {}});
    return r;
}

std::vector<Results> resultsOf(const Workbook& w) {
    std::vector<Results> all;
    for (const auto& d : w.designs) all.push_back(resultsOf(*d.design));
    return all;
}

const CompareRow* rowOf(const std::vector<CompareRow>& rows, std::string_view key, bool input) {
    for (const auto& r : rows)
        if (r.key == key && r.input == input) return &r;
    return nullptr;
}

}  // namespace

class CompareTest : public QObject {
    Q_OBJECT
private slots:
    void nothingDiffersBetweenCopies() {
        const Workbook w = book({bid("train", 1024), bid("train", 1024)});
        const auto rows = compareDesigns(w, resultsOf(w));
        QVERIFY(rows.size() > 200);
        bool results = false;
        for (const auto& r : rows) {
            QCOMPARE(r.cells.size(), std::size_t{2});
            QVERIFY2(!r.differs, r.key.c_str());
            QCOMPARE(r.cells[1].verdict, Verdict::None);
            QVERIFY(r.input ? !results : true);  // inputs first
            results = !r.input;
        }
        QVERIFY(results);
        QCOMPARE(rowOf(rows, "pools.train.accelerators", true)->section, std::string("pools"));
    }

    void differentlyNamedPoolsMeetAndReferencesFollow() {
        const Workbook w = book({bid("h800", 1024), bid("ascend", 2048)});
        auto results = resultsOf(w);
        results[0].pools[0].value.servers = 128;
        results[1].pools[0].value.servers = 256;
        const auto rows = compareDesigns(w, results);
        const auto* cards = rowOf(rows, "pools.h800.accelerators", true);
        QVERIFY(cards && cards->differs);
        QCOMPARE(cards->kind, DeltaKind::Difference);
        QCOMPARE(*cards->cells[1].delta, 1024.0);
        QVERIFY(!cards->cells[0].delta);
        QVERIFY(!rowOf(rows, "pools.ascend.accelerators", true));
        const auto* servers = rowOf(rows, "pools.h800.servers", false);
        QCOMPARE(*servers->cells[1].delta, 128.0);
        QVERIFY(!rowOf(rows, "pools.ascend.servers", false));
        const auto* pool = rowOf(rows, "workloads.run.pool", true);
        QVERIFY(!pool->differs);
        QCOMPARE(std::get<std::string>(*pool->cells[1].value), std::string("ascend"));
    }

    void itemsOfAnotherSortDoNotMeet() {
        Design a = bid("p", 8), b = bid("p", 8);
        b.workloads[0].name = "chat";
        b.workloads[0].value.kind = WorkloadKind::Inference;
        const Workbook w = book({a, b});
        const auto rows = compareDesigns(w, resultsOf(w));
        const auto* run = rowOf(rows, "workloads.run.tokens", true);
        const auto* chat = rowOf(rows, "workloads.chat.requests", true);
        QVERIFY(run->cells[0].value && !run->cells[1].value && run->differs);
        QVERIFY(!chat->cells[0].value && chat->cells[1].value && chat->differs);
        QVERIFY(!chat->cells[1].delta);
        QVERIFY(!rowOf(rows, "workloads.chat.tokens", true));      // counts for no service
        QVERIFY(!rowOf(rows, "workloads.run.utilisation", true));  // nor this for a run of the step model
    }

    void itemsAreNotPairedWhenTheNumbersDiffer() {
        Design a = bid("x", 8), b = bid("y", 8);
        b.pools.push_back({2, "z", Pool{}});
        const Workbook w = book({a, b});
        const auto rows = compareDesigns(w, resultsOf(w));
        QVERIFY(rowOf(rows, "pools.x.accelerators", true));
        QVERIFY(rowOf(rows, "pools.y.accelerators", true));
        QVERIFY(rowOf(rows, "pools.z.accelerators", true));
    }

    void aNameIsStrongerThanAPosition() {
        Design a = bid("x", 1), b = bid("y", 2);
        a.pools.push_back({2, "y", Pool{}});
        b.pools.push_back({2, "x", Pool{}});
        a.pools[1].value.accelerators = 2;
        b.pools[1].value.accelerators = 1;
        const Workbook w = book({a, b});
        const auto rows = compareDesigns(w, resultsOf(w));
        QVERIFY(!rowOf(rows, "pools.x.accelerators", true)->differs);
        QVERIFY(!rowOf(rows, "pools.y.accelerators", true)->differs);
    }

    void aThirdDesignMeetsThePairByTheOtherName() {
        const Workbook w = book({bid("h800", 1), bid("ascend", 2), bid("ascend", 3)});
        const auto rows = compareDesigns(w, resultsOf(w));
        const auto* row = rowOf(rows, "pools.h800.accelerators", true);
        QCOMPARE(*row->cells[2].delta, 2.0);
        QVERIFY(!rowOf(rows, "pools.ascend.accelerators", true));
    }

    void failureClassesMeetByNameOnly() {
        Design a = bid("p", 8), b = bid("p", 8);
        a.reliability.classes = {{1, "nic", {}}};
        b.reliability.classes = {{1, "disk", {}}};
        const Workbook w = book({a, b});
        const auto rows = compareDesigns(w, resultsOf(w));
        QVERIFY(rowOf(rows, "reliability.classes.nic.rate", true));
        QVERIFY(rowOf(rows, "reliability.classes.disk.rate", true));
    }

    void deltasAndVerdictsFollowTheField() {
        const Workbook w = book({bid("p", 8), bid("p", 8), bid("p", 8)});
        auto r = resultsOf(w);
        r[0].power.reserved = Power{1e6};
        r[1].power.reserved = Power{0.9e6};
        r[2].power.reserved = Power{1.2e6};
        r[0].reliability.goodput = Ratio{0.90};
        r[1].reliability.goodput = Ratio{0.93};
        r[0].racks.count = 0;
        r[1].racks.count = 5;
        r[0].power.battery = Energy{0};
        r[1].power.battery = Energy{1};
        const auto rows = compareDesigns(w, r);
        const auto* power = rowOf(rows, "power.reserved", false);
        QCOMPARE(power->kind, DeltaKind::Relative);
        QVERIFY(std::abs(*power->cells[1].delta + 0.1) < 1e-12);
        QCOMPARE(power->cells[1].verdict, Verdict::Better);
        QCOMPARE(power->cells[2].verdict, Verdict::Worse);
        const auto* goodput = rowOf(rows, "reliability.goodput", false);
        QCOMPARE(goodput->kind, DeltaKind::Points);
        QVERIFY(std::abs(*goodput->cells[1].delta - 0.03) < 1e-12);
        QCOMPARE(goodput->cells[1].verdict, Verdict::Better);
        QVERIFY(goodput->differs && !goodput->cells[2].delta);
        QCOMPARE(goodput->cells[2].verdict, Verdict::Neutral);  // blank against a value
        QCOMPARE(*rowOf(rows, "racks.count", false)->cells[1].delta, 5.0);
        QVERIFY(!rowOf(rows, "power.battery_energy", false)->cells[1].delta);  // relative to nothing
    }

    void incompleteTotalsAreShownButNotCompared() {
        const Workbook w = book({bid("p", 8), bid("p", 8)});
        auto r = resultsOf(w);
        r[0].cost.capex = Cost{100};
        r[1].cost.capex = Cost{50};
        r[1].cost.unpricedLines = 3;
        const auto rows = compareDesigns(w, r);
        const auto* capex = rowOf(rows, "cost.capex", false);
        QCOMPARE(capex->cells[1].verdict, Verdict::NotComparable);
        QVERIFY(!capex->cells[1].delta);
        QVERIFY(capex->cells[1].incomplete && !capex->cells[0].incomplete);
        QVERIFY(!rowOf(rows, "cost.unpriced_lines", false)->cells[1].incomplete);
        QVERIFY(!rowOf(rows, "cost.utilisation", true)->cells[1].incomplete);  // an input
    }

    void moneyOfAnotherCurrencyIsConverted() {
        Design a = bid("p", 8), b = bid("p", 8);
        a.pools[0].value.server.price.typical = Money{710, "CNY"};
        b.pools[0].value.server.price.typical = Money{200, "USD"};
        const Workbook w = book({a, b});
        const auto rows = compareDesigns(w, resultsOf(w));
        QVERIFY(std::abs(*rowOf(rows, "pools.p.server.price.typical", true)->cells[1].delta - 1.0) < 1e-12);
    }

    void theBaseCanBeAnyDesignAndResultsMayBeMissing() {
        Workbook w = book({bid("p", 8), bid("p", 16)});
        w.base = 2;
        const auto rows = compareDesigns(w, {});
        QCOMPARE(*rowOf(rows, "pools.p.accelerators", true)->cells[0].delta, -8.0);
        QVERIFY(!rowOf(rows, "power.reserved", false)->cells[0].value);
        QVERIFY(compareDesigns(Workbook{}, {}).empty());
    }
};

QTEST_APPLESS_MAIN(CompareTest)
#include "compare_test.moc"
