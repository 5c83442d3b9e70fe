// SPDX-License-Identifier: GPL-3.0-or-later
// Inference services inside a design: golden values as results, limits of the batch, instances by both rules, targets.
#include <QtTest>
#include <cmath>

#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(std::abs(a), std::abs(b));
}

const Problem* found(const Results& r, std::string_view id) {
    for (const Problem& p : r.problems)
        if (p.id == id) return &p;
    return nullptr;
}

}  // namespace

class ServicePlanTest : public QObject {
    Q_OBJECT
    Catalog m_catalog = examples::shippedCatalog();

    /// Llama 3 70B in 16 bits on 8 of 1,024 H100, nothing trains.
    Example chat() const {
        Example e = examples::bid(m_catalog);
        e.set("workloads.pretrain.kind", "inference").set("workloads.pretrain.prompt", "2048");
        e.set("workloads.pretrain.output", "4096").set("workloads.pretrain.requests", "20");
        return e;
    }
    static const WorkloadResults& serviceOf(const Results& r) { return r.workloads.front().value; }
    static const ServiceResults& of(const Results& r) { return serviceOf(r).service; }

private slots:
    void theGoldenServiceHasItsValues();
    void theBatchIsWhatMemoryLatencyAndSchedulerAllow();
    void bothRulesCountInstances();
    void missedTargetsAreErrors();
    void apartThePoolsAreCountedEach();
    void anInstanceBeyondItsDomainIsToldAndSlower();
    void aPublishedRackIsInReach();
    void unknownLinksLeaveItBlank();
    void aDesignThatOnlyServesHasNoDaysAndNoErrors();
};

void ServicePlanTest::theGoldenServiceHasItsValues() {
    Example e = chat();
    // Links and launches out of the way: the closed forms of training.md 15 alone.
    e.set("pools.train.card.scale_up_bandwidth", "1000000 GB/s")
        .set("pools.train.card.efficiency.scale_up_latency", "0 s");
    e.set("workloads.pretrain.step_overhead", "0 ms").set("workloads.pretrain.max_batch", "64");
    e.set("pools.train.card.bf16", "989 TFLOP/s").set("pools.train.card.memory", "80 GB");
    e.set("pools.train.card.memory_bandwidth", "3.35 TB/s");
    const Results r = evaluate(e.project, e.design);
    const ServiceResults& s = of(r);
    QVERIFY(near(s.kvPerToken->si, 327680));
    QCOMPARE(s.concurrency.value(), 312);
    QCOMPARE(s.batch.value(), 64);
    QVERIFY(near(s.pass->si, 12.1e-3, 2e-3));
    QVERIFY(near(64 / s.pass->si, 5289, 2e-3));
    QVERIFY(near(s.prefill->si, 72.26e-3, 1e-3));
    QVERIFY(near(serviceOf(r).instanceTokens->si, 4096 / (s.prefill->si + 4096 * s.pass->si / 64)));
    QVERIFY(near(s.cardTokens->si, serviceOf(r).instanceTokens->si / 8));
    QVERIFY(!s.distinctExperts);
}

void ServicePlanTest::theBatchIsWhatMemoryLatencyAndSchedulerAllow() {
    Example e = chat();
    const std::int64_t memory = of(evaluate(e.project, e.design)).concurrency.value();
    QCOMPARE(of(evaluate(e.project, e.design)).batch.value(), std::min<std::int64_t>(memory, 512));
    e.set("workloads.pretrain.max_batch", "100");
    QCOMPARE(of(evaluate(e.project, e.design)).batch.value(), 100);
    e.set("workloads.pretrain.target_tpot", "16 ms");
    const Results r = evaluate(e.project, e.design);
    QVERIFY(of(r).latencyBatch.value() < 100 && of(r).batch == of(r).latencyBatch);
    QVERIFY(of(r).token->si <= 16e-3);
    QVERIFY(near(of(r).userTokens->si, 1 / of(r).token->si));
    e.set("workloads.pretrain.cache_format", "8_bit");
    QVERIFY(of(evaluate(e.project, e.design)).concurrency.value() >= 2 * memory);
}

void ServicePlanTest::bothRulesCountInstances() {
    Example e = chat();
    e.set("workloads.pretrain.utilisation", "40 %").set("workloads.pretrain.peak_to_mean", "3");
    e.set("workloads.pretrain.spare_instances", "2");
    const Results r = evaluate(e.project, e.design);
    const double rate = of(r).requests->si;
    QCOMPARE(of(r).byMean.value(), std::llround(std::ceil(20 / (0.40 * rate))));
    QCOMPARE(of(r).byPeak.value(), std::llround(std::ceil(3 * 20 / (0.85 * rate))) + 2);
    QCOMPARE(serviceOf(r).instancesNeeded.value(), std::max(*of(r).byMean, *of(r).byPeak));
    QCOMPARE(serviceOf(r).cardsNeeded.value(), 8 * *serviceOf(r).instancesNeeded);
    e.set("workloads.pretrain.requests", "0");
    const Results none = evaluate(e.project, e.design);
    QCOMPARE(of(none).byMean.value(), 0);
    QVERIFY(of(none).token);
}

