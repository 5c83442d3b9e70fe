// SPDX-License-Identifier: GPL-3.0-or-later
// All designs of a workbook side by side.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/command_support.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "model/plan/compare.h"
#include "model/plan/evaluate.h"

namespace app {
namespace {

std::string_view verdictWord(model::Verdict v) {
    switch (v) {
        case model::Verdict::Better:
            return "better";
        case model::Verdict::Worse:
            return "worse";
        case model::Verdict::Neutral:
            return "neutral";
        case model::Verdict::NotComparable:
            return "not_comparable";
        case model::Verdict::None:
            break;
    }
    return "";
}

std::string_view deltaWord(model::DeltaKind k) {
    switch (k) {
        case model::DeltaKind::Relative:
            return "relative";
        case model::DeltaKind::Points:
            return "points";
        case model::DeltaKind::Difference:
            break;
    }
    return "difference";
}

/// Why the cell of a result is blank; nothing for cells with a value.
std::optional<model::Blank> blankOf(const model::Workbook& w, const std::vector<model::Results>& results,
                                    const model::CompareCell& cell, std::size_t design) {
    if (cell.path.empty()) return std::nullopt;
    return model::whyBlank(w.project, *w.designs[design].design, results[design], cell.path);
}

QString cellText(const model::Workbook& w, const std::vector<model::Results>& results, const model::CompareRow& row,
                 std::size_t design) {
    const auto& cell = row.cells[design];
    if (!cell.value) return {};
    if (const auto blank = blankOf(w, results, cell, design)) return blankText(*blank);
    const QString out = valueText(*row.field, *cell.value, model::currencyCode(w.project));
    return cell.incomplete ? QStringLiteral("≥ ") + out : out;
}

QString deltaText(const model::CompareRow& row, const model::CompareCell& cell) {
    if (!cell.delta || *cell.delta == 0 || !std::isfinite(*cell.delta)) return {};
    const QString sign = *cell.delta > 0 ? QStringLiteral("+") : QString();
    switch (row.kind) {
        case model::DeltaKind::Relative:
            return sign + quantityText(*cell.delta, "%");
        case model::DeltaKind::Points:
            return sign + quantityText(*cell.delta, "pt");
        case model::DeltaKind::Difference:
            break;
    }
    return sign + quantityText(*cell.delta, row.field->kind == model::Kind::Quantity ? row.field->unit : "");
}

/// Plain number in SI for spreadsheets, words for the rest.
QString csvValue(const model::Value& value) {
    if (const auto* d = std::get_if<double>(&value)) return csvNumber(*d);
    if (const auto* n = std::get_if<std::int64_t>(&value)) return QString::number(*n);
    if (const auto* s = std::get_if<std::string>(&value)) return text(*s);
    if (const auto* m = std::get_if<model::Money>(&value)) return text(model::exactText(*m));
    if (const auto* d = std::get_if<model::Date>(&value)) return text(model::dateText(*d));
    if (const auto* b = std::get_if<bool>(&value)) return *b ? QStringLiteral("true") : QStringLiteral("false");
    return {};
}

Json compareJson(const model::Workbook& w, const std::vector<model::Results>& results,
                 const std::vector<model::CompareRow>& rows) {
    Json names = Json::array(), out = Json::array();
    for (const auto& d : w.designs) names.push_back(d.name);
    for (const auto& row : rows) {
        Json cells = Json::array();
        for (std::size_t d = 0; d < row.cells.size(); ++d) {
            const auto& cell = row.cells[d];
            cells.push_back({{"value", cell.value ? valueJson(*cell.value) : Json(nullptr)},
                             {"text", utf8(cellText(w, results, row, d))},
                             {"present", cell.value.has_value()},
                             {"incomplete", cell.incomplete},
                             {"delta", cell.delta && std::isfinite(*cell.delta) ? Json(*cell.delta) : Json(nullptr)},
                             {"verdict", verdictWord(cell.verdict)}});
            if (const auto blank = blankOf(w, results, cell, d)) cells.back()["why"] = blankJson(*blank);
        }
        out.push_back({{"key", row.key},
                       {"label", utf8(label(*row.field))},
                       {"unit", siUnit(*row.field, model::currencyCode(w.project))},
                       {"input", row.input},
                       {"section", row.section},
                       {"differs", row.differs},
                       {"delta_kind", deltaWord(row.kind)},
                       {"cells", std::move(cells)}});
    }
    return {{"designs", std::move(names)}, {"base", w.designs[model::baseIndex(w)].name}, {"rows", std::move(out)}};
}

void compareCsv(const Streams& io, const model::Workbook& w, const std::vector<model::CompareRow>& rows,
                std::string_view currency) {
    QStringList head{QStringLiteral("key"), QStringLiteral("label"), QStringLiteral("unit")};
    for (const auto& d : w.designs) head << text(d.name) << QStringLiteral("delta %1").arg(text(d.name));
    io.out << kUtf8Mark << csvLine(head).toStdString();
    for (const auto& row : rows) {
        QStringList line{text(row.key), label(*row.field), text(siUnit(*row.field, currency))};
        for (const auto& cell : row.cells)
            line << (cell.value ? csvValue(*cell.value) : QString())
                 << (cell.delta ? csvNumber(*cell.delta) : QString());
        io.out << csvLine(line).toStdString();
    }
}

}  // namespace

int runCompare(const Words& words, const Streams& io) {
    CLI::App parser("All designs of a workbook side by side", "compare");
    Source source;
    bool json = false, csv = false, onlyDifferences = false;
    addSource(parser, source);
    parser.add_flag("--only-differences", onlyDifferences, "Leave out what is the same in all designs");
    auto* asJson = parser.add_flag("--json", json, "JSON on standard output");
    parser.add_flag("--csv", csv, "Comma separated values on standard output")->excludes(asJson);
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    const auto& w = input.workbook;
    std::vector<model::Results> results;
    for (const auto& d : w.designs) results.push_back(model::evaluate(w.project, *d.design));
    auto rows = model::compareDesigns(w, results);
    if (onlyDifferences) std::erase_if(rows, [](const auto& row) { return !row.differs; });
    if (json) {
        print(io.out, compareJson(w, results, rows));
    } else if (csv) {
        compareCsv(io, w, rows, model::currencyCode(w.project));
    } else {
        TextTable table;
        QStringList head{QString(), QString()};
        for (const auto& d : w.designs) head << titleText(d.name) << QString();
        table.add(head);
        for (const auto& row : rows) {
            QStringList line{text(row.key), label(*row.field)};
            for (std::size_t d = 0; d < row.cells.size(); ++d)
                line << cellText(w, results, row, d) << deltaText(row, row.cells[d]);
            table.add(line);
        }
        table.print(io.out);
    }
    return kGood;
}

}  // namespace app
