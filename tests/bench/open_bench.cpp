// SPDX-License-Identifier: GPL-3.0-or-later
// Writing and reading a workbook of 100 designs. Budget for opening one: 200 ms, evaluation included.
#include <benchmark/benchmark.h>

#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

namespace {

model::Workbook hundredDesigns() {
    const auto e = examples::bid(examples::shippedCatalog());
    model::Workbook w;
    w.project = e.project;
    for (std::int64_t i = 1; i <= 100; ++i) {
        auto d = std::make_shared<model::Design>(e.design);
        d->pools[0].value.accelerators = 128 * i;
        w.designs.push_back({i, "design-" + std::to_string(i), std::move(d)});
    }
    return w;
}

void writeHundred(benchmark::State& state) {
    const auto w = hundredDesigns();
    std::size_t bytes = 0;
    for (auto _ : state) {
        const auto text = model::writeWorkbook(w);
        if (!text) return state.SkipWithError("not written");
        bytes = text->size();
    }
    state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(writeHundred)->Unit(benchmark::kMillisecond);

void readHundred(benchmark::State& state) {
    const auto text = model::writeWorkbook(hundredDesigns());
    for (auto _ : state) {
        const auto read = model::readWorkbook(*text, "hundred.cwb");
        if (!read) return state.SkipWithError("not read");
        benchmark::DoNotOptimize(read->workbook.designs.data());
    }
}
BENCHMARK(readHundred)->Unit(benchmark::kMillisecond);

void readAndEvaluateHundred(benchmark::State& state) {
    const auto text = model::writeWorkbook(hundredDesigns());
    for (auto _ : state) {
        const auto read = model::readWorkbook(*text, "hundred.cwb");
        if (!read) return state.SkipWithError("not read");
        for (const auto& d : read->workbook.designs)
            benchmark::DoNotOptimize(model::evaluate(read->workbook.project, *d.design));
    }
}
BENCHMARK(readAndEvaluateHundred)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
