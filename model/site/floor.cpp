// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/floor.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace model::site {
namespace {

constexpr double kGravity = 9.81;  // m/s2, as the reference rounds it
constexpr std::int64_t kMostRacks = 1'000'000'000'000;
constexpr std::int64_t kMostAbreast = 100'000;

bool positive(Length l) {
    return std::isfinite(l.si) && l.si > 0;
}

std::int64_t over(std::int64_t a, std::int64_t b) {
    return a / b + (a % b != 0 ? 1 : 0);
}

double rowLength(std::int64_t perRow, const FloorRules& r) {
    return static_cast<double>(perRow) * r.pitch.si;
}
double lengthOf(std::int64_t abreast, std::int64_t perRow, const FloorRules& r) {
    return r.passage.si + static_cast<double>(abreast) * (rowLength(perRow, r) + r.passage.si);
}
double widthOf(std::int64_t lines, const FloorRules& r) {
    return lines < 1 ? 2 * r.passage.si : rowMiddle(lines - 1, r) + r.depth.si / 2 + r.passage.si;
}

/// Rows of other racks and of network racks. In rows they share, both count together.
struct Rows {
    std::int64_t own = 0, network = 0;
    std::int64_t all() const { return own + network; }
};
Rows rowsOf(std::int64_t racks, std::int64_t network, std::int64_t usable, const FloorRules& r) {
    if (r.network == NetworkPlace::OwnRow) return {over(racks, usable), over(network, usable)};
    return {over(racks + network, usable), 0};
}

/// Fills rows one after the other.
class Layout {
public:
    Layout(const FloorRules& rules, const FloorSize& size) : m_rules(rules), m_size(size) {}

    RackSpot spot(std::int64_t row, std::int64_t position) const {
        const std::int64_t column = row / m_size.lines, line = row % m_size.lines;
        const double left =
            m_rules.passage.si + static_cast<double>(column) * (rowLength(m_size.perRow, m_rules) + m_rules.passage.si);
        return {static_cast<std::int32_t>(row), static_cast<std::int32_t>(position),
                left + (static_cast<double>(position) + 0.5) * m_rules.pitch.si, rowMiddle(line, m_rules)};
    }

private:
    const FloorRules& m_rules;
    const FloorSize& m_size;
};

/// Row m of n network rows stands behind this many of the other rows: each in the middle of those it serves.
std::int64_t rowsBefore(std::int64_t m, std::int64_t n, std::int64_t rows) {
    return (2 * m + 1) * rows / (2 * n);
}

}  // namespace

double rowMiddle(std::int64_t line, const FloorRules& r) {
    const double n = static_cast<double>(line);
    return r.passage.si + r.depth.si * (n + 0.5) + std::ceil(n / 2) * r.cold.si + std::floor(n / 2) * r.hot.si;
}

std::optional<FloorSize> floorSize(std::int64_t racks, std::int64_t network, const FloorRules& r) {
    if (racks < 0 || network < 0 || racks > kMostRacks || network > kMostRacks) return std::nullopt;
    if (!positive(r.pitch) || !positive(r.depth) || !positive(r.cold) || !positive(r.hot) || !positive(r.passage) ||
        r.reserved < 0 || r.perRow - r.reserved < 1 || (r.abreast && *r.abreast < 1))
        return std::nullopt;
    FloorSize s;
    const std::int64_t usable = r.perRow - r.reserved;
    s.rows = rowsOf(racks, network, usable, r).all();
    if (s.rows == 0) return s;
    s.perRow = s.rows == 1 ? racks + network + r.reserved : r.perRow;
    const auto sized = [&](std::int64_t abreast) {
        s.lines = over(s.rows, abreast);
        s.abreast = over(s.rows, s.lines);
        s.length = Length{lengthOf(s.abreast, s.perRow, r)};
        s.width = Length{widthOf(s.lines, r)};
    };
    sized(r.abreast ? std::min(*r.abreast, s.rows) : 1);
    if (!r.abreast) {
        FloorSize best = s;
        for (std::int64_t a = 2; a <= std::min(s.rows, kMostAbreast) && s.length < s.width; ++a) {
            sized(a);
            if (std::abs(s.length.si - s.width.si) < std::abs(best.length.si - best.width.si)) best = s;
        }
        s = best;
    }
    s.positions = s.rows * s.perRow;
    return s;
}

