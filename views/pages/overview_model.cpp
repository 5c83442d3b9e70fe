// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/overview_model.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/names.h"
#include "app/texts.h"
#include "model/core/fields.h"
#include "model/plan/access.h"
#include "views/pages/form_rows.h"
#include "views/pages/page_info.h"
#include "views/pages/value_text.h"

namespace views {
QString capitalised(const QString& word) {
    return word.isEmpty() ? word : word.left(1).toUpper() + word.mid(1);
}

bool trainsBelow16Bits(const model::Design& design) {
    return std::any_of(design.workloads.begin(), design.workloads.end(), [](const auto& w) {
        return w.value.kind == model::WorkloadKind::Training && w.value.precision != model::Precision::Bf16;
    });
}

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("views", text);
}

const QString kBlank = QStringLiteral("◇");  // stands in large type, the reason beside it in small

/// Texts of results for one design.
class Facts {
public:
    explicit Facts(const Session& s) : session(s), r(s.results()), d(s.design()) {}

    Scaled scaledOf(const char* key) const {
        const auto place = model::findResult(r, key);
        if (!place) return {};
        if (model::isBlank(place->value())) return {kBlank, blankText(session, place->path)};
        return scaledValue(*place->row, place->value(), session.currency(), session.language());
    }
    QString textOf(const char* key) const { return scaledOf(key).text(session.language()); }
    QString share(double v) const { return percent(v, session.language()); }
    QString days(double seconds) const {
        return withUnit(significant(seconds / 86400),
                        session.language() == Language::Chinese ? QStringLiteral("天") : QStringLiteral("d"),
                        session.language());
    }
    QString kilowatts(double watts) const {
        return withUnit(significant(watts / 1e3), QStringLiteral("kW"), session.language());
    }

    const Session& session;
    const model::Results& r;
    const model::Design& d;
};

FlowTile tile(PageId page, const Facts& f) {
    const PageInfo& info = infoOf(page);
    return {.id = QLatin1String(info.word), .icon = info.icon, .name = nameOf(page), .status = statusOf(page, f.r)};
}

FlowTile& figure(FlowTile& t, const Scaled& s, const QString& unitAfter = {}) {
    t.figure = s.value;
    t.unit = unitAfter.isEmpty() || s.value == kBlank ? s.unit
             : s.unit.isEmpty()                       ? unitAfter
                                                      : s.unit + u' ' + unitAfter;
    return t;
}

const model::Item<model::Workload>* mainWorkload(const model::Design& d) {
    const auto training = std::find_if(d.workloads.begin(), d.workloads.end(),
                                       [](const auto& w) { return w.value.kind == model::WorkloadKind::Training; });
    if (training != d.workloads.end()) return &*training;
    return d.workloads.empty() ? nullptr : &d.workloads.front();
}

FlowTile demandTile(const Facts& f) {
    FlowTile t = tile(PageId::Demand, f);
    figure(t, f.scaledOf("demand.total_flops"));
    if (const auto* w = mainWorkload(f.d)) {
        const QString model =
            w->value.model.name.empty() ? app::itemName(w->name) : app::titleText(w->value.model.name);
        t.line1 = tr("%1, %2 tokens").arg(model, bigCount(static_cast<double>(w->value.tokens), f.session.language()));
        if (w->value.kind == model::WorkloadKind::Inference) {
            t.figure = significant(w->value.requests.si);
            t.unit = tr("requests/s");
            t.line1 = tr("%1, inference").arg(model);
            t.line2 = tr("%1 + %2 tokens each").arg(count(double(w->value.prompt)), count(double(w->value.output)));
        }
    }
    if (f.r.demand.shortfall6nd) {
        const double s = f.r.demand.shortfall6nd->si;
        t.line2 = (s <= 0 ? tr("exact; 6ND is %1 lower") : tr("exact; 6ND is %1 higher")).arg(f.share(std::abs(s)));
    }
    return t;
}

