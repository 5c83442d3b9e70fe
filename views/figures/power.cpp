// SPDX-License-Identifier: GPL-3.0-or-later
// The supply as a single line with the load of every stage, IT power by part, and what a power cap costs and gives.
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "app/texts.h"
#include "model/plan/power_cap.h"
#include "model/plan/supply_case.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

constexpr int kFeedA = 1, kFeedB = 2;
constexpr double kSafeLoad = 1.0;

QString kw(const Source& s, double watts) {
    return scaled(watts, UnitFamily::Power, s.language).text(s.language);
}

QString className(model::SupplyClass c) {
    switch (c) {
        case model::SupplyClass::Training:
            return translate("Figures", "Training servers");
        case model::SupplyClass::Inference:
            return translate("Figures", "Inference servers");
        case model::SupplyClass::Storage:
            return translate("Figures", "Storage");
        case model::SupplyClass::Network:
            return translate("Figures", "Network");
        case model::SupplyClass::Management:
            return translate("Figures", "Management");
        case model::SupplyClass::Pumps:
            return translate("Figures", "Pumps");
    }
    return {};
}

struct Line {
    const Source& s;
    SingleLine data;

    int add(SingleLine::Element e) {
        data.elements.push_back(std::move(e));
        return int(data.elements.size()) - 1;
    }
    void wire(int from, int to, int series = 0, bool dashed = false, const QString& text = {}) {
        data.wires.push_back({from, to, series, dashed, text});
    }
};

/// Load in normal service and after one failure.
QString after(const QString& normal, const QString& failed) {
    return QStringLiteral("%1 → %2").arg(normal, failed);
}

Status statusOf(double share) {
    return share > kSafeLoad + 1e-9 ? Status::Error : Status::Ok;
}

/// Busways and strips of both feeds, and the densest rack on them.
void racksOnFeeds(Line& line, int ups, double top) {
    const Source& s = line.s;
    const auto& p = s.results.power;
    const auto& plan = s.design.power;
    SingleLine::Element rack{QStringLiteral("power.feed_load"), {}, {}, SingleLine::Symbol::Box, 4, top + 0.5};
    const auto& count = s.results.racks.compute;
    rack.name = count ? counted(double(*count), translate("Figures", "%1 rack"), translate("Figures", "%1 racks"))
                      : translate("Figures", "Racks");
    if (s.results.racks.density) rack.notes << translate("Figures", "%1 peak").arg(kw(s, s.results.racks.density->si));
    const bool twice = plan.feeds > 1;
    const auto amperes = [&](const std::optional<model::Current>& a) {
        return a ? s.number(a->si, QStringLiteral("A")) : QString();
    };
    if (p.feedCurrentNormal)
        rack.notes << (twice ? after(amperes(p.feedCurrentNormal), amperes(p.feedCurrentAfterLoss))
                             : amperes(p.feedCurrentNormal));
    if (p.feedLoad && p.feedUsable && p.feedUsable->si > 0) {
        const double share = p.feedLoad->si / p.feedUsable->si;
        rack.notes << translate("Figures", "%1 of a feed").arg(s.share(share));
        rack.status = share > 1 ? Status::Warning : Status::Ok;
    }
    const int box = line.add(rack);
    const auto strip = [&](const QString& name, double lane, int series) {
        SingleLine::Element e{QStringLiteral("power.feed_usable"), name, {}, SingleLine::Symbol::Box, 3, lane};
        e.notes << QStringLiteral("%1 · %2").arg(s.plain(plan.feedVoltage.si, QStringLiteral("V")),
                                                 s.plain(plan.feedCurrent.si, QStringLiteral("A")));
        if (p.feedUsable) e.notes << translate("Figures", "carries %1").arg(kw(s, p.feedUsable->si));
        const int at = line.add(e);
        line.wire(ups, at, series);
        line.wire(at, box, series);
    };
    if (!twice) return strip(translate("Figures", "PDU"), top + 0.5, kFeedA);
    strip(translate("Figures", "PDU A"), top, kFeedA);
    strip(plan.feeds > 2 ? translate("Figures", "PDU B and more") : translate("Figures", "PDU B"), top + 1, kFeedB);
    line.data.keys = {{translate("Figures", "feed A"), kFeedA}, {translate("Figures", "feed B"), kFeedB}};
}