std::optional<FloorPlan> layOut(std::int64_t racks, std::span<const double> wanted, const FloorRules& r) {
    const auto network = static_cast<std::int64_t>(wanted.size());
    const auto size = floorSize(racks, network, r);
    if (!size) return std::nullopt;
    FloorPlan plan;
    plan.size = *size;
    plan.racks.reserve(static_cast<std::size_t>(racks));
    std::vector<RackSpot> spots;  // of network racks, in the order they stand
    spots.reserve(wanted.size());
    const Layout layout(r, plan.size);
    const std::int64_t usable = size->perRow - r.reserved;
    const Rows rows = rowsOf(racks, network, usable, r);
    std::int64_t networkRow = 0;
    for (std::int64_t row = 0; row < size->rows; ++row) {
        const auto placed = static_cast<std::int64_t>(plan.racks.size());
        const auto placedNetwork = static_cast<std::int64_t>(spots.size());
        std::int64_t others = std::min(usable, racks - placed), here = 0;
        if (r.network == NetworkPlace::OwnRow) {
            if (networkRow < rows.network && row - networkRow >= rowsBefore(networkRow, rows.network, rows.own)) {
                here = std::min(over(network, rows.network), network - placedNetwork);
                others = 0;
                ++networkRow;
            }
        } else {
            here = (row + 1) * network / size->rows - row * network / size->rows;
            others = std::min(usable - here, racks - placed);
        }
        const std::int64_t before = r.network == NetworkPlace::RowEnd ? 0 : others / 2;
        // A row of its own is filled from its middle, so that both halves of the hall are equally far.
        const std::int64_t first = r.network == NetworkPlace::OwnRow && here > 0 ? (usable - here) / 2 : 0;
        for (std::int64_t i = 0; i < others + here; ++i) {
            const bool isNetwork = here > 0 && (others == 0 || (i >= before && i < before + here));
            (isNetwork ? spots : plan.racks).push_back(layout.spot(row, first + i));
        }
    }
    plan.network = std::move(spots);
    choosePlaces(plan, wanted, {});
    return plan;
}

void choosePlaces(FloorPlan& plan, std::span<const double> wanted, std::span<const RackChoice> first) {
    std::vector<RackSpot> spots = plan.network;
    std::sort(spots.begin(), spots.end(), [](const RackSpot& a, const RackSpot& b) {
        return std::pair(a.row, a.position) < std::pair(b.row, b.position);
    });
    std::vector<bool> chosen(wanted.size());
    for (const RackChoice& c : first) {
        const auto away = [&](const RackSpot& s) { return std::abs(s.x - c.x) + std::abs(s.y - c.y); };
        const auto nearest = std::min_element(spots.begin(), spots.end(),
                                              [&](const RackSpot& a, const RackSpot& b) { return away(a) < away(b); });
        plan.network[c.rack] = *nearest;
        chosen[c.rack] = true;
        spots.erase(nearest);
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (!chosen[i]) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
    for (std::size_t i = 0; i < order.size(); ++i) plan.network[order[i]] = spots[i];
}

std::string rowName(std::int64_t row) {
    std::string name;
    for (std::int64_t n = row + 1; n > 0; n = (n - 1) / 26)
        name.insert(name.begin(), static_cast<char>('A' + (n - 1) % 26));
    return name;
}

std::string rackName(std::int64_t row, std::int64_t position, std::int64_t perRow) {
    std::string number = std::to_string(position + 1);
    const std::size_t width = std::to_string(std::max<std::int64_t>(perRow, 10)).size();
    if (number.size() < width) number.insert(0, width - number.size(), '0');
    return rowName(row) + number;
}

std::optional<Area> spreadArea(Mass rack, Pressure limit) {
    if (!std::isfinite(rack.si) || rack.si < 0 || !std::isfinite(limit.si) || !(limit.si > 0)) return std::nullopt;
    return Area{rack.si * kGravity / limit.si};
}

}  // namespace model::site
