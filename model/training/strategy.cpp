// SPDX-License-Identifier: GPL-3.0-or-later
// Layers over stages.

#include "model/training/strategy.h"

#include <algorithm>

namespace model::training {
namespace {

/// Stages [from, to) of `layers` layers each, the first of which begins at layer `begin`.
struct Run {
    std::int64_t from = 0, to = 0, layers = 0, begin = 0;
};

void add(StageKinds& kinds, std::int64_t count, std::int64_t dense, std::int64_t expert, std::int64_t position,
         std::int64_t stages) {
    if (count <= 0 || kinds.size == kinds.kind.size()) return;
    kinds.kind[kinds.size++] = {static_cast<double>(count),    static_cast<double>(dense), static_cast<double>(expert),
                                static_cast<double>(position), position == 0,              position + count == stages};
}

/// Cuts a run where the dense layers of a mixture of experts end.
void addRun(StageKinds& kinds, const Run& r, std::int64_t denseFirst, std::int64_t stages) {
    std::int64_t stage = r.from, layer = r.begin;
    const std::int64_t allDense = r.layers > 0 ? std::clamp<std::int64_t>((denseFirst - layer) / r.layers, 0, r.to - stage)
                                               : r.to - stage;
    add(kinds, allDense, r.layers, 0, stage, stages);
    stage += allDense;
    layer += allDense * r.layers;
    if (stage < r.to && layer < denseFirst) {
        add(kinds, 1, denseFirst - layer, r.layers - (denseFirst - layer), stage, stages);
        ++stage;
    }
    add(kinds, r.to - stage, 0, r.layers, stage, stages);
}

}  // namespace

StageKinds stageKinds(const Architecture& a, std::int64_t stages) {
    StageKinds kinds;
    const std::int64_t dense = a.moe ? a.moe->denseFirstLayers : a.layers;
    const std::int64_t each = a.layers / stages, left = a.layers % stages;
    if (stages == 1) {
        addRun(kinds, {0, 1, a.layers, 0}, dense, stages);
        return kinds;
    }
    const std::int64_t inner = std::min(left, stages - 2);  // stages after the first that take one more
    const std::int64_t firstLayers = each + (left > inner ? 1 : 0);
    addRun(kinds, {0, 1, firstLayers, 0}, dense, stages);
    addRun(kinds, {1, 1 + inner, each + 1, firstLayers}, dense, stages);
    addRun(kinds, {1 + inner, stages - 1, each, firstLayers + inner * (each + 1)}, dense, stages);
    addRun(kinds, {stages - 1, stages, each, a.layers - each}, dense, stages);
    return kinds;
}

}  // namespace model::training
