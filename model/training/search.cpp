// SPDX-License-Identifier: GPL-3.0-or-later
// Loops over divisor lists, from what costs most to work out (the layer) to what is only arithmetic (the schedule).

#include "model/training/search.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "model/core/parallel.h"

namespace model::training {
namespace {

double real(std::int64_t n) {
    return static_cast<double>(n);
}

std::vector<std::int64_t> upTo(std::vector<std::int64_t> list, std::int64_t largest) {
    std::erase_if(list, [&](std::int64_t n) { return n > largest; });
    return list;
}

/// Fastest first; equal times by the simpler strategy, so that the order is the same every time.
bool better(const Candidate& a, const Candidate& b) {
    const auto key = [](const Candidate& x) {
        const Mapping& m = x.mapping;
        return std::tuple(x.time.total, m.pipeline, m.tensor, m.microBatch, m.context, m.expert, m.expertTensor,
                          m.interleave, static_cast<int>(m.recompute), static_cast<int>(m.gradients),
                          static_cast<int>(m.schedule), m.sequenceParallel);
    };
    return key(a) < key(b);
}

/// What one worker found in its part of the space.
struct Part {
    std::vector<Candidate> best;
    SearchCounts counts{};
    std::optional<NearMiss> states, activations, bandwidth;
};

void keepNearest(std::optional<NearMiss>& miss, const Mapping& m, double needed, double available) {
    if (!miss || needed < miss->needed) miss = NearMiss{m, needed, available};
}

void keepBest(Part& part, const Candidate& c, std::size_t top) {
    if (part.best.size() == top && !better(c, part.best.back())) return;
    const auto at = std::upper_bound(part.best.begin(), part.best.end(), c, better);
    part.best.insert(at, c);
    if (part.best.size() > top) part.best.pop_back();
}

/// One value of the outer dimensions: everything that decides the costs of a layer but the micro-batch.
struct Outer {
    std::int64_t tensor = 1, context = 1, expert = 1, expertTensor = 1;
    ActivationMode recompute = ActivationMode::Keep;
    bool sequenceParallel = false;
};

/// A pipeline depth with what follows from it.
struct Depth {
    std::int64_t pipeline = 1;
    StageKinds kinds{};
    std::vector<std::int64_t> interleaves;
    std::vector<GradientForm> forms;
    std::vector<Schedule> schedules;
    double mostLayers = 0;  ///< of a stage
    std::int64_t variants() const {
        return static_cast<std::int64_t>(interleaves.size() * forms.size() + (schedules.size() - 1) * forms.size());
    }
};

class Searcher {
public:
    Searcher(const StepCase& c, const SearchSpace& space)
        : m_space(space), m_basis(stepBasis(c, real(space.cards))), m_top(static_cast<std::size_t>(std::max<std::int64_t>(1, space.top))) {
        makeDepths();
        makeOuter();
        m_microBatches = upTo(divisorsOf(static_cast<std::int64_t>(c.globalBatch)), space.largestMicroBatch);
    }

    std::size_t parts() const { return m_outer.size(); }

    Part run(std::size_t index, const std::stop_token& stop) const {
        Part part;
        const Outer& o = m_outer[index];
        for (const std::int64_t b : m_microBatches) {
            if (stop.stop_requested()) break;
            microBatch(part, o, b);
        }
        return part;
    }

private:
    void makeDepths() {
        const Architecture& a = m_basis.step.layer.model;
        for (std::int64_t p = 1; p <= a.layers && p <= m_space.cards; ++p) {
            if (m_space.cards % p != 0) continue;
            Depth d;
            d.pipeline = p;
            d.kinds = stageKinds(a, p);
            for (std::size_t i = 0; i < d.kinds.size; ++i)
                d.mostLayers = std::max(d.mostLayers, d.kinds.kind[i].denseLayers + d.kinds.kind[i].expertLayers);
            d.interleaves = p > 1 && a.layers % p == 0 ? divisorsOf(a.layers / p) : std::vector<std::int64_t>{1};
            d.forms = {GradientForm::Distributed};
            if (m_space.allReduce) d.forms.push_back(GradientForm::AllReduce);
            if (m_space.sharded && p == 1) d.forms.push_back(GradientForm::Sharded);
            d.schedules = {Schedule::OneForwardOneBackward};
            if (m_space.zeroBubble && p > 1) d.schedules.push_back(Schedule::ZeroBubbleH1);
            if (m_space.dualPipe && p > 1 && p % 2 == 0) d.schedules.push_back(Schedule::DualPipe);
            m_depths.push_back(std::move(d));
        }
    }

