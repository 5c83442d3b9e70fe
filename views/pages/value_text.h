// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Values of fields as people read them: three digits in the unit of the field (forms, tables), or scaled to the size
// of the number (strip, tiles), in the language of the window. Exact texts for files are the model's.

#include "model/core/fields.h"
#include "model/core/problem.h"
#include "views/style/icons.h"
#include "views/style/numbers.h"

namespace views {

class Session;

Language currentLanguage();

/// In the unit of the field; money, FLOP and bare texts as is usual for them. Blank: empty value.
Scaled fieldValue(const model::Field& field, const model::Value& value, const QString& currency, Language language);
/// In the unit that fits the size: 1.59 MW.
Scaled scaledValue(const model::Field& field, const model::Value& value, const QString& currency, Language language);
/// Value and unit in one text, blankText for a missing value.
QString fieldText(const model::Field& field, const model::Value& value, const QString& currency, Language language);
/// A result of the design shown, in the unit of its field; a blank one says why it is blank.
QString resultText(const Session& session, const model::Place& place);
/// Why a result of the design shown is blank, in short and as a sentence; empty for results with a value.
QString blankText(const Session& session, const std::string& key);
QString blankReason(const Session& session, const std::string& key);
/// All digits, for tool tips and the clipboard.
QString exactFieldText(const model::Field& field, const model::Value& value, const QString& currency,
                       Language language);
/// An amount in a unit, given in SI.
Scaled quantityValue(double si, std::string_view unit, Language language);
/// "5–15 min", "≥ 5 min", "≤ 15 min"; empty without limits.
QString rangeText(const model::Field& field, const model::Range& range, Language language);
/// "/h" and "1/month" as words of the language; other units as they are.
QString unitText(std::string_view unit, Language language);

Grade gradeOf(model::Grade grade);
Status statusOf(model::Severity severity);

/// Number of a value, NaN when it is none.
double numberOf(const model::Value& value);

}  // namespace views
