// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Predicted against measured step times of published runs, on logarithmic axes: on the diagonal the model is right.

#include "model/validation/accuracy.h"
#include "views/chart/chart_data.h"

namespace views {

/// Name of a group of runs in the language of the window.
QString nameOf(model::validation::RunGroup group);
/// Why a group of runs is predicted less well, as far as it is known; empty where nothing needs explaining.
QString reasonOf(model::validation::RunGroup group);
/// What remains of the drift in runs of one batch over more and more cards.
QString reasonOfStrongScaling();
/// `marked`: index of the run that is named, -1 for none.
ChartSpec parityChart(const model::validation::Accuracy& accuracy, int marked, Language language);
/// Measured step time, the middle of the bracket where the convention is not printed; seconds.
double measuredStep(const model::validation::TrainingRun& run);

}  // namespace views
