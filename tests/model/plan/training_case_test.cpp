// SPDX-License-Identifier: GPL-3.0-or-later
// The step model inside a design: where bandwidth comes from, what adds up, what the search changes.

#include <QtTest>

#include "model/plan/evaluate.h"
#include "model/plan/solve.h"
#include "model/plan/training_case.h"
#include "model/training/communication.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(std::abs(a), std::abs(b));
}

/// 1,024 H100 in a rail-optimised fabric, TP8 PP4 DP32.
Example bid() {
    static const Catalog catalog = examples::shippedCatalog();
    return examples::bid(catalog);
}

const WorkloadResults& runOf(const Results& r) {
    return r.workloads.front().value;
}

}  // namespace

class TrainingCaseTest : public QObject {
    Q_OBJECT
private slots:
    void partsOfStepAndMemoryAddUp();
    void aPlannedUtilisationIsPlainArithmetic();
    void oversubscriptionReachesOnlyGroupsThatLeaveTheLeaf();
    void theSearchedMappingIsFasterAndFits();
    void theSameQuestionGetsTheSameAnswer();
    void aCardWithoutScaleUpFiguresLeavesTheDaysBlank();
    void anAppliedMappingGivesTheSameStep();
    void cardsCanBeSoughtWhereTheMappingIsSearched();
    void theMatrixHoldsTheTrafficOfAllCards();
    void tensorTrafficStaysInsideItsDomain();
};

void TrainingCaseTest::partsOfStepAndMemoryAddUp() {
    const Example e = bid();
    const auto& r = runOf(evaluate(e.project, e.design));
    const StepResults& p = r.step;
    double step = 0, memory = 0;
    for (const auto& part : {p.compute, p.recompute, p.tensor, p.context, p.expert, p.bubble, p.transfer, p.gradient,
                             p.optimizer, p.straggler}) {
        QVERIFY(part);
        step += part->si;
    }
    QVERIFY(near(step, r.stepTime->si));
    const MemoryResults& m = r.memory;
    for (const auto& part : {m.weights, m.gradients, m.optimizer, m.activations, m.logits, m.buffers, m.reserve})
        memory += part.value().si;
    QVERIFY(near(memory, r.memoryPerCard->si));
}

// T = C/(N peak u), the relation that the articles use.
void TrainingCaseTest::aPlannedUtilisationIsPlainArithmetic() {
    Example e = bid();
    e.set("workloads.pretrain.speed", "policy").set("workloads.pretrain.utilisation", "40 %");
    const auto r = evaluate(e.project, e.design);
    const double expected = runOf(r).totalFlops->si / (1024 * e.design.pools[0].value.card.bf16->si * 0.40);
    QVERIFY(near(runOf(r).daysIdeal->si, expected));
    QVERIFY(near(r.training.mfu->si, 0.40));
    QVERIFY(!runOf(r).step.compute);
}

void TrainingCaseTest::oversubscriptionReachesOnlyGroupsThatLeaveTheLeaf() {
    Example e = bid();
    e.set("workloads.pretrain.pipeline_parallel", "1");  // 128 replicas over four leaves of each rail
    const auto gradient = [&](const char* ratio) {
        e.set("fabrics.compute.oversubscription", ratio);
        const auto r = evaluate(e.project, e.design);
        return runOf(r).traffic.gradient && runOf(r).step.gradient ? runOf(r).step.gradient->si : -1;
    };
    const double full = gradient("1");
    QVERIFY(full > 0);
    QVERIFY(gradient("4") > full);
    // 32 servers below one leaf of each rail: their gradients never meet a spine.
    e.set("pools.train.accelerators", "256").set("workloads.pretrain.global_batch", "256");
    const double small = gradient("1");
    QVERIFY(near(gradient("4"), small));
}

void TrainingCaseTest::theSearchedMappingIsFasterAndFits() {
    Example e = bid();
    const double given = runOf(evaluate(e.project, e.design)).stepTime->si;
    e.set("workloads.pretrain.mapping", "auto");
    const auto r = evaluate(e.project, e.design);
    QVERIFY(runOf(r).stepTime->si <= given);
    QVERIFY(runOf(r).memoryShare->si <= 0.94);
}

