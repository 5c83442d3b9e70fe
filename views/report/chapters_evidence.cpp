// SPDX-License-Identifier: GPL-3.0-or-later
// What the numbers rest on: the inputs with range, source and grade, and the results with formula and the numbers put
// in. The base design is given in full, every other design by what differs from it.
#include <algorithm>
#include <map>

#include "app/texts.h"
#include "views/report/chapters.h"

namespace views::report {

Standing standingOf(const std::string& path, const model::Field& field) {
    const QStringList parts = app::text(path).split(u'.');
    const model::Field* first = app::rowOfPath(parts.front().toStdString());
    const qsizetype head = first && first->kind == model::Kind::List ? 2 : 1;
    Standing out;
    if (path.starts_with("project."))
        out.title = translate("Report", "Project");
    else
        out.title = app::labelOfPath(parts.mid(0, head).join(u'.').toStdString());
    QStringList labels;
    for (qsizetype n = head + 1; n < parts.size(); ++n) {
        const model::Field* row = app::rowOfPath(parts.mid(0, n).join(u'.').toStdString());
        if (row && row->kind == model::Kind::Group) labels << app::label(*row);
    }
    labels << app::label(field);
    out.label = labels.join(QStringLiteral(" · "));
    return out;
}

namespace {

constexpr qsizetype kShortSource = 42;
constexpr std::size_t kMostNumbers = 6;  // put into one formula; long sums say how many are left out

/// Long sources are numbered and listed once at the end.
class Sources {
public:
    QString cite(const QString& source) {
        if (source.size() <= kShortSource) return source;
        const auto known = m_numbers.find(source);
        const int number = known == m_numbers.end() ? int(m_list.size()) + 1 : known->second;
        if (known == m_numbers.end()) {
            m_numbers.emplace(source, number);
            m_list.push_back(source);
        }
        return QStringLiteral("[%1]").arg(number);
    }
    const std::vector<QString>& list() const { return m_list; }

private:
    std::map<QString, int> m_numbers;
    std::vector<QString> m_list;
};

constexpr std::string_view kClasses = "reliability.classes.";

bool isAssumption(const model::Place& p, const EvidenceGraph& graph) {
    using model::Kind;
    if (p.path.starts_with(kClasses)) return false;  // a table of their own
    if (p.row->information || p.row->kind == Kind::Text || p.row->kind == Kind::Ref || p.row->kind == Kind::ItemRef)
        return false;
    if (!graph.isUsed(p.path) || std::holds_alternative<std::monostate>(p.value())) return false;
    return p.origin() != model::Origin::Default || p.evidence().grade != model::Grade::None;
}

QString sourceOf(const model::Place& p, const model::Evidence& e) {
    if (!e.source.empty()) {
        const QString translated = app::translated("sources", e.source);
        return translated.isEmpty() ? app::text(e.source) : translated;
    }
    switch (p.origin()) {
        case model::Origin::User:
            return translate("Report", "entered for this project");
        case model::Origin::Catalog:
            return translate("Report", "catalogue");
        case model::Origin::Default:
            break;
    }
    return translate("Report", "default of the program");
}

bool same(const model::Place& a, const model::Place* b) {
    return b && a.value() == b->value() && a.origin() == b->origin() && a.evidence() == b->evidence();
}

TableSpec assumptions(const Subject& s, std::size_t i, const EvidenceGraph* against, Sources& sources) {
    TableSpec t;
    t.columns = {{translate("Report", "Assumption"), 2.1},
                 {translate("Report", "Value"), 0.85, true},
                 {translate("Report", "Typical"), 0.75},
                 {translate("Report", "Source"), 1.5},
                 {translate("Report", "Grade"), 0.4}};
    const EvidenceGraph& graph = *s.evidence[i];
    QString group;
    for (const model::Place& p : graph.inputs()) {
        if (!isAssumption(p, graph) || (against && same(p, against->place(p.path)))) continue;
        const Standing at = standingOf(p.path, *p.row);
        if (at.title != group) t.rows.push_back({{{at.title}}, Row::Group});
        group = at.title;
        const model::Evidence e = p.evidence();
        Cell grade;
        grade.grade = gradeOf(e.grade);
        t.rows.push_back({{{at.label},
                           {s.values.field(*p.row, p.value())},
                           {s.values.typical(*p.row)},
                           {sources.cite(sourceOf(p, e))},
                           grade}});
    }
    return t;
}

TableSpec failureClasses(const Subject& s, std::size_t i, const EvidenceGraph* against, Sources& sources) {
    TableSpec t;
    t.columns = {{translate("Report", "Failure class"), 1.2},
                 {translate("Report", "Unit counted"), 0.9},
                 {translate("Report", "Interruption rate"), 0.95, true},
                 {translate("Report", "Needs hardware"), 0.8, true},
                 {translate("Report", "Detection"), 0.75, true},
                 {translate("Report", "Repair"), 0.65, true},
                 {translate("Report", "Source"), 1.1},
                 {translate("Report", "Grade"), 0.45}};
    const EvidenceGraph& graph = *s.evidence[i];
    for (const auto& item : s.design(i).reliability.classes) {
        const std::string path = std::string(kClasses) + item.name + ".";
        const auto field = [&](const char* key) { return graph.place(path + key); };
        const model::Place* rate = field("rate");
        if (!rate) continue;
        bool alike = against != nullptr;
        for (const char* key : {"per", "rate", "needs_hardware", "detect", "repair"})
            if (alike && field(key)) alike = same(*field(key), against->place(path + key));
        if (alike) continue;
        const auto text = [&](const char* key) {
            const model::Place* p = field(key);
            return p ? s.values.field(*p->row, p->value()) : QString();
        };
        const model::Evidence e = rate->evidence();
        Cell grade;
        grade.grade = gradeOf(e.grade);
        t.rows.push_back({{{app::text(item.name)},
                           {text("per")},
                           {text("rate")},
                           {text("needs_hardware")},
                           {text("detect")},
                           {text("repair")},
                           {sources.cite(sourceOf(*rate, e))},
                           grade}});
    }
    t.caption = translate("Report", "Failure classes of the design “%1”; grade and source are those of the rate.")
                    .arg(s.name(i));
    return t;
}

/// List and item a path begins with; empty when it begins with a group.
std::pair<std::string, std::string> listItem(const std::string& path) {
    const auto dot = path.find('.');
    const std::string head = path.substr(0, dot);
    const model::Field* row = app::rowOfPath(head);
    if (dot == std::string::npos || !row || row->kind != model::Kind::List) return {};
    return {head, path.substr(dot + 1, path.find('.', dot + 1) - dot - 1)};
}

QString numbersPutIn(const Subject& s, std::size_t i, const EvidenceGraph& graph, const std::string& key) {
    QStringList parts;
    const auto own = listItem(key);
    const auto& from = graph.from(key);
    for (const std::string& k : from) {
        if (std::size_t(parts.size()) >= kMostNumbers) {
            parts << translate("Report", "and %1 more").arg(count(double(from.size() - kMostNumbers)));
            break;
        }
        const model::Place* p = graph.place(k);
        if (!p) continue;
        const bool input = !graph.from(k).empty() ? false : p->row->formula.empty();
        const QString value = input ? s.values.field(*p->row, p->value(), translate("Report", "blank"))
                                    : s.values.result(*p->row, p->value(), s.blank(i, p->path));
        const QString label = own.first.empty() || listItem(k) != own ? app::labelOfPath(k) : app::label(*p->row);
        parts << QStringLiteral("%1 = %2").arg(label, value);
    }
    return parts.join(s.values.semicolon());
}

TableSpec workings(const Subject& s, std::size_t i, const EvidenceGraph* against) {
    TableSpec t;
    t.columns = {{translate("Report", "Result"), 1.2},
                 {translate("Report", "Formula and numbers put in"), 2.9},
                 {translate("Report", "Value"), 0.95, true},
                 {translate("Report", "Grade"), 0.4}};
    const EvidenceGraph& graph = *s.evidence[i];
    QString group;
    std::map<std::string, std::string> first;  // of every list: the items behind it follow the same formulas
    for (const model::Place& p : graph.results()) {
        const auto item = listItem(p.path);
        if (!item.first.empty() && first.emplace(item).first->second != item.second) continue;
        const model::Value value = p.value();
        if (model::isBlank(value) || p.row->formula.empty()) continue;
        if (against)
            if (const auto* other = against->place(p.path); other && other->value() == value) continue;
        const Standing at = standingOf(p.path, *p.row);
        if (at.title != group) t.rows.push_back({{{at.title}}, Row::Group});
        group = at.title;
        Cell formula{app::formulaText(*p.row)};
        formula.second = numbersPutIn(s, i, graph, p.path);
        Cell grade;
        grade.grade = s.grade(i, p.path);
        t.rows.push_back(
            {{{app::label(*p.row)}, formula, {s.values.result(*p.row, value, s.blank(i, p.path))}, grade}});
    }
    return t;
}

}  // namespace

void assumptionsChapter(Builder& b, const Subject& s) {
    b.chapter(translate("Report", "Assumptions and sources"));
    if (s.shown.empty()) return;
    b.paragraph(translate("Report",
                          "All values that the results use and that were entered, taken from the catalogue, or are "
                          "graded defaults. Long sources are numbered and listed at the end of the chapter."));
    Sources sources;
    const std::size_t base = s.base();
    for (const std::size_t i : s.shown) {
        if (i != base) continue;
        if (s.shown.size() > 1) b.section(s.name(i), 140);
        TableSpec t = assumptions(s, i, nullptr, sources);
        t.caption = translate("Report", "Assumptions of the design “%1”.").arg(s.name(i));
        b.table(t);
        b.table(failureClasses(s, i, nullptr, sources));
    }
    for (const std::size_t i : s.shown) {
        if (i == base) continue;
        b.section(s.name(i), 140);
        TableSpec t = assumptions(s, i, s.evidence[base].get(), sources);
        t.caption =
            translate("Report", "Assumptions of the design “%1” that differ from the base design.").arg(s.name(i));
        const TableSpec classes = failureClasses(s, i, s.evidence[base].get(), sources);
        if (t.rows.empty() && classes.rows.empty())
            b.paragraph(translate("Report", "All assumptions are those of the base design."));
        b.table(t);
        b.table(classes);
    }
    if (sources.list().empty()) return;
    b.section(translate("Report", "Sources"), 80);
    int number = 0;
    for (const QString& source : sources.list()) b.note(QStringLiteral("[%1]  %2").arg(++number).arg(source));
}

void workingsChapter(Builder& b, const Subject& s) {
    if (s.shown.empty()) return;
    b.chapter(translate("Report", "Workings"));
    b.paragraph(translate("Report",
                          "Every result with its formula, the numbers put in and the worst grade among the values "
                          "it comes from."));
    const std::size_t base = s.base();
    const auto write = [&](std::size_t i, const EvidenceGraph* against) {
        if (s.shown.size() > 1) b.section(s.name(i), 140);
        TableSpec t = workings(s, i, against);
        t.caption =
            against ? translate("Report", "Results of the design “%1” that differ from the base design.").arg(s.name(i))
                    : translate("Report", "Results of the design “%1”.").arg(s.name(i));
        if (t.rows.empty()) b.paragraph(translate("Report", "All results are those of the base design."));
        b.table(t);
    };
    write(base, nullptr);
    for (const std::size_t i : s.shown)
        if (i != base) write(i, s.evidence[base].get());
}

}  // namespace views::report
