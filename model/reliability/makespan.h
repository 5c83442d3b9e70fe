// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How long a run of n segments takes when failures strike at a constant rate L and each rolls back to the last
// checkpoint. A segment is tau of compute and d of checkpoint (the last one too), w = tau + d; a restart takes R.
// Model A, failures also during the restart, which then starts over: E = n e^{LR} (e^{Lw} - 1)/L.
// Model B, none during the restart: E = n (1/L + R)(e^{Lw} - 1). Bougeret et al., SC11; Daly, FGCS 22 (2006).
// Spread from the geometric number of failures per segment; quantiles by Gil-Pelaez inversion of phi(s)^n with
// phi(s) = e^{-(L+s)w}/(1 - a r), a = L/(L+s)(1 - e^{-(L+s)w}), r = transform of the restart (Biometrika 38, 1951).

#include <span>
#include <vector>

#include "model/core/quantity.h"

namespace model {

/// A: a failure during a restart makes it start over. B: no failure strikes during a restart.
enum class RestartModel { A, B };

struct MakespanInputs {
    double segments = 0;  ///< n >= 0; a fraction is allowed (the moments are proportional to n)
    Duration interval;    ///< tau >= 0, compute between checkpoints
    Duration stall;       ///< d >= 0 per checkpoint
    Duration restart;     ///< R >= 0, detection included
    Rate rate;            ///< L >= 0, of all failures that stop the job
    RestartModel model = RestartModel::A;
    bool operator==(const MakespanInputs&) const = default;
};

/// Infinite where the run practically never ends (e^{Lw} overflows), NaN for NaN or negative inputs.
struct MakespanMoments {
    Duration mean, sd;
    double skewness = 0;
    double failures = 0;  ///< mean number, those during restarts included
    double ettr = 1;      ///< n tau / mean: effective training time ratio, the goodput; 1 for no work
    bool operator==(const MakespanMoments&) const = default;
};

/// `inputs` with n = work / interval; where the interval is 0, infinite or above the work: one segment of all the work
/// (a single checkpoint at the end). Work <= 0 or NaN gives no segments.
MakespanInputs cutIntoSegments(MakespanInputs inputs, Duration work);

MakespanMoments makespanMoments(const MakespanInputs& inputs);

/// Quantiles for levels in (0, 1), by inversion: relative error 1e-8 where failures are many; where they are few the
/// distribution has an atom at n w (treated exactly) and steps, then the error is below 2 % of the standard
/// deviation. Level <= 0 gives n w, level >= 1 infinity.
std::vector<Duration> makespanQuantiles(const MakespanInputs& inputs, std::span<const double> levels);

/// The same from mean, deviation and skewness alone, for use inside `evaluate` (0.5 to 4 us): Cornish-Fisher for small
/// skewness, else the atom and a shifted gamma distribution. Error against the inversion, levels 0.1 to 0.9: below
/// 0.1 % of the deviation at 90 failures and more, 0.3 % at 20, 2 % at 5, up to 15 % of it below one failure.
Duration makespanQuantileQuick(const MakespanInputs& inputs, double level);
/// With the moments at hand.
Duration makespanQuantileQuick(const MakespanInputs& inputs, const MakespanMoments& moments, double level);

}  // namespace model
