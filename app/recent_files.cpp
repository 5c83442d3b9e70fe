// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace app {
namespace {

constexpr char kSetting[] = "recent_files";

QStringList stored() {
    return QSettings().value(QLatin1String(kSetting)).toStringList();
}

}  // namespace

QStringList recentFiles() {
    QStringList out;
    for (const QString& path : stored())
        if (QFileInfo(path).isFile()) out << path;
    return out;
}

void addRecentFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = stored();
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > kRecentFiles) files.removeLast();
    QSettings().setValue(QLatin1String(kSetting), files);
}

void removeRecentFile(const QString& path) {
    QStringList files = stored();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    QSettings().setValue(QLatin1String(kSetting), files);
}

void clearRecentFiles() {
    QSettings().remove(QLatin1String(kSetting));
}

}  // namespace app
