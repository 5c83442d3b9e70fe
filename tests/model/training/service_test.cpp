// SPDX-License-Identifier: GPL-3.0-or-later
// An instance of an inference service over its batch: published and closed-form values, limits and monotone curves.
#include <QtTest>
#include <cmath>

#include "model/training/service.h"

using namespace model;
using namespace model::training;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(std::abs(a), std::abs(b));
}

Architecture llama70b() {
    Architecture a;
    a.layers = 80, a.hidden = 8192, a.heads = 64, a.kvHeads = 8, a.headDim = 128, a.ffn = 28672, a.vocab = 128256;
    return a;
}

/// Llama 70B in 16 bits on 8 H100; links that take no time, so that the closed forms stand alone.
ServiceCase case70b() {
    ServiceCase c;
    c.model = llama70b();
    c.cards = {8, {989e12}, {3.35e12}, 0.7, 0.5, 0.5};
    c.network.tiers[0] = {8, 1e30, 1, 0};
    c.network.count = 1;
    c.prompt = 2048, c.output = 4096;  // mean context 4,096
    c.memory = {80e9};
    return c;
}

ServicePoint at(const ServiceBasis& b, double batch) {
    return servicePoint(b, batch).value();
}

}  // namespace

class ServiceTest : public QObject {
    Q_OBJECT
private slots:
    void goldenValuesOfLlamaOnEightCards();
    void goldenValuesOfCacheAndExperts();
    void decodeTurnsFromMemoryToComputationAtTheCrossover();
    void cardsBeyondTheHeadsKeepTheCacheAgain();
    void exchangeTakesTheTimeOfItsTier();
    void oneShotBeatsTheRingForFewBytes();
    void apartTheSameWorkWithoutPromptsCuttingIn();
    void theLargestBatchWithinATargetIsExact();
    void theFirstTokenWaitsInTheQueue();
    void nonsenseGetsNoAnswer();
};

// training.md 15: batch 1 without context 7.52 ms; batch 64 at 4,096 tokens 12.1 ms, 5,289 tokens/s, 82.6 per user;
// 312 sequences; a prompt of 2,048 tokens at 50 % of the peak 72 ms.
void ServiceTest::goldenValuesOfLlamaOnEightCards() {
    const auto b = serviceBasis(case70b()).value();
    QCOMPARE(b.meanContext, 4096.0);
    QCOMPARE(b.sequences, 312);
    QVERIFY(near(b.prefill.si, 0.07226, 1e-3));
    QVERIFY(near(b.weights.si / (8 * 3.35e12 * 0.7), 7.52e-3, 1e-3));
    const ServicePoint p = at(b, 64);
    QVERIFY(near(p.pass.si, 12.1e-3, 1e-3));
    QVERIFY(near(64 / p.pass.si, 5289, 1e-3));
    QVERIFY(near(1 / p.pass.si, 82.6, 1e-3));
    QVERIFY(p.memoryBound);
}

void ServiceTest::goldenValuesOfCacheAndExperts() {
    Architecture deepSeek;
    deepSeek.layers = 61, deepSeek.hidden = 7168, deepSeek.heads = 128, deepSeek.ffn = 18432, deepSeek.vocab = 129280;
    deepSeek.moe = Experts{256, 8, 1, 2048, 3};
    deepSeek.mla = LatentAttention{1536, 512, 128, 64, 128};
    ServiceCase c = case70b();
    QVERIFY(near(serviceBasis(c)->kvPerToken.si, 327680));
    c.model = deepSeek;
    c.memory = {640e9};
    const auto b = serviceBasis(c).value();
    QVERIFY(near(b.kvPerToken.si, 70272));
    for (const auto& [tokens, experts] : {std::pair{1.0, 8.0}, {8.0, 57.4}, {32.0, 163.3}, {128.0, 251.6}})
        QVERIFY(near(at(b, tokens).distinctExperts, experts, 1e-3));
    c.cacheBytes = 1;
    QVERIFY(near(serviceBasis(c)->kvPerToken.si, 70272 / 2.0));
    // A larger batch reads more experts, never more than all weights.
    QVERIFY(at(b, 1).pass < at(b, 64).pass);
}

void ServiceTest::decodeTurnsFromMemoryToComputationAtTheCrossover() {
    ServiceCase c = case70b();
    c.cards.bandwidthUse = c.cards.decodeUse = 0.5;
    c.prompt = 1, c.output = 1;  // next to no cache to read
    const auto b = serviceBasis(c).value();
    QVERIFY(near(b.crossover, 295, 2e-3));  // H100 at equal efficiencies
    QVERIFY(at(b, 290).memoryBound && !at(b, 300).memoryBound);
}

