// SPDX-License-Identifier: GPL-3.0-or-later
// The floor and the cables: lengths from where the racks stand, media by lane rate and reach, and with them modules,
// fibres, cages and spares of every network. Where copper may take the short links, the modules that are left decide
// about the power of the network.
#include <algorithm>
#include <cmath>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <utility>

#include "model/cost/bill.h"
#include "model/fabric/optics.h"
#include "model/plan/cable_sheet.h"
#include "model/plan/fabric_request.h"
#include "model/plan/site_plan.h"
#include "model/plan/stages.h"

namespace model::plan {
namespace {

constexpr std::int64_t kMostDirect = 4'000'000;  // links without a tree are counted one by one
constexpr std::int64_t kLinksPerSplitter = 2;

using fabric::Run;

/// A network with everything that decides about its cables.
struct Network {
    std::size_t index = 0;
    const Fabric& f;
    const SizedNetwork& n;
    FabricResult& r;
    const std::vector<fabric::DeviceGroup>& devices;
};

ByteRate laneOf(const Fabric& f, ByteRate port) {
    return f.laneRate.value_or(fabric::laneRateOf(port));
}

/// Links, of all planes, that share a port of a server without switches; else 1.
std::int64_t linksOfPort(const SizedNetwork& n) {
    return std::max<std::int64_t>(1, n.sizing.degree * n.in.planes);
}

/// Links that share one plug of a fibre or cable: those of a module spread over its plugs, or those of a port.
struct PlugLinks {
    std::int64_t atSwitch = 1, atServer = 1;
    std::int64_t trunk = 1;  ///< links between switches
};
PlugLinks linksPerPlug(const Fabric& f, const SizedNetwork& n, bool modules) {
    if (n.sizing.total.switches() == 0) return {1, linksOfPort(n), 1};
    if (!modules) return {portSplit(f, n.in), 1, std::max<std::int64_t>(1, portSplit(f, n.in) / n.in.trunkWidth)};
    const auto plugs = [](const Optic& o) { return std::max<std::int64_t>(1, o.linksPerModule); };
    const CageLinks cage = linksPerCage(f, n.in);
    return {std::max<std::int64_t>(1, cage.atSwitch / plugs(f.switchOptic)),
            std::max<std::int64_t>(1, cage.atServer / plugs(f.serverOptic)),
            std::max<std::int64_t>(1, cage.trunk / plugs(f.switchOptic))};
}

/// Lane rate of the ports that a network is wired with: those of the switches, or without any those of the servers.
ByteRate laneOf(const Fabric& f, const SizedNetwork& n) {
    if (n.sizing.total.switches() == 0) return laneOf(f, n.in.linkRate * static_cast<double>(linksOfPort(n)));
    return laneOf(f, f.device.portRate.value_or(n.in.linkRate));
}

/// Runs of a tree whose links may be wider than those to the servers.
bool betweenSwitches(Run run) {
    return run == Run::LeafSpine || run == Run::SpineCore;
}

/// Links between every two switches of a run, the fewest where they differ in number.
std::int64_t parallelLinks(const fabric::Sizing& z, Run run) {
    if (run == Run::LeafSpine) return std::gcd(z.linksPerPair, z.partialLinksPerPair);
    return run == Run::SpineCore ? z.coreLinksPerPair : 1;
}

/// Cages in use at both ends, whatever is in them.
std::int64_t cagesOf(const Network& w) {
    if (w.f.role == FabricRole::OutOfBand) return 2 * w.r.links.value_or(0);  // one port in each
    const auto o = opticsOf(w.f, w.n.in, w.devices);
    const auto optics = fabric::fabricOptics(w.n.in, w.n.sizing, o);
    return optics.nodeLeaf.cagesLow + optics.switchCagesUsed + optics.ufm.cages();
}

/// Modules of the links that copper does not take, and the power that goes with the others.
void dropModules(const Network& w, const std::vector<CableLine>& lines, FabricTotals& total) {
    struct Ends {
        std::int64_t fibre = 0, copper = 0;
        std::int64_t trunks = 0;  ///< of copper, wider than those of the servers
    } atServer, atSwitch;
    for (const CableLine& l : lines) {
        const bool trunk = w.n.in.trunkWidth > 1 && betweenSwitches(l.run);
        const auto book = [&](Ends& e, std::int64_t ends) {
            (l.kind && fabric::endsInModules(*l.kind) ? e.fibre : trunk ? e.trunks : e.copper) += ends;
        };
        if (l.run == Run::Server) book(atServer, l.links);
        book(atSwitch, l.run == Run::Server || l.run == Run::Manager ? l.links : 2 * l.links);
    }
    if (w.n.sizing.total.switches() == 0) atServer = std::exchange(atSwitch, {});
    const CageLinks cage = linksPerCage(w.f, w.n.in);
    // A module goes with the last of its links; none of them is left where no link is.
    const auto fewer = [&](std::optional<std::int64_t>& modules, const Ends& ends, std::int64_t perModule) {
        if (!modules || *modules == 0) return std::int64_t{0};
        const std::int64_t before = *modules;
        modules = std::min(before - ends.copper / perModule - ends.trunks / cage.trunk, ends.fibre);
        return before - *modules;
    };
    const std::int64_t saved = fewer(w.r.switchModules, atSwitch, cage.atSwitch);
    fewer(w.r.serverModules, atServer, cage.atServer);
    const bool inside = w.f.device.max && w.f.device.maxIncludesOptics;
    if (inside || saved == 0 || !w.f.switchOptic.power) return;
    const Power less = *w.f.switchOptic.power * static_cast<double>(saved);
    for (auto* p : {&w.r.nameplate, &w.r.peak, &total.nameplate, &total.peak})
        if (*p) **p -= less;
}

/// Plugs at both ends of every tier, each with the links that leave it.
fabric::FabricOptics plugsOf(const Network& w, const PlugLinks& plug) {
    auto o = opticsOf(w.f, w.n.in, w.devices);
    o.switchPortsPerCage = plug.atSwitch;
    if (o.trunkPortsPerCage > 0) o.trunkPortsPerCage = plug.trunk;
    o.nodePortsPerCage = plug.atServer;
    for (auto& d : o.nodes) d.portsPerCage = plug.atServer;
    return fabric::fabricOptics(w.n.in, w.n.sizing, o);
}

/// The last plug of a leaf or server may be short of links, and its cable is one all the same: those that the links of
/// a run alone do not show are as long as most.
void countShortOnes(const Network& w, const fabric::MediumChoice& choice, std::vector<fabric::CableCount>& cables) {
    if (choice.perCable() < 2 || choice.splitsTwice() || w.n.sizing.total.ufmLinks > 0 || cables.empty()) return;
    const auto modules = [](const fabric::CableCount& c) { return c.kind && fabric::endsInModules(*c.kind); };
    const bool alike =
        std::all_of(cables.begin(), cables.end(), [&](const auto& c) { return modules(c) == modules(cables.front()); });
    if (!alike || cables.front().run != Run::Server) return;
    const auto plugs = plugsOf(w, linksPerPlug(w.f, w.n, choice.modules)).nodeLeaf;
    const std::int64_t all = choice.highLegs > 1 ? plugs.cagesHigh : plugs.cagesLow;
    std::int64_t counted = 0;
    for (const auto& c : cables) counted += c.cables;
    const auto most = std::max_element(cables.begin(), cables.end(),
                                       [](const auto& a, const auto& b) { return a.cables < b.cables; });
    most->cables += std::max<std::int64_t>(0, all - counted);
}

/// Splitters that stand beside the cables of a network, one a plug, by their legs.
std::vector<SplitterLine> splittersBeside(const Design& design, const Network& w, const std::vector<CableLine>& lines) {
    std::map<Run, std::int64_t> split, all;  // links of each run
    for (const CableLine& l : lines) {
        all[l.run] += l.links;
        if (l.betweenSplitters) split[l.run] += l.links;
    }
    std::vector<SplitterLine> out;
    if (split.empty()) return out;
    const auto plugs = plugsOf(w, linksPerPlug(w.f, w.n, true));
    const auto add = [&](std::int64_t legs, std::int64_t count) {
        if (legs < 2 || count < 1) return;
        const auto same = std::find_if(out.begin(), out.end(), [&](const auto& s) { return s.legs == legs; });
        if (same != out.end())
            same->count += count;
        else
            out.push_back({w.index, legs, count});
    };
    const bool switchless = w.n.sizing.total.switches() == 0;
    for (const auto& [run, splitLinks] : split) {
        const std::int64_t links = splitLinks;
        const std::int64_t of = all[run];  // copper may take the others
        const auto share = [&](std::int64_t count) {
            return static_cast<std::int64_t>(
                std::ceil(static_cast<double>(count) * static_cast<double>(links) / static_cast<double>(of)));
        };
        const auto& tier = run == Run::Server || switchless ? plugs.nodeLeaf
                           : run == Run::SpineCore          ? plugs.spineCore
                                                            : plugs.leafSpine;
        const auto choice = mediumChoice(design, w.index, w.n, run);
        add(choice.lowLegs, share(tier.cagesLow));
        add(choice.highLegs, share(tier.cagesHigh));
    }
    return out;
}

void countLines(const Network& w, const std::vector<CableLine>& lines, const std::vector<SplitterLine>& splitters,
                double spareShare) {
    CablingResults c;
    c.cables = c.twistedPair = c.passiveCopper = c.activeCopper = c.activeOptical = c.multimode = c.singleMode = 0;
    c.splitters = c.fibres = c.spareCables = 0;
    c.length = Length{0};
    const ByteRate lane = laneOf(w.f, w.n);
    const bool duplex = fabric::isDuplex(w.f.switchOptic.medium) || fabric::isDuplex(w.f.serverOptic.medium);
    const auto fibresOf = [&](Run run) {
        return duplex ? 2
                      : 2 * fabric::lanesOf(betweenSwitches(run) ? fabric::trunkRate(w.n.in) : w.n.in.linkRate, lane);
    };
    std::optional<std::int64_t>* const byKind[] = {&c.twistedPair,   &c.passiveCopper, &c.activeCopper,
                                                   &c.activeOptical, &c.multimode,     &c.singleMode};
    std::vector<CableLine> parts;  // what is ordered: one medium in one length
    for (const CableLine& l : lines) {
        *c.cables += l.cables;
        if (l.kind) **byKind[static_cast<std::size_t>(*l.kind)] += l.cables;
        if (l.fanOut > 1 && !l.betweenSplitters) *c.splitters += l.cables;
        if (l.kind && fabric::endsInModules(*l.kind)) *c.fibres += l.links * fibresOf(l.run);
        if (c.length && l.stock)
            *c.length += Length{*l.stock} * static_cast<double>(l.cables);
        else
            c.length.reset();
        const auto same = std::find_if(parts.begin(), parts.end(), [&](const CableLine& p) {
            return p.kind == l.kind && p.stock == l.stock && p.legs() == l.legs();
        });
        if (same == parts.end())
            parts.push_back(l);
        else
            same->cables += l.cables;
    }
    for (const SplitterLine& b : splitters) *c.splitters += b.count;
    for (const CableLine& p : parts) *c.spareCables += cost::spares(p.cables, spareShare);
    const std::int64_t manager = isModule(w.f.switchOptic) ? w.n.sizing.total.ufmLinks : 0;
    c.cages = cagesOf(w);
    if (w.r.switchModules && w.r.serverModules) {
        c.transceivers = *w.r.switchModules + *w.r.serverModules + manager;
        c.spareTransceivers = cost::spares(*w.r.switchModules, spareShare) +
                              cost::spares(*w.r.serverModules, spareShare) + cost::spares(manager, spareShare);
    }
    c.longest = w.r.cabling.longest;
    w.r.cabling = c;
}

/// The ways of all cables, by network: what the floor and the wiring give, whatever the cables are made of.
struct Ways {
    std::vector<std::optional<SizedNetwork>> networks;
    std::vector<std::vector<fabric::RunLengths>> runs;
    std::vector<std::vector<fabric::DeviceGroup>> devices;  ///< what hangs on each, with the links of one plane
};

std::vector<fabric::RunLengths> runsOf(const Design& design, const SitePlan& plan, std::size_t i) {
    if (!plan.networks[i]) return {};
    const SizedNetwork& n = *plan.networks[i];
    if (!isTree(n.in.family) && n.sizing.total.links() > kMostDirect) return {};
    fabric::Standing standing{plan.ends[i], plan.switches[i], {}};
    if (!plan.management.empty())
        standing.manager = plan.management.front();
    else if (!plan.switches[i].empty())
        standing.manager = plan.switches[i].front();
    const auto rules = cableRules(design.racks);
    auto runs = fabric::cableLengths(n.in, n.sizing, standing, rules);
    return runs ? std::move(*runs) : std::vector<fabric::RunLengths>{};
}

/// What hangs on a network, as its request counted it.
std::vector<fabric::DeviceGroup> devicesOf(const Stage& s, std::size_t i) {
    Results copy;  // what a need reads, and somewhere for findings that are said already
    copy.pools = s.results.pools;
    return needOf({s.project, s.design, copy}, i, managedBy(s.design, s.results)).devices;
}

/// What the ways follow from.
struct Asked {
    std::vector<std::optional<std::int64_t>> counts;  ///< of racks, and of servers and switches by pool and network
    List<StorageTier> tiers;
    Racks racks;
    List<RackOverride> moved;
    List<Fabric> fabrics;
    std::vector<std::pair<std::string, std::optional<Length>>> servers;
    bool operator==(const Asked&) const = default;
};

Asked asked(const Stage& s) {
    const auto& r = s.results;
    Asked a;
    a.counts = {r.racks.count, r.racks.compute, r.racks.network, r.racks.storage, r.racks.management};
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const Pool& p = s.design.pools[i].value;
        const PoolResults& pool = r.pools[i].value;
        for (const auto& n : {std::optional(pool.servers + p.hotSpares), pool.serversPerRack, pool.racks,
                              p.server.racksPerUnit, p.server.nics, std::optional(p.accelerators)})
            a.counts.push_back(n);
        const double rate = p.server.nicRate.value_or(ByteRate{0}).si;
        a.counts.push_back(static_cast<std::int64_t>(std::min(rate, 1e18)));
        a.servers.emplace_back(s.design.pools[i].name, p.server.height);
    }
    a.counts.push_back(r.cooling.cdus);
    for (const auto& f : r.fabrics)
        for (const auto& n : {f.value.leaves, f.value.spines, f.value.cores, f.value.nodeLinks, f.value.links})
            a.counts.push_back(n);
    a.tiers = s.design.tiers;
    a.racks = s.design.racks;
    a.moved = s.design.rackOverrides;
    a.fabrics = s.design.fabrics;
    return a;
}

/// An edit mostly leaves the floor as it is, and curves come back to the same designs: the last ways are kept.
std::shared_ptr<const Ways> waysOf(const Stage& s) {
    constexpr std::size_t kRemembered = 64;
    static std::mutex mutex;
    static std::list<std::pair<Asked, std::shared_ptr<const Ways>>> last;  // newest first
    Asked key = asked(s);
    {
        const std::lock_guard lock(mutex);
        for (auto it = last.begin(); it != last.end(); ++it) {
            if (!(it->first == key)) continue;
            last.splice(last.begin(), last, it);
            return it->second;
        }
    }
    auto ways = std::make_shared<Ways>();
    if (auto plan = sitePlan(s.project, s.design, s.results)) {
        for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
            ways->runs.push_back(runsOf(s.design, *plan, i));
            ways->devices.push_back(devicesOf(s, i));
        }
        ways->networks = std::move(plan->networks);
    }
    const std::lock_guard lock(mutex);
    last.emplace_front(std::move(key), ways);
    if (last.size() > kRemembered) last.pop_back();
    return ways;
}

