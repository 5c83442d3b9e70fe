// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/inputs.h"

namespace model {
namespace {

constexpr Field kTier[] = {
    row<&StorageTier::kind>({.key = "kind", .label = TR_NOOP("fields", "Tier"), .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::nodes>({.key = "nodes", .hard = {0, 1e7}, .label = TR_NOOP("fields", "Storage nodes"), .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::capacity>({.key = "capacity", .unit = "TB", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Usable capacity per node"), .grade = Grade::C, .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::write>({.key = "write", .unit = "GB/s", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Write bandwidth per node"), .grade = Grade::C, .group = TR_NOOP("groups", "Tier")}),
    row<&StorageTier::read>({.key = "read", .unit = "GB/s", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Read bandwidth per node"), .grade = Grade::C, .group = TR_NOOP("groups", "Tier")}),
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
        .doc = TR_NOOP("docs", "2-4 B for text; images and video need far more."), .grade = Grade::C, .group = TR_NOOP("groups", "Training data")}),
};
static_assert(keysAreGood(kCheckpoint) && memberCount<Checkpoint>() == std::size(kCheckpoint) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<StorageTier>() { return kTier; }
template <> Table fieldsOf<Checkpoint>() { return kCheckpoint; }

}  // namespace model
