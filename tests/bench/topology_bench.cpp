// SPDX-License-Identifier: GPL-3.0-or-later
// The network of 160,000 cards as a picture: made from the results, painted whole, and dragged while zoomed in. Budget:
// more than 30 frames a second, that is less than 33 ms each.
#include <benchmark/benchmark.h>

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include "app/examples.h"
#include "tests/bench/window.h"
#include "views/chart/chart_view.h"
#include "views/chart/scene.h"
#include "views/figures/figures.h"

namespace {

struct Large {
    model::Workbook workbook;
    std::vector<model::Results> results;
};

const Large& large() {
    static const Large l = [] {
        Large made;
        made.workbook = app::openExample(QStringLiteral("hyperscale-160k"))->workbook;
        for (const auto& d : made.workbook.designs)
            made.results.push_back(model::evaluate(made.workbook.project, *d.design));
        return made;
    }();
    return l;
}

views::ChartSpec picture() {
    views::FigureContext c;
    c.workbook = &large().workbook;
    c.results = &large().results;
    return views::figure(views::FigureId::Topology, c);
}

void make(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(picture());
}
BENCHMARK(make)->Unit(benchmark::kMillisecond);

void paintWhole(benchmark::State& state) {
    const auto spec = picture();
    QImage image(1000, 400, QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        QPainter painter(&image);
        std::vector<views::ScenePart> parts;
        views::paintScene(spec, {}, painter, image.rect(), false, &parts);
    }
    state.counters["frames/s"] = benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(paintWhole)->Unit(benchmark::kMillisecond);

/// To and fro by 9 px a frame, over a way that runs out of the cached picture.
void drag(benchmark::State& state) {
    views::ChartView view;
    view.resize(1000, 440);
    view.setSpec(picture());
    view.show();
    bench::settle();
    QWidget* canvas = view.canvas();
    const QPointF middle = canvas->rect().center();
    const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons held) {
        QMouseEvent e(type, at, canvas->mapToGlobal(at), button, held, Qt::NoModifier);
        QApplication::sendEvent(canvas, &e);
    };
    for (int i = 0; i < 6; ++i) {
        QWheelEvent wheel(middle, canvas->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas, &wheel);
    }
    canvas->repaint();
    send(QEvent::MouseButtonPress, middle, Qt::LeftButton, Qt::LeftButton);
    int frame = 0;
    for (auto _ : state) {
        ++frame;
        const int way = frame % 200;
        send(QEvent::MouseMove, middle + QPointF(9.0 * (way < 100 ? way : 200 - way), 0), Qt::NoButton, Qt::LeftButton);
        canvas->repaint();
    }
    state.counters["frames/s"] = benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(drag)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv) {
    const auto app = bench::application(argc, argv, QStringLiteral("topology"));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
