// SPDX-License-Identifier: GPL-3.0-or-later
// Figures show the numbers of the results, survive any design, and name what they wait for. With
// CLUSTERWRIGHT_PICTURES set to a folder, every figure of every example is also painted there for looking at.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QToolTip>
#include <QtTest>
#include <cmath>
#include <ctime>
#include <numeric>

#include "app/examples.h"
#include "model/fabric/wiring.h"
#include "model/plan/access.h"
#include "model/plan/details.h"
#include "model/plan/drill.h"
#include "views/chart/chart_paint.h"
#include "views/chart/chart_view.h"
#include "views/chart/scene.h"
#include "views/figures/figures.h"

using namespace views;

namespace {

struct Book {
    QString name;
    model::Workbook workbook;
    std::vector<model::Results> results;

    FigureContext context(std::size_t design = 0) const {
        FigureContext c;
        c.workbook = &workbook;
        c.results = &results;
        c.design = design;
        return c;
    }
};

Book evaluated(QString name, model::Workbook w) {
    Book b{std::move(name), std::move(w), {}};
    for (const auto& d : b.workbook.designs) b.results.push_back(model::evaluate(b.workbook.project, *d.design));
    return b;
}

Book example(const QString& id) {
    const auto loaded = app::openExample(id);
    return loaded ? evaluated(id, loaded->workbook) : Book{};
}

/// The first design of an example, changed.
template <class Edit>
Book changed(const QString& id, const Edit& edit) {
    Book b = example(id);
    model::Design d = *b.workbook.designs.front().design;
    edit(b.workbook.project, d);
    b.workbook.designs = {{1, "changed", std::make_shared<const model::Design>(d)}};
    return evaluated(id, b.workbook);
}

std::vector<FigureId> allFigures() {
    std::vector<FigureId> all;
    for (int i = 0; i < kFigureCount; ++i) all.push_back(static_cast<FigureId>(i));
    return all;
}

QString nameOf(FigureId id) {
    static const char* const names[] = {
        "DaysWaterfall",  "ScalingLoss",      "DaysAgainstCards", "DemandBars",      "PeakBars",
        "MemoryFit",      "StepLedger",       "TrafficMap",       "LinkBullets",     "ThroughputScaling",
        "AlgorithmGain",  "ServiceCurve",     "ServiceSizing",    "Topology",        "RatioDiagonal",
        "RatioCost",      "TierBandwidth",    "FamilyComparison", "FailureDomains",  "CableLengths",
        "FamilySizes",    "HomingComparison", "DrillTimeline",    "ScaleUpDomain",   "RackLimits",
        "RackElevation",  "FloorPlan",        "PowerChain",       "HeadroomBases",   "SingleLine",
        "ItByPart",       "PowerCap",         "DensityRuler",     "HeatSplit",       "AirAgainstLiquid",
        "StorageBullets", "DataLimits",       "DataBySize",       "MeasuredStorage", "IntervalTradeOff",
        "DaysHistogram",  "TimeLedger",       "SpareCliff",       "ClassLosses",     "DrillComparison",
        "CapexBreakdown", "CostRange",        "CompareProgress",  "CompareTradeOff", "FindingsBySeverity"};
    static_assert(std::size(names) == kFigureCount);
    return QString::fromLatin1(names[static_cast<int>(id)]);
}

void take(std::vector<double>& out, const std::vector<double>& v) {
    out.insert(out.end(), v.begin(), v.end());
}

/// Numbers a figure must know: drawn values, without optional ones (bands, marks).
std::vector<double> numbersOf(const ChartData& data) {
    std::vector<double> out;
    const auto curves = [&](const std::vector<Curve>& list) {
        for (const Curve& c : list) {
            take(out, c.x);
            take(out, c.y);
        }
    };
    if (const auto* d = std::get_if<StackedBars>(&data))
        for (const auto& p : d->parts) take(out, p.values);
    if (const auto* d = std::get_if<TradeOff>(&data)) curves(d->curves);
    if (const auto* d = std::get_if<DiagonalPlot>(&data)) curves(d->curves);
    if (const auto* d = std::get_if<Progress>(&data)) curves(d->lines);
    if (const auto* d = std::get_if<Histogram>(&data))
        take(out, d->counts), take(out, {d->p50, d->p90, d->width, d->start});
    if (const auto* d = std::get_if<Waterfall>(&data)) {
        take(out, {d->start, d->low, d->high});
        for (const auto& s : d->steps) out.push_back(s.change);
    }
    if (const auto* d = std::get_if<HorizontalBars>(&data))
        for (const auto& r : d->rows)
            for (const auto& p : r.parts) out.push_back(p.value);
    if (const auto* d = std::get_if<Ledger>(&data))
        for (const auto& p : d->parts) out.push_back(p.value);
    if (const auto* d = std::get_if<ScalingArea>(&data)) {
        take(out, d->xs);
        for (const auto& l : d->losses) take(out, l.share);
    }
    if (const auto* d = std::get_if<BulletBars>(&data))
        for (const auto& r : d->rows) take(out, {r.need, r.supply});
    if (const auto* d = std::get_if<DensityRuler>(&data)) {
        for (const auto& z : d->zones) take(out, {z.from, z.to});
        for (const auto& m : d->marks) out.push_back(m.x);
    }
    return out;
}

bool isEmpty(const ChartSpec& s) {
    return !s.emptyText.isEmpty();
}

template <class T>
const T* dataOf(const ChartSpec& s) {
    return std::get_if<T>(&s.data);
}

bool close(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

double sumOf(const StackedBars& bars, std::size_t bar) {
    double sum = 0;
    for (const auto& p : bars.parts) sum += p.values.at(bar);
    return sum;
}

/// The figures with a drag handle and where it stands.
std::vector<Mark> handlesOf(const ChartSpec& s) {
    std::vector<Mark> marks;
    if (const auto* d = dataOf<TradeOff>(s)) marks = d->marks;
    if (const auto* d = dataOf<DiagonalPlot>(s)) marks = d->marks;
    std::erase_if(marks, [](const Mark& m) { return !m.draggable; });
    return marks;
}

void draw(const ChartSpec& spec, const QString& path, bool dark, QSize size) {
    QApplication::setPalette(standardPalette(dark));
    ChartView view;
    view.setPalette(standardPalette(dark));
    view.resize(size);
    view.setSpec(spec);
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.show();
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    view.grab().save(path);
}

QSize sizeOf(FigureId id) {
    switch (id) {
        case FigureId::Topology:
            return {930, 380};
        case FigureId::RackElevation:
        case FigureId::FloorPlan:
            return {930, 520};
        case FigureId::FamilyComparison:
            return {640, 280};
        case FigureId::SingleLine:
            return {930, 420};
        case FigureId::FamilySizes:
            return {700, 330};
        case FigureId::TimeLedger:
            return {930, 170};
        case FigureId::DensityRuler:
        case FigureId::HeatSplit:
        case FigureId::HeadroomBases:
            return {540, 220};
        default:
            return {500, 360};
    }
}

}  // namespace

class FiguresTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(bodyFont()); }

    void everyFigureOfTheExamplesIsFinite() {
        QVERIFY(!app::exampleIds().isEmpty());
        for (const QString& id : app::exampleIds()) {
            const Book b = example(id);
            QVERIFY2(!b.results.empty(), qPrintable(id));
            for (std::size_t d = 0; d < b.results.size(); ++d)
                for (const FigureId f : allFigures()) {
                    const ChartSpec s = figure(f, b.context(d));
                    const QByteArray where = (id + ' ' + QString::number(d) + ' ' + nameOf(f)).toUtf8();
                    QVERIFY2(!s.title.isEmpty(), where);
                    if (isEmpty(s)) continue;
                    int bad = 0;
                    for (const double v : numbersOf(s.data)) bad += std::isfinite(v) ? 0 : 1;
                    // A sweep may leave what is feasible (a ratio without ports); most of it must be there.
                    QVERIFY2(bad * 2 < std::max(1, int(numbersOf(s.data).size())),
                             where + ' ' + QByteArray::number(bad));
                    if (!dataOf<TradeOff>(s) && !dataOf<DiagonalPlot>(s)) QVERIFY2(bad == 0, where);
                }
        }
    }

    void onlyTheHistogramIsEmptyForTheBid() {
        const Book b = example("bid-1024");
        for (const FigureId f : allFigures()) {
            if (!concerns(f, b.context())) continue;
            const ChartSpec s = figure(f, b.context());
            // No run yet, and text needs so little that its packing does not matter.
            QVERIFY2(isEmpty(s) == (f == FigureId::DaysHistogram || f == FigureId::DataBySize),
                     qPrintable(nameOf(f) + ": " + s.emptyText));
        }
    }

    void theFloorHoldsEveryRackOnceInEveryColouring() {
        for (const QString& id : app::exampleIds()) {
            const Book b = example(id);
            const auto s = figure(FigureId::FloorPlan, b.context());
            const auto* floor = dataOf<FloorMap>(s);
            QVERIFY2(floor, qPrintable(id + s.emptyText));
            const auto& r = b.results[0].racks;
            QCOMPARE(std::int64_t(floor->racks.size()), *r.count);
            QCOMPARE(std::int64_t(floor->rows.size()), *r.floor.rows);
            QVERIFY(close(floor->length * floor->width, r.floor.area->si));
            QCOMPARE(floor->colourings.size(), std::size_t{3});
            QSet<QString> names;
            for (const auto& rack : floor->racks) {
                QVERIFY(!names.contains(rack.name));
                names.insert(rack.name);
                for (std::size_t c = 0; c < 3; ++c)
                    QVERIFY(rack.keys.at(c) >= 0 && rack.keys[c] < int(floor->colourings[c].keys.size()));
            }
        }
    }

    void cablesByLengthAreTheCablesOfTheResults() {
        for (const QString& id : app::exampleIds()) {
            const Book b = example(id);
            const auto s = figure(FigureId::CableLengths, b.context());
            const auto* bars = dataOf<StackedBars>(s);
            QVERIFY2(bars, qPrintable(id + s.emptyText));
            double drawn = 0, counted = 0;
            for (std::size_t i = 0; i < bars->bars.size(); ++i) drawn += sumOf(*bars, i);
            for (const auto& f : b.results[0].fabrics) counted += double(f.value.cabling.cables.value_or(0));
            QCOMPARE(drawn, counted);
        }
    }

    void theWaterfallEndsAtTheMedian() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::DaysWaterfall, b.context());
        const auto* w = dataOf<Waterfall>(s);
        QVERIFY(w);
        double end = w->start;
        for (const auto& step : w->steps) end += step.change;
        QVERIFY(close(end, b.results[0].training.daysP50->si / 86400));
        QVERIFY(close(w->start, b.results[0].training.daysIdeal->si / 86400));
        QVERIFY(close(w->high, b.results[0].training.daysP90->si / 86400));
        QVERIFY(w->low < end && w->low > w->start);
    }

    void theLedgerAddsUpToTheMean() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::TimeLedger, b.context());
        const auto* l = dataOf<Ledger>(s);
        QVERIFY(l);
        double sum = 0;
        for (const auto& p : l->parts) sum += p.value;
        QCOMPARE(l->unit, QStringLiteral("h"));
        QVERIFY(close(sum, b.results[0].training.daysMean->si / 3600));
    }

    void barsOfThePowerChainAreTheResults() {
        for (const QString& id : app::exampleIds()) {
            const Book b = example(id);
            const auto s = figure(FigureId::PowerChain, b.context());
            const auto* bars = dataOf<StackedBars>(s);
            QVERIFY(bars);
            const double unit = bars->y.unit == "kW" ? 1e3 : bars->y.unit == "MW" ? 1e6 : 1e9;
            const auto& p = b.results[0].power;
            QVERIFY(close(sumOf(*bars, 0), p.itNameplate->si / unit));
            QVERIFY(close(sumOf(*bars, 1), p.itPeak->si / unit));
            QVERIFY(close(sumOf(*bars, 2), p.itSustained->si / unit));
            QVERIFY(close(sumOf(*bars, 3), p.reserved->si / unit));
            QVERIFY(close(sumOf(*bars, 4), p.meterReserved->si / unit));
        }
    }

    void thePartsOfTheItPowerAddUp() {
        for (const QString& id : app::exampleIds()) {
            const Book b = example(id);
            const auto s = figure(FigureId::ItByPart, b.context());
            const auto* bars = dataOf<HorizontalBars>(s);
            QVERIFY(bars && bars->rows.size() >= 10);
            double sum = 0;
            for (const auto& r : bars->rows) sum += r.parts.at(0).value;
            const double unit = bars->x.unit == "kW" ? 1e3 : bars->x.unit == "MW" ? 1e6 : 1e9;
            QVERIFY(close(sum, b.results[0].power.itPeak->si / unit));
        }
    }

    void theSingleLineLeadsFromTheGridToTheRacks() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::SingleLine, b.context());
        const auto* line = dataOf<SingleLine>(s);
        QVERIFY(line && !line->elements.empty());
        QCOMPARE(line->keys.size(), std::size_t{2});  // feeds A and B
        std::vector<bool> reached(line->elements.size());
        reached[0] = true;
        for (std::size_t again = 0; again < line->elements.size(); ++again)
            for (const auto& w : line->wires) {
                QVERIFY(w.from >= 0 && w.to >= 0 && std::size_t(std::max(w.from, w.to)) < line->elements.size());
                if (!w.dashed && reached[std::size_t(w.from)]) reached[std::size_t(w.to)] = true;
            }
        int generators = 0;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const auto& e = line->elements[i];
            generators += e.symbol == SingleLine::Symbol::Generator;
            QVERIFY2(reached[i] || e.symbol == SingleLine::Symbol::Generator, qPrintable(e.name));
            QVERIFY(e.lane >= 0 && e.lane < line->lanes && e.column >= 0 && e.column < line->columns);
        }
        QCOMPARE(generators, 1);
        const Book one = changed("bid-1024", [](auto&, auto& d) { d.power.feeds = 1; });
        const auto single = figure(FigureId::SingleLine, one.context());
        QVERIFY(dataOf<SingleLine>(single)->keys.empty());
    }

    void thePowerCapIsDraggedInSteps() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::PowerCap, b.context());
        const auto* t = dataOf<TradeOff>(s);
        QVERIFY(t && t->curves.size() == 2 && !t->marks.empty());
        QVERIFY(close(t->marks.front().y, 100) && t->marks.front().draggable);
        QVERIFY(close(t->curves[0].y.back(), 100) && close(t->curves[1].y.back(), 100));
        QVERIFY(t->curves[0].y.front() < 100);
        const auto dragged = draggedValue(FigureId::PowerCap, t->marks.front().id, 561.3, b.context());
        QVERIFY(dragged && *dragged == 560);
        const Book held = changed("bid-1024", [](auto&, auto& d) { d.pools[0].value.powerCap = model::Power{560}; });
        const auto h = figure(FigureId::PowerCap, held.context());
        const double want = 100 * b.results[0].training.daysIdeal->si / held.results[0].training.daysIdeal->si;
        QVERIFY(close(dataOf<TradeOff>(h)->marks.front().y, want));
    }

    void airAndLiquidAreTwoEvaluations() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::AirAgainstLiquid, b.context());
        const auto* bars = dataOf<StackedBars>(s);
        QVERIFY(bars && bars->bars.size() == 2);
        QCOMPARE(bars->marked, 1);
        const auto& r = b.results[0];
        const double unit = bars->y.unit == "GWh" ? 3.6e12 : 3.6e9;
        QVERIFY(close(sumOf(*bars, 1), r.power.itSustained->si * r.cooling.pueParts->si * 8760 * 3600 / unit));
        QVERIFY(sumOf(*bars, 0) > sumOf(*bars, 1));
    }

    void theRulerShowsAllDesigns() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::DensityRuler, b.context());
        const auto* ruler = dataOf<DensityRuler>(s);
        QVERIFY(ruler);
        QCOMPARE(ruler->marks.size(), b.workbook.designs.size());
    }

    /// A server dragged into the next rack: all bars and the ruler speak of the rack that is the fullest now.
    void limitsOfARackAreThoseOfTheFullestAfterAMove() {
        const auto row = [](const BulletBars& bars, const char* id) {
            const auto it = std::find_if(bars.rows.begin(), bars.rows.end(),
                                         [&](const auto& r) { return r.id == QLatin1String(id); });
            return it == bars.rows.end() ? BulletBars::Row{} : *it;
        };
        const Book first = example("bid-1024");
        const auto before = figure(FigureId::RackLimits, first.context());
        const Book b = changed("bid-1024", [](model::Project&, model::Design& d) {
            model::Item<model::RackOverride> moved;
            moved.name = "node001";
            moved.value.rack = "A02";
            d.rackOverrides.push_back(moved);
        });
        const auto& r = b.results[0];
        QCOMPARE(r.racks.moved, std::int64_t(1));
        const auto s = figure(FigureId::RackLimits, b.context());
        const auto* bars = dataOf<BulletBars>(s);
        QVERIFY(bars && dataOf<BulletBars>(before));
        const auto& racks = b.workbook.designs[0].design->racks;
        QVERIFY(row(*bars, "kW").need > row(*dataOf<BulletBars>(before), "kW").need);
        QVERIFY(close(row(*bars, "kW").need, 100 * r.racks.density->si / racks.powerLimit.si));
        QVERIFY(close(row(*bars, "feed").need, 100 * r.racks.density->si / r.power.feedUsable->si));
        // The floor is loaded by the heaviest rack.
        const double heavier = r.racks.floorLoad->si / first.results[0].racks.floorLoad->si;
        QVERIFY(close(row(*bars, "kg").need, heavier * row(*dataOf<BulletBars>(before), "kg").need));
        QVERIFY(row(*bars, "U").need > row(*dataOf<BulletBars>(before), "U").need);
        QVERIFY(row(*bars, "kW").note.contains(QLatin1String("A02")));
        const auto density = figure(FigureId::DensityRuler, b.context());
        QVERIFY(dataOf<DensityRuler>(density));
        QVERIFY(close(dataOf<DensityRuler>(density)->marks.at(0).x, r.racks.density->si / 1000));
    }

    void thePartsOfTheInvestmentAddUp() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::CapexBreakdown, b.context());
        const auto* bars = dataOf<HorizontalBars>(s);
        QVERIFY(bars);
        double sum = 0;
        for (const auto& r : bars->rows) sum += r.parts.at(0).value;
        const double unit = bars->x.unit.startsWith('M') ? 1e6 : bars->x.unit.startsWith('B') ? 1e9 : 1e3;
        QVERIFY(close(sum, b.results[0].cost.capex->si / unit));
        const auto r = figure(FigureId::CostRange, b.context());
        const auto* range = dataOf<StackedBars>(r);
        QVERIFY(range);
        QVERIFY(close(sumOf(*range, 0), b.results[0].cost.capexLow->si / unit));
        QVERIFY(close(sumOf(*range, 1), b.results[0].cost.capex->si / unit));
        QVERIFY(close(sumOf(*range, 2), b.results[0].cost.capexHigh->si / unit));
    }

    void memoryAndScalingAreThoseOfTheRun() {
        const Book b = example("bid-1024");
        const auto& run = b.results[0].workloads.front().value;
        const auto s = figure(FigureId::MemoryFit, b.context());
        const auto* bars = dataOf<StackedBars>(s);
        QVERIFY(bars && bars->marked >= 0);
        QVERIFY(close(sumOf(*bars, std::size_t(bars->marked)), run.memoryPerCard->si / 1e9));
        const auto t = figure(FigureId::ScalingLoss, b.context());
        const auto* area = dataOf<ScalingArea>(t);
        QVERIFY(area && area->marks.size() == 1);
        QVERIFY(close(area->marks[0].y, 100 * run.scalingEfficiency->si));
        const auto at = std::find(area->xs.begin(), area->xs.end(), area->marks[0].x);
        QVERIFY(at != area->xs.end());
        double useful = 100;
        for (const auto& l : area->losses) useful -= l.share[std::size_t(at - area->xs.begin())];
        QVERIFY(close(useful, area->marks[0].y));
    }

    void theLinksCarryWhatTheResultsSay() {
        const Book b = example("bid-1024");
        const auto& run = b.results[0].workloads.front().value;
        const auto s = figure(FigureId::LinkBullets, b.context());
        const auto* bars = dataOf<BulletBars>(s);
        QVERIFY(bars);
        QCOMPARE(bars->rows.size(), std::size_t{3});  // two tiers of switches have no pods
        QVERIFY(close(bars->rows[0].need, 100 * run.links.scaleUpNeed->si / run.links.scaleUpSupply->si));
        QVERIFY(close(bars->rows[1].need, 100 * run.links.portsNeed->si / run.links.portsSupply->si));
        QVERIFY(close(bars->rows[2].need, 100 * run.links.leafNeed->si / run.links.leafSupply->si));
        QVERIFY(!run.links.podNeed);
        QVERIFY(close(run.links.slack->si, run.links.portsSupply->si / run.links.portsNeed->si - 1));
        QVERIFY(!run.links.binding.empty());
    }

    // The point of the design is what evaluate gives; the batch limits the curve; losses never fall below the ideal.
    void throughputIsThatOfTheRun() {
        const Book b = example("bid-1024");
        const auto& run = b.results[0].workloads.front().value;
        const auto s = figure(FigureId::ThroughputScaling, b.context());
        const auto* t = dataOf<TradeOff>(s);
        QVERIFY(t && t->curves.size() == 3 && !t->marks.empty());
        const double unit = t->y.unit == "M/s" ? 1e6 : 1e3;
        const Mark& now = t->marks.front();
        QVERIFY(now.draggable);
        QVERIFY(close(now.y * unit, run.tokensPerSecond->si * b.results[0].reliability.goodput->si));
        const Curve &strong = t->curves[0], &ideal = t->curves[2];
        const double each = ideal.y.front() / ideal.x.front();
        for (std::size_t i = 0; i < strong.x.size(); ++i) QVERIFY(strong.y[i] <= each * strong.x[i] * (1 + 1e-9));
        // Drawn as far as the batch reaches, or until it has lost most of its height.
        QVERIFY(strong.x.back() > now.x && strong.x.back() <= t->limitsX.front().value);
        const auto most = std::max_element(strong.y.begin(), strong.y.end());
        for (const Mark& m : t->marks)
            if (m.id == "turn") QCOMPARE(m.x, strong.x[std::size_t(most - strong.y.begin())]);
        const auto dragged = draggedValue(FigureId::ThroughputScaling, now.id, 3000, b.context());
        QVERIFY(dragged && std::fmod(*dragged, 32) == 0);
    }

    void theFlopsAreThoseOfTheDemand() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::DemandBars, b.context());
        const auto* bars = dataOf<HorizontalBars>(s);
        QVERIFY(bars && bars->rows.size() >= 2);
        const auto total = [&](std::size_t row) {
            double sum = 0;
            for (const auto& p : bars->rows[row].parts) sum += p.value;
            return sum;
        };
        const double exact = b.results[0].workloads[0].value.totalFlops->si;
        const double scale = exact / total(0);
        QVERIFY(close(std::log10(scale), std::round(std::log10(scale))));
        QVERIFY(std::abs(total(1) * scale / b.results[0].workloads[0].value.totalFlops6nd->si - 1) < 1e-9);
    }

    void theTopologyHasTheSwitchesOfTheResults() {
        const Book b = example("bid-1024");
        for (std::size_t d = 0; d < b.results.size(); ++d) {
            const auto s = figure(FigureId::Topology, b.context(d));
            const auto* t = dataOf<Topology>(s);
            QVERIFY(t);
            const auto& f = b.results[d].fabric;
            const std::int64_t planes = b.workbook.designs[d].design->fabrics.front().value.planes;
            QCOMPARE(std::int64_t(t->nodes.size()) * planes, *f.leafSwitches + *f.spineSwitches + *f.coreSwitches);
            const auto& r = b.results[d].fabrics.front().value;
            std::int64_t links = 0;
            for (const auto& l : t->links) links += l.count;
            QCOMPARE(links * planes, *r.links - *r.nodeLinks);
        }
    }

    /// The pointer over one switch of the drawing: its ports and its ratio, as wired.
    void hoveringASwitchShowsItsPortsAndRatio() {
        const Book b = example("bid-1024");
        ChartView view;
        view.resize(930, 380);
        view.setSpec(figure(FigureId::Topology, b.context()));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (int i = 0; i < 5; ++i) QTest::qWait(20);
        QStringList seen;
        QWidget* canvas = view.canvas();
        for (int y = 6; y < canvas->height(); y += 6)
            for (int x = 6; x < canvas->width(); x += 6) {
                QHelpEvent help(QEvent::ToolTip, QPoint(x, y), canvas->mapToGlobal(QPoint(x, y)));
                QCoreApplication::sendEvent(canvas, &help);
                const QString text = QToolTip::isVisible() ? QToolTip::text() : QString();
                if (!text.isEmpty() && !seen.contains(text)) seen << text;
            }
        QToolTip::hideText();
        // 32 leaves with 32 links down and 32 up of 64 ports, 16 spines with 64 down and none up.
        const auto with = [&](const QString& a, bool ratio) {
            return std::count_if(seen.begin(), seen.end(), [&](const QString& text) {
                return text.contains(a) && text.contains(QStringLiteral("Ratio down to up")) == ratio;
            });
        };
        const QString ports = QStringLiteral("64 of 64 ports in use");
        QVERIFY2(with(ports, true) == 32, qPrintable(seen.join(QStringLiteral(" | ")).left(900)));
        QVERIFY2(with(ports, false) == 16, qPrintable(seen.join(QStringLiteral(" | ")).left(900)));
    }

    /// Optical modules are a measure of every family, with the numbers of the results.
    void familiesCountTheirModules() {
        const Book b = example("bid-1024");
        for (const FigureId id : {FigureId::FamilyComparison, FigureId::FamilySizes}) {
            const ChartSpec spec = figure(id, b.context());
            const auto* m = dataOf<SmallMultiples>(spec);
            QVERIFY(m);
            const auto at = std::find_if(m->measures.begin(), m->measures.end(),
                                         [](const auto& x) { return x.name == QLatin1String("Modules"); });
            QVERIFY(at != m->measures.end());
            const auto own = std::find_if(m->rows.begin(), m->rows.end(), [](const auto& r) { return r.base; });
            if (own == m->rows.end()) continue;
            QCOMPARE(own->values.size(), m->measures.size());
            const auto& r = b.results[0].fabrics.front().value;
            QCOMPARE(own->values[std::size_t(at - m->measures.begin())], double(*r.switchModules + *r.serverModules));
        }
    }

    /// Rail-only: a network per rail with spines of its own, and no link from one to another.
    void separateNetworksAreDrawnApart() {
        struct Case {
            std::int64_t cards;
            model::Tiers tiers;
        };
        for (const Case& c : {Case{1024, model::Tiers::Auto}, Case{16384, model::Tiers::Auto},
                              Case{64, model::Tiers::Three}, Case{65536, model::Tiers::Three}}) {
            const Book b = changed("bid-1024", [&](auto&, model::Design& d) {
                d.fabrics[0].value.family = model::FabricFamily::RailOnly;
                d.fabrics[0].value.tiers = c.tiers;
                d.pools[0].value.accelerators = c.cards;
                d.pools[0].value.hotSpares = 0;
            });
            const ChartSpec spec = figure(FigureId::Topology, b.context());
            const auto* t = dataOf<Topology>(spec);
            QVERIFY2(t, qPrintable(spec.emptyText));
            QVERIFY(t->nodes.size() <= 64);
            QVERIFY2(spec.question.contains(QStringLiteral("network of its own")), qPrintable(spec.question));
            std::vector<std::size_t> root(t->nodes.size());
            std::iota(root.begin(), root.end(), 0);
            const auto find = [&](std::size_t i) {
                while (root[i] != i) i = root[i];
                return i;
            };
            QSet<QString> ids;
            std::int64_t ends = 0, links = 0;
            for (const auto& n : t->nodes) ids.insert(n.id), ends += n.cards;
            QCOMPARE(std::size_t(ids.size()), t->nodes.size());
            for (const auto& l : t->links) {
                root[find(std::size_t(l.from))] = find(std::size_t(l.to)), links += l.count;
                QCOMPARE(t->nodes[std::size_t(l.from)].series, t->nodes[std::size_t(l.to)].series);
            }
            std::size_t networks = 0;
            for (std::size_t i = 0; i < root.size(); ++i) networks += find(i) == i ? 1 : 0;
            QCOMPARE(networks, std::size_t(8));
            const auto& r = b.results.front().fabrics.front().value;
            const std::int64_t planes = b.workbook.designs.front().design->fabrics.front().value.planes;
            QCOMPARE(ends * planes, *r.nodeLinks);
            QCOMPARE(links * planes, *r.links - *r.nodeLinks);
            if (c.cards > 1024) continue;  // whole switches
            QCOMPARE(std::int64_t(t->nodes.size()) * planes, *r.leaves + *r.spines + r.cores.value_or(0));
        }
    }

    /// Two leaves serve the cards of a rail, each one port of their NICs: 8 rails, not 16.
    void dualTorHasTwoLeavesOfARail() {
        const Book b = changed("bid-1024", [](auto&, model::Design& d) {
            d.fabrics[0].value.dualTor = true;
            d.pools[0].value.accelerators = 1016;
            d.pools[0].value.hotSpares = 0;
        });
        const ChartSpec spec = figure(FigureId::Topology, b.context());
        const auto* t = dataOf<Topology>(spec);
        QVERIFY2(t, qPrintable(spec.emptyText));
        QCOMPARE(t->cardsNote, QStringLiteral("8 rails × 127"));
        std::vector<QString> names;
        for (const auto& n : t->nodes)
            if (n.group == 0) names.push_back(n.label);
        QCOMPARE(names.size(), std::size_t(16));
        QCOMPARE(names[0], QStringLiteral("1A"));
        QCOMPARE(names[1], QStringLiteral("1B"));
        QCOMPARE(names[15], QStringLiteral("8B"));
        QVERIFY(spec.note.contains(QStringLiteral("A and B")));
    }

    /// 42 ports down at a spine and 8 rails: a pod ends inside a unit, so its ports are counted, each of them once.
    void podsThatEndInsideAUnitCountPorts() {
        const Book b = changed("bid-1024", [](auto&, model::Design& d) {
            d.fabrics[0].value.tiers = model::Tiers::Three;
            d.fabrics[0].value.spineOversubscription = model::Ratio{2};
            d.pools[0].value.accelerators = 4096;
            d.pools[0].value.hotSpares = 0;
        });
        const ChartSpec spec = figure(FigureId::Topology, b.context());
        const auto* t = dataOf<Topology>(spec);
        QVERIFY2(t, qPrintable(spec.emptyText));
        QStringList pods;
        for (const auto& g : t->groups) pods << g.name;
        QCOMPARE(pods, (QStringList{QStringLiteral("Pod 1: 1,344 ports"), QStringLiteral("Pod 2: 1,344 ports"),
                                    QStringLiteral("Pod 3: 1,344 ports"), QStringLiteral("Pod 4: 64 ports")}));
        std::int64_t ends = 0;
        for (const auto& n : t->nodes) ends += n.cards;
        QCOMPARE(ends, std::int64_t(4096));
        QCOMPARE(t->cardsNote, QStringLiteral("8 rails × 512"));
        // 128 leaves: three pods of 42 with 32 spines, and two leaves whose 32 uplinks go to 2 spines. Of 32 core
        // groups with 2 cores and 11 links a spine, the first two have links into the last pod.
        QStringList spines, cores;
        for (const auto& n : t->nodes) {
            if (n.id.startsWith(QStringLiteral("spines"))) spines << n.hover;
            if (n.id.startsWith(QStringLiteral("top"))) cores << n.hover;
        }
        QCOMPARE(spines.size(), 4);
        QCOMPARE(spines[0], QStringLiteral("32 switches, each with 42 links down and 22 up of 64 ports\n"
                                           "Ratio down to up 1.91 : 1"));
        QCOMPARE(spines[3], QStringLiteral("2 switches, each with 32 links down and 22 up of 64 ports\n"
                                           "Ratio down to up 1.45 : 1"));
        QCOMPARE(cores.size(), 8);
        QCOMPARE(cores[0], QStringLiteral("4 switches, each with 44 links down of 64 ports\n"
                                          "4 switches, each with 33 links down of 64 ports"));
        QCOMPARE(cores[7], QStringLiteral("8 switches, each with 33 links down of 64 ports"));
        std::int64_t drawn = 0;
        for (const auto& l : t->links) drawn += l.count;
        QCOMPARE(drawn, std::int64_t(128 * 32 + (3 * 32 + 2) * 22));
    }

    /// 317 servers on leaves of 32: the tenth leaf of every rail has 29, which its box says.
    void bundledLeavesSayWhatIsWired() {
        const Book b = changed("bid-1024", [](auto&, model::Design& d) {
            d.fabrics[0].value.suNodes = 0;
            d.pools[0].value.accelerators = 8 * (32 * 9 + 29);
            d.pools[0].value.hotSpares = 0;
        });
        const ChartSpec spec = figure(FigureId::Topology, b.context());
        const auto* t = dataOf<Topology>(spec);
        QVERIFY2(t, qPrintable(spec.emptyText));
        const auto last = std::find_if(t->nodes.rbegin(), t->nodes.rend(), [](const auto& n) { return n.cards > 0; });
        QVERIFY2(last->hover.endsWith(QStringLiteral("1 switch, each with 29 links down and 32 up of 64 ports\n"
                                                     "Ratio down to up 0.91 : 1")),
                 qPrintable(last->hover));
        std::int64_t links = 0;
        for (const auto& l : t->links) links += l.count;
        QCOMPARE(links, std::int64_t(80 * 32 + (2 * 32 + 16) * 32));  // 80 leaves; two pods and half of one
    }

    /// Without tiers there is no ratio to ask for; with one above the pods the leaf is held against its own.
    void oversubscriptionIsAMatterOfTiers() {
        for (const auto family : {model::FabricFamily::Torus, model::FabricFamily::Dragonfly}) {
            const Book b = changed("bid-1024", [&](auto&, model::Design& d) { d.fabrics[0].value.family = family; });
            const ChartSpec saves = figure(FigureId::RatioCost, b.context());
            QVERIFY(isEmpty(saves) && !saves.emptyText.isEmpty());
            QCOMPARE(saves.emptyText, figure(FigureId::RatioDiagonal, b.context()).emptyText);
        }
        const Book b = changed("bid-1024", [](auto&, model::Design& d) {
            d.fabrics[0].value.tiers = model::Tiers::Three;
            d.fabrics[0].value.spineOversubscription = model::Ratio{2};
            d.pools[0].value.accelerators = 4096;  // several pods: in one nothing would cross a core
        });
        const ChartSpec spec = figure(FigureId::RatioDiagonal, b.context());
        const auto* plot = dataOf<DiagonalPlot>(spec);
        QVERIFY2(plot, qPrintable(spec.emptyText));
        const auto& r = b.results[0].fabrics[0].value;
        QVERIFY(*r.realised > *r.realisedLeaf);
        QVERIFY(close(plot->marks.at(0).y, r.realisedLeaf->si));
        for (const Curve& c : plot->curves)
            for (const double y : c.y) QVERIFY(y <= 7 + 1e-9);
        QVERIFY(spec.note.contains(QStringLiteral("on top")));
    }

    /// The network chosen in the form is the one drawn: its ports on leaves alike, those of storage nodes on their own.
    void everyNetworkCanBeDrawn() {
        const Book b = changed("bid-1024", [](auto&, model::Design& d) {
            auto& f = d.fabrics[1].value;
            QCOMPARE(f.role, model::FabricRole::Storage);
            f.oversubscription = model::Ratio{4.0 / 3};
            f.storageOversubscription = model::Ratio{1};
        });
        FigureContext context = b.context();
        for (const auto& item : b.workbook.designs.front().design->fabrics) {
            context.network = item.name;
            const ChartSpec spec = figure(FigureId::Topology, context);
            const auto* t = dataOf<Topology>(spec);
            QCOMPARE(t == nullptr, item.value.role == model::FabricRole::OutOfBand);
            QVERIFY2(!(t == nullptr ? spec.emptyText : spec.remark).isEmpty(), item.name.c_str());
        }
        context.network = "storage";
        const ChartSpec spec = figure(FigureId::Topology, context);
        const auto* t = dataOf<Topology>(spec);
        const auto& r = b.results[0].fabrics[1].value;
        std::int64_t ports = 0, links = 0, coloured = 0;
        for (const auto& n : t->nodes) {
            ports += n.cards;
            coloured += n.series > 0;
        }
        for (const auto& l : t->links) links += l.count;
        QCOMPARE(std::int64_t(t->nodes.size()), *r.leaves + *r.spines);
        QCOMPARE(ports, *r.nodeLinks);
        QCOMPARE(links, *r.sizing.leafSpineLinks);
        QCOMPARE(coloured, *r.sizing.storageLeaves);
        context.network = "no such network";  // gone by an undo: the parameter network again
        QCOMPARE(figure(FigureId::Topology, context).remark, figure(FigureId::Topology, b.context()).remark);
    }

    void aLargeTopologyStaysSmall() {
        const Book b = example("hyperscale-160k");
        const auto s = figure(FigureId::Topology, b.context());
        const auto* t = dataOf<Topology>(s);
        QVERIFY(t);
        QVERIFY(!t->nodes.empty() && t->nodes.size() <= 64 && t->links.size() <= 1024);
        // It is said that boxes stand for several switches, rails keep their colours, and no end point is lost.
        QVERIFY(!s.note.isEmpty());
        std::int64_t ends = 0, links = 0;
        for (const auto& node : t->nodes) {
            ends += node.cards;
            QVERIFY(node.cards == 0 || node.series > 0);
        }
        for (const auto& l : t->links) links += l.count;
        const auto& r = b.results.front().fabrics.front().value;
        const std::int64_t planes = b.workbook.designs.front().design->fabrics.front().value.planes;
        QCOMPARE(ends * planes, *r.nodeLinks);
        QCOMPARE(links * planes, *r.links - *r.nodeLinks);
    }

    void theCurrentPointLiesOnItsCurve() {
        const Book b = example("bid-1024");
        const auto days = figure(FigureId::DaysAgainstCards, b.context());
        const auto* t = dataOf<TradeOff>(days);
        QVERIFY(t && t->marks.size() == 1);
        const auto& c = t->curves[0];
        const auto at = std::find(c.x.begin(), c.x.end(), t->marks[0].x);
        QVERIFY(at != c.x.end());
        QVERIFY(close(c.y[std::size_t(at - c.x.begin())], t->marks[0].y));
        // Step times jump where the batch does not divide, so the curve falls as a whole, not at every point.
        QVERIFY(c.y.front() > t->marks[0].y);
        const auto interval = figure(FigureId::IntervalTradeOff, b.context());
        const auto handles = handlesOf(interval);
        QCOMPARE(handles.size(), std::size_t(1));
        QVERIFY(close(handles[0].y, 100 * b.results[0].reliability.goodput->si));
        const auto ratio = figure(FigureId::RatioDiagonal, b.context());
        QVERIFY(close(handlesOf(ratio).at(0).y, b.results[0].fabric.oversubscription->si));
    }

    /// A searched mapping runs only where its replicas share the batch: 5,000 sequences on 160,000 cards.
    void daysAgainstCardsTriesCountsThatRun() {
        const Book b = example("hyperscale-160k");
        const auto s = figure(FigureId::DaysAgainstCards, b.context());
        const auto* t = dataOf<TradeOff>(s);
        QVERIFY(t);
        const auto& c = t->curves[0];
        QVERIFY(c.x.size() >= 6);
        const auto half = std::find(c.x.begin(), c.x.end(), 80000.0);
        QVERIFY(half != c.x.end());
        model::Design d = *b.workbook.designs.front().design;
        d.pools.front().value.accelerators = 80000;
        const auto r = model::evaluate(b.workbook.project, d);
        QVERIFY(close(c.y[std::size_t(half - c.x.begin())], r.training.daysP50->si / 86400));
        for (std::size_t i = 0; i < c.x.size(); ++i) QVERIFY(std::isfinite(c.y[i]) && c.y[i] > 0);
    }

    /// 42 of 64 ports down and 8 links a server: 5.25 servers a leaf, so a leaf touches 6; the last has what is left.
    void leavesWithoutRailsShareTheLinks() {
        const Book b = example("bid-1024");
        const auto& f = b.workbook.designs[2].design->fabrics.front().value;
        QVERIFY(f.family == model::FabricFamily::LeafSpine);
        const auto s = figure(FigureId::Topology, b.context(2));
        const auto* t = dataOf<Topology>(s);
        QVERIFY(t);
        std::int64_t ends = 0;
        for (const auto& node : t->nodes)
            if (node.tier + 1 == int(t->tiers.size())) {
                QVERIFY(node.cards > 0);
                ends += node.cards;
            }
        QCOMPARE(ends * f.planes, *b.results[2].fabrics.front().value.nodeLinks);
        bool said = false;
        for (const auto& p : b.results[2].problems)
            if (p.id == "fabric.single_homed" && p.args.size() == 3) {
                said = true;
                QCOMPARE(std::get<model::Arg::Number>(p.args[1].value).si, 42.0);
                QCOMPARE(std::get<model::Arg::Number>(p.args[2].value).si, 6.0);
            }
        QVERIFY(said);
    }

    void sparesReachTheirQuantile() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::SpareCliff, b.context());
        const auto* t = dataOf<TradeOff>(s);
        QVERIFY(t);
        const double p99 = double(*b.results[0].reliability.sparesP99);
        for (std::size_t i = 0; i < t->curves[0].x.size(); ++i)
            QCOMPARE(t->curves[0].y[i] >= 99, t->curves[0].x[i] >= p99);
    }

    void handlesNameInputs() {
        for (const QString& id : app::exampleIds()) {
            const Book b = example(id);
            int found = 0;
            for (const FigureId f : allFigures())
                for (const Mark& m : handlesOf(figure(f, b.context()))) {
                    ++found;
                    const auto key = draggedKey(f, m.id);
                    QVERIFY2(key.has_value(), qPrintable(nameOf(f)));
                    model::Project project = b.workbook.project;
                    model::Design design = *b.workbook.designs[0].design;
                    const auto place = model::findInput(project, design, *key);
                    QVERIFY2(bool(place), key->c_str());
                    const auto value = draggedValue(f, m.id, m.x, b.context());
                    QVERIFY(value.has_value());
                    const auto now = place->value();
                    if (std::holds_alternative<std::monostate>(now)) continue;  // no cap yet: it stands at the TDP
                    const double before = std::holds_alternative<std::int64_t>(now)
                                              ? double(std::get<std::int64_t>(now))
                                              : std::get<double>(now);
                    QVERIFY2(close(*value, before), key->c_str());  // dragging by nothing changes nothing
                    QVERIFY(!draggedValue(f, m.id, std::nan(""), b.context()));
                }
            QVERIFY(found >= 3);
        }
        QVERIFY(!draggedKey(FigureId::PowerChain, "pools.train.accelerators"));
        QVERIFY(!draggedKey(FigureId::DaysAgainstCards, "pools..accelerators"));
    }

    void draggedCardsSnapToWholeReplicas() {
        const Book b = example("bid-1024");
        const auto handle = handlesOf(figure(FigureId::DaysAgainstCards, b.context())).at(0).id;
        const auto v = draggedValue(FigureId::DaysAgainstCards, handle, 1500, b.context());
        QVERIFY(v && std::fmod(*v, 32) == 0 && std::abs(*v - 1500) <= 16);
        QVERIFY(*draggedValue(FigureId::DaysAgainstCards, handle, -5, b.context()) >= 32);
    }

    void aRunFillsHistogramAndLedger() {
        Book b = example("bid-1024");
        auto inputs = model::simulationInputs(b.workbook.project, *b.workbook.designs[0].design, b.results[0]);
        QVERIFY(inputs.has_value());
        inputs->replications = 400;
        const auto run = model::simulate(*inputs);
        model::applySimulation(b.workbook.project, *b.workbook.designs[0].design, run, b.results[0]);
        FigureContext c = b.context();
        c.run = &run;
        const auto s = figure(FigureId::DaysHistogram, c);
        const auto* h = dataOf<Histogram>(s);
        QVERIFY(h);
        const double drawn = std::accumulate(h->counts.begin(), h->counts.end(), 0.0);
        const double end = h->start + h->width * double(h->counts.size());
        const auto longer =
            std::count_if(run.wallTimes.begin(), run.wallTimes.end(), [&](double t) { return t / 86400 >= end; });
        QCOMPARE(drawn + double(longer), 400.0);  // what is not drawn is told of
        QVERIFY(longer <= 3);
        QVERIFY(s.note.startsWith(QStringLiteral("Closed form:")));  // the analytic twin beside it
        QCOMPARE(s.note.contains(QStringLiteral(" than drawn")), longer > 0);
        if (longer > 0) QVERIFY(s.note.contains(count(double(longer))));
        QVERIFY(close(h->p50, b.results[0].training.daysP50->si / 86400));
        QVERIFY(close(h->p90, b.results[0].training.daysP90->si / 86400));
        const auto t = figure(FigureId::TimeLedger, c);
        const auto* l = dataOf<Ledger>(t);
        QVERIFY(l);
        double sum = 0;
        for (const auto& p : l->parts) sum += p.value;
        QVERIFY(std::abs(sum / (b.results[0].training.daysMean->si / 3600) - 1) < 1e-6);
        const auto w = figure(FigureId::DaysWaterfall, c);
        double days = dataOf<Waterfall>(w)->start;
        for (const auto& step : dataOf<Waterfall>(w)->steps) days += step.change;
        QVERIFY(close(days, b.results[0].training.daysP50->si / 86400));
    }

    void aBlankInputIsNamed() {
        const Book b = changed("bid-1024", [](model::Project&, model::Design& d) {
            d.pools[0].value.card.tdp.reset();
            d.pools[0].value.server.nameplate.reset();
            d.pools[0].value.server.peak.reset();
        });
        const auto s = figure(FigureId::PowerChain, b.context());
        QVERIFY(isEmpty(s));
        QVERIFY2(s.emptyText.contains("Nameplate power"), qPrintable(s.emptyText));
        QVERIFY(!s.emptyAction.isEmpty());
        const std::string key = missingKey(FigureId::PowerChain, b.context());
        QVERIFY(QString::fromStdString(key).endsWith(".server.nameplate"));
        QVERIFY(!isEmpty(figure(FigureId::DaysWaterfall, b.context())));  // what does not depend on it is there
    }

    void noDesignIsTooStrange() {
        std::vector<Book> books;
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d = {}; }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.pools.clear(); }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.workloads.clear(); }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.fabrics.clear(); }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.tiers.clear(); }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.reliability.classes.clear(); }));
        for (const std::int64_t n : {0LL, 1LL, 7LL, 1'000'000'000LL})
            books.push_back(changed("bid-1024", [n](auto&, model::Design& d) { d.pools[0].value.accelerators = n; }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.workloads[0].value.globalBatch = 1; }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.workloads[0].value.model.layers = 0; }));
        books.push_back(changed(
            "bid-1024", [](auto&, model::Design& d) { d.workloads[0].value.kind = model::WorkloadKind::Inference; }));
        books.push_back(
            changed("bid-1024", [](auto&, model::Design& d) { d.checkpoint.interval = model::Duration{1e12}; }));
        books.push_back(changed(
            "bid-1024", [](auto&, model::Design& d) { d.checkpoint.interval = model::Duration{std::nan("")}; }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.racks.powerLimit = model::Power{0}; }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) { d.fabrics[0].value.device.ports = 2; }));
        books.push_back(
            changed("bid-1024", [](auto&, model::Design& d) { d.fabrics[0].value.tiers = model::Tiers::Three; }));
        books.push_back(
            changed("bid-1024", [](auto&, model::Design& d) { d.reliability.rateFactor = model::Ratio{1000}; }));
        books.push_back(changed("bid-1024", [](auto&, model::Design& d) {
            d.pools[0].value.card = {};
            d.pools[0].value.server = {};
        }));
        for (std::size_t i = 0; i < books.size(); ++i)
            for (const FigureId f : allFigures()) {
                QElapsedTimer timer;
                timer.start();
                const ChartSpec s = figure(f, books[i].context());
                QVERIFY2(timer.elapsed() < 2000, qPrintable(nameOf(f)));
                QVERIFY2(isEmpty(s) || !s.title.isEmpty(), qPrintable(nameOf(f)));
                if (const auto* t = dataOf<Topology>(s)) QVERIFY(t->nodes.size() <= 64);
                QImage image(300, 200, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                if (!isEmpty(s)) paintChart(s, &painter, image.rect(), false, true);
            }
        QVERIFY(isEmpty(figure(FigureId::PowerChain, FigureContext{})));
    }

    void figuresAreQuick() {
        const Book b = example("bid-1024");
        for (const FigureId f : allFigures()) {
            figure(f, b.context());
            const std::clock_t start = std::clock();  // of this process: other work on the machine does not count
            for (int i = 0; i < 10; ++i) figure(f, b.context());
            const double each = 100.0 * double(std::clock() - start) / CLOCKS_PER_SEC;
            qInfo("%-20s %6.2f ms", qPrintable(nameOf(f)), each);
            QVERIFY2(each < 60, qPrintable(nameOf(f)));
        }
    }

    void quantilesAgreeWithTheResults() {
        for (const QString& id : app::exampleIds()) {
            const Book b = example(id);
            const auto& d = *b.workbook.designs[0].design;
            const auto& t = b.results[0].training;
            QVERIFY(close(model::daysAtLevel(b.workbook.project, d, b.results[0], 0.5)->si, t.daysP50->si));
            QVERIFY(close(model::daysAtLevel(b.workbook.project, d, b.results[0], 0.9)->si, t.daysP90->si));
            const auto s = figure(FigureId::IntervalTradeOff, b.context());
            const auto& c = dataOf<TradeOff>(s)->curves[0];
            for (std::size_t i = 0; i < c.x.size(); ++i)
                if (std::isfinite(c.low[i]) && std::isfinite(c.high[i])) QVERIFY(c.low[i] <= c.high[i]);
        }
    }

    void theHeatIsThatOfTheLoad() {
        const Book b = example("bid-1024");
        const auto s = figure(FigureId::HeatSplit, b.context());
        const auto* bars = dataOf<HorizontalBars>(s);
        QVERIFY(bars && bars->rows.size() == 2 && bars->detail.size() == 4);
        const auto sum = [](const std::vector<HorizontalBars::Row>& rows) {
            double total = 0;
            for (const auto& r : rows) total += r.parts.at(0).value;
            return total;
        };
        const double heat = (b.results[0].power.itPeak->si + b.results[0].power.losses->si) / 1e3;
        QVERIFY(close(sum(bars->rows), heat));
        QVERIFY(close(sum(bars->detail), heat));
    }

    void bandwidthOfTheTiersAddsUpToTheLineRate() {
        const Book b = changed("bid-1024", [](auto&, model::Design& d) {
            d.fabrics[0].value.oversubscription = model::Ratio{3};
            d.fabrics[0].value.routing = model::Routing::Hashed;
        });
        const ChartSpec spec = figure(FigureId::TierBandwidth, b.context());
        const auto* bars = std::get_if<StackedBars>(&spec.data);
        QVERIFY(bars);
        const model::FabricResult& f = b.results[0].fabrics[0].value;
        const model::LinkResults& l = b.results[0].workloads[0].value.links;
        const auto part = [&](const char* id, std::size_t bar) {
            for (const auto& p : bars->parts)
                if (p.id == QLatin1String(id)) return p.values.at(bar);
            return 0.0;
        };
        QCOMPARE(bars->bars.size(), std::size_t(4));  // ports and leaf uplinks, each with what is needed
        QSet<QString> names;
        for (const auto& bar : bars->bars) names.insert(bar.name);
        QCOMPARE(names.size(), qsizetype(4));
        // In two lines of a narrow slot nothing of it may be cut off: a word each.
        for (const QString& name : names) QVERIFY2(name.count(u' ') < 2, qPrintable(name));
        for (const std::size_t bar : {std::size_t(1), std::size_t(3)}) {
            double sum = 0;
            for (const auto& p : bars->parts) sum += p.values.at(bar);
            QVERIFY(close(sum, f.perCard->si / 1e9));
        }
        QVERIFY(close(part("left", 1), l.portsSupply->si / 1e9) && close(part("left", 3), l.leafSupply->si / 1e9));
        QVERIFY(close(part("need", 0), l.portsNeed->si / 1e9) && close(part("need", 2), l.leafNeed->si / 1e9));
        QVERIFY(part("congestion", 3) > 0 && part("ratio", 3) > 0 && part("congestion", 1) == 0);
    }

    void failureDomainsAreTheResults() {
        const Book b = changed("bid-1024", [](auto&, model::Design& d) { d.fabrics[0].value.planes = 2; });
        const ChartSpec spec = figure(FigureId::FailureDomains, b.context());
        const auto* bars = std::get_if<HorizontalBars>(&spec.data);
        QVERIFY(bars);
        const model::LossResults& l = b.results[0].fabrics[0].value.losses;
        QVERIFY(l.leafCards && l.spineCards && !l.coreCards);
        QCOMPARE(bars->rows.size(), std::size_t(5));  // server link, leaf link, leaf, spine, plane
        QCOMPARE(bars->rows[2].parts.at(0).value, double(*l.leafCards));
        QVERIFY2(bars->rows[2].text.contains(QStringLiteral("50.0 %")), qPrintable(bars->rows[2].text));
        QVERIFY(!bars->rows[4].bold);
    }

    /// Two leaves per NIC or two planes: half of the bandwidth is left where all of it was lost.
    void aSecondWayHalvesTheLossOfALeaf() {
        const Book b = changed("bid-1024", [](auto&, model::Design& d) { d.fabrics[0].value.planes = 1; });
        const ChartSpec spec = figure(FigureId::HomingComparison, b.context());
        const auto* m = dataOf<SmallMultiples>(spec);
        QVERIFY(m && m->measures.size() == 3);
        const auto leaf =
            std::find_if(m->rows.begin(), m->rows.end(), [](const auto& r) { return r.id == QLatin1String("leaf"); });
        QVERIFY(leaf != m->rows.end());
        QCOMPARE(leaf->values, (std::vector<double>{100, 50, 50}));
        const auto link =
            std::find_if(m->rows.begin(), m->rows.end(), [](const auto& r) { return r.id == QLatin1String("link"); });
        QCOMPARE(link->values, (std::vector<double>{100, 50, 50}));
    }

    void theDrillTakesAsLongAsItsSteps() {
        const Book b = example("bid-1024");
        const ChartSpec spec = figure(FigureId::DrillTimeline, b.context());
        const auto* bars = dataOf<HorizontalBars>(spec);
        QVERIFY(bars && bars->rows.size() == 4);  // server link, leaf, spine, plane
        const auto drills =
            model::drill(b.workbook.project, *b.workbook.designs[0].design, b.results[0], model::DrillKind::Leaf);
        QVERIFY(drills.value.has_value());
        double sum = 0;
        for (const auto& part : bars->rows[1].parts) sum += part.value;
        const double unit = bars->x.unit == QLatin1String("h") ? 3600 : 60;
        QVERIFY(close(sum * unit, drills->front().total.si));
    }

    /// 1,024 cards on switches of 64 ports and at 160,000: what cannot be built says why, a fat tree takes planes.
    void familiesAreComparedAtBothSizes() {
        const Book b = example("bid-1024");
        const ChartSpec spec = figure(FigureId::FamilySizes, b.context());
        const auto* m = dataOf<SmallMultiples>(spec);
        QVERIFY(m && m->rows.size() == 8);
        for (const auto& row : m->rows) {
            QVERIFY(row.infeasible.isEmpty() == std::isfinite(row.values.at(3)));
            if (row.name.contains(QStringLiteral("Full mesh"))) QVERIFY(!row.infeasible.isEmpty());
        }
        QVERIFY(std::isfinite(m->rows[4].values[3]) && m->rows[4].name.contains(QStringLiteral("160,000")));
        // Ports of four lanes stand in a torus of two sides.
        QCOMPARE(m->rows[1].name, QStringLiteral("1,024 · Torus 32×32"));
        QCOMPARE(m->rows[5].name, QStringLiteral("160,000 · Torus 400×400"));
        const Book lanes = changed(
            "bid-1024", [](auto&, model::Design& d) { d.fabrics[0].value.laneRate = model::ByteRate{50e9 / 8 / 8}; });
        const ChartSpec all = figure(FigureId::FamilyComparison, lanes.context());
        QStringList names;
        for (const auto& row : dataOf<SmallMultiples>(all)->rows) names << row.name;
        QVERIFY2(names.contains(QStringLiteral("2D full mesh 32×32")), qPrintable(names.join(u'|')));
        QVERIFY2(names.filter(QRegularExpression(QStringLiteral("^Torus \\d+×\\d+×\\d+$"))).size() == 1,
                 qPrintable(names.join(u'|')));
    }

    /// Where places are free their boxes are dashed and have no link, and the note says so; every link that is wired is
    /// drawn or inside a box.
    void freePlacesAreDashed() {
        struct Case {
            model::FabricFamily family;
            std::array<std::int64_t, 3> sides;
            std::int64_t cards, free;
        };
        using F = model::FabricFamily;
        for (const Case& c :
             {Case{F::Torus, {4, 4, 4}, 64, 0}, Case{F::Torus, {4, 4, 4}, 56, 8}, Case{F::Torus, {8, 8, 8}, 384, 16},
              Case{F::Torus, {8, 8, 8}, 392, 12}, Case{F::FullMesh2D, {8, 8, 0}, 56, 8},
              Case{F::FullMesh2D, {16, 16, 0}, 200, 12}, Case{F::FullMesh2D, {16, 16, 0}, 256, 0}}) {
            const Book b = changed("bid-1024", [&](auto&, model::Design& d) {
                auto& f = d.fabrics[0].value;
                f.family = c.family;
                f.laneRate = model::ByteRate{0.1e9};
                f.side1 = c.sides[0];
                f.side2 = c.sides[1];
                if (c.sides[2] > 0) f.side3 = c.sides[2];
                d.pools[0].value.accelerators = c.cards;
                d.pools[0].value.hotSpares = 0;
            });
            const ChartSpec spec = figure(FigureId::Topology, b.context());
            const auto* t = dataOf<Topology>(spec);
            QVERIFY2(t, qPrintable(spec.emptyText));
            std::int64_t free = 0, drawn = 0, inside = 0;
            for (const auto& n : t->nodes) {
                QCOMPARE(n.planned, n.cards == 0);
                free += n.planned ? 1 : 0;
            }
            QCOMPARE(free, c.free);
            QCOMPARE(spec.note.contains(QStringLiteral("Boxes without any port are dashed.")), free > 0);
            for (const auto& l : t->links) {
                QVERIFY(!t->nodes[std::size_t(l.from)].planned && !t->nodes[std::size_t(l.to)].planned);
                drawn += l.count;
            }
            const auto& design = *b.workbook.designs.front().design;
            const auto in = model::fabricRequest(b.workbook.project, design, b.results.front(), 0);
            QVERIFY(in);
            const auto z = model::fabric::sizeFabric(*in);
            const auto w = model::fabric::wire(*in, z);
            QVERIFY(w);
            // "x 3–4, y 1–2, z 1" of a box, against the place of a port.
            static const QRegularExpression span(QStringLiteral("[xyz] (\\d+)(?:–(\\d+))?"));
            const auto boxOf = [&](std::int64_t i) {
                const std::int64_t at[] = {i % z.dims[0] + 1, i / z.dims[0] % z.dims[1] + 1,
                                           i / z.dims[0] / z.dims[1] + 1};
                for (std::size_t n = 0; n < t->nodes.size(); ++n) {
                    auto found = span.globalMatch(t->nodes[n].hover);
                    bool holds = true;
                    for (int k = 0; found.hasNext(); ++k) {
                        const auto m = found.next();
                        const auto first = m.captured(1).toLongLong();
                        holds = holds && at[k] >= first &&
                                at[k] <= (m.captured(2).isEmpty() ? first : m.captured(2).toLongLong());
                    }
                    if (holds) return n;
                }
                return t->nodes.size();
            };
            for (const auto& l : w->links)
                inside +=
                    boxOf(w->devices[std::size_t(l.a.device)].index) == boxOf(w->devices[std::size_t(l.z.device)].index)
                        ? 1
                        : 0;
            QCOMPARE(drawn + inside, z.perPlane.directLinks);
        }
    }

    /// An NVL72 has 9 switch trays with two chips each, and every card a link to every chip.
    void theScaleUpDomainCountsChipsAndTrays() {
        const Book b = changed("bid-1024", [](auto&, model::Design& d) {
            d.pools[0].value.card.scaleUpDomain = 72;
            d.pools[0].value.server.accelerators = 72;
            d.pools[0].value.accelerators = 1152;
        });
        const ChartSpec spec = figure(FigureId::ScaleUpDomain, b.context());
        const auto* t = dataOf<Topology>(spec);
        QVERIFY2(t, qPrintable(spec.emptyText));
        QCOMPARE(t->tiers[0].note, QStringLiteral("18 switch chips in 9 trays"));
        std::int64_t links = 0;
        for (const auto& l : t->links) links += l.count;
        QCOMPARE(links, std::int64_t(72 * 18));
    }

    /// Families without tiers: no end point and no link is lost where every position has a box.
    void directNetworksAreDrawnWhole() {
        struct Case {
            model::FabricFamily family;
            std::int64_t cards;
        };
        using F = model::FabricFamily;
        for (const Case& c : {Case{F::Torus, 64}, Case{F::Torus, 1024}, Case{F::FullMesh, 40}, Case{F::FullMesh2D, 64},
                              Case{F::FullMesh2D, 512}, Case{F::Dragonfly, 64}, Case{F::Dragonfly, 1024},
                              Case{F::Dragonfly, 16384}, Case{F::Dragonfly, 160000}}) {
            const Book b = changed("bid-1024", [&](auto&, model::Design& d) {
                d.fabrics[0].value.family = c.family;
                d.fabrics[0].value.laneRate = model::ByteRate{0.1e9};  // 500 lanes: a mesh of any size
                d.pools[0].value.accelerators = c.cards;
                d.pools[0].value.hotSpares = 0;
            });
            const ChartSpec spec = figure(FigureId::Topology, b.context());
            const auto* t = dataOf<Topology>(spec);
            QVERIFY2(t, qPrintable(spec.emptyText));
            QVERIFY(t->placed && t->nodes.size() <= 64 && t->links.size() <= 1024 && !spec.note.isEmpty());
            const auto& r = b.results.front().fabrics.front().value;
            std::int64_t ends = 0, links = 0;
            for (const auto& n : t->nodes) {
                ends += n.cards;
                QVERIFY(n.x > -1e-9 && n.x < 1 + 1e-9 && n.y > -1e-9 && n.y < 1 + 1e-9);
            }
            for (const auto& l : t->links) links += l.count;
            QCOMPARE(ends, r.endpoints * 8);
            const std::int64_t all = *r.links - (c.family == F::Dragonfly ? *r.nodeLinks : 0);
            QVERIFY(links <= all);
            if (std::int64_t(t->nodes.size()) == ends) QCOMPARE(links, all);
            // Where a box stands for groups, all names fit in at the smallest window.
            const QFontMetricsF metrics(
                screenTheme(QApplication::palette(), QApplication::font(), spec.language).font(TextRole::Small));
            if (t->groups.empty() && c.family == F::Dragonfly)
                for (const auto& n : t->nodes) QVERIFY(metrics.horizontalAdvance(n.label) + 2 < t->boxWidth * 850);
            QVERIFY2(!spec.note.contains(QStringLiteral("1 groups")) &&
                         !spec.note.contains(QStringLiteral("by 0 links")) &&
                         !spec.note.contains(QStringLiteral(" 1 links")),
                     qPrintable(spec.note));
            QVERIFY(!spec.note.contains(QStringLiteral("×1,")));
            QImage image(930, 380, QImage::Format_RGB32);
            QPainter painter(&image);
            std::vector<ScenePart> parts;
            paintScene(spec, {}, painter, image.rect(), false, &parts);
            for (const ScenePart& part : parts)
                for (const QPointF& p : part.line)
                    QVERIFY2(QRectF(image.rect()).contains(p), qPrintable(nameOf(FigureId::Topology)));
        }
    }

    void pagesHaveTheirFigures() {
        for (const PageId p :
             {PageId::Overview, PageId::Demand, PageId::Compute, PageId::Fabric, PageId::Racks, PageId::Power,
              PageId::Cooling, PageId::Storage, PageId::Reliability, PageId::Cost, PageId::Compare})
            QVERIFY(figuresOf(p).size() >= 2);
        QVERIFY(figuresOf(PageId::Project).empty());
    }

    void pictures() {
        const QString folder = qEnvironmentVariable("CLUSTERWRIGHT_PICTURES");
        if (folder.isEmpty()) QSKIP("CLUSTERWRIGHT_PICTURES is not set");
        QDir().mkpath(folder);
        for (const QString& id : app::exampleIds()) {
            Book b = example(id);
            auto inputs = model::simulationInputs(b.workbook.project, *b.workbook.designs[0].design, b.results[0]);
            inputs->replications = id.startsWith("bid") ? 4000 : 300;
            const auto run = model::simulate(*inputs);
            for (const bool dark : {false, true})
                for (const auto language : {Language::English, Language::Chinese}) {
                    if (dark != (language == Language::Chinese)) continue;
                    FigureContext c = b.context();
                    c.run = &run;
                    c.language = language;
                    for (const FigureId f : allFigures())
                        draw(
                            figure(f, c),
                            QStringLiteral("%1/%2-%3-%4.png").arg(folder, id, nameOf(f), dark ? "dark-zh" : "light-en"),
                            dark, sizeOf(f));
                }
        }
    }
};

QTEST_MAIN(FiguresTest)
#include "figures_test.moc"
