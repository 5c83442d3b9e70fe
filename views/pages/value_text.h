// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Values of the window: those of app/value_text.h, results of the design shown, and the marks beside them.

#include "app/value_text.h"
#include "model/core/fields.h"
#include "model/core/problem.h"
#include "views/style/icons.h"
#include "views/style/numbers.h"

namespace views {

class Session;

using app::fieldText;
using app::fieldValue;
using app::quantityValue;
using app::rangeText;
using app::scaledValue;
using app::unitText;

inline Language currentLanguage() {
    return app::shownLanguage();
}

/// A result of the design shown, in the unit of its field; a blank one says why it is blank.
QString resultText(const Session& session, const model::Place& place);
/// Why a result of the design shown is blank, in short and as a sentence; empty for results with a value.
QString blankText(const Session& session, const std::string& key);
QString blankReason(const Session& session, const std::string& key);
/// All digits, for tool tips and the clipboard.
QString exactFieldText(const model::Field& field, const model::Value& value, const QString& currency,
                       Language language);
Grade gradeOf(model::Grade grade);
Status statusOf(model::Severity severity);

/// Number of a value, NaN when it is none.
double numberOf(const model::Value& value);

}  // namespace views
