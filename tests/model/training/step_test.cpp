// SPDX-License-Identifier: GPL-3.0-or-later
// The step model: closed forms where they exist, laws that must hold for every strategy.

#include <QtTest>
#include <random>

#include "model/training/scaling_curve.h"
#include "model/training/search.h"
#include "model/training/volumes.h"

using namespace model::training;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(std::abs(a), std::abs(b));
}

Architecture gpt(std::int64_t layers, std::int64_t hidden, std::int64_t heads) {
    Architecture a;
    a.layers = layers, a.hidden = hidden, a.heads = a.kvHeads = heads;
    a.ffn = 4 * hidden, a.ffnMatrices = 2, a.vocab = 51200;
    return a;
}

StepCase caseOf(const Architecture& a, double batch) {
    StepCase c;
    c.layer.model = a;
    c.layer.sequence = 2048;
    c.layer.card.peak16 = 989e12, c.layer.card.peak8 = 1979e12;
    c.layer.card.memory = 80e9, c.layer.card.memoryBandwidth = 3.35e12;
    c.layer.network.count = 3;
    c.layer.network.tiers[0] = {8, 360e9, 1, 3e-6};
    c.layer.network.tiers[1] = {256, 45e9, 1, 8e-6};
    c.layer.network.tiers[2] = {1e9, 45e9, 1, 8e-6};
    c.globalBatch = batch;
    return c;
}

Mapping mapping(std::int64_t t, std::int64_t p, std::int64_t d, std::int64_t v = 1) {
    Mapping m;
    m.tensor = t, m.pipeline = p, m.data = d, m.interleave = v;
    m.sequenceParallel = t > 1;
    return m;
}

double sumOf(const StepTime& t) {
    return t.compute + t.recompute + t.bubble + t.optimizer + t.exposed() + t.straggler;
}

/// Layers of all stages, by kind of layer.
std::pair<double, double> layersOf(const StageKinds& kinds) {
    double dense = 0, experts = 0;
    for (std::size_t i = 0; i < kinds.size; ++i) {
        dense += kinds.kind[i].count * kinds.kind[i].denseLayers;
        experts += kinds.kind[i].count * kinds.kind[i].expertLayers;
    }
    return {dense, experts};
}

}  // namespace

class StepTest : public QObject {
    Q_OBJECT
private slots:
    void everyStageGetsItsLayers();
    void leftoverLayersGoToTheInnerStagesFirst();
    void partsSumToTheStep();
    void equalStagesGiveTheBubbleOfThePaper();
    void aGroupSpansTheSmallestBlockThatHoldsIt();
    void oversubscriptionSlowsOnlyWhatCrosses();
    void moreBandwidthNeverSlowsAStep();
    void memoryFallsWithEveryWayOfSplitting();
    void noStepIsFasterThanItsFlops();
    void mappingsThatDoNotDivideAreNamed();
    void zeroBubbleSchedulesWaitLess();
    void counterSumsAreExact();
    void theSearchFindsWhatTryingEverythingFinds();
    void theOrderDoesNotDependOnThreads();
    void theBestStrategyOfThePeerIsNotFaster_data();
    void theBestStrategyOfThePeerIsNotFaster();
    void aStoppedSearchSaysSo();
    void nothingFitsNamesTheNearestMiss();
};

void StepTest::everyStageGetsItsLayers() {
    Architecture a = gpt(61, 7168, 128);
    a.moe = Experts{256, 8, 1, 2048, 3};
    for (std::int64_t p = 1; p <= 61; ++p) {
        const StageKinds kinds = stageKinds(a, p);
        double stages = 0;
        for (std::size_t i = 0; i < kinds.size; ++i) stages += kinds.kind[i].count;
        QCOMPARE(stages, static_cast<double>(p));
        const auto [dense, experts] = layersOf(kinds);
        QCOMPARE(dense, 3.0);
        QCOMPARE(experts, 58.0);
        QVERIFY(kinds.kind[0].first && kinds.kind[kinds.size - 1].last);
    }
}

void StepTest::leftoverLayersGoToTheInnerStagesFirst() {
    const StageKinds kinds = stageKinds(gpt(126, 16384, 128), 16);  // Llama 3.1 405B: 7, 8 x 14, 7
    QCOMPARE(kinds.size, std::size_t{3});
    QCOMPARE(kinds.kind[0].denseLayers, 7.0);
    QCOMPARE(kinds.kind[1].denseLayers, 8.0);
    QCOMPARE(kinds.kind[1].count, 14.0);
    QCOMPARE(kinds.kind[2].denseLayers, 7.0);
}

