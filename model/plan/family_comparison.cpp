// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/family_comparison.h"

#include <algorithm>
#include <utility>

#include "model/plan/bridge.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "model/plan/fabric_limits.h"
#include "model/plan/fabric_request.h"
#include "model/plan/training_case.h"

namespace model {
namespace {

constexpr double kMessage = 1e9;  // bytes per card

const Item<Pool>* firstPool(const Design& design, const Fabric& f) {
    const auto it = std::find_if(design.pools.begin(), design.pools.end(),
                                 [&](const Item<Pool>& p) { return f.pool.name.empty() || f.pool.name == p.name; });
    return it == design.pools.end() ? nullptr : &*it;
}

std::int64_t cardsOn(const Design& design, const Fabric& f) {
    std::int64_t cards = 0;
    for (const auto& p : design.pools)
        if (f.pool.name.empty() || f.pool.name == p.name) cards += p.value.accelerators;
    return cards;
}

std::optional<Cost> costOf(const Project& project, const Results& results, const std::string& network) {
    std::vector<cost::BillLine> lines;
    for (const auto& line : results.bill)
        if (line.location == network &&
            (line.costClass == cost::CostClass::ComputeNetwork || line.costClass == cost::CostClass::ComputeCabling))
            lines.push_back(line);
    const auto t = cost::totals(lines, plan::ratesOf(project));
    return t.complete && t.counted > 0 ? std::optional(Cost{t.sum.typical}) : std::nullopt;
}

void times(const Design& design, const Results& results, std::size_t fabric, FamilyVariant& v) {
    const auto* pool = firstPool(design, design.fabrics[fabric].value);
    if (!pool || pool->value.accelerators < 2) return;
    std::vector<std::string> missing;
    training::Network network = networkOf(design, results, *pool, pool->value.accelerators, missing);
    if (!missing.empty()) return;
    for (auto& tier : network.tiers) tier.latency = 0;
    const auto path = training::groupPath(network, static_cast<double>(pool->value.accelerators), 1);
    v.allReduce = Duration{training::allReduceTime(path, kMessage)};
    v.allToAll = Duration{training::allToAllTime(path, kMessage)};
}

/// Sides that are entered fit one family and one number of cards.
void chooseSides(Fabric& f) {
    f.side1.reset();
    f.side2.reset();
    f.side3.reset();
}

FamilyVariant variant(const Project& project, const Design& original, std::size_t fabric, FabricFamily family,
                      std::int64_t tiers) {
    Design design = original;
    design.workloads.clear();  // what runs does not change the network, and a searched mapping takes its time
    Fabric& f = design.fabrics[fabric].value;
    const bool same = f.family == family;
    if (!same) chooseSides(f);
    // Planes are copies of switches; without them a port keeps its lanes for its neighbours.
    if (!same && withoutSwitches(family)) f.planes = 1;
    f.family = family;
    if (tiers == 1) f.tiers = Tiers::Auto;
    if (tiers == 2) f.tiers = Tiers::Two;
    if (tiers == 3) f.tiers = Tiers::Three;
    const Results results = evaluateUntil(project, design, Stop::AfterCost);
    FamilyVariant v;
    v.family = family;
    v.tiers = tiers;
    v.planes = f.planes;
    v.network = results.fabrics[fabric].value;
    if (!v.feasible()) {
        if (const auto in = fabricRequest(project, design, results, fabric)) {
            const auto z = fabric::sizeFabric(*in);
            if (!z.feasible) v.limit = plan::whyNot(z), v.next = plan::nextStepOf(*in, z, plan::portSplit(f, *in));
        }
        return v;
    }
    const double cards = static_cast<double>(std::max<std::int64_t>(1, cardsOn(design, f)));
    if (const auto cost = costOf(project, results, design.fabrics[fabric].name)) v.costPerCard = *cost / cards;
    if (v.network.peak) v.powerPerCard = *v.network.peak / cards;
    if (v.network.bisection) v.bisectionPerCard = *v.network.bisection / cards;
    times(design, results, fabric, v);
    return v;
}

/// Planes that a fat tree of these switches needs; 0 where more of them do not help.
std::int64_t planesNeeded(const Project& project, const Design& design, std::size_t fabric) {
    const Results results = evaluateUntil(project, design, Stop::AfterFabric);
    const auto in = fabricRequest(project, design, results, fabric);
    return in ? fabric::sizeFabric(*in).next.planes : 0;
}

}  // namespace

std::optional<std::int64_t> FamilyVariant::switches() const {
    if (!network.leaves) return std::nullopt;
    return *network.leaves + network.spines.value_or(0) + network.cores.value_or(0);
}

std::optional<std::int64_t> FamilyVariant::modules() const {
    if (network.cabling.transceivers) return network.cabling.transceivers;  // those of the fabric manager, too
    if (!network.switchModules || !network.serverModules) return std::nullopt;
    return *network.switchModules + *network.serverModules;
}

std::optional<std::int64_t> FamilyVariant::cables() const {
    return network.cabling.cables ? network.cabling.cables : network.links;
}

std::vector<FamilyVariant> compareFamilies(const Project& project, const Design& design, std::size_t fabric) {
    std::vector<FamilyVariant> out;
    if (fabric >= design.fabrics.size() || design.fabrics[fabric].value.role != FabricRole::Compute) return out;
    const Fabric& f = design.fabrics[fabric].value;
    const auto tiersOf = [&](FabricFamily family, Tiers asked) {
        Design tree = design;
        tree.workloads.clear();
        tree.fabrics[fabric].value.family = family;
        tree.fabrics[fabric].value.tiers = asked;
        return evaluateUntil(project, tree, Stop::AfterFabric).fabrics[fabric].value.tiers;
    };
    std::vector<std::int64_t> trees{2, 3};
    if (tiersOf(FabricFamily::LeafSpine, Tiers::Auto) == 1) trees.insert(trees.begin(), 1);
    for (const auto& choice : Choices<FabricFamily>::rows) {
        const auto family = static_cast<FabricFamily>(choice.value);
        for (const std::int64_t tiers : family == FabricFamily::LeafSpine ? trees : std::vector<std::int64_t>{0})
            out.push_back(variant(project, design, fabric, family, tiers));
    }
    // A plain fat tree of the design takes as many tiers as it needs.
    std::optional<std::int64_t> tiers;
    if (f.family == FabricFamily::LeafSpine) tiers = tiersOf(f.family, f.tiers);
    for (FamilyVariant& v : out) v.current = v.family == f.family && (!tiers || *tiers == v.tiers);
    return out;
}

std::vector<FamilyVariant> familiesAt(const Project& project, const Design& design, std::size_t fabric,
                                      std::int64_t cards) {
    std::vector<FamilyVariant> out;
    if (cards < 1 || fabric >= design.fabrics.size() || design.fabrics[fabric].value.role != FabricRole::Compute)
        return out;
    Design sized = design;
    sized.workloads.clear();
    Fabric& f = sized.fabrics[fabric].value;
    const auto* first = firstPool(sized, f);
    if (!first) return out;
    const std::string name = first->name;
    for (auto& p : sized.pools) {
        p.value.accelerators = p.name == name ? cards : 0;
        p.value.hotSpares = 0;  // as many cards as the row says
    }
    f.trunkRate.reset();  // planes split all links alike
    f.tiers = Tiers::Auto;
    chooseSides(f);  // those of the design hold its own cards
    for (const FabricFamily family :
         {FabricFamily::LeafSpine, FabricFamily::Torus, FabricFamily::FullMesh, FabricFamily::Dragonfly}) {
        FamilyVariant v = variant(project, sized, fabric, family, 0);
        if (!v.feasible() && family == FabricFamily::LeafSpine) {
            Design split = sized;
            split.fabrics[fabric].value.family = family;
            if (const std::int64_t planes = planesNeeded(project, split, fabric); planes > f.planes) {
                split.fabrics[fabric].value.planes = planes;
                v = variant(project, split, fabric, family, 0);
            }
        }
        if (v.feasible() && family == FabricFamily::LeafSpine) v.tiers = v.network.tiers.value_or(0);
        out.push_back(std::move(v));
    }
    return out;
}

}  // namespace model
