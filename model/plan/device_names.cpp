// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/device_names.h"

#include <algorithm>

namespace model {

std::string numberedName(const std::string& prefix, std::int64_t n, std::int64_t most) {
    std::string digits = std::to_string(n);
    const std::size_t width = std::to_string(std::max<std::int64_t>(most, 10)).size();
    if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
    return prefix + digits;
}

namespace {

using fabric::Device;
using fabric::DeviceKind;

/// The device that wire() puts at a place among the switches of a network.
Device switchAt(const SizedNetwork& n, std::int64_t ordinal) {
    const auto& in = n.in;
    const auto& z = n.sizing;
    const auto device = [](DeviceKind kind, std::int64_t plane, std::int64_t group, std::int64_t index,
                           std::int64_t copy) {
        return Device{kind, static_cast<std::int32_t>(plane), static_cast<std::int32_t>(group),
                      static_cast<std::int32_t>(index), static_cast<std::int32_t>(copy)};
    };
    const bool rails = in.family == fabric::Family::RailOptimised, alone = in.family == fabric::Family::RailOnly;
    const std::int64_t copies = alone ? in.railsPerNode : 1;
    const std::int64_t perCopy = std::max<std::int64_t>(1, z.perPlane.switches() / copies);
    const std::int64_t plane = ordinal / (perCopy * copies), copy = alone ? ordinal / perCopy % copies : -1;
    std::int64_t i = ordinal % perCopy;
    if (in.family == fabric::Family::Dragonfly) {
        const std::int64_t routers = 2 * z.leafDown;
        return device(DeviceKind::Leaf, plane, i / routers, i % routers, -1);
    }
    const std::int64_t leaves = z.perPlane.leaves / copies, perBlock = rails ? in.railsPerNode : 1;
    if (i < leaves) return device(DeviceKind::Leaf, plane, rails ? i % perBlock : -1, i / perBlock, copy);
    i -= leaves;
    if (z.tiers < 3) return device(DeviceKind::Spine, plane, -1, i, copy);
    const std::int64_t full = leaves / z.spineDown, rest = leaves % z.spineDown, spines = full * z.leafUp;
    if (i < spines) return device(DeviceKind::Spine, plane, i / z.leafUp, i % z.leafUp, copy);
    i -= spines;
    const std::int64_t partial = rest > 0 ? z.partialPodSpines : 0;
    if (i < partial) return device(DeviceKind::Spine, plane, full, i, copy);
    i -= partial;
    const std::int64_t perGroup = std::max<std::int64_t>(1, z.coresPerGroup);
    return device(DeviceKind::Core, plane, i / perGroup, i % perGroup, copy);
}

/// Without the zeros in front of numbers: "node0017" and "node17" are one device.
std::string bare(std::string_view name) {
    std::string out;
    bool number = false;  // a digit that counts has been seen
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto digit = [&](std::size_t at) { return at < name.size() && name[at] >= '0' && name[at] <= '9'; };
        if (name[i] == '0' && !number && digit(i + 1)) continue;
        number = digit(i);
        out += name[i];
    }
    return out;
}

/// The number behind a prefix, from 1 to most.
std::optional<std::int64_t> numberAfter(std::string_view name, std::string_view prefix, std::int64_t most) {
    if (name.substr(0, prefix.size()) != prefix) return std::nullopt;
    name.remove_prefix(prefix.size());
    if (name.empty() || name.size() > 12) return std::nullopt;
    std::int64_t n = 0;
    for (const char c : name) {
        if (c < '0' || c > '9') return std::nullopt;
        n = 10 * n + (c - '0');
    }
    if (n < 1 || n > most) return std::nullopt;
    return n;
}

std::int64_t sizeOf(const std::vector<fabric::Place>& places) {
    return static_cast<std::int64_t>(places.size());
}

PlacedDevice deviceAt(DeviceClass kind, std::size_t list, std::int64_t index) {
    return {kind, static_cast<std::int32_t>(list), static_cast<std::int32_t>(index)};
}

}  // namespace

DeviceNames::DeviceNames(const Design& design, const SitePlan& plan) : m_design(design), m_plan(plan) {
    for (const auto& pool : plan.pools) {
        m_firstOfPool.push_back(m_servers);
        m_servers += sizeOf(pool);
    }
}

std::string DeviceNames::of(const PlacedDevice& d) const {
    const auto list = static_cast<std::size_t>(d.list);
    switch (d.kind) {
        case DeviceClass::Server:
            return numberedName("node", m_firstOfPool[list] + d.index + 1, m_servers);
        case DeviceClass::Storage:
            return numberedName("storage-" + m_design.tiers[list].name + "-", d.index + 1, sizeOf(m_plan.tiers[list]));
        case DeviceClass::Management:
            return numberedName("mgmt-", d.index + 1, sizeOf(m_plan.management));
        case DeviceClass::Switch:
            break;
    }
    if (!m_plan.networks[list])
        return numberedName(m_design.fabrics[list].name + "-switch", d.index + 1, sizeOf(m_plan.switches[list]));
    return of(list, switchAt(*m_plan.networks[list], d.index));
}

std::string DeviceNames::of(std::size_t network, const Device& device) const {
    const auto& n = *m_plan.networks[network];
    return m_design.fabrics[network].name + "-" + fabric::deviceName(n.in, n.sizing, device);
}

std::optional<PlacedDevice> DeviceNames::find(std::string_view name) const {
    if (const auto n = numberAfter(name, "node", m_servers)) {
        std::size_t pool = m_firstOfPool.size() - 1;
        while (m_firstOfPool[pool] > *n - 1) --pool;
        return deviceAt(DeviceClass::Server, pool, *n - 1 - m_firstOfPool[pool]);
    }
    if (const auto n = numberAfter(name, "mgmt-", sizeOf(m_plan.management)))
        return deviceAt(DeviceClass::Management, 0, *n - 1);
    for (std::size_t t = 0; t < m_plan.tiers.size(); ++t)
        if (const auto n = numberAfter(name, "storage-" + m_design.tiers[t].name + "-", sizeOf(m_plan.tiers[t])))
            return deviceAt(DeviceClass::Storage, t, *n - 1);
    const std::string wanted = bare(name);
    for (std::size_t f = 0; f < m_plan.switches.size(); ++f) {
        const std::string& network = m_design.fabrics[f].name;
        if (name.substr(0, network.size()) != network) continue;
        for (std::int64_t i = 0; i < sizeOf(m_plan.switches[f]); ++i) {
            const auto device = deviceAt(DeviceClass::Switch, f, i);
            if (bare(of(device)) == wanted) return device;
        }
    }
    return std::nullopt;
}

}  // namespace model
