// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/pack.h"

#include <algorithm>
#include <cmath>

namespace model::site {
namespace {

constexpr double kMostRacks = 1e15;
constexpr double kRounding = 1e-9;  // 15 kW over 0.3 kW are 50 boxes, although the quotient is 49.99...

bool usable(double x) {
    return std::isfinite(x) && x >= 0;
}

/// How many boxes of a need fit; a need of nothing never fills a rack.
double fits(double room, double need) {
    return need > 0 ? std::floor(room / need * (1 + kRounding) + kRounding) : kMostRacks;
}

}  // namespace

std::optional<PackedBoxes> packBoxes(std::span<const BoxRun> runs, const BoxRoom& room) {
    if (!usable(room.power.si) || !usable(room.height.si)) return std::nullopt;
    PackedBoxes out;
    out.runs.reserve(runs.size());
    double racks = 0, power = room.power.si, height = room.height.si;  // left in the last rack
    bool open = false;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const BoxRun& b = runs[i];
        if (b.count < 0 || !usable(b.power.si) || !usable(b.height.si)) return std::nullopt;
        RunPlace place;
        if (b.count > 0) {
            const double each = std::min(fits(room.power.si, b.power.si), fits(room.height.si, b.height.si));
            if (fits(room.height.si, b.height.si) < 1) return std::nullopt;
            if (each < 1 && !out.above) out.above = i;
            const double count = static_cast<double>(b.count), perRack = std::clamp(each, 1.0, kMostRacks);
            const double here =
                open ? std::clamp(std::min(fits(power, b.power.si), fits(height, b.height.si)), 0.0, count) : 0;
            place.firstRack = static_cast<std::int64_t>(open ? racks - 1 : racks);
            place.inFirst = static_cast<std::int64_t>(here);
            place.perRack = static_cast<std::int64_t>(perRack);
            place.below = open ? room.height - Length{height} : Length{0};
            const double rest = count - here, more = std::ceil(rest / perRack);
            if (!open && more > 0) {  // the first rack of all is like those that follow
                place.inFirst = static_cast<std::int64_t>(std::min(rest, perRack));
            }
            racks += more;
            if (!(racks <= kMostRacks)) return std::nullopt;
            const double last = more > 0 ? rest - (more - 1) * perRack : here;
            if (more > 0) power = room.power.si, height = room.height.si;
            power = std::max(0.0, power - last * b.power.si);
            height = std::max(0.0, height - last * b.height.si);
            open = true;
        }
        out.runs.push_back(place);
    }
    out.racks = static_cast<std::int64_t>(racks);
    return out;
}

BoxPlace boxPlace(const RunPlace& run, Length height, std::int64_t index) {
    if (index < run.inFirst) return {run.firstRack, run.below + height * static_cast<double>(index)};
    const std::int64_t rest = index - run.inFirst;
    return {run.firstRack + 1 + rest / run.perRack, height * static_cast<double>(rest % run.perRack)};
}

}  // namespace model::site
