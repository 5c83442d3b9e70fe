// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How a count of a network came about, in the numbers of the design: "32 leaves x 32 uplinks / 64 ports = 16, ...". The
// rules are those of model/fabric/sizing.h; the sentence is written from the sizing that gave the result.

#include <optional>
#include <string_view>

#include "model/core/problem.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

/// The sentence behind a result ("fabrics.compute.spines", "workloads.pretrain.network.data_block"); `results` are
/// those of the design. Nothing for other keys and where the network is not sized.
std::optional<Problem> workingOf(const Project& project, const Design& design, const Results& results,
                                 std::string_view key);

/// Keys of network `index` that have such a sentence, the counts first.
std::vector<std::string> keysWithWorkings(const Project& project, const Design& design, const Results& results,
                                          std::size_t index);

}  // namespace model
