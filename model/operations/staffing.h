// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// From work to people. One seat that is never empty takes 168 h a week / contract hours / (1 - absence) people. Crews
// for repairs are the servers of a queue: load = actions x hands-on time, Erlang C for who waits.

#include <cstdint>
#include <optional>

#include "model/core/quantity.h"

namespace model::operations {

inline constexpr double kWeekHours = 168;

/// Full-time people for one seat that is filled `week` hours a week. contract > 0, 0 <= absence < 1; blank otherwise.
std::optional<double> peoplePerSeat(Duration week, Duration contract, double absence);

struct Crews {
    std::int64_t crews = 0;
    double load = 0;             ///< crews busy on average
    double probabilityWait = 0;  ///< that a repair finds all of them busy
    Duration meanWait, waitP90;
};
/// The fewest crews of which at most the share `waits`, in (0, 1), of the repairs has to wait. Blank for a load
/// beyond kMostServers.
std::optional<Crews> crewsFor(Rate actions, Duration handsOn, double waits);

}  // namespace model::operations
