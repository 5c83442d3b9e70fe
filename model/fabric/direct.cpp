// SPDX-License-Identifier: GPL-3.0-or-later
// Sizing of the families without a leaf-spine structure: torus, full meshes, dragonfly. A shape may have more places
// than endpoints. Of a torus or mesh nothing stands on those, so no link ends there; the routers of a dragonfly are
// built.
#include <algorithm>
#include <cmath>
#include <limits>

#include "model/fabric/families.h"
#include "model/fabric/sizing.h"

namespace model::fabric {
namespace {

constexpr std::int64_t kMostGlobal = 1024;  // global links of a dragonfly router; 4e12 hosts are enough

Sizing& refuse(Sizing& out, Reason why, std::int64_t asked, std::int64_t limit) {
    out.why = why;
    out.asked = asked;
    out.limit = limit;
    return out;
}

/// Sides of a near-cubic torus with at least n places: fewest spare places first, then the shortest longest side.
std::array<std::int64_t, 3> cubicSides(std::int64_t n) {
    const auto root = static_cast<std::int64_t>(std::llround(std::cbrt(static_cast<double>(n))));
    std::array<std::int64_t, 3> best{1, 1, n};
    double bestWaste = std::numeric_limits<double>::infinity();
    for (std::int64_t a = std::max<std::int64_t>(1, root / 2); a <= root + 1;
         a += std::max<std::int64_t>(1, root / 16)) {
        const auto side = static_cast<std::int64_t>(std::llround(std::sqrt(static_cast<double>(n / a))));
        for (std::int64_t b = std::max(a, side - 4); b <= side + 4; ++b) {
            const std::int64_t c = ceilDiv(n, a * b);
            if (c < b) continue;
            const double waste = static_cast<double>(a) * static_cast<double>(b) * static_cast<double>(c);
            if (waste < bestWaste || (waste == bestWaste && c < best[2])) {
                best = {a, b, c};
                bestWaste = waste;
            }
        }
    }
    return best;
}

std::array<std::int64_t, 3> squareSides(std::int64_t n) {
    const auto root = static_cast<std::int64_t>(std::ceil(std::sqrt(static_cast<double>(n))));
    std::array<std::int64_t, 3> best{root, ceilDiv(n, root), 1};
    for (std::int64_t a = root; a >= std::max<std::int64_t>(1, root / 2); --a)
        if (n % a == 0) return {a, n / a, 1};
    return best;
}

/// Sides as given, those left at 0 chosen; blank when the sides do not hold the endpoints.
std::optional<std::array<std::int64_t, 3>> sides(const SizingInputs& in, std::int64_t n) {
    const bool mesh = in.family == Family::FullMesh2D;
    std::array<std::int64_t, 3> d = in.dims;
    if (mesh) d[2] = 1;
    // Two links per side: a port of four lanes stands in a torus of two sides.
    const std::int64_t taken = std::count_if(d.begin(), d.end(), [](std::int64_t side) { return side > 1; });
    const std::int64_t choice = mesh ? 2 : std::max<std::int64_t>(1, in.switchPorts / 2 - taken);
    if (choice > 2 && d == std::array<std::int64_t, 3>{0, 0, 0}) return cubicSides(n);
    const auto tooMany = [](std::int64_t places, std::int64_t side) {
        return side < 1 || places > std::numeric_limits<std::int64_t>::max() / 1024 / side;
    };
    std::int64_t given = 1;
    for (const std::int64_t side : d) {
        if (side == 0) continue;
        if (tooMany(given, side)) return std::nullopt;
        given *= side;
    }
    const std::int64_t open = std::count(d.begin(), d.end(), 0), rest = ceilDiv(n, given);
    const auto chosen = std::min(open, choice) > 1 ? squareSides(rest) : std::array<std::int64_t, 3>{rest, 1, 1};
    std::int64_t places = 1;
    for (std::size_t i = 0, next = 0; i < d.size(); ++i) {
        if (d[i] == 0) d[i] = chosen[next++];
        if (tooMany(places, d[i])) return std::nullopt;
        places *= d[i];
    }
    if (places < n) return std::nullopt;
    return d;
}

/// Product of the given sides for a message; negative sides count as none, huge products saturate.
std::int64_t placesOf(std::int64_t a, std::int64_t b, std::int64_t c) {
    double places = 1;
    for (const std::int64_t side : {a, b, c}) places *= static_cast<double>(std::max<std::int64_t>(0, side));
    return static_cast<std::int64_t>(std::min(places, 9e18));
}

/// Links whose two ends are both among the first n places, of which those beyond stay free. Along a side of length d a
/// place at 1 .. d - 1 has a link to the one before; a ring of three or more closes where its last place is taken.
std::int64_t linksAmong(std::int64_t n, Family family, const std::array<std::int64_t, 3>& dims) {
    std::int64_t links = 0, stride = 1;
    for (const std::int64_t side : dims) {
        const std::int64_t line = stride * side, whole = n / line * stride, rest = n % line;
        const std::int64_t layers = rest / stride, open = rest % stride;  // of the last lines, which are not whole
        if (family == Family::Torus) {
            links += n - whole - std::min(rest, stride);
            if (side > 2) links += whole + std::max<std::int64_t>(0, rest - (side - 1) * stride);
        } else {
            links += whole * (side * (side - 1) / 2) + stride * (layers * (layers - 1) / 2) + open * layers;
        }
        stride = line;
    }
    return links;
}

void fill(Sizing& out, const SizingInputs& in, const DirectNetwork& network, std::int64_t endpoints) {
    out.feasible = true;
    Counts& c = out.perPlane;
    c.endpoints = endpoints;
    c.directLinks = network.links;
    out.diameter = network.diameter;
    out.degree = network.degree;
    out.total = c;
    out.total.endpoints *= in.planes;
    out.total.directLinks *= in.planes;
    out.maxNodes = network.endpoints / in.railsPerNode;
    out.maxEndpoints = network.endpoints * in.planes;  // a place is a port: 7 x 7 x 21 are 1,029, of 128 whole servers
    out.growthNodes = out.maxNodes - in.nodes;
    out.bisection = static_cast<double>(network.bisectionLinks) * static_cast<double>(in.planes) * in.linkRate;
}

Sizing sizeMesh(const SizingInputs& in, std::int64_t endpoints) {
    Sizing out;
    out.dims = in.family == Family::FullMesh ? std::array<std::int64_t, 3>{endpoints, 1, 1} : out.dims;
    if (in.family == Family::FullMesh2D) {
        // The squarest mesh has the least degree; asking this first keeps the search for sides short.
        const auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(endpoints)));
        if (2 * (root - 1) > in.switchPorts) return refuse(out, Reason::AboveMesh, 2 * (root - 1), in.switchPorts);
        const auto d = sides(in, endpoints);
        if (!d) return refuse(out, Reason::BadDims, endpoints, placesOf(in.dims[0], in.dims[1], 1));
        out.dims = *d;
    }
    auto network = in.family == Family::FullMesh ? fullMesh(endpoints) : fullMesh2D(out.dims[0], out.dims[1]);
    if (!network) return refuse(out, Reason::AboveMesh, endpoints - 1, in.switchPorts);
    if (network->degree > in.switchPorts) return refuse(out, Reason::AboveMesh, network->degree, in.switchPorts);
    network->links = linksAmong(endpoints, in.family, out.dims);
    fill(out, in, *network, endpoints);
    return out;
}

