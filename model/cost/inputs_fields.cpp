// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/inputs.h"

namespace model {
namespace {

constexpr Field kCost[] = {
    row<&CostPlan::hardwareFactor>({.key = "hardware_factor", .hard = {0.01, 100}, .typical = {0.85, 1.25}, .label = TR_NOOP("fields", "Factor on hardware prices"), .grade = Grade::C, .group = TR_NOOP("groups", "Investment")}),
    row<&CostPlan::facilityPerWatt>({.key = "facility_per_watt", .hard = {0, 1e4}, .label = TR_NOOP("fields", "Power and cooling plant per watt of IT peak"),
        .doc = TR_NOOP("docs", "10-12 USD/W seen for facilities, up to double for AI halls; blank leaves the plant out and marks the total."), .source = TR_NOOP("sources", "industry reports 2024-25, 10-12 M USD per MW"), .grade = Grade::B, .group = TR_NOOP("groups", "Investment")}),
    row<&CostPlan::managementServer>({.key = "management_server", .hard = {0, 1e8}, .label = TR_NOOP("fields", "Management server price"), .grade = Grade::C, .group = TR_NOOP("groups", "Investment")}),
    row<&CostPlan::software>({.key = "software", .unit = "%", .hard = {0, 500}, .typical = {0, 20}, .label = TR_NOOP("fields", "Software over hardware"), .grade = Grade::C, .group = TR_NOOP("groups", "Investment"), .more = true}),
    row<&CostPlan::services>({.key = "services", .unit = "%", .hard = {0, 500}, .typical = {0, 10}, .label = TR_NOOP("fields", "Design and commissioning over hardware"), .grade = Grade::C, .group = TR_NOOP("groups", "Investment"), .more = true}),
    row<&CostPlan::contingency>({.key = "contingency", .unit = "%", .hard = {0, 500}, .typical = {5, 10}, .label = TR_NOOP("fields", "Contingency"), .grade = Grade::C, .group = TR_NOOP("groups", "Investment")}),
    row<&CostPlan::maintenance>({.key = "maintenance", .unit = "%/y", .hard = {0, 100}, .typical = {2, 6}, .label = TR_NOOP("fields", "Maintenance per year"), .grade = Grade::C, .group = TR_NOOP("groups", "Running cost")}),
    row<&CostPlan::energyPrice>({.key = "energy_price", .hard = {0, 100}, .label = TR_NOOP("fields", "Energy price per kWh"), .grade = Grade::C, .group = TR_NOOP("groups", "Running cost")}),
    row<&CostPlan::load>({.key = "load", .unit = "%", .hard = {0, 100}, .typical = {50, 100}, .label = TR_NOOP("fields", "Share of the year under load"), .grade = Grade::C, .group = TR_NOOP("groups", "Running cost")}),
    row<&CostPlan::availability>({.key = "availability", .unit = "%", .hard = {1, 100}, .typical = {90, 98}, .label = TR_NOOP("fields", "Availability"), .grade = Grade::C, .group = TR_NOOP("groups", "Running cost")}),
    row<&CostPlan::utilisation>({.key = "utilisation", .unit = "%", .hard = {1, 100}, .typical = {40, 90}, .label = TR_NOOP("fields", "Card-hours sold or used"), .grade = Grade::C, .group = TR_NOOP("groups", "Running cost")}),
    row<&CostPlan::serverLife>({.key = "server_life", .unit = "y", .hard = {0.5, 50}, .typical = {3, 6}, .label = TR_NOOP("fields", "Life of servers and network"), .grade = Grade::B, .group = TR_NOOP("groups", "Running cost"), .more = true}),
    row<&CostPlan::facilityLife>({.key = "facility_life", .unit = "y", .hard = {0.5, 100}, .typical = {15, 20}, .label = TR_NOOP("fields", "Life of the plant"), .grade = Grade::C, .group = TR_NOOP("groups", "Running cost"), .more = true}),
    row<&CostPlan::staff>({.key = "staff", .hard = {0, 1e12}, .label = TR_NOOP("fields", "Staff per year"), .grade = Grade::C, .group = TR_NOOP("groups", "Running cost")}),
};
static_assert(keysAreGood(kCost) && memberCount<CostPlan>() == std::size(kCost) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<CostPlan>() { return kCost; }

}  // namespace model
