// SPDX-License-Identifier: GPL-3.0-or-later
// Sums over failure classes; see the header for what is counted and what is not.
#include "model/reliability/rates.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/reliability/closed_forms.h"

namespace model {
namespace {

using Member = std::int64_t ComponentCounts::*;
struct Row {
    PerUnit unit;
    std::string_view word;
    Member count;
};

constexpr std::array<Row, 16> kUnits{{
    {PerUnit::Accelerator, "accelerator", &ComponentCounts::accelerators},
    {PerUnit::Server, "server", &ComponentCounts::servers},
    {PerUnit::Socket, "socket", &ComponentCounts::sockets},
    {PerUnit::Nic, "nic", &ComponentCounts::nics},
    {PerUnit::OpticalLink, "optical_link", &ComponentCounts::opticalLinks},
    {PerUnit::CopperLink, "copper_link", &ComponentCounts::copperLinks},
    {PerUnit::LeafSwitch, "leaf_switch", &ComponentCounts::leafSwitches},
    {PerUnit::SpineSwitch, "spine_switch", &ComponentCounts::spineSwitches},
    {PerUnit::CoreSwitch, "core_switch", &ComponentCounts::coreSwitches},
    {PerUnit::OpticalCircuitSwitch, "optical_circuit_switch", &ComponentCounts::opticalCircuitSwitches},
    {PerUnit::ScaleUpCable, "scale_up_cable", &ComponentCounts::scaleUpCables},
    {PerUnit::RackPower, "rack_power", &ComponentCounts::rackPowerUnits},
    {PerUnit::RowPower, "row_power", &ComponentCounts::rowPowerUnits},
    {PerUnit::CoolantUnit, "coolant_unit", &ComponentCounts::coolantUnits},
    {PerUnit::StorageNode, "storage_node", &ComponentCounts::storageNodes},
    {PerUnit::StorageSystem, "storage_system", &ComponentCounts::storageSystems},
}};

}  // namespace

std::string_view wordOf(PerUnit unit) {
    const auto row = std::find_if(kUnits.begin(), kUnits.end(), [&](const Row& r) { return r.unit == unit; });
    return row == kUnits.end() ? std::string_view{} : row->word;
}

std::optional<PerUnit> perUnitOf(std::string_view word) {
    const auto row = std::find_if(kUnits.begin(), kUnits.end(), [&](const Row& r) { return r.word == word; });
    if (row == kUnits.end()) return std::nullopt;
    return row->unit;
}

std::int64_t countOf(const ComponentCounts& counts, PerUnit unit) {
    const auto row = std::find_if(kUnits.begin(), kUnits.end(), [&](const Row& r) { return r.unit == unit; });
    return row == kUnits.end() ? 0 : std::max<std::int64_t>(0, counts.*(row->count));
}

Rate classRate(const RateClass& item, const ComponentCounts& counts, RateLevel level) {
    if (item.isFraction) return {};
    std::int64_t count = countOf(counts, item.per);
    if (item.countLimit > 0) count = std::min(count, item.countLimit);
    const Rate each = level == RateLevel::Low ? item.low : level == RateLevel::High ? item.high : item.rate;
    const double scale = item.memoryReference.si > 0 ? (counts.memoryPerAccelerator / item.memoryReference).si : 1;
    return each * (static_cast<double>(count) * scale);
}

bool interrupts(const RateClass& item) {
    return !item.isFraction && (item.stopsJob || item.silent);
}

Rate interruptionRate(const std::vector<RateClass>& classes, const ComponentCounts& counts, RateLevel level) {
    Rate sum;
    for (const RateClass& item : classes)
        if (interrupts(item)) sum += classRate(item, counts, level);
    return sum;
}

Rate replacementRate(std::int64_t accelerators, Rate afr) {
    return rateFromAfr(static_cast<double>(std::max<std::int64_t>(0, accelerators)), afr);
}

HardwareWork hardwareWork(const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    HardwareWork work;
    Rate resets;
    for (const RateClass& item : classes) {
        if (!interrupts(item)) continue;
        const Rate events = classRate(item, counts);
        work.interruptions += events;
        work.actions += events * item.needsHardware;
        resets += events * item.reset;
        work.handsOn += (events * item.handsOn).si * item.handsOnShare;
    }
    if (work.interruptions.si > 0) {
        work.hardwareShare = (work.actions / work.interruptions).si;
        work.resetShare = (resets / work.interruptions).si;
    }
    return work;
}

ReplacementFunnel replacementFunnel(const std::vector<RateClass>& classes, const ComponentCounts& counts,
                                    double confirmedShare) {
    ReplacementFunnel funnel;
    for (const RateClass& item : classes) {
        if (item.per != PerUnit::Accelerator || !interrupts(item)) continue;
        const Rate events = classRate(item, counts);
        funnel.interruptions += events;
        funnel.drained += events * item.needsHardware;
    }
    funnel.confirmed = funnel.drained * std::clamp(confirmedShare, 0.0, 1.0);
    return funnel;
}

}  // namespace model
