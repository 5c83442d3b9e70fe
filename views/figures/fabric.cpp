// SPDX-License-Identifier: GPL-3.0-or-later
// Oversubscription requested and realised, what it saves, and other families for the same end points.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/texts.h"
#include "model/plan/family_comparison.h"
#include "views/figures/common.h"
#include "views/figures/family_words.h"

namespace views::figures {
namespace {

constexpr int kRatioSteps = 25;  // 1 to 7 by a quarter

ChartSpec noNetwork(ChartSpec spec) {
    return saying(std::move(spec), translate("Figures", "The design has no parameter network."),
                  translate("Figures", "Add a network"));
}

struct RatioPoint {
    double asked;
    model::FabricResult fabric;
    std::optional<model::Cost> cost;
};

std::vector<RatioPoint> ratioSweep(const Source& s, std::size_t index, model::Stop stop) {
    std::vector<RatioPoint> points;
    for (int i = 0; i < kRatioSteps; ++i) {
        const double asked = 1 + i * 0.25;
        const auto r =
            s.with(stop, [&](model::Design& d) { d.fabrics[index].value.oversubscription = model::Ratio{asked}; });
        points.push_back({asked, r.fabrics[index].value, r.cost.network});
    }
    return points;
}

double valueOf(const std::optional<model::Ratio>& r) {
    return r ? r->si : kMissing;
}

QString ratioKey(const Source& s, std::size_t index) {
    return QString::fromStdString("fabrics." + s.design.fabrics[index].name + ".oversubscription");
}

}  // namespace

ChartSpec ratioDiagonal(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Oversubscription"), translate("Figures", "how far is realised from requested"));
    const auto index = computeFabric(s);
    if (!index) return noNetwork(std::move(spec));
    const auto& now = s.results.fabrics[*index].value;
    if (!now.realised) return waiting(std::move(spec), s, "fabric.oversubscription");
    // What was asked for above the pods comes on top: then the leaf alone is held against what was asked of it.
    const model::Fabric& f = s.design.fabrics[*index].value;
    const bool leafOnly = now.tiers == 3 && f.spineOversubscription.si != 1 && now.realisedLeaf;
    const auto in = model::fabricRequest(s.project, s.design, s.results, *index);
    const double width = in ? double(in->trunkWidth) : 1;
    const auto realised = [&](const model::FabricResult& r) { return leafOnly ? r.realisedLeaf : r.realised; };
    const auto whenFull = [&](const model::FabricResult& r) {
        if (!leafOnly) return valueOf(r.whenFull);
        return r.leafDown && r.leafUp.value_or(0) > 0 ? double(*r.leafDown) / (double(*r.leafUp) * width) : kMissing;
    };
    DiagonalPlot plot;
    Curve wired{QStringLiteral("realised"), translate("Figures", "as wired"), {}, 2, {}, {}, {}, {}, false, false};
    Curve full{QStringLiteral("full"), translate("Figures", "when full"), {}, 1, {}, {}, {}, {}, false, false};
    for (const RatioPoint& p : ratioSweep(s, *index, model::Stop::AfterFabric)) {
        wired.x.push_back(p.asked);
        wired.y.push_back(valueOf(realised(p.fabric)));
        full.x.push_back(p.asked);
        full.y.push_back(whenFull(p.fabric));
    }
    if (wired.y == full.y) {
        full.name = translate("Figures", "as wired and when full");
        plot.curves = {std::move(full)};
    } else {
        plot.curves = {std::move(wired), std::move(full)};
    }
    const int series = plot.curves.front().series;
    plot.x.title = translate("Figures", "Requested ratio");
    plot.y.title = translate("Figures", "Realised ratio");
    plot.x.ticks = plot.y.ticks = {1, 2, 3, 4, 5, 6, 7};
    plot.diagonalName = translate("Figures", "as asked");
    const double asked = f.oversubscription.si, here = realised(now)->si;
    plot.marks.push_back({ratioKey(s, *index),
                          MarkKind::Current,
                          asked,
                          here,
                          translate("Figures", "This design %1").arg(fixedDecimals(here, 2)),
                          {},
                          series,
                          true});
    spec.note = translate(
        "Figures", "Whole links on every pair of switches make steps; a leaf that is not full has a lower ratio.");
    if (leafOnly)
        spec.note = translate("Figures", "At the leaf; the ratio above the pods comes on top: %1 on the worst path.")
                        .arg(ratio(now.realised->si)) +
                    (s.chinese() ? QString() : QStringLiteral(" ")) + spec.note;
    spec.data = std::move(plot);
    return spec;
}

ChartSpec ratioCost(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "What oversubscription saves"),
                            translate("Figures", "network cost and bisection bandwidth"));
    const auto index = computeFabric(s);
    if (!index) return noNetwork(std::move(spec));
    const auto& now = s.results.fabrics[*index].value;
    if (!now.realised) return waiting(std::move(spec), s, "fabric.oversubscription");  // without tiers there is none
    if (!now.bisection) return waiting(std::move(spec), s, "fabric.bisection_bandwidth");
    const auto points = ratioSweep(s, *index, model::Stop::AfterCost);
    const auto base =
        std::find_if(points.begin(), points.end(), [](const RatioPoint& p) { return p.fabric.bisection.has_value(); });
    if (base == points.end()) return waiting(std::move(spec), s, "fabric.bisection_bandwidth");
    const auto switches = [](const model::FabricResult& f) {
        return f.leaves ? double(*f.leaves + f.spines.value_or(0) + f.cores.value_or(0)) : kMissing;
    };
    const bool priced = base->cost && base->cost->si > 0;
    const auto price = [&](const RatioPoint& p) {
        return priced ? (p.cost ? p.cost->si : kMissing) : switches(p.fabric);
    };
    const double whole = price(*base), wide = base->fabric.bisection->si;
    Curve cost{QStringLiteral("cost"),
               priced ? translate("Figures", "Network cost") : translate("Figures", "Switches"),
               {},
               1,
               {},
               {},
               {},
               {},
               false,
               false};
    Curve cut{
        QStringLiteral("bisection"), translate("Figures", "Bisection bandwidth"), {}, 3, {}, {}, {}, {}, false, false};
    for (const RatioPoint& p : points) {
        cost.x.push_back(p.asked);
        cost.y.push_back(whole > 0 ? 100 * price(p) / whole : kMissing);
        cut.x.push_back(p.asked);
        cut.y.push_back(p.fabric.bisection && wide > 0 ? 100 * p.fabric.bisection->si / wide : kMissing);
    }
    TradeOff t;
    t.curves = {std::move(cost), std::move(cut)};
    t.x.title = translate("Figures", "Requested ratio");
    t.x.ticks = {1, 2, 3, 4, 5, 6, 7};
    t.y.title = translate("Figures", "Share of the value at %1 : 1").arg(s.plain(base->asked, {}));
    t.y.unit = QStringLiteral("%");
    t.y.low = 0;
    const double asked = s.design.fabrics[*index].value.oversubscription.si;
    const RatioPoint here{asked, now, s.results.cost.network};
    t.marks.push_back({ratioKey(s, *index), MarkKind::Current, asked, whole > 0 ? 100 * price(here) / whole : kMissing,
                       translate("Figures", "This design %1 : 1").arg(significant(asked, 3)),
                       s.number(scaled(now.bisection->si, UnitFamily::ByteRate, s.language)), 1, true});
    if (priced && s.results.cost.unpricedLines > 0) spec.note = translate("Figures", "Cost of the priced lines only.");
    spec.data = std::move(t);
    return spec;
}

