// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the groups in results_network.h: what each number is, its formula and the keys it is computed from. `*`
// stands for every item of a list, `@` for the item that the result itself belongs to.
#include "model/plan/results_network.h"

namespace model {
namespace {

constexpr std::string_view kCounts =
    "fabrics.@.role fabrics.@.family fabrics.@.leaves fabrics.@.spines fabrics.@.cores fabrics.@.links fabrics.@.node_links "
    "fabrics.@.tier_count fabrics.@.leaf_down fabrics.@.leaf_up fabrics.@.max_endpoints fabrics.@.endpoints";

constexpr std::string_view kStorageSide =
    "fabrics.@.storage_oversubscription fabrics.@.leaf_up fabrics.@.tier_count tiers.*.nodes tiers.*.nics fabrics.@.planes";

constexpr Field kSizingResults[] = {
    row<&SizingResults::requested>({.key = "requested",
         .unit = ": 1",
         .label = TR_NOOP("fields", "Oversubscription, requested over all tiers"),
         .doc = TR_NOOP("docs", "Of the tiers that the network has."),
         .formula = TR_NOOP("formulas", "requested at the leaf x requested above the pod"),
         .from = "fabrics.@.role fabrics.@.family fabrics.@.tier_count fabrics.@.oversubscription fabrics.@.spine_oversubscription",
         .better = -1}),
    row<&SizingResults::realisedSpine>({.key = "realised_spine",
         .unit = ": 1",
         .label = TR_NOOP("fields", "Oversubscription above the pod"),
         .doc = TR_NOOP("docs", "Wired links down over wired links up of the worst spine."),
         .formula = TR_NOOP("formulas", "wired down / wired up"),
         .from = kCounts,
         .better = -1}),
    row<&SizingResults::pods>({.key = "pods",
         .label = TR_NOOP("fields", "Pods"),
         .doc = TR_NOOP("docs", "Of one plane; a dragonfly has groups."),
         .formula = TR_NOOP("formulas", "ceil(leaves / spine ports down)"),
         .from = kCounts}),
    row<&SizingResults::lastPodLeaves>({.key = "last_pod_leaves",
         .label = TR_NOOP("fields", "Leaves of the last pod"),
         .doc = TR_NOOP("docs", "Where it is not full."),
         .formula = TR_NOOP("formulas", "leaves - full pods x spine ports down"),
         .from = kCounts}),
    row<&SizingResults::lastPodSpines>({.key = "last_pod_spines",
         .label = TR_NOOP("fields", "Spines of the last pod"),
         .doc = TR_NOOP("docs", "Core groups beyond this number have no link into that pod."),
         .formula = TR_NOOP("formulas", "smallest divisor of the uplinks that is >= ceil(leaves x up / spine ports down)"),
         .from = kCounts}),
    row<&SizingResults::coreLinksPerPair>({.key = "core_links_per_pair",
         .label = TR_NOOP("fields", "Links per spine-core pair"),
         .doc = TR_NOOP("docs", "The same for every pair of a core group."),
         .formula = TR_NOOP("formulas", "spine up / cores of a group"),
         .from = kCounts}),
    row<&SizingResults::leafSpineLinks>({.key = "leaf_spine_links",
         .label = TR_NOOP("fields", "Leaf-spine links"),
         .doc = TR_NOOP("docs", "All planes."),
         .formula = TR_NOOP("formulas", "leaves x leaf up"),
         .from = kCounts,
         .better = -1}),
    row<&SizingResults::spineCoreLinks>({.key = "spine_core_links",
         .label = TR_NOOP("fields", "Spine-core links"),
         .doc = TR_NOOP("docs", "All planes."),
         .formula = TR_NOOP("formulas", "spines x spine up"),
         .from = kCounts,
         .better = -1}),
    row<&SizingResults::switchHops>({.key = "switch_hops",
         .label = TR_NOOP("fields", "Switches on the longest path"),
         .formula = TR_NOOP("formulas", "2 x tiers - 1; dragonfly: 4"),
         .from = kCounts,
         .better = -1}),
    row<&SizingResults::maxServers>({.key = "max_servers",
         .label = TR_NOOP("fields", "Most servers of this family"),
         .doc = TR_NOOP("docs", "With these switches, planes and ratios; whole scalable units."),
         .formula = TR_NOOP("formulas", "ports of the largest network / ports of a server"),
         .from = kCounts,
         .better = 1}),
    row<&SizingResults::trunkRate>({.key = "trunk_rate",
         .unit = "Gbit/s",
         .label = TR_NOOP("fields", "Rate of a link between switches"),
         .formula = TR_NOOP("formulas", "rate of a link to a server x links that a link between switches replaces"),
         .from = "fabrics.@.trunk_rate fabrics.@.link_rate fabrics.@.planes fabrics.@.switch.port_rate fabrics.@.tier_count",
         .better = 1}),
    row<&SizingResults::requestedStorage>({.key = "requested_storage",
         .unit = ": 1",
         .label = TR_NOOP("fields", "Oversubscription towards storage, requested"),
         .doc = TR_NOOP("docs", "Of the leaves that storage nodes have of their own."),
         .formula = TR_NOOP("formulas", "as entered"),
         .from = "fabrics.@.storage_oversubscription fabrics.@.tier_count",
         .better = -1}),
    row<&SizingResults::realisedStorage>({.key = "realised_storage",
         .unit = ": 1",
         .label = TR_NOOP("fields", "Oversubscription towards storage"),
         .doc = TR_NOOP("docs", "Wired links down over wired links up of the worst leaf of the storage nodes."),
         .formula = TR_NOOP("formulas", "wired down / wired up"),
         .from = kStorageSide,
         .better = -1}),
    row<&SizingResults::whenFullStorage>({.key = "when_full_storage",
         .unit = ": 1",
         .label = TR_NOOP("fields", "Oversubscription towards storage, when full"),
         .formula = TR_NOOP("formulas", "ports down / uplinks, by their rates"),
         .from = kStorageSide,
         .better = -1}),
    row<&SizingResults::storageLeaves>({.key = "storage_leaves",
         .label = TR_NOOP("fields", "Leaves of the storage nodes"),
         .doc = TR_NOOP("docs", "Among all leaves; of one plane."),
         .formula = TR_NOOP("formulas", "ceil(ports of storage nodes / ports down)"),
         .from = kStorageSide}),
    row<&SizingResults::storageDown>({.key = "storage_down",
         .label = TR_NOOP("fields", "Ports down of a storage leaf"),
         .formula = TR_NOOP("formulas", "uplinks x requested ratio, at most the ports that are left"),
         .from = kStorageSide}),
};
static_assert(keysAreGood(kSizingResults) && memberCount<SizingResults>() == std::size(kSizingResults), "a member has no row");

constexpr std::string_view kFlows =
    "fabrics.@.role fabrics.@.family fabrics.@.tier_count fabrics.@.leaf_down fabrics.@.leaf_up fabrics.@.flows_per_port "
    "fabrics.@.oversubscription fabrics.@.spine_oversubscription fabrics.@.sizing.max_servers fabrics.@.leaves";
constexpr std::string_view kHash =
    "fabrics.@.routing fabrics.@.adaptive_loss fabrics.@.congestion.leaf_flows fabrics.@.congestion.pod_flows "
    "fabrics.@.leaf_up fabrics.@.leaf_down fabrics.@.tier_count fabrics.@.role fabrics.@.family fabrics.@.spine_oversubscription";
constexpr std::string_view kLoss =
    "fabrics.@.packet_loss fabrics.@.recovery fabrics.@.round_trip fabrics.@.packet_size fabrics.@.synced_bytes "
    "fabrics.@.flows_per_port fabrics.@.per_card fabrics.@.node_links fabrics.@.switch.port_rate fabrics.@.link_rate "
    "fabrics.@.planes fabrics.@.dual_tor pools.*.server.nic_rate fabrics.@.pool pools.*.servers pools.*.accelerators";
constexpr std::string_view kLeft =
    "fabrics.@.per_card fabrics.@.realised_leaf fabrics.@.realised fabrics.@.tier_count fabrics.@.family "
    "fabrics.@.congestion.leaf_hash fabrics.@.congestion.pod_hash fabrics.@.congestion.loss_kept "
    "fabrics.@.congestion.incast_kept";

constexpr Field kCongestionResults[] = {
    row<&CongestionResults::leafFlows>({.key = "leaf_flows",
         .label = TR_NOOP("fields", "Flows on the uplinks of a leaf"),
         .doc = TR_NOOP("docs", "When all its ports send upwards."),
         .formula = TR_NOOP("formulas", "leaf ports down x flows per port"),
         .from = kFlows}),
    row<&CongestionResults::podFlows>({.key = "pod_flows",
         .label = TR_NOOP("fields", "Flows on the uplinks of a spine"),
         .doc = TR_NOOP("docs", "When all its ports send upwards."),
         .formula = TR_NOOP("formulas", "spine ports down x flows per leaf uplink"),
         .from = kFlows}),
    row<&CongestionResults::leafHash>({.key = "leaf_hash",
         .unit = "%",
         .label = TR_NOOP("fields", "Leaf uplinks: kept where flows meet"),
         .doc = TR_NOOP("docs", "Of their rate; the exchange waits for the fullest link. 100 % adds nothing to what the fitted efficiency of the ports contains."),
         .formula = TR_NOOP("formulas", "hashing: (flows / links) / E[flows on the fullest]; adaptive: 1 - left idle"),
         .from = kHash,
         .better = 1}),
    row<&CongestionResults::podHash>({.key = "pod_hash",
         .unit = "%",
         .label = TR_NOOP("fields", "Pod uplinks: kept where flows meet"),
         .doc = TR_NOOP("docs", "On the way through both tiers of uplinks the fullest link decides."),
         .formula = TR_NOOP("formulas", "min(leaf uplinks, (flows / links) / E[flows on the fullest] at the spine)"),
         .from = kHash,
         .better = 1}),
    row<&CongestionResults::lossKept>({.key = "loss_kept",
         .unit = "%",
         .label = TR_NOOP("fields", "Kept after retransmission"),
         .doc = TR_NOOP("docs", "Of the port rate, for the flow that loses most; the others wait for it."),
         .formula = TR_NOOP("formulas", "P / (P + W E[losses of the worst flow])"),
         .from = kLoss,
         .better = 1}),
    row<&CongestionResults::amplification>({.key = "amplification",
         .label = TR_NOOP("fields", "Losses of the worst flow over the mean"),
         .doc = TR_NOOP("docs", "How much the number of flows that wait for each other multiplies the cost of a loss."),
         .formula = TR_NOOP("formulas", "E[max over flows of Poisson(P q / (1 - q))] / mean"),
         .from = kLoss,
         .better = -1}),
    row<&CongestionResults::incastKept>({.key = "incast_kept",
         .unit = "%",
         .label = TR_NOOP("fields", "Kept where senders meet at a port"),
         .doc = TR_NOOP("docs", "A port shares its rate among those that send to it at once."),
         .formula = TR_NOOP("formulas", "1 / (1 - x + x N)"),
         .from = "fabrics.@.incast_share fabrics.@.incast_senders fabrics.@.per_card",
         .better = 1}),
    row<&CongestionResults::bufferFill>({.key = "buffer_fill",
         .unit = "us",
         .label = TR_NOOP("fields", "Time until a port buffer is full"),
         .doc = TR_NOOP("docs", "While the given number of ports sends to one; a round trip must be shorter, or packets are lost."),
         .formula = TR_NOOP("formulas", "buffer / ((N - 1) x port rate)"),
         .from = "fabrics.@.port_buffer fabrics.@.incast_senders fabrics.@.switch.port_rate fabrics.@.link_rate fabrics.@.planes fabrics.@.dual_tor pools.*.server.nic_rate fabrics.@.per_card fabrics.@.family fabrics.@.leaf_down fabrics.@.pool",
         .better = 1}),
    row<&CongestionResults::portsLeft>({.key = "ports_left",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Per card at its ports, congestion taken off"),
         .formula = TR_NOOP("formulas", "line rate x kept after retransmission x kept where senders meet"),
         .from = kLeft,
         .better = 1}),
    row<&CongestionResults::leafLine>({.key = "leaf_line",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Per card through the leaf uplinks, wired"),
         .formula = TR_NOOP("formulas", "line rate / max(1, oversubscription)"),
         .from = kLeft,
         .better = 1}),
    row<&CongestionResults::leafLeft>({.key = "leaf_left",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Per card through the leaf uplinks, congestion taken off"),
         .formula = TR_NOOP("formulas", "wired x kept where flows meet x the other factors"),
         .from = kLeft,
         .better = 1}),
    row<&CongestionResults::podLine>({.key = "pod_line",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Per card through the pod uplinks, wired"),
         .formula = TR_NOOP("formulas", "line rate / max(1, oversubscription)"),
         .from = kLeft,
         .better = 1}),
    row<&CongestionResults::podLeft>({.key = "pod_left",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Per card through the pod uplinks, congestion taken off"),
         .formula = TR_NOOP("formulas", "wired x kept where flows meet x the other factors"),
         .from = kLeft,
         .better = 1}),
};
static_assert(keysAreGood(kCongestionResults) && memberCount<CongestionResults>() == std::size(kCongestionResults), "a member has no row");

constexpr std::string_view kPorts =
    "fabrics.@.per_card fabrics.@.role fabrics.@.pool fabrics.@.rails fabrics.@.link_efficiency pools.*.server.nics "
    "pools.*.servers pools.*.accelerators";

constexpr Field kPortChoiceResults[] = {
    row<&PortChoiceResults::at200>({.key = "at_200",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Per card with 200G ports"),
         .doc = TR_NOOP("docs", "After the link efficiency, with as many ports as there are."),
         .formula = TR_NOOP("formulas", "ports per card x rate x link efficiency"),
         .from = kPorts}),
    row<&PortChoiceResults::at400>({.key = "at_400",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Per card with 400G ports"),
         .doc = TR_NOOP("docs", "After the link efficiency, with as many ports as there are."),
         .formula = TR_NOOP("formulas", "ports per card x rate x link efficiency"),
         .from = kPorts}),
    row<&PortChoiceResults::at800>({.key = "at_800",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Per card with 800G ports"),
         .doc = TR_NOOP("docs", "After the link efficiency, with as many ports as there are."),
         .formula = TR_NOOP("formulas", "ports per card x rate x link efficiency"),
         .from = kPorts}),
    row<&PortChoiceResults::smallest>({.key = "smallest_port",
         .unit = "Gbit/s",
         .label = TR_NOOP("fields", "Smallest port rate that would do"),
         .doc = TR_NOOP("docs", "For the required bandwidth per card, with as many ports as there are."),
         .formula = TR_NOOP("formulas", "next of 200, 400, 800G >= required / (ports per card x link efficiency)"),
         .from = "fabrics.@.required_per_card fabrics.@.per_card fabrics.@.role fabrics.@.pool fabrics.@.rails fabrics.@.link_efficiency pools.*.server.nics pools.*.servers pools.*.accelerators"}),
};
static_assert(keysAreGood(kPortChoiceResults) && memberCount<PortChoiceResults>() == std::size(kPortChoiceResults), "a member has no row");

// The mapping in use and the blocks of the network it lies on.
constexpr std::string_view kBlocks =
    "workloads.@.strategy workloads.@.kind workloads.@.pool workloads.@.step_time workloads.@.links.ports_need "
    "workloads.@.context_parallel workloads.@.expert_parallel workloads.@.expert_tensor_parallel workloads.@.speed "
    "pools.*.accelerators pools.*.card.scale_up_domain pools.*.card.scale_up_bandwidth fabrics.*.role fabrics.*.pool fabrics.*.family "
    "fabrics.*.cards_per_leaf fabrics.*.cards_per_pod fabrics.*.tier_count fabrics.*.side_a fabrics.*.side_b "
    "fabrics.*.side_c fabrics.*.groups fabrics.*.per_card";

constexpr Field kNetworkUseResults[] = {
    row<&NetworkUseResults::tensor>({.key = "tensor_block",
         .label = TR_NOOP("fields", "TP groups stay inside"),
         .doc = TR_NOOP("docs", "The innermost part of the network that holds a group whose members follow each other."),
         .formula = TR_NOOP("formulas", "smallest block with at least the cards that the group spans"),
         .from = kBlocks}),
    row<&NetworkUseResults::context>({.key = "context_block",
         .label = TR_NOOP("fields", "CP groups stay inside"),
         .doc = TR_NOOP("docs", "The innermost part of the network that holds a group whose members follow each other."),
         .formula = TR_NOOP("formulas", "smallest block with at least the cards that the group spans"),
         .from = kBlocks}),
    row<&NetworkUseResults::expert>({.key = "expert_block",
         .label = TR_NOOP("fields", "EP groups stay inside"),
         .doc = TR_NOOP("docs", "The innermost part of the network that holds a group whose members follow each other."),
         .formula = TR_NOOP("formulas", "smallest block with at least the cards that the group spans"),
         .from = kBlocks}),
    row<&NetworkUseResults::data>({.key = "data_block",
         .label = TR_NOOP("fields", "DP groups stay inside"),
         .doc = TR_NOOP("docs", "The innermost part of the network that holds a group whose members follow each other."),
         .formula = TR_NOOP("formulas", "smallest block with at least the cards that the group spans"),
         .from = kBlocks}),
    row<&NetworkUseResults::pipeline>({.key = "pipeline_block",
         .label = TR_NOOP("fields", "Pipelines stay inside"),
         .doc = TR_NOOP("docs", "The innermost part of the network that holds a group whose members follow each other."),
         .formula = TR_NOOP("formulas", "smallest block with at least the cards that the group spans"),
         .from = kBlocks}),
    row<&NetworkUseResults::portsUse>({.key = "ports_use",
         .unit = "%",
         .label = TR_NOOP("fields", "Use of the ports of a card"),
         .doc = TR_NOOP("docs", "While an exchange may hide behind the work; above 100 % it takes longer."),
         .formula = TR_NOOP("formulas", "needed / available"),
         .from = "workloads.@.links.ports_need workloads.@.links.ports_supply",
         .better = -1}),
    row<&NetworkUseResults::leafUse>({.key = "leaf_use",
         .unit = "%",
         .label = TR_NOOP("fields", "Use of the leaf uplinks"),
         .doc = TR_NOOP("docs", "While an exchange may hide behind the work; above 100 % it takes longer. On a torus or mesh of the links along the second side, on a dragonfly of those between the routers of a group."),
         .formula = TR_NOOP("formulas", "needed / available"),
         .from = "workloads.@.links.leaf_need workloads.@.links.leaf_supply",
         .better = -1}),
    row<&NetworkUseResults::podUse>({.key = "pod_use",
         .unit = "%",
         .label = TR_NOOP("fields", "Use of the pod uplinks"),
         .doc = TR_NOOP("docs", "While an exchange may hide behind the work; above 100 % it takes longer. On a torus of the links along the third side, on a dragonfly of those between groups."),
         .formula = TR_NOOP("formulas", "needed / available"),
         .from = "workloads.@.links.pod_need workloads.@.links.pod_supply",
         .better = -1}),
    row<&NetworkUseResults::portsMean>({.key = "ports_mean",
         .unit = "%",
         .label = TR_NOOP("fields", "Use of the ports of a card, mean"),
         .doc = TR_NOOP("docs", "Over the whole step; the use while an exchange may hide decides."),
         .formula = TR_NOOP("formulas", "bytes of a step / step time / available"),
         .from = "workloads.@.links.ports_need workloads.@.step_time workloads.@.links.ports_supply",
         .better = -1}),
    row<&NetworkUseResults::leafMean>({.key = "leaf_mean",
         .unit = "%",
         .label = TR_NOOP("fields", "Use of the leaf uplinks, mean"),
         .doc = TR_NOOP("docs", "Over the whole step; the use while an exchange may hide decides."),
         .formula = TR_NOOP("formulas", "bytes of a step / step time / available"),
         .from = "workloads.@.links.leaf_need workloads.@.step_time workloads.@.links.leaf_supply",
         .better = -1}),
    row<&NetworkUseResults::podMean>({.key = "pod_mean",
         .unit = "%",
         .label = TR_NOOP("fields", "Use of the pod uplinks, mean"),
         .doc = TR_NOOP("docs", "Over the whole step; the use while an exchange may hide decides."),
         .formula = TR_NOOP("formulas", "bytes of a step / step time / available"),
         .from = "workloads.@.links.pod_need workloads.@.step_time workloads.@.links.pod_supply",
         .better = -1}),
    row<&NetworkUseResults::portRate>({.key = "port_rate_for_run",
         .unit = "Gbit/s",
         .label = TR_NOOP("fields", "Port rate that carries the run"),
         .doc = TR_NOOP("docs", "The next of 200, 400, 800G at which the ports of a card are used no more than the limit for uplinks; blank beyond 800G."),
         .formula = TR_NOOP("formulas", "next of 200, 400, 800G >= port rate x use / limit"),
         .from = "workloads.@.network.ports_use fabrics.*.per_card fabrics.*.trunk_limit fabrics.*.rails fabrics.*.role fabrics.*.pool pools.*.server.nics pools.*.server.accelerators workloads.@.pool"}),
    row<&NetworkUseResults::stepBefore>({.key = "step_before",
         .unit = "s",
         .label = TR_NOOP("fields", "Step time without congestion"),
         .doc = TR_NOOP("docs", "The same run on the same network with nothing taken off for collisions, losses and incast."),
         .formula = TR_NOOP("formulas", "step model with the wired rates"),
         .from = "workloads.@.step_time workloads.@.sequence workloads.@.global_batch workloads.@.model workloads.@.stack",
         .better = -1}),
    row<&NetworkUseResults::congestion>({.key = "congestion",
         .unit = "%",
         .label = TR_NOOP("fields", "Step time added by congestion"),
         .formula = TR_NOOP("formulas", "step time / step time without congestion - 1"),
         .from = "workloads.@.step_time workloads.@.network.step_before",
         .better = -1}),
};
static_assert(keysAreGood(kNetworkUseResults) && memberCount<NetworkUseResults>() == std::size(kNetworkUseResults), "a member has no row");

constexpr std::string_view kShared =
    "storage.checkpoint_size storage.drain storage.write_bandwidth storage.read_needed compute.accelerators "
    "workloads.*.step_time workloads.*.strategy workloads.*.days_ideal workloads.*.kind workloads.*.pool workloads.*.tokens "
    "pools.*.accelerators fabrics.*.role fabrics.*.pool fabrics.*.per_card workloads.*.model workloads.*.sequence "
    "workloads.*.global_batch workloads.*.stack workloads.*.speed checkpoint.bytes_per_token checkpoint.mode";

constexpr std::string_view kSharedOverTime = "checkpoint.interval storage.sharing.per_card workloads.*.step_time";

constexpr Field kSharingResults[] = {
    row<&SharingResults::perCard>({.key = "per_card",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Storage traffic of a card during a checkpoint"),
         .doc = TR_NOOP("docs", "The checkpoint as fast as the hot tier and the servers let it go. Beside an asynchronous one training data are read; a synchronous one stops the run."),
         .formula = TR_NOOP("formulas", "(size / time until durable + useful data rate needed, when asynchronous) / cards"),
         .from = kShared,
         .better = -1}),
    row<&SharingResults::ofPorts>({.key = "of_ports",
         .unit = "%",
         .label = TR_NOOP("fields", "The same, of the ports of a card"),
         .doc = TR_NOOP("docs", "Were it to share them with training: with a storage network of its own it does not."),
         .formula = TR_NOOP("formulas", "storage traffic / bandwidth per card"),
         .from = kShared,
         .better = -1}),
    row<&SharingResults::step>({.key = "step",
         .unit = "s",
         .label = TR_NOOP("fields", "Step time during a checkpoint, shared network"),
         .doc = TR_NOOP("docs", "Of the longest run, if storage traffic used the network of the gradients. Asynchronous checkpoints only."),
         .formula = TR_NOOP("formulas", "step model with bandwidth per card - storage traffic"),
         .from = kShared,
         .better = -1}),
    row<&SharingResults::slowdown>({.key = "slowdown",
         .unit = "%",
         .label = TR_NOOP("fields", "Cost of a shared network to the step"),
         .doc = TR_NOOP("docs", "On average over a checkpoint interval, training data and checkpoints; what a storage network of its own saves."),
         .formula = TR_NOOP("formulas", "share x (step during a checkpoint / step - 1) + (1 - share) x (step beside reading / step - 1), share = min(1, time until durable / interval)"),
         .from = kSharedOverTime,
         .better = -1}),
};
static_assert(keysAreGood(kSharingResults) && memberCount<SharingResults>() == std::size(kSharingResults), "a member has no row");

}  // namespace

template <> Table fieldsOf<SizingResults>() { return kSizingResults; }
template <> Table fieldsOf<CongestionResults>() { return kCongestionResults; }
template <> Table fieldsOf<PortChoiceResults>() { return kPortChoiceResults; }
template <> Table fieldsOf<NetworkUseResults>() { return kNetworkUseResults; }
template <> Table fieldsOf<SharingResults>() { return kSharingResults; }

}  // namespace model
