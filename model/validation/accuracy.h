// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How well the step model predicts published runs: errors by group of runs, drift over the number of cards. Groups have
// bars of their own: runs that were fitted say less than runs held back, software never fitted is judged more mildly.

#include <array>

#include "model/validation/training_runs.h"

namespace model::validation {

enum class RunGroup { HeldBack, Fitted, OtherSoftware, Sharded, Experts, Information };
inline constexpr std::size_t kRunGroups = 6;
/// ZeRO-3 and mixtures of experts are groups of their own, whatever they are used for.
RunGroup groupOf(const TrainingRun& run);

/// Shares; 0 for an empty group.
struct ErrorSummary {
    int runs = 0;
    double mean = 0, largest = 0;
    void add(double error);

private:
    double m_sum = 0;
};

/// The bars of a group: mean and largest error; blank where there is none.
struct ErrorBars {
    std::optional<double> mean, largest;
};
ErrorBars barsOf(RunGroup group);

struct PredictedRun {
    const TrainingRun* run = nullptr;
    RunPrediction prediction{};
    RunGroup group = RunGroup::Information;
};

/// Runs of one model, software and precision over different numbers of cards: the slope of the signed error over log2
/// of the cards, with one batch for all (strong scaling) or a batch that grows (weak). At least three runs.
struct SeriesDrift {
    std::string series;
    int runs = 0;
    bool strong = false;
    double perDoubling = 0;
    double bar() const { return strong ? 0.04 : 0.01; }
};

struct Accuracy {
    std::vector<PredictedRun> runs;  ///< those that can be predicted, as they stand in the file
    std::array<ErrorSummary, kRunGroups> groups{};
    std::vector<SeriesDrift> series;
    double drift = 0;  ///< of all series, each about its own mean
    static constexpr double kDriftBar = 0.01;
    const ErrorSummary& of(RunGroup g) const { return groups[static_cast<std::size_t>(g)]; }
};
/// With the accelerators the runs name; `runs` must outlive the answer.
Accuracy accuracyOf(const TrainingRuns& runs);

/// Same model, stack and precision with the number of cards varied.
std::string seriesOf(const TrainingRun& run);

}  // namespace model::validation
