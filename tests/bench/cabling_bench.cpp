// SPDX-License-Identifier: GPL-3.0-or-later
// Racks packed and laid out, and every cable of a 160,000-card fabric counted by length. Budgets: packing 5 ms; the
// lengths a few milliseconds.
#include <benchmark/benchmark.h>

#include "model/plan/evaluate.h"
#include "model/plan/site_plan.h"
#include "tests/model/plan/examples.h"

namespace {

examples::Example exampleOf(std::int64_t cards) {
    static const model::Catalog catalog = examples::shippedCatalog();
    examples::Example e = cards > 100'000 ? examples::mixed(catalog) : examples::bid(catalog);
    return e.set("pools.train.accelerators", std::to_string(cards));
}

void layOutRacks(benchmark::State& state) {
    const auto e = exampleOf(state.range(0));
    const auto r = model::evaluate(e.project, e.design);
    std::int64_t racks = 0;
    for (auto _ : state) {
        const auto plan = model::sitePlan(e.project, e.design, r);
        racks = plan ? plan->racks() : 0;
        benchmark::DoNotOptimize(plan);
    }
    state.counters["racks"] = static_cast<double>(racks);
}
BENCHMARK(layOutRacks)->Arg(1'024)->Arg(160'000)->Unit(benchmark::kMicrosecond);

void countCables(benchmark::State& state) {
    const auto e = exampleOf(state.range(0));
    const auto r = model::evaluate(e.project, e.design);
    const auto plan = model::sitePlan(e.project, e.design, r);
    if (!plan || !plan->networks[0]) return state.SkipWithError("no plan");
    const auto rules = model::cableRules(e.design.racks);
    const model::fabric::Standing standing{plan->ends[0], plan->switches[0], {}};
    const auto& n = *plan->networks[0];
    for (auto _ : state) benchmark::DoNotOptimize(model::fabric::cableLengths(n.in, n.sizing, standing, rules));
    state.counters["links"] = static_cast<double>(n.sizing.total.links());
}
BENCHMARK(countCables)->Arg(1'024)->Arg(160'000)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
