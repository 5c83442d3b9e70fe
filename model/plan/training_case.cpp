// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/training_case.h"

#include <algorithm>
#include <list>
#include <mutex>

#include "model/plan/bridge.h"
#include "model/plan/fabric_congestion.h"
#include "model/plan/fabric_request.h"
#include "model/plan/power_cap.h"
#include "model/plan/stages.h"

namespace model {
namespace {

constexpr double kEverywhere = 1e15;  // cards below the outermost tier: all there are

/// Leaf, pod and core above the scale-up domain, with what each is oversubscribed.
/// A part that fails takes its share from what is wired, so spare uplinks come first. Colliding flows leave links idle
/// beside full ones, so they lengthen what crosses a tier as if it had that much fewer links.
void addTiers(training::Network& n, const Accelerator& card, const FabricResult& r, ByteRate rate,
              const NetworkLoss& loss, const plan::CongestionFactors& kept) {
    const double leaf = static_cast<double>(r.cardsPerLeaf.value_or(0)),
                 pod = static_cast<double>(r.cardsPerPod.value_or(0));
    const double leafRatio = std::max(1.0, r.realisedLeaf.value_or(Ratio{1}).si / loss.spines) / kept.leaf;
    const double all = std::max(1.0, r.realised.value_or(Ratio{1}).si / (loss.spines * loss.cores)) / kept.pod;
    const auto add = [&](double members, double oversubscription) {
        n.tiers[static_cast<std::size_t>(n.count++)] = plan::fabricTier(card, rate, members, oversubscription);
    };
    const std::int64_t tiers = r.tiers.value_or(1);
    if (tiers >= 2 && leaf > 0) add(leaf, 1);
    if (tiers >= 3 && pod > 0) add(pod, leafRatio);
    add(kEverywhere, tiers >= 3 ? all : tiers >= 2 ? leafRatio : 1);
}

/// One tier per side of a torus or mesh, places in the order of the sides.
void addSides(training::Network& n, const Accelerator& card, FabricFamily family, double cardsPerPort,
              const FabricResult& r, ByteRate rate) {
    const bool torus = family == FabricFamily::Torus;
    n.wires = torus ? training::Wires::Torus : training::Wires::Mesh;
    n.degree = 0;
    double members = cardsPerPort;
    for (const auto& given : {r.side1, r.side2, r.side3}) {
        const double side = static_cast<double>(given.value_or(1));
        if (side < 2) continue;
        n.degree += torus ? std::min(2.0, side - 1) : side - 1;
        members *= side;
        auto& tier = n.tiers[static_cast<std::size_t>(n.count++)];
        tier = plan::fabricTier(card, rate, members, 1);
        tier.side = side;
    }
    n.degree = std::max(1.0, n.degree);
    if (n.count == 1) n.tiers[static_cast<std::size_t>(n.count++)] = plan::fabricTier(card, rate, kEverywhere, 1);
}

/// Router, group, all groups. Between the same two groups the few direct links do not carry what all their cards send,
/// so half of the bytes take a third group (Valiant routing, 50 % of the bandwidth in the worst case: Kim, ISCA 2008);
/// spread over all groups they find as many global links as hosts where every group is built.
void addGroups(training::Network& n, const Accelerator& card, const FabricResult& r, ByteRate rate) {
    const double router = static_cast<double>(r.cardsPerLeaf.value_or(1)),
                 group = static_cast<double>(r.cardsPerPod.value_or(1)),
                 groups = static_cast<double>(r.groups.value_or(1)),
                 ports = static_cast<double>(r.leafDown.value_or(1)),
                 links = static_cast<double>(r.linksPerPair.value_or(1)) * (groups - 1);
    const auto add = [&](double members, double oversubscription) -> training::NetworkTier& {
        auto& tier = n.tiers[static_cast<std::size_t>(n.count++)];
        return tier = plan::fabricTier(card, rate, members, oversubscription);
    };
    add(router, 1);
    add(groups > 1 ? group : kEverywhere, 1);
    if (groups > 1) add(kEverywhere, 2).spread = std::max(1.0, ports * group / router / links);
}

struct Remembered {
    training::StepCase step;
    training::SearchSpace space;
    std::optional<training::Mapping> answer;
    training::SearchCounts counts;
};

Remembered searched(const training::StepCase& step, const training::SearchSpace& space) {
    constexpr std::size_t kRemembered = 64;
    static std::mutex mutex;
    static std::list<Remembered> last;  // newest first
    {
        const std::lock_guard lock(mutex);
        for (auto it = last.begin(); it != last.end(); ++it) {
            if (!(it->step == step) || !(it->space == space)) continue;
            last.splice(last.begin(), last, it);
            return *it;
        }
    }
    training::SearchSpace first = space;
    first.top = 1;
    const auto found = training::search(step, first);
    const auto answer = found.best.empty() ? std::nullopt : std::optional(found.best.front().mapping);
    const std::lock_guard lock(mutex);
    last.push_front({step, space, answer, found.counts});
    if (last.size() > kRemembered) last.pop_back();
    return last.front();
}

}  // namespace

const FabricResult* computeNetwork(const Design& design, const Results& results, const std::string& pool,
                                   std::size_t& index) {
    for (const bool own : {true, false})
        for (std::size_t i = 0; i < design.fabrics.size() && i < results.fabrics.size(); ++i) {
            const Fabric& f = design.fabrics[i].value;
            if (f.role != FabricRole::Compute || (own ? f.pool.name != pool : !f.pool.name.empty())) continue;
            index = i;
            return &results.fabrics[i].value;
        }
    return nullptr;
}

training::Network networkOf(const Design& design, const Results& results, const Item<Pool>& pool, std::int64_t cards,
                            std::vector<std::string>& missing, const NetworkLoss& loss) {
    const Accelerator& card = pool.value.card;
    training::Network network;
    network.tiers[0] = plan::scaleUpTier(card);
    network.count = 1;
    if (card.scaleUpDomain.value_or(1) > 1 && !card.scaleUpBandwidth)
        missing.push_back("pools." + pool.name + ".card.scale_up_bandwidth");
    if (static_cast<double>(cards) <= network.tiers[0].members) return network;
    std::size_t index = 0;
    const FabricResult* fabric = computeNetwork(design, results, pool.name, index);
    if (fabric && fabric->nicRate && fabric->nicRate->si > 0) {
        const Fabric& f = design.fabrics[index].value;
        const double ports =
            static_cast<double>(std::max<std::int64_t>(1, f.rails.value_or(pool.value.server.nics.value_or(1))));
        const ByteRate own =
            *fabric->nicRate * (ports / static_cast<double>(std::max<std::int64_t>(1, pool.value.server.accelerators)));
        const plan::CongestionFactors kept =
            loss.congested ? plan::congestionFactors(fabric->congestion) : plan::CongestionFactors{};
        const ByteRate rate = own * (loss.ports * kept.ports);
        if (withoutSwitches(f.family))
            addSides(network, card, f.family, static_cast<double>(pool.value.server.accelerators) / ports, *fabric,
                     rate);
        else if (f.family == FabricFamily::Dragonfly)
            addGroups(network, card, *fabric, rate);
        else
            addTiers(network, card, *fabric, rate, loss, kept);
        if (f.family == FabricFamily::RailOnly && plan::alikeServers(design, f)) network.separateRails = ports;
    } else {
        missing.push_back(fabric ? "fabrics." + design.fabrics[index].name + ".per_card" : "fabrics");
    }
    return network;
}

TrainingCase trainingCase(const Design& design, const Results& results, const Item<Workload>& workload,
                          const Item<Pool>& pool) {
    const Workload& w = workload.value;
    const Accelerator& card = pool.value.card;
    TrainingCase out;
    const std::string base = "pools." + pool.name + ".card.";
    const auto need = [&](bool known, const std::string& key) {
        if (!known) out.missing.push_back(key);
    };
    need(card.bf16.has_value(), base + "bf16");
    need(card.memory.has_value(), base + "memory");
    need(card.memoryBandwidth.has_value(), base + "memory_bandwidth");
    if (w.precision == Precision::Fp8) need(card.fp8.has_value(), base + "fp8");
    if (w.precision == Precision::Fp4) need(card.fp4.has_value(), base + "fp4");
    const training::Network network = networkOf(design, results, pool, pool.value.accelerators, out.missing);
    const auto speed = plan::cardSpeedOf(card, pool.value.server.accelerators);
    if (!out.missing.empty() || !speed) return out;
    training::StepCase c;
    c.layer.model = plan::architectureOf(w.model);
    c.layer.sequence = static_cast<double>(w.sequence);
    c.layer.eightBit = w.precision != Precision::Bf16;
    c.layer.expertImbalance = w.expertImbalance.si;
    if (w.capacityFactor) c.layer.expertImbalance = std::min(c.layer.expertImbalance, w.capacityFactor->si);
    c.layer.attended = training::attendedShare(packingOf(w));
    c.compression = plan::compressionOf(w.compression, w.keptGradients, w.errorFeedback);
    c.layer.card = *speed;
    if (w.precision == Precision::Fp4) c.layer.card.peak8 = card.fp4->si;
    if (const double held = capSpeed(design.power, pool.value); held < 1) {
        c.layer.card.peak16 *= held;
        c.layer.card.peak8 *= held;
    }
    c.layer.card.coefficients.slowBy = 0;  // slow servers are part of the days with faults (stage_operation.cpp)
    c.layer.network = network;
    c.layer.stack = plan::stackOf(w.stack);
    c.globalBatch = static_cast<double>(w.globalBatch);
    out.step = c;
    return out;
}

double trainedTokens(const Workload& w) {
    const bool compressed = w.compression != GradientCompression::None;
    return static_cast<double>(w.tokens) * (1 + (compressed ? w.extraTokens.si : 0));
}

training::Packing packingOf(const Workload& w) {
    return {w.sequenceFill.si, w.packing, w.packingEfficiency.si};
}

training::Mapping givenMapping(const Workload& w, std::int64_t cards) {
    const auto least = [](std::int64_t n) { return std::max<std::int64_t>(1, n); };
    training::Mapping m;
    m.tensor = least(w.tensorParallel);
    m.pipeline = least(w.pipelineParallel);
    m.interleave = m.pipeline > 1 ? least(w.interleave) : 1;
    m.unevenChunks = m.interleave > 1 && w.model.layers % (m.pipeline * m.interleave) != 0;
    m.context = least(w.contextParallel);
    m.expert = least(w.expertParallel);
    m.expertTensor = least(w.expertTensorParallel);
    m.microBatch = least(w.microBatch);
    m.data = least(cards / least(m.tensor * m.pipeline * m.context));
    m.recompute = plan::activationModeOf(w.recompute);
    m.gradients = plan::gradientFormOf(w.gradients);
    m.schedule = plan::scheduleOf(w.schedule);
    m.sequenceParallel = w.sequenceParallel && m.tensor > 1;
    return m;
}

std::optional<training::Mapping> mappingInUse(const Design& design, const Results& results, std::size_t workload) {
    if (workload >= design.workloads.size() || results.workloads.size() != design.workloads.size()) return std::nullopt;
    const auto& item = design.workloads[workload];
    if (results.workloads[workload].value.strategy.empty()) return std::nullopt;
    const auto* pool = plan::poolOf(design, item.value);
    if (!pool) return std::nullopt;
    if (item.value.mapping == MappingChoice::Given) return givenMapping(item.value, pool->value.accelerators);
    const auto known = trainingCase(design, results, item, *pool);
    if (!known.step) return std::nullopt;
    return fastestMapping(*known.step, searchSpace(item.value, pool->value, pool->value.accelerators));
}

void setMapping(Workload& w, const training::Mapping& m) {
    w.mapping = MappingChoice::Given;
    w.tensorParallel = m.tensor;
    w.pipelineParallel = m.pipeline;
    w.interleave = m.interleave;
    w.contextParallel = m.context;
    w.expertParallel = m.expert;
    w.expertTensorParallel = m.expertTensor;
    w.microBatch = m.microBatch;
    w.sequenceParallel = m.sequenceParallel;
    w.recompute = static_cast<Recompute>(m.recompute);
    w.gradients = static_cast<GradientExchange>(m.gradients);
    w.schedule = static_cast<PipelineSchedule>(m.schedule);
}

training::SearchSpace searchSpace(const Workload& w, const Pool& pool, std::int64_t cards) {
    training::SearchSpace space;
    space.cards = cards;
    space.largestTensor = std::max<std::int64_t>(1, pool.card.scaleUpDomain.value_or(pool.server.accelerators));
    space.zeroBubble = w.schedule == PipelineSchedule::ZeroBubbleH1 || w.schedule == PipelineSchedule::ZeroBubbleH2;
    space.dualPipe = w.schedule == PipelineSchedule::DualPipe;
    return space;
}

std::optional<training::Mapping> fastestMapping(const training::StepCase& step, const training::SearchSpace& space) {
    return searched(step, space).answer;
}

std::optional<training::SearchCounts> searchCounts(const Design& design, const Results& results, std::size_t workload) {
    if (workload >= design.workloads.size() || results.workloads.size() != design.workloads.size()) return std::nullopt;
    const auto& item = design.workloads[workload];
    const auto* pool = plan::poolOf(design, item.value);
    if (!pool || item.value.kind != WorkloadKind::Training || item.value.mapping != MappingChoice::Auto)
        return std::nullopt;
    const auto known = trainingCase(design, results, item, *pool);
    if (!known.step) return std::nullopt;
    return searched(*known.step, searchSpace(item.value, pool->value, pool->value.accelerators)).counts;
}

double recomputedShare(const Workload& w, training::ActivationMode mode) {
    if (mode == training::ActivationMode::Keep) return 0;
    const auto forward = training::forwardFlopsPerToken(plan::architectureOf(w.model), static_cast<double>(w.sequence),
                                                        training::AttentionCount::Full);
    if (!forward || !(forward->total().si > 0)) return 0;
    if (mode == training::ActivationMode::Full) return 1.0 / 3;
    return w.stack.flashAttention ? 0 : (forward->core / forward->total()).si / 3;
}

std::string mappingText(const training::Mapping& m) {
    std::string text;
    const auto add = [&](const char* name, std::int64_t n, bool always) {
        if (n > 1 || always) text += (text.empty() ? "" : " ") + std::string(name) + std::to_string(n);
    };
    add("TP", m.tensor, true);
    add("PP", m.pipeline, true);
    add("VP", m.interleave, false);
    add("CP", m.context, false);
    add("EP", m.expert, false);
    add("ETP", m.expertTensor, false);
    add("DP", m.data, true);
    add("MB", m.microBatch, false);
    return text;
}

}  // namespace model
