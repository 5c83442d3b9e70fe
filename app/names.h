// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Names and sources that come from files rather than from the tables: items of lists, titles of the examples, evidence.
// What the program ships is shown in the language of the user, what somebody wrote stays as it was written.

#include <QString>
#include <QStringList>
#include <string_view>

namespace app {

/// Name of an item of a list: failure classes as the catalogue calls them, items of a new design and of the examples
/// translated, own names as they are. Paths and files always use the name itself.
QString itemName(std::string_view name);

/// Title, customer or design name of a workbook; those of the examples are translated.
QString titleText(std::string_view title);

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
