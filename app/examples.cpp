// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"

#include <QDir>
#include <QFileInfo>

namespace app {

QStringList exampleIds() {
    QStringList out;
    for (const QFileInfo& info :
         QDir(QStringLiteral(":/resources/examples")).entryInfoList({QStringLiteral("*.cwb")}, QDir::Files, QDir::Name))
        out << info.completeBaseName();
    return out;
}

model::Outcome<QByteArray> exampleBytes(const QString& id) {
    const QStringList ids = exampleIds();
    if (!ids.contains(id))
        return {std::nullopt,
                model::problem("app.no_example",
                               {model::Arg::text(utf8(id)), model::Arg::text(utf8(ids.join(QLatin1String(", "))))})};
    return readBytes(QStringLiteral(":/resources/examples/%1.cwb").arg(id));
}

model::Outcome<LoadedWorkbook> openExample(const QString& id) {
    const auto bytes = exampleBytes(id);
    if (!bytes) return {std::nullopt, bytes.problem};
    return parseWorkbook(*bytes, id);
}

}  // namespace app