/// What hangs on one block of UPS, or past all of them.
QStringList loadNotes(const Source& s, const model::SupplyLoads& loads, std::optional<model::site::Redundancy> scheme,
                      bool servers) {
    QStringList notes;
    for (int i = 0; i < model::kSupplyClasses; ++i) {
        const auto c = static_cast<model::SupplyClass>(i);
        const bool server = c == model::SupplyClass::Training || c == model::SupplyClass::Inference;
        const auto& load = loads[std::size_t(i)];
        if (load.scheme != scheme || !(load.load.si > 0) || (server && !servers)) continue;
        notes << QStringLiteral("%1 %2").arg(className(c), kw(s, load.load.si));
    }
    return notes;
}

bool feedsServers(const model::SupplyLoads& loads, std::optional<model::site::Redundancy> scheme) {
    return (loads[0].scheme == scheme && loads[0].load.si > 0) || (loads[1].scheme == scheme && loads[1].load.si > 0);
}

int gridAndTransformers(Line& line) {
    const Source& s = line.s;
    const auto& p = s.results.power;
    SingleLine::Element grid{QStringLiteral("power.grid_voltage"), {}, {}, SingleLine::Symbol::Grid, 0, 0.5};
    grid.name = app::titleText(QCoreApplication::translate("choices", p.gridVoltage.c_str()).toStdString());
    grid.notes << translate("Figures", "%1 peak").arg(kw(s, p.facilityPeak->si));
    if (p.meterReserved) grid.notes << translate("Figures", "%1 reserved").arg(kw(s, p.meterReserved->si));
    if (p.margin && p.margin->si < 0) {
        grid.status = Status::Error;
        grid.notes << translate("Figures", "%1 short").arg(kw(s, -p.margin->si));
    }
    const int from = line.add(grid);
    SingleLine::Element t{QStringLiteral("power.transformers"), {}, {}, SingleLine::Symbol::Transformer, 1, 0.5};
    const double units = p.transformers ? double(*p.transformers) : 0;
    const double rating = s.design.power.transformerUnit.si;
    t.name = QStringLiteral("%1 × %2").arg(count(units), s.plain(rating / 1000, QStringLiteral("kVA")));
    const double load = p.facilityPeak->si / s.design.power.powerFactor.si;
    if (units > 1 && rating > 0) {
        const double out = load / (rating * (units - 1));
        t.notes << after(s.share(load / (rating * units)), s.share(out));
        t.status = statusOf(out);
    }
    if (p.transformerLoss) t.notes << translate("Figures", "loss %1").arg(kw(s, p.transformerLoss->si));
    const int to = line.add(t);
    line.wire(from, to);
    return to;
}

}  // namespace

