// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How long copies of the state stay usable: replicas in the memory of other servers (Wang et al., Gemini, SOSP 2023),
// rings of checkpoints against corruption that is found late, and verified checkpoints (Benoit et al., 2016).

#include <cstdint>

#include "model/core/quantity.h"

namespace model {

/// P(every group of `copies` servers keeps one) when `lost` of `servers` are gone at once, all sets alike. The first
/// term 1 - (N/m) C(N-m, k-m) / C(N, k) is exact only for k < 2m; this is exact for any k. 1 for lost < copies, 0 for
/// bad input (copies < 1, more lost than there are).
double replicaRecovery(std::int64_t servers, std::int64_t copies, std::int64_t lost);

/// P(all `kept` copies, one every `interval`, are newer than the onset): e^{-K tau / l}, latency exponential.
double ringAllBad(std::int64_t kept, Duration interval, Duration latency);
/// Copies to keep so that this is at most `risk` in (0, 1): ceil(l ln(1/risk) / tau); at least 1.
std::int64_t ringSize(Duration interval, Duration latency, double risk);
/// Age of the oldest copy in a ring: all of the newest, or thinned to ages 0, 1, 2, 4 ... intervals.
Duration ringReach(std::int64_t kept, Duration interval, bool thinned);

/// Compute between verified checkpoints: sqrt((V + C) / (l_s + l_f / 2)); infinite without failures.
Duration verifiedInterval(Duration verify, Duration write, Rate silent, Rate stops);

}  // namespace model
