// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/site_plan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/fabric/shape.h"
#include "model/plan/cable_sheet.h"
#include "model/plan/details.h"
#include "model/plan/fabric_request.h"
#include "model/plan/rack_moves.h"

namespace model {
namespace {

constexpr double kRackUnit = 0.04445;  // m
constexpr double kBase = 0.1;          // m, lowest unit over the floor (fabric-racks rule set, grade C)
constexpr double kMiddle = 0.5;        // of the floor, for switches that serve everything

using fabric::Ends;
using fabric::Place;
using plan::connects;

/// A box over the lowest unit of a rack: the place is its middle.
Place standing(std::int32_t rack, Length bottom, Length box) {
    return {0, 0, kBase + bottom.si + box.si / 2, rack,
            static_cast<std::int32_t>(std::floor(bottom.si / kRackUnit + 1e-6)) + 1};
}

/// What runs along a whole rack takes no unit of it; its cables leave it in the middle.
Place alongRack(std::int32_t rack, Length height) {
    Place place = standing(rack, Length{0}, height);
    place.unit = 0;
    return place;
}

std::optional<site::BoxRoom> sharedRoom(const Racks& r) {
    if (!r.rack.height || !(r.rack.height->si > r.otherHeight.si)) return std::nullopt;
    return site::BoxRoom{r.networkRackPower, *r.rack.height - r.otherHeight};
}

std::optional<SizedNetwork> sizedNetwork(const Project& project, const Design& design, const Results& results,
                                         std::size_t index) {
    SizedNetwork out;
    if (const auto request = fabricRequest(project, design, results, index)) {
        out.in = *request;
        out.sizing = fabric::sizeFabric(*request);
        return out.sizing.feasible ? std::optional(std::move(out)) : std::nullopt;
    }
    // Access switches only: their ports are filled one switch after the other.
    const Fabric& f = design.fabrics[index].value;
    const FabricResult& r = results.fabrics[index].value;
    if (f.role != FabricRole::OutOfBand || !f.device.ports || !r.leaves || !r.nodeLinks || *r.nodeLinks < 1)
        return std::nullopt;
    out.in.family = fabric::Family::LeafSpine;
    out.in.nodes = *r.nodeLinks;
    out.in.railsPerNode = 1;
    out.in.switchPorts = *f.device.ports;
    out.in.linkRate = f.device.portRate.value_or(ByteRate{1});
    fabric::Sizing& z = out.sizing;
    z.feasible = true;
    z.tiers = 1;
    z.leafDown = *f.device.ports;
    z.perPlane.endpoints = z.perPlane.nodeLinks = *r.nodeLinks;
    z.perPlane.leaves = *r.leaves;
    z.total = z.perPlane;
    return out;
}

std::int64_t switchesOf(const FabricResult& r) {
    return r.leaves.value_or(0) + r.spines.value_or(0) + r.cores.value_or(0);
}

/// Switches of one network that belong together, and where among the racks what they serve stands.
struct Cluster {
    std::size_t first = 0, count = 0;
    double wanted = kMiddle;
};

class Planner {
public:
    Planner(const Project& project, const Design& design, const Results& results)
        : m_project(project), m_design(design), m_results(results) {}