ChartSpec singleLine(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Single line"), translate("Figures", "normal load and load after one failure"));
    const auto loads = model::supplyLoads(s.design, s.results);
    const auto supply = model::supplyOf(s.design, s.results, 1);
    const auto& p = s.results.power;
    if (!loads || !supply || !p.facilityPeak || p.gridVoltage.empty())
        return waiting(std::move(spec), s, "power.grid_voltage");
    Line line{s, {}};
    line.data.columns = 5;
    const int transformers = gridAndTransformers(line);
    std::vector<int> blocks;
    double lane = 0;
    const auto upsBox = [&](std::size_t scheme, double at) {
        const auto& b = *supply->blocks[scheme];
        SingleLine::Element e{QStringLiteral("power.ups_units"), {}, {}, SingleLine::Symbol::Box, 2, at};
        e.name =
            QStringLiteral("%1 %2 × %3")
                .arg(s.design.power.upsKind == model::UpsKind::Hvdc ? QStringLiteral("HVDC") : QStringLiteral("UPS"),
                     count(double(b.plan.units)), kw(s, s.design.power.upsUnit.si));
        e.notes << QStringLiteral("%1 · %2").arg(
                       QString::fromLatin1(model::site::nameOf(static_cast<model::site::Redundancy>(scheme))),
                       kw(s, b.load.si))
                << (b.plan.survivesOneFailure
                        ? after(s.share(b.plan.normalShare), s.share(b.plan.afterFailureShare))
                        : translate("Figures", "%1, none to spare").arg(s.share(b.plan.normalShare)))
                << translate("Figures", "loss %1").arg(kw(s, b.loss.si));
        const int box = line.add(e);
        line.wire(transformers, box);
        blocks.push_back(box);
        return box;
    };
    // Servers first: their racks hang on two feeds.
    for (const bool servers : {true, false})
        for (std::size_t i = 0; i < supply->blocks.size(); ++i) {
            const auto scheme = static_cast<model::site::Redundancy>(i);
            if (!supply->blocks[i] || feedsServers(*loads, scheme) != servers) continue;
            const QStringList notes = loadNotes(s, *loads, scheme, false);
            const double height = servers ? (notes.isEmpty() ? 2 : 3) : 1;
            const int ups = upsBox(i, lane + (servers ? 0.5 : 0));
            if (servers) racksOnFeeds(line, ups, lane);
            if (!notes.isEmpty()) {
                const QString word = QString::fromLatin1(model::site::nameOf(static_cast<model::site::Redundancy>(i)));
                const int rest =
                    line.add({QStringLiteral("power.it_peak"), translate("Figures", "Loads on %1").arg(word), notes,
                              SingleLine::Symbol::Box, 4, lane + height - 1});
                line.wire(ups, rest);
            }
            lane += height;
        }
    if (feedsServers(*loads, std::nullopt)) {
        racksOnFeeds(line, transformers, lane);
        lane += 2;
    }
    SingleLine::Element plant{QStringLiteral("power.cooling_power"),
                              translate("Figures", "Cooling plant"),
                              {},
                              SingleLine::Symbol::Box,
                              4,
                              lane};
    if (p.coolingPower) plant.notes << kw(s, p.coolingPower->si);
    plant.notes << loadNotes(s, *loads, std::nullopt, false);
    const int plantBox = line.add(plant);
    line.wire(transformers, plantBox);
    if (p.generators && *p.generators > 0 && p.generatorLoad) {
        SingleLine::Element g{QStringLiteral("power.generator_load"), {}, {},
                              SingleLine::Symbol::Generator,          1,  lane + 1};
        g.name = QStringLiteral("%1 × %2").arg(count(double(*p.generators)), kw(s, s.design.power.generatorUnit.si));
        if (p.fuelRate)
            g.notes << QStringLiteral("%1 · %2").arg(
                kw(s, p.generatorLoad->si),
                withUnit(significant(p.fuelRate->si * 3600 * 1000), QStringLiteral("L/h"), s.language));
        if (p.fuel)
            g.notes << QStringLiteral("%1 = %2").arg(
                s.plain(s.design.power.fuelTime.si / 3600, QStringLiteral("h")),
                withUnit(significant(p.fuel->si * 1000, 4), QStringLiteral("L"), s.language));
        const int box = line.add(g);
        for (const int ups : blocks) line.wire(box, ups, 0, true);
        if (blocks.empty()) line.wire(box, plantBox, 0, true);
    }
    const bool generators = line.data.elements.back().symbol == SingleLine::Symbol::Generator;
    line.data.lanes = int(std::ceil(lane + (generators ? 2 : 1)));
    spec.note =
        translate("Figures",
                  "→: after one failure. Dashed: standby. Power at IT peak; reserved with the factor %1 on its base.")
            .arg(significant(s.design.power.headroomFactor.si));
    spec.data = std::move(line.data);
    return spec;
}

ChartSpec itByPart(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "IT power by part"), translate("Figures", "where the peak goes"));
    const auto& p = s.results.power;
    const auto& parts = p.parts;
    if (!p.itPeak || !parts.cards || !(p.itPeak->si > 0)) return waiting(std::move(spec), s, "power.parts.cards");
    const Scale unit = powerScale(p.itPeak->si);
    HorizontalBars bars;
    bars.x.unit = unit.unit;
    bars.x.title = translate("Figures", "Peak power");
    const auto row = [&](const char* id, const QString& name, const std::optional<model::Power>& power, int series) {
        if (!power || !(power->si > 0)) return;
        HorizontalBars::Row r;
        r.id = QStringLiteral("power.parts.") + QLatin1String(id);
        r.name = name;
        r.parts = {{QString(), unit.of(*power), series, false}};
        r.text = QStringLiteral("%1 · %2").arg(withUnit(significant(unit.of(*power)), unit.unit, s.language),
                                               s.share(power->si / p.itPeak->si));
        bars.rows.push_back(std::move(r));
    };
    row("cards", translate("Figures", "Cards"), parts.cards, kServersSeries);
    row("processors", translate("Figures", "Processors"), parts.processors, kServersSeries);
    row("memory", translate("Figures", "Memory"), parts.memory, kServersSeries);
    row("nics", translate("Figures", "Network cards"), parts.nics, kNetworkSeries);
    row("drives", translate("Figures", "Drives"), parts.drives, kStorageSeries);
    row("boards", translate("Figures", "Boards"), parts.boards, kServersSeries);
    row("fans", translate("Figures", "Fans"), parts.fans, kCoolingSeries);
    row("supplies", translate("Figures", "Power supplies"), parts.supplies, kLossesSeries);
    row("network", translate("Figures", "Switches, modules"), parts.network, kNetworkSeries);
    row("storage", translate("Figures", "Storage"), parts.storage, kStorageSeries);
    row("management", translate("Figures", "Management"), parts.management, kStorageSeries);
    spec.remark = withUnit(significant(unit.of(*p.itPeak), 4), unit.unit, s.language);
    spec.note =
        translate("Figures",
                  "Parts of a server are typical values, scaled to its sheet or measurement; replace them under "
                  "“Parts of a server”.");
    if (p.overModules && p.modules)
        spec.note +=
            QLatin1Char(' ') +
            translate("Figures", "Cards alone %1; the facility needs %2 times that (published sites: 1.5–2.1).")
                .arg(kw(s, p.modules->si), significant(p.overModules->si));
    spec.data = std::move(bars);
    return spec;
}

