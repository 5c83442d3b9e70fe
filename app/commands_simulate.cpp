// SPDX-License-Identifier: GPL-3.0-or-later
// The fault simulation: days with failures, where the time goes, the closed form beside it, what each failure class
// takes and what fewer failures of one would give back.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/command_support.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "model/plan/class_losses.h"
#include "model/plan/evaluate.h"

namespace app {
namespace {

using model::Arg;
using model::problem;

struct SimulationOptions {
    std::int64_t replications = 0, seed = -1;
    int threads = 0;
    std::string halve;  ///< a failure class
};

struct Run {
    std::string design;
    model::SimulationInputs inputs;
    model::SimulationResult result;
    model::Results results;  ///< with the simulation put in
    model::ClosedTwin twin{};
    std::vector<model::ClassLoss> gains{};  ///< in closed form
    std::optional<model::ClassGain> halved{};
};

std::string_view rangeWord(model::ClosedTwin::Range range) {
    switch (range) {
        case model::ClosedTwin::Range::Exact:
            return "exact";
        case model::ClosedTwin::Range::NotComparable:
            return "not_comparable";
        case model::ClosedTwin::Range::Approximate:
            break;
    }
    return "approximate";
}

QString rangeText(model::ClosedTwin::Range range) {
    switch (range) {
        case model::ClosedTwin::Range::Exact:
            return QCoreApplication::translate("texts", "closed form, exact here");
        case model::ClosedTwin::Range::NotComparable:
            return QCoreApplication::translate("texts", "closed form, not comparable");
        case model::ClosedTwin::Range::Approximate:
            break;
    }
    return QCoreApplication::translate("texts", "closed form, an approximation");
}

Json twinJson(const model::ClosedTwin& t) {
    const auto time = [](const std::optional<model::Duration>& d) {
        return d ? quantityJson(d->si, "s") : Json(nullptr);
    };
    Json reasons = Json::array();
    for (const auto& r : t.reasons) reasons.push_back(utf8(problemText(r)));
    return {{"p50", time(t.p50)},
            {"p90", time(t.p90)},
            {"mean", time(t.mean)},
            {"goodput", t.goodput ? quantityJson(t.goodput->si, "") : Json(nullptr)},
            {"range", std::string(rangeWord(t.range))},
            {"reasons", std::move(reasons)}};
}

Json gainJson(const Run& run, const std::string& halve) {
    const auto& g = *run.halved;
    Json saved = quantityJson(g.saved.mean, "s");
    const bool spread = std::isfinite(g.saved.halfWidth);
    saved["low"] = spread ? Json(g.saved.mean - g.saved.halfWidth) : Json(nullptr);
    saved["high"] = spread ? Json(g.saved.mean + g.saved.halfWidth) : Json(nullptr);
    return {{"class", halve},
            {"keep", g.keep},
            {"replications", g.replications},
            {"time_gained", std::move(saved)},
            {"p90_gained", quantityJson(g.savedP90, "s")}};
}

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
    for (const auto& c : r.classes) {
        Json one{{"id", c.id}, {"mean_failures", c.meanFailures}, {"mean_loss", quantityJson(c.meanLoss.si, "s")}};
        for (const auto& g : run.gains) {
            if (g.id != c.id) continue;
            one["lost_card_hours"] = g.lost.si > 0 ? c.meanLoss.si * (g.cardHours / g.lost.si) : 0;
            one["gained_if_halved"] = g.gained ? quantityJson(g.gained->si, "s") : Json(nullptr);
        }
        classes.push_back(std::move(one));
    }
    Json out{{"name", run.design},
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
             {"closed_form", twinJson(run.twin)},
             {"classes", std::move(classes)}};
    return out;
}

QString daysText(double seconds) {
    return quantityText(seconds, "d");
}

/// A part of the ledger goes by the name of the result that it is a part of.
QString labelOf(const char* path) {
    const model::Field* row = rowOfPath(path);
    return row ? label(*row) : QString();
}

/// The worst classes, with what half their rate would give back.
void printClasses(const Run& run, TextTable& table) {
    constexpr std::size_t kMost = 8;
    std::vector<model::ClassOutcome> worst = run.result.classes;
    std::stable_sort(worst.begin(), worst.end(), [](const auto& a, const auto& b) { return a.meanLoss > b.meanLoss; });
    if (worst.size() > kMost) worst.resize(kMost);
    for (const auto& c : worst) {
        const auto g = std::find_if(run.gains.begin(), run.gains.end(), [&](const auto& x) { return x.id == c.id; });
        if (g == run.gains.end() || !(g->lost.si > 0)) continue;
        table.add({titleText(run.design), itemName(c.id),
                   QCoreApplication::translate("texts", "%1 card-hours")
                       .arg(significant(c.meanLoss.si * (g->cardHours / g->lost.si))),
                   g->gained
                       ? QCoreApplication::translate("texts", "half the rate gains %1").arg(daysText(g->gained->si))
                       : QString()});
    }
}

void printRun(const Run& run, const std::string& halve, TextTable& table) {
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
    const auto& t = run.twin;
    const QString closed = rangeText(t.range);
    if (t.p50 && t.p90 && t.mean) {
        table.add({design, tr("P50"), daysText(t.p50->si), closed});
        table.add({design, tr("P90"), daysText(t.p90->si), closed});
        table.add({design, tr("mean"), daysText(t.mean->si), closed});
    }
    for (const auto& reason : t.reasons) table.add({design, QString(), problemText(reason)});
    printClasses(run, table);
    if (run.halved)
        table.add({design, QCoreApplication::translate("texts", "%1 at half the rate, simulated").arg(itemName(halve)),
                   QCoreApplication::translate("texts", "gains %1").arg(daysText(run.halved->saved.mean)),
                   std::isfinite(run.halved->saved.halfWidth)
                       ? QStringLiteral("±%1").arg(daysText(run.halved->saved.halfWidth))
                       : open});
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
    if (!options.halve.empty()) {
        run.halved = model::simulateGain(run.inputs, options.halve);
        if (!run.halved) {
            std::string known;
            for (const auto& c : run.inputs.classes) known += (known.empty() ? "" : ", ") + c.id;
            return {std::nullopt, problem("app.no_failure_class",
                                          {Arg::text(item.name), Arg::text(options.halve), Arg::text(known)})};
        }
    }
    model::applySimulation(project, *item.design, run.result, run.results);
    run.twin = model::closedTwin(project, *item.design, run.results, run.inputs, &run.result);
    run.gains = model::classGains(project, *item.design, run.results);
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
    parser.add_option("--halve", options.halve, "A failure class: what half of its failures would gain");
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
        for (const auto& run : runs) {
            designs.push_back(runJson(run));
            if (run.halved) designs.back()["halved"] = gainJson(run, options.halve);
        }
        print(io.out, {{"designs", std::move(designs)}, {"problems", problemsJson(without)}});
    } else {
        TextTable table;
        for (const auto& run : runs) printRun(run, options.halve, table);
        table.print(io.out);
    }
    for (const auto& p : without) fail(io, p);
    return without.empty() ? kGood : kFindings;
}

}  // namespace app
