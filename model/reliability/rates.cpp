// SPDX-License-Identifier: GPL-3.0-or-later
// Sums over failure classes; see the header for what is counted and what is not.
#include "model/reliability/rates.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/core/translate.h"
#include "model/reliability/closed_forms.h"

namespace model {
namespace {

using Member = std::int64_t ComponentCounts::*;
struct Row {
    PerUnit unit;
    std::string_view word, label;
    Member count;
};

constexpr std::array<Row, 16> kUnits{{
    {PerUnit::Accelerator, "accelerator", TR_NOOP("components", "accelerator"), &ComponentCounts::accelerators},
    {PerUnit::Server, "server", TR_NOOP("components", "server"), &ComponentCounts::servers},
    {PerUnit::Socket, "socket", TR_NOOP("components", "CPU socket"), &ComponentCounts::sockets},
    {PerUnit::Nic, "nic", TR_NOOP("components", "NIC"), &ComponentCounts::nics},
    {PerUnit::OpticalLink, "optical_link", TR_NOOP("components", "optical link"), &ComponentCounts::opticalLinks},
    {PerUnit::CopperLink, "copper_link", TR_NOOP("components", "copper link"), &ComponentCounts::copperLinks},
    {PerUnit::LeafSwitch, "leaf_switch", TR_NOOP("components", "leaf switch"), &ComponentCounts::leafSwitches},
    {PerUnit::SpineSwitch, "spine_switch", TR_NOOP("components", "spine switch"), &ComponentCounts::spineSwitches},
    {PerUnit::CoreSwitch, "core_switch", TR_NOOP("components", "core switch"), &ComponentCounts::coreSwitches},
    {PerUnit::OpticalCircuitSwitch, "optical_circuit_switch", TR_NOOP("components", "optical circuit switch"),
     &ComponentCounts::opticalCircuitSwitches},
    {PerUnit::ScaleUpCable, "scale_up_cable", TR_NOOP("components", "scale-up cable"), &ComponentCounts::scaleUpCables},
    {PerUnit::RackPower, "rack_power", TR_NOOP("components", "rack power unit"), &ComponentCounts::rackPowerUnits},
    {PerUnit::RowPower, "row_power", TR_NOOP("components", "row power unit"), &ComponentCounts::rowPowerUnits},
    {PerUnit::CoolantUnit, "coolant_unit", TR_NOOP("components", "coolant unit"), &ComponentCounts::coolantUnits},
    {PerUnit::StorageNode, "storage_node", TR_NOOP("components", "storage node"), &ComponentCounts::storageNodes},
    {PerUnit::StorageSystem, "storage_system", TR_NOOP("components", "storage system"),
     &ComponentCounts::storageSystems},
}};

}  // namespace

std::string_view wordOf(PerUnit unit) {
    const auto row = std::find_if(kUnits.begin(), kUnits.end(), [&](const Row& r) { return r.unit == unit; });
    return row == kUnits.end() ? std::string_view{} : row->word;
}

std::string_view labelOf(PerUnit unit) {
    const auto row = std::find_if(kUnits.begin(), kUnits.end(), [&](const Row& r) { return r.unit == unit; });
    return row == kUnits.end() ? std::string_view{} : row->label;
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
