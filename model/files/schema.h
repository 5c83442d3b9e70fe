// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the field tables say about files and keys: the JSON schema of a workbook (draft 2020-12) and the list of fields
// for the command line. Both are loops over the tables, so they cannot fall behind the program.

#include <string>
#include <string_view>
#include <vector>

#include "model/core/field.h"

namespace model {

/// JSON schema of the current workbook version, two spaces, newline at the end.
std::string workbookSchema();

struct FieldLine {
    std::string path;  ///< with `*` for the name of a list item: pools.*.card.tdp
    const Field* row = nullptr;
    std::string kind;     ///< quantity, integer, flag, text, choice, money, date, catalog entry, list item
    std::string range;    ///< hard range with unit, or the words of a choice; empty if there is none
    std::string typical;  ///< typical range with unit
};
/// Every leaf field of a table, in the order of the table.
std::vector<FieldLine> listFields(Table table, std::string_view prefix = "");
/// Those of a workbook: "project." and the fields of a design.
std::vector<FieldLine> fieldsListing();

}  // namespace model
