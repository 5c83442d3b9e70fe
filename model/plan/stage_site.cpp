// SPDX-License-Identifier: GPL-3.0-or-later
// Racks: compute racks from the pools, racks of switches, storage and management by power or height.
#include <algorithm>
#include <cmath>

#include "model/plan/rack_fit.h"
#include "model/plan/rack_moves.h"
#include "model/plan/site_plan.h"
#include "model/plan/stages.h"
#include "model/site/racks.h"

namespace model::plan {
namespace {

template <class T>
std::optional<T> plus(const std::optional<T>& a, const std::optional<T>& b) {
    if (!a || !b) return std::nullopt;
    return *a + *b;
}

/// True with room for shared boxes between what stands in every rack; else says which input is in the way.
bool roomForBoxes(const Stage& s) {
    const Racks& r = s.design.racks;
    const auto rackHeight = s.need(r.rack.height, "racks.rack.height");
    if (!rackHeight) return false;
    if ((*rackHeight - r.otherHeight).si > 0) return true;
    s.block("racks.no_room", "racks.other_height",
            {Arg::number(r.otherHeight.si, "U"), Arg::number(rackHeight->si, "U")});
    return false;
}

/// Racks that boxes of some kinds share. `box` names what has the highest need, for the finding.
std::optional<std::int64_t> boxes(const Stage& s, const std::optional<site::PackedBoxes>& packed, bool any,
                                  Length highest, std::string_view key) {
    if (!any) return 0;
    if (!roomForBoxes(s)) return std::nullopt;
    const Racks& r = s.design.racks;
    const Length free = *r.rack.height - r.otherHeight;
    if (highest > free * (1 + 1e-9)) {
        s.block("racks.box_too_high", key, {Arg::number(highest.si, "U"), Arg::number(free.si, "U")});
        return std::nullopt;
    }
    if (!packed) return std::nullopt;
    return packed->racks;
}

/// The room that the racks take, and what a plate below the heaviest must cover.
void floor(const Stage& s) {
    const auto& r = s.results.racks;
    FloorResults& f = s.results.racks.floor;
    const Racks& plan = s.design.racks;
    if (!r.floorLoad && r.count.value_or(0) == 0) return;  // nothing stands there
    const auto width = s.need(plan.rack.width, "racks.rack.width");
    const auto depth = s.need(plan.rack.depth, "racks.rack.depth");
    if (!width || !depth) return;
    if (r.floorLoad) f.spread = *width * *depth * (r.floorLoad->si / plan.floorLimit.si);
    if (!r.count || *r.count == 0) return;
    const auto size = site::floorSize(*r.count - *r.network, *r.network, floorRules(plan));
    if (!size) {
        s.block("racks.row_full", "racks.reserved_per_row",
                {Arg::number(static_cast<double>(plan.reservedPerRow)),
                 Arg::number(static_cast<double>(plan.racksPerRow))});
        return;
    }
    f.rows = size->rows;
    f.positions = size->rows * (size->perRow - plan.reservedPerRow);
    f.length = size->length;
    f.width = size->width;
    f.area = size->length * size->width;
    if (*r.count > kMostRacksPlanned)
        s.block("cabling.too_large", "racks.count", {Arg::number(static_cast<double>(kMostRacksPlanned))},
                Severity::Info);
}

template <class T>
void raise(std::optional<T>& most, const std::optional<T>& value) {
    if (value) most = most ? std::max(*most, *value) : *value;
}

/// Leaves at the top of compute racks take what is kept there for other parts; what they draw beyond it comes on top.
void leavesAtTheTop(const Stage& s) {
    const Racks& plan = s.design.racks;
    if (plan.networkRacks != NetworkRacks::TopOfRack) return;
    for (std::size_t p = 0; p < s.design.pools.size(); ++p) {
        const auto& pool = s.design.pools[p];
        PoolResults& r = s.results.pools[p].value;
        if (pool.value.server.racksPerUnit || !r.racks) continue;
        Power power{0};
        Length height{0};
        std::optional<Mass> mass = Mass{0};
        for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
            const Fabric& f = s.design.fabrics[i].value;
            if (!f.pool.name.empty() && f.pool.name != pool.name) continue;
            const double each = static_cast<double>(topLeaves(s.design, s.results, i).perRack());
            if (!(each > 0)) continue;
            power += (f.device.max ? f.device.max : f.device.typical).value_or(Power{0}) * each;
            height += f.device.height.value_or(Length{0}) * each;
            mass = mass && f.device.weight ? std::optional(*mass + *f.device.weight * each) : std::nullopt;
        }
        if (height.si > plan.otherHeight.si * (1 + 1e-9))
            s.report(Severity::Error, "racks.leaves_height", "racks.other_height",
                     {Arg::text(pool.name), Arg::number(height.si, "U"), Arg::number(plan.otherHeight.si, "U")});
        if (r.rackPower) *r.rackPower += std::max(Power{0}, power - plan.otherPower);
        if (r.rackPower && r.rackPower->si > plan.powerLimit.si * (1 + 1e-9))
            s.report(Severity::Error, "racks.leaves_power", "racks.other_power",
                     {Arg::text(pool.name), Arg::number(r.rackPower->si, "kW"), Arg::number(plan.powerLimit.si, "kW"),
                      Arg::number(power.si, "kW")});
        if (r.rackWeight && mass) *r.rackWeight += *mass;
        if (r.rackWeight && plan.rack.maxLoad && r.rackWeight->si > plan.rack.maxLoad->si * (1 + 1e-9))
            s.report(
                Severity::Error, "racks.leaves_weight", "racks.rack.max_load",
                {Arg::text(pool.name), Arg::number(r.rackWeight->si, "kg"), Arg::number(plan.rack.maxLoad->si, "kg")});
    }
}

/// Devices moved by hand: what could not be moved, which racks are above a limit with them, and what the densest and
/// the heaviest rack are now.
void movedDevices(const Stage& s) {
    if (s.design.rackOverrides.empty()) return;
    auto& r = s.results.racks;
    const Racks& rules = s.design.racks;
    const auto plan = sitePlan(s.project, s.design, s.results);
    if (!plan) {
        s.report(Severity::Warning, "racks.moves_unknown", "rack_overrides",
                 {Arg::number(static_cast<double>(s.design.rackOverrides.size()))});
        return;
    }
    const auto racks = allRackContents(s.design, s.results, *plan);
    std::vector<const PlanMove*> lastInto(racks.size());
    std::vector<std::size_t> item(racks.size());
    std::vector<bool> touched(racks.size());
    for (std::size_t i = 0; i < plan->moves.size(); ++i) {
        const PlanMove& m = plan->moves[i];
        if (m.refused) s.results.problems.push_back(*m.refused);
        if (!m.applied) continue;
        ++r.moved;
        const auto to = static_cast<std::size_t>(m.rack);
        lastInto[to] = &m;
        item[to] = i;
        touched[to] = true;
    }
    std::optional<Power> densest;
    std::optional<Pressure> heaviest;
    for (std::size_t n = 0; n < racks.size(); ++n) {
        const RackContent& c = racks[n];
        if (c.use != RackUse::Compute && !touched[n]) continue;
        raise(densest, c.power);
        if (c.mass && rules.rack.width && rules.rack.depth)
            if (const auto pressure = site::floorPressure(*c.mass, *rules.rack.width * *rules.rack.depth))
                raise(heaviest, std::optional(Pressure{*pressure}));
        if (!lastInto[n]) continue;
        const std::string& device = s.design.rackOverrides[item[n]].name;
        const std::string key = "rack_overrides." + device + ".rack";
        const auto over = [&](std::string_view id, double has, double limit, std::string_view unit) {
            s.report(Severity::Error, id, key,
                     {Arg::text(device), Arg::text(plan->name(c.rack)), Arg::number(has, unit),
                      Arg::number(limit, unit), Arg::number(has - limit, unit)});
        };
        if (c.power && c.power->si > c.powerLimit.si * (1 + 1e-9))
            over("racks.move_power", c.power->si, c.powerLimit.si, "kW");
        if (c.mass && c.maxLoad && c.mass->si > c.maxLoad->si * (1 + 1e-9))
            over("racks.move_weight", c.mass->si, c.maxLoad->si, "kg");
        const auto feed = feedCarries(s.design.power);
        if (c.power && feed && c.power->si > feed->si * (1 + 1e-9))
            over("racks.move_feeds", c.power->si, feed->si, "kW");
    }
    if (densest) r.density = densest;
    if (heaviest) r.floorLoad = heaviest;
}

}  // namespace

