// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs over several designs or many runs: simulate, compare.
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

using model::Arg;
using model::problem;

struct SimulationOptions {
    std::int64_t replications = 0, seed = -1;
    int threads = 0;
};

struct Run {
    std::string design;
    model::SimulationInputs inputs;
    model::SimulationResult result;
    model::Results results;  ///< with the simulation put in
};

Json intervalJson(const model::QuantileEstimate& q) {
    Json out = quantityJson(q.value, "s");
    out["low"] = std::isfinite(q.low) ? Json(q.low) : Json(nullptr);
    out["high"] = std::isfinite(q.high) ? Json(q.high) : Json(nullptr);
    out["bounded"] = q.bounded;
    return out;
}

Json ledgerJson(const model::TimeLedger& l) {
    Json out = Json::object();
    const auto add = [&](const char* name, model::Duration d) { out[name] = quantityJson(d.si, "s"); };
    add("productive", l.productive);
    add("checkpoint", l.checkpoint);
    add("lost", l.lost);
    add("detect", l.detect);
    add("watch", l.watch);
    add("wait_for_spare", l.waitForSpare);
    add("swap", l.swap);
    add("restart", l.restart);
    add("load", l.load);
    add("degraded", l.degraded);
    add("planned", l.planned);
    add("total", l.total());
    return out;
}

std::string hashText(std::uint64_t hash) {
    return utf8(QStringLiteral("%1").arg(static_cast<qulonglong>(hash), 16, 16, QLatin1Char('0')));
}

Json runJson(const Run& run) {
    const auto& r = run.result;
    Json mean = quantityJson(r.mean.mean, "s");
    const bool spread = std::isfinite(r.mean.halfWidth);  // one run has no interval
    mean["low"] = spread ? Json(r.mean.mean - r.mean.halfWidth) : Json(nullptr);
    mean["high"] = spread ? Json(r.mean.mean + r.mean.halfWidth) : Json(nullptr);
    Json classes = Json::array();
    for (const auto& c : r.classes)
        classes.push_back(
            {{"id", c.id}, {"mean_failures", c.meanFailures}, {"mean_loss", quantityJson(c.meanLoss.si, "s")}});
    return {{"name", run.design},
            {"hash", hashText(r.hash)},
            {"replications", r.replications},
            {"seed", run.inputs.seed},
            {"p10", intervalJson(r.p10)},
            {"p50", intervalJson(r.p50)},
            {"p90", intervalJson(r.p90)},
            {"mean", std::move(mean)},
            {"goodput", quantityJson(r.goodput, "")},
            {"mean_failures", r.meanFailures},
            {"mean_slowdowns", r.meanSlowdowns},
            {"restarts_from_scratch", r.restartsFromScratch},
            {"ledger", ledgerJson(r.ledger)},
            {"ledger_exact", r.ledgerExact},
            {"classes", std::move(classes)}};
}

QString daysText(double seconds) {
    return quantityText(seconds, "d");
}

/// A part of the ledger goes by the name of the result that it is a part of.
QString labelOf(const char* path) {
    const model::Field* row = rowOfPath(path);
    return row ? label(*row) : QString();
}

void printRun(const Run& run, TextTable& table) {
    const auto& r = run.result;
    const auto tr = [](const char* s) { return QCoreApplication::translate("app", s); };
    // An interval with an open end is none: it takes more runs, and the sentence says so.
    const QString open = QCoreApplication::translate("texts", "an interval needs more runs");
    const auto range = [&](const model::QuantileEstimate& q) {
        const bool closed = q.bounded && std::isfinite(q.low) && std::isfinite(q.high);
        return closed ? QStringLiteral("%1–%2").arg(daysText(q.low), daysText(q.high)) : open;
    };
    const QString design = titleText(run.design);
    table.add({design, tr("replications"), count(static_cast<double>(r.replications))});
    table.add({design, tr("P10"), daysText(r.p10.value), range(r.p10)});
    table.add({design, tr("P50"), daysText(r.p50.value), range(r.p50)});
    table.add({design, tr("P90"), daysText(r.p90.value), range(r.p90)});
    const bool spread = std::isfinite(r.mean.halfWidth);
    table.add({design, tr("mean"), daysText(r.mean.mean),
               spread ? QStringLiteral("±%1").arg(daysText(r.mean.halfWidth)) : open});
    table.add({design, tr("failures per run"), significant(r.meanFailures)});
    // The parts of the mean, by the names of the results; their shares add up to all of it.
    const auto share = [&](const QString& name, model::Duration d) {
        table.add({design, name, daysText(d.si), quantityText(d.si / r.ledger.total().si, "%")});
    };
    const auto within = [&](const char* path, const char* part) {
        return QCoreApplication::translate("texts", "%1: %2")
            .arg(labelOf(path), QCoreApplication::translate("texts", part));
    };
    constexpr const char* kFaults = "reliability.failure_share";
    share(QCoreApplication::translate("texts", "useful training"), r.ledger.productive);
    share(labelOf("reliability.checkpoint_share"), r.ledger.checkpoint);
    share(labelOf(kFaults), r.ledger.lost + r.ledger.recovery());
    share(within(kFaults, QT_TRANSLATE_NOOP("texts", "work done again")), r.ledger.lost);
    share(within(kFaults, QT_TRANSLATE_NOOP("texts", "detection")), r.ledger.detect + r.ledger.watch);
    share(within(kFaults, QT_TRANSLATE_NOOP("texts", "restarting")), r.ledger.restart);
    share(within(kFaults, QT_TRANSLATE_NOOP("texts", "loading")), r.ledger.load);
    share(labelOf("reliability.wait_share"), r.ledger.waitForSpare + r.ledger.swap);
    share(labelOf("reliability.slow_share"), r.ledger.degraded);
    share(labelOf("reliability.planned_share"), r.ledger.planned);
    table.add({design, tr("hash"), text(hashText(r.hash))});
}

