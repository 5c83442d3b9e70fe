// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Old workbooks become current by a chain of steps from one JSON to the next, each with messages about what it changed.
// A step never sees the structs of the program, so it stays right when they change. Version 1 is the first one.

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/problem.h"

namespace model {

inline constexpr int kWorkbookVersion = 3;

struct Migration {
    int from = 0;                                        ///< turns version `from` into `from + 1`
    std::vector<Problem> (*step)(nlohmann::json& root);  ///< notes; an Error stops the chain
};
std::span<const Migration> migrations();

/// Brings `root` to version `to`; the notes of the steps, or the one Error. Problems: file.version, file.newer,
/// file.older.
Outcome<std::vector<Problem>> migrate(nlohmann::json& root, std::string_view fileName,
                                      std::span<const Migration> chain = migrations(), int to = kWorkbookVersion);

}  // namespace model
