// SPDX-License-Identifier: GPL-3.0-or-later
// Bubble, stragglers, slow servers, and the curve of efficiency over cards.

#include "model/training/scaling_curve.h"

#include <algorithm>
#include <boost/math/special_functions/erf.hpp>
#include <cmath>

namespace model::training {
namespace {

namespace policies = boost::math::policies;
using Quiet = policies::policy<policies::domain_error<policies::errno_on_error>,
                               policies::overflow_error<policies::errno_on_error>>;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool atLeastOne(double x) {
    return std::isfinite(x) && x >= 1;
}
bool isShareOrZero(double x) {
    return x >= 0 && x <= 1;
}

bool isSoundCase(const ScalingCase& c) {
    return atLeastOne(c.tensorParallel) && atLeastOne(c.pipelineStages) && atLeastOne(c.contextParallel) &&
           atLeastOne(c.virtualStages) && positive(c.microbatch) && positive(c.globalBatch) &&
           positive(c.microbatchTime.si) && c.fixedTime.si >= 0 && std::isfinite(c.fixedTime.si) &&
           std::isfinite(c.jitter) && c.jitter >= 0 && atLeastOne(c.cardsPerServer) && isShareOrZero(c.slowShare) &&
           std::isfinite(c.slowBy) && c.slowBy >= 0;
}

std::optional<double> doublings(double nFrom, double nTo) {
    if (!positive(nFrom) || !positive(nTo) || nTo <= nFrom) return std::nullopt;
    return std::log2(nTo / nFrom);
}

}  // namespace

std::optional<double> bubbleOverIdeal(double p, double m, double v) {
    if (!atLeastOne(p) || !positive(m) || !atLeastOne(v)) return std::nullopt;
    return (p - 1) / (v * m);
}

std::optional<double> bubbleShare(double p, double m, double v) {
    const auto x = bubbleOverIdeal(p, m, v);
    if (!x) return std::nullopt;
    return *x / (1 + *x);
}

std::optional<double> expectedMaximum(double n) {
    if (!atLeastOne(n)) return std::nullopt;
    const double upperTail = 0.625 / (n + 0.25);  // 1 - (N - 0.375)/(N + 0.25), without cancellation for large N
    const double z = std::sqrt(2.0) * boost::math::erfc_inv(2 * upperTail, Quiet());
    return std::isfinite(z) ? std::optional(z) : std::nullopt;
}

std::optional<double> stragglerFactor(double n, double sigma) {
    const auto z = expectedMaximum(n);
    if (!z || !std::isfinite(sigma) || sigma < 0) return std::nullopt;
    return 1 + sigma * std::max(*z, 0.0);
}

std::optional<double> slowServerFactor(double n, double g, double q, double delta) {
    if (!atLeastOne(n) || !atLeastOne(g) || !isShareOrZero(q) || !std::isfinite(delta) || delta < 0)
        return std::nullopt;
    if (q == 1) return 1 + delta;
    return 1 - delta * std::expm1(n / g * std::log1p(-q));
}

ScalingAnswer scalingPoint(const ScalingCase& c, double cards) {
    if (!isSoundCase(c) || !positive(cards)) return {std::nullopt, ScalingFault::BadCase};
    ScalingPoint r;
    r.cards = cards;
    r.dataParallel = cards / (c.tensorParallel * c.pipelineStages * c.contextParallel);
    if (r.dataParallel < 1) return {std::nullopt, ScalingFault::TooFewCards};
    const double exact = c.globalBatch / (r.dataParallel * c.microbatch);
    if (exact < 1) return {std::nullopt, ScalingFault::BatchLimited};
    r.microbatches = std::ceil(exact - 1e-9);
    r.divides = std::abs(r.dataParallel - std::round(r.dataParallel)) < 1e-9 && std::abs(r.microbatches - exact) < 1e-9;
    r.straggler = stragglerFactor(cards, c.jitter).value_or(1);
    r.slow = slowServerFactor(cards, c.cardsPerServer, c.slowShare, c.slowBy).value_or(1);
    const Duration bubble = c.microbatchTime * ((c.pipelineStages - 1) / c.virtualStages);
    const Duration quiet = c.microbatchTime * r.microbatches + bubble + c.fixedTime;
    r.step = quiet * (r.straggler * r.slow);
    if (!isFinite(r.step)) return {std::nullopt, ScalingFault::BadCase};
    r.bubble = bubble.si / quiet.si;
    r.efficiency = c.microbatchTime.si * exact / r.step.si;
    return {r, ScalingFault::None};
}

std::vector<ScalingPoint> scalingCurve(const ScalingCase& c, const std::vector<double>& cards) {
    std::vector<ScalingPoint> points;
    points.reserve(cards.size());
    for (const double n : cards) {
        if (const auto answer = scalingPoint(c, n); answer.point) points.push_back(*answer.point);
    }
    return points;
}

std::optional<double> throughputAt(const std::vector<double>& cards, const std::vector<double>& throughput, double n) {
    if (cards.size() != throughput.size() || cards.empty() || n < cards.front() || n > cards.back())
        return std::nullopt;
    const auto above = static_cast<std::size_t>(std::lower_bound(cards.begin(), cards.end(), n) - cards.begin());
    if (cards[above] == n || above == 0) return throughput[above];
    const double part = std::log(n / cards[above - 1]) / std::log(cards[above] / cards[above - 1]);
    return throughput[above - 1] * std::pow(throughput[above] / throughput[above - 1], part);
}

ScalingMarks scalingMarks(const std::vector<double>& cards, const std::vector<double>& throughput) {
    constexpr double kWorthIt = 1.5;  // of 2: half of what the added cards could bring
    ScalingMarks marks;
    if (cards.size() != throughput.size() || cards.size() < 2) return marks;
    const auto most =
        static_cast<std::size_t>(std::max_element(throughput.begin(), throughput.end()) - throughput.begin());
    if (most + 1 < cards.size()) marks.turn = cards[most];
    double before = 0, gainBefore = 0;
    for (const double n : cards) {
        const auto here = throughputAt(cards, throughput, n), twice = throughputAt(cards, throughput, 2 * n);
        if (!here || !twice) break;
        const double gain = *twice / *here;
        if (gain < kWorthIt) {
            const double part = before > 0 ? (gainBefore - kWorthIt) / (gainBefore - gain) : 1;
            marks.knee = before > 0 ? before * std::pow(n / before, part) : n;
            break;
        }
        before = n, gainBefore = gain;
    }
    return marks;
}

std::optional<ScalingLoss> weakScalingLoss(double nFrom, double nTo, Duration from, Duration to) {
    const auto k = doublings(nFrom, nTo);
    if (!k || !positive(from.si) || !positive(to.si)) return std::nullopt;
    const double ratio = to.si / from.si;
    return ScalingLoss{ratio - 1, std::pow(ratio, 1 / *k) - 1};
}

std::optional<ScalingLoss> utilisationLoss(double nFrom, double nTo, double from, double to) {
    const auto k = doublings(nFrom, nTo);
    if (!k || !positive(from) || !positive(to) || from > 1 || to > 1) return std::nullopt;
    const double ratio = to / from;
    return ScalingLoss{1 - ratio, 1 - std::pow(ratio, 1 / *k)};
}

}  // namespace model::training
