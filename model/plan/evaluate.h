// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The chain from workload to money: a fixed list of pure stages, each in its own file (stage_*.cpp), in the order
// demand, compute, fabric, mapping, racks, cabling, power, cooling, storage, reliability, cost, findings. Nothing here throws,
// waits or remembers; days -> cards is goal seek around this function (solve.h), never an arrow back.

#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/reliability/simulation.h"

namespace model {

/// Whether cards that do not fill replicas keep a run from starting, or are counted as they come: goal seek asks for
/// the second to tell the count by arithmetic beside the one that can be built.
enum class Counting { Buildable, Arithmetic };

/// Everything that follows from a design within a project. Cost grows with kinds of things, not with their number.
Results evaluate(const Project& project, const Design& design, Counting counting = Counting::Buildable);

/// The chain up to a stage, without findings; what comes after it stays blank. For curves, which read the results of
/// one stage at many points.
enum class Stop { AfterFabric, AfterReliability, AfterCost };
Results evaluateUntil(const Project& project, const Design& design, Stop stop);

/// Inputs of the fault simulation of a design; blank when the days are (the missing input is in the problems).
std::optional<SimulationInputs> simulationInputs(const Project& project, const Design& design, const Results& results);
/// Puts simulated days and goodput in the place of the closed form and recomputes what depends on them.
void applySimulation(const Project& project, const Design& design, const SimulationResult& run, Results& results);

}  // namespace model
