// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Training time from FLOPs, cards, peak, utilisation and goodput, and the same relation solved for each of them:
//   T = C / (N peak u G)
// Pure arithmetic; which N is possible on the lattice of parallel sizes is decided elsewhere.

#include <cstdint>
#include <optional>

#include "model/core/quantity.h"

namespace model::training {

/// The five factors of the relation. Utilisation is model FLOPs over peak while the job runs; goodput is the share
/// of the wall clock that counts (availability x checkpoint efficiency x run efficiency).
struct TrainingRate {
    double cards = 0;        ///< N > 0
    FlopRate peak{};         ///< dense peak of one card at the precision meant, > 0
    double utilisation = 0;  ///< u in (0, 1]
    double goodput = 1;      ///< G in (0, 1]
};

/// N peak u G. Nothing if a member is outside its range or not finite.
std::optional<FlopRate> usefulRate(const TrainingRate& r);

/// T = C / (N peak u G); `flops` >= 0.
std::optional<Duration> trainingTime(Flops flops, const TrainingRate& r);

/// Inverses: each ignores the member it solves for. A share above 1 is returned as it is: the caller must say that
/// the wish is impossible (utilisation 1.4 is an answer, not an error). Nothing if the rest makes no sense.
std::optional<Flops> flopsWithin(Duration time, const TrainingRate& r);
std::optional<double> cardsFor(Flops flops, Duration time, const TrainingRate& r);
std::optional<FlopRate> peakFor(Flops flops, Duration time, const TrainingRate& r);
std::optional<double> utilisationFor(Flops flops, Duration time, const TrainingRate& r);
std::optional<double> goodputFor(Flops flops, Duration time, const TrainingRate& r);

/// Smallest multiple of `step` (>= 1) that is at least `cards` (0 < cards <= 1e15).
std::optional<std::int64_t> roundUpToMultiple(double cards, std::int64_t step);

/// Time of one optimizer step at a given utilisation: FLOPs per token x tokens / (N peak u). Goodput is not in it.
std::optional<Duration> stepTime(Flops perToken, double tokensPerStep, const TrainingRate& r);

/// T = D / (tokens per step / step time) / G; tokens >= 0, the others > 0, goodput in (0, 1].
std::optional<Duration> trainingTimeFromStep(double tokens, double tokensPerStep, Duration step, double goodput);

/// Tokens that `flops` buy at `perToken` FLOPs each, and back through multiplication. Both > 0.
std::optional<double> tokensWithin(Flops flops, Flops perToken);

/// Narayanan 2021, equation 4: T = 8 D P / (N X) with full recomputation, 6 D P / (N X) without; X is the achieved
/// rate of one card. All > 0.
std::optional<Duration> trainingTimeGpt(double tokens, double parameters, double cards, FlopRate achieved,
                                        bool fullRecompute);

/// Utilisation that a published run implies: C / (card-time x peak). Card-time in card-seconds, all > 0.
std::optional<double> impliedUtilisation(Flops flops, Duration cardTime, FlopRate peak);

}  // namespace model::training
