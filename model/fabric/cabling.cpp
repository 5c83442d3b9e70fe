// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/cabling.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/fabric/shape.h"

namespace model::fabric {
namespace {

/// Ports of one rack that take part in a bundle of links.
struct Point {
    double z = 0, rise = 0;
    std::int64_t count = 0;
};
struct Group {
    Place place;  ///< z unused
    std::size_t first = 0, last = 0;
    double low = 0, high = 0;  ///< rises
    std::int64_t count = 0;
};
constexpr double kRounding = 1e-9;  // m

/// Racks with their ports; kept between bundles so that memory is asked for once.
struct Side {
    std::vector<Group> groups;
    std::vector<Point> points;

    /// Puts the ports of every rack in the order of their rises; they mostly stand in the opposite one.
    void finish() {
        const auto lower = [](const Point& p, const Point& q) { return p.rise < q.rise; };
        for (const Group& g : groups) {
            const auto first = points.begin() + static_cast<std::ptrdiff_t>(g.first);
            const auto last = points.begin() + static_cast<std::ptrdiff_t>(g.last);
            if (std::is_sorted(first, last, lower)) continue;
            std::reverse(first, last);
            if (!std::is_sorted(first, last, lower)) std::sort(first, last, lower);
        }
    }
    void clear() {
        groups.clear();
        points.clear();
    }
    void add(const Place& p, std::int64_t count, double tray) {
        const double rise = std::abs(tray - p.z);
        if (groups.empty() || groups.back().place.rack != p.rack)
            groups.push_back({p, points.size(), points.size(), rise, rise, 0});
        Group& g = groups.back();
        if (g.last > g.first && points.back().z == p.z) {
            points.back().count += count;
        } else {
            points.push_back({p.z, rise, count});
            g.last = points.size();
        }
        g.low = std::min(g.low, rise);
        g.high = std::max(g.high, rise);
        g.count += count;
    }
};

class Tally {
public:
    Tally(Run run, const CableRules& rules) : m_rules(rules) { m_out.run = run; }

    void one(const Place& a, const Place& z, std::int64_t links) { book(cableWay(a, z, m_rules), links); }

    /// Every port of one side to every port of the other.
    void bundle(Side& a, Side& z, std::int64_t perPair) {
        a.finish();
        z.finish();
        for (const Group& ga : a.groups)
            for (const Group& gz : z.groups) pair(a, ga, z, gz, perPair);
    }
    const RunLengths& out() const { return m_out; }

private:
    void book(double way, std::int64_t links) {
        const double length = way * m_rules.slack;
        m_out.longest = std::max(m_out.longest, length);
        m_out.links[stockIndex(length)] += links;
    }
    void pair(const Side& a, const Group& ga, const Side& z, const Group& gz, std::int64_t perPair) {
        if (ga.place.rack == gz.place.rack) {
            for (std::size_t i = ga.first; i < ga.last; ++i)
                for (std::size_t j = gz.first; j < gz.last; ++j)
                    book(std::abs(a.points[i].z - z.points[j].z) + 2 * m_rules.dressing,
                         a.points[i].count * z.points[j].count * perPair);
            return;
        }
        const double away = std::abs(ga.place.x - gz.place.x) + std::abs(ga.place.y - gz.place.y);
        // Most pairs of racks lie within one stock length whatever the heights.
        const double nearest = (away + ga.low + gz.low) * m_rules.slack;
        const double farthest = (away + ga.high + gz.high) * m_rules.slack;
        m_out.longest = std::max(m_out.longest, farthest);
        std::size_t at = stockIndex(farthest);
        std::int64_t above = 0, all = ga.count * gz.count * perPair;
        // Down the stock lengths that the heights spread over, mostly one or two.
        for (; at > 0 && nearest - kRounding <= kStockLengths[at - 1]; --at) {
            const std::int64_t within =
                pairsWithin(a, ga, z, gz, (kStockLengths[at - 1] + kRounding) / m_rules.slack - away) * perPair;
            m_out.links[at] += all - above - within;
            above = all - within;
        }
        m_out.links[at] += all - above;
    }

