// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Lengths of the cables of a sized network from where its devices stand. Same rack: |dz| + 2 x dressing; else
// rise(a) + rise(z) + |dx| + |dy| with rise = |tray - z|; times slack, next stock length up. Links are counted by pairs
// of racks, not one by one: 500,000 links of a three-tier fabric take well below a millisecond. The pairs follow the
// same rules as model/fabric/wiring, port by port.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/fabric/media.h"
#include "model/fabric/sizing.h"

namespace model::fabric {

/// Where the ports of a device are: its rack, and metres from the corner of the room and from the floor.
struct Place {
    double x = 0, y = 0, z = 0;
    std::int32_t rack = 0;
    std::int32_t unit = 0;  ///< lowest rack unit of the device, from 1; 0: it takes none
};

struct CableRules {
    double tray = 2.7;      ///< m over the floor; below 0: under it
    double dressing = 0.3;  ///< m per end, in the same rack
    double slack = 1.1;     ///< factor on the way, at least 1
};

/// The way of a cable in metres, without slack.
double cableWay(const Place& a, const Place& z, const CableRules& rules);

/// Devices alike in the order in which the sizing counts its nodes; each counts as `ports` of them.
struct Ends {
    std::span<const Place> devices;
    std::int64_t ports = 1;
};

enum class Run { Server, Manager, LeafSpine, SpineCore, Direct };

/// Links of one run by stock length; the last count is of those that the longest cable does not reach.
struct RunLengths {
    Run run = Run::Server;
    std::array<std::int64_t, kStockLengths.size() + 1> links{};
    double longest = 0;  ///< way with slack, m
    std::int64_t total() const;
};

/// Where everything stands. `switches` in the order of wire(): planes, in them the copies of a rail-only network, in
/// these leaves, spines, cores.
struct Standing {
    std::vector<Ends> ends;
    std::span<const Place> switches;
    Place manager;
};

/// Place of node `n` of a sizing; nothing beyond the ends.
std::optional<Place> nodePlace(const std::vector<Ends>& ends, std::int64_t n);

/// Runs with at least one link. Nothing for an infeasible sizing, or if the places are fewer than its devices.
std::optional<std::vector<RunLengths>> cableLengths(const SizingInputs& in, const Sizing& sizing,
                                                    const Standing& standing, const CableRules& rules);

/// What the links of a run are made of.
struct MediumChoice {
    ByteRate lane{};
    bool modules = false;            ///< both ends have modules; else the cable brings its ends
    bool copperFirst = false;        ///< copper instead wherever it reaches
    std::optional<CableKind> named;  ///< by the modules; blank: the first that is long enough
    std::optional<Length> reach;     ///< of the modules; blank: of the medium at this lane rate
    std::int64_t together = 1;       ///< links that leave a plug side by side for the same plug
    std::int64_t lowLegs = 1;        ///< ways that the links of a plug go, at the end towards the servers
    std::int64_t highLegs = 1;       ///< the same at the other end

    /// No cable splits at both of its ends: straight ones then run between splitters that stand beside them.
    bool splitsTwice() const { return lowLegs > 1 && highLegs > 1; }
    std::int64_t perCable() const { return together * (splitsTwice() ? 1 : std::max(lowLegs, highLegs)); }
};

/// Alike cables: one run, medium and stock length.
struct CableCount {
    Run run = Run::Server;
    std::optional<CableKind> kind;  ///< blank: nothing without modules is that long
    std::optional<double> stock;    ///< m; blank: longer than any cable on sale
    std::int64_t links = 0, cables = 0;
    std::int64_t fanOut = 1;        ///< legs of a splitter: the cable itself, or those at both of its ends; else 1
    bool betweenSplitters = false;  ///< both ends at splitters that are not part of the cable
    bool tooLong = false;           ///< longer than its modules reach

    /// Legs of the cable itself.
    std::int64_t legs() const { return betweenSplitters ? 1 : fanOut; }
    bool operator==(const CableCount&) const = default;
};
/// Kind, stock length and number of cables. Links with fixed ends have no splitters beside them.
std::vector<CableCount> cablesOf(const RunLengths& run, const MediumChoice& choice);

}  // namespace model::fabric
