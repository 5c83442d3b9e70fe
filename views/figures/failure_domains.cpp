// SPDX-License-Identifier: GPL-3.0-or-later
// How far one failure of the parameter network reaches: cards hit by kind of part, and the bandwidth they keep.
#include "app/names.h"
#include "views/figures/common.h"

namespace views::figures {

ChartSpec failureDomains(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Failure domains"),
                            translate("Figures", "how many cards does one failure reach"));
    const auto index = computeFabric(s);
    if (!index)
        return saying(std::move(spec), translate("Figures", "The design has no parameter network."),
                      translate("Figures", "Add a network"));
    const model::LossResults& l = s.results.fabrics[*index].value.losses;
    if (!l.leafCards) return waiting(std::move(spec), s, "fabric.leaf_switches");
    struct Kind {
        const char* id;
        QString name;
        const std::optional<std::int64_t>& cards;
        const std::optional<model::Ratio>& left;
    };
    const Kind kinds[] = {{"link", translate("Figures", "Link to a server"), l.linkCards, l.linkLeft},
                          {"leaf", translate("Figures", "Leaf"), l.leafCards, l.leafLeft},
                          {"spine", translate("Figures", "Spine"), l.spineCards, l.spineLeft},
                          {"core", translate("Figures", "Core switch"), l.coreCards, l.coreLeft},
                          {"plane", translate("Figures", "Plane"), l.planeCards, l.planeLeft}};
    HorizontalBars bars;
    bars.x.title = translate("Figures", "Cards hit");
    bars.x.low = 0;
    for (const Kind& k : kinds) {
        if (!k.cards || !k.left) continue;
        const bool stops = k.left->si <= 0;
        HorizontalBars::Row row;
        row.id = QString::fromLatin1(k.id);
        row.name = k.name;
        row.parts = {{QString(), double(*k.cards), stops ? 2 : kNetworkSeries, false}};
        row.text = stops ? translate("Figures", "%1, job stops").arg(count(double(*k.cards)))
                         : translate("Figures", "%1; %2 left").arg(count(double(*k.cards)), s.share(k.left->si));
        row.bold = stops;
        bars.rows.push_back(std::move(row));
    }
    spec.remark = app::itemName(s.design.fabrics[*index].name);
    spec.note = translate(
        "Figures", "Bandwidth of the cards hit until the repair; a synchronous step waits for the slowest of them.");
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
