// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A torus or mesh of many ports in blocks of neighbouring places, as window and files draw it: which places a block
// has, how many of them are taken, and the links between every two blocks. Arithmetic, held against the wired network
// by the tests; its time does not grow with the network.

#include <algorithm>
#include <vector>

#include "model/fabric/lattice.h"
#include "model/fabric/sizing.h"

namespace model::fabric {

inline constexpr std::int64_t kMostBlocks = 64;

struct Span {
    std::int64_t first = 0, count = 0;
    std::int64_t end() const { return first + count; }
};
/// Part `i`, from 0, of `n` things in `parts` runs as equal as can be; the first ones have one more.
constexpr Span partOf(std::int64_t i, std::int64_t n, std::int64_t parts) {
    return {i * (n / parts) + std::min(i, n % parts), n / parts + (i < n % parts ? 1 : 0)};
}
/// The part that has thing `i`.
constexpr std::int64_t partWith(std::int64_t i, std::int64_t n, std::int64_t parts) {
    const std::int64_t each = n / parts, more = n % parts, large = more * (each + 1);
    return i < large ? i / (each + 1) : more + (i - large) / each;
}

class LatticeBlocks {
public:
    using At = std::array<std::int64_t, 3>;  ///< of a block along every side, from 0

    /// `counts` blocks along each side, from 1 to the places of that side.
    LatticeBlocks(const Lattice& lattice, const At& counts) : m_lattice(lattice), m_counts(counts) {}

    const At& counts() const { return m_counts; }
    std::int64_t blocks() const { return m_counts[0] * m_counts[1] * m_counts[2]; }
    /// True where every place has a block of its own.
    bool isWhole() const { return m_counts == m_lattice.sides; }
    /// Blocks are counted as places are: along side 1 first.
    At at(std::int64_t block) const;
    std::int64_t block(const At& at) const { return at[0] + m_counts[0] * (at[1] + m_counts[1] * at[2]); }
    std::int64_t blockOfPlace(std::int64_t place) const;
    /// Places along a side that a block covers.
    Span along(std::size_t side, const At& at) const { return partOf(at[side], m_lattice.sides[side], m_counts[side]); }
    /// Places of a block that ports take.
    std::int64_t taken(const At& at) const { return takenIn({along(0, at), along(1, at), along(2, at)}); }

    /// Links between two blocks in a line along `side`. Two blocks of a ring have two bundles: one of them closes it.
    struct Bundle {
        std::int64_t from = 0, to = 0;
        std::size_t side = 0;
        std::int64_t links = 0;
        bool closing = false;
    };
    /// Every bundle with a link; the links that are in none of them are inside a block.
    std::vector<Bundle> bundles() const;

private:
    std::int64_t takenIn(const std::array<Span, 3>& box) const;

    Lattice m_lattice;
    At m_counts;
};

/// At most 64 blocks: of a torus the longest side is halved until they fit; rows and columns of a 2D mesh have at most
/// 8; a full mesh of more than 40 ports has 24, as many as can be told apart on a circle. Of a sizing without switches.
LatticeBlocks drawnBlocks(Family family, const Sizing& sizing);

}  // namespace model::fabric