    std::optional<SitePlan> plan() {
        if (!racksKnown()) return std::nullopt;
        for (std::size_t i = 0; i < m_design.fabrics.size(); ++i)
            m_plan.networks.push_back(sizedNetwork(m_project, m_design, m_results, i));
        standServers();
        standOthers();
        if (!standSwitches()) return std::nullopt;
        auto floor = site::layOut(m_plan.others, m_wanted, m_plan.rules);
        if (!floor) return std::nullopt;
        m_plan.floor = std::move(*floor);
        site::choosePlaces(m_plan.floor, m_wanted, accessRacks());
        spread();
        applyMoves(m_design, m_plan);
        for (std::size_t i = 0; i < m_design.fabrics.size(); ++i) m_plan.ends.push_back(endsOf(i));
        return std::move(m_plan);
    }

private:
    bool racksKnown() {
        const auto& r = m_results.racks;
        const auto& rack = m_design.racks.rack;
        if (!r.count || !r.compute || !r.storage || !r.management || !r.network || !rack.width || !rack.depth ||
            !rack.height || *r.count > kMostRacksPlanned)
            return false;
        std::int64_t places = m_design.racks.managementServers;
        for (std::size_t i = 0; i < m_design.pools.size(); ++i)
            places += m_results.pools[i].value.servers + m_design.pools[i].value.hotSpares;
        for (const auto& t : m_design.tiers) places += t.value.nodes;
        for (const auto& f : m_results.fabrics) places += switchesOf(f.value);
        places += m_results.cooling.cdus.value_or(0);
        if (places > kMostPlacesPlanned) return false;
        m_plan.rules = floorRules(m_design.racks);
        m_plan.others = static_cast<std::int32_t>(*r.count - *r.network);
        return true;
    }

    void range(RackUse use, std::int64_t count, std::int32_t item = -1) {
        m_plan.ranges.push_back({use, m_next, static_cast<std::int32_t>(count), item});
        m_next += static_cast<std::int32_t>(count);
    }

    void standServers() {
        for (std::size_t i = 0; i < m_design.pools.size(); ++i) {
            const auto& r = m_results.pools[i].value;
            const Pool& p = m_design.pools[i].value;
            const std::int64_t housed = r.servers + p.hotSpares;
            const std::int64_t perRack = std::max<std::int64_t>(1, r.serversPerRack.value_or(1));
            const std::int64_t racksPer = p.server.racksPerUnit.value_or(1);
            const Length box = r.serversPerRack ? p.server.height.value_or(Length{0}) : *m_design.racks.rack.height;
            std::vector<Place> places(static_cast<std::size_t>(housed));
            for (std::int64_t n = 0; n < housed; ++n) {
                const auto rack = m_next + static_cast<std::int32_t>(n / perRack * racksPer);
                places[static_cast<std::size_t>(n)] = standing(rack, box * static_cast<double>(n % perRack), box);
            }
            m_plan.pools.push_back(std::move(places));
            range(RackUse::Compute, r.racks.value_or(0), static_cast<std::int32_t>(i));
        }
        standCoolingUnits();
    }

    /// Cooling units stand between the racks that they serve.
    void standCoolingUnits() {
        const std::int64_t count = m_results.cooling.cdus.value_or(0);
        if (m_next < 1) return;
        for (std::int64_t n = 0; n < count; ++n)
            m_plan.coolingUnits.push_back(
                alongRack(static_cast<std::int32_t>((2 * n + 1) * m_next / (2 * count)), *m_design.racks.rack.height));
    }

    std::vector<Place> standRun(const site::RunPlace& run, std::int64_t count, Length box) const {
        std::vector<Place> places(static_cast<std::size_t>(count));
        for (std::int64_t n = 0; n < count; ++n) {
            const auto at = site::boxPlace(run, box, n);
            places[static_cast<std::size_t>(n)] = standing(m_next + static_cast<std::int32_t>(at.rack), at.bottom, box);
        }
        return places;
    }

    void standOthers() {
        if (const auto packed = packedStorage(m_design)) {
            for (std::size_t i = 0; i < m_design.tiers.size(); ++i) {
                const StorageTier& t = m_design.tiers[i].value;
                m_plan.tiers.push_back(standRun(packed->runs[i], t.nodes, t.height));
            }
            range(RackUse::Storage, packed->racks);
        }
        if (const auto packed = packedManagement(m_design)) {
            m_plan.management = standRun(packed->runs.front(), m_design.racks.managementServers, kManagementHeight);
            range(RackUse::Management, packed->racks);
        }
    }

    /// The share of the other racks that stands before a rack.
    double shareOf(std::int32_t rack) const {
        if (rack >= m_plan.others || m_plan.others < 1) return kMiddle;
        return (static_cast<double>(rack) + 0.5) / static_cast<double>(m_plan.others);
    }

