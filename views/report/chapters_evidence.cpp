// SPDX-License-Identifier: GPL-3.0-or-later
// What the numbers rest on: the inputs with range, source and grade. What all designs share stands once; what differs
// has a column per design.
#include <algorithm>
#include <map>
#include <set>
#include <span>

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

void startGroup(TableSpec& t, QString& group, const QString& title) {
    if (title != group) t.rows.push_back({{{title}}, Row::Group});
    group = title;
}

namespace {

constexpr qsizetype kShortSource = 42, kShortNote = 24;

/// In Latin letters: Han letters are twice as wide.
qsizetype widthOf(const QString& text) {
    return text.size() + std::count_if(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x2e80; });
}

/// Long sources are numbered and listed once at the end.
class Sources {
public:
    QString cite(const QString& source, bool always = false) {
        if (widthOf(source) <= kShortSource && !always) return source;
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

app::Sources sourcesOf(const model::Place& p, const model::Evidence& e) {
    if (!e.source.empty()) return app::sourcesOf(e.source);
    switch (p.origin()) {
        case model::Origin::User:
            return {{translate("Report", "entered for this project")}, {}};
        case model::Origin::Catalog:
            return {{translate("Report", "catalogue")}, {}};
        case model::Origin::Default:
            break;
    }
    return {{translate("Report", "default of the program")}, {}};
}

/// Adds what a value comes from to a cell: works by number or name, notes below; all by number where it is `narrow`.
void addSources(Cell& cell, const model::Place& p, Sources& sources, bool narrow) {
    const bool chinese = app::currentLanguage() == QLatin1String("zh_CN");
    const auto isHan = [](QChar c) { return c.script() == QChar::Script_Han; };
    const app::Sources from = sourcesOf(p, p.evidence());
    QStringList cited = cell.text.split(u' ', Qt::SkipEmptyParts);
    for (const QString& work : from.works) {
        const bool foreign = chinese && !std::any_of(work.begin(), work.end(), isHan);
        const QString one = sources.cite(work, narrow || foreign);
        if (one.startsWith(u'[') ? cited.contains(one) : cell.text.contains(one)) continue;
        cited << one;
        cell.text += (cell.text.isEmpty() ? QString() : QStringLiteral(" ")) + one;
    }
    if (from.note.isEmpty()) return;
    if (narrow || from.note.size() > kShortNote) {
        if (const QString one = sources.cite(from.note, true); !cited.contains(one)) cell.text += u' ' + one;
    } else if (!cell.second.contains(from.note)) {
        cell.second += (cell.second.isEmpty() ? QString() : QStringLiteral("; ")) + from.note;
    }
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
std::pair<Cell, Cell> evidenceOf(const Assumed& a, Sources& sources, bool narrow) {
    Cell source, grade;
    model::Grade worst = model::Grade::None;
    for (const model::Place* p : a.places) {
        if (!p) continue;
        worst = std::max(worst, p->evidence().grade);
        addSources(source, *p, sources, narrow);
    }
    grade.grade = gradeOf(worst);
    return {source, grade};
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
        const auto [source, grade] = evidenceOf(a, sources, false);
        t.rows.push_back(
            {{{at.label}, {s.values.field(*p.row, p.value())}, {s.values.typical(*p.row)}, source, grade}});
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
        const auto [source, grade] = evidenceOf(here, sources, true);
        row.cells.insert(row.cells.begin(), Cell{at.label});
        row.cells.push_back(source);
        row.cells.push_back(grade);
        t.rows.push_back(std::move(row));
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
        Cell source, grade;
        addSources(source, *rate, sources, true);
        grade.grade = gradeOf(rate->evidence().grade);
        t.rows.push_back({{{app::itemName(item.name)},
                           {app::unitName(item.value.per)},
                           {text("rate")},
                           {text("needs_hardware")},
                           {text("detect")},
                           {text("repair")},
                           source,
                           grade}});
    }
    t.caption = translate("Report", "Failure classes of the design “%1”; grade and source are those of the rate.")
                    .arg(s.name(i));
    return t;
}

}  // namespace

void assumptionsChapter(Builder& b, const Subject& s) {
    b.appendix(translate("Report", "Assumptions and sources"));
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
    for (const QString& source : sources.list()) b.item(QStringLiteral("[%1]  %2").arg(++number).arg(source));
}

}  // namespace views::report
