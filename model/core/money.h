// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Money as observed (amount and currency stay together) and calendar dates. Results in money are Cost quantities in
// the workbook's currency, converted at rates that are inputs.

#include <chrono>
#include <string>
#include <string_view>

#include "model/core/problem.h"

namespace model {

struct Money {
    double amount = 0;
    std::string currency = "CNY";  ///< ISO 4217 code
    bool operator==(const Money&) const = default;
};

using Date = std::chrono::sys_days;

/// Reads "36000 USD", "USD 36k", "¥36,000", "648 万元", "4.21 亿元"; a bare number takes `currency`.
Outcome<Money> parseMoney(std::string_view text, std::string_view currency);
std::string exactText(const Money& m);
/// Reads 2026-11-29 (also 2026-11 and 2026: their first day).
Outcome<Date> parseDate(std::string_view text);
std::string dateText(Date d);

}  // namespace model