QString sidesText(std::int64_t a, std::int64_t b, std::int64_t c) {
    if (b <= 1 && c <= 1) return count(double(a));
    const QString two = QStringLiteral("%1×%2").arg(count(double(a)), count(double(b)));
    return c > 1 ? two + QStringLiteral("×%1").arg(count(double(c))) : two;
}

QString familyName(const model::FamilyVariant& v) {
    const auto& n = v.network;
    switch (v.family) {
        case model::FabricFamily::LeafSpine:
            return v.tiers == 1   ? translate("Figures", "Fat tree, one tier")
                   : v.tiers == 3 ? translate("Figures", "Fat tree, three tiers")
                                  : translate("Figures", "Fat tree, two tiers");
        case model::FabricFamily::RailOptimised:
            return translate("Figures", "Rail-optimised");
        case model::FabricFamily::RailOnly:
            return translate("Figures", "Rail-only");
        case model::FabricFamily::Torus:
            return n.side1 ? translate("Figures", "Torus %1")
                                 .arg(sidesText(*n.side1, n.side2.value_or(1), n.side3.value_or(1)))
                           : translate("Figures", "Torus");
        case model::FabricFamily::FullMesh:
            return translate("Figures", "Full mesh");
        case model::FabricFamily::FullMesh2D:
            return n.side1 ? translate("Figures", "2D full mesh %1").arg(sidesText(*n.side1, n.side2.value_or(1)))
                           : translate("Figures", "2D full mesh");
        case model::FabricFamily::Dragonfly:
            break;
    }
    return translate("Figures", "Dragonfly");
}

