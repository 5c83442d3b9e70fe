// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/blast_radius.h"

#include <algorithm>

#include "model/fabric/failure_domain.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"

namespace model {
namespace {

std::int64_t cardsOn(const Design& design, const Fabric& f) {
    std::int64_t cards = 0;
    for (const auto& p : design.pools)
        if (f.pool.name.empty() || f.pool.name == p.name) cards += p.value.accelerators;
    return cards;
}

class Rows {
public:
    explicit Rows(std::int64_t allCards) : m_all(static_cast<double>(std::max<std::int64_t>(1, allCards))) {}

    void add(NetworkPart part, std::int64_t parts, const std::optional<std::int64_t>& cards,
             const std::optional<std::int64_t>& servers, const std::optional<Ratio>& left) {
        if (parts < 1 || !cards || !left) return;
        BlastRadius r{part, parts, *cards, servers.value_or(0), *left, {}};
        r.lost = (1 - left->si) * Ratio{static_cast<double>(*cards) / m_all};
        rows.push_back(r);
    }

    std::vector<BlastRadius> rows;

private:
    double m_all;
};

Results withFabric(const Project& project, Design& design, std::size_t fabric, bool dualTor, std::int64_t planes) {
    design.workloads.clear();  // what runs does not change the network
    design.fabrics[fabric].value.dualTor = dualTor;
    design.fabrics[fabric].value.planes = planes;
    return evaluateUntil(project, design, Stop::AfterCost);
}

}  // namespace

std::vector<BlastRadius> blastRadii(const Project& project, const Design& design, const Results& results,
                                    std::size_t fabric) {
    if (fabric >= design.fabrics.size() || fabric >= results.fabrics.size()) return {};
    const Fabric& f = design.fabrics[fabric].value;
    const LossResults& l = results.fabrics[fabric].value.losses;
    const auto in = f.role == FabricRole::Compute ? fabricRequest(project, design, results, fabric) : std::nullopt;
    if (!in || !l.linkCards) return {};
    const auto z = fabric::sizeFabric(*in);
    if (!z.feasible) return {};
    Rows out(cardsOn(design, f));
    const auto trunk = [&](NetworkPart part, fabric::Tier lower, const std::optional<std::int64_t>& cards,
                           const std::optional<std::int64_t>& servers) {
        if (const auto d = fabric::trunkLost(*in, z, lower, f.dualTor))
            out.add(part, d->switches, cards, servers, Ratio{d->left});
    };
    if (const auto d = fabric::neighbourLinkLost(*in, z))
        out.add(NetworkPart::NeighbourLink, d->switches, l.linkCards, l.linkNodes, l.linkLeft);
    else
        out.add(NetworkPart::ServerLink, z.total.nodeLinks, l.linkCards, l.linkNodes, l.linkLeft);
    // A link takes bandwidth from the cards that its lower switch serves.
    trunk(NetworkPart::LeafLink, fabric::Tier::Leaf, l.leafCards, l.leafNodes);
    if (z.tiers == 3) trunk(NetworkPart::SpineLink, fabric::Tier::Spine, l.spineCards, l.spineNodes);
    out.add(NetworkPart::Leaf, z.total.leaves, l.leafCards, l.leafNodes, l.leafLeft);
    out.add(NetworkPart::Spine, z.total.spines, l.spineCards, l.spineNodes, l.spineLeft);
    out.add(NetworkPart::Core, z.total.cores, l.coreCards, l.coreNodes, l.coreLeft);
    out.add(NetworkPart::Plane, f.planes, l.planeCards, l.planeNodes, l.planeLeft);
    return std::move(out.rows);
}

std::vector<HomingVariant> compareHoming(const Project& project, const Design& design, std::size_t fabric) {
    std::vector<HomingVariant> out;
    if (fabric >= design.fabrics.size() || withoutSwitches(design.fabrics[fabric].value.family)) return out;
    const Fabric& f = design.fabrics[fabric].value;
    if (f.role != FabricRole::Compute) return out;
    const auto add = [&](bool dualTor, std::int64_t planes) {
        const bool known = std::any_of(
            out.begin(), out.end(), [&](const HomingVariant& v) { return v.dualTor == dualTor && v.planes == planes; });
        if (known) return;
        Design copy = design;
        const Results r = withFabric(project, copy, fabric, dualTor, planes);
        out.push_back({dualTor, planes, blastRadii(project, copy, r, fabric), r.cost.network});
    };
    add(f.dualTor, f.planes);
    add(false, 1);
    add(true, 1);
    add(false, 2);
    return out;
}

}  // namespace model
