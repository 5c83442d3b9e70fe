// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Counts of a switched fabric (plain, rail-optimised or rail-only fat tree with two or three tiers, any number of
// planes) and, through the same door, of the direct families (torus, full mesh, 2D full mesh, dragonfly).
// Rules: port split, leaves = rails * ceil(nodes, leaf_down), the divisor rule for spines, pods and core groups with a
// partial last pod, whole scalable units, one node given up for the fabric manager. Fat tree: Al-Fares, SIGCOMM 2008;
// leaf rule: NVIDIA DGX SuperPOD RA-11333-001 V11; divisor rule and partial pod: inferred from its tables (grade B).

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/quantity.h"

namespace model::fabric {

enum class Family { LeafSpine, RailOptimised, RailOnly, Torus, FullMesh, FullMesh2D, Dragonfly };

/// True for the networks whose links run between the endpoints themselves.
constexpr bool withoutSwitches(Family f) {
    return f == Family::Torus || f == Family::FullMesh || f == Family::FullMesh2D;
}
/// True for tiers of switches.
constexpr bool isTree(Family f) {
    return f == Family::LeafSpine || f == Family::RailOptimised || f == Family::RailOnly;
}
/// True where a leaf belongs to one NIC of every node.
constexpr bool hasRails(Family f) {
    return f == Family::RailOptimised || f == Family::RailOnly;
}

/// What one fabric has to carry. Counts outside their range give an infeasible result with the reason, never a guess.
struct SizingInputs {
    Family family = Family::RailOptimised;
    std::int64_t nodes = 0;                       ///< nodes to connect, 1 .. 1e12
    std::int64_t railsPerNode = 8;                ///< NIC ports per node and plane, 1 .. 256
    bool dualTor = false;                         ///< every two ports of a node are one NIC's and go to two leaves
    std::int64_t planes = 1;                      ///< separate copies of the fabric, 1 .. 64
    std::int64_t switchPorts = 64;                ///< ports of a switch at the link speed of one plane, 2 .. 65,536;
                                                  ///< without switches: links that a port of a node splits into
    std::optional<std::int64_t> coreSwitchPorts;  ///< ports of a core switch; blank = as switchPorts
    double oversubscription = 1;                  ///< requested at the leaf, down : up, > 0
    double spineOversubscription = 1;             ///< requested above the pod (three tiers only), > 0
    std::int64_t trunkWidth = 1;                ///< trees: endpoint links that one link between switches is as fast as
    std::int64_t wholePorts = 1;                ///< of a leaf that are broken out, or stay whole, together
    bool trunkFixed = false;                    ///< links between switches keep their rate when planes are added
    bool evenLeaves = false;                    ///< LeafSpine: as many endpoints on each leaf, not one after the other
    std::int64_t sideNodes = 0;                 ///< LeafSpine: the last of `nodes`, on leaves of their own
    double sideOversubscription = 1;            ///< at these leaves, which have as many uplinks as the others, > 0
    std::int64_t suNodes = 0;                   ///< nodes of a scalable unit that is always built whole; 0 = none
    bool ufm = false;                           ///< a fabric manager takes leaf ports of one node
    std::int64_t ufmLinks = 4;                  ///< links of the fabric manager per plane
    std::int64_t minTiers = 2;                  ///< 2 or 3; 3 pins three tiers
    std::int64_t maxTiers = 3;                  ///< 2 or 3; 2 pins two tiers
    bool singleSwitch = false;                  ///< no spine where everything fits one switch, whole units or not
    std::int64_t portLanes = 0;                 ///< that the planes and both ports of a NIC share; 0 = any number
    std::optional<std::int64_t> mostPorts;      ///< of a switch broken out; blank = any number
    ByteRate linkRate{50e9};                    ///< one link of one plane, one way
    std::int64_t linksPerCage = 1;              ///< links of one socket; cables at cage level = links / this
    std::array<std::int64_t, 3> dims{0, 0, 0};  ///< torus (3) and 2D mesh (2) sides; 0 = chosen from the count
    bool operator==(const SizingInputs&) const = default;
};

enum class Reason {
    None,
    BadNodes,
    BadRails,
    BadPlanes,
    BadRadix,
    BadRatio,  ///< ratio not positive, or no port left for down or up links
    BadSu,
    BadTiers,
    BadRate,
    BadCage,
    BadUfm,
    BadDims,        ///< sides of the torus or mesh negative, or their product below the number of endpoints
    AboveTwoTiers,  ///< asked and limit in nodes; three tiers were ruled out by the caller
    AboveThreeTiers,
    AboveDragonfly,
    AboveMesh,     ///< more neighbours than a port of a node splits into
    BadWidth,      ///< more than the ports of a switch, or below 1
    BadSide,       ///< not a part of the nodes, or of a network other than a plain tree
    BadSideRatio,  ///< no port left for down links of the side
};

/// What would make an infeasible request fit. 0 = this step alone does not help.
struct NextStep {
    std::int64_t tiers = 0;   ///< 3 when three tiers would do; 4 when even three do not
    std::int64_t radix = 0;   ///< smallest even switch radix that fits with the same tiers and ratios
    std::int64_t planes = 0;  ///< smallest number of planes (NIC and switch ports split further) that fits
    double leafRatio = 0;     ///< smallest ratio at the leaf that fits
    double spineRatio = 0;    ///< smallest ratio above the pod that fits (three tiers)
    bool operator==(const NextStep&) const = default;
};

enum class Tier { Leaf, Spine, Core };

/// Switches of one plane that are wired alike; every other count is a sum over these groups.
struct SwitchGroup {
    Tier tier = Tier::Leaf;
    std::int64_t count = 0;
    std::int64_t radix = 0;
    std::int64_t down = 0;     ///< wired links of one switch towards the endpoints
    std::int64_t up = 0;       ///< wired links of one switch away from them
    std::int64_t upWidth = 1;  ///< ports that a link up takes
    bool side = false;         ///< a leaf of the nodes that have leaves of their own
    bool operator==(const SwitchGroup&) const = default;