    void makeOuter() {
        const LayerContext& l = m_basis.step.layer;
        const Architecture& a = l.model;
        std::vector<ActivationMode> modes{ActivationMode::Keep, ActivationMode::Full};
        if (!l.stack.flashAttention) modes.insert(modes.begin() + 1, ActivationMode::Selective);
        const auto experts = a.moe ? divisorsOf(a.moe->experts) : std::vector<std::int64_t>{1};
        for (const std::int64_t t : upTo(divisorsOf(a.heads), std::min(m_space.largestTensor, m_space.cards))) {
            for (std::int64_t c = 1; c <= std::min(m_space.largestContext, m_space.cards); c *= 2) {
                if (c > 1 && std::fmod(l.sequence, 2 * real(c)) != 0) break;
                const auto splits = a.moe && t > 1 ? std::vector<std::int64_t>{1, t} : std::vector<std::int64_t>{1};
                for (const std::int64_t e : experts)
                    for (const std::int64_t et : splits)
                        for (const ActivationMode mode : modes)
                            for (const bool sp : {false, true})
                                if (!sp || t > 1) m_outer.push_back({t, c, e, et, mode, sp});
            }
        }
    }

    void microBatch(Part& part, const Outer& o, std::int64_t b) const {
        const StepCase& step = m_basis.step;
        std::optional<LayerCosts> costs;
        for (const Depth& depth : m_depths) {
            const std::int64_t variants = depth.variants(), model = o.tensor * o.context * depth.pipeline;
            part.counts.generated += variants;
            Mapping m;
            m.tensor = o.tensor, m.context = o.context, m.expert = o.expert, m.expertTensor = o.expertTensor;
            m.pipeline = depth.pipeline, m.microBatch = b;
            m.recompute = o.recompute, m.sequenceParallel = o.sequenceParallel;
            m.data = model <= m_space.cards && m_space.cards % model == 0 ? m_space.cards / model : 0;
            const std::int64_t perStep = std::max<std::int64_t>(1, m.data) * b;
            if (m.data < 1 || std::fmod(step.globalBatch, real(perStep)) != 0 ||
                mappingFault(step.layer.model, step.layer.sequence, step.globalBatch, m) != MappingFault::None) {
                part.counts.divisibility += variants;
                continue;
            }
            if (!costs) costs = layerCosts(step.layer, m);
            pipelineOf(part, depth, m, *costs);
        }
    }

    void pipelineOf(Part& part, const Depth& depth, Mapping m, const LayerCosts& costs) const {
        for (const GradientForm form : depth.forms) {
            m.gradients = form;
            for (const Schedule schedule : depth.schedules) {
                m.schedule = schedule;
                if (schedule != Schedule::OneForwardOneBackward) {
                    m.interleave = 1;
                    consider(part, depth, m, costs);
                    continue;
                }
                for (const std::int64_t v : depth.interleaves) {
                    m.interleave = v;
                    consider(part, depth, m, costs);
                }
            }
        }
    }

