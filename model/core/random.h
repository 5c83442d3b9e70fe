// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Counter-based random streams (Philox4x32-10, as in Random123): a draw is a pure function of seed and counter, so no
// draw depends on threads, order of completion or policy. Salmon et al., Parallel random numbers, SC11.
// RandomStream draws one by one; BufferedStream gives the same numbers in blocks, several times as fast.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace model {

/// One block of Philox4x32-10: four 32-bit words from a counter and a key.
std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

/// Two words to a double in (0, 1): (53 high bits + 0.5) 2^-53, rounded, but never 0 or 1.
double unitInterval(std::uint32_t high, std::uint32_t low);

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

/// Names one stream. Counter: word 0 = ordinal of the block, word 1 = purpose << 16 | component, word 2 = replication,
/// word 3 = version. A block of four words gives two doubles: draw k comes from block k / 2.
struct StreamId {
    std::uint64_t seed = 0;
    Purpose purpose = Purpose::Gap;
    std::uint16_t component = 0;
    std::uint32_t replication = 0;
};

/// Draw `ordinal` of a stream, by random access.
double uniformAt(const StreamId& stream, std::uint64_t ordinal);

/// The draws 2 firstBlock, 2 firstBlock + 1, ... of a stream.
void fillUniforms(const StreamId& stream, std::uint32_t firstBlock, std::span<double> out);
/// The same draws as exponentials with mean 1, as standard normals.
void fillExponentials(const StreamId& stream, std::uint32_t firstBlock, std::span<double> out);
void fillNormals(const StreamId& stream, std::uint32_t firstBlock, std::span<double> out);
/// ... as lognormals with mean 1.
void fillLognormals(const StreamId& stream, std::uint32_t firstBlock, std::span<double> out, double sigma);

class RandomStream {
public:
    RandomStream(std::uint64_t seed, Purpose purpose, std::uint16_t component, std::uint32_t replication);
    /// Uniform in (0, 1), never 0 or 1.
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

/// One kind of draw of one stream, computed in growing blocks: short runs waste little, long runs are fast.
class BufferedStream {
public:
    enum class Kind { Uniform, Exponential, Normal, Lognormal };
    /// `sigma` is for Lognormal, which has mean 1: e^{sigma z - sigma^2/2}.
    BufferedStream(const StreamId& stream, Kind kind, double sigma = 0)
        : m_stream(stream), m_kind(kind), m_sigma(sigma) {}
    double next() {
        if (m_used == m_size) refill();
        return m_draws[m_used++];
    }

private:
    static constexpr std::size_t kLargest = 128;
    void refill();

    StreamId m_stream;
    Kind m_kind;
    double m_sigma;
    std::uint32_t m_block = 0;
    std::size_t m_used = 0, m_size = 0, m_next = 16;
    alignas(64) std::array<double, kLargest> m_draws;
};

}  // namespace model
