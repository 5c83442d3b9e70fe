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
    void anAnswerSaysWhatWasPassedOverAndWhatItBreaks();
    void theMatrixHoldsTheTrafficOfAllCards();
    void tensorTrafficStaysInsideItsDomain();
    void theMatrixIsWhatEveryCardSendsToEveryOther();
    void theSearchBehindARunCountsItsStrategies();
};

void TrainingCaseTest::partsOfStepAndMemoryAddUp() {
    const Example e = bid();
    const auto r = runOf(evaluate(e.project, e.design));
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
    e.set("pools.train.card.memory", "1 TB");            // one stage holds all layers
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

void TrainingCaseTest::anAnswerSaysWhatWasPassedOverAndWhatItBreaks() {
    // Where the sequences do not share evenly among the replicas of the next multiple, a later one is the answer.
    Example e = bid();
    const double now = evaluate(e.project, e.design).training.daysIdeal->si;
    int passedOver = 0;
    for (double part = 0.95; part > 0.4; part -= 0.05) {
        const double target = now * part;
        const auto a = solve(e.project, e.design, {"training.days_ideal", "compute.accelerators", target});
        if (!a) continue;
        const auto by = std::get<std::int64_t>(a->arithmetic), next = (by + a->step - 1) / a->step * a->step;
        const bool said =
            std::any_of(a->notes.begin(), a->notes.end(), [](const Problem& p) { return p.id == "solve.passed_over"; });
        QCOMPARE(said, std::get<std::int64_t>(a->value) > next);
        if (!said) continue;
        ++passedOver;
        Example other = bid();
        other.set("pools.train.accelerators", std::to_string(next));
        const auto days = evaluate(other.project, other.design).training.daysIdeal;
        QVERIFY(!days || days->si > target);
    }
    QVERIFY(passedOver > 0);

    e.project.rackLimit = 1;
    const auto crowded = solve(e.project, e.design, {"training.days_ideal", "compute.accelerators", now * 0.6});
    QVERIFY2(crowded, englishText(crowded.problem).c_str());
    QVERIFY(std::any_of(crowded->notes.begin(), crowded->notes.end(),
                        [](const Problem& p) { return p.id == "limit.racks" && p.severity == Severity::Error; }));
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

// The definition, card by card: rings send to the next member, experts to all others, pipelines to both neighbours.
void TrainingCaseTest::theMatrixIsWhatEveryCardSendsToEveryOther() {
    const Example e = bid();
    const auto r = evaluate(e.project, e.design);
    auto step = trainingCase(e.design, r, e.design.workloads[0], e.design.pools[0]).step.value();
    step.layer.model.moe = training::Experts{};
    step.layer.model.moe->experts = 16;
    step.layer.model.moe->topK = 2;
    step.layer.model.moe->expertFfn = 4096;
    training::Mapping m;
    m.tensor = 2, m.context = 2, m.data = 6, m.pipeline = 5, m.expert = 4;
    const auto v = training::stepVolumes(step, m);
    QVERIFY(v.tensor > 0 && v.context > 0 && v.expert > 0 && v.pipeline > 0 && v.gradient > 0);
    const std::int64_t cards = m.cards(), replicas = m.data * m.context;
    std::vector<double> sent(static_cast<std::size_t>(cards * cards));
    const auto add = [&](std::int64_t from, std::int64_t to, double bytes) {
        sent[static_cast<std::size_t>(from * cards + to)] += bytes;
    };
    for (std::int64_t i = 0; i < cards; ++i) {
        const std::int64_t t = i % 2, c = i / 2 % 2, d = i / 4 % m.data, p = i / (4 * m.data);
        const auto rank = [&](std::int64_t tt, std::int64_t cc, std::int64_t dd, std::int64_t pp) {
            return tt + 2 * (cc + 2 * (dd + m.data * pp));
        };
        add(i, rank(1 - t, c, d, p), v.tensor);
        add(i, rank(t, 1 - c, d, p), v.context);
        const std::int64_t next = (d * 2 + c + 1) % replicas;
        add(i, rank(t, next % 2, next / 2, p), v.gradient);
        for (std::int64_t k = 0; k < 4; ++k)
            if (i / 4 * 4 + k != i) add(i, i / 4 * 4 + k, v.expert / 3);
        if (p > 0) add(i, rank(t, c, d, p - 1), v.pipeline / 2);
        if (p + 1 < m.pipeline) add(i, rank(t, c, d, p + 1), v.pipeline / 2);
    }
    for (const double domain : {1.0, 6.0, 8.0}) {  // cards per block: divisors of the groups and not
        step.layer.network.tiers[0].members = domain;
        for (const std::size_t most : {3, 11, 20, 120}) {
            const auto matrix = training::communicationMatrix(step, m, most);
            const auto per = static_cast<std::int64_t>(matrix.cardsPerBlock);
            std::vector<double> expected(matrix.blocks * matrix.blocks);
            for (std::int64_t i = 0; i < cards; ++i)
                for (std::int64_t j = 0; j < cards; ++j)
                    expected[static_cast<std::size_t>(i / per) * matrix.blocks + static_cast<std::size_t>(j / per)] +=
                        sent[static_cast<std::size_t>(i * cards + j)];
            for (std::size_t k = 0; k < expected.size(); ++k) QVERIFY(near(matrix.bytes[k], expected[k], 1e-9));
        }
    }
}

void TrainingCaseTest::theSearchBehindARunCountsItsStrategies() {
    Example e = bid();
    QVERIFY(!searchCounts(e.design, evaluate(e.project, e.design), 0));  // a given mapping was not searched
    e.set("workloads.pretrain.mapping", "auto");
    const auto r = evaluate(e.project, e.design);
    const auto n = searchCounts(e.design, r, 0).value();
    QVERIFY(n.generated > 1000 && n.divisibility > 0 && n.states > 0 && n.bound > 0 && n.feasible > 0);
    QCOMPARE(n.generated, n.divisibility + n.states + n.activations + n.bound + n.evaluated);
    QCOMPARE(n.evaluated, n.bandwidth + n.feasible);
    // The same as the search itself says for one answer.
    const auto known = trainingCase(e.design, r, e.design.workloads[0], e.design.pools[0]);
    auto space = searchSpace(e.design.workloads[0].value, e.design.pools[0].value, 1024);
    space.top = 1;
    QVERIFY(training::search(known.step.value(), space).counts == n);
    QVERIFY(!searchCounts(e.design, r, 7));
}

QTEST_APPLESS_MAIN(TrainingCaseTest)
#include "training_case_test.moc"
