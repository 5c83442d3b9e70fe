// SPDX-License-Identifier: GPL-3.0-or-later
// How the counts of the parameter network came about: one sentence per count, in the numbers of the design.
#include <algorithm>

#include "app/texts.h"
#include "model/plan/fabric_workings.h"
#include "views/report/chapters.h"

namespace views::report {

void countsSection(Builder& b, const Subject& s, std::size_t i) {
    const auto& fabrics = s.design(i).fabrics;
    const auto compute = std::find_if(fabrics.begin(), fabrics.end(),
                                      [](const auto& f) { return f.value.role == model::FabricRole::Compute; });
    if (compute == fabrics.end()) return;
    TableSpec t;
    t.caption = translate("Report", "How the counts of the parameter network came about.");
    t.columns = {{translate("Report", "Result"), 1.2},
                 {translate("Report", "Workings"), 3.6},
                 {translate("Report", "Value"), 0.8, true}};
    t.points = kTablePoints - 1;
    const auto keys =
        model::keysWithWorkings(s.project(), s.design(i), s.of(i), static_cast<std::size_t>(compute - fabrics.begin()));
    QString last;
    for (const std::string& key : keys) {
        const auto* row = app::rowOfPath(key);
        const auto how = model::workingOf(s.project(), s.design(i), s.of(i), key);
        if (!row || !how) continue;
        const QString text = app::problemText(*how);
        if (text == last) continue;  // one rule gives both
        last = text;
        Cell workings{text};
        workings.run = true;
        t.rows.push_back({{{app::label(*row)}, workings, {s.result(i, key)}}});
    }
    if (!t.rows.empty()) b.table(t);
}

}  // namespace views::report
