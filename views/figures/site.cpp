// SPDX-License-Identifier: GPL-3.0-or-later
// The power chain against the site limit, the bases of the reserve, the density on the ruler of the policy preset, and
// where the heat goes.
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "model/site/cooling.h"
#include "model/site/power.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

constexpr std::size_t kMostPools = 6, kMostMarks = 8;

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

bool severalPools(const Source& s) {
    return s.design.pools.size() > 1;
}

/// IT power of one kind, by load class; the classes add up to the total of the results.
struct ItParts {
    double servers = 0, network = 0, other = 0;
    double total() const { return servers + network + other; }
};

std::optional<ItParts> itParts(const Source& s, model::PowerBase kind) {
    const auto& p = s.results.power;
    const bool nameplate = kind == model::PowerBase::Nameplate;
    const auto& total = nameplate ? p.itNameplate : kind == model::PowerBase::Peak ? p.itPeak : p.itSustained;
    const auto& network = nameplate ? s.results.fabric.nameplate : s.results.fabric.peak;
    if (!total || !network) return std::nullopt;
    ItParts parts;
    for (std::size_t i = 0; i < s.design.pools.size(); ++i) {
        const auto& r = s.results.pools[i].value;
        const auto& each = nameplate                        ? r.serverNameplate
                           : kind == model::PowerBase::Peak ? r.serverPeak
                                                            : r.serverSustained;
        if (!each) return std::nullopt;
        parts.servers += each->si * double(r.servers + s.design.pools[i].value.hotSpares);
    }
    parts.network = network->si;
    parts.other = std::max(0.0, total->si - parts.servers - parts.network);
    return parts;
}

QString kindName(model::PowerBase kind) {
    return kind == model::PowerBase::Nameplate ? translate("Figures", "Nameplate")
           : kind == model::PowerBase::Peak    ? translate("Figures", "Peak")
                                               : translate("Figures", "Sustained");
}

}  // namespace

ChartSpec powerChain(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Power chain"), translate("Figures", "does the site carry the reserved power?"));
    const auto& p = s.results.power;
    using model::PowerBase;
    const auto nameplate = itParts(s, PowerBase::Nameplate), peak = itParts(s, PowerBase::Peak),
               sustained = itParts(s, PowerBase::Sustained);
    const auto base = itParts(s, s.design.power.headroomBase);
    if (!nameplate || !peak || !sustained || !base || !p.reserved) return waiting(std::move(spec), s, "power.reserved");
    const double limit = s.project.powerLimit ? s.project.powerLimit->si : 0;
    const Scale kw = powerScale(std::max(limit, p.meterReserved.value_or(*p.reserved).si));
    StackedBars bars;
    bars.y.unit = kw.unit;
    bars.y.title = translate("Figures", "Power");
    bars.parts = {{QStringLiteral("servers"), translate("Figures", "Servers"), kServersSeries, {}, false},
                  {QStringLiteral("network"), translate("Figures", "Network"), kNetworkSeries, {}, false},
                  {QStringLiteral("other"), translate("Figures", "Storage, mgmt"), kStorageSeries, {}, false},
                  {QStringLiteral("headroom"), translate("Figures", "Headroom"), kHeadroomSeries, {}, true},
                  {QStringLiteral("losses"), translate("Figures", "Losses"), kLossesSeries, {}, false},
                  {QStringLiteral("cooling"), translate("Figures", "Cooling"), kCoolingSeries, {}, false}};
    const auto add = [&](const char* id, const QString& name, const QString& note, const ItParts& it, double headroom,
                         double losses, double cooling) {
        bars.bars.push_back({QString::fromLatin1(id), name, note});
        const double values[] = {it.servers, it.network, it.other, headroom, losses, cooling};
        for (std::size_t i = 0; i < bars.parts.size(); ++i) bars.parts[i].values.push_back(kw.of(values[i]));
    };
    add("nameplate", translate("Figures", "Nameplate"), translate("Figures", "breakers"), *nameplate, 0, 0, 0);
    add("peak", translate("Figures", "Peak"), translate("Figures", "worst second"), *peak, 0, 0, 0);
    add("sustained", translate("Figures", "Sustained"), translate("Figures", "energy, bill"), *sustained, 0, 0, 0);
    const double headroom = std::max(0.0, p.reserved->si - base->total());
    const QString factor =
        QStringLiteral("%1 × %2").arg(significant(s.design.power.headroomFactor.si * (1 + s.design.power.growth.si)),
                                      kindName(s.design.power.headroomBase).toLower());
    bars.marked = int(bars.bars.size());
    add("reserved", translate("Figures", "Reserved"), factor, *base, headroom, 0, 0);
    if (p.meterReserved && p.losses && p.coolingPower) {
        const double grown = (*p.reserved / *p.itPeak).si;  // losses and cooling follow the reserved load
        add("meter", translate("Figures", "At the meter"), translate("Figures", "grid application"), *base, headroom,
            p.losses->si * grown, p.coolingPower->si * grown);
    }
    if (limit > 0) {
        const double left = p.margin ? p.margin->si : kMissing;
        const Status status = !std::isfinite(left)  ? Status::Ok
                              : left < 0            ? Status::Error
                              : left < 0.05 * limit ? Status::Warning
                                                    : Status::Ok;
        bars.limits.push_back({translate("Figures", "Site limit"), kw.of(limit),
                               std::isfinite(left)
                                   ? (left >= 0 ? translate("Figures", "%1 left") : translate("Figures", "%1 over"))
                                         .arg(s.number(std::abs(kw.of(left)), kw.unit))
                                   : QString(),
                               status});
    }
    spec.data = std::move(bars);
    return spec;
}

