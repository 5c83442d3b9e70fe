// SPDX-License-Identifier: GPL-3.0-or-later
// Every page in both languages at the smallest size the window is made for: no text is cut, no label of a chart lies on
// another or outside, nothing makes the window grow.
#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include "app/catalogs.h"
#include "app/texts.h"
#include "views/chart/chart_view.h"
#include "views/pages/page_info.h"
#include "views/style/proxy_style.h"
#include "views/widgets/delta_table.h"
#include "views/widgets/quantity_edit.h"
#include "views/widgets/shared.h"
#include "views/window/main_window.h"

using namespace views;

namespace {

constexpr QSize kSmallest{1280, 800};

void settle() {
    for (int i = 0; i < 4; ++i) QApplication::processEvents();
}

/// What is cut of a widget's own text, in px; 0 when it is whole.
int cutOf(const QWidget* widget) {
    if (const auto* combo = qobject_cast<const ChoiceCombo*>(widget))
        return combo->widthFor(combo->currentText()) - combo->width();
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        if (label->text().isEmpty()) return 0;
        if (label->wordWrap()) return label->heightForWidth(label->width()) - label->height();
        return textWidth(label->font(), label->text()) - label->width();
    }
    if (const auto* edit = qobject_cast<const QLineEdit*>(widget)) {
        const QString shown = edit->text().isEmpty() ? edit->placeholderText() : edit->text();
        return textWidth(edit->font(), shown) + units(1, edit) - edit->width();
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return button->text().isEmpty() ? 0 : button->minimumSizeHint().width() - button->width();
    return 0;
}

QString textOf(const QWidget* widget) {
    if (const auto* combo = qobject_cast<const QComboBox*>(widget)) return combo->currentText();
    if (const auto* label = qobject_cast<const QLabel*>(widget)) return label->text();
    if (const auto* edit = qobject_cast<const QLineEdit*>(widget)) return edit->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) return button->text();
    return {};
}

}  // namespace

class PageTextsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    template <class Check>
    void onEveryPage(const Check& check) {
        for (const PageInfo& page : allPages()) {
            m_window->showPage(page.id);
            settle();
            check(QLatin1String(page.word));
        }
    }

    void open(const QString& language) {
        m_window.reset();
        app::loadLanguage(language);
        m_window =
            std::make_unique<MainWindow>(app::builtInCatalogs().catalog, m_folder.filePath(QStringLiteral("recovery")));
        m_window->setAttribute(Qt::WA_DeleteOnClose, false);
        m_window->resize(kSmallest);
        m_window->show();
        QVERIFY(m_window->openExample(QStringLiteral("bid-1024")));
        settle();
    }
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const QString& language : app::languages()) QTest::newRow(qPrintable(language)) << language;
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("clusterwright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("page-texts-test"));
        QSettings().clear();
        QApplication::setStyle(new ProxyStyle);
        QApplication::setFont(bodyFont());
        QApplication::setPalette(standardPalette(false));
    }

    void cleanupTestCase() { m_window.reset(); }

    void noTextOfAPageIsCut_data() { languages(); }
    void noTextOfAPageIsCut() {
        QFETCH(QString, language);
        open(language);
        QStringList cut;
        onEveryPage([&](const QString& page) {
            for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->width() < 2) continue;
                if (const int missing = cutOf(widget); missing > 1)
                    cut << QStringLiteral("%1: \"%2\" lacks %3 px").arg(page, textOf(widget)).arg(missing);
            }
        });
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    void threeDesignsStandSideBySideWithoutScrolling_data() { languages(); }
    void threeDesignsStandSideBySideWithoutScrolling() {
        QFETCH(QString, language);
        open(language);
        m_window->showPage(PageId::Compare);
        settle();
        const auto* table = m_window->page()->findChild<DeltaTable*>();
        int widths = 0;
        for (int i = 0; i < table->deltaModel()->columnCount(); ++i) widths += table->columnWidth(i);
        QVERIFY2(widths <= table->viewport()->width(),
                 qPrintable(QStringLiteral("%1 of %2 px").arg(widths).arg(table->viewport()->width())));
    }

    void labelsOfChartsKeepOffEachOtherAndStayInside_data() { languages(); }
    void labelsOfChartsKeepOffEachOtherAndStayInside() {
        QFETCH(QString, language);
        open(language);
        m_window->simulateAll();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().simulations().anyRunning(), 60000);
        QStringList wrong;
        int seen = 0;
        const auto look = [&](const QString& page) {
            for (const ChartView* chart : m_window->page()->findChildren<ChartView*>()) {
                if (chart->visibleRegion().isEmpty() || !chart->canvas()) continue;
                const QRectF inside = QRectF(chart->canvas()->rect()).adjusted(-1, -1, 1, 1);
                const auto boxes = chart->labelBoxes();
                const QString name = page + QLatin1String(", ") + chart->spec().title;
                for (std::size_t i = 0; i < boxes.size(); ++i, ++seen) {
                    if (!inside.contains(boxes[i])) wrong << name + QStringLiteral(": label %1 is outside").arg(i);
                    for (std::size_t k = i + 1; k < boxes.size(); ++k)
                        if (boxes[i].adjusted(2, 2, -2, -2).intersects(boxes[k].adjusted(2, 2, -2, -2)))
                            wrong << name + QStringLiteral(": labels %1 and %2 overlap").arg(i).arg(k);
                }
            }
        };
        for (const QSize& size : {kSmallest, QSize(1920, 1080)}) {
            m_window->resize(size);
            onEveryPage(look);
        }
        QVERIFY(seen > 100);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyPageFitsTheSmallestWindowAlsoWithTheExplanationOpen_data() { languages(); }
    void everyPageFitsTheSmallestWindowAlsoWithTheExplanationOpen() {
        QFETCH(QString, language);
        open(language);
        for (const bool why : {false, true}) {
            if (why) m_window->showWhy(QStringLiteral("power.reserved"));
            onEveryPage([&](const QString& page) {
                m_window->resize(kSmallest);
                settle();
                QVERIFY2(m_window->size() == kSmallest,
                         qPrintable(page + QStringLiteral(" wants %1 px").arg(m_window->width())));
            });
        }
    }
};

QTEST_MAIN(PageTextsTest)
#include "page_texts_test.moc"
