// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A sized network as devices and links, port by port: what cable sheets, drawings and scheduler files are written from,
// and what the counts of a sizing are checked against. Made when it is needed; planning itself never expands a network.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/fabric/sizing.h"

namespace model::fabric {

enum class DeviceKind { Node, Manager, Leaf, Spine, Core, Position };

/// `plane` from 0, -1 for what stands in all planes. `group` from 0: the rail of a leaf that has one, the pod of a
/// spine, the group of a core or a dragonfly router; -1 where there is none. `index` from 0 within its kind, plane and
/// group.
struct Device {
    DeviceKind kind = DeviceKind::Node;
    std::int32_t plane = -1, group = -1, index = 0;
    std::int32_t copy = -1;  ///< rail of a rail-only network, else -1
};

/// Ports count from 1, as on the faceplate.
struct LinkEnd {
    std::int32_t device = 0, port = 0;
};
/// `a` is nearer to the endpoints.
struct Link {
    LinkEnd a, z;
};

struct Wiring {
    std::vector<Device> devices;
    std::vector<Link> links;
    std::int32_t nodes = 0;  ///< the first devices, in order
};

inline constexpr std::int64_t kMostLinks = 20'000'000;
/// Every link of every plane. Nothing for an infeasible sizing or more than `most` links. `sizing` is that of `in`.
std::optional<Wiring> wire(const SizingInputs& in, const Sizing& sizing, std::int64_t most = kMostLinks);

/// "node0012", "leaf-r3-04", "p2-pod1-spine-07", "core-g05-1": the same for every run, sortable as text.
std::string deviceName(const SizingInputs& in, const Sizing& sizing, const Device& device);

}  // namespace model::fabric
