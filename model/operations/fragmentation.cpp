// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/fragmentation.h"

#include <algorithm>
#include <cmath>

namespace model::operations {
namespace {

constexpr std::int64_t kMostCards = 1'000'000'000'000;  // keeps products within 64 bits

bool isSize(std::int64_t n) {
    return n >= 1 && n <= kMostCards;
}

/// a / b, rounded up, without leaving the range.
std::int64_t over(std::int64_t a, std::int64_t b) {
    return a / b + (a % b != 0 ? 1 : 0);
}

}  // namespace

std::optional<double> expectedFreeNodes(std::int64_t nodes, std::int64_t cardsPerNode, std::int64_t used) {
    if (!isSize(nodes) || !isSize(cardsPerNode) || nodes > kMostCards / cardsPerNode) return std::nullopt;
    const std::int64_t all = nodes * cardsPerNode;
    if (used < 0 || used > all) return std::nullopt;
    // C(Nc - c, u) / C(Nc, u) = product over i < min(c, u) of the shorter of the two sides of the same fraction:
    // (free - i) / (all - i) over the cards of a node, or (all - c - i) / (all - i) over the used cards.
    const bool byNode = cardsPerNode <= used;
    const std::int64_t terms = byNode ? cardsPerNode : used, top = byNode ? all - used : all - cardsPerNode;
    double p = 1;
    for (std::int64_t i = 0; i < terms && p > 0; ++i)
        p *= static_cast<double>(std::max<std::int64_t>(0, top - i)) / static_cast<double>(all - i);
    return static_cast<double>(nodes) * p;
}

std::optional<std::int64_t> placeableGangs(std::span<const std::int64_t> free, std::int64_t cardsPerNode,
                                           std::int64_t gang) {
    if (!isSize(cardsPerNode) || !isSize(gang)) return std::nullopt;
    std::int64_t gangs = 0, whole = 0;
    for (const std::int64_t f : free) {
        gangs += std::clamp<std::int64_t>(f, 0, cardsPerNode) / gang;
        whole += f >= cardsPerNode ? 1 : 0;
    }
    return gang < cardsPerNode ? gangs : whole / over(gang, cardsPerNode);
}

std::optional<double> fragmentation(std::span<const std::int64_t> free, std::int64_t cardsPerNode, std::int64_t gang) {
    const auto gangs = placeableGangs(free, cardsPerNode, gang);
    if (!gangs) return std::nullopt;
    double all = 0;
    for (const std::int64_t f : free) all += static_cast<double>(std::clamp<std::int64_t>(f, 0, cardsPerNode));
    if (all <= 0) return 0;
    return 1 - static_cast<double>(*gangs) * static_cast<double>(gang) / all;
}

std::optional<GangFit> gangFit(std::int64_t cards, std::int64_t cardsPerNode, std::span<const std::int64_t> jobs) {
    if (cards < 0 || cards > kMostCards || !isSize(cardsPerNode)) return std::nullopt;
    GangFit fit;
    fit.nodesTotal = cards / cardsPerNode;
    std::int64_t needed = 0;
    for (const std::int64_t job : jobs) {
        if (job < 0 || job > kMostCards) return std::nullopt;
        fit.sum += job;
        fit.nodesNeeded.push_back(over(job, cardsPerNode));
        needed += fit.nodesNeeded.back();
        if (fit.sum > kMostCards) return std::nullopt;
    }
    fit.left = cards - fit.sum;
    fit.wholeNodesFit = needed <= fit.nodesTotal;
    return fit;
}

std::int64_t idleCards(std::int64_t cards, double busy) {
    const double share = std::isfinite(busy) ? std::clamp(busy, 0.0, 1.0) : 0;
    return cards - std::llround(static_cast<double>(cards) * share);
}

}  // namespace model::operations
