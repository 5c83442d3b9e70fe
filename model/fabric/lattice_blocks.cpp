// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/lattice_blocks.h"

namespace model::fabric {

LatticeBlocks::At LatticeBlocks::at(std::int64_t block) const {
    return {block % m_counts[0], block / m_counts[0] % m_counts[1], block / m_counts[0] / m_counts[1]};
}

std::int64_t LatticeBlocks::blockOfPlace(std::int64_t place) const {
    const auto& [a, b, c] = m_lattice.sides;
    return block({partWith(place % a, a, m_counts[0]), partWith(place / a % b, b, m_counts[1]),
                  partWith(place / a / b, c, m_counts[2])});
}

std::int64_t LatticeBlocks::takenIn(const std::array<Span, 3>& box) const {
    const std::int64_t a = m_lattice.sides[0], b = m_lattice.sides[1], taken = m_lattice.taken;
    const std::int64_t layers = taken / (a * b), rows = taken / a % b, rest = taken % a;
    const auto among = [](const Span& s, std::int64_t from, std::int64_t to) {
        return std::max<std::int64_t>(0, std::min(s.end(), to) - std::max(s.first, from));
    };
    const std::int64_t across = among(box[0], 0, a), down = among(box[1], 0, b);
    return among(box[2], 0, layers) * across * down +
           among(box[2], layers, layers + 1) *
               (among(box[1], 0, rows) * across + among(box[1], rows, rows + 1) * among(box[0], 0, rest));
}

std::vector<LatticeBlocks::Bundle> LatticeBlocks::bundles() const {
    std::vector<Bundle> out;
    for (std::int64_t from = 0; from < blocks(); ++from)
        for (std::size_t side = 0; side < 3; ++side) {
            const At here = at(from);
            const std::int64_t n = m_counts[side], places = m_lattice.sides[side];
            const auto add = [&](std::int64_t next, std::int64_t links, bool closing) {
                At there = here;
                there[side] = next;
                if (links > 0) out.push_back({from, block(there), side, links, closing});
            };
            // Of the two places of a link the one that is counted later decides whether both are taken.
            if (!m_lattice.torus) {
                for (At there = here; ++there[side] < n;)
                    add(there[side], along(side, here).count * taken(there), false);
            } else if (const bool closing = here[side] + 1 == n; n > 1 && !(closing && places == 2)) {
                std::array<Span, 3> face{along(0, here), along(1, here), along(2, here)};
                face[side] = {closing ? places - 1 : face[side].end(), 1};
                add((here[side] + 1) % n, takenIn(face), closing);
            }
        }
    return out;
}

LatticeBlocks drawnBlocks(Family family, const Sizing& z) {
    constexpr std::int64_t kMostOnCircle = 40, kCircleBlocks = 24, kMostInLine = 8;
    Lattice lattice{family == Family::Torus, z.dims, z.perPlane.endpoints};
    for (auto& side : lattice.sides) side = std::max<std::int64_t>(1, side);
    auto counts = lattice.sides;
    if (family == Family::FullMesh) {
        if (counts[0] > kMostOnCircle) counts[0] = kCircleBlocks;
    } else if (family == Family::FullMesh2D) {
        for (auto& n : counts) n = std::min(n, kMostInLine);
    } else {
        for (auto& n : counts) n = std::min(n, kMostBlocks);
        while (counts[0] * counts[1] * counts[2] > kMostBlocks) {
            auto& longest = *std::max_element(counts.begin(), counts.end());
            longest = (longest + 1) / 2;
        }
    }
    return {lattice, counts};
}

}  // namespace model::fabric
