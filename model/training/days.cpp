// SPDX-License-Identifier: GPL-3.0-or-later
// T = C / (N peak u G) and its inverses.

#include "model/training/days.h"

#include <cmath>

namespace model::training {
namespace {

constexpr double kLargestCount = 1e15;  // beyond this a double no longer counts reliably

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool isShare(double x) {
    return x > 0 && x <= 1;
}

/// Product of the factors but one; NaN if any of the others makes no sense.
struct Others {
    bool cards = true, peak = true, utilisation = true, goodput = true;
};
double product(const TrainingRate& r, const Others& use) {
    double p = 1;
    if (use.cards) p *= positive(r.cards) ? r.cards : NAN;
    if (use.peak) p *= positive(r.peak.si) ? r.peak.si : NAN;
    if (use.utilisation) p *= isShare(r.utilisation) ? r.utilisation : NAN;
    if (use.goodput) p *= isShare(r.goodput) ? r.goodput : NAN;
    return p;
}

/// Solves for the factor left out.
std::optional<double> missingFactor(Flops flops, Duration time, const TrainingRate& r, const Others& use) {
    const double rest = product(r, use);
    if (!positive(rest) || !positive(flops.si) || !positive(time.si)) return std::nullopt;
    const double x = flops.si / (time.si * rest);
    return std::isfinite(x) ? std::optional(x) : std::nullopt;
}

}  // namespace

std::optional<FlopRate> usefulRate(const TrainingRate& r) {
    const double p = product(r, {});
    if (!positive(p)) return std::nullopt;
    return FlopRate{p};
}

std::optional<Duration> trainingTime(Flops flops, const TrainingRate& r) {
    const auto rate = usefulRate(r);
    if (!rate || !(flops.si >= 0) || !std::isfinite(flops.si)) return std::nullopt;
    const Duration t = flops / *rate;
    return isFinite(t) ? std::optional(t) : std::nullopt;
}

std::optional<Flops> flopsWithin(Duration time, const TrainingRate& r) {
    const auto rate = usefulRate(r);
    if (!rate || !(time.si >= 0) || !std::isfinite(time.si)) return std::nullopt;
    const Flops c = *rate * time;
    return isFinite(c) ? std::optional(c) : std::nullopt;
}

std::optional<double> cardsFor(Flops flops, Duration time, const TrainingRate& r) {
    return missingFactor(flops, time, r, {.cards = false});
}
std::optional<FlopRate> peakFor(Flops flops, Duration time, const TrainingRate& r) {
    const auto x = missingFactor(flops, time, r, {.peak = false});
    return x ? std::optional(FlopRate{*x}) : std::nullopt;
}
std::optional<double> utilisationFor(Flops flops, Duration time, const TrainingRate& r) {
    return missingFactor(flops, time, r, {.utilisation = false});
}
std::optional<double> goodputFor(Flops flops, Duration time, const TrainingRate& r) {
    return missingFactor(flops, time, r, {.goodput = false});
}

std::optional<std::int64_t> roundUpToMultiple(double cards, std::int64_t step) {
    if (!positive(cards) || cards > kLargestCount || step < 1 || static_cast<double>(step) > kLargestCount) {
        return std::nullopt;
    }
    const double unit = static_cast<double>(step);
    return static_cast<std::int64_t>(std::ceil(cards / unit)) * step;
}

std::optional<Duration> stepTime(Flops perToken, double tokensPerStep, const TrainingRate& r) {
    TrainingRate running = r;
    running.goodput = 1;
    if (!positive(perToken.si) || !positive(tokensPerStep)) return std::nullopt;
    return trainingTime(perToken * tokensPerStep, running);
}

std::optional<Duration> trainingTimeFromStep(double tokens, double tokensPerStep, Duration step, double goodput) {
    if (!(tokens >= 0) || !positive(tokensPerStep) || !positive(step.si) || !isShare(goodput)) return std::nullopt;
    const Duration t = step * (tokens / tokensPerStep) / goodput;
    return isFinite(t) ? std::optional(t) : std::nullopt;
}

std::optional<double> tokensWithin(Flops flops, Flops perToken) {
    if (!positive(flops.si) || !positive(perToken.si)) return std::nullopt;
    const double n = flops.si / perToken.si;
    return std::isfinite(n) ? std::optional(n) : std::nullopt;
}

std::optional<Duration> trainingTimeGpt(double tokens, double parameters, double cards, FlopRate achieved,
                                        bool fullRecompute) {
    if (!positive(tokens) || !positive(parameters) || !positive(cards) || !positive(achieved.si)) return std::nullopt;
    const double t = (fullRecompute ? 8 : 6) * tokens * parameters / (cards * achieved.si);
    return std::isfinite(t) ? std::optional(Duration{t}) : std::nullopt;
}

std::optional<double> impliedUtilisation(Flops flops, Duration cardTime, FlopRate peak) {
    if (!positive(flops.si) || !positive(cardTime.si) || !positive(peak.si)) return std::nullopt;
    return flops.si / (cardTime.si * peak.si);
}

}  // namespace model::training
