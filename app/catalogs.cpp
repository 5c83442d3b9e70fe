// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalogs.h"

#include <QDir>
#include <QStandardPaths>

#include "app/workbook_file.h"

namespace app {
namespace {

constexpr qint64 kLargestCatalog = 16 * 1024 * 1024;

void load(const QString& folder, bool user, model::Catalog& into, std::vector<model::Problem>& problems) {
    const auto add = [&](const std::vector<model::Problem>& more) {
        problems.insert(problems.end(), more.begin(), more.end());
    };
    for (const QFileInfo& info :
         QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files | QDir::Readable, QDir::Name)) {
        const auto bytes = readBytes(info.filePath(), kLargestCatalog);
        if (!bytes) {
            problems.push_back(bytes.problem);
            continue;
        }
        const std::string_view content(bytes->constData(), static_cast<std::size_t>(bytes->size()));
        model::CatalogLoad one = model::loadCatalog(content, utf8(info.fileName()), user);
        add(one.problems);
        one.problems.clear();
        add(model::merge(into, std::move(one)));
    }
}

}  // namespace

QString userCatalogFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/catalogs");
}

LoadedCatalogs builtInCatalogs() {
    static const LoadedCatalogs shipped = [] {  // read once: names are looked up in them, too
        LoadedCatalogs out;
        auto catalog = std::make_shared<model::Catalog>();
        load(QStringLiteral(":/resources/catalogs"), false, *catalog, out.problems);
        out.catalog = std::move(catalog);
        return out;
    }();
    return shipped;
}

LoadedCatalogs loadCatalogs(const QString& folder, bool required) {
    LoadedCatalogs out = builtInCatalogs();
    const QFileInfo info(folder);
    if (!info.isDir() || !info.isReadable()) {
        if (required) out.problems.push_back(model::problem("app.no_catalog_folder", {model::Arg::text(utf8(folder))}));
        return out;
    }
    auto catalog = std::make_shared<model::Catalog>(*out.catalog);
    load(folder, true, *catalog, out.problems);
    out.catalog = std::move(catalog);
    return out;
}

}  // namespace app
