// SPDX-License-Identifier: GPL-3.0-or-later
// A mapping that cannot start has an error that says what to change, and no days; one that only wastes time has a
// warning and keeps its days (training.md 16, hard constraints).
#include <QtTest>

#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

class MappingTest : public QObject {
    Q_OBJECT
    Example m_bid;

    Example with(std::initializer_list<std::pair<const char*, const char*>> values) const {
        Example e = m_bid;
        for (const auto& [key, text] : values) e.set(key, text);
        return e;
    }
    static const Problem* found(const Results& r, std::string_view id) {
        for (const Problem& p : r.problems)
            if (p.id == id) return &p;
        return nullptr;
    }

private slots:
    void initTestCase() { m_bid = examples::bid(examples::shippedCatalog()); }

    void whatCannotStartIsAnErrorAndHasNoDays_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("advice");
        const auto row = [](const char* key, const char* value, const char* id, const char* advice) {
            QTest::newRow(value) << key << value << id << advice;
        };
        row("workloads.pretrain.tensor_parallel", "7", "mapping.heads", "Choose a TP of 1, 2, 4, 8, 16, 32, 64.");
        row("workloads.pretrain.pipeline_parallel", "1000000", "mapping.too_many_stages", "Lower PP");
        row("workloads.pretrain.interleave", "3", "mapping.interleave", "set the interleave to 1");
        row("pools.train.accelerators", "1000", "mapping.does_not_divide", "Take 992 or 1,024 cards");
        row("pools.train.accelerators", "16", "mapping.too_few_cards", "add cards");
        row("pools.train.accelerators", "999999999", "mapping.does_not_divide", "Take 999,999,968 or 1.00 × 10⁹");
        row("workloads.pretrain.global_batch", "31", "mapping.batch_limited", "Enlarge the global batch");
    }
    void whatCannotStartIsAnErrorAndHasNoDays() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, id);
        QFETCH(QString, advice);
        const Example e = with({{key.toUtf8().constData(), value.toUtf8().constData()}});
        const Results r = evaluate(e.project, e.design);
        const Problem* p = found(r, id.toStdString());
        QVERIFY2(p, qPrintable(id));
        QCOMPARE(p->severity, Severity::Error);
        QVERIFY(p->blocks);
        const std::string said = englishText(*p);
        if (!advice.isEmpty()) QVERIFY2(said.find(advice.toStdString()) != std::string::npos, said.c_str());
        QVERIFY(!r.training.daysIdeal && !r.training.daysP50 && !r.training.stepTime && !r.reliability.goodput);
        QVERIFY(!r.workloads[0].value.dataParallel && !r.workloads[0].value.memoryPerCard);
        QVERIFY(r.demand.totalFlops && r.storage.checkpointSize &&
                r.compute.peakFlops);  // what does not depend on it stays
    }

    void whatOnlyWastesTimeIsAWarningAndKeepsItsDays() {
        const Results before = evaluate(m_bid.project, m_bid.design);
        struct Case {
            const char *key, *value, *id;
        };
        for (const auto& [key, value, id] :
             {Case{"workloads.pretrain.pipeline_parallel", "64", "mapping.uneven_stages"},
              Case{"workloads.pretrain.global_batch", "1000", "mapping.batch_uneven"},
              Case{"workloads.pretrain.tensor_parallel", "16", "mapping.tp_leaves_domain"}}) {
            const Example e = with({{key, value}});
            const Results r = evaluate(e.project, e.design);
            const Problem* p = found(r, id);
            QVERIFY2(p, id);
            QCOMPARE(p->severity, Severity::Warning);
            QVERIFY(!p->blocks);
            QVERIFY(r.training.daysIdeal->si > before.training.daysIdeal->si);
        }
    }

    void aSmallUnevennessOfStagesIsOnlyANote() {
        const Example e =
            with({{"workloads.pretrain.model.layers", "126"}, {"workloads.pretrain.pipeline_parallel", "16"}});
        const Results r = evaluate(e.project, e.design);
        const Problem* p = found(r, "mapping.uneven_stages");
        QVERIFY(p);
        QCOMPARE(p->severity, Severity::Info);  // as Llama 3 405B was trained: 126 layers in 16 stages
        QVERIFY(r.training.daysIdeal);
    }

    void chunksMayLeaveALayerToEmbeddingAndHead() {
        const std::initializer_list<std::pair<const char*, const char*>> published = {
            {"workloads.pretrain.model.layers", "126"},
            {"workloads.pretrain.pipeline_parallel", "16"},
            {"workloads.pretrain.interleave", "4"},  // 128 = 126 + 2 are four chunks of two in each of 16 stages
            {"workloads.pretrain.global_batch", "2048"}};
        Example e = with(published);
        const Results r = evaluate(e.project, e.design);
        QVERIFY(!found(r, "mapping.interleave") && r.training.daysIdeal);
        e.set("workloads.pretrain.interleave", "1");
        QVERIFY(*r.training.stepTime < *evaluate(e.project, e.design).training.stepTime);
        e.set("workloads.pretrain.interleave", "5");
        QVERIFY(found(evaluate(e.project, e.design), "mapping.interleave"));
    }

    void anInstanceLargerThanItsPoolCannotRun() {
        const Example e = with({{"workloads.pretrain.kind", "inference"},
                                {"pools.train.accelerators", "8"},
                                {"workloads.pretrain.cards_per_instance", "16"}});
        const Results r = evaluate(e.project, e.design);
        const Problem* p = found(r, "inference.no_instance");
        QVERIFY(p && p->severity == Severity::Error);
        QVERIFY(!r.workloads[0].value.instanceTokens && !r.workloads[0].value.load);
    }
};

QTEST_APPLESS_MAIN(MappingTest)
#include "mapping_test.moc"
