// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithms inside a design: what they change in time, traffic and memory, and the risks that findings name.
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

class RunAlgorithmsTest : public QObject {
    Q_OBJECT
    Catalog m_catalog = examples::shippedCatalog();

    Example bid() const { return examples::bid(m_catalog); }
    static const WorkloadResults& runOf(const Results& r) { return r.workloads.front().value; }

private slots:
    void beforeAndAfterAreTheRunWithTheMeasureOffAndOn();
    void compressionGainsNothingWhereTheExchangeIsHidden();
    void errorFeedbackTakesItsBytesOnEveryCard();
    void extraTokensTakeDaysOfTheirOwn();
    void aCapacityCapsTheBusiestExpertAndDropsTokens();
    void paddingTakesDaysAndPackingGivesThemBack();
    void risksAreFindings();
    void plannedRunsAndServicesHaveNoFigures();
};

void RunAlgorithmsTest::beforeAndAfterAreTheRunWithTheMeasureOffAndOn() {
    Example e = bid();
    e.set("workloads.pretrain.stack.gradient_overlap", "no").set("workloads.pretrain.sequence_fill", "60 %");
    const Results off = evaluate(e.project, e.design);
    e.set("workloads.pretrain.gradient_compression", "8_bit");
    const Results on = evaluate(e.project, e.design);
    const AlgorithmResults &a = runOf(off).algorithms, &b = runOf(on).algorithms;
    QVERIFY(near(a.compressionDaysBefore->si, runOf(off).daysIdeal->si));
    QVERIFY(near(b.compressionDaysAfter->si, runOf(on).daysIdeal->si));
    QVERIFY(near(a.compressionDaysAfter->si, b.compressionDaysAfter->si));  // usual: 8 bits, feedback in 16
    QVERIFY(near(a.compressionDaysBefore->si, b.compressionDaysBefore->si));
    QVERIFY(b.compressionDaysAfter->si < b.compressionDaysBefore->si);  // nothing hides the exchange here
    const double steps = runOf(on).daysIdeal->si / runOf(on).stepTime->si;
    QVERIFY(near(b.compressionTrafficAfter->si, steps * runOf(on).traffic.gradient->si));
    QVERIFY(b.compressionTrafficAfter->si < b.compressionTrafficBefore->si);
    e.set("workloads.pretrain.packing", "yes");
    const Results packed = evaluate(e.project, e.design);
    QVERIFY(near(b.packingDaysAfter->si, runOf(packed).daysIdeal->si));
    QVERIFY(near(b.packingDaysBefore->si, runOf(on).daysIdeal->si));
}

// Agarwal 2022: no gain where the exchange is hidden already.
void RunAlgorithmsTest::compressionGainsNothingWhereTheExchangeIsHidden() {
    Example e = bid();
    const double before = runOf(evaluate(e.project, e.design)).daysIdeal->si;
    e.set("workloads.pretrain.gradient_compression", "top_k").set("workloads.pretrain.kept_gradients", "20 %");
    const Results r = evaluate(e.project, e.design);
    QVERIFY(runOf(r).daysIdeal->si > before);  // 20 % of 32 replicas with their indices are more than the whole
    QVERIFY(found(r, "algorithms.no_gain"));
}

void RunAlgorithmsTest::errorFeedbackTakesItsBytesOnEveryCard() {
    Example e = bid();
    const double plain = runOf(evaluate(e.project, e.design)).memory.gradients->si;
    e.set("workloads.pretrain.gradient_compression", "8_bit");
    const auto with = [&](const char* kind) {
        e.set("workloads.pretrain.error_feedback", kind);
        return runOf(evaluate(e.project, e.design)).memory.gradients->si / plain;
    };
    QVERIFY(near(with("none"), 1));
    QVERIFY(near(with("16_bit"), 6.0 / 4));  // 2 bytes beside the 4 of a 32-bit gradient
    QVERIFY(near(with("32_bit"), 8.0 / 4));
}

void RunAlgorithmsTest::extraTokensTakeDaysOfTheirOwn() {
    Example e = bid();
    e.set("workloads.pretrain.extra_tokens", "5 %");
    const Results off = evaluate(e.project, e.design);
    e.set("workloads.pretrain.gradient_compression", "8_bit");
    const Results on = evaluate(e.project, e.design);
    QVERIFY(near(on.demand.totalFlops->si, 1.05 * off.demand.totalFlops->si));
    QVERIFY(near(runOf(on).daysIdeal->si / runOf(on).stepTime->si,
                 1.05 * runOf(off).daysIdeal->si / runOf(off).stepTime->si));
    // The relation between days, FLOPs and MFU holds as without.
    const double cards = static_cast<double>(e.design.pools[0].value.accelerators);
    const double peak = e.design.pools[0].value.card.bf16->si;
    QVERIFY(near(runOf(on).daysIdeal->si, on.demand.totalFlops->si / (cards * peak * runOf(on).mfu->si)));
}

