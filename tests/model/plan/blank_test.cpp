// SPDX-License-Identifier: GPL-3.0-or-later
// A blank result always says why: which input it waits for, what makes it impossible, or that it does not apply.
#include "model/plan/blank.h"

#include <QtTest>

#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

std::optional<Blank> why(const Example& e, std::string_view key) {
    return whyBlank(e.project, e.design, evaluate(e.project, e.design), key);
}

/// The blank results of an example for which no better reason is known than that they are blank.
std::string unexplained(const Example& e, int* blanks = nullptr) {
    const Results r = evaluate(e.project, e.design);
    std::string out;
    forEachResult(r, [&](const Place& p) {
        if (!isBlank(p.value())) return;
        if (blanks) ++*blanks;
        const auto blank = whyBlank(e.project, e.design, r, p.path);
        if (!blank || blank->why.id == "blank.impossible" || sentence(blank->why.id).empty()) out += p.path + " ";
    });
    return out;
}

}  // namespace

class BlankTest : public QObject {
    Q_OBJECT
    Catalog m_catalog;
    Example m_bid;

    Example with(std::string_view key, std::string_view text) const {
        Example e = m_bid;
        e.set(key, text);
        return e;
    }

private slots:
    void initTestCase() {
        m_catalog = examples::shippedCatalog();
        m_bid = examples::bid(m_catalog);
    }

    void aResultWithAValueHasNoReason() {
        QVERIFY(!why(m_bid, "training.days_p50"));
        QVERIFY(!why(m_bid, "training.days"));
        QVERIFY(!why(m_bid, "no.such.result"));
        QCOMPARE(evaluate(m_bid.project, m_bid.design).fabric.coreSwitches, std::optional<std::int64_t>(0));
        QVERIFY(!why(m_bid, "fabric.core_switches"));  // a two-tier network has none: counted, not blank
        const Example air = with("cooling.method_choice", "air");
        QCOMPARE(evaluate(air.project, air.design).cooling.coolantFlow->si, 0.0);
    }

    void theMissingInputIsNamed() {
        const Example e = with("pools.train.card.bf16", "");
        for (const char* key : {"compute.peak_flops", "training.days_ideal", "training.days_p90", "reliability.goodput",
                                "storage.read_needed", "cost.per_run", "workloads.pretrain.days_ideal"}) {
            const auto blank = why(e, key);
            QVERIFY2(blank && blank->state == BlankState::Missing, key);
            QVERIFY2(blank->why.key == "pools.train.card.bf16", key);
        }
        const auto staff = why(with("cost.staff", ""), "cost.per_card_hour");
        QVERIFY(staff && staff->state == BlankState::Missing && staff->why.key == "cost.staff");
        const auto nics = why(with("pools.train.server.nics", ""), "reliability.interruption_rate");
        QVERIFY(nics && nics->why.key == "pools.train.server.nics");
    }

    void aWorkloadWaitsForItsOwnPoolOnly() {
        Example e = m_bid;
        e.design.pools.push_back({2, "other", e.design.pools[0].value});
        e.set("pools.train.card.bf16", "").set("pools.other.card.bf16", "");
        e.set("workloads.pretrain.pool", "other");
        const auto blank = why(e, "workloads.pretrain.days_ideal");
        QVERIFY(blank && blank->why.key == "pools.other.card.bf16");
    }

    void whatTheInputsForbidNamesTheFinding() {
        const auto days = why(with("workloads.pretrain.tensor_parallel", "7"), "training.days_p50");
        QVERIFY(days && days->state == BlankState::Impossible);
        QCOMPARE(days->why.id, std::string("mapping.heads"));
        const auto racks = why(with("racks.power_limit", "1 kW"), "racks.count");
        QVERIFY(racks && racks->state == BlankState::Impossible);
        QCOMPARE(racks->why.id, std::string("racks.does_not_fit"));
        Example unsound = m_bid;
        unsound.design.workloads[0].value.model.heads = 0;
        const auto flops = why(unsound, "demand.total_flops");
        QVERIFY(flops && flops->why.id == "demand.model_at_least");
    }

