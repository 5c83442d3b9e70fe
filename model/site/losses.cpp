// SPDX-License-Identifier: GPL-3.0-or-later
// Redundancy and loss curves.

#include "model/site/losses.h"

#include <algorithm>
#include <cmath>

#include "model/core/translate.h"

namespace model::site {
namespace {

constexpr double kMostUnits = 1e9;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}

/// Whole units for a ratio; a ratio that is whole but for rounding does not buy another unit.
double wholeUnits(double ratio) {
    return std::max(1.0, std::ceil(ratio - 1e-9));
}

}  // namespace

const char* nameOf(Redundancy r) {
    switch (r) {
        case Redundancy::N:
            return TR_NOOP("power", "N");
        case Redundancy::NPlus1:
            return TR_NOOP("power", "N+1");
        case Redundancy::NPlus2:
            return TR_NOOP("power", "N+2");
        case Redundancy::ThreeHalves:
            return TR_NOOP("power", "3N/2");
        case Redundancy::TwoN:
            return TR_NOOP("power", "2N");
    }
    return "";
}

std::optional<UnitPlan> unitsFor(Power load, Power rating, Redundancy scheme) {
    if (!notNegative(load.si) || !positive(rating.si) || load.si / rating.si > kMostUnits) return std::nullopt;
    const double need = wholeUnits(load.si / rating.si);
    double n = need, usable = need, takeover = 1;  // takeover: load of the survivors over their normal load
    switch (scheme) {
        case Redundancy::N:
            break;
        case Redundancy::NPlus1:
            n = need + 1, usable = need, takeover = n / (n - 1);
            break;
        case Redundancy::NPlus2:
            n = need + 2, usable = need, takeover = n / (n - 1);
            break;
        case Redundancy::ThreeHalves:
            n = 3 * wholeUnits(load.si / (2 * rating.si)), usable = n * 2 / 3, takeover = 1.5;
            break;
        case Redundancy::TwoN:
            n = 2 * need, usable = need, takeover = 2;
            break;
    }
    UnitPlan p;
    p.units = static_cast<std::int64_t>(n);
    p.normalShare = load.si / (n * rating.si);
    p.afterFailureShare = p.normalShare * takeover;
    p.survivesOneFailure = scheme != Redundancy::N && p.afterFailureShare <= 1 + 1e-9;
    p.installed = rating * n;
    p.usable = rating * usable;
    p.stranded = p.installed - p.usable;
    return p;
}

std::optional<StageLoss> stageLoss(Power load, Power rating, std::int64_t units, const LossCurve& curve) {
    if (!notNegative(load.si) || !positive(rating.si) || units < 1) return std::nullopt;
    const double total = rating.si * static_cast<double>(units);
    StageLoss r;
    r.loadShare = load.si / total;
    const double fraction = curve.a + (curve.b + curve.c * r.loadShare) * r.loadShare;
    if (!notNegative(fraction)) return std::nullopt;
    r.loss = {fraction * total};
    r.efficiency = load.si > 0 ? load.si / (load.si + r.loss.si) : 0;
    r.overloaded = r.loadShare > 1 + 1e-9;
    return r;
}

std::optional<ChainLoss> chainLoss(Power load, const std::vector<Stage>& stages) {
    if (!notNegative(load.si)) return std::nullopt;
    ChainLoss r;
    r.input = load;
    for (const Stage& s : stages) {
        const auto plan = unitsFor(r.input, s.rating, s.scheme);
        if (!plan) return std::nullopt;
        const auto loss = stageLoss(r.input, s.rating, plan->units, s.curve);
        if (!loss) return std::nullopt;
        r.input += loss->loss;
        r.plans.push_back(*plan);
        r.stages.push_back(*loss);
    }
    r.loss = r.input - load;
    return r;
}

std::optional<Supply> siteSupply(std::span<const SupplyLoad> loads, const SupplyParts& parts, double level) {
    if (!(level >= 0 && level <= 1) || !(parts.distributionLoad > 0 && parts.distributionLoad <= 1) ||
        !(parts.powerFactor > 0 && parts.powerFactor <= 1)) {
        return std::nullopt;
    }
    Supply s;
    std::array<Power, 5> block{};  // with the loss of the distribution below it
    std::array<bool, 5> used{};
    Power past;
    // x = level x distributionLoad of a rating of load / distributionLoad.
    const double x = level * parts.distributionLoad;
    const LossCurve& d = parts.distribution;
    const double lost = (d.a + (d.b + d.c * x) * x) / parts.distributionLoad;
    const double atPeak =
        (d.a + (d.b + d.c * parts.distributionLoad) * parts.distributionLoad) / parts.distributionLoad;
    for (const SupplyLoad& l : loads) {
        if (!notNegative(l.load.si)) return std::nullopt;
        s.load += l.load * level;
        s.distributionLoss += l.load * lost;
        const Power peak = l.load * (1 + atPeak);
        if (l.scheme) s.onUps += l.load * level;
        if (!l.scheme) {
            past += peak;
        } else if (l.load.si > 0) {
            const auto i = static_cast<std::size_t>(*l.scheme);
            block[i] += peak;
            used[i] = true;
        }
    }
    Power peakInput = past;
    for (std::size_t i = 0; i < block.size(); ++i) {
        if (!used[i]) continue;
        const auto plan = unitsFor(block[i], parts.upsUnit, static_cast<Redundancy>(i));
        if (!plan) return std::nullopt;
        const auto loss = stageLoss(block[i] * level, parts.upsUnit, plan->units, parts.ups);
        const auto full = stageLoss(block[i], parts.upsUnit, plan->units, parts.ups);
        if (!loss || !full) return std::nullopt;
        s.blocks[i] = UpsBlock{block[i], loss->loss, *plan};
        s.upsLoss += loss->loss;
        s.upsUnits += plan->units;
        s.installed += plan->installed;
        s.stranded += plan->stranded;
        s.fullestNormal = std::max(s.fullestNormal, plan->normalShare);
        s.fullestAfterFailure = std::max(s.fullestAfterFailure, plan->afterFailureShare);
        s.holds = s.holds && (plan->survivesOneFailure || static_cast<Redundancy>(i) == Redundancy::N);
        peakInput += block[i] + full->loss;
    }
    const auto plan = unitsFor(peakInput / parts.powerFactor, parts.transformerUnit, Redundancy::NPlus1);
    if (!plan) return std::nullopt;
    const Power through = (s.load + s.distributionLoss + s.upsLoss) / parts.powerFactor;
    const auto loss = stageLoss(through, parts.transformerUnit, plan->units, parts.transformer);
    if (!loss) return std::nullopt;
    s.transformerLoss = loss->loss;
    return s;
}

}  // namespace model::site
