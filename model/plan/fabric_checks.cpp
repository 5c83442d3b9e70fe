// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fabric_checks.h"

#include <algorithm>
#include <cmath>

#include "model/fabric/media.h"
#include "model/fabric/shape.h"
#include "model/plan/used_inputs.h"

namespace model::plan {
namespace {

constexpr double kSame = 0.001;  // of a rate: what unit conversion may leave

bool differ(ByteRate a, ByteRate b) {
    return std::abs(a.si - b.si) > kSame * std::max(a.si, b.si);
}

Arg rate(ByteRate r) {
    return Arg::number(r.si, "Gbit/s");
}

Arg number(std::int64_t n) {
    return Arg::number(static_cast<double>(n));
}

/// What has to be the same at both ends of a fibre: its kind, or "XYZ" of "XYZ 2xMPO-12" where the words name none.
bool fibresDiffer(const Optic& a, const Optic& z) {
    if (a.medium.empty() || z.medium.empty()) return false;
    const auto kindA = fabric::mediumOfWords(a.medium), kindZ = fabric::mediumOfWords(z.medium);
    if (kindA && kindZ) return *kindA != *kindZ;
    const auto word = [](const Optic& o) { return std::string_view(o.medium).substr(0, o.medium.find(' ')); };
    return word(a) != word(z);
}

/// A rate as entered at which no port runs.
void oddRate(const Stage& s, const Item<Fabric>& item, const std::optional<ByteRate>& entered, const char* key) {
    // Gbit/s: Ethernet, with 40 and 56 of the older InfiniBand.
    constexpr double kRates[] = {0.1, 1, 2.5, 5, 10, 25, 40, 50, 56, 100, 200, 400, 800, 1600, 3200};
    if (!entered || switchless(item.value)) return;  // there a port shares its rate over its neighbours
    const ByteRate asked = *entered;
    ByteRate lower{0};
    for (const double gigabits : kRates) {
        const ByteRate port = ByteRate{gigabits * 1e9 / 8};
        if (!differ(port, asked)) return;
        if (port < asked) lower = port;
    }
    s.report(Severity::Warning, "fabric.odd_rate", "fabrics." + item.name + key,
             {Arg::text(item.name), rate(asked), rate(lower)});
}

/// The slower end decides; what the faster one loses is said.
void checkSpeed(const Stage& s, const Item<Fabric>& item, const Need& need) {
    const Fabric& f = item.value;
    const std::string base = "fabrics." + item.name + ".";
    if (f.role != FabricRole::Compute) return;
    if (f.linkRate && need.nicRate && *f.linkRate > *need.nicRate && differ(*f.linkRate, *need.nicRate))
        s.report(Severity::Warning, "fabric.speed_nic", base + "link_rate",
                 {Arg::text(item.name), rate(*f.linkRate), rate(*need.nicRate)});
    const auto speed = portSpeed(f, need);
    if (speed && speed->nic > speed->port && differ(speed->nic, speed->port))
        s.report(Severity::Warning, "fabric.speed_port", base + "switch.port_rate",
                 {Arg::text(item.name), rate(speed->nic), rate(speed->port)});
}

/// Planes and both ports of a NIC take whole lanes of its port, alike.
bool wholeLanes(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const Fabric& f = item.value;
    const std::int64_t lanes = q.in.portLanes, shared = q.in.planes * portsPerNic(f);
    const auto speed = portSpeed(f, q.need);
    if (!speed || lanes < 1 || lanes % shared == 0) return true;
    std::string good;
    for (std::int64_t n = 1; n <= std::min<std::int64_t>(lanes, 64); ++n)
        if (lanes % n == 0) good += (good.empty() ? "" : ", ") + std::to_string(n);
    s.block("fabric.lanes", "fabrics." + item.name + ".planes",
            {Arg::text(item.name), rate(speed->nic), number(lanes), number(q.in.planes), number(portsPerNic(f)),
             Arg::text(good)});
    return false;
}

/// Without switches the links to the neighbours take whole lanes; what is left of them is said.
void idleLanes(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const std::int64_t lanes = q.in.portLanes, links = z.degree * q.in.planes;
    const auto speed = portSpeed(item.value, q.need);
    const std::int64_t used = links < 1 ? lanes : lanes / links * links;
    if (speed && used < lanes)
        s.report(Severity::Warning, "fabric.lanes_idle", "fabrics." + item.name + ".family",
                 {Arg::text(item.name), number(lanes), rate(speed->nic), number(links), rate(q.in.linkRate),
                  number(lanes - used)});
}

void checkModules(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const Fabric& f = item.value;
    const std::string base = "fabrics." + item.name + ".";
    if (switchless(f)) {  // a module serves all links of a port there
        const Optic& o = f.serverOptic;
        const auto port = portSpeed(f, q.need);
        if (!isModule(o) || !o.linkRate || !port) return;
        const ByteRate carries = *o.linkRate * static_cast<double>(std::max<std::int64_t>(1, o.linksPerModule));
        if (carries < port->nic && differ(carries, port->nic))
            s.report(Severity::Warning, "fabric.module_port", base + "server_optic.link_rate",
                     {Arg::text(item.name), Arg::text(o.name), rate(carries), rate(port->nic)});
        return;
    }
    const auto runsAt = [&](const Optic& o, const char* key, ByteRate link) {
        if (!o.linkRate || !differ(*o.linkRate, link)) return;
        const bool slow = *o.linkRate < link;
        s.report(slow ? Severity::Warning : Severity::Info, slow ? "fabric.module_slow" : "fabric.module_fast",
                 base + key, {Arg::text(item.name), Arg::text(o.name), rate(*o.linkRate), rate(link)});
    };
    runsAt(f.switchOptic, "switch_optic.link_rate", fabric::trunkRate(q.in));
    if (f.serverOptic.linkRate != f.switchOptic.linkRate || q.in.trunkWidth > 1)
        runsAt(f.serverOptic, "server_optic.link_rate", q.in.linkRate);
    if (fibresDiffer(f.switchOptic, f.serverOptic))
        s.report(Severity::Error, "fabric.fibres_differ", base + "server_optic_id",
                 {Arg::text(item.name), Arg::text(f.serverOptic.medium), Arg::text(f.switchOptic.medium)});
}

/// Every cage of the fullest switch against the modules that its links need.
void checkCageCount(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const Fabric& f = item.value;
    if (!isModule(f.switchOptic)) return;
    const std::int64_t perModule = linksPerCage(f, q.in).atSwitch;
    const std::int64_t cages = fabric::ceilDiv(*f.device.ports, std::max<std::int64_t>(1, f.device.portsPerCage));
    std::int64_t links = 0;
    std::int64_t modules = 0;
    const auto optics = opticsOf(f, q.in, {});
    for (const auto& g : z.groups)
        if (const std::int64_t used = fabric::usedCages(g, optics); used > modules) {
            modules = used;
            links = g.down + g.up;
        }
    if (modules > cages)
        s.report(Severity::Error, "fabric.cage_budget", "fabrics." + item.name + ".switch_optic.links_per_module",
                 {Arg::text(item.name), number(links), number(modules), Arg::text(f.switchOptic.name),
                  number(perModule), number(cages)});
}

/// What a switch manages when its ports are broken out, which may be less than their lanes.
bool breaksOut(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const Switch& device = item.value.device;
    if (switchless(item.value) || !device.mostPorts) return true;
    const std::int64_t ports = fabric::leafPortsOut(q.in);
    if (ports <= *device.mostPorts) return true;
    s.block("fabric.most_ports", "fabrics." + item.name + ".switch.most_ports",
            {Arg::text(item.name), rate(q.in.linkRate), number(*device.ports), number(ports), Arg::text(device.name),
             number(*device.mostPorts)});
    return false;
}

/// Links between switches take whole ports of the size that the others are broken out into.
bool wholeTrunks(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const Fabric& f = item.value;
    if (switchless(f) || trunkWidth(f, q.in.linkRate)) return true;
    std::string good;
    const std::int64_t most = portSplit(f, q.in);
    for (std::int64_t width = 1; width <= most; ++width)
        if (most % width == 0)
            good += (good.empty() ? "" : ", ") + shortText((q.in.linkRate * static_cast<double>(width)).si * 8e-9, "");
    s.block("fabric.trunk_rate", "fabrics." + item.name + ".trunk_rate",
            {Arg::text(item.name), rate(*f.trunkRate), rate(q.in.linkRate), rate(*f.device.portRate), Arg::text(good)});
    return false;
}

void checkCages(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const Fabric& f = item.value;
    const std::string base = "fabrics." + item.name + ".";
    if (switchless(f) || !f.device.ports) return;
    const Optic& o = f.switchOptic;
    // In links of the module, at its own rate where it has one.
    const std::int64_t ports = std::max<std::int64_t>(1, f.device.portsPerCage);
    const double each =
        o.linkRate ? std::floor((*f.device.portRate / *o.linkRate).si + 1e-9) : static_cast<double>(portSplit(f, q.in));
    const auto cage = static_cast<std::int64_t>(static_cast<double>(ports) * std::clamp(each, 1.0, 64.0));
    if (o.linksPerModule > cage)
        s.report(Severity::Warning, "fabric.cage_links", base + "switch_optic.links_per_module",
                 {Arg::text(item.name), Arg::text(o.name), number(o.linksPerModule), number(cage)});
    if (o.power && f.device.cagePower && *o.power > *f.device.cagePower * (1 + kSame))
        s.report(Severity::Error, "fabric.cage_power", base + "switch_optic.power",
                 {Arg::text(item.name), Arg::text(o.name), Arg::number(o.power->si, "W"),
                  Arg::number(f.device.cagePower->si, "W")});
    checkCageCount(s, item, q, z);
}

/// Said where one switch (of every plane) would carry all ports: the family chosen builds more, or wires every port to
/// others.
bool oneSwitch(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const Fabric& f = item.value;
    const auto speed = portSpeed(f, q.need);
    if (!speed) return false;
    const ByteRate link = speed->runs() / static_cast<double>(q.in.planes * portsPerNic(f));
    if (!f.device.ports || !f.device.portRate || *f.device.portRate < link * (1 - kSame)) return false;
    fabric::SizingInputs plain = q.in;
    plain.family = fabric::Family::LeafSpine;
    plain.minTiers = 2;
    plain.singleSwitch = true;
    plain.trunkWidth = plain.wholePorts = 1;
    plain.switchPorts = std::min(radixOf(f, link), f.device.mostPorts.value_or(fabric::kMostPorts));
    const fabric::Shape shape = fabric::shapeOf(plain);
    const std::int64_t switches = shape.rails * q.in.planes;
    if (!shape.oneSwitch || (z.total.switches() > 0 && z.total.switches() <= switches)) return false;
    const std::string key = "fabrics." + item.name + ".family";
    const std::vector<Arg> fits{Arg::text(item.name), number(z.total.endpoints), number(plain.switchPorts)};
    const auto with = [&](std::initializer_list<Arg> more) {
        std::vector<Arg> all = fits;
        all.insert(all.end(), more);
        return all;
    };
    if (z.total.switches() > 0)
        s.report(Severity::Warning, "fabric.one_switch", key, with({number(switches), number(z.total.switches())}));
    else
        s.report(Severity::Info, "fabric.one_switch_direct", key,
                 with({rate(link), number(z.total.directLinks), rate(q.in.linkRate)}));
    return true;
}

/// Servers with unlike numbers of NICs: neither rails nor whole units of them can be counted.
void unlikeServers(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const Fabric& f = item.value;
    const bool rails = f.family == FabricFamily::RailOptimised || f.family == FabricFamily::RailOnly;
    if (q.need.alike || !isTree(f.family) || !(rails || f.suNodes > 0)) return;
    const auto [least, most] =
        std::minmax_element(q.need.pools.begin(), q.need.pools.end(),
                            [](const PoolLinks& a, const PoolLinks& b) { return a.links < b.links; });
    if (least == q.need.pools.end()) return;
    s.report(Severity::Warning, "fabric.unlike_servers", "fabrics." + item.name + ".family",
             {Arg::text(item.name), number(least->links), number(most->links)});
}

/// Rails whose leaves stay half empty.
void emptyRails(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    constexpr double kHalf = 0.5;
    const bool rails = hasRails(q.in.family);
    const std::int64_t down = z.perPlane.leaves * z.leafDown, wired = z.perPlane.nodeLinks + z.perPlane.ufmLinks;
    if (!rails || down < 1 || static_cast<double>(wired) > kHalf * static_cast<double>(down)) return;
    fabric::SizingInputs plain = q.in;
    plain.family = fabric::Family::LeafSpine;
    const auto other = fabric::sizeFabric(plain);
    if (!other.feasible || other.total.switches() >= z.total.switches()) return;
    s.report(Severity::Warning, "fabric.rails_empty", "fabrics." + item.name + ".family",
             {Arg::text(item.name), number(q.in.railsPerNode), number(z.total.leaves), number(wired * q.in.planes),
              number(down * q.in.planes), number(z.total.switches()), number(other.total.switches())});
}

/// Places of a torus or mesh without a server: nothing is laid to them.
void unusedPlaces(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const std::int64_t places = z.dims[0] * z.dims[1] * z.dims[2], ports = z.perPlane.endpoints;
    if (!switchless(item.value) || places <= ports) return;
    s.report(Severity::Info, "fabric.places_free", "fabrics." + item.name + ".side_1",
             {Arg::text(item.name), number(places * q.in.planes), number(ports * q.in.planes),
              number((places - ports) * q.in.planes)});
}

/// Leaves that a whole unit brings along and no server takes, and the largest unit within a leaf that leaves none.
void emptyLeaves(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    if (q.in.suNodes < 1 || z.tiers < 2) return;
    const auto emptyOf = [](const fabric::Sizing& sizing) {
        std::int64_t empty = 0;
        for (const auto& g : sizing.groups)
            if (g.tier == fabric::Tier::Leaf && g.down == 0) empty += g.count;
        return empty;
    };
    if (emptyOf(z) < 1) return;
    fabric::SizingInputs other = q.in;
    other.suNodes = std::max<std::int64_t>(1, z.leafDown / fabric::shapeOf(q.in).slotsPerNode);
    while (other.suNodes > 1 && emptyOf(fabric::sizeFabric(other)) > 0) --other.suNodes;
    s.report(Severity::Info, "fabric.leaves_empty", "fabrics." + item.name + ".su_nodes",
             {Arg::text(item.name), number(emptyOf(z) * q.in.planes), number(q.in.suNodes), number(other.suNodes)});
}

/// Three tiers where two would hold everything.
void idleTier(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    if (q.in.minTiers < 3 || z.tiers < 3) return;
    fabric::SizingInputs fewer = q.in;
    fewer.minTiers = 2;
    const auto two = fabric::sizeFabric(fewer);
    if (!two.feasible || two.tiers > 2) return;
    s.report(Severity::Info, "fabric.tier_idle", "fabrics." + item.name + ".tiers",
             {Arg::text(item.name), number(two.total.switches()), number(z.total.switches())});
}

/// Ports between the groups of a dragonfly that no pair of them can share evenly.
void darkGlobals(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    constexpr double kFew = 0.1;
    const std::int64_t groups = z.perPlane.pods;
    if (q.in.family != fabric::Family::Dragonfly || groups < 2) return;
    const std::int64_t ports = 2 * z.leafDown * z.leafDown, dark = ports - z.linksPerPair * (groups - 1);
    if (static_cast<double>(dark) <= kFew * static_cast<double>(ports)) return;
    s.report(Severity::Info, "fabric.global_dark", "fabrics." + item.name + ".family",
             {Arg::text(item.name), number(ports), number(groups), number(z.linksPerPair), number(dark)});
}

/// Fewer leaves than links of a device into each plane: some of them end on one switch.
void sharedLeaf(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    if (q.in.planes > 1) return;  // then they part by planes
    const auto check = [&](PortOf owner, std::int64_t links, std::int64_t leaves) {
        if (q.need.ports[static_cast<std::size_t>(owner)] < 1 || links < 2 || leaves >= links) return;
        s.report(Severity::Info, owner == PortOf::Servers ? "fabric.shared_leaf" : "fabric.shared_leaf_storage",
                 "fabrics." + item.name + ".ports_per_node", {Arg::text(item.name), number(links), number(leaves)});
    };
    check(PortOf::Servers, item.value.portsPerNode.value_or(1), z.perPlane.leaves - z.sideLeaves);
    if (item.value.role != FabricRole::Storage) return;
    std::int64_t most = 0;
    for (const auto& t : s.design.tiers)
        if (t.value.nodes > 0) most = std::max(most, t.value.nics);
    check(PortOf::Storage, most, z.sideLeaves > 0 ? z.sideLeaves : z.perPlane.leaves);
}

}  // namespace

void checkSettings(const Stage& s, const Item<Fabric>& item) {
    const std::string base = "fabrics." + item.name + ".";
    for (const Field& row : fieldsOf<Fabric>()) {
        // What makes a network's shape: nothing else depends on topology or role alone.
        const bool ofShape = row.group == "Network" || row.group == "Oversubscription" || row.key == "trunk_rate";
        if (!row.get || !ofShape || row.key == "family" || row.get(&item.value) == row.get(row.defaults())) continue;
        const std::string key = base + std::string(row.key);
        if (!inputCounts(s.design, key))
            s.report(Severity::Info, "fabric.setting_idle",
                     base + (item.value.role == FabricRole::Compute ? "family" : "role"),
                     {Arg::text(item.name), Arg::key(key)});
    }
}

bool canSplit(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const bool lanes = wholeLanes(s, item, q), trunks = wholeTrunks(s, item, q);
    return breaksOut(s, item, q) && lanes && trunks;
}

bool checkServers(const Stage& s, const Item<Fabric>& item) {
    const Fabric& f = item.value;
    if (f.role != FabricRole::Compute) return true;
    bool good = true;
    for (const auto& pool : s.design.pools) {
        const auto& nics = pool.value.server.nics;
        if (!connects(f, pool) || !nics) continue;
        if (f.rails && *f.rails > *nics) {
            s.block("fabric.rails_nics", "fabrics." + item.name + ".rails",
                    {Arg::text(item.name), number(*f.rails), Arg::text(pool.name), number(*nics)});
            good = false;
        }
        if (!f.rails && *nics == 0)
            s.block("fabric.no_nics", "pools." + pool.name + ".server.nics",
                    {Arg::text(item.name), Arg::text(pool.name)});
    }
    return good;
}

void checkLinks(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    oddRate(s, item, item.value.linkRate, ".link_rate");
    if (inputCounts(s.design, "fabrics." + item.name + ".trunk_rate"))
        oddRate(s, item, item.value.trunkRate, ".trunk_rate");
    checkSpeed(s, item, q.need);
    idleLanes(s, item, q, z);
    checkModules(s, item, q);
    checkCages(s, item, q, z);
}

namespace {

/// Ports between switches that are broken out like the others, an odd number to a pair of switches: what leaves a port
/// at one end meets two at the other, and without modules there is no cable for it.
void splitTrunks(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const Fabric& f = item.value;
    const std::int64_t split = portSplit(f, q.in) / q.in.trunkWidth;
    if (z.tiers < 2 || split < 2 || isModule(f.switchOptic)) return;
    for (const std::int64_t links : {z.linksPerPair, z.partialLinksPerPair, z.coreLinksPerPair}) {
        if (links % split == 0) continue;
        s.report(Severity::Error, "fabric.trunk_split", "fabrics." + item.name + ".trunk_rate",
                 {Arg::text(item.name), rate(*f.device.portRate), number(split), rate(fabric::trunkRate(q.in)),
                  number(links), rate(fabric::trunkRate(q.in) * static_cast<double>(split))});
        return;
    }
}

}  // namespace

void checkShape(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const Fabric& f = item.value;
    if (isTree(q.in.family)) splitTrunks(s, item, q, z);
    if (f.role == FabricRole::Storage && f.storageOversubscription && z.sideLeaves < 1)
        s.report(Severity::Info, "fabric.side_idle", "fabrics." + item.name + ".storage_oversubscription",
                 {Arg::text(item.name)});
    emptyLeaves(s, item, q, z);
    idleTier(s, item, q, z);
    darkGlobals(s, item, q, z);
    if (f.role != FabricRole::Compute) return sharedLeaf(s, item, q, z);
    const std::string base = "fabrics." + item.name + ".";
    unlikeServers(s, item, q);
    if (!oneSwitch(s, item, q, z)) emptyRails(s, item, q, z);
    unusedPlaces(s, item, q, z);
}

}  // namespace model::plan
