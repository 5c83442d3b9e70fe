// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbook_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <cerrno>

#include "app/texts.h"
#include "model/files/migrations.h"
#include "model/files/workbook_json.h"

namespace app {
namespace {

using model::Arg;
using model::problem;

Arg shown(const QString& path) {
    return Arg::text(utf8(QDir::toNativeSeparators(path)));
}

/// Version that a readable file states; the current one if it cannot be told.
int versionOf(const QByteArray& bytes) {
    static const QRegularExpression pattern(QStringLiteral("\"version\"\\s*:\\s*(\\d{1,6})"));
    const auto match = pattern.match(QString::fromUtf8(bytes.left(4096)));
    return match.hasMatch() ? match.captured(1).toInt() : model::kWorkbookVersion;
}

}  // namespace

model::Outcome<QByteArray> readBytes(const QString& path, qint64 largest) {
    const QFileInfo info(path);
    if (!info.exists()) return {std::nullopt, problem("app.no_file", {shown(path)})};
    if (info.isDir()) return {std::nullopt, problem("app.is_folder", {shown(path)})};
    if (!info.isFile()) return {std::nullopt, problem("app.not_a_file", {shown(path)})};  // pipes would block
    QFile file(path);
    const auto unreadable = [&] {
        return problem("app.unreadable", {shown(path), Arg::text(utf8(file.errorString()))});
    };
    if (!file.open(QIODevice::ReadOnly)) return {std::nullopt, unreadable()};
    QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError) return {std::nullopt, unreadable()};
    if (bytes.size() > largest)
        return {std::nullopt, problem("app.too_large", {shown(path), Arg::number(static_cast<double>(largest), "MB")})};
    return model::good(std::move(bytes));
}

model::Outcome<LoadedWorkbook> readWorkbook(const QString& path) {
    const auto bytes = readBytes(path);
    if (!bytes) return {std::nullopt, bytes.problem};
    return parseWorkbook(*bytes, path);
}

model::Outcome<LoadedWorkbook> parseWorkbook(const QByteArray& bytes, const QString& name) {
    const std::string_view content(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    auto read = model::readWorkbook(content, utf8(QFileInfo(name).fileName()));
    if (!read) return {std::nullopt, read.problem};  // names file and place
    const int version = versionOf(bytes);
    return model::good(LoadedWorkbook{std::move(read.value->workbook), version < model::kWorkbookVersion, version,
                                      std::move(read.value->notes)});
}

model::Outcome<QByteArray> workbookBytes(const model::Workbook& workbook) {
    const auto written = model::writeWorkbook(workbook);
    if (!written) return {std::nullopt, written.problem};
    return model::good(QByteArray::fromStdString(*written));
}

std::optional<model::Problem> writeBytes(const QString& path, const QByteArray& bytes) {
    const QFileInfo info(path);
    if (info.isDir()) return problem("app.is_folder", {shown(path)});
    const QString folder = info.absolutePath();
    if (!QFileInfo(folder).isDir()) return problem("app.no_folder", {shown(folder)});
    QSaveFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly)) {
        if (errno == ENOSPC || errno == EDQUOT) return problem("app.disk_full", {shown(path)});
        if (errno == EACCES || errno == EROFS || errno == EPERM || file.error() == QFileDevice::PermissionsError)
            return problem("app.folder_unwritable", {shown(path), shown(folder)});
        return problem("app.write_failed", {shown(path), Arg::text(utf8(file.errorString()))});
    }
    errno = 0;
    if (file.write(bytes) == bytes.size() && file.commit()) return std::nullopt;
    const int reason = errno;
    file.cancelWriting();
    if (reason == ENOSPC || reason == EDQUOT || reason == EFBIG || file.error() == QFileDevice::ResourceError)
        return problem("app.disk_full", {shown(path)});
    return problem("app.write_failed", {shown(path), Arg::text(utf8(file.errorString()))});
}

}  // namespace app