void StepTest::partsSumToTheStep() {
    const StepCase c = caseOf(gpt(96, 12288, 96), 1536);
    for (const Mapping& m : {mapping(8, 12, 4), mapping(8, 8, 12, 6), mapping(4, 8, 12, 12), mapping(8, 1, 48)}) {
        const auto r = stepAnswer(c, m);
        QVERIFY(r);
        QVERIFY(near(sumOf(r->time), r->time.total, 1e-12));
    }
}

// Narayanan 2021, section 2.2: bubble over ideal = (p-1)/(v m) when all stages take the same time.
void StepTest::equalStagesGiveTheBubbleOfThePaper() {
    StepCase c = caseOf(gpt(96, 12288, 96), 64);
    c.layer.model.vocab = 1;  // no head to speak of
    for (const std::int64_t v : {1, 2, 3}) {
        const auto r = stepAnswer(c, mapping(8, 8, 1, v));
        QVERIFY(r);
        const double work = r->time.compute + r->time.recompute + r->time.tensor;
        QVERIFY(near(r->time.bubble / work, bubbleOverIdeal(8, 64, static_cast<double>(v)).value(), 0.02));
    }
}

void StepTest::aGroupSpansTheSmallestBlockThatHoldsIt() {
    const Network n = caseOf(gpt(96, 12288, 96), 64).layer.network;
    const GroupPath tensor = groupPath(n, 8, 1);
    QCOMPARE(tensor.inner, 8.0);
    QCOMPARE(tensor.outer, 1.0);
    const GroupPath gradients = groupPath(n, 32, 8);  // one card of each of 32 servers: 256 cards
    QCOMPARE(gradients.inner, 1.0);
    QCOMPARE(gradients.outer, 32.0);
    QCOMPARE(gradients.tier, 1);
    QCOMPARE(groupPath(n, 33, 8).tier, 2);
    const GroupPath experts = groupPath(n, 64, 1);
    QCOMPARE(experts.inner, 8.0);
    QCOMPARE(experts.outer, 8.0);
}

void StepTest::oversubscriptionSlowsOnlyWhatCrosses() {
    Network n = caseOf(gpt(96, 12288, 96), 64).layer.network;
    n.tiers[2].oversubscription = 7;
    QCOMPARE(groupPath(n, 32, 8).outerBandwidth, 45e9);  // stays under its leaves
    // 64 servers on two leaves of 32: a ring crosses with one byte in 32.
    QVERIFY(near(groupPath(n, 64, 8).outerBandwidth, 45e9 * serialDerating(1.0 / 32, 7)));
    n.tiers[2].oversubscription = 1;
    QCOMPARE(groupPath(n, 64, 8).outerBandwidth, 45e9);
}

void StepTest::moreBandwidthNeverSlowsAStep() {
    const StepCase base = caseOf(gpt(96, 12288, 96), 1536);
    for (const Mapping& m : {mapping(8, 12, 4), mapping(8, 8, 12, 6), mapping(16, 6, 4), mapping(1, 96, 4)}) {
        StepCase fast = base;
        for (auto& tier : fast.layer.network.tiers) tier.bandwidth *= 2;
        const auto slow = stepAnswer(base, m), quick = stepAnswer(fast, m);
        QVERIFY(slow && quick);
        QVERIFY(quick->time.total <= slow->time.total);
    }
}

void StepTest::memoryFallsWithEveryWayOfSplitting() {
    const StepCase c = caseOf(gpt(96, 12288, 96), 1536);
    const auto total = [&](const Mapping& m) { return stepAnswer(c, m)->memory.total(); };
    QVERIFY(total(mapping(8, 12, 4)) < total(mapping(4, 12, 8)));
    QVERIFY(total(mapping(8, 12, 4)) < total(mapping(8, 6, 8)));
    Mapping m = mapping(8, 12, 4);
    const double distributed = total(m);
    m.gradients = GradientForm::AllReduce;
    QVERIFY(distributed < total(m));
    m = mapping(8, 12, 4);
    m.microBatch = 2;
    QVERIFY(distributed < total(m));
    m.microBatch = 1, m.recompute = ActivationMode::Full;
    QVERIFY(total(m) < distributed);
    Mapping whole = mapping(8, 1, 48), sharded = whole;
    sharded.gradients = GradientForm::Sharded;
    QVERIFY(stepAnswer(c, sharded)->memory.states() < stepAnswer(c, whole)->memory.states());
}

void StepTest::noStepIsFasterThanItsFlops() {
    StepCase c = caseOf(gpt(96, 12288, 96), 1536);
    std::mt19937 random(11);
    const std::int64_t ts[] = {1, 2, 4, 8}, ps[] = {1, 2, 3, 4, 6, 8, 12, 24};
    for (int i = 0; i < 200; ++i) {
        const Mapping m = mapping(ts[random() % 4], ps[random() % 8], std::int64_t{1} << random() % 6);
        const auto r = stepAnswer(c, m);
        if (!r) continue;
        const double perToken = trainFlopsPerToken(c.layer.model, 2048, AttentionCount::Causal)->si;
        const double least = perToken * 2048 * 1536 / (static_cast<double>(m.cards()) * c.layer.card.peak16);
        QVERIFY(r->time.total > least);
    }
}

