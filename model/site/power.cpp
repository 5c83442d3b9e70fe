// SPDX-License-Identifier: GPL-3.0-or-later
// Build-up of server and IT power, headroom.

#include "model/site/power.h"

#include <array>
#include <cmath>

#include "model/core/translate.h"

namespace model::site {
namespace {

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}
bool isShare(double x) {
    return x > 0 && x <= 1;
}

constexpr std::array<PowerKind, 4> kLevelKinds{PowerKind::Nameplate, PowerKind::Peak, PowerKind::Sustained,
                                               PowerKind::Idle};

std::optional<Power>& slot(PowerLevels& l, PowerKind kind) {
    switch (kind) {
        case PowerKind::Peak:
            return l.peak;
        case PowerKind::Sustained:
            return l.sustained;
        case PowerKind::Idle:
            return l.idle;
        default:
            return l.nameplate;
    }
}

}  // namespace

const char* nameOf(PowerKind kind) {
    switch (kind) {
        case PowerKind::ModuleTdp:
            return TR_NOOP("power", "module TDP");
        case PowerKind::ModuleCap:
            return TR_NOOP("power", "module power cap");
        case PowerKind::Nameplate:
            return TR_NOOP("power", "nameplate");
        case PowerKind::Peak:
            return TR_NOOP("power", "peak");
        case PowerKind::Sustained:
            return TR_NOOP("power", "sustained");
        case PowerKind::Idle:
            return TR_NOOP("power", "idle");
        case PowerKind::HplAverage:
            return TR_NOOP("power", "average during HPL");
        case PowerKind::ItDesign:
            return TR_NOOP("power", "IT design load");
        case PowerKind::Facility:
            return TR_NOOP("power", "whole facility");
    }
    return "";
}

const char* nameOf(LoadClass c) {
    switch (c) {
        case LoadClass::Training:
            return TR_NOOP("power", "Training accelerators");
        case LoadClass::Inference:
            return TR_NOOP("power", "Inference accelerators");
        case LoadClass::Storage:
            return TR_NOOP("power", "Storage");
        case LoadClass::Network:
            return TR_NOOP("power", "Network");
        case LoadClass::Management:
            return TR_NOOP("power", "Management");
        case LoadClass::Plant:
            return TR_NOOP("power", "Plant");
    }
    return "";
}

const char* nameOf(HeadroomLevel level) {
    switch (level) {
        case HeadroomLevel::Server:
            return TR_NOOP("power", "server");
        case HeadroomLevel::Rack:
            return TR_NOOP("power", "rack");
        case HeadroomLevel::Hall:
            return TR_NOOP("power", "hall");
        case HeadroomLevel::Site:
            return TR_NOOP("power", "site");
    }
    return "";
}

PowerAnswer sum(const TypedPower& a, const TypedPower& b) {
    if (a.kind != b.kind) return {std::nullopt, std::pair(a.kind, b.kind)};
    return {TypedPower{a.value + b.value, a.kind}, std::nullopt};
}

std::optional<double> ratio(const TypedPower& a, const TypedPower& b) {
    if (a.kind != b.kind || !positive(b.value.si) || !std::isfinite(a.value.si)) return std::nullopt;
    return a.value.si / b.value.si;
}

std::optional<Power> levelOf(const PowerLevels& levels, PowerKind kind) {
    for (const PowerKind k : kLevelKinds) {
        if (k != kind) continue;
        PowerLevels copy = levels;
        return slot(copy, kind);
    }
    return std::nullopt;
}

PowerLevels scaled(const PowerLevels& levels, double count) {
    PowerLevels r = levels;
    for (const PowerKind kind : kLevelKinds) {
        if (auto& value = slot(r, kind)) *value *= count;
    }
    return r;
}

PowerLevels filledFromNameplate(const PowerLevels& levels, const NameplateShares& shares) {
    PowerLevels r = levels;
    if (!r.nameplate || !notNegative(r.nameplate->si)) return r;
    if (!r.peak && isShare(shares.peak)) r.peak = *r.nameplate * shares.peak;
    if (!r.sustained && isShare(shares.sustained)) r.sustained = *r.nameplate * shares.sustained;
    if (!r.idle && isShare(shares.idle)) r.idle = *r.nameplate * shares.idle;
    return r;
}

ServerPower serverFromParts(const ServerParts& p, const NameplateShares& shares) {
    ServerPower r;
    const std::array<std::pair<const char*, const std::optional<Power>*>, 7> cells{{{"tdp", &p.tdp},
                                                                                    {"cpu", &p.cpu},
                                                                                    {"memory", &p.memory},
                                                                                    {"nic", &p.nic},
                                                                                    {"storage", &p.storage},
                                                                                    {"board", &p.board},
                                                                                    {"fan", &p.fan}}};
    Power rest;
    for (const auto& [name, cell] : cells) {
        if (!*cell || !notNegative((*cell)->si)) {
            r.missing.emplace_back(name);
        } else if (cell != &p.tdp) {
            rest += **cell;
        }
    }
    if (p.accelerators < 1) r.missing.emplace_back("accelerators");
    if (!isShare(p.supplyEfficiency)) r.missing.emplace_back("supply_efficiency");
    if (p.cap && !positive(p.cap->si)) r.missing.emplace_back("cap");
    if (!r.missing.empty()) return r;

    const double n = static_cast<double>(p.accelerators);
    const Power capped = p.cap && *p.cap < *p.tdp ? *p.cap : *p.tdp;
    r.accelerators = *p.tdp * n;
    const Power full = (r.accelerators + rest) / p.supplyEfficiency;
    const Power limited = (capped * n + rest) / p.supplyEfficiency;
    // Breakers follow what could be drawn: only an enforced cap lowers nameplate.
    r.levels = filledFromNameplate({.nameplate = limited, .peak = {}, .sustained = {}, .idle = {}}, shares);
    r.levels.nameplate = p.capEnforced ? limited : full;
    return r;
}

