// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Words of a bill of materials in the language of the reader, for report and spreadsheets.

#include <QString>
#include <string>

namespace app {

/// Where a quantity comes from, in words and with its numbers; keys by their label.
QString billRule(const std::string& derivedFrom);
/// "pcs", "set" and the like.
QString billUnit(const std::string& unit);

}  // namespace app
