// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Language models that cannot exist, said by field: what is there and what was expected. The same conditions as
// training::isSound, which only says yes or no.

#include <optional>
#include <string>

#include "model/catalog/entries.h"
#include "model/core/problem.h"

namespace model::plan {

/// The first field that stands in the way; nothing for a model that can be counted. `base` is the path of the model
/// ("workloads.pretrain.model").
std::optional<Problem> modelFault(const LanguageModel& m, const std::string& base);

}  // namespace model::plan
