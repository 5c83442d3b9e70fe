// SPDX-License-Identifier: GPL-3.0-or-later
// Sizing of the families without a leaf-spine structure: torus, full meshes, dragonfly. A shape may have more places
// than endpoints. Of a torus or mesh nothing stands on those, so no link ends there; the routers of a dragonfly are
// built.
#include <algorithm>
#include <cmath>
#include <limits>

#include "model/fabric/families.h"
#include "model/fabric/lattice.h"
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

/// Smallest whole number whose `power` is at least n.
std::int64_t rootUp(std::int64_t n, int power) {
    const auto atLeast = [&](std::int64_t r) { return (power == 2 ? r * r : r * r * r) >= n; };
    auto r = static_cast<std::int64_t>(std::pow(static_cast<double>(n), 1.0 / power));
    while (!atLeast(r)) ++r;
    while (r > 1 && atLeast(r - 1)) --r;
    return r;
}

/// Sides a <= b <= c <= 2a of a torus with at least n places: the fewest, then the shortest longest side, then the most
/// even. Up to 256^3 places every shape is tried; beyond, some thousand spread over them, the cube among them.
std::array<std::int64_t, 3> cubicSides(std::int64_t n) {
    const std::int64_t root = rootUp(n, 3), step = std::max<std::int64_t>(1, root / 256);
    std::array<std::int64_t, 3> best{root, root, root};
    std::int64_t least = root * root * root;
    for (std::int64_t a = root; a > 0 && 4 * a * a * a >= n; a -= step)
        for (std::int64_t b = std::max(a, ceilDiv(n, 2 * a * a)); b <= 2 * a; b += step) {
            const std::int64_t c = std::max(b, ceilDiv(n, a * b)), places = a * b * c;
            if (c <= 2 * a && (places < least || (places == least && c < best[2]))) {
                best = {a, b, c};
                least = places;
            }
            if (c == b) break;
        }
    return best;
}

/// The same of two sides, which may be `together` long at most; where no shape is, the one with the shortest sides. Up
/// to 4096^2 places every shape is tried.
std::array<std::int64_t, 3> squareSides(std::int64_t n, std::int64_t together) {
    const std::int64_t root = rootUp(n, 2), step = std::max<std::int64_t>(1, root / 4096);
    std::array<std::int64_t, 3> best{ceilDiv(n, root), root, 1};
    std::int64_t least = best[0] * root;
    for (std::int64_t a = root; a > 0 && 2 * a * a >= n; a -= step) {
        const std::int64_t b = std::max(a, ceilDiv(n, a));
        if (b > 2 * a || a + b > together) continue;
        if (a * b < least || (a * b == least && b < best[1])) {
            best = {a, b, 1};
            least = a * b;
        }
    }
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
    // A port of a 2D mesh has links to all others along both sides.
    const std::int64_t together = mesh ? in.switchPorts + 2 : std::numeric_limits<std::int64_t>::max();
    const auto chosen =
        std::min(open, choice) > 1 ? squareSides(rest, together) : std::array<std::int64_t, 3>{rest, 1, 1};
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
    // A place is a port: 7 x 10 x 15 are 1,050, of 131 whole servers.
    out.growthNodes = network.endpoints / in.railsPerNode - in.nodes;
    out.bisection = static_cast<double>(network.bisectionLinks) * static_cast<double>(in.planes) * in.linkRate;
}

/// The links and ways that are left where some places are free.
void takePlaces(DirectNetwork& network, const Lattice& lattice) {
    network.links = lattice.links();
    network.bisectionLinks = lattice.bisectionLinks();
    network.diameter = lattice.diameter();
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
    takePlaces(*network, {false, out.dims, endpoints});
    fill(out, in, *network, endpoints);
    out.maxNodes = mostMeshPorts(in) / in.railsPerNode;
    out.maxEndpoints = mostMeshPorts(in) * in.planes;
    return out;
}

Sizing sizeTorus(const SizingInputs& in, std::int64_t endpoints) {
    Sizing out;
    const auto d = sides(in, endpoints);
    auto network = d ? torus(*d) : std::nullopt;
    if (!network) return refuse(out, Reason::BadDims, endpoints, placesOf(in.dims[0], in.dims[1], in.dims[2]));
    if (network->degree > in.switchPorts) return refuse(out, Reason::AboveMesh, network->degree, in.switchPorts);
    out.dims = *d;
    takePlaces(*network, {true, out.dims, endpoints});
    fill(out, in, *network, endpoints);
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

/// The balanced dragonfly of at most h global links a router that holds the endpoints with the fewest parts: whole
/// groups of smaller ones may leave fewer places empty. A router counts as its ports; of equals the one with the larger
/// groups. Needs one that holds them.
Dragonfly smallestDragonfly(std::int64_t h, std::int64_t endpoints, std::int64_t ports) {
    Dragonfly best;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (; h > 0; --h) {
        const auto d = balancedDragonfly(h, ceilDiv(endpoints, 2 * h * h));
        if (!d) break;
        const std::int64_t parts = d->switches * ports + d->localLinks + d->globalLinks;
        if (parts < least) best = *d, least = parts;
    }
    return best;
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
    const Dragonfly d = smallestDragonfly(h, endpoints, in.switchPorts);
    DirectNetwork network{d.hosts, d.localLinks + d.globalLinks, 0, d.bisectionLinks, d.diameter};
    fill(out, in, network, endpoints);
    out.tiers = 1;
    out.leafDown = d.p;
    out.leafUp = d.a - 1 + ceilDiv(d.linksPerGroupPair * (d.groups - 1), d.a);
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

std::int64_t mostMeshPorts(const SizingInputs& in) {
    if (in.family == Family::FullMesh) return in.switchPorts + 1;
    const std::int64_t half = (in.switchPorts + 2) / 2;
    return in.family == Family::FullMesh2D ? half * (in.switchPorts + 2 - half) : 0;
}

Sizing sizeDirect(const SizingInputs& in) {
    const std::int64_t endpoints = in.nodes * in.railsPerNode;
    if (in.family == Family::Torus) return sizeTorus(in, endpoints);
    if (in.family == Family::Dragonfly) return sizeDragonfly(in, endpoints);
    return sizeMesh(in, endpoints);
}

}  // namespace model::fabric
