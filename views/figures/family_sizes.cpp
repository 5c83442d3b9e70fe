// SPDX-License-Identifier: GPL-3.0-or-later
// Which family at which size: fat tree, torus, full mesh and dragonfly at 1,024 cards, at the cards of the design and
// at 160,000, with the same cards, switches and prices.
#include <algorithm>

#include "app/texts.h"
#include "views/figures/common.h"
#include "views/figures/family_words.h"

namespace views::figures {
namespace {

constexpr std::int64_t kSmall = 1024, kLarge = 160'000;

std::vector<std::int64_t> sizesFor(std::int64_t own) {
    std::vector<std::int64_t> sizes{kSmall, kLarge};
    // A size beside one of the two says nothing new.
    const auto alike = [&](std::int64_t n) { return double(own) > 0.8 * double(n) && double(own) < 1.25 * double(n); };
    if (own > 0 && !alike(kSmall) && !alike(kLarge)) sizes.push_back(own);
    std::sort(sizes.begin(), sizes.end());
    return sizes;
}

std::int64_t cardsOf(const Source& s, const model::Fabric& f) {
    std::int64_t cards = 0;
    for (const auto& p : s.design.pools)
        if (f.pool.name.empty() || f.pool.name == p.name) cards += p.value.accelerators;
    return cards;
}

QString nameAt(const model::FamilyVariant& v, std::int64_t cards) {
    QString family = v.family == model::FabricFamily::LeafSpine ? translate("Figures", "Fat tree") : familyName(v);
    if (v.planes > 1) family = translate("Figures", "%1, %2 planes").arg(family).arg(v.planes);
    return QStringLiteral("%1 · %2").arg(count(double(cards)), family);
}

SmallMultiples::Row rowOf(const model::FamilyVariant& v, std::int64_t cards, const QString& verdict) {
    SmallMultiples::Row row;
    row.name = nameAt(v, cards);
    row.id = row.name;
    row.verdict = verdict;
    if (!v.feasible())
        row.infeasible = v.limit ? app::problemText(*v.limit) : translate("Figures", "not possible with this switch");
    const auto value = [](const auto& x, double factor) { return x ? x->si * factor : kMissing; };
    row.values = {v.modules() ? double(*v.modules()) : kMissing,
                  value(v.costPerCard, 1),
                  value(v.bisectionPerCard, 1e-9),
                  value(v.allReduce, 1e3),
                  value(v.allToAll, 1e3),
                  v.network.hops ? double(*v.network.hops) : kMissing};
    return row;
}

}  // namespace

ChartSpec familySizes(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Which family at which size"),
                            translate("Figures", "the same cards, switches and prices"));
    const auto index = computeFabric(s);
    if (!index)
        return saying(std::move(spec), translate("Figures", "The design has no parameter network."),
                      translate("Figures", "Add a network"));
    if (!model::fabricRequest(s.project, s.design, s.results, *index))
        return waiting(std::move(spec), s, "fabric.leaf_switches");
    const std::int64_t own = cardsOf(s, s.design.fabrics[*index].value);
    SmallMultiples m;
    m.measures = {{translate("Figures", "Modules"), {}, 1},
                  {translate("Figures", "Cost"), currencyOf(s.project), 4},
                  {translate("Figures", "Bisection"), QStringLiteral("GB/s"), 3},
                  {translate("Figures", "All-reduce"), QStringLiteral("ms"), 5},
                  {translate("Figures", "All-to-all"), QStringLiteral("ms"), 2},
                  {translate("Figures", "Hops"), {}, 6}};
    m.verdictTitle = translate("Figures", "Verdict");
    for (const std::int64_t cards : sizesFor(own)) {
        const auto variants = model::familiesAt(s.project, s.design, *index, cards);
        const auto verdicts = familyVerdicts(variants);
        for (std::size_t i = 0; i < variants.size(); ++i) {
            auto row = rowOf(variants[i], cards, verdicts[i]);
            row.base = cards == own && variants[i].family == s.design.fabrics[*index].value.family;
            m.rows.push_back(std::move(row));
        }
    }
    spec.note = translate("Figures",
                          "Cost and bisection per card; collectives of 1 GB per card, time on the wires. Planes "
                          "are added where a fat tree of these switches ends.");
    const auto missing = [](const auto& row) {
        return row.infeasible.isEmpty() &&
               std::any_of(row.values.begin(), row.values.end(), [](double v) { return v != v; });
    };
    if (std::any_of(m.rows.begin(), m.rows.end(), missing))
        spec.note += (s.chinese() ? QString() : QStringLiteral(" ")) + translate("Figures", "\u25C7 not known.");
    spec.data = std::move(m);
    return spec;
}

}  // namespace views::figures