    void consider(Part& part, const Depth& depth, const Mapping& m, const LayerCosts& costs) const {
        const StepCase& step = m_basis.step;
        SearchCounts& n = part.counts;
        const double microbatches = step.globalBatch / (real(m.data) * real(m.microBatch));
        // Interleaving feeds whole rounds of the pipeline.
        if (m.interleave > 1 && (microbatches < real(m.pipeline) || std::fmod(microbatches, real(m.pipeline)) != 0)) {
            ++n.divisibility;
            return;
        }
        const double room = step.usable * step.layer.card.memory;
        const MemoryUse memory = memoryUse(m_basis, m, depth.kinds, costs);
        if (!(memory.total() <= room)) {
            const double states = memory.states() + memory.reserve;
            ++(states > room ? n.states : n.activations);
            keepNearest(states > room ? part.states : part.activations, m, states > room ? states : memory.total(), room);
            return;
        }
        // Every stage waits for the one with most layers.
        const Architecture& a = step.layer.model;
        const double dense = costs.dense.total(), experts = costs.experts.total();
        const double layer = !a.moe ? dense : a.moe->denseFirstLayers > 0 ? std::min(dense, experts) : experts;
        const double least = microbatches * depth.mostLayers * layer;
        if (part.best.size() == m_top && least > part.best.back().time.total) {
            ++n.bound;
            return;
        }
        ++n.evaluated;
        const Candidate c{m, stepTime(m_basis, m, depth.kinds, costs), memory};
        const double share = c.time.exposed() / c.time.total;
        if (!(share <= m_space.exposedShare)) {
            ++n.bandwidth;
            keepNearest(part.bandwidth, m, share, m_space.exposedShare);
            return;
        }
        ++n.feasible;
        keepBest(part, c, m_top);
    }

    SearchSpace m_space;
    StepBasis m_basis;
    std::size_t m_top;
    std::vector<Depth> m_depths;
    std::vector<Outer> m_outer;
    std::vector<std::int64_t> m_microBatches;
};

void add(SearchCounts& to, const SearchCounts& n) {
    to.generated += n.generated;
    to.divisibility += n.divisibility;
    to.states += n.states;
    to.activations += n.activations;
    to.bound += n.bound;
    to.evaluated += n.evaluated;
    to.bandwidth += n.bandwidth;
    to.feasible += n.feasible;
}

void nearest(std::optional<NearMiss>& to, const std::optional<NearMiss>& miss) {
    if (miss) keepNearest(to, miss->mapping, miss->needed, miss->available);
}

}  // namespace

std::vector<std::int64_t> divisorsOf(std::int64_t n) {
    std::vector<std::int64_t> low, high;
    for (std::int64_t i = 1; i <= n / i; ++i) {
        if (n % i != 0) continue;
        low.push_back(i);
        if (i != n / i) high.push_back(n / i);
    }
    low.insert(low.end(), high.rbegin(), high.rend());
    return low;
}

SearchAnswer search(const StepCase& c, const SearchSpace& space, int threads, std::stop_token stop,
                    const Progress& progress) {
    SearchAnswer answer;
    if (!isSound(c.layer.model) || space.cards < 1 || !(c.globalBatch >= 1) || c.globalBatch > 1e9) return answer;
    const Searcher searcher(c, space);
    std::vector<Part> parts(searcher.parts());
    answer.complete = parallelFor(parts.size(), threads, stop, [&](std::size_t i) {
        parts[i] = searcher.run(i, stop);
        if (progress) progress(static_cast<std::int64_t>(i) + 1, static_cast<std::int64_t>(parts.size()));
    });
    for (const Part& part : parts) {
        add(answer.counts, part.counts);
        nearest(answer.states, part.states);
        nearest(answer.activations, part.activations);
        nearest(answer.bandwidth, part.bandwidth);
        answer.best.insert(answer.best.end(), part.best.begin(), part.best.end());
    }
    std::sort(answer.best.begin(), answer.best.end(), better);
    if (answer.best.size() > static_cast<std::size_t>(std::max<std::int64_t>(1, space.top)))
        answer.best.resize(static_cast<std::size_t>(std::max<std::int64_t>(1, space.top)));
    return answer;
}

}  // namespace model::training