void StepTest::mappingsThatDoNotDivideAreNamed() {
    const Architecture a = gpt(96, 12288, 96);
    const auto fault = [&](const Mapping& m) { return mappingFault(a, 2048, 64, m); };
    QCOMPARE(fault(mapping(8, 8, 1)), MappingFault::None);
    QCOMPARE(fault(mapping(7, 8, 1)), MappingFault::Heads);
    QCOMPARE(fault(mapping(8, 97, 1)), MappingFault::Layers);
    QCOMPARE(fault(mapping(8, 8, 1, 5)), MappingFault::Layers);
    QCOMPARE(fault(mapping(8, 8, 5)), MappingFault::None);  // the last microbatch is not full
    QCOMPARE(fault(mapping(8, 8, 128)), MappingFault::Batch);
    QCOMPARE(fault(mapping(0, 8, 1)), MappingFault::NotPositive);
    Mapping m = mapping(8, 8, 1);
    m.expert = 2;
    QCOMPARE(fault(m), MappingFault::Experts);
    m = mapping(8, 8, 1), m.context = 3;
    QCOMPARE(fault(m), MappingFault::Sequence);
    QCOMPARE(fault(mapping(8, 32, 16, 3)), MappingFault::Schedule);  // 4 microbatches feed no interleaved pipeline of 32
}

void StepTest::zeroBubbleSchedulesWaitLess() {
    const StepCase c = caseOf(gpt(96, 12288, 96), 64);
    Mapping m = mapping(8, 8, 1);
    double last = stepAnswer(c, m)->time.bubble;
    for (const Schedule s : {Schedule::ZeroBubbleH1, Schedule::ZeroBubbleH2}) {
        m.schedule = s;
        const double now = stepAnswer(c, m)->time.bubble;
        QVERIFY(now < last);
        last = now;
    }
}

void StepTest::counterSumsAreExact() {
    StepCase c = caseOf(gpt(96, 12288, 96), 512);
    c.layer.stack.flashAttention = false;
    for (const std::int64_t n : {8, 64, 96, 512, 510}) {
        SearchSpace space;
        space.cards = n, space.zeroBubble = space.dualPipe = true;
        const SearchCounts k = search(c, space).counts;
        QVERIFY(k.generated > 0);
        QCOMPARE(k.generated, k.divisibility + k.states + k.activations + k.bound + k.evaluated);
        QCOMPARE(k.evaluated, k.bandwidth + k.feasible);
    }
}

/// Plain loops over every size up to the number of cards, nothing pruned.
void StepTest::theSearchFindsWhatTryingEverythingFinds() {
    Architecture moe = gpt(12, 2048, 16);
    moe.moe = Experts{16, 2, 1, 1024, 1};
    for (const Architecture& a : {gpt(24, 4096, 32), moe}) {
        StepCase c = caseOf(a, 32);
        SearchSpace space;
        space.cards = 16, space.exposedShare = 1;
        const auto found = search(c, space);
        QVERIFY(!found.best.empty());
        double best = 1e300;
        for (std::int64_t t = 1; t <= 8; ++t)
            for (std::int64_t p = 1; p <= 16; ++p)
                for (std::int64_t x = 1; x <= 16; x *= 2)
                    for (std::int64_t e = 1; e <= (a.moe ? 16 : 1); ++e)
                        for (const std::int64_t et : {std::int64_t{1}, t})
                            for (std::int64_t b = 1; b <= 32; ++b)
                                for (std::int64_t v = 1; v <= 24; ++v)
                                    for (int rest = 0; rest < 12; ++rest) {
                                        if (16 % (t * p * x) != 0 || (t == 1 && rest % 2)) continue;
                                        if (et > 1 && !a.moe) continue;
                                        Mapping m = mapping(t, p, 16 / (t * p * x), v);
                                        m.context = x, m.expert = e, m.expertTensor = et, m.microBatch = b;
                                        m.sequenceParallel = rest % 2;
                                        m.recompute = rest / 2 % 2 ? ActivationMode::Full : ActivationMode::Keep;
                                        m.gradients = static_cast<GradientForm>(rest / 4);
                                        if (m.gradients == GradientForm::Sharded && p > 1) continue;
                                        const double n = 32.0 / static_cast<double>(m.data * b);
                                        if (n != std::floor(n) || (v > 1 && std::fmod(n, static_cast<double>(p)) != 0)) continue;
                                        const auto r = stepAnswer(c, m);
                                        if (r && r->fits) best = std::min(best, r->time.total);
                                    }
        QVERIFY(near(found.best.front().time.total, best, 1e-12));
        for (std::size_t i = 1; i < found.best.size(); ++i)
            QVERIFY(found.best[i - 1].time.total <= found.best[i].time.total);
    }
}

