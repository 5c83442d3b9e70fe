// SPDX-License-Identifier: GPL-3.0-or-later
// Site rules by family, and power cap against throughput.

#include "model/site/site_rules.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace model::site {
namespace {

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}

SiteRuleAnswer lacking(const char* cell) {
    return {std::nullopt, cell};
}

PowerKind kindOf(SiteFamily f) {
    switch (f) {
        case SiteFamily::Facility:
            return PowerKind::Facility;
        case SiteFamily::MaxIt:
        case SiteFamily::NodePeak:
            return PowerKind::Peak;
        case SiteFamily::NodeSustained:
            return PowerKind::Sustained;
        case SiteFamily::HplIt:
            return PowerKind::HplAverage;
        case SiteFamily::RackNameplate:
        case SiteFamily::System:
            return PowerKind::Nameplate;
        case SiteFamily::AcceleratorsOnly:
            return PowerKind::ModuleTdp;
    }
    return PowerKind::Nameplate;
}

}  // namespace

std::optional<SiteFamily> siteFamily(std::string_view word) {
    static constexpr std::array<std::pair<std::string_view, SiteFamily>, 8> kWords{
        {{"facility", SiteFamily::Facility},
         {"max_it", SiteFamily::MaxIt},
         {"node_peak", SiteFamily::NodePeak},
         {"node_sustained", SiteFamily::NodeSustained},
         {"hpl_it", SiteFamily::HplIt},
         {"rack_nameplate", SiteFamily::RackNameplate},
         {"system", SiteFamily::System},
         {"accelerators_only", SiteFamily::AcceleratorsOnly}}};
    for (const auto& [name, family] : kWords) {
        if (name == word) return family;
    }
    return std::nullopt;
}

SiteRuleAnswer sitePower(const SiteRule& r) {
    if (!positive(r.accelerators)) return lacking("accelerators");
    const auto answer = [&](Power p) { return SiteRuleAnswer{TypedPower{p, kindOf(r.family)}, {}}; };
    const bool bySheet = r.family == SiteFamily::RackNameplate || r.family == SiteFamily::System;
    if (bySheet && r.sheet && positive(r.sheet->si)) return answer(*r.sheet);
    if (r.family == SiteFamily::AcceleratorsOnly) {
        if (!r.perAccelerator || !positive(r.perAccelerator->si)) return lacking("watts_per_accelerator");
        return answer(*r.perAccelerator * r.accelerators);
    }
    if (!r.tdp || !positive(r.tdp->si)) return lacking("tdp");
    if (r.family == SiteFamily::HplIt || bySheet) return answer(*r.tdp * (r.accelerators * kHplOverTdp));

    const double k = r.k.value_or(serverFactor(""));
    if (!positive(k)) return lacking("k");
    if (r.family == SiteFamily::Facility) {
        const double pue = r.pue.value_or(kDefaultPue);
        if (!(pue >= 1) || !std::isfinite(pue)) return lacking("pue");
        if (r.cap && !positive(r.cap->si)) return lacking("cap");
        const Power module = r.cap ? std::min(*r.tdp, *r.cap) : *r.tdp;
        return answer(module * (r.accelerators * k * pue));
    }
    const double share = r.family == SiteFamily::NodeSustained ? r.shares.sustained : r.shares.peak;
    if (!positive(share)) return lacking("shares");
    return answer(*r.tdp * (r.accelerators * k * share));
}

const std::vector<CapPoint>& defaultCapCurve() {
    static const std::vector<CapPoint> kCurve{{0.60, 0.78}, {0.70, 0.87}, {0.80, 0.935}, {0.83, 0.95}, {1.0, 1.0}};
    return kCurve;
}

std::optional<double> performanceAt(const std::vector<CapPoint>& curve, double share) {
    if (curve.empty() || !positive(share)) return std::nullopt;
    if (share <= curve.front().share) return curve.front().performance;
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const CapPoint &a = curve[i - 1], &b = curve[i];
        if (share > b.share) continue;
        const double width = b.share - a.share;
        if (!(width > 0)) return b.performance;
        return a.performance + (b.performance - a.performance) * (share - a.share) / width;
    }
    return curve.back().performance;
}

std::optional<CapOutcome> atFixedPower(Power available, Power tdp, Power hostPower, double share,
                                       const std::vector<CapPoint>& curve) {
    const auto performance = performanceAt(curve, share);
    if (!performance || !positive(available.si) || !positive(tdp.si) || !std::isfinite(hostPower.si) ||
        hostPower.si < 0) {
        return std::nullopt;
    }
    CapOutcome r;
    r.share = share;
    r.accelerators = std::floor(available.si / (tdp.si * share + hostPower.si));
    r.throughput = r.accelerators * *performance;
    return r;
}

std::optional<CapOutcome> bestCap(Power available, Power tdp, Power hostPower, double from, int steps,
                                  const std::vector<CapPoint>& curve) {
    if (!(from > 0 && from < 1) || steps < 2 || steps > 10'000) return std::nullopt;
    std::optional<CapOutcome> best;
    for (int i = 0; i < steps; ++i) {
        const double share = from + (1 - from) * i / (steps - 1);
        const auto outcome = atFixedPower(available, tdp, hostPower, share, curve);
        if (outcome && (!best || outcome->throughput >= best->throughput)) best = outcome;
    }
    return best;
}

}  // namespace model::site
