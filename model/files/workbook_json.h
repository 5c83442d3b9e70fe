// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The workbook as text (.cwb): JSON with two spaces, the order of the field tables and a newline at the end, so that it
// differs readably under version control. Every value is written with its unit and reads back as the same double;
// "origin" names the values that are not defaults, "evidence" the key of grade and source under "sources". The values
// of catalogue entries stand once, under "catalog"; a design writes what differs from them (shared_values.h). Keys we
// do not know stay where they stood.

#include <string>
#include <string_view>
#include <vector>

#include "model/core/problem.h"
#include "model/plan/workbook.h"

namespace model {

/// Problems: file.not_finite, file.text_utf8 (key = path of the field).
Outcome<std::string> writeWorkbook(const Workbook& workbook);

struct LoadedWorkbook {
    Workbook workbook;           ///< at least one design, none null
    std::vector<Problem> notes;  ///< unknown keys, references to nothing, messages of conversions
};
/// Reads a text of any origin. The first fault refuses the whole file with one problem that names file and place:
/// those of parseJson and migrate, file.shape, file.no_designs, file.items, file.item_*, and file.at around what is
/// wrong with a value.
Outcome<LoadedWorkbook> readWorkbook(std::string_view text, std::string_view fileName);

/// Most items of all lists of a file together, and most designs.
inline constexpr std::size_t kMaxItems = 100'000, kMaxDesigns = 1'000;

}  // namespace model
