// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/cable_sheet.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <tuple>

#include "model/plan/device_names.h"
#include "model/plan/fabric_request.h"

namespace model {
namespace {

using fabric::Device;
using fabric::DeviceKind;
using fabric::Place;
using fabric::Run;

/// Names of the ends of a network's cables.
class Names {
public:
    Names(const Design& design, const SitePlan& plan, std::size_t network)
        : m_design(design), m_plan(plan), m_network(network), m_names(design, plan) {}

    std::string of(std::size_t network, const Device& device) const { return m_names.of(network, device); }
    std::string ofSwitch(std::size_t network, std::int64_t ordinal) const {
        return m_names.of(
            {DeviceClass::Switch, static_cast<std::int32_t>(network), static_cast<std::int32_t>(ordinal)});
    }

    struct End {
        std::string name;
        std::int64_t port = 1;   ///< among those that the device has in a plane of this network
        std::int64_t ports = 1;  ///< that it has there
        const Place* place = nullptr;
        bool isSwitch = false;
        bool uplink = false;  ///< the port is one of its faceplate, not its management port
        std::string group = {};
    };
    /// Node `n` of the sizing of this network.
    End end(std::int64_t n) const {
        const auto& parts = m_plan.ends[m_network];
        for (std::size_t p = 0; p < parts.size(); ++p) {
            const auto size = static_cast<std::int64_t>(parts[p].devices.size()) * parts[p].ports;
            if (n < size) {
                const Place* device = parts[p].devices.data() + n / parts[p].ports;
                End out = named(device, parts[p].ports, n % parts[p].ports + 1);
                // The second list with the same device is that of its second links.
                const auto has = [&](const auto& e) { return indexIn(e.devices, device).has_value(); };
                out.port += std::count_if(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(p), has);
                out.ports *= std::count_if(parts.begin(), parts.end(), has);
                return out;
            }
            n -= size;
        }
        return {};
    }

private:
    /// Place of a device in a list of the plan; nothing where it is not one of that list.
    static std::optional<std::int64_t> indexIn(std::span<const Place> list, const Place* p) {
        if (std::less<>()(p, list.data()) || !std::less<>()(p, list.data() + list.size())) return std::nullopt;
        return p - list.data();
    }

    End named(const Place* place, std::int64_t portsOf, std::int64_t port) const {
        if (m_network < m_plan.managementPorts.size()) {
            const ManagementPorts& ports = m_plan.managementPorts[m_network];
            if (const auto at = indexIn(ports.at, place)) {
                place = ports.owner[static_cast<std::size_t>(*at)];
                port = ports.number[static_cast<std::size_t>(*at)];
            }
        }
        End out{{}, port, portsOf, place, false};
        const auto name = [&](DeviceClass kind, std::size_t list, std::int64_t index) {
            out.name = m_names.of({kind, static_cast<std::int32_t>(list), static_cast<std::int32_t>(index)});
        };
        for (std::size_t p = 0; p < m_plan.pools.size(); ++p)
            if (const auto at = indexIn(m_plan.pools[p], place)) {
                name(DeviceClass::Server, p, *at);
                out.group = m_design.pools[p].name;
            }
        for (std::size_t t = 0; t < m_plan.tiers.size(); ++t)
            if (const auto at = indexIn(m_plan.tiers[t], place)) {
                name(DeviceClass::Storage, t, *at);
                out.group = m_design.tiers[t].name;
            }
        if (const auto at = indexIn(m_plan.management, place)) name(DeviceClass::Management, 0, *at);
        for (std::size_t f = 0; f < m_plan.switches.size(); ++f) {
            const auto at = m_plan.networks[f] ? indexIn(m_plan.switches[f], place) : std::nullopt;
            if (!at) continue;
            out.name = ofSwitch(f, *at);
            out.isSwitch = true;
            out.uplink = f != m_network && m_design.fabrics[f].value.role == FabricRole::OutOfBand;
            if (out.uplink) out.port = m_plan.networks[f]->sizing.leafDown + 1;
        }
        if (const auto at = indexIn(m_plan.coolingUnits, place))
            out.name = numberedName("cdu-", *at + 1, static_cast<std::int64_t>(m_plan.coolingUnits.size()));
        if (m_network < m_plan.powerUnits.size())
            if (const auto at = indexIn(m_plan.powerUnits[m_network], place))
                out.name = "pdu-" + m_plan.name(place->rack) + "-" + std::to_string(*at % plan::kPdusPerRack + 1);
        return out;
    }

    const Design& m_design;
    const SitePlan& m_plan;
    std::size_t m_network;
    DeviceNames m_names;
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
            const Run run = runOf(*l);
            const auto choice = mediumChoice(m_design, m_network, m_sized, run);
            measure(row, a, z, run, choice);
            row.pod = std::max(podOf(deviceAt(l->a.device)), podOf(deviceAt(l->z.device)));
            row.number = cableOf(*l, run, choice, row.cable.kind);
            visit(row);
        }
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