void oneNetwork(const Stage& s, const Ways& ways, std::size_t i) {
    if (!ways.networks[i] || ways.runs[i].empty()) return;
    const Network w{i, s.design.fabrics[i].value, *ways.networks[i], s.results.fabrics[i].value, ways.devices[i]};
    std::vector<CableLine> lines;
    double longest = 0;
    for (const auto& run : ways.runs[i]) {
        const auto choice = mediumChoice(s.design, i, w.n, run.run);
        longest = std::max(longest, run.longest);
        auto cables = fabric::cablesOf(run, choice);
        countShortOnes(w, choice, cables);
        for (const auto& c : cables) lines.push_back({c, i});
    }
    w.r.cabling.longest = Length{longest};
    if (w.f.cableChoice == CableChoice::ByLength) dropModules(w, lines, s.results.fabric);
    const auto splitters = splittersBeside(s.design, w, lines);
    countLines(w, lines, splitters, s.design.racks.cableSpares.si);
    s.results.splitterLines.insert(s.results.splitterLines.end(), splitters.begin(), splitters.end());
    s.results.cableLines.insert(s.results.cableLines.end(), lines.begin(), lines.end());
}

}  // namespace

bool modulesFollowLengths(const Design& design) {
    return std::any_of(design.fabrics.begin(), design.fabrics.end(),
                       [](const auto& f) { return f.value.cableChoice == CableChoice::ByLength; });
}

