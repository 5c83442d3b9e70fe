// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How full a pool of servers gets before jobs are turned away or wait. Offered load a = arrival rate x mean time of
// service, in erlang (servers busy if nobody had to wait). Arrivals are Poisson.
// Loss, Erlang B: B_0 = 1, B_k = a B_(k-1) / (k + a B_(k-1)). Waiting, Erlang C: B / (1 - rho (1 - B)), rho = a/c.
// Jobs of several sizes: J. Kaufman, IEEE Trans. Commun. 29 (1981); J. Roberts, 1981: j q(j) = sum a_i b_i q(j - b_i).
// Priorities: A. Cobham, Operations Research 2 (1954).

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/core/quantity.h"

namespace model::operations {

/// Servers or units that the recursions go through at most.
inline constexpr std::int64_t kMostServers = 10'000'000;

/// Share of arrivals turned away. 0 <= c <= kMostServers, a >= 0; blank otherwise.
std::optional<double> erlangB(std::int64_t servers, double offered);

/// Share of arrivals that wait. 1 <= c, 0 <= a < c; blank otherwise (the queue would grow without end).
std::optional<double> erlangC(std::int64_t servers, double offered);

/// The load at which the share `blocking`, in (0, 1), is turned away, and how busy the servers are then:
/// a (1 - B) / c. c >= 1.
struct OfferedLoad {
    double offered = 0, utilisation = 0;
};
std::optional<OfferedLoad> offeredAtBlocking(std::int64_t servers, double blocking);

/// Waiting in a queue of one size of jobs with exponential times of service of mean S: mean C S / (c - a), and
/// P(W > t) = C exp(-(c - a) t / S).
struct Waiting {
    double probability = 0;  ///< C
    Duration mean;
    /// Time that the share `level` of all arrivals does not exceed.
    Duration quantile(double level) const;
    Duration decay;  ///< S / (c - a)
};
std::optional<Waiting> waiting(std::int64_t servers, double offered, Duration service);

/// Jobs of one size: how many units each takes, and their load in erlang.
struct SizeClass {
    std::int64_t units = 1;
    double offered = 0;
};
struct MultiSizeLoss {
    std::vector<double> blocking;  ///< per class
    double utilisation = 0;        ///< mean share of units in use
};
/// Loss with complete sharing of C units. Blank for a class without units, a negative load or C < 1; a class larger
/// than C is blocked always.
std::optional<MultiSizeLoss> multiSizeLoss(std::int64_t units, std::span<const SizeClass> classes);

/// Mean waits of classes of priority without preemption, highest first, all of mean service S:
/// W_i = C S / (c (1 - s_(i-1)) (1 - s_i)), s_i = load of the classes 1..i per server. Blank when the load is c or
/// more.
std::optional<std::vector<Duration>> priorityWaits(std::int64_t servers, std::span<const double> offered,
                                                   Duration service);

}  // namespace model::operations
