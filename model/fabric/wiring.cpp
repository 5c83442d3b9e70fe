// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/wiring.h"

#include <algorithm>

#include "model/fabric/shape.h"

namespace model::fabric {
namespace {

std::int32_t narrow(std::int64_t n) {
    return static_cast<std::int32_t>(n);
}

/// One plane of a switched network, or of one rail of it.
class Clos {
public:
    Clos(Wiring& w, const SizingInputs& in, const Sizing& z, std::int64_t plane, std::int64_t copy)
        : m_wiring(w), m_in(in), m_z(z), m_filling(fillingOf(in, z)), m_plane(narrow(plane)), m_copy(copy) {
        m_leaves = m_filling.leaves() * m_shape.rails;
    }

    void wire(std::int32_t manager) {
        addLeaves();
        wireNodes();
        wireManager(manager);
        if (m_z.tiers == 2) wireSpines(0, m_leaves, m_z.leafUp / m_z.linksPerPair, m_z.linksPerPair, false);
        if (m_z.tiers == 3) wirePods();
    }

private:
    bool railsMeet() const { return m_in.family == Family::RailOptimised; }

    std::int32_t add(DeviceKind kind, std::int64_t group, std::int64_t index) {
        m_wiring.devices.push_back(
            {kind, m_plane, narrow(group), narrow(index), m_in.family == Family::RailOnly ? narrow(m_copy) : -1});
        return narrow(static_cast<std::int64_t>(m_wiring.devices.size()) - 1);
    }
    void link(LinkEnd a, LinkEnd z) { m_wiring.links.push_back({a, z}); }

    /// Leaves of one block stand together, so that a pod holds all rails of its nodes.
    void addLeaves() {
        m_firstLeaf = narrow(static_cast<std::int64_t>(m_wiring.devices.size()));
        for (std::int64_t block = 0; block < m_filling.leaves(); ++block)
            for (std::int64_t rail = 0; rail < m_shape.rails; ++rail)
                add(DeviceKind::Leaf, railsMeet() ? rail : -1, railsMeet() ? block : block * m_shape.rails + rail);
    }
    LinkEnd leafEnd(const LeafPort& at, std::int64_t rail) const {
        return {m_firstLeaf + narrow(at.leaf * m_shape.rails + rail), narrow(at.port + 1)};
    }

    void wireNodes() {
        const std::int64_t perNode = m_shape.slotsPerNode;
        for (std::int64_t slot = 0; slot < m_filling.endpoints(); ++slot)
            for (std::int64_t rail = 0; rail < m_shape.rails; ++rail) {
                const std::int64_t node = slot / perNode, port = m_copy + rail + slot % perNode * m_shape.rails;
                link({narrow(node), narrow(m_plane * m_in.railsPerNode + port + 1)}, leafEnd(m_filling.at(slot), rail));
            }
    }

    /// The manager takes the first free ports, spread over the rails.
    void wireManager(std::int32_t manager) {
        for (std::int64_t i = 0; i < m_shape.ufmLinks; ++i) {
            link({manager, narrow((m_plane * m_shape.copies + m_copy) * m_shape.ufmLinks + i + 1)},
                 leafEnd(m_filling.managerAt(i / m_shape.rails), i % m_shape.rails));
        }
    }

    /// Spines of a pod (or of the whole plane): every leaf lands `each` links on every one. The first spine's place.
    std::int32_t wireSpines(std::int64_t pod, std::int64_t leaves, std::int64_t spines, std::int64_t each, bool inPod) {
        const auto first = narrow(static_cast<std::int64_t>(m_wiring.devices.size()));
        for (std::int64_t j = 0; j < spines; ++j) add(DeviceKind::Spine, inPod ? pod : -1, j);
        for (std::int64_t l = 0; l < leaves; ++l)
            for (std::int64_t j = 0; j < spines; ++j)
                for (std::int64_t k = 0; k < each; ++k)
                    link({m_firstLeaf + narrow(pod * m_z.spineDown + l), narrow(m_z.leafDown + j * each + k + 1)},
                         {first + narrow(j), narrow(l * each + k + 1)});
        return first;
    }

