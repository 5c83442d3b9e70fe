// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Drills side by side: designs against each other, and one design without spares and with a hot spare for every server
// that a failure takes; and the drills of a year, quarter by quarter.

#include <string>
#include <vector>

#include "model/plan/drill.h"

namespace model {

/// The longest run of a design through every kind of drill; a kind that the design has no part for is left blank.
struct DrillColumn {
    std::size_t design = 0;  ///< in the workbook
    enum class Spares { AsPlanned, None, ForAll } spares = Spares::AsPlanned;
    std::int64_t hotSpares = 0;  ///< of the pool of the run
    std::vector<std::optional<Drill>> drills;  ///< one per kind, in the order of DrillKind
};

/// `design` as planned, without spares and with hot spares for the worst failure but a whole row; then the other
/// designs as planned, at most `others` of them. `results` are those of the designs.
std::vector<DrillColumn> compareDrills(const Workbook& workbook, const std::vector<Results>& results,
                                       std::size_t design, std::size_t others);

/// What is tried in a quarter (1 to 4): a server, a switch, storage, and one domain; switch, storage and domain change
/// from quarter to quarter. Only kinds that the design has parts for.
struct PlannedDrill {
    int quarter = 1;
    Drill drill;
};
std::vector<PlannedDrill> drillPlan(const Project& project, const Design& design, const Results& results);

/// Time until the failure is noticed, until it is decided what to do, and from then until full speed.
struct DrillTimes {
    Duration detect, decide, recover;
};
DrillTimes timesOf(const Drill& drill);

}  // namespace model
