// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Tells a product that has not been chosen yet from one whose maker does not publish a value.

#include <string>
#include <string_view>

#include "model/plan/workbook.h"

namespace model {

/// The choice that a blank value waits for ("pools.train.card_id" for "pools.train.card.bf16"): no product is chosen
/// there and nothing has been entered by hand. Empty when a product is chosen, or the value belongs to none.
std::string unchosen(const Design& design, std::string_view key);
/// Whether a value is one of those that a choice brings.
bool comesWith(std::string_view key, std::string_view choice);

}  // namespace model
