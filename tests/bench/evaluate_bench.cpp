// SPDX-License-Identifier: GPL-3.0-or-later
// One evaluation of a design, and one edit (copy, set, evaluate). Budget: 200 us at any number of cards.
#include <benchmark/benchmark.h>

#include "model/plan/compare.h"
#include "model/plan/evaluate.h"
#include "model/plan/solve.h"
#include "tests/model/plan/examples.h"

namespace {

examples::Example exampleOf(std::int64_t cards) {
    static const model::Catalog catalog = examples::shippedCatalog();
    examples::Example e = cards > 100'000 ? examples::mixed(catalog) : examples::bid(catalog);
    return e.set("pools.train.accelerators", std::to_string(cards));
}

void evaluateDesign(benchmark::State& state) {
    const auto e = exampleOf(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(model::evaluate(e.project, e.design));
}
BENCHMARK(evaluateDesign)->Arg(1'024)->Arg(160'000)->Unit(benchmark::kMicrosecond);

void copySetEvaluate(benchmark::State& state) {
    auto e = exampleOf(state.range(0));
    std::int64_t n = 0;
    for (auto _ : state) {
        auto design = std::make_shared<model::Design>(e.design);
        model::setInput(e.project, *design, "workloads.pretrain.tokens", std::to_string(1'000'000'000'000 + ++n % 7));
        benchmark::DoNotOptimize(model::evaluate(e.project, *design));
    }
}
BENCHMARK(copySetEvaluate)->Arg(1'024)->Arg(160'000)->Unit(benchmark::kMicrosecond);

void solveForCards(benchmark::State& state) {
    const auto e = exampleOf(1'024);
    const model::Goal goal{"training.days", "pools.train.accelerators", 30.0 * 86400};
    for (auto _ : state) benchmark::DoNotOptimize(model::solve(e.project, e.design, goal));
}
BENCHMARK(solveForCards)->Unit(benchmark::kMicrosecond);

void compareFourDesigns(benchmark::State& state) {
    model::Workbook w;
    std::vector<model::Results> results;
    for (const std::int64_t cards : {1'024, 2'048, 4'096, 8'192}) {
        const auto e = exampleOf(cards);
        w.designs.push_back(
            {cards, "design-" + std::to_string(cards), std::make_shared<const model::Design>(e.design)});
        results.push_back(model::evaluate(e.project, e.design));
    }
    for (auto _ : state) benchmark::DoNotOptimize(model::compareDesigns(w, results));
}
BENCHMARK(compareFourDesigns)->Unit(benchmark::kMicrosecond);

void whyAndGrade(benchmark::State& state) {
    const auto e = exampleOf(1'024);
    const auto r = model::evaluate(e.project, e.design);
    for (auto _ : state) benchmark::DoNotOptimize(model::worstGrade(e.project, e.design, r, "cost.per_run"));
}
BENCHMARK(whyAndGrade)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
