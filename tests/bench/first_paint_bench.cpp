// SPDX-License-Identifier: GPL-3.0-or-later
// From nothing to the first painted page: a process of its own with the example open (budget 300 ms), and the window
// alone in a process that has painted before.
#include <benchmark/benchmark.h>

#include <QProcess>

#include "tests/bench/window.h"
#include "views/window/main_window.h"

namespace {

const QString kExample = QStringLiteral("bid-1024");
const QString kOnce = QStringLiteral("--once");

void processToFirstPaint(benchmark::State& state) {
    for (auto _ : state)
        if (QProcess::execute(QCoreApplication::applicationFilePath(), {kOnce}) != 0)
            state.SkipWithError("the window does not open");
}
BENCHMARK(processToFirstPaint)->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(3);

void windowToFirstPaint(benchmark::State& state) {
    QTemporaryDir recovery;
    for (auto _ : state) {
        const auto catalog = app::builtInCatalogs().catalog;
        if (!bench::window(catalog, recovery.path(), kExample)) state.SkipWithError("the example does not open");
    }
}
BENCHMARK(windowToFirstPaint)->Unit(benchmark::kMillisecond)->MinTime(2);

}  // namespace

int main(int argc, char** argv) {
    const auto app = bench::application(argc, argv, QStringLiteral("first-paint"));
    if (argc > 1 && QString::fromLocal8Bit(argv[1]) == kOnce) {
        QTemporaryDir recovery;
        return bench::window(app::builtInCatalogs().catalog, recovery.path(), kExample) ? 0 : 1;
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
