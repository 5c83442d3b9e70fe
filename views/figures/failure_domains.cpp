// SPDX-License-Identifier: GPL-3.0-or-later
// How far one failure of the parameter network reaches: cards hit by kind of part and the bandwidth they keep; the same
// with every NIC on two leaves and in two planes; what the run goes through, step by step.
#include <algorithm>

#include "app/names.h"
#include "app/texts.h"
#include "views/figures/failure_words.h"

namespace views::figures {
namespace {

ChartSpec noNetwork(ChartSpec spec) {
    return saying(std::move(spec), translate("Figures", "The design has no parameter network."),
                  translate("Figures", "Add a network"));
}

QString idOf(model::NetworkPart part) {
    return app::text(model::Choices<model::NetworkPart>::rows[static_cast<std::size_t>(part)].word);
}

QString nameOf(const model::HomingVariant& v) {
    if (v.planes > 1)
        return v.dualTor ? translate("Figures", "%1 planes, two leaves per NIC").arg(v.planes)
                         : translate("Figures", "%1 planes").arg(v.planes);
    return v.dualTor ? translate("Figures", "Two leaves per NIC") : translate("Figures", "One leaf per NIC");
}

int seriesOf(model::DrillPhase phase) {
    using P = model::DrillPhase;
    switch (phase) {
        case P::Reroute:
            return 1;
        case P::Detect:
            return 2;
        case P::Diagnose:
            return 5;
        case P::Allocate:
        case P::Isolate:
            return 3;
        case P::Repair:
        case P::Swap:
            return 4;
        case P::RideThrough:
            return 1;
        case P::Launch:
            return 6;
        case P::Load:
            return 7;
        case P::WarmUp:
            return 3;
        case P::Redo:
        case P::Corrupt:
            break;
    }
    return 8;
}

QString phaseName(model::DrillPhase phase) {
    return app::choiceLabel(model::Choices<model::DrillPhase>::rows[static_cast<std::size_t>(phase)]);
}

HorizontalBars::Row laneOf(const Source& s, model::NetworkPart part, const model::Drill& d, const Scale& scale) {
    HorizontalBars::Row row;
    row.id = idOf(part);
    row.name = partName(part);
    row.note = d.stops ? (d.waitsForRepair ? translate("Figures", "stops until the repair")
                                           : translate("Figures", "stops, restarts without waiting for the repair"))
                       : translate("Figures", "goes on");
    for (const auto& step : d.steps)
        row.parts.push_back({phaseName(step.phase), scale.of(step.lasts), seriesOf(step.phase), step.running});
    row.text = s.number(scale.of(d.total), scale.unit);
    if (d.lost) row.text = translate("Figures", "%1, %2 card hours lost").arg(row.text, significant(*d.cardHours()));
    row.bold = d.stops;
    return row;
}

/// The steps of a restart without waiting for hands, in seconds.
void restartInDetail(HorizontalBars& bars, const model::Drill& d) {
    double whole = 0;
    for (const auto& step : d.steps) {
        using P = model::DrillPhase;
        if (step.phase == P::Repair || step.phase == P::Swap || step.phase == P::Redo) continue;
        HorizontalBars::Row row;
        row.id = row.name = phaseName(step.phase);
        row.parts = {{QString(), step.lasts.si, seriesOf(step.phase), false}};
        bars.detail.push_back(std::move(row));
        whole += step.lasts.si;
    }
    bars.detailUnit = QStringLiteral("s");
    bars.detailTitle =
        translate("Figures", "Restart without repair and lost work, %1 min in all").arg(significant(whole / 60));
}

}  // namespace

ChartSpec failureDomains(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Failure domains"),
                            translate("Figures", "how many cards does one failure reach"));
    const auto index = computeFabric(s);
    if (!index) return noNetwork(std::move(spec));
    const auto radii = model::blastRadii(s.project, s.design, s.results, *index);
    if (radii.empty()) return waiting(std::move(spec), s, "fabric.leaf_switches");
    HorizontalBars bars;
    bars.x.title = translate("Figures", "Cards hit");
    bars.x.low = 0;
    for (const auto& r : radii) {
        HorizontalBars::Row row;
        row.id = idOf(r.part);
        row.name = partName(r.part);
        row.note = translate("Figures", "one of %1").arg(count(double(r.parts)));
        row.parts = {{QString(), double(r.cards), r.stops() ? 2 : kNetworkSeries, false}};
        row.text = r.stops() ? translate("Figures", "%1, job stops").arg(count(double(r.cards)))
                             : translate("Figures", "%1; %2 left").arg(count(double(r.cards)), s.share(r.left.si));
        row.bold = r.stops();
        bars.rows.push_back(std::move(row));
    }
    spec.remark = app::itemName(s.design.fabrics[*index].name);
    spec.note = translate(
        "Figures", "Bandwidth of the cards hit until the repair; a synchronous step waits for the slowest of them.");
    spec.data = std::move(bars);
    return spec;
}