    /// Pairs of ports whose rises together are at most `most`; both sides rise.
    static std::int64_t pairsWithin(const Side& a, const Group& ga, const Side& z, const Group& gz, double most) {
        std::int64_t sum = 0, left = gz.count;
        std::size_t j = gz.last;
        for (std::size_t i = ga.first; i < ga.last; ++i) {
            for (; j > gz.first && a.points[i].rise + z.points[j - 1].rise > most; --j) left -= z.points[j - 1].count;
            sum += a.points[i].count * left;
        }
        return sum;
    }

    const CableRules& m_rules;
    RunLengths m_out;
};

/// Walks through the nodes in their order.
class Nodes {
public:
    explicit Nodes(const std::vector<Ends>& ends) : m_ends(ends) {}
    std::int64_t count() const {
        std::int64_t n = 0;
        for (const Ends& e : m_ends) n += static_cast<std::int64_t>(e.devices.size()) * e.ports;
        return n;
    }
    /// Rising `n` is fast; beyond the last node the last device answers.
    const Place& at(std::int64_t n) {
        if (n < m_first) m_part = 0, m_first = 0;
        while (m_part + 1 < m_ends.size() && n >= m_first + size(m_part)) m_first += size(m_part++);
        const Ends& e = m_ends[m_part];
        return e.devices[static_cast<std::size_t>((n - m_first) / e.ports)];
    }

private:
    std::int64_t size(std::size_t part) const {
        return static_cast<std::int64_t>(m_ends[part].devices.size()) * m_ends[part].ports;
    }
    const std::vector<Ends>& m_ends;
    std::size_t m_part = 0;
    std::int64_t m_first = 0;
};

struct Sum {
    Tally server, manager, leafSpine, spineCore, direct;
    explicit Sum(const CableRules& r)
        : server(Run::Server, r),
          manager(Run::Manager, r),
          leafSpine(Run::LeafSpine, r),
          spineCore(Run::SpineCore, r),
          direct(Run::Direct, r) {}
};

/// The networks with tiers: one plane, or one rail of it, at a time.
class Clos {
public:
    Clos(const SizingInputs& in, const Sizing& z, const Standing& s, const CableRules& rules, Sum& sum)
        : m_z(z), m_s(s), m_rules(rules), m_filling(fillingOf(in, z)), m_nodes(s.ends), m_sum(sum) {
        m_leaves = m_filling.leaves() * m_shape.rails;
    }

    /// Switches of one copy, all tiers; they stand from `first` on.
    std::size_t copy(std::size_t first) {
        m_first = first;
        servers();
        manager();
        if (m_z.tiers == 2) {
            const std::int64_t spines = m_z.leafUp / m_z.linksPerPair;
            side(m_low, m_first, m_leaves);
            side(m_high, m_first + static_cast<std::size_t>(m_leaves), spines);
            m_sum.leafSpine.bundle(m_low, m_high, m_z.linksPerPair);
            return first + static_cast<std::size_t>(m_leaves + spines);
        }
        return m_z.tiers == 3 ? pods() : first + static_cast<std::size_t>(m_leaves);
    }

private:
    void side(Side& s, std::size_t first, std::int64_t count) {
        s.clear();
        for (std::size_t i = first; i < first + static_cast<std::size_t>(count); ++i)
            s.add(m_s.switches[i], 1, m_rules.tray);
    }

