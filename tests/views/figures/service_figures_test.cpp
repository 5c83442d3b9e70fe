// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of algorithms and of inference services show the numbers of the results. With CLUSTERWRIGHT_PICTURES set to a
// folder they are also painted there for looking at.
#include <QApplication>
#include <QDir>
#include <QtTest>
#include <cmath>

#include "app/examples.h"
#include "model/plan/access.h"
#include "views/chart/chart_view.h"
#include "views/figures/figures.h"

using namespace views;

namespace {

struct Book {
    model::Workbook workbook;
    std::vector<model::Results> results;
    FigureContext context(Language language = Language::English) const {
        FigureContext c;
        c.workbook = &workbook;
        c.results = &results;
        c.language = language;
        return c;
    }
    const model::WorkloadResults& of(std::size_t i = 0) const { return results[0].workloads[i].value; }
};

/// The first design of the bid with inputs changed.
Book bid(std::initializer_list<std::pair<const char*, const char*>> values, bool withService = false) {
    Book b{app::openExample(QStringLiteral("bid-1024"))->workbook, {}};
    model::Design d = *b.workbook.designs.front().design;
    if (withService) {
        model::Workload chat = d.workloads.front().value;
        chat.kind = model::WorkloadKind::Inference;
        d.workloads.push_back({9, "chat", chat});
    }
    for (const auto& [key, text] : values)
        if (const auto wrong = model::setInput(b.workbook.project, d, key, text)) qFatal("%s", key);
    b.workbook.designs = {{1, "changed", std::make_shared<const model::Design>(d)}};
    b.results.push_back(model::evaluate(b.workbook.project, d));
    return b;
}

std::string run() {
    return app::openExample(QStringLiteral("bid-1024"))->workbook.designs.front().design->workloads.front().name;
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

void draw(const ChartSpec& spec, const QString& name, QSize size) {
    const QString folder = qEnvironmentVariable("CLUSTERWRIGHT_PICTURES");
    if (folder.isEmpty()) return;
    QDir().mkpath(folder);
    const bool dark = spec.language == Language::Chinese;
    ChartView view;
    view.setPalette(standardPalette(dark));
    view.resize(size);
    view.setSpec(spec);
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.show();
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    view.grab().save(folder + u'/' + name + (dark ? QStringLiteral("-dark-zh.png") : QStringLiteral("-light-en.png")));
}

}  // namespace

class ServiceFiguresTest : public QObject {
    Q_OBJECT

    const std::string m_kind = "workloads." + run() + ".kind";
    Book serving(std::initializer_list<std::pair<const char*, const char*>> more = {}) const {
        Book b = bid({{m_kind.c_str(), "inference"}});
        if (more.size() == 0) return b;
        model::Design d = *b.workbook.designs.front().design;
        for (const auto& [key, text] : more)
            if (const auto wrong = model::setInput(b.workbook.project, d, "workloads." + run() + "." + key, text))
                qFatal("%s", key);
        b.workbook.designs = {{1, "changed", std::make_shared<const model::Design>(d)}};
        b.results = {model::evaluate(b.workbook.project, d)};
        return b;
    }

private slots:
    void initTestCase() { QApplication::setFont(bodyFont()); }

    void figuresOfTheOtherKindAreNotShown() {
        const Book trains = bid({}), serves = serving(), both = bid({}, true);
        for (const FigureId f : {FigureId::StepLedger, FigureId::MemoryFit, FigureId::TrafficMap,
                                 FigureId::AlgorithmGain, FigureId::DaysAgainstCards, FigureId::DemandBars}) {
            QVERIFY(concerns(f, trains.context()) && !concerns(f, serves.context()) && concerns(f, both.context()));
        }
        for (const FigureId f : {FigureId::ServiceCurve, FigureId::ServiceSizing}) {
            QVERIFY(!concerns(f, trains.context()) && concerns(f, serves.context()) && concerns(f, both.context()));
            QVERIFY(figure(f, trains.context()).emptyText.contains("no inference service"));
        }
        for (const PageId page : {PageId::Demand, PageId::Compute}) {
            int shown = 0;
            for (const FigureId f : figuresOf(page))
                if (concerns(f, serves.context())) {
                    ++shown;
                    QVERIFY2(figure(f, serves.context()).emptyText.isEmpty(),
                             qPrintable(figure(f, serves.context()).title));
                }
            QVERIFY(shown >= 1);
        }
    }