    void wirePods() {
        const std::int64_t full = m_leaves / m_z.spineDown, rest = m_leaves % m_z.spineDown;
        const std::int64_t pods = full + (rest > 0 ? 1 : 0), u = m_z.leafUp;
        std::vector<std::pair<std::int32_t, std::int64_t>> spinesOf;  // of each pod: the first, and how many
        for (std::int64_t pod = 0; pod < pods; ++pod) {
            const bool partial = pod == full;
            const std::int64_t spines = partial ? m_z.partialPodSpines : u;
            spinesOf.emplace_back(wireSpines(pod, partial ? rest : m_z.spineDown, spines, u / spines, true), spines);
        }
        const std::int64_t groups = full > 0 ? u : m_z.partialPodSpines, each = m_z.coreLinksPerPair;
        for (std::int64_t group = 0; group < groups; ++group)
            for (std::int64_t c = 0; c < m_z.coresPerGroup; ++c) {
                const std::int32_t core = add(DeviceKind::Core, group, c);
                std::int64_t port = 0;
                for (const auto& [first, spines] : spinesOf) {
                    if (group >= spines) continue;
                    for (std::int64_t k = 0; k < each; ++k)
                        link({first + narrow(group), narrow(m_z.spineDown + c * each + k + 1)}, {core, narrow(++port)});
                }
            }
    }