ChartSpec headroomBases(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Bases of the reserve"),
                            translate("Figures", "the same factor on other powers"));
    const auto& p = s.results.power;
    const model::site::PowerLevels levels{p.itNameplate, p.itPeak, p.itSustained, std::nullopt};
    HorizontalBars bars;
    const Scale kw =
        powerScale(p.itNameplate.value_or(p.itPeak.value_or(model::Power{0})).si * s.design.power.headroomFactor.si);
    bars.x.unit = kw.unit;
    bars.x.title = translate("Figures", "Reserved IT power");
    using model::PowerBase;
    using model::site::PowerKind;
    for (const auto& [base, kind] : {std::pair{PowerBase::Sustained, PowerKind::Sustained},
                                     {PowerBase::Peak, PowerKind::Peak},
                                     {PowerBase::Nameplate, PowerKind::Nameplate}}) {
        const auto reserve = model::site::reserve(levels, {kind, s.design.power.headroomFactor.si,
                                                           model::site::HeadroomLevel::Site, s.design.power.growth.si});
        if (!reserve) continue;
        const bool chosen = base == s.design.power.headroomBase;
        HorizontalBars::Row row;
        row.id = QString::fromLatin1(base == PowerBase::Sustained ? "sustained"
                                     : base == PowerBase::Peak    ? "peak"
                                                                  : "nameplate");
        row.name = kindName(base);
        row.parts = {{QString(), kw.of(reserve->withGrowth), chosen ? 1 : 7, false}};
        row.text = withUnit(significant(kw.of(reserve->withGrowth), 4), kw.unit, s.language);
        row.endNote =
            reserve->overNameplate
                ? translate("Figures", "%1 × nameplate").arg(significant(reserve->withGrowth.si / p.itNameplate->si))
                : QString();
        row.bold = chosen;
        bars.rows.push_back(std::move(row));
    }
    if (bars.rows.empty()) return waiting(std::move(spec), s, "power.reserved");
    spec.note = translate("Figures",
                          "The factor is %1; a reserve on sustained power is close to nameplate and leaves no growth.")
                    .arg(significant(s.design.power.headroomFactor.si));
    spec.data = std::move(bars);
    return spec;
}

