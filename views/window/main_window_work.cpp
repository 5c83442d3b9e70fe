// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the window do that is not about files: designs, simulation, goal seek, panels.
#include <QApplication>
#include <QCoreApplication>
#include <QDockWidget>

#include "app/names.h"
#include "app/texts.h"
#include "views/pages/value_text.h"
#include "views/widgets/design_tabs.h"
#include "views/widgets/status_bar_parts.h"
#include "views/window/actions.h"
#include "views/window/document_bars.h"
#include "views/window/find_box.h"
#include "views/window/goal_panel.h"
#include "views/window/main_window.h"
#include "views/window/status_model.h"
#include "views/window/strategy_dialog.h"
#include "views/window/validation_dialog.h"

namespace views {

void MainWindow::undo() {
    // What was typed last and refused goes first; then the last edit.
    if (Page* shown = page(); shown && shown->holdsRefused()) return shown->dropRefused();
    m_document->undoStack().undo();
}

void MainWindow::redo() {
    m_document->undoStack().redo();
}

void MainWindow::find() {
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void MainWindow::toggleWhy() {
    if (m_dock->isHidden())
        showWhy(m_whyKey);
    else
        m_dock->hide();
    m_actions->action(QStringLiteral("why"))->setChecked(whyIsOpen());
    refreshWhy();
}

void MainWindow::toggleDark() {
    setDark(!isDark(QApplication::palette()));
    updateActions();
}

void MainWindow::toggleFullScreen() {
    isFullScreen() ? showNormal() : showFullScreen();
}

void MainWindow::duplicateDesign() {
    m_document->duplicateDesign(m_document->currentDesign());
}

void MainWindow::addDesign() {
    m_document->addDesign();
}

void MainWindow::renameDesign() {
    m_tabs->startRename(QString::number(m_document->currentDesign()));
}

void MainWindow::setBase() {
    m_document->setBase(m_document->currentDesign());
}

void MainWindow::deleteDesign() {
    sayProblem(m_document->removeDesign(m_document->currentDesign()));
}

void MainWindow::toggleGoal() {
    m_goal->setVisible(!m_goal->isVisible());
    m_actions->action(QStringLiteral("goal"))->setChecked(m_goal->isVisible());
    if (!m_goal->isVisible()) return;
    m_goal->fill();
    m_goal->target()->setFocus();
    m_goal->target()->selectAll();
}

void MainWindow::searchStrategies() {
    if (!m_strategies) m_strategies = new StrategyDialog(*m_session, this);
    m_strategies->show();
    m_strategies->raise();
    m_strategies->activateWindow();
}

void MainWindow::showCompare() {
    showPage(PageId::Compare);
}

void MainWindow::showReport() {
    showPage(PageId::Report);
}

void MainWindow::showValidation() {
    if (!m_validation) m_validation = new ValidationDialog(m_catalog, this);
    m_validation->show();
    m_validation->raise();
    m_validation->activateWindow();
}

void MainWindow::about() {
    m_bars->say(QStringLiteral("about"), Status::Info,
                tr("Clusterwright %1 · designs AI computing clusters offline, from workload to megawatts, racks and "
                   "money. Licence: GPL-3.0-or-later.")
                    .arg(QCoreApplication::applicationVersion()));
}

// ---------------------------------------------------------------- simulation

void MainWindow::simulate() {
    const auto id = m_document->currentDesign();
    if (!m_simulations->run(id))
        m_bars->say(QStringLiteral("said"), Status::Incomplete,
                    tr("Nothing to simulate: the days of this design cannot be computed yet; the review names the "
                       "missing input."));
    else
        jobProgressed(id, 0, -1);
    updateActions();
}

void MainWindow::simulateAll() {
    m_simulations->runAll();
    updateActions();
}

void MainWindow::cancelWork() {
    m_simulations->cancelAll();
}

void MainWindow::jobProgressed(qint64 design, double share, double secondsLeft) {
    const int index = m_document->indexOf(design);
    if (index < 0) return;
    const auto& item = m_document->workbook().designs[std::size_t(index)];
    int more = -1;
    for (const auto& d : m_document->workbook().designs) more += m_simulations->running(d.id) ? 1 : 0;
    m_status->setJob(tr("Fault simulation %1").arg(app::titleText(item.name)), share,
                     jobText(item.design->reliability.replications, share, secondsLeft), std::max(0, more));
}

QString MainWindow::noteOfRun(int index, bool cancelled) const {
    const auto run = index >= 0 ? m_document->simulation(index) : nullptr;
    const QString done = run ? count(double(run->replications)) : QStringLiteral("0");
    if (run && run->outcome == model::SimulationOutcome::SparesShort)
        return tr("The run does not end: it waits for servers in repair, the spares are too few.");
    if (run && run->hopeless) return tr("The run does not end: faults come faster than work is saved.");
    if (cancelled && index >= 0) {
        const auto& item = m_document->workbook().designs[std::size_t(index)];
        return tr("Cancelled, %1 of %2 runs kept").arg(done, count(double(item.design->reliability.replications)));
    }
    return run ? counted(double(run->replications), tr("%1 run simulated"), tr("%1 runs simulated")) : QString();
}

void MainWindow::jobFinished(qint64 design, bool cancelled) {
    if (!m_simulations->anyRunning()) m_status->clearJob(noteOfRun(m_document->indexOf(design), cancelled));
    updateActions();
}

}  // namespace views
