// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Workbooks on disk: bytes in and out with one sentence when it does not work. Reading touches nothing but the file;
// writing goes through a temporary file in the same folder and a rename, so a crash leaves the old file or the new.

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

#include "model/core/problem.h"
#include "model/plan/workbook.h"

namespace app {

/// A workbook as read, with what the reader has to say about it (migrations, unknown keys).
struct LoadedWorkbook {
    model::Workbook workbook;
    bool migrated = false;  ///< written by an older version; saving keeps a backup of the old file
    int fileVersion = 0;
    std::vector<model::Problem> notes;
};

/// Largest file that is read, in bytes: ten times a workbook of 1,000 designs.
inline constexpr qint64 kLargestFile = 256 * 1024 * 1024;

/// Bytes of an ordinary file. Problems: app.no_file, app.is_folder, app.not_a_file, app.unreadable, app.too_large.
model::Outcome<QByteArray> readBytes(const QString& path, qint64 largest = kLargestFile);
/// Reads a workbook; problems those of readBytes and of the reader, which name file and place.
model::Outcome<LoadedWorkbook> readWorkbook(const QString& path);
/// The same from bytes that are there already; `name` is for sentences.
model::Outcome<LoadedWorkbook> parseWorkbook(const QByteArray& bytes, const QString& name);

/// The workbook as a file holds it; problem when a number is not finite.
model::Outcome<QByteArray> workbookBytes(const model::Workbook& workbook);
/// Replaces a file in one step. Problems: app.no_folder, app.is_folder, app.folder_unwritable, app.disk_full,
/// app.write_failed; the former file is then untouched.
std::optional<model::Problem> writeBytes(const QString& path, const QByteArray& bytes);

/// std::string of a path or text, for problem arguments.
inline std::string utf8(const QString& s) {
    return s.toStdString();
}

}  // namespace app
