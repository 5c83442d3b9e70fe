// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inputs of reliability: how often things fail, how the job recovers, how the simulation runs.

#include "model/catalog/entries.h"

namespace model {

/// How the ranks of a run find each other after a launch.
enum class CommunicatorStart { InLaunch, Tuned, Naive };
template <>
struct Choices<CommunicatorStart> {
    static constexpr Choice rows[] = {{0, "in_launch", TR_NOOP("choices", "Contained in the launch")},
                                      {1, "tuned", TR_NOOP("choices", "Tuned, 3 ms per card")},
                                      {2, "naive", TR_NOOP("choices", "Every card with every other, 0.2 ms per pair")}};
};

struct Reliability {
    List<ComponentClass> classes;
    Ratio rateFactor{1};
    Rate afr{1.75 / (100 * 8760 * 3600.0)};
    Duration diagnose{120}, allocate{60}, launch{40}, warmUp{30}, reroute{1};
    CommunicatorStart communicator = CommunicatorStart::InLaunch;
    bool monitored = true;
    Duration swap{2.5 * 3600};
    Ratio restartSigma{0};
    Ratio slowServers{0}, slowdown{0.10};
    Ratio planned{0.01};
    Duration plannedEvery{28 * 86400.0};
    Ratio ageShape{1};  ///< Weibull; 1 = constant rates
    Duration fleetAge{0};
    Rate silences{0};  ///< transient ones, of the whole job
    Duration silenceMean{20};
    std::optional<Duration> declareAfter;  ///< blank = what costs least
    std::int64_t replications = 4000;
    Ratio precision{0.001};
    std::int64_t seed = 20261129;
    Meta meta;
    bool operator==(const Reliability&) const = default;
};

template <>
Table fieldsOf<Reliability>();

}  // namespace model
