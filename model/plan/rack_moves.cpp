// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/rack_moves.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "model/plan/device_names.h"
#include "model/plan/evaluate.h"

namespace model {
namespace {

constexpr double kRackUnit = 0.04445;  // m
constexpr double kRounding = 1e-6;

using fabric::Place;

std::int64_t unitsOf(Length height) {
    return std::max<std::int64_t>(1, std::llround(std::ceil(height.si / kRackUnit - kRounding)));
}
std::int64_t rackUnits(const Design& d) {
    return d.racks.rack.height ? unitsOf(*d.racks.rack.height) : 0;
}
/// Units that devices may take; what is kept for other parts is above.
std::int64_t openUnits(const Design& d) {
    if (!d.racks.rack.height) return 0;
    return std::llround(std::floor((*d.racks.rack.height - d.racks.otherHeight).si / kRackUnit + kRounding));
}

bool isProduct(const Design& d, std::int32_t pool) {
    return d.pools[static_cast<std::size_t>(pool)].value.server.racksPerUnit.has_value();
}

Length heightOf(const Design& d, const PlacedDevice& device) {
    const auto list = static_cast<std::size_t>(device.list);
    switch (device.kind) {
        case DeviceClass::Server:
            return (isProduct(d, device.list) ? d.racks.rack.height : d.pools[list].value.server.height)
                .value_or(Length{0});
        case DeviceClass::Storage:
            return d.tiers[list].value.height;
        case DeviceClass::Management:
            return kManagementHeight;
        case DeviceClass::Switch:
            break;
    }
    return d.fabrics[list].value.device.height.value_or(Length{0});
}

RackBox boxOf(const Design& d, const Results* r, const SitePlan& plan, const PlacedDevice& device) {
    const auto list = static_cast<std::size_t>(device.list);
    RackBox box;
    box.device = device;
    box.units = unitsOf(heightOf(d, device));
    box.unit = plan.place(device).unit;
    if (!r) return box;
    switch (device.kind) {
        case DeviceClass::Server:
            box.power = r->pools[list].value.serverPeak;
            box.mass = d.pools[list].value.server.weight;
            break;
        case DeviceClass::Storage:
            box.power = d.tiers[list].value.peak;
            box.mass = d.tiers[list].value.weight;
            break;
        case DeviceClass::Management:
            box.power = d.racks.managementPower;
            break;
        case DeviceClass::Switch: {
            const Switch& s = d.fabrics[list].value.device;
            box.power = s.max ? s.max : s.typical;
            box.mass = s.weight;
            break;
        }
    }
    return box;
}

template <class Visit>
void forEachDevice(const SitePlan& plan, const Visit& visit) {
    const auto all = [&](DeviceClass kind, std::size_t list, const std::vector<Place>& places) {
        for (std::size_t i = 0; i < places.size(); ++i)
            visit(PlacedDevice{kind, static_cast<std::int32_t>(list), static_cast<std::int32_t>(i)}, places[i]);
    };
    for (std::size_t i = 0; i < plan.pools.size(); ++i) all(DeviceClass::Server, i, plan.pools[i]);
    for (std::size_t i = 0; i < plan.tiers.size(); ++i) all(DeviceClass::Storage, i, plan.tiers[i]);
    all(DeviceClass::Management, 0, plan.management);
    for (std::size_t i = 0; i < plan.switches.size(); ++i) all(DeviceClass::Switch, i, plan.switches[i]);
}

/// Racks without what stands in them.
RackContent emptyRack(const Design& d, const SitePlan& plan, std::int32_t rack) {
    RackContent c;
    c.rack = rack;
    c.units = rackUnits(d);
    c.open = openUnits(d);
    c.maxLoad = d.racks.rack.maxLoad;
    for (const RackRange& range : plan.ranges)
        if (rack >= range.first && rack < range.first + range.count) c.use = range.use, c.pool = range.item;
    c.product = c.use == RackUse::Compute && isProduct(d, c.pool);
    c.powerLimit = c.use == RackUse::Compute ? d.racks.powerLimit : d.racks.networkRackPower;
    return c;
}

template <class T>
void add(std::optional<T>& sum, const std::optional<T>& part) {
    sum = sum && part ? std::optional(*sum + *part) : std::nullopt;
}

void total(const Design& d, const Results& r, RackContent& c) {
    std::sort(c.boxes.begin(), c.boxes.end(), [](const RackBox& a, const RackBox& b) { return a.unit < b.unit; });
    c.used = std::max<std::int64_t>(0, c.units - c.open);
    if (c.product) {  // the rack is the product
        const auto& pool = r.pools[static_cast<std::size_t>(c.pool)].value;
        c.used = c.units;
        c.power = pool.rackPower;
        c.mass = pool.rackWeight;
        return;
    }
    c.power = Power{0};
    c.mass = d.racks.rack.tare.value_or(Mass{0});
    std::optional<Power> above = Power{0};  // leaves at the top draw on what is kept for other parts
    for (const RackBox& b : c.boxes) {
        add(b.unit > c.open ? above : c.power, b.power);
        add(c.mass, b.mass);
        if (b.unit <= c.open) c.used += b.units;
    }
    if (c.use == RackUse::Compute && above) above = std::max(*above, d.racks.otherPower);
    add(c.power, above);
}

std::vector<RackContent> contents(const Design& d, const Results* r, const SitePlan& plan,
                                  std::span<const std::int32_t> racks) {
    std::vector<std::int32_t> at(static_cast<std::size_t>(plan.racks()), -1);
    std::vector<RackContent> out;
    for (const std::int32_t rack : racks) {
        at[static_cast<std::size_t>(rack)] = static_cast<std::int32_t>(out.size());
        out.push_back(emptyRack(d, plan, rack));
    }
    std::vector<PlacedDevice> moved;
    for (const PlanMove& m : plan.moves)
        if (m.applied) moved.push_back(*m.device);
    forEachDevice(plan, [&](const PlacedDevice& device, const Place& place) {
        const std::int32_t index = at[static_cast<std::size_t>(place.rack)];
        if (index < 0) return;
        RackBox box = boxOf(d, r, plan, device);
        box.moved = std::find(moved.begin(), moved.end(), device) != moved.end();
        out[static_cast<std::size_t>(index)].boxes.push_back(box);
    });
    if (r)
        for (RackContent& c : out) total(d, *r, c);
    return out;
}

bool isMovable(const Design& d, const PlacedDevice& device) {
    return device.kind != DeviceClass::Server || !isProduct(d, device.list);
}

/// Resolves and settles the moves of a design.
class Mover {
public:
    Mover(const Design& design, SitePlan& plan) : m_design(design), m_plan(plan), m_names(design, plan) {}

