// SPDX-License-Identifier: GPL-3.0-or-later
// Oversubscription requested and realised, what it saves, and other families for the same end points.
#include <algorithm>
#include <array>
#include <cmath>

#include "model/fabric/congestion.h"
#include "model/fabric/families.h"
#include "model/fabric/placement.h"
#include "model/fabric/sizing.h"
#include "views/figures/common.h"

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
    DiagonalPlot plot;
    Curve wired{QStringLiteral("realised"), translate("Figures", "as wired"), {}, 2, {}, {}, {}, {}, false, false};
    Curve full{QStringLiteral("full"), translate("Figures", "when full"), {}, 1, {}, {}, {}, {}, false, false};
    for (const RatioPoint& p : ratioSweep(s, *index, model::Stop::AfterFabric)) {
        wired.x.push_back(p.asked);
        wired.y.push_back(valueOf(p.fabric.realised));
        full.x.push_back(p.asked);
        full.y.push_back(valueOf(p.fabric.whenFull));
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
    const double asked = s.design.fabrics[*index].value.oversubscription.si;
    plot.marks.push_back({ratioKey(s, *index),
                          MarkKind::Current,
                          asked,
                          now.realised->si,
                          translate("Figures", "This design %1").arg(fixedDecimals(now.realised->si, 2)),
                          {},
                          series,
                          true});
    spec.note = translate(
        "Figures", "Whole links on every pair of switches make steps; a leaf that is not full has a lower ratio.");
    spec.data = std::move(plot);
    return spec;
}

ChartSpec ratioCost(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "What oversubscription saves"),
                            translate("Figures", "network cost and bisection bandwidth"));
    const auto index = computeFabric(s);
    if (!index) return noNetwork(std::move(spec));
    const auto& now = s.results.fabrics[*index].value;
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

namespace {

/// How much longer an all-to-all over everyone takes than at the full rate of each card.
double allToAll(const model::fabric::SizingInputs& in, const model::FabricResult& r) {
    if (!r.realised || !r.leafDown) return kMissing;
    const std::int64_t members = in.family == model::fabric::Family::LeafSpine ? in.nodes * in.railsPerNode : in.nodes;
    const auto share = model::fabric::allToAllShare(
        members, std::clamp<std::int64_t>(*r.leafDown, 1, std::max<std::int64_t>(1, members)));
    const auto rate =
        share ? model::fabric::effectiveRate(model::ByteRate{1}, *share, std::max(1.0, r.realised->si)) : std::nullopt;
    return rate && rate->si > 0 ? 1 / rate->si : kMissing;
}

using Row = SmallMultiples::Row;

/// A variant of the tree, evaluated like any design.
Row treeRow(const Source& s, std::size_t index, const QString& name, const model::Design& design, bool base) {
    Row row;
    row.name = name;
    row.id = name;
    row.base = base;
    const auto results = base ? s.results : model::evaluate(s.project, design);
    const auto& r = results.fabrics[index].value;
    const auto in = model::fabricRequest(s.project, design, results, index);
    if (!r.leaves || !in) {
        row.infeasible = translate("Figures", "not possible with this switch");
        return row;
    }
    row.values = {double(*r.leaves + r.spines.value_or(0) + r.cores.value_or(0)), double(r.links.value_or(0)),
                  r.bisection ? r.bisection->si * 1e-12 : kMissing, allToAll(*in, r)};
    row.missing = translate("Figures", "not computed");
    const std::int64_t planes = std::max<std::int64_t>(1, in->planes);
    row.verdict = planes > 1 ? translate("Figures", "%1 left").arg(s.share(double(planes - 1) / double(planes)))
                             : translate("Figures", "job stops");
    return row;
}

Row directRow(const model::fabric::SizingInputs& base, model::fabric::Family family, QString name) {
    namespace fab = model::fabric;
    fab::SizingInputs in = base;
    in.family = family;
    in.planes = 1;
    in.linkRate = base.linkRate * double(std::max<std::int64_t>(1, base.planes));
    in.suNodes = 0;
    in.ufm = false;
    const double ends = double(in.nodes) * double(in.railsPerNode);
    const model::ByteRate injection = in.linkRate;
    // Every family injects the same per card: a torus splits it over six links, a mesh over all its neighbours.
    if (family == fab::Family::Torus) in.linkRate = injection / 6.0;
    if (family == fab::Family::FullMesh) in.linkRate = injection / std::max(1.0, ends - 1);
    const auto z = fab::sizeFabric(in);
    Row row;
    row.id = name;
    row.missing = translate("Figures", "not computed");
    if (family == fab::Family::Torus && z.feasible)
        name = translate("Figures", "Torus %1")
                   .arg(QStringLiteral("%1×%2×%3").arg(z.dims[0]).arg(z.dims[1]).arg(z.dims[2]));
    row.name = name;
    if (!z.feasible) {
        row.infeasible = family == fab::Family::FullMesh
                             ? translate("Figures", "needs %1 ports per card").arg(count(ends - 1))
                             : translate("Figures", "not possible with this switch");
        return row;
    }
    double time = kMissing;
    if (family == fab::Family::Torus) {
        const std::int64_t places = z.dims[0] * z.dims[1] * z.dims[2];
        const auto times = fab::topologyTimes(places, z.dims, model::Bytes{1}, model::Bytes{1}, injection,
                                              model::Duration{1e-6}, model::Duration{1e-6});
        if (times && times->allToAllSwitched.si > 0)
            time = times->allToAllTorus / times->allToAllSwitched > model::Ratio{0}
                       ? times->allToAllTorus.si / times->allToAllSwitched.si
                       : kMissing;
    } else if (family == fab::Family::FullMesh) {
        time = 1;
    }
    row.values = {double(z.total.switches()), double(z.total.links()), z.bisection.si * 1e-12, time};
    row.verdict = family == fab::Family::Dragonfly ? translate("Figures", "job stops") : translate("Figures", "detour");
    return row;
}

}  // namespace

