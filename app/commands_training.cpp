// SPDX-License-Identifier: GPL-3.0-or-later
// Search of parallel strategies, and why the others lost.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/command_support.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "model/plan/strategies.h"

namespace app {
namespace {

using model::Arg;
using model::problem;

QString tr(const char* text) {
    return QCoreApplication::translate("app", text);
}

/// A training run of a design and what its search answered.
struct Searched {
    std::string design, workload;
    model::StrategyAnswer answer;
};

model::Outcome<std::vector<Searched>> searchDesign(const model::Project& project, const model::DesignItem& item,
                                                   std::int64_t top, int threads) {
    const model::Design& d = *item.design;
    const auto results = model::evaluate(project, d);
    std::vector<Searched> out;
    for (std::size_t i = 0; i < d.workloads.size(); ++i) {
        const auto question = model::strategyQuestion(d, results, i, top);
        if (!question.missing.empty())
            return {std::nullopt, problem("app.search_missing", {Arg::text(item.name), Arg::text(d.workloads[i].name),
                                                                 Arg::key(question.missing.front())})};
        if (question.request)
            out.push_back({item.name, d.workloads[i].name, model::searchStrategies(*question.request, threads)});
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
    return {{"generated", n.generated},
            {"rejected_divisibility", n.divisibility},
            {"rejected_memory_states", n.states},
            {"rejected_memory_activations", n.activations},
            {"pruned_bound", n.bound},
            {"evaluated", n.evaluated},
            {"rejected_bandwidth", n.bandwidth},
            {"feasible", n.feasible}};
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
            {"compute", t.compute},     {"recompute", t.recompute}, {"tensor", t.tensor},     {"context", t.context},
            {"expert", t.expert},       {"bubble", t.bubble},       {"transfer", t.transfer}, {"gradient", t.gradient},
            {"optimizer", t.optimizer}, {"straggler", t.straggler}, {"total", t.total}};
        for (const auto& [name, seconds] : parts) time[name] = quantityJson(seconds, "s");
        best.push_back({{"mapping", mappingJson(c.mapping)},
                        {"step_time", quantityJson(t.total, "s")},
                        {"days_ideal", quantityJson(c.days.si, "s")},
                        {"mfu", c.mfu.si},
                        {"hfu", c.hfu.si},
                        {"memory", quantityJson(c.memory.total(), "B")},
                        {"time", std::move(time)}});
    }
    return {{"name", s.design},
            {"workload", s.workload},
            {"best", std::move(best)},
            {"counts", countsJson(s.answer.counts)},
            {"nearest",
             {{"memory_states", missJson(s.answer.states, "B")},
              {"memory_activations", missJson(s.answer.activations, "B")},
              {"bandwidth", missJson(s.answer.bandwidth, "1")}}}};
}

/// What a mapping text leaves out; each is shown where the answers differ in it, so that no two rows look alike.
struct Other {
    const char* key;
    QString (*text)(const model::training::Mapping&);
};
template <class E>
QString choiceText(int value) {
    for (const auto& row : model::Choices<E>::rows)
        if (row.value == value) return choiceLabel(row);
    return {};
}
const Other kOthers[] = {
    {"workloads.*.sequence_parallel",
     [](const model::training::Mapping& m) {
         return m.sequenceParallel ? QCoreApplication::translate("texts", "yes")
                                   : QCoreApplication::translate("texts", "no");
     }},
    {"workloads.*.gradients",
     [](const model::training::Mapping& m) {
         return choiceText<model::GradientExchange>(static_cast<int>(m.gradients));
     }},
    {"workloads.*.schedule",
     [](const model::training::Mapping& m) {
         return choiceText<model::PipelineSchedule>(static_cast<int>(m.schedule));
     }},
};

std::vector<const Other*> differing(const Searched& s) {
    std::vector<const Other*> out;
    for (const Other& o : kOthers)
        if (std::any_of(s.answer.best.begin(), s.answer.best.end(),
                        [&](const auto& c) { return o.text(c.mapping) != o.text(s.answer.best.front().mapping); }))
            out.push_back(&o);
    return out;
}
QStringList headsOfOthers(const Searched& s) {
    QStringList out;
    for (const Other* o : differing(s)) out << label(*rowOfPath(o->key));
    return out;
}
QStringList others(const Searched& s, const model::training::Mapping& m) {
    QStringList out;
    for (const Other* o : differing(s)) out << o->text(m);
    return out;
}

void printSearched(const Searched& s, std::ostream& out) {
    const auto& n = s.answer.counts;
    out << utf8(QStringLiteral("%1, %2").arg(titleText(s.design), itemName(s.workload))) << '\n';
    TextTable table;
    if (!s.answer.best.empty())
        table.add(QStringList{QStringLiteral("#"), tr("mapping"), tr("step"), tr("days"), tr("MFU (BF16 peak)"),
                              tr("memory"), tr("recomputation")} +
                  headsOfOthers(s));
    int rank = 0;
    for (const auto& c : s.answer.best) {
        const auto& choice = model::Choices<model::Recompute>::rows[static_cast<std::size_t>(c.mapping.recompute)];
        table.add(QStringList{QString::number(++rank), text(model::mappingText(c.mapping)),
                              quantityText(c.time.total, "s"), quantityText(c.days.si, "d"),
                              quantityText(c.mfu.si, "%"), quantityText(c.memory.total(), "GB"), choiceLabel(choice)} +
                  others(s, c.mapping));
    }
    table.print(out);
    if (s.answer.best.empty()) out << utf8(tr("No mapping fits.")) << '\n';
    TextTable why;
    const auto row = [&](const char* name, std::int64_t count) {
        why.add({tr(name), app::count(static_cast<double>(count))});
    };
    row(QT_TRANSLATE_NOOP("app", "strategies"), n.generated);
    row(QT_TRANSLATE_NOOP("app", "do not divide"), n.divisibility);
    row(QT_TRANSLATE_NOOP("app", "states too large"), n.states);
    row(QT_TRANSLATE_NOOP("app", "activations too large"), n.activations);
    why.add({tr("slower than the best %1").arg(app::count(static_cast<double>(model::kStrategiesKept))),
             app::count(static_cast<double>(n.bound))});
    row(QT_TRANSLATE_NOOP("app", "too much exchange"), n.bandwidth);
    row(QT_TRANSLATE_NOOP("app", "feasible"), n.feasible);
    why.print(out);
    if (s.answer.best.empty() && s.answer.states)
        out << utf8(tr("Nearest miss: %1 needs %2 of weights and optimizer, %3 are available.")
                        .arg(text(model::mappingText(s.answer.states->mapping)),
                             quantityText(s.answer.states->needed, "GB"),
                             quantityText(s.answer.states->available, "GB")))
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
    parser.add_option("--top", top, "How many strategies to list")
        ->check(CLI::Range(std::int64_t{1}, model::kStrategiesKept));
    parser.add_option("--threads", threads, "Threads; 0 = all")->check(CLI::Range(0, 1024));
    parser.add_flag("--json", json, "JSON on standard output");
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(source)) return fail(io, *wrong);
    auto input = load(source);
    if (!input) return fail(io, input.problem);
    std::vector<Searched> all;
    for (const int index : input->designs) {
        auto found = searchDesign(input->workbook.project, input->workbook.designs[static_cast<std::size_t>(index)],
                                  std::max(top, model::kStrategiesKept), threads);
        if (!found) return fail(io, found.problem);
        for (auto& s : *found.value) {
            if (s.answer.best.size() > static_cast<std::size_t>(top))
                s.answer.best.resize(static_cast<std::size_t>(top));
            all.push_back(std::move(s));
        }
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

}  // namespace app
