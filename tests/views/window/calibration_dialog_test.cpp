// SPDX-License-Identifier: GPL-3.0-or-later
// File > Import failure log as a user meets it: opened, the time corrected, taken over, taken back.
#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/catalogs.h"
#include "app/texts.h"
#include "model/core/fields.h"
#include "views/style/proxy_style.h"
#include "views/widgets/quantity_edit.h"
#include "views/window/calibration_dialog.h"
#include "views/window/main_window.h"

using namespace views;

class CalibrationDialogTest : public QObject {
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
    QString written(const char* name, const QByteArray& bytes) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no temporary file");
        file.write(bytes);
        return file.fileName();
    }
    QString log() {
        QByteArray all = "time,class,unit,stopped_job,hardware_replaced,downtime_h\n";
        for (int i = 0; i < 20; ++i) all += "2026-01-0" + QByteArray::number(1 + i % 9) + ",hbm,u,yes,yes,2\n";
        return written("log.csv", all);
    }
    /// For a look at it: CLUSTERWRIGHT_PICTURES names a folder.
    void pictures(const QString& path) {
        const QString folder = qEnvironmentVariable("CLUSTERWRIGHT_PICTURES");
        if (folder.isEmpty()) return;
        for (const bool chinese : {false, true}) {
            app::loadLanguage(chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
            MainWindow::setDark(chinese, false);
            const auto w = open();
            w->importFailuresFrom(path);
            QApplication::processEvents();
            w->calibrationDialog()->grab().save(folder + (chinese ? QStringLiteral("/calibration-zh-dark.png")
                                                                  : QStringLiteral("/calibration-en.png")));
        }
        app::loadLanguage(QStringLiteral("en"));
        MainWindow::setDark(false, false);
    }
    static const model::ComponentClass& hbm(MainWindow& w) {
        const auto& all = w.session().design().reliability.classes;
        return std::find_if(all.begin(), all.end(), [](const auto& c) { return c.name == "hbm"; })->value;
    }
    static QString cell(CalibrationDialog* d, int column) {
        const auto* rows = d->classes()->model();
        for (int row = 0; row < rows->rowCount(); ++row)
            if (rows->index(row, 2).data().toString() == QLatin1String("20"))
                return rows->index(row, column).data().toString();
        return {};
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setStyle(new ProxyStyle);
        m_catalog = app::builtInCatalogs().catalog;
    }

    void aLogIsShownAndTakenOverInOneStep() {
        pictures(log());
        const auto w = open();
        QVERIFY(w->importFailuresFrom(log()));
        CalibrationDialog* d = w->calibrationDialog();
        QVERIFY(d && d->isVisible() && d->applyButton()->isEnabled());
        QCOMPARE(d->observed()->valueText(), QStringLiteral("8 d"));
        QCOMPARE(d->classes()->model()->rowCount(), int(w->session().design().reliability.classes.size()));
        const QString first = cell(d, 5);
        d->observed()->setFocus();
        d->observed()->setText(QStringLiteral("80 d"));
        Q_EMIT d->observed()->committed(QStringLiteral("80 d"));
        QVERIFY(!cell(d, 5).isEmpty() && cell(d, 5) != first);
        const auto before = hbm(*w);
        const int steps = w->document().undoStack().count();
        d->applyButton()->click();
        w->session().flush();
        QVERIFY(!d->isVisible());
        QCOMPARE(w->document().undoStack().count(), steps + 1);
        const double cards = double(w->session().results().compute.accelerators);
        const double memory = w->session().design().pools[0].value.card.memory->si / before.memoryReference->si;
        QVERIFY(std::abs(hbm(*w).rate.si * cards * memory * 80 * 86400 / 20 - 1) < 1e-9);
        w->document().undoStack().undo();
        w->session().flush();
        QVERIFY(hbm(*w) == before);
    }

    void whatIsWrongIsSaidAndCannotBeApplied() {
        const auto w = open();
        QVERIFY(!w->importFailuresFrom(m_folder.filePath(QStringLiteral("nothing.csv"))));
        QVERIFY(!w->importFailuresFrom(written("bad.csv", "a,b\n")));
        QVERIFY(!w->calibrationDialog() || !w->calibrationDialog()->isVisible());
        QVERIFY(w->importFailuresFrom(log()));
        CalibrationDialog* d = w->calibrationDialog();
        Q_EMIT d->observed()->committed(QStringLiteral("2 d"));
        QVERIFY(!d->applyButton()->isEnabled() && d->classes()->model()->rowCount() == 0);
        QVERIFY(!d->saidText().isEmpty());
        Q_EMIT d->observed()->committed(QStringLiteral("2 kW"));
        QVERIFY(!d->applyButton()->isEnabled());
        d->useUnitHours(written("hours.csv", "class,unit_hours\nhbm,1000000\n"));
        QVERIFY2(d->applyButton()->isEnabled(), qPrintable(d->saidText()));
        QVERIFY(cell(d, 3).contains(QStringLiteral("1,000,000")));
        d->useUnitHours(m_folder.filePath(QStringLiteral("none.csv")));
        QVERIFY(!d->applyButton()->isEnabled());
    }

    void allDesignsTakeItWhereThatIsWanted() {
        const auto w = open();
        QVERIFY(w->importFailuresFrom(log()));
        CalibrationDialog* d = w->calibrationDialog();
        d->allDesigns()->setChecked(true);
        d->applyButton()->click();
        for (const auto& item : w->document().workbook().designs)
            for (const auto& c : item.design->reliability.classes)
                if (c.name == "hbm")
                    QVERIFY(model::evidenceOf(c.value.meta, "rate")->source.starts_with("failure log"));
    }
};

QTEST_MAIN(CalibrationDialogTest)
#include "calibration_dialog_test.moc"
