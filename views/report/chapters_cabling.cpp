// SPDX-License-Identifier: GPL-3.0-or-later
// Cables to order and to lay: what the network chapter sums up, by run, medium and stock length.
#include <algorithm>

#include "app/texts.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

QString runName(model::fabric::Run run) {
    using model::fabric::Run;
    switch (run) {
        case Run::Server:
            return translate("Report", "Server to leaf");
        case Run::Manager:
            return translate("Report", "Fabric manager to leaf");
        case Run::LeafSpine:
            return translate("Report", "Leaf to spine");
        case Run::SpineCore:
            return translate("Report", "Spine to core");
        case Run::Direct:
            return translate("Report", "Direct");
    }
    return {};
}

QString mediumName(const model::CableLine& l) {
    if (!l.kind) return translate("Report", "to be decided");
    const QString name = app::translated("choices", model::fabric::nameOf(*l.kind));
    if (l.betweenSplitters) return translate("Report", "%1, between splitters 1:%2").arg(name).arg(l.fanOut);
    return l.fanOut > 1 ? translate("Report", "%1, splitter 1:%2").arg(name).arg(l.fanOut) : name;
}

TableSpec cableTable(const Subject& s, std::size_t i) {
    TableSpec t;
    t.columns = {{translate("Report", "Run"), 1.6},
                 {translate("Report", "Medium"), 1.6},
                 {translate("Report", "Length, m"), 0.7, true},
                 {translate("Report", "Links"), 0.7, true},
                 {translate("Report", "Cables"), 0.7, true},
                 {translate("Report", "Metres"), 0.8, true}};
    const auto& fabrics = s.design(i).fabrics;
    QString group, run;
    for (const auto& l : s.of(i).cableLines) {
        if (l.network >= fabrics.size()) continue;
        const QString name = app::itemName(fabrics[l.network].name);
        if (name != group) run.clear();
        startGroup(t, group, name);
        const QString now = runName(l.run);
        Cell medium{mediumName(l)};
        if (!l.kind || l.tooLong) medium.status = Status::Error;
        t.rows.push_back({{{now == run ? QString() : now},
                           medium,
                           {l.stock ? QString::number(*l.stock) : translate("Report", "longer")},
                           {count(double(l.links))},
                           {count(double(l.cables))},
                           {l.stock ? count(*l.stock * double(l.cables)) : QString()}}});
        run = now;
    }
    return t;
}

}  // namespace

void cablingSection(Builder& b, const Subject& s, std::size_t i) {
    const auto& r = s.of(i);
    if (r.cableLines.empty()) return;
    TableSpec t;
    t.caption = translate("Report", "Cabling of the networks; lengths from the floor plan.");
    t.columns = {{translate("Report", "Network"), 1.2},          {translate("Report", "Cables"), 0.7, true},
                 {translate("Report", "Copper"), 0.7, true},     {translate("Report", "AOC"), 0.6, true},
                 {translate("Report", "Fibres"), 0.7, true},     {translate("Report", "Fibre cores"), 0.8, true},
                 {translate("Report", "Modules"), 0.7, true},    {translate("Report", "Longest"), 0.7, true},
                 {translate("Report", "All lengths"), 0.9, true}};
    const auto sum = [](std::initializer_list<std::optional<std::int64_t>> parts) {
        std::int64_t n = 0;
        for (const auto& part : parts) n += part.value_or(0);
        return count(double(n));
    };
    const auto& fabrics = s.design(i).fabrics;
    for (std::size_t k = 0; k < fabrics.size() && k < r.fabrics.size(); ++k) {
        const auto& c = r.fabrics[k].value.cabling;
        if (!c.cables) continue;
        const std::string path = "fabrics." + fabrics[k].name + ".cabling.";
        t.rows.push_back({{{app::itemName(fabrics[k].name)},
                           {count(double(*c.cables))},
                           {sum({c.twistedPair, c.passiveCopper, c.activeCopper})},
                           {sum({c.activeOptical})},
                           {sum({c.multimode, c.singleMode})},
                           {s.result(i, path + "fibres")},
                           {s.result(i, path + "transceivers")},
                           {s.result(i, path + "longest")},
                           {s.result(i, path + "length")}}});
    }
    if (!t.rows.empty()) b.table(t);
    b.figure(s.chart(FigureId::CableLengths, i), s.grade(i, "racks.floor.rows"), 260);
}

void cablingChapter(Builder& b, const Subject& s) {
    if (std::none_of(s.shown.begin(), s.shown.end(), [&](std::size_t i) { return !s.of(i).cableLines.empty(); }))
        return;
    b.appendix(translate("Report", "Cables by run"));
    b.paragraph(translate("Report",
                          "The way between two ports goes up to the tray, along and across the rows and down again, "
                          "with slack; the next length on sale is ordered. Spares are not in these counts."));
    for (const std::size_t i : s.shown) {
        if (s.of(i).cableLines.empty()) continue;
        if (s.shown.size() > 1) b.section(s.name(i), 160);
        TableSpec t = cableTable(s, i);
        t.caption = translate("Report", "Cables of the design “%1” by run, medium and length.").arg(s.name(i));
        b.table(t);
    }
}

}  // namespace views::report
