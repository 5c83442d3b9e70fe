// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Catalogues on disk: the shipped ones from the resources, then those of the user, which add entries or replace shipped
// ones of the same id. What is wrong with a file is collected, the rest loads.

#include <QString>
#include <memory>
#include <vector>

#include "model/catalog/catalog.h"
#include "model/core/problem.h"

namespace app {

struct LoadedCatalogs {
    std::shared_ptr<const model::Catalog> catalog;  ///< never null
    std::vector<model::Problem> problems;
};

/// The folder of the user's own catalogues.
QString userCatalogFolder();
/// Shipped catalogues only.
LoadedCatalogs builtInCatalogs();
/// Shipped catalogues and those of a folder; a folder that is not there is no problem unless `required`.
LoadedCatalogs loadCatalogs(const QString& folder = userCatalogFolder(), bool required = false);

}  // namespace app
