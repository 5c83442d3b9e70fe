// SPDX-License-Identifier: GPL-3.0-or-later
// Search of strategies for a run of a design: the same figures as evaluate, what it waits for, that it can be stopped.

#include <QtTest>

#include "model/plan/evaluate.h"
#include "model/plan/strategies.h"
#include "tests/model/plan/examples.h"

using namespace model;

namespace {

const Catalog& catalog() {
    static const Catalog c = examples::shippedCatalog();
    return c;
}

}  // namespace

class StrategiesTest : public QObject {
    Q_OBJECT
private slots:
    void theMappingInUseHasTheFiguresOfTheResults();
    void whatIsFoundIsWhatTheDesignWouldGive();
    void theQuestionNamesWhatIsMissing();
    void oneRequestHasOneAnswer();
    void aSearchCanBeStopped();
};

void StrategiesTest::theMappingInUseHasTheFiguresOfTheResults() {
    const auto e = examples::bid(catalog());
    const Results r = evaluate(e.project, e.design);
    const auto question = strategyQuestion(e.design, r, 0);
    QVERIFY(question.request);
    const auto mapping = mappingInUse(e.design, r, 0);
    QVERIFY(mapping);
    const auto s = strategyOf(*question.request, *mapping);
    QVERIFY(s);
    const auto& w = r.workloads.front().value;
    QCOMPARE(s->time.total, w.stepTime->si);
    QCOMPARE(s->days.si, w.daysIdeal->si);
    QCOMPARE(s->mfu.si, w.mfu->si);
    QCOMPARE(s->hfu.si, w.hfu->si);
    QCOMPARE(s->memory.total(), w.memoryPerCard->si);
    QCOMPARE(s->memoryShare.si, w.memoryShare->si);
    const double cards = static_cast<double>(e.design.pools.front().value.accelerators);
    QVERIFY(std::abs(s->tokensPerCard.si * cards / w.tokensPerSecond->si - 1) < 1e-12);
}

// Putting a found strategy into the design gives the very numbers the search promised.
void StrategiesTest::whatIsFoundIsWhatTheDesignWouldGive() {
    auto e = examples::bid(catalog());
    const auto question = strategyQuestion(e.design, evaluate(e.project, e.design), 0, 5);
    const auto answer = searchStrategies(*question.request, 2);
    QCOMPARE(answer.best.size(), std::size_t{5});
    for (const Strategy& s : answer.best) {
        setMapping(e.design.workloads.front().value, s.mapping);
        const auto w = evaluate(e.project, e.design).workloads.front().value;
        QVERIFY(w.stepTime);
        QCOMPARE(w.stepTime->si, s.time.total);
        QCOMPARE(w.memoryPerCard->si, s.memory.total());
        QCOMPARE(w.mfu->si, s.mfu.si);
        QCOMPARE(w.hfu->si, s.hfu.si);
    }
}

void StrategiesTest::theQuestionNamesWhatIsMissing() {
    auto e = examples::bid(catalog());
    e.design.pools.front().value.card.memoryBandwidth.reset();
    const auto waiting = strategyQuestion(e.design, evaluate(e.project, e.design), 0);
    QVERIFY(!waiting.request);
    QCOMPARE(waiting.missing.size(), std::size_t{1});
    QVERIFY(QString::fromStdString(waiting.missing.front()).endsWith(QStringLiteral(".card.memory_bandwidth")));
    const auto beyond = strategyQuestion(e.design, evaluate(e.project, e.design), 99);
    QVERIFY(!beyond.request && beyond.missing.empty());
    e.design.workloads.front().value.kind = WorkloadKind::Inference;
    const auto none = strategyQuestion(e.design, evaluate(e.project, e.design), 0);
    QVERIFY(!none.request && none.missing.empty());
}

void StrategiesTest::oneRequestHasOneAnswer() {
    const auto e = examples::bid(catalog());
    const Results r = evaluate(e.project, e.design);
    const auto a = strategyQuestion(e.design, r, 0), b = strategyQuestion(e.design, r, 0);
    QVERIFY(*a.request == *b.request);
    const auto one = searchStrategies(*a.request, 1), two = searchStrategies(*b.request, 2);
    QCOMPARE(one.best.size(), two.best.size());
    QVERIFY(one.counts == two.counts);
    for (std::size_t i = 0; i < one.best.size(); ++i) QVERIFY(one.best[i].mapping == two.best[i].mapping);
}

void StrategiesTest::aSearchCanBeStopped() {
    const auto e = examples::bid(catalog());
    const auto question = strategyQuestion(e.design, evaluate(e.project, e.design), 0);
    std::stop_source stop;
    stop.request_stop();
    const auto answer = searchStrategies(*question.request, 1, stop.get_token());
    QVERIFY(!answer.complete);
    QCOMPARE(answer.counts.generated, std::int64_t{0});
}

QTEST_GUILESS_MAIN(StrategiesTest)
#include "strategies_test.moc"