    std::vector<Cluster> clusters(const fabric::SizingInputs& in, const fabric::Sizing& z,
                                  const std::vector<Ends>& ends) const {
        std::vector<Cluster> out;
        std::size_t next = 0;
        const auto add = [&](std::int64_t count, double wanted) {
            if (count > 0) out.push_back({next, static_cast<std::size_t>(count), wanted});
            next += static_cast<std::size_t>(std::max<std::int64_t>(0, count));
        };
        const auto nodeAt = [&](std::int64_t n) {
            const auto place = fabric::nodePlace(ends, std::clamp<std::int64_t>(n, 0, in.nodes - 1));
            return place ? shareOf(place->rack) : kMiddle;
        };
        const fabric::Shape shape = fabric::shapeOf(in);
        const std::int64_t rails = shape.rails, copies = shape.copies, perNode = shape.slotsPerNode;
        const std::int64_t leaves = z.perPlane.leaves / copies;
        const fabric::Filling filling = fabric::fillingOf(in, z);
        const auto ofLeaf = [&](double leaf) {  // the node in the middle of those below a leaf
            const auto block = static_cast<std::int64_t>(std::floor(leaf / static_cast<double>(rails)));
            const bool side = block >= filling.nodes.leaves;
            const fabric::LeafRow& row = side ? filling.side : filling.nodes;
            const double slot = static_cast<double>(row.before(side ? block - filling.nodes.leaves : block)) +
                                static_cast<double>(side ? filling.shape.wired : 0) +
                                0.5 * static_cast<double>(row.each());
            return nodeAt(static_cast<std::int64_t>(slot / static_cast<double>(perNode)));
        };
        for (std::int64_t copy = 0; copy < in.planes * copies; ++copy) {
            for (std::int64_t leaf = 0; leaf < leaves; leaf += rails) add(rails, ofLeaf(static_cast<double>(leaf)));
            if (z.tiers == 3) {
                const std::int64_t full = leaves / z.spineDown, rest = leaves % z.spineDown;
                for (std::int64_t pod = 0; pod < full; ++pod)
                    add(z.leafUp, ofLeaf((static_cast<double>(pod) + 0.5) * static_cast<double>(z.spineDown)));
                if (rest > 0)
                    add(z.partialPodSpines,
                        ofLeaf(static_cast<double>(full * z.spineDown) + static_cast<double>(rest) / 2));
                add(z.perPlane.cores / copies, kMiddle);
            } else {
                add(z.perPlane.spines / copies, kMiddle);
            }
        }
        return out;
    }

    /// Switches in the order of what they serve; then every rack knows where it wants to stand.
    bool standSwitches() {
        const auto packed = packedSwitches(m_design, m_results);
        if (!packed) return false;
        m_next = m_plan.others;
        std::vector<double> sum(static_cast<std::size_t>(packed->racks));
        std::vector<std::int64_t> boxes(sum.size());
        m_plan.switches.resize(m_design.fabrics.size());
        for (const bool outOfBand : {false, true})
            for (std::size_t i = 0; i < m_design.fabrics.size(); ++i) {
                const Fabric& f = m_design.fabrics[i].value;
                if ((f.role == FabricRole::OutOfBand) != outOfBand) continue;
                const auto count = static_cast<std::size_t>(switchesOf(m_results.fabrics[i].value));
                if (count == 0) continue;
                auto& places = m_plan.switches[i];
                places.resize(count);
                auto order = orderOf(i, count);
                std::stable_sort(order.begin(), order.end(),
                                 [](const Cluster& a, const Cluster& b) { return a.wanted < b.wanted; });
                std::int64_t n = 0;
                const Length box = f.device.height.value_or(Length{0});
                const bool top = topLeaves(m_design, m_results, i).leaves > 0;
                if (top) standTopLeaves(i);
                for (const Cluster& c : order)
                    for (std::size_t k = 0; k < c.count; ++k) {
                        if (top && isLeaf(i, c.first + k)) continue;
                        const auto at = site::boxPlace(packed->runs[i], box, n++);
                        places[c.first + k] =
                            standing(m_plan.others + static_cast<std::int32_t>(at.rack), at.bottom, box);
                        sum[static_cast<std::size_t>(at.rack)] += c.wanted;
                        ++boxes[static_cast<std::size_t>(at.rack)];
                    }
            }
        for (std::size_t i = 0; i < sum.size(); ++i)
            m_wanted.push_back(boxes[i] > 0 ? sum[i] / static_cast<double>(boxes[i]) : kMiddle);
        range(RackUse::Network, packed->racks);
        return true;
    }