void racksStage(const Stage& s) {
    auto& r = s.results.racks;
    const Racks& plan = s.design.racks;
    leavesAtTheTop(s);
    std::optional<std::int64_t> compute = 0;
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const auto& p = s.results.pools[i].value;
        compute = plus(compute, p.racks);
        if (p.rackPower) r.density = r.density ? std::max(*r.density, *p.rackPower) : *p.rackPower;
        if (p.rackWeight && plan.rack.width && plan.rack.depth) {
            const auto pressure = site::floorPressure(*p.rackWeight, *plan.rack.width * *plan.rack.depth);
            if (pressure) r.floorLoad = std::max(r.floorLoad.value_or(Pressure{0}), Pressure{*pressure});
        }
    }
    Length highest{0}, highestNode{0};
    bool switches = false, nodes = false, sized = true;
    std::string highestKey = "racks.other_height", highestTier = highestKey;
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        const Fabric& f = s.design.fabrics[i].value;
        const FabricResult& n = s.results.fabrics[i].value;
        sized = sized && n.leaves;
        if (!n.leaves || *n.leaves + *n.spines + *n.cores == 0) continue;
        switches = true;
        const std::string key = "fabrics." + s.design.fabrics[i].name + ".switch.height";
        const auto height = s.need(f.device.height, key);
        if (height && *height > highest) highest = *height, highestKey = key;
    }
    for (const auto& t : s.design.tiers) {
        nodes = nodes || t.value.nodes > 0;
        if (t.value.nodes > 0 && t.value.height > highestNode)
            highestNode = t.value.height, highestTier = "tiers." + t.name + ".height";
    }
    r.compute = compute;
    const auto packed = packedSwitches(s.design, s.results);
    if (packed && packed->above) {
        const auto& item = s.design.fabrics[*packed->above];
        const auto& rated = item.value.device.max ? item.value.device.max : item.value.device.typical;
        s.report(Severity::Warning, "racks.box_above_power", "racks.network_rack_power",
                 {Arg::text(item.name), Arg::number(rated->si, "kW"), Arg::number(plan.networkRackPower.si, "kW")});
    }
    if (sized) r.network = boxes(s, packed, switches, highest, highestKey);
    r.storage = boxes(s, packedStorage(s.design), nodes, highestNode, highestTier);
    r.management =
        boxes(s, packedManagement(s.design), plan.managementServers > 0, kManagementHeight, "racks.other_height");
    r.count = plus(plus(r.compute, r.network), plus(r.storage, r.management));
    if (r.count && s.project.rackLimit) r.margin = *s.project.rackLimit - *r.count;
    movedDevices(s);
    floor(s);
}

}  // namespace model::plan
