// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Counter-based random streams (Philox4x32-10 by Random123): a draw is a pure function of seed and counter, so no
// draw depends on threads, order of completion or policy. Salmon et al., SC11.

#include <array>
#include <cstdint>

namespace model {

/// One block of Philox4x32-10: four 32-bit words from a counter and a key.
std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

/// What a draw is for; streams of different purposes never overlap.
enum class Purpose : std::uint16_t {
    Gap,
    Class,
    Member,
    Detect,
    Diagnose,
    Restart,
    Repair,
    ResetOrHardware,
    SdcLatency,
    Straggler,
    Domain,
    Storage
};

/// Counter: word 0 = ordinal of the draw, word 1 = purpose << 16 | component, word 2 = replication, word 3 = version.
class RandomStream {
public:
    RandomStream(std::uint64_t seed, Purpose purpose, std::uint16_t component, std::uint32_t replication);
    /// Uniform in (0, 1): (53 random bits + 0.5) 2^-53, never 0 or 1.
    double uniform();
    /// Exponential with mean 1.
    double exponential();
    /// Standard normal, by the quantile function.
    double normal();

private:
    std::array<std::uint32_t, 2> m_key;
    std::uint32_t m_ordinal = 0, m_tag, m_replication;
    std::array<std::uint32_t, 4> m_block{};
    int m_used = 4;
};

}  // namespace model
