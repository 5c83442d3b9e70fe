// SPDX-License-Identifier: GPL-3.0-or-later
// What a rack uses of its limits, and one typical rack of each kind from the front.
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "app/texts.h"
#include "model/plan/device_names.h"
#include "model/plan/rack_moves.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

constexpr double kRackUnit = 0.04445;  // m
constexpr std::size_t kMostPools = 6;

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

QString racksText(std::int64_t n) {
    return counted(double(n), translate("Figures", "%1 rack"), translate("Figures", "%1 racks"));
}

bool severalPools(const Source& s) {
    return s.design.pools.size() > 1;
}

struct RackUse {
    QString name, unit;
    double value = kMissing, limit = kMissing;
    int series = 1;
    QString rack{};  // which one, where it is a certain one
};

/// What a full rack of a pool uses of height, power, weight and (for the densest) of a feed after one failure.
std::vector<RackUse> usesOf(const Source& s, std::size_t pool) {
    const auto& r = s.results.pools[pool].value;
    const auto& server = s.design.pools[pool].value.server;
    const auto& racks = s.design.racks;
    std::vector<RackUse> uses;
    const double inRack = r.serversPerRack
                              ? double(std::min(*r.serversPerRack, r.servers + s.design.pools[pool].value.hotSpares))
                              : kMissing;
    if (server.height && racks.rack.height && r.serversPerRack)
        uses.push_back({translate("Figures", "Height"), QStringLiteral("U"),
                        (server.height->si * inRack + racks.otherHeight.si) / kRackUnit,
                        racks.rack.height->si / kRackUnit, 1});
    if (r.rackPower)
        uses.push_back({translate("Figures", "Power"), QStringLiteral("kW"), r.rackPower->si / 1000,
                        racks.powerLimit.si / 1000, 2});
    if (r.rackWeight && racks.rack.maxLoad)
        uses.push_back(
            {translate("Figures", "Weight"), QStringLiteral("kg"), r.rackWeight->si, racks.rack.maxLoad->si, 6});
    return uses;
}

/// Devices were moved by hand: each limit by the rack that is nearest to it now, as the results have the densest and
/// the heaviest one.
void raiseToMoved(const Source& s, std::size_t pool, std::vector<RackUse>& uses) {
    const auto plan = model::sitePlan(s.project, s.design, s.results);
    if (!plan) return;
    for (const model::RackContent& c : model::allRackContents(s.design, s.results, *plan)) {
        const auto ofPool = [&](const model::RackBox& b) {
            return b.moved && b.device.kind == model::DeviceClass::Server && std::size_t(b.device.list) == pool;
        };
        const bool own = c.use == model::RackUse::Compute && c.pool == std::int32_t(pool);
        if (!own && std::none_of(c.boxes.begin(), c.boxes.end(), ofPool)) continue;
        const auto raise = [&](const char* unit, double value, double limit) {
            for (RackUse& u : uses) {
                if (u.unit != QLatin1String(unit) || !(value / limit > u.value / u.limit * (1 + 1e-9))) continue;
                u.value = value;
                u.limit = limit;
                u.rack = text(plan->name(c.rack));
            }
        };
        raise("U", double(c.used), double(c.units));
        if (c.power) raise("kW", c.power->si / 1000, c.powerLimit.si / 1000);
        if (c.mass && c.maxLoad) raise("kg", c.mass->si, c.maxLoad->si);
    }
}

}  // namespace

ChartSpec rackLimits(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Limits of a rack"), translate("Figures", "what fills up first"));
    BulletBars bars;
    bars.x.unit = QStringLiteral("%");
    bars.x.title = translate("Figures", "Share of the limit");
    bars.needName = translate("Figures", "used");
    bars.supplyName = translate("Figures", "limit");
    const auto add = [&](const QString& id, const QString& name, const QString& note, double value, double limit,
                         const QString& unit, int series) {
        if (!std::isfinite(value) || !(limit > 0) || !std::isfinite(limit)) return;
        bars.rows.push_back({id, name, note, 100 * value / limit, 100,
                             unit.isEmpty()
                                 ? translate("Figures", "%1 / %2 racks").arg(s.plain(value, {}), s.plain(limit, {}))
                                 : QStringLiteral("%1 / %2").arg(s.plain(value, {}), s.plain(limit, unit)),
                             series});
    };
    for (std::size_t i = 0; i < std::min(s.design.pools.size(), kMostPools); ++i) {
        const QString pool = severalPools(s) ? app::itemName(s.design.pools[i].name) : QString();
        auto uses = usesOf(s, i);
        if (s.results.racks.moved > 0) raiseToMoved(s, i, uses);
        for (const RackUse& u : uses)
            add(pool + u.unit, pool.isEmpty() ? u.name : QStringLiteral("%1 · %2").arg(pool, u.name),
                u.rack.isEmpty() ? QString() : translate("Figures", "rack %1").arg(u.rack), u.value, u.limit, u.unit,
                u.series);
    }
    if (bars.rows.empty()) return waiting(std::move(spec), s, "racks.density");
    const auto& p = s.results.power;
    if (p.feedLoad && p.feedUsable)
        add(QStringLiteral("feed"), translate("Figures", "Feed, one lost"), {}, p.feedLoad->si / 1000,
            p.feedUsable->si / 1000, QStringLiteral("kW"), 7);
    if (s.results.racks.count && s.project.rackLimit)
        add(QStringLiteral("racks"), translate("Figures", "Racks of the site"), {}, double(*s.results.racks.count),
            double(*s.project.rackLimit), {}, 3);
    if (const auto& pool = s.results.pools.front().value; pool.serversPerRack && !severalPools(s))
        spec.remark = counted(double(*pool.serversPerRack), translate("Figures", "%1 server per rack, limited by %2"),
                              translate("Figures", "%1 servers per rack, limited by %2"))
                          .arg(pool.rackLimit == "power"    ? translate("Figures", "power")
                               : pool.rackLimit == "height" ? translate("Figures", "height")
                                                            : translate("Figures", "weight"));
    spec.data = std::move(bars);
    return spec;
}

