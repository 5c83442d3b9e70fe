// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Golden files in the form of the product's own validation, with all kinds: the formula checks that belong to the tests
// beside the systems that were really built.

#include "model/validation/cases.h"

namespace golden {

using model::validation::addRows;
using model::validation::Report;
using model::validation::toJson;

/// Every row of a file.
Report run(const nlohmann::json& file);

/// `formula_goldens` and `scaling_loss` of the form of training runs.
void runFormulas(const nlohmann::json& file, Report& report);

}  // namespace golden
