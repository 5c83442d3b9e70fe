// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Search of the whole space of parallel strategies: tensor x pipeline x context x expert x micro-batch x interleave x
// recomputation x gradient form x sequence parallelism x schedule, exhaustive up to bounds that cannot cut the best
// (memory grows monotonically, compute is a lower bound of time). The order of answers does not depend on the number
// of threads.

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/core/progress.h"
#include "model/training/step.h"

namespace model::training {

/// What may vary. Lists come from the divisors of the sizes; these are the switches.
struct SearchSpace {
    std::int64_t cards = 0;             ///< N, all of them are used
    std::int64_t top = 10;              ///< answers kept
    std::int64_t largestTensor = 8;     ///< usually the scale-up domain
    std::int64_t largestContext = 16;
    std::int64_t largestMicroBatch = 64;
    double exposedShare = 0.5;          ///< strategies that exchange for more than this share of the step are refused
    bool sharded = true;                ///< ZeRO-3 where there is no pipeline
    bool allReduce = true;              ///< replicas that keep the whole optimizer
    bool zeroBubble = false;            ///< ZB-H1
    bool dualPipe = false;
    bool operator==(const SearchSpace&) const = default;
};

/// A strategy that fits, with its time.
struct Candidate {
    Mapping mapping{};
    StepTime time{};
    MemoryUse memory{};
};

/// Counts of strategies. generated = divisibility + states + activations + bound + evaluated;
/// evaluated = bandwidth + feasible.
struct SearchCounts {
    std::int64_t generated = 0;
    std::int64_t divisibility = 0;  ///< sizes that do not divide each other
    std::int64_t states = 0;        ///< weights, gradients and optimizer alone exceed the memory
    std::int64_t activations = 0;   ///< they fit, the activations do not
    std::int64_t bound = 0;         ///< cannot beat the answers kept
    std::int64_t evaluated = 0;
    std::int64_t bandwidth = 0;     ///< exchange takes more of the step than allowed
    std::int64_t feasible = 0;
    bool operator==(const SearchCounts&) const = default;
};

/// The strategy that came closest to passing a limit.
struct NearMiss {
    Mapping mapping{};
    double needed = 0, available = 0;  ///< bytes, or shares of the step
};

struct SearchAnswer {
    std::vector<Candidate> best;  ///< fastest first; ties: fewer stages, smaller t, smaller micro-batch
    SearchCounts counts{};
    std::optional<NearMiss> states, activations, bandwidth;
    bool complete = true;  ///< false when stopped before the end
};

/// Searches. `threads` >= 1. Nothing is found for an unsound model or no cards.
SearchAnswer search(const StepCase& c, const SearchSpace& space, int threads = 1, std::stop_token stop = {},
                    const Progress& progress = {});

/// All divisors of n in rising order; empty for n < 1.
std::vector<std::int64_t> divisorsOf(std::int64_t n);

}  // namespace model::training
