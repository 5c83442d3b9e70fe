// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of chart in the live view: drawn with any data, labels kept inside, zoom, handles, states.
#include "views/chart/chart_view.h"
#include "tests/views/chart/samples.h"

#include <QtTest/qtestspontaneevent.h>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

using namespace views;

namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

int inkOf(const QImage& image) {
    const QRgb ground = image.pixel(0, 0);
    int ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) ink += image.pixel(x, y) != ground ? 1 : 0;
    }
    return ink;
}

void settle() {
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
}

QImage drawn(ChartView& view) {
    settle();
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

void wheel(QWidget* target, QPoint at, int delta) {
    QWheelEvent event(at, target->mapToGlobal(at), QPoint(), QPoint(0, delta), Qt::NoButton, Qt::ControlModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(target, &event);
    settle();
}

// Replaces every number of the curves, bars and so on by one value.
ChartData filledWith(ChartData data, double v) {
    const auto set = [v](std::vector<double>& values) { std::fill(values.begin(), values.end(), v); };
    const auto curves = [&set](std::vector<Curve>& list) {
        for (Curve& c : list) {
            set(c.x);
            set(c.y);
            set(c.low);
            set(c.high);
        }
    };
    const auto xy = [&](TradeOff& d) {
        curves(d.curves);
        for (Mark& m : d.marks) m.x = m.y = v;
        d.limits = {{"limit", v, "left", Status::Warning}};
        d.limitsX = d.limits;
    };
    if (auto* d = std::get_if<StackedBars>(&data)) {
        for (auto& part : d->parts) set(part.values);
        d->limits.front().value = v;
        d->whiskers.assign(d->bars.size(), {v, v});
    }
    if (auto* d = std::get_if<TradeOff>(&data)) xy(*d);
    if (auto* d = std::get_if<IsoCurve>(&data)) xy(*d);
    if (auto* d = std::get_if<DiagonalPlot>(&data)) xy(*d);
    if (auto* d = std::get_if<Progress>(&data)) {
        curves(d->lines);
        d->target = v;
        d->limits.front().value = v;
    }
    if (auto* d = std::get_if<Histogram>(&data)) {
        set(d->counts);
        d->start = d->width = d->p50 = d->p90 = v;
        d->limit = v;
    }
    if (auto* d = std::get_if<Waterfall>(&data)) {
        d->start = d->low = d->high = v;
        for (auto& step : d->steps) step.change = v;
    }
    if (auto* d = std::get_if<HorizontalBars>(&data)) {
        for (auto& row : d->rows)
            for (auto& part : row.parts) part.value = v;
        for (auto& row : d->detail)
            for (auto& part : row.parts) part.value = v;
    }
    if (auto* d = std::get_if<Ledger>(&data))
        for (auto& part : d->parts) part.value = v;
    if (auto* d = std::get_if<ScalingArea>(&data)) {
        set(d->xs);
        for (auto& loss : d->losses) set(loss.share);
        for (Mark& m : d->marks) m.x = v;
    }
    if (auto* d = std::get_if<SmallMultiples>(&data))
        for (auto& row : d->rows) set(row.values);
    if (auto* d = std::get_if<ParallelCoordinates>(&data)) {
        for (auto& line : d->lines) set(line.values);
        for (auto& dimension : d->dimensions) dimension.best = dimension.worst = v;
    }
    if (auto* d = std::get_if<Tornado>(&data)) {
        d->base = v;
        for (auto& row : d->rows) row.low = row.high = v;
    }
    if (auto* d = std::get_if<DensityRuler>(&data)) {
        for (auto& zone : d->zones) zone.from = zone.to = v;
        for (auto& limit : d->thresholds) limit.value = v;
        for (auto& mark : d->marks) mark.x = v;
    }
    if (auto* d = std::get_if<BulletBars>(&data))
        for (auto& row : d->rows) row.need = row.supply = v;
    if (auto* d = std::get_if<HeatMap>(&data)) set(d->values);
    if (auto* d = std::get_if<Elevation>(&data)) {
        for (auto& rack : d->racks) {
            for (auto& use : rack.uses) use.value = use.limit = v;
            for (auto& box : rack.boxes) box.from = box.height = std::isfinite(v) ? int(std::clamp(v, -1e6, 1e6)) : 0;
        }
    }
    return data;
}

// Right end of the bars of a view with two of them, in plot coordinates.
int plotRight(const ChartView& view) {
    return view.canvas()->mapFrom(&view, view.pixelOf(1.36, 0)).x();
}

template <typename T>
ChartSpec only() {
    ChartSpec s;
    s.title = QStringLiteral("Empty");
    s.data = T{};
    return s;
}

std::vector<ChartSpec> empties() {
    return {only<StackedBars>(),         only<TradeOff>(), only<Histogram>(),    only<Waterfall>(),
            only<HorizontalBars>(),      only<Ledger>(),   only<ScalingArea>(),  only<SmallMultiples>(),
            only<ParallelCoordinates>(), only<Progress>(), only<Tornado>(),      only<DensityRuler>(),
            only<BulletBars>(),          only<IsoCurve>(), only<DiagonalPlot>(), only<HeatMap>(),
            only<Elevation>(),           only<Topology>(), only<FloorMap>()};
}

}  // namespace

class ChartViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setFont(bodyFont());
        QApplication::setPalette(lightPalette());
    }

    void everyKindIsDrawnInBothLanguagesAndPalettes() {
        for (const bool dark : {false, true}) {
            QApplication::setPalette(standardPalette(dark));
            for (const Language l : {Language::English, Language::Chinese}) {
                for (const auto& [name, spec] : samples::all(l)) {
                    ChartView view;
                    view.resize(560, 340);
                    view.setSpec(spec);
                    view.show();
                    ChartSpec blank = spec;
                    blank.data = StackedBars{};
                    QVERIFY2(inkOf(drawn(view)) > 4000, qPrintable(name));
                    QVERIFY2(view.canvas() != nullptr, qPrintable(name));
                    QCOMPARE(view.canvas()->accessibleName(), spec.title);
                }
            }
        }
        QApplication::setPalette(lightPalette());
    }

    void labelsStayInsideThePlotAndOffEachOther() {
        for (const Language l : {Language::English, Language::Chinese}) {
            for (const auto& [name, spec] : samples::all(l)) {
                for (const QSize size : {QSize(700, 420), QSize(380, 260)}) {
                    ChartView view;
                    view.resize(size);
                    view.setSpec(spec);
                    view.show();
                    settle();
                    const QRectF area = QRectF(view.canvas()->rect()).adjusted(-0.5, -0.5, 0.5, 0.5);
                    const std::vector<QRectF> boxes = view.labelBoxes();
                    int overlaps = 0;
                    for (std::size_t i = 0; i < boxes.size(); ++i) {
                        QVERIFY2(area.contains(boxes[i]), qPrintable(name));
                        for (std::size_t j = 0; j < i; ++j)
                            overlaps += boxes[i].adjusted(2, 2, -2, -2).intersects(boxes[j]) ? 1 : 0;
                    }
                    if (size.width() > 600)
                        QVERIFY2(overlaps == 0, qPrintable(name + QStringLiteral(" overlaps %1").arg(overlaps)));
                }
            }
        }
    }

    // The plot of the overview in a window of 1,280 px: thin losses, a steep bubble, a title as wide as the plot.
    void namesOfLossesKeepOffAxisNumbersAndLines() {
        ScalingArea data;
        data.y = {"Useful part of the step time", "%", false, {}, {}, {}};
        data.x = {"Cards", {}, true, {}, {}, {32, 128, 512, 2048, 8192}};
        data.usefulName = "Useful";
        ScalingArea::Loss slow{"Slow servers", 5, {}}, straggler{"Stragglers", 6, {}}, bubble{"Pipeline bubble", 2, {}};
        for (double n = 32; n <= 8192; n *= 2) {
            data.xs.push_back(n);
            slow.share.push_back(n / 1500);
            straggler.share.push_back(1.5);
            bubble.share.push_back(40 * n / 8192);
        }
        data.losses = {slow, straggler, bubble};
        data.marks = {{"now", MarkKind::Current, 1024, kMissing, "This design: 1,024 cards", "useful 93 %", 1, false}};
        for (const int width : {330, 420, 700}) {
            ChartSpec spec;
            spec.data = data;
            ChartView view;
            view.resize(width, 300);
            view.setSpec(spec);
            view.show();
            settle();
            const auto boxes = view.labelBoxes();
            const QWidget* plot = view.canvas();
            const QPoint hundred = plot->mapFrom(&view, view.pixelOf(32, 100));
            const QPoint mark = plot->mapFrom(&view, view.pixelOf(1024, 80));
            int names = 0;
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!boxes[i].adjusted(1, 1, -1, -1).intersects(boxes[j]), qPrintable(QString::number(width)));
                const QRectF number(hundred.x() - 36, hundred.y() - 5, 34, 10);
                QVERIFY(!boxes[i].intersects(number));
                const bool onLine =
                    boxes[i].left() < mark.x() - 1 && boxes[i].right() > mark.x() + 1 && boxes[i].bottom() > mark.y();
                QVERIFY(!onLine || boxes[i].top() > plot->height() - 60);  // numbers and title of the axis
                ++names;
            }
            QCOMPARE(names, 6);  // title, three losses, the mark, the end of the curve
        }
    }

    void namesOfPartsStandInOrderEachWithItsLine() {
        StackedBars data;
        data.y = {"Memory", "GB", false, {}, {}, {}};
        data.bars = {{"a", "Selective", {}}, {"b", "Full", {}}};
        const char* const names[] = {"Weights", "Gradients", "Optimizer states", "Activations", "Logits", "Reserve"};
        for (int i = 0; i < 6; ++i)
            data.parts.push_back({names[i], names[i], i + 1, {6.0, i == 0 ? 20.0 : 0.3}, false});
        ChartSpec spec;
        spec.data = data;
        for (const auto& [height, lines] : {std::pair(320, 6), std::pair(125, 0)}) {
            ChartView view;
            view.resize(420, height);
            view.setSpec(spec);
            view.show();
            settle();
            const int edge = plotRight(view);
            std::vector<QRectF> parts;
            for (const QRectF& box : view.labelBoxes())
                if (box.left() > edge) parts.push_back(box);
            QVERIFY(lines == 0 ? parts.size() < 6 && !parts.empty() : int(parts.size()) == lines);
            for (std::size_t i = 1; i < parts.size(); ++i) QVERIFY(parts[i].top() >= parts[i - 1].bottom() - 1);
        }
    }

    void strangeNumbersDoNotCrash() {
        for (const double v : {kMissing, kInf, -kInf, 0.0, -1.0, 1.0, 1e9, 1e300, -1e300, 1e-300}) {
            for (const auto& [name, spec] : samples::all(Language::English)) {
                ChartSpec strange = spec;
                strange.data = filledWith(spec.data, v);
                ChartView view;
                view.resize(420, 300);
                view.setSpec(strange);
                view.show();
                QVERIFY2(inkOf(drawn(view)) > 100, qPrintable(name + QString::number(v)));
            }
        }
    }

    void emptyDataGivesOneSentenceAndItsAction() {
        for (ChartSpec spec : empties()) {
            spec.emptyText = QStringLiteral("No simulation has run.");
            spec.emptyAction = QStringLiteral("Simulate");
            ChartView view;
            view.resize(420, 300);
            view.setSpec(spec);
            view.show();
            settle();
            QVERIFY(view.canvas() == nullptr);
            QVERIFY(inkOf(drawn(view)) > 200);
            auto* button = view.findChild<QPushButton*>();
            QVERIFY(button != nullptr && button->isVisible());
            QSignalSpy triggered(&view, &ChartView::actionTriggered);
            button->click();
            QCOMPARE(triggered.count(), 1);
        }
    }

    void onePointIsShown() {
        TradeOff data;
        data.curves = {{"c", "one", {}, 1, {5}, {7}, {}, {}, false, false}};
        ChartSpec spec;
        spec.data = data;
        ChartView view;
        view.resize(420, 300);
        view.setSpec(spec);
        view.show();
        settle();
        const QImage image = drawn(view);
        const QPoint at = view.pixelOf(5, 7);
        QCOMPARE(image.pixelColor(at), colorsFor(false).of(1));
    }

    void hugeDataStaysUsable() {
        ChartSpec spec;
        TradeOff line;
        Curve c;
        for (int i = 0; i < 200000; ++i) {
            c.x.push_back(i);
            c.y.push_back(std::sin(i * 0.001) * 1e9);
        }
        line.curves = {c};
        StackedBars bars;
        bars.parts = {{"p", "part", 1, std::vector<double>(3000, 1e9), false}};
        for (int i = 0; i < 3000; ++i)
            bars.bars.push_back({{}, QStringLiteral("bar %1").arg(i), QStringLiteral("note")});
        Histogram histogram;
        histogram.counts.assign(20000, 3);
        HeatMap map;
        for (int i = 0; i < 700; ++i) map.rows += QString::number(i);
        map.columns = map.rows;
        map.values.assign(700 * 700, 2);
        map.values[5] = 1e6;
        Elevation racks;
        racks.racks.assign(20000, {"r", "rack", {}, 42, {{"b", "box", 1, 4, 1, false}}, {}});
        const std::vector<ChartData> list{line, bars,  histogram,
                                          map,  racks, samples::topology(Language::English, 100).data};
        for (const ChartData& data : list) {
            spec.data = data;
            ChartView view;
            view.resize(600, 360);
            view.setSpec(spec);
            view.show();
            QVERIFY(inkOf(drawn(view)) > 1000);
        }
    }

    void aChosenPointCanBeDraggedAndEscapeRestoresIt() {
        ChartView view;
        view.resize(600, 360);
        view.setSpec(samples::tradeOff(Language::English));
        view.show();
        settle();
        QWidget* plot = view.canvas();
        const auto local = [&](double x, double y) { return plot->mapFrom(&view, view.pixelOf(x, y)); };
        QSignalSpy dragged(&view, &ChartView::dragged);
        QTest::mouseMove(plot, local(30, 86));
        QCOMPARE(plot->cursor().shape(), Qt::SizeHorCursor);
        QTest::mousePress(plot, Qt::LeftButton, {}, local(30, 86));
        QMouseEvent move(QEvent::MouseMove, local(120, 86), plot->mapToGlobal(local(120, 86)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(plot, &move);
        QCOMPARE(dragged.count(), 1);
        QCOMPARE(dragged[0][0].toString(), QStringLiteral("now"));
        QVERIFY(std::abs(dragged[0][1].toDouble() / 120 - 1) < 0.03);
        QCOMPARE(dragged[0][2].toBool(), false);
        QTest::keyClick(plot, Qt::Key_Escape);
        QCOMPARE(dragged.count(), 2);
        QCOMPARE(dragged[1][1].toDouble(), 30.0);
        QCOMPARE(dragged[1][2].toBool(), true);
        QTest::mouseRelease(plot, Qt::LeftButton, {}, local(120, 86));
        QCOMPARE(dragged.count(), 2);

        QTest::mousePress(plot, Qt::LeftButton, {}, local(30, 86));
        QCoreApplication::sendEvent(plot, &move);
        QTest::mouseRelease(plot, Qt::LeftButton, {}, local(120, 86));
        QCOMPARE(dragged.last()[2].toBool(), true);
        const int before = int(dragged.count());
        QTest::keyClick(plot, Qt::Key_Right);
        QCOMPARE(dragged.count(), before + 1);
        QVERIFY(dragged.last()[1].toDouble() > 30);
    }

    void theWheelZoomsAtTheCursorAndADoubleClickFits() {
        ChartView view;
        view.resize(600, 360);
        const ChartSpec spec = samples::tradeOff(Language::English);
        view.setSpec(spec);
        view.show();
        settle();
        QWidget* plot = view.canvas();
        const auto home = view.ranges();
        const QPoint at = plot->mapFrom(&view, view.pixelOf(100, 88));
        wheel(plot, at, 360);
        const auto zoomed = view.ranges();
        QVERIFY(zoomed[0].xHigh < home[0].xHigh && zoomed[0].xLow > home[0].xLow);
        const QPoint after = plot->mapFrom(&view, view.pixelOf(100, 88));
        QVERIFY((after - at).manhattanLength() <= 3);

        view.setSpec(spec);  // recomputed: same axes, same view
        settle();
        QCOMPARE(view.ranges(), zoomed);

        QTest::mouseDClick(plot, Qt::LeftButton, {}, plot->mapFrom(&view, view.pixelOf(200, 89)));
        settle();
        QCOMPARE(view.ranges(), home);
        view.setSpec(samples::histogram(Language::English));
        settle();
        QVERIFY(view.ranges() != home);
    }

    /// A drawing that came by the focus along the way is not zoomed by one who scrolls the page.
    void theWheelScrollsPastAPictureThatWasNotClicked() {
        ChartView view;
        view.resize(600, 400);
        view.setSpec(samples::topology(Language::English));
        view.show();
        settle();
        QWidget* scene = view.canvas();
        const auto taken = [&](Qt::KeyboardModifiers keys) {
            const QPointF at(300, 200);
            QWheelEvent event(at, scene->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(scene, &event);
            return event.isAccepted();
        };
        scene->setFocus(Qt::TabFocusReason);
        QVERIFY(!taken(Qt::NoModifier));
        QVERIFY(taken(Qt::ControlModifier));
    }

    /// Without Ctrl the turn belongs to the page that the plot stands on, although the plot library keeps all turns.
    void theWheelOverAPlotScrollsThePage() {
        QScrollArea page;
        auto* view = new ChartView;
        view->resize(400, 1200);
        view->setSpec(samples::tradeOff(Language::English));
        page.setWidget(view);
        page.resize(420, 400);
        page.show();
        settle();
        const auto before = view->ranges();
        const auto turn = [&](Qt::KeyboardModifiers keys) {
            QWidget* plot = view->canvas();
            const QPointF at = plot->rect().center();
            QWheelEvent event(at, plot->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
            QSpontaneKeyEvent::setSpontaneous(&event);  // Qt passes only real turns on to the parent,
            qApp->notify(plot, &event);                 // and sendEvent would clear the mark
            settle();
        };
        turn(Qt::NoModifier);
        const int scrolled = page.verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        QCOMPARE(view->ranges(), before);
        const QPoint middle = view->canvas()->rect().center();
        QContextMenuEvent menu(QContextMenuEvent::Mouse, middle, view->canvas()->mapToGlobal(middle));
        qApp->notify(view->canvas(), &menu);
        QVERIFY(view->contextMenu()->isVisible());
        view->contextMenu()->close();
    }

    void deepZoomStaysQuick() {
        for (const auto& [name, spec] : samples::all(Language::English)) {
            ChartView view;
            view.resize(500, 320);
            view.setSpec(spec);
            view.show();
            settle();
            for (int i = 0; i < 30; ++i) wheel(view.canvas(), view.canvas()->rect().center() + QPoint(7, -11), 480);
            QVERIFY2(!drawn(view).isNull(), qPrintable(name));
            for (int i = 0; i < 40; ++i) wheel(view.canvas(), view.canvas()->rect().center(), -960);
            QVERIFY2(!drawn(view).isNull(), qPrintable(name));
        }
    }

    void draggingTheGroundPans() {
        ChartView view;
        view.resize(600, 360);
        view.setSpec(samples::histogram(Language::English));
        view.show();
        settle();
        QWidget* plot = view.canvas();
        const auto home = view.ranges();
        const QPoint from = plot->rect().center();
        QTest::mousePress(plot, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, from + QPoint(60, 0), plot->mapToGlobal(from + QPoint(60, 0)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(plot, &move);
        QTest::mouseRelease(plot, Qt::LeftButton, {}, from + QPoint(60, 0));
        settle();
        QVERIFY(view.ranges()[0].xLow < home[0].xLow);
        view.fit();
        settle();
        QCOMPARE(view.ranges(), home);
    }

    void aClickPicksThePartUnderIt() {
        ChartView view;
        view.resize(600, 360);
        view.setSpec(samples::stackedBars(Language::English));
        view.show();
        settle();
        QSignalSpy picked(&view, &ChartView::picked);
        QWidget* plot = view.canvas();
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->mapFrom(&view, view.pixelOf(1, 500)));
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked[0][0].toString(), QStringLiteral("servers"));

        ChartView network;
        network.resize(900, 400);
        network.setSpec(samples::topology(Language::English));
        network.show();
        settle();
        drawn(network);
        QSignalSpy nodes(&network, &ChartView::picked);
        for (int y = 10; y < network.canvas()->height() && nodes.isEmpty(); y += 4) {
            QTest::mouseClick(network.canvas(), Qt::LeftButton, {}, QPoint(network.canvas()->width() / 2 + 20, y));
        }
        QVERIFY(!nodes.isEmpty());
        wheel(network.canvas(), QPoint(300, 100), 240);
        QVERIFY(network.ranges()[0].xHigh > 1.4);
        QTest::mouseDClick(network.canvas(), Qt::LeftButton, {}, QPoint(300, 100));
        QCOMPARE(network.ranges()[0].xHigh, 1.0);
    }

    void staleIsPaleAndPaletteChangesRebuild() {
        ChartView view;
        view.resize(500, 320);
        view.setSpec(samples::stackedBars(Language::English));
        view.show();
        const QPoint inBar = [&] {
            settle();
            return view.pixelOf(1, 500);
        }();
        QCOMPARE(drawn(view).pixelColor(inBar), colorsFor(false).of(1));
        view.setStale(true, QStringLiteral("recomputing"));
        const QColor pale = drawn(view).pixelColor(inBar);
        QVERIFY(pale.lightnessF() > colorsFor(false).of(1).lightnessF() + 0.2);
        view.setStale(false);
        view.setPalette(darkPalette());
        QCOMPARE(drawn(view).pixelColor(inBar), colorsFor(true).of(1));
    }

    void theMenuCopiesImageAndData() {
        ChartView view;
        view.resize(500, 320);
        view.setSpec(samples::stackedBars(Language::English));
        view.show();
        QList<QAction*> actions = view.contextMenu()->actions();
        actions.removeIf([](const QAction* a) { return !a->isVisible(); });  // what concerns a rack alone
        QVERIFY(actions.size() >= 7);
        actions[0]->trigger();
        QVERIFY(!QApplication::clipboard()->image().isNull());
        actions[1]->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Servers (kW)\tNetwork (kW)")));
    }
};

QTEST_MAIN(ChartViewTest)
#include "chart_view_test.moc"
