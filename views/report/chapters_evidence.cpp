// SPDX-License-Identifier: GPL-3.0-or-later
// What the numbers rest on: the inputs with range, source and grade, and the results with formula and the numbers put
// in. What all designs share stands once; what differs has a column per design.
#include <algorithm>
#include <map>
#include <set>

#include "app/texts.h"
#include "model/reliability/rates.h"
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
    if (!e.source.empty()) return app::evidenceText(e.source);
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

/// One input in all designs of the report; null where a design has or uses no such input.
struct Assumed {
    std::vector<const model::Place*> places;  ///< as the designs shown
    const model::Place& first() const {
        return **std::find_if(places.begin(), places.end(), [](auto* p) { return p; });
    }
    bool shared() const {
        return std::all_of(places.begin(), places.end(), [&](const model::Place* p) {
            return p && p->value() == first().value() && p->evidence().grade == first().evidence().grade;
        });
    }
};

/// The paths that `list` visits in any design, in the order of the first design that has them.
template <class List>
std::vector<std::string> pathsOf(const Subject& s, const List& list) {
    std::vector<std::string> paths;
    std::set<std::string> known;
    std::vector<std::size_t> order{s.base()};
    for (const std::size_t i : s.shown)
        if (i != s.base()) order.push_back(i);
    for (const std::size_t i : order)
        for (const model::Place& p : list(*s.evidence[i]))
            if (known.insert(p.path).second) paths.push_back(p.path);
    return paths;
}

std::vector<Assumed> assumed(const Subject& s) {
    std::vector<Assumed> out;
    for (const std::string& path : pathsOf(
             s, [](const EvidenceGraph& g) -> const auto& { return g.inputs(); })) {
        Assumed a;
        bool any = false;
        for (const std::size_t i : s.shown) {
            const model::Place* p = s.evidence[i]->place(path);
            a.places.push_back(p && isAssumption(*p, *s.evidence[i]) ? p : nullptr);
            any = any || a.places.back();
        }
        if (any) out.push_back(std::move(a));
    }
    return out;
}

/// Sources and worst grade of one input in the designs at these columns.
std::pair<QString, Cell> evidenceOf(const Assumed& a, Sources& sources) {
    QStringList cited;
    model::Grade worst = model::Grade::None;
    for (const model::Place* p : a.places) {
        if (!p) continue;
        const model::Evidence e = p->evidence();
        worst = std::max(worst, e.grade);
        if (const QString source = sources.cite(sourceOf(*p, e)); !cited.contains(source)) cited << source;
    }
    Cell grade;
    grade.grade = gradeOf(worst);
    return {cited.join(QStringLiteral(" ")), grade};
}

void startGroup(TableSpec& t, QString& group, const QString& title) {
    if (title != group) t.rows.push_back({{{title}}, Row::Group});
    group = title;
}

TableSpec sharedAssumptions(const Subject& s, const std::vector<Assumed>& all, Sources& sources) {
    TableSpec t;
    t.columns = {{translate("Report", "Assumption"), 2.1},
                 {translate("Report", "Value"), 0.85, true},
                 {translate("Report", "Typical"), 0.75},
                 {translate("Report", "Source"), 1.5},
                 {translate("Report", "Grade"), 0.4}};
    t.caption = s.shown.size() > 1 ? translate("Report", "Assumptions that all designs share.")
                                   : translate("Report", "Assumptions of the design “%1”.").arg(s.name(s.base()));
    QString group;
    for (const Assumed& a : all) {
        if (!a.shared()) continue;
        const model::Place& p = a.first();
        const Standing at = standingOf(p.path, *p.row);
        startGroup(t, group, at.title);
        const auto [source, grade] = evidenceOf(a, sources);
        t.rows.push_back(
            {{{at.label}, {s.values.field(*p.row, p.value())}, {s.values.typical(*p.row)}, {source}, grade}});
    }
    return t;
}

