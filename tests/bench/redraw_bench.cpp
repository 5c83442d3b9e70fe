// SPDX-License-Identifier: GPL-3.0-or-later
// One edit with a page open: document, evaluation, numbers and visible charts painted anew. Budget: 16 ms.
#include <benchmark/benchmark.h>

#include "tests/bench/window.h"
#include "views/pages/page_info.h"

namespace {

std::shared_ptr<const model::Catalog> g_catalog;

void editAndRedraw(benchmark::State& state, views::PageId page) {
    QTemporaryDir recovery;
    const auto w = bench::window(g_catalog, recovery.path(), QStringLiteral("bid-1024"));
    if (!w) return state.SkipWithError("the example does not open");
    w->showPage(page);
    bench::settle();
    std::int64_t n = 0;
    for (auto _ : state) {
        const auto wrong = w->session().setInput("pools.train.accelerators", QString::number(1024 + 8 * (++n % 4)));
        if (wrong) return state.SkipWithError("the edit is refused");
        bench::settle();
    }
}

}  // namespace

int main(int argc, char** argv) {
    const auto app = bench::application(argc, argv, QStringLiteral("redraw"));
    g_catalog = app::builtInCatalogs().catalog;
    for (const views::PageInfo& page : views::allPages())
        benchmark::RegisterBenchmark((std::string("editAndRedraw/") + page.word).c_str(), editAndRedraw, page.id)
            ->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
