// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The workbooks opened last, newest first, in the settings of the user.

#include <QStringList>

namespace app {

inline constexpr int kRecentFiles = 10;

/// Absolute paths; files that are gone are left out.
QStringList recentFiles();
void addRecentFile(const QString& path);
void removeRecentFile(const QString& path);
void clearRecentFiles();

}  // namespace app
