// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What evaluate computes from a design: plain values with one table each. A blank result waits for an input that is
// not public; it is never zero. Names and units of the contract keys are those of the command line.

#include <optional>
#include <string>
#include <vector>

#include "model/core/field.h"
#include "model/core/problem.h"
#include "model/cost/bill.h"
#include "model/plan/results_cabling.h"
#include "model/plan/results_network.h"
#include "model/plan/results_storage.h"
#include "model/plan/site_results.h"

namespace model {

/// Parts of one optimizer step; they add up to the step time.
struct StepResults {
    std::optional<Duration> compute, recompute, tensor, context, expert, bubble, transfer, gradient, optimizer,
        straggler;
    bool operator==(const StepResults&) const = default;
};

/// Bytes on the fullest card of a training run; they add up to the memory per card.
struct MemoryResults {
    std::optional<Bytes> weights, gradients, optimizer, activations, logits, buffers, reserve;
    bool operator==(const MemoryResults&) const = default;
};

/// Bytes that one card sends per optimizer step.
struct TrafficResults {
    std::optional<Bytes> tensor, context, expert, pipeline, gradient;
    bool operator==(const TrafficResults&) const = default;
};

/// What the tiers of the network must carry for every card, and what they can; per direction.
struct LinkResults {
    std::optional<ByteRate> scaleUpNeed, scaleUpSupply;  ///< inside the scale-up domain
    std::optional<ByteRate> portsNeed, portsSupply;      ///< out of the domain
    std::optional<ByteRate> leafNeed, leafSupply;        ///< out of the leaf
    std::optional<ByteRate> podNeed, podSupply;          ///< out of the pod
    std::string binding;                                 ///< the tier with the least slack
    std::optional<Ratio> slack;                          ///< of that tier
    bool operator==(const LinkResults&) const = default;
};

/// What each algorithm changes: ideal days and bytes of one card over the whole run, without it and with it.
struct AlgorithmResults {
    std::optional<Duration> compressionDaysBefore, compressionDaysAfter;
    std::optional<Bytes> compressionTrafficBefore, compressionTrafficAfter;
    std::optional<Duration> capacityDaysBefore, capacityDaysAfter;
    std::optional<Bytes> capacityTrafficBefore, capacityTrafficAfter;
    std::optional<Ratio> droppedTokens;
    std::optional<Duration> packingDaysBefore, packingDaysAfter;
    std::optional<Bytes> packingTrafficBefore, packingTrafficAfter;
    bool operator==(const AlgorithmResults&) const = default;
};

/// One instance of an inference service, full, and how many the load needs.
struct ServiceResults {
    std::optional<Bytes> weights, kvPerToken;
    std::optional<std::int64_t> concurrency, latencyBatch, batch;
    std::optional<Ratio> crossover, distinctExperts;
    std::optional<Duration> prefill, exchange, pass, token, first, firstAtPeak;
    std::optional<Rate> userTokens, cardTokens, promptTokens, requests;
    std::optional<std::int64_t> byMean, byPeak, prefillInstances, decodeInstances;
    std::optional<Ratio> poolRatio;
    bool operator==(const ServiceResults&) const = default;
};

struct WorkloadResults {
    std::optional<Ratio> parameters, activeParameters;
    std::optional<Flops> flopsPerToken;
    std::optional<Flops> totalFlops, totalFlops6nd;
    std::optional<FlopRate> peak;  ///< of its pool at its precision
    std::optional<Duration> daysIdeal, stepTime;
    std::optional<Ratio> mfu, hfu;
    std::optional<Rate> tokensPerSecond;
    std::string strategy;  ///< the mapping in use, given or searched
    std::optional<std::int64_t> dataParallel;
    StepResults step;
    MemoryResults memory;
    TrafficResults traffic;
    LinkResults links;
    NetworkUseResults network;
    AlgorithmResults algorithms;
    std::optional<Rate> computedTokens;  ///< per second, padding included
    std::optional<Ratio> usefulTokens;   ///< share of the computed tokens that train the model
    std::optional<Bytes> memoryPerCard;
    std::optional<Ratio> memoryShare;
    std::optional<Ratio> scalingEfficiency;
    ServiceResults service;
    std::optional<Rate> instanceTokens;  ///< inference: output tokens/s of one instance, saturated
    std::optional<std::int64_t> instancesNeeded, cardsNeeded;
    std::optional<Ratio> load;
    bool operator==(const WorkloadResults&) const = default;
};

struct PoolResults {
    std::int64_t servers = 0;
    std::optional<FlopRate> peak;
    std::optional<Power> serverNameplate, serverPeak, serverSustained;
    std::optional<std::int64_t> serversPerRack;
    std::optional<std::int64_t> racks;
    std::string rackLimit;
    std::optional<Power> rackPower;
    std::optional<Mass> rackWeight;
    std::optional<Ratio> capShare;  ///< of TDP; 1 without a cap
    std::optional<Ratio> capSpeed;  ///< of its cards under their power cap
    std::string cooling, coolingReason;
    std::optional<Power> coolingThreshold, rackAir;  ///< per rack
    bool operator==(const PoolResults&) const = default;
};

/// What the loss of one leaf, spine, core switch, link to a server or whole plane does, the largest of its kind.
/// `left`: bandwidth that the cards hit keep; 0 stops their job.
struct LossResults {
    std::optional<std::int64_t> leafCards, leafNodes;
    std::optional<Ratio> leafLeft;
    std::optional<std::int64_t> spineCards, spineNodes;
    std::optional<Ratio> spineLeft;
    std::optional<std::int64_t> coreCards, coreNodes;
    std::optional<Ratio> coreLeft;
    std::optional<std::int64_t> planeCards, planeNodes;
    std::optional<Ratio> planeLeft;
    std::optional<std::int64_t> linkCards, linkNodes;
    std::optional<Ratio> linkLeft;
    bool operator==(const LossResults&) const = default;
};

struct FabricResult {
    std::int64_t endpoints = 0;
    std::optional<std::int64_t> tiers, leaves, spines, cores, links, nodeLinks, switchModules, serverModules;
    std::optional<std::int64_t> leafDown, leafUp, linksPerPair, unusedLeafPorts, unusedSpinePorts, maxEndpoints;
    std::optional<std::int64_t> unusedCorePorts, growth, hops;
    std::optional<std::int64_t> side1, side2, side3, groups, unusedPositions;  ///< families of direct links
    std::optional<std::int64_t> cardsPerLeaf, cardsPerPod;                     ///< compute networks only
    std::optional<Ratio> realisedLeaf, realised, whenFull;
    std::optional<ByteRate> bisection, perCard, nicRate;
    std::optional<Power> nameplate, peak;
    SizingResults sizing;
    LossResults losses;  ///< compute networks only
    CongestionResults congestion;
    PortChoiceResults ports;
    CablingResults cabling;
    bool operator==(const FabricResult&) const = default;
};

struct DemandResults {
    std::optional<Flops> totalFlops, totalFlops6nd;
    std::optional<Ratio> shortfall6nd;
    std::int64_t tokens = 0;
    bool operator==(const DemandResults&) const = default;
};

struct ComputeResults {
    std::int64_t accelerators = 0, servers = 0, spareServers = 0;
    std::optional<FlopRate> peakFlops;
    bool operator==(const ComputeResults&) const = default;
};

struct TrainingResults {
    std::optional<Duration> daysIdeal, daysP50, daysP90, daysMean;
    std::optional<Duration> daysLow, daysHigh;  ///< P50 if the step model is off by its error
    std::optional<Duration> stepTime;
    std::optional<Ratio> mfu;
    std::optional<Rate> tokensPerSecond;
    bool operator==(const TrainingResults&) const = default;
};

struct FabricTotals {
    std::optional<std::int64_t> leafSwitches, spineSwitches, coreSwitches;
    std::optional<Ratio> oversubscription;
    std::optional<ByteRate> bisectionBandwidth, perCard;
    std::optional<ByteRate> portRate;  ///< the next port rate that carries the required bandwidth
    std::optional<Power> nameplate, peak;
    std::optional<std::int64_t> allSwitches;
    bool operator==(const FabricTotals&) const = default;
};

struct RackResults {
    std::optional<std::int64_t> count, compute, network, storage, management;
    std::optional<Power> density;
    std::optional<Pressure> floorLoad;
    std::int64_t moved = 0;  ///< devices
    std::optional<std::int64_t> margin;
    FloorResults floor;
    bool operator==(const RackResults&) const = default;
};

struct StorageResults {
    std::optional<Bytes> checkpointSize;
    std::optional<ByteRate> writeBandwidth, readBandwidth, readNeeded;
    std::optional<Duration> stall, drain, load;
    std::optional<Bytes> hotCapacity, hotNeeded;
    std::optional<ByteRate> writeNeeded;  ///< by a checkpoint
    std::optional<Bytes> snapshotMemory;  ///< per server
    DataResults data;
    StorageNetworkResults network;
    TierResults warm, cold;
    SharingResults sharing;
    bool operator==(const StorageResults&) const = default;
};

struct ReliabilityResults {
    std::optional<Rate> interruptionRate, hardwareRate, replacementRate;
    std::optional<Rate> degradedRate;  ///< events that a second plane or leaf turns from a stop into less bandwidth
    std::optional<Duration> mtti, restart;
    std::optional<Duration> communicator;
    std::optional<Duration> optimalInterval, youngInterval, dalyInterval;
    std::optional<Ratio> goodput, checkpointShare, failureShare, waitShare, slowShare, plannedShare;
    std::optional<std::int64_t> sparesP99;
    std::optional<Ratio> interruptionsPerMonth, replacementsPerMonth;
    bool operator==(const ReliabilityResults&) const = default;
};

struct CostResults {
    std::optional<Cost> capex, capexLow, capexHigh;
    std::optional<Cost> servers, network, storage, racks, plant, other;
    std::optional<Ratio> networkShare, networkShareNarrow;
    std::int64_t unpricedLines = 0;
    std::optional<Cost> opexPerYear, perCardHour, perRun, energyPerYear;
    bool operator==(const CostResults&) const = default;
};

struct Results {
    DemandResults demand;
    ComputeResults compute;
    TrainingResults training;
    FabricTotals fabric;
    RackResults racks;
    PowerResults power;
    CoolingResults cooling;
    StorageResults storage;
    ReliabilityResults reliability;
    CostResults cost;
    List<WorkloadResults> workloads;
    List<PoolResults> pools;
    List<FabricResult> fabrics;

