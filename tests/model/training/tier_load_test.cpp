// SPDX-License-Identifier: GPL-3.0-or-later
// What strategies ask of the tiers of a network: closed forms of hierarchical rings, published volumes, sums.

#include <QtTest>

#include "model/training/scaling_curve.h"
#include "model/training/tier_load.h"

using namespace model::training;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(std::abs(a), std::abs(b));
}

/// Llama 70B on 1,024 cards: TP8 PP4 DP32, 32-bit gradients reduced, 16-bit weights gathered.
StepCase llama70() {
    StepCase c;
    Architecture& a = c.layer.model;
    a.layers = 80, a.hidden = 8192, a.heads = 64, a.kvHeads = 8, a.ffn = 28672, a.ffnMatrices = 3, a.vocab = 128256;
    c.layer.sequence = 4096;
    c.layer.card.peak16 = 989e12, c.layer.card.memory = 80e9, c.layer.card.memoryBandwidth = 3.35e12;
    c.layer.network.count = 4;
    c.layer.network.tiers[0] = {8, 360e9, 1, 3e-6};
    c.layer.network.tiers[1] = {256, 45e9, 1, 8e-6};
    c.layer.network.tiers[2] = {4096, 45e9, 2, 8e-6};
    c.layer.network.tiers[3] = {1e9, 45e9, 4, 8e-6};
    c.globalBatch = 1024;
    return c;
}

Mapping tp8pp4dp32() {
    Mapping m;
    m.tensor = 8, m.pipeline = 4, m.data = 32, m.sequenceParallel = true;
    return m;
}

}  // namespace

class TierLoadTest : public QObject {
    Q_OBJECT
private slots:
    void aHierarchicalRingSendsOneShareOutward();
    void nothingIsLostBetweenDomainAndPorts();
    void gradientsOfThePublishedCaseLeaveThroughThePorts();
    void oversubscriptionLowersTheSupplyOfItsTier();
    void theBindingTierHasTheLeastSlack();
    void onePlainCardExchangesNothing();
    void kneeAndTurnOfAClosedForm();
    void aCurveThatAlwaysGainsHasNeither();
};

// Reduce-scatter in domains of g, ring over n/g domains on 1/g of the bytes: 2 ((n/g - 1)/(n/g)) / g of 2 (n-1)/n.
void TierLoadTest::aHierarchicalRingSendsOneShareOutward() {
    for (const double g : {1.0, 4.0, 8.0, 64.0})
        for (const double n : {64.0, 1024.0}) {
            const double outer = n / g, outside = 2 * (outer - 1) / outer / g, all = 2 * (n - 1) / n;
            QVERIFY(near(ringCrossing(n, g, g), outside / all, 1e-12) || outside == 0);
            // Four domains below a switch: one of the four neighbours of every ring sends outward.
            if (4 * g < n) QVERIFY(near(ringCrossing(n, g, 4 * g), outside / all / 4, 1e-12));
        }
    QCOMPARE(ringCrossing(64, 1, 1), 1.0);
    QCOMPARE(ringCrossing(64, 1, 32), 1.0 / 32);  // contiguous ring, 32 per leaf (fabric-racks-bom.md 8)
    QCOMPARE(ringCrossing(64, 8, 64), 0.0);
    QVERIFY(near(everyoneCrossing(64, 1, 8), 56.0 / 63));
    QCOMPARE(ringCrossing(1, 1, 1), 0.0);
}

void TierLoadTest::nothingIsLostBetweenDomainAndPorts() {
    const StepCase c = llama70();
    for (const std::int64_t t : {1, 2, 8}) {
        Mapping m = tp8pp4dp32();
        m.tensor = t, m.data = 256 / t;
        const auto step = stepAnswer(c, m);
        QVERIFY(step);
        const TierLoads loads = tierLoads(c, m, step->time);
        const Volumes v = stepVolumes(c, m);
        for (const auto part : {&Volumes::tensor, &Volumes::gradient, &Volumes::pipeline})
            QVERIFY(near(loads.tier[0].bytes.*part + loads.tier[1].bytes.*part, v.*part, 1e-12));
        for (std::size_t i = 2; i < loads.count; ++i)  // what crosses an outer tier has crossed the inner one
            QVERIFY(loads.tier[i].bytes.gradient <= loads.tier[i - 1].bytes.gradient * (1 + 1e-12));
    }
}

