// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Fit of the efficiency of accelerators on published runs marked `calibrate`: squared log error of the step time with a
// ridge towards starting values, at most six free coefficients per accelerator, none per run.

#include <map>
#include <span>
#include <stop_token>

#include "model/core/progress.h"
#include "model/validation/accuracy.h"

namespace model::validation {

/// A coefficient that may move: where it starts, how far it is trusted to be off, its bounds.
struct FreeCoefficient {
    const char* card;  ///< catalogue entry that is fitted
    const char* name;
    Ratio Efficiency::*member;
    double start, spread, low, high;
};
std::span<const FreeCoefficient> freeCoefficients();

/// Accelerators by id.
using Cards = std::map<std::string, Accelerator>;
Cards cardsOf(const Catalog& catalog);

/// The accelerators with fitted coefficients: walks along one coefficient after the other, with steps that shrink when
/// none helps. Ends early, with what it has, when told to stop.
Cards fit(const std::vector<const TrainingRun*>& runs, Cards cards, const std::stop_token& stop = {});

/// The runs a fit may use.
std::vector<const TrainingRun*> fittedRuns(const TrainingRuns& runs);

/// What the model predicts for a series that the fit has not seen.
struct LeftOut {
    std::string series;
    int runs = 0;
    double largest = 0;  ///< error, a share
};
inline constexpr double kLeftOutBar = 0.12;
/// Fits once per series, without it. Empty when stopped.
std::vector<LeftOut> leaveOneSeriesOut(const TrainingRuns& runs, const Cards& cards, const std::stop_token& stop = {},
                                       const Progress& progress = {});

}  // namespace model::validation
