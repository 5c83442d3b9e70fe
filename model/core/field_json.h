// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One value of a field table as JSON: counts and plain ratios are numbers, flags booleans, blank is null, everything
// else is text with its unit ("700 W", "36000 USD"). Workbooks and catalogues share this form.

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "model/core/field.h"
#include "model/core/problem.h"

namespace model {

/// Exact: fromJson gives the same value back. A non-finite number becomes null; the caller refuses it before.
nlohmann::ordered_json toJson(const Field& row, const Value& value);

/// Problems: value.want_quantity, want_number, want_integer, want_flag, want_text, want_choice, want_money, want_date,
/// value.blank and those of parseValue (units, words, hard range).
Outcome<Value> fromJson(const Field& row, const nlohmann::json& value, std::string_view currency = "CNY");

}  // namespace model
