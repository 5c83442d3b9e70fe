// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/drill_plan.h"

#include <algorithm>

#include "model/plan/evaluate.h"
#include "model/plan/stages.h"

namespace model {
namespace {

constexpr std::size_t kKinds = std::size(Choices<DrillKind>::rows);

std::optional<Drill> drillOf(const Project& project, const Design& design, const Results& results, DrillKind kind) {
    const auto run = plan::longestRun(design, results);
    const auto all = run ? drill(project, design, results, kind) : Outcome<std::vector<Drill>>{};
    if (!all) return std::nullopt;
    const auto own = std::find_if(all->begin(), all->end(),
                                  [&](const Drill& d) { return d.workload == design.workloads[*run].name; });
    return own == all->end() ? std::nullopt : std::optional(*own);
}

DrillColumn columnOf(const Project& project, const Design& design, const Results& results, std::size_t index) {
    DrillColumn c;
    c.design = index;
    for (std::size_t k = 0; k < kKinds; ++k)
        c.drills.push_back(drillOf(project, design, results, static_cast<DrillKind>(k)));
    return c;
}

/// The same with other spares for the pool of the longest run. What stands before the reliability stage counts servers
/// with their spares, so the design is evaluated again.
DrillColumn withSpares(const Project& project, Design design, std::size_t index, std::size_t pool, std::int64_t hot) {
    design.pools[pool].value.hotSpares = hot;
    design.pools[pool].value.coldSpares = 0;
    DrillColumn c = columnOf(project, design, evaluateUntil(project, design, Stop::AfterReliability), index);
    c.hotSpares = hot;
    return c;
}

}  // namespace

std::vector<DrillColumn> compareDrills(const Workbook& workbook, const std::vector<Results>& results,
                                       std::size_t design, std::size_t others) {
    std::vector<DrillColumn> out;
    if (design >= workbook.designs.size() || results.size() != workbook.designs.size()) return out;
    const Design& own = *workbook.designs[design].design;
    out.push_back(columnOf(workbook.project, own, results[design], design));
    const auto run = plan::longestRun(own, results[design]);
    const auto* pool = run ? plan::poolOf(own, own.workloads[*run].value) : nullptr;
    if (pool) {
        const std::size_t at = plan::indexOf(own.pools, pool);
        out.front().hotSpares = pool->value.hotSpares;
        std::int64_t most = 1;
        for (std::size_t k = 0; k < kKinds; ++k)
            if (const auto& d = out.front().drills[k]; d && d->stops && d->kind != DrillKind::Row)
                most = std::max(most, d->serversHit);
        out.push_back(withSpares(workbook.project, own, design, at, 0));
        out.back().spares = DrillColumn::Spares::None;
        out.push_back(withSpares(workbook.project, own, design, at, most));
        out.back().spares = DrillColumn::Spares::ForAll;
    }
    for (std::size_t i = 0; i < workbook.designs.size() && others > 0; ++i) {
        if (i == design) continue;
        out.push_back(columnOf(workbook.project, *workbook.designs[i].design, results[i], i));
        --others;
    }
    return out;
}

std::vector<PlannedDrill> drillPlan(const Project& project, const Design& design, const Results& results) {
    using K = DrillKind;
    struct Group {
        std::vector<DrillKind> kinds;  ///< one a quarter, in turn
    };
    const Group groups[] = {{{K::Node, K::Accelerator}},
                            {{K::Leaf, K::Spine, K::Link, K::Core}},
                            {{K::StorageNode, K::Storage}},
                            {{K::Pdu, K::Cdu, K::Row, K::Silent}}};
    std::vector<PlannedDrill> out;
    std::vector<std::vector<Drill>> known;
    for (const Group& g : groups) {
        auto& drills = known.emplace_back();
        for (const DrillKind kind : g.kinds)
            if (auto d = drillOf(project, design, results, kind)) drills.push_back(std::move(*d));
    }
    for (int quarter = 1; quarter <= 4; ++quarter)
        for (const auto& drills : known)
            if (!drills.empty())
                out.push_back({quarter, drills[static_cast<std::size_t>(quarter - 1) % drills.size()]});
    return out;
}

DrillTimes timesOf(const Drill& d) {
    DrillTimes t;
    for (const DrillStep& s : d.steps) {
        using P = DrillPhase;
        if (s.phase == P::Detect || s.phase == P::Corrupt || s.phase == P::Reroute)
            t.detect += s.lasts;
        else if (s.phase == P::Diagnose)
            t.decide += s.lasts;
        else
            t.recover += s.lasts;
    }
    return t;
}

}  // namespace model
