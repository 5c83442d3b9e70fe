// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/nearest_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/plan/strategies.h"

namespace model {
namespace {

using training::Mapping;

struct Change {
    const char* id;  ///< sentence: %1 the memory it takes then, %2 the new size
    Mapping mapping;
    std::int64_t size = 0;
};

/// The same number of cards with `factor` times the stages, or times the tensor parallelism.
std::optional<Mapping> deeper(Mapping m, std::int64_t Mapping::*size, std::int64_t factor) {
    if (m.data % factor != 0) return std::nullopt;
    m.*size *= factor;
    m.data /= factor;
    if (m.pipeline == 1) m.interleave = 1;
    return m;
}

std::vector<Change> changes(const training::StepCase& c, const Mapping& now) {
    std::vector<Change> all;
    const auto add = [&](const char* id, const Mapping& m, std::int64_t size = 0) { all.push_back({id, m, size}); };
    if (now.microBatch > 1) {
        Mapping m = now;
        m.microBatch = 1;
        add("fits.micro_batch", m, 1);
    }
    if (now.gradients == training::GradientForm::AllReduce) {
        Mapping m = now;
        m.gradients = training::GradientForm::Distributed;
        add("fits.gradients", m);
    }
    if (now.recompute != training::ActivationMode::Full) {
        Mapping m = now;
        m.recompute = training::ActivationMode::Full;
        add("fits.recompute", m);
    }
    for (const std::int64_t factor : {2, 3, 4, 8, 16}) {
        if (const auto m = deeper(now, &Mapping::pipeline, factor)) add("fits.pipeline", *m, m->pipeline);
        const auto wide = deeper(now, &Mapping::tensor, factor);
        if (wide && static_cast<double>(wide->tensor) <= c.layer.network.tiers[0].members)
            add("fits.tensor", *wide, wide->tensor);
    }
    return all;
}

}  // namespace

std::optional<Problem> nearestFit(const training::StepCase& c, const Mapping& now) {
    for (Change change : changes(c, now)) {
        change.mapping.sequenceParallel =
            change.mapping.sequenceParallel || (now.tensor == 1 && change.mapping.tensor > 1);
        // Chunks that no longer divide the layers are joined again.
        auto answer = training::stepAnswer(c, change.mapping);
        if (!answer && change.mapping.interleave > 1) {
            change.mapping.interleave = 1;
            answer = training::stepAnswer(c, change.mapping);
        }
        if (!answer || !answer->fits) continue;
        std::vector<Arg> args{Arg::number(answer->memory.total(), "GB")};
        if (change.size > 0) args.push_back(Arg::number(static_cast<double>(change.size)));
        return problem(change.id, std::move(args), "", Severity::Info);
    }
    return std::nullopt;
}

std::optional<Mapping> nearestMapping(const training::StepCase& step, training::SearchSpace space,
                                      const Mapping& wanted) {
    struct Degree {
        std::int64_t Mapping::*size;
        double weight;
    };
    // The groups are what was planned; microbatch and chunks follow from them.
    constexpr Degree kDegrees[] = {
        {&Mapping::tensor, 1},       {&Mapping::pipeline, 1},     {&Mapping::context, 1},      {&Mapping::expert, 1},
        {&Mapping::expertTensor, 1}, {&Mapping::microBatch, 0.1}, {&Mapping::interleave, 0.05}};
    const auto size = [](std::int64_t n) { return std::log2(static_cast<double>(std::max<std::int64_t>(1, n))); };
    space.top = kStrategiesKept;
    std::optional<Mapping> best;
    double least = std::numeric_limits<double>::infinity();
    for (const auto& found : training::search(step, space).best) {
        double distance = 0;
        for (const Degree& d : kDegrees)
            distance += d.weight * std::abs(size(found.mapping.*d.size) - size(wanted.*d.size));
        if (distance < least) least = distance, best = found.mapping;
    }
    return best;
}

}  // namespace model
