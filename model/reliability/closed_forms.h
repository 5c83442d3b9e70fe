// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Closed forms beside the makespan: rates from MTBF and AFR, optimal checkpoint interval (Young 1974; Daly, FGCS 22
// (2006); exact by Lambert W), efficiency and its flat band, first-order ETTR (Kokolis et al., HPCA 2025), two-level
// checkpoints, machine repair with crews (finite-source birth-death queue). A year has 8,760 h.

#include <cstdint>

#include "model/core/quantity.h"
#include "model/reliability/makespan.h"

namespace model {

inline constexpr Duration kYear{8760.0 * 3600};

// ---- rates

/// count / MTBF. Zero for count 0 or an infinite MTBF, infinite for an MTBF of 0.
Rate rateFromMtbf(double count, Duration mtbf);
/// count x AFR; `afr` as a rate (1.75 % a year = 0.0175 / kYear).
Rate rateFromAfr(double count, Rate afr);
/// Share of parts that fail in a year: linear kYear / MTBF, as data sheets use it (may exceed 1) ...
double afrLinear(Duration mtbf);
/// ... and the exponential probability 1 - exp(-kYear / MTBF).
double afrExponential(Duration mtbf);
/// Mean time to failure of a job on `nodes` nodes with r_f failures per node and time: 1/(nodes r_f).
Duration mttf(double nodes, Rate failuresPerNode);
/// 1 / rate; infinite for a rate of 0.
Duration meanTimeBetween(Rate rate);

// ---- checkpoint interval; `stall` d >= 0 per checkpoint, `rate` L >= 0; all are infinite for L = 0 (and d > 0)

/// sqrt(2 d M).
Duration optimalIntervalYoung(Duration stall, Rate rate);
/// sqrt(2dM) [1 + sqrt(d/2M)/3 + (d/2M)/9] - d for d < 2M, else M.
Duration optimalIntervalDaly(Duration stall, Rate rate);
/// M (1 + W0(-e^{-1-d/M})): the interval of least makespan, whatever the restart takes. Relative error below 1e-12.
Duration optimalInterval(Duration stall, Rate rate);

/// Useful share of the time, without restarts: tau / (M (e^{(tau + d)/M} - 1)).
double checkpointEfficiency(Duration interval, Duration stall, Rate rate);

/// Intervals whose efficiency is at least (1 - share) of the best one.
struct IntervalBand {
    Duration low, best, high;
    double bestEfficiency = 1;
    bool operator==(const IntervalBand&) const = default;
};
IntervalBand intervalBand(Duration stall, Rate rate, double share = 0.05);

/// ETTR to first order: (1 - L (u0 + D/2)) / (1 + w/D), interval D, write w, restart u0, never below 0.
struct EttrFirstOrder {
    double ettr = 1;
    double lossPerTime = 0;  ///< L (u0 + D/2)
    bool valid = true;       ///< that sum is below 0.2: within about a point of the exact value
    bool operator==(const EttrFirstOrder&) const = default;
};
EttrFirstOrder ettrFirstOrder(Rate rate, Duration restart, Duration interval, Duration stall);

/// Two levels to first order: level l every sqrt(2 C_l / L_l), overhead the sum of sqrt(2 L_l C_l).
struct TwoLevelCheckpoint {
    Duration interval1, interval2;
    double overhead = 0;
    double singleLevelOverhead = 0;  ///< level 2 alone for all failures
    bool operator==(const TwoLevelCheckpoint&) const = default;
};
/// `shareLevel1` in [0, 1] of the failures are cured from level 1, the rest needs level 2.
TwoLevelCheckpoint twoLevelCheckpoint(Rate rate, double shareLevel1, Duration cost1, Duration cost2);

// ---- spares and crews

/// N machines, `crews` repairmen: p_{j+1} = p_j (N-j) L / (min(j+1, c) mu), j machines down.
struct MachineRepair {
    double probabilityEnough = 1;  ///< P(at least `needUp` are up)
    double meanDown = 0;
    bool operator==(const MachineRepair&) const = default;
};
/// machines, crews >= 1 (crews = machines is "ample"); NaN for bad input. Cost grows with the square root of N.
MachineRepair machineRepair(std::int64_t machines, Duration mtbf, Duration mttr, std::int64_t needUp,
                            std::int64_t crews);

}  // namespace model
