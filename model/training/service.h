// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One instance of an inference service over its batch: prefill, decode pass, what a user waits for a token, throughput,
// and the batch that memory and latency allow. Builds on the closed forms of inference.h and on the time of the
// tensor-parallel all-reduces over the tiers that the instance really spans (collectives.h).

#include <cstdint>
#include <optional>

#include "model/training/collectives.h"
#include "model/training/inference.h"
#include "model/training/states.h"

namespace model::training {

struct ServiceCase {
    Architecture model{};
    InstanceCards cards{};
    Network network{};
    double hidden = 0;              ///< share of the exchange that prefill hides, in [0, 1]; decode hides nothing
    double weightBytes = 2;         ///< per parameter
    double cacheBytes = 2;          ///< per element of the key-value cache
    double prompt = 0, output = 0;  ///< tokens of a request, > 0
    double cached = 0;              ///< share of the prompt found in the prefix cache, [0, 1)
    Duration overhead{};            ///< launch, sampler, scheduler of one pass
    bool apart = false;             ///< prefill on instances of its own
    ByteRate link{};                ///< from a prefill to a decode instance; only where they are apart
    Bytes memory{};                 ///< of one card
    double usable = 0.9;            ///< of it, grade C
    Bytes reserve{2e9};             ///< per card, grade C
};

/// What does not depend on the batch. Nothing for an unsound model or an input that is not positive and finite.
struct ServiceBasis {
    ServiceCase service{};
    Bytes weights{}, kvPerToken{};
    double copies = 1;         ///< of the cache: cards beyond the key and value heads keep them again; latent attention
                               ///< is taken as spread over the sequences instead
    double meanContext = 0;      ///< prompt + output/2
    double active = 0;           ///< parameters at work on one token
    std::int64_t sequences = 0;  ///< that the cache holds; 0 when the weights alone do not fit
    Duration prefill{};          ///< of one prompt, with its exchange
    Duration transfer{};         ///< of the cache of a prompt to the decode instance
    double crossover = 0;        ///< batch from which decode is bound by computation
};
std::optional<ServiceBasis> serviceBasis(const ServiceCase& c);

/// The service at a batch.
struct ServicePoint {
    double batch = 0;
    Duration exchange{};  ///< all-reduces of one decode pass, 2 L x T_AR(2 b h)
    Duration pass{};      ///< T_decode(b)
    Duration token{};     ///< what a user waits for a token: the pass, and where prefill shares the instance
                          ///< the prompts that cut in when it is full, T_decode + b T_prefill/output
    bool memoryBound = true;
    double requests = 0;  ///< per second of one instance, prefill included; of both kinds together where apart
    double decodeRequests = 0, prefillRequests = 0;  ///< of an instance that does nothing else
    double poolRatio = 0;                            ///< prefill instances per decode instance
    double distinctExperts = 0;                      ///< touched per layer; 0 for a dense model
};
std::optional<ServicePoint> servicePoint(const ServiceBasis& b, double batch);

/// Largest batch up to `most` whose token takes no longer than `target`; 0 when even one sequence takes longer.
std::int64_t largestBatchWithin(const ServiceBasis& b, Duration target, std::int64_t most);

/// Wait for the first token: queue before prefill (Pollaczek-Khinchine with cv = 1 at `requests` per second on one
/// instance), the pass that runs (half of it on average, where prefill shares the instance), prefill and transfer.
/// Nothing where requests come faster than they are taken.
std::optional<Duration> firstToken(const ServiceBasis& b, const ServicePoint& p, double requests);

}  // namespace model::training
