// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is published about running a cluster: campaigns of training under interruptions, failure rates and their
// measures, checkpoints, copies and detection, storage systems.

#include "model/validation/cases.h"

namespace model::validation {

/// `makespan`, `optimal_interval`, `ettr_first_order`, `mttf_from_node_days`, `checkpoint_size` and their like; the
/// contract of Evaluator.
std::optional<nlohmann::json> evaluateOperationKind(const std::string& kind, const nlohmann::json& inputs,
                                                    std::string& why);

}  // namespace model::validation
