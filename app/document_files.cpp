// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, saving, locking and recovery of the document. Everything that can fail happens before anything changes.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalBlocker>
#include <algorithm>

#include "app/document.h"
#include "app/names.h"
#include "app/recent_files.h"
#include "app/texts.h"
#include "app/workbook_file.h"

namespace app {
namespace {

using model::Arg;
using model::problem;
using model::Problem;

Arg shown(const QString& path) {
    return Arg::text(utf8(QDir::toNativeSeparators(path)));
}

QString lockFileOf(const QString& path) {
    const QFileInfo info(path);
    return info.absolutePath() + QStringLiteral("/.") + info.fileName() + QStringLiteral(".lock");
}

/// Who holds a lock and since when, for a sentence.
Problem lockedBy(const QString& path, const QLockFile& lock) {
    qint64 process = 0;
    QString host, program;
    if (!lock.getLockInfo(&process, &host, &program))
        return problem("app.locked_somewhere", {shown(path)}, "", model::Severity::Warning);
    const QDateTime since = QFileInfo(lockFileOf(path)).lastModified();
    return problem("app.locked",
                   {shown(path), Arg::text(utf8(host)), Arg::text(utf8(program)), Arg::text(std::to_string(process)),
                    Arg::text(utf8(momentText(since)))},
                   "", model::Severity::Warning);
}

std::optional<std::pair<qint64, QDateTime>> stateOnDisk(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists()) return std::nullopt;
    return std::pair{info.size(), info.lastModified()};
}

QString backupName(const QString& path, int version) {
    const QString stem = QStringLiteral("%1.v%2.bak").arg(path).arg(version);
    QString name = stem;
    for (int n = 2; QFileInfo::exists(name); ++n) name = QStringLiteral("%1%2").arg(stem).arg(n);
    return name;
}

}  // namespace

QString Document::title() const {
    if (!m_path.isEmpty()) return QFileInfo(m_path).completeBaseName();
    if (!m_workbook.project.title.empty()) return titleText(m_workbook.project.title);
    return tr("Untitled");
}

void Document::setPath(const QString& path) {
    if (path == m_path) return;
    m_path = path;
    Q_EMIT pathChanged(path);
    Q_EMIT titleChanged(title());
}

void Document::setReadOnly(bool readOnly) {
    if (readOnly == m_readOnly) return;
    m_readOnly = readOnly;
    Q_EMIT readOnlyChanged(readOnly);
}

void Document::replaceAll(model::Workbook workbook) {
    m_autosaveTimer.stop();
    removeRecovery();
    m_results.clear();
    m_simulations.clear();
    m_notes.clear();
    m_migratedFrom = -1;
    m_onDisk.reset();
    // The signals of the stack come when the workbook is the new one already.
    const bool wasClean = m_undo.isClean();
    const QSignalBlocker quiet(m_undo);
    m_undo.clear();
    if (workbook.designs.empty()) workbook.designs = newWorkbook(*m_catalog).designs;
    const std::int64_t first = workbook.designs[model::baseIndex(workbook)].id;
    setWorkbook(workbook);
    setCurrentDesign(first);
    if (!wasClean) Q_EMIT cleanChanged(true);
}

void Document::reset(model::Workbook workbook) {
    replaceAll(std::move(workbook));
    m_lock.reset();
    setReadOnly(false);
    setPath({});
}

std::optional<Problem> Document::lockFor(const QString& path, std::unique_ptr<QLockFile>& lock, bool& refused) const {
    refused = false;
    lock = std::make_unique<QLockFile>(lockFileOf(path));
    lock->setStaleLockTime(0);  // a workbook may be open for weeks; a dead owner is found by its process id
    if (lock->tryLock(0)) return std::nullopt;
    refused = lock->error() == QLockFile::LockFailedError;
    std::optional<Problem> who;
    if (refused) who = lockedBy(path, *lock);
    lock.reset();  // a folder that allows no lock allows no saving either; saving says so
    return who;
}

