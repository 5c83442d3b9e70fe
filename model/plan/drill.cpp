// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/drill.h"

#include <algorithm>
#include <array>

#include "model/plan/bridge.h"
#include "model/plan/stages.h"
#include "model/plan/training_case.h"
#include "model/training/step.h"

namespace model {
namespace {

struct Domain {
    std::optional<std::int64_t> LossResults::*cards, LossResults::*servers;
    std::optional<Ratio> LossResults::*left;
    PerUnit part;  ///< whose failure class gives detection and repair
};
constexpr std::array<Domain, 5> kDomains{{
    {&LossResults::leafCards, &LossResults::leafNodes, &LossResults::leafLeft, PerUnit::LeafSwitch},
    {&LossResults::spineCards, &LossResults::spineNodes, &LossResults::spineLeft, PerUnit::SpineSwitch},
    {&LossResults::coreCards, &LossResults::coreNodes, &LossResults::coreLeft, PerUnit::CoreSwitch},
    {&LossResults::linkCards, &LossResults::linkNodes, &LossResults::linkLeft, PerUnit::OpticalLink},
    // A plane goes down by a fault of its switches' software or of its control: found and mended like a switch.
    {&LossResults::planeCards, &LossResults::planeNodes, &LossResults::planeLeft, PerUnit::SpineSwitch},
}};

NetworkLoss lossOf(DrillKind kind, double left) {
    NetworkLoss loss;
    if (kind == DrillKind::Spine)
        loss.spines = left;
    else if (kind == DrillKind::Core)
        loss.cores = left;
    else
        loss.ports = left;  // a synchronous step waits for the slowest card
    return loss;
}

/// The class of a part that hands must mend; of several the most frequent.
const RateClass* classOf(const std::vector<RateClass>& classes, PerUnit part) {
    const RateClass* best = nullptr;
    for (const RateClass& c : classes)
        if (c.per == part && c.needsHardware > 0 && (!best || c.rate > best->rate)) best = &c;
    return best;
}

/// Steps in a row; the clock stands at their end.
class Timeline {
public:
    explicit Timeline(Drill& d) : m_drill(d) {}
    void add(DrillPhase phase, Duration lasts, bool running = false) {
        m_drill.steps.push_back({phase, m_drill.total, lasts, running});
        m_drill.total += lasts;
        if (running && !(m_drill.step && m_drill.degraded)) m_drill.lost.reset();
        if (!m_drill.lost) return;
        // What a degraded step achieves of a planned one is not lost.
        const double done = running ? (*m_drill.step / *m_drill.degraded).si : 0;
        *m_drill.lost += lasts * (1 - std::min(1.0, done));
    }

private:
    Drill& m_drill;
};

/// Step time of the run with the part lost, as a multiple of the healthy one; nothing where the step model has no case.
std::optional<double> slowdown(const Design& design, const Results& results, std::size_t workload,
                               const Item<Pool>& pool, const NetworkLoss& loss) {
    const auto& item = design.workloads[workload];
    const auto healthy = trainingCase(design, results, item, pool);
    const auto mapping = mappingInUse(design, results, workload);
    if (!healthy.step || !mapping) return std::nullopt;
    training::StepCase hurt = *healthy.step;
    std::vector<std::string> missing;
    hurt.layer.network = networkOf(design, results, pool, pool.value.accelerators, missing, loss);
    const auto before = training::stepAnswer(*healthy.step, *mapping), after = training::stepAnswer(hurt, *mapping);
    if (!before || !after || !(before->time.total > 0)) return std::nullopt;
    return std::max(1.0, after->time.total / before->time.total);
}

void goesOn(Drill& d, const Reliability& in, const RateClass& c) {
    Timeline t(d);
    t.add(DrillPhase::Reroute, in.reroute);
    t.add(DrillPhase::Detect, c.detect, true);
    t.add(DrillPhase::Diagnose, in.diagnose, true);
    t.add(DrillPhase::Repair, c.repairMedian, true);
}

void restarts(Drill& d, const Design& design, const Results& results, const RateClass& c) {
    const Reliability& in = design.reliability;
    Timeline t(d);
    t.add(DrillPhase::Detect, c.detect);
    t.add(DrillPhase::Diagnose, in.diagnose);
    if (d.waitsForRepair) {
        t.add(DrillPhase::Repair, c.repairMedian);
    } else {
        d.sparesUsed = d.serversHit;
        t.add(DrillPhase::Allocate, in.allocate);
    }
    t.add(DrillPhase::Launch, in.launch);
    t.add(DrillPhase::Load, *results.storage.load);
    t.add(DrillPhase::WarmUp, in.warmUp);
    d.redone = design.checkpoint.interval / 2;
    t.add(DrillPhase::Redo, d.redone);
}

}  // namespace

Outcome<DrillKind> drillKindOf(std::string_view word) {
    std::string words;
    for (const Choice& c : Choices<DrillKind>::rows) {
        if (c.word == word) return good(static_cast<DrillKind>(c.value));
        words += (words.empty() ? "" : ", ") + std::string(c.word);
    }
    return {std::nullopt, problem("drill.no_kind", {Arg::text(std::string(word)), Arg::text(words)})};
}

Outcome<std::vector<Drill>> drill(const Project&, const Design& design, const Results& results, DrillKind kind) {
    std::vector<Drill> out;
    const Domain& domain = kDomains[static_cast<std::size_t>(kind)];
    const auto classes = plan::classesOf(design.reliability);
    const Problem none = problem("drill.no_run");
    for (std::size_t i = 0; i < design.workloads.size() && i < results.workloads.size(); ++i) {
        const auto& item = design.workloads[i];
        const auto* pool = plan::poolOf(design, item.value);
        if (item.value.kind != WorkloadKind::Training || !pool) continue;
        std::size_t at = 0;
        const FabricResult* network = computeNetwork(design, results, pool->name, at);
        if (!network) return {std::nullopt, problem("fabric.none", {}, "fabrics")};
        const std::string name = design.fabrics[at].name;
        const auto& cards = network->losses.*domain.cards;
        const auto& left = network->losses.*domain.left;
        if (!cards || !left)
            return {std::nullopt, problem(network->leaves ? "drill.no_part" : "drill.no_network", {Arg::text(name)},
                                          "fabrics." + name + ".switch.ports")};
        const RateClass* mended = classOf(classes, domain.part);
        if (!mended)
            return {std::nullopt,
                    problem("drill.no_class", {Arg::text(std::string(wordOf(domain.part)))}, "reliability.classes")};
        Drill d;
        d.kind = kind;
        d.workload = item.name;
        d.fabric = name;
        d.jobCards = pool->value.accelerators;
        d.cardsHit = std::min(*cards, d.jobCards);
        d.serversHit = (network->losses.*domain.servers).value_or(0);
        d.left = *left;
        d.stops = left->si <= 0;
        d.resetShare = Ratio{mended->reset};
        d.sparesFree = pool->value.hotSpares;
        d.step = results.workloads[i].value.stepTime;
        if (d.stops) {
            if (!results.storage.load)
                return {std::nullopt, problem("drill.no_load", {Arg::text(item.name)}, "storage.load")};
            d.waitsForRepair = d.sparesFree < d.serversHit;
            restarts(d, design, results, *mended);
        } else {
            if (const auto factor = slowdown(design, results, i, *pool, lossOf(kind, left->si)); factor && d.step)
                d.degraded = *d.step * *factor;
            goesOn(d, design.reliability, *mended);
        }
        out.push_back(std::move(d));
    }
    if (out.empty()) return {std::nullopt, none};
    return good(std::move(out));
}

}  // namespace model
