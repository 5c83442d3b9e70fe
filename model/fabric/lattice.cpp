// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/lattice.h"

#include <algorithm>

#include "model/fabric/sizing.h"

namespace model::fabric {
namespace {

/// Lines along one side, by how many of their places are taken.
struct Lines {
    std::int64_t side = 1;
    std::int64_t whole = 0, longer = 0, shorter = 0;  ///< lines with all places, with `more`, with one less than that
    std::int64_t more = 0;
};
Lines linesAlong(std::int64_t side, std::int64_t stride, std::int64_t taken) {
    const std::int64_t line = stride * side, rest = taken % line;
    Lines l{side, taken / line * stride, rest % stride, 0, rest / stride + 1};
    l.shorter = rest > 0 ? stride - l.longer : 0;
    return l;
}

constexpr std::int64_t pairs(std::int64_t n) {
    return n * (n - 1) / 2;
}
constexpr std::int64_t halves(std::int64_t n) {
    return (n / 2) * (n - n / 2);
}
/// Links of a line of a torus with n of its places taken: a ring of two has one link.
constexpr std::int64_t ringLinks(std::int64_t n, std::int64_t side) {
    return n == side && side > 2 ? n : std::max<std::int64_t>(0, n - 1);
}
/// Links cut when such a line is halved.
constexpr std::int64_t ringCut(std::int64_t n, std::int64_t side) {
    return n == side && side > 2 ? 2 : n > 1 ? 1 : 0;
}

template <class OfLine>
std::int64_t sum(const Lines& l, const OfLine& of) {
    return l.whole * of(l.side, l.side) + l.longer * of(l.more, l.side) + l.shorter * of(l.more - 1, l.side);
}

/// False where the lines along a side do not come in two parts of at least a third of the places each, as those of a
/// side of three do: a second layer of a few places is no half.
bool isHalved(std::int64_t side, std::int64_t stride, std::int64_t taken) {
    if (taken >= stride * side) return side > 1;
    const std::int64_t half = std::max<std::int64_t>(1, (taken + stride) / (2 * stride)) * stride;
    return 3 * std::min(half, taken - half) >= taken;
}

/// Shortest way between two of `open` neighbours on a ring that leaves them and comes back: `apart` steps from each
/// other, the first `depth` steps from the nearer end.
constexpr std::int64_t detour(std::int64_t ring, std::int64_t apart, std::int64_t depth) {
    return std::min(ring - apart, apart + 2 * depth);
}

/// A torus that lacks places of its last layer only, of which `lines` whole lines and `rest` places stand: columns
/// there are rings, the others are open. Two open columns go up and down, or round the ring of a column that is whole.
std::int64_t openTop(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t lines, std::int64_t rest) {
    constexpr std::int64_t kMostSteps = 1'000'000;
    const std::int64_t open = b - lines;
    std::int64_t farthest = a / 2 + b / 2 + c / 2;
    // Along side 1 the line that is not whole has `across` open columns.
    const std::int64_t across = rest > 0 ? a - rest : 0;
    if ((a / 2 + 1) * open > kMostSteps / open) return a / 2 + b / 2 + c - 2;
    for (std::int64_t dx = 0; dx <= a / 2; ++dx) {
        const std::int64_t around = dx < across ? detour(a, dx, (across + 1 - dx) / 2) : dx;
        for (std::int64_t i = 0; i < open; ++i)
            for (std::int64_t j = i; j < open; ++j) {
                const std::int64_t dy = std::min(j - i, b - (j - i));
                std::int64_t over = a + b;
                if (lines > 0) over = dx + detour(b, j - i, std::min(i + 1, open - j));
                if (rest > 0) over = std::min(over, around + std::min(i, b - i) + std::min(j, b - j));
                farthest = std::max(farthest, std::min((dx + dy + over + c) / 2, dx + dy + c - 2));
            }
    }
    return farthest;
}

}  // namespace

std::int64_t Lattice::links() const {
    std::int64_t all = 0, stride = 1;
    for (const std::int64_t side : sides) {
        const Lines l = linesAlong(side, stride, taken);
        all += torus ? sum(l, ringLinks) : sum(l, [](std::int64_t n, std::int64_t) { return pairs(n); });
        stride *= side;
    }
    return all;
}

std::int64_t Lattice::bisectionLinks() const {
    std::int64_t least = 0, stride = 1;
    for (const std::int64_t side : sides) {
        const Lines l = linesAlong(side, stride, taken);
        const std::int64_t cut =
            torus ? sum(l, ringCut) : sum(l, [](std::int64_t n, std::int64_t) { return halves(n); });
        if (cut > 0 && isHalved(side, stride, taken)) least = least == 0 ? cut : std::min(least, cut);
        stride *= side;
    }
    return least;
}

std::int64_t Lattice::diameter() const {
    if (!torus) {
        const bool rows = taken > sides[0];
        return (sides[0] > 1 && taken > 1 ? 1 : 0) + (rows ? 1 : 0);
    }
    auto [a, b, c] = sides;
    while (a * b > 1 && taken <= a * b) {  // all in the first layer
        c = b;
        b = a;
        a = 1;
    }
    const std::int64_t layer = a * b, layers = ceilDiv(taken, layer), rest = taken % layer, plane = a / 2 + b / 2;
    if (taken == layer * c) return plane + c / 2;
    if (rest == 0 || layers < c || c < 3) return plane + layers - 1;
    return openTop(a, b, c, rest / a, rest % a);
}

}  // namespace model::fabric