std::optional<Problem> Document::open(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    auto loaded = readWorkbook(absolute);
    if (!loaded) return loaded.problem;
    std::optional<Problem> who;
    bool refused = false;
    if (!(absolute == m_path && m_lock)) {  // reading the open file again keeps its lock
        std::unique_ptr<QLockFile> lock;
        who = lockFor(absolute, lock, refused);
        m_lock = std::move(lock);
    }
    replaceAll(std::move(loaded.value->workbook));
    m_notes = std::move(loaded.value->notes);
    if (who) m_notes.insert(m_notes.begin(), *who);
    m_migratedFrom = loaded->migrated ? loaded->fileVersion : -1;
    m_onDisk = stateOnDisk(absolute);
    setReadOnly(refused);
    setPath(absolute);
    addRecentFile(absolute);
    return std::nullopt;
}

std::optional<Problem> Document::write(const QString& path) {
    const auto bytes = workbookBytes(m_workbook);
    if (!bytes) return problem("app.cannot_save", {shown(path), Arg::text(utf8(problemText(bytes.problem)))});
    if (m_migratedFrom >= 0 && path == m_path && QFileInfo::exists(path)) {
        const QString backup = backupName(path, m_migratedFrom);
        if (!QFile::copy(path, backup)) return problem("app.backup_failed", {shown(path), shown(backup)});
    }
    if (auto p = writeBytes(path, *bytes)) return p;
    m_migratedFrom = -1;
    m_onDisk = stateOnDisk(path);
    return std::nullopt;
}

std::optional<Problem> Document::save() {
    if (m_path.isEmpty()) return problem("app.never_saved");
    if (m_readOnly) return problem("app.read_only", {shown(m_path)});
    const auto now = stateOnDisk(m_path);
    if (now && m_onDisk && *now != *m_onDisk) return problem("app.changed_on_disk", {shown(m_path)});
    if (auto p = write(m_path)) return p;
    m_autosaveTimer.stop();
    removeRecovery();
    m_undo.setClean();
    return std::nullopt;
}

std::optional<Problem> Document::saveAs(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (absolute == m_path) {
        m_onDisk.reset();  // chosen and confirmed by the user
        return save();
    }
    std::unique_ptr<QLockFile> lock;
    bool refused = false;
    if (lockFor(absolute, lock, refused); refused) return problem("app.locked_target", {shown(absolute)});
    if (auto p = write(absolute)) return p;
    m_lock = std::move(lock);
    m_autosaveTimer.stop();
    removeRecovery();
    setReadOnly(false);
    setPath(absolute);
    addRecentFile(absolute);
    m_undo.setClean();
    return std::nullopt;
}

std::optional<Problem> Document::recover(const RecoveryEntry& entry) {
    auto workbook = readCopy(entry);
    if (!workbook) return workbook.problem;
    std::unique_ptr<QLockFile> lock;
    std::optional<Problem> who;
    bool refused = false;
    if (QFileInfo(entry.originalPath).absoluteFilePath() == m_path) m_lock.reset();  // it is ours already
    if (!entry.originalPath.isEmpty()) who = lockFor(entry.originalPath, lock, refused);
    replaceAll(std::move(*workbook.value));
    m_lock = std::move(lock);
    if (who) m_notes.push_back(*who);
    setReadOnly(refused);
    setPath(entry.originalPath);
    m_onDisk = m_path.isEmpty() ? std::nullopt : stateOnDisk(m_path);
    m_undo.resetClean();
    autosaveNow();  // the own copy is there before the old one goes
    if (m_recovery.exists()) discardCopy(entry);
    return std::nullopt;
}

void Document::scheduleAutosave() {
    if (m_autosaveTimer.isActive()) return;
    // Soon after the first change, then no oftener than the interval.
    const qint64 since =
        m_lastAutosave.isValid() ? m_lastAutosave.msecsTo(QDateTime::currentDateTime()) : m_autosaveInterval;
    const qint64 soon = m_autosaveInterval / 10;
    m_autosaveTimer.start(static_cast<int>(std::clamp<qint64>(m_autosaveInterval - since, soon, m_autosaveInterval)));
}

void Document::autosave() {
    if (m_undo.isClean()) return;
    m_lastAutosave = QDateTime::currentDateTime();
    m_recovery.write(m_workbook, m_path, title());
    Q_EMIT autosaved();
}

void Document::autosaveNow() {
    autosave();
    m_recovery.waitForWritten();
}

void Document::removeRecovery() {
    m_autosaveTimer.stop();
    m_recovery.remove();
}

}  // namespace app
