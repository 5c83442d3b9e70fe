// SPDX-License-Identifier: GPL-3.0-or-later
// Storage: checkpoint size, stall, drain and load, read rate, capacity.
#include <algorithm>

#include "model/plan/evaluate.h"
#include "model/plan/network_use.h"
#include "model/plan/stages.h"
#include "model/storage/storage.h"

namespace model::plan {
namespace {

storage::CheckpointPolicy policyOf(CheckpointContent c) {
    switch (c) {
        case CheckpointContent::Weights:
            return storage::CheckpointPolicy::WeightsBf16;
        case CheckpointContent::MixedBf16Gradients:
            return storage::CheckpointPolicy::AdamBf16Gradients;
        case CheckpointContent::MixedFp32Gradients:
            return storage::CheckpointPolicy::AdamFp32Gradients;
        case CheckpointContent::Bf16Moments:
            return storage::CheckpointPolicy::Bf16Moments;
        case CheckpointContent::Mixed:
            break;
    }
    return storage::CheckpointPolicy::AdamMixed;
}

}  // namespace

void storageStage(const Stage& s) {
    auto& r = s.results.storage;
    ByteRate write{0}, read{0};
    Bytes capacity{0};
    for (const auto& t : s.design.tiers) {
        if (t.value.kind != TierKind::Hot) continue;
        const double n = static_cast<double>(t.value.nodes);
        write += t.value.write * n;
        read += t.value.read * n;
        capacity += t.value.capacity * n;
    }
    r.writeBandwidth = write;
    r.readBandwidth = read;
    r.hotCapacity = capacity;
    const Bytes perParameter = storage::bytesPerParameter(policyOf(s.design.checkpoint.content));
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& parameters = s.results.workloads[i].value.parameters;
        if (s.design.workloads[i].value.kind != WorkloadKind::Training || !parameters) continue;
        const auto size = storage::checkpointSize(parameters->si, perParameter);
        if (size) r.checkpointSize = r.checkpointSize ? std::max(*r.checkpointSize, *size) : *size;
    }
    const Checkpoint& c = s.design.checkpoint;
    if (s.results.training.tokensPerSecond)
        r.readNeeded = ByteRate{s.results.training.tokensPerSecond->si * c.samplePerToken.si};
    if (!r.checkpointSize) return;
    r.hotNeeded = storage::hotCapacity(static_cast<double>(c.keep), *r.checkpointSize, c.freeShare.si);
    if (write.si > 0) r.drain = storage::drainTime(*r.checkpointSize, write);
    if (read.si > 0) r.load = storage::drainTime(*r.checkpointSize, read);
    const double servers = static_cast<double>(std::max<std::int64_t>(1, s.results.compute.servers));
    r.stall =
        c.mode == CheckpointMode::Asynchronous ? storage::stallAsync(*r.checkpointSize, servers, c.snapshot) : r.drain;
    r.sharing = sharingOf(s);
    if (!r.drain) s.block("storage.no_write", "storage.write_bandwidth", {}, Severity::Warning);
    if (!r.load) s.block("storage.no_read", "storage.read_bandwidth", {}, Severity::Warning);
}

}  // namespace model::plan