FlowTile computeTile(const Facts& f) {
    FlowTile t = tile(PageId::Compute, f);
    figure(t, f.scaledOf("compute.accelerators"), tr("cards"));
    if (!f.d.pools.empty()) {
        const auto& p = f.d.pools.front().value;
        t.line1 = tr("%1 × %2 %3")
                      .arg(count(static_cast<double>(f.r.compute.servers)),
                           count(static_cast<double>(p.server.accelerators)), app::titleText(p.card.name));
        if (f.d.pools.size() > 1)
            t.line1 =
                tr("%1 servers in %2 pools").arg(count(static_cast<double>(f.r.compute.servers))).arg(f.d.pools.size());
    }
    t.line2 = tr("dense peak %1").arg(f.textOf("compute.peak_flops"));
    return t;
}

FlowTile mappingTile(const Facts& f) {
    FlowTile t{.id = QStringLiteral("mapping"), .icon = IconId::Mapping, .name = tr("Mapping")};
    t.status = f.r.training.mfu ? Status::Ok : Status::Incomplete;
    for (const auto& p : f.r.problems)
        if ((p.id.rfind("mapping.", 0) == 0 || p.id.rfind("inference.", 0) == 0) && (t.status != Status::Error))
            t.status = statusOf(p);
    const auto* w = mainWorkload(f.d);
    if (!w) {
        t.figure = tr("no workload");
        return t;
    }
    const auto at = static_cast<std::size_t>(w - f.d.workloads.data());
    const auto& r = f.r.workloads[at].value;
    if (w->value.kind == model::WorkloadKind::Inference) {
        t.figure = r.instancesNeeded ? count(static_cast<double>(*r.instancesNeeded)) : QStringLiteral("◇");
        t.unit = tr("instances");
        if (r.instancesNeeded && t.status == Status::Incomplete) t.status = Status::Ok;
        const auto& v = r.service;
        if (v.token && v.cardTokens && v.batch) {
            t.line1 = tr("batch %1, TPOT %2")
                          .arg(count(double(*v.batch)),
                               withUnit(significant(v.token->si * 1e3), QStringLiteral("ms"), f.session.language()));
            t.line2 = tr("%1 tokens/s per card").arg(significant(v.cardTokens->si));
        }
        return t;
    }
    // The mapping in use, searched or given; only a run that cannot start has none.
    // The three that every mapping has stand large, the others small behind them.
    QStringList main, more;
    for (const QString& part : app::text(r.strategy).split(u' ', Qt::SkipEmptyParts))
        (part.startsWith(u"TP") || part.startsWith(u"PP") || part.startsWith(u"DP") ? main : more) << part;
    t.figure = r.strategy.empty()
                   ? QStringLiteral("TP%1 PP%2 DP?").arg(w->value.tensorParallel).arg(w->value.pipelineParallel)
                   : main.join(u' ');
    t.unit = more.join(u' ');
    const QString line = trainsBelow16Bits(f.d) ? tr("MFU %1 (BF16), step %2") : tr("MFU %1, step %2");
    t.line1 = r.stepTime ? line.arg(f.textOf("training.mfu"), f.textOf("training.step_time"))
                         : tr("cannot run, see the review");
    if (r.memoryPerCard && r.memoryShare && r.memoryShare->si > 0)
        t.line2 = tr("memory %1 of %2")
                      .arg(significant(r.memoryPerCard->si / 1e9),
                           withUnit(significant(r.memoryPerCard->si / r.memoryShare->si / 1e9), QStringLiteral("GB"),
                                    f.session.language()));
    return t;
}

FlowTile fabricTile(const Facts& f) {
    FlowTile t = tile(PageId::Fabric, f);
    const auto& r = f.r.fabric;
    if (r.oversubscription) {
        t.figure = fixedDecimals(r.oversubscription->si, 2) + QStringLiteral(" : 1");
        t.unit = tr("oversubscription");
    } else {
        t.figure = QStringLiteral("◇");
    }
    if (r.leafSwitches && r.spineSwitches) {
        t.line1 = tr("%1 leaf + %2 spine").arg(count(double(*r.leafSwitches)), count(double(*r.spineSwitches)));
        if (r.coreSwitches && *r.coreSwitches > 0) t.line1 += tr(" + %1 core").arg(count(double(*r.coreSwitches)));
    }
    for (const auto& fabric : f.d.fabrics)
        if (fabric.value.role == model::FabricRole::Compute && r.perCard) {
            t.line2 = tr("%1 per card, ≥ %2")
                          .arg(f.textOf("fabric.per_card"),
                               scaled(fabric.value.requiredPerCard.si, UnitFamily::ByteRate, f.session.language())
                                   .text(f.session.language()));
            break;
        }
    return t;
}