Sizing sizeTorus(const SizingInputs& in, std::int64_t endpoints) {
    Sizing out;
    const auto d = sides(in, endpoints);
    auto network = d ? torus(*d) : std::nullopt;
    if (!network) return refuse(out, Reason::BadDims, endpoints, placesOf(in.dims[0], in.dims[1], in.dims[2]));
    if (network->degree > in.switchPorts) return refuse(out, Reason::AboveMesh, network->degree, in.switchPorts);
    out.dims = *d;
    network->links = linksAmong(endpoints, in.family, out.dims);
    fill(out, in, *network, endpoints);
    // 2N/longest of the ports there are: rings that lack a place are cut once only.
    out.bisection = out.bisection * (static_cast<double>(endpoints) / static_cast<double>(network->endpoints));
    return out;
}

/// Routers wired alike: hosts fill one router after the other, and the global links of a group are dealt out in router
/// order, so that the first ones may have one more.
void addRouters(Sizing& out, const Dragonfly& d, const SizingInputs& in, std::int64_t endpoints) {
    const std::int64_t global = d.linksPerGroupPair * (d.groups - 1), each = global / d.a, extra = global % d.a;
    const std::int64_t together = in.dualTor ? 2 : 1, hosts = endpoints / together;  // routers filled at a time
    const std::int64_t full = hosts / d.p * together, rest = hosts % d.p, part = rest > 0 ? together : 0;
    const auto withExtra = [&](std::int64_t routers) { return routers / d.a * extra + std::min(routers % d.a, extra); };
    const auto add = [&](std::int64_t from, std::int64_t to, std::int64_t down) {
        const std::int64_t more = withExtra(to) - withExtra(from), up = d.a - 1 + each;
        if (more > 0) out.groups.push_back({Tier::Leaf, more, in.switchPorts, down, up + 1});
        if (to - from > more) out.groups.push_back({Tier::Leaf, to - from - more, in.switchPorts, down, up});
    };
    add(0, full, d.p);
    add(full, full + part, rest);
    add(full + part, d.switches, 0);
}

