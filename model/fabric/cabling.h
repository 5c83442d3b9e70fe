// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Lengths of the cables of a sized network from where its devices stand. Same rack: |dz| + 2 x dressing; else
// rise(a) + rise(z) + |dx| + |dy| with rise = |tray - z|; times slack, next stock length up. Links are counted by pairs
// of racks, not one by one: 500,000 links of a three-tier fabric take well below a millisecond. The pairs follow the
// same rules as model/fabric/wiring, port by port.

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
    std::int64_t perCable = 1;       ///< links of one cable: between the same two switches, or of a splitter
    std::int64_t perPort = 1;        ///< links of one port without switches, each a cable of its own from a splitter
};

/// Alike cables: one run, medium and stock length.
struct CableCount {
    Run run = Run::Server;
    std::optional<CableKind> kind;  ///< blank: nothing without modules is that long
    std::optional<double> stock;    ///< m; blank: longer than any cable on sale
    std::int64_t links = 0, cables = 0;
    std::int64_t fanOut = 1;  ///< ends of a splitter: one end at a switch port that is broken out, or both
                              ///< ends of a direct link at ports that other links share; else 1
    bool tooLong = false;     ///< longer than its modules reach
    bool operator==(const CableCount&) const = default;
};
/// Kind, stock length and number of cables; a run of the manager takes 1:2 splitters.
std::vector<CableCount> cablesOf(const RunLengths& run, const MediumChoice& choice);

}  // namespace model::fabric