    std::int64_t used() const { return down + up * upWidth; }
    /// Bandwidth down over bandwidth up; 0 without links up.
    double ratio() const { return up > 0 ? static_cast<double>(down) / static_cast<double>(up * upWidth) : 0; }
};

/// Counts of one plane or of all planes.
struct Counts {
    std::int64_t endpoints = 0;                      ///< NIC ports of nodes
    std::int64_t pods = 0;                           ///< of three tiers; the groups of a dragonfly; else 0
    std::int64_t leaves = 0, spines = 0, cores = 0;  ///< a dragonfly router counts as leaf
    std::int64_t nodeLinks = 0;                      ///< node to leaf, without the fabric manager
    std::int64_t ufmLinks = 0;
    std::int64_t leafSpineLinks = 0, spineCoreLinks = 0;
    std::int64_t directLinks = 0;  ///< endpoint to endpoint, or router to router (dragonfly)
    std::int64_t unusedLeafPorts = 0, unusedSpinePorts = 0, unusedCorePorts = 0;
    bool operator==(const Counts&) const = default;

    std::int64_t switches() const { return leaves + spines + cores; }
    std::int64_t links() const { return nodeLinks + ufmLinks + leafSpineLinks + spineCoreLinks + directLinks; }
};

struct Sizing {
    bool feasible = false;
    Reason why = Reason::None;
    std::int64_t asked = 0, limit = 0;  ///< arguments of the reason
    NextStep next;

