// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// From a training run of a design to the case of the step model: cards of its pool, software, and the network that the
// sized fabric really gives it. The one place where bandwidth of parallel groups comes from.

#include <string>
#include <vector>

#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/training/search.h"

namespace model {

/// The network that carries the gradients of a pool: its own, else one of every pool; `index` is its place in the
/// lists. Null where there is none.
const FabricResult* computeNetwork(const Design& design, const Results& results, const std::string& pool,
                                   std::size_t& index);

/// Share of the bandwidth left where parts have failed or others use it: of the ports of a card, above the leaf, above
/// the pod; and whether congestion takes its part.
struct NetworkLoss {
    double ports = 1, spines = 1, cores = 1;
    bool congested = true;
};

/// The tiers between `cards` cards of a pool, from the scale-up domain outwards; `missing` gets the keys that have to
/// be known first, "fabrics" where no network of the design connects the pool.
training::Network networkOf(const Design& design, const Results& results, const Item<Pool>& pool, std::int64_t cards,
                            std::vector<std::string>& missing, const NetworkLoss& loss = {});

/// A case, or the keys that have to be known first.
struct TrainingCase {
    std::optional<training::StepCase> step;
    std::vector<std::string> missing;
};
/// `results` need the pools and fabrics of the design.
TrainingCase trainingCase(const Design& design, const Results& results, const Item<Workload>& workload,
                          const Item<Pool>& pool);

/// Tokens that have to be trained: those of the input, and what compression asks for on top.
double trainedTokens(const Workload& workload);
/// How its sequences fill their length.
training::Packing packingOf(const Workload& workload);

/// The mapping as given, with as many replicas as the cards fill.
training::Mapping givenMapping(const Workload& workload, std::int64_t cards);
/// The mapping that the results of a training run stand on; nothing where it has none.
std::optional<training::Mapping> mappingInUse(const Design& design, const Results& results, std::size_t workload);
/// A mapping put into the inputs of a workload.
void setMapping(Workload& workload, const training::Mapping& mapping);

/// What the search for a run may try on `cards` cards.
training::SearchSpace searchSpace(const Workload& workload, const Pool& pool, std::int64_t cards);
/// The fastest mapping that fits; nothing when none does. Remembers its last answers: a pure function, but fast enough
/// to be asked at every edit.
std::optional<training::Mapping> fastestMapping(const training::StepCase& step, const training::SearchSpace& space);

/// What of the model's FLOPs is computed twice: all of the forward pass, or the attention core where it is kept.
double recomputedShare(const Workload& workload, training::ActivationMode mode);

/// What the search behind a run left out on its way to the mapping in use, and why. Nothing where the mapping is given
/// or the case is not known.
std::optional<training::SearchCounts> searchCounts(const Design& design, const Results& results, std::size_t workload);

/// "TP8 PP4 VP5 CP2 EP8 DP32", sizes of 1 left out but tensor, pipeline and data.
std::string mappingText(const training::Mapping& mapping);

}  // namespace model
