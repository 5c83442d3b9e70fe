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
    row<&Reliability::launch>({.key = "launch", .unit = "s", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Launch"), .grade = Grade::C, .group = TR_NOOP("groups", "Restart")}),
    row<&Reliability::communicator>({.key = "communicator", .label = TR_NOOP("fields", "Start of the communicators"),
        .doc = TR_NOOP("docs", "Added to the launch: a start over one shared service grows with the cards, one of every card with every other with their square."), .grade = Grade::C, .group = TR_NOOP("groups", "Restart")}),
    row<&Reliability::warmUp>({.key = "warm_up", .unit = "s", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Warm-up"), .grade = Grade::C, .group = TR_NOOP("groups", "Restart")}),
    row<&Reliability::reroute>({.key = "reroute", .unit = "s", .hard = {0, 3600}, .typical = {0, 60}, .label = TR_NOOP("fields", "Rerouting around a lost path"),
        .doc = TR_NOOP("docs", "Until switches and NICs send on the paths left, or a flapping link is back; the job stands still meanwhile."), .grade = Grade::C, .group = TR_NOOP("groups", "Restart"), .more = true}),
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
    row<&Reliability::plannedEvery>({.key = "planned_every", .unit = "d", .hard = {0.01, 3650}, .typical = {7, 90}, .label = TR_NOOP("fields", "From one planned stop to the next"),
        .doc = TR_NOOP("docs", "The job is stopped for the share above once in this time; the state is saved before."), .grade = Grade::C, .group = TR_NOOP("groups", "Losses"), .more = true}),
    row<&Reliability::ageShape>({.key = "age_shape", .hard = {0.3, 5}, .typical = {0.5, 3}, .label = TR_NOOP("fields", "Ageing (Weibull shape)"),
        .doc = TR_NOOP("docs", "Of the parts that hardware faults strike: below 1 new parts fail more often, above 1 old ones do, 1 is a constant rate. The mean life stays that of the rate."),
        .source = TR_NOOP("sources", "field logs: shapes below 1 early in life, wear-out on Titan"), .grade = Grade::C, .group = TR_NOOP("groups", "Interruption rates"), .more = true}),
    row<&Reliability::fleetAge>({.key = "fleet_age", .unit = "d", .hard = {0, 7300}, .typical = {0, 1825}, .label = TR_NOOP("fields", "Age of the parts at the start"),
        .doc = TR_NOOP("docs", "Counts where parts age. A failure does not make a part young; only a replaced one is new."), .grade = Grade::C, .group = TR_NOOP("groups", "Interruption rates"), .more = true}),
    row<&Reliability::silences>({.key = "silences", .unit = "/h", .hard = {0, 3600}, .typical = {0, 10}, .label = TR_NOOP("fields", "Short silences of the job"),
        .doc = TR_NOOP("docs", "Times per hour that some server does not answer and comes back by itself. 0 = not counted."), .grade = Grade::C, .group = TR_NOOP("groups", "Detection"), .more = true}),
    row<&Reliability::silenceMean>({.key = "silence_mean", .unit = "s", .hard = {0.01, 3600}, .typical = {1, 120}, .label = TR_NOOP("fields", "A short silence lasts"), .grade = Grade::C, .group = TR_NOOP("groups", "Detection"), .more = true}),
    row<&Reliability::declareAfter>({.key = "declare_after", .unit = "s", .hard = {0, 86400}, .typical = {10, 1800}, .label = TR_NOOP("fields", "Watched before declared failed"),
        .doc = TR_NOOP("docs", "A server that falls silent without an error is isolated and watched this long before the job restarts without it. Shorter restarts for nothing, longer waits for the dead. Blank = the time that costs least."), .grade = Grade::C, .group = TR_NOOP("groups", "Detection"), .more = true}),
    row<&Reliability::replications>({.key = "replications", .hard = {1, 10000000}, .typical = {512, 100000}, .label = TR_NOOP("fields", "Replications at most"), .group = TR_NOOP("groups", "Simulation"), .information = true}),
    row<&Reliability::precision>({.key = "precision", .unit = "%", .hard = {0, 100}, .typical = {0.02, 1}, .label = TR_NOOP("fields", "Enough when P90 is known within"),
        .doc = TR_NOOP("docs", "Half width of the 95 % interval of the P90; the simulation stops there, after 512 replications at the earliest. 0 = always all replications."), .group = TR_NOOP("groups", "Simulation"), .information = true}),
    row<&Reliability::seed>({.key = "seed", .hard = {0, 9e18}, .label = TR_NOOP("fields", "Random seed"), .group = TR_NOOP("groups", "Simulation"), .information = true}),
};
static_assert(keysAreGood(kReliability) && memberCount<Reliability>() == std::size(kReliability) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<Reliability>() { return kReliability; }

}  // namespace model
