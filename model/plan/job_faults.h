// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What can strike the training runs of a design: the parts they stand on, the classes of faults with their rates, the
// copies of the state that are left afterwards. The reliability stage and the simulation start from the same. Internal
// to the plan room.

#include <vector>

#include "model/plan/stages.h"
#include "model/reliability/rates.h"
#include "model/reliability/simulation.h"
#include "model/storage/data_path.h"

namespace model::plan {

/// True for pools that a training run uses; without any training run every pool counts.
std::vector<bool> trainingPools(const Design& d);
/// Their cards, and their servers without spares.
std::int64_t trainingCards(const Design& d);
std::int64_t trainingServers(const Stage& s);
/// Spare servers of those pools, hot or cold.
std::int64_t sparesOf(const Design& d, bool hot);
/// Links and leaves whose loss only slows the job, because its cards have another way.
ComponentCounts redundantCounts(const Stage& s);
/// The parts of those pools and of their networks; without those links and leaves.
ComponentCounts countsOf(const Stage& s);
/// Servers that one part takes away when hands must mend it: those of a rack for its power unit, those below a leaf.
std::int64_t serversBehind(const Stage& s, PerUnit part, const ComponentCounts& counts);

/// Mean repair time of the events that need hands, weighted by their rates.
Duration meanRepair(const std::vector<RateClass>& classes, const ComponentCounts& counts);

/// From the launch of a restarted job until its cards talk to each other.
Duration communicatorStart(const Design& d);
Duration launchTime(const Design& d);

/// Of the newest state in the memory of a server; nothing where it is kept on storage only.
Bytes snapshotsInMemory(const Stage& s);

/// True for classes whose rate follows the age of the parts: those that hardware faults strike.
bool ages(const RateClass& c);
/// The classes of a design at their constant rates; with short silences also restarts for nothing.
std::vector<RateClass> jobClasses(const Stage& s);
/// The same with the rates that the parts have at their age, as a mean over the run.
std::vector<RateClass> agedClasses(const Stage& s);

/// Time that waiting for training data adds to a step, as a share of it; 0 while it is not known.
double dataOverhead(const Results& results);
/// How long the training runs go on without their storage: on what lies in the shuffle buffers; caches hold what was
/// read before, which no epoch asks for next. Nothing while they read nothing, or their rate is not known.
std::optional<Duration> dataAtHand(const Stage& s);
/// The way of the training data; `nodes` = share of the hot tier's nodes that is there.
storage::DataPath dataPath(const Stage& s, double nodes = 1);

/// How long an outage of the storage keeps the runs standing still once nothing is left to read, on average. 0 for
/// other faults and for runs that read nothing.
Duration standstillOf(const Stage& s, const RateClass& c);

/// Share of the running time that flapping links take: each stands still until it is back.
double flapShare(const Stage& s, const std::vector<RateClass>& classes, const ComponentCounts& counts);
/// True for faults of links that do not stop the job.
bool isFlap(const RateClass& c);

inline constexpr Duration kLongLoad{180};  ///< a checkpoint should be back within

inline constexpr const char* kFalseAlarm = "false_alarm";  ///< id of the restarts for nothing

/// How long a silent server is watched before it is declared failed; 0 where silences are not counted.
Duration watchTime(const Stage& s);
/// True for faults that are only found because a server falls silent.
bool isSilence(const RateClass& c);

/// Where copies of the state lie: in memory (own, a neighbour's), the last on storage. Empty while storage is unknown.
std::vector<CheckpointLevel> copyLevels(const Stage& s);
/// The first level that survives: after a reset, after hands must mend the part, and the chance that the level after
/// that is needed because one fault takes both partners.
struct Survival {
    std::size_t reset = 0, hardware = 0;
    double deeper = 0;
};
Survival survivalOf(const Stage& s, const RateClass& c, const std::vector<CheckpointLevel>& levels,
                    std::int64_t serversLost);

/// Of one interruption, on average over the classes: reading the copy back, and work lost beyond half an interval.
struct CopyCost {
    Duration load, lost;
};
CopyCost copyCost(const Stage& s, const std::vector<RateClass>& classes, const ComponentCounts& counts);
/// Of one fault that hands must mend and that takes `serversLost` servers along; blank while storage is unknown.
std::optional<CopyCost> copyCostOf(const Stage& s, const RateClass& c, std::int64_t serversLost);

}  // namespace model::plan
