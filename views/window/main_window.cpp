// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QResizeEvent>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include "app/examples.h"
#include "app/names.h"
#include "app/recent_files.h"
#include "app/texts.h"
#include "views/pages/form_page.h"
#include "views/pages/page_info.h"
#include "views/widgets/design_tabs.h"
#include "views/widgets/page_list.h"
#include "views/widgets/shared.h"
#include "views/widgets/welcome_page.h"
#include "views/window/actions.h"
#include "views/window/calibration_dialog.h"
#include "views/window/document_bars.h"
#include "views/window/find_box.h"
#include "views/window/goal_panel.h"
#include "views/window/status_model.h"
#include "views/window/strategy_dialog.h"
#include "views/window/strip_model.h"
#include "views/window/validation_dialog.h"
#include "views/window/why_model.h"

namespace views {
namespace {

constexpr int kPagesKept = 4;  // with their charts, 2.5 MB each
constexpr double kWhyWidth = 74, kLeastWhy = 64;

QString designKey(std::int64_t id) {
    return QString::number(id);
}

}  // namespace

MainWindow::MainWindow(std::shared_ptr<const model::Catalog> catalog, const QString& recoveryFolder)
    : m_catalog(std::move(catalog)),
      m_recoveryFolder(recoveryFolder),
      m_document(std::make_unique<app::Document>(m_catalog, recoveryFolder)),
      m_simulations(std::make_unique<app::Simulations>(*m_document)),
      m_session(std::make_unique<Session>(*m_document, *m_simulations)),
      m_actions(new Actions(*this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    setWindowIcon(icon(IconId::Fabric));
    m_toolBar = addToolBar(QString());
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(units(2, this), 0, units(2, this), 0);
    for (int i = 1; i <= 9; ++i) {
        auto* shortcut = new QShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(i)), this);
        connect(shortcut, &QShortcut::activated, this, [this, i] { showPage(allPages()[std::size_t(i - 1)].id); });
    }
    connectSession();
    build();
}

MainWindow::~MainWindow() {
    // The parts point to the session; they go first.
    delete m_strategies;
    delete m_calibration;
    delete takeCentralWidget();
}

void MainWindow::connectSession() {
    Session* s = m_session.get();
    connect(s, &Session::changed, this, &MainWindow::refresh);
    connect(s, &Session::wanted, this, [this](PageId page, const QString& key) {
        if (key.isEmpty())
            showPage(page);
        else
            goTo(key);
    });
    connect(s, &Session::whyWanted, this, [this](const QString& key) {
        m_whyKey = key;
        refreshWhy();
    });
    connect(s, &Session::commandWanted, this, &MainWindow::run);
    connect(s, &Session::said, this,
            [this](Status status, const QString& text) { m_bars->say(QStringLiteral("said"), status, text); });
    app::Document* d = m_document.get();
    connect(d, &app::Document::titleChanged, this, &MainWindow::updateTitle);
    connect(d, &app::Document::cleanChanged, this, [this] {
        updateTitle();
        updateActions();
        updateStatus();
    });
    connect(d, &app::Document::autosaved, this, &MainWindow::updateStatus);
    connect(d, &app::Document::readOnlyChanged, this, &MainWindow::updateActions);
    connect(d, &app::Document::selectionAfterUndo, this, [this](const QString& key) {
        m_session->flush();
        // Not to the form of another page when the point was dragged here. What undo has taken away is no row any
        // more: the list that it stood in is shown instead.
        if (Page* shown = page(); !shown || !shown->shows(key)) showPage(pageOfKey(key.toStdString()));
        for (QString row = key; page() && !row.isEmpty() && !page()->goTo(row);)
            row.truncate(qMax(qsizetype{0}, row.lastIndexOf(QLatin1Char('.'))));
    });
    connect(s, &Session::refusedChanged, this, &MainWindow::updateActions);
    connect(m_simulations.get(), &app::Simulations::progressed, this, &MainWindow::jobProgressed);
    connect(m_simulations.get(), &app::Simulations::finished, this, &MainWindow::jobFinished);
}

// ---------------------------------------------------------------- building

