// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/evaluate.h"

#include "model/plan/stages.h"

namespace model {

namespace {

void run(const plan::Stage& s, Stop stop) {
    plan::demandStage(s);
    plan::computeStage(s);
    plan::fabricStage(s);  // before the mapping: the bandwidth of parallel groups comes from the wired fabric
    plan::mappingStage(s);
    if (stop == Stop::AfterFabric) return;
    plan::racksStage(s);
    plan::coolingDecisionStage(s);
    if (stop == Stop::AfterCost || plan::modulesFollowLengths(s.design)) plan::cablingStage(s);
    plan::powerStage(s);
    plan::coolingStage(s);
    plan::facilityStage(s);
    plan::storageStage(s);
    plan::reliabilityStage(s);
    if (stop == Stop::AfterReliability) return;
    plan::costStage(s);
}

}  // namespace

Results evaluateUntil(const Project& project, const Design& design, Stop stop) {
    Results results;
    run({project, design, results}, stop);
    return results;
}

Results evaluate(const Project& project, const Design& design, Counting counting) {
    Results results;
    const plan::Stage s{project, design, results, counting};
    run(s, Stop::AfterCost);
    plan::findingsStage(s);
    return results;
}

}  // namespace model
