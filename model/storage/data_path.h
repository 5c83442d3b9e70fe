// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The way of training data from the hot tier into the cards: what every limit on it lets through as useful bytes (disks
// behind their packing, opens of files, random reads, servers that take it, the storage network), which one binds, and
// what a shortage costs the step. Systems that were measured stand beside it as a band of what is plausible.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "model/core/quantity.h"

namespace model::storage {

/// Packed: many samples in one file that is read in one go. Loose: every sample is a file of its own.
enum class Packing { Shards, LooseFiles };

/// Useful share of a sequential read. Shards 0.9; files of 1 MB and more 0.7, of 100 KB 0.3, in equal ratios between;
/// below that every read costs the same, so the share falls with the size. `file` > 0.
std::optional<double> packingEfficiency(Packing packing, Bytes file);

/// Calls to the directory service for a rate of useful bytes: three per loose file (open, stat, close), one per shard.
std::optional<Rate> metadataCalls(Packing packing, ByteRate useful, Bytes sample, Bytes shard);

enum class DataLimit { Bandwidth, Metadata, Reads, Clients, Network };
inline constexpr std::size_t kDataLimits = 5;
/// English, marked for translation (context "choices").
std::string_view nameOf(DataLimit limit);

/// What stands on the way; sums over the hot tier or over the servers that train.
struct DataPath {
    Packing packing = Packing::Shards;
    Bytes sample{50e3}, shard{256e6};
    bool text = false;                 ///< counted in tokens: packed whatever the files are called, no efficiency
    ByteRate bandwidth;                ///< sequential, of all storage nodes
    Rate metadata, reads;              ///< of all storage nodes
    Bytes readSize{1e6};               ///< the most one read of the disks brings
    ByteRate clients;                  ///< of all servers
    std::optional<ByteRate> network;   ///< nothing where there is no storage network
    bool operator==(const DataPath&) const = default;
};

/// Useful bytes a second by limit; blank where a limit does not stand in the way.
struct DataFlow {
    double packing = 1;  ///< efficiency in use
    std::array<std::optional<ByteRate>, kDataLimits> limits;
    ByteRate delivered;
    DataLimit binding = DataLimit::Bandwidth;
    bool operator==(const DataFlow&) const = default;
};
/// Nothing for sizes or rates without meaning.
std::optional<DataFlow> dataFlow(const DataPath& path);

/// Share of a step that waits for data, 1 - delivered/needed, never below 0; 1 where nothing is delivered.
double waitShare(ByteRate needed, ByteRate delivered);
/// Time added to that computed, needed/delivered - 1, never below 0; infinite where nothing is delivered.
double waitOverhead(ByteRate needed, ByteRate delivered);

/// Share of the reads that caches in the servers answer over a run of `epochs`: none in the first epoch, of later ones
/// what the caches hold.
std::optional<double> cacheHit(Bytes caches, Bytes dataset, double epochs);

/// A system that somebody else measured: its read rate under a load of MLPerf Storage v1.0, how many accelerators it
/// fed, and over how many servers and storage nodes (0 = not told).
struct MeasuredSystem {
    std::string_view name, workload, accelerator;
    ByteRate rate;
    double accelerators = 0, clients = 0, nodes = 0;
    ByteRate perAccelerator() const { return rate / accelerators; }
};
const std::vector<MeasuredSystem>& measuredSystems();

/// Lowest and highest rate that one server was measured to read.
struct RateBand {
    ByteRate low, high;
};
RateBand measuredPerClient();

}  // namespace model::storage
