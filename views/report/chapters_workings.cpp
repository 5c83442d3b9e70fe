// SPDX-License-Identifier: GPL-3.0-or-later
// Every result with its formula and the numbers put in.
#include <algorithm>
#include <map>
#include <span>

#include "app/texts.h"
#include "model/plan/fabric_workings.h"
#include "model/plan/used_inputs.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

constexpr std::size_t kMostNumbers = 6;  // put into one formula; long sums say how many are left out

/// The innermost list a path goes through, by its path, and the item: rates of failure classes are one list.
std::pair<std::string, std::string> listItem(const std::string& path) {
    for (auto dot = path.rfind('.'); dot != std::string::npos && dot > 0; dot = path.rfind('.', dot - 1)) {
        const std::string list = path.substr(0, dot);
        const model::Field* row = app::rowOfPath(list);  // also of an item, whose path ends in its own name
        if (row && row->kind == model::Kind::List && list.substr(list.rfind('.') + 1) == row->key)
            return {list, path.substr(dot + 1, path.find('.', dot + 1) - dot - 1)};
    }
    return {};
}

/// "a (x), b (y) and 31 more".
QString joined(const Subject& s, const QStringList& values) {
    constexpr qsizetype kMostItems = 3;
    if (values.size() <= kMostItems + 1) return values.join(s.values.comma());
    return translate("Report", "%1 and %2 more")
        .arg(values.mid(0, kMostItems).join(s.values.comma()), count(double(values.size() - kMostItems)));
}

/// The numbers a result is computed from. What all items of a list have is named once, with the items in brackets.
QString numbersPutIn(const Subject& s, std::size_t i, const std::string& key) {
    const EvidenceGraph& graph = *s.evidence[i];
    struct Part {
        QString label;
        QStringList values;
    };
    std::vector<Part> parts;
    std::map<std::string, std::size_t> known;  // by list and field
    const auto own = listItem(key);
    for (const std::string& k : graph.from(key)) {
        const model::Place* p = graph.place(k);
        if (!p) continue;
        const bool input = graph.from(k).empty() && p->row->formula.empty();
        QString value = input ? s.values.field(*p->row, p->value(), translate("Report", "blank")) : s.result(i, k);
        const auto item = listItem(k);
        if (item.first.empty() || item == own) {
            parts.push_back({app::label(*p->row), {value}});
            continue;
        }
        if (std::holds_alternative<std::monostate>(p->value())) continue;  // an item without it says nothing here
        const auto at = known.emplace(item.first + k.substr(item.first.size() + 1 + item.second.size()), parts.size());
        if (at.second) parts.push_back({app::label(*p->row), {}});
        parts[at.first->second].values << translate("Report", "%1 (%2)").arg(value, app::itemName(item.second));
    }
    QStringList texts;
    std::size_t said = 0;
    for (const Part& part : parts) {
        if (said >= kMostNumbers) {
            texts << translate("Report", "and %1 more").arg(count(double(parts.size() - std::size_t(texts.size()))));
            break;
        }
        ++said;
        texts << QStringLiteral("%1 = %2").arg(part.label, joined(s, part.values));
    }
    return texts.join(s.values.semicolon());
}

constexpr double kSmallPoints = 7.5;  // long tables to look things up in

bool hasValue(const model::Place& p) {
    return !p.row->formula.empty() && !model::isBlank(p.value());
}

Cell gradeCell(const Subject& s, std::size_t i, const std::string& key) {
    Cell cell;
    cell.grade = s.grade(i, key);
    return cell;
}

/// Lists with several items, by the key of the list, and the names of the items.
std::map<std::string, std::vector<std::string>> itemsOf(const EvidenceGraph& graph) {
    std::map<std::string, std::vector<std::string>> out;
    for (const model::Place& p : graph.results()) {
        const auto [list, item] = listItem(p.path);
        if (list.empty()) continue;
        auto& names = out[list];
        if (std::find(names.begin(), names.end(), item) == names.end()) names.push_back(item);
    }
    std::erase_if(out, [](const auto& list) { return list.second.size() < 2; });
    return out;
}