void TrainingCaseTest::theSameQuestionGetsTheSameAnswer() {
    Example e = bid();
    e.set("workloads.pretrain.mapping", "auto");
    const auto first = evaluate(e.project, e.design);
    for (int cards = 512; cards <= 2048; cards += 512) {
        e.set("pools.train.accelerators", std::to_string(cards));
        evaluate(e.project, e.design);
    }
    e.set("pools.train.accelerators", "1024");
    const auto again = evaluate(e.project, e.design);
    QCOMPARE(runOf(first).strategy, runOf(again).strategy);
    QCOMPARE(runOf(first).stepTime->si, runOf(again).stepTime->si);
}

void TrainingCaseTest::aCardWithoutScaleUpFiguresLeavesTheDaysBlank() {
    Example e = bid();
    e.set("pools.train.card.scale_up_bandwidth", "");
    const auto r = evaluate(e.project, e.design);
    QVERIFY(!r.training.daysIdeal);
    QVERIFY(std::any_of(r.problems.begin(), r.problems.end(),
                        [](const Problem& p) { return p.key == "pools.train.card.scale_up_bandwidth"; }));
}

void TrainingCaseTest::cardsCanBeSoughtWhereTheMappingIsSearched() {
    Example e = bid();
    e.set("workloads.pretrain.mapping", "auto");
    const double now = evaluate(e.project, e.design).training.daysIdeal->si;
    const auto a = solve(e.project, e.design, {"training.days_ideal", "compute.accelerators", now * 0.6});
    QVERIFY2(a, englishText(a.problem).c_str());
    QVERIFY(a->reached <= now * 0.6);
    QVERIFY(std::get<std::int64_t>(a->value) > 1024 && std::get<std::int64_t>(a->value) < 2 * 1024 + 512);
}

void TrainingCaseTest::anAppliedMappingGivesTheSameStep() {
    Example e = bid();
    e.set("workloads.pretrain.mapping", "auto");
    const auto searched = evaluate(e.project, e.design);
    const auto mapping = mappingInUse(e.design, searched, 0);
    QVERIFY(mapping);
    setMapping(e.design.workloads[0].value, *mapping);
    const auto applied = evaluate(e.project, e.design);
    QCOMPARE(runOf(applied).strategy, runOf(searched).strategy);
    QVERIFY(near(runOf(applied).stepTime->si, runOf(searched).stepTime->si));
}

void TrainingCaseTest::theMatrixHoldsTheTrafficOfAllCards() {
    const Example e = bid();
    const auto r = evaluate(e.project, e.design);
    const auto known = trainingCase(e.design, r, e.design.workloads[0], e.design.pools[0]);
    QVERIFY(known.step);
    const auto m = mappingInUse(e.design, r, 0).value();
    const auto v = training::stepVolumes(*known.step, m);
    // Both ends of the pipeline have one neighbour only.
    const double p = static_cast<double>(m.pipeline), all = static_cast<double>(m.cards());
    const double expected = all * (v.tensor + v.context + v.expert + v.gradient + v.pipeline * (p - 1) / p);
    for (const std::size_t most : {1, 7, 32, 128}) {
        const auto matrix = training::communicationMatrix(*known.step, m, most);
        QVERIFY(matrix.blocks <= most);
        QVERIFY(near(matrix.total(), expected, 1e-9));
    }
}

void TrainingCaseTest::tensorTrafficStaysInsideItsDomain() {
    const Example e = bid();
    const auto r = evaluate(e.project, e.design);
    const auto known = trainingCase(e.design, r, e.design.workloads[0], e.design.pools[0]);
    const auto m = mappingInUse(e.design, r, 0).value();
    const auto v = training::stepVolumes(*known.step, m);
    const auto matrix = training::communicationMatrix(*known.step, m, 128);  // a server per block
    double diagonal = 0;
    for (std::size_t i = 0; i < matrix.blocks; ++i) diagonal += matrix.at(i, i);
    QVERIFY(near(diagonal, v.tensor * static_cast<double>(m.cards())));
}

QTEST_APPLESS_MAIN(TrainingCaseTest)
#include "training_case_test.moc"
