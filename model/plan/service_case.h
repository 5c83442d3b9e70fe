// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// From an inference service of a design to the case of the closed forms, and the limits of its batch: the one place
// that results and the curve over the batch stand on.

#include <string>
#include <vector>

#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/training/service.h"

namespace model {

/// A case, or the keys that have to be known first. The basis is missing with no key missing where the model is
/// unsound or the pool has fewer cards than an instance.
struct ServiceStudy {
    std::optional<training::ServiceBasis> basis;
    std::vector<std::string> missing;
};
/// `results` need the pools and fabrics of the design.
ServiceStudy serviceStudy(const Design& design, const Results& results, const Item<Workload>& workload,
                          const Item<Pool>& pool);

/// Sequences that run at once on an instance: what the cache holds, the latency target and the scheduler allow. At
/// least 1 where the cache holds one, even when the latency target is missed.
struct BatchLimits {
    std::int64_t memory = 0, scheduler = 0;
    std::optional<std::int64_t> latency;  ///< 0: even one sequence misses the target
    std::int64_t chosen = 0;
};
BatchLimits batchLimits(const training::ServiceBasis& basis, const Workload& workload);

/// Share of the service that the busiest hour may fill; grade C.
inline constexpr double kPeakUtilisation = 0.85;

}  // namespace model