ChartSpec powerCap(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Power cap"), translate("Figures", "what it costs and what it gives"));
    const auto run = mainRun(s);
    if (!run)
        return saying(std::move(spec),
                      translate("Figures", "A power cap is weighed for a training run; the design has none."));
    const auto& pool = run->pool->value;
    const auto& r = s.results.pools[run->poolIndex].value;
    if (!pool.card.tdp || !r.serverPeak || !s.results.training.daysIdeal)
        return waiting(std::move(spec), s, "training.days_ideal");
    constexpr int kSteps = 9;
    constexpr double kLowest = 0.6;
    const double tdp = pool.card.tdp->si;
    const auto at = [&](double share) {
        return s.with(model::Stop::AfterReliability, [&](model::Design& d) {
            auto& cap = d.pools[run->poolIndex].value.powerCap;
            cap = share < 1 ? std::optional(model::Power{tdp * share}) : std::nullopt;
        });
    };
    struct Point {
        double share, days, perServer;
    };
    std::vector<Point> points;
    for (int i = 0; i < kSteps; ++i) {
        const double share = kLowest + (1 - kLowest) * i / (kSteps - 1);
        const model::Results x = at(share);
        const auto& days = x.workloads[run->workloadIndex].value.daysIdeal;
        const auto& power = x.pools[run->poolIndex].value.serverPeak;
        if (days && power) points.push_back({share, days->si, power->si});
    }
    if (points.size() != std::size_t(kSteps)) return waiting(std::move(spec), s, "training.days_ideal");
    TradeOff t;
    t.x.title = translate("Figures", "Cap per card");
    t.x.unit = QStringLiteral("W");
    t.y.title = translate("Figures", "Against no cap");
    t.y.unit = QStringLiteral("%");
    Curve speed, output;
    speed.id = QStringLiteral("speed");
    speed.name = translate("Figures", "speed of these cards");
    speed.series = kServersSeries;
    output.id = QStringLiteral("output");
    output.name = translate("Figures", "more cards, same power");
    output.series = kNetworkSeries;
    const Point& full = points.back();
    std::size_t best = 0;
    for (const Point& p : points) {
        speed.x.push_back(p.share * tdp);
        speed.y.push_back(100 * full.days / p.days);
        output.x.push_back(p.share * tdp);
        output.y.push_back(100 * full.days / p.days * full.perServer / p.perServer);
        if (output.y.back() > output.y[best]) best = output.y.size() - 1;
    }
    const double now = model::capShare(pool);
    const double current =
        now < 1 ? at(now).workloads[run->workloadIndex].value.daysIdeal.value_or(model::Duration{full.days}).si
                : full.days;
    t.marks.push_back({QStringLiteral("pools.%1.power_cap").arg(QString::fromStdString(run->pool->name)),
                       MarkKind::Current, now * tdp, 100 * full.days / current,
                       now < 1 ? s.number(now * tdp, QStringLiteral("W")) : translate("Figures", "no cap"),
                       s.number(current / 86400, daysScale(s.language).unit), kServersSeries, true});
    if (best + 1 < output.y.size())
        t.marks.push_back({QStringLiteral("best"), MarkKind::Optimum, output.x[best], output.y[best],
                           translate("Figures", "most output"), s.number(output.x[best], QStringLiteral("W")),
                           kNetworkSeries, false});
    t.curves = {std::move(speed), std::move(output)};
    spec.note = translate("Figures",
                          "Speed: ideal days of this run by the step model. More cards: the servers that the power of "
                          "today feeds at that cap; they cost money. The curve of the card is grade C.");
    spec.data = std::move(t);
    return spec;
}

}  // namespace views::figures
