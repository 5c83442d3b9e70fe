// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks come from Random123. Filling a buffer keeps several independent blocks in flight, which a call per draw does
// not.
#include "model/core/random.h"

#include <algorithm>
#include <bit>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#include <Random123/philox.h>
#pragma GCC diagnostic pop

#include "model/core/portable_math.h"
#include "model/core/wide.h"

namespace model {
namespace {

constexpr std::uint32_t kStreamVersion = 1;

std::array<std::uint32_t, 2> keyOf(std::uint64_t seed) {
    return {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)};
}

std::uint32_t tagOf(Purpose purpose, std::uint16_t component) {
    return static_cast<std::uint32_t>(purpose) << 16 | component;
}

/// 53 random bits to (0, 1) without a 64-bit conversion: split at bit 32, both halves are exact.
inline double unitFromWords(std::uint64_t high, std::uint64_t low) {
    constexpr std::uint64_t kTwo52 = 0x4330000000000000;
    const double top = std::bit_cast<double>(kTwo52 | high) - 0x1p52;
    const double bottom = std::bit_cast<double>(kTwo52 | (low >> 11)) - 0x1p52;
    const double u = (top * 0x1p21 + bottom + 0.5) * 0x1p-53;
    return u < 1 ? u : 0x1.fffffffffffffp-1;  // 2^53 - 1 + 0.5 rounds up to 2^53
}

inline r123::Philox4x32::ctr_type blockOf(const StreamId& stream, std::uint32_t block) {
    const r123::Philox4x32::ctr_type counter{
        {block, tagOf(stream.purpose, stream.component), stream.replication, kStreamVersion}};
    const auto key = keyOf(stream.seed);
    return r123::Philox4x32{}(counter, r123::Philox4x32::key_type{{key[0], key[1]}});
}

/// Several blocks of a stream at once, word by word: the same as blockOf, in a form that the compiler turns into
/// vectors. Constants from Salmon et al., table 2.
struct Lanes {
    static constexpr std::size_t kCount = 16;
    std::array<std::uint32_t, kCount> word[4];
};
inline void fillLanes(const StreamId& stream, std::uint32_t firstBlock, Lanes& out) {
    constexpr std::uint64_t kMultiplier0 = 0xD2511F53, kMultiplier1 = 0xCD9E8D57;
    constexpr std::uint32_t kWeyl0 = 0x9E3779B9, kWeyl1 = 0xBB67AE85;
    auto& [a, b, c, d] = out.word;
    for (std::size_t i = 0; i < Lanes::kCount; ++i) {
        a[i] = firstBlock + static_cast<std::uint32_t>(i);
        b[i] = tagOf(stream.purpose, stream.component);
        c[i] = stream.replication;
        d[i] = kStreamVersion;
    }
    auto [key0, key1] = keyOf(stream.seed);
    for (int round = 0; round < 10; ++round, key0 += kWeyl0, key1 += kWeyl1)
        for (std::size_t i = 0; i < Lanes::kCount; ++i) {
            const std::uint64_t p = kMultiplier0 * a[i], q = kMultiplier1 * c[i];
            a[i] = static_cast<std::uint32_t>(q >> 32) ^ b[i] ^ key0;
            b[i] = static_cast<std::uint32_t>(q);
            c[i] = static_cast<std::uint32_t>(p >> 32) ^ d[i] ^ key1;
            d[i] = static_cast<std::uint32_t>(p);
        }
}

}  // namespace

std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
    const r123::Philox4x32::ctr_type c{{counter[0], counter[1], counter[2], counter[3]}};
    const r123::Philox4x32::key_type k{{key[0], key[1]}};
    const auto out = r123::Philox4x32{}(c, k);
    return {out[0], out[1], out[2], out[3]};
}

double unitInterval(std::uint32_t high, std::uint32_t low) {
    return unitFromWords(high, low);
}

double uniformAt(const StreamId& stream, std::uint64_t ordinal) {
    const auto words = blockOf(stream, static_cast<std::uint32_t>(ordinal / 2));
    return ordinal % 2 == 0 ? unitInterval(words[0], words[1]) : unitInterval(words[2], words[3]);
}

WIDE_LOOPS void fillUniforms(const StreamId& stream, std::uint32_t firstBlock, std::span<double> out) {
    while (out.size() >= 2 * Lanes::kCount) {
        Lanes lanes;
        fillLanes(stream, firstBlock, lanes);
        for (std::size_t i = 0; i < Lanes::kCount; ++i) {
            out[2 * i] = unitFromWords(lanes.word[0][i], lanes.word[1][i]);
            out[2 * i + 1] = unitFromWords(lanes.word[2][i], lanes.word[3][i]);
        }
        firstBlock += Lanes::kCount;
        out = out.subspan(2 * Lanes::kCount);
    }
    for (std::size_t i = 0; i < out.size(); i += 2) {
        const auto words = blockOf(stream, firstBlock++);
        out[i] = unitFromWords(words[0], words[1]);
        if (i + 1 < out.size()) out[i + 1] = unitFromWords(words[2], words[3]);
    }
}

WIDE_LOOPS void fillExponentials(const StreamId& stream, std::uint32_t firstBlock, std::span<double> out) {
    fillUniforms(stream, firstBlock, out);
    for (double& x : out) x = -portableLog(x);
}

void fillNormals(const StreamId& stream, std::uint32_t firstBlock, std::span<double> out) {
    fillUniforms(stream, firstBlock, out);
    normalQuantiles(out);
}

WIDE_LOOPS void fillLognormals(const StreamId& stream, std::uint32_t firstBlock, std::span<double> out, double sigma) {
    fillNormals(stream, firstBlock, out);
    for (double& x : out) x = portableExp(sigma * (x - sigma / 2));
}

RandomStream::RandomStream(std::uint64_t seed, Purpose purpose, std::uint16_t component, std::uint32_t replication)
    : m_key(keyOf(seed)), m_tag(tagOf(purpose, component)), m_replication(replication) {}

double RandomStream::uniform() {
    if (m_used >= 4) {
        m_block = philox({m_ordinal++, m_tag, m_replication, kStreamVersion}, m_key);
        m_used = 0;
    }
    const auto i = static_cast<std::size_t>(m_used);
    m_used += 2;
    return unitInterval(m_block[i], m_block[i + 1]);
}

double RandomStream::exponential() {
    return -portableLog(uniform());
}

double RandomStream::normal() {
    return normalQuantile(uniform());
}

void BufferedStream::refill() {
    const std::span<double> out(m_draws.data(), m_next);
    switch (m_kind) {
        case Kind::Uniform:
            fillUniforms(m_stream, m_block, out);
            break;
        case Kind::Exponential:
            fillExponentials(m_stream, m_block, out);
            break;
        case Kind::Normal:
            fillNormals(m_stream, m_block, out);
            break;
        case Kind::Lognormal:
            fillLognormals(m_stream, m_block, out, m_sigma);
            break;
    }
    m_block += static_cast<std::uint32_t>(m_next / 2);
    m_size = m_next;
    m_used = 0;
    m_next = std::min(kLargest, 2 * m_next);
}

}  // namespace model