// Eight key and value heads over sixteen cards: each is kept twice, so twice the cards hold less than twice the cache.
void ServiceTest::cardsBeyondTheHeadsKeepTheCacheAgain() {
    ServiceCase c = case70b();
    const auto eight = serviceBasis(c).value();
    c.cards.cards = 16;
    c.network.tiers[0].members = 16;
    const auto sixteen = serviceBasis(c).value();
    QCOMPARE(eight.copies, 1.0);
    QCOMPARE(sixteen.copies, 2.0);
    const double room = 16 * 80e9 * 0.9 - sixteen.weights.si - 32e9;
    QCOMPARE(sixteen.sequences, std::llround(std::floor(room / (2 * 327680.0 * 4096))));
}

// 2 L all-reduces of 2 b h bytes over 8 cards at 450 GB/s and 3 us.
void ServiceTest::exchangeTakesTheTimeOfItsTier() {
    ServiceCase c = case70b();
    c.network.tiers[0] = {8, 450e9, 1, 3e-6};
    const auto b = serviceBasis(c).value();
    const double one = 3e-6 + 7 * (2 * 8192.0) / 450e9;
    QVERIFY(near(at(b, 1).exchange.si, 160 * one));
    const auto free = serviceBasis(case70b()).value();
    QVERIFY(near(at(b, 1).pass.si - at(free, 1).pass.si, 160 * one, 1e-6));
}

void ServiceTest::oneShotBeatsTheRingForFewBytes() {
    Network n;
    n.tiers[0] = {8, 450e9, 1, 3e-6};
    n.count = 1;
    const GroupPath path = groupPath(n, 8, 1);
    QVERIFY(directAllReduceTime(path, 16384) < ringAllReduce(8, 16384, 450e9, 3e-6));
    QVERIFY(near(directAllReduceTime(path, 1e9), ringAllReduce(8, 1e9, 450e9, 3e-6), 0.02));  // bytes decide
    QCOMPARE(directAllReduceTime(groupPath(n, 1, 1), 1e9), 0.0);
    n.tiers[1] = {1e15, 50e9, 1, 8e-6};
    n.count = 2;
    QVERIFY(directAllReduceTime(groupPath(n, 16, 1), 16384) > 2 * 8e-6);  // the network has its say
}

void ServiceTest::apartTheSameWorkWithoutPromptsCuttingIn() {
    ServiceCase c = case70b();
    const auto together = serviceBasis(c).value();
    c.apart = true;
    c.link = {8 * 50e9};
    const auto apart = serviceBasis(c).value();
    const ServicePoint a = at(together, 64), d = at(apart, 64);
    QVERIFY(near(a.token.si, a.pass.si + 64 * together.prefill.si / 4096));
    QCOMPARE(d.token.si, d.pass.si);
    QVERIFY(near(apart.transfer.si, 327680 * 2048 / (8 * 50e9)));
    // Work is conserved: one decode instance with its share of prefill does what the same cards do together.
    QVERIFY(near(d.decodeRequests / (1 + d.poolRatio), a.requests));
    QVERIFY(near(d.prefillRequests * d.poolRatio, d.decodeRequests));
}

void ServiceTest::theLargestBatchWithinATargetIsExact() {
    const auto b = serviceBasis(case70b()).value();
    for (const std::int64_t batch : {1, 2, 17, 200, 312}) {
        const Duration token = at(b, static_cast<double>(batch)).token;
        QCOMPARE(largestBatchWithin(b, token, 312), batch);
        QCOMPARE(largestBatchWithin(b, token * (1 - 1e-9), 312), batch - 1);
    }
    QCOMPARE(largestBatchWithin(b, Duration{1e-6}, 312), 0);
    QCOMPARE(largestBatchWithin(b, Duration{1e6}, 312), 312);
}

void ServiceTest::theFirstTokenWaitsInTheQueue() {
    const auto b = serviceBasis(case70b()).value();
    const ServicePoint p = at(b, 64);
    QVERIFY(near(firstToken(b, p, 0)->si, b.prefill.si + p.pass.si / 2));
    // M/M/1 at half load: the wait is one service time.
    QVERIFY(near(firstToken(b, p, 0.5 / b.prefill.si)->si, 2 * b.prefill.si + p.pass.si / 2));
    QVERIFY(!firstToken(b, p, 1.01 / b.prefill.si));
}

void ServiceTest::nonsenseGetsNoAnswer() {
    const double bad[] = {0, -1, std::nan(""), HUGE_VAL};
    for (const double x : bad) {
        ServiceCase c = case70b();
        c.output = x;
        QVERIFY(!serviceBasis(c));
        c = case70b();
        c.cards.memoryBandwidth = {x};
        QVERIFY(!serviceBasis(c));
        c = case70b();
        c.apart = true;
        c.link = {x};
        QVERIFY(!serviceBasis(c));
        QVERIFY(!servicePoint(serviceBasis(case70b()).value(), x));
    }
    ServiceCase full = case70b();
    full.memory = {10e9};
    QCOMPARE(serviceBasis(full)->sequences, 0);
}

QTEST_APPLESS_MAIN(ServiceTest)
#include "service_test.moc"