    void theCurvePassesThroughTheResults() {
        const Book b = serving({{"target_tpot", "50 ms"}, {"max_batch", "64"}});
        const ChartSpec spec = figure(FigureId::ServiceCurve, b.context());
        const auto* t = std::get_if<TradeOff>(&spec.data);
        QVERIFY(t && spec.emptyText.isEmpty());
        const auto& r = b.of().service;
        const Mark& here = t->marks.front();
        QVERIFY(here.kind == MarkKind::Current && here.draggable);
        QVERIFY(near(here.x, r.userTokens->si) && near(here.y, r.cardTokens->si));
        QVERIFY(near(t->limitsX.at(0).value, 20));
        const Curve& c = t->curves.front();
        QVERIFY(std::is_sorted(c.x.begin(), c.x.end()));
        QVERIFY(c.x.front() < here.x && here.x < c.x.back());
        QVERIFY(near(t->marks[1].x, c.x.front()) && near(t->marks[1].y, c.y.front()));  // the cache is full
        for (const auto language : {Language::English, Language::Chinese})
            draw(figure(FigureId::ServiceCurve, b.context(language)), QStringLiteral("service-curve"), {520, 380});
    }

    void theDraggedPointIsABatch() {
        const Book b = serving({{"max_batch", "64"}});
        const ChartSpec spec = figure(FigureId::ServiceCurve, b.context());
        const Mark& here = std::get<TradeOff>(spec.data).marks.front();
        const auto key = draggedKey(FigureId::ServiceCurve, here.id);
        QVERIFY(key && *key == "workloads." + run() + ".max_batch");
        const auto value = [&](double x) { return draggedValue(FigureId::ServiceCurve, here.id, x, b.context()); };
        QCOMPARE(value(here.x * (1 - 1e-9)).value(), 64.0);
        QVERIFY(value(here.x * 0.8).value() > 64);
        QCOMPARE(value(1e6).value(), 1.0);
        QVERIFY(!value(0) && !value(-1));
    }

    void bothRulesAreShownAgainstThePool() {
        const Book b = serving({{"requests", "40 1/s"}});
        const ChartSpec spec = figure(FigureId::ServiceSizing, b.context());
        const auto* bars = std::get_if<BulletBars>(&spec.data);
        QVERIFY(bars && bars->rows.size() == 2);
        QCOMPARE(bars->rows[0].need, double(*b.of().service.byMean));
        QCOMPARE(bars->rows[1].need, double(*b.of().service.byPeak));
        QCOMPARE(bars->rows[0].supply, 128.0);
        for (const auto language : {Language::English, Language::Chinese})
            draw(figure(FigureId::ServiceSizing, b.context(language)), QStringLiteral("service-sizing"), {520, 240});
    }

    void eachMeasureHasItsTwoRows() {
        const std::string base = "workloads." + run() + ".";
        const std::string fill = base + "sequence_fill", kind = base + "gradient_compression";
        const Book b = bid({{fill.c_str(), "60 %"}, {kind.c_str(), "8_bit"}});
        const ChartSpec spec = figure(FigureId::AlgorithmGain, b.context());
        const auto* m = std::get_if<SmallMultiples>(&spec.data);
        QVERIFY(m);
        const auto& a = b.of().algorithms;
        QCOMPARE(m->rows.size(), std::size_t(4));  // a dense model has no experts
        QVERIFY(near(m->rows[0].values[0], a.compressionDaysBefore->si / 86400));
        QVERIFY(near(m->rows[1].values[0], a.compressionDaysAfter->si / 86400));
        QVERIFY(near(m->rows[2].values[0], a.packingDaysBefore->si / 86400));
        QVERIFY(near(m->rows[3].values[0], a.packingDaysAfter->si / 86400));
        QVERIFY(m->rows[1].base && !m->rows[0].base && m->rows[2].base);
        QVERIFY(m->rows[3].name.contains("off"));
        QVERIFY(near(m->rows[0].values[1] / m->rows[1].values[1],
                     a.compressionTrafficBefore->si / a.compressionTrafficAfter->si));
        const std::string model = base + "speed";
        QVERIFY(!figure(FigureId::AlgorithmGain, bid({{model.c_str(), "policy"}}).context()).emptyText.isEmpty());
        for (const auto language : {Language::English, Language::Chinese})
            draw(figure(FigureId::AlgorithmGain, b.context(language)), QStringLiteral("algorithms"), {520, 300});
    }
};

QTEST_MAIN(ServiceFiguresTest)
#include "service_figures_test.moc"
