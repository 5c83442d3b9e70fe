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
    const auto runsAt = [&](const Optic& o, const char* key) {
        if (!o.linkRate || !differ(*o.linkRate, q.in.linkRate)) return;
        const bool slow = *o.linkRate < q.in.linkRate;
        s.report(slow ? Severity::Warning : Severity::Info, slow ? "fabric.module_slow" : "fabric.module_fast",
                 base + key, {Arg::text(item.name), Arg::text(o.name), rate(*o.linkRate), rate(q.in.linkRate)});
    };
    runsAt(f.switchOptic, "switch_optic.link_rate");
    if (f.serverOptic.linkRate != f.switchOptic.linkRate) runsAt(f.serverOptic, "server_optic.link_rate");
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
    for (const auto& g : z.groups) links = std::max(links, g.down + g.up);
    const std::int64_t modules = fabric::ceilDiv(links, perModule);
    if (modules > cages)
        s.report(Severity::Error, "fabric.cage_budget", "fabrics." + item.name + ".switch_optic.links_per_module",
                 {Arg::text(item.name), number(links), number(modules), Arg::text(f.switchOptic.name),
                  number(perModule), number(cages)});
}

/// What a switch manages when its ports are broken out, which may be less than their lanes.
bool breaksOut(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const Switch& device = item.value.device;
    if (switchless(item.value) || !device.mostPorts || q.in.switchPorts <= *device.mostPorts) return true;
    s.block("fabric.most_ports", "fabrics." + item.name + ".switch.most_ports",
            {Arg::text(item.name), rate(q.in.linkRate), number(*device.ports), number(q.in.switchPorts),
             Arg::text(device.name), number(*device.mostPorts)});
    return false;
}

void checkCages(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const Fabric& f = item.value;
    const std::string base = "fabrics." + item.name + ".";
    if (switchless(f) || !f.device.ports) return;
    const Optic& o = f.switchOptic;
    // A broken-out port counts as the links it carries.
    const std::int64_t cage = std::max<std::int64_t>(1, f.device.portsPerCage) * portSplit(f, q.in);
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
    const bool rails = q.in.family == fabric::Family::RailOptimised || q.in.family == fabric::Family::RailOnly;
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

/// Servers with several links of which some end on one switch: the first links of all fill less than a leaf.
void sharedLeaf(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const std::int64_t links = item.value.portsPerNode.value_or(1);
    if (links < 2 || z.perPlane.endpoints / links >= z.leafDown) return;
    s.report(Severity::Info, "fabric.shared_leaf", "fabrics." + item.name + ".ports_per_node",
             {Arg::text(item.name), number(links), number(q.in.nodes), number(z.perPlane.leaves)});
}

}  // namespace

void checkSettings(const Stage& s, const Item<Fabric>& item) {
    const std::string base = "fabrics." + item.name + ".";
    for (const Field& row : fieldsOf<Fabric>()) {
        // The groups of a network's shape: no others depend on topology or role alone.
        const bool ofShape = row.group == "Network" || row.group == "Oversubscription";
        if (!row.get || !ofShape || row.key == "family" || row.get(&item.value) == row.get(row.defaults())) continue;
        const std::string key = base + std::string(row.key);
        if (!inputCounts(s.design, key))
            s.report(Severity::Info, "fabric.setting_idle",
                     base + (item.value.role == FabricRole::Compute ? "family" : "role"),
                     {Arg::text(item.name), Arg::key(key)});
    }
}

bool canSplit(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const bool lanes = wholeLanes(s, item, q);
    return breaksOut(s, item, q) && lanes;
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
    checkSpeed(s, item, q.need);
    idleLanes(s, item, q, z);
    checkModules(s, item, q);
    checkCages(s, item, q, z);
}

void checkShape(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    const Fabric& f = item.value;
    emptyLeaves(s, item, q, z);
    if (f.role != FabricRole::Compute) return sharedLeaf(s, item, q, z);
    const std::string base = "fabrics." + item.name + ".";
    unlikeServers(s, item, q);
    if (!oneSwitch(s, item, q, z)) emptyRails(s, item, q, z);
    unusedPlaces(s, item, q, z);
}

}  // namespace model::plan
