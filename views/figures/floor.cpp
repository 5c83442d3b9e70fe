// SPDX-License-Identifier: GPL-3.0-or-later
// Where the racks stand, coloured by power, cooling or network group; and the cables by length and medium.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "app/names.h"
#include "app/texts.h"
#include "model/fabric/shape.h"
#include "model/plan/site_plan.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

constexpr std::int32_t kMostDrawn = 20'000;
constexpr std::array kPowerSteps{5.0, 10.0, 20.0, 30.0, 60.0, 120.0};  // kW per rack
constexpr int kGroupColours = 8;

using model::RackUse;
using model::SitePlan;

/// What is drawn of one rack besides its place.
struct RackFacts {
    RackUse use = RackUse::Compute;
    std::int32_t pool = -1;
    double watts = kMissing;
    bool liquid = false;
    std::int64_t group = -1;  ///< of leaves or pod, from 0
};

template <class Places>
void addPower(std::vector<RackFacts>& racks, const Places& places, std::optional<model::Power> each) {
    for (const auto& p : places) {
        double& watts = racks[std::size_t(p.rack)].watts;
        if (!std::isfinite(watts)) watts = 0;
        watts += each ? each->si : kMissing;
    }
}

/// Pods of three tiers, leaf groups of two.
void groupRacks(const Source& s, const SitePlan& plan, std::vector<RackFacts>& racks) {
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        if (s.design.fabrics[i].value.role != model::FabricRole::Compute || !plan.networks[i]) continue;
        const auto& in = plan.networks[i]->in;
        const auto& z = plan.networks[i]->sizing;
        if (z.leafDown < 1 || z.tiers < 1) continue;
        const auto shape = model::fabric::shapeOf(in);
        std::int64_t node = 0;
        for (const auto& ends : plan.ends[i])
            for (const auto& place : ends.devices) {
                const std::int64_t block = node * shape.slotsPerNode / z.leafDown;
                std::int64_t& group = racks[std::size_t(place.rack)].group;
                if (group < 0) group = z.tiers == 3 && z.spineDown > 0 ? block * shape.rails / z.spineDown : block;
                node += ends.ports;
            }
    }
}

std::vector<RackFacts> factsOf(const Source& s, const SitePlan& plan) {
    std::vector<RackFacts> racks(std::size_t(plan.racks()));
    for (const auto& range : plan.ranges)
        for (std::int32_t n = range.first; n < range.first + range.count; ++n) {
            auto& rack = racks[std::size_t(n)];
            rack.use = range.use;
            rack.pool = range.item;
            if (range.use != RackUse::Compute) continue;
            const auto& pool = s.results.pools[std::size_t(range.item)].value;
            rack.liquid = pool.cooling == "liquid";
            if (!pool.serversPerRack) rack.watts = pool.rackPower ? pool.rackPower->si : kMissing;
        }
    for (std::size_t i = 0; i < plan.pools.size(); ++i) {
        const auto& pool = s.results.pools[i].value;
        if (!pool.serversPerRack) continue;  // a product of whole racks
        addPower(racks, plan.pools[i], pool.serverPeak);
    }
    for (auto& rack : racks)
        if (rack.use == RackUse::Compute && s.results.pools[std::size_t(rack.pool)].value.serversPerRack)
            rack.watts += s.design.racks.otherPower.si;
    for (std::size_t i = 0; i < plan.tiers.size(); ++i) addPower(racks, plan.tiers[i], s.design.tiers[i].value.peak);
    addPower(racks, plan.management, s.design.racks.managementPower);
    for (std::size_t i = 0; i < plan.switches.size(); ++i) {
        const auto& device = s.design.fabrics[i].value.device;
        addPower(racks, plan.switches[i], device.max ? device.max : device.typical);
    }
    groupRacks(s, plan, racks);
    return racks;
}

QString useText(const Source& s, const RackFacts& rack) {
    switch (rack.use) {
        case RackUse::Compute:
            return s.design.pools.size() > 1 ? app::itemName(s.design.pools[std::size_t(rack.pool)].name)
                                             : translate("Figures", "Compute");
        case RackUse::Storage:
            return translate("Figures", "Storage");
        case RackUse::Management:
            return translate("Figures", "Management");
        case RackUse::Network:
            break;
    }
    return translate("Figures", "Network");
}

/// Classes that occur, in the order of `all`; racks name them by their number in it.
struct Classes {
    std::vector<FloorMap::Key> all;
    std::vector<int> used;

