// SPDX-License-Identifier: GPL-3.0-or-later
// Search of strategies: whole spaces of published models (training.md 17: 1e6 per second and core, all six under 1 s on
// two cores), and what a design that searches by itself costs when it is evaluated.
#include <benchmark/benchmark.h>

#include "model/plan/evaluate.h"
#include "model/training/search.h"
#include "tests/model/plan/examples.h"

namespace {

using namespace model::training;

struct Space {
    std::int64_t layers, hidden, heads, cards, batch;
};
constexpr Space kSpaces[] = {{96, 12288, 96, 64, 512},    {128, 25600, 160, 64, 512},  {96, 12288, 96, 512, 512},
                             {128, 25600, 160, 512, 512}, {96, 12288, 96, 4096, 4096}, {128, 25600, 160, 4096, 4096}};

StepCase caseOf(const Space& s) {
    StepCase c;
    Architecture& a = c.layer.model;
    a.layers = s.layers, a.hidden = s.hidden, a.heads = a.kvHeads = s.heads, a.ffn = 4 * s.hidden, a.ffnMatrices = 2;
    a.vocab = 51200;
    c.layer.sequence = 2048;
    c.layer.card.peak16 = 312e12, c.layer.card.memory = 80e9, c.layer.card.memoryBandwidth = 2.039e12;
    c.layer.stack.flashAttention = false;
    c.layer.network.count = 3;
    c.layer.network.tiers[0] = {8, 234e9, 1, 3e-6};
    c.layer.network.tiers[1] = {512, 22.5e9, 1, 8e-6};
    c.layer.network.tiers[2] = {1e9, 22.5e9, 1, 8e-6};
    c.globalBatch = static_cast<double>(s.batch);
    return c;
}

void wholeSpace(benchmark::State& state) {
    const Space& s = kSpaces[state.range(0)];
    const StepCase c = caseOf(s);
    SearchSpace space;
    space.cards = s.cards;
    const int threads = static_cast<int>(state.range(1));
    double looked = 0;
    for (auto _ : state) {
        const auto answer = search(c, space, threads);
        if (answer.best.empty() && s.cards > 64) state.SkipWithError("nothing found");
        looked += static_cast<double>(answer.counts.generated);
        benchmark::DoNotOptimize(answer.best.data());
    }
    state.counters["strategies/s"] = benchmark::Counter(looked, benchmark::Counter::kIsRate);
    state.counters["space"] = looked / static_cast<double>(state.iterations());
}
BENCHMARK(wholeSpace)->ArgsProduct({{0, 1, 2, 3, 4, 5}, {1, 2}})->Unit(benchmark::kMillisecond)->UseRealTime();

/// A design whose mapping is searched at every evaluation: answered from memory, and with inputs that are always
/// others.
void evaluateWithSearch(benchmark::State& state) {
    auto e = examples::bid(examples::shippedCatalog());
    auto& run = e.design.workloads.front().value;
    run.mapping = model::MappingChoice::Auto;
    if (!model::evaluate(e.project, e.design).training.stepTime) return state.SkipWithError("no strategy fits");
    const bool fresh = state.range(0) != 0;
    for (auto _ : state) {
        auto& memory = e.design.pools.front().value.card.memory;
        if (fresh) memory = model::Bytes{memory->si + 1};
        benchmark::DoNotOptimize(model::evaluate(e.project, e.design));
    }
}
BENCHMARK(evaluateWithSearch)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
