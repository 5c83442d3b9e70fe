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

TableSpec problemTable(const std::vector<model::Problem>& problems) {
    TableSpec t;
    t.columns = {{translate("Report", "About"), 1}, {translate("Report", "Finding"), 3}};
    bool grouped = false;
    model::Severity last{};
    for (const auto& p : problems) {
        if (!grouped || p.severity != last) {
            Cell head{severityName(p.severity)};
            head.status = statusOf(p.severity);
            t.rows.push_back({{head}, Row::Group});
        }
        grouped = true;
        last = p.severity;
        t.rows.push_back({{{p.key.empty() ? QString() : app::labelOfPath(p.key)}, {app::problemText(p)}}});
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
            return small(delta) ? nothing : sign + rounded(delta) + QStringLiteral(" pt");
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
    Cell out{row.input ? s.values.field(*row.field, *cell.value)
                       : s.values.result(*row.field, *cell.value, s.blank(design, cell.path))};
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

/// The first column is the base; every other design has a value and its difference. Groups have rows of their own.
TableSpec compareTable(const Subject& s, const std::vector<model::CompareRow>& rows,
                       const std::vector<std::size_t>& others, bool inputs, bool lists) {
    TableSpec t;
    const std::size_t base = s.base();
    t.columns = {{translate("Report", "Field"), 1.7}, {s.name(base) + QStringLiteral(" ★"), 1, true}};
    for (const std::size_t i : others) {
        t.columns.push_back({s.name(i), 1, true});
        t.columns.push_back({QStringLiteral("Δ"), 0.72});
    }
    QString section;
    for (const auto& row : rows) {
        const bool information =
            row.field->information || row.field->kind == model::Kind::Text || row.field->kind == model::Kind::Ref;
        if (row.input != inputs || (information && row.input)) continue;
        const bool list =
            row.section == "workloads" || row.section == "pools" || row.section == "fabrics" || row.section == "tiers";
        if (list && !lists) continue;
        bool differs = false;
        for (const std::size_t i : others) differs = differs || row.cells[i].value != row.cells[base].value;
        if (!differs) continue;
        const Standing at = standingOf(row.key, *row.field);
        Row line{{{at.label}, valueCell(s, row, base)}};
        bool seen = false;  // a difference behind the last digit shown is none to a reader
        for (const std::size_t i : others) {
            line.cells.push_back(valueCell(s, row, i));
            seen = seen || line.cells.back().text != line.cells[1].text;
            line.cells.push_back(deltaCell(s, row, row.cells[i]));
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
    for (const std::size_t i : s.shown) {
        if (s.shown.size() > 1) b.section(s.name(i), 120);
        const auto& problems = s.of(i).problems;
        if (problems.empty()) {
            b.remark(translate("Report", "There are no findings."), Status::Ok);
            continue;
        }
        if (i == s.base()) b.figure(s.chart(FigureId::FindingsBySeverity, i), Grade::None, 300);
        TableSpec t = problemTable(problems);
        t.caption = translate("Report", "Findings of the design “%1”.").arg(s.name(i));
        b.table(t);
    }
}

void articleChapter(Builder& b, const Subject& s) {
    b.chapter(translate("Report", "Rules of thumb checked"));
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
    b.chapter(translate("Report", "Comparison"));
    b.paragraph(translate("Report",
                          "Only what differs is listed. Differences are against the base design “%1”: ▲▼ filled is "
                          "better, △▽ hollow is worse, ↕ neither.")
                    .arg(s.name(s.base())));
    constexpr std::size_t kDrawn = 5;  // more lines cannot be told apart
    if (s.shown.size() <= kDrawn && s.workbook.designs.size() <= kDrawn) {
        b.figure(s.chart(FigureId::CompareTradeOff, s.base()));
        b.figure(s.chart(FigureId::CompareProgress, s.base()));
    }
    const auto rows = model::compareDesigns(s.workbook, s.results);
    std::vector<std::size_t> others;
    for (const std::size_t i : s.shown)
        if (i != s.base()) others.push_back(i);
    constexpr std::size_t kAcross = 3;
    const bool lists = others.size() <= kAcross;
    for (std::size_t at = 0; at < others.size(); at += kAcross) {
        const std::vector<std::size_t> part(others.begin() + std::ptrdiff_t(at),
                                            others.begin() + std::ptrdiff_t(std::min(at + kAcross, others.size())));
        TableSpec results = compareTable(s, rows, part, false, lists);
        results.caption = translate("Report", "Results that differ.");
        TableSpec inputs = compareTable(s, rows, part, true, lists);
        inputs.caption = translate("Report", "Inputs that differ.");
        if (results.rows.empty() && inputs.rows.empty()) {
            b.remark(translate("Report", "Nothing differs."), Status::Info);
            continue;
        }
        b.table(results);
        b.table(inputs);
    }
}

}  // namespace views::report
