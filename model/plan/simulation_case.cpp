// SPDX-License-Identifier: GPL-3.0-or-later
// From a design to the inputs of the fault simulation, and from its answer back into the results.
#include <algorithm>
#include <cmath>

#include "model/core/statistics.h"
#include "model/fabric/failure_domain.h"
#include "model/fabric/sizing.h"
#include "model/plan/details.h"
#include "model/plan/drill.h"
#include "model/plan/evaluate.h"
#include "model/plan/job_faults.h"
#include "model/plan/stages.h"
#include "model/plan/training_case.h"

namespace model {

namespace {

/// Step time of the first training run while a part of its network is lost, as a multiple of the healthy one.
double slowedBy(const Design& design, const Results& results, const NetworkLoss& loss) {
    for (std::size_t i = 0; i < design.workloads.size(); ++i) {
        const auto* pool = plan::poolOf(design, design.workloads[i].value);
        if (design.workloads[i].value.kind != WorkloadKind::Training || !pool) continue;
        return stepSlowdown(design, results, i, *pool, loss).value_or(1);
    }
    return 1;
}

/// Share of the work that is lost while one switch of a tier is: the mean over them, since few pods have fewer spines.
double lostWithout(const plan::Stage& s, fabric::Tier tier) {
    double switches = 0, lost = 0;
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        const Fabric& f = s.design.fabrics[i].value;
        if (f.role != FabricRole::Compute) continue;
        const auto in = fabricRequest(s.project, s.design, s.results, i);
        if (!in) continue;
        for (const auto& d : fabric::failureDomains(*in, fabric::sizeFabric(*in), f.dualTor)) {
            if (d.tier != tier) continue;
            NetworkLoss loss;
            (tier == fabric::Tier::Spine ? loss.spines : loss.cores) = d.left;
            const double count = static_cast<double>(d.switches);
            switches += count;
            lost += count * (d.stopsJobs ? 1 : d.left <= 0 ? 0 : 1 - 1 / slowedBy(s.design, s.results, loss));
        }
    }
    return switches > 0 ? lost / switches : 0;
}

/// Time that one event costs a job which it does not stop.
Duration excessOf(const plan::Stage& s, const RateClass& c) {
    if (plan::isFlap(c)) return s.design.reliability.reroute;
    if (c.per != PerUnit::SpineSwitch && c.per != PerUnit::CoreSwitch) return Duration{0};
    const double repair = c.repairMedian.si * std::exp(c.repairSigma * c.repairSigma / 2);
    const double lasts = c.detect.si + c.needsHardware * repair;
    return Duration{lasts * lostWithout(s, c.per == PerUnit::SpineSwitch ? fabric::Tier::Spine : fabric::Tier::Core)};
}

/// Stops of the job, one class each, with what survives them.
void addStops(const plan::Stage& s, const ComponentCounts& counts, SimulationInputs& in) {
    const Duration watch = plan::watchTime(s);
    const double shape = in.ageShape;
    for (const RateClass& c : plan::jobClasses(s)) {
        const Rate rate = classRate(c, counts);
        if (!interrupts(c) || !(rate.si > 0)) continue;
        FailureClass f;
        f.id = c.id;
        f.rate = rate;
        f.needsHardware = c.needsHardware;
        (c.silent ? f.silentLatency : f.detect) = c.detect;
        if (plan::isSilence(c)) f.watch = watch;
        f.repairMedian = c.repairMedian;
        f.repairSigma = c.repairSigma;
        f.serversLost = plan::serversBehind(s, c.per, counts);
        const plan::Survival v = plan::survivalOf(s, c, in.levels, f.serversLost);
        f.level = v.reset;
        f.hardwareLevel = v.hardware;
        f.deeper = v.deeper;
        f.ages = shape != 1 && plan::ages(c);
        const std::int64_t units = countOf(counts, c.per);
        f.units = static_cast<double>(c.countLimit > 0 ? std::min(units, c.countLimit) : units);
        in.classes.push_back(std::move(f));
    }
}

/// Events that slow the job down or keep its checkpoints from the storage.
void addDegradations(const plan::Stage& s, const ComponentCounts& counts, SimulationInputs& in) {
    for (const RateClass& c : plan::jobClasses(s)) {
        const Rate rate = classRate(c, counts);
        if (interrupts(c) || c.isFraction || !(rate.si > 0)) continue;
        FailureClass f;
        f.id = c.id;
        f.rate = rate;
        if (c.per == PerUnit::StorageSystem) {
            f.effect = FailureEffect::BlocksStorage;
            f.dataLast = plan::dataAtHand(s);
            f.detect = c.detect;
            f.repairMedian = c.repairMedian;
            f.repairSigma = c.repairSigma;
        } else {
            f.effect = FailureEffect::Slows;
            f.lasts = excessOf(s, c);
            if (!(f.lasts.si > 0)) continue;
        }
        in.classes.push_back(std::move(f));
    }
}

}  // namespace

