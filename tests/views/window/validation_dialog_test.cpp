// SPDX-License-Identifier: GPL-3.0-or-later
// Help > Validation: the shipped runs with their errors, a run marked in the chart, files of the user's, good and bad.
#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/catalogs.h"
#include "views/chart/chart_view.h"
#include "views/figures/validation.h"
#include "views/style/proxy_style.h"
#include "views/window/validation_dialog.h"

using namespace views;
using model::validation::RunGroup;

class ValidationDialogTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<const model::Catalog> m_catalog;

    QString written(const QString& name, const QByteArray& bytes) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no temporary file");
        file.write(bytes);
        return file.fileName();
    }

private slots:
    void initTestCase() {
        QApplication::setStyle(new ProxyStyle);
        m_catalog = app::builtInCatalogs().catalog;
    }
    void theShippedRunsMeetTheirBars();
    void theChartHasEveryRunOnce();
    void aChosenRunIsNamedInTheChart();
    void filesThatAreNoCasesLeaveWhatIsShown();
    void leavingASeriesOutCanBeStopped();
};

void ValidationDialogTest::theShippedRunsMeetTheirBars() {
    ValidationDialog d(m_catalog);
    const auto& a = d.accuracy();
    QVERIFY(a.of(RunGroup::HeldBack).runs >= 10);
    QVERIFY(a.of(RunGroup::Fitted).runs >= 20);
    QVERIFY(a.of(RunGroup::HeldBack).mean <= 0.03 && a.of(RunGroup::HeldBack).largest <= 0.08);
    for (std::size_t g = 0; g < model::validation::kRunGroups; ++g)
        if (const auto bars = model::validation::barsOf(RunGroup(g)); bars.largest)
            QVERIFY(a.groups[g].largest <= *bars.largest);
    QVERIFY(std::abs(a.drift) <= 0.01);
    QCOMPARE(d.runs()->model()->rowCount(), int(a.runs.size()));
    bool missed = false;
    for (int row = 0; row < d.groups()->model()->rowCount(); ++row)
        missed = missed || d.groups()->model()->index(row, 6).data().toString() == QLatin1String("missed");
    QVERIFY(!missed);
    QVERIFY(!d.reasonText().isEmpty());  // the first group with a cause is chosen
    for (int row = 0; row < d.groups()->model()->rowCount(); ++row) {
        d.groups()->selectRow(row);
        const QString group = d.groups()->model()->index(row, 0).data().toString();
        const bool explained = group == nameOf(RunGroup::Experts) || group == nameOf(RunGroup::Sharded);
        if (explained) QVERIFY2(!d.reasonText().isEmpty(), qPrintable(group));
        if (group == nameOf(RunGroup::HeldBack)) QVERIFY(d.reasonText().isEmpty());
    }
}

void ValidationDialogTest::theChartHasEveryRunOnce() {
    ValidationDialog d(m_catalog);
    const auto spec = parityChart(d.accuracy(), -1, Language::English);
    const auto& plot = std::get<DiagonalPlot>(spec.data);
    std::size_t points = 0;
    for (const Curve& c : plot.curves) {
        QVERIFY(!c.line && c.markers);
        for (std::size_t i = 0; i < c.x.size(); ++i) QVERIFY(c.x[i] > 0 && c.y[i] > 0);
        points += c.x.size();
    }
    QCOMPARE(points, d.accuracy().runs.size());
    QVERIFY(!parityChart({}, -1, Language::English).emptyText.isEmpty());
}

void ValidationDialogTest::aChosenRunIsNamedInTheChart() {
    ValidationDialog d(m_catalog);
    d.show();
    d.runs()->selectRow(3);
    const auto& run = d.accuracy().runs[3];
    const auto& plot = std::get<DiagonalPlot>(d.findChild<ChartView*>()->spec().data);
    QCOMPARE(plot.marks.size(), std::size_t{1});
    QCOMPARE(plot.marks.front().text, QString::fromStdString(run.run->id));
    QCOMPARE(plot.marks.front().y, run.prediction.step.time.total);
}

void ValidationDialogTest::filesThatAreNoCasesLeaveWhatIsShown() {
    ValidationDialog d(m_catalog);
    const int rows = d.runs()->model()->rowCount();
    for (const QString& path :
         {m_folder.filePath(QStringLiteral("nowhere.json")), written(QStringLiteral("a.json"), "{"),
          written(QStringLiteral("b.json"), "[1, 2]"), written(QStringLiteral("c.json"), "{\"runs\": []}"),
          written(QStringLiteral("d.json"), "{\"runs\": [{\"id\": \"x\"}]}")}) {
        QVERIFY(!d.load(path));
        QVERIFY2(d.saidText().contains(path), qPrintable(d.saidText()));
        QCOMPARE(d.runs()->model()->rowCount(), rows);
    }
}

void ValidationDialogTest::leavingASeriesOutCanBeStopped() {
    ValidationDialog d(m_catalog);
    d.show();
    const int before = d.groups()->model()->rowCount();
    d.leaveOutButton()->click();
    QVERIFY(d.working() && !d.leaveOutButton()->isEnabled());
    QTest::keyClick(&d, Qt::Key_Escape);
    QVERIFY(QTest::qWaitFor([&] { return !d.working(); }, 20000));
    QVERIFY(d.leaveOutButton()->isEnabled());
    QVERIFY(d.isVisible());
    QCOMPARE(d.groups()->model()->rowCount(), before);
}

QTEST_MAIN(ValidationDialogTest)
#include "validation_dialog_test.moc"