    /// Leaves of every copy and plane come first among its switches.
    struct Copies {
        std::int64_t count = 1, switches = 1, leaves = 1;  ///< switches and leaves of one
    };
    Copies copiesOf(std::size_t i) const {
        const FabricResult& r = m_results.fabrics[i].value;
        const auto& sized = m_plan.networks[i];
        if (!sized) return {1, std::max<std::int64_t>(1, switchesOf(r)), r.leaves.value_or(0)};
        const auto& in = sized->in;
        const std::int64_t copies = in.family == fabric::Family::RailOnly ? in.railsPerNode : 1;
        return {in.planes * copies, std::max<std::int64_t>(1, sized->sizing.perPlane.switches() / copies),
                sized->sizing.perPlane.leaves / copies};
    }
    bool isLeaf(std::size_t i, std::size_t ordinal) const {
        const Copies c = copiesOf(i);
        return static_cast<std::int64_t>(ordinal) % c.switches < c.leaves;
    }

    /// Leaves dealt out evenly over the racks that they serve, above the room of the servers.
    void standTopLeaves(std::size_t i) {
        std::vector<std::int32_t> racks;
        for (const RackRange& r : m_plan.ranges) {
            if (r.use != RackUse::Compute) continue;
            const auto& pool = m_design.pools[static_cast<std::size_t>(r.item)];
            if (!connects(m_design.fabrics[i].value, pool) || pool.value.server.racksPerUnit) continue;
            for (std::int32_t n = 0; n < r.count; ++n) racks.push_back(r.first + n);
        }
        const Copies c = copiesOf(i);
        const double all = static_cast<double>(c.leaves * c.count), each = static_cast<double>(racks.size()) / all;
        const Length box = m_design.fabrics[i].value.device.height.value_or(Length{0});
        const Length floor = *m_design.racks.rack.height - m_design.racks.otherHeight;
        m_topUsed.resize(static_cast<std::size_t>(m_plan.others), floor);
        for (std::int64_t leaf = 0; leaf < c.leaves; ++leaf)
            for (std::int64_t copy = 0; copy < c.count; ++copy) {
                const double at = (static_cast<double>(leaf * c.count + copy) + 0.5) * each;
                const std::int32_t rack = racks[std::min(racks.size() - 1, static_cast<std::size_t>(at))];
                Length& used = m_topUsed[static_cast<std::size_t>(rack)];
                m_plan.switches[i][static_cast<std::size_t>(copy * c.switches + leaf)] = standing(rack, used, box);
                used += box;
            }
    }

    std::vector<Cluster> orderOf(std::size_t i, std::size_t count) {
        const auto& sized = m_plan.networks[i];
        const bool access = m_design.fabrics[i].value.role == FabricRole::OutOfBand;
        if (sized && sized->in.family != fabric::Family::Dragonfly && !access) {
            auto order = clusters(sized->in, sized->sizing, endsOf(i));
            const auto all = std::accumulate(order.begin(), order.end(), std::size_t{0},
                                             [](std::size_t n, const Cluster& c) { return n + c.count; });
            if (all == count) return order;
        }
        // Routers of a dragonfly follow the servers plane by plane, access switches what they manage.
        std::vector<Cluster> order;
        const auto planes = static_cast<std::size_t>(plan::planesOf(m_design.fabrics[i].value));
        const std::size_t per = std::max<std::size_t>(1, count / planes);
        for (std::size_t n = 0; n < count; ++n)
            order.push_back({n, 1, (static_cast<double>(n % per) + 0.5) / static_cast<double>(per)});
        return order;
    }