    void move() {
        for (const auto& item : m_design.rackOverrides) m_plan.moves.push_back(resolved(item));
        std::vector<std::int32_t> racks;
        for (const PlanMove& m : m_plan.moves)
            if (isOpen(m) && std::find(racks.begin(), racks.end(), m.rack) == racks.end()) racks.push_back(m.rack);
        const auto standing = contents(m_design, nullptr, m_plan, racks);
        while (!settle(standing)) {
        }
        for (PlanMove& m : m_plan.moves) {
            if (!isOpen(m)) continue;
            m.applied = true;
            const auto& spot = m_plan.spot(m.rack);
            Place& place = m_plan.place(*m.device);
            place = SitePlan::boxAt(m.rack, m.unit, heightOf(m_design, *m.device));
            place.x = spot.x;
            place.y = spot.y;
        }
    }

private:
    /// The input that a finding about the rack is at.
    static std::string keyOf(const Item<RackOverride>& item) {
        return "rack_overrides." + item.name + (item.value.rack.empty() ? ".unit" : ".rack");
    }
    static bool isOpen(const PlanMove& m) { return m.device && m.rack >= 0 && !m.refused; }

    PlanMove resolved(const Item<RackOverride>& item) {
        PlanMove m;
        std::string rack = item.value.rack;
        if (rack.empty() && !item.value.unit) return m;
        const auto refuse = [&](std::string_view id, std::vector<Arg> more = {}) {
            std::vector<Arg> args{Arg::text(item.name), Arg::text(rack)};
            args.insert(args.end(), more.begin(), more.end());
            if (m.device) args.push_back(Arg::text(placeText(m.automatic)));
            m.refused = problem(id, std::move(args), keyOf(item));
            return m;
        };
        const auto device = m_names.find(item.name);
        if (!device) return refuse("racks.move_no_device");
        m.device = device;
        m.automatic = m_plan.place(*device);
        if (rack.empty()) rack = m_plan.name(m.automatic.rack);  // another unit of its own rack
        for (const PlanMove& other : m_plan.moves)
            if (other.device == device) return refuse("racks.move_twice");
        if (!isMovable(m_design, *device)) return refuse("racks.move_whole_rack");
        const auto target = rackNamed(m_plan, rack);
        if (!target) return refuse("racks.move_no_rack");
        const RackContent there = emptyRack(m_design, m_plan, *target);
        if (there.product) return refuse("racks.move_into_product");
        const std::int64_t units = unitsOf(heightOf(m_design, *device));
        m.unit = item.value.unit.value_or(0);
        if (units > there.open || (m.unit > 0 && m.unit + units - 1 > there.open))
            return refuse("racks.move_too_high",
                          {Arg::number(static_cast<double>(std::max<std::int64_t>(1, m.unit))),
                           Arg::number(static_cast<double>(units)), Arg::number(static_cast<double>(there.open))});
        m.rack = *target;
        return m;
    }

