// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One field as one row of a form: text, origin, grade, note for an untypical value, choices from the catalogue.

#include "app/value_text.h"
#include "model/core/fields.h"
#include "views/pages/session.h"
#include "views/widgets/form_view.h"

namespace views {

/// A row for an input; `label` overrides the label of the field.
FormRow inputRow(const Session& session, const model::Place& place, const QString& label = {});
/// A row for a result: no frame, bold; a missing one says what it waits for.
/// `column`: the results that stand with it, null for one alone.
FormRow resultRow(const Session& session, const model::Place& place, const app::UnitColumn* column = nullptr);
/// Puts a refused text with its reason into a row: red frame and sentence, or two buttons when it was ambiguous.
void refuse(FormRow& row, const QString& text, const model::Problem& problem);

Origin shownOrigin(model::Origin origin);
/// The text an input is edited as: exact, counts with separators.
QString editText(const model::Field& field, const model::Value& value);
/// Name of a catalogue entry in the language of the window; the id where there is no such entry.
QString entryName(const Session& session, std::string_view kind, std::string_view id);

}  // namespace views
