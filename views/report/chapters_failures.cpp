// SPDX-License-Identifier: GPL-3.0-or-later
// One failure of the parameter network: how far it reaches, what a second way to every card changes, and the drill.
#include <algorithm>

#include "app/texts.h"
#include "model/plan/blast_radius.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

TableSpec radiusTable(const Subject& s, const std::vector<model::BlastRadius>& radii) {
    TableSpec t;
    t.caption = translate("Report",
                          "One failure of the parameter network. Bandwidth left: of the cards hit, until the repair; "
                          "lost: of all cards on the network.");
    t.columns = {{translate("Report", "What fails"), 1.8},
                 {translate("Report", "There are"), 0.8, true},
                 {translate("Report", "Cards hit"), 0.8, true},
                 {translate("Report", "Servers hit"), 0.8, true},
                 {translate("Report", "Bandwidth left"), 0.9, true},
                 {translate("Report", "Lost of all"), 0.9, true},
                 {translate("Report", "Job"), 1.2}};
    for (const auto& r : radii) {
        Row row;
        const QString name =
            app::choiceLabel(model::Choices<model::NetworkPart>::rows[static_cast<std::size_t>(r.part)]);
        for (const QString& text : {name, count(double(r.parts)), count(double(r.cards)), count(double(r.servers)),
                                    s.values.percent(r.left.si), s.values.percent(r.lost.si),
                                    r.stops() ? translate("Report", "stops") : translate("Report", "goes on")})
            row.cells.push_back({text});
        t.rows.push_back(std::move(row));
    }
    return t;
}

}  // namespace

void failureSection(Builder& b, const Subject& s, std::size_t i) {
    const auto& fabrics = s.design(i).fabrics;
    const auto compute = std::find_if(fabrics.begin(), fabrics.end(),
                                      [](const auto& f) { return f.value.role == model::FabricRole::Compute; });
    if (compute == fabrics.end()) return;
    const auto radii =
        model::blastRadii(s.project(), s.design(i), s.of(i), static_cast<std::size_t>(compute - fabrics.begin()));
    if (radii.empty()) return;
    const Grade grade = s.grade(i, "fabric.leaf_switches");
    b.figure(s.chart(FigureId::FailureDomains, i), grade, 165);
    b.table(radiusTable(s, radii));
    if (!model::withoutSwitches(compute->value.family)) b.figure(s.chart(FigureId::HomingComparison, i), grade);
    if (!onlyServes(s.design(i))) b.figure(s.chart(FigureId::DrillTimeline, i), s.grade(i, "reliability.goodput"), 300);
}

}  // namespace views::report
