// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/cable_sheet.h"

#include <algorithm>

namespace model {
namespace {

using fabric::Device;
using fabric::DeviceKind;
using fabric::Place;
using fabric::Run;

std::string numbered(const std::string& prefix, std::int64_t n, std::int64_t most) {
    std::string digits = std::to_string(n);
    const std::size_t width = std::to_string(std::max<std::int64_t>(most, 10)).size();
    if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
    return prefix + digits;
}

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
        const std::int64_t routers = 2 * ((in.switchPorts + 1) / 4);
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

/// Names are the same in every sheet: switches with their network in front, servers counted over all pools.
class Names {
public:
    Names(const Design& design, const SitePlan& plan, std::size_t network)
        : m_design(design), m_plan(plan), m_network(network) {
        for (const auto& pool : plan.pools) {
            m_firstOfPool.push_back(m_servers);
            m_servers += static_cast<std::int64_t>(pool.size());
        }
    }

    std::string of(std::size_t network, const Device& device) const {
        const auto& n = *m_plan.networks[network];
        return m_design.fabrics[network].name + "-" + fabric::deviceName(n.in, n.sizing, device);
    }

    struct End {
        std::string name;
        std::int64_t port = 1;  ///< among those that the device has in this network
        const Place* place = nullptr;
        bool isSwitch = false;
    };
    /// Node `n` of the sizing of this network.
    End end(std::int64_t n) const {
        for (const auto& part : m_plan.ends[m_network]) {
            const auto size = static_cast<std::int64_t>(part.devices.size()) * part.ports;
            if (n < size) return named(part, n / part.ports, n % part.ports + 1);
            n -= size;
        }
        return {};
    }

private:
    End named(const fabric::Ends& part, std::int64_t i, std::int64_t port) const {
        const Place* list = part.devices.data();
        End out{{}, port, list + i, false};
        for (std::size_t p = 0; p < m_plan.pools.size(); ++p)
            if (list == m_plan.pools[p].data()) out.name = numbered("node", m_firstOfPool[p] + i + 1, m_servers);
        for (std::size_t t = 0; t < m_plan.tiers.size(); ++t)
            if (list == m_plan.tiers[t].data())
                out.name = numbered("storage-" + m_design.tiers[t].name + "-", i + 1,
                                    static_cast<std::int64_t>(m_plan.tiers[t].size()));
        if (list == m_plan.management.data())
            out.name = numbered("mgmt-", i + 1, static_cast<std::int64_t>(m_plan.management.size()));
        for (std::size_t f = 0; f < m_plan.switches.size(); ++f)
            if (list == m_plan.switches[f].data() && m_plan.networks[f]) {
                out.name = of(f, switchAt(*m_plan.networks[f], i));
                out.isSwitch = true;
            }
        if (out.name.empty()) {  // a PDU has one port
            out.name = "pdu-" + m_plan.name(out.place->rack) + "-" + std::to_string(port);
            out.port = 1;
        }
        return out;
    }

    const Design& m_design;
    const SitePlan& m_plan;
    std::size_t m_network;
    std::vector<std::int64_t> m_firstOfPool;
    std::int64_t m_servers = 0;
};

class Sheet {
public:
    Sheet(const Design& design, const SitePlan& plan, std::size_t network, const fabric::Wiring& wiring)
        : m_design(design),
          m_plan(plan),
          m_network(network),
          m_sized(*plan.networks[network]),
          m_wiring(wiring),
          m_names(design, plan, network),
          m_rules(cableRules(design.racks)) {}

    void write(const std::function<void(const PlacedCable&)>& visit) {
        std::vector<const fabric::Link*> order;
        order.reserve(m_wiring.links.size());
        for (const auto& l : m_wiring.links) order.push_back(&l);
        std::stable_sort(order.begin(), order.end(), [](const fabric::Link* x, const fabric::Link* y) {
            return x->a.device != y->a.device ? x->a.device < y->a.device : x->a.port < y->a.port;
        });
        PlacedCable row;
        for (const fabric::Link* l : order) {
            const Place a = end(l->a, row.a), z = end(l->z, row.z);
            measure(row, a, z, runOf(*l));
            ++row.number;
            visit(row);
        }
        if (m_design.fabrics[m_network].value.role == FabricRole::OutOfBand) uplinks(row, visit);
    }

private:
    const Device& deviceAt(std::int32_t i) const { return m_wiring.devices[static_cast<std::size_t>(i)]; }

    Run runOf(const fabric::Link& l) const {
        const DeviceKind a = deviceAt(l.a.device).kind, z = deviceAt(l.z.device).kind;
        if (a == DeviceKind::Manager) return Run::Manager;
        if (a == DeviceKind::Node) return Run::Server;
        if (z == DeviceKind::Core) return Run::SpineCore;
        return z == DeviceKind::Spine ? Run::LeafSpine : Run::Direct;
    }

