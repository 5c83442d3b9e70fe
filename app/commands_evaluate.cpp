// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs that compute from a workbook at once: evaluate, check, solve.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/command_support.h"
#include "app/names.h"
#include "app/numbers.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "model/plan/access.h"
#include "model/plan/evaluate.h"
#include "model/plan/solve.h"

namespace app {
namespace {

using model::Arg;
using model::problem;

QString severityLabel(model::Severity severity) {
    switch (severity) {
        case model::Severity::Error:
            return QCoreApplication::translate("texts", "error");
        case model::Severity::Warning:
            return QCoreApplication::translate("texts", "warning");
        case model::Severity::Info:
            break;
    }
    return QCoreApplication::translate("texts", "note");
}

void printResults(const Streams& io, const Input& input, const std::vector<model::Results>& results) {
    QStringList head{QString(), QString()};
    std::vector<QStringList> rows;
    std::map<std::string, std::size_t> place;  // designs may have different items
    std::map<std::string, UnitColumn> units;   // one for a result over all designs
    for (const auto& r : results)
        model::forEachResult(r, [&](const model::Place& p) { units[p.path].see(*p.row, p.value()); });
    const QString currency = text(model::currencyCode(input.workbook.project));
    for (std::size_t n = 0; n < results.size(); ++n) {
        const auto& item = designAt(input, input.designs[n]);
        head << titleText(item.name);
        model::forEachResult(results[n], [&](const model::Place& p) {
            const auto [it, fresh] = place.try_emplace(p.path, rows.size());
            if (fresh) rows.push_back({text(p.path), label(*p.row)});
            auto& row = rows[it->second];
            while (row.size() < static_cast<qsizetype>(n + 2)) row << QString();
            const Evaluated of{input.workbook.project, *item.design, results[n]};
            const bool follows = UnitColumn::applies(*p.row, p.value());
            row << (follows ? units[p.path].text(*p.row, p.value(), currency, shownLanguage()) : resultText(p, of));
        });
    }
    TextTable table;
    table.add(head);
    for (const auto& row : rows) table.add(row);
    table.print(io.out);
}

}  // namespace

int runEvaluate(const Words& words, const Streams& io) {
    CLI::App parser("Everything that follows from the designs of a workbook", "evaluate");
    Source source;
    bool json = false;
    addSource(parser, source);
    parser.add_flag("--json", json, "JSON on standard output");
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    std::vector<model::Results> results;
    for (const int i : input.designs)
        results.push_back(model::evaluate(input.workbook.project, *designAt(input, i).design));
    if (!json) {
        printResults(io, input, results);
        return kGood;
    }
    Json designs = Json::array();
    for (std::size_t n = 0; n < results.size(); ++n) {
        const auto& item = designAt(input, input.designs[n]);
        designs.push_back({{"name", item.name},
                           {"results", resultsJson({input.workbook.project, *item.design, results[n]})},
                           {"problems", problemsJson(results[n].problems)}});
    }
    print(io.out, {{"designs", std::move(designs)}});
    return kGood;
}

int runCheck(const Words& words, const Streams& io) {
    CLI::App parser("Findings of all rules; exit code 1 if one is an error", "check");
    Source source;
    bool json = false;
    addSource(parser, source);
    parser.add_flag("--json", json, "JSON on standard output");
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    bool errors = false;
    Json designs = Json::array();
    TextTable table;
    for (const auto& note : input.notes)
        table.add({severityLabel(note.severity), QString(), text(note.key), problemText(note)});
    for (const int i : input.designs) {
        const auto& item = designAt(input, i);
        const auto results = model::evaluate(input.workbook.project, *item.design);
        for (const auto& p : results.problems) {
            errors = errors || p.severity == model::Severity::Error;
            table.add({severityLabel(p.severity), titleText(item.name), text(p.key), problemText(p)});
        }
        designs.push_back({{"name", item.name}, {"problems", problemsJson(results.problems)}});
    }
    if (json)
        print(io.out, {{"file", problemsJson(input.notes)}, {"designs", std::move(designs)}, {"errors", errors}});
    else
        table.print(io.out);
    return errors ? kFindings : kGood;
}

namespace {

struct Target {
    const model::Field* row = nullptr;
    double si = 0;
};

/// The value of --to by the unit of the result; without it the deadline of the project for the days of training.
model::Outcome<Target> targetOf(const model::Workbook& w, const model::Results& results, const std::string& key,
                                const std::string& to) {
    const auto place = model::findResult(results, key);
    if (!place) return {std::nullopt, place.problem};
    Target target{place->row, 0};
    if (to.empty()) {
        const bool days = place->path.rfind("training.days", 0) == 0;
        if (!days || !w.project.deadline) return {std::nullopt, problem("app.solve_target", {Arg::key(place->path)})};
        target.si = w.project.deadline->si;
        return model::good(target);
    }
    const auto value = model::parseResult(w.project, *place->row, to);
    if (!value) return {std::nullopt, model::atPath(value.problem, place->path)};
    target.si = *value;
    return model::good(target);
}

model::Value resultValue(const model::Field& row, double si) {
    if (row.kind == model::Kind::Integer) return static_cast<std::int64_t>(std::llround(si));
    return si;
}

/// "No answer" is a finding; a wrong key or a value that is no number is bad use.
int solveCode(const model::Problem& p) {
    return p.id == "solve.no_effect" || p.id == "solve.out_of_reach" || p.id == "solve.blank" || p.id == "solve.step"
               ? kFindings
               : kBadUse;
}

}  // namespace

int runSolve(const Words& words, const Streams& io) {
    CLI::App parser("Which value of one input brings a result to a target", "solve");
    Source source;
    std::string forKey, byKey, to;
    bool json = false;
    addSource(parser, source);
    parser.add_option("--for", forKey, "Result, e.g. training.days")->required();
    parser.add_option("--by", byKey, "Input, e.g. compute.accelerators")->required();
    parser.add_option("--to", to, "Value the result should reach, e.g. \"21 d\"; else the deadline of the project");
    parser.add_flag("--json", json, "JSON on standard output");
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    const auto& w = input.workbook;
    const auto& item = designAt(input, oneDesign(source, input));
    const auto results = model::evaluate(w.project, *item.design);
    const auto target = targetOf(w, results, forKey, to);
    if (!target) return fail(io, target.problem);
    const auto answer = model::solve(w.project, *item.design, {forKey, byKey, target->si});
    if (!answer) return fail(io, answer.problem, solveCode(answer.problem));
    const std::string_view currency = model::currencyCode(w.project);
    const model::Field* row = rowOfPath(answer->path);
    if (!row) return fail(io, problem("path.unknown", {Arg::text(answer->path)}, answer->path));
    const model::Value wanted = resultValue(*target->row, target->si),
                       reached = resultValue(*target->row, answer->reached);
    const bool rounded = answer->step > 1;
    if (json) {
        Json value = quantityJson(*row, answer->value, currency);
        Json out{{"design", item.name},
                 {"for", forKey},
                 {"by", byKey},
                 {"path", answer->path},
                 {"value", value["value"]},
                 {"unit", value["unit"]},
                 {"text", value["text"]},
                 {"exact", answer->exact},
                 {"target", quantityJson(*target->row, wanted, currency)},
                 {"reached", quantityJson(*target->row, reached, currency)}};
        if (rounded) {
            out["arithmetic"] = valueJson(answer->arithmetic);
            out["multiple_of"] = answer->step;
        }
        out["problems"] = problemsJson(answer->notes);
        print(io.out, out);
        return kGood;
    }
    TextTable table;
    table.add({QCoreApplication::translate("texts", "design"), titleText(item.name)});
    table.add({text(answer->path), label(*row), valueText(*row, answer->value, currency)});
    if (rounded)
        table.add({QString(), QCoreApplication::translate("texts", "by arithmetic"),
                   valueText(*row, answer->arithmetic, currency),
                   QCoreApplication::translate("texts", "whole servers and replicas: a multiple of %1")
                       .arg(count(static_cast<double>(answer->step)))});
    table.add({text(forKey), label(*target->row), valueText(*target->row, reached, currency)});
    table.print(io.out);
    TextTable notes;
    for (const auto& note : answer->notes) notes.add({severityLabel(note.severity), text(note.key), problemText(note)});
    notes.print(io.out);
    return kGood;
}

}  // namespace app
