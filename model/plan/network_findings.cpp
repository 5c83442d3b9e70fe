// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/network_findings.h"

#include <algorithm>
#include <cmath>

#include "model/fabric/congestion.h"
#include "model/plan/fabric_request.h"
#include "model/plan/training_case.h"
#include "model/training/tier_load.h"

namespace model::plan {
namespace {

constexpr double kRatioTolerance = 0.01;  // requested against realised
constexpr double kRounding = 1e-9;

Arg n(double v, std::string_view unit = "") {
    return Arg::number(v, unit);
}

/// A ratio that one would type: rounded down, so that it still keeps the limit.
double typed(double ratio) {
    return std::floor(ratio * 100 + kRounding) / 100;
}

/// The usual port rate that carries `more` times what the ports of a card carry now.
std::optional<ByteRate> portFor(const Fabric& f, const FabricResult& r, double more) {
    constexpr ByteRate kSmallest{25e9};  // 200 Gbit/s
    if (!r.perCard || !r.ports.at200 || !(r.ports.at200->si > 0)) return std::nullopt;
    const double ports = (*r.ports.at200 / (kSmallest * f.linkEfficiency.si)).si;
    const auto choice = fabric::choosePort(*r.perCard * (more / ports), 1);
    return choice ? choice->port : std::nullopt;
}

Arg whole(std::int64_t v) {
    return n(static_cast<double>(v));
}

/// What a switch and a link cost; without prices a switch stands for as many links as it has ports.
struct Weights {
    double device = 0, link = 1;
    double of(const fabric::Sizing& z) const {
        return device * static_cast<double>(z.total.switches()) + link * static_cast<double>(z.total.links());
    }
};
Weights weightsOf(const Stage& s, const Fabric& f, const Request& q) {
    const auto price = [&](const Price& p) { return p.typical ? convert(*p.typical, s.project) : std::nullopt; };
    const auto device = price(f.device.price), cable = price(f.cablePrice);
    if (!device || !cable) return {static_cast<double>(q.in.switchPorts), 1};
    const auto module = isModule(f.switchOptic) ? price(f.switchOptic.price) : std::nullopt;
    const CageLinks cage = linksPerCage(f, q.in);
    const double ends = 1 / static_cast<double>(cage.atSwitch) + 1 / static_cast<double>(cage.trunk);
    return {device->si, cable->si + (module ? module->si * ends : 0)};
}

/// A ratio near the one asked for, or 1 : 1, that costs less: spines come in divisors of the uplinks of a leaf, and a
/// prime number of them has no small one.
void dearRatio(const Stage& s, std::size_t i) {
    constexpr std::int64_t kNear = 3;      // ports of a leaf up or down
    constexpr double kWorthALooser = 0.9;  // of the cost; a looser ratio is cheaper by itself
    constexpr double kCheaper = 1 - 1e-9;
    constexpr double kFewDark = 0.1;  // of the ports of spines and cores: no ratio saves more
    const auto& item = s.design.fabrics[i];
    const FabricResult& r = s.results.fabrics[i].value;
    const bool tree = item.value.role != FabricRole::Compute || isTree(item.value.family);
    if (!tree || !(item.value.oversubscription.si > 1) || !r.leaves || *r.leaves < 2) return;
    const auto q = requestOf(s, i, {});
    const auto z = q ? fabric::sizeFabric(q->in) : fabric::Sizing{};
    const fabric::Counts& c = z.total;
    const double dark = static_cast<double>(c.unusedSpinePorts + c.unusedCorePorts);
    if (!z.feasible || z.tiers < 2 ||
        dark < kFewDark * static_cast<double>(fabric::trunkPorts(q->in) * (c.spines + c.cores)))
        return;
    const Weights weights = weightsOf(s, item.value, *q);
    const double asked = weights.of(z);
    struct Other {
        double ratio = 0, cost = 0;
        std::int64_t switches = 0, links = 0;
    };
    std::optional<Other> tighter, looser;
    fabric::SizingInputs in = q->in;
    const auto consider = [&](double ratio, std::optional<Other>& best, double least) {
        in.oversubscription = ratio;
        const auto other = fabric::sizeFabric(in);
        if (!other.feasible || other.tiers > z.tiers) return;
        const double cost = weights.of(other);
        if (cost < asked * least && (!best || cost < best->cost))
            best = Other{ratio, cost, other.total.switches(), other.total.links()};
    };
    consider(1, tighter, kCheaper);
    // Of a leaf, in what is broken out together.
    const std::int64_t ports = fabric::trunkPorts(q->in) / q->in.wholePorts, now = ports - z.leafUp / q->in.wholePorts;
    for (std::int64_t down = now - kNear; down <= now + kNear; ++down) {
        const std::int64_t up = ports - down;
        if (down <= up || up < 1 || down == now) continue;
        // As one would type it: no more than two digits, and still this many ports.
        const double ratio = std::ceil(100 * static_cast<double>(down) / static_cast<double>(up) - 1e-9) / 100;
        if (fabric::splitPorts(ports, ratio).down != down) continue;
        down < now ? consider(ratio, tighter, kCheaper) : consider(ratio, looser, kWorthALooser);
    }
    const auto& best = tighter ? tighter : looser;
    if (!best) return;
    s.report(tighter ? Severity::Warning : Severity::Info, "fabric.ratio_dear",
             "fabrics." + item.name + ".oversubscription",
             {Arg::text(item.name), n(q->in.oversubscription, ": 1"), whole(z.total.switches()), whole(z.total.links()),
              whole(z.leafUp), n(best->ratio, ": 1"), whole(best->switches), whole(best->links)});
}

}  // namespace

void portRates(const Stage& s, std::size_t i) {
    const auto& item = s.design.fabrics[i];
    const Fabric& f = item.value;
    const FabricResult& r = s.results.fabrics[i].value;
    if (!r.perCard || *r.perCard >= f.requiredPerCard * (1 - kRounding)) return;
    const Problem step =
        r.ports.smallest
            ? problem("fabric.ports_would_do", {n(r.ports.smallest->si, "Gbit/s")}, "", Severity::Info)
            : problem("fabric.more_ports", {n(r.ports.at800.value_or(ByteRate{0}).si, "GB/s")}, "", Severity::Info);
    s.report(Severity::Error, "fabric.per_card", "fabrics." + item.name + ".required_per_card",
             {Arg::text(item.name), n(r.perCard->si, "GB/s"), n(f.requiredPerCard.si, "GB/s"), Arg::inner(step)});
}

void ratios(const Stage& s, std::size_t i) {
    const auto& item = s.design.fabrics[i];
    const FabricResult& r = s.results.fabrics[i].value;
    // The management networks are known only once everything that hangs on them is.
    if (item.value.role == FabricRole::Compute || item.value.role == FabricRole::Storage) dearRatio(s, i);
    const auto& asked = r.sizing.requested;
    if (const auto& storage = r.sizing.requestedStorage) {
        const double full = r.sizing.whenFullStorage->si;
        if (std::abs(full / storage->si - 1) > kRatioTolerance)
            s.report(Severity::Info,
                     r.sizing.storageDown == r.leafDown ? "fabric.ratio_storage_most" : "fabric.ratio_storage",
                     "fabrics." + item.name + ".storage_oversubscription",
                     {Arg::text(item.name), n(storage->si, ": 1"), whole(*r.sizing.storageDown), whole(*r.leafUp),
                      n(full, ": 1")});
    }
    if (!r.whenFull || !asked || std::abs(r.whenFull->si / asked->si - 1) <= kRatioTolerance) return;
    s.report(Severity::Info, "fabric.ratio_rounded", "fabrics." + item.name + ".oversubscription",
             {Arg::text(item.name), n(asked->si, ": 1"), n(r.realised->si, ": 1"), n(r.whenFull->si, ": 1")});
}

namespace {

/// A run whose uplinks are too busy, and the network it uses.
struct BusyRun {
    const Stage& stage;
    std::size_t workload = 0, fabric = 0;
    bool pod = false;