namespace {

int unitsOf(double metres) {
    const double u = std::ceil(metres / kRackUnit - 1e-6);
    return u >= 1 && u < 1e4 ? int(u) : 1;
}

struct Stack {
    Elevation::Rack rack;
    int next = 1, top = 42;

    bool put(const QString& label, int height, int series) {
        if (next + height - 1 > top) return false;
        rack.boxes.push_back({rack.id + QString::number(next), label, next, height, series, false, false});
        next += height;
        return true;
    }
};

Stack emptyRack(const Source& s, const QString& id, const QString& name) {
    Stack stack;
    stack.rack.id = id;
    stack.rack.name = name;
    stack.rack.units = stack.top = s.design.racks.rack.height ? unitsOf(s.design.racks.rack.height->si) : 42;
    const double other = s.design.racks.otherHeight.si / kRackUnit;
    if (other >= 1) {
        const int height = std::min(int(std::ceil(other - 1e-6)), stack.top);
        stack.top -= height;
        stack.rack.boxes.push_back({id + QStringLiteral("-other"), translate("Figures", "PDU, manifold, ToR"),
                                    stack.top + 1, height, 7, false, false});
    }
    return stack;
}

void computeRack(const Source& s, std::size_t i, Elevation& e) {
    const auto& item = s.design.pools[i];
    const auto& r = s.results.pools[i].value;
    if (!r.racks || !item.value.server.height || !s.design.racks.rack.height) return;
    Stack stack =
        emptyRack(s, text(item.name), severalPools(s) ? app::itemName(item.name) : translate("Figures", "Compute"));
    const int height = unitsOf(item.value.server.height->si);
    const std::int64_t inRack = r.serversPerRack ? std::min(*r.serversPerRack, r.servers + item.value.hotSpares) : 1;
    const QString label =
        item.value.server.name.empty() ? translate("Figures", "Server") : app::titleText(item.value.server.name);
    for (std::int64_t n = 0; n < std::min<std::int64_t>(inRack, 100); ++n)
        if (!stack.put(label, height, kServersSeries)) break;
    stack.rack.note = racksText(*r.racks);
    for (const RackUse& u : usesOf(s, i)) stack.rack.uses.push_back({u.name, u.unit, u.value, u.limit});
    e.racks.push_back(std::move(stack.rack));
}

/// The first of `racks` racks when boxes are spread evenly; what one box draws is the same for all.
struct BoxKind {
    QString label;
    std::int64_t count;
    double metres, watts;
    int series;
};
void sharedRack(const Source& s, const QString& id, const QString& name, const std::vector<BoxKind>& kinds,
                std::optional<std::int64_t> racks, Elevation& e) {
    std::int64_t total = 0;
    for (const BoxKind& k : kinds) total += k.count;
    if (!racks || *racks < 1 || total < 1) return;
    Stack stack = emptyRack(s, id, name);
    stack.rack.note = racksText(*racks);
    // As full as height and power allow, like the count of racks in the results.
    const double limit = s.design.racks.networkRackPower.si;
    double watts = 0;
    bool full = false;
    for (const BoxKind& k : kinds)
        for (std::int64_t n = 0; n < k.count && !full; ++n) {
            full = watts + k.watts > limit * (1 + 1e-9) || !stack.put(k.label, unitsOf(k.metres), k.series);
            if (!full) watts += k.watts;
        }
    stack.rack.uses.push_back({translate("Figures", "Height"), QStringLiteral("U"),
                               double(stack.next - 1 + stack.rack.units - stack.top), double(stack.rack.units)});
    if (std::isfinite(watts))
        stack.rack.uses.push_back({translate("Figures", "Power"), QStringLiteral("kW"), watts / 1000,
                                   s.design.racks.networkRackPower.si / 1000});
    e.racks.push_back(std::move(stack.rack));
}

QString useName(const Source& s, const model::RackContent& c) {
    switch (c.use) {
        case model::RackUse::Compute:
            return severalPools(s) ? app::itemName(s.design.pools[std::size_t(c.pool)].name)
                                   : translate("Figures", "Compute");
        case model::RackUse::Storage:
            return translate("Figures", "Storage");
        case model::RackUse::Management:
            return translate("Figures", "Management");
        case model::RackUse::Network:
            break;
    }
    return translate("Figures", "Network");
}

int seriesOfDevice(const model::PlacedDevice& device) {
    switch (device.kind) {
        case model::DeviceClass::Server:
            return kServersSeries;
        case model::DeviceClass::Storage:
            return kStorageSeries;
        case model::DeviceClass::Switch:
            return kNetworkSeries;
        case model::DeviceClass::Management:
            break;
    }
    return 5;
}

/// Racks one by one, as they stand in the rows.
ChartSpec singleRacks(const Source& s, ChartSpec spec, std::int32_t first) {
    const auto plan = model::sitePlan(s.project, s.design, s.results);
    if (!plan || plan->racks() < 1) return waiting(std::move(spec), s, "racks.count");
    first = std::clamp(first, 0, plan->racks() - 1);
    std::vector<std::int32_t> shown;
    for (std::int32_t n = first; n < std::min(first + kRacksShown, plan->racks()); ++n) shown.push_back(n);
    const model::DeviceNames names(s.design, *plan);
    Elevation e;
    for (const model::RackContent& c : model::rackContents(s.design, s.results, *plan, shown)) {
        Elevation::Rack rack;
        rack.name = text(plan->name(c.rack));
        rack.id = QStringLiteral("rack:") + rack.name;
        rack.note = useName(s, c);
        rack.units = int(std::clamp<std::int64_t>(c.units, 1, 200));
        rack.single = true;
        for (const model::RackBox& b : c.boxes) {
            const QString name = text(names.of(b.device));
            rack.boxes.push_back({QStringLiteral("device:") + name, name, int(b.unit), int(b.units),
                                  seriesOfDevice(b.device), false, b.moved});
        }
        if (!c.product && c.open < c.units)
            rack.boxes.push_back({QString(), translate("Figures", "PDU, manifold, ToR"), int(c.open) + 1,
                                  int(c.units - c.open), 7, true, false});
        const auto use = [&](const QString& name, const char* unit, double value, double limit) {
            rack.uses.push_back({name, QString::fromLatin1(unit), value, limit});
        };
        use(translate("Figures", "Height"), "U", double(c.used), double(c.units));
        use(translate("Figures", "Power"), "kW", c.power ? c.power->si / 1000 : kMissing, c.powerLimit.si / 1000);
        if (c.maxLoad) use(translate("Figures", "Weight"), "kg", c.mass ? c.mass->si : kMissing, c.maxLoad->si);
        e.racks.push_back(std::move(rack));
    }
    spec.question = translate("Figures", "drag a device into another rack");
    spec.remark = translate("Figures", "%1–%2 of %3 racks")
                      .arg(count(first + 1), count(double(shown.back() + 1)), count(plan->racks()));
    // In the title line: a note below would take height from the racks.
    if (s.results.racks.moved > 0)
        spec.remark = counted(double(s.results.racks.moved), translate("Figures", "%1 device moved by hand (dog-ear)"),
                              translate("Figures", "%1 devices moved by hand (dog-ear)")) +
                      QStringLiteral(" · ") + spec.remark;
    spec.data = std::move(e);
    return spec;
}

}  // namespace

