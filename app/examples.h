// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The workbooks that come with the program.

#include <QString>
#include <QStringList>

#include "app/workbook_file.h"

namespace app {

/// Ids of the examples, e.g. "bid-1024", in order of name.
QStringList exampleIds();
/// Problems: app.no_example, those of readWorkbook.
model::Outcome<LoadedWorkbook> openExample(const QString& id);
/// The example as a file holds it.
model::Outcome<QByteArray> exampleBytes(const QString& id);

}  // namespace app
