// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// When a silent server is declared failed. Heartbeats: k misses in a row; waiting longer finds real failures later,
// waiting shorter restarts the job for nothing. Isolate and watch: silences are transient (rate v_t for the job,
// exponential with mean theta) or real (rate L_r).

#include <cstdint>

#include "model/core/quantity.h"

namespace model {

struct Heartbeat {
    Duration period;       ///< h
    double servers = 1;    ///< N
    double missShare = 0;  ///< p: a beat of a healthy server is missed, in [0, 1)
    Rate failures;         ///< L, real ones of the job
    Duration falseCost;    ///< time that a false alarm costs
};

/// Share of the time lost with `misses` = k >= 1: false alarms N p^k (1-p) / (h (1-p^k)) x cost + L (k + 1/2) h.
double heartbeatLoss(const Heartbeat& h, std::int64_t misses);
/// The k of least loss, up to 1,000.
std::int64_t bestMisses(const Heartbeat& h);

struct Silences {
    Rate transient, real;  ///< of the job
    Duration mean;         ///< theta, of a transient one
    Duration falseCost;    ///< of an eviction for nothing
};

/// theta ln(v_t C / (theta L_r)), the time to wait before a silent server is declared failed; never below 0.
Duration declareAfter(const Silences& s);
/// Transient silences that last longer than `wait`: v_t e^{-T/theta}.
Rate falseEvictions(const Silences& s, Duration wait);

}  // namespace model
