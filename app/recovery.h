// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a crash must not take: a copy of the unsaved workbook in the user's data folder, one file per open document,
// held by a lock as long as its process lives. The first line says where the workbook came from, the rest is the
// workbook itself. A copy without a living owner is offered at the next start.

#include <QDateTime>
#include <QFuture>
#include <QLockFile>
#include <QString>
#include <memory>
#include <vector>

#include "model/core/problem.h"
#include "model/plan/workbook.h"

namespace app {

struct RecoveryEntry {
    QString file;          ///< the copy
    QString originalPath;  ///< of the workbook, empty if it was never saved
    QString title;
    QDateTime when;
};

QString defaultRecoveryFolder();
/// Copies whose process is gone, newest first.
std::vector<RecoveryEntry> abandonedCopies(const QString& folder);
/// The workbook in a copy.
model::Outcome<model::Workbook> readCopy(const RecoveryEntry& entry);
void discardCopy(const RecoveryEntry& entry);

/// The copy of one document.
class RecoveryFile {
public:
    explicit RecoveryFile(QString folder);
    ~RecoveryFile();
    RecoveryFile(const RecoveryFile&) = delete;
    RecoveryFile& operator=(const RecoveryFile&) = delete;

    /// Writes in another thread; the workbook is a value, its designs are immutable and shared.
    void write(model::Workbook workbook, const QString& originalPath, const QString& title);
    void waitForWritten();
    void remove();
    bool exists() const;

private:
    bool own();

    QString m_folder, m_file;
    std::unique_ptr<QLockFile> m_lock;
    QFuture<void> m_writing;
};

}  // namespace app
