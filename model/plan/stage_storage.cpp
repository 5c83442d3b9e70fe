// SPDX-License-Identifier: GPL-3.0-or-later
// Storage: checkpoint size, stall, drain and load; training data, what limits it and what a shortage costs; the storage
// network; capacity and rates of the hot, the warm and the cold tier.
#include <algorithm>
#include <cmath>

#include "model/plan/evaluate.h"
#include "model/plan/fabric_request.h"
#include "model/plan/job_faults.h"
#include "model/plan/network_use.h"
#include "model/plan/stages.h"
#include "model/storage/data_path.h"
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

/// Sums over the nodes of a kind of tier.
struct TierSum {
    Bytes capacity{0};
    ByteRate write{0}, read{0};
    Rate metadata{0}, reads{0};
    double nodes = 0;
};

TierSum sumOf(const Design& d, TierKind kind) {
    TierSum sum;
    for (const auto& t : d.tiers) {
        if (t.value.kind != kind) continue;
        const double n = static_cast<double>(t.value.nodes);
        sum.nodes += n;
        sum.capacity += t.value.capacity * n;
        sum.write += t.value.write * n;
        sum.read += t.value.read * n;
        sum.metadata += t.value.metadata * n;
        sum.reads += t.value.reads * n;
    }
    return sum;
}

/// What the ports of one side get through the tiers above them: their traffic crosses the spines but for the share that
/// stays below one leaf (fabric-racks-bom.md 4: B / (1 - x + x o)).
double throughSpines(const FabricResult& r, const std::optional<Ratio>& leaf, std::int64_t planes) {
    const auto of = [](const std::optional<Ratio>& ratio) { return ratio.value_or(Ratio{1}).si; };
    // The worst path starts at the worse leaf; what is left of it is what the tiers above add.
    const double worst = std::max(of(r.realisedLeaf), r.sizing.realisedStorage.value_or(Ratio{0}).si);
    const double over = std::max(1.0, worst > 0 ? of(leaf) * of(r.realised) / worst : 1);
    const double leaves = static_cast<double>(std::max<std::int64_t>(1, r.leaves.value_or(1) / planes));
    const double across = r.sizing.storageLeaves ? 1 : 1 - 1 / leaves;
    return 1 / (1 - across + across * over);
}

/// Both sides of the networks for storage: the ports of the servers that train, and those of the share of the hot tier
/// that is there.
std::optional<ByteRate> storageNetwork(const Stage& s, double there) {
    ByteRate servers{0}, nodes{0};
    const auto used = trainingPools(s.design);
    bool any = false;
    for (std::size_t n = 0; n < s.design.fabrics.size(); ++n) {
        const Fabric& f = s.design.fabrics[n].value;
        const FabricResult& r = s.results.fabrics[n].value;
        if (f.role != FabricRole::Storage) continue;
        const auto speed = portSpeed(f, {});
        if (!speed) return std::nullopt;
        const ByteRate port = speed->runs() * throughSpines(r, r.realisedLeaf, planesOf(f));
        const auto& side = r.sizing.realisedStorage ? r.sizing.realisedStorage : r.realisedLeaf;
        const ByteRate ofStorage = speed->runs() * throughSpines(r, side, planesOf(f));
        any = true;
        for (std::size_t i = 0; i < used.size(); ++i)
            if (used[i] && connects(f, s.design.pools[i]))
                servers += port * static_cast<double>(s.results.pools[i].value.servers * f.portsPerNode.value_or(1));
        for (const auto& t : s.design.tiers)
            if (t.value.kind == TierKind::Hot)
                nodes += ofStorage * (static_cast<double>(t.value.nodes * t.value.nics) * there);
    }
    return any ? std::optional(std::min(servers, nodes)) : std::nullopt;
}

