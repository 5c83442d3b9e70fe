// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of the domain say about the designs, the rules of thumb held against them, and the designs side by
// side.
#include <algorithm>
#include <cmath>

#include "app/texts.h"
#include "model/core/units.h"
#include "model/plan/article_checks.h"
#include "model/plan/compare.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

QString severityName(model::Severity severity) {
    switch (severity) {
        case model::Severity::Error:
            return translate("Report", "Errors");
        case model::Severity::Warning:
            return translate("Report", "Warnings");
        case model::Severity::Info:
            break;
    }
    return translate("Report", "Hints");
}

/// A sentence and the designs it is about.
struct Found {
    const model::Problem* problem;
    QString text;
    std::vector<std::size_t> designs;
};

/// The findings of all designs, the worst first; what is true of several designs stands once.
std::vector<Found> findings(const Subject& s) {
    std::vector<Found> out;
    for (const std::size_t i : s.shown)
        for (const auto& p : s.of(i).problems) {
            QString text = app::problemText(p);
            const auto known = std::find_if(out.begin(), out.end(), [&](const Found& f) {
                return f.problem->severity == p.severity && f.problem->key == p.key && f.text == text;
            });
            if (known == out.end())
                out.push_back({&p, std::move(text), {i}});
            else if (known->designs.back() != i)
                known->designs.push_back(i);
        }
    const auto rank = [](model::Severity x) {
        return x == model::Severity::Error ? 0 : x == model::Severity::Warning ? 1 : 2;
    };
    std::stable_sort(out.begin(), out.end(), [&](const Found& a, const Found& b) {
        return rank(a.problem->severity) < rank(b.problem->severity);
    });
    return out;
}

TableSpec findingsTable(const Subject& s) {
    const bool several = s.shown.size() > 1;
    TableSpec t;
    t.columns = {{translate("Report", "About"), 1}, {translate("Report", "Finding"), several ? 2.7 : 3.3}};
    if (several) t.columns.push_back({translate("Report", "Design"), 0.8});
    bool grouped = false;
    model::Severity last{};
    for (const Found& f : findings(s)) {
        const model::Problem& p = *f.problem;
        if (!grouped || p.severity != last) {
            Cell head{severityName(p.severity)};
            head.status = statusOf(p.severity);
            t.rows.push_back({{head}, Row::Group});
        }
        grouped = true;
        last = p.severity;
        Row row{{{p.key.empty() ? QString() : app::labelOfPath(p.key)}, {f.text}}};
        if (several) {
            QStringList names;
            for (const std::size_t i : f.designs) names << s.name(i);
            row.cells.push_back({f.designs.size() == s.shown.size() ? translate("Report", "all designs")
                                                                    : names.join(s.values.semicolon())});
        }
        t.rows.push_back(std::move(row));
    }
    return t;
}

QString deltaText(const Values& v, const model::CompareRow& row, double delta) {
    const QString sign = delta > 0 ? QStringLiteral("+") : QString(), nothing = QStringLiteral("≈ 0");
    const auto small = [](double share) { return std::abs(share) < 0.5e-4; };
    const auto rounded = [](double share) {
        const double percent = share * 100;
        return fixedDecimals(percent, std::abs(percent) < 10 ? 2 : std::abs(percent) < 100 ? 1 : 0);
    };
    switch (row.kind) {
        case model::DeltaKind::Relative:
            return small(delta) ? nothing : sign + withUnit(rounded(delta), QStringLiteral("%"), v.language());
        case model::DeltaKind::Points:
            return small(delta) ? nothing : sign + withUnit(rounded(delta), unitText("pt", v.language()), v.language());
        case model::DeltaKind::Difference:
            break;
    }
    return row.field->kind == model::Kind::Quantity ? sign + v.quantity(delta, row.field->unit)
           : std::abs(delta) >= 1e9                 ? sign + bigCount(delta, v.language())
                                                    : sign + count(delta);
}

DeltaMark deltaMark(model::Verdict verdict, double delta) {
    if (delta == 0 || !std::isfinite(delta)) return DeltaMark::None;
    switch (verdict) {
        case model::Verdict::Better:
            return delta > 0 ? DeltaMark::BetterUp : DeltaMark::BetterDown;
        case model::Verdict::Worse:
            return delta > 0 ? DeltaMark::WorseUp : DeltaMark::WorseDown;
        case model::Verdict::Neutral:
            return DeltaMark::Neutral;
        default:
            return DeltaMark::None;
    }
}

Cell valueCell(const Subject& s, const model::CompareRow& row, std::size_t design) {
    const model::CompareCell& cell = row.cells[design];
    if (!cell.value) {
        Cell none{translate("Report", "not there")};
        none.muted = true;
        return none;
    }
    Cell out{s.result(design, row.key)};
    if (cell.incomplete && isBillTotal(row.key) && row.field->unit.starts_with("money"))
        out.text.prepend(QStringLiteral("≥ "));
    return out;
}

