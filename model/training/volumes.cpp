// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes per group and per step.

#include "model/training/volumes.h"

#include <algorithm>

namespace model::training {
namespace {

double real(std::int64_t n) {
    return static_cast<double>(n);
}

}  // namespace

double tensorBytes(double tokens, double hidden, double t, bool fullRecompute, bool parallelBlock) {
    const double exchanges = (fullRecompute ? 6 : 4) * (parallelBlock ? 0.5 : 1);
    return exchanges * 2 * (t - 1) / t * 2 * tokens * hidden;
}

double gradientBytes(double weights, double n, GradientForm form, double g, double w, double microbatches) {
    if (form == GradientForm::AllReduce) return 2 * (n - 1) / n * weights * g;
    return (n - 1) / n * weights * (g + (form == GradientForm::Sharded ? 2 * microbatches : 1) * w);
}

double boundaryBytes(double tokens, double hidden, double t, bool scattered, double interleave, double microbatches) {
    return 2 * tokens * hidden * interleave * microbatches / (scattered ? t : 1);
}

double contextBytes(double tokens, const Architecture& a, double t, double c) {
    // Latent attention sends its compressed keys and values, which are common to all heads.
    const double width = a.mla ? real(a.mla->kvRank + a.mla->ropeDim)
                               : 2 * std::max(1.0, real(keyValueHeads(a)) / t) * headSize(a);
    return 2 * tokens * width * (c - 1);
}

double expertBytes(double hidden, double copies, double bytes) {
    return hidden * copies * bytes;
}

Volumes stepVolumes(const StepCase& c, const Mapping& m) {
    const Architecture& a = c.layer.model;
    const Stack& s = c.layer.stack;
    const StageKinds kinds = stageKinds(a, m.pipeline);
    const LayerWeights w = layerWeights(a);
    const double microbatches = microbatchesOf(c.globalBatch, m);
    const double tokens = real(m.microBatch) * c.layer.sequence / real(m.context), h = real(a.hidden), t = real(m.tensor);
    const bool full = m.recompute == ActivationMode::Full;
    Volumes v;
    for (std::size_t i = 0; i < kinds.size; ++i) {
        const StageKind& k = kinds.kind[i];
        const ShardWeights shard = shardWeights(a, w, k, m);
        const double layers = k.denseLayers + k.expertLayers;
        const auto gradients = [&](double weights, double n) {
            const bool picked = c.compression.kind == CompressionKind::TopK;
            const double g = picked ? 0 : bytesOnWire(c.compression, s.gradientBytes);
            return gradientBytes(weights, n, m.gradients, g, s.weightBytes, microbatches) +
                   (picked ? topKBytes(weights, n, c.compression.kept) : 0);
        };
        v.gradient = std::max(v.gradient, gradients(shard.dense, denseReplicas(m)) + gradients(shard.experts, expertReplicas(m)));
        v.tensor = std::max(v.tensor, microbatches * layers * tensorBytes(tokens, h, t, full, s.parallelBlock));
        if (m.expert > 1) {
            const double own = tokens / (m.sequenceParallel ? t : 1) * (1 - 1 / real(m.expert));
            const double each = expertBytes(h, real(a.moe->topK), c.layer.eightBit ? 6 : 8);
            v.expert = std::max(v.expert, microbatches * k.expertLayers * own * each);
        }
        // Forward once, backward about twice.
        if (m.context > 1) v.context = std::max(v.context, microbatches * layers * 3 * contextBytes(tokens, a, t, real(m.context)));
    }
    if (m.pipeline > 1) {
        const bool scattered = s.pipelineScattered || m.sequenceParallel;
        v.pipeline = 2 * boundaryBytes(tokens, h, t, scattered, real(m.interleave), microbatches);
    }
    return v;
}

}  // namespace model::training
