// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// First-level scaling loss: how much of the ideal speed N cards keep. Pipeline bubble (Narayanan 2021, section
// 2.2), the slowest of N cards by Blom's expected maximum of normal draws, and servers that are slow for long.
// A fixed batch over more cards means fewer microbatches, so bubble and fixed costs grow.

#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/quantity.h"

namespace model::training {

/// Bubble over ideal time, x = (p-1)/(v m). `stages` p >= 1, `microbatches` m > 0, `virtualStages` v >= 1.
std::optional<double> bubbleOverIdeal(double stages, double microbatches, double virtualStages);
/// Bubble as a share of the step, x/(1+x).
std::optional<double> bubbleShare(double stages, double microbatches, double virtualStages);

/// z_N = Phi^-1((N - 0.375)/(N + 0.25)), the expected maximum of N standard normal draws. Blom 1958. N >= 1.
std::optional<double> expectedMaximum(double n);
/// 1 + sigma z_N, never below 1; `sigma` >= 0 is the jitter of one card's step.
std::optional<double> stragglerFactor(double n, double sigma);
/// 1 + delta (1 - (1-q)^(N/g)): with probability 1 - (1-q)^(N/g) at least one of N/g servers is slow by delta.
/// q in [0, 1], delta >= 0, g >= 1.
std::optional<double> slowServerFactor(double n, double cardsPerServer, double slowShare, double slowBy);

/// What stays the same along the curve.
struct ScalingCase {
    double tensorParallel = 1, pipelineStages = 1, contextParallel = 1;  ///< t, p, c >= 1
    double virtualStages = 1;                                            ///< v >= 1
    double microbatch = 1;                                               ///< b, sequences
    double globalBatch = 0;                                              ///< B, sequences; the same for every N
    Duration microbatchTime{};  ///< forward and backward of one microbatch on one whole stage
    Duration fixedTime{};       ///< per step and not hidden: gradient exchange, optimizer
    double jitter = 0.01;       ///< sigma, grade C
    double cardsPerServer = 8;  ///< g
    double slowShare = 0.005;   ///< q, grade B/C
    double slowBy = 0.10;       ///< delta, grade B/C
};

/// One point of the curve. `efficiency` = (m exact x microbatch time) / step: 1 if nothing were lost.
struct ScalingPoint {
    double cards = 0;
    double dataParallel = 0;  ///< d = N/(t p c); a fraction if N does not divide
    double microbatches = 0;  ///< m, whole, rounded up
    double bubble = 0;        ///< share of the step
    double straggler = 1, slow = 1;
    Duration step{};
    double efficiency = 0;
    bool divides = true;  ///< N = t p c d and B = m d b exactly
};

enum class ScalingFault { None, BadCase, TooFewCards, BatchLimited };

struct ScalingAnswer {
    std::optional<ScalingPoint> point{};
    ScalingFault fault = ScalingFault::None;  ///< BatchLimited: d exceeds B/b, the batch cannot feed that many cards
};

/// T = ((m + (p-1)/v) t_mb + fixed) (1 + sigma z_N) slow(N).
ScalingAnswer scalingPoint(const ScalingCase& c, double cards);

/// Points for the card counts asked; counts without an answer are left out.
std::vector<ScalingPoint> scalingCurve(const ScalingCase& c, const std::vector<double>& cards);

/// What a planner looks for on a curve of throughput over cards.
struct ScalingMarks {
    std::optional<double> knee;  ///< from here, twice the cards bring less than 1.5 times the throughput
    std::optional<double> turn;  ///< the most throughput; more cards bring less
};
/// `cards` rising, both lists positive and equally long; between points the curve is straight in logarithms.
ScalingMarks scalingMarks(const std::vector<double>& cards, const std::vector<double>& throughput);
/// Value between the points, straight in logarithms; nothing outside them.
std::optional<double> throughputAt(const std::vector<double>& cards, const std::vector<double>& throughput, double n);

/// Loss from one measured point to another: total and per doubling of cards.
struct ScalingLoss {
    double total = 0, perDoubling = 0;
};
/// Weak scaling (work per card fixed): step time ratio - 1; `nTo` > `nFrom` > 0, times > 0.
std::optional<ScalingLoss> weakScalingLoss(double nFrom, double nTo, Duration from, Duration to);
/// From utilisations: 1 - ratio. Shares in (0, 1].
std::optional<ScalingLoss> utilisationLoss(double nFrom, double nTo, double from, double to);

}  // namespace model::training
