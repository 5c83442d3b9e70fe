// SPDX-License-Identifier: GPL-3.0-or-later
// The top of the results: groups in the order of the chain, then the lists with a result per item.
#include "model/plan/results.h"

namespace model {
namespace {

constexpr Field kResults[] = {
    row<&Results::demand>({.key = "demand", .label = TR_NOOP("fields", "Demand")}),
    row<&Results::compute>({.key = "compute", .label = TR_NOOP("fields", "Compute")}),
    row<&Results::training>({.key = "training", .label = TR_NOOP("fields", "Training")}),
    row<&Results::fabric>({.key = "fabric", .label = TR_NOOP("fields", "Networks")}),
    row<&Results::racks>({.key = "racks", .label = TR_NOOP("fields", "Racks")}),
    row<&Results::power>({.key = "power", .label = TR_NOOP("fields", "Power")}),
    row<&Results::cooling>({.key = "cooling", .label = TR_NOOP("fields", "Cooling")}),
    row<&Results::storage>({.key = "storage", .label = TR_NOOP("fields", "Storage")}),
    row<&Results::reliability>({.key = "reliability", .label = TR_NOOP("fields", "Reliability")}),
    row<&Results::cost>({.key = "cost", .label = TR_NOOP("fields", "Cost")}),
    row<&Results::workloads>({.key = "workloads", .label = TR_NOOP("fields", "Workloads")}),
    row<&Results::pools>({.key = "pools", .label = TR_NOOP("fields", "Pools")}),
    row<&Results::fabrics>({.key = "fabrics", .label = TR_NOOP("fields", "Networks")}),
};
static_assert(keysAreGood(kResults) && memberCount<Results>() == std::size(kResults) + 5, "a member has no row");

}  // namespace

template <> Table fieldsOf<Results>() { return kResults; }

}  // namespace model
