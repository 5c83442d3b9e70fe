// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs about training: search of parallel strategies, validation against published runs.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/catalogs.h"
#include "app/command_support.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/core/json_text.h"
#include "model/core/units.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "model/plan/training_case.h"
#include "model/validation/training_runs.h"

namespace app {
namespace {

using model::Arg;
using model::problem;
using model::training::SearchAnswer;

QString tr(const char* text) {
    return QCoreApplication::translate("app", text);
}

/// A training run of a design and what its search answered.
struct Searched {
    std::string design, workload;
    SearchAnswer answer;
    double tokensPerStep = 0, tokens = 0, cards = 0, flopsPerToken = 0, peak = 0;
    double mfu(const model::training::StepTime& t) const {
        return flopsPerToken * tokensPerStep / (t.total * cards * peak);
    }
    double days(const model::training::StepTime& t) const { return tokens / tokensPerStep * t.total; }
};

model::Outcome<std::vector<Searched>> searchDesign(const model::Project& project, const model::DesignItem& item,
                                                   std::int64_t top, int threads) {
    const model::Design& d = *item.design;
    const auto results = model::evaluate(project, d);
    std::vector<Searched> out;
    for (std::size_t i = 0; i < d.workloads.size(); ++i) {
        const auto& w = d.workloads[i];
        const auto* pool = model::poolFor(d, w.value);
        if (w.value.kind != model::WorkloadKind::Training || !pool) continue;
        const auto known = model::trainingCase(d, results, w, *pool);
        if (!known.step)
            return {std::nullopt, problem("app.search_missing", {Arg::text(item.name), Arg::text(w.name),
                                                                 Arg::key(known.missing.empty() ? "" : known.missing.front())})};
        auto space = model::searchSpace(w.value, pool->value, pool->value.accelerators);
        space.top = top;
        Searched s{item.name, w.name, model::training::search(*known.step, space, threads)};
        s.tokensPerStep = static_cast<double>(w.value.globalBatch) * static_cast<double>(w.value.sequence) *
                          model::training::usefulShare(model::packingOf(w.value));
        s.tokens = model::trainedTokens(w.value);
        s.cards = static_cast<double>(pool->value.accelerators);
        s.flopsPerToken = results.workloads[i].value.flopsPerToken.value_or(model::Flops{0}).si;
        s.peak = pool->value.card.bf16->si;
        out.push_back(std::move(s));
    }
    if (out.empty()) return {std::nullopt, problem("app.search_nothing", {Arg::text(item.name)})};
    return model::good(std::move(out));
}

Json mappingJson(const model::training::Mapping& m) {
    const auto word = [](const auto& rows, int value) {
        for (const auto& row : rows)
            if (row.value == value) return std::string(row.word);
        return std::string();
    };
    return {{"text", model::mappingText(m)},
            {"tensor_parallel", m.tensor},
            {"pipeline_parallel", m.pipeline},
            {"interleave", m.interleave},
            {"context_parallel", m.context},
            {"expert_parallel", m.expert},
            {"expert_tensor_parallel", m.expertTensor},
            {"data_parallel", m.data},
            {"micro_batch", m.microBatch},
            {"recompute", word(model::Choices<model::Recompute>::rows, static_cast<int>(m.recompute))},
            {"gradients", word(model::Choices<model::GradientExchange>::rows, static_cast<int>(m.gradients))},
            {"schedule", word(model::Choices<model::PipelineSchedule>::rows, static_cast<int>(m.schedule))},
            {"sequence_parallel", m.sequenceParallel}};
}

Json countsJson(const model::training::SearchCounts& n) {
    return {{"generated", n.generated},   {"rejected_divisibility", n.divisibility},
            {"rejected_memory_states", n.states}, {"rejected_memory_activations", n.activations},
            {"pruned_bound", n.bound},    {"evaluated", n.evaluated},
            {"rejected_bandwidth", n.bandwidth},  {"feasible", n.feasible}};
}

Json missJson(const std::optional<model::training::NearMiss>& miss, const char* unit) {
    if (!miss) return nullptr;
    return {{"mapping", mappingJson(miss->mapping)},
            {"needed", quantityJson(miss->needed, std::string_view(unit) == "1" ? "" : unit)},
            {"available", quantityJson(miss->available, std::string_view(unit) == "1" ? "" : unit)}};
}

Json searchedJson(const Searched& s) {
    Json best = Json::array();
    for (const auto& c : s.answer.best) {
        Json time = Json::object();
        const auto& t = c.time;
        const std::pair<const char*, double> parts[] = {
            {"compute", t.compute}, {"recompute", t.recompute}, {"tensor", t.tensor},       {"context", t.context},
            {"expert", t.expert},   {"bubble", t.bubble},       {"transfer", t.transfer},   {"gradient", t.gradient},
            {"optimizer", t.optimizer}, {"straggler", t.straggler}, {"total", t.total}};
        for (const auto& [name, seconds] : parts) time[name] = quantityJson(seconds, "s");
        best.push_back({{"mapping", mappingJson(c.mapping)},
                        {"step_time", quantityJson(t.total, "s")},
                        {"days_ideal", quantityJson(s.days(t), "s")},
                        {"mfu", s.mfu(t)},
                        {"memory", quantityJson(c.memory.total(), "B")},
                        {"time", std::move(time)}});
    }
    return {{"name", s.design},
            {"workload", s.workload},
            {"best", std::move(best)},
            {"counts", countsJson(s.answer.counts)},
            {"nearest", {{"memory_states", missJson(s.answer.states, "B")},
                         {"memory_activations", missJson(s.answer.activations, "B")},
                         {"bandwidth", missJson(s.answer.bandwidth, "1")}}}};
}

void printSearched(const Searched& s, std::ostream& out) {
    const auto& n = s.answer.counts;
    out << utf8(QStringLiteral("%1, %2").arg(text(s.design), text(s.workload))) << '\n';
    TextTable table;
    if (!s.answer.best.empty())
        table.add({QStringLiteral("#"), tr("mapping"), tr("step"), tr("days"), QStringLiteral("MFU"), tr("memory"), tr("recomputation")});
    int rank = 0;
    for (const auto& c : s.answer.best) {
        const auto& choice = model::Choices<model::Recompute>::rows[static_cast<std::size_t>(c.mapping.recompute)];
        table.add({QString::number(++rank), text(model::mappingText(c.mapping)), text(model::shortText(c.time.total, "s")),
                   text(model::shortText(s.days(c.time), "d")), text(model::shortText(s.mfu(c.time), "%")),
                   text(model::shortText(c.memory.total(), "GB")), choiceLabel(choice)});
    }
    table.print(out);
    if (s.answer.best.empty()) out << utf8(tr("No mapping fits.")) << '\n';
    TextTable why;
    const auto row = [&](const char* name, std::int64_t count) { why.add({tr(name), QString::number(count)}); };
    row(QT_TRANSLATE_NOOP("app", "strategies"), n.generated);
    row(QT_TRANSLATE_NOOP("app", "do not divide"), n.divisibility);
    row(QT_TRANSLATE_NOOP("app", "states too large"), n.states);
    row(QT_TRANSLATE_NOOP("app", "activations too large"), n.activations);
    row(QT_TRANSLATE_NOOP("app", "cannot be faster"), n.bound);
    row(QT_TRANSLATE_NOOP("app", "too much exchange"), n.bandwidth);
    row(QT_TRANSLATE_NOOP("app", "feasible"), n.feasible);
    why.print(out);
    if (s.answer.best.empty() && s.answer.states)
        out << utf8(tr("Nearest miss: %1 needs %2 of weights and optimizer, %3 are available.")
                        .arg(text(model::mappingText(s.answer.states->mapping)),
                             text(model::shortText(s.answer.states->needed, "GB")),
                             text(model::shortText(s.answer.states->available, "GB"))))
            << '\n';
}

}  // namespace

int runSearch(const Words& words, const Streams& io) {
    CLI::App parser("Fastest parallel strategies of the training runs, and why the others lost", "search");
    Source source;
    std::int64_t top = 10;
    int threads = 0;
    bool json = false;
    addSource(parser, source);
    parser.add_option("--top", top, "How many strategies to list")->check(CLI::Range(1, 1000));
    parser.add_option("--threads", threads, "Threads; 0 = all")->check(CLI::Range(0, 1024));
    parser.add_flag("--json", json, "JSON on standard output");
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(source)) return fail(io, *wrong);
    auto input = load(source);
    if (!input) return fail(io, input.problem);
    std::vector<Searched> all;
    for (const int index : input->designs) {
        auto found = searchDesign(input->workbook.project, input->workbook.designs[static_cast<std::size_t>(index)], top, threads);
        if (!found) return fail(io, found.problem);
        for (auto& s : *found) all.push_back(std::move(s));
    }
    bool none = false;
    Json designs = Json::array();
    for (const Searched& s : all) {
        none = none || s.answer.best.empty();
        if (json)
            designs.push_back(searchedJson(s));
        else
            printSearched(s, io.out);
    }
    if (json) print(io.out, {{"designs", std::move(designs)}});
    return none ? kFindings : kGood;
}

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
    const auto document = model::parseJson(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())), file);
    if (!document) return fail(io, document.problem);
    if (!document->is_object()) return fail(io, problem("app.not_cases", {Arg::text(file)}));
    model::validation::Report report;
    const auto loaded = builtInCatalogs();
    if (document->contains("runs"))
        model::validation::validateTrainingRuns(*document, *loaded.catalog, report);
    else
        report = model::validation::runCases(*document, {});
    if (report.rows.empty() && report.skipped.empty()) return fail(io, problem("app.not_cases", {Arg::text(file)}));
    if (json) {
        io.out << model::validation::toJson(file, report).dump(2) << '\n';
    } else {
        TextTable table;
        table.add({tr("section"), tr("case"), tr("quantity"), tr("predicted"), tr("published"), tr("error"), {}});
        for (const auto& r : report.rows)
            table.add({text(r.section), text(r.id), text(r.quantity),
                       r.predicted.is_number() ? text(model::shortNumber(r.predicted.get<double>())) : text(r.predicted.dump()),
                       r.expected.is_number() ? text(model::shortNumber(r.expected.get<double>())) : text(r.expected.dump()),
                       r.error.is_number() ? text(model::shortText(r.error.get<double>(), "%")) : QString(),
                       r.pass ? QString() : tr("outside the tolerance")});
        table.print(io.out);
        io.out << utf8(tr("%1 rows, %2 outside their tolerance, %3 skipped")
                           .arg(report.rows.size())
                           .arg(report.failed())
                           .arg(report.skipped.size()))
               << '\n';
    }
    return report.failed() == 0 ? kGood : kFindings;
}

}  // namespace app