double serverFactor(std::string_view acceleratorId) {
    if (acceleratorId.starts_with("h100")) return 1.82;
    if (acceleratorId.starts_with("a100")) return 2.03;
    return 1.80;
}

ServerPower serverFromTdp(std::int64_t accelerators, std::optional<Power> tdp, double k,
                          const NameplateShares& shares) {
    ServerPower r;
    if (!tdp || !positive(tdp->si)) r.missing.emplace_back("tdp");
    if (accelerators < 1) r.missing.emplace_back("accelerators");
    if (!(k >= 1) || !std::isfinite(k)) r.missing.emplace_back("k");
    if (!r.missing.empty()) return r;
    r.accelerators = *tdp * static_cast<double>(accelerators);
    r.levels = filledFromNameplate({.nameplate = r.accelerators * k, .peak = {}, .sustained = {}, .idle = {}}, shares);
    return r;
}

bool isBelowModules(Power server, std::int64_t accelerators, Power tdp) {
    return accelerators > 0 && server < tdp * static_cast<double>(accelerators);
}

std::optional<Power> rackScaleNameplate(const RackScaleParts& p) {
    if (p.superchips < 1 || p.computeTrays < 0 || p.switchTrays < 0 || !positive(p.superchip.si) ||
        !notNegative(p.trayOther.si) || !notNegative(p.switchTray.si) || !isShare(p.shelfEfficiency)) {
        return std::nullopt;
    }
    const Power parts = p.superchip * static_cast<double>(p.superchips) +
                        p.trayOther * static_cast<double>(p.computeTrays) +
                        p.switchTray * static_cast<double>(p.switchTrays);
    return parts / p.shelfEfficiency;
}

std::optional<Power> networkPower(std::int64_t switches, Power base, std::int64_t portsUsed, Power optic) {
    if (switches < 0 || portsUsed < 0 || !notNegative(base.si) || !notNegative(optic.si)) return std::nullopt;
    return base * static_cast<double>(switches) + optic * static_cast<double>(portsUsed);
}

ItLoad itLoad(const std::vector<ClassLoad>& classes) {
    ItLoad r;
    for (const PowerKind kind : kLevelKinds) {
        Power total;
        bool complete = !classes.empty();
        for (const ClassLoad& c : classes) {
            const auto value = levelOf(c.levels, kind);
            if (value && notNegative(value->si)) {
                total += *value;
            } else {
                complete = false;
                r.missing.push_back({c.loadClass, kind});
            }
        }
        if (complete) slot(r.total, kind) = total;
    }
    return r;
}

std::optional<Reserve> reserve(const PowerLevels& levels, const HeadroomPolicy& policy) {
    const bool isBase =
        policy.base == PowerKind::Nameplate || policy.base == PowerKind::Peak || policy.base == PowerKind::Sustained;
    const auto base = levelOf(levels, policy.base);
    if (!isBase || !base || !notNegative(base->si)) return std::nullopt;
    if (!std::isfinite(policy.factor) || policy.factor < 1 || !notNegative(policy.growth)) return std::nullopt;
    Reserve r;
    r.base = *base;
    r.reserved = *base * policy.factor;
    r.withGrowth = r.reserved * (1 + policy.growth);
    if (levels.nameplate && positive(levels.nameplate->si)) r.overNameplate = r.reserved.si / levels.nameplate->si;
    return r;
}

std::optional<std::pair<HeadroomLevel, HeadroomLevel>> appliedTwice(const std::vector<HeadroomPolicy>& chain) {
    std::optional<HeadroomLevel> first;
    for (const HeadroomPolicy& p : chain) {
        if (p.factor == 1) continue;
        if (first) return std::pair(*first, p.level);
        first = p.level;
    }
    return std::nullopt;
}

std::optional<LimitCheck> checkLimit(double value, double limit, double warnShare) {
    if (!std::isfinite(value) || !std::isfinite(limit) || !notNegative(warnShare)) return std::nullopt;
    LimitCheck r;
    r.margin = limit - value;
    if (r.margin < 0) {
        r.verdict = LimitCheck::Verdict::Fail;
    } else if (r.margin < warnShare * std::abs(limit)) {
        r.verdict = LimitCheck::Verdict::Warn;
    }
    return r;
}

std::optional<TypedPower> facilityPeak(Power itPeak, Power electricalLoss, Power coolingAtDesign, Power other) {
    if (!notNegative(itPeak.si) || !notNegative(electricalLoss.si) || !notNegative(coolingAtDesign.si) ||
        !notNegative(other.si)) {
        return std::nullopt;
    }
    return TypedPower{itPeak + electricalLoss + coolingAtDesign + other, PowerKind::Facility};
}

}  // namespace model::site