void cablingStage(const Stage& s) {
    const auto ways = waysOf(s);
    for (std::size_t i = 0; i < ways->runs.size(); ++i) oneNetwork(s, *ways, i);
}

}  // namespace model::plan

namespace model {

fabric::MediumChoice mediumChoice(const Design& design, std::size_t network, const SizedNetwork& n, fabric::Run run) {
    const Fabric& f = design.fabrics[network].value;
    fabric::MediumChoice c;
    const Optic &atSwitch = f.switchOptic, &atServer = f.serverOptic;
    const bool switchEnd = n.sizing.total.switches() > 0;
    const bool serverEnd = run == fabric::Run::Server || !switchEnd;
    c.lane = plan::laneOf(f, n);
    c.modules = (switchEnd && isModule(atSwitch)) || (serverEnd && isModule(atServer));
    c.copperFirst = f.cableChoice == CableChoice::ByLength;
    const auto take = [&](const Optic& o) {
        if (!c.named) c.named = fabric::mediumOfWords(o.medium);
        if (o.reach) c.reach = c.reach ? std::min(*c.reach, *o.reach) : *o.reach;
    };
    if (switchEnd) take(atSwitch);
    if (serverEnd) take(atServer);
    if (run == fabric::Run::Manager) {
        c.highLegs = plan::kLinksPerSplitter;
        return c;
    }
    const plan::PlugLinks plug = plan::linksPerPlug(f, n, c.modules);
    if (run == fabric::Run::Server) {
        // The links of a plug part: those of a switch to the servers, those of a server to its planes and leaves.
        c.lowLegs = plug.atServer;
        c.highLegs = plug.atSwitch;
    } else if (!switchEnd) {
        c.lowLegs = c.highLegs = plug.atServer;
    } else {
        c.together = std::gcd(plug.trunk, plan::parallelLinks(n.sizing, run));
        c.lowLegs = c.highLegs = plug.trunk / c.together;
    }
    return c;
}

}  // namespace model