    /// The slots of a block go to its leaves, one link into each rail.
    void servers() {
        const std::int64_t per = m_shape.slotsPerNode;
        for (std::int64_t block = 0; block < m_filling.leaves(); ++block) {
            const std::int64_t slot = m_filling.before(block), end = m_filling.before(block + 1);
            if (slot == end) continue;
            m_low.clear();
            for (std::int64_t node = slot / per; node * per < end; ++node)
                m_low.add(m_nodes.at(node), std::min(end, (node + 1) * per) - std::max(slot, node * per), m_rules.tray);
            side(m_high, m_first + static_cast<std::size_t>(block * m_shape.rails), m_shape.rails);
            m_sum.server.bundle(m_low, m_high, 1);
        }
    }
    void manager() {
        for (std::int64_t i = 0; i < m_shape.ufmLinks; ++i) {
            const std::int64_t leaf = m_filling.managerAt(i / m_shape.rails).leaf * m_shape.rails + i % m_shape.rails;
            m_sum.manager.one(m_s.manager, m_s.switches[m_first + static_cast<std::size_t>(leaf)], 1);
        }
    }
    std::size_t pods() {
        const std::int64_t full = m_leaves / m_z.spineDown, rest = m_leaves % m_z.spineDown, u = m_z.leafUp;
        std::size_t next = m_first + static_cast<std::size_t>(m_leaves);
        std::vector<std::pair<std::size_t, std::int64_t>> spinesOf;
        for (std::int64_t pod = 0; pod < full + (rest > 0 ? 1 : 0); ++pod) {
            const std::int64_t spines = pod == full ? m_z.partialPodSpines : u;
            side(m_low, m_first + static_cast<std::size_t>(pod * m_z.spineDown), pod == full ? rest : m_z.spineDown);
            side(m_high, next, spines);
            m_sum.leafSpine.bundle(m_low, m_high, u / spines);
            spinesOf.emplace_back(next, spines);
            next += static_cast<std::size_t>(spines);
        }
        for (std::int64_t group = 0; group < (full > 0 ? u : m_z.partialPodSpines); ++group) {
            m_low.clear();
            for (const auto& [first, spines] : spinesOf)
                if (group < spines) m_low.add(m_s.switches[first + static_cast<std::size_t>(group)], 1, m_rules.tray);
            side(m_high, next, m_z.coresPerGroup);
            m_sum.spineCore.bundle(m_low, m_high, m_z.coreLinksPerPair);
            next += static_cast<std::size_t>(m_z.coresPerGroup);
        }
        return next;
    }

