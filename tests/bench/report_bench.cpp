// SPDX-License-Identifier: GPL-3.0-or-later
// The report of the bid: document, pages, file. Budget: 1 s for 40 pages with charts.
#include <benchmark/benchmark.h>

#include "app/examples.h"
#include "model/reliability/simulation.h"
#include "tests/bench/window.h"
#include "views/report/report.h"

namespace {

struct Book {
    model::Workbook workbook;
    std::vector<model::Results> results;
    std::vector<model::SimulationResult> runs;
    std::vector<const model::SimulationResult*> pointers() const {
        std::vector<const model::SimulationResult*> list;
        for (const auto& run : runs) list.push_back(&run);
        return list;
    }
};

std::optional<Book> simulated() {
    const auto loaded = app::openExample(QStringLiteral("bid-1024"));
    if (!loaded) return std::nullopt;
    Book b{loaded->workbook, {}, {}};
    for (const auto& d : b.workbook.designs) {
        b.results.push_back(model::evaluate(b.workbook.project, *d.design));
        const auto inputs = model::simulationInputs(b.workbook.project, *d.design, b.results.back());
        if (!inputs) return std::nullopt;
        b.runs.push_back(model::simulate(*inputs));
        model::applySimulation(b.workbook.project, *d.design, b.runs.back(), b.results.back());
    }
    return b;
}

views::ReportOptions in(views::Language language) {
    views::ReportOptions options;
    options.language = language;
    return options;
}

void layOut(benchmark::State& state, views::Language language) {
    const auto b = simulated();
    if (!b) return state.SkipWithError("the example does not open");
    int pages = 0;
    for (auto _ : state)
        pages = views::reportDocument(b->workbook, b->results, b->pointers(), in(language))->pageCount();
    state.counters["pages"] = pages;
}

void paint(benchmark::State& state, views::Language language) {
    const auto b = simulated();
    if (!b) return state.SkipWithError("the example does not open");
    const auto document = views::reportDocument(b->workbook, b->results, b->pointers(), in(language));
    qsizetype bytes = 0;
    for (auto _ : state) bytes = document->pdf().size();
    state.counters["bytes"] = double(bytes);
}

void simulate(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(simulated());
}

}  // namespace

int main(int argc, char** argv) {
    const auto app = bench::application(argc, argv, QStringLiteral("report"));
    for (const auto language : {views::Language::English, views::Language::Chinese}) {
        const std::string name = language == views::Language::Chinese ? "/zh" : "/en";
        benchmark::RegisterBenchmark(("layOut" + name).c_str(), layOut, language)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("paint" + name).c_str(), paint, language)->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark("openAndSimulate", simulate)->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
