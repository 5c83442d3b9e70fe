// SPDX-License-Identifier: GPL-3.0-or-later
// What people expect of a window without being told: work left by a crash is offered, a running simulation shows what
// it has and stops when asked, a limit that is exceeded is seen everywhere, a column from a table can be pasted.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

#include "app/catalogs.h"
#include "app/texts.h"
#include "views/chart/chart_view.h"
#include "views/pages/chart_board.h"
#include "views/pages/form_model.h"
#include "views/pages/form_page.h"
#include "views/pages/overview_model.h"
#include "views/pages/page_info.h"
#include "views/style/proxy_style.h"
#include "views/widgets/document_bar.h"
#include "views/widgets/form_view.h"
#include "views/widgets/key_figure_strip.h"
#include "views/window/document_bars.h"
#include "views/window/main_window.h"

using namespace views;

namespace {

const QString kCards = QStringLiteral("pools.train.accelerators");
const QString kRecovered = QStringLiteral("recovered");

void settle() {
    for (int i = 0; i < 4; ++i) QApplication::processEvents();
}

std::optional<Status> stripStatus(const MainWindow& w, const QString& id) {
    for (const KeyFigure& f : w.strip()->figures())
        if (f.id == id) return f.status;
    return std::nullopt;
}

std::optional<Status> tileStatus(MainWindow& w, const QString& id) {
    for (const FlowTile& t : flowTiles(w.session()))
        if (t.id == id) return t.status;
    return std::nullopt;
}

QAbstractButton* buttonOf(DocumentBar* bar, const QString& text) {
    for (QPushButton* button : bar->findChildren<QPushButton*>())
        if (button->text() == text) return button;
    return nullptr;
}

}  // namespace

class WindowMannersTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString recovery(const QString& name) const { return m_folder.filePath(name); }

    std::unique_ptr<MainWindow> window(const QString& recoveryName, bool withExample = true) {
        auto w = std::make_unique<MainWindow>(app::builtInCatalogs().catalog, recovery(recoveryName));
        w->setAttribute(Qt::WA_DeleteOnClose, false);
        w->resize(1280, 800);
        w->show();
        if (withExample && !w->openExample(QStringLiteral("bid-1024"))) qFatal("the example does not open");
        settle();
        return w;
    }

    /// What a killed window leaves behind in a folder of its own: the copy that was written last, its lock gone.
    void leaveWork(const QString& folder, const QString& cards) {
        const auto w = window(QStringLiteral("alive"));
        QVERIFY(!w->session().setInput(kCards.toStdString(), cards));
        w->document().autosaveNow();
        const QDir alive(recovery(QStringLiteral("alive")));
        const QStringList copies = alive.entryList({QStringLiteral("*.recovery")}, QDir::Files);
        QVERIFY(!copies.isEmpty());
        QDir().mkpath(recovery(folder));
        QVERIFY(QFile::copy(alive.filePath(copies.front()),
                            recovery(folder) + QStringLiteral("/left-%1.recovery").arg(cards)));
    }

    static std::int64_t cardsOf(MainWindow& w) {
        return w.document().workbook().designs.front().design->pools.front().value.accelerators;
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("clusterwright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("manners-test"));
        QSettings().clear();
        QApplication::setStyle(new ProxyStyle);
        QApplication::setFont(bodyFont());
        QApplication::setPalette(standardPalette(false));
    }
    void init() { app::loadLanguage(QStringLiteral("en")); }

    void workLeftByACrashIsRestoredAndStaysUnsaved() {
        leaveWork(QStringLiteral("crash"), QStringLiteral("2048"));
        const auto w = window(QStringLiteral("crash"), false);
        w->offerRecovery();
        DocumentBar* bar = w->bars().bar(kRecovered);
        QVERIFY(bar && bar->isVisible());
        QVERIFY(!w->isOpen());
        QTest::mouseClick(buttonOf(bar, QStringLiteral("Restore")), Qt::LeftButton);
        settle();
        QVERIFY(w->isOpen());
        QCOMPARE(cardsOf(*w), std::int64_t{2048});
        QVERIFY(w->isWindowModified());
        QTRY_VERIFY(!w->bars().bar(kRecovered));
        // The window's own copy has taken the place of the one found.
        QVERIFY(!QFile::exists(recovery(QStringLiteral("crash/left-2048.recovery"))));
        QCOMPARE(QDir(recovery(QStringLiteral("crash"))).entryList({QStringLiteral("*.recovery")}).size(), 1);
    }

    void severalCopiesAreOfferedOneAfterTheOtherAndNoneReplacesUnsavedWork() {
        leaveWork(QStringLiteral("two"), QStringLiteral("512"));
        leaveWork(QStringLiteral("two"), QStringLiteral("640"));
        const auto w = window(QStringLiteral("two"), false);
        w->offerRecovery();
        QTest::mouseClick(buttonOf(w->bars().bar(kRecovered), QStringLiteral("Restore")), Qt::LeftButton);
        settle();
        const std::int64_t first = cardsOf(*w);
        QTRY_VERIFY(w->bars().bar(kRecovered));
        QTest::mouseClick(buttonOf(w->bars().bar(kRecovered), QStringLiteral("Restore")), Qt::LeftButton);
        settle();
        QCOMPARE(cardsOf(*w), first);
        MainWindow* second = nullptr;
        for (QWidget* top : QApplication::topLevelWidgets())
            if (auto* other = qobject_cast<MainWindow*>(top); other && other != w.get()) second = other;
        QVERIFY(second);
        QCOMPARE(cardsOf(*second) + first, std::int64_t{512 + 640});
        delete second;
    }

    void discardedWorkIsGoneAndLaterKeepsIt() {
        leaveWork(QStringLiteral("later"), QStringLiteral("512"));
        const auto w = window(QStringLiteral("later"));
        w->offerRecovery();
        QTest::mouseClick(buttonOf(w->bars().bar(kRecovered), QStringLiteral("Later")), Qt::LeftButton);
        settle();
        QVERIFY(!w->bars().bar(kRecovered));
        QVERIFY(QFile::exists(recovery(QStringLiteral("later/left-512.recovery"))));
        w->offerRecovery();
        QTest::mouseClick(buttonOf(w->bars().bar(kRecovered), QStringLiteral("Discard")), Qt::LeftButton);
        settle();
        QVERIFY(!QFile::exists(recovery(QStringLiteral("later/left-512.recovery"))));
        QCOMPARE(cardsOf(*w), std::int64_t{1024});
    }

    void theOfferSurvivesASwitchOfTheLanguage() {
        if (!app::languages().contains(QStringLiteral("zh_CN"))) QSKIP("no Chinese catalogue in this build");
        leaveWork(QStringLiteral("switch"), QStringLiteral("512"));
        const auto w = window(QStringLiteral("switch"), false);
        w->offerRecovery();
        const QString english = w->bars().sentence(kRecovered);
        w->setLanguage(QStringLiteral("zh_CN"), false);
        settle();
        QVERIFY(w->bars().bar(kRecovered));
        QVERIFY(w->bars().sentence(kRecovered) != english);
    }

    void aFileIsOpenInOneWindowOnly() {
        const QString path = m_folder.filePath(QStringLiteral("one.cwb"));
        const auto a = window(QStringLiteral("one"));
        QVERIFY(!a->document().saveAs(path));
        const auto b = window(QStringLiteral("one"), false);
        QVERIFY(b->openFile(path));
        QVERIFY(!b->isOpen());
        QVERIFY(!a->document().readOnly());
    }

    void aDroppedFileIsOpened() {
        const QString path = m_folder.filePath(QStringLiteral("dropped.cwb"));
        const auto a = window(QStringLiteral("drop"));
        QVERIFY(!a->document().saveAs(path));
        a->close();
        const auto b = window(QStringLiteral("drop"), false);
        a->document().reset(a->document().workbook());  // gives the lock back
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(b.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(b.get(), &drop);
        settle();
        QCOMPARE(b->document().path(), path);
        QVERIFY(!b->document().readOnly());
    }

    void theStatusBarFollowsUndoAndAutosave() {
        const auto w = window(QStringLiteral("status"));
        const auto says = [&](const QString& text) {
            const auto labels = w->statusBar()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().contains(text); });
        };
        QVERIFY(says(QStringLiteral("Nothing to save")));
        QVERIFY(!w->session().setInput(kCards.toStdString(), QStringLiteral("512")));
        settle();
        QVERIFY(says(QStringLiteral("Not saved yet")));
        w->document().autosaveNow();
        QVERIFY(says(QStringLiteral("Autosaved")));
        w->undo();
        settle();
        QVERIFY(says(QStringLiteral("Nothing to save")));
        w->redo();
        settle();
        QVERIFY(says(QStringLiteral("Autosaved")));
    }

    // A run long enough to be watched. The figure printed is for the reader: the budget is 100 ms.
    void aRunningSimulationShowsPartOfItAndKeepsItWhenCancelled() {
        const auto w = window(QStringLiteral("simulation"));
        constexpr std::int64_t kWanted = 1'000'000;
        QVERIFY(!w->session().setInput("reliability.replications", QString::number(kWanted)));
        w->showPage(PageId::Reliability);
        settle();
        w->simulate();
        QTRY_VERIFY_WITH_TIMEOUT(w->session().run() || !w->session().simulations().anyRunning(), 60000);
        if (!w->session().simulations().anyRunning()) QSKIP("this machine is too fast to watch");
        QVERIFY(w->session().run()->replications < kWanted);
        w->session().flush();
        auto* page = qobject_cast<FormPage*>(w->page());
        ChartView* histogram = page->board()->chart(FigureId::DaysHistogram);
        const auto* drawn = std::get_if<Histogram>(&histogram->spec().data);
        QVERIFY(drawn);
        double counted = 0;
        for (const double n : drawn->counts) counted += n;
        // A few runs of bad luck are told of instead of drawn.
        const double told = double(w->session().run()->replications) - counted;
        QVERIFY(told >= 0 && told < 0.01 * double(w->session().run()->replications));
        QCOMPARE(told > 0, histogram->spec().note.contains(count(told)) && !histogram->spec().note.isEmpty());
        QElapsedTimer clock;
        clock.start();
        w->cancelWork();
        while (w->session().simulations().anyRunning() && clock.elapsed() < 20000)
            QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        qInfo("cancel answered after %.1f ms", double(clock.nsecsElapsed()) / 1e6);
        w->session().flush();
        const auto run = w->session().run();
        QVERIFY(run && run->replications > 0 && run->replications < kWanted);
        QCOMPARE(run->outcome, model::SimulationOutcome::Cancelled);
        QVERIFY(w->session().results().simulated);
        QVERIFY(histogram->spec().remark.contains(count(double(run->replications))));
    }

    void anExceededLimitIsAnErrorInTileListAndStrip_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QString>("figure");
        QTest::newRow("power") << "project.power_limit"
                               << "1 MW"
                               << "power"
                               << "power.reserved";
        QTest::newRow("racks") << "project.rack_limit"
                               << "10"
                               << "racks"
                               << "racks.count";
        QTest::newRow("budget") << "project.budget"
                                << "100 M CNY"
                                << "cost"
                                << "cost.capex";
    }
    void anExceededLimitIsAnErrorInTileListAndStrip() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, tile);
        QFETCH(QString, figure);
        const auto w = window(QStringLiteral("limit"));
        QVERIFY(tileStatus(*w, tile) != Status::Error);
        QVERIFY(!w->session().setInput(key.toStdString(), value));
        settle();
        QCOMPARE(tileStatus(*w, tile), std::optional(Status::Error));
        QCOMPARE(stripStatus(*w, figure), std::optional(Status::Error));
        QCOMPARE(statusOf(*pageOfWord(tile), w->session().results()), std::optional(Status::Error));
        QCOMPARE(statusOf(PageId::Review, w->session().results()), std::optional(Status::Error));
    }

    void aPastedColumnFillsTheFieldsBelowInOneStep() {
        const auto w = window(QStringLiteral("paste"));
        w->showPage(PageId::Project);
        settle();
        auto* form = qobject_cast<FormPage*>(w->page())->form();
        auto* field = qobject_cast<QLineEdit*>(form->rowView(QStringLiteral("project.deadline"))->field());
        QVERIFY(field);
        field->setFocus();
        QApplication::clipboard()->setText(QStringLiteral("60 d\tnot this\r\n1.5 MW\r\n40\r\n"));
        QTest::keySequence(field, QKeySequence::Paste);
        settle();
        QCOMPARE(w->document().undoStack().count(), 1);
        const model::Project& p = w->document().workbook().project;
        QCOMPARE(p.deadline->si, 60 * 86400.0);
        QCOMPARE(p.powerLimit->si, 1.5e6);
        QCOMPARE(*p.rackLimit, std::int64_t{40});
        w->undo();
        settle();
        QVERIFY(w->document().isClean());
    }

    void undoTakesBackWhatWasRefusedBeforeTheLastEdit() {
        const auto w = window(QStringLiteral("refused"));
        w->showPage(PageId::Project);
        settle();
        auto* page = qobject_cast<FormPage*>(w->page());
        const QString key = QStringLiteral("project.deadline");
        const auto field = [&] { return qobject_cast<QLineEdit*>(page->form()->rowView(key)->field()); };
        const QString before = field()->text();
        page->model()->commit(key, QStringLiteral("60 d"));
        settle();
        page->model()->commit(key, QStringLiteral("soon"));
        settle();
        QCOMPARE(field()->text(), QStringLiteral("soon"));
        w->undo();
        settle();
        QCOMPARE(field()->text(), QStringLiteral("60 d"));
        QVERIFY(!page->holdsRefused());
        w->undo();
        settle();
        QCOMPARE(field()->text(), before);
        page->model()->commit(key, QStringLiteral("soon"));
        settle();
        const auto actions = w->findChildren<QAction*>();
        QVERIFY(std::any_of(actions.begin(), actions.end(), [](const QAction* a) {
            return a->shortcut() == QKeySequence(QStringLiteral("Ctrl+Z")) && a->isEnabled();
        }));
        w->undo();
        settle();
        QCOMPARE(field()->text(), before);
        QVERIFY(w->document().isClean());
    }

    void undoOfADragStaysOnThePageWhereItWasDragged() {
        const auto w = window(QStringLiteral("drag"));
        const std::string key = "checkpoint.interval";
        const auto pages = {PageId::Storage, PageId::Reliability};
        for (const PageId id : pages) {
            const auto figures = figuresOf(id);
            if (std::find(figures.begin(), figures.end(), FigureId::IntervalTradeOff) == figures.end()) continue;
            w->showPage(id);
            settle();
            w->session().preview(key, 900);
            w->session().drop(key, 900);
            settle();
            w->undo();
            settle();
            QCOMPARE(w->page()->id(), id);
            QVERIFY(w->document().isClean());
        }
    }

    void undoOfAMovedDeviceOpensNothing() {
        const auto w = window(QStringLiteral("move"));
        for (const PageId id : {PageId::Racks, PageId::Overview}) {
            w->showPage(PageId::Racks);
            settle();
            QVERIFY(!w->document().setInputs(w->session().designId(),
                                             {{"rack_overrides.node001.rack", QStringLiteral("A02")}}));
            w->showPage(id);
            settle();
            w->undo();
            settle();
            QVERIFY(w->document().isClean());
            QCOMPARE(w->page()->id(), PageId::Racks);
            QVERIFY(!w->whyIsOpen());
        }
    }

    void aPastedColumnWithOneWrongValueChangesNothingAndSaysWhich() {
        const auto w = window(QStringLiteral("paste"));
        w->showPage(PageId::Project);
        settle();
        auto* form = qobject_cast<FormPage*>(w->page())->form();
        auto* field = qobject_cast<QLineEdit*>(form->rowView(QStringLiteral("project.deadline"))->field());
        field->setFocus();
        for (const char* column : {"60 d\nmany\n40", "60 d\n1 MW\n40\n5 M CNY\n1\n2\n3"}) {
            QApplication::clipboard()->setText(QString::fromLatin1(column));
            QTest::keySequence(field, QKeySequence::Paste);
            settle();
            QVERIFY(w->document().isClean());
            QVERIFY(w->bars().bar(QStringLiteral("said")));
            QCOMPARE(field->text(), QStringLiteral("90 d"));
        }
    }

    void aCellCopiedFromATableIsOneValue() {
        const auto w = window(QStringLiteral("paste"));
        w->showPage(PageId::Project);
        settle();
        auto* form = qobject_cast<FormPage*>(w->page())->form();
        auto* field = qobject_cast<QLineEdit*>(form->rowView(QStringLiteral("project.deadline"))->field());
        field->setFocus();
        field->selectAll();
        QApplication::clipboard()->setText(QStringLiteral("45 d\n"));
        QTest::keySequence(field, QKeySequence::Paste);
        QCOMPARE(field->text(), QStringLiteral("45 d"));
        QVERIFY(w->document().isClean());  // not meant before Enter
        QTest::keyClick(field, Qt::Key_Return);
        settle();
        QCOMPARE(w->document().workbook().project.deadline->si, 45 * 86400.0);
    }

    void undoInACommittedFieldTakesTheEditBack() {
        const auto w = window(QStringLiteral("undo"));
        w->showPage(PageId::Project);
        settle();
        auto* form = qobject_cast<FormPage*>(w->page())->form();
        auto* field = qobject_cast<QLineEdit*>(form->rowView(QStringLiteral("project.deadline"))->field());
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("45 d"));
        QTest::keySequence(field, QKeySequence::Undo);  // still typing: the text goes back, the document stays
        QVERIFY(w->document().isClean());
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("45 d"));
        QTest::keyClick(field, Qt::Key_Return);
        settle();
        QVERIFY(!w->document().isClean());
        QTest::keySequence(field, QKeySequence::Undo);
        settle();
        QVERIFY(w->document().isClean());
        QCOMPARE(field->text(), QStringLiteral("90 d"));
    }
};

QTEST_MAIN(WindowMannersTest)
#include "window_manners_test.moc"
