// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Pictures of every page in both languages, both palettes and two sizes, for documentation and for looking at them.

#include <QString>
#include <iosfwd>
#include <memory>

#include "model/catalog/catalog.h"

namespace views {

/// The workbook in the pictures: a file, else an example, else the bid that comes with the program.
struct ShotSource {
    QString file, example;
};

/// Writes <page>-<language>-<light|dark>-<width>.png into a folder, which is made if need be. 0, or after one sentence
/// on `err` 1, or 2 when the workbook cannot be read. Needs a QApplication; of the settings only the recent files
/// change.
int writeScreenshots(const std::shared_ptr<const model::Catalog>& catalog, const QString& folder,
                     const ShotSource& what, std::ostream& err);

}  // namespace views