    /// Place, from 0, of a port among those of its device that share plugs: the ports of a switch towards the servers
    /// and its uplinks are counted apart, and the links of a NIC into all planes and leaves stand together.
    std::int64_t placeOf(const fabric::LinkEnd& at, Run run) const {
        const std::int64_t i = at.port - 1;
        const auto& in = m_sized.in;
        switch (deviceAt(at.device).kind) {
            case DeviceKind::Node: {
                const std::int64_t ports = in.dualTor ? 2 : 1, rail = i % in.railsPerNode, plane = i / in.railsPerNode;
                return (rail / ports * in.planes + plane) * ports + rail % ports;
            }
            case DeviceKind::Leaf:
                return run == Run::LeafSpine ? i - m_sized.sizing.leafDown : i;
            case DeviceKind::Spine:
                return run == Run::SpineCore ? i - m_sized.sizing.spineDown : i;
            default:
                return i;
        }
    }

    /// Links of one cable leave a plug together: that of the end where it does not split, or of both.
    std::int64_t cableOf(const fabric::Link& l, Run run, const fabric::MediumChoice& choice,
                         std::optional<fabric::CableKind> kind) {
        const std::int64_t links = choice.perCable();
        if (links < 2) return ++m_cables;
        // The links of a fabric manager go to different leaves: its own ports are what they share.
        const bool plugIsHigh = choice.highLegs > choice.lowLegs && run != Run::Manager;
        const fabric::LinkEnd& plug = plugIsHigh ? l.z : l.a;
        // Where copper takes the short links, those of a plug may be of both: a module has no cable with fixed ends.
        const bool modules = kind && fabric::endsInModules(*kind);
        const auto [at, isNew] =
            m_numbers.try_emplace({plug.device, run, placeOf(plug, run) / links, modules}, m_cables + 1);
        if (isNew) ++m_cables;
        return at->second;
    }

    /// Pods of three tiers hold as many leaves as a spine has ports down; groups of a dragonfly are like them.
    std::int64_t podOf(const Device& d) const {
        const auto& in = m_sized.in;
        const auto& z = m_sized.sizing;
        if (in.family == fabric::Family::Dragonfly) return d.kind == DeviceKind::Leaf ? d.group + 1 : 0;
        if (z.tiers != 3 || z.spineDown < 1) return 0;
        if (d.kind == DeviceKind::Spine) return d.group + 1;
        if (d.kind != DeviceKind::Leaf) return 0;
        const std::int64_t leaf =
            in.family == fabric::Family::RailOptimised ? d.index * in.railsPerNode + d.group : d.index;
        return leaf / z.spineDown + 1;
    }

    /// Ports of a device are counted plane by plane; a node of the sizing may be one of its NICs.
    std::string portOf(const Names::End& device, std::int64_t plane, std::int64_t rail) const {
        const std::int64_t rails = m_sized.in.railsPerNode;
        return std::to_string((plane * device.ports + device.port - 1) * rails + rail + 1);
    }

    Place end(const fabric::LinkEnd& at, CableEnd& out) const {
        const Device& d = deviceAt(at.device);
        const std::string own = m_design.fabrics[m_network].name + "-";  // ports of a server in this network
        Place place;
        out.port = std::to_string(at.port);
        out.isSwitch = false;
        out.group.clear();
        if (d.kind == DeviceKind::Node) {
            const auto named = m_names.end(at.device);
            if (named.place) place = *named.place;
            out.device = named.name;
            out.isSwitch = named.isSwitch;
            out.group = named.group;
            const std::int64_t rails = m_sized.in.railsPerNode, i = at.port - 1;
            out.port = (named.uplink ? std::string() : own) + portOf(named, i / rails, i % rails);
        } else if (d.kind == DeviceKind::Position) {
            const std::int64_t perNode = m_sized.in.railsPerNode;
            const auto named = m_names.end(d.index / perNode);
            if (named.place) place = *named.place;
            out.device = named.name;
            out.group = named.group;
            out.port = own + portOf(named, d.plane, d.index % perNode) + "/" + out.port;
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
        out.unit = place.unit;
        return place;
    }

    void measure(PlacedCable& row, const Place& a, const Place& z, Run run, const fabric::MediumChoice& choice) const {
        row.way = fabric::cableWay(a, z, m_rules) * m_rules.slack;
        fabric::RunLengths one;
        one.run = run;
        one.longest = row.way;
        one.links[fabric::stockIndex(row.way)] = 1;
        row.cable = fabric::cablesOf(one, choice).front();
    }

    const Design& m_design;
    const SitePlan& m_plan;
    std::size_t m_network;
    const SizedNetwork& m_sized;
    const fabric::Wiring& m_wiring;
    Names m_names;
    fabric::CableRules m_rules;
    std::int64_t m_cables = 0;  ///< numbered so far
    std::map<std::tuple<std::int32_t, Run, std::int64_t, bool>, std::int64_t>
        m_numbers;  ///< by plug; with modules or without
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