/// What the data set and its first, uncached epoch ask of the hot tier.
void trainingData(const Stage& s) {
    auto& st = s.results.storage;
    const TrainingData& in = s.design.data;
    const double cards = static_cast<double>(trainingCards(s.design));
    const auto& days = s.results.training.daysIdeal;
    if (!s.results.training.tokensPerSecond) return;
    st.readNeeded = in.unit == DataUnit::Tokens
                        ? ByteRate{s.results.training.tokensPerSecond->si * s.design.checkpoint.samplePerToken.si}
                        : storage::readRateSamples(cards, in.samplesPerCard.si, in.sample, 0, 1);
    const storage::DataPath path = dataPath(s);
    const auto flow = storage::dataFlow(path);
    if (!flow || !st.readNeeded) return;
    auto& r = st.data;
    const ByteRate needed = *st.readNeeded;
    const auto limit = [&](storage::DataLimit l) { return flow->limits[static_cast<std::size_t>(l)]; };
    r.packing = Ratio{flow->packing};
    r.required = needed / flow->packing;
    r.bandwidthLimit = limit(storage::DataLimit::Bandwidth);
    r.metadataLimit = limit(storage::DataLimit::Metadata);
    r.readsLimit = limit(storage::DataLimit::Reads);
    r.clientLimit = limit(storage::DataLimit::Clients);
    r.networkLimit = limit(storage::DataLimit::Network);
    r.delivered = flow->delivered;
    r.limitedBy = storage::nameOf(flow->binding);
    if (needed.si > 0) r.slack = flow->delivered / needed;
    r.metadataNeeded =
        storage::metadataCalls(path.text ? storage::Packing::Shards : path.packing, needed, path.sample, path.shard);
    r.waitShare = Ratio{storage::waitShare(needed, flow->delivered)};
    if (in.unit == DataUnit::Samples)
        r.shuffleBuffer = storage::shuffleBuffer(static_cast<double>(in.shuffled), in.sample);
    if (!days) return;
    const double overhead = storage::waitOverhead(needed, flow->delivered);
    if (std::isfinite(overhead)) {
        r.daysLost = *days * overhead;
        r.cardHours = Ratio{r.daysLost->si / 3600 * cards};
    } else {
        s.block("storage.nothing_arrives", "storage.data.delivered", {Arg::text(r.limitedBy)});
    }
    r.readInAll = needed * *days;
    r.dataset = *r.readInAll / static_cast<double>(in.epochs);
    if (const auto hit = storage::cacheHit(in.cache * static_cast<double>(trainingServers(s)), *r.dataset,
                                           static_cast<double>(in.epochs))) {
        r.cacheHit = Ratio{*hit};
        r.readMean = *r.required * (1 - *hit);
    }
}

/// What the warm and the cold tier keep and carry, where they are.
void farTiers(const Stage& s) {
    auto& st = s.results.storage;
    const auto& data = st.data.dataset;
    const auto& days = s.results.training.daysIdeal;
    const Checkpoint& c = s.design.checkpoint;
    const TrainingData& in = s.design.data;
    const double packing = st.data.packing.value_or(Ratio{1}).si;
    const TierSum warm = sumOf(s.design, TierKind::Warm), cold = sumOf(s.design, TierKind::Cold);
    const auto supply = [](TierResults& r, const TierSum& sum) {
        r.capacity = sum.capacity;
        r.write = sum.write;
        r.read = sum.read;
    };
    if (warm.nodes > 0) supply(st.warm, warm);
    if (cold.nodes > 0) supply(st.cold, cold);
    if (!data || !days || !st.checkpointSize || !st.readNeeded) return;
    const double milestones = std::ceil((*days / c.milestoneEvery).si);
    const double used = 1 - c.freeShare.si;
    const auto kept = storage::warmCapacity(*data, 1, 0, milestones, *st.checkpointSize);
    if (!kept || !(used > 0)) return;
    if (warm.nodes > 0) {
        st.warm.capacityNeeded = *kept / used;
        st.warm.writeNeeded = *st.checkpointSize / std::min(c.milestoneEvery, *days);
        st.warm.readNeeded =
            std::max(*data * in.hotShare.si / in.staging, *st.readNeeded * (1 - in.hotShare.si)) / packing;
    }
    if (cold.nodes > 0) {
        const Bytes copies = *kept * static_cast<double>(in.archiveCopies);
        st.cold.capacityNeeded = copies / used;
        st.cold.writeNeeded = copies / *days;
        st.cold.readNeeded = *st.checkpointSize / in.staging;  // one milestone back in the time that loading takes
    }
}

/// Shuffling and snapshots in the memory of the server that has the least.
void hostMemory(const Stage& s) {
    auto& st = s.results.storage;
    if (!st.data.shuffleBuffer) return;
    const auto used = trainingPools(s.design);
    std::optional<Bytes> least;
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i]) continue;
        const auto& pool = s.design.pools[i];
        const auto memory = s.need(pool.value.server.memory, "pools." + pool.name + ".server.memory");
        if (!memory) return;
        least = least ? std::min(*least, *memory) : *memory;
    }
    if (least) st.data.memoryShare = (*st.data.shuffleBuffer + snapshotsInMemory(s)) / *least;
}