void MainWindow::build() {
    m_builtLanguage = app::currentLanguage();
    m_made.clear();
    m_recentPages.clear();
    delete takeCentralWidget();
    delete m_status;
    delete m_strategies;
    delete m_validation;
    delete m_calibration;
    m_strategies = nullptr;
    m_validation = nullptr;
    m_calibration = nullptr;
    m_actions->retranslate();
    buildMenus();
    auto* central = new QWidget;
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    buildHead(central, layout);
    buildBody();
    layout->addWidget(m_body, 1);
    setCentralWidget(central);
    m_status = new StatusBarParts;
    statusBar()->addWidget(m_status, 1);
    connect(m_status, &StatusBarParts::cancelRequested, this, &MainWindow::cancelWork);
    if (m_open && !m_simulations->anyRunning()) m_status->clearJob(noteOfRun(m_session->index(), false));
    fillWelcome();
    sayAgain();
    refresh();
    updateTitle();
    updateActions();
}

void MainWindow::buildMenus() {
    m_actions->fill(menuBar(), [this](MenuId id, QMenu* menu) {
        if (id == MenuId::View) {
            menu->addSeparator();
            int number = 0;
            for (const PageInfo& p : allPages()) {
                QAction* a = menu->addAction(icon(p.icon), nameOf(p.id), this, [this, page = p.id] { showPage(page); });
                if (++number <= 9) a->setText(a->text() + QStringLiteral("\tCtrl+%1").arg(number));
            }
            menu->addSeparator();
            auto* group = new QActionGroup(menu);
            for (const QString& language : app::languages()) {
                QAction* a = menu->addAction(language == QLatin1String("zh_CN") ? QStringLiteral("中文")
                                                                                : QStringLiteral("English"));
                a->setCheckable(true);
                a->setChecked(language == app::currentLanguage());
                group->addAction(a);
                connect(a, &QAction::triggered, this, [this, language] { setLanguage(language); });
            }
        } else if (id == MenuId::File) {
            QMenu* recent = new QMenu(tr("Open &recent"), menu);
            for (const QString& path : app::recentFiles())
                recent->addAction(path, this, [this, path] { openFile(path); });
            recent->setEnabled(!recent->isEmpty());
            QMenu* examples = new QMenu(tr("Open &example"), menu);
            for (const QString& example : app::exampleIds())
                examples->addAction(example, this, [this, example] { openExample(example); });
            QAction* before = m_actions->action(QStringLiteral("save"));
            menu->insertMenu(before, recent);
            menu->insertMenu(before, examples);
        }
    });
    m_actions->fill(m_toolBar);
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    m_find = new FindBox(*m_session, m_toolBar);
    m_toolBar->addWidget(m_find);
    auto* edge = new QWidget;
    edge->setFixedWidth(units(1.5, this));
    m_toolBar->addWidget(edge);
    connect(m_find, &FindBox::found, this, &MainWindow::take);
}

void MainWindow::buildHead(QWidget* parent, QVBoxLayout* layout) {
    m_tabs = new DesignTabs(parent);
    m_bars = new DocumentBars(parent);
    m_strip = new KeyFigureStrip(parent);
    m_goal = new GoalPanel(*m_session, parent);
    m_goal->hide();
    for (QWidget* w : {static_cast<QWidget*>(m_tabs), static_cast<QWidget*>(m_bars), static_cast<QWidget*>(m_strip),
                       static_cast<QWidget*>(m_goal)})
        layout->addWidget(w);
    connect(m_bars, &DocumentBars::chosen, this, &MainWindow::barChosen);
    connect(m_tabs, &DesignTabs::selected, this,
            [this](const QString& id) { m_document->setCurrentDesign(id.toLongLong()); });
    connect(m_tabs, &DesignTabs::addRequested, this, &MainWindow::addDesign);
    connect(m_tabs, &DesignTabs::renameRequested, this, [this](const QString& id, const QString& name) {
        sayProblem(m_document->renameDesign(id.toLongLong(), name));
    });
    connect(m_tabs, &DesignTabs::duplicateRequested, this,
            [this](const QString& id) { m_document->duplicateDesign(id.toLongLong()); });
    connect(m_tabs, &DesignTabs::baseRequested, this,
            [this](const QString& id) { m_document->setBase(id.toLongLong()); });
    connect(m_tabs, &DesignTabs::deleteRequested, this,
            [this](const QString& id) { sayProblem(m_document->removeDesign(id.toLongLong())); });
    connect(m_tabs, &DesignTabs::orderChanged, this, [this](const QStringList& ids) {
        for (int to = 0; to < ids.size(); ++to) {
            const int from = m_document->indexOf(ids[to].toLongLong());
            if (from > to) m_document->moveDesign(from, to);
        }
    });
    connect(m_strip, &KeyFigureStrip::selected, this, [this](const QString& id) {
        if (id == QLatin1String("findings")) return showPage(PageId::Review);
        showWhy(id);
    });
    connect(m_strip, &KeyFigureStrip::activated, this, [this](const QString& id) { showPage(pageOfFigure(id)); });
    connect(m_goal, &GoalPanel::closed, this, [this] { toggleGoal(); });
}

