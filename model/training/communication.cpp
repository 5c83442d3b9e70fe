// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks, groups and blocks.

#include "model/training/communication.h"

#include <algorithm>
#include <cmath>

namespace model::training {
namespace {

/// One kind of group: `size` ranks that lie `stride` apart, repeated over all ranks.
struct Group {
    std::int64_t size = 1, stride = 1;
    std::int64_t first(std::int64_t rank) const { return rank - rank / stride % size * stride; }
    std::int64_t member(std::int64_t rank, std::int64_t shift) const {
        return first(rank) + (rank / stride % size + shift) % size * stride;
    }
};

/// Ranks that follow each other and send to ranks that follow each other are taken together, as far as neither leaves
/// its block: the cost grows with groups and blocks, not with cards.
class Filler {
public:
    Filler(CommunicationMatrix& matrix, std::int64_t cards, std::int64_t perBlock)
        : m_matrix(matrix), m_cards(cards), m_perBlock(perBlock) {}

    /// Every rank sends `bytes` to the next member of its group.
    void ring(const Group& g, double bytes) {
        if (g.size <= 1 || bytes <= 0) return;
        const std::int64_t all = g.size * g.stride, last = all - g.stride;
        if (m_perBlock % all == 0) return within(bytes);
        for (std::int64_t r = 0; r < m_cards; r += all) {
            shift(r, last, g.stride, bytes);
            shift(r + last, g.stride, -last, bytes);
        }
    }

    /// Every rank spreads `bytes` over the other members.
    void everyone(const Group& g, double bytes) {
        if (g.size <= 1 || bytes <= 0) return;
        if (m_perBlock % (g.size * g.stride) == 0) return within(bytes);
        const double each = bytes / static_cast<double>(g.size - 1);
        std::vector<double> members(m_matrix.blocks);
        for (std::int64_t r = 0; r < m_cards; ++r) {
            if (r / g.stride % g.size != 0) continue;  // once per group
            const std::size_t from = block(r), to = block(g.member(r, g.size - 1));
            std::fill(members.begin() + std::ptrdiff_t(from), members.begin() + std::ptrdiff_t(to) + 1, 0.0);
            for (std::int64_t i = 0; i < g.size; ++i) ++members[block(g.member(r, i))];
            for (std::size_t a = from; a <= to; ++a)
                for (std::size_t b = from; b <= to; ++b)
                    m_matrix.bytes[a * m_matrix.blocks + b] += each * members[a] * (members[b] - (a == b ? 1 : 0));
        }
    }

    /// Both directions between neighbours of a line; its ends have one neighbour.
    void line(const Group& g, double bytes) {
        if (g.size <= 1 || bytes <= 0) return;
        const std::int64_t all = g.size * g.stride;
        for (std::int64_t r = 0; r < m_cards; r += all) {
            shift(r, all - g.stride, g.stride, bytes / 2);
            shift(r + g.stride, all - g.stride, -g.stride, bytes / 2);
        }
    }

private:
    std::size_t block(std::int64_t rank) const { return static_cast<std::size_t>(rank / m_perBlock); }

    /// No group leaves its block.
    void within(double bytes) {
        for (std::size_t a = 0; a < m_matrix.blocks; ++a) {
            const std::int64_t first = static_cast<std::int64_t>(a) * m_perBlock;
            m_matrix.bytes[a * m_matrix.blocks + a] +=
                bytes * static_cast<double>(std::min(m_perBlock, m_cards - first));
        }
    }

    /// `count` ranks from `from` on, each to the rank `by` further.
    void shift(std::int64_t from, std::int64_t count, std::int64_t by, double bytes) {
        for (const std::int64_t end = from + count; from < end;) {
            const std::int64_t to = from + by;
            const std::int64_t n =
                std::min({end - from, m_perBlock - from % m_perBlock, m_perBlock - to % m_perBlock});
            m_matrix.bytes[block(from) * m_matrix.blocks + block(to)] += bytes * static_cast<double>(n);
            from += n;
        }
    }

    CommunicationMatrix& m_matrix;
    std::int64_t m_cards, m_perBlock;
};

}  // namespace

double CommunicationMatrix::largest() const {
    return bytes.empty() ? 0 : *std::max_element(bytes.begin(), bytes.end());
}

double CommunicationMatrix::total() const {
    double sum = 0;
    for (const double b : bytes) sum += b;
    return sum;
}

CommunicationMatrix communicationMatrix(const StepCase& c, const Mapping& m, std::size_t most) {
    CommunicationMatrix out;
    const std::int64_t cards = m.cards(), wanted = static_cast<std::int64_t>(std::max<std::size_t>(1, most));
    const auto domain = static_cast<std::int64_t>(std::clamp(c.layer.network.tiers[0].members, 1.0, static_cast<double>(cards)));
    std::int64_t perBlock = (cards + wanted - 1) / wanted;
    if (perBlock > domain) perBlock = (perBlock + domain - 1) / domain * domain;
    else if (cards / domain >= 2) perBlock = domain;
    out.blocks = static_cast<std::size_t>((cards + perBlock - 1) / perBlock);
    out.cardsPerBlock = static_cast<double>(perBlock);
    out.bytes.assign(out.blocks * out.blocks, 0);
    const Volumes v = stepVolumes(c, m);
    Filler fill(out, cards, perBlock);
    fill.ring({m.tensor, 1}, v.tensor);
    fill.ring({m.context, m.tensor}, v.context);
    fill.ring({m.data * m.context, m.tensor}, v.gradient);
    fill.everyone({m.expert, m.expertTensor}, v.expert);
    fill.line({m.pipeline, m.tensor * m.context * m.data}, v.pipeline);
    return out;
}

}  // namespace model::training
