// SPDX-License-Identifier: GPL-3.0-or-later
// The report page of the window: what is shown is what is printed, it is made little by little, and stopping it leaves
// everything as it was.
#include <QApplication>
#include <QFile>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/catalogs.h"
#include "views/pages/page_info.h"
#include "views/pages/report_page.h"
#include "views/pages/report_preview.h"
#include "views/style/proxy_style.h"
#include "views/widgets/quantity_edit.h"
#include "views/window/main_window.h"

using namespace views;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Dark pixels of the preview that are no shade of its ground.
int ink(QWidget* preview) {
    const QImage image = preview->grab().toImage();
    int dark = 0;
    for (int y = 0; y < image.height(); y += 2)
        for (int x = 0; x < image.width(); x += 2) dark += qGray(image.pixel(x, y)) < 100;
    return dark;
}

}  // namespace

class ReportPageTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<const model::Catalog> m_catalog;
    std::unique_ptr<MainWindow> m_window;
    ReportPage* m_page = nullptr;

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("clusterwright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("report-page-test"));
        QSettings().clear();
        QApplication::setStyle(new ProxyStyle);
        QApplication::setFont(bodyFont());
        QApplication::setPalette(standardPalette(false));
        m_catalog = app::builtInCatalogs().catalog;
    }
    void init() {
        m_window = std::make_unique<MainWindow>(m_catalog, m_folder.filePath(QStringLiteral("recovery")));
        m_window->setAttribute(Qt::WA_DeleteOnClose, false);
        m_window->resize(1440, 900);
        m_window->show();
        QVERIFY(m_window->openExample(QStringLiteral("bid-1024")));
        m_window->showPage(PageId::Report);
        m_page = qobject_cast<ReportPage*>(m_window->page());
        QVERIFY(m_page);
    }
    void cleanup() { m_window.reset(); }

    void thePreviewShowsTheFirstPagesOfTheReport() {
        QCOMPARE(m_page->pageCount(), 0);
        auto* preview = m_page->findChild<ReportPreview*>();
        const int before = ink(preview);
        m_page->settle();
        QVERIFY(m_page->pageCount() > 10);
        QVERIFY(!m_page->working());
        QVERIFY2(ink(preview) > before + 200, qPrintable(QString::number(ink(preview))));
    }

    void theListOfChaptersFollowsThePageInView() {
        m_page->settle();
        auto* preview = m_page->findChild<ReportPreview*>();
        ChoiceCombo* list = nullptr;
        for (auto* combo : m_page->findChildren<ChoiceCombo*>())
            if (combo->count() > 5) list = combo;
        QVERIFY(list);
        QCOMPARE(list->value(), QStringLiteral("0"));
        preview->goTo(12);
        const int chapter = list->value().toInt();
        QVERIFY2(chapter > 0 && chapter <= 12, qPrintable(list->value()));
    }

    void layingOutShowsProgressAndLetsTheWindowWork() {
        auto* bar = m_page->findChild<QProgressBar*>();
        QVERIFY(bar && !bar->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(m_page->working() && bar->isVisible(), 5000);
        QTRY_VERIFY_WITH_TIMEOUT(bar->value() > 0, 5000);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->working(), 60000);
        QVERIFY(!bar->isVisible());
        QVERIFY(m_page->pageCount() > 10);
    }

    void aCancelledReportLeavesTheOldFile() {
        const QString path = m_folder.filePath(QStringLiteral("old.pdf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("the report of last week") > 0);
        file.close();
        m_page->exportTo(path);
        auto* bar = m_page->findChild<QProgressBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && bar->value() > 0, 30000);
        QSignalSpy said(&m_window->session(), &Session::said);
        QTest::mouseClick(bar->parentWidget()->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(!m_page->working());
        QCOMPARE(said.count(), 1);
        QTest::qWait(50);
        QCOMPARE(contents(path), QByteArray("the report of last week"));
    }

    void anExportedReportIsTheDocumentOfThePreview() {
        const QString path = m_folder.filePath(QStringLiteral("new.pdf"));
        m_page->exportTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->working(), 120000);
        const QByteArray pdf = contents(path);
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(m_page->pageCount() > 10);
    }

    void aPathThatCannotBeWrittenIsSaidInOneSentence() {
        QSignalSpy said(&m_window->session(), &Session::said);
        m_page->exportTo(m_folder.filePath(QStringLiteral("no/such/folder.pdf")));
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->working(), 120000);
        QCOMPARE(said.count(), 1);
        QCOMPARE(said.first().first().value<Status>(), Status::Error);
    }
};

QTEST_MAIN(ReportPageTest)
#include "report_page_test.moc"
