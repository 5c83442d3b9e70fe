// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/random.h"

#include <cmath>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#include <Random123/philox.h>
#pragma GCC diagnostic pop
#include <boost/math/special_functions/erf.hpp>

namespace model {
namespace {
constexpr std::uint32_t kStreamVersion = 1;
}

std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
    const r123::Philox4x32::ctr_type c{{counter[0], counter[1], counter[2], counter[3]}};
    const r123::Philox4x32::key_type k{{key[0], key[1]}};
    const auto out = r123::Philox4x32{}(c, k);
    return {out[0], out[1], out[2], out[3]};
}

RandomStream::RandomStream(std::uint64_t seed, Purpose purpose, std::uint16_t component, std::uint32_t replication)
    : m_key{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
      m_tag(static_cast<std::uint32_t>(purpose) << 16 | component),
      m_replication(replication) {}

double RandomStream::uniform() {
    if (m_used >= 4) {
        m_block = philox({m_ordinal++, m_tag, m_replication, kStreamVersion}, m_key);
        m_used = 0;
    }
    const auto i = static_cast<std::size_t>(m_used);
    m_used += 2;
    const std::uint64_t bits = (std::uint64_t{m_block[i]} << 32 | m_block[i + 1]) >> 11;
    return (static_cast<double>(bits) + 0.5) * 0x1p-53;
}

double RandomStream::exponential() {
    return -std::log(uniform());
}

double RandomStream::normal() {
    return -std::sqrt(2.0) * boost::math::erfc_inv(2.0 * uniform());
}

}  // namespace model