    /// What hangs on a network, in the order in which the sizing counts it.
    std::vector<Ends> endsOf(std::size_t i) {
        const Fabric& f = m_design.fabrics[i].value;
        std::vector<Ends> out;
        for (std::size_t p = 0; p < m_design.pools.size(); ++p) {
            if (!connects(f, m_design.pools[p]) || m_plan.pools[p].empty()) continue;
            const auto own = f.role == FabricRole::Compute
                                 ? (f.rails ? f.rails : m_design.pools[p].value.server.nics).value_or(0)
                                 : f.portsPerNode.value_or(1);
            out.push_back({m_plan.pools[p], own});
        }
        if (f.role == FabricRole::Compute && plan::alikeServers(m_design, f)) {
            for (Ends& e : out) e.ports = 1;
            return out;
        }
        const auto add = [&](const std::vector<Place>& places, std::int64_t ports) {
            if (!places.empty()) out.push_back({places, ports});
        };
        const bool managed = f.role == FabricRole::InBand || f.role == FabricRole::OutOfBand;
        if (plan::uplinkNetwork(m_design) == i)
            for (std::size_t n = 0; n < m_plan.switches.size(); ++n)
                if (m_design.fabrics[n].value.role == FabricRole::OutOfBand) add(m_plan.switches[n], kAccessUplinks);
        const std::size_t servers = out.size();
        for (std::size_t t = 0; t < m_plan.tiers.size(); ++t) {
            if (f.role == FabricRole::Storage) add(m_plan.tiers[t], m_design.tiers[t].value.nics);
            if (managed) add(m_plan.tiers[t], 1);
        }
        if (managed) add(m_plan.management, 1);
        if (f.role == FabricRole::OutOfBand) return accessEnds(i, out);
        if (f.role == FabricRole::Compute) return out;
        if (f.role != FabricRole::Storage || !f.storageOversubscription) return spread(out);
        // Storage nodes with leaves of their own follow all servers.
        const auto side = out.begin() + static_cast<std::ptrdiff_t>(servers);
        auto all = spread({out.begin(), side});
        const auto storage = spread({side, out.end()});
        all.insert(all.end(), storage.begin(), storage.end());
        return all;
    }

    /// The links of a device as far apart as they can be: leaves take the same number of links one after the other, and
    /// those of a device end on different ones. The first links of all devices alike, then their second ones and so on,
    /// are cut into as many parts as the device with the most links has; the first parts of all kinds come first.
    static std::vector<Ends> spread(std::vector<Ends> ends) {
        std::stable_sort(ends.begin(), ends.end(), [](const Ends& a, const Ends& b) { return a.ports > b.ports; });
        const std::int64_t parts = ends.empty() ? 0 : ends.front().ports;
        std::vector<Ends> out;
        for (std::int64_t part = 0; part < parts; ++part)
            for (const Ends& e : ends) {
                const auto devices = static_cast<std::int64_t>(e.devices.size()), links = devices * e.ports;
                std::int64_t at = fabric::ceilDiv(part * links, parts);
                for (const std::int64_t end = fabric::ceilDiv((part + 1) * links, parts); at < end;) {
                    const std::int64_t first = at % devices, n = std::min(devices - first, end - at);
                    out.push_back({e.devices.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(n)), 1});
                    at += n;
                }
            }
        return out;
    }

