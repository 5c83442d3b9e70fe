// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fabric_checks.h"

#include <algorithm>
#include <cmath>

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

/// "MMF" of "MMF OM4 2xMPO-12/APC": what has to be the same at both ends of a fibre.
std::string_view fibre(const Optic& o) {
    return std::string_view(o.medium).substr(0, o.medium.find(' '));
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

void checkModules(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const Fabric& f = item.value;
    const std::string base = "fabrics." + item.name + ".";
    if (switchless(f)) return;  // one module serves several links there
    const auto runsAt = [&](const Optic& o, const char* key) {
        if (!o.linkRate || !differ(*o.linkRate, q.in.linkRate)) return;
        const bool slow = *o.linkRate < q.in.linkRate;
        s.report(slow ? Severity::Warning : Severity::Info, slow ? "fabric.module_slow" : "fabric.module_fast",
                 base + key, {Arg::text(item.name), Arg::text(o.name), rate(*o.linkRate), rate(q.in.linkRate)});
    };
    runsAt(f.switchOptic, "switch_optic.link_rate");
    if (f.serverOptic.linkRate != f.switchOptic.linkRate) runsAt(f.serverOptic, "server_optic.link_rate");
    if (!f.switchOptic.medium.empty() && !f.serverOptic.medium.empty() && fibre(f.switchOptic) != fibre(f.serverOptic))
        s.report(Severity::Warning, "fabric.fibres_differ", base + "server_optic.medium",
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

}  // namespace

void checkServers(const Stage& s, const Item<Fabric>& item) {
    const Fabric& f = item.value;
    if (f.role != FabricRole::Compute || f.rails) return;
    for (const auto& pool : s.design.pools)
        if (connects(f, pool) && pool.value.server.nics == 0)
            s.block("fabric.no_nics", "pools." + pool.name + ".server.nics",
                    {Arg::text(item.name), Arg::text(pool.name)});
}

void checkLinks(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    checkSpeed(s, item, q.need);
    checkModules(s, item, q);
    checkCages(s, item, q, z);
}

void checkShape(const Stage& s, const Item<Fabric>& item, const Request& q, const fabric::Sizing& z) {
    constexpr double kHalf = 0.5;
    const Fabric& f = item.value;
    if (f.role != FabricRole::Compute) return;
    const std::string base = "fabrics." + item.name + ".";
    if (f.portsPerNode)
        s.report(Severity::Info, "fabric.ports_per_node", base + "ports_per_node",
                 {Arg::text(item.name), number(*f.portsPerNode), number(q.in.railsPerNode)});
    const bool rails = q.in.family == fabric::Family::RailOptimised || q.in.family == fabric::Family::RailOnly;
    const std::int64_t down = z.perPlane.leaves * z.leafDown, wired = z.perPlane.nodeLinks + z.perPlane.ufmLinks;
    if (!rails || down < 1 || static_cast<double>(wired) > kHalf * static_cast<double>(down)) return;
    fabric::SizingInputs plain = q.in;
    plain.family = fabric::Family::LeafSpine;
    const auto other = fabric::sizeFabric(plain);
    if (!other.feasible || other.total.switches() >= z.total.switches()) return;
    s.report(Severity::Warning, "fabric.rails_empty", base + "family",
             {Arg::text(item.name), number(q.in.railsPerNode), number(z.total.leaves), number(wired * q.in.planes),
              number(down * q.in.planes), number(z.total.switches()), number(other.total.switches())});
}

}  // namespace model::plan
