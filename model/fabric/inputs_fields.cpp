// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/inputs.h"

namespace model {
namespace {

constexpr Field kFabric[] = {
    row<&Fabric::role>({.key = "role", .label = TR_NOOP("fields", "Network"), .group = TR_NOOP("groups", "Network")}),
    row<&Fabric::pool>({.key = "pool", .label = TR_NOOP("fields", "Connects pool"), .doc = TR_NOOP("docs", "Blank connects every pool."), .group = TR_NOOP("groups", "Network"), .of = "pools", .more = true}),
    row<&Fabric::family>({.key = "family", .label = TR_NOOP("fields", "Topology"),
        .doc = TR_NOOP("docs", "Of the parameter network; the other networks are fat trees. Torus and meshes join the network ports of the servers without switches: a port shares its rate over the links to its neighbours, in a mesh at most as many as the chosen switch has ports."),
        .source = TR_NOOP("sources", "Al-Fares 2008; Kim 2008; Jouppi 2023; rail-only: arXiv 2307.12169"), .group = TR_NOOP("groups", "Network")}),
    row<&Fabric::switchId>({.key = "switch_id", .label = TR_NOOP("fields", "Switch"), .group = TR_NOOP("groups", "Switch"), .of = "switches", .table_key = "switch", .information = true}),
    row<&Fabric::device>({.key = "switch", .label = TR_NOOP("fields", "Switch"), .group = TR_NOOP("groups", "Switch")}),
    row<&Fabric::tiers>({.key = "tiers", .label = TR_NOOP("fields", "Tiers"), .group = TR_NOOP("groups", "Network")}),
    row<&Fabric::oversubscription>({.key = "oversubscription", .unit = ": 1", .hard = {1, 64}, .typical = {1, 7}, .label = TR_NOOP("fields", "Oversubscription, requested"),
        .doc = TR_NOOP("docs", "Downlink over uplink bandwidth at the leaf; 1 is non-blocking."), .group = TR_NOOP("groups", "Oversubscription"), .better = -1}),
    row<&Fabric::planes>({.key = "planes", .hard = {1, 16}, .typical = {1, 8}, .label = TR_NOOP("fields", "Planes"),
        .doc = TR_NOOP("docs", "Separate copies of the fabric; every NIC is split over all of them."), .group = TR_NOOP("groups", "Network")}),
    row<&Fabric::side1>({.key = "side_1", .hard = {1, 1e6}, .typical = {2, 64}, .label = TR_NOOP("fields", "Side 1"),
        .doc = TR_NOOP("docs", "Network ports along this side of a torus or 2D mesh; blank is chosen, near a cube or square."), .group = TR_NOOP("groups", "Network"), .more = true}),
    row<&Fabric::side2>({.key = "side_2", .hard = {1, 1e6}, .typical = {2, 64}, .label = TR_NOOP("fields", "Side 2"),
        .doc = TR_NOOP("docs", "Network ports along this side of a torus or 2D mesh; blank is chosen, near a cube or square."), .group = TR_NOOP("groups", "Network"), .more = true}),
    row<&Fabric::side3>({.key = "side_3", .hard = {1, 1e6}, .typical = {2, 64}, .label = TR_NOOP("fields", "Side 3"),
        .doc = TR_NOOP("docs", "Network ports along the third side of a torus; blank is chosen."), .group = TR_NOOP("groups", "Network"), .more = true}),
    row<&Fabric::dualTor>({.key = "dual_tor", .label = TR_NOOP("fields", "Every NIC on two leaves"),
        .doc = TR_NOOP("docs", "Dual ToR: a NIC has two ports at half its rate on two leaves, so a leaf or a link costs half the rate instead of the job."),
        .source = TR_NOOP("sources", "Alibaba HPN, SIGCOMM 2024"), .grade = Grade::A, .group = TR_NOOP("groups", "Network"), .more = true}),
    row<&Fabric::rails>({.key = "rails", .hard = {1, 1024}, .label = TR_NOOP("fields", "Rails"),
        .doc = TR_NOOP("docs", "NICs per server that go to leaves of their own; blank takes the NICs of the server."), .group = TR_NOOP("groups", "Network"), .more = true}),
    row<&Fabric::portsPerNode>({.key = "ports_per_node", .hard = {1, 1024}, .label = TR_NOOP("fields", "Ports per server"),
        .doc = TR_NOOP("docs", "Links of every server into this network; blank = 1."), .group = TR_NOOP("groups", "Network"), .more = true}),
    row<&Fabric::suNodes>({.key = "su_nodes", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Servers per scalable unit"),
        .doc = TR_NOOP("docs", "Leaves are built for whole units of this many servers; 0 fills every leaf."), .group = TR_NOOP("groups", "Network"), .more = true}),
    row<&Fabric::ufm>({.key = "ufm", .label = TR_NOOP("fields", "Ports for the fabric manager"),
        .doc = TR_NOOP("docs", "InfiniBand reference designs leave out one server to free its ports."), .group = TR_NOOP("groups", "Network"), .more = true}),
    row<&Fabric::linkRate>({.key = "link_rate", .unit = "Gbit/s", .hard = {0.1, 1e5}, .label = TR_NOOP("fields", "Link rate"),
        .doc = TR_NOOP("docs", "Rate of one NIC port; blank takes the rate of the NIC, at most that of the switch port. Several planes share it."), .group = TR_NOOP("groups", "Switch"), .more = true}),
    row<&Fabric::switchOpticId>({.key = "switch_optic_id", .label = TR_NOOP("fields", "Module at the switch"), .group = TR_NOOP("groups", "Optics and cables"), .of = "optics", .table_key = "switch_optic", .information = true}),
    row<&Fabric::switchOptic>({.key = "switch_optic", .label = TR_NOOP("fields", "Module at the switch"), .group = TR_NOOP("groups", "Optics and cables")}),
    row<&Fabric::serverOpticId>({.key = "server_optic_id", .label = TR_NOOP("fields", "Module at the server"), .group = TR_NOOP("groups", "Optics and cables"), .of = "optics", .table_key = "server_optic", .information = true}),
    row<&Fabric::serverOptic>({.key = "server_optic", .label = TR_NOOP("fields", "Module at the server"), .group = TR_NOOP("groups", "Optics and cables")}),
    row<&Fabric::cablePrice>({.key = "cable", .label = TR_NOOP("fields", "Cable price"), .group = TR_NOOP("groups", "Optics and cables")}),
    row<&Fabric::requiredPerCard>({.key = "required_per_card", .unit = "GB/s", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Required bandwidth per card"),
        .doc = TR_NOOP("docs", "Rule of the practitioner article: at least 25 GB/s (200 Gbit/s) per card."),
        .source = TR_NOOP("sources", "practitioner article on two AI computing projects"), .grade = Grade::B, .group = TR_NOOP("groups", "Checks")}),
    row<&Fabric::linkEfficiency>({.key = "link_efficiency", .unit = "%", .hard = {1, 100}, .typical = {80, 98}, .label = TR_NOOP("fields", "Link efficiency"),
        .doc = TR_NOOP("docs", "Share of the line rate that collectives reach; used to choose the port rate."), .grade = Grade::C, .group = TR_NOOP("groups", "Checks"), .more = true}),
};
static_assert(keysAreGood(kFabric) && memberCount<Fabric>() == std::size(kFabric) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<Fabric>() { return kFabric; }

}  // namespace model
