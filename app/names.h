// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Names and sources that come from files rather than from the tables: items of lists, titles of the examples, evidence.
// What the program ships is shown in the language of the user, what somebody wrote stays as it was written.

#include <QString>
#include <QStringList>
#include <string>
#include <string_view>
#include <vector>

#include "model/catalog/catalog.h"

namespace app {

/// Name of an item of a list: failure classes as the catalogue calls them, items of a new design and of the examples
/// translated, own names as they are. Paths and files always use the name itself. Knows titles too, for texts that may
/// be either.
QString itemName(std::string_view name);

/// Title, customer or design name of a workbook, name of a product or profile; those of the examples and of the shipped
/// catalogues are translated.
QString titleText(std::string_view title);
/// Names of several designs in one text.
QString titleTexts(const std::vector<std::string>& titles);

/// What a failure class counts per ("optical link"); own words as they are.
QString unitName(const std::string& per);

/// Name of a catalogue entry, and what is remarked about it, in the language of the user.
QString entryName(const model::EntryHead& entry);
QString entryNote(const model::EntryHead& entry);
/// The same for an entry of the shipped catalogues; the id itself when there is none.
QString entryName(std::string_view kind, std::string_view id);

/// Where a value comes from: works and descriptions one by one, and what is remarked about them. Descriptions are
/// translated, citations stay in the language of the work.
struct Sources {
    QStringList works;
    QString note;
};
Sources sourcesOf(std::string_view source);
/// The same as one text.
QString evidenceText(std::string_view source);

}  // namespace app
