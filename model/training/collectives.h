// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Time of a collective from the tiers that a group of ranks really spans: alpha-beta forms of ring, tree and hierarchy
// (Thakur 2005, Hockney 1994; NCCL bus-bandwidth factors). The bandwidth of a group is never typed in: it follows from
// the stride and size of the group, the ports of a card and the oversubscription of the tiers the group crosses.

#include <array>
#include <cstdint>

namespace model::training {

/// One level of the network, from the scale-up domain outwards. `members` are cards below one block of the tier.
struct NetworkTier {
    double members = 1;
    double bandwidth = 0;         ///< bytes/s per card and direction, already times its efficiency
    double oversubscription = 1;  ///< cumulative from the card up, >= 1
    double latency = 0;           ///< s per hop
    double spread = 0;            ///< oversubscription for traffic from everyone to everyone; 0 = the same
    double side = 0;              ///< torus and mesh: places along the side that this tier adds
    bool operator==(const NetworkTier&) const = default;
};

/// What joins the cards outside the scale-up domain. A torus or mesh has no switch: a card shares its bandwidth over
/// `degree` links to its neighbours, and each tier above the domain is one more side.
enum class Wires { Switches, Torus, Mesh };

/// The tiers of a design: 0 scale-up domain, 1 leaf or rail group, 2 pod, 3 core, 4 between buildings; of a dragonfly
/// 1 router, 2 group, 3 all groups. The last one holds every card.
struct Network {
    std::array<NetworkTier, 5> tiers{};
    std::int64_t count = 0;
    Wires wires = Wires::Switches;
    double degree = 1;         ///< links of a card in a torus or mesh
    double separateRails = 0;  ///< rails without a link between them; 0 = any card reaches any other through switches
    bool inSwitch = false;     ///< the scale-up switches reduce: each card sends and receives its data once
    bool operator==(const Network&) const = default;
};

/// Where a group of `size` ranks, `stride` apart, lives.
struct GroupPath {
    double size = 1;   ///< n
    double inner = 1;  ///< members inside one scale-up domain
    double outer = 1;  ///< domains in the group, n / inner
    double innerBandwidth = 0, innerLatency = 0;
    double outerBandwidth = 0, outerLatency = 0;  ///< per card; of a ring in sorted order, derated by oversubscription
    double crossBandwidth = 0;  ///< per card; when every member talks to every other, derated likewise
    std::int64_t tier = 0;      ///< the outermost tier the group needs
    bool inSwitch = false;
};

/// Lays a group on the tiers. Ring: a block of q members sends 1/q of its bytes across its border; all-to-all: all but
/// (q-1)/(n-1) of them; an oversubscribed tier lets bytes through at B / (1 - x + x o).
GroupPath groupPath(const Network& network, double size, double stride);

/// 2 (n-1) alpha + 2 (n-1)/n S/B: all-reduce of S bytes over n members in a ring; n >= 1.
double ringAllReduce(double members, double bytes, double bandwidth, double latency);
/// 2 ceil(log2 n) alpha + 2 S/B: double binary tree, pipelined.
double treeAllReduce(double members, double bytes, double bandwidth, double latency);
/// Bandwidth left when the share x of a card's bytes crosses a tier oversubscribed o times: 1 / (1 - x + x o), one
/// part after the other; 1 / max(1, x o) is the bound of perfect pipelining.
double serialDerating(double crossingShare, double oversubscription);
double pipelinedDerating(double crossingShare, double oversubscription);

/// Collective times in s for `bytes` per card (the whole vector for all-reduce, the gathered size for the halves).
/// Inside the domain a ring or, between domains, the faster of ring and tree.
double allReduceTime(const GroupPath& g, double bytes);
/// All-reduce of few bytes, as inference servers do it inside a domain where every card reaches every other: in one
/// shot, alpha + (n-1) S/B, or in two, 2 alpha + 2 (n-1)/n S/B, whichever is faster (TensorRT-LLM, vLLM custom
/// all-reduce); between domains as above.
double directAllReduceTime(const GroupPath& g, double bytes);
double reduceScatterTime(const GroupPath& g, double bytes);  ///< all-gather takes the same
/// Each card sends `bytes` in total, spread evenly over the group; (n-1)/n of them leave the card.
double allToAllTime(const GroupPath& g, double bytes);
/// Dispatch to `copies` chosen domains out of the group's (node-limited routing): what leaves the domain is sent once
/// per domain, the rest travels over the scale-up links. `bytes` is one copy of all tokens, `fanOut` copies per token.
double dispatchTime(const GroupPath& g, double bytes, double fanOut);
/// alpha + S beta between neighbours `stride` apart.
double sendTime(const Network& network, double bytes, double stride);

}  // namespace model::training
