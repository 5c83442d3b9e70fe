// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reliability/inputs.h"

namespace model {
namespace {

constexpr Field kReliability[] = {
    row<&Reliability::classes>({.key = "classes", .label = TR_NOOP("fields", "Failure classes"), .group = TR_NOOP("groups", "Interruption rates")}),
    row<&Reliability::rateFactor>({.key = "rate_factor", .hard = {0, 1000}, .typical = {0.3, 3}, .label = TR_NOOP("fields", "Factor on all rates"),
        .doc = TR_NOOP("docs", "Scales every interruption rate at once: how good or bad this fleet is."), .group = TR_NOOP("groups", "Interruption rates")}),
    row<&Reliability::afr>({.key = "afr", .unit = "%/y", .hard = {0, 100}, .typical = {1, 3}, .label = TR_NOOP("fields", "Replacement rate (AFR) per card"),
        .doc = TR_NOOP("docs", "Cards swapped and confirmed bad; used for spare parts, never for interruptions. 1.75 % is an MTBF of 500,000 h."),
        .source = TR_NOOP("sources", "field studies of GPU systems, 1-3 % a year"), .grade = Grade::B, .group = TR_NOOP("groups", "Replacement")}),
    row<&Reliability::diagnose>({.key = "diagnose", .unit = "s", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Diagnosis"), .grade = Grade::C, .group = TR_NOOP("groups", "Restart")}),
    row<&Reliability::allocate>({.key = "allocate", .unit = "s", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Isolation and allocation"), .grade = Grade::C, .group = TR_NOOP("groups", "Restart")}),
    row<&Reliability::launch>({.key = "launch", .unit = "s", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Launch and communicator start"), .grade = Grade::C, .group = TR_NOOP("groups", "Restart")}),
    row<&Reliability::warmUp>({.key = "warm_up", .unit = "s", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Warm-up"), .grade = Grade::C, .group = TR_NOOP("groups", "Restart")}),
    row<&Reliability::reroute>({.key = "reroute", .unit = "s", .hard = {0, 3600}, .typical = {0, 60}, .label = TR_NOOP("fields", "Rerouting around a lost path"),
        .doc = TR_NOOP("docs", "Until switches and NICs send on the paths left; the job stands still meanwhile. Used by drills."), .grade = Grade::C, .group = TR_NOOP("groups", "Restart"), .information = true, .more = true}),
    row<&Reliability::monitored>({.key = "monitored", .label = TR_NOOP("fields", "Faults are monitored"),
        .doc = TR_NOOP("docs", "Without monitoring a fault is found by a time-out or a person: minutes instead of seconds."), .grade = Grade::C, .group = TR_NOOP("groups", "Restart")}),
    row<&Reliability::swap>({.key = "swap", .unit = "h", .hard = {0, 1000}, .typical = {0.1, 24}, .label = TR_NOOP("fields", "Swapping in a cold spare"),
        .doc = TR_NOOP("docs", "Hands-on time until a server from the shelf runs; hot spares need none."), .grade = Grade::C, .group = TR_NOOP("groups", "Spares")}),
    row<&Reliability::restartSigma>({.key = "restart_sigma", .hard = {0, 3}, .typical = {0, 2}, .label = TR_NOOP("fields", "Spread of the restart time"),
        .doc = TR_NOOP("docs", "Sigma of a lognormal factor on the restart in the simulation; 0 = fixed."), .grade = Grade::C, .group = TR_NOOP("groups", "Restart"), .more = true}),
    row<&Reliability::slowServers>({.key = "slow_servers", .unit = "%", .hard = {0, 100}, .typical = {0, 2}, .label = TR_NOOP("fields", "Slow servers"),
        .doc = TR_NOOP("docs", "Share of servers that run slow and gate every step, beyond what the planned utilisation already contains."), .grade = Grade::C, .group = TR_NOOP("groups", "Losses")}),
    row<&Reliability::slowdown>({.key = "slowdown", .unit = "%", .hard = {0, 1000}, .typical = {0, 30}, .label = TR_NOOP("fields", "Slowdown while one is in the job"),
        .doc = TR_NOOP("docs", "Step time added when at least one slow server takes part, before it is found and replaced."), .grade = Grade::C, .group = TR_NOOP("groups", "Losses")}),
    row<&Reliability::planned>({.key = "planned", .unit = "%", .hard = {0, 90}, .typical = {0, 5}, .label = TR_NOOP("fields", "Planned stops"),
        .doc = TR_NOOP("docs", "Share of wall time for maintenance windows and evaluations."), .grade = Grade::C, .group = TR_NOOP("groups", "Losses")}),
    row<&Reliability::replications>({.key = "replications", .hard = {1, 10000000}, .typical = {512, 100000}, .label = TR_NOOP("fields", "Replications"), .group = TR_NOOP("groups", "Simulation"), .information = true}),
    row<&Reliability::seed>({.key = "seed", .hard = {0, 9e18}, .label = TR_NOOP("fields", "Random seed"), .group = TR_NOOP("groups", "Simulation"), .information = true}),
};
static_assert(keysAreGood(kReliability) && memberCount<Reliability>() == std::size(kReliability) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<Reliability>() { return kReliability; }

}  // namespace model
