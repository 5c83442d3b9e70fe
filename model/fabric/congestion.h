// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Congestion as planning deratings: hashing of flows on links (balls in bins, exact), retransmission, incast, the
// effective rate across an oversubscribed tier, and the port speed that a required rate per card asks for.
// B_eff = B_line * protocol * hash * incast * loss; all closed forms. Functions return blank outside their ranges.

#include <cstdint>
#include <optional>
#include <span>

#include "model/core/quantity.h"

namespace model::fabric {

struct EcmpLoad {
    double expectedMax = 0;  ///< flows on the fullest link
    double efficiency = 0;   ///< (flows / links) / expectedMax
    bool exact = true;       ///< false: independent Poisson loads instead of a fixed number of flows
};
/// n equal flows hashed uniformly on m equal links. Exact up to 64 flows by
/// P(max <= k) = n!/m^n [x^n] (sum_{j<=k} x^j/j!)^m; beyond that the loads are taken as independent Poisson numbers
/// (the mean of the maximum agrees within 1 % there). n and m in 1 .. 1e9.
std::optional<EcmpLoad> ecmpLoad(std::int64_t flows, std::int64_t links);
/// The same by the rule of thumb for many flows per link, max = f/m + sqrt(2 (f/m) ln m) (Raab and Steger 1998): for
/// checking figures of others; the counts above are the ones in use.
std::optional<EcmpLoad> ecmpLoadRule(std::int64_t flows, std::int64_t links);

struct Retransmission {
    double goBackN = 0;          ///< (1 - q) / (1 - q + q W)
    double selectiveRepeat = 0;  ///< 1 - q
};
/// Loss probability q in [0, 1] of a packet, window of W >= 1 packets (round trip x rate / packet size).
std::optional<Retransmission> retransmission(double loss, double windowPackets);

struct LossTail {
    double losses = 0;         ///< of one flow between two waits, mean: P q / (1 - q), repeated packets lost again
    double worst = 0;          ///< of the flow that loses most
    double efficiency = 1;     ///< P / (P + sent again for each loss x worst)
    double amplification = 1;  ///< worst / mean; 1 without loss
};
/// `flows` send `packets` each and then wait for each other: losses are Poisson, and the worst of all flows decides.
/// One loss costs the window W (go-back-N) or one packet. For one flow these are the forms above. Loss in [0, 1),
/// window and packets >= 1, flows in 1 .. 1e9.
std::optional<LossTail> lossTail(double loss, double windowPackets, double packets, std::int64_t flows, bool goBackN);

struct Incast {
    ByteRate fairShare;  ///< B / N
    Duration fill;       ///< Q / ((N - 1) B): time until the buffer is full; infinite for one sender
};
/// N >= 1 senders at port rate B towards one port of the same rate with a buffer of Q bytes.
std::optional<Incast> incast(std::int64_t senders, ByteRate port, Bytes buffer);

/// B / (1 - x + x o): rate seen by a flow pattern that sends the share x of its bytes across a tier of ratio o.
/// Ratios below 1 are spare capacity and give no gain. Blank unless B > 0, x in [0, 1], o > 0.
std::optional<ByteRate> effectiveRate(ByteRate line, double shareCrossing, double ratio);

/// Share of the rate kept where the share x of the bytes meets N - 1 others at a port: 1 / (1 - x + x N). Blank unless
/// x in [0, 1] and N >= 1.
std::optional<double> incastKept(double shareMeeting, std::int64_t senders);

/// Factors in (0, 1]; each stands for itself and is shown on its own.
struct Deratings {
    double protocol = 1;  ///< headers and congestion control, every byte
    double hash = 1;      ///< only bytes that leave the leaf
    double incast = 1;
    double loss = 1;
};
/// Rate of a pattern with the share x leaving the leaf through a tier of ratio o, all deratings applied.
std::optional<ByteRate> deratedRate(ByteRate line, const Deratings& factors, double shareCrossing, double ratio);

struct PortChoice {
    ByteRate wire;                    ///< line rate needed: required / efficiency
    std::optional<ByteRate> port;     ///< smallest port that carries it; blank when even the largest does not
    std::int64_t portsOfLargest = 1;  ///< ports of the largest speed that carry it
    double use = 0;                   ///< wire / (port, or all ports of the largest speed)
};
/// Next port speed for a required rate per card and a link efficiency in (0, 1]: 25 GB/s at 0.9 is 222 Gbit/s on the
/// wire, hence 400G. `speeds` ascending; the default is 200, 400 and 800 Gbit/s.
std::optional<PortChoice> choosePort(ByteRate required, double efficiency);
std::optional<PortChoice> choosePort(ByteRate required, double efficiency, std::span<const ByteRate> speeds);

}  // namespace model::fabric
