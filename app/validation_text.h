// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Rows of a validation as people read them: quantities by name, values in their unit, brackets as ranges, the
// tolerance beside the error.

#include <QString>

#include "model/validation/cases.h"

namespace app {

/// "Step time" for "step_time_s"; words of a file that are not known stay as they are.
QString quantityName(const std::string& quantity);
/// Section of a file: "Step times" for "runs".
QString sectionName(const std::string& section);
/// A value or a bracket ("5.94–7.02 s"), text as it stands, "–" for none.
QString validationValue(const nlohmann::json& value, const std::string& quantity);
/// "±8 %", "exact", "in 31.2–44.8 d"; "–" for none.
QString toleranceText(const model::validation::Row& row);
/// "+2.1 %"; "–" where there is no number to compare or the tolerance is a range.
QString errorText(const model::validation::Row& row);

/// Why a case was skipped, in the reader's language.
QString reasonText(const std::string& why);

}  // namespace app