void MainWindow::buildBody() {
    m_body = new QStackedWidget;
    m_welcome = new WelcomePage;
    connect(m_welcome, &WelcomePage::exampleRequested, this, &MainWindow::openExample);
    connect(m_welcome, &WelcomePage::recentRequested, this, &MainWindow::openFile);
    connect(m_welcome, &WelcomePage::newRequested, this, &MainWindow::newWorkbook);
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::chooseFile);
    connect(m_welcome, &WelcomePage::filesDropped, this, &MainWindow::openPaths);
    m_desk = new QMainWindow;
    m_desk->setWindowFlags(Qt::Widget);
    m_desk->setContextMenuPolicy(Qt::PreventContextMenu);
    auto* middle = new QWidget;
    auto* layout = new QHBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_list = new PageList;
    m_pages = new QStackedWidget;
    middle->installEventFilter(this);
    layout->addWidget(m_list);
    layout->addWidget(m_pages, 1);
    m_desk->setCentralWidget(middle);
    connect(m_list, &PageList::pageSelected, this, [this](const QString& word) {
        if (const auto id = pageOfWord(word)) showPage(*id);
    });
    m_dock = new QDockWidget(tr("Why?"), m_desk);
    m_dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetFloatable |
                        QDockWidget::DockWidgetMovable);
    m_why = new WhyPanel;
    m_dock->setWidget(m_why);
    m_desk->addDockWidget(Qt::RightDockWidgetArea, m_dock);
    m_why->setMinimumWidth(units(kLeastWhy, this));
    m_dock->hide();
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        m_actions->action(QStringLiteral("why"))->setChecked(visible);
        refreshWhy();
    });
    connect(m_why, &WhyPanel::linkActivated, this, [this](const QString& key) {
        m_whyKey = key;
        refreshWhy();
    });
    m_body->addWidget(m_welcome);
    m_body->addWidget(m_desk);
}

// ---------------------------------------------------------------- showing

Page* MainWindow::page() const {
    return m_made.value(int(m_pageId));
}

void MainWindow::showPage(PageId id) {
    if (!m_open) return;
    m_pageId = id;
    const int key = int(id);
    Page*& made = m_made[key];
    if (!made) {
        made = createPage(id, *m_session, m_pages);
        m_pages->addWidget(made);
    }
    Page* shown = made;
    m_recentPages.removeAll(key);
    m_recentPages.prepend(key);
    while (m_recentPages.size() > kPagesKept) {
        if (Page* old = m_made.take(m_recentPages.takeLast())) old->deleteLater();
    }
    m_list->setCurrentPage(QLatin1String(infoOf(id).word));
    shown->refresh();
    m_pages->setCurrentWidget(shown);
}

void MainWindow::goTo(const QString& key) {
    PageId id = pageOfKey(key.toStdString());
    showPage(id);
    if (Page* p = page(); p && p->goTo(key)) return;
    m_whyKey = key;  // not a row of the page: the panel explains it
    showWhy(key);
}

void MainWindow::refresh() {
    m_tabs->setVisible(m_open);
    m_strip->setVisible(m_open);
    if (!m_open) {
        m_body->setCurrentWidget(m_welcome);
        return;
    }
    m_body->setCurrentWidget(m_desk);
    const ChartColors colors = colorsFor(palette());
    const model::Workbook& w = m_session->workbook();
    QList<DesignTab> tabs;
    for (std::size_t i = 0; i < w.designs.size(); ++i)
        tabs << DesignTab{.id = designKey(w.designs[i].id),
                          .name = app::titleText(w.designs[i].name),
                          .color = colors.of(seriesOf(w.designs[i])),
                          .base = i == model::baseIndex(w)};
    m_tabs->setDesigns(tabs, designKey(m_session->designId()));
    m_strip->setFigures(keyFigures(*m_session));
    // The note of a run goes when an edit made its numbers old, and with the design that it is of.
    if (m_status && !m_simulations->anyRunning()) m_status->clearJob(noteOfRun(m_session->index(), false));
    refreshPages();
    if (!page())
        showPage(m_pageId);
    else
        page()->refresh();
    if (m_goal->isVisible()) m_goal->fill();
    refreshWhy();
    updateStatus();
    updateActions();
}

