// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/congestion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace model::fabric {
namespace {

constexpr std::int64_t kExactFlows = 64;
constexpr double kNegligible = 1e-11;

using Series = std::vector<double>;

/// Product of two power series up to x^n; squares take half the work.
Series multiply(const Series& a, const Series& b) {
    Series c(a.size(), 0.0);
    const bool square = &a == &b;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == 0) continue;
        if (square && 2 * i < c.size()) c[2 * i] += a[i] * a[i];
        const double f = square ? 2 * a[i] : a[i];
        for (std::size_t j = square ? i + 1 : 0; i + j < c.size(); ++j) c[i + j] += f * b[j];
    }
    return c;
}

/// Coefficient of x^n in base^m for m >= 2, n the highest power kept; the last product is only a dot product.
double lastOfPower(Series base, std::int64_t m) {
    Series rest;  // odd factors met on the way; empty = 1
    const auto take = [&] { rest = rest.empty() ? base : multiply(rest, base); };
    for (; m > 3; m /= 2) {
        if (m % 2 == 1) take();
        base = multiply(base, base);
    }
    if (m == 3) take();
    const Series other = rest.empty() ? base : multiply(rest, base);
    double last = 0;
    for (std::size_t i = 0; i < base.size(); ++i) last += base[i] * other[base.size() - 1 - i];
    return last;
}

/// log of the Poisson probability of j at mean lambda.
double logPoisson(double j, double lambda) {
    return j * std::log(lambda) - lambda - std::lgamma(j + 1);
}

/// E[max] = sum_k P(max > k). The factors 1/j! are weighted to Poisson probabilities of mean n/m, whose m-fold
/// product has the Poisson probability of n at mean n as total: nothing overflows for any m.
double exactMaximum(std::int64_t n, std::int64_t m) {
    const double lambda = static_cast<double>(n) / static_cast<double>(m);
    const double total = std::exp(logPoisson(static_cast<double>(n), static_cast<double>(n)));
    const std::int64_t least = (n + m - 1) / m;
    const auto probability = [&](std::int64_t j) { return std::exp(logPoisson(static_cast<double>(j), lambda)); };
    Series one(static_cast<std::size_t>(n) + 1, 0.0);
    for (std::int64_t j = 0; j < least; ++j) one[static_cast<std::size_t>(j)] = probability(j);
    double sum = static_cast<double>(least);
    for (std::int64_t k = least; k < n; ++k) {
        one[static_cast<std::size_t>(k)] = probability(k);
        const double above = 1 - lastOfPower(one, m) / total;
        if (above < kNegligible) break;
        sum += above;
    }
    return sum;
}

/// E of the maximum of m independent Poisson numbers of mean lambda, summed over k. Between the counts that are passed
/// for certain and those that are never passed lie few; only these need a logarithm.
double poissonMaximum(double lambda, double m) {
    constexpr double kCertain = 40;  // exp(-40) is nothing beside 1
    const double width = 12 * std::sqrt(lambda) + 40;
    const double start = std::max(0.0, std::floor(lambda - width));
    const double passed = std::exp(-kCertain / m);
    double probability = std::exp(logPoisson(start, lambda)), cumulative = 0, sum = start;
    for (double k = start; k < lambda + width; ++k) {
        cumulative = std::min(1.0, cumulative + probability);
        probability *= lambda / (k + 1);
        if (cumulative < passed)
            sum += 1;
        else if (cumulative < 1)
            sum += -std::expm1(m * std::log(cumulative));
        else
            break;
    }
    return sum;
}

/// The same for large means, where the loads are normal: lambda + sqrt(lambda) E[max of m standard normals].
double normalMaximum(double lambda, double m) {
    constexpr double kStep = 0.0625, kEnd = 8;
    double mean = 0;  // E[max] = integral of P(max > z) - 1[z < 0] over z, midpoint rule
    for (double z = -kEnd + kStep / 2; z < kEnd; z += kStep) {
        const double tail = 0.5 * std::erfc(z / std::sqrt(2.0));
        const double above = tail < 1 ? -std::expm1(m * std::log1p(-tail)) : 1;
        mean += (above - (z < 0 ? 1 : 0)) * kStep;
    }
    return lambda + std::sqrt(lambda) * mean;
}

bool positive(double x) {
    return x > 0 && std::isfinite(x);
}
bool share(double x) {
    return x >= 0 && x <= 1;
}
bool factor(double x) {
    return x > 0 && x <= 1;
}

}  // namespace