std::optional<model::Problem> badOutcome(const std::string& design, const model::SimulationResult& r) {
    switch (r.outcome) {
        case model::SimulationOutcome::NeverEnds:
            return problem("app.simulation_never_ends", {Arg::text(design)});
        case model::SimulationOutcome::SparesShort:
            return problem("app.simulation_spares", {Arg::text(design)});
        case model::SimulationOutcome::TooLong:
            return problem("app.simulation_too_long", {Arg::text(design)});
        case model::SimulationOutcome::BadInput:
            return problem("app.simulation_bad", {Arg::text(design)});
        case model::SimulationOutcome::Complete:
        case model::SimulationOutcome::Cancelled:
            break;
    }
    return std::nullopt;
}

model::Outcome<Run> simulateDesign(const model::Project& project, const model::DesignItem& item,
                                   const SimulationOptions& options) {
    Run run{item.name, {}, {}, model::evaluate(project, *item.design)};
    auto inputs = model::simulationInputs(project, *item.design, run.results);
    if (!inputs) {
        const auto blank = model::whyBlank(project, *item.design, run.results, "training.days_p50");
        const auto why = blank ? blank->why : problem("blank.impossible", {Arg::key("training.days_p50")});
        return {std::nullopt, problem("app.not_computable", {Arg::text(item.name), Arg::inner(why)})};
    }
    if (options.replications > 0) {  // as many as asked for, however well the P90 is known
        inputs->replications = options.replications;
        inputs->precision = 0;
    }
    if (options.seed >= 0) inputs->seed = static_cast<std::uint64_t>(options.seed);
    inputs->threads = options.threads;
    run.inputs = *inputs;
    run.result = model::simulate(run.inputs);
    if (auto bad = badOutcome(item.name, run.result)) return {std::nullopt, *bad};
    model::applySimulation(project, *item.design, run.result, run.results);
    return model::good(std::move(run));
}

}  // namespace

int runSimulate(const Words& words, const Streams& io) {
    CLI::App parser("Fault simulation: how long the training takes with failures", "simulate");
    Source source;
    SimulationOptions options;
    bool json = false;
    addSource(parser, source);
    parser.add_option("--replications", options.replications, "Runs; else as in the workbook")
        ->check(CLI::Range(std::int64_t{1}, model::kMaxReplications));
    parser.add_option("--seed", options.seed, "Seed; else as in the workbook")
        ->check(CLI::Range(std::int64_t{0}, std::numeric_limits<std::int64_t>::max()));
    parser.add_option("--threads", options.threads, "Threads; 0 = all")->check(CLI::Range(0, 4096));
    parser.add_flag("--json", json, "JSON on standard output");
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    std::vector<Run> runs;
    std::vector<model::Problem> without;
    for (const int i : input.designs) {
        auto run = simulateDesign(input.workbook.project, designAt(input, i), options);
        if (run)
            runs.push_back(std::move(*run.value));
        else
            without.push_back(run.problem);
    }
    if (json) {
        Json designs = Json::array();
        for (const auto& run : runs) designs.push_back(runJson(run));
        print(io.out, {{"designs", std::move(designs)}, {"problems", problemsJson(without)}});
    } else {
        TextTable table;
        for (const auto& run : runs) printRun(run, table);
        table.print(io.out);
    }
    for (const auto& p : without) fail(io, p);
    return without.empty() ? kGood : kFindings;
}

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
