// SPDX-License-Identifier: GPL-3.0-or-later
// Printed totals and contract rows.

#include "model/cost/tender_check.h"

#include <algorithm>
#include <cmath>

namespace model::cost {

std::vector<TotalFlag> checkTotals(const std::vector<TenderColumn>& columns) {
    std::vector<TotalFlag> flags;
    for (const TenderColumn& column : columns) {
        if (!column.printedTotal) continue;
        TotalFlag f{column.name, 0, *column.printedTotal, 0, 0};
        for (const auto& value : column.values) {
            if (value && std::isfinite(*value)) {
                f.sum += *value;
            } else {
                ++f.blanks;
            }
        }
        f.difference = f.printed - f.sum;
        const double scale = std::max(std::abs(f.sum), std::abs(f.printed));
        if (!(std::abs(f.difference) <= 1e-9 * scale)) flags.push_back(f);
    }
    return flags;
}

std::optional<PerCard> perCard(const ContractRow& row) {
    const bool counts = std::isfinite(row.servers) && row.servers > 0 && std::isfinite(row.cards) && row.cards > 0;
    if (!counts || !std::isfinite(row.total.si) || row.total.si < 0) return std::nullopt;
    return PerCard{row.total / row.cards, row.cards / row.servers};
}

}  // namespace model::cost