ChartSpec familyComparison(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Families of networks"),
                            translate("Figures", "same end points and rate per card"));
    const auto index = computeFabric(s);
    if (!index) return noNetwork(std::move(spec));
    const auto in = model::fabricRequest(s.project, s.design, s.results, *index);
    if (!in || !s.results.fabrics[*index].value.leaves) return waiting(std::move(spec), s, "fabric.leaf_switches");
    SmallMultiples m;
    m.measures = {{translate("Figures", "Switches"), {}, 1},
                  {translate("Figures", "Links"), {}, 5},
                  {translate("Figures", "Bisection"), QStringLiteral("TB/s"), 3},
                  {translate("Figures", "All-to-all"), QStringLiteral("×"), 2}};
    m.verdictTitle = translate("Figures", "Losing a leaf");
    const auto& f = s.design.fabrics[*index].value;
    const auto& r = s.results.fabrics[*index].value;
    const QString tree =
        r.tiers.value_or(2) == 3 ? translate("Figures", "Three tiers") : translate("Figures", "Two tiers");
    m.rows.push_back(treeRow(s, *index,
                             translate("Figures", "%1 %2 : 1, as is").arg(tree, s.plain(f.oversubscription.si, {})),
                             s.design, true));
    const auto variant = [&](const QString& name, model::Tiers tiers, double ratio, std::int64_t planes) {
        model::Design d = s.design;
        auto& v = d.fabrics[*index].value;
        v.tiers = tiers;
        v.oversubscription = model::Ratio{ratio};
        v.planes = planes;
        m.rows.push_back(treeRow(s, *index, name, d, false));
    };
    const bool same = f.planes == 1 && r.tiers.value_or(0) == 2 && f.oversubscription.si == 1;
    if (!same) variant(translate("Figures", "Two tiers 1 : 1"), model::Tiers::Two, 1, 1);
    variant(translate("Figures", "Two tiers 2 : 1"), model::Tiers::Two, 2, 1);
    if (f.planes != 2) variant(translate("Figures", "Two planes, half rate"), model::Tiers::Auto, 1, 2);
    if (r.tiers.value_or(0) != 3 || f.oversubscription.si != 1)
        variant(translate("Figures", "Three tiers 1 : 1"), model::Tiers::Three, 1, 1);
    m.rows.push_back(directRow(*in, model::fabric::Family::Dragonfly, translate("Figures", "Dragonfly")));
    m.rows.push_back(directRow(*in, model::fabric::Family::Torus, translate("Figures", "Torus")));
    m.rows.push_back(directRow(*in, model::fabric::Family::FullMesh, translate("Figures", "Full mesh")));
    spec.question = translate("Figures", "%1 end points at %2, switches of %3 ports")
                        .arg(count(double(in->nodes) * double(in->railsPerNode)),
                             significant(in->linkRate.si * double(in->planes) * 8e-9) + QLatin1Char('G'),
                             count(double(in->switchPorts)));
    spec.note = translate("Figures", "All-to-all: time against the full rate of every card.");
    spec.data = std::move(m);
    return spec;
}

}  // namespace views::figures