    Place end(const fabric::LinkEnd& at, CableEnd& out) const {
        const Device& d = deviceAt(at.device);
        const std::string own = m_design.fabrics[m_network].name + "-";  // ports of a server in this network
        Place place;
        out.port = std::to_string(at.port);
        out.isSwitch = false;
        if (d.kind == DeviceKind::Node) {
            const auto named = m_names.end(at.device);
            if (named.place) place = *named.place;
            out.device = named.name;
            out.isSwitch = named.isSwitch;
            out.port = own + (m_sized.in.railsPerNode == 1 ? std::to_string(named.port + at.port - 1) : out.port);
        } else if (d.kind == DeviceKind::Position) {
            const std::int64_t perNode = m_sized.in.railsPerNode, last = m_sized.sizing.perPlane.endpoints - 1;
            const auto named = m_names.end(std::min<std::int64_t>(d.index, last) / perNode);
            if (named.place) place = *named.place;
            out.device = d.index <= last ? named.name : m_names.of(m_network, d);  // a place that no port takes yet
            if (d.index <= last)
                out.port = own + std::to_string(d.plane * perNode + d.index % perNode + 1) + "/" + out.port;
        } else if (d.kind == DeviceKind::Manager) {
            out.device = m_names.of(m_network, d);
            place = !m_plan.management.empty() ? m_plan.management.front() : m_plan.switches[m_network].front();
        } else {
            out.device = m_names.of(m_network, d);
            out.isSwitch = true;
            const bool manager = m_sized.sizing.total.ufmLinks > 0;
            place =
                m_plan.switches[m_network][static_cast<std::size_t>(at.device - m_wiring.nodes - (manager ? 1 : 0))];
        }
        out.rack = m_plan.name(place.rack);
        out.unit = SitePlan::unitOf(place);
        return place;
    }

    void measure(PlacedCable& row, const Place& a, const Place& z, Run run) {
        row.way = fabric::cableWay(a, z, m_rules) * m_rules.slack;
        fabric::RunLengths one;
        one.run = run;
        one.longest = row.way;
        one.links[fabric::stockIndex(row.way)] = 1;
        row.cable = fabric::cablesOf(one, mediumChoice(m_design, m_network, m_sized, run)).front();
    }

    /// Two of every access switch, dealt out over the leaves of the service network.
    void uplinks(PlacedCable& row, const std::function<void(const PlacedCable&)>& visit) {
        for (std::size_t i = 0; i < m_design.fabrics.size(); ++i) {
            if (m_design.fabrics[i].value.role != FabricRole::InBand || m_plan.switches[i].empty() ||
                !m_plan.networks[i])
                continue;
            const auto& other = *m_plan.networks[i];
            const auto leaves = static_cast<std::size_t>(other.sizing.perPlane.leaves);
            const auto& access = m_plan.switches[m_network];
            for (std::size_t n = 0; n < access.size(); ++n)
                for (std::int64_t k = 0; k < kAccessUplinks; ++k) {
                    const std::size_t leaf = (n + static_cast<std::size_t>(k)) % leaves;
                    const Place &a = access[n], &z = m_plan.switches[i][leaf];
                    row.a = {m_names.of(m_network, switchAt(m_sized, static_cast<std::int64_t>(n))),
                             std::to_string(m_sized.sizing.leafDown + k + 1), m_plan.name(a.rack), SitePlan::unitOf(a),
                             true};
                    row.z = {m_names.of(i, switchAt(other, static_cast<std::int64_t>(leaf))),
                             {},
                             m_plan.name(z.rack),
                             SitePlan::unitOf(z),
                             true};
                    measure(row, a, z, Run::Uplink);
                    ++row.number;
                    visit(row);
                }
            return;
        }
    }

    const Design& m_design;
    const SitePlan& m_plan;
    std::size_t m_network;
    const SizedNetwork& m_sized;
    const fabric::Wiring& m_wiring;
    Names m_names;
    fabric::CableRules m_rules;
};

}  // namespace

bool forEachPlacedCable(const Design& design, const SitePlan& plan, std::size_t network,
                        const std::function<void(const PlacedCable&)>& visit) {
    if (network >= plan.networks.size() || !plan.networks[network]) return false;
    const auto& n = *plan.networks[network];
    const auto wiring = fabric::wire(n.in, n.sizing);
    if (!wiring) return false;
    Sheet(design, plan, network, *wiring).write(visit);
    return true;
}

}  // namespace model
