// SPDX-License-Identifier: GPL-3.0-or-later
// A design that only serves, and one that trains and serves, in the window: pages show what concerns them. An
// architecture file changes the model in one step. With CLUSTERWRIGHT_PICTURES set the pages are painted there.
#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/catalogs.h"
#include "app/texts.h"
#include "views/chart/chart_view.h"
#include "views/pages/chart_board.h"
#include "views/pages/form_page.h"
#include "views/style/proxy_style.h"
#include "views/widgets/form_view.h"
#include "views/window/document_bars.h"
#include "views/window/main_window.h"
#include "views/window/strip_model.h"

using namespace views;

class ServiceWindowTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<const model::Catalog> m_catalog;

    std::unique_ptr<MainWindow> opened() {
        auto w = std::make_unique<MainWindow>(m_catalog, m_folder.path());
        w->resize(1280, 800);
        w->openExample(QStringLiteral("bid-1024"));
        w->show();
        return w;
    }
    static std::string run(MainWindow& w) { return w.session().design().workloads.front().name; }
    static void set(MainWindow& w, const std::string& key, const char* text) {
        const auto wrong = w.document().setInput(w.document().currentDesign(), key, QString::fromLatin1(text));
        QVERIFY2(!wrong, key.c_str());
        w.session().flush();
        QApplication::processEvents();
    }
    static void picture(MainWindow& w, const QString& name) {
        const QString folder = qEnvironmentVariable("CLUSTERWRIGHT_PICTURES");
        if (folder.isEmpty()) return;
        QDir().mkpath(folder);
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
        w.grab().save(folder + u'/' + name + QStringLiteral("-en-light.png"));
        w.setLanguage(QStringLiteral("zh_CN"), false);
        MainWindow::setDark(true, false);
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
        w.grab().save(folder + u'/' + name + QStringLiteral("-zh-dark.png"));
        MainWindow::setDark(false, false);
        w.setLanguage(QStringLiteral("en"), false);
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
    }
    static ChartBoard* board(MainWindow& w, PageId page) {
        w.showPage(page);
        QApplication::processEvents();
        return w.page()->findChild<ChartBoard*>();
    }
    static bool shows(ChartBoard* b, FigureId id) { return b->chart(id) && b->chart(id)->parentWidget()->isVisible(); }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        m_catalog = app::builtInCatalogs().catalog;
        QApplication::setFont(bodyFont());
    }

    void aDesignThatOnlyServesHasItsPages() {
        const auto w = opened();
        set(*w, "workloads." + run(*w) + ".kind", "inference");
        set(*w, "workloads." + run(*w) + ".target_tpot", "50 ms");
        ChartBoard* b = board(*w, PageId::Compute);
        QVERIFY(shows(b, FigureId::ServiceCurve) && shows(b, FigureId::PeakBars));
        for (const FigureId f :
             {FigureId::StepLedger, FigureId::MemoryFit, FigureId::TrafficMap, FigureId::AlgorithmGain})
            QVERIFY(!shows(b, f));
        auto* form = qobject_cast<FormPage*>(w->page())->findChild<FormView*>();
        const QString base = QStringLiteral("workloads.") + app::text(run(*w)) + u'.';
        QVERIFY(form->rowView(base + QStringLiteral("service.tpot")));
        QVERIFY(!form->rowView(base + QStringLiteral("step_time")) && !form->rowView(base + QStringLiteral("packing")));
        QVERIFY(!form->rowView(QStringLiteral("training.days_p50")));
        picture(*w, QStringLiteral("serving-compute"));
        b = board(*w, PageId::Demand);
        QVERIFY(shows(b, FigureId::ServiceSizing) && !shows(b, FigureId::DemandBars));
        picture(*w, QStringLiteral("serving-demand"));
        const auto figures = keyFigures(w->session());
        QCOMPARE(figures.size(), 10);
        for (int i = 1; i < 4; ++i) {
            QVERIFY2(figures[i].id.startsWith(base), qPrintable(figures[i].id));
            QVERIFY2(figures[i].value != QStringLiteral("–"), qPrintable(figures[i].id));
        }
        w->showPage(PageId::Overview);
        QApplication::processEvents();
        for (ChartBoard* overview : w->page()->findChildren<ChartBoard*>()) {
            int shown = 0;
            for (const FigureId f : overview->figures()) shown += shows(overview, f) ? 1 : 0;
            QCOMPARE(shown, 1);
        }
        picture(*w, QStringLiteral("serving-overview"));
        set(*w, "workloads." + run(*w) + ".kind", "training");
        b = board(*w, PageId::Compute);
        QVERIFY(!shows(b, FigureId::ServiceCurve) && shows(b, FigureId::AlgorithmGain));
    }

    void aMixedBidShowsBoth() {
        const auto w = opened();
        QVERIFY(w->document().duplicateItem(w->document().currentDesign(), "workloads", run(*w)));
        const std::string chat = w->session().design().workloads.back().name;
        set(*w, "workloads." + chat + ".kind", "inference");
        set(*w, "workloads." + run(*w) + ".sequence_fill", "60 %");
        ChartBoard* b = board(*w, PageId::Compute);
        for (const FigureId f : {FigureId::ServiceCurve, FigureId::StepLedger, FigureId::AlgorithmGain})
            QVERIFY(shows(b, f));
        picture(*w, QStringLiteral("mixed-compute"));
        w->resize(1920, 1080);
        picture(*w, QStringLiteral("mixed-compute-1920"));
    }

    void anArchitectureFileIsOneStep() {
        const auto w = opened();
        const auto layers = [&] { return w->session().design().workloads.front().value.model.layers; };
        const auto before = layers();
        QVERIFY(w->importModelFrom(QStringLiteral(TEST_DATA "/models/deepseek-v3.json"), run(*w)));
        w->session().flush();
        QCOMPARE(layers(), 61);
        w->document().undoStack().undo();
        w->session().flush();
        QCOMPARE(layers(), before);
        QVERIFY(!w->importModelFrom(m_folder.filePath(QStringLiteral("nothing.json")), run(*w)));
        QCOMPARE(layers(), before);
    }
};

QTEST_MAIN(ServiceWindowTest)
#include "service_window_test.moc"