    /// A walk through the hall without long ways back: up one column of rows, down the next. The place of every rack.
    std::vector<std::int64_t> walk() const {
        const site::FloorSize& size = m_plan.floor.size;
        const std::int64_t lines = std::max<std::int64_t>(1, size.lines);
        std::vector<std::int64_t> out;
        out.reserve(static_cast<std::size_t>(m_plan.racks()));
        for (const auto* list : {&m_plan.floor.racks, &m_plan.floor.network})
            for (const site::RackSpot& spot : *list) {
                const std::int64_t column = spot.row / lines, line = spot.row % lines;
                const std::int64_t step = column * lines + (column % 2 == 0 ? line : lines - 1 - line);
                out.push_back(step * size.perRow + spot.position);
            }
        return out;
    }

    /// Network racks with access switches, at the middle of the ports that these serve: copper reaches 100 m, so they
    /// choose their places before those whose links are fibres.
    std::vector<site::RackChoice> accessRacks() const {
        const std::vector<std::int64_t> place = walk();
        std::vector<std::int32_t> racks(place.size());
        std::iota(racks.begin(), racks.end(), 0);
        std::sort(racks.begin(), racks.end(), [&](std::int32_t x, std::int32_t y) {
            return place[static_cast<std::size_t>(x)] < place[static_cast<std::size_t>(y)];
        });
        std::vector<std::int64_t> served(m_wanted.size());
        std::vector<site::RackChoice> sums(m_wanted.size());
        for (std::size_t i = 0; i < m_plan.switches.size(); ++i) {
            const auto& own = m_plan.switches[i];
            if (m_design.fabrics[i].value.role != FabricRole::OutOfBand || own.empty()) continue;
            const std::vector<std::int64_t> ports = managedPorts(i);
            const std::int64_t room = roomOf(i);
            std::int64_t n = 0;
            for (const std::int32_t rack : racks) {
                const auto& spot = m_plan.spot(rack);
                for (std::int64_t left = ports[static_cast<std::size_t>(rack)]; left > 0;) {
                    const auto at = std::min(own.size() - 1, static_cast<std::size_t>(n / room));
                    const std::int64_t taken = std::min(left, room - n % room);
                    const auto to = static_cast<std::size_t>(own[at].rack - m_plan.others);
                    sums[to].x += spot.x * static_cast<double>(taken);
                    sums[to].y += spot.y * static_cast<double>(taken);
                    served[to] += taken;
                    n += taken;
                    left -= taken;
                }
            }
        }
        std::vector<site::RackChoice> out;
        for (std::size_t rack = 0; rack < sums.size(); ++rack)
            if (served[rack] > 0) {
                const double all = static_cast<double>(served[rack]);
                out.push_back({rack, sums[rack].x / all, sums[rack].y / all});
            }
        return out;
    }
    /// Ports of an access switch for what it manages; the last is for another one.
    std::int64_t roomOf(std::size_t i) const {
        return std::max<std::int64_t>(1, m_design.fabrics[i].value.device.ports.value_or(2) - 1);
    }
    /// Ports that an out-of-band network reaches, by rack.
    std::vector<std::int64_t> managedPorts(std::size_t i) const {
        const Fabric& f = m_design.fabrics[i].value;
        std::vector<std::int64_t> ports(static_cast<std::size_t>(m_plan.racks()), plan::kPdusPerRack);
        const auto each = [&](const std::vector<Place>& places, std::int64_t n) {
            for (const Place& p : places) ports[static_cast<std::size_t>(p.rack)] += n;
        };
        for (std::size_t p = 0; p < m_plan.pools.size(); ++p)
            if (connects(f, m_design.pools[p])) each(m_plan.pools[p], f.portsPerNode.value_or(1));
        for (std::size_t n = 0; n < m_plan.switches.size(); ++n)
            if (m_design.fabrics[n].value.role != FabricRole::OutOfBand) each(m_plan.switches[n], 1);
        for (const auto& places : m_plan.tiers) each(places, 1);
        each(m_plan.management, 1);
        each(m_plan.coolingUnits, 1);
        return ports;
    }

