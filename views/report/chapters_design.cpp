// SPDX-License-Identifier: GPL-3.0-or-later
// One design from compute to cost.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "views/report/chapters.h"

namespace views::report {

TableSpec resultTable(const Subject& s, std::size_t i, const QString& caption,
                      const std::vector<std::string>& sections) {
    TableSpec t;
    t.caption = caption;
    t.columns = {{translate("Report", "Result"), 1.5}, {translate("Report", "Value"), 0.95, true}, {QString(), 0.2},
                 {translate("Report", "Result"), 1.5}, {translate("Report", "Value"), 0.95, true}, {QString(), 0.2}};
    if (i >= s.evidence.size() || !s.evidence[i]) return t;
    std::vector<std::array<Cell, 3>> cells;
    const auto isWanted = [&](const model::Place& p) {
        return std::any_of(sections.begin(), sections.end(),
                           [&](const std::string& section) { return p.path.starts_with(section); });
    };
    app::UnitColumn units;
    for (const model::Place& p : s.evidence[i]->results())
        if (isWanted(p)) units.see(*p.row, p.value());
    for (const model::Place& p : s.evidence[i]->results()) {
        if (!isWanted(p)) continue;
        Cell grade;
        grade.grade = s.grade(i, p.path);
        const model::Value value = p.value();
        Cell text{app::UnitColumn::applies(*p.row, value)
                      ? units.text(*p.row, value, app::text(model::currencyCode(s.project())), s.values.language())
                      : s.result(i, p.path)};
        if (model::isBlank(value))
            text.status = Status::Incomplete;
        else if (isBillTotal(p.path) && p.row->unit.starts_with("money") && s.of(i).cost.unpricedLines > 0)
            text.text.prepend(QStringLiteral("≥ "));
        cells.push_back({Cell{app::label(*p.row)}, text, grade});
    }
    const std::size_t half = (cells.size() + 1) / 2;
    for (std::size_t k = 0; k < half; ++k) {
        Row row;
        for (const std::size_t at : {k, k + half})
            if (at < cells.size()) row.cells.insert(row.cells.end(), cells[at].begin(), cells[at].end());
        t.rows.push_back(std::move(row));
    }
    return t;
}

namespace {

QString notComputable() {
    return translate("Report", "not computable");
}

QString countOr(const std::optional<std::int64_t>& n) {
    return n ? count(double(*n)) : notComputable();
}

template <class E>
QString choice(E value) {
    for (const auto& c : model::Choices<E>::rows)
        if (c.value == static_cast<int>(value)) return app::choiceLabel(c);
    return {};
}

TableSpec poolTable(const Subject& s, std::size_t i) {
    TableSpec t;
    t.caption = translate("Report", "Pools of accelerators.");
    t.columns = {{translate("Report", "Pool"), 0.8},          {translate("Report", "Accelerator"), 1.3},
                 {translate("Report", "Server"), 1.4},        {translate("Report", "Cards"), 0.7, true},
                 {translate("Report", "Servers"), 0.7, true}, {translate("Report", "Hot / cold spares"), 0.9, true},
                 {translate("Report", "Racks"), 0.5, true},   {translate("Report", "Per rack"), 0.8, true}};
    const auto& d = s.design(i);
    for (std::size_t k = 0; k < d.pools.size() && k < s.of(i).pools.size(); ++k) {
        const auto& p = d.pools[k].value;
        const auto& r = s.of(i).pools[k].value;
        const std::string path = "pools." + d.pools[k].name + ".";
        t.rows.push_back({{{app::itemName(d.pools[k].name)},
                           {app::titleText(p.card.name)},
                           {app::titleText(p.server.name)},
                           {count(double(p.accelerators))},
                           {count(double(r.servers))},
                           {count(double(p.hotSpares)) + QStringLiteral(" / ") + count(double(p.coldSpares))},
                           {s.result(i, path + "racks")},
                           {s.result(i, path + "rack_power")}}});
    }
    return t;
}

void composition(Builder& b, const Subject& s, std::size_t i) {
    b.section(translate("Report", "Key figures"), 190);
    b.grid(keyFigures(s, i));
    b.section(translate("Report", "Accelerators and servers"), 120);
    const TableSpec pools = poolTable(s, i);
    if (pools.rows.empty())
        b.remark(translate("Report", "The design has no pool of accelerators."), Status::Incomplete);
    b.table(pools);
}

void training(Builder& b, const Subject& s, std::size_t i) {
    if (onlyServes(s.design(i))) return;
    b.section(translate("Report", "Training days"), 120);
    trainingDays(b, s, i);
    std::vector<ChartSpec> charts{s.chart(FigureId::DaysWaterfall, i)};
    if (s.run(i) && s.of(i).simulated) charts.push_back(s.chart(FigureId::DaysHistogram, i));
    b.pair(charts, s.grade(i, "training.days_p90"), 210);
}

TableSpec fabricTable(const Subject& s, std::size_t i) {
    TableSpec t;
    t.caption = translate("Report", "Networks.");
    t.columns = {{translate("Report", "Network"), 1.1},        {translate("Report", "Switch"), 1.1},
                 {translate("Report", "Leaf"), 0.5, true},     {translate("Report", "Spine"), 0.5, true},
                 {translate("Report", "Core"), 0.5, true},     {translate("Report", "Links"), 0.65, true},
                 {translate("Report", "Modules"), 0.75, true}, {translate("Report", "Oversubscription"), 1.1, true},
                 {translate("Report", "Per card"), 0.75, true}};
    const auto& d = s.design(i);
    for (std::size_t k = 0; k < d.fabrics.size() && k < s.of(i).fabrics.size(); ++k) {
        const auto& f = d.fabrics[k].value;
        const auto& r = s.of(i).fabrics[k].value;
        const bool builds = !r.leaves || *r.leaves + r.spines.value_or(0) + r.cores.value_or(0) > 0;
        std::optional<std::int64_t> modules;
        if (r.switchModules && r.serverModules)
            modules = r.cabling.transceivers.value_or(*r.switchModules + *r.serverModules);
        const std::string path = "fabrics." + d.fabrics[k].name + ".";
        Cell name{app::itemName(d.fabrics[k].name)};
        if (!choice(f.role).startsWith(name.text)) name.second = choice(f.role);
        Cell realised{s.result(i, path + "realised")};
        if (r.sizing.realisedStorage)
            realised.second = translate("Report", "storage %1").arg(ratio(r.sizing.realisedStorage->si));
        // Only the network between the cards is measured per card.
        const bool measured = r.perCard || f.role == model::FabricRole::Compute;
        const QString perCard = measured ? s.result(i, path + "per_card") : translate("Report", "not applicable");
        t.rows.push_back({{name,
                           {builds ? app::titleText(f.device.name) : QStringLiteral("–")},
                           {s.result(i, path + "leaves")},
                           {s.result(i, path + "spines")},
                           {s.result(i, path + "cores")},
                           {s.result(i, path + "links")},
                           {countOr(modules)},
                           realised,
                           {perCard}}});
    }
    return t;
}

void network(Builder& b, const Subject& s, std::size_t i) {
    const auto& f = s.of(i).fabric;
    const auto& v = s.values;
    b.section(translate("Report", "Networks"), 120);
    if (f.leafSwitches && f.oversubscription)
        b.paragraph(
            translate("Report",
                      "The compute fabric has %1 leaf, %2 spine and %3 core switches. The realised "
                      "oversubscription is %4; its bisection carries %5 one way.")
                .arg(countOr(f.leafSwitches), countOr(f.spineSwitches), countOr(f.coreSwitches),
                     ratio(f.oversubscription->si),
                     f.bisectionBandwidth
                         ? scaled(f.bisectionBandwidth->si, UnitFamily::ByteRate, v.language()).text(v.language())
                         : translate("Report", "not computable")));
    b.figure(s.chart(FigureId::Topology, i), s.grade(i, "fabric.leaf_switches"), 235);
    b.table(fabricTable(s, i));
    countsSection(b, s, i);
    b.figure(s.chart(FigureId::TierBandwidth, i), s.grade(i, "fabric.per_card"), 150);
    cablingSection(b, s, i);
    familySection(b, s, i);
    failureSection(b, s, i);
}

void racks(Builder& b, const Subject& s, std::size_t i) {
    b.section(translate("Report", "Racks"), 120);
    b.figure(s.chart(FigureId::RackLimits, i), s.grade(i, "racks.density"), 175);
    b.table(resultTable(s, i, translate("Report", "Racks by use."), {"racks."}));
    b.figure(s.chart(FigureId::FloorPlan, i), s.grade(i, "racks.floor.rows"), 235);
    b.figure(s.chart(FigureId::RackElevation, i), s.grade(i, "racks.count"), 235);
}

/// What the site has to provide, in sentences.
void supplyWords(Builder& b, const Subject& s, std::size_t i) {
    const auto& r = s.of(i).power;
    const auto& v = s.values;
    if (r.gridApparent && !r.gridVoltage.empty() && r.upsUnits && r.upsLoad && r.upsAfterFailure)
        b.paragraph(
            translate("Report",
                      "The connection takes %1 at %2. %3 UPS units run at up to %4, after one failure at up to %5.")
                .arg(v.quantity(r.gridApparent->si, "kVA"), translate("choices", r.gridVoltage.c_str()),
                     count(double(*r.upsUnits)), v.percent(r.upsLoad->si), v.percent(r.upsAfterFailure->si)));
    if (r.feedLoad && r.feedUsable && r.feedCurrentAfterLoss && s.design(i).power.feeds > 1)
        b.paragraph(
            translate("Report",
                      "When one feed of the densest rack is lost, each of the others carries %1 (%2 per phase) of "
                      "the %3 it may carry.")
                .arg(v.quantity(r.feedLoad->si, "kW"), v.quantity(r.feedCurrentAfterLoss->si, "A"),
                     v.quantity(r.feedUsable->si, "kW")));
}

/// Why every pool is cooled as it is, and what the loop consists of.
void coolingWords(Builder& b, const Subject& s, std::size_t i) {
    const auto& v = s.values;
    for (const auto& pool : s.of(i).pools) {
        const auto& p = pool.value;
        if (p.cooling.empty() || !p.rackPower || !p.coolingThreshold || !p.rackAir) continue;
        b.paragraph(
            translate("Report",
                      "Pool “%1”: %2 per rack, liquid from %3 (%4). Cooling: %5, because: %6. Left in the air: %7 "
                      "per rack.")
                .arg(app::itemName(pool.name), v.quantity(p.rackPower->si, "kW"),
                     v.quantity(p.coolingThreshold->si, "kW"), choice(s.design(i).cooling.preset),
                     translate("choices", p.cooling.c_str()), translate("choices", p.coolingReason.c_str()),
                     v.quantity(p.rackAir->si, "kW")));
    }
    const auto& c = s.of(i).cooling;
    if (c.cdus && *c.cdus > 0 && c.coolantFlow && c.coolantReturn && c.rideThrough)
        b.paragraph(
            translate("Report",
                      "%1 CDUs (%2 by heat, %3 by flow) circulate %4 at %5 / %6. Without heat rejection the loop "
                      "carries the load for %7.")
                .arg(count(double(*c.cdus)), count(double(c.cdusByHeat.value_or(0))),
                     count(double(c.cdusByFlow.value_or(0))), v.quantity(c.coolantFlow->si, "L/min"),
                     v.quantity(s.design(i).cooling.coolantSupply.si, "°C"), v.quantity(c.coolantReturn->si, "°C"),
                     v.quantity(c.rideThrough->si, "s")));
}

void power(Builder& b, const Subject& s, std::size_t i) {
    const auto& r = s.of(i).power;
    const auto& v = s.values;
    b.section(translate("Report", "Power"), 120);
    if (r.itPeak && r.reserved && r.facilityPeak)
        b.paragraph(translate("Report",
                              "All IT loads together peak at %1. Reserved are %2 × %3, that is %4. With losses and "
                              "cooling the facility draws up to %5.")
                        .arg(v.quantity(r.itPeak->si, "kW"), significant(s.design(i).power.headroomFactor.si),
                             choice(s.design(i).power.headroomBase), v.quantity(r.reserved->si, "kW"),
                             v.quantity(r.facilityPeak->si, "kW")));
    supplyWords(b, s, i);
    b.figure(s.chart(FigureId::PowerChain, i), s.grade(i, "power.reserved"), 185);
    b.figure(s.chart(FigureId::SingleLine, i), s.grade(i, "power.losses"), 420);
    b.figure(s.chart(FigureId::ItByPart, i), s.grade(i, "power.parts.cards"));
    b.table(resultTable(s, i, translate("Report", "Power from the servers to the meter."), {"power."}));
}

void cooling(Builder& b, const Subject& s, std::size_t i) {
    b.section(translate("Report", "Cooling"), 120);
    coolingWords(b, s, i);
    b.figure(s.chart(FigureId::DensityRuler, i), s.grade(i, "cooling.density"));
    b.figure(s.chart(FigureId::AirAgainstLiquid, i), s.grade(i, "cooling.pue_parts"), 175);
    b.table(resultTable(s, i, translate("Report", "Cooling."), {"cooling."}));
}

void cost(Builder& b, const Subject& s, std::size_t i) {
    b.section(translate("Report", "Cost"), 120);
    investment(b, s, i);
    b.figure(s.chart(FigureId::CapexBreakdown, i), s.grade(i, "cost.capex"), 175);
    b.table(resultTable(s, i, translate("Report", "Investment and running cost."), {"cost."}));
}

void opening(Builder& b, const Subject& s, std::size_t i) {
    b.chapter(s.shown.size() > 1 ? translate("Report", "Design: %1").arg(s.name(i)) : translate("Report", "The design"),
              translate("Report", "Design: %1").arg(s.name(i)));
    composition(b, s, i);
}

}  // namespace

void trainingDays(Builder& b, const Subject& s, std::size_t i) {
    const auto& r = s.of(i);
    const auto& v = s.values;
    if (!r.training.daysIdeal || !r.training.daysP50 || !r.training.daysP90) return;
    const auto* run = s.run(i);
    b.paragraph(translate("Report",
                          "The run takes %1 without any fault. Checkpoints, faults, waiting for servers, slow "
                          "servers and planned stops make it %2 in the middle case (P50); with 90 % "
                          "confidence it takes no longer than %3 (P90).")
                    .arg(v.quantity(r.training.daysIdeal->si, "d"), v.quantity(r.training.daysP50->si, "d"),
                         v.quantity(r.training.daysP90->si, "d")) +
                v.space() +
                (run && r.simulated
                     ? translate("Report", "The quantiles come from a fault simulation of %1 runs.")
                           .arg(count(double(run->replications)))
                     : translate("Report", "The quantiles are in closed form; no simulation has been run.")));
}

void investment(Builder& b, const Subject& s, std::size_t i) {
    const auto& c = s.of(i).cost;
    const auto& v = s.values;
    if (c.capex) {
        QString text =
            translate("Report", "The investment is %1 without tax").arg(v.money(c.capex, c.unpricedLines > 0));
        if (c.capexLow && c.capexHigh)
            text += translate("Report", ", between %1 and %2 by the price ranges")
                        .arg(v.money(c.capexLow->si), v.money(c.capexHigh->si));
        b.paragraph(text + (v.chinese() ? QStringLiteral("。") : QStringLiteral(".")));
    }
    if (c.unpricedLines > 0)
        b.remark(translate("Report", "%1 lines have no price; the total is a lower bound.")
                     .arg(count(double(c.unpricedLines))),
                 Status::Incomplete);
}

std::vector<DesignPart> designParts() {
    return {opening, training, mappingSection, services,           network, racks,
            power,   cooling,  storageSection, reliabilitySection, cost};
}

}  // namespace views::report
