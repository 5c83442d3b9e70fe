// SPDX-License-Identifier: GPL-3.0-or-later
// Files of the window: open, save, drop, recovery, and the bars that tell about them. The one modal box asks whether
// to save before a window with unsaved work closes.
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QTimer>

#include "app/bill_files.h"
#include "app/examples.h"
#include "app/model_import.h"
#include "app/names.h"
#include "app/network_export.h"
#include "app/recent_files.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "views/widgets/welcome_page.h"
#include "views/window/calibration_dialog.h"
#include "views/window/document_bars.h"
#include "views/window/main_window.h"

namespace views {
namespace {

constexpr char kFilter[] = "Clusterwright (*.cwb)";

QString titleOfExample(const QString& id) {
    const auto loaded = app::openExample(id);
    return loaded && !loaded->workbook.project.title.empty() ? app::titleText(loaded->workbook.project.title) : id;
}

/// Cards and designs of an example, so that one can choose.
QString detailOfExample(const QString& id) {
    const auto loaded = app::openExample(id);
    if (!loaded || loaded->workbook.designs.empty()) return {};
    std::int64_t cards = 0;
    for (const auto& p : loaded->workbook.designs.front().design->pools) cards += p.value.accelerators;
    const auto designs = loaded->workbook.designs.size();
    return designs == 1 ? MainWindow::tr("%1 cards, one design").arg(count(double(cards)))
                        : MainWindow::tr("%1 cards, %2 designs").arg(count(double(cards))).arg(designs);
}

QStringList dropped(const QMimeData* data) {
    QStringList out;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile()) out << url.toLocalFile();
    return out;
}

}  // namespace

void MainWindow::fillWelcome() {
    QList<WelcomeItem> examples, recent;
    for (const QString& id : app::exampleIds())
        examples << WelcomeItem{.id = id, .title = titleOfExample(id), .detail = detailOfExample(id), .note = id};
    for (const QString& path : app::recentFiles())
        recent << WelcomeItem{
            .id = path, .title = QFileInfo(path).completeBaseName(), .detail = QFileInfo(path).absolutePath()};
    m_welcome->setExamples(examples);
    m_welcome->setRecent(recent);
}

bool MainWindow::sayProblem(const std::optional<model::Problem>& problem) {
    if (!problem) {
        m_bars->remove(QStringLiteral("said"));
        return false;
    }
    const Status status = problem->severity == model::Severity::Error ? Status::Error : Status::Warning;
    m_bars->say(QStringLiteral("said"), status, app::problemText(*problem));
    return true;
}

/// What the reader had to say: read-only, migrated from an older version, unknown keys.
void MainWindow::sayNotes() {
    m_bars->remove(QStringLiteral("notes"));
    m_bars->remove(QStringLiteral("readonly"));
    QStringList notes;
    for (const auto& n : m_document->openNotes()) notes << app::problemText(n);
    if (m_document->readOnly()) {
        const QString why = notes.isEmpty() ? tr("Read only: this file cannot be written here.") : notes.takeFirst();
        m_bars->say(QStringLiteral("readonly"), Status::Warning, why, {{QStringLiteral("copy"), tr("Save a copy")}});
    }
    if (notes.isEmpty()) return;
    const QString sentence =
        notes.size() == 1 ? notes.front() : tr("The file was read with %1 notes.").arg(notes.size());
    QList<FormChoice> buttons;
    if (notes.size() > 1) buttons << FormChoice{QStringLiteral("list"), tr("Show list")};
    buttons << FormChoice{QStringLiteral("close"), tr("Close")};
    m_bars->say(QStringLiteral("notes"), Status::Info, sentence, buttons, notes.join(u'\n'));
}

/// Messages of bars are built in one language; what still holds is said again in the other.
void MainWindow::sayAgain() {
    if (m_open) sayNotes();
    if (!m_recovered.isEmpty()) offerRecovery();
}

void MainWindow::opened() {
    m_open = true;
    m_whyKey.clear();
    m_bars->remove(QStringLiteral("said"));
    sayNotes();
    m_session->flush();
    showPage(PageId::Overview);
    refresh();
    updateTitle();
    updateActions();
}

MainWindow* MainWindow::other() {
    auto* window = new MainWindow(m_catalog, m_recoveryFolder);
    window->resize(size());
    window->show();
    return window;
}