std::vector<QString> familyVerdicts(const std::vector<model::FamilyVariant>& variants) {
    double fastest = kMissing, cheapest = kMissing;
    const auto least = [](double& best, double x) { best = std::isfinite(best) ? std::min(best, x) : x; };
    for (const auto& v : variants) {
        if (v.allToAll) least(fastest, v.allToAll->si);
        if (v.costPerCard) least(cheapest, v.costPerCard->si);
    }
    std::vector<QString> out;
    for (const auto& v : variants) {
        QString words;
        if (v.feasible()) {
            const double longer =
                v.allToAll && std::isfinite(fastest) && fastest > 0 ? v.allToAll->si / fastest : kMissing;
            if (v.costPerCard && v.costPerCard->si <= cheapest)
                words = translate("Figures", "lowest cost");
            else if (v.family == model::FabricFamily::Dragonfly)
                words = translate("Figures", "adaptive routing");
            else if (std::isfinite(longer) && longer <= 1.005)
                words = translate("Figures", "fastest");
            if (std::isfinite(longer) && longer > 1.005) {
                const QString slower =
                    translate("Figures", "all-to-all %1").arg(QStringLiteral("×") + significant(longer));
                words = words.isEmpty() ? slower : translate("Figures", "%1; %2").arg(words, slower);
            }
        }
        out.push_back(words);
    }
    return out;
}

ChartSpec familyComparison(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Families of networks"),
                            translate("Figures", "same end points and rate per card"));
    const auto index = computeFabric(s);
    if (!index) return noNetwork(std::move(spec));
    const auto in = model::fabricRequest(s.project, s.design, s.results, *index);
    if (!in) return waiting(std::move(spec), s, "fabric.leaf_switches");
    const auto variants = model::compareFamilies(s.project, s.design, *index);
    const auto verdicts = familyVerdicts(variants);
    SmallMultiples m;
    m.measures = {{translate("Figures", "Switches"), {}, 1},
                  {translate("Figures", "Modules"), {}, 7},
                  {translate("Figures", "Cables"), {}, 5},
                  {translate("Figures", "Cost"), currencyOf(s.project), 4},
                  {translate("Figures", "Bisection"), QStringLiteral("GB/s"), 3},
                  {translate("Figures", "All-to-all"), QStringLiteral("ms"), 2},
                  {translate("Figures", "Hops"), {}, 6}};
    m.verdictTitle = translate("Figures", "Verdict");
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const auto& v = variants[i];
        SmallMultiples::Row row;
        row.name = familyName(v);
        row.id = QString::number(i);
        row.base = v.current;
        row.missing = translate("Figures", "not known");
        row.verdict = verdicts[i];
        if (!v.feasible())
            row.infeasible =
                v.limit ? app::problemText(*v.limit) : translate("Figures", "not possible with this switch");
        const auto value = [](const auto& x, double factor) { return x ? x->si * factor : kMissing; };
        row.values = {v.switches() ? double(*v.switches()) : kMissing,
                      v.modules() ? double(*v.modules()) : kMissing,
                      v.cables() ? double(*v.cables()) : kMissing,
                      value(v.costPerCard, 1),
                      value(v.bisectionPerCard, 1e-9),
                      value(v.allToAll, 1e3),
                      v.network.hops ? double(*v.network.hops) : kMissing};
        m.rows.push_back(std::move(row));
    }
    spec.question = translate("Figures", "%1 network ports, the same switches and prices")
                        .arg(count(double(in->nodes) * double(in->railsPerNode)));
    spec.note = translate(
        "Figures",
        "Cost and bisection per card. All-to-all: 1 GB on the wires among all cards. Hops: links between the farthest "
        "ports. Modules: optical transceivers at both ends. Cost: switches, modules and cables.");
    spec.data = std::move(m);
    return spec;
}

}  // namespace views::figures