ChartSpec rackElevation(const Source& s, const FigureContext& context) {
    ChartSpec spec =
        headed(s, translate("Figures", "Racks from the front"), translate("Figures", "one typical rack of each kind"));
    if (context.firstRack >= 0) return singleRacks(s, std::move(spec), context.firstRack);
    Elevation e;
    for (std::size_t i = 0; i < std::min(s.design.pools.size(), kMostPools); ++i) computeRack(s, i, e);
    if (e.racks.empty()) return waiting(std::move(spec), s, "racks.count");
    std::vector<BoxKind> network, storage;
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        const auto& f = s.design.fabrics[i].value.device;
        const auto& r = s.results.fabrics[i].value;
        if (!r.leaves || !f.height) continue;
        const auto rated = f.max ? f.max : f.typical;
        network.push_back({f.name.empty() ? app::itemName(s.design.fabrics[i].name) : text(f.name),
                           *r.leaves + r.spines.value_or(0) + r.cores.value_or(0), f.height->si,
                           rated ? rated->si : kMissing, kNetworkSeries});
    }
    for (const auto& t : s.design.tiers)
        storage.push_back({app::itemName(t.name), t.value.nodes, t.value.height.si, t.value.peak.si, kStorageSeries});
    sharedRack(s, QStringLiteral("network"), translate("Figures", "Network"), network, s.results.racks.network, e);
    sharedRack(s, QStringLiteral("storage"), translate("Figures", "Storage"), storage, s.results.racks.storage, e);
    sharedRack(s, QStringLiteral("management"), translate("Figures", "Management"),
               {{translate("Figures", "Server"), s.design.racks.managementServers, 2 * kRackUnit,
                 s.design.racks.managementPower.si, 5}},
               s.results.racks.management, e);
    if (s.results.racks.count) spec.remark = racksText(*s.results.racks.count);
    spec.data = std::move(e);
    return spec;
}

}  // namespace views::figures
