// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/class_losses.h"

#include <algorithm>
#include <cmath>

#include "model/core/fields.h"
#include "model/plan/bridge.h"
#include "model/plan/job_faults.h"
#include "model/plan/stages.h"

namespace model {
namespace {

constexpr double kHour = 3600;
constexpr double kManyWaits = 0.05;  // of the time; beyond, waits for spares overlap (held against the simulation)

/// Time that one event of a class takes from the run.
Duration costOf(const plan::Stage& s, const RateClass& c, const ComponentCounts& counts) {
    const Reliability& in = s.design.reliability;
    if (plan::isFlap(c)) return in.reroute;
    if (!interrupts(c)) return plan::standstillOf(s, c);
    const plan::CopyCost copy = plan::copyCost(s, {c}, counts);
    const Duration restart = in.diagnose + in.allocate + plan::launchTime(s.design) + in.warmUp + copy.load + copy.lost;
    const Duration half = (s.design.checkpoint.interval + s.results.storage.stall.value_or(Duration{0})) / 2;
    const double rounding = c.silent && s.design.checkpoint.thinned ? 1 / std::log(2.0) : 1;
    Duration cost = c.detect * rounding + restart + half;
    if (!c.silent && plan::isSilence(c)) cost += plan::watchTime(s);
    if (plan::sparesOf(s.design, true) == 0) cost += in.swap * c.needsHardware;
    return cost;
}

Grade gradeOf(const ComponentClass& c) {
    const Evidence* e = evidenceOf(c.meta, "rate");
    return e ? e->grade : Grade::None;
}

/// The closed form of a design whose inputs before the reliability stage are those of `copy`.
void closeAgain(const Project& project, const Design& design, Results& copy) {
    copy.reliability = {};
    copy.training.daysMean = copy.training.daysP50 = copy.training.daysP90 = std::nullopt;
    copy.problems.clear();
    plan::reliabilityStage({project, design, copy});
}

}  // namespace

std::vector<ClassLoss> plan::classLossesOf(const Stage& s) {
    std::vector<ClassLoss> out;
    const Design& design = s.design;
    const auto& r = s.results.reliability;
    const auto& mean = s.results.training.daysMean;
    if (!mean || !r.failureShare || !r.waitShare) return out;
    const auto classes = plan::agedClasses(s);
    const auto counts = plan::countsOf(s);
    const double cards = static_cast<double>(plan::trainingCards(design));
    std::vector<double> costs;  // per running time
    double stops = 0, all = 0;
    for (const RateClass& c : classes) {
        costs.push_back(classRate(c, counts).si * costOf(s, c, counts).si);
        if (interrupts(c)) stops += costs.back();
    }
    // Flaps and outages of the storage are shares of their own; the stops share what faults and waits take.
    const double scale = stops > 0 ? (r.failureShare->si + r.waitShare->si) / stops : 0;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const RateClass& c = classes[i];
        const double share = costs[i] * (interrupts(c) ? scale : 1);
        if (!(share > 0) || !std::isfinite(share)) continue;
        ClassLoss loss;
        loss.id = c.id;
        loss.lost = *mean * share;
        loss.cardHours = loss.lost.si / kHour * cards;
        if (i < design.reliability.classes.size()) loss.grade = gradeOf(design.reliability.classes[i].value);
        all += share;
        loss.ofFaults = Ratio{share};
        out.push_back(std::move(loss));
    }
    for (ClassLoss& loss : out) loss.ofFaults = loss.ofFaults / all;
    std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.lost > b.lost; });
    return out;
}

std::vector<ClassLoss> classLosses(const Project& project, const Design& design, const Results& results) {
    if (results.pools.size() != design.pools.size() || results.fabrics.size() != design.fabrics.size()) return {};
    Results copy = results;
    return plan::classLossesOf({project, design, copy});
}

std::vector<ClassLoss> classGains(const Project& project, const Design& design, const Results& results) {
    auto losses = classLosses(project, design, results);
    if (losses.empty()) return losses;
    Results copy = results;
    closeAgain(project, design, copy);
    const auto before = copy.training.daysMean;
    if (!before) return losses;
    Design changed = design;
    for (ClassLoss& loss : losses) {
        const auto item = std::find_if(changed.reliability.classes.begin(), changed.reliability.classes.end(),
                                       [&](const auto& c) { return c.name == loss.id; });
        if (item == changed.reliability.classes.end()) continue;
        const Rate rate = item->value.rate;
        item->value.rate = rate / 2;
        closeAgain(project, changed, copy);
        item->value.rate = rate;
        if (copy.training.daysMean) loss.gained = *before - *copy.training.daysMean;
    }
    return losses;
}

ClosedTwin closedTwin(const Project& project, const Design& design, const Results& results, const SimulationInputs& in,
                      const SimulationResult* run) {
    ClosedTwin twin;
    if (results.pools.size() != design.pools.size() || results.fabrics.size() != design.fabrics.size()) return twin;
    Results copy = results;
    closeAgain(project, design, copy);
    twin.mean = copy.training.daysMean;
    twin.p50 = copy.training.daysP50;
    twin.p90 = copy.training.daysP90;
    twin.goodput = copy.reliability.goodput;
    const auto say = [&](std::string_view id, std::vector<Arg> args = {}) {
        twin.reasons.push_back(problem(id, std::move(args), "", Severity::Info));
    };
    std::size_t stops = 0, others = 0, hands = 0;
    bool silent = false, aged = false;
    for (const FailureClass& c : in.classes) {
        const bool stopping = c.effect == FailureEffect::Stops;
        stops += stopping ? 1 : 0;
        others += stopping || c.effect == FailureEffect::Slows ? 0 : 1;
        hands += stopping && c.needsHardware > 0 ? 1 : 0;
        silent = silent || c.silentLatency.si > 0;
        aged = aged || c.ages;
    }
    const bool slows = std::any_of(in.classes.begin(), in.classes.end(), [](const FailureClass& c) {
        return c.effect == FailureEffect::Slows && c.lasts.si > 60;  // longer than a rerouting
    });
    if (!twin.mean) {
        twin.range = ClosedTwin::Range::NotComparable;
        say("twin.spares_short");
        return twin;
    }
    if (run && run->restartsFromScratch > 0) {
        twin.range = ClosedTwin::Range::NotComparable;
        say("twin.from_scratch", {Arg::number(static_cast<double>(run->restartsFromScratch))});
    }
    if (const auto& waits = copy.reliability.waitShare; waits && waits->si > kManyWaits) {
        twin.range = ClosedTwin::Range::NotComparable;
        say("twin.waits", {Arg::number(waits->si, "%")});
    } else if (hands > 0 && in.spareServers >= 0) {
        say("twin.spares");
    }
    if (stops > 1) say("twin.classes", {Arg::number(static_cast<double>(stops))});
    if (silent) say("twin.silent");
    if (aged) say("twin.age");
    if (in.levels.size() > 1) say("twin.copies");
    if (in.plannedEvery.si > 0 && in.plannedLasts.si > 0) say("twin.planned");
    if (in.restartSigma > 0) say("twin.restart");
    if (others > 0) say("twin.storage");
    if (slows) say("twin.slow");
    if (twin.reasons.empty()) {
        twin.range = ClosedTwin::Range::Exact;
        say("twin.exact");
    }
    return twin;
}

}  // namespace model