/// Results of the whole design and of lists with one item.
TableSpec workings(const Subject& s, std::size_t i) {
    TableSpec t;
    t.columns = {{translate("Report", "Result"), 1.1},
                 {translate("Report", "Formula and numbers put in"), 3.2},
                 {translate("Report", "Value"), 0.85, true},
                 {translate("Report", "Grade"), 0.35}};
    t.points = kSmallPoints;
    const EvidenceGraph& graph = *s.evidence[i];
    const auto lists = itemsOf(graph);
    QString group;
    for (const model::Place& p : graph.results()) {
        if (!hasValue(p) || lists.contains(listItem(p.path).first) || !model::resultCounts(s.design(i), p.path))
            continue;
        const Standing at = standingOf(p.path, *p.row);
        startGroup(t, group, at.title);
        Cell formula{app::formulaText(*p.row)};
        const auto how = model::workingOf(s.project(), s.design(i), s.of(i), p.path);
        formula.second = how ? app::problemText(*how) : numbersPutIn(s, i, p.path);
        formula.run = true;
        t.rows.push_back({{{app::label(*p.row)}, formula, {s.result(i, p.path)}, gradeCell(s, i, p.path)}});
    }
    return t;
}

/// Results of the items of a list, which follow the same formulas: an item per column.
TableSpec listWorkings(const Subject& s, std::size_t i, const std::string& list, std::span<const std::string> items) {
    TableSpec t;
    t.columns = {{translate("Report", "Result"), 1.1}, {translate("Report", "Formula"), 2}};
    for (const std::string& item : items) t.columns.push_back({app::itemName(item), 0.75, true});
    t.columns.push_back({translate("Report", "Grade"), 0.35});
    t.points = kSmallPoints;
    const EvidenceGraph& graph = *s.evidence[i];
    const std::string first = list + "." + items.front() + ".";
    for (const model::Place& p : graph.results()) {
        if (!p.path.starts_with(first) || !model::resultCounts(s.design(i), p.path)) continue;
        Row row{{{app::label(*p.row)}, {app::formulaText(*p.row)}}};
        std::string worst = p.path;
        bool any = false;
        for (const std::string& item : items) {
            const std::string path = list + "." + item + p.path.substr(first.size() - 1);
            const model::Place* here = graph.place(path);
            const bool there = here && hasValue(*here);
            any = any || there;
            if (there && s.grade(i, path) > s.grade(i, worst)) worst = path;
            Cell cell{there || here ? s.result(i, path) : translate("Report", "not applicable")};
            cell.muted = !there;
            row.cells.push_back(cell);
        }
        if (!any) continue;
        row.cells.push_back(gradeCell(s, i, worst));
        t.rows.push_back(std::move(row));
    }
    return t;
}

}  // namespace

void workingsChapter(Builder& b, const Subject& s) {
    if (s.shown.empty()) return;
    b.appendix(translate("Report", "Workings"));
    const std::size_t base = s.base();
    b.paragraph(translate("Report",
                          "Every result with its formula, the numbers put in and the worst grade among the values "
                          "it comes from. The items of a list follow the same formulas and stand side by side."));
    if (s.shown.size() > 1)
        b.paragraph(translate("Report",
                              "The numbers are those of the base design “%1”; the other designs follow the same "
                              "formulas with the assumptions and results of their chapters.")
                        .arg(s.name(base)));
    TableSpec t = workings(s, base);
    t.caption = translate("Report", "Results of the design “%1”.").arg(s.name(base));
    b.table(t);
    constexpr std::size_t kAcross = 5;
    for (const auto& [list, items] : itemsOf(*s.evidence[base]))
        for (std::size_t at = 0; at < items.size(); at += kAcross) {
            const std::span<const std::string> all(items);
            TableSpec part = listWorkings(s, base, list, all.subspan(at, std::min(kAcross, items.size() - at)));
            part.caption = app::labelOfPath(list) + (s.values.chinese() ? QStringLiteral("。") : QStringLiteral("."));
            b.table(part);
        }
}

}  // namespace views::report
