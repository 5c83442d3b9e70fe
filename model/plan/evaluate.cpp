// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/evaluate.h"

#include "model/plan/stages.h"

namespace model {

Results evaluate(const Project& project, const Design& design, Counting counting) {
    Results results;
    const plan::Stage s{project, design, results, counting};
    plan::demandStage(s);
    plan::computeStage(s);
    plan::fabricStage(s);  // before the mapping: the bandwidth of parallel groups comes from the wired fabric
    plan::mappingStage(s);
    plan::racksStage(s);
    plan::powerStage(s);
    plan::coolingStage(s);
    plan::facilityStage(s);
    plan::storageStage(s);
    plan::reliabilityStage(s);
    plan::costStage(s);
    plan::findingsStage(s);
    return results;
}

}  // namespace model
