// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences behind the counts of the tiers of a network, their ports and their ratios.
#include <algorithm>

#include "model/fabric/congestion.h"
#include "model/plan/network_workings.h"

namespace model::plan {
namespace {

using fabric::ceilDiv;
using fabric::Family;
using fabric::Tier;

Sentence split(const Sized& s) {
    if (!s.tree() || s.z.leafUp < 1) return std::nullopt;
    if (s.wide())
        return how("how.split_wide",
                   {n(fabric::trunkPorts(s.in())), ratio(s.in().oversubscription), n(s.z.leafDown / s.in().trunkWidth),
                    n(s.z.leafDown), n(s.z.leafUp), Arg::number(fabric::trunkRate(s.in()).si, "Gbit/s")});
    Problem p =
        how("how.split", {n(s.in().switchPorts), ratio(s.in().oversubscription), n(s.z.leafDown), n(s.z.leafUp)});
    const std::int64_t ports = s.network.device.ports.value_or(0);
    if (ports < 1 || s.in().switchPorts == ports) return p;
    return both(how("how.broken_out", {n(ports), Arg::number(s.network.device.portRate->si, "Gbit/s"),
                                       n(s.in().switchPorts), Arg::number(s.in().linkRate.si, "Gbit/s")}),
                std::move(p));
}

Sentence tiers(const Sized& s) {
    if (s.tree() && s.z.tiers == 1) return how("how.tier_one", {n(s.shape.built), n(s.in().switchPorts)});
    const std::int64_t ports = fabric::trunkPorts(s.in());
    if (s.z.tiers == 2) return how("how.tiers_two", {n(s.leavesOfCopy()), n(ports)});
    if (s.z.tiers != 3) return std::nullopt;
    if (s.leavesOfCopy() <= ports) return how("how.tiers_asked", {n(s.leavesOfCopy())});
    return how("how.tiers_three", {n(s.leavesOfCopy()), n(ports), n(s.z.spineDown)});
}

/// Whole groups of a dragonfly.
Sentence groups(const Sized& s) {
    if (s.in().family != Family::Dragonfly) return std::nullopt;
    const std::int64_t p = s.z.leafDown, routers = 2 * p;
    return inAll(s,
                 how("how.groups", {n(s.z.perPlane.endpoints), n(routers), n(p), n(routers * p), n(s.z.perPlane.pods),
                                    n(s.z.perPlane.leaves)}),
                 s.z.total.leaves);
}

Sentence leaves(const Sized& s) {
    if (s.accessOnly()) return how("how.access", {n(s.request.need.nodes), n(s.in().switchPorts), n(*s.r.leaves)});
    if (!s.tree()) return groups(s);
    const std::int64_t each = ceilDiv(s.shape.built, s.z.leafDown);
    Problem p = s.pairs()           ? how("how.leaves_pairs", {n(s.shape.built), n(s.z.leafDown), n(each), n(2 * each)})
                : s.shape.rails > 1 ? how("how.leaves_rails", {n(s.shape.rails), n(s.shape.built), n(s.z.leafDown),
                                                               n(each), n(s.shape.rails * each)})
                                    : how("how.leaves_plain", {n(s.shape.built), n(s.z.leafDown), n(each)});
    if (s.z.sideLeaves > 0)
        p = how("how.leaves_sides", {n(s.shape.built), n(s.z.leafDown), n(s.shape.side), n(s.z.sideDown), n(each),
                                     n(s.z.sideLeaves), n(each + s.z.sideLeaves)});
    const std::int64_t nodes = s.in().nodes - s.shape.side;
    if (s.z.units * s.in().suNodes > nodes + s.shape.ufmNodes)  // else the units are full
        p = both(how("how.units", {n(nodes), n(s.z.units), n(s.in().suNodes), n(s.z.units * s.in().suNodes)}),
                 std::move(p));
    return inAll(s, std::move(p), s.z.total.leaves);
}

/// The divisor rule: at least `need`, the next divisor of the uplinks.
Problem divisor(std::string_view exact, std::string_view next, std::vector<Arg> args, bool divides) {
    return how(divides ? exact : next, std::move(args));
}

Sentence spines(const Sized& s) {
    const fabric::Sizing& z = s.z;
    if (z.tiers == 2) {
        const std::int64_t ports = fabric::trunkPorts(s.in());
        const auto plan = fabric::divisorRule(s.leavesOfCopy(), z.leafUp, ports);
        if (!plan.spines) return std::nullopt;
        return inAll(
            s,
            divisor("how.spines_exact", "how.spines_next",
                    {n(s.leavesOfCopy()), n(z.leafUp), n(ports), n(plan.need), n(*plan.spines), n(z.linksPerPair)},
                    plan.need == *plan.spines),
            z.total.spines);
    }
    if (z.tiers != 3) return std::nullopt;
    const bool partial = z.partialPodLeaves > 0;
    const std::int64_t full = z.perPlane.pods / s.shape.copies - (partial ? 1 : 0);
    std::optional<Problem> p;
    if (full > 0) p = how("how.spines_pods", {n(full), n(z.spineDown), n(z.leafUp), n(full * z.leafUp)});
    if (partial) {
        const std::int64_t need = ceilDiv(z.partialPodLeaves * z.leafUp, z.spineDown);
        Problem last = divisor("how.spines_last_exact", "how.spines_last_next",
                               {n(z.partialPodLeaves), n(z.leafUp), n(z.spineDown), n(need), n(z.partialPodSpines)},
                               need == z.partialPodSpines);
        p = p ? both(std::move(*p), std::move(last)) : std::move(last);
        if (full > 0 && s.in().planes * s.shape.copies == 1)
            p = both(std::move(*p), how("how.in_all", {n(z.total.spines)}));
    }
    if (!p) return std::nullopt;
    return inAll(s, std::move(*p), z.total.spines);
}

Sentence cores(const Sized& s) {
    const fabric::Sizing& z = s.z;
    if (z.tiers != 3 || z.coresPerGroup < 1) return std::nullopt;
    const std::int64_t pods = z.perPlane.pods / s.shape.copies,
                       radix = s.in().coreSwitchPorts.value_or(fabric::trunkPorts(s.in()));
    const std::int64_t need = ceilDiv(pods * z.spineUp, radix), of = z.perPlane.cores / s.shape.copies;
    Problem p = divisor("how.cores_exact", "how.cores_next",
                        {n(pods), n(z.spineUp), n(radix), n(need), n(z.coresPerGroup), n(of / z.coresPerGroup), n(of)},
                        need == z.coresPerGroup);
    if (z.partialPodSpines > 0 && z.partialPodSpines < of / z.coresPerGroup)
        p = both(std::move(p), how("how.cores_dark", {n(of / z.coresPerGroup - z.partialPodSpines)}));
    return inAll(s, std::move(p), z.total.cores);
}

Sentence linksPerPair(const Sized& s) {
    if (s.in().family == Family::Dragonfly && s.z.perPlane.pods > 1)
        return how("how.group_pair",
                   {n(2 * s.z.leafDown * s.z.leafDown), n(s.z.perPlane.pods - 1), n(s.z.linksPerPair)});
    if (s.z.tiers < 2 || s.z.linksPerPair < 1) return std::nullopt;
    return how("how.pair", {n(s.z.leafUp), n(s.z.leafUp / s.z.linksPerPair), n(s.z.linksPerPair)});
}

Sentence corePair(const Sized& s) {
    if (s.z.tiers != 3 || s.z.coresPerGroup < 1) return std::nullopt;
    return how("how.core_pair", {n(s.z.spineUp), n(s.z.coresPerGroup), n(s.z.coreLinksPerPair)});
}

Sentence unused(const Sized& s, Tier tier) {
    std::int64_t switches = 0, wired = 0, radix = 0;
    for (const auto& g : s.z.groups) {
        if (g.tier != tier) continue;
        switches += g.count;
        wired += g.count * g.used();
        radix = g.radix;
    }
    if (switches < 1) return std::nullopt;
    const std::int64_t planes = s.in().planes;
    return how("how.unused", {n(switches * planes), n(radix), n(switches * radix * planes), n(wired * planes),
                              n((switches * radix - wired) * planes)});
}

Sentence unusedLeaf(const Sized& s) {
    return unused(s, Tier::Leaf);
}

Sentence unusedSpine(const Sized& s) {
    return unused(s, Tier::Spine);
}

Sentence unusedCore(const Sized& s) {
    return unused(s, Tier::Core);
}

/// Wired links of the switch with the worst ratio of a tier, or of the leaves that storage nodes have of their own.
Sentence worst(const Sized& s, Tier tier, std::string_view id, bool side = false) {
    const fabric::SwitchGroup* at = nullptr;
    for (const auto& g : s.z.groups)
        if (g.tier == tier && g.side == side && g.up > 0 && (!at || g.ratio() > at->ratio())) at = &g;
    if (!at || !s.tree()) return std::nullopt;
    if (at->upWidth > 1)
        return how("how.ratio_wide", {n(at->down), Arg::number(s.in().linkRate.si, "Gbit/s"), n(at->up),
                                      Arg::number(fabric::trunkRate(s.in()).si, "Gbit/s"), ratio(at->ratio())});
    return how(id, {n(at->down), n(at->up), ratio(at->ratio())});
}

Sentence leafRatio(const Sized& s) {
    return worst(s, Tier::Leaf, "how.ratio_leaf");
}

Sentence storageRatio(const Sized& s) {
    return worst(s, Tier::Leaf, "how.ratio_leaf", true);
}

Sentence storageLeaves(const Sized& s) {
    if (s.z.sideLeaves < 1) return std::nullopt;
    return how("how.leaves_storage", {n(s.shape.side), n(s.z.sideDown), n(s.z.sideLeaves)});
}

Sentence storageDown(const Sized& s) {
    if (s.z.sideLeaves < 1) return std::nullopt;
    return how("how.storage_down", {n(s.z.leafUp * s.in().trunkWidth), ratio(s.in().sideOversubscription),
                                    n(s.z.leafDown), n(s.z.sideDown)});
}

Sentence trunkRate(const Sized& s) {
    if (!s.tree() || s.z.tiers < 2 || !s.wide()) return std::nullopt;
    return how("how.trunk", {n(s.in().trunkWidth), Arg::number(s.in().linkRate.si, "Gbit/s"),
                             Arg::number(fabric::trunkRate(s.in()).si, "Gbit/s")});
}

Sentence spineRatio(const Sized& s) {
    return worst(s, Tier::Spine, "how.ratio_spine");
}

Sentence realised(const Sized& s) {
    if (s.z.tiers < 2) return std::nullopt;
    const bool storage = s.z.sideLeaves > 0 && s.z.realisedSide > s.z.realisedLeaf;
    if (s.z.tiers == 2) return storage ? storageRatio(s) : leafRatio(s);
    const double above = s.z.realisedWorstPath / (storage ? s.z.realisedSide : s.z.realisedLeaf);
    if (!(above > 1 + 1e-9)) return storage ? storageRatio(s) : leafRatio(s);
    return how("how.ratio_path", {ratio(storage ? s.z.realisedSide : s.z.realisedLeaf), ratio(s.z.realisedSpine),
                                  ratio(s.z.realisedWorstPath)});
}

Sentence whenFull(const Sized& s) {
    if (s.z.tiers < 2) return std::nullopt;
    const std::int64_t down = s.z.leafDown / s.in().trunkWidth;  // whole ports
    if (s.z.tiers == 2 && s.wide())
        return how("how.full_wide", {n(s.z.leafDown), Arg::number(s.in().linkRate.si, "Gbit/s"), n(s.z.leafUp),
                                     Arg::number(fabric::trunkRate(s.in()).si, "Gbit/s"), ratio(s.z.whenFull)});
    if (s.z.tiers == 2) return how("how.full_two", {n(down), n(s.z.leafUp), ratio(s.z.whenFull)});
    return how("how.full_three", {n(down), n(s.z.leafUp), n(s.z.spineDown), n(s.z.spineUp), ratio(s.z.whenFull)});
}

Sentence hash(const Sized& s, const std::optional<std::int64_t>& flows, std::int64_t on) {
    if (!flows || s.network.routing != Routing::Hashed) return std::nullopt;
    const auto load = fabric::ecmpLoad(*flows, on);
    if (!load) return std::nullopt;
    return how("how.hash", {n(*flows), n(on), Arg::number(static_cast<double>(*flows) / static_cast<double>(on)),
                            Arg::number(load->expectedMax), Arg::number(load->efficiency, "%")});
}

Sentence leafHash(const Sized& s) {
    return hash(s, s.r.congestion.leafFlows, s.z.leafUp);
}

Sentence podHash(const Sized& s) {
    return hash(s, s.r.congestion.podFlows, s.z.spineUp);
}

}  // namespace

std::span<const WorkingRow> tierWorkings() {
    static constexpr WorkingRow kRows[] = {{"tier_count", &tiers},
                                           {"groups", &groups},
                                           {"leaf_down", &split},
                                           {"leaf_up", &split},
                                           {"leaves", &leaves},
                                           {"spines", &spines},
                                           {"cores", &cores},
                                           {"links_per_pair", &linksPerPair},
                                           {"sizing.core_links_per_pair", &corePair},
                                           {"unused_leaf_ports", &unusedLeaf},
                                           {"unused_spine_ports", &unusedSpine},
                                           {"unused_core_ports", &unusedCore},
                                           {"realised_leaf", &leafRatio},
                                           {"sizing.realised_spine", &spineRatio},
                                           {"sizing.realised_storage", &storageRatio},
                                           {"sizing.storage_leaves", &storageLeaves},
                                           {"sizing.storage_down", &storageDown},
                                           {"sizing.trunk_rate", &trunkRate},
                                           {"realised", &realised},
                                           {"when_full", &whenFull},
                                           {"congestion.leaf_hash", &leafHash},
                                           {"congestion.pod_hash", &podHash}};
    return kRows;
}

}  // namespace model::plan