    const Fabric& network() const { return stage.design.fabrics[fabric].value; }
    const FabricResult& sized() const { return stage.results.fabrics[fabric].value; }

    /// Use of the same uplinks by the same mapping after a change of the network; other blocks may hold other groups.
    template <class Edit>
    std::optional<double> useWith(const Edit& edit) const {
        Design d = stage.design;
        edit(d.fabrics[fabric].value);
        Results r;  // what the network and the step follow from
        r.pools = stage.results.pools;
        r.fabrics = stage.results.fabrics;
        oneFabricStage({stage.project, d, r}, fabric);
        const auto& item = d.workloads[workload];
        const auto* pool = poolOf(d, item.value);
        const auto mapping = mappingInUse(stage.design, stage.results, workload);
        const auto known = pool ? trainingCase(d, r, item, *pool) : TrainingCase{};
        const auto answer = known.step && mapping ? training::stepAnswer(*known.step, *mapping) : std::nullopt;
        if (!answer) return std::nullopt;
        const auto loads = training::tierLoads(*known.step, *mapping, answer->time);
        const std::size_t tier = pod ? 3 : 2;
        if (tier >= loads.count) return std::nullopt;
        return loads.tier[tier].need / loads.tier[tier].supply;
    }
    template <class Edit>
    bool keeps(const Edit& edit) const {
        const auto use = useWith(edit);
        return use && *use <= network().trunkLimit.si * (1 + kRounding);
    }
};

/// The highest of a few ratios below the one asked for that keeps the limit: as much lower as the use is above it, and
/// in quarters of the way on to 1. Other blocks of cards under a leaf may load its uplinks more.
std::optional<double> ratioThatKeeps(const BusyRun& run, Ratio Fabric::*member, double over) {
    const double asked = (run.network().*member).si;
    const double straight = typed(std::max(1.0, asked / over));
    for (const double way : {1.0, 0.75, 0.5, 0.25, 0.0}) {
        const double r = typed(1 + way * (straight - 1));
        if (r < asked && run.keeps([&](Fabric& f) { f.*member = Ratio{r}; })) return r;
    }
    return std::nullopt;
}

/// The smallest change of the network that brings the use of the uplinks to the limit: its routing, then a ratio, then
/// the port rate.
Problem smallestRelief(const BusyRun& run, double use) {
    const Fabric& f = run.network();
    const double over = use / f.trunkLimit.si;  // above 1
    const auto adaptive = [](Fabric& changed) { changed.routing = Routing::Adaptive; };
    if (f.routing == Routing::Hashed && run.keeps(adaptive))
        return problem("fabric.mend_routing", {n(*run.useWith(adaptive), "%")}, "", Severity::Info);
    if (run.pod)
        if (const auto r = ratioThatKeeps(run, &Fabric::spineOversubscription, over))
            return problem("fabric.mend_pod_ratio", {n(*r, ": 1")}, "", Severity::Info);
    if (const auto r = ratioThatKeeps(run, &Fabric::oversubscription, over))
        return problem("fabric.mend_ratio", {n(*r, ": 1")}, "", Severity::Info);
    if (const auto port = portFor(f, run.sized(), over))
        return problem("fabric.mend_port", {n(port->si, "Gbit/s")}, "", Severity::Info);
    return problem("fabric.mend_mapping", {}, "", Severity::Info);
}

}  // namespace

void trunks(const Stage& s) {
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& item = s.design.workloads[i];
        const WorkloadResults& r = s.results.workloads[i].value;
        const auto* pool = poolOf(s.design, item.value);
        std::size_t at = 0;
        const FabricResult* network = pool ? computeNetwork(s.design, s.results, pool->name, at) : nullptr;
        if (!network) continue;
        const Fabric& f = s.design.fabrics[at].value;
        const auto one = [&](bool pod, const std::optional<Ratio>& use, const std::optional<ByteRate>& need,
                             const std::optional<ByteRate>& supply) {
            if (!use || use->si <= f.trunkLimit.si) return;
            const bool tree = isTree(f.family), groups = f.family == FabricFamily::Dragonfly;
            const char* id = !tree         ? use->si > 1 ? "fabric.trunk_direct_full" : "fabric.trunk_direct"
                             : use->si > 1 ? "fabric.trunk_full"
                             : pod         ? "fabric.trunk_pod"
                                           : "fabric.trunk_leaf";
            const char* links = groups ? pod ? "fabric.links_groups" : "fabric.links_routers"
                                : pod  ? "fabric.links_side_3"
                                       : "fabric.links_side_2";
            std::vector<Arg> args{Arg::text(item.name),
                                  n(use->si, "%"),
                                  n(need->si, "GB/s"),
                                  n(supply->si, "GB/s"),
                                  n(use->si),
                                  n(f.trunkLimit.si, "%"),
                                  Arg::inner(smallestRelief({s, i, at, pod}, use->si))};
            if (!tree) args.push_back(Arg::inner(problem(links, {}, "", Severity::Info)));
            s.report(Severity::Warning, id, "workloads." + item.name + (pod ? ".network.pod_use" : ".network.leaf_use"),
                     std::move(args));
        };
        if (r.network.portsUse && r.network.portsUse->si > 1)
            s.report(Severity::Info, "fabric.ports_full", "workloads." + item.name + ".network.ports_use",
                     {Arg::text(item.name), n(r.links.portsNeed->si, "GB/s"), n(r.links.portsSupply->si, "GB/s")});
        one(false, r.network.leafUse, r.links.leafNeed, r.links.leafSupply);
        one(true, r.network.podUse, r.links.podNeed, r.links.podSupply);
    }
}

void sharedStorage(const Stage& s) {
    const Design& d = s.design;
    const auto has = [&](FabricRole role) {
        return std::any_of(d.fabrics.begin(), d.fabrics.end(), [&](const auto& f) { return f.value.role == role; });
    };
    const bool stores = std::any_of(d.tiers.begin(), d.tiers.end(), [](const auto& t) { return t.value.nodes > 0; });
    if (!stores || has(FabricRole::Storage) || !has(FabricRole::Compute)) return;
    const auto& st = s.results.storage;
    if (!st.checkpointSize || !st.drain) return;
    const Problem cost =
        st.sharing.slowdown && st.sharing.ofPorts
            ? problem("fabric.shared_cost", {n(st.sharing.ofPorts->si, "%"), n(st.sharing.slowdown->si, "%")}, "",
                      Severity::Info)
            : problem("fabric.shared_unknown", {}, "", Severity::Info);
    s.report(
        Severity::Warning, "fabric.storage_shared", "fabrics",
        {n(st.checkpointSize->si, "TB"), n(d.checkpoint.interval.si, "min"), n(st.drain->si, "s"), Arg::inner(cost)});
}

}  // namespace model::plan