    Wiring& m_wiring;
    const SizingInputs& m_in;
    const Sizing& m_z;
    Filling m_filling;
    const Shape& m_shape = m_filling.shape;
    std::int32_t m_plane;
    std::int64_t m_copy;
    std::int64_t m_leaves = 0;
    std::int32_t m_firstLeaf = 0;
};

/// Places of a torus or mesh. Beyond the endpoints nothing stands, and no link ends.
void wirePositions(Wiring& w, const SizingInputs& in, const Sizing& z, std::int64_t plane) {
    const auto first = narrow(static_cast<std::int64_t>(w.devices.size()));
    const auto [a, b, c] = z.dims;
    const std::int64_t places = z.perPlane.endpoints;
    for (std::int64_t i = 0; i < places; ++i)
        w.devices.push_back({DeviceKind::Position, narrow(plane), -1, narrow(i), -1});
    std::vector<std::int32_t> port(static_cast<std::size_t>(places), 0);
    const auto join = [&](std::int64_t from, std::int64_t to) {
        if (to >= places) return;
        w.links.push_back({{first + narrow(from), ++port[static_cast<std::size_t>(from)]},
                           {first + narrow(to), ++port[static_cast<std::size_t>(to)]}});
    };
    const std::int64_t sides[] = {a, b, c}, strides[] = {1, a, a * b};
    for (std::int64_t i = 0; i < places; ++i)
        for (int axis = 0; axis < 3; ++axis) {
            const std::int64_t side = sides[axis], stride = strides[axis], at = i / stride % side;
            if (in.family == Family::Torus) {
                // A ring of two has one link, a ring of one none.
                if (side > 2 || (side == 2 && at == 0)) join(i, i + ((at + 1) % side - at) * stride);
            } else {
                for (std::int64_t other = at + 1; other < side; ++other) join(i, i + (other - at) * stride);
            }
        }
}

/// Routers of a dragonfly: full mesh in a group, links between groups dealt out over its routers.
void wireDragonfly(Wiring& w, const SizingInputs& in, const Sizing& z, std::int64_t plane) {
    const std::int64_t p = z.leafDown, a = 2 * p, groups = z.perPlane.leaves / a;
    const auto first = narrow(static_cast<std::int64_t>(w.devices.size()));
    for (std::int64_t g = 0; g < groups; ++g)
        for (std::int64_t r = 0; r < a; ++r)
            w.devices.push_back({DeviceKind::Leaf, narrow(plane), narrow(g), narrow(r), -1});
    const auto router = [&](std::int64_t g, std::int64_t r) { return first + narrow(g * a + r); };
    for (std::int64_t e = 0; e < z.perPlane.endpoints; ++e) {
        const HostPort at = hostPort(in, p, e);
        w.links.push_back({{narrow(e / in.railsPerNode), narrow(plane * in.railsPerNode + e % in.railsPerNode + 1)},
                           {first + narrow(at.router), narrow(at.port + 1)}});
    }
    for (std::int64_t g = 0; g < groups; ++g)
        for (std::int64_t i = 0; i < a; ++i)
            for (std::int64_t j = i + 1; j < a; ++j)
                w.links.push_back({{router(g, i), narrow(p + j)}, {router(g, j), narrow(p + i + 1)}});
    std::vector<std::int64_t> used(static_cast<std::size_t>(groups), 0);  // global ports of a group, in router order
    const auto global = [&](std::int64_t g) {
        const std::int64_t n = used[static_cast<std::size_t>(g)]++;
        return LinkEnd{router(g, n % a), narrow(p + a - 1 + n / a + 1)};
    };
    for (std::int64_t g = 0; g < groups; ++g)
        for (std::int64_t o = g + 1; o < groups; ++o)
            for (std::int64_t k = 0; k < z.linksPerPair; ++k) {
                const LinkEnd near = global(g);
                w.links.push_back({near, global(o)});
            }
}

std::string padded(std::int64_t n, std::int64_t most) {
    const std::string text = std::to_string(n), widest = std::to_string(std::max<std::int64_t>(most, 10));
    return std::string(widest.size() - std::min(widest.size(), text.size()), '0') + text;
}

}  // namespace

std::optional<Wiring> wire(const SizingInputs& in, const Sizing& z, std::int64_t most) {
    if (!z.feasible || z.total.links() > most || in.nodes > most) return std::nullopt;
    Wiring w;
    w.links.reserve(static_cast<std::size_t>(z.total.links()));
    const bool positions = withoutSwitches(in.family);
    if (positions && z.perPlane.endpoints > most) return std::nullopt;
    if (!positions) {
        w.nodes = narrow(in.nodes);
        for (std::int64_t n = 0; n < in.nodes; ++n) w.devices.push_back({DeviceKind::Node, -1, -1, narrow(n), -1});
    }
    std::int32_t manager = -1;
    if (z.total.ufmLinks > 0) {
        manager = narrow(static_cast<std::int64_t>(w.devices.size()));
        w.devices.push_back({DeviceKind::Manager, -1, -1, 0, -1});
    }
    for (std::int64_t plane = 0; plane < in.planes; ++plane) {
        if (positions)
            wirePositions(w, in, z, plane);
        else if (in.family == Family::Dragonfly)
            wireDragonfly(w, in, z, plane);
        else
            for (std::int64_t copy = 0; copy < shapeOf(in).copies; ++copy) Clos(w, in, z, plane, copy).wire(manager);
    }
    return w;
}

std::string deviceName(const SizingInputs& in, const Sizing& z, const Device& d) {
    std::string name = in.planes > 1 && d.plane >= 0 ? "p" + std::to_string(d.plane + 1) + "-" : "";
    // The two leaves of a NIC with two ports are a pair: 1a and 1b.
    const auto numbered = [&](std::int64_t i, std::int64_t most, bool pairs) {
        return pairs ? padded(i / 2 + 1, most / 2) + (i % 2 == 0 ? "a" : "b") : padded(i + 1, most);
    };
    if (d.copy >= 0) name += "r" + numbered(d.copy, in.railsPerNode, in.dualTor) + "-";
    switch (d.kind) {
        case DeviceKind::Node:
            return "node" + padded(d.index + 1, in.nodes);
        case DeviceKind::Manager:
            return "fabric-manager";
        case DeviceKind::Leaf:
            if (in.family == Family::Dragonfly)
                return name + "group" + padded(d.group + 1, z.perPlane.leaves) + "-router" +
                       padded(d.index + 1, in.switchPorts);
            name += "leaf-";
            if (d.group >= 0) name += "r" + numbered(d.group, in.railsPerNode, in.dualTor) + "-";
            return name + numbered(d.index, z.perPlane.leaves, in.dualTor && in.family == Family::LeafSpine);
        case DeviceKind::Spine:
            if (d.group >= 0) name += "pod" + padded(d.group + 1, z.perPlane.pods) + "-";
            return name + "spine-" + padded(d.index + 1, z.leafUp);
        case DeviceKind::Core:
            return name + "core-g" + padded(d.group + 1, z.leafUp) + "-" + padded(d.index + 1, z.coresPerGroup);
        case DeviceKind::Position: {
            const auto [a, b, c] = z.dims;
            if (b == 1 && c == 1) return name + "node" + padded(d.index + 1, a);
            name += "x" + padded(d.index % a + 1, a) + "y" + padded(d.index / a % b + 1, b);
            return c > 1 ? name + "z" + padded(d.index / a / b + 1, c) : name;
        }
    }
    return name;
}

}  // namespace model::fabric