/// A file is open once: asked for again, its window comes to the front.
MainWindow* MainWindow::windowOf(const QString& path) {
    if (path.isEmpty()) return nullptr;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    for (QWidget* top : QApplication::topLevelWidgets()) {
        auto* window = qobject_cast<MainWindow*>(top);
        if (window && window->m_open && window->m_document->path() == absolute) return window;
    }
    return nullptr;
}

void MainWindow::toFront() {
    raise();
    activateWindow();
}

bool MainWindow::openFile(const QString& path) {
    if (MainWindow* window = windowOf(path); window && window != this) {
        window->toFront();
        return true;
    }
    if (m_open && !m_document->isClean()) {
        // Unsaved work stays where it is; the file gets a window of its own when it can be read.
        const auto readable = app::readWorkbook(path);
        if (!readable) {
            sayProblem(readable.problem);
            return false;
        }
        return other()->openFile(path);
    }
    if (sayProblem(m_document->open(path))) return false;
    opened();
    return true;
}

bool MainWindow::openExample(const QString& id) {
    auto example = app::openExample(id);
    if (!example) {
        sayProblem(example.problem);
        return false;
    }
    if (m_open && !m_document->isClean()) return other()->openExample(id);
    m_document->reset(std::move(example.value->workbook));
    opened();
    return true;
}

void MainWindow::openPaths(const QStringList& paths) {
    for (const QString& path : paths) openFile(path);
}

void MainWindow::newWorkbook() {
    if (m_open && !m_document->isClean()) return other()->newWorkbook();
    m_document->reset(app::newWorkbook(*m_catalog));
    opened();
}

void MainWindow::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a workbook"), QFileInfo(m_document->path()).absolutePath(), QLatin1String(kFilter));
    if (!path.isEmpty()) openFile(path);
}

bool MainWindow::saveOrAsk() {
    if (!m_document->path().isEmpty() && !m_document->readOnly()) return !sayProblem(m_document->save());
    QString path = QFileDialog::getSaveFileName(this, tr("Save the workbook"),
                                                m_document->title() + QStringLiteral(".cwb"), QLatin1String(kFilter));
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".cwb");
    if (sayProblem(m_document->saveAs(path))) return false;
    m_bars->remove(QStringLiteral("readonly"));
    return true;
}

void MainWindow::saveFile() {
    saveOrAsk();
    refresh();
}

void MainWindow::saveFileAs() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save the workbook as"),
                                                m_document->title() + QStringLiteral(".cwb"), QLatin1String(kFilter));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".cwb");
    if (!sayProblem(m_document->saveAs(path))) m_bars->remove(QStringLiteral("readonly"));
    refresh();
}

void MainWindow::exportBill() {
    const QString excel = QStringLiteral("Excel (*.xlsx)"), commas = QStringLiteral("CSV (*.csv)");
    QString chosen;
    QString path = QFileDialog::getSaveFileName(this, tr("Export the bill of materials"),
                                                m_document->title() + QStringLiteral("-bom.xlsx"),
                                                excel + QStringLiteral(";;") + commas, &chosen);
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += chosen == commas ? QStringLiteral(".csv") : QStringLiteral(".xlsx");
    if (!sayProblem(app::writeBill(path, m_session->results().bill, m_session->project())))
        m_bars->say(QStringLiteral("said"), Status::Ok, tr("Written: %1").arg(path));
}

void MainWindow::exportNetworks(const QString& format, const QString& title) {
    const QString folder = QFileDialog::getExistingDirectory(this, title);
    if (folder.isEmpty()) return;
    const auto& item = m_session->workbook().designs[std::size_t(m_session->index())];
    const auto written = app::exportNetworks(m_session->project(), item, m_session->results(), format, folder);
    if (!written) {
        sayProblem(written.problem);
        return;
    }
    m_bars->say(QStringLiteral("said"), Status::Ok,
                tr("Written into %1: %2").arg(folder, written->join(QStringLiteral(", "))));
}

void MainWindow::exportCables() {
    exportNetworks(QStringLiteral("cables"), tr("Folder for the cable sheets"));
}

void MainWindow::exportDrawings() {
    exportNetworks(QStringLiteral("dot"), tr("Folder for the drawings"));
}

void MainWindow::exportSlurm() {
    exportNetworks(QStringLiteral("slurm"), tr("Folder for the Slurm topology"));
}

