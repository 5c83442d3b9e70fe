// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Files that describe a wired network to other programs: Graphviz DOT (graphviz.org/doc/info/lang.html), Slurm's
// topology.conf (topology/tree) and topology.yaml (Slurm 25). Text only; who writes it to disk is the caller's affair.

#include <string>
#include <string_view>

#include "model/fabric/wiring.h"

namespace model {

/// A network with the names its devices have in every file.
struct NamedNetwork {
    const fabric::SizingInputs& inputs;
    const fabric::Sizing& sizing;
    const fabric::Wiring& wiring;
    std::string nodePrefix = "node";  ///< of an end that hangs on the network
    std::string nameOf(std::int32_t device) const;
};

/// Tiers in ranks, one edge per bundle with its links and rate. Beyond 64 switches, one box for those that stand
/// together (a block of leaves, the spines of a pod or plane, a group of cores or routers), with their number. Without
/// tiers every box has its place, as in the window: blocks of a torus or mesh (model/fabric/lattice_blocks), groups of
/// a dragonfly in a circle.
std::string networkDot(const NamedNetwork& network, std::string_view title);

/// A tree: blocks of nodes that share their leaves, pods of three tiers, one root for the rest; Slurm knows one parent
/// per switch. A dragonfly is a tree of its groups with a parameter of its own. Networks without switches have no tree:
/// for them topology.yaml names the flat topology, and there is no topology.conf (empty text).
std::string slurmTopologyConf(const NamedNetwork& network);
std::string slurmTopologyYaml(const NamedNetwork& network);
/// "node[001-032,040]" from numbers in rising order, all with the same width.
std::string hostList(std::string_view prefix, const std::vector<std::int64_t>& numbers, int width);

}  // namespace model
