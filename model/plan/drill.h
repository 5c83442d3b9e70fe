// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A drill: one part fails at one instant and the run lives through it, step by step. Deterministic: times come from the
// design's failure classes, restart inputs, checkpoint interval and copies; the step time of a degraded network from
// the step model, with the bandwidth of the tiers that lost some, and not less than the training data take to arrive.
// The failure is one that hands must mend, the worst of its class; what a reset cures returns after detection. A run
// without storage stands still once its buffers are empty, its state in the cards, and goes on when data come again.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/plan/results.h"
#include "model/plan/training_case.h"
#include "model/plan/workbook.h"

namespace model {

enum class DrillKind { Leaf, Spine, Core, Link, Plane, Node, Accelerator, Pdu, Cdu, Row, StorageNode, Storage, Silent };
template <>
struct Choices<DrillKind> {
    static constexpr Choice rows[] = {{0, "leaf", TR_NOOP("choices", "Leaf switch fails")},
                                      {1, "spine", TR_NOOP("choices", "Spine switch fails")},
                                      {2, "core", TR_NOOP("choices", "Core switch fails")},
                                      {3, "link", TR_NOOP("choices", "Link to a server fails")},
                                      {4, "plane", TR_NOOP("choices", "Plane fails")},
                                      {5, "node", TR_NOOP("choices", "Server fails")},
                                      {6, "accelerator", TR_NOOP("choices", "Accelerator fails")},
                                      {7, "pdu", TR_NOOP("choices", "Rack power unit fails")},
                                      {8, "cdu", TR_NOOP("choices", "CDU fails")},
                                      {9, "row", TR_NOOP("choices", "Row power fails")},
                                      {10, "storage-node", TR_NOOP("choices", "Storage node fails")},
                                      {11, "storage", TR_NOOP("choices", "Storage system fails")},
                                      {12, "silent", TR_NOOP("choices", "Silent corruption")}};
};
/// A kind by its word, or a problem that lists the words there are.
Outcome<DrillKind> drillKindOf(std::string_view word);

enum class DrillPhase {
    Reroute,
    Detect,
    Diagnose,
    Allocate,
    Repair,
    Launch,
    Load,
    WarmUp,
    Redo,
    Swap,
    RideThrough,
    Corrupt,
    Isolate  ///< as Allocate, but no spare is taken
};
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
                                      {8, "redo", TR_NOOP("choices", "Repeat lost work")},
                                      {9, "swap", TR_NOOP("choices", "Swap in cold spares")},
                                      {10, "ride_through", TR_NOOP("choices", "Ride through")},
                                      {11, "corrupt", TR_NOOP("choices", "Computes on corrupted state")},
                                      {12, "isolate", TR_NOOP("choices", "Isolate, allocate anew")}};
};

struct DrillStep {
    DrillPhase phase = DrillPhase::Detect;
    Duration start, lasts;
    bool running = false;  ///< the job goes on meanwhile, at the degraded step time
};

/// What one training run goes through.
struct Drill {
    DrillKind kind = DrillKind::Leaf;
    std::string workload;
    std::string fabric;  ///< empty where no network is concerned
    std::int64_t cardsHit = 0, serversHit = 0, jobCards = 0;
    Ratio left{1};  ///< bandwidth that the cards hit keep until the repair; of the storage, where that is hit
    bool stops = false;
    std::int64_t sparesUsed = 0, sparesFree = 0;  ///< hot servers; free: before the failure, outside what fails
    std::int64_t coldUsed = 0, coldFree = 0;      ///< the same of cold ones
    bool waitsForRepair = false;                  ///< the job stops and the spares do not replace all servers hit
    Ratio resetShare{0};                          ///< of such failures, cured by a reset
    std::vector<DrillStep> steps;
    Duration total;  ///< from the failure to full speed at the point reached before it
    /// Of the run: total less what was computed meanwhile; blank where the degraded step time is not known.
    std::optional<Duration> lost = Duration{0};
    std::optional<Duration> atRisk;    ///< the most work that another failure meanwhile would take
    std::optional<Ratio> ringMiss;     ///< silent corruption: chance that every checkpoint kept is corrupted, too
    Duration redone;                   ///< work since the last checkpoint, on average half an interval
    std::optional<Duration> step;      ///< as planned, with its waiting for data
    std::optional<Duration> degraded;  ///< while the network or the storage lacks the part and the job runs
    std::optional<double> cardHours() const {
        return lost ? std::optional(lost->si / 3600 * static_cast<double>(jobCards)) : std::nullopt;
    }
};

/// Step time of a training run while its network lacks something, as a multiple of the healthy one, at least 1; nothing
/// where the step model has no case.
std::optional<double> stepSlowdown(const Design& design, const Results& results, std::size_t workload,
                                   const Item<Pool>& pool, const NetworkLoss& loss);

/// A drill of every training run of a design; `results` are those of the design. A problem where none trains, the
/// network has no such part, or an input is blank that the times stand on.
Outcome<std::vector<Drill>> drill(const Project& project, const Design& design, const Results& results, DrillKind kind);

}  // namespace model