void MainWindow::importModel() {
    const auto& workloads = m_session->design().workloads;
    if (workloads.empty()) {
        sayProblem(model::problem("design.no_workload"));
        return;
    }
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a model architecture"), {},
                                                      tr("Architecture of a model") + QStringLiteral(" (*.json)"));
    if (path.isEmpty()) return;
    std::string workload = workloads.front().name;
    if (workloads.size() > 1) {
        QStringList names;
        for (const auto& w : workloads) names << app::text(w.name);
        bool chosen = false;
        const QString name = QInputDialog::getItem(this, tr("Import a model architecture"),
                                                   tr("Workload of this model"), names, 0, false, &chosen);
        if (!chosen) return;
        workload = name.toStdString();
    }
    importModelFrom(path, workload);
}

bool MainWindow::importModelFrom(const QString& path, const std::string& workload) {
    const auto imported = app::readModelConfig(path);
    if (!imported) {
        sayProblem(imported.problem);
        return false;
    }
    if (sayProblem(m_document->importModel(m_document->currentDesign(), workload, *imported))) return false;
    QStringList notes;
    for (const auto& note : imported->notes) notes << app::problemText(note);
    m_bars->say(QStringLiteral("said"), Status::Ok, app::importedText(workload, *imported), {}, notes.join(u'\n'));
    return true;
}

void MainWindow::importFailures() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a failure log"), {},
                                                      tr("Failure log") + QStringLiteral(" (*.csv *.tsv *.txt)"));
    if (!path.isEmpty()) importFailuresFrom(path);
}

bool MainWindow::importFailuresFrom(const QString& path) {
    if (!m_calibration) m_calibration = new CalibrationDialog(*m_session, this);
    if (sayProblem(m_calibration->load(path))) return false;
    m_calibration->show();
    m_calibration->raise();
    m_calibration->activateWindow();
    return true;
}

void MainWindow::offerRecovery() {
    const QString folder = m_recoveryFolder.isEmpty() ? app::defaultRecoveryFolder() : m_recoveryFolder;
    const auto copies = app::abandonedCopies(folder);
    m_recovered = QList<app::RecoveryEntry>(copies.begin(), copies.end());
    if (m_recovered.isEmpty()) return m_bars->remove(QStringLiteral("recovered"));
    const auto& first = m_recovered.front();
    m_bars->say(QStringLiteral("recovered"), Status::Info,
                tr("Unsaved work on “%1” of %2 was found.").arg(first.title, app::momentText(first.when)),
                {{QStringLiteral("restore"), tr("Restore")},
                 {QStringLiteral("discard"), tr("Discard")},
                 {QStringLiteral("close"), tr("Later")}},
                first.originalPath);
}

/// Unsaved work of this window is not given up for work of another day: that gets a window of its own. A window that
/// has the file open holds its lock, so the work goes there.
void MainWindow::restore(const app::RecoveryEntry& entry) {
    MainWindow* holder = windowOf(entry.originalPath);
    if (holder && holder != this && holder->m_document->isClean()) {
        holder->restore(entry);
        return holder->toFront();
    }
    if (m_open && !m_document->isClean()) return other()->restore(entry);
    if (!sayProblem(m_document->recover(entry))) opened();
}

void MainWindow::barChosen(const QString& subject, const QString& button) {
    if (subject == QLatin1String("notes") && button == QLatin1String("list")) {
        QStringList notes;
        for (const auto& n : m_document->openNotes()) notes << app::problemText(n);
        return m_bars->say(subject, Status::Info, notes.join(u'\n'));
    }
    if (subject == QLatin1String("readonly")) return saveFileAs();
    if (subject != QLatin1String("recovered") || m_recovered.isEmpty()) return;
    const app::RecoveryEntry entry = m_recovered.takeFirst();
    if (button == QLatin1String("restore"))
        restore(entry);
    else
        app::discardCopy(entry);
    QTimer::singleShot(0, this, &MainWindow::offerRecovery);  // the next one, or no bar any more
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_open && !m_document->isClean()) {
        QMessageBox box(QMessageBox::Question, tr("Clusterwright"),
                        tr("Save the changes to “%1” before closing?").arg(m_document->title()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setInformativeText(tr("Without saving they are lost."));
        const int answer = box.exec();
        if (answer == QMessageBox::Cancel || (answer == QMessageBox::Save && !saveOrAsk())) return event->ignore();
    }
    m_simulations->cancelAll();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!dropped(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openPaths(dropped(event->mimeData()));
}

void MainWindow::closeWindow() {
    close();
}

void MainWindow::quit() {
    QApplication::closeAllWindows();
}

}  // namespace views
