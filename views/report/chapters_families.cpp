// SPDX-License-Identifier: GPL-3.0-or-later
// The parameter network as every other family would build it, side by side: what decides between them.
#include <algorithm>

#include "app/texts.h"
#include "model/plan/family_comparison.h"
#include "views/figures/family_words.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

QString countOr(const std::optional<std::int64_t>& n) {
    return n ? count(double(*n)) : translate("Report", "not known");
}

template <class Q>
QString scaledOr(const std::optional<Q>& q, double factor, const QString& unit, Language language) {
    return q ? withUnit(significant(q->si * factor), unit, language) : translate("Report", "not known");
}

Row rowOf(const Subject& s, const model::FamilyVariant& v, const QString& verdict) {
    const Language language = s.values.language();
    Row row;
    Cell name{figures::familyName(v)};
    name.bold = v.current;
    row.cells.push_back(name);
    if (!v.feasible()) {
        // The reason takes the room of the numbers that there are not.
        Cell why{v.limit ? app::problemText(*v.limit) : translate("Report", "not computable")};
        if (v.next) why.second = app::problemText(*v.next);
        why.muted = true;
        why.span = 9;
        row.cells.push_back(why);
        row.cells.resize(10);
        return row;
    }
    const QString money = QString::fromStdString(std::string(model::currencyCode(s.project())));
    for (const QString& text :
         {countOr(v.switches()), countOr(v.cables()), countOr(v.modules()), scaledOr(v.costPerCard, 1, money, language),
          scaledOr(v.powerPerCard, 1, QStringLiteral("W"), language),
          scaledOr(v.bisectionPerCard, 1e-9, QStringLiteral("GB/s"), language),
          scaledOr(v.allReduce, 1e3, QStringLiteral("ms"), language) + QStringLiteral(" / ") +
              scaledOr(v.allToAll, 1e3, QStringLiteral("ms"), language),
          countOr(v.network.hops), verdict})
        row.cells.push_back({text});
    return row;
}

}  // namespace

void familySection(Builder& b, const Subject& s, std::size_t i) {
    const auto& fabrics = s.design(i).fabrics;
    const auto compute = std::find_if(fabrics.begin(), fabrics.end(),
                                      [](const auto& f) { return f.value.role == model::FabricRole::Compute; });
    if (compute == fabrics.end() || s.design(i).pools.empty()) return;
    const auto variants =
        model::compareFamilies(s.project(), s.design(i), static_cast<std::size_t>(compute - fabrics.begin()));
    const auto verdicts = figures::familyVerdicts(variants);
    TableSpec t;
    t.caption = translate("Report",
                          "Families of the parameter network for the same cards, switches and prices; the design in "
                          "bold. Collectives of 1 GB per card, time on the wires; cost of switches, modules and "
                          "cables; power at peak.");
    t.columns = {{translate("Report", "Family"), 1.6},
                 {translate("Report", "Switches"), 0.6, true},
                 {translate("Report", "Cables"), 0.75, true},
                 {translate("Report", "Modules"), 0.75, true},
                 {translate("Report", "Cost per card"), 0.9, true},
                 {translate("Report", "Power per card"), 0.65, true},
                 {translate("Report", "Bisection per card"), 0.85, true},
                 {translate("Report", "All-reduce / all-to-all"), 1.1, true},
                 {translate("Report", "Longest path, links"), 0.5, true},
                 {translate("Report", "Verdict"), 3}};
    t.points = kTablePoints - 1;
    for (std::size_t k = 0; k < variants.size(); ++k) t.rows.push_back(rowOf(s, variants[k], verdicts[k]));
    b.table(t);
    b.figure(s.chart(FigureId::FamilySizes, i), s.grade(i, "fabric.leaf_switches"), 340);
}

}  // namespace views::report
