// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs that do not count really move nothing: forms and report may leave them out.
#include "model/plan/used_inputs.h"

#include <QtTest>
#include <set>

#include "model/plan/access.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

class UsedInputsTest : public QObject {
    Q_OBJECT

    static std::vector<std::pair<std::string, Value>> valuesOf(const Results& r) {
        std::vector<std::pair<std::string, Value>> out;
        forEachResult(r, [&](const Place& p) { out.emplace_back(p.path, p.value()); });
        return out;
    }

    /// Every input of the workload that is said not to count, changed one by one, leaves all results as they are.
    static int untouched(const Example& e) {
        const auto before = valuesOf(evaluate(e.project, e.design));
        int seen = 0;
        forEachInput(e.project, e.design, [&](const Place& p) {
            const bool looked = p.path.starts_with("workloads.pretrain.") || p.path.starts_with("fabrics.");
            if (!looked || inputCounts(e.design, p.path)) return;
            Example other = e;
            const auto place = findInput(other.project, other.design, p.path);
            Value v = place->value();
            if (auto* d = std::get_if<double>(&v))
                *d *= 0.9;
            else if (auto* n = std::get_if<std::int64_t>(&v))
                *n += 1;
            else if (auto* b = std::get_if<bool>(&v))
                *b = !*b;
            else
                return;
            place->row->set(place->owner, v);
            ++seen;
            if (valuesOf(evaluate(other.project, other.design)) != before) QFAIL(p.path.c_str());
        });
        return seen;
    }

private slots:
    void whatDoesNotCountMovesNothing() {
        Example e = examples::bid(examples::shippedCatalog());
        e.set("workloads.pretrain.speed", "step_model");
        QVERIFY(!inputCounts(e.design, "workloads.pretrain.utilisation"));
        QVERIFY(inputCounts(e.design, "workloads.pretrain.tensor_parallel"));
        QVERIFY(inputCounts(e.design, "pools.train.accelerators"));
        QVERIFY(untouched(e) > 5);  // the planned utilisation and what belongs to inference
        e.set("workloads.pretrain.mapping", "auto");
        QVERIFY(!inputCounts(e.design, "workloads.pretrain.tensor_parallel"));
        QVERIFY(untouched(e) > 12);
        e.set("workloads.pretrain.speed", "policy");
        QVERIFY(inputCounts(e.design, "workloads.pretrain.utilisation"));
    }

    void congestionCountsWhereSomethingCausesIt() {
        Example e = examples::bid(examples::shippedCatalog());
        QVERIFY(inputCounts(e.design, "fabrics.compute.routing"));
        QVERIFY(!inputCounts(e.design, "fabrics.compute.adaptive_loss"));
        QVERIFY(!inputCounts(e.design, "fabrics.compute.round_trip"));
        QVERIFY(!inputCounts(e.design, "fabrics.storage.routing"));
        QVERIFY(!resultCounts(e.design, "fabrics.compute.congestion.leaf_hash"));
        QVERIFY(!resultCounts(e.design, "workloads.pretrain.network.step_before"));
        e.set("fabrics.compute.routing", "adaptive").set("fabrics.compute.packet_loss", "0.01 %");
        QVERIFY(inputCounts(e.design, "fabrics.compute.adaptive_loss"));
        QVERIFY(inputCounts(e.design, "fabrics.compute.round_trip"));
        QVERIFY(resultCounts(e.design, "fabrics.compute.congestion.leaf_hash"));
        QVERIFY(resultCounts(e.design, "workloads.pretrain.network.step_before"));
        QVERIFY(untouched(e) > 8);
    }

    void aTopologyReadsItsOwnShapeOnly() {
        const auto idle = [](const Example& e) {
            std::set<std::string> keys;
            for (const Problem& p : evaluate(e.project, e.design).problems)
                if (p.id == "fabric.setting_idle") keys.insert(std::get<Arg::Key>(p.args.at(1).value).path);
            return keys;
        };
        Example e = examples::bid(examples::shippedCatalog());
        e.set("fabrics.compute.su_nodes", "0").set("fabrics.compute.ufm", "no");
        QVERIFY(idle(e).empty());
        e.set("fabrics.compute.oversubscription", "3").set("fabrics.compute.dual_tor", "yes");
        e.set("fabrics.compute.side_1", "8")
            .set("fabrics.storage.rails", "4")
            .set("fabrics.compute.lane_rate", "5 Gbit/s");
        for (const char* family : {"leaf_spine", "rail_optimised", "rail_only"}) {
            e.set("fabrics.compute.family", family);
            QVERIFY((idle(e) == std::set<std::string>{"fabrics.compute.side_1", "fabrics.storage.rails"}));
            QVERIFY(untouched(e) > 5);
        }
        e.set("fabrics.compute.family", "torus");
        QVERIFY((idle(e) == std::set<std::string>{"fabrics.compute.oversubscription", "fabrics.compute.dual_tor",
                                                  "fabrics.storage.rails"}));
        QVERIFY(untouched(e) > 10);
        e.set("fabrics.compute.family", "dragonfly");
        QVERIFY((idle(e) == std::set<std::string>{"fabrics.compute.oversubscription", "fabrics.compute.side_1",
                                                  "fabrics.storage.rails"}));
        QVERIFY(untouched(e) > 10);
        e.set("fabrics.storage.role", "out_of_band").set("fabrics.storage.planes", "2");
        QVERIFY(idle(e).contains("fabrics.storage.planes"));
        QVERIFY(untouched(e) > 10);
    }

    void aServiceHasNoTrainingInputs() {
        Example e = examples::bid(examples::shippedCatalog());
        e.set("workloads.pretrain.kind", "inference");
        QVERIFY(!inputCounts(e.design, "workloads.pretrain.tokens"));
        QVERIFY(inputCounts(e.design, "workloads.pretrain.requests"));
        QVERIFY(inputCounts(e.design, "workloads.pretrain.utilisation"));
        QVERIFY(untouched(e) > 8);
    }
};

QTEST_APPLESS_MAIN(UsedInputsTest)
#include "used_inputs_test.moc"
