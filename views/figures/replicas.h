// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Sizes of a training run along a curve over cards.

#include <cstdint>
#include <vector>

namespace views::figures {

/// Numbers of replicas that divide the batch, so that every one of them gets whole microbatches, no two closer than a
/// factor of 1.2; the present number is always among them.
std::vector<std::int64_t> replicasAlong(std::int64_t globalBatch, std::int64_t microBatch, std::int64_t now);

}  // namespace views::figures