void MainWindow::updateStatus() {
    if (m_open && m_status) m_status->setTexts(statusTexts(*m_session));
}

void MainWindow::refreshPages() {
    QList<PageEntry> entries;
    for (const PageInfo& p : allPages())
        entries << PageEntry{.id = QLatin1String(p.word),
                             .icon = p.icon,
                             .name = nameOf(p.id),
                             .status = statusOf(p.id, m_session->results()),
                             .separatorBefore = p.id == PageId::Review};
    m_list->setPages(entries);
    m_list->setCurrentPage(QLatin1String(infoOf(m_pageId).word));
}

bool MainWindow::whyIsOpen() const {
    return m_dock && !m_dock->isHidden();
}

/// Beside an open "Why?" on a small screen the charts need the width of the page names more.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    constexpr double kLeastMiddle = 260;
    if (event->type() == QEvent::Resize && m_list && watched == m_list->parentWidget())
        m_list->setNarrow(static_cast<QResizeEvent*>(event)->size().width() < units(kLeastMiddle, this));
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::refreshWhy() {
    const bool open = whyIsOpen() && m_open;
    m_strip->setSelected(open ? m_whyKey : QString());
    if (open) m_why->setContent(whyContent(*m_session, m_whyKey));
}

void MainWindow::showWhy(const QString& key) {
    m_whyKey = key;
    const bool first = m_dock->isHidden();
    m_dock->show();
    if (first) m_desk->resizeDocks({m_dock}, {units(kWhyWidth, this)}, Qt::Horizontal);
    refreshWhy();
}

void MainWindow::updateActions() {
    const WindowState state{m_open,
                            !m_document->readOnly(),
                            m_document->undoStack().canUndo() || (page() && page()->holdsRefused()),
                            m_document->undoStack().canRedo(),
                            m_document->designCount() > 1,
                            m_simulations->anyRunning()};
    m_actions->update(state);
    if (m_find) m_find->setEnabled(m_open);
    m_actions->action(QStringLiteral("dark"))->setChecked(isDark(QApplication::palette()));
}

void MainWindow::updateTitle() {
    const QString program = tr("Clusterwright");
    setWindowTitle(m_open ? m_document->title() + QStringLiteral("[*] — ") + program : program);
    setWindowModified(m_open && !m_document->isClean());
}

void MainWindow::take(const FindHit& hit) {
    switch (hit.kind) {
        case FindHit::Command:
            return run(hit.id);
        case FindHit::Page:
            if (const auto id = pageOfWord(hit.id)) showPage(*id);
            return;
        case FindHit::Field:
        case FindHit::Result:
            return goTo(hit.id);
    }
}

void MainWindow::run(const QString& command) {
    if (QAction* a = m_actions->action(command); a && a->isEnabled()) a->trigger();
}

void MainWindow::setLanguage(const QString& language, bool remember) {
    if (language != app::currentLanguage() && !app::loadLanguage(language, remember)) return;
    if (m_builtLanguage != language) build();
}

void MainWindow::setDark(bool dark, bool remember) {
    QApplication::setPalette(standardPalette(dark));
    if (remember) QSettings().setValue(QStringLiteral("dark"), dark);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (!m_body) return;
    // Another window has switched the language, or the palette is another: colours of tabs and charts are renewed.
    if (event->type() == QEvent::LanguageChange && m_builtLanguage != app::currentLanguage())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_builtLanguage != app::currentLanguage()) build();
            },
            Qt::QueuedConnection);
    if (event->type() == QEvent::PaletteChange && m_session) refresh();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        if (m_session->previewing()) return m_session->cancelPreview();
        if (m_simulations->anyRunning()) return cancelWork();
        if (m_goal->isVisible()) return toggleGoal();
        if (isFullScreen()) return showNormal();
    }
    QMainWindow::keyPressEvent(event);
}

}  // namespace views
