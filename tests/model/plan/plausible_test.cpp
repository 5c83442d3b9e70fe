// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs far from anything that is built are answered with a finding that names the true cause.
#include <QtTest>
#include <cmath>

#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;

namespace {

const Problem* found(const Results& r, std::string_view id) {
    for (const Problem& p : r.problems)
        if (p.id == id) return &p;
    return nullptr;
}
double numberOf(const Problem& p, std::size_t index) {
    return std::get<Arg::Number>(p.args.at(index).value).si;
}

}  // namespace

class PlausibleTest : public QObject {
    Q_OBJECT
    Catalog m_catalog = examples::shippedCatalog();

private slots:
    void aBatchLargerThanTheRunIsAnError() {
        auto e = examples::bid(m_catalog);
        QVERIFY(!found(evaluate(e.project, e.design), "demand.batch_exceeds_run"));
        e.set("workloads.pretrain.speed", "policy").set("workloads.pretrain.global_batch", "1000000000");
        const Results r = evaluate(e.project, e.design);
        const Problem* p = found(r, "demand.batch_exceeds_run");
        QVERIFY(p && p->severity == Severity::Error);
        const auto& w = e.design.workloads[0].value;
        QCOMPARE(numberOf(*p, 3), std::floor(double(w.tokens) / double(w.sequence)));
        const auto& x = r.workloads[0].value;
        if (x.daysIdeal) QVERIFY(*x.daysIdeal >= *x.stepTime);
        e.set("workloads.pretrain.global_batch", std::to_string(std::int64_t(numberOf(*p, 3))));
        QVERIFY(!found(evaluate(e.project, e.design), "demand.batch_exceeds_run"));
    }

    void moreSparesThanServersIsSaid() {
        auto e = examples::bid(m_catalog);
        QVERIFY(!found(evaluate(e.project, e.design), "compute.spares_exceed"));
        e.set("pools.train.cold_spares", "1000000");
        QVERIFY(found(evaluate(e.project, e.design), "compute.spares_exceed"));
    }

    void whatDoesNotFitAnInstanceIsNamed() {
        auto e = examples::mixed(m_catalog);
        e.set("workloads.chat.prompt", "100000000");
        const Results r = evaluate(e.project, e.design);
        QVERIFY(found(r, "inference.cache_does_not_fit") && !found(r, "inference.does_not_fit"));
    }

    void aRunPaysForTheCardsThatTrain() {
        const auto e = examples::mixed(m_catalog);  // trains on 20,480 cards, serves on 512 others
        const Results r = evaluate(e.project, e.design);
        QVERIFY(r.cost.perRun && r.cost.perCardHour && r.training.daysP50);
        const double hours = r.training.daysP50->si / 3600;
        const double want = r.cost.perCardHour->si * e.design.cost.utilisation.si * 20480 * hours;
        QVERIFY(std::abs(r.cost.perRun->si / want - 1) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(PlausibleTest)
#include "plausible_test.moc"
