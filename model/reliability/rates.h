// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// From counts of parts to rates of events. Three numbers per class: interruption rate, share that needs hardware,
// share cured by a reset. Independent exponential failures superpose: L = sum n_c rate_c over the units a job touches.
// Interruptions (all job stops) are not replacements (parts swapped and confirmed bad, the AFR of a data sheet): the
// funnel interruptions -> drained -> confirmed leads from the one to the other. Anchor: Llama 3, arXiv:2407.21783.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/quantity.h"

namespace model {

/// What a rate is per; one count of ComponentCounts for each.
enum class PerUnit {
    Accelerator,
    Server,
    Socket,
    Nic,
    OpticalLink,
    CopperLink,
    LeafSwitch,
    SpineSwitch,
    CoreSwitch,
    OpticalCircuitSwitch,
    ScaleUpCable,
    RackPower,
    RowPower,
    CoolantUnit,
    StorageNode,
    StorageSystem
};

/// Word of a unit in the catalogue ("optical_link"), and back.
std::string_view wordOf(PerUnit unit);
/// English, marked for translation (context "components").
std::string_view labelOf(PerUnit unit);
std::optional<PerUnit> perUnitOf(std::string_view word);

/// Parts that a job (or a site) touches. An optical or copper access link counts once with both ends.
struct ComponentCounts {
    std::int64_t accelerators = 0, servers = 0, sockets = 0, nics = 0, opticalLinks = 0, copperLinks = 0;
    std::int64_t leafSwitches = 0, spineSwitches = 0, coreSwitches = 0, opticalCircuitSwitches = 0;
    std::int64_t scaleUpCables = 0, rackPowerUnits = 0, rowPowerUnits = 0, coolantUnits = 0;
    std::int64_t storageNodes = 0, storageSystems = 0;
    Bytes memoryPerAccelerator{80e9};  ///< HBM; the HBM class scales with it
    bool operator==(const ComponentCounts&) const = default;
};

std::int64_t countOf(const ComponentCounts& counts, PerUnit unit);

/// One failure class, as in the catalogue of failure classes. Rates are per unit.
struct RateClass {
    std::string id, name;
    PerUnit per = PerUnit::Accelerator;
    Rate low, rate, high;
    double needsHardware = 0;     ///< share of events in which the node is drained and hands touch it
    double reset = 0;             ///< share cured by a reset of process, card, link or host
    double handsOnShare = 0;      ///< share of events that need hands; the share above, but for planned work
    bool stopsJob = true;         ///< false: degrades, or is found later (`silent`)
    bool silent = false;          ///< stops the job when detected, long after the onset
    bool isFraction = false;      ///< `rate` is a share of units present, not a rate: never aggregated
    std::int64_t countLimit = 0;  ///< units beyond this add nothing (software faults saturate); 0 = no limit
    Bytes memoryReference{0};     ///< above 0: the rate is per this much memory
    Duration detect, detectUnmonitored;
    Duration repairMedian;  ///< lognormal
    double repairSigma = 0;
    Duration handsOn;                  ///< work per hardware action
    std::string grade, gradeOfShares;  ///< A, B or C
    std::string source;
    bool operator==(const RateClass&) const = default;
};

/// Which of the three values of a class to take.
enum class RateLevel { Low, Default, High };

/// Events of one class over all its units, n rate; 0 for fractions. Negative counts count as 0.
Rate classRate(const RateClass& item, const ComponentCounts& counts, RateLevel level = RateLevel::Default);

/// True for events that end in a stop of the job: those that stop it at once and silent ones when they are found.
bool interrupts(const RateClass& item);

/// All job-stopping events over all units.
Rate interruptionRate(const std::vector<RateClass>& classes, const ComponentCounts& counts,
                      RateLevel level = RateLevel::Default);

/// Accelerators swapped and confirmed bad: n x AFR. Never the rate above.
Rate replacementRate(std::int64_t accelerators, Rate afr);

/// Work for hands, from the same classes.
struct HardwareWork {
    Rate interruptions, actions;               ///< all, and those in which hardware is touched
    double handsOn = 0;                        ///< time of hands per time (people busy, on average)
    double hardwareShare = 0, resetShare = 0;  ///< of the interruptions
    bool operator==(const HardwareWork&) const = default;
};
HardwareWork hardwareWork(const std::vector<RateClass>& classes, const ComponentCounts& counts);

/// Interruptions of the accelerator classes -> nodes drained -> parts confirmed bad.
struct ReplacementFunnel {
    Rate interruptions, drained, confirmed;
    bool operator==(const ReplacementFunnel&) const = default;
};
/// `confirmedShare` of the drained parts test bad (the rest goes back into stock).
ReplacementFunnel replacementFunnel(const std::vector<RateClass>& classes, const ComponentCounts& counts,
                                    double confirmedShare);

}  // namespace model
