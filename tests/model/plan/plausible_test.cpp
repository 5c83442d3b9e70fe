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

    // No product lights both kinds of fibre, and what nobody has chosen has no price.
    void whatIsToBeDecidedIsOpenAndUnpriced() {
        for (const auto& e : examples::all()) {
            const Results r = evaluate(e.project, e.design);
            for (const auto& line : r.bill) {
                if (line.level != cost::Level::Cable) continue;
                const bool single = line.description == "Single-mode fibre",
                           multi = line.description == "Multimode fibre";
                QVERIFY2(!(single && line.model.starts_with("MMF")), line.model.c_str());
                QVERIFY2(!(multi && line.model.starts_with("SMF")), line.model.c_str());
                if (line.description != "Cable to be decided" && !line.open) continue;
                QVERIFY(line.open && !cost::rangeOf(line.price));
            }
            const auto unpriced = r.cost.unpricedLines;
            const bool any = std::any_of(r.bill.begin(), r.bill.end(), [](const auto& l) { return l.open; });
            QVERIFY2(!any || unpriced > 0, e.name.c_str());
        }
    }

    void aMissedDeadlineSaysHowManyCardsAtLeast() {
        auto e = examples::bid(m_catalog);
        const Results now = evaluate(e.project, e.design);
        e.project.deadline = *now.training.daysP50 / 2;
        const Results r = evaluate(e.project, e.design);
        const auto* p = found(r, "limit.deadline");
        QVERIFY(p);
        const auto& inner = *std::get<Arg::Inner>(p->args.back().value).problem;
        const double cards = std::get<Arg::Number>(inner.args.front().value).si;
        QVERIFY(cards >= 2 * 1024 && cards < 2 * 1024 + 64);  // whole replicas of 32 cards
        e.design.pools.front().value.accelerators = static_cast<std::int64_t>(cards) / 2;
        QVERIFY(found(evaluate(e.project, e.design), "limit.deadline"));  // half of it never does
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
