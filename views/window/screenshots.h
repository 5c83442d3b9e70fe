// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Pictures of every page in both languages, both palettes and two sizes, for documentation and for looking at them.

#include <QString>
#include <iosfwd>
#include <memory>

#include "model/catalog/catalog.h"

namespace views {

/// Writes <page>-<language>-<light|dark>-<width>.png into a folder, which is made if need be. 0, or 1 after one
/// sentence on `err`. Needs a QApplication; settings are not touched.
int writeScreenshots(const std::shared_ptr<const model::Catalog>& catalog, const QString& folder, std::ostream& err);

}  // namespace views
