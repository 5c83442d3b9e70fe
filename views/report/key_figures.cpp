// SPDX-License-Identifier: GPL-3.0-or-later
// The eight figures a design is judged by first.
#include <algorithm>

#include "app/texts.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

/// What a design that only serves is judged by: the slowest of its services and the instances of all.
void serviceFigures(std::vector<KeyFigure>& out, const Subject& s, std::size_t i) {
    const QString none = translate("Report", "not computable");
    const auto& d = s.design(i);
    const model::WorkloadResults* slowest = nullptr;
    std::optional<std::int64_t> instances = 0;
    for (std::size_t k = 0; k < d.workloads.size(); ++k) {
        const auto& r = s.of(i).workloads[k].value;
        if (!slowest ||
            r.service.token.value_or(model::Duration{0}) > slowest->service.token.value_or(model::Duration{0}))
            slowest = &r;
        instances = instances && r.instancesNeeded ? std::optional(*instances + *r.instancesNeeded) : std::nullopt;
    }
    const auto time = [&](const QString& label, const std::optional<model::Duration>& t, const QString& note) {
        KeyFigure f{label, none, {}, note};
        if (t) {
            const Scaled x = scaled(t->si, UnitFamily::Time, s.values.language());
            f.value = x.value;
            f.unit = x.unit;
        }
        out.push_back(std::move(f));
    };
    const auto& service = slowest->service;
    time(QStringLiteral("TPOT"), service.token,
         service.userTokens ? translate("Report", "%1 tokens/s of a user").arg(significant(service.userTokens->si))
                            : QString());
    time(translate("Report", "TTFT at the peak"), service.firstAtPeak ? service.firstAtPeak : service.first, QString());
    out.push_back({translate("Report", "Instances needed"),
                   instances ? count(double(*instances)) : none,
                   {},
                   slowest->instanceTokens
                       ? translate("Report", "%1 tokens/s of an instance").arg(significant(slowest->instanceTokens->si))
                       : QString()});
}

/// Of the eight the three about training, for a design that trains or has no workload yet.
void trainingFigures(std::vector<KeyFigure>& out, const Subject& s, std::size_t i) {
    const auto& r = s.of(i);
    const auto& p = s.project();
    const auto& v = s.values;
    const bool serves = onlyServes(s.design(i));
    const QString none = serves ? translate("Report", "not applicable") : translate("Report", "not computable");
    const auto days = [](const std::optional<model::Duration>& d) {
        return d ? significant(d->si / 86400) : QStringLiteral("–");
    };
    KeyFigure time{translate("Report", "Training days P50 / P90"), none, {}, {}};
    if (r.training.daysP50) {
        time.value = days(r.training.daysP50) + QStringLiteral(" / ") + days(r.training.daysP90);
        time.unit = v.chinese() ? QStringLiteral("天") : QStringLiteral("d");
        if (p.deadline) {
            const bool late = *r.training.daysP50 > *p.deadline;
            time.status = late                                                      ? Status::Error
                          : r.training.daysP90 && *r.training.daysP90 > *p.deadline ? Status::Warning
                                                                                    : Status::Ok;
        }
    }
    if (!serves)
        time.note = p.deadline ? translate("Report", "limit %1").arg(v.quantity(p.deadline->si, "d"))
                               : translate("Report", "no limit given");
    if (r.training.daysP50 && !r.simulated) time.note += v.comma() + translate("Report", "closed form");
    out.push_back(time);
    const auto share = [&](const QString& label, const std::optional<model::Ratio>& x, const QString& note) {
        out.push_back({label, x ? significant(x->si * 100) : none, x ? QStringLiteral("%") : QString(), note});
    };
    share(translate("Report", "MFU"), r.training.mfu,
          serves ? QString() : translate("Report", "of the dense BF16 peak"));
    share(translate("Report", "Goodput"), r.reliability.goodput,
          r.reliability.mtti && !serves
              ? translate("Report", "one stop every %1")
                    .arg(scaled(r.reliability.mtti->si, UnitFamily::Time, v.language()).text(v.language()))
              : QString());
}

