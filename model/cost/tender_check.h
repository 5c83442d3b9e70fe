// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Checks of an imported tender table: printed totals against the sums of the rows, and what a row implies per card.
// Nothing is corrected silently: both values and the difference are reported.

#include <optional>
#include <string>
#include <vector>

#include "model/core/quantity.h"

namespace model::cost {

struct TenderColumn {
    std::string name;
    std::vector<std::optional<double>> values{};  ///< blank cells add nothing and are counted
    std::optional<double> printedTotal{};         ///< blank = no total printed, nothing to check
};
struct TotalFlag {
    std::string column;
    double sum = 0, printed = 0, difference = 0;  ///< printed - sum
    int blanks = 0;
};
/// Columns whose printed total differs from the sum by more than rounding (1e-9 relative).
std::vector<TotalFlag> checkTotals(const std::vector<TenderColumn>& columns);

/// What one row of a contract says per card and per server.
struct ContractRow {
    double servers = 0, cards = 0;
    FlopRate total{};
};
struct PerCard {
    FlopRate perCard{};
    double cardsPerServer = 0;
};
/// Nothing unless cards and servers are positive and the rate is not negative.
std::optional<PerCard> perCard(const ContractRow& row);

}  // namespace model::cost