    void take(int key) {
        if (std::find(used.begin(), used.end(), key) == used.end()) used.push_back(key);
    }
    FloorMap::Colouring colouring(const QString& name) {
        std::sort(used.begin(), used.end());
        FloorMap::Colouring c{name, {}};
        for (const int key : used) c.keys.push_back(all[std::size_t(key)]);
        return c;
    }
    int place(int key) const { return int(std::find(used.begin(), used.end(), key) - used.begin()); }
};

Classes powerClasses() {
    Classes c;
    const double steps = double(kPowerSteps.size());
    for (std::size_t i = 0; i <= kPowerSteps.size(); ++i) {
        const QString name = i == 0 ? QStringLiteral("< %1 kW").arg(kPowerSteps[0])
                             : i == kPowerSteps.size()
                                 ? QStringLiteral("≥ %1 kW").arg(kPowerSteps.back())
                                 : QStringLiteral("%1–%2 kW").arg(kPowerSteps[i - 1]).arg(kPowerSteps[i]);
        c.all.push_back({name, 1, 0.15 + 0.85 * double(i) / steps});
    }
    c.all.push_back({translate("Figures", "not known"), 0, 0.3});
    return c;
}
int powerClass(double watts) {
    if (!std::isfinite(watts)) return int(kPowerSteps.size()) + 1;
    return int(std::upper_bound(kPowerSteps.begin(), kPowerSteps.end(), watts / 1000 + 1e-9) - kPowerSteps.begin());
}

Classes coolingClasses() {
    Classes c;
    c.all = {{translate("Figures", "Air"), 5, 0.45},
             {translate("Figures", "Liquid"), 1, 1},
             {translate("Figures", "Air, network and storage"), 0, 0.35}};
    return c;
}
int coolingClass(const RackFacts& rack) {
    return rack.use != RackUse::Compute ? 2 : rack.liquid ? 1 : 0;
}

Classes groupClasses(const std::vector<RackFacts>& racks, bool pods) {
    Classes c;
    std::int64_t groups = 0;
    for (const auto& rack : racks) groups = std::max(groups, rack.group + 1);
    for (int i = 0; i < kGroupColours; ++i) {
        const QString name = pods ? translate("Figures", "Pod %1") : translate("Figures", "Leaf group %1");
        QString numbers = QString::number(i + 1);
        if (groups > i + kGroupColours) numbers += QStringLiteral(", %1").arg(i + 1 + kGroupColours);
        if (groups > i + 2 * kGroupColours) numbers += QStringLiteral(" …");
        c.all.push_back({name.arg(numbers), i + 1, 0.8});
    }
    c.all.push_back({translate("Figures", "Network racks"), 0, 1});
    c.all.push_back({translate("Figures", "Others"), 0, 0.3});
    return c;
}
int groupClass(const RackFacts& rack) {
    if (rack.use == RackUse::Network) return kGroupColours;
    return rack.group < 0 ? kGroupColours + 1 : int(rack.group % kGroupColours);
}

void addRowsAndAisles(const SitePlan& plan, FloorMap& map) {
    const auto& size = plan.floor.size;
    const auto& rules = plan.rules;
    const double length = double(size.perRow) * rules.pitch.si;
    for (std::int64_t row = 0; row < size.rows; ++row) {
        const std::int64_t column = row / size.lines, line = row % size.lines;
        const double left = rules.passage.si + double(column) * (length + rules.passage.si);
        const double middle = model::site::rowMiddle(line, rules);
        map.rows.push_back({QString::fromStdString(model::site::rowName(row)), left, middle});
        if (line + 1 >= size.lines || row + 1 >= size.rows) continue;
        const bool hot = line % 2 == 1;
        const double width = hot ? rules.hot.si : rules.cold.si;
        map.aisles.push_back({hot ? translate("Figures", "Hot aisle") : translate("Figures", "Cold aisle"), left,
                              middle + rules.depth.si / 2, length, width, hot});
    }
}

QString metres(const Source& s, double value) {
    return s.number(value, QStringLiteral("m"));
}

}  // namespace

