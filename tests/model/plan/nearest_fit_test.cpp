// SPDX-License-Identifier: GPL-3.0-or-later
// A run that is too large for its cards says what would make it fit, and what it says is true.

#include <QtTest>

#include "model/core/units.h"
#include "model/plan/evaluate.h"
#include "model/plan/nearest_fit.h"
#include "tests/model/plan/examples.h"

using namespace model;

namespace {

const Catalog& catalog() {
    static const Catalog c = examples::shippedCatalog();
    return c;
}

/// The finding about memory of a design, and the one inside it.
const Problem* memoryFinding(const Results& r) {
    for (const Problem& p : r.problems)
        if (p.id == "mapping.memory") return &p;
    return nullptr;
}
const Problem& inside(const Problem& p) {
    return *std::get<Arg::Inner>(p.args.back().value).problem;
}

}  // namespace

class NearestFitTest : public QObject {
    Q_OBJECT
private slots:
    void theGentlestChangeComesFirst();
    void whatIsSaidIsTrue_data();
    void whatIsSaidIsTrue();
    void aRunThatFitsSaysNothing();
    void whenNoSingleChangeHelpsTheSearchDoes();
    void whenNothingFitsThatIsSaid();
    void whatDoesNotFitTakesNoDays();
    void aMappingThatCannotRunNamesTheNearestThatDoes_data();
    void aMappingThatCannotRunNamesTheNearestThatDoes();
    void aPoolTooSmallForAnyStrategyNamesTheSmallestThatFits_data();
    void aPoolTooSmallForAnyStrategyNamesTheSmallestThatFits();
};

void NearestFitTest::theGentlestChangeComesFirst() {
    auto e = examples::bid(catalog());
    e.design.workloads.front().value.microBatch = 8;
    const Results r = evaluate(e.project, e.design);
    const Problem* p = memoryFinding(r);
    QVERIFY(p);
    QCOMPARE(inside(*p).id, std::string("fits.micro_batch"));
    QVERIFY(!englishText(*p).empty());
}

void NearestFitTest::whatIsSaidIsTrue_data() {
    QTest::addColumn<double>("memory");
    for (const double gb : {25.0, 30.0, 35.0, 40.0, 44.0}) QTest::addRow("%g GB", gb) << gb;
}

void NearestFitTest::whatIsSaidIsTrue() {
    QFETCH(double, memory);
    auto e = examples::bid(catalog());
    e.design.pools.front().value.card.memory = Bytes{memory * 1e9};
    const Results r = evaluate(e.project, e.design);
    const Problem* p = memoryFinding(r);
    if (!p) return;
    const Problem& change = inside(*p);
    auto& w = e.design.workloads.front().value;
    const auto size = [&] { return static_cast<std::int64_t>(std::get<Arg::Number>(change.args.at(1).value).si); };
    if (change.id == "fits.micro_batch") w.microBatch = size();
    if (change.id == "fits.gradients") w.gradients = GradientExchange::Distributed;
    if (change.id == "fits.recompute") w.recompute = Recompute::Full;
    if (change.id == "fits.pipeline") w.pipelineParallel = size(), w.interleave = 1;
    if (change.id == "fits.tensor") w.tensorParallel = size();
    QVERIFY2(change.id != "fits.nothing", change.id.c_str());
    if (change.id.starts_with("fits.search")) return;
    const Results after = evaluate(e.project, e.design);
    QVERIFY(!memoryFinding(after));
    QCOMPARE(after.workloads.front().value.memoryPerCard->si, std::get<Arg::Number>(change.args.front().value).si);
}

void NearestFitTest::aRunThatFitsSaysNothing() {
    const auto e = examples::bid(catalog());
    QVERIFY(!memoryFinding(evaluate(e.project, e.design)));
}

void NearestFitTest::whenNoSingleChangeHelpsTheSearchDoes() {
    auto e = examples::bid(catalog());
    auto& card = e.design.pools.front().value.card;
    bool searched = false;
    for (double gb = 24; gb > 4 && !searched; gb -= 1) {
        card.memory = Bytes{gb * 1e9};
        const Results r = evaluate(e.project, e.design);
        const Problem* p = memoryFinding(r);
        QVERIFY(p);
        if (!inside(*p).id.starts_with("fits.search")) continue;
        searched = true;
        e.design.workloads.front().value.mapping = MappingChoice::Auto;
        const Results after = evaluate(e.project, e.design);
        QVERIFY(!memoryFinding(after));
        QVERIFY(after.workloads.front().value.memoryPerCard->si <= 0.94 * card.memory->si);
        QCOMPARE(after.workloads.front().value.strategy, std::get<std::string>(inside(*p).args.at(1).value));
    }
    QVERIFY(searched);
}

void NearestFitTest::whenNothingFitsThatIsSaid() {
    auto e = examples::bid(catalog());
    e.design.pools.front().value.card.memory = Bytes{1e9};
    const Results r = evaluate(e.project, e.design);
    const Problem* p = memoryFinding(r);
    QVERIFY(p);
    QCOMPARE(inside(*p).id, std::string("fits.nothing"));
}

