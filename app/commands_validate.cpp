// SPDX-License-Identifier: GPL-3.0-or-later
// What the model predicts against systems that were really built.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>
#include <vector>

#include "app/catalogs.h"
#include "app/command_support.h"
#include "app/numbers.h"
#include "app/texts.h"
#include "app/validation_text.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "model/core/json_text.h"
#include "model/validation/published_operation.h"
#include "model/validation/published_sites.h"
#include "model/validation/published_systems.h"
#include "model/validation/training_runs.h"

namespace app {
namespace {

using model::Arg;
using model::problem;
using model::validation::Report;

QString tr(const char* text) {
    return QCoreApplication::translate("app", text);
}

/// Each reason once, with the number of its cases, in the order in which they first stand.
void printSkipped(const Report& report, std::ostream& out) {
    std::vector<std::pair<QString, int>> reasons;
    for (const auto& s : report.skipped) {
        const QString why = reasonText(s.why);
        const auto known = std::find_if(reasons.begin(), reasons.end(), [&](const auto& r) { return r.first == why; });
        if (known == reasons.end())
            reasons.emplace_back(why, 1);
        else
            ++known->second;
    }
    if (reasons.empty()) return;
    TextTable table;
    table.add({tr("skipped"), tr("why; which cases: --json")});
    for (const auto& [why, cases] : reasons) table.add({count(cases), why});
    table.print(out);
}

void printReport(const Report& report, std::ostream& out) {
    TextTable table;
    table.add({tr("section"),
               tr("case"),
               tr("quantity"),
               tr("predicted"),
               tr("published"),
               tr("error"),
               tr("tolerance"),
               {}});
    bool unexplained = false;
    for (const auto& r : report.rows) {
        unexplained = unexplained || !r.error.is_number();
        table.add({sectionName(r.section), text(r.id), quantityName(r.quantity),
                   validationValue(r.predicted, r.quantity), validationValue(r.expected, r.quantity), errorText(r),
                   toleranceText(r), r.pass ? QString() : tr("outside the tolerance")});
    }
    table.print(out);
    out << '\n';
    TextTable summary;
    summary.add({tr("section"), tr("quantity"), tr("rows"), tr("mean error"), tr("largest error"), tr("outside")});
    for (const auto& s : report.summaries())
        summary.add({sectionName(s.section), quantityName(s.quantity), count(double(s.rows)),
                     s.numbers > 0 ? quantityText(s.mean, "%") : QStringLiteral("–"),
                     s.numbers > 0 ? quantityText(s.largest, "%") : QStringLiteral("–"), count(double(s.failed))});
    summary.print(out);
    out << '\n';
    out << utf8(tr("%1 rows, %2 outside their tolerance, %3 skipped")
                    .arg(report.rows.size())
                    .arg(report.failed())
                    .arg(report.skipped.size()))
        << '\n';
    printSkipped(report, out);
    if (unexplained)
        out << utf8(tr("–: no error is given where the published value has to lie in a range, or is no number."))
            << '\n';
}

}  // namespace

int runValidate(const Words& words, const Streams& io) {
    CLI::App parser("What the model predicts against systems that were really built", "validate");
    Source source;
    std::string file;
    bool json = false;
    parser.add_option("CASES", file, "File of cases (JSON)")->required();
    parser.add_flag("--json", json, "JSON on standard output");
    addLanguage(parser, source);
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(source)) return fail(io, *wrong);
    const auto bytes = readBytes(text(file));
    if (!bytes) return fail(io, bytes.problem);
    const std::string_view content(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    const auto document = model::parseJson(content, file);
    if (!document) return fail(io, document.problem);
    if (!document->is_object()) return fail(io, problem("app.not_cases", {Arg::text(file)}));
    Report report;
    const auto loaded = builtInCatalogs();
    const auto sheets = model::validation::sheetsOf(*loaded.catalog);
    const model::validation::Evaluator kinds[] = {
        &model::validation::evaluatePublishedKind, &model::validation::evaluateOperationKind,
        [&sheets](const std::string& kind, const nlohmann::json& inputs, std::string& why) {
            return model::validation::evaluateSiteKind(sheets, kind, inputs, why);
        }};
    if (document->contains("runs"))
        model::validation::validateTrainingRuns(*document, *loaded.catalog, report);
    else
        report = model::validation::runCases(*document, kinds);
    if (report.rows.empty() && report.skipped.empty()) return fail(io, problem("app.not_cases", {Arg::text(file)}));
    if (json) {
        auto answer = model::validation::toJson(file, report);
        for (auto& skipped : answer["skipped"]) skipped["why"] = utf8(reasonText(skipped["why"].get<std::string>()));
        io.out << answer.dump(2) << '\n';
    } else {
        printReport(report, io.out);
    }
    return report.failed() == 0 ? kGood : kFindings;
}

}  // namespace app
