// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/compare_model.h"

#include <cmath>

#include <QCoreApplication>

#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "model/plan/compare.h"
#include "views/pages/form_rows.h"
#include "views/pages/overview_model.h"
#include "views/pages/page_info.h"
#include "views/pages/value_text.h"

namespace views {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("views", text);
}

/// Hundreds of a percent are the finest a comparison can mean.
QString percentDelta(double percent) {
    constexpr double kFinest = 0.005;
    return std::abs(percent) < kFinest ? QStringLiteral("≈ 0") : signedNumber(percent, std::abs(percent) < 0.1 ? 1 : 3);
}

QString deltaText(const model::CompareRow& row, double delta, Language language) {
    if (delta == 0) return {};
    switch (row.kind) {
        case model::DeltaKind::Relative:
            return withUnit(percentDelta(delta * 100), QStringLiteral("%"), language);
        case model::DeltaKind::Points:
            return withUnit(percentDelta(delta * 100), tr("pt"), language);
        case model::DeltaKind::Difference:
            break;
    }
    return signedNumber(delta);
}

DeltaMark markOf(model::Verdict verdict, double delta) {
    switch (verdict) {
        case model::Verdict::Better:
            return delta >= 0 ? DeltaMark::BetterUp : DeltaMark::BetterDown;
        case model::Verdict::Worse:
            return delta >= 0 ? DeltaMark::WorseUp : DeltaMark::WorseDown;
        case model::Verdict::Neutral:
            return DeltaMark::Neutral;
        case model::Verdict::None:
        case model::Verdict::NotComparable:
            break;
    }
    return DeltaMark::None;
}

DeltaCell cellOf(const model::CompareRow& row, std::size_t design, bool base, const Session& session,
                 model::BlankReasons& reasons) {
    const model::CompareCell& cell = row.cells[design];
    DeltaCell out;
    if (!cell.value) {
        out.text = QStringLiteral("–");
        out.tooltip = tr("This design has no such part.");
        return out;
    }
    const model::Value& value = *cell.value;
    const auto why = cell.path.empty() || !model::isBlank(value) ? std::nullopt : reasons.of(cell.path);
    app::UnitColumn designs;  // one unit over all of them
    for (const model::CompareCell& other : row.cells)
        if (other.value) designs.see(*row.field, *other.value);
    out.text = why ? app::blankText(*why)
               : app::UnitColumn::applies(*row.field, value)
                   ? designs.text(*row.field, value, session.currency(), session.language())
                   : fieldText(*row.field, value, session.currency(), session.language());
    if (row.field->kind == model::Kind::Ref)
        if (const auto* id = std::get_if<std::string>(&value)) out.text = entryName(session, row.field->of, *id);
    const bool blank = why || std::holds_alternative<std::monostate>(value);
    out.copyText = blank ? out.text : exactFieldText(*row.field, value, session.currency(), session.language());
    out.tooltip = why ? app::problemText(why->why) : out.copyText;
    if (cell.incomplete || (blank && !row.input)) out.status = Status::Incomplete;
    if (cell.incomplete && !blank) out.text.prepend(QStringLiteral("≥ "));
    if (base) return out;
    if (cell.verdict == model::Verdict::NotComparable) out.delta = tr("not comparable");
    if (cell.delta && *cell.delta != 0) {
        out.delta = deltaText(row, *cell.delta, session.language());
        out.mark = markOf(cell.verdict, *cell.delta);
    }
    return out;
}

DeltaRow findingsRow(const Session& session) {
    DeltaRow row{.key = QStringLiteral("findings"), .label = tr("Findings")};
    for (const auto& results : session.allResults()) row.cells << DeltaCell{.counts = countFindings(results.problems)};
    return row;
}

QString sectionTitle(const std::string& section) {
    const model::Field* row = app::rowOfPath(section);
    return row ? app::label(*row) : app::text(section);
}

}  // namespace

CompareContent compareContent(const Session& session, const CompareChoice& choice, const QPalette& palette) {
    CompareContent out;
    const model::Workbook& w = session.workbook();
    const std::size_t base = model::baseIndex(w);
    const ChartColors colors = colorsFor(palette);
    for (std::size_t i = 0; i < w.designs.size(); ++i)
        out.columns << DeltaColumn{.id = QString::number(w.designs[i].id),
                                   .name = app::titleText(w.designs[i].name),
                                   .color = colors.of(seriesOf(w.designs[i])),
                                   .base = i == base};
    const auto rows = model::compareDesigns(w, session.allResults());
    std::vector<model::BlankReasons> reasons;
    for (std::size_t i = 0; i < w.designs.size(); ++i)
        reasons.emplace_back(w.project, *w.designs[i].design, session.results(static_cast<int>(i)));
    std::string section;
    bool inputs = true;
    for (const auto& r : rows) {
        if (!r.field || r.field->information) continue;  // names and remarks differ without meaning
        ++out.total;
        if ((choice.onlyDifferences && !r.differs) || (choice.inputsOnly && !r.input)) continue;
        if (r.section != section || r.input != inputs || out.rows.isEmpty()) {
            section = r.section;
            inputs = r.input;
            const QString what = r.input ? tr("%1, inputs") : tr("%1, results");
            out.rows << DeltaRow{.key = app::text(section), .label = what.arg(sectionTitle(section)), .group = true};
        }
        DeltaRow row{.key = app::text(r.key), .label = app::labelOfPath(r.key), .tooltip = app::text(r.key)};
        for (std::size_t i = 0; i < r.cells.size(); ++i) row.cells << cellOf(r, i, i == base, session, reasons[i]);
        out.rows << row;
        ++out.shown;
    }
    if (!choice.inputsOnly) {
        out.rows << DeltaRow{.key = QStringLiteral("review"), .label = nameOf(PageId::Review), .group = true};
        out.rows << findingsRow(session);
    }
    return out;
}

}  // namespace views
