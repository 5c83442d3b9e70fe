// SPDX-License-Identifier: GPL-3.0-or-later
// One job simulated under several policies: other checkpoint intervals, a class that fails less often. All see the same
// failures (common random numbers), so small differences show with few replications.
#include <algorithm>
#include <cmath>

#include "model/reliability/simulation.h"

namespace model {
namespace {

constexpr std::int64_t kBatches = 10;

}  // namespace

std::vector<IntervalOutcome> simulateIntervals(const SimulationInputs& inputs, const std::vector<Duration>& intervals,
                                               std::int64_t replications, const std::stop_token& stop) {
    std::vector<IntervalOutcome> out;
    SimulationInputs in = inputs;
    in.replications = replications;
    in.precision = 0;
    for (const Duration interval : intervals) {
        if (stop.stop_requested()) break;
        in.interval = interval;
        const SimulationResult run = simulate(in, stop);
        if (run.complete) out.push_back({interval, run.mean, run.goodput});
    }
    std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.interval < b.interval; });
    return out;
}

std::optional<ClassGain> simulateGain(const SimulationInputs& inputs, std::string_view id, double keep,
                                      const std::stop_token& stop) {
    if (!(keep >= 0 && keep <= 1)) return std::nullopt;
    SimulationInputs now = inputs;
    now.precision = 0;
    now.replications = std::max<std::int64_t>(1, inputs.replications / kBatches);
    SimulationInputs fewer = now;
    bool found = false;
    for (FailureClass& c : fewer.classes)
        if (c.id == id) found = true, c.keep *= keep;
    if (!found) return std::nullopt;
    ClassGain gain;
    gain.keep = keep;
    std::vector<double> saved;
    for (std::int64_t batch = 0; batch < kBatches; ++batch) {
        now.seed = fewer.seed = inputs.seed + static_cast<std::uint64_t>(batch);
        const SimulationResult a = simulate(now, stop), b = simulate(fewer, stop);
        if (!a.complete || !b.complete) return std::nullopt;
        saved.push_back(a.mean.mean - b.mean.mean);
        gain.savedP90 += (a.p90.value - b.p90.value) / static_cast<double>(kBatches);
        gain.replications += a.replications;
    }
    gain.saved = meanWithInterval(saved);
    return gain;
}

}  // namespace model