std::optional<EcmpLoad> ecmpLoad(std::int64_t n, std::int64_t m) {
    constexpr std::int64_t kMost = 1'000'000'000;
    if (n < 1 || m < 1 || n > kMost || m > kMost) return std::nullopt;
    EcmpLoad out;
    const double lambda = static_cast<double>(n) / static_cast<double>(m), links = static_cast<double>(m);
    if (m == 1) {
        out.expectedMax = static_cast<double>(n);
    } else if (n <= kExactFlows) {
        out.expectedMax = exactMaximum(n, m);
    } else {
        out.exact = false;
        out.expectedMax = lambda < 1000 ? poissonMaximum(lambda, links) : normalMaximum(lambda, links);
        out.expectedMax = std::clamp(out.expectedMax, std::max(1.0, std::ceil(lambda)), static_cast<double>(n));
    }
    out.efficiency = lambda / out.expectedMax;
    return out;
}

std::optional<EcmpLoad> ecmpLoadRule(std::int64_t flows, std::int64_t links) {
    if (flows < 1 || links < 1 || flows > 1'000'000'000 || links > 1'000'000'000) return std::nullopt;
    const double mean = static_cast<double>(flows) / static_cast<double>(links);
    const double most = mean + std::sqrt(2 * mean * std::log(static_cast<double>(links)));
    return EcmpLoad{most, mean / most, false};
}

std::optional<Retransmission> retransmission(double loss, double windowPackets) {
    if (!share(loss) || !(windowPackets >= 1) || !std::isfinite(windowPackets)) return std::nullopt;
    return Retransmission{(1 - loss) / (1 - loss + loss * windowPackets), 1 - loss};
}

std::optional<LossTail> lossTail(double loss, double window, double packets, std::int64_t flows, bool goBackN) {
    if (!share(loss) || loss >= 1 || !(window >= 1) || !std::isfinite(window)) return std::nullopt;
    if (!(packets >= 1) || !std::isfinite(packets) || flows < 1 || flows > 1'000'000'000) return std::nullopt;
    LossTail out;
    out.losses = packets * loss / (1 - loss);
    if (!(out.losses > 0)) return out;
    const double n = static_cast<double>(flows);
    if (flows == 1)
        out.worst = out.losses;
    else
        out.worst = out.losses < 1000 ? poissonMaximum(out.losses, n) : normalMaximum(out.losses, n);
    out.worst = std::max(out.worst, out.losses);
    out.efficiency = packets / (packets + (goBackN ? window : 1) * out.worst);
    out.amplification = out.worst / out.losses;
    return out;
}

std::optional<double> incastKept(double x, std::int64_t senders) {
    if (!share(x) || senders < 1) return std::nullopt;
    return 1 / (1 - x + x * static_cast<double>(senders));
}

std::optional<Incast> incast(std::int64_t senders, ByteRate port, Bytes buffer) {
    if (senders < 1 || !positive(port.si) || !(buffer.si >= 0) || !isFinite(buffer)) return std::nullopt;
    Incast out;
    out.fairShare = port / static_cast<double>(senders);
    out.fill = senders == 1 ? Duration{std::numeric_limits<double>::infinity()}
                            : buffer / (static_cast<double>(senders - 1) * port);
    return out;
}

std::optional<ByteRate> effectiveRate(ByteRate line, double x, double o) {
    if (!positive(line.si) || !share(x) || !positive(o)) return std::nullopt;
    return line / (1 - x + x * std::max(1.0, o));
}

std::optional<ByteRate> deratedRate(ByteRate line, const Deratings& f, double x, double o) {
    if (!positive(line.si) || !share(x) || !positive(o)) return std::nullopt;
    if (!factor(f.protocol) || !factor(f.hash) || !factor(f.incast) || !factor(f.loss)) return std::nullopt;
    const ByteRate local = line * (f.protocol * f.incast * f.loss);
    return local / (1 - x + x * std::max(1.0, o) / f.hash);
}

std::optional<PortChoice> choosePort(ByteRate required, double efficiency, std::span<const ByteRate> speeds) {
    if (!positive(required.si) || !factor(efficiency) || speeds.empty()) return std::nullopt;
    constexpr double kRounding = 1 + 1e-9;  // 25 GB/s at efficiency 1 is 200G exactly, in binary too
    PortChoice out;
    out.wire = required / efficiency;
    for (const ByteRate speed : speeds) {
        if (!positive(speed.si)) return std::nullopt;
        if (!out.port && out.wire.si <= speed.si * kRounding) out.port = speed;
    }
    const double ports = std::ceil(out.wire.si / (speeds.back().si * kRounding));
    if (ports > 9e18) return std::nullopt;
    out.portsOfLargest = static_cast<std::int64_t>(ports);
    out.use = out.wire.si / (out.port ? out.port->si : speeds.back().si * ports);
    return out;
}

std::optional<PortChoice> choosePort(ByteRate required, double efficiency) {
    static constexpr std::array kSpeeds{ByteRate{25e9}, ByteRate{50e9}, ByteRate{100e9}};  // 200, 400, 800 Gbit/s
    return choosePort(required, efficiency, kSpeeds);
}

}  // namespace model::fabric
