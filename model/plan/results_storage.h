// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Groups of results about storage: the way of the training data and what a shortage costs, the storage network, and
// what the warm and the cold tier have to hold and carry.

#include <optional>
#include <string>

#include "model/core/field.h"

namespace model {

/// Useful bytes a second that each limit on the way lets through, against what training takes.
struct DataResults {
    std::optional<Ratio> packing;
    std::optional<ByteRate> required;  ///< of the storage nodes, packing taken into account
    std::optional<ByteRate> bandwidthLimit, metadataLimit, readsLimit, clientLimit, networkLimit, delivered;
    std::string limitedBy;
    std::optional<Ratio> slack;  ///< delivered / needed
    std::optional<Rate> metadataNeeded;
    std::optional<Ratio> waitShare;
    std::optional<Duration> daysLost;
    std::optional<Ratio> cardHours;
    std::optional<Bytes> readInAll, dataset;
    std::optional<Ratio> cacheHit;
    std::optional<ByteRate> readMean;
    std::optional<Bytes> shuffleBuffer;
    std::optional<Ratio> memoryShare;  ///< of a server's host memory, with the snapshots in it
    bool operator==(const DataResults&) const = default;
};

struct StorageNetworkResults {
    std::optional<ByteRate> carries, needed, together;
    std::optional<Ratio> load;
    bool operator==(const StorageNetworkResults&) const = default;
};

/// A tier behind the hot one.
struct TierResults {
    std::optional<Bytes> capacity, capacityNeeded;
    std::optional<ByteRate> write, writeNeeded, read, readNeeded;
    bool operator==(const TierResults&) const = default;
};

template <>
Table fieldsOf<DataResults>();
template <>
Table fieldsOf<StorageNetworkResults>();
template <>
Table fieldsOf<TierResults>();

}  // namespace model