FlowTile rackTile(const Facts& f) {
    FlowTile t = tile(PageId::Racks, f);
    figure(t, f.scaledOf("racks.count"), f.r.racks.count == 1 ? tr("rack") : tr("racks"));
    if (f.r.racks.compute && f.r.racks.density)
        t.line1 =
            tr("%1 compute racks, up to %2").arg(count(double(*f.r.racks.compute)), f.kilowatts(f.r.racks.density->si));
    t.line2 = f.session.project().rackLimit
                  ? tr("limit %1, %2 left")
                        .arg(count(double(*f.session.project().rackLimit)),
                             f.r.racks.margin ? count(double(*f.r.racks.margin)) : QStringLiteral("◇"))
                  : tr("no limit given");
    return t;
}

FlowTile powerTile(const Facts& f) {
    FlowTile t = tile(PageId::Power, f);
    figure(t, f.scaledOf("power.reserved"), tr("reserved"));
    const auto& plan = f.d.power;
    const char* base = plan.headroomBase == model::PowerBase::Nameplate   ? "power.it_nameplate"
                       : plan.headroomBase == model::PowerBase::Sustained ? "power.it_sustained"
                                                                          : "power.it_peak";
    const QString factor = fixedDecimals(
        plan.headroomFactor.si, plan.headroomFactor.si * 10 == std::round(plan.headroomFactor.si * 10) ? 1 : 2);
    const auto place = model::findResult(f.r, base);
    t.line1 = QStringLiteral("%1 × %2 %3").arg(factor, place ? app::label(*place->row) : QString(), f.textOf(base));
    if (f.r.power.margin && f.session.project().powerLimit && f.session.project().powerLimit->si > 0) {
        const double share = f.r.power.margin->si / f.session.project().powerLimit->si;
        t.line2 = share < 0 ? tr("%1 above the limit at the meter").arg(f.share(-share))
                            : tr("%1 left at the meter").arg(f.share(share));
    } else {
        t.line2 = tr("at the meter %1").arg(f.textOf("power.meter_reserved"));
    }
    return t;
}

FlowTile coolingTile(const Facts& f) {
    FlowTile t = tile(PageId::Cooling, f);
    const auto place = model::findResult(f.r, "cooling.method");
    t.figure = place ? capitalised(resultText(f.session, *place.value)) : QString();
    if (f.r.cooling.coolantFlow && f.r.cooling.coolantFlow->si > 0) t.unit = f.textOf("cooling.coolant_flow");
    QStringList parts;
    if (f.r.cooling.cdus && *f.r.cooling.cdus > 0)
        parts << counted(double(*f.r.cooling.cdus), tr("%1 CDU"), tr("%1 CDUs"));
    if (f.r.cooling.residualAir) parts << tr("air heat %1").arg(f.textOf("cooling.residual_air"));
    t.line1 = parts.join(tr(", "));
    if (f.r.cooling.pueAnnual) t.line2 = tr("PUE %1, annual").arg(fixedDecimals(f.r.cooling.pueAnnual->si, 2));
    return t;
}

FlowTile storageTile(const Facts& f) {
    FlowTile t = tile(PageId::Storage, f);
    figure(t, f.scaledOf("storage.checkpoint_size"), tr("checkpoint"));
    if (f.r.storage.writeBandwidth && f.r.storage.stall)
        t.line1 = tr("writes %1, stall %2").arg(f.textOf("storage.write_bandwidth"), f.textOf("storage.stall"));
    if (f.r.storage.hotNeeded && f.r.storage.hotCapacity)
        t.line2 = tr("%1 of %2 hot tier").arg(f.textOf("storage.hot_needed"), f.textOf("storage.hot_capacity"));
    return t;
}

