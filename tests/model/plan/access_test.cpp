// SPDX-License-Identifier: GPL-3.0-or-later
// One key space: aliases, project keys, dependencies bound to items, worst grade behind a result.
#include <QtTest>

#include <algorithm>
#include <set>

#include "model/plan/access.h"

using namespace model;

namespace {

Design twoPools() {
    Design d;
    d.pools = {{1, "train", Pool{}}, {2, "serve", Pool{}}};
    d.workloads = {{1, "run", Workload{}}, {2, "chat", Workload{}}};
    d.workloads[1].value.kind = WorkloadKind::Inference;
    d.workloads[0].value.pool.name = "train";
    d.workloads[1].value.pool.name = "serve";
    d.fabrics = {{1, "compute", Fabric{}}, {2, "storage", Fabric{}}};
    d.fabrics[1].value.role = FabricRole::Storage;
    return d;
}

Results resultsOf(const Design& d) {
    Results r;
    for (const auto& p : d.pools) r.pools.push_back({p.id, p.name, {}});
    for (const auto& w : d.workloads) r.workloads.push_back({w.id, w.name, {}});
    for (const auto& f : d.fabrics) r.fabrics.push_back({f.id, f.name, {}});
    return r;
}

bool contains(const std::vector<std::string>& all, const char* one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

class AccessTest : public QObject {
    Q_OBJECT
private slots:
    void aliasesReachTheOnlyItem() {
        Design d = twoPools();
        d.pools.pop_back();
        QCOMPARE(*inputPath(d, "compute.accelerators"), std::string("pools.train.accelerators"));
        QCOMPARE(*inputPath(d, "training.mfu"), std::string("workloads.run.utilisation"));
        QCOMPARE(*inputPath(d, "demand.tokens"), std::string("workloads.run.tokens"));
        QCOMPARE(*inputPath(d, "fabric.oversubscription"), std::string("fabrics.compute.oversubscription"));
    }

    void anAliasWithTwoTargetsOrNoneIsRefused() {
        const Design two = twoPools();
        QCOMPARE(inputPath(two, "compute.accelerators").problem.id, std::string("path.alias"));
        QCOMPARE(inputPath(Design{}, "compute.accelerators").problem.id, std::string("path.alias"));
        QCOMPARE(inputPath(Design{}, "training.mfu").problem.id, std::string("path.alias"));
    }

    void aResultCannotBeSet() {
        Project p;
        Design d = twoPools();
        QCOMPARE(inputPath(d, "compute.servers").problem.id, std::string("path.result"));
        QCOMPARE(inputPath(d, "training.days").problem.id, std::string("path.result"));
        QCOMPARE(setInput(p, d, "power.reserved", "1 MW")->id, std::string("path.result"));
        QCOMPARE(setInput(p, d, "pools.train.racks", "1")->id, std::string("path.result"));
    }

    void unknownKeysNameTheNearest() {
        const Design d = twoPools();
        const auto wrong = inputPath(d, "pools.train.acelerators");
        QVERIFY(!wrong);
        QCOMPARE(wrong.problem.id, std::string("path.unknown_near"));
        QVERIFY(!inputPath(d, ""));
        QVERIFY(!inputPath(d, "."));
        QVERIFY(!inputPath(d, "project."));
        QVERIFY(!inputPath(d, "project.nothing"));
        QVERIFY(!inputPath(d, "pools.nobody.accelerators"));
    }

    void settingWritesValueAndOrigin() {
        Project p;
        Design d = twoPools();
        d.pools.pop_back();
        QVERIFY(!setInput(p, d, "compute.accelerators", "2,048"));
        QCOMPARE(d.pools[0].value.accelerators, std::int64_t{2048});
        QVERIFY(!setInput(p, d, "training.mfu", "45 %"));
        QCOMPARE(d.workloads[0].value.utilisation.si, 0.45);
        QVERIFY(!setInput(p, d, "project.power_limit", "2 MW"));
        QCOMPARE(p.powerLimit->si, 2e6);
        QCOMPARE(findInput(p, d, "project.power_limit")->origin(), Origin::User);
        QCOMPARE(findInput(p, d, "project.power_limit")->path, std::string("project.power_limit"));
        QCOMPARE(findInput(p, d, "compute.accelerators")->origin(), Origin::User);
        const auto wrong = setInput(p, d, "project.power_limit", "2 kg");
        QVERIFY(wrong.has_value());
        QCOMPARE(wrong->key, std::string("project.power_limit"));
        QCOMPARE(p.powerLimit->si, 2e6);
    }

    void moneyTakesTheCurrencyOfTheWorkbook() {
        Project p;
        p.currency = Currency::USD;
        Design d = twoPools();
        QVERIFY(!setInput(p, d, "pools.train.server.price.typical", "300000"));
        QCOMPARE(d.pools[0].value.server.price.typical->currency, std::string("USD"));
    }

    void everyInputAndResultIsFoundByItsKey() {
        Project p;
        Design d = twoPools();
        const Results r = resultsOf(d);
        std::set<std::string> inputs;
        forEachInput(p, d, [&](const Place& place) {
            inputs.insert(place.path);
            const auto again = findInput(p, d, place.path);
            QVERIFY2(again && again->row == place.row, place.path.c_str());
        });
        QVERIFY(inputs.count("project.title") && inputs.count("pools.serve.card.tdp"));
        int results = 0;
        forEachResult(r, [&](const Place& place) {
            ++results;
            QVERIFY2(findResult(r, place.path)->row == place.row, place.path.c_str());
            QVERIFY2(!inputs.count(place.path), place.path.c_str());  // one key space: a key means one thing
        });
        QVERIFY(results > 150);
        QCOMPARE(findResult(r, "training.days")->path, std::string("training.days_p50"));
        QVERIFY(!findResult(r, "nothing.at_all"));
    }

    void patternsAreBoundToTheItemTheResultBelongsTo() {
        const Project p;
        const Design d = twoPools();
        const Results r = resultsOf(d);
        const auto of = dependencies(p, d, r, "pools.serve.servers");
        QCOMPARE(of, (std::vector<std::string>{"pools.serve.accelerators", "pools.serve.server.accelerators"}));
        const auto total = dependencies(p, d, r, "compute.accelerators");
        QCOMPARE(total, (std::vector<std::string>{"pools.train.accelerators", "pools.serve.accelerators"}));
        QCOMPARE(dependencies(p, d, r, "training.days"), dependencies(p, d, r, "training.days_p50"));
        QVERIFY(dependencies(p, d, r, "no.such.key").empty());
        using Paths = std::vector<std::string>;
        QCOMPARE(*bindPattern(p, d, r, "workloads.run.peak", "workloads.@.model.layers"),
                 Paths{"workloads.run.model.layers"});
        QCOMPARE(*bindPattern(p, d, r, "workloads.run.peak", "project.currency"), Paths{"project.currency"});
        QCOMPARE(*bindPattern(p, d, r, "workloads.run.peak", "reliability.classes.*.rate"), Paths{});
        QCOMPARE(*bindPattern(p, d, r, "cost.capex", "racks.price"),
                 (Paths{"racks.price.low", "racks.price.typical", "racks.price.high"}));  // the date moves nothing
        QVERIFY(!bindPattern(p, d, r, "workloads.run.peak", "pools.@.accelerators"));
        QVERIFY(!bindPattern(p, d, r, "compute.servers", "pools.@.accelerators"));
        QVERIFY(!bindPattern(p, d, r, "compute.servers", "pools.*.nothing"));
        QVERIFY(!bindPattern(p, d, r, "compute.servers", "pools.*"));
        QVERIFY(!bindPattern(p, d, r, "compute.servers", "power"));
    }

    void sourcesAreInputsOnlyAndComeThroughResults() {
        const Project p;
        const Design d = twoPools();
        const Results r = resultsOf(d);
        const auto sources = sourceInputs(p, d, r, "power.reserved");
        QVERIFY(contains(sources, "power.headroom_factor"));
        QVERIFY(contains(sources, "pools.serve.card.tdp"));
        QVERIFY(!contains(sources, "power.it_peak"));
        QVERIFY(!contains(sources, "workloads.run.tokens"));
    }

    void theWorstGradeIsThatOfTheWeakestSource() {
        const Project p;
        Design d = twoPools();
        d.pools.pop_back();
        const Results r = resultsOf(d);
        Extras extras;
        extras.evidence["accelerators"] = {Grade::B, "a data sheet"};
        d.pools[0].value.server.meta.extras = std::make_shared<const Extras>(extras);
        d.pools[0].value.server.meta.catalog = ~std::uint64_t{0};
        d.pools[0].value.meta.user = ~std::uint64_t{0};
        QCOMPARE(worstGrade(p, d, r, "pools.train.servers"), Grade::B);
        // An own value takes away what was said of the former one.
        QVERIFY(!setValue(fieldsOf<Design>(), &d, "pools.train.server.accelerators", Value(std::int64_t{8})));
        QCOMPARE(worstGrade(p, d, r, "pools.train.servers"), Grade::None);
        QCOMPARE(worstGrade(p, d, r, "no.such.key"), Grade::None);
    }
};

QTEST_APPLESS_MAIN(AccessTest)
#include "access_test.moc"