    std::string placeText(const Place& place) const {
        return m_plan.name(place.rack) + " U" + std::to_string(place.unit);
    }

    /// One round over all moves still open; false when one had to be refused, because then its device is in the way
    /// of others again.
    bool settle(const std::vector<RackContent>& standing) {
        std::vector<RackContent> racks = standing;
        for (RackContent& c : racks)
            std::erase_if(c.boxes, [&](const RackBox& b) {
                return std::any_of(m_plan.moves.begin(), m_plan.moves.end(),
                                   [&](const PlanMove& m) { return isOpen(m) && m.device == b.device; });
            });
        for (std::size_t i = 0; i < m_plan.moves.size(); ++i) {
            PlanMove& m = m_plan.moves[i];
            if (!isOpen(m)) continue;
            RackContent& c =
                *std::find_if(racks.begin(), racks.end(), [&](const RackContent& r) { return r.rack == m.rack; });
            const auto& item = m_design.rackOverrides[i];
            const std::int64_t units = unitsOf(heightOf(m_design, *m.device));
            const auto unit = item.value.unit ? item.value.unit : c.lowestFree(units);
            const RackBox* taken = unit ? c.inTheWay(*unit, units) : nullptr;
            if (unit && !taken) {
                m.unit = *unit;
                c.boxes.push_back({*m.device, *unit, units, {}, {}, true});
                continue;
            }
            std::vector<Arg> args{Arg::text(item.name), Arg::text(m_plan.name(m.rack)),
                                  Arg::number(static_cast<double>(units))};
            if (taken) {
                args.push_back(Arg::number(static_cast<double>(*unit)));
                args.push_back(Arg::text(m_names.of(taken->device)));
            }
            args.push_back(Arg::text(placeText(m.automatic)));
            m.refused = problem(taken ? "racks.move_taken" : "racks.move_full", std::move(args),
                                taken ? "rack_overrides." + item.name + ".unit" : keyOf(item));
            return false;
        }
        return true;
    }