    /// Everything with a management port in the order of the floor. An access switch gives its last port to the one
    /// beside it: they stand in pairs, the last three in a ring where their number is odd.
    std::vector<Ends> accessEnds(std::size_t i, const std::vector<Ends>& servers) {
        m_plan.managementPorts.resize(m_design.fabrics.size());
        struct Port {
            const Place* owner;
            std::int32_t number;
        };
        std::vector<Port> all;
        const auto add = [&](std::span<const Place> places, std::int64_t ports) {
            for (const Place& p : places)
                for (std::int64_t k = 1; k <= ports; ++k) all.push_back({&p, static_cast<std::int32_t>(k)});
        };
        for (const Ends& e : servers) add(e.devices, e.ports);
        for (std::size_t n = 0; n < m_plan.switches.size(); ++n)
            if (m_design.fabrics[n].value.role != FabricRole::OutOfBand) add(m_plan.switches[n], 1);
        add(powerUnits(i), 1);
        add(m_plan.coolingUnits, 1);
        const std::vector<std::int64_t> place = walk();
        std::stable_sort(all.begin(), all.end(), [&](const Port& a, const Port& b) {
            return place[static_cast<std::size_t>(a.owner->rack)] < place[static_cast<std::size_t>(b.owner->rack)];
        });
        ManagementPorts& ports = m_plan.managementPorts[i];
        ports = {};
        const auto plug = [&](const Place* owner, std::int32_t number) {
            ports.at.push_back(*owner);
            ports.owner.push_back(owner);
            ports.number.push_back(number);
        };
        const auto& own = m_plan.switches[i];
        const auto room = static_cast<std::size_t>(roomOf(i));
        std::size_t next = 0;
        for (std::size_t n = 0; own.size() > 1 && n < own.size(); ++n) {
            for (std::size_t k = 0; k < room && next < all.size(); ++k, ++next) plug(all[next].owner, all[next].number);
            const bool odd = own.size() % 2 == 1 && n + 3 >= own.size();
            plug(&own[odd ? (n + 1 < own.size() ? n + 1 : own.size() - 3) : n ^ 1], 1);
        }
        for (; next < all.size(); ++next) plug(all[next].owner, all[next].number);
        return {Ends{ports.at, 1}};
    }

    /// The PDUs of every rack, of compute racks those of the pools connected, in the middle of its height.
    const std::vector<Place>& powerUnits(std::size_t i) {
        m_plan.powerUnits.resize(m_design.fabrics.size());
        auto& units = m_plan.powerUnits[i];
        units.clear();
        for (const RackRange& r : m_plan.ranges) {
            if (r.use == RackUse::Compute &&
                !connects(m_design.fabrics[i].value, m_design.pools[static_cast<std::size_t>(r.item)]))
                continue;
            for (std::int32_t n = r.first; n < r.first + r.count; ++n) {
                Place place = alongRack(n, *m_design.racks.rack.height);
                place.x = m_plan.spot(n).x;
                place.y = m_plan.spot(n).y;
                units.insert(units.end(), static_cast<std::size_t>(plan::kPdusPerRack), place);
            }
        }
        return units;
    }

    /// Places know their rack; now the racks know where they stand.
    void spread() {
        const auto set = [&](std::vector<Place>& places) {
            for (Place& p : places) {
                const auto& spot = m_plan.spot(p.rack);
                p.x = spot.x;
                p.y = spot.y;
            }
        };
        for (auto* lists : {&m_plan.pools, &m_plan.tiers, &m_plan.switches})
            for (auto& places : *lists) set(places);
        set(m_plan.management);
        set(m_plan.coolingUnits);
    }

    const Project& m_project;
    const Design& m_design;
    const Results& m_results;
    SitePlan m_plan;
    std::int32_t m_next = 0;
    std::vector<double> m_wanted;
    std::vector<Length> m_topUsed;  ///< by rack, over the lowest unit
};

}  // namespace

Place SitePlan::boxAt(std::int32_t rack, std::int64_t unit, Length box) {
    return standing(rack, Length{static_cast<double>(unit - 1) * kRackUnit}, box);
}