ChartSpec homingComparison(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "One leaf, two leaves, two planes"),
                            translate("Figures", "bandwidth that the cards hit lose"));
    const auto index = computeFabric(s);
    if (!index) return noNetwork(std::move(spec));
    const model::Fabric& f = s.design.fabrics[*index].value;
    if (model::withoutSwitches(f.family))
        return saying(std::move(spec), translate("Figures", "This network has no switches to attach a card to twice."));
    if (!s.results.fabrics[*index].value.leaves) return waiting(std::move(spec), s, "fabric.leaf_switches");
    const auto variants = model::compareHoming(s.project, s.design, *index);
    SmallMultiples m;
    std::vector<model::NetworkPart> parts;
    QStringList costs;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const auto& v = variants[i];
        m.oneScale = true;
        m.measures.push_back({nameOf(v), QStringLiteral("%"), i == 0 ? 1 : int(i) + 2});
        for (const auto& r : v.radii)
            if (std::find(parts.begin(), parts.end(), r.part) == parts.end()) parts.push_back(r.part);
        if (v.network)
            costs << translate("Figures", "%1: %2")
                         .arg(nameOf(v), s.number(money(v.network->si, currencyOf(s.project), s.language)));
    }
    std::sort(parts.begin(), parts.end());
    m.verdictTitle = translate("Figures", "Cards hit");
    for (const auto part : parts) {
        SmallMultiples::Row row;
        row.id = idOf(part);
        row.name = partName(part);
        row.missing = translate("Figures", "none");
        QStringList cards;
        for (const auto& v : variants) {
            const auto r = std::find_if(v.radii.begin(), v.radii.end(), [&](const auto& x) { return x.part == part; });
            row.values.push_back(r == v.radii.end() ? kMissing : 100 * (1 - r->left.si));
            cards << (r == v.radii.end() ? QStringLiteral("–") : count(double(r->cards)));
        }
        row.verdict = cards.join(QStringLiteral(" / "));
        m.rows.push_back(std::move(row));
    }
    spec.note = translate("Figures", "100 % stops the job of these cards; the first column is this design.");
    if (!costs.isEmpty())
        spec.note += (s.chinese() ? QString() : QStringLiteral(" ")) +
                     translate("Figures", "Networks cost: %1.")
                         .arg(costs.join(s.chinese() ? QStringLiteral("，") : QStringLiteral(", ")));
    spec.data = std::move(m);
    return spec;
}

ChartSpec drillTimeline(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Fault drills"), translate("Figures", "until full speed after one failure"));
    const auto index = computeFabric(s);
    if (!index) return noNetwork(std::move(spec));
    if (!s.results.fabrics[*index].value.leaves) return waiting(std::move(spec), s, "fabric.leaf_switches");
    const Failures failures(s, *index);
    double longest = 0;
    for (const auto& r : failures.radii())
        if (const auto* d = failures.drill(r.part)) longest = std::max(longest, d->total.si);
    if (!(longest > 0)) {
        const auto why = model::drill(s.project, s.design, s.results, model::DrillKind::Link);
        return saying(std::move(spec), why ? translate("Figures", "The training run is on another network.")
                                           : app::problemText(why.problem));
    }
    const bool hours = longest > 5 * 3600;
    const Scale scale{hours ? 1 / 3600.0 : 1 / 60.0, hours ? QStringLiteral("h") : QStringLiteral("min")};
    HorizontalBars bars;
    bars.x.title = translate("Figures", "Time after the failure");
    bars.x.unit = scale.unit;
    bars.x.low = 0;
    for (const auto& r : failures.radii())
        if (const auto* d = failures.drill(r.part)) {
            bars.rows.push_back(laneOf(s, r.part, *d, scale));
            if (d->stops && bars.detail.empty()) restartInDetail(bars, *d);
        }
    spec.note = translate("Figures", "Hatched: the job runs on at the bandwidth left. A failure that hands must mend.");
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
