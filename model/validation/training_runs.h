// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Published training runs, predicted by the step model with the coefficients of the catalogue: the form recognised by
// the key `runs`. A run names accelerator, architecture, mapping, batch and software stack; what it leaves open takes
// the feasible value of the smallest predicted time, never the one nearest to the measurement.

#include "model/catalog/catalog.h"
#include "model/training/step.h"
#include "model/validation/cases.h"

namespace model::validation {

/// A run as read: everything but the speeds of the card.
struct TrainingRun {
    std::string id, use;
    std::string stack;  ///< as the file names it
    const Entry<Accelerator>* card = nullptr;
    bool calibratedStack = false, sharded = false, experts = false;
    bool openMicroBatch = false;
    training::StepCase step{};
    std::vector<training::Mapping> mappings;  ///< one, or all values of what is open
    double portRate = 0;                      ///< bytes/s per card and direction
    double least = 0, most = 0;               ///< measured step, s; a bracket where the convention is not printed
    std::string remark;                       ///< what was taken by default
};

struct TrainingRuns {
    std::vector<TrainingRun> runs;
    std::vector<Skipped> skipped;
};
/// Reads `runs` and `stacks`. Accelerators and stacks are looked up in the catalogue.
TrainingRuns readTrainingRuns(const nlohmann::json& file, const Catalog& catalog);

struct RunPrediction {
    training::Mapping mapping{};
    training::StepAnswer step{};
    double error = 0;  ///< relative, distance to the bracket of the measurement
};
/// Predicts with this card; nothing when no mapping of the run can be evaluated.
std::optional<RunPrediction> predict(const TrainingRun& run, const Accelerator& card);

/// Tolerance of a run's step time by its group; `limits` are the file's own tolerances, if it has any.
double stepTolerance(const TrainingRun& run, const nlohmann::json& limits);

/// The largest error of the step time that a run may have, where its file names no other.
double stepBar(const TrainingRun& run);
/// Sections `runs` (step times), `runs.flops` (exact counts against derived ones) and `runs.run_level` (days inside
/// the band of run efficiency).
void validateTrainingRuns(const nlohmann::json& file, const Catalog& catalog, Report& report);

/// An architecture in the form of the files; throws std::runtime_error naming what is missing.
training::Architecture architectureOfCase(const nlohmann::json& arch);

}  // namespace model::validation