Cell deltaCell(const Subject& s, const model::CompareRow& row, const model::CompareCell& cell) {
    Cell out;
    out.muted = true;
    if (cell.verdict == model::Verdict::NotComparable) {
        out.text = translate("Report", "not comparable");
        return out;
    }
    if (!cell.delta || *cell.delta == 0 || !std::isfinite(*cell.delta)) return out;
    out.delta = deltaMark(cell.verdict, *cell.delta);
    out.text = deltaText(s.values, row, *cell.delta);
    return out;
}

/// Results of the whole design; those of its pools and networks stand in the chapters of the designs.
bool isTotal(const model::CompareRow& row) {
    const bool list =
        row.section == "workloads" || row.section == "pools" || row.section == "fabrics" || row.section == "tiers";
    return !row.input && !list;
}

/// The first column is the base; every other design has a value and its difference. Groups have rows of their own.
TableSpec compareTable(const Subject& s, const std::vector<model::CompareRow>& rows,
                       const std::vector<std::size_t>& designs) {
    TableSpec t;
    const std::size_t base = designs.front();
    t.columns = {{translate("Report", "Field"), 1.7}, {s.name(base) + QStringLiteral(" ★"), 1, true}};
    for (std::size_t k = 1; k < designs.size(); ++k) {
        t.columns.push_back({s.name(designs[k]), 1, true});
        t.columns.push_back({QStringLiteral("Δ"), 0.72});
    }
    QString section;
    for (const auto& row : rows) {
        if (!isTotal(row)) continue;
        const Standing at = standingOf(row.key, *row.field);
        Row line{{{at.label}, valueCell(s, row, base)}};
        bool seen = false;  // a difference behind the last digit shown is none to a reader
        for (std::size_t k = 1; k < designs.size(); ++k) {
            line.cells.push_back(valueCell(s, row, designs[k]));
            seen = seen || line.cells.back().text != line.cells[1].text;
            line.cells.push_back(deltaCell(s, row, row.cells[designs[k]]));
        }
        if (!seen) continue;
        if (at.title != section) t.rows.push_back({{{at.title}}, Row::Group});
        section = at.title;
        t.rows.push_back(std::move(line));
    }
    return t;
}

}  // namespace

void findingsChapter(Builder& b, const Subject& s) {
    b.chapter(translate("Report", "Findings"));
    if (s.shown.empty()) return;
    b.paragraph(translate("Report",
                          "Every design is held against the limits of the tender, the rules of the domain and the "
                          "typical ranges of its inputs; the worst findings come first."));
    TableSpec t = findingsTable(s);
    if (t.rows.empty()) {
        b.remark(translate("Report", "There are no findings."), Status::Ok);
        return;
    }
    t.caption = s.shown.size() > 1 ? translate("Report", "Findings of all designs.")
                                   : translate("Report", "Findings of the design “%1”.").arg(s.name(s.base()));
    b.table(t);
}

void articleChapter(Builder& b, const Subject& s) {
    b.appendix(translate("Report", "Rules of thumb checked"));
    if (s.shown.empty()) return;
    b.paragraph(translate("Report",
                          "Rules from practitioner articles, each held against exact arithmetic with the numbers of "
                          "the design “%1”.")
                    .arg(s.name(s.base())));
    TableSpec t;
    t.caption = translate("Report", "Rules of thumb against exact arithmetic.");
    t.columns = {{translate("Report", "About"), 1}, {translate("Report", "Rule and result"), 3}};
    for (const auto& p : model::articleChecks(s.design(s.base()), s.of(s.base())))
        t.rows.push_back({{{p.key.empty() ? QString() : app::labelOfPath(p.key)}, {app::problemText(p)}}});
    b.table(t);
}

void compareChapter(Builder& b, const Subject& s) {
    if (s.shown.size() < 2) return;
    b.appendix(translate("Report", "Comparison"));
    b.paragraph(translate("Report",
                          "Only results that differ are listed; the inputs behind them stand among the assumptions. "
                          "Differences are against the base design “%1”: ▲▼ filled is better, △▽ hollow is worse, "
                          "↕ neither.")
                    .arg(s.name(s.base())));
    constexpr std::size_t kDrawn = 5;  // more lines cannot be told apart
    if (s.shown.size() <= kDrawn && s.workbook.designs.size() <= kDrawn) {
        b.figure(s.chart(FigureId::CompareTradeOff, s.base()));
        b.figure(s.chart(FigureId::CompareProgress, s.base()));
    }
    const auto rows = model::compareDesigns(s.workbook, s.results);
    bool differs = false;
    for (const auto& designs : s.columns(true)) {
        TableSpec results = compareTable(s, rows, designs);
        results.caption = translate("Report", "Results that differ.");
        differs = differs || !results.rows.empty();
        b.table(results);
    }
    if (!differs) b.remark(translate("Report", "Nothing differs."), Status::Info);
}

}  // namespace views::report
