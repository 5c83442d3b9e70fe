// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>
#include <QtConcurrentRun>
#include <algorithm>

#include "app/workbook_file.h"

namespace app {
namespace {

constexpr char kEnding[] = ".recovery";

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0);  // a document may be open for weeks; a dead owner is found by its process id
    return lock;
}

}  // namespace

QString defaultRecoveryFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

std::vector<RecoveryEntry> abandonedCopies(const QString& folder) {
    std::vector<RecoveryEntry> out;
    const QStringList pattern{QStringLiteral("*") + QLatin1String(kEnding)};
    for (const QFileInfo& info : QDir(folder).entryInfoList(pattern, QDir::Files)) {
        auto lock = lockFor(info.absoluteFilePath());
        if (!lock->tryLock(0)) continue;  // its document is open
        lock->unlock();
        QFile file(info.absoluteFilePath());
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QJsonObject head = QJsonDocument::fromJson(file.readLine(64 * 1024)).object();
        if (head.isEmpty()) continue;
        out.push_back({info.absoluteFilePath(), head.value(QLatin1String("path")).toString(),
                       head.value(QLatin1String("title")).toString(),
                       QDateTime::fromString(head.value(QLatin1String("time")).toString(), Qt::ISODate)});
    }
    std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.when > b.when; });
    return out;
}

model::Outcome<model::Workbook> readCopy(const RecoveryEntry& entry) {
    auto bytes = readBytes(entry.file);
    if (!bytes) return {std::nullopt, bytes.problem};
    const qsizetype end = bytes->indexOf('\n');
    const QString name = entry.originalPath.isEmpty() ? entry.title : entry.originalPath;
    auto loaded = parseWorkbook(end < 0 ? QByteArray() : bytes->mid(end + 1), name);
    if (!loaded) return {std::nullopt, loaded.problem};
    return model::good(std::move(loaded.value->workbook));
}

void discardCopy(const RecoveryEntry& entry) {
    auto lock = lockFor(entry.file);
    if (!lock->tryLock(0)) return;
    QFile::remove(entry.file);
}

RecoveryFile::RecoveryFile(QString folder) : m_folder(std::move(folder)) {}

RecoveryFile::~RecoveryFile() {
    waitForWritten();
}

bool RecoveryFile::own() {
    if (m_lock) return true;
    if (!QDir().mkpath(m_folder)) return false;
    // Only the user may read what was not saved.
    QFile::setPermissions(m_folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    m_file = m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + QLatin1String(kEnding);
    m_lock = lockFor(m_file);
    if (m_lock->tryLock(0)) return true;
    m_lock.reset();
    return false;
}

void RecoveryFile::write(model::Workbook workbook, const QString& originalPath, const QString& title) {
    waitForWritten();
    if (!own()) return;
    const QJsonObject head{{QStringLiteral("path"), originalPath},
                           {QStringLiteral("title"), title},
                           {QStringLiteral("time"), QDateTime::currentDateTime().toString(Qt::ISODate)}};
    m_writing = QtConcurrent::run(
        [file = m_file, first = QJsonDocument(head).toJson(QJsonDocument::Compact), workbook = std::move(workbook)] {
            const auto bytes = workbookBytes(workbook);
            // A failure (disk full) leaves the copy before it; the user hears of the disk when saving.
            if (bytes) (void)writeBytes(file, first + '\n' + *bytes);
        });
}

void RecoveryFile::waitForWritten() {
    m_writing.waitForFinished();
}

void RecoveryFile::remove() {
    waitForWritten();
    if (!m_lock) return;
    QFile::remove(m_file);
    m_lock.reset();
}

bool RecoveryFile::exists() const {
    return m_lock && QFile::exists(m_file);
}

}  // namespace app
