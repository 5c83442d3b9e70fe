// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The stages of evaluate, in their order. Each reads inputs and the results of the stages before it and writes its own
// group; what cannot be computed stays blank and a finding names the missing input. Internal to the plan room.

#include <string>

#include "model/plan/evaluate.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model::plan {

struct Stage {
    const Project& project;
    const Design& design;
    Results& results;
    Counting counting = Counting::Buildable;

    /// Adds a finding about a key.
    void report(Severity severity, std::string_view id, std::string_view key, std::vector<Arg> args = {}) const;
    /// Adds a finding because of which results that follow from the key stay blank.
    void block(std::string_view id, std::string_view key, std::vector<Arg> args = {},
               Severity severity = Severity::Error) const;
    /// Adds "a value is not public and results wait for it" once per key.
    void missing(const std::string& key) const;
    /// The value of an optional input, or a finding.
    template <class T>
    std::optional<T> need(const std::optional<T>& value, const std::string& key) const {
        if (!value) missing(key);
        return value;
    }
};

/// True when the modules, and with them the power of a network, wait for the lengths of its cables.
bool modulesFollowLengths(const Design& design);

void demandStage(const Stage& s);   ///< workloads: parameters, FLOPs
void computeStage(const Stage& s);  ///< pools: servers, peaks, power of a server, racks; then totals
void fabricStage(const Stage& s);
/// Sizes a compute or storage network alone, as after a change of nothing else; results of the others stay.
void oneFabricStage(const Stage& s, std::size_t index);
void mappingStage(const Stage& s);  ///< workloads: days, step, memory, scaling; inference sizing
/// Instances, throughput and latency of one inference service; part of the mapping stage.
void inferenceService(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool, WorkloadResults& r);
void racksStage(const Stage& s);
void cablingStage(const Stage& s);          ///< floor plan, cables by medium and length, modules that follow
void coolingDecisionStage(const Stage& s);  ///< air or liquid, heat to liquid, pumps
void powerStage(const Stage& s);            ///< IT load, reserve, losses; pumps stand on UPS, too
void coolingStage(const Stage& s);          ///< air, CDUs, PUE and what the plant draws
void facilityStage(const Stage& s);         ///< facility peak, meter, standby, grid, energy
void storageStage(const Stage& s);
void reliabilityStage(const Stage& s);  ///< closed form goodput and days
void costStage(const Stage& s);
void findingsStage(const Stage& s);

/// Runs the cost stage again after the simulation has put its days in.
void recost(const Project& project, const Design& design, Results& results);

/// The pool a workload runs on: by name, or the only one; null when there is none.
void setModelBand(const Design& design, TrainingResults& training);
const Item<Pool>* poolOf(const Design& design, const Workload& workload);
/// Peak power of all storage nodes, and of the management servers.
Power storagePeak(const Design& design);
Power managementPeak(const Design& design);
/// The training run of the most ideal days; nothing while none has any.
std::optional<std::size_t> longestRun(const Design& design, const Results& results);
/// A training run uses the pool.
bool trains(const Design& design, const Item<Pool>& pool);
/// Dense peak of a card at a precision; blank when not public.
std::optional<FlopRate> peakOf(const Accelerator& card, Precision precision);
/// Position of an item in its list.
template <class T>
std::size_t indexOf(const List<T>& list, const Item<T>* item) {
    return static_cast<std::size_t>(item - list.data());
}

}  // namespace model::plan
