// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fabric_workings.h"

#include <algorithm>
#include <cmath>

#include "model/plan/network_use.h"
#include "model/plan/network_workings.h"
#include "model/plan/training_case.h"
#include "model/training/collectives.h"

namespace model {
namespace {

using plan::how;
using plan::Sentence;
using plan::Sized;
using plan::WorkingRow;

/// "compute" and "spines" of "fabrics.compute.spines".
struct Path {
    std::string_view list, item, rest;
};
std::optional<Path> pathOf(std::string_view key) {
    const auto first = key.find('.'), second = first == key.npos ? key.npos : key.find('.', first + 1);
    if (second == key.npos) return std::nullopt;
    return Path{key.substr(0, first), key.substr(first + 1, second - first - 1), key.substr(second + 1)};
}

template <class Use>
void withSized(const Project& project, const Design& design, const Results& results, std::size_t index,
               const Use& use) {
    if (results.fabrics.size() != design.fabrics.size() || results.pools.size() != design.pools.size()) return;
    Results copy = results;
    const auto request = plan::requestOf({project, design, copy}, index, plan::managedBy(design, results));
    if (!request) return;
    const auto& r = results.fabrics[index].value;
    if (!r.links) return;  // refused: what the request would give is not what the results say
    const bool access = design.fabrics[index].value.role == FabricRole::OutOfBand;
    const auto z = access ? fabric::Sizing{} : fabric::sizeFabric(request->in);
    if (!access && !z.feasible) return;
    use(Sized{design.fabrics[index].value, *request, z, r, fabric::shapeOf(request->in), results.cableLines, index});
}

Sentence ofNetwork(const Project& project, const Design& design, const Results& results, const Path& path) {
    const auto at =
        std::find_if(design.fabrics.begin(), design.fabrics.end(), [&](const auto& f) { return f.name == path.item; });
    Sentence out;
    if (at == design.fabrics.end()) return out;
    withSized(project, design, results, plan::indexOf(design.fabrics, &*at), [&](const Sized& s) {
        for (const auto& table : {plan::tierWorkings(), plan::linkWorkings()})
            for (const WorkingRow& row : table)
                if (row.key == path.rest) out = row.write(s);
    });
    return out;
}

/// Where a group should lie: whole groups under one block, or whole blocks for one group.
Problem place(const training::Network& network, const plan::ParallelGroup& g) {
    const auto count = [](double x) { return Arg::number(x); };
    if (g.size <= 1) return how("how.place_none", {});
    const auto tier = training::groupPath(network, g.size, g.stride).tier;
    const auto cards = [&](std::int64_t t) {
        return network.tiers[static_cast<std::size_t>(std::max<std::int64_t>(0, t))].members;
    };
    const bool switched = network.wires == training::Wires::Switches;
    const std::vector<Arg> args{count(g.size), count(g.stride), count(g.span())};
    const auto with = [&](std::string_view id, double block) {
        std::vector<Arg> all = args;
        all.push_back(count(block));
        all.push_back(count(g.span() <= block ? std::floor(block / g.span()) : std::ceil(g.span() / block)));
        return how(id, std::move(all));
    };
    if (tier == 0) return with("how.place_domain", cards(0));
    if (!switched) return how("how.place_wires", args);
    if (tier + 1 < network.count) return with(tier == 1 ? "how.place_leaf" : "how.place_pod", cards(tier));
    if (tier < 2) return how("how.place_one_switch", args);
    return with(tier == 2 ? "how.across_leaves" : "how.across_pods", cards(tier - 1));
}

Sentence ofRun(const Design& design, const Results& results, const Path& path) {
    constexpr std::pair<std::string_view, plan::ParallelGroup plan::ParallelGroups::*> kGroups[] = {
        {"network.tensor_block", &plan::ParallelGroups::tensor},
        {"network.context_block", &plan::ParallelGroups::context},
        {"network.expert_block", &plan::ParallelGroups::expert},
        {"network.data_block", &plan::ParallelGroups::data},
        {"network.pipeline_block", &plan::ParallelGroups::pipeline}};
    const auto group =
        std::find_if(std::begin(kGroups), std::end(kGroups), [&](const auto& g) { return g.first == path.rest; });
    if (group == std::end(kGroups)) return std::nullopt;
    for (std::size_t i = 0; i < design.workloads.size(); ++i) {
        const auto& item = design.workloads[i];
        const auto* pool = plan::poolOf(design, item.value);
        if (item.name != path.item || !pool) continue;
        const auto mapping = mappingInUse(design, results, i);
        if (!mapping) return std::nullopt;
        std::vector<std::string> missing;
        const auto network = networkOf(design, results, *pool, pool->value.accelerators, missing);
        if (!missing.empty()) return std::nullopt;
        return place(network, plan::groupsOf(*mapping).*group->second);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Problem> workingOf(const Project& project, const Design& design, const Results& results,
                                 std::string_view key) {
    const auto path = pathOf(key);
    if (!path) return std::nullopt;
    if (path->list == "fabrics") return ofNetwork(project, design, results, *path);
    if (path->list == "workloads") return ofRun(design, results, *path);
    return std::nullopt;
}

std::vector<std::string> keysWithWorkings(const Project& project, const Design& design, const Results& results,
                                          std::size_t index) {
    std::vector<std::string> keys;
    if (index >= design.fabrics.size()) return keys;
    withSized(project, design, results, index, [&](const Sized& s) {
        for (const auto& table : {plan::tierWorkings(), plan::linkWorkings()})
            for (const WorkingRow& row : table)
                if (row.write(s)) keys.push_back("fabrics." + design.fabrics[index].name + "." + std::string(row.key));
    });
    return keys;
}

}  // namespace model
