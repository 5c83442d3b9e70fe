// SPDX-License-Identifier: GPL-3.0-or-later
// Presets and the decision between air and liquid.

#include "model/site/cooling.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/core/translate.h"

namespace model::site {
namespace {

constexpr double kKilowatt = 1e3, kKilonewtonPerM2 = 1e3, kZeroCelsius = 273.15, kHour = 3600, kMinute = 60;

std::vector<PolicyPreset> makePresets() {
    std::vector<PolicyPreset> all(5);
    PolicyPreset& cn = all[0];
    cn.name = std::string("cn_article");
    cn.airWarn = Power{15 * kKilowatt}, cn.airBlock = Power{20 * kKilowatt}, cn.liquidFrom = Power{20 * kKilowatt};
    cn.trainingRack = {Power{50 * kKilowatt}, Power{60 * kKilowatt}};
    cn.headroomBase = PowerKind::Peak, cn.headroomFactor = 1.3;
    cn.phaseVoltage = Voltage{380}, cn.derate = 0.8, cn.pueLimit = 1.25;
    cn.grade = std::string("B");

    PolicyPreset& alt = all[1];
    alt.name = std::string("cn_article_alt"), alt.inherits = std::string("cn_article");
    alt.airWarn = Power{20 * kKilowatt}, alt.airBlock = Power{30 * kKilowatt}, alt.liquidFrom = Power{30 * kKilowatt};
    alt.grade = std::string("B");

    PolicyPreset& gb = all[2];
    gb.name = std::string("cn_gb"), gb.inherits = std::string("cn_article_alt");
    gb.standards = {"GB 50174-2017", "GB 40879-2021", "GB 50054"};
    gb.pueNewLarge = 1.25, gb.pueHub = 1.2, gb.greenShareHub = 0.8;
    gb.floorPressure = {8 * kKilonewtonPerM2, 12 * kKilonewtonPerM2};
    gb.fuel = Duration{12 * kHour}, gb.ups = Duration{15 * kMinute};
    gb.grade = std::string("C");

    PolicyPreset& us = all[3];
    us.name = std::string("us_typical");
    us.airWarn = Power{25 * kKilowatt}, us.airBlock = Power{40 * kKilowatt}, us.liquidFrom = Power{40 * kKilowatt};
    us.rearDoorTo = Power{80 * kKilowatt};
    us.inlet = {Temperature{18 + kZeroCelsius}, Temperature{27 + kZeroCelsius}};
    us.phaseVoltage = Voltage{415}, us.derate = 0.8;
    us.headroomBase = PowerKind::Nameplate, us.headroomFactor = 1.0;
    us.standards = {"ASHRAE TC9.9", "NEC continuous load"};
    us.grade = std::string("B/C");

    all[4].name = std::string("user"), all[4].inherits = std::string("cn_article_alt");
    return all;
}

template <typename T>
void inherit(std::optional<T>& mine, const std::optional<T>& parent) {
    if (!mine) mine = parent;
}

void inheritAll(PolicyPreset& p, const PolicyPreset& parent) {
    inherit(p.airWarn, parent.airWarn);
    inherit(p.airBlock, parent.airBlock);
    inherit(p.liquidFrom, parent.liquidFrom);
    inherit(p.rearDoorTo, parent.rearDoorTo);
    inherit(p.trainingRack, parent.trainingRack);
    inherit(p.inlet, parent.inlet);
    inherit(p.headroomBase, parent.headroomBase);
    inherit(p.headroomFactor, parent.headroomFactor);
    inherit(p.phaseVoltage, parent.phaseVoltage);
    inherit(p.derate, parent.derate);
    inherit(p.pueLimit, parent.pueLimit);
    inherit(p.pueNewLarge, parent.pueNewLarge);
    inherit(p.pueHub, parent.pueHub);
    inherit(p.greenShareHub, parent.greenShareHub);
    inherit(p.floorPressure, parent.floorPressure);
    inherit(p.fuel, parent.fuel);
    inherit(p.ups, parent.ups);
    if (p.standards.empty()) p.standards = parent.standards;
    if (p.grade.empty()) p.grade = parent.grade;
}

/// Air built although something else is advised, or near the limit: how bad it is and which threshold says so.
void judgeAir(CoolingDecision& d, Power density, const PolicyPreset& preset) {
    if (preset.airBlock && density > *preset.airBlock) {
        d.verdict = CoolingVerdict::Block, d.threshold = preset.airBlock;
    } else if (preset.airWarn && density >= *preset.airWarn) {
        d.verdict = CoolingVerdict::Warning, d.threshold = preset.airWarn;
    }
}

}  // namespace

const std::vector<PolicyPreset>& shippedPresets() {
    static const std::vector<PolicyPreset> kPresets = makePresets();
    return kPresets;
}

std::optional<PolicyPreset> resolvedPreset(const std::vector<PolicyPreset>& presets, std::string_view name) {
    const auto find = [&](std::string_view wanted) {
        return std::find_if(presets.begin(), presets.end(), [&](const PolicyPreset& p) { return p.name == wanted; });
    };
    const auto first = find(name);
    if (first == presets.end()) return std::nullopt;
    PolicyPreset result = *first;
    std::string next = result.inherits;
    // A chain longer than the list visits one preset twice: a circle.
    for (std::size_t steps = 0; !next.empty(); ++steps) {
        const auto parent = find(next);
        if (parent == presets.end() || steps >= presets.size()) return std::nullopt;
        inheritAll(result, *parent);
        next = parent->inherits;
    }
    return result;
}

std::string_view wordFor(CoolingMethod m) {
    switch (m) {
        case CoolingMethod::Air:
            return TR_NOOP("choices", "air");
        case CoolingMethod::Liquid:
            return TR_NOOP("choices", "liquid");
        case CoolingMethod::Mixed:
            return TR_NOOP("choices", "mixed");
    }
    return "";
}

const char* shortTextFor(CoolingReason r) {
    switch (r) {
        case CoolingReason::ProductMandate:
            return TR_NOOP("choices", "made for liquid");
        case CoolingReason::BelowThreshold:
            return TR_NOOP("choices", "below the liquid threshold");
        case CoolingReason::AboveThreshold:
            return TR_NOOP("choices", "at the liquid threshold or above");
        case CoolingReason::UserChoice:
            return TR_NOOP("choices", "chosen by hand");
        case CoolingReason::SeveralRacks:
            return TR_NOOP("choices", "racks differ");
    }
    return "";
}

std::string_view facilityWaterClass(Temperature supply) {
    constexpr std::pair<double, std::string_view> kClasses[] = {
        {17, "W17"}, {27, "W27"}, {32, "W32"}, {40, "W40"}, {45, "W45"}};
    for (const auto& [most, name] : kClasses)
        if (supply.si - kZeroCelsius <= most + 1e-9) return name;
    return "W+";
}

const char* textFor(CoolingReason r) {
    switch (r) {
        case CoolingReason::ProductMandate:
            return TR_NOOP("cooling", "The product is built for liquid cooling only.");
        case CoolingReason::BelowThreshold:
            return TR_NOOP("cooling", "The rack density is below the liquid threshold.");
        case CoolingReason::AboveThreshold:
            return TR_NOOP("cooling", "The rack density reaches the liquid threshold.");
        case CoolingReason::UserChoice:
            return TR_NOOP("cooling", "Chosen by hand against the policy.");
        case CoolingReason::SeveralRacks:
            return TR_NOOP("cooling", "The racks of the design need different methods.");
    }
    return "";
}

std::optional<CoolingDecision> decideCooling(const CoolingQuestion& q, const PolicyPreset& preset) {
    if (!std::isfinite(q.perRack.si) || q.perRack.si < 0 || !preset.liquidFrom) return std::nullopt;
    CoolingDecision d;
    d.preset = preset.name;
    d.threshold = preset.liquidFrom;
    if (q.liquidMandated) {
        d.advised = CoolingMethod::Liquid, d.reason = CoolingReason::ProductMandate, d.threshold.reset();
    } else if (q.perRack >= *preset.liquidFrom) {
        d.advised = CoolingMethod::Liquid, d.reason = CoolingReason::AboveThreshold;
    }
    d.method = q.chosen.value_or(d.advised);
    if (d.method != d.advised) d.reason = CoolingReason::UserChoice;
    if (d.method != CoolingMethod::Air) return d;
    if (q.liquidMandated) {
        d.breaksMandate = true, d.verdict = CoolingVerdict::Block, d.reason = CoolingReason::ProductMandate;
        return d;
    }
    judgeAir(d, q.perRack, preset);
    return d;
}

std::optional<CoolingMethod> combined(const std::vector<CoolingMethod>& methods) {
    if (methods.empty()) return std::nullopt;
    const bool same =
        std::all_of(methods.begin(), methods.end(), [&](CoolingMethod m) { return m == methods.front(); });
    return same ? methods.front() : CoolingMethod::Mixed;
}

const std::vector<CoolingRung>& coolingLadder() {
    static const std::vector<CoolingRung> kLadder{
        {Power{8 * kKilowatt}, TR_NOOP("cooling", "perimeter air")},
        {Power{15 * kKilowatt}, TR_NOOP("cooling", "air with containment, in-row units")},
        {Power{25 * kKilowatt}, TR_NOOP("cooling", "in-row units")},
        {Power{40 * kKilowatt}, TR_NOOP("cooling", "rear-door exchanger or cold plate")},
        {Power{150 * kKilowatt}, TR_NOOP("cooling", "cold plate")},
        {Power{std::numeric_limits<double>::infinity()}, TR_NOOP("cooling", "cold plate with high flow")}};
    return kLadder;
}

}  // namespace model::site
