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

void checkCages(const Stage& s, const Item<Fabric>& item, const Request& q) {
    const Fabric& f = item.value;
    const std::string base = "fabrics." + item.name + ".";
    if (switchless(f) || !f.device.ports) return;
    const Optic& o = f.switchOptic;
    // A broken-out port counts as the links it carries.
    const std::int64_t split = std::max<std::int64_t>(1, q.in.switchPorts / *f.device.ports);
    const std::int64_t cage = std::max<std::int64_t>(1, f.device.portsPerCage) * split;
    if (o.linksPerModule > cage)
        s.report(Severity::Warning, "fabric.cage_links", base + "switch_optic.links_per_module",
                 {Arg::text(item.name), Arg::text(o.name), number(o.linksPerModule), number(cage)});
    if (o.power && f.device.cagePower && *o.power > *f.device.cagePower * (1 + kSame))
        s.report(Severity::Error, "fabric.cage_power", base + "switch_optic.power",
                 {Arg::text(item.name), Arg::text(o.name), Arg::number(o.power->si, "W"),
                  Arg::number(f.device.cagePower->si, "W")});
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

void checkLinks(const Stage& s, const Item<Fabric>& item, const Request& q) {
    checkSpeed(s, item, q.need);
    checkModules(s, item, q);
    checkCages(s, item, q);
}

}  // namespace model::plan
