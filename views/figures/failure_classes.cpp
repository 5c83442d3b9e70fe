// SPDX-License-Identifier: GPL-3.0-or-later
// What every failure class costs and what half its rate would give back; the drills of designs and of spares side by
// side.
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "app/texts.h"
#include "model/plan/class_losses.h"
#include "model/plan/drill_plan.h"
#include "views/figures/common.h"

namespace views::figures {

ChartSpec classLosses(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Failure classes"),
                            translate("Figures", "card-hours lost, and days gained at half the rate"));
    const auto losses = model::classGains(s.project, s.design, s.results);
    if (losses.empty()) {
        if (s.results.training.daysMean)
            return saying(std::move(spec), translate("Figures", "No failure class takes anything from the run."));
        return waiting(std::move(spec), s, "reliability.goodput");
    }
    double cards = 0;
    for (const auto& loss : losses)
        if (loss.lost.si > 0) cards = loss.cardHours * 3600 / loss.lost.si;
    const bool simulated = s.results.simulated && s.run && s.run->replications > 0;
    const auto hoursOf = [&](const model::ClassLoss& loss) {
        if (!simulated) return loss.cardHours;
        for (const auto& c : s.run->classes)
            if (c.id == loss.id) return c.meanLoss.si / 3600 * cards;
        return 0.0;
    };
    struct Row {
        const model::ClassLoss* loss;
        double hours;
    };
    std::vector<Row> rows;
    for (const auto& loss : losses) rows.push_back({&loss, hoursOf(loss)});
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.hours > b.hours; });
    constexpr std::size_t kMost = 8;
    HorizontalBars bars;
    bars.x.title = translate("Figures", "Card-hours lost in the run");
    bars.x.low = 0;
    const Scale d = daysScale(s.language);
    double rest = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i >= kMost) {
            rest += rows[i].hours;
            continue;
        }
        HorizontalBars::Row row;
        row.id = QString::fromStdString("reliability.classes." + rows[i].loss->id + ".rate");
        row.name = app::itemName(rows[i].loss->id);
        row.parts = {{QString(), rows[i].hours, rows[i].loss->grade == model::Grade::C ? 5 : 6, false}};
        row.text = significant(rows[i].hours);
        if (rows[i].loss->gained)
            row.text = translate("Figures", "%1; half the rate gains %2")
                           .arg(row.text, s.number(d.of(*rows[i].loss->gained), d.unit));
        bars.rows.push_back(std::move(row));
    }
    if (rest > 0) {
        HorizontalBars::Row row;
        row.id = QStringLiteral("others");
        row.name = translate("Figures", "All others");
        row.parts = {{QString(), rest, 0, false}};
        row.text = significant(rest);
        bars.rows.push_back(std::move(row));
    }
    spec.remark = simulated ? counted(double(s.run->replications), translate("Figures", "%1 simulated run"),
                                      translate("Figures", "%1 simulated runs"))
                            : translate("Figures", "closed form");
    spec.note = simulated ? translate("Figures",
                                      "Hours as simulated; gains in closed form, of the mean. Lighter: the rate "
                                      "is an assumption (grade C).")
                          : translate("Figures",
                                      "In closed form: exact in the sum, shared out by rate and cost of one "
                                      "event. Lighter: the rate is an assumption (grade C).");
    spec.data = std::move(bars);
    return spec;
}

ChartSpec drillComparison(const Source& s, const FigureContext& context) {
    ChartSpec spec = headed(s, translate("Figures", "Drills side by side"),
                            translate("Figures", "hours the run loses to one failure"));
    if (!s.results.training.daysIdeal) return waiting(std::move(spec), s, "reliability.goodput");
    constexpr std::size_t kOthers = 2;
    const auto columns = model::compareDrills(*context.workbook, *context.results, context.design, kOthers);
    SmallMultiples m;
    m.oneScale = true;
    using Spares = model::DrillColumn::Spares;
    for (const auto& c : columns) {
        QString name = c.design == context.design ? translate("Figures", "This design")
                                                  : app::titleText(context.workbook->designs[c.design].name);
        if (c.spares == Spares::None) name = translate("Figures", "No spares");
        if (c.spares == Spares::ForAll)
            name = counted(double(c.hotSpares), translate("Figures", "%1 hot spare"),
                           translate("Figures", "%1 hot spares"));
        const int series = c.spares == Spares::None     ? 4
                           : c.spares == Spares::ForAll ? 3
                                                        : seriesOf(context.workbook->designs[c.design]);
        m.measures.push_back({name, QStringLiteral("h"), series});
    }
    m.verdictTitle = translate("Figures", "The run of this design");
    for (std::size_t k = 0; k < std::size(model::Choices<model::DrillKind>::rows); ++k) {
        SmallMultiples::Row row;
        const auto& choice = model::Choices<model::DrillKind>::rows[k];
        row.id = app::text(choice.word);
        row.name = app::choiceLabel(choice);
        row.missing = translate("Figures", "none");
        bool any = false;
        for (const auto& c : columns) {
            const auto& d = c.drills[k];
            row.values.push_back(d && d->lost ? d->lost->si / 3600 : kMissing);
            any = any || d;
        }
        if (!any) continue;
        const auto& own = columns.front().drills[k];
        row.verdict = !own                  ? QStringLiteral("–")
                      : !own->stops         ? translate("Figures", "goes on")
                      : own->waitsForRepair ? translate("Figures", "stops until the repair")
                                            : translate("Figures", "stops, restarts without waiting for the repair");
        m.rows.push_back(std::move(row));
    }
    if (m.rows.empty())
        return saying(std::move(spec), translate("Figures", "No drill can be held with what is known of this design."));
    spec.note =
        translate("Figures", "One failure that hands must mend. Waiting for the repair counts with its median.");
    spec.data = std::move(m);
    return spec;
}

}  // namespace views::figures