std::optional<SimulationInputs> simulationInputs(const Project& project, const Design& design, const Results& results) {
    if (!results.training.daysIdeal || !results.storage.stall || !results.reliability.restart) return std::nullopt;
    Results copy = results;
    const plan::Stage s{project, design, copy};
    const Reliability& r = design.reliability;
    const auto counts = plan::countsOf(s);
    SimulationInputs in;
    in.work = *results.training.daysIdeal;
    in.interval = design.checkpoint.interval;
    in.stall = *results.storage.stall;
    in.restart = r.diagnose + r.allocate + plan::launchTime(design) + r.warmUp;
    in.restartSigma = r.restartSigma.si;
    in.levels = plan::copyLevels(s);
    in.ring = design.checkpoint.keep;
    in.thinned = design.checkpoint.thinned;
    in.ageShape = r.ageShape.si;
    in.fleetAge = r.fleetAge;
    addStops(s, counts, in);
    addDegradations(s, counts, in);
    const std::int64_t cold = plan::sparesOf(design, false);
    in.hotSpares = plan::sparesOf(design, true);
    in.spareServers = in.hotSpares + cold;
    in.swapTime = r.swap;
    in.refill = cold > 0 ? r.swap : plan::meanRepair(plan::agedClasses(s), counts);
    in.plannedEvery = r.plannedEvery;
    in.plannedLasts = r.plannedEvery * r.planned.si;
    in.degradedShare = 1 - probabilityOfNone(static_cast<double>(plan::trainingServers(s)), r.slowServers.si);
    in.slowdown = r.slowdown.si;
    if (const double waiting = plan::dataOverhead(results); waiting > 0) {  // all of the time, slow servers or not
        in.interval = in.interval / (1 + waiting);  // by the clock; the engine counts the work in between
        in.slowdown = (1 + in.degradedShare * in.slowdown) * (1 + waiting) - 1;
        in.degradedShare = 1;
    }
    in.replications = r.replications;
    in.precision = r.precision.si;
    in.seed = static_cast<std::uint64_t>(r.seed);
    return in;
}

void applySimulation(const Project& project, const Design& design, const SimulationResult& run, Results& results) {
    if (run.hopeless || run.replications < 1 || !results.training.daysIdeal) return;
    auto& t = results.training;
    t.daysMean = Duration{run.mean.mean};
    t.daysP50 = Duration{run.p50.value};
    t.daysP90 = Duration{run.p90.value};
    plan::setModelBand(design, t);
    auto& r = results.reliability;
    r.goodput = *t.daysIdeal / *t.daysMean;
    // Of the expected time: with goodput the shares make up all of it.
    const auto share = [&](Duration d) { return d / *t.daysMean; };
    r.checkpointShare = share(run.ledger.checkpoint);
    r.failureShare = share(run.ledger.lost + run.ledger.recovery());
    r.waitShare = share(run.ledger.waitForSpare + run.ledger.swap);
    r.slowShare = share(run.ledger.degraded);
    r.plannedShare = share(run.ledger.planned);
    results.simulated = true;
    // Findings speak of the numbers beside them: those of the stages before stand, but for what kept the closed form
    // from an answer; the others are said anew.
    results.problems = evaluateUntil(project, design, Stop::AfterReliability).problems;
    std::erase_if(results.problems, [](const Problem& p) {
        return p.id == "reliability.spares_short" || p.id == "reliability.never_ends";
    });
    plan::recost(project, design, results);
    plan::findingsStage({project, design, results});
}

}  // namespace model