fabric::Place& SitePlan::place(const PlacedDevice& d) {
    const auto list = static_cast<std::size_t>(d.list), index = static_cast<std::size_t>(d.index);
    switch (d.kind) {
        case DeviceClass::Server:
            return pools[list][index];
        case DeviceClass::Storage:
            return tiers[list][index];
        case DeviceClass::Switch:
            return switches[list][index];
        case DeviceClass::Management:
            break;
    }
    return management[index];
}

TopLeaves topLeaves(const Design& design, const Results& results, std::size_t network) {
    const Fabric& f = design.fabrics[network].value;
    TopLeaves out;
    if (design.racks.networkRacks != NetworkRacks::TopOfRack || f.role != FabricRole::Compute) return out;
    for (std::size_t i = 0; i < design.pools.size(); ++i)
        if (connects(f, design.pools[i]) && !design.pools[i].value.server.racksPerUnit)
            out.racks += results.pools[i].value.racks.value_or(0);
    if (out.racks > 0) out.leaves = results.fabrics[network].value.leaves.value_or(0);
    return out;
}

std::optional<SitePlan> sitePlan(const Project& project, const Design& design, const Results& results) {
    if (results.pools.size() != design.pools.size() || results.fabrics.size() != design.fabrics.size())
        return std::nullopt;
    return Planner(project, design, results).plan();
}

site::FloorRules floorRules(const Racks& r) {
    site::FloorRules out;
    out.perRow = r.racksPerRow;
    out.reserved = r.reservedPerRow;
    out.pitch = r.rack.width.value_or(Length{0});
    out.depth = r.rack.depth.value_or(Length{0});
    out.cold = r.coldAisle;
    out.hot = r.hotAisle;
    out.passage = r.passage;
    out.abreast = r.rowsAbreast;
    // Switches that do not stand at the top of compute racks have rows of their own.
    out.network = r.networkRacks == NetworkRacks::TopOfRack ? site::NetworkPlace::OwnRow
                                                            : static_cast<site::NetworkPlace>(r.networkRacks);
    return out;
}

fabric::CableRules cableRules(const Racks& r) {
    return {r.trayHeight.si, r.cableDressing.si, r.cableSlack.si};
}

std::optional<site::PackedBoxes> packedSwitches(const Design& design, const Results& results) {
    const auto room = sharedRoom(design.racks);
    if (!room) return std::nullopt;
    std::vector<site::BoxRun> runs;
    for (std::size_t i = 0; i < design.fabrics.size(); ++i) {
        const Switch& device = design.fabrics[i].value.device;
        const FabricResult& r = results.fabrics[i].value;
        if (!r.leaves) return std::nullopt;
        const std::int64_t count = switchesOf(r) - topLeaves(design, results, i).leaves;
        const auto& power = device.max ? device.max : device.typical;
        if (count > 0 && (!power || !device.height)) return std::nullopt;
        runs.push_back({count, power.value_or(Power{0}), device.height.value_or(Length{0})});
    }
    return site::packBoxes(runs, *room);
}

std::optional<site::PackedBoxes> packedStorage(const Design& design) {
    const auto room = sharedRoom(design.racks);
    if (!room) return std::nullopt;
    std::vector<site::BoxRun> runs;
    for (const auto& t : design.tiers) runs.push_back({t.value.nodes, t.value.peak, t.value.height});
    return site::packBoxes(runs, *room);
}

std::optional<site::PackedBoxes> packedManagement(const Design& design) {
    const auto room = sharedRoom(design.racks);
    if (!room) return std::nullopt;
    const site::BoxRun run{design.racks.managementServers, design.racks.managementPower, kManagementHeight};
    return site::packBoxes({&run, 1}, *room);
}

std::int64_t racksBesideCompute(const Design& design, const Results& results) {
    std::int64_t racks = 0;
    for (const auto& packed : {packedSwitches(design, results), packedStorage(design), packedManagement(design)})
        if (packed) racks += packed->racks;
    return racks;
}

}  // namespace model