    const Sizing& m_z;
    const Standing& m_s;
    const CableRules& m_rules;
    Filling m_filling;
    const Shape& m_shape = m_filling.shape;
    Nodes m_nodes;
    Sum& m_sum;
    Side m_low, m_high;
    std::size_t m_first = 0;
    std::int64_t m_leaves = 0;
};

/// Position i of a torus or mesh is port i of the servers; places that no port takes have no links.
void positions(const SizingInputs& in, const Sizing& z, const Standing& s, Sum& sum) {
    const auto [a, b, c] = z.dims;
    const std::int64_t places = z.perPlane.endpoints;
    Nodes nodes(s.ends);
    std::vector<Place> at;
    at.reserve(static_cast<std::size_t>(places));
    for (std::int64_t i = 0; i < places; ++i) at.push_back(nodes.at(i / in.railsPerNode));
    const std::int64_t sides[] = {a, b, c}, strides[] = {1, a, a * b};
    const auto join = [&](std::int64_t i, std::int64_t j) {
        if (j < places) sum.direct.one(at[static_cast<std::size_t>(i)], at[static_cast<std::size_t>(j)], in.planes);
    };
    for (std::int64_t i = 0; i < places; ++i)
        for (int axis = 0; axis < 3; ++axis) {
            const std::int64_t side = sides[axis], stride = strides[axis], here = i / stride % side;
            if (in.family == Family::Torus) {
                if (side > 2 || (side == 2 && here == 0)) join(i, i + ((here + 1) % side - here) * stride);
            } else {
                for (std::int64_t other = here + 1; other < side; ++other) join(i, i + (other - here) * stride);
            }
        }
}

void dragonfly(const SizingInputs& in, const Sizing& z, const Standing& s, Sum& sum) {
    const std::int64_t p = z.leafDown, a = 2 * p, groups = z.perPlane.leaves / a;
    Nodes nodes(s.ends);
    std::vector<std::int64_t> used(static_cast<std::size_t>(groups));
    for (std::int64_t plane = 0; plane < in.planes; ++plane) {
        const auto router = [&](std::int64_t n) -> const Place& {
            return s.switches[static_cast<std::size_t>(plane * z.perPlane.leaves + n)];
        };
        for (std::int64_t e = 0; e < z.perPlane.endpoints; ++e)
            sum.server.one(nodes.at(e / in.railsPerNode), router(hostPort(in, p, e).router), 1);
        for (std::int64_t g = 0; g < groups; ++g)
            for (std::int64_t i = 0; i < a; ++i)
                for (std::int64_t j = i + 1; j < a; ++j) sum.direct.one(router(g * a + i), router(g * a + j), 1);
        std::fill(used.begin(), used.end(), 0);
        const auto global = [&](std::int64_t g) { return g * a + used[static_cast<std::size_t>(g)]++ % a; };
        for (std::int64_t g = 0; g < groups; ++g)
            for (std::int64_t o = g + 1; o < groups; ++o)
                for (std::int64_t k = 0; k < z.linksPerPair; ++k) {
                    const std::int64_t near = global(g);
                    sum.direct.one(router(near), router(global(o)), 1);
                }
    }
}

}  // namespace

double cableWay(const Place& a, const Place& z, const CableRules& r) {
    if (a.rack == z.rack) return std::abs(a.z - z.z) + 2 * r.dressing;
    return std::abs(r.tray - a.z) + std::abs(r.tray - z.z) + std::abs(a.x - z.x) + std::abs(a.y - z.y);
}

std::vector<CableCount> cablesOf(const RunLengths& run, const MediumChoice& choice) {
    std::vector<CableCount> out;
    for (std::size_t i = 0; i < run.links.size(); ++i) {
        if (run.links[i] == 0) continue;
        CableCount c;
        c.run = run.run;
        c.links = run.links[i];
        const bool onSale = i < kStockLengths.size();
        if (onSale) c.stock = kStockLengths[i];
        const Length length{onSale ? kStockLengths[i] : run.longest};
        const auto copper =
            choice.copperFirst || !choice.modules ? mediumFor(length, choice.lane, false) : std::nullopt;
        const bool fixed = !choice.modules || (copper && *copper != CableKind::ActiveOptical);
        c.kind = fixed ? copper : choice.named ? choice.named : mediumFor(length, choice.lane, true);
        if (!fixed && c.kind) {
            const auto reach = choice.reach ? choice.reach : reachOf(*c.kind, choice.lane);
            c.tooLong = reach && length.si > reach->si * (1 + 1e-9);
            // The length stays; another medium takes it.
            if (c.tooLong) c.kind = mediumFor(length, choice.lane, true);
        }
        c.betweenSplitters = choice.splitsTwice() && !fixed;
        c.fanOut = choice.splitsTwice() && fixed ? 1 : std::max(choice.lowLegs, choice.highLegs);
        out.push_back(c);
    }
    // The links of a cable may differ in length, and it is as long as the longest: counted from there, as many in all
    // as the links fill.
    const std::int64_t perCable = std::max<std::int64_t>(1, choice.perCable());
    std::int64_t before[2] = {0, 0};  // links without modules, and with
    for (auto c = out.rbegin(); c != out.rend(); ++c) {
        std::int64_t& links = before[c->kind && endsInModules(*c->kind) ? 1 : 0];
        c->cables = ceilDiv(links + c->links, perCable) - ceilDiv(links, perCable);
        links += c->links;
    }
    return out;
}

std::int64_t RunLengths::total() const {
    return std::accumulate(links.begin(), links.end(), std::int64_t{0});
}

std::optional<Place> nodePlace(const std::vector<Ends>& ends, std::int64_t n) {
    Nodes nodes(ends);
    if (n < 0 || n >= nodes.count()) return std::nullopt;
    return nodes.at(n);
}

std::optional<std::vector<RunLengths>> cableLengths(const SizingInputs& in, const Sizing& z, const Standing& s,
                                                    const CableRules& rules) {
    if (!z.feasible || Nodes(s.ends).count() < in.nodes || in.nodes < 1) return std::nullopt;
    Sum sum(rules);
    if (withoutSwitches(in.family)) {
        positions(in, z, s, sum);
    } else {
        if (static_cast<std::int64_t>(s.switches.size()) < z.total.switches()) return std::nullopt;
        if (in.family == Family::Dragonfly) {
            dragonfly(in, z, s, sum);
        } else {
            Clos clos(in, z, s, rules, sum);
            std::size_t next = 0;
            for (std::int64_t i = 0; i < in.planes * shapeOf(in).copies; ++i) next = clos.copy(next);
        }
    }
    std::vector<RunLengths> out;
    for (const Tally* t : {&sum.server, &sum.manager, &sum.leafSpine, &sum.spineCore, &sum.direct})
        if (t->out().total() > 0) out.push_back(t->out());
    return out;
}

}  // namespace model::fabric