/// The largest of reading data, reading a checkpoint back and writing one: they come one after another, unless copies
/// drain beside the run.
void networkLoad(const Stage& s) {
    auto& r = s.results.storage.network;
    const auto& st = s.results.storage;
    if (!r.carries || !st.readNeeded || !st.readBandwidth || !st.writeNeeded) return;
    const ByteRate restart = st.data.delivered && st.checkpointSize ? *st.checkpointSize / kLongLoad : ByteRate{0};
    const bool beside = s.design.checkpoint.mode == CheckpointMode::Asynchronous;
    const auto largest = storage::fabricRate(*st.readNeeded, restart, *st.writeNeeded, false);
    const auto together = beside ? std::optional(std::max(*st.readNeeded + *st.writeNeeded, restart)) : largest;
    r.needed = largest;
    r.together = together;
    if (together && r.carries->si > 0) r.load = *together / *r.carries;
    if (!(r.carries->si > 0)) s.block("storage.network_dark", "storage.network.carries", {}, Severity::Warning);
}

}  // namespace

storage::DataPath dataPath(const Stage& s, double nodes) {
    const TrainingData& in = s.design.data;
    const TierSum hot = sumOf(s.design, TierKind::Hot);
    storage::DataPath path;
    path.text = in.unit == DataUnit::Tokens;
    path.packing = in.packing == DataPacking::Shards ? storage::Packing::Shards : storage::Packing::LooseFiles;
    path.sample = in.sample;
    path.shard = in.shard;
    path.bandwidth = hot.read * nodes;
    path.metadata = hot.metadata * nodes;
    path.reads = hot.reads * nodes;
    path.readSize = in.readSize;
    path.clients = in.client * static_cast<double>(trainingServers(s));
    path.network = storageNetwork(s, nodes);
    return path;
}

void storageStage(const Stage& s) {
    auto& r = s.results.storage;
    const TierSum hot = sumOf(s.design, TierKind::Hot);
    r.writeBandwidth = hot.write;
    r.readBandwidth = hot.read;
    r.hotCapacity = hot.capacity;
    r.network.carries = storageNetwork(s, 1);
    const Bytes perParameter = storage::bytesPerParameter(policyOf(s.design.checkpoint.content));
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& parameters = s.results.workloads[i].value.parameters;
        if (s.design.workloads[i].value.kind != WorkloadKind::Training || !parameters) continue;
        const auto size = storage::checkpointSize(parameters->si, perParameter);
        if (size) r.checkpointSize = r.checkpointSize ? std::max(*r.checkpointSize, *size) : *size;
    }
    const Checkpoint& c = s.design.checkpoint;
    trainingData(s);
    farTiers(s);
    if (!r.checkpointSize) return;
    const double used = 1 - c.freeShare.si;
    r.hotNeeded = storage::hotCapacity(static_cast<double>(c.keep), *r.checkpointSize, c.freeShare.si);
    if (r.hotNeeded && r.data.dataset && used > 0) *r.hotNeeded += *r.data.dataset * (s.design.data.hotShare.si / used);
    const double servers = static_cast<double>(std::max<std::int64_t>(1, s.results.compute.servers));
    const ByteRate clients = s.design.data.client * servers;
    r.writeNeeded = storage::storeForStall(*r.checkpointSize,
                                           c.mode == CheckpointMode::Asynchronous ? 1 : c.stallBudget.si, c.interval);
    if (hot.write.si > 0) r.drain = storage::stallSync(*r.checkpointSize, hot.write, servers, s.design.data.client);
    if (hot.read.si > 0) r.load = storage::drainTime(*r.checkpointSize, std::min(hot.read, clients));
    r.stall =
        c.mode == CheckpointMode::Asynchronous ? storage::stallAsync(*r.checkpointSize, servers, c.snapshot) : r.drain;
    if (c.mode == CheckpointMode::Asynchronous)
        r.snapshotMemory = storage::hostCapacity(static_cast<double>(std::max<std::int64_t>(1, c.memoryCopies)),
                                                 *r.checkpointSize, servers);
    hostMemory(s);
    r.sharing = sharingOf(s);
    networkLoad(s);
    if (!r.drain) s.block("storage.no_write", "storage.write_bandwidth", {}, Severity::Warning);
    if (!r.load) s.block("storage.no_read", "storage.read_bandwidth", {}, Severity::Warning);
}

}  // namespace model::plan