ChartSpec densityRuler(const Source& s, const FigureContext& context) {
    ChartSpec spec = headed(s, translate("Figures", "Density and cooling"), translate("Figures", "air or liquid"));
    const auto& plan = s.design.cooling;
    const auto word = model::Choices<model::CoolingPreset>::rows[static_cast<int>(plan.preset)].word;
    auto preset = model::site::resolvedPreset(model::site::shippedPresets(), word);
    if (!preset) return waiting(std::move(spec), s, "cooling.method");
    if (plan.airWarn) preset->airWarn = plan.airWarn;
    if (plan.airBlock) preset->airBlock = plan.airBlock;
    if (plan.liquidFrom) preset->liquidFrom = plan.liquidFrom;
    DensityRuler ruler;
    const auto kw = [](const std::optional<model::Power>& p) { return p ? p->si / 1000 : kMissing; };
    for (std::size_t i = 0; i < std::min(s.design.pools.size(), kMostPools); ++i) {
        const auto& r = s.results.pools[i].value;
        if (!r.rackPower) continue;
        // With devices moved by hand a rack may be denser than what its pool fills.
        const auto power = severalPools(s) ? r.rackPower : s.results.racks.density;
        const QString name =
            severalPools(s) ? app::itemName(s.design.pools[i].name) : translate("Figures", "This design");
        ruler.marks.push_back({text(s.design.pools[i].name), MarkKind::Optimum, kw(power), kMissing,
                               QStringLiteral("%1 %2").arg(name, s.number(kw(power), QStringLiteral("kW"))),
                               r.cooling == "liquid" ? translate("Figures", "cold plate") : translate("Figures", "air"),
                               1 + int(i % kSeriesCount), false});
    }
    if (ruler.marks.empty()) return waiting(std::move(spec), s, "cooling.density");
    // The other designs on the same ruler: the thresholds are those of this one.
    const auto& designs = context.workbook->designs;
    for (std::size_t i = 0; i < designs.size() && i < context.results->size() && ruler.marks.size() < kMostMarks; ++i) {
        const double density = kw((*context.results)[i].racks.density);
        if (i == context.design || !std::isfinite(density)) continue;
        ruler.marks.push_back(
            {text(designs[i].name),
             MarkKind::Reference,
             density,
             kMissing,
             QStringLiteral("%1 %2").arg(app::titleText(designs[i].name), s.number(density, QStringLiteral("kW"))),
             {},
             seriesOf(designs[i]),
             false});
    }
    const double warn = kw(preset->airWarn), block = kw(preset->airBlock), liquid = kw(preset->liquidFrom);
    double most = 0;
    for (const auto& m : ruler.marks) most = std::max(most, m.x);
    for (const double v : {warn, block, liquid})
        if (std::isfinite(v)) most = std::max(most, v);
    most *= 1.25;
    const double airEnd = std::isfinite(liquid) ? liquid : most;
    const double care = std::isfinite(warn) && warn < airEnd ? warn : airEnd;
    ruler.zones.push_back({translate("Figures", "Air"), 0, care, kCoolingSeries});
    if (care < airEnd) ruler.zones.push_back({translate("Figures", "Air with care"), care, airEnd, 2});
    if (airEnd < most) ruler.zones.push_back({translate("Figures", "Liquid"), airEnd, most, kServersSeries});
    if (std::isfinite(warn)) ruler.thresholds.push_back({translate("Figures", "Air warns"), warn, {}, Status::Ok});
    if (std::isfinite(liquid) && liquid == block) {
        ruler.thresholds.push_back({translate("Figures", "Liquid from"), liquid, {}, Status::Ok});
    } else {
        if (std::isfinite(liquid) && liquid != warn)
            ruler.thresholds.push_back({translate("Figures", "Liquid from"), liquid, {}, Status::Ok});
        if (std::isfinite(block)) ruler.thresholds.push_back({translate("Figures", "Air ends"), block, {}, Status::Ok});
    }
    ruler.x.unit = QStringLiteral("kW");
    ruler.x.title = translate("Figures", "Peak power of a rack");
    spec.remark = QCoreApplication::translate(
        "choices",
        std::string(model::Choices<model::CoolingPreset>::rows[static_cast<int>(plan.preset)].label).c_str());
    spec.data = std::move(ruler);
    return spec;
}

ChartSpec heatSplit(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Where the heat goes"), translate("Figures", "at peak: liquid against air"));
    const auto& c = s.results.cooling;
    const auto& p = s.results.power;
    if (!c.liquidHeat || !c.residualAir || !p.losses) return waiting(std::move(spec), s, "cooling.residual_air");
    const double total = c.liquidHeat->si + c.residualAir->si;
    const Scale kw = powerScale(total);
    HorizontalBars bars;
    bars.x.unit = kw.unit;
    bars.x.title = translate("Figures", "Heat at peak");
    const auto row = [&](const char* id, const QString& name, double watts, int series) {
        HorizontalBars::Row r;
        r.id = QString::fromLatin1(id);
        r.name = name;
        r.parts = {{QString(), kw.of(watts), series, false}};
        r.text = withUnit(significant(kw.of(watts), 4), kw.unit, s.language);
        if (total > 0) r.endNote = s.share(watts / total);
        return r;
    };
    bars.rows = {row("liquid", translate("Figures", "Liquid"), c.liquidHeat->si, kCoolingSeries),
                 row("air", translate("Figures", "Air"), c.residualAir->si, 2)};
    if (const auto peak = itParts(s, model::PowerBase::Peak)) {
        bars.detailTitle = translate("Figures", "Where it comes from");
        bars.detailUnit = kw.unit;
        bars.detail = {row("servers", translate("Figures", "Servers"), peak->servers, kServersSeries),
                       row("network", translate("Figures", "Network"), peak->network, kNetworkSeries),
                       row("other", translate("Figures", "Storage, mgmt"), peak->other, kStorageSeries),
                       row("losses", translate("Figures", "Losses"), p.losses->si, kLossesSeries)};
    }
    spec.remark = withUnit(significant(kw.of(total), 4), kw.unit, s.language);
    if (c.coolantFlow && c.coolantFlow->si > 0)  // with air there is none
        spec.note = translate("Figures", "Coolant %1.")
                        .arg(s.number(scaled(c.coolantFlow->si, UnitFamily::VolumeFlow, s.language)));
    if (c.pueDesign)
        spec.note += (spec.note.isEmpty() ? QString() : QStringLiteral(" ")) +
                     translate("Figures", "PUE at the design hour %1.").arg(fixedDecimals(c.pueDesign->si, 2));
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
