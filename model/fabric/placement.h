// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which share of a group's bytes leaves the leaf, the volumes of data and pipeline parallelism per step, and the load
// they put on the trunks above a leaf. Textbook closed forms: ring all-reduce 2 (n-1)/n S; pipeline boundary
// b s h bytes / t per microbatch and direction. Blank outside the ranges stated.

#include <cstdint>
#include <optional>

#include "model/core/quantity.h"

namespace model::fabric {

/// Ring of n neighbours in order, m of them per leaf: 0 while they share a leaf, else one edge in m.
std::optional<double> contiguousRingShare(std::int64_t members, std::int64_t membersPerLeaf);
/// Ring in random order over M endpoints of one rail, m per leaf: 1 - (m-1)/(M-1).
std::optional<double> randomRingShare(std::int64_t endpoints, std::int64_t endpointsPerLeaf);
/// All-to-all of n members, m per leaf: (n-m)/(n-1).
std::optional<double> allToAllShare(std::int64_t members, std::int64_t membersPerLeaf);
/// Bytes per card that reach the NIC in a hierarchical all-reduce of S over d nodes of g cards: 2 (d-1)/d S/g.
std::optional<Bytes> hierarchicalAllReduce(Bytes size, std::int64_t nodes, std::int64_t cardsPerNode);

struct StepVolumeInputs {
    double params = 0;
    std::int64_t tp = 1, pp = 1, dp = 1;
    std::int64_t hidden = 0, sequence = 0, microBatch = 1, microbatches = 1;
    double bytesPerElement = 2;
};
struct StepVolumes {
    Bytes dataParallelRing;  ///< sent per card and step: 2 (d-1)/d x gradient shard
    Bytes pipelineBoundary;  ///< per boundary, microbatch and direction, of one card
    Bytes pipelineSent;      ///< mean per card and step over the stages: both directions, (p-1)/p boundaries
    double tokens = 0;       ///< of one step
};
std::optional<StepVolumes> stepVolumes(const StepVolumeInputs& in);

struct TrunkLoad {
    Bytes spineBytes;       ///< per card and step
    double spineShare = 0;  ///< of all bytes per card
    double mean = 0;        ///< utilisation over the whole step
    double burst = 0;       ///< over the window the collectives have to finish in; above 1 they stretch by this factor
};
/// Load of the uplinks of one leaf with `cardsPerLeaf` cards; `ratio` divides the uplinks (1 = as given);
/// `windowShare` in (0, 1] of the step.
std::optional<TrunkLoad> trunkLoad(const StepVolumes& volumes, double dataShare, double pipelineShare,
                                   std::int64_t cardsPerLeaf, std::int64_t leafUplinks, ByteRate uplink, Duration step,
                                   double windowShare, double ratio);

}  // namespace model::fabric