/// `serving`: a design that only serves shows its services in the place of the figures about training.
std::vector<KeyFigure> figuresOf(const Subject& s, std::size_t i, bool serving) {
    const auto& r = s.of(i);
    const auto& v = s.values;
    const QString none = translate("Report", "not computable");
    std::vector<KeyFigure> out;
    out.push_back({translate("Report", "Accelerators"), count(double(r.compute.accelerators)),
                   translate("Report", "cards"),
                   translate("Report", "%1 servers, %2 spare")
                       .arg(count(double(r.compute.servers)), count(double(r.compute.spareServers)))});
    if (serving && onlyServes(s.design(i)))
        serviceFigures(out, s, i);
    else
        trainingFigures(out, s, i);
    const auto switches = [&](const std::optional<std::int64_t>& n) {
        return n ? count(double(*n)) : QStringLiteral("–");
    };
    out.push_back({translate("Report", "Oversubscription, realised"),
                   r.fabric.oversubscription ? ratio(r.fabric.oversubscription->si) : none,
                   {},
                   translate("Report", "%1 leaf, %2 spine switches")
                       .arg(switches(r.fabric.leafSwitches), switches(r.fabric.spineSwitches))});
    KeyFigure power{translate("Report", "Reserved power"), none, {}, {}};
    if (r.power.reserved) {
        const Scaled x = scaled(r.power.reserved->si, UnitFamily::Power, v.language());
        power.value = x.value;
        power.unit = x.unit;
    }
    if (r.power.itPeak)
        power.note = translate("Report", "IT peak %1")
                         .arg(scaled(r.power.itPeak->si, UnitFamily::Power, v.language()).text(v.language()));
    if (r.power.margin) power.status = r.power.margin->si < 0 ? Status::Error : Status::Ok;
    out.push_back(power);
    KeyFigure racks{translate("Report", "Racks"), r.racks.count ? count(double(*r.racks.count)) : none, {}, {}};
    if (r.racks.density)
        racks.note = translate("Report", "up to %1 per rack").arg(v.quantity(r.racks.density->si, "kW"));
    if (r.racks.margin) racks.status = *r.racks.margin < 0 ? Status::Error : Status::Ok;
    out.push_back(racks);
    KeyFigure money{translate("Report", "Investment"), translate("Report", "not priced"), {}, {}};
    if (r.cost.capex) {
        const Scaled x = views::money(r.cost.capex->si, v.currency(), v.language());
        money.value = (r.cost.unpricedLines > 0 ? QStringLiteral("≥ ") : QString()) + x.value;
        money.unit = x.unit;
    }
    money.note = r.cost.unpricedLines > 0
                     ? translate("Report", "%1 lines without price").arg(count(double(r.cost.unpricedLines)))
                     : translate("Report", "without tax");
    if (r.cost.unpricedLines > 0) money.status = Status::Incomplete;
    out.push_back(money);
    return out;
}

}  // namespace

std::vector<KeyFigure> keyFigures(const Subject& s, std::size_t i) {
    return figuresOf(s, i, true);
}

TableSpec keyFigureTable(const Subject& s, const std::vector<std::size_t>& designs) {
    TableSpec t;
    t.columns = {{translate("Report", "Key figure"), 1.1}};
    // The rows are the same for all designs: of services only where nothing trains.
    const bool serving =
        std::all_of(designs.begin(), designs.end(), [&](std::size_t i) { return onlyServes(s.design(i)); });
    for (const std::size_t i : designs) {
        const bool base = designs.size() > 1 && i == model::baseIndex(s.workbook);
        t.columns.push_back({s.name(i) + (base ? QStringLiteral(" ★") : QString()), 1, true});
        const auto figures = figuresOf(s, i, serving);
        for (std::size_t k = 0; k < figures.size(); ++k) {
            const KeyFigure& f = figures[k];
            if (t.rows.size() <= k) t.rows.push_back({{{f.label}}});
            Cell cell{f.unit.isEmpty() ? f.value : withUnit(f.value, f.unit, s.values.language())};
            cell.status = f.status;
            cell.second = f.note;
            t.rows[k].cells.push_back(cell);
        }
    }
    return t;
}

}  // namespace views::report
