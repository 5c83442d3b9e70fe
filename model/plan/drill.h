// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A drill: one part of the training network fails at one instant and the run lives through it, step by step.
// Deterministic: times come from the design's failure classes, restart inputs and checkpoint interval; the step time of
// the degraded network from the step model, with the bandwidth of the tiers that lost some. The failure is one that
// hands must mend, the worst of its class; what a reset cures returns after detection.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

enum class DrillKind { Leaf, Spine, Core, Link, Plane };
template <>
struct Choices<DrillKind> {
    static constexpr Choice rows[] = {{0, "leaf", TR_NOOP("choices", "Leaf switch fails")},
                                      {1, "spine", TR_NOOP("choices", "Spine switch fails")},
                                      {2, "core", TR_NOOP("choices", "Core switch fails")},
                                      {3, "link", TR_NOOP("choices", "Link to a server fails")},
                                      {4, "plane", TR_NOOP("choices", "Plane fails")}};
};
/// A kind by its word, or a problem that lists the words there are.
Outcome<DrillKind> drillKindOf(std::string_view word);

enum class DrillPhase { Reroute, Detect, Diagnose, Allocate, Repair, Launch, Load, WarmUp, Redo };
template <>
struct Choices<DrillPhase> {
    static constexpr Choice rows[] = {{0, "reroute", TR_NOOP("choices", "Reroute around it")},
                                      {1, "detect", TR_NOOP("choices", "Detect")},
                                      {2, "diagnose", TR_NOOP("choices", "Diagnose")},
                                      {3, "allocate", TR_NOOP("choices", "Isolate, take spares")},
                                      {4, "repair", TR_NOOP("choices", "Repair")},
                                      {5, "launch", TR_NOOP("choices", "Launch")},
                                      {6, "load", TR_NOOP("choices", "Load the checkpoint")},
                                      {7, "warm_up", TR_NOOP("choices", "Warm up")},
                                      {8, "redo", TR_NOOP("choices", "Repeat lost work")}};
};

struct DrillStep {
    DrillPhase phase = DrillPhase::Detect;
    Duration start, lasts;
    bool running = false;  ///< the job goes on meanwhile, at the degraded step time
};

/// What one training run goes through.
struct Drill {
    DrillKind kind = DrillKind::Leaf;
    std::string workload, fabric;
    std::int64_t cardsHit = 0, serversHit = 0, jobCards = 0;
    Ratio left{1};  ///< bandwidth that the cards hit keep until the repair
    bool stops = false;
    std::int64_t sparesUsed = 0, sparesFree = 0;  ///< servers; free: before the failure
    bool waitsForRepair = false;                  ///< the job stops and the spares do not replace all servers hit
    Ratio resetShare{0};                          ///< of such failures, cured by a reset
    std::vector<DrillStep> steps;
    Duration total;  ///< from the failure to full speed at the point reached before it
    /// Of the run: total less what was computed meanwhile; blank where the degraded step time is not known.
    std::optional<Duration> lost = Duration{0};
    Duration redone;                   ///< work since the last checkpoint, on average half an interval
    std::optional<Duration> step;      ///< as planned
    std::optional<Duration> degraded;  ///< while the network lacks the part and the job runs
    std::optional<double> cardHours() const {
        return lost ? std::optional(lost->si / 3600 * static_cast<double>(jobCards)) : std::nullopt;
    }
};

/// A drill of every training run of a design; `results` are those of the design. A problem where none trains, the
/// network has no such part, or an input is blank that the times stand on.
Outcome<std::vector<Drill>> drill(const Project& project, const Design& design, const Results& results, DrillKind kind);

}  // namespace model