TableSpec differingAssumptions(const Subject& s, const std::vector<Assumed>& all,
                               const std::vector<std::size_t>& designs, Sources& sources) {
    TableSpec t;
    t.columns = {{translate("Report", "Assumption"), 1.6}};
    for (const std::size_t i : designs) t.columns.push_back({s.name(i), 0.9, true});
    t.columns.push_back({translate("Report", "Source"), 0.9});
    t.columns.push_back({translate("Report", "Grade"), 0.4});
    t.caption = translate("Report", "Assumptions that differ.");
    QString group;
    for (const Assumed& a : all) {
        if (a.shared()) continue;
        Assumed here;
        Row row;
        for (const std::size_t i : designs) {
            const auto at = std::find(s.shown.begin(), s.shown.end(), i) - s.shown.begin();
            const model::Place* p = a.places[std::size_t(at)];
            here.places.push_back(p);
            Cell cell{p ? s.values.field(*p->row, p->value()) : translate("Report", "not used")};
            cell.muted = !p;
            row.cells.push_back(cell);
        }
        if (std::none_of(here.places.begin(), here.places.end(), [](auto* p) { return p; })) continue;
        const Standing at = standingOf(here.first().path, *here.first().row);
        startGroup(t, group, at.title);
        const auto [source, grade] = evidenceOf(here, sources);
        row.cells.insert(row.cells.begin(), Cell{at.label});
        row.cells.push_back({source});
        row.cells.push_back(grade);
        t.rows.push_back(std::move(row));
    }
    return t;
}

/// The unit of a class as a word; own units stay as they are.
QString unitCounted(const std::string& per) {
    const auto unit = model::perUnitOf(per);
    return unit ? app::translated("components", model::labelOf(*unit)) : app::text(per);
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
        t.rows.push_back({{{app::itemName(item.name)},
                           {unitCounted(item.value.per)},
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

QString numbersPutIn(const Subject& s, const EvidenceGraph& graph, const std::string& key) {
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
                                    : s.values.result(*p->row, p->value());
        const QString label = own.first.empty() || listItem(k) != own ? app::labelOfPath(k) : app::label(*p->row);
        parts << QStringLiteral("%1 = %2").arg(label, value);
    }
    return parts.join(s.values.semicolon());
}

/// Items of a list follow the same formulas: the formula is printed with the first one only.
QString formulaOnce(const model::Place& p, std::set<std::string>& printed) {
    const auto item = listItem(p.path);
    if (item.first.empty()) return app::formulaText(*p.row);
    const std::string key = item.first + p.path.substr(item.first.size() + 1 + item.second.size());
    return printed.insert(key).second ? app::formulaText(*p.row) : QString();
}

/// The base design first. Formula and numbers are those of the first design that has the result.
TableSpec workings(const Subject& s, const std::vector<std::size_t>& designs) {
    TableSpec t;
    t.columns = {{translate("Report", "Result"), 1.1}, {translate("Report", "Formula and numbers put in"), 2.4}};
    for (const std::size_t i : designs)
        t.columns.push_back({designs.size() > 1 ? s.name(i) : translate("Report", "Value"), 0.8, true});
    t.columns.push_back({translate("Report", "Grade"), 0.4});
    QString group;
    std::set<std::string> printed;
    for (const std::string& path : pathsOf(
             s, [](const EvidenceGraph& g) -> const auto& { return g.results(); })) {
        Row row;
        const model::Place* first = nullptr;
        std::size_t owner = 0;
        for (const std::size_t i : designs) {
            const model::Place* p = s.evidence[i]->place(path);
            const bool there = p && !std::holds_alternative<std::monostate>(p->value());
            if (there && !first) first = p, owner = i;
            Cell cell{p ? s.values.result(*p->row, p->value()) : translate("Report", "not there")};
            cell.muted = !there;
            row.cells.push_back(cell);
        }
        if (!first || first->row->formula.empty()) continue;
        const Standing at = standingOf(path, *first->row);
        startGroup(t, group, at.title);
        Cell formula{formulaOnce(*first, printed)};
        formula.second = numbersPutIn(s, *s.evidence[owner], path);
        Cell grade;
        grade.grade = s.grade(owner, path);
        row.cells.insert(row.cells.begin(), {Cell{at.label}, formula});
        row.cells.push_back(grade);
        t.rows.push_back(std::move(row));
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
    const auto all = assumed(s);
    b.table(sharedAssumptions(s, all, sources));
    if (s.shown.size() > 1)
        for (const auto& designs : s.columns(true)) b.table(differingAssumptions(s, all, designs, sources));
    b.table(failureClasses(s, base, nullptr, sources));
    for (const std::size_t i : s.shown)
        if (i != base) b.table(failureClasses(s, i, s.evidence[base].get(), sources));
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
                          "it comes from. The items of a list follow the same formulas, which are printed once."));
    if (s.shown.size() > 1)
        b.paragraph(translate("Report", "The numbers put in are those of the base design “%1”.").arg(s.name(s.base())));
    // More columns than fit: the formulas stay, the other values stand in the comparison.
    TableSpec t = workings(s, s.columns(true).front());
    t.caption = s.shown.size() > 1 ? translate("Report", "Results and their formulas.")
                                   : translate("Report", "Results of the design “%1”.").arg(s.name(s.base()));
    b.table(t);
}

}  // namespace views::report
