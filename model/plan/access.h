// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One key space over project, design and results, as the command line, find, goal seek and the "Why?" panel use it:
// project.* are fields of the project, the rest are inputs of the design, else results. Some totals can be set while
// there is one pool (compute.accelerators) or one training run (training.mfu): aliases.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/fields.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

/// The input path behind a key: itself, or the target of an alias; problem path.alias when the alias has no single
/// target (two pools or none), path.result for a result that cannot be set, path.unknown or path.unknown_near
/// otherwise.
Outcome<std::string> inputPath(const Design& design, std::string_view key);
/// Finds an input field of a project ("project....") or design; the place points into the given objects.
Outcome<Place> findInput(Project& project, Design& design, std::string_view key);
/// Row of a result by its exact path, whatever the lists hold; null for inputs and unknown paths. Cheap.
const Field* resultRow(std::string_view path);
/// Finds a result by key; training.days stands for training.days_p50.
Outcome<Place> findResult(const Results& results, std::string_view key);
/// Writes one input from text, in the unit of its row unless another is given.
std::optional<Problem> setInput(Project& project, Design& design, std::string_view key, std::string_view text);

/// The SI value of a text for a result: amounts of money in any currency with a rate, bare ones in the workbook's.
Outcome<double> parseResult(const Project& project, const Field& row, std::string_view text);

/// Every input of project and design, in the order of the tables.
void forEachInput(const Project& project, const Design& design, const Visit& visit);
void forEachResult(const Results& results, const Visit& visit);

/// The values a result was computed from: its `from` patterns bound to the item it belongs to.
std::vector<std::string> dependencies(const Project& project, const Design& design, const Results& results,
                                      std::string_view resultKey);
/// One `from` pattern of a result bound to the items there are; nullopt when no table has such a row, or when `@` asks
/// for the item of a list in which the result does not stand. Inputs are looked for first, then results. A pattern that
/// ends at a group (pools.*.server.price) stands for all its fields but those that are information only.
std::optional<std::vector<std::string>> bindPattern(const Project& project, const Design& design,
                                                    const Results& results, std::string_view resultKey,
                                                    std::string_view pattern);
/// The inputs that a result comes from, directly or through other results.
std::vector<std::string> sourceInputs(const Project& project, const Design& design, const Results& results,
                                      std::string_view resultKey);
/// Worst grade among the inputs that a result (transitively) comes from; None when all are own values or ungraded.
Grade worstGrade(const Project& project, const Design& design, const Results& results, std::string_view resultKey);

}  // namespace model