// 70.6 B parameters on TP8 PP4 DP32 with 32-bit reduction and 16-bit gathering: 12.8 GB per card and step. The gradient
// groups lie 8 cards apart, so none of it stays inside a domain of 8; they have one of 32 microbatches to hide behind.
void TierLoadTest::gradientsOfThePublishedCaseLeaveThroughThePorts() {
    const StepCase c = llama70();
    const Mapping m = tp8pp4dp32();
    const auto step = stepAnswer(c, m);
    QVERIFY(step);
    const TierLoads loads = tierLoads(c, m, step->time);
    QCOMPARE(loads.tier[0].bytes.gradient, 0.0);
    // Embedding and head stand on the outer stages: the fullest card sends a little more than the mean.
    QVERIFY2(near(loads.tier[1].bytes.gradient, 12.8e9, 0.06),
             qPrintable(QString::number(loads.tier[1].bytes.gradient)));
    QCOMPARE(loads.tier[1].bytes.tensor, 0.0);
    QCOMPARE(step->time.microbatches, 32.0);
    const double work = step->time.compute + step->time.recompute;
    const double need = loads.tier[1].bytes.gradient / (work / 32) + loads.tier[1].bytes.pipeline / work;
    QVERIFY(near(loads.tier[1].need, need));
    QCOMPARE(loads.tier[1].supply, 45e9);
}

void TierLoadTest::oversubscriptionLowersTheSupplyOfItsTier() {
    const StepCase c = llama70();
    const auto step = stepAnswer(c, tp8pp4dp32());
    const TierLoads loads = tierLoads(c, tp8pp4dp32(), step->time);
    QCOMPARE(loads.count, std::size_t{4});
    QCOMPARE(loads.tier[2].supply, 22.5e9);
    QCOMPARE(loads.tier[3].supply, 11.25e9);
    // Blocks of 256 cards hold all 32 replicas that lie 8 apart: gradients stay below one leaf, boundaries do not.
    QCOMPARE(loads.tier[2].bytes.gradient, 0.0);
    QVERIFY(loads.tier[2].bytes.pipeline > 0);
}

void TierLoadTest::theBindingTierHasTheLeastSlack() {
    const StepCase c = llama70();
    const auto step = stepAnswer(c, tp8pp4dp32());
    const TierLoads loads = tierLoads(c, tp8pp4dp32(), step->time);
    const std::size_t at = loads.binding();
    QCOMPARE(at, std::size_t{1});
    for (std::size_t i = 0; i < loads.count; ++i)
        if (loads.tier[i].used()) QVERIFY(loads.tier[at].slack() <= loads.tier[i].slack());
    QVERIFY(near(loads.tier[at].slack(), loads.tier[at].supply / loads.tier[at].need - 1));
}

void TierLoadTest::onePlainCardExchangesNothing() {
    StepCase c = llama70();
    c.layer.model.layers = 2;
    Mapping one;
    one.sequenceParallel = false;
    const auto step = stepAnswer(c, one);
    QVERIFY(step);
    const TierLoads loads = tierLoads(c, one, step->time);
    for (const TierLoad& t : loads.tier) QVERIFY(!t.used() && std::isfinite(t.need));
    QCOMPARE(loads.binding(), loads.count);
}

// A step of s + p/N: twice the cards bring 1.5 times from N = p/(2 s). With q N more it is fastest at sqrt(p/q).
void TierLoadTest::kneeAndTurnOfAClosedForm() {
    const double s = 1, p = 4096, q = 1.0 / 4096;
    std::vector<double> n, bent, turned;
    for (double x = 16; x <= 65536; x *= std::sqrt(2.0)) {
        n.push_back(x);
        bent.push_back(1 / (s + p / x));
        turned.push_back(1 / (s + p / x + q * x));
    }
    const ScalingMarks marks = scalingMarks(n, bent);
    QVERIFY(marks.knee && !marks.turn);
    QVERIFY2(near(*marks.knee, p / (2 * s), 0.02), qPrintable(QString::number(*marks.knee)));
    const ScalingMarks falling = scalingMarks(n, turned);
    QVERIFY(falling.turn);
    QVERIFY2(near(*falling.turn, std::sqrt(p / q), 1e-9), qPrintable(QString::number(*falling.turn)));
    QVERIFY(*falling.knee < *falling.turn);
    QVERIFY(near(throughputAt(n, bent, 2048).value(), 1 / (s + p / 2048), 0.01));
    QVERIFY(!throughputAt(n, bent, 8));
}

void TierLoadTest::aCurveThatAlwaysGainsHasNeither() {
    const std::vector<double> n{1, 2, 4, 8}, x{1, 1.9, 3.6, 6.8};
    const ScalingMarks marks = scalingMarks(n, x);
    QVERIFY(!marks.knee && !marks.turn);
    QVERIFY(!scalingMarks({}, {}).knee && !scalingMarks({8}, {1}).turn && !scalingMarks({1, 2}, {1}).knee);
}

QTEST_GUILESS_MAIN(TierLoadTest)
#include "tier_load_test.moc"