    void whatHasNoQuantityCostsNothingKnownInsteadOfZero() {
        const Example e = with("pools.train.accelerators", "1000000000");  // no network of these switches reaches them
        const Results r = evaluate(e.project, e.design);
        QVERIFY(!r.power.itPeak && !r.cost.plant);
        const auto plant = why(e, "cost.plant");
        QVERIFY(plant && plant->state == BlankState::Impossible);
        QCOMPARE(plant->why.id, std::string("fabric.infeasible"));
    }

    void whatDoesNotApplySaysSo() {
        const auto state = [&](const Example& e, const char* key) {
            const auto blank = why(e, key);
            return blank ? std::string(wordOf(blank->state)) + " " + blank->why.id : std::string("a value");
        };
        const Example serving = with("workloads.pretrain.kind", "inference");
        QCOMPARE(state(serving, "training.days_p50"), std::string("not_applicable blank.no_training"));
        QCOMPARE(state(serving, "workloads.pretrain.days_ideal"), std::string("not_applicable blank.inference"));
        QCOMPARE(state(m_bid, "workloads.pretrain.load"), std::string("not_applicable blank.training"));
        QCOMPARE(state(with("project.rack_limit", ""), "racks.margin"), std::string("not_applicable blank.no_limit"));
        Example noNetwork = m_bid;
        noNetwork.design.fabrics.clear();
        QCOMPARE(state(noNetwork, "fabric.leaf_switches"), std::string("not_applicable blank.no_compute_network"));
        Example noFaults = m_bid;
        noFaults.design.reliability.classes.clear();
        QCOMPARE(state(noFaults, "reliability.mtti"), std::string("not_applicable blank.no_interruptions"));
    }

    void everyBlankOfEveryExampleSaysWhy() {
        int blanks = 0;
        for (const Example& e : examples::all()) {
            const std::string left = unexplained(e, &blanks);
            QVERIFY2(left.empty(), (e.name + ": " + left).c_str());
        }
        QVERIFY(blanks > 100);
    }

    void blanksStayExplainedWhenInputsAndItemsAreTakenAway() {
        for (const Example& e : examples::all()) {
            std::vector<std::string> optional;
            forEachInput(e.project, e.design, [&](const Place& p) {
                if (p.row->optional && !isBlank(p.value())) optional.push_back(p.path);
            });
            for (const auto& path : optional) {
                Example changed = e;
                changed.set(path, "");
                const std::string left = unexplained(changed);
                QVERIFY2(left.empty(), (e.name + " without " + path + ": " + left).c_str());
            }
            for (int list = 0; list < 5; ++list) {
                Example changed = e;
                if (list == 0) changed.design.pools.clear();
                if (list == 1) changed.design.workloads.clear();
                if (list == 2) changed.design.fabrics.clear();
                if (list == 3) changed.design.tiers.clear();
                if (list == 4) changed.design = {};
                const std::string left = unexplained(changed);
                QVERIFY2(left.empty(), (e.name + " without list " + std::to_string(list) + ": " + left).c_str());
            }
        }
    }

    void blanksStayExplainedAtTheEndsOfTheRanges() {
        for (const Example& e : {examples::mixed(m_catalog), examples::blanks(m_catalog)}) {
            std::vector<std::pair<std::string, Value>> ends;
            forEachInput(e.project, e.design, [&](const Place& p) {
                const Unit* unit = findUnit(p.row->unit);
                for (const double end : {p.row->hard.min, p.row->hard.max}) {
                    if (!std::isfinite(end)) continue;
                    if (p.row->kind == Kind::Integer) ends.push_back({p.path, static_cast<std::int64_t>(end)});
                    if (p.row->kind == Kind::Quantity) ends.push_back({p.path, unit ? toSi(end, *unit) : end});
                }
            });
            for (const auto& [path, value] : ends) {
                Example changed = e;
                const auto place = findInput(changed.project, changed.design, path);
                place->row->set(place->owner, value);
                const std::string left = unexplained(changed);
                QVERIFY2(left.empty(),
                         (e.name + " with " + path + " = " + exactText(*place->row, value) + ": " + left).c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(BlankTest)
#include "blank_test.moc"