void NearestFitTest::whatDoesNotFitTakesNoDays() {
    auto e = examples::bid(catalog());
    QVERIFY(evaluate(e.project, e.design).training.daysIdeal);
    e.design.workloads.front().value.microBatch = 8;
    const Results r = evaluate(e.project, e.design);
    QVERIFY(memoryFinding(r));
    QVERIFY(r.workloads.front().value.memoryPerCard);
    QVERIFY(!r.workloads.front().value.daysIdeal);
    QVERIFY(!r.workloads.front().value.tokensPerSecond);
    QVERIFY(!r.training.daysIdeal && !r.training.daysP50 && !r.cost.perRun);
    // A planned speed is the planner's word: the days stand, and so does the error.
    e.design.workloads.front().value.speed = SpeedSource::Policy;
    const Results planned = evaluate(e.project, e.design);
    QVERIFY(planned.training.daysIdeal);
    QVERIFY(memoryFinding(planned));
}

void NearestFitTest::aMappingThatCannotRunNamesTheNearestThatDoes_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("nearest");  // blank: any, as long as it runs
    QTest::newRow("TP 7") << "tensor_parallel"
                          << "7"
                          << "TP8 PP4";
    QTest::newRow("PP 128") << "pipeline_parallel"
                            << "128"
                            << "";
    QTest::newRow("interleave 7") << "interleave"
                                  << "7"
                                  << "TP8 PP4";
    QTest::newRow("CP 3") << "context_parallel"
                          << "3"
                          << "";
    QTest::newRow("EP without experts") << "expert_parallel"
                                        << "8"
                                        << "TP8 PP4";
    QTest::newRow("micro-batch 64") << "micro_batch"
                                    << "64"
                                    << "TP8 PP4";
    QTest::newRow("batch of 8") << "global_batch"
                                << "8"
                                << "";
}

void NearestFitTest::aMappingThatCannotRunNamesTheNearestThatDoes() {
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, nearest);
    auto e = examples::bid(catalog());
    e.set("workloads.pretrain." + key.toStdString(), value.toStdString());
    const Results r = evaluate(e.project, e.design);
    QVERIFY(r.workloads.front().value.strategy.empty());
    QVERIFY(!r.training.daysIdeal);
    const auto said = std::find_if(r.problems.begin(), r.problems.end(), [](const Problem& p) {
        return p.id == "mapping.nearest" || p.id == "mapping.smallest_pool";
    });
    QVERIFY(said != r.problems.end());
    const QString text = QString::fromStdString(englishText(*said));
    QVERIFY2(text.contains(nearest), qPrintable(text));
    if (said->id == "mapping.smallest_pool") return;
    // What it names does run.
    auto& w = e.design.workloads.front().value;
    const auto named = std::get<std::string>(said->args[1].value);
    const auto degree = [&](const char* word) {
        const QRegularExpression part(QStringLiteral("\\b%1(\\d+)").arg(QLatin1String(word)));
        const auto match = part.match(QString::fromStdString(named));
        return match.hasMatch() ? match.captured(1).toLongLong() : 1;
    };
    w.tensorParallel = degree("TP");
    w.pipelineParallel = degree("PP");
    w.interleave = degree("VP");
    w.contextParallel = degree("CP");
    w.expertParallel = degree("EP");
    w.expertTensorParallel = degree("ETP");
    w.microBatch = degree("MB");
    QVERIFY2(!evaluate(e.project, e.design).workloads.front().value.strategy.empty(), named.c_str());
}

void NearestFitTest::aPoolTooSmallForAnyStrategyNamesTheSmallestThatFits_data() {
    QTest::addColumn<int>("cards");
    for (const int cards : {1, 8}) QTest::addRow("%d cards", cards) << cards;
}

void NearestFitTest::aPoolTooSmallForAnyStrategyNamesTheSmallestThatFits() {
    QFETCH(int, cards);
    auto e = examples::bid(catalog());
    e.design.workloads.front().value.mapping = MappingChoice::Auto;
    const auto fits = [&](std::int64_t n) {
        e.design.pools.front().value.accelerators = n;
        return !evaluate(e.project, e.design).workloads.front().value.strategy.empty();
    };
    QVERIFY(!fits(cards));
    const Results r = evaluate(e.project, e.design);
    const auto said = std::find_if(r.problems.begin(), r.problems.end(),
                                   [](const Problem& p) { return p.id == "mapping.smallest_pool"; });
    QVERIFY(said != r.problems.end());
    const auto smallest = static_cast<std::int64_t>(std::get<Arg::Number>(said->args[1].value).si);
    QVERIFY(smallest > cards);
    QVERIFY(fits(smallest));
    QVERIFY(!fits(smallest / 2));
}

QTEST_GUILESS_MAIN(NearestFitTest)
#include "nearest_fit_test.moc"