void ServicePlanTest::missedTargetsAreErrors() {
    Example e = chat();
    e.set("workloads.pretrain.target_tpot", "1 ms").set("workloads.pretrain.target_ttft", "10 ms");
    const Results r = evaluate(e.project, e.design);
    QCOMPARE(of(r).latencyBatch.value(), 0);
    QCOMPARE(of(r).batch.value(), 1);
    for (const char* id : {"inference.tpot", "inference.ttft"}) {
        QVERIFY2(found(r, id), id);
        QCOMPARE(found(r, id)->severity, Severity::Error);
    }
    e.set("workloads.pretrain.target_tpot", "1 s").set("workloads.pretrain.target_ttft", "1000 s");
    const Results good = evaluate(e.project, e.design);
    QVERIFY(!found(good, "inference.tpot") && !found(good, "inference.ttft"));
    QVERIFY(of(good).firstAtPeak->si > of(good).first->si);
    QVERIFY(of(good).first->si > of(good).prefill->si);
}

void ServicePlanTest::apartThePoolsAreCountedEach() {
    Example e = chat();
    const Results together = evaluate(e.project, e.design);
    QVERIFY(!of(together).prefillInstances);
    e.set("workloads.pretrain.serving", "apart");
    const Results r = evaluate(e.project, e.design);
    QCOMPARE(*of(r).prefillInstances + *of(r).decodeInstances, *serviceOf(r).instancesNeeded);
    QVERIFY(of(r).token->si < of(together).token->si);
    QCOMPARE(of(r).token->si, of(r).pass->si);
    QVERIFY(near(of(r).poolRatio->si, of(r).prefill->si * static_cast<double>(*of(r).batch) / (4096 * of(r).pass->si)));
}

void ServicePlanTest::anInstanceBeyondItsDomainIsToldAndSlower() {
    Example e = chat();
    const Results eight = evaluate(e.project, e.design);
    QVERIFY(!found(eight, "inference.spans_domains"));
    QVERIFY(of(eight).exchange->si > 0);  // links are never free
    e.set("workloads.pretrain.cards_per_instance", "16").set("workloads.pretrain.max_batch", "64");
    const Results sixteen = evaluate(e.project, e.design);
    QVERIFY(found(sixteen, "inference.spans_domains"));
    QVERIFY(!found(sixteen, "inference.heads"));
    e.set("workloads.pretrain.cards_per_instance", "12");
    QVERIFY(found(evaluate(e.project, e.design), "inference.heads"));
    e.set("workloads.pretrain.cards_per_instance", "1").set("workloads.pretrain.precision", "fp4");
    e.set("pools.train.card.fp4", "4 PFLOP/s");
    const Results one = evaluate(e.project, e.design);
    QCOMPARE(of(one).exchange->si, 0.0);
}

// MLPerf v4.1 harness on GB200 NVL72, Llama 2 70B offline (Azure, 2025): 865,000 tokens/s per rack, 12,000 per card.
// Offline has no latency target; prompts and answers have about 294 tokens. An order of size, not a fit.
void ServicePlanTest::aPublishedRackIsInReach() {
    Example e = chat();
    e.choose("pools.train.card_id", "gb200", m_catalog).choose("workloads.pretrain.model_id", "llama2-70b", m_catalog);
    e.set("workloads.pretrain.precision", "fp4").set("workloads.pretrain.cards_per_instance", "2");
    e.set("workloads.pretrain.prompt", "294").set("workloads.pretrain.output", "294");
    e.set("workloads.pretrain.max_batch", "2048").set("workloads.pretrain.cache_format", "8_bit");
    const Results r = evaluate(e.project, e.design);
    QVERIFY(of(r).cardTokens);
    const double published = 865000 / 72.0, ratio = of(r).cardTokens->si / published;
    QVERIFY2(ratio > 0.5 && ratio < 2, std::to_string(ratio).c_str());
}

void ServicePlanTest::unknownLinksLeaveItBlank() {
    Example e = chat();
    e.set("pools.train.card.scale_up_bandwidth", "");
    const Results r = evaluate(e.project, e.design);
    QVERIFY(!serviceOf(r).instanceTokens && !of(r).pass);
    QVERIFY(found(r, "missing.input"));
    e.set("workloads.pretrain.cards_per_instance", "1").set("pools.train.card.memory", "200 GB");
    QVERIFY(of(evaluate(e.project, e.design)).pass);  // alone it needs no link
}

void ServicePlanTest::aDesignThatOnlyServesHasNoDaysAndNoErrors() {
    Example e = chat();
    e.set("project.deadline", "")
        .set("project.power_limit", "")
        .set("project.rack_limit", "")
        .set("project.budget", "");
    const Results r = evaluate(e.project, e.design);
    QVERIFY(!r.training.daysIdeal && !serviceOf(r).stepTime);
    for (const Problem& p : r.problems) QVERIFY2(p.severity != Severity::Error, englishText(p).c_str());
}

QTEST_APPLESS_MAIN(ServicePlanTest)
#include "service_plan_test.moc"
