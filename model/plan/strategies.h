// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Search of parallel strategies for a training run of a design: what it starts from is a value, so that it can run
// beside the window; what it finds is told in the figures a planner compares.

#include "model/plan/training_case.h"

namespace model {

/// What a search starts from. Two equal requests have equal answers.
struct StrategyRequest {
    training::StepCase step{};
    training::SearchSpace space{};
    double tokens = 0;                   ///< of the whole run
    double usefulShare = 1;              ///< of the computed tokens; the rest is padding
    double flopsPerToken = 0;            ///< exact count, full attention
    double peak = 0;                     ///< dense 16-bit peak of all cards, FLOP/s: what MFU is measured against
    std::array<double, 3> recomputed{};  ///< share of the model's FLOPs computed twice, by Recompute
    bool operator==(const StrategyRequest&) const = default;
};

/// A request, or the keys that have to be known first. `workload` is a training run of the design; nothing is missing
/// and nothing returned when it is none or has no pool.
struct StrategyQuestion {
    std::optional<StrategyRequest> request;
    std::vector<std::string> missing;
};
/// What all ask for by default: bounds follow from how many are kept, so the counts of the reasons do, too.
inline constexpr std::int64_t kStrategiesKept = 1000;
StrategyQuestion strategyQuestion(const Design& design, const Results& results, std::size_t workload,
                                  std::int64_t top = kStrategiesKept);

/// A strategy that fits.
struct Strategy {
    training::Mapping mapping{};
    training::StepTime time{};
    training::MemoryUse memory{};
    Duration days{};       ///< without faults
    Rate tokensPerCard{};  ///< tokens/s of one card
    Ratio mfu{}, hfu{};    ///< against the dense 16-bit peak
    Ratio memoryShare{};   ///< of the card's memory
    Ratio exposed{};       ///< share of the step that waits for links
};

struct StrategyAnswer {
    std::vector<Strategy> best;  ///< fastest first
    training::SearchCounts counts{};
    std::optional<training::NearMiss> states, activations, bandwidth;
    bool complete = true;  ///< false when stopped before the end
};
/// `threads` >= 1; the answer is the same for any number of them.
StrategyAnswer searchStrategies(const StrategyRequest& request, int threads = 1, std::stop_token stop = {},
                                const Progress& progress = {});

/// The figures of one mapping, also of one that does not fit; nothing when it cannot run.
std::optional<Strategy> strategyOf(const StrategyRequest& request, const training::Mapping& mapping);

}  // namespace model