    const Design& m_design;
    SitePlan& m_plan;
    DeviceNames m_names;
};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::optional<Length> cableLength(const Results& r) {
    std::optional<Length> sum = Length{0};
    for (const auto& f : r.fabrics) add(sum, f.value.cabling.length);
    return sum;
}

}  // namespace

const RackBox* RackContent::inTheWay(std::int64_t unit, std::int64_t height) const {
    for (const RackBox& b : boxes)
        if (b.unit < unit + height && unit < b.unit + b.units) return &b;
    return nullptr;
}

bool RackContent::isFree(std::int64_t unit, std::int64_t height) const {
    return !product && unit >= 1 && unit + height - 1 <= open && !inTheWay(unit, height);
}

std::optional<std::int64_t> RackContent::lowestFree(std::int64_t height) const {
    for (std::int64_t unit = 1; unit + height - 1 <= open; ++unit)
        if (isFree(unit, height)) return unit;
    return std::nullopt;
}

std::vector<RackContent> rackContents(const Design& design, const Results& results, const SitePlan& plan,
                                      std::span<const std::int32_t> racks) {
    return contents(design, &results, plan, racks);
}

std::vector<RackContent> allRackContents(const Design& design, const Results& results, const SitePlan& plan) {
    std::vector<std::int32_t> all(static_cast<std::size_t>(plan.racks()));
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::int32_t>(i);
    return contents(design, &results, plan, all);
}

std::optional<std::int32_t> rackNamed(const SitePlan& plan, std::string_view name) {
    for (std::int32_t rack = 0; rack < plan.racks(); ++rack) {
        const std::string own = plan.name(rack);
        if (std::equal(own.begin(), own.end(), name.begin(), name.end(),
                       [](char a, char b) { return lower(a) == lower(b); }))
            return rack;
    }
    return std::nullopt;
}

void applyMoves(const Design& design, SitePlan& plan) {
    if (!design.rackOverrides.empty()) Mover(design, plan).move();
}

Design withMove(const Design& design, const std::string& device, const std::string& rack,
                std::optional<std::int64_t> unit) {
    Design copy = withoutMove(design, device);
    std::int64_t id = 1;
    for (const auto& item : copy.rackOverrides) id = std::max(id, item.id + 1);
    RackOverride value;
    value.rack = rack;
    value.unit = unit;
    value.meta.setOrigin(0, Origin::User);
    if (unit) value.meta.setOrigin(1, Origin::User);
    copy.rackOverrides.push_back({id, device, std::move(value)});
    return copy;
}

Design withoutMove(const Design& design, const std::string& device) {
    Design copy = design;
    std::erase_if(copy.rackOverrides, [&](const auto& item) { return item.name == device; });
    return copy;
}

std::optional<MoveEffect> moveEffect(const Project& project, const Design& design, const Results& results,
                                     const std::string& device, const std::string& rack,
                                     std::optional<std::int64_t> unit) {
    const auto before = sitePlan(project, design, results);
    if (!before) return std::nullopt;
    const auto what = DeviceNames(design, *before).find(device);
    const auto to = rackNamed(*before, rack);
    if (!what || !to) return std::nullopt;
    const std::int32_t from = before->place(*what).rack;
    const Design moved = withMove(design, device, rack, unit);
    const Results after = evaluateUntil(project, moved, Stop::AfterCost);
    const auto plan = sitePlan(project, moved, after);
    if (!plan) return std::nullopt;
    const std::int32_t racks[] = {from, *to};
    const std::span<const std::int32_t> asked(racks, from == *to ? 1 : 2);
    const auto were = rackContents(design, results, *before, asked), are = rackContents(moved, after, *plan, asked);
    MoveEffect e{plan->moves.back().refused,
                 plan->moves.back().unit,
                 device,
                 before->name(from),
                 before->name(*to),
                 were.front(),
                 are.front(),
                 were.back(),
                 are.back(),
                 cableLength(results),
                 cableLength(after)};
    return e;
}

}  // namespace model
