// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The parameter network of a design built as every other family: the same cards, ports, switches and prices, each
// variant run through the chain like a design of its own.

#include <optional>
#include <vector>

#include "model/core/problem.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

struct FamilyVariant {
    FabricFamily family = FabricFamily::LeafSpine;
    std::int64_t tiers = 0;  ///< of a plain fat tree, which is shown with two and with three; else 0
    bool current = false;    ///< as the design has it
    std::int64_t planes = 1;
    FabricResult network;
    std::optional<Cost> costPerCard;    ///< switches, modules and cables; blank while a price is missing
    std::optional<Power> powerPerCard;  ///< the same parts, peak
    std::optional<ByteRate> bisectionPerCard;
    /// 1 GB per card among all cards of the first pool on the network; only the time on the wires, without latencies.
    std::optional<Duration> allReduce, allToAll;
    std::optional<Problem> limit, next;  ///< why it cannot be built, and what would help

    bool feasible() const { return network.leaves.has_value(); }
    std::optional<std::int64_t> switches() const;
    std::optional<std::int64_t> modules() const;
    /// Cables to lay; one per link where the floor is not known.
    std::optional<std::int64_t> cables() const;
};

/// One variant per family, in the order of the choices, plain fat trees with two and three tiers. Nothing where
/// `fabric` is no parameter network of the design.
std::vector<FamilyVariant> compareFamilies(const Project& project, const Design& design, std::size_t fabric);

/// The choice at another size: fat tree (with as many tiers as it needs, and planes where these switches end), torus,
/// full mesh and dragonfly for `cards` cards of the first pool on the network, all other pools empty.
std::vector<FamilyVariant> familiesAt(const Project& project, const Design& design, std::size_t fabric,
                                      std::int64_t cards);

}  // namespace model
