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

QTEST_GUILESS_MAIN(NearestFitTest)
#include "nearest_fit_test.moc"
