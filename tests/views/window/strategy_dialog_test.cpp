// SPDX-License-Identifier: GPL-3.0-or-later
// The search of strategies as a user meets it: opened, read, one applied and taken back, followed by edits, left
// running.
#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/catalogs.h"
#include "views/figures/strategies.h"
#include "views/style/proxy_style.h"
#include "views/window/main_window.h"
#include "views/window/strategy_dialog.h"
#include "views/window/strategy_model.h"

using namespace views;

class StrategyDialogTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<const model::Catalog> m_catalog;

    std::unique_ptr<MainWindow> open() {
        auto w = std::make_unique<MainWindow>(m_catalog, m_folder.filePath(QStringLiteral("recovery")));
        w->setAttribute(Qt::WA_DeleteOnClose, false);
        w->resize(1440, 900);
        w->show();
        if (!w->openExample(QStringLiteral("bid-1024"))) qFatal("the example does not open");
        QApplication::processEvents();
        return w;
    }
    static StrategyDialog* searched(MainWindow& w) {
        w.searchStrategies();
        StrategyDialog* d = w.strategyDialog();
        if (!QTest::qWaitFor([&] { return !d->searching() && d->strategies()->rowCount() > 1; }, 20000)) return nullptr;
        return d;
    }
    static const model::Workload& run(MainWindow& w) { return w.session().design().workloads.front().value; }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("clusterwright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("strategy-test"));
        QSettings().clear();
        QApplication::setStyle(new ProxyStyle);
        m_catalog = app::builtInCatalogs().catalog;
    }
    void theOneInUseStandsFirstAndTheBestFollow();
    void applyingIsOneStepAndUndoTakesItBack();
    void anEditSearchesAnew();
    void alwaysTheFastestIsAChoiceOfTheDesign();
    void aRunThatWaitsForAnInputSaysWhich();
    void theChartsShowWhatWasFound();
};

void StrategyDialogTest::theOneInUseStandsFirstAndTheBestFollow() {
    const auto w = open();
    StrategyDialog* d = searched(*w);
    QVERIFY(d);
    StrategyModel* m = d->strategies();
    QVERIFY(m->isInUse(0));
    QCOMPARE(m->rowCount(), 11);
    const auto inUse = w->session().results().workloads.front().value;
    QCOMPARE(m->at(0)->time.total, inUse.stepTime->si);
    QCOMPARE(m->at(0)->mfu.si, inUse.mfu->si);
    QCOMPARE(m->at(0)->hfu.si, inUse.hfu->si);
    QCOMPARE(m->at(0)->days.si, inUse.daysIdeal->si);
    for (int i = 2; i < m->rowCount(); ++i) QVERIFY(m->at(i - 1)->time.total <= m->at(i)->time.total);
    QVERIFY(m->at(1)->time.total <= m->at(0)->time.total);
    for (int row = 0; row < m->rowCount(); ++row)
        for (int column = 1; column < m->columnCount(); ++column)
            if (row > 0 || column != 3) QVERIFY(!m->index(row, column).data().toString().isEmpty());
}

void StrategyDialogTest::applyingIsOneStepAndUndoTakesItBack() {
    const auto w = open();
    StrategyDialog* d = searched(*w);
    QVERIFY(d);
    const model::Workload before = run(*w);
    const int steps = w->document().undoStack().count();
    d->table()->selectRow(1);
    const auto chosen = *d->strategies()->at(1);
    QVERIFY(d->applyButton()->isEnabled());
    d->applyButton()->click();
    QApplication::processEvents();
    QCOMPARE(w->document().undoStack().count(), steps + 1);
    QCOMPARE(run(*w).tensorParallel, chosen.mapping.tensor);
    QCOMPARE(run(*w).pipelineParallel, chosen.mapping.pipeline);
    QVERIFY(run(*w).mapping == model::MappingChoice::Given);
    QCOMPARE(w->session().results().workloads.front().value.stepTime->si, chosen.time.total);
    QTest::keySequence(d, QKeySequence::Undo);  // in the dialog itself
    QApplication::processEvents();
    QVERIFY(run(*w) == before);
    QTest::keySequence(d, QKeySequence::Redo);
    QApplication::processEvents();
    QCOMPARE(run(*w).tensorParallel, chosen.mapping.tensor);
}

void StrategyDialogTest::anEditSearchesAnew() {
    const auto w = open();
    StrategyDialog* d = searched(*w);
    QVERIFY(d);
    const double before = d->strategies()->at(1)->time.total;
    QVERIFY(!w->session().setInput("pools.train.accelerators", QStringLiteral("2048")));
    QVERIFY(QTest::qWaitFor(
        [&] {
            return !d->searching() && d->strategies()->rowCount() > 1 &&
                   d->strategies()->at(1)->mapping.cards() == 2048;
        },
        20000));
    QVERIFY(d->strategies()->at(1)->time.total < before);
}

void StrategyDialogTest::alwaysTheFastestIsAChoiceOfTheDesign() {
    const auto w = open();
    StrategyDialog* d = searched(*w);
    QVERIFY(d);
    const double best = d->strategies()->at(1)->time.total;
    QVERIFY(d->autoButton()->isEnabled());
    d->autoButton()->click();
    QVERIFY(QTest::qWaitFor([&] { return !d->searching() && !d->autoButton()->isEnabled(); }, 20000));
    QVERIFY(run(*w).mapping == model::MappingChoice::Auto);
    QCOMPARE(w->session().results().workloads.front().value.stepTime->si, best);
}

void StrategyDialogTest::aRunThatWaitsForAnInputSaysWhich() {
    const auto w = open();
    StrategyDialog* d = searched(*w);
    QVERIFY(d);
    QVERIFY(!w->session().setInput("pools.train.card.memory_bandwidth", QString()));
    QVERIFY(QTest::qWaitFor([&] { return d->strategies()->rowCount() == 0; }, 20000));
    QVERIFY2(d->saidText().contains(QStringLiteral("andwidth")), qPrintable(d->saidText()));
    QVERIFY(!d->applyButton()->isEnabled());
}

void StrategyDialogTest::theChartsShowWhatWasFound() {
    const auto w = open();
    const auto question = model::strategyQuestion(w->session().design(), w->session().results(), 0, 4);
    QVERIFY(question.request);
    const auto answer = model::searchStrategies(*question.request, 2);
    QCOMPARE(answer.best.size(), std::size_t{4});
    const auto spec = strategyBars(answer.best, {}, 2, Language::English);
    const auto& bars = std::get<StackedBars>(spec.data);
    QCOMPARE(bars.marked, 2);
    for (std::size_t i = 0; i < answer.best.size(); ++i) {
        double sum = 0;
        for (const auto& part : bars.parts) sum += part.values[i];
        const double factor = bars.y.unit == QLatin1String("ms") ? 1e3 : 1;
        QVERIFY(std::abs(sum - factor * answer.best[i].time.total) < 1e-9 * sum);
    }
    const auto lost = whyStrategiesLost(answer, Language::English);
    double shares = 0;
    for (const auto& row : std::get<HorizontalBars>(lost.data).rows) shares += row.parts.front().value;
    QVERIFY(std::abs(shares - 100) < 1e-9);
    QVERIFY(!whyStrategiesLost({}, Language::English).emptyText.isEmpty());
    QVERIFY(!strategyBars({}, {}, -1, Language::English).emptyText.isEmpty());
}

QTEST_MAIN(StrategyDialogTest)
#include "strategy_dialog_test.moc"