ChartSpec floorPlan(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Floor plan"), translate("Figures", "where the racks stand"));
    if (!s.results.racks.count) return waiting(std::move(spec), s, "racks.count");
    const auto plan = model::sitePlan(s.project, s.design, s.results);
    if (!plan || plan->racks() > kMostDrawn) {
        if (s.results.racks.floor.rows)
            return saying(std::move(spec), translate("Figures", "Too many racks to draw them one by one."));
        return waiting(std::move(spec), s, "racks.floor.rows");
    }
    FloorMap map;
    map.length = plan->floor.size.length.si;
    map.width = plan->floor.size.width.si;
    map.rackWidth = plan->rules.pitch.si;
    map.rackDepth = plan->rules.depth.si;
    const auto facts = factsOf(s, *plan);
    const bool pods = std::any_of(plan->networks.begin(), plan->networks.end(),
                                  [](const auto& n) { return n && n->sizing.tiers == 3; });
    Classes power = powerClasses(), cooling = coolingClasses(), group = groupClasses(facts, pods);
    for (const RackFacts& rack : facts) {
        power.take(powerClass(rack.watts));
        cooling.take(coolingClass(rack));
        group.take(groupClass(rack));
    }
    map.colourings = {power.colouring(translate("Figures", "Power")),
                      cooling.colouring(translate("Figures", "Cooling")),
                      group.colouring(translate("Figures", "Network group"))};
    map.racks.reserve(facts.size());
    for (std::int32_t n = 0; n < plan->racks(); ++n) {
        const RackFacts& rack = facts[std::size_t(n)];
        const QString name = QString::fromStdString(plan->name(n));
        QString note = name + QStringLiteral(" · ") + useText(s, rack);
        if (std::isfinite(rack.watts)) note += QStringLiteral(" · ") + s.plain(rack.watts / 1000, QStringLiteral("kW"));
        if (rack.group >= 0)
            note += QStringLiteral(" · ") +
                    (pods ? translate("Figures", "Pod %1") : translate("Figures", "Leaf group %1")).arg(rack.group + 1);
        map.racks.push_back(
            {QStringLiteral("rack:") + name,
             name,
             note,
             plan->spot(n).x,
             plan->spot(n).y,
             {power.place(powerClass(rack.watts)), cooling.place(coolingClass(rack)), group.place(groupClass(rack))}});
    }
    addRowsAndAisles(*plan, map);
    map.roomNote = translate("Figures", "%1 × %2, passages included").arg(metres(s, map.length), metres(s, map.width));
    spec.remark = counted(double(plan->racks()), translate("Figures", "%1 rack"), translate("Figures", "%1 racks"));
    spec.data = std::move(map);
    return spec;
}

ChartSpec cableLengths(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Cables by length"), translate("Figures", "which medium takes which length"));
    if (s.results.cableLines.empty()) {
        if (!s.results.fabric.allSwitches) return waiting(std::move(spec), s, "fabric.switches");
        if (!s.results.racks.floor.rows) return waiting(std::move(spec), s, "racks.floor.rows");
        return saying(std::move(spec), translate("Figures", "Too many racks to follow every cable."));
    }
    std::map<double, std::map<int, double>> byLength;  // metres -> kind -> cables
    std::map<int, double> kinds;
    constexpr int kOpen = int(model::fabric::kCableKinds);
    for (const model::CableLine& l : s.results.cableLines) {
        const int kind = l.kind ? int(*l.kind) : kOpen;
        byLength[l.stock.value_or(std::numeric_limits<double>::infinity())][kind] += double(l.cables);
        kinds[kind] += double(l.cables);
    }
    constexpr std::array kSeries{7, 2, 4, 5, 1, 3, 0};
    StackedBars bars;
    bars.y.title = translate("Figures", "Cables");
    // What a bar is made of, from below: names at the last bar cannot speak of media that end before it.
    const QStringList brief{QStringLiteral("Cat6a"), QStringLiteral("DAC"), QStringLiteral("ACC/AEC"),
                            QStringLiteral("AOC"),   QStringLiteral("MMF"), QStringLiteral("SMF"),
                            QStringLiteral("?")};
    for (const auto& [length, parts] : byLength) {
        const QString name =
            std::isfinite(length) ? s.plain(length, QStringLiteral("m")) : translate("Figures", "longer");
        QStringList media;
        for (const auto& [kind, cables] : parts) media << brief[kind];
        bars.bars.push_back({name, name, media.join(u'/')});
    }
    for (const auto& [kind, total] : kinds) {
        StackedBars::Part part;
        part.name = kind == kOpen ? translate("Figures", "to be decided")
                                  : app::translated("choices", model::fabric::nameOf(model::fabric::CableKind(kind)));
        part.id = part.name;
        part.series = kSeries[std::size_t(kind)];
        for (const auto& [length, parts] : byLength) {
            const auto at = parts.find(kind);
            part.values.push_back(at == parts.end() ? 0 : at->second);
        }
        bars.parts.push_back(std::move(part));
    }
    double all = 0;
    for (const auto& [kind, total] : kinds) all += total;
    spec.remark = counted(all, translate("Figures", "%1 cable"), translate("Figures", "%1 cables"));
    spec.note = translate("Figures", "Stock lengths of all networks, slack included.");
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
