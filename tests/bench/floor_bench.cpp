// SPDX-License-Identifier: GPL-3.0-or-later
// The floor plan of 5,000 racks: painted anew, and panned. Budget: 33 ms a frame.
#include <benchmark/benchmark.h>

#include <QMouseEvent>

#include "tests/bench/window.h"
#include "tests/views/chart/samples.h"
#include "views/chart/chart_view.h"
#include "views/chart/scene.h"

namespace {

constexpr int kRows = 250;  // of 20 racks

void paintFloorAnew(benchmark::State& state) {
    const auto spec = samples::floorMap(views::Language::Chinese, kRows);
    const auto theme = views::screenTheme(QApplication::palette(), QApplication::font(), views::Language::Chinese);
    QPixmap picture(1100, 600);
    for (auto _ : state) {
        picture.fill(Qt::white);
        QPainter painter(&picture);
        std::vector<views::ScenePart> parts;
        views::paintScene(spec, theme, painter, QRectF(0, 0, 1100 * 4, 600 * 4), false, &parts);
    }
    state.SetLabel(std::to_string(std::get<views::FloorMap>(spec.data).racks.size()) + " racks");
}

void panFloor(benchmark::State& state) {
    views::ChartView view;
    view.resize(1100, 600);
    view.setSpec(samples::floorMap(views::Language::Chinese, kRows));
    view.show();
    bench::settle();
    QWidget* canvas = view.canvas();
    const auto mouse = [&](QEvent::Type type, QPointF at, Qt::MouseButtons buttons) {
        QMouseEvent e(type, at, canvas->mapToGlobal(at), Qt::LeftButton, buttons, Qt::NoModifier);
        QApplication::sendEvent(canvas, &e);
    };
    QWheelEvent wheel(QPointF(500, 300), canvas->mapToGlobal(QPointF(500, 300)), {}, QPoint(0, 120 * 6), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas, &wheel);
    mouse(QEvent::MouseButtonPress, {500, 300}, Qt::LeftButton);
    int n = 0;
    for (auto _ : state) {
        ++n;
        mouse(QEvent::MouseMove, {500.0 + 40 * (n % 8), 300.0 + 25 * (n % 6)}, Qt::LeftButton);
        bench::settle();
    }
}

}  // namespace

int main(int argc, char** argv) {
    const auto app = bench::application(argc, argv, QStringLiteral("floor"));
    benchmark::RegisterBenchmark("paintFloorAnew", paintFloorAnew)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("panFloor", panFloor)->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