Sizing sizeDragonfly(const SizingInputs& in, std::int64_t endpoints) {
    Sizing out;
    const std::int64_t h = (in.switchPorts + 1) / 4;
    const auto whole = balancedDragonfly(h);
    if (!whole) return refuse(out, Reason::BadRadix, in.switchPorts, 3);
    if (h > kMostGlobal) return refuse(out, Reason::BadRadix, in.switchPorts, 4 * kMostGlobal + 2);
    out.maxNodes = whole->hosts / in.railsPerNode;
    const std::int64_t groups = ceilDiv(endpoints, whole->a * whole->p);
    if (groups > whole->groups) {
        std::int64_t more = h + 1;  // hosts grow with h^4: a short search
        while (more < kMostGlobal && balancedDragonfly(more)->hosts < endpoints) ++more;
        if (more <= kMostGlobal && balancedDragonfly(more)->hosts >= endpoints) out.next.radix = 4 * more - 1;
        return refuse(out, Reason::AboveDragonfly, in.nodes, out.maxNodes);
    }
    const Dragonfly d = *balancedDragonfly(h, groups);
    DirectNetwork network{d.hosts, d.localLinks + d.globalLinks, 0, d.bisectionLinks, d.diameter};
    fill(out, in, network, endpoints);
    out.tiers = 1;
    out.leafDown = d.p;
    out.leafUp = d.a - 1 + d.h;
    out.perPlane.pods = out.total.pods = d.groups;
    out.total.pods *= in.planes;
    addRouters(out, d, in, endpoints);
    out.linksPerPair = d.linksPerGroupPair;
    Counts& c = out.perPlane;
    c.leaves = d.switches;
    c.nodeLinks = endpoints;
    c.unusedLeafPorts = d.switches * in.switchPorts - endpoints - 2 * c.directLinks;
    out.total.leaves = c.leaves * in.planes;
    out.total.nodeLinks = c.nodeLinks * in.planes;
    out.total.unusedLeafPorts = c.unusedLeafPorts * in.planes;
    out.nodeCables = ceilDiv(out.total.nodeLinks, in.linksPerCage);
    const double half = static_cast<double>(endpoints / 2) * static_cast<double>(in.planes);
    out.bisection = std::min(out.bisection, half * in.linkRate);
    out.maxNodes = whole->hosts / in.railsPerNode;
    out.maxEndpoints = whole->hosts * in.planes;
    return out;
}

}  // namespace

Sizing sizeDirect(const SizingInputs& in) {
    const std::int64_t endpoints = in.nodes * in.railsPerNode;
    if (in.family == Family::Torus) return sizeTorus(in, endpoints);
    if (in.family == Family::Dragonfly) return sizeDragonfly(in, endpoints);
    return sizeMesh(in, endpoints);
}

}  // namespace model::fabric
