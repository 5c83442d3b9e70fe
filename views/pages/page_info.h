// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The pages as data: name, icon, the result by which a page is known to be computable, and which page a key or a
// finding belongs to. Page list, find, tiles and links all ask here.

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "model/plan/results.h"
#include "views/figures/pages.h"
#include "views/style/icons.h"

namespace views {

struct PageInfo {
    PageId id;
    const char* word;  ///< in file names and settings
    IconId icon;
    const char* name;    ///< English, marked for translation (context "pages")
    const char* result;  ///< blank while the page waits for an input; null where nothing can be blank
};

/// All pages in the order of the page list.
std::span<const PageInfo> allPages();
const PageInfo& infoOf(PageId page);
QString nameOf(PageId page);
std::optional<PageId> pageOfWord(const QString& word);
/// The page on which an input or result is shown; Overview for a key that no table has.
PageId pageOfKey(std::string_view key);

/// Worst status of a page from the findings that belong to it: what is wrong with its inputs or results, Incomplete
/// when its main result is blank or a price is missing, Ok otherwise; none for pages without findings of their own.
std::optional<Status> statusOf(PageId page, const model::Results& results);
Status statusOf(const model::Problem& problem);

}  // namespace views
