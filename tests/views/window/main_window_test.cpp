// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a user meets it: an example is opened, a number is typed into the form, a chart is dragged, a thing is
// looked for, a damaged file is refused. Offscreen; nothing but a temporary folder is written.
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include "app/catalogs.h"
#include "app/names.h"
#include "app/texts.h"
#include "views/chart/chart_view.h"
#include "views/pages/chart_board.h"
#include "views/pages/form_model.h"
#include "views/pages/form_page.h"
#include "views/pages/page_info.h"
#include "views/style/proxy_style.h"
#include "views/widgets/form_view.h"
#include "views/widgets/key_figure_strip.h"
#include "views/widgets/why_panel.h"
#include "views/window/document_bars.h"
#include "views/window/find_box.h"
#include "views/window/goal_panel.h"
#include "views/window/main_window.h"
#include "views/window/screenshots.h"

using namespace views;

namespace {

const QString kExample = QStringLiteral("bid-1024");
const QString kCards = QStringLiteral("pools.train.accelerators");

QString figureOf(const MainWindow& w, const QString& id) {
    for (const KeyFigure& f : w.strip()->figures())
        if (f.id == id) return f.value;
    return {};
}

FormPage* formPage(MainWindow& w, PageId id) {
    w.showPage(id);
    return qobject_cast<FormPage*>(w.page());
}

/// Types a text into a field as a person does and presses Enter.
void type(FormView* form, const QString& key, const QString& text) {
    QVERIFY2(form->rowView(key), qPrintable(key));
    auto* field = qobject_cast<QLineEdit*>(form->rowView(key)->field());
    QVERIFY2(field, qPrintable(key));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    QApplication::processEvents();
}

}  // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<const model::Catalog> m_catalog;

    std::unique_ptr<MainWindow> open() {
        auto w = std::make_unique<MainWindow>(m_catalog, m_folder.filePath(QStringLiteral("recovery")));
        w->setAttribute(Qt::WA_DeleteOnClose, false);
        w->resize(1440, 900);
        w->show();
        static_cast<void>(QTest::qWaitForWindowActive(w.get(), 200));  // offscreen has no active window
        if (!w->openExample(kExample)) qFatal("the example does not open");
        QApplication::processEvents();
        return w;
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("clusterwright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("window-test"));
        QSettings().clear();
        QApplication::setStyle(new ProxyStyle);
        QApplication::setFont(bodyFont());
        QApplication::setPalette(standardPalette(false));
        m_catalog = app::builtInCatalogs().catalog;
        QVERIFY(m_folder.isValid());
    }
    void init() { app::loadLanguage(QStringLiteral("en")); }

    void theExampleFillsStripAndPages() {
        const auto w = open();
        QVERIFY(w->isOpen());
        QCOMPARE(w->strip()->figures().size(), 10);
        QCOMPARE(figureOf(*w, QStringLiteral("compute.accelerators")), QStringLiteral("1,024"));
        QVERIFY(w->windowTitle().contains(w->document().title()));
        QVERIFY(!w->isWindowModified());
    }

    void theUtilisationOfAnEightBitRunSaysOfWhichPeak() {
        const auto w = open();
        const auto label = [&] {
            for (const KeyFigure& f : w->strip()->figures())
                if (f.id == QLatin1String("training.mfu")) return f.label;
            return QString();
        };
        QCOMPARE(label(), QStringLiteral("MFU"));
        const auto wrong = w->session().setInput("workloads.pretrain.precision", QStringLiteral("fp8"));
        QVERIFY(!wrong);
        w->session().flush();
        QApplication::processEvents();
        QVERIFY2(label().contains(QLatin1String("BF16")), qPrintable(label()));
    }

    void exampleNamesAreShownInTheLanguageAndOwnNamesStay() {
        app::loadLanguage(QStringLiteral("zh_CN"));
        const auto w = open();
        const auto* bar = w->findChild<QTabBar*>();
        QVERIFY(bar);
        QCOMPARE(bar->tabText(1), app::titleText("Ascend 910B3 · RoCE"));
        QVERIFY(bar->tabText(1) != QLatin1String("Ascend 910B3 · RoCE"));
        const auto id = w->session().workbook().designs[1].id;
        QVERIFY(!w->document().renameDesign(id, QStringLiteral("My design")));
        QApplication::processEvents();
        QCOMPARE(bar->tabText(1), QStringLiteral("My design"));
    }

    void everyPageOpensAndShowsItsCharts() {
        const auto w = open();
        for (const PageInfo& page : allPages()) {
            w->showPage(page.id);
            QApplication::processEvents();
            QVERIFY2(w->page() && w->page()->id() == page.id && w->page()->isVisible(), page.word);
            if (auto* form = qobject_cast<FormPage*>(w->page())) QVERIFY2(form->form()->groups().size() > 0, page.word);
            for (ChartView* chart : w->page()->findChildren<ChartView*>())
                QVERIFY2(!chart->spec().title.isEmpty() || chart->visibleRegion().isEmpty(), page.word);
        }
    }

    void aNumberTypedIntoTheFormMovesResultsAndStripAndUndoReturns() {
        const auto w = open();
        FormPage* page = formPage(*w, PageId::Compute);
        const QString days = figureOf(*w, QStringLiteral("training.days_p50"));
        const int steps = w->document().undoStack().count();
        type(page->form(), kCards, QStringLiteral("2048"));
        QCOMPARE(w->document().undoStack().count(), steps + 1);
        QCOMPARE(figureOf(*w, QStringLiteral("compute.accelerators")), QStringLiteral("2,048"));
        QVERIFY(figureOf(*w, QStringLiteral("training.days_p50")) != days);
        QVERIFY(w->isWindowModified());
        w->undo();
        QApplication::processEvents();
        QCOMPARE(figureOf(*w, QStringLiteral("compute.accelerators")), QStringLiteral("1,024"));
        QCOMPARE(figureOf(*w, QStringLiteral("training.days_p50")), days);
        QVERIFY(!w->isWindowModified());
    }

    void aRefusedTextStaysInItsFieldAndTheLastValueInForce() {
        const auto w = open();
        FormPage* page = formPage(*w, PageId::Power);
        const QString key = QStringLiteral("power.headroom_factor");
        const auto before = w->session().design().power.headroomFactor;
        type(page->form(), key, QStringLiteral("99"));
        FormRowView* row = page->form()->rowView(key);
        QCOMPARE(row->row().state, FieldState::Error);
        QVERIFY(!row->row().note.isEmpty());
        QVERIFY(row->row().unitNote.contains(QStringLiteral("1.3")));
        QCOMPARE(w->session().design().power.headroomFactor, before);
        QCOMPARE(w->document().undoStack().count(), 0);
        type(page->form(), key, QStringLiteral("1.4"));
        QCOMPARE(page->form()->rowView(key)->row().state, FieldState::Plain);
        QCOMPARE(w->session().design().power.headroomFactor.si, 1.4);
    }

    void anAmbiguousNumberOffersBothReadings() {
        const auto w = open();
        FormPage* page = formPage(*w, PageId::Power);
        const QString key = QStringLiteral("power.ups_unit");
        type(page->form(), key, QStringLiteral("1,500"));
        const QList<QAbstractButton*> buttons = page->form()->rowView(key)->note()->buttons();
        QCOMPARE(buttons.size(), 2);
        QTest::mouseClick(buttons.front(), Qt::LeftButton);
        QApplication::processEvents();
        QCOMPARE(w->session().design().power.upsUnit.si, 1.5e6);
    }

    void choosingACatalogueEntryBringsItsValuesInOneStep() {
        const auto w = open();
        FormPage* page = formPage(*w, PageId::Compute);
        page->model()->commit(QStringLiteral("pools.train.card_id"), QStringLiteral("h20"));
        QApplication::processEvents();
        QCOMPARE(w->document().undoStack().count(), 1);
        const auto& card = w->session().design().pools.front().value.card;
        QVERIFY(card.bf16 && card.bf16->si < 3e14);
        QCOMPARE(page->form()->rowView(QStringLiteral("pools.train.card.bf16"))->row().origin, Origin::Catalog);
    }

    void aRightClickResetGivesTheCatalogueValueBack() {
        const auto w = open();
        FormPage* page = formPage(*w, PageId::Compute);
        const QString key = QStringLiteral("pools.train.card.tdp");
        const auto before = w->session().design().pools.front().value.card.tdp;
        type(page->form(), key, QStringLiteral("650 W"));
        QCOMPARE(w->session().design().pools.front().value.card.tdp->si, 650.0);
        page->model()->reset(key);
        QApplication::processEvents();
        QCOMPARE(w->session().design().pools.front().value.card.tdp, before);
    }

    void aDraggedPointShowsItsEffectAtOnceAndIsOneUndoStep() {
        const auto w = open();
        FormPage* page = formPage(*w, PageId::Demand);
        ChartView* chart = page->board()->chart(FigureId::DaysAgainstCards);
        QVERIFY(chart && chart->isVisible());
        const QString days = figureOf(*w, QStringLiteral("training.days_p50"));
        for (const double cards : {1300.0, 1700.0, 2048.0}) {
            Q_EMIT chart->dragged(kCards, cards, false);
            QApplication::processEvents();
            QVERIFY(w->session().previewing());
            QCOMPARE(w->document().undoStack().count(), 0);
        }
        QCOMPARE(figureOf(*w, QStringLiteral("compute.accelerators")), QStringLiteral("2,048"));
        QVERIFY(figureOf(*w, QStringLiteral("training.days_p50")) != days);
        Q_EMIT chart->dragged(kCards, 2048.0, true);
        QApplication::processEvents();
        QVERIFY(!w->session().previewing());
        QCOMPARE(w->document().undoStack().count(), 1);
        w->undo();
        QApplication::processEvents();
        QCOMPARE(figureOf(*w, QStringLiteral("training.days_p50")), days);
    }

    void aDragTakenBackChangesNothing() {
        const auto w = open();
        FormPage* page = formPage(*w, PageId::Demand);
        Q_EMIT page->board()->chart(FigureId::DaysAgainstCards)->dragged(kCards, 2048.0, false);
        QApplication::processEvents();
        w->session().cancelPreview();
        QApplication::processEvents();
        QCOMPARE(figureOf(*w, QStringLiteral("compute.accelerators")), QStringLiteral("1,024"));
        QVERIFY(w->document().isClean());
    }

    void findJumpsToTheRowAndMarksIt() {
        const auto w = open();
        w->find();
        QTest::keyClicks(w->findBox(), QStringLiteral("reserve factor"));
        QVERIFY(w->findBox()->list()->isVisible());
        QTest::keyClick(w->findBox(), Qt::Key_Return);
        QApplication::processEvents();
        QCOMPARE(w->pageId(), PageId::Power);
        auto* page = qobject_cast<FormPage*>(w->page());
        QCOMPARE(page->form()->focusedKey(), QStringLiteral("power.headroom_factor"));
        QVERIFY(page->form()->findChild<QWidget*>(QStringLiteral("flash")));
        QTRY_VERIFY_WITH_TIMEOUT(!page->form()->findChild<QWidget*>(QStringLiteral("flash")), 3000);
    }

    void findKnowsTheOtherLanguage() {
        if (!app::languages().contains(QStringLiteral("zh_CN"))) QSKIP("no Chinese catalogue in this build");
        const auto w = open();
        FindIndex index;
        bool reserved = false;
        for (const FindHit& hit : index.find(w->session(), QStringLiteral("预留")))
            reserved |= hit.id == QLatin1String("power.reserved");
        QVERIFY(reserved);
    }

    void whyExplainsTheNumberOfTheStrip() {
        const auto w = open();
        QVERIFY(!w->whyIsOpen());
        w->showWhy(QStringLiteral("power.reserved"));
        QVERIFY(w->whyIsOpen());
        const WhyContent& c = w->whyPanel()->content();
        QCOMPARE(c.key, QStringLiteral("power.reserved"));
        QVERIFY(!c.formula.isEmpty());
        QVERIFY(c.inputs.size() >= 4);
        QCOMPARE(c.bases.size(), 3);
        QVERIFY(!c.usedBy.isEmpty());
        QCOMPARE(w->strip()->selectedId(), QStringLiteral("power.reserved"));
    }

    void aDamagedFileLeavesTheDocumentAndShowsABar() {
        const auto w = open();
        type(formPage(*w, PageId::Compute)->form(), kCards, QStringLiteral("512"));
        const auto before = w->document().workbook();
        const QString path = m_folder.filePath(QStringLiteral("damaged.cwb"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"version\": 1, \"designs\": [");
        file.close();
        QVERIFY(!w->openFile(path));
        QVERIFY(w->document().workbook() == before);
        QCOMPARE(w->document().undoStack().count(), 1);
        QVERIFY(w->bars().bar(QStringLiteral("said")));
        QVERIFY(w->bars().sentence(QStringLiteral("said")).contains(QStringLiteral("damaged.cwb")));
    }

    void goalSeekAnswersAndAppliesInOneStep() {
        const auto w = open();
        w->toggleGoal();
        GoalPanel* goal = w->goalPanel();
        goal->choose(QStringLiteral("training.days_p50"), kCards);
        goal->target()->setText(QStringLiteral("20 d"));
        goal->seek();
        QVERIFY2(goal->applyButton()->isVisible(), qPrintable(goal->answerText()));
        QCOMPARE(w->document().undoStack().count(), 0);
        QTest::mouseClick(goal->applyButton(), Qt::LeftButton);
        QApplication::processEvents();
        QCOMPARE(w->document().undoStack().count(), 1);
        QVERIFY(w->session().results().training.daysP50->si <= 20 * 86400.0);
    }

    void aSimulationFillsTheHistogramAndIsStaleAfterAnEdit() {
        const auto w = open();
        w->simulate();
        QTRY_VERIFY_WITH_TIMEOUT(!w->session().simulations().anyRunning(), 20000);
        QApplication::processEvents();
        QVERIFY(w->session().run());
        QVERIFY(!w->session().runIsStale());
        FormPage* page = formPage(*w, PageId::Reliability);
        type(page->form(), QStringLiteral("reliability.rate_factor"), QStringLiteral("1.5"));
        QVERIFY(w->session().runIsStale());
        ChartView* histogram = page->board()->chart(FigureId::DaysHistogram);
        QVERIFY(histogram->isStale() || histogram->visibleRegion().isEmpty());
    }

    void theLanguageSwitchLeavesNoEnglishLabel() {
        if (!app::languages().contains(QStringLiteral("zh_CN"))) QSKIP("no Chinese catalogue in this build");
        const auto w = open();
        w->showPage(PageId::Power);
        QStringList english;
        for (const FormGroup& g : qobject_cast<FormPage*>(w->page())->form()->groups()) {
            english << g.title;
            for (const FormRow& r : g.rows) english << r.label;
        }
        for (const KeyFigure& f : w->strip()->figures()) english << f.label;
        w->setLanguage(QStringLiteral("zh_CN"), false);
        QApplication::processEvents();
        QCOMPARE(w->pageId(), PageId::Power);
        QStringList now;
        for (const FormGroup& g : qobject_cast<FormPage*>(w->page())->form()->groups()) {
            now << g.title;
            for (const FormRow& r : g.rows) now << r.label;
        }
        for (const KeyFigure& f : w->strip()->figures()) now << f.label;
        QCOMPARE(now.size(), english.size());
        const QStringList same{QStringLiteral("MFU")};  // names that are the same in both languages
        for (qsizetype i = 0; i < now.size(); ++i)
            QVERIFY2(now[i] != english[i] || same.contains(now[i]), qPrintable(now[i]));
        const auto chinese = [](const QString& text) {
            return std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() > 0x2E80; });
        };
        for (QLabel* label : w->page()->findChildren<QLabel*>()) {
            const bool word =
                std::any_of(label->text().begin(), label->text().end(), [](QChar c) { return c >= u'g' && c <= u'z'; });
            if (label->isVisible() && word && label->text().contains(u' ') && label->text().size() > 12)
                QVERIFY2(chinese(label->text()), qPrintable(label->text()));
        }
        QVERIFY(chinese(qobject_cast<FormPage*>(w->page())->board()->chart(FigureId::PowerChain)->spec().title));
    }

    void theDarkPaletteRenewsColoursAndKeepsThePage() {
        const auto w = open();
        w->showPage(PageId::Cost);
        MainWindow::setDark(true, false);
        QApplication::processEvents();
        QCOMPARE(w->pageId(), PageId::Cost);
        QVERIFY(isDark(w->page()->palette()));
        MainWindow::setDark(false, false);
        QApplication::processEvents();
    }

    void designsAreDuplicatedRenamedAndDeleted() {
        const auto w = open();
        const int count = w->document().designCount();
        w->duplicateDesign();
        QApplication::processEvents();
        QCOMPARE(w->document().designCount(), count + 1);
        w->deleteDesign();
        QApplication::processEvents();
        QCOMPARE(w->document().designCount(), count);
        w->undo();
        w->undo();
        QVERIFY(w->document().isClean());
    }

    void savingAndOpeningKeepsTheNumbers() {
        const auto w = open();
        const QString path = m_folder.filePath(QStringLiteral("saved.cwb"));
        type(formPage(*w, PageId::Compute)->form(), kCards, QStringLiteral("512"));
        QVERIFY(!w->document().saveAs(path));
        const QString days = figureOf(*w, QStringLiteral("training.days_p50"));
        QVERIFY(w->openFile(path));
        QApplication::processEvents();
        QCOMPARE(figureOf(*w, QStringLiteral("compute.accelerators")), QStringLiteral("512"));
        QCOMPARE(figureOf(*w, QStringLiteral("training.days_p50")), days);
    }

    // Not a limit: a figure to read. The budget is 16 ms from an edit to the redrawn page.
    void timeFromEditToRedraw() {
        const auto w = open();
        for (const PageId id : {PageId::Overview, PageId::Compute, PageId::Fabric, PageId::Power, PageId::Reliability,
                                PageId::Cost, PageId::Compare}) {
            w->showPage(id);
            QApplication::processEvents();
            QElapsedTimer clock;
            double best = 1e9;
            for (int i = 0; i < 6; ++i) {
                clock.start();
                QVERIFY(!w->session().setInput(kCards.toStdString(),
                                               i % 2 ? QStringLiteral("1024") : QStringLiteral("1056")));
                w->session().flush();
                QApplication::processEvents();
                best = std::min(best, double(clock.nsecsElapsed()) / 1e6);
            }
            qInfo("%-12s %.1f ms", infoOf(id).word, best);
        }
    }
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
