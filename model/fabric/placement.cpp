// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/placement.h"

#include <cmath>

namespace model::fabric {
namespace {

bool positive(double x) {
    return x > 0 && std::isfinite(x);
}
bool share(double x) {
    return x >= 0 && x <= 1;
}

/// (n - 1) / n
double allButOne(std::int64_t n) {
    return static_cast<double>(n - 1) / static_cast<double>(n);
}

}  // namespace

std::optional<double> contiguousRingShare(std::int64_t members, std::int64_t membersPerLeaf) {
    if (members < 1 || membersPerLeaf < 1) return std::nullopt;
    return members <= membersPerLeaf ? 0.0 : 1 / static_cast<double>(membersPerLeaf);
}

std::optional<double> randomRingShare(std::int64_t endpoints, std::int64_t endpointsPerLeaf) {
    if (endpoints < 1 || endpointsPerLeaf < 1) return std::nullopt;
    if (endpoints <= endpointsPerLeaf) return 0.0;
    return 1 - static_cast<double>(endpointsPerLeaf - 1) / static_cast<double>(endpoints - 1);
}

std::optional<double> allToAllShare(std::int64_t members, std::int64_t membersPerLeaf) {
    if (members < 1 || membersPerLeaf < 1) return std::nullopt;
    if (members <= membersPerLeaf) return 0.0;
    return static_cast<double>(members - membersPerLeaf) / static_cast<double>(members - 1);
}

std::optional<Bytes> hierarchicalAllReduce(Bytes size, std::int64_t nodes, std::int64_t cardsPerNode) {
    if (!(size.si >= 0) || !isFinite(size) || nodes < 1 || cardsPerNode < 1) return std::nullopt;
    return 2 * allButOne(nodes) * size / static_cast<double>(cardsPerNode);
}

std::optional<StepVolumes> stepVolumes(const StepVolumeInputs& in) {
    if (!positive(in.params) || !positive(in.bytesPerElement)) return std::nullopt;
    for (const std::int64_t x : {in.tp, in.pp, in.dp, in.hidden, in.sequence, in.microBatch, in.microbatches})
        if (x < 1) return std::nullopt;
    const double tp = static_cast<double>(in.tp), pp = static_cast<double>(in.pp);
    const double sequences = static_cast<double>(in.microBatch) * static_cast<double>(in.sequence);
    StepVolumes v;
    const Bytes shard{in.params / (tp * pp) * in.bytesPerElement};
    v.dataParallelRing = 2 * allButOne(in.dp) * shard;
    v.pipelineBoundary = Bytes{in.bytesPerElement * sequences * static_cast<double>(in.hidden) / tp};
    v.pipelineSent = 2 * allButOne(in.pp) * static_cast<double>(in.microbatches) * v.pipelineBoundary;
    v.tokens = sequences * static_cast<double>(in.microbatches) * static_cast<double>(in.dp);
    return v;
}

std::optional<TrunkLoad> trunkLoad(const StepVolumes& v, double dataShare, double pipelineShare,
                                   std::int64_t cardsPerLeaf, std::int64_t leafUplinks, ByteRate uplink, Duration step,
                                   double windowShare, double ratio) {
    if (!share(dataShare) || !share(pipelineShare) || cardsPerLeaf < 1 || leafUplinks < 1) return std::nullopt;
    if (!positive(uplink.si) || !positive(step.si) || !positive(ratio)) return std::nullopt;
    if (!(windowShare > 0) || !(windowShare <= 1)) return std::nullopt;
    TrunkLoad t;
    const Bytes all = v.dataParallelRing + v.pipelineSent;
    t.spineBytes = dataShare * v.dataParallelRing + pipelineShare * v.pipelineSent;
    t.spineShare = all.si > 0 ? t.spineBytes.si / all.si : 0;
    const ByteRate capacity = static_cast<double>(leafUplinks) / ratio * uplink;
    t.mean = (static_cast<double>(cardsPerLeaf) * t.spineBytes / (capacity * step)).si;
    t.burst = t.mean / windowShare;
    return t;
}

}  // namespace model::fabric