    std::int64_t tiers = 0;  ///< 1 (single switch), 2, 3; 0 without switches
    std::int64_t units = 0;  ///< scalable units built; 0 when none are asked for
    std::int64_t leafDown = 0, leafUp = 0, spineDown = 0, spineUp = 0;  ///< the port split of a full switch
    std::int64_t sideDown = 0, sideLeaves = 0;  ///< of the nodes that have leaves of their own; else 0
    std::int64_t linksPerPair = 0;              ///< leaf-spine, the same for every pair (of the full pods)
    std::int64_t partialLinksPerPair = 0;       ///< in the last pod where it is not full; else 0
    std::int64_t coreLinksPerPair = 0;          ///< spine-core, for every pair of a core group
    std::int64_t partialPodLeaves = 0;          ///< leaves of the last pod where it is not full; else 0
    std::int64_t partialPodSpines = 0;          ///< core groups beyond this have no link into that pod
    std::int64_t coresPerGroup = 0;             ///< g; core groups = cores / g
    std::int64_t diameter = 0;                  ///< direct families: hops between the farthest pair
    std::int64_t degree = 0;                    ///< without switches: links of a place with all its neighbours
    std::array<std::int64_t, 3> dims{0, 0, 0};
    std::vector<SwitchGroup> groups;  ///< of one plane
    Counts perPlane, total;
    std::int64_t nodeCables = 0, leafSpineCables = 0, spineCoreCables = 0;  ///< all planes, links / linksPerCage

    double requested = 1;               ///< product of the requested ratios of the tiers that exist
    double realisedLeaf = 1;            ///< wired down / wired up of the worst leaf
    double realisedSide = 1;            ///< the same of the leaves of `sideNodes`; else 1
    double realisedSpine = 1;           ///< the same for spines of a three-tier fabric, else 1
    double realisedWorstPath = 1;       ///< product over the tiers climbed, as wired
    double whenFull = 1;                ///< the same with every down port in use
    double whenFullSide = 1;            ///< of a leaf of `sideNodes`; else 1
    ByteRate bisection{};               ///< one way, all planes
    std::int64_t maxNodes = 0;          ///< with these switches, ratios and tiers; 0 = no limit (torus)
    std::int64_t maxNodesTwoTiers = 0;  ///< the same with two tiers
    std::int64_t maxEndpoints = 0;      ///< maxNodes in NIC ports, all planes; of a full mesh every port
    std::int64_t growthNodes = 0;       ///< nodes that can be added without a new switch
    bool operator==(const Sizing&) const = default;
};

/// Sizes one fabric. Never throws; infeasible or nonsensical requests come back with `why`, its arguments and `next`.
Sizing sizeFabric(const SizingInputs& in);

/// The direct families of sizeFabric (no leaf-spine structure); inputs are already checked.
Sizing sizeDirect(const SizingInputs& in);

/// Ports of one plane that a full mesh of one or two sides joins at most, with `switchPorts` links of a port; 0 for
/// other families.
std::int64_t mostMeshPorts(const SizingInputs& in);

/// ceil(a / b) of non-negative a and positive b.
constexpr std::int64_t ceilDiv(std::int64_t a, std::int64_t b) {
    return a / b + (a % b != 0 ? 1 : 0);
}

/// Ports of a spine or core for links as wide as those between switches.
constexpr std::int64_t trunkPorts(const SizingInputs& in) {
    return in.switchPorts / in.trunkWidth;
}
/// Rate of one link between switches, one way.
constexpr ByteRate trunkRate(const SizingInputs& in) {
    return in.linkRate * static_cast<double>(in.trunkWidth);
}

/// Ports that the fullest leaf with uplinks is broken out into.
std::int64_t leafPortsOut(const SizingInputs& in);

/// Smallest divisor of n (>= 1) that is at least `least`; blank when least > n or n < 1.
std::optional<std::int64_t> smallestDivisorFrom(std::int64_t n, std::int64_t least);

inline constexpr std::int64_t kMostPorts = 65536;  ///< of a switch that is sized

struct PortSplit {
    std::int64_t down = 0, up = 0;
};
/// down = floor(k r / (r + 1)), up = k - down for radix k and requested ratio r; {0, 0} for k < 1 or r not positive.
PortSplit splitPorts(std::int64_t radix, double ratio);

struct SpinePlan {
    std::int64_t need = 0;  ///< ceil(leaves leaf_up, radix): a lower bound, not the answer
    std::optional<std::int64_t> spines, linksPerPair, portsUsed;  ///< blank: two tiers are not possible
};
/// The divisor rule: spines = smallest divisor of leaf_up that is >= need, so that every leaf lands the same number of
/// links on every spine. Needs leaves <= radix.
SpinePlan divisorRule(std::int64_t leaves, std::int64_t leafUp, std::int64_t spineRadix);

}  // namespace model::fabric
