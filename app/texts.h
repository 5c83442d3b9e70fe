// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The door between the English of the model and the language of the user: labels, explanations and sentences go
// through QCoreApplication::translate with the contexts the tables of the model are marked with. Nothing here keeps
// state; the installed translators live as children of the application object.

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

#include "model/core/field.h"
#include "model/core/problem.h"
#include "model/plan/blank.h"

namespace model {
struct Place;
}

namespace app {

inline QString text(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

/// Day and minute, the same in every language: 2026-11-29 08:15.
QString momentText(const QDateTime& when);
/// Translates English text of the model; the text itself where there is no translation.
QString translated(const char* context, std::string_view english);

QString label(const model::Field& field);
QString docText(const model::Field& field);
QString formulaText(const model::Field& field);
QString groupTitle(const model::Field& field);
QString sourceText(const model::Field& field);
QString choiceLabel(const model::Choice& choice);
/// Label of the choice with this word; the word itself when the field has no such choice.
QString choiceLabel(const model::Field& field, std::string_view word);

/// Row of an input ("project.budget", "pools.train.card.tdp") or result path, found by the tables alone: names of
/// list items are taken as they come. Null when no table has it.
const model::Field* rowOfPath(std::string_view path);
/// Label of the row of a path, with the names of the list items it goes through: "Cards (train)".
QString labelOfPath(std::string_view path);

/// One sentence in the language of the user: numbers with their unit, keys as labels.
QString problemText(const model::Problem& problem);

/// Short text for people: choices by label, money with its currency, `blank` text for a missing value.
QString valueText(const model::Field& field, const model::Value& value, std::string_view currency = "CNY");
/// What stands for a blank input: "not priced" for money, else "not public".
QString blankText(const model::Field& field);
/// What stands for a blank result: what it waits for, "not computable", "not applicable" or "not priced".
QString blankText(const model::Blank& blank);
/// A result as text: its value, else why it has none. `results` are those of the design.
QString resultText(const model::Project& project, const model::Design& design, const model::Results& results,
                   const model::Place& place);

/// Languages the program has: "en" first, then the ones with a catalogue.
QStringList languages();
/// The language meant by a word of the user's: zh, zh-CN and zh_CN are one; other words as they are.
QString languageMeant(const QString& word);
/// Chinese or English by the system; English for other systems.
QString systemLanguage();
/// The language kept in the settings of the window, else that of the system.
QString preferredLanguage();
/// Installs the translators of a language and removes the former ones. False when there is no such language (then
/// nothing changes). `remember` keeps the choice in the settings.
bool loadLanguage(const QString& language, bool remember = false);
/// The language loaded last, "en" before any.
QString currentLanguage();

}  // namespace app
