// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Free cards that no job can use. A gang of g cards on nodes of c cards takes its cards from one node (g < c) or whole
// free nodes (g >= c). Index F_g = 1 - placeable gangs x g / free cards: 0 when all that is free can be used, 1 when a
// gang of this size waits beside free cards.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace model::operations {

/// Whole free nodes to be expected when u used cards lie at random: N C(Nc - c, u) / C(Nc, u). N, c >= 1,
/// 0 <= u <= Nc; blank otherwise.
std::optional<double> expectedFreeNodes(std::int64_t nodes, std::int64_t cardsPerNode, std::int64_t used);

/// Gangs of g cards that can start: sum floor(free_i / g) for g < c, floor(whole free nodes / ceil(g/c)) else.
/// `free` is the number of free cards of each node, 0..c. Blank for g < 1 or c < 1.
std::optional<std::int64_t> placeableGangs(std::span<const std::int64_t> free, std::int64_t cardsPerNode,
                                           std::int64_t gang);

/// F_g. Blank as above; 0 where nothing is free.
std::optional<double> fragmentation(std::span<const std::int64_t> free, std::int64_t cardsPerNode, std::int64_t gang);

/// Whether jobs fit beside each other: by cards, and by whole nodes.
struct GangFit {
    std::int64_t sum = 0, left = 0;  ///< cards; left < 0: too many
    std::vector<std::int64_t> nodesNeeded;
    std::int64_t nodesTotal = 0;
    bool wholeNodesFit = false;
};
/// cards >= 0, cardsPerNode >= 1, jobs >= 0; blank otherwise.
std::optional<GangFit> gangFit(std::int64_t cards, std::int64_t cardsPerNode, std::span<const std::int64_t> jobs);

/// Cards of a job that stand idle while it keeps the share `busy` of them at work, to the nearest card.
std::int64_t idleCards(std::int64_t cards, double busy);

}  // namespace model::operations
