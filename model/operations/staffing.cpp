// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/staffing.h"

#include <cmath>

#include "model/operations/queueing.h"

namespace model::operations {

std::optional<double> peoplePerSeat(Duration week, Duration contract, double absence) {
    if (!(week.si >= 0) || !(contract.si > 0) || !(absence >= 0) || !(absence < 1)) return std::nullopt;
    const double people = (week / contract).si / (1 - absence);
    return std::isfinite(people) ? std::optional(people) : std::nullopt;
}

std::optional<Crews> crewsFor(Rate actions, Duration handsOn, double waits) {
    const double load = actions.si * handsOn.si;
    if (!(actions.si >= 0) || !(handsOn.si >= 0) || !(load < static_cast<double>(kMostServers))) return std::nullopt;
    if (!(waits > 0) || !(waits < 1)) return std::nullopt;
    // Erlang B along the way, so that every further crew is one step of its recursion.
    double b = 1;
    for (std::int64_t c = 1; c <= kMostServers; ++c) {
        const double n = static_cast<double>(c);
        b = load * b / (n + load * b);
        if (n <= load || b / (1 - load / n * (1 - b)) > waits) continue;
        const auto w = waiting(c, load, handsOn);
        if (!w) return std::nullopt;
        return Crews{c, load, w->probability, w->mean, w->quantile(0.9)};
    }
    return std::nullopt;
}

}  // namespace model::operations
