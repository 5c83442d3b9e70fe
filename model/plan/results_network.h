// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Groups of results about networks: the ratio of every tier and the largest size, what congestion takes away, which
// port rate would do, where the parallel groups of a run lie, and what storage traffic costs a network that it shares.

#include <optional>
#include <string>

#include "model/core/field.h"

namespace model {

/// Tiers of a switched network beyond its counts; all planes unless said otherwise.
struct SizingResults {
    std::optional<Ratio> requested, realisedSpine;
    std::optional<std::int64_t> pods, lastPodLeaves, lastPodSpines, coreLinksPerPair;  ///< of one plane
    std::optional<std::int64_t> leafSpineLinks, spineCoreLinks;
    std::optional<std::int64_t> switchHops, maxServers;
    std::optional<ByteRate> trunkRate;
    std::optional<Ratio> requestedStorage, realisedStorage,
        whenFullStorage;  ///< of the leaves that storage nodes have of their own
    std::optional<std::int64_t> storageLeaves, storageDown;
    bool operator==(const SizingResults&) const = default;
};

/// What is left of the line rate, per card and direction, and by which factors; compute networks only.
struct CongestionResults {
    std::optional<std::int64_t> leafFlows, podFlows;  ///< on the uplinks of one leaf, of one spine
    std::optional<Ratio> leafHash, podHash;           ///< kept where flows meet on links
    std::optional<Ratio> lossKept, amplification, incastKept;
    std::optional<Duration> bufferFill;
    std::optional<ByteRate> portsLeft, leafLine, leafLeft, podLine, podLeft;
    bool operator==(const CongestionResults&) const = default;
};

/// What a card would get from its network ports at the usual rates.
struct PortChoiceResults {
    std::optional<ByteRate> at200, at400, at800;
    std::optional<ByteRate> smallest;  ///< port rate that meets the required bandwidth with the ports there are
    bool operator==(const PortChoiceResults&) const = default;
};

/// A training run on its network: the innermost block that holds each parallel group, use of the uplinks, congestion.
struct NetworkUseResults {
    std::string tensor, context, expert, data, pipeline;
    std::optional<Ratio> portsUse, leafUse, podUse;     ///< while an exchange may hide
    std::optional<Ratio> portsMean, leafMean, podMean;  ///< over the whole step
    std::optional<ByteRate> portRate;                   ///< of 200, 400, 800G, at which the ports carry the run
    std::optional<Duration> stepBefore;
    std::optional<Ratio> congestion;  ///< of the step time before
    bool operator==(const NetworkUseResults&) const = default;
};

/// Checkpoints and samples on the network that training uses, as it is or as it would be without one of their own.
struct SharingResults {
    std::optional<ByteRate> perCard;
    std::optional<Ratio> ofPorts;
    std::optional<Duration> step;
    std::optional<Ratio> slowdown;
    bool operator==(const SharingResults&) const = default;
};

template <>
Table fieldsOf<SizingResults>();
template <>
Table fieldsOf<CongestionResults>();
template <>
Table fieldsOf<PortChoiceResults>();
template <>
Table fieldsOf<NetworkUseResults>();
template <>
Table fieldsOf<SharingResults>();

}  // namespace model