    std::vector<CableLine> cableLines;        ///< of all networks; the counts of their cabling come from them
    std::vector<SplitterLine> splitterLines;  ///< beside the cables
    std::vector<cost::BillLine> bill;         ///< the bill of materials; totals come from it
    std::vector<Problem> problems;            ///< findings, worst first
    bool simulated = false;                   ///< days and goodput come from the simulation
};

template <>
Table fieldsOf<StepResults>();
template <>
Table fieldsOf<MemoryResults>();
template <>
Table fieldsOf<TrafficResults>();
template <>
Table fieldsOf<LinkResults>();
template <>
Table fieldsOf<AlgorithmResults>();
template <>
Table fieldsOf<ServiceResults>();
template <>
Table fieldsOf<WorkloadResults>();
template <>
Table fieldsOf<PoolResults>();
template <>
Table fieldsOf<LossResults>();
template <>
Table fieldsOf<FabricResult>();
template <>
Table fieldsOf<DemandResults>();
template <>
Table fieldsOf<ComputeResults>();
template <>
Table fieldsOf<TrainingResults>();
template <>
Table fieldsOf<FabricTotals>();
template <>
Table fieldsOf<RackResults>();
template <>
Table fieldsOf<StorageResults>();
template <>
Table fieldsOf<ReliabilityResults>();
template <>
Table fieldsOf<CostResults>();
template <>
Table fieldsOf<Results>();

}  // namespace model