FlowTile reliabilityTile(const Facts& f) {
    FlowTile t = tile(PageId::Reliability, f);
    figure(t, f.scaledOf("reliability.goodput"), tr("goodput"));
    if (f.r.reliability.mtti && f.r.reliability.interruptionsPerMonth)
        t.line1 = tr("MTTI %1, %2 a month")
                      .arg(f.textOf("reliability.mtti"), significant(f.r.reliability.interruptionsPerMonth->si));
    std::int64_t hot = 0;
    for (const auto& p : f.d.pools) hot += p.value.hotSpares;
    if (f.r.reliability.sparesP99)
        t.line2 = tr("hot spares %1, P99 needs %2").arg(count(double(hot)), count(double(*f.r.reliability.sparesP99)));
    return t;
}

FlowTile costTile(const Facts& f) {
    FlowTile t = tile(PageId::Cost, f);
    figure(t, f.scaledOf("cost.capex"));
    if (f.r.cost.unpricedLines > 0 && f.r.cost.capex) t.figure.prepend(QStringLiteral("≥ "));
    QStringList parts;
    if (f.r.cost.networkShare) parts << tr("network %1").arg(f.share(f.r.cost.networkShare->si));
    if (f.r.cost.perRun) parts << tr("run %1").arg(f.textOf("cost.per_run"));
    t.line1 = parts.join(tr(", "));
    t.line2 = f.r.cost.unpricedLines > 0
                  ? counted(double(f.r.cost.unpricedLines), tr("%1 line without price"), tr("%1 lines without price"))
                  : tr("every line has a price");
    return t;
}

/// A name in quotes and nothing else.
bool isName(const QString& text) {
    return text.startsWith(u'“') && text.indexOf(u'”') == text.size() - 1;
}

/// A sentence at its first break: what is the matter, then the rest.
std::pair<QString, QString> headAndRest(const QString& sentence) {
    static const QString kBreaks[] = {QStringLiteral("; "), QStringLiteral(": "), QStringLiteral(". "),
                                      QStringLiteral("；"), QStringLiteral("："), QStringLiteral("。")};
    qsizetype at = -1, length = 0;
    for (const QString& mark : kBreaks) {
        qsizetype i = sentence.indexOf(mark);
        if (i > 0 && isName(sentence.left(i))) i = sentence.indexOf(mark, i + 1);  // whose it is says not what it is
        if (i > 0 && (at < 0 || i < at)) at = i, length = mark.size();
    }
    constexpr qsizetype kShort = 9;  // "Article: " says nothing by itself
    if (at >= 0 && at < kShort && at + length < sentence.size())
        return headAndRest(capitalised(sentence.mid(at + length)));
    if (at < 0 || at + length >= sentence.size()) {
        const bool stop = sentence.endsWith(u'.') || sentence.endsWith(u'。');
        return {stop ? sentence.chopped(1) : sentence, QString()};
    }
    return {sentence.left(at), capitalised(sentence.mid(at + length))};
}

}  // namespace

QList<FlowTile> flowTiles(const Session& session) {
    const Facts f(session);
    return {demandTile(f), computeTile(f), mappingTile(f), fabricTile(f),      rackTile(f),
            powerTile(f),  coolingTile(f), storageTile(f), reliabilityTile(f), costTile(f)};
}

QList<FindingItem> findingItems(const std::vector<model::Problem>& problems, bool withIds, int most) {
    QList<FindingItem> out;
    for (const auto& p : problems) {
        if (out.size() >= most) break;
        const auto [title, detail] = headAndRest(app::problemText(p));
        FindingItem item{.id = withIds ? app::text(p.id) : QString(),
                         .target = app::text(p.key),
                         .status = statusOf(p),
                         .title = title,
                         .detail = detail};
        if (!p.key.empty()) item.link = tr("Go to %1").arg(app::labelOfPath(p.key));
        out << item;
    }
    return out;
}

FindingCounts countFindings(const std::vector<model::Problem>& problems) {
    FindingCounts counts;
    for (const auto& p : problems) {
        if (p.severity == model::Severity::Error) ++counts.errors;
        if (p.severity == model::Severity::Warning) ++counts.warnings;
        if (p.severity == model::Severity::Info) ++counts.infos;
    }
    return counts;
}

}  // namespace views
