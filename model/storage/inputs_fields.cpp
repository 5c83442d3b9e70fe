// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/inputs.h"

namespace model {
namespace {

constexpr Field kTier[] = {
    row<&StorageTier::kind>({.key = "kind", .label = TR_NOOP("fields", "Tier"), .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::nodes>({.key = "nodes", .hard = {0, 1e7}, .label = TR_NOOP("fields", "Storage nodes"), .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::capacity>({.key = "capacity", .unit = "TB", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Usable capacity per node"), .grade = Grade::C, .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::write>({.key = "write", .unit = "GB/s", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Write bandwidth per node"), .grade = Grade::C, .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::read>({.key = "read", .unit = "GB/s", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Raw read bandwidth per node"), .grade = Grade::C, .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::metadata>({.key = "metadata", .unit = "/s", .hard = {0, 1e9}, .typical = {1e3, 1e6}, .label = TR_NOOP("fields", "File calls per second and node"),
        .doc = TR_NOOP("docs", "Open, stat, close: what the directory service answers, as a share of one node."), .grade = Grade::C, .group = TR_NOOP("groups", "Tier"), .more = true}),
    row<&StorageTier::reads>({.key = "reads", .unit = "/s", .hard = {0, 1e10}, .typical = {1e2, 1e7}, .label = TR_NOOP("fields", "Random reads per second and node"),
        .doc = TR_NOOP("docs", "Flash reaches hundreds of thousands, disks a few hundred each."), .grade = Grade::C, .group = TR_NOOP("groups", "Tier"), .more = true}),
    row<&StorageTier::peak>({.key = "peak", .unit = "kW", .hard = {0, 1000}, .label = TR_NOOP("fields", "Storage node, peak power"), .grade = Grade::C, .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::height>({.key = "height", .unit = "U", .hard = {0.1, 100}, .label = TR_NOOP("fields", "Storage node height"), .group = TR_NOOP("groups", "Tier"), .more = true}),
    row<&StorageTier::weight>({.key = "weight", .unit = "kg", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Storage node weight"), .group = TR_NOOP("groups", "Tier"), .more = true}),
    row<&StorageTier::nics>({.key = "nics", .hard = {0, 64}, .label = TR_NOOP("fields", "NICs per storage node"), .group = TR_NOOP("groups", "Tier"), .more = true}),
    row<&StorageTier::price>({.key = "price", .label = TR_NOOP("fields", "Storage node price"), .group = TR_NOOP("groups", "Tier")}),
};
static_assert(keysAreGood(kTier) && memberCount<StorageTier>() == std::size(kTier) + 1, "a member has no row");

constexpr Field kCheckpoint[] = {
    row<&Checkpoint::content>({.key = "content", .label = TR_NOOP("fields", "What is saved"),
        .doc = TR_NOOP("docs", "Bytes per parameter of a checkpoint: BF16 weights 2, FP32 master and two moments 12."),
        .source = TR_NOOP("sources", "matches MLPerf Storage checkpoint sizes at 8B and 405B within 1 %"), .grade = Grade::B, .group = TR_NOOP("groups", "Checkpoint")}),
    row<&Checkpoint::mode>({.key = "mode", .label = TR_NOOP("fields", "Way of writing"), .group = TR_NOOP("groups", "Checkpoint")}),
    row<&Checkpoint::interval>({.key = "interval", .unit = "min", .hard = {0.01, 1e6}, .typical = {2, 480}, .label = TR_NOOP("fields", "Checkpoint interval"),
        .doc = TR_NOOP("docs", "Compute time between the ends of two checkpoints."), .source = TR_NOOP("sources", "practitioner article: 30 min for a thousand cards"), .grade = Grade::C, .group = TR_NOOP("groups", "Checkpoint")}),
    row<&Checkpoint::keep>({.key = "keep", .hard = {1, 1e6}, .typical = {10, 100}, .label = TR_NOOP("fields", "Checkpoints kept"), .grade = Grade::C, .group = TR_NOOP("groups", "Checkpoint")}),
    row<&Checkpoint::thinned>({.key = "thinned", .label = TR_NOOP("fields", "Keep checkpoints of all ages"),
        .doc = TR_NOOP("docs", "Keeps those 0, 1, 2, 4, 8 ... intervals old instead of the newest ones: reaches back behind silent corruption that is found late."), .grade = Grade::C, .group = TR_NOOP("groups", "Checkpoint"), .more = true}),
    row<&Checkpoint::memoryCopies>({.key = "memory_copies", .hard = {0, 8}, .typical = {0, 3}, .label = TR_NOOP("fields", "Copies in server memory"),
        .doc = TR_NOOP("docs", "Servers whose memory holds the newest snapshot, the own one first. With one, a process fault restarts from memory; with two or more, the loss of a server, too. Asynchronous checkpoints only."), .grade = Grade::C, .group = TR_NOOP("groups", "Copies in memory")}),
    row<&Checkpoint::copiesSpread>({.key = "copies_spread", .label = TR_NOOP("fields", "Partners in other racks"),
        .doc = TR_NOOP("docs", "Servers that hold each other's snapshots share no rack and no leaf switch, so that one fault never takes both."), .grade = Grade::C, .group = TR_NOOP("groups", "Copies in memory"), .more = true}),
    row<&Checkpoint::storageEvery>({.key = "storage_every", .hard = {1, 10000}, .typical = {1, 24}, .label = TR_NOOP("fields", "Snapshots per copy on storage"),
        .doc = TR_NOOP("docs", "With copies in memory every n-th snapshot is also written to storage; faults that take several servers go back to it."), .grade = Grade::C, .group = TR_NOOP("groups", "Copies in memory")}),
    row<&Checkpoint::freeShare>({.key = "free_share", .unit = "%", .hard = {0, 95}, .typical = {20, 40}, .label = TR_NOOP("fields", "Space kept free"), .grade = Grade::C, .group = TR_NOOP("groups", "Checkpoint"), .more = true}),
    row<&Checkpoint::snapshot>({.key = "snapshot", .unit = "GB/s", .hard = {0.001, 1e4}, .label = TR_NOOP("fields", "Local snapshot rate per server"),
        .doc = TR_NOOP("docs", "Rate into local memory or NVMe of one server; decides the stall of asynchronous checkpoints."), .grade = Grade::C, .group = TR_NOOP("groups", "Checkpoint"), .more = true}),
    row<&Checkpoint::samplePerToken>({.key = "bytes_per_token", .unit = "B", .hard = {0, 1e9}, .label = TR_NOOP("fields", "Training data per token"),
        .doc = TR_NOOP("docs", "2-4 B for text, counted by tokens; images and video are counted by samples."), .grade = Grade::C, .group = TR_NOOP("groups", "Training data")}),
    row<&Checkpoint::stallBudget>({.key = "stall_budget", .unit = "%", .hard = {0.01, 100}, .typical = {1, 10}, .label = TR_NOOP("fields", "Time granted to checkpoints"),
        .doc = TR_NOOP("docs", "The most a synchronous checkpoint may stop the run, as a share of the interval: decides the write bandwidth that is needed."), .grade = Grade::C, .group = TR_NOOP("groups", "Checkpoint")}),
    row<&Checkpoint::hostMemory>({.key = "host_memory", .unit = "GB", .hard = {0, 1e6}, .typical = {100, 4000}, .label = TR_NOOP("fields", "Memory of a server for snapshots"),
        .doc = TR_NOOP("docs", "What the run leaves free of main memory or local flash."), .grade = Grade::C, .group = TR_NOOP("groups", "Copies in memory"), .information = true}),
    row<&Checkpoint::milestoneEvery>({.key = "milestone_every", .unit = "h", .hard = {0.01, 1e5}, .typical = {1, 336}, .label = TR_NOOP("fields", "From one milestone to the next"),
        .doc = TR_NOOP("docs", "Checkpoints that are kept for good: copied to the warm tier, where there is one."), .grade = Grade::C, .group = TR_NOOP("groups", "Checkpoint"), .more = true}),
};
static_assert(keysAreGood(kCheckpoint) && memberCount<Checkpoint>() == std::size(kCheckpoint) + 1, "a member has no row");

constexpr Field kData[] = {
    row<&TrainingData::unit>({.key = "unit", .label = TR_NOOP("fields", "Counted by"), .group = TR_NOOP("groups", "Training data")}),
    row<&TrainingData::samplesPerCard>({.key = "samples_per_card", .unit = "/s", .hard = {0, 1e7}, .typical = {0.1, 10000}, .label = TR_NOOP("fields", "Samples per second and card"),
        .doc = TR_NOOP("docs", "What a card takes while it never waits; counts where data are counted by samples."), .source = TR_NOOP("sources", "practitioner article: tens of samples per second and card"), .grade = Grade::C, .group = TR_NOOP("groups", "Training data")}),
    row<&TrainingData::sample>({.key = "sample_bytes", .unit = "kB", .hard = {1e-3, 1e9}, .typical = {1, 200000}, .label = TR_NOOP("fields", "Size of a sample"),
        .doc = TR_NOOP("docs", "As stored: an image some 100 KB, a video clip megabytes, a medical volume 140 MB."), .source = TR_NOOP("sources", "practitioner article: tens of KB"), .grade = Grade::C, .group = TR_NOOP("groups", "Training data")}),
    row<&TrainingData::packing>({.key = "packing", .label = TR_NOOP("fields", "Packing of the samples"),
        .doc = TR_NOOP("docs", "Shards are read in one go and need one open each; loose files need three calls and a random read per sample."), .group = TR_NOOP("groups", "Training data")}),
    row<&TrainingData::shard>({.key = "shard", .unit = "MB", .hard = {1e-3, 1e9}, .typical = {10, 10000}, .label = TR_NOOP("fields", "Size of a shard"), .grade = Grade::C, .group = TR_NOOP("groups", "Training data"), .more = true}),
    row<&TrainingData::epochs>({.key = "epochs", .hard = {1, 1e6}, .typical = {1, 300}, .label = TR_NOOP("fields", "Epochs"),
        .doc = TR_NOOP("docs", "Passes over the data set. Language models mostly read every text once."), .grade = Grade::C, .group = TR_NOOP("groups", "Training data")}),
    row<&TrainingData::cache>({.key = "cache", .unit = "GB", .hard = {0, 1e6}, .typical = {0, 60000}, .label = TR_NOOP("fields", "Data cache of a server"),
        .doc = TR_NOOP("docs", "Local flash that keeps data for later epochs. It never helps the first one, so it does not lower the rate that is needed."), .grade = Grade::C, .group = TR_NOOP("groups", "Training data"), .more = true}),
    row<&TrainingData::client>({.key = "client", .unit = "GB/s", .hard = {0.001, 1e4}, .typical = {5, 35}, .label = TR_NOOP("fields", "Read rate of a server"),
        .doc = TR_NOOP("docs", "The most one server reads or writes through its storage client, measured with the real software."), .source = TR_NOOP("sources", "MLPerf Storage v1.0: 5.5-34.6 GB/s per client"), .grade = Grade::B, .group = TR_NOOP("groups", "Way of the data")}),
    row<&TrainingData::readSize>({.key = "read_size", .unit = "kB", .hard = {0.5, 1e6}, .typical = {64, 16000}, .label = TR_NOOP("fields", "Largest read"),
        .doc = TR_NOOP("docs", "What one read of the disks brings; smaller files bring less."), .grade = Grade::C, .group = TR_NOOP("groups", "Way of the data"), .more = true}),
    row<&TrainingData::shuffled>({.key = "shuffled", .hard = {0, 1e12}, .typical = {1000, 1000000}, .label = TR_NOOP("fields", "Samples shuffled in memory"),
        .doc = TR_NOOP("docs", "Shards are read in random order and mixed in a buffer of this many samples per server."), .grade = Grade::C, .group = TR_NOOP("groups", "Way of the data"), .more = true}),
    row<&TrainingData::hotShare>({.key = "hot_share", .unit = "%", .hard = {0, 100}, .typical = {0, 100}, .label = TR_NOOP("fields", "Data set on the hot tier"),
        .doc = TR_NOOP("docs", "The rest is read from the warm tier, where there is one."), .grade = Grade::C, .group = TR_NOOP("groups", "Tiers")}),
    row<&TrainingData::staging>({.key = "staging", .unit = "h", .hard = {0.01, 1e5}, .typical = {1, 168}, .label = TR_NOOP("fields", "Loading the hot tier takes"),
        .doc = TR_NOOP("docs", "Time granted to bring the data set from the warm tier before the run."), .grade = Grade::C, .group = TR_NOOP("groups", "Tiers"), .more = true}),
    row<&TrainingData::archiveCopies>({.key = "archive_copies", .hard = {0, 100}, .typical = {0, 3}, .label = TR_NOOP("fields", "Copies on the cold tier"),
        .doc = TR_NOOP("docs", "Of the data set and the milestones, where there is a cold tier."), .grade = Grade::C, .group = TR_NOOP("groups", "Tiers"), .more = true}),
};
static_assert(keysAreGood(kData) && memberCount<TrainingData>() == std::size(kData) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<TrainingData>() { return kData; }
template <> Table fieldsOf<StorageTier>() { return kTier; }
template <> Table fieldsOf<Checkpoint>() { return kCheckpoint; }

}  // namespace model