void StepTest::theOrderDoesNotDependOnThreads() {
    const StepCase c = caseOf(gpt(96, 12288, 96), 512);
    SearchSpace space;
    space.cards = 512;
    const auto one = search(c, space, 1);
    for (const int threads : {2, 8}) {
        const auto more = search(c, space, threads);
        QVERIFY(one.counts == more.counts);
        QCOMPARE(one.best.size(), more.best.size());
        for (std::size_t i = 0; i < one.best.size(); ++i) {
            QVERIFY(one.best[i].mapping == more.best[i].mapping);
            QCOMPARE(one.best[i].time.total, more.best[i].time.total);
        }
    }
}

// The bounded searches of Calculon (commit caa4b11, a100_80g without second-tier memory, no overlap of tensor and data
// parallelism): the strategies it found best, timed by this model, against what this search finds on the same inputs.
void StepTest::theBestStrategyOfThePeerIsNotFaster_data() {
    QTest::addColumn<int>("layers");
    QTest::addColumn<int>("hidden");
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("tensor");
    QTest::addColumn<int>("pipeline");
    QTest::addColumn<int>("interleave");
    QTest::addColumn<double>("seconds");
    QTest::newRow("gpt3-175B, 64 cards") << 96 << 12288 << 96 << 64 << 4 << 8 << 6 << 11.411;
    QTest::newRow("megatron-1T, 512 cards") << 128 << 25600 << 160 << 512 << 8 << 32 << 4 << 61.166;
}

void StepTest::theBestStrategyOfThePeerIsNotFaster() {
    QFETCH(int, layers);
    QFETCH(int, hidden);
    QFETCH(int, heads);
    QFETCH(int, cards);
    QFETCH(int, tensor);
    QFETCH(int, pipeline);
    QFETCH(int, interleave);
    QFETCH(double, seconds);
    StepCase c = caseOf(gpt(layers, hidden, heads), cards);
    c.layer.card.peak16 = 312e12, c.layer.card.memoryBandwidth = 2.048e12;
    // That tool knows no vocabulary, no jitter, no slow servers and no memory of libraries; its gradients have 16 bits and
    // large products run at 95 %.
    c.layer.model.vocab = 1;
    c.layer.stack.gradientBytes = 2;
    c.layer.card.coefficients.matrix16 = 0.95;
    c.layer.card.coefficients.jitter = c.layer.card.coefficients.slowBy = 0;
    c.usable = 1, c.reserve = 0, c.layer.card.memory = 80.0 * 1024 * 1024 * 1024;
    c.layer.stack.flashAttention = c.layer.stack.tensorOverlap = c.layer.stack.gradientOverlap = false;
    c.layer.network.tiers[0] = {8, 300e9 * 0.65, 1, 3e-6};
    c.layer.network.tiers[1] = {1024, 25e9 * 0.9, 1, 8e-6};
    c.layer.network.tiers[2] = {1e9, 25e9 * 0.9, 1, 8e-6};
    Mapping theirs = mapping(tensor, pipeline, cards / (tensor * pipeline), interleave);
    theirs.recompute = ActivationMode::Selective;
    const auto peer = stepAnswer(c, theirs);
    QVERIFY2(peer && peer->fits, qPrintable(QString::number(peer ? peer->memory.total() / 1024 / 1024 / 1024 : 0)));
    SearchSpace space;
    space.cards = cards;
    space.exposedShare = 1;
    const auto found = search(c, space, 2);
    QVERIFY(!found.best.empty());
    QVERIFY2(found.best.front().time.total <= peer->time.total * (1 + 1e-12),
             qPrintable(QStringLiteral("%1 s against %2 s").arg(found.best.front().time.total).arg(peer->time.total)));
    // Its own clock says about the same of that strategy: two models of one machine.
    QVERIFY2(std::abs(peer->time.total / seconds - 1) < 0.2, qPrintable(QString::number(peer->time.total)));
}

void StepTest::aStoppedSearchSaysSo() {
    SearchSpace space;
    space.cards = 512;
    std::stop_source stop;
    stop.request_stop();
    const auto r = search(caseOf(gpt(96, 12288, 96), 512), space, 2, stop.get_token());
    QVERIFY(!r.complete);
}

void StepTest::nothingFitsNamesTheNearestMiss() {
    SearchSpace space;
    space.cards = 64;
    const auto r = search(caseOf(gpt(128, 25600, 160), 512), space);
    QVERIFY(r.best.empty());
    QVERIFY(r.counts.generated > 0);
    QVERIFY(r.states && r.states->needed > r.states->available);
}

QTEST_APPLESS_MAIN(StepTest)
#include "step_test.moc"