void RunAlgorithmsTest::aCapacityCapsTheBusiestExpertAndDropsTokens() {
    Example e = bid();
    e.choose("workloads.pretrain.model_id", "qwen3-235b-a22b", m_catalog);
    e.set("workloads.pretrain.tensor_parallel", "4").set("workloads.pretrain.pipeline_parallel", "2");
    e.set("workloads.pretrain.expert_parallel", "16").set("workloads.pretrain.expert_imbalance", "1.5");
    e.set("pools.train.card.memory", "1 TB");
    const Results free = evaluate(e.project, e.design);
    QVERIFY2(runOf(free).daysIdeal, "the mapping runs");
    e.set("workloads.pretrain.capacity_factor", "1.1");
    const Results capped = evaluate(e.project, e.design);
    QVERIFY(runOf(capped).daysIdeal->si < runOf(free).daysIdeal->si);
    QVERIFY(runOf(capped).memory.activations->si < runOf(free).memory.activations->si);
    const AlgorithmResults& a = runOf(capped).algorithms;
    QVERIFY(near(a.capacityDaysBefore->si, runOf(free).daysIdeal->si));
    QVERIFY(near(a.capacityTrafficAfter->si / a.capacityTrafficBefore->si, 1.1 / 1.5));
    QVERIFY(a.droppedTokens->si > 0.01 && a.droppedTokens->si < 0.2);
    QVERIFY(found(capped, "algorithms.dropped"));
    QVERIFY(!found(free, "algorithms.dropped"));
    e.set("workloads.pretrain.capacity_factor", "2");  // above the imbalance: as without
    QVERIFY(near(runOf(evaluate(e.project, e.design)).daysIdeal->si, runOf(free).daysIdeal->si));
}

void RunAlgorithmsTest::paddingTakesDaysAndPackingGivesThemBack() {
    Example e = bid();
    const Results full = evaluate(e.project, e.design);
    e.set("workloads.pretrain.sequence_fill", "50 %");
    const Results padded = evaluate(e.project, e.design);
    QVERIFY(near(runOf(padded).daysIdeal->si, 2 * runOf(full).daysIdeal->si));
    QVERIFY(near(runOf(padded).mfu->si, runOf(full).mfu->si / 2));
    QVERIFY(near(runOf(padded).computedTokens->si, runOf(full).tokensPerSecond->si));
    QVERIFY(near(runOf(padded).tokensPerSecond->si, runOf(full).tokensPerSecond->si / 2));
    QVERIFY(near(runOf(padded).stepTime->si, runOf(full).stepTime->si));
    e.set("workloads.pretrain.packing", "yes");
    const Results packed = evaluate(e.project, e.design);
    // 97 % of the places are used, and attention inside short sequences is cheaper.
    QVERIFY(runOf(packed).daysIdeal->si < runOf(full).daysIdeal->si / 0.97);
    QVERIFY(runOf(packed).daysIdeal->si > runOf(full).daysIdeal->si * 0.8);
    e.set("workloads.pretrain.speed", "policy");
    QVERIFY(near(runOf(evaluate(e.project, e.design)).usefulTokens->si, 0.97));
}

void RunAlgorithmsTest::risksAreFindings() {
    Example e = bid();
    for (const char* id : {"algorithms.top_k", "algorithms.four_bit", "algorithms.no_feedback", "algorithms.dropped",
                           "algorithms.padding", "algorithms.no_gain"})
        QVERIFY2(!found(evaluate(e.project, e.design), id), id);
    e.set("workloads.pretrain.gradient_compression", "top_k").set("workloads.pretrain.error_feedback", "none");
    e.set("workloads.pretrain.sequence_fill", "70 %");
    const Results r = evaluate(e.project, e.design);
    for (const char* id : {"algorithms.top_k", "algorithms.no_feedback", "algorithms.padding"}) {
        QVERIFY2(found(r, id), id);
        QVERIFY(englishText(*found(r, id)).find("pretrain") != std::string::npos);
    }
    e.set("workloads.pretrain.gradient_compression", "4_bit");
    QVERIFY(found(evaluate(e.project, e.design), "algorithms.four_bit"));
}

void RunAlgorithmsTest::plannedRunsAndServicesHaveNoFigures() {
    Example e = bid();
    e.set("workloads.pretrain.speed", "policy");
    QVERIFY(!runOf(evaluate(e.project, e.design)).algorithms.packingDaysBefore);
    e.set("workloads.pretrain.kind", "inference");
    QVERIFY(!runOf(evaluate(e.project, e.design)).algorithms.packingDaysBefore);
}

QTEST_APPLESS_MAIN(RunAlgorithmsTest)
#include "run_algorithms_test.moc"
