// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/algorithms.h"

#include <algorithm>

#include "model/plan/bridge.h"
#include "model/plan/training_case.h"
#include "model/training/volumes.h"

namespace model {
namespace {

/// A variant of a run: its case, the tokens it trains and the share of the computed tokens that count.
struct Variant {
    training::StepCase step;
    double tokens = 0, useful = 1;
};

struct Sums {
    std::optional<Duration> days;
    std::optional<Bytes> traffic;
};

/// Days without faults, and the bytes of one card over the whole run that `of` picks from those of a step.
template <class Of>
Sums run(const Variant& v, const training::Mapping& m, const Of& of) {
    const auto answer = training::stepAnswer(v.step, m);
    const double perStep = v.step.globalBatch * v.step.layer.sequence * v.useful;
    if (!answer || !(perStep > 0)) return {};
    const double steps = v.tokens / perStep;
    return {Duration{steps * answer->time.total}, Bytes{steps * of(training::stepVolumes(v.step, m))}};
}

}  // namespace

AlgorithmResults algorithmResults(const Workload& w, const training::StepCase& step, const training::Mapping& m) {
    using training::Volumes;
    AlgorithmResults r;
    const double useful = training::usefulShare(packingOf(w));
    const Variant now{step, trainedTokens(w), useful};

    Variant plain = now, compressed = now;
    plain.step.compression = {};
    plain.tokens = static_cast<double>(w.tokens);
    if (!step.compression.on())
        compressed.step.compression = plan::compressionOf(kUsualCompression, w.keptGradients, ErrorFeedback::Bits16);
    const auto gradient = [](const Volumes& v) { return v.gradient; };
    const Sums whole = run(plain, m, gradient), fewer = run(compressed, m, gradient);
    r.compressionDaysBefore = whole.days;
    r.compressionDaysAfter = fewer.days;
    r.compressionTrafficBefore = whole.traffic;
    r.compressionTrafficAfter = fewer.traffic;

    if (step.layer.model.moe) {
        Variant free = now, capped = now;
        const double capacity = w.capacityFactor ? w.capacityFactor->si : kUsualCapacity;
        free.step.layer.expertImbalance = w.expertImbalance.si;
        capped.step.layer.expertImbalance = std::min(w.expertImbalance.si, capacity);
        // The card of the busiest experts receives the most.
        const auto busiest = [](double imbalance) { return [=](const Volumes& v) { return v.expert * imbalance; }; };
        const Sums all = run(free, m, busiest(free.step.layer.expertImbalance));
        const Sums some = run(capped, m, busiest(capped.step.layer.expertImbalance));
        r.capacityDaysBefore = all.days;
        r.capacityDaysAfter = some.days;
        r.capacityTrafficBefore = all.traffic;
        r.capacityTrafficAfter = some.traffic;
        r.droppedTokens = Ratio{
            training::droppedShare(w.expertImbalance.si, capacity, static_cast<double>(step.layer.model.moe->experts))};
    }

    training::Packing packing = packingOf(w);
    Variant padded = now, packed = now;
    packing.packed = false;
    padded.useful = training::usefulShare(packing);
    padded.step.layer.attended = training::attendedShare(packing);
    packing.packed = true;
    packed.useful = training::usefulShare(packing);
    packed.step.layer.attended = training::attendedShare(packing);
    // Tensor parallelism stays inside the scale-up domain and would hide all the rest.
    const auto between = [](const Volumes& v) { return v.context + v.expert + v.pipeline + v.gradient; };
    const Sums loose = run(padded, m, between), dense = run(packed, m, between);
    r.packingDaysBefore = loose.days;
    r.packingDaysAfter = dense.days;
    r.packingTrafficBefore = loose.traffic;
    r.packingTrafficAfter = dense.traffic;
    return r;
}

}  // namespace model
