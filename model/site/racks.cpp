// SPDX-License-Identifier: GPL-3.0-or-later
// Filling racks.

#include "model/site/racks.h"
#include "model/core/translate.h"

#include <algorithm>
#include <cmath>

namespace model::site {
namespace {

constexpr double kGravity = 9.81;  // m/s2, as the reference rounds it
constexpr double kMostCount = 1e12;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}

/// floor with room for rounding of sums like 45 - 1 over 11; never negative.
std::int64_t fits(double room, double need) {
    return static_cast<std::int64_t>(std::clamp(std::floor(room / need + 1e-9), 0.0, kMostCount));
}

double unusedShare(double room, double used) {
    return room > 0 ? std::max(0.0, (room - used) / room) : 0;
}

}  // namespace

std::string_view wordFor(RackLimit l) {
    switch (l) {
        case RackLimit::Power:
            return TR_NOOP("choices", "power");
        case RackLimit::Height:
            return TR_NOOP("choices", "height");
        case RackLimit::Weight:
            return TR_NOOP("choices", "weight");
    }
    return "";
}

std::optional<RackFill> fillRack(const NodeNeeds& n, const RackOffer& r) {
    if (!positive(n.power.si) || !positive(n.heightUnits) || !positive(n.mass.si)) return std::nullopt;
    if (!notNegative(r.power.si) || !notNegative(r.otherPower.si) || !notNegative(r.heightUnits) ||
        !notNegative(r.otherUnits) || !notNegative(r.maxMass.si) || !notNegative(r.tare.si)) {
        return std::nullopt;
    }
    const Power power = r.power - r.otherPower;
    const double units = r.heightUnits - r.otherUnits;
    const Mass mass = r.maxMass - r.tare;
    RackFill f;
    f.byPower = fits(power.si, n.power.si);
    f.byHeight = fits(units, n.heightUnits);
    f.byWeight = fits(mass.si, n.mass.si);
    f.nodesPerRack = std::min({f.byPower, f.byHeight, f.byWeight});
    f.limit = f.nodesPerRack == f.byPower    ? RackLimit::Power
              : f.nodesPerRack == f.byHeight ? RackLimit::Height
                                             : RackLimit::Weight;
    const double k = static_cast<double>(f.nodesPerRack);
    f.unusedPower = unusedShare(power.si, k * n.power.si);
    f.unusedHeight = unusedShare(units, k * n.heightUnits);
    f.unusedWeight = unusedShare(mass.si, k * n.mass.si);
    return f;
}

std::optional<RackPlan> racksFor(std::int64_t nodes, const NodeNeeds& node, const RackOffer& rack) {
    const auto fill = fillRack(node, rack);
    if (!fill || fill->nodesPerRack < 1 || nodes < 0) return std::nullopt;
    const auto pressure =
        floorPressure(rack.tare + node.mass * static_cast<double>(fill->nodesPerRack), rack.footprint);
    if (!pressure) return std::nullopt;
    RackPlan p;
    p.fill = *fill;
    p.racks = nodes / fill->nodesPerRack + (nodes % fill->nodesPerRack != 0 ? 1 : 0);
    p.floorPressure = *pressure;
    return p;
}

std::optional<std::int64_t> nodesAfterFeedCheck(const RackFill& fill, const NodeNeeds& node, const RackOffer& rack,
                                                const Circuit& feed) {
    const auto usable = usablePower(feed);
    if (!usable || !positive(node.power.si) || !notNegative(rack.otherPower.si)) return std::nullopt;
    return std::min(fill.nodesPerRack, fits(usable->si - rack.otherPower.si, node.power.si));
}

std::optional<std::int64_t> racksForUnits(std::int64_t units, std::int64_t racksPerUnit) {
    if (units < 0 || racksPerUnit < 1 || static_cast<double>(units) * static_cast<double>(racksPerUnit) > kMostCount) {
        return std::nullopt;
    }
    return units * racksPerUnit;
}

std::optional<double> floorPressure(Mass mass, Area footprint) {
    if (!notNegative(mass.si) || !positive(footprint.si)) return std::nullopt;
    return mass.si * kGravity / footprint.si;
}

std::optional<Area> whiteSpace(std::int64_t racks, Area perRack) {
    if (racks < 0 || !positive(perRack.si)) return std::nullopt;
    return perRack * static_cast<double>(racks);
}

}  // namespace model::site
