// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Bytes that one card sends per step, by parallel group. Tensor: Shoeybi 2019 (arXiv 1909.08053); gradients: ring forms
// and Rajbhandari 2020 (arXiv 1910.02054); pipeline: Narayanan 2021 (arXiv 2104.04473); experts: DeepSeek-V3 (arXiv
// 2412.19437, section 3.2); context: ring attention (arXiv 2310.01889). Sizes must be positive.

#include "model/training/step.h"

namespace model::training {

/// Per layer and microbatch: 4 all-reduces (6 with full recomputation, half as many with parallel blocks) of
/// 2 b s h/c bytes, each of which moves 2 (t-1)/t of its size. `tokens` = b s/c.
double tensorBytes(double tokens, double hidden, double t, bool fullRecompute, bool parallelBlock = false);

/// Per step, for a shard of `weights` parameters over n replicas: all-reduce 2 (n-1)/n g; distributed (n-1)/n (g + w);
/// sharded (n-1)/n (g + 2 m w), because weights are gathered twice for each of the m microbatches.
double gradientBytes(double weights, double n, GradientForm form, double g, double w, double microbatches);

/// Per boundary, direction and step: 2 b s h v m bytes, 1/t of it per card where the tensor is scattered.
double boundaryBytes(double tokens, double hidden, double t, bool scattered, double interleave, double microbatches);

/// Forward, per layer and microbatch: keys and values of a block travel c - 1 times around the ring.
double contextBytes(double tokens, const Architecture& a, double t, double c);

/// Per token and layer of experts in one direction pair: `copies` copies of h values, `bytes` summed over dispatch and
/// combine of forward and backward pass (6 with 8-bit dispatch both ways, 7 with a 16-bit one backward, 8 in 16 bits).
double expertBytes(double hidden, double copies, double bytes);

/// All of them for one strategy, on the card that sends most.
struct Volumes {
    double tensor = 0, context = 0, expert = 0, pipeline = 0, gradient = 0;
};
Volumes stepVolumes(const StepCase& c, const Mapping& m);

}  // namespace model::training
