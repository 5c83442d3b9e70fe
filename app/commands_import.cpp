// SPDX-License-Identifier: GPL-3.0-or-later
// The verb that takes outside files over into a workbook: import.
#include <CLI/CLI.hpp>
#include <QFileInfo>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/catalogs.h"
#include "app/command_support.h"
#include "app/document.h"
#include "app/failure_import.h"
#include "app/model_import.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/core/units.h"

namespace app {
namespace {

using model::Arg;
using model::Problem;
using model::problem;

/// Words of the verb.
struct Wanted {
    Source source;
    std::string config, workload;               ///< a model
    std::string failures, unitHours, observed;  ///< a failure log
    bool allDesigns = false, preview = false;
    std::string out;
    bool force = false, json = false;
};

void addOptions(CLI::App& parser, Wanted& w) {
    parser.add_option("FILE", w.source.file, "Workbook")->required();
    parser.add_option("--model", w.config, "Architecture file of a model (config.json)");
    parser.add_option("--workload", w.workload, "Workload of the model; needed where the design has several");
    parser.add_option("--failures", w.failures,
                      "Failure log as CSV: time,class,unit,stopped_job,hardware_replaced,downtime_h");
    parser.add_option("--unit-hours", w.unitHours, "Hours of all units of every class as CSV: class,unit_hours");
    parser.add_option("--observed", w.observed, "Instead: how long the parts of the design ran, such as 54d");
    parser.add_flag("--all-designs", w.allDesigns, "Take the rates of the log over into all designs");
    parser.add_flag("--preview", w.preview, "Say what the log would change and write nothing");
    parser.add_option("--design", w.source.design, "This design, by name or number from 1; else the base");
    parser.add_option("--out", w.out, "Workbook to write; without it FILE itself is changed");
    parser.add_flag("--force", w.force, "Replace a file that is there");
    parser.add_flag("--json", w.json, "JSON on standard output");
    addLanguage(parser, w.source);
}

bool writesAnother(const Wanted& w) {
    return !w.out.empty() &&
           QFileInfo(text(w.out)).absoluteFilePath() != QFileInfo(text(w.source.file)).absoluteFilePath();
}

std::optional<Problem> save(Document& document, const Wanted& w) {
    return writesAnother(w) ? document.saveAs(text(w.out)) : document.save();
}

int importModel(Document& document, const model::DesignItem& item, const Wanted& w, const Streams& io) {
    const auto target = importTarget(*item.design, w.workload);
    if (!target) return fail(io, target.problem);
    const auto imported = readModelConfig(text(w.config));
    if (!imported) return fail(io, imported.problem);
    if (const auto wrong = document.importModel(item.id, *target, *imported)) return fail(io, *wrong);
    if (const auto wrong = save(document, w)) return fail(io, *wrong);
    if (!w.json) {
        io.out << utf8(printable(importedText(*target, *imported))) << '\n';
        for (const auto& note : imported->notes) io.out << utf8(printable(problemText(note))) << '\n';
        return kGood;
    }
    print(io.out, {{"workload", *target},
                   {"model", imported->model.name},
                   {"parameters", imported->parameters},
                   {"active_parameters", imported->activeParameters},
                   {"notes", problemsJson(imported->notes)}});
    return kGood;
}

// ---------------------------------------------------------------- failure logs

Json shareJson(const std::optional<model::ShareEstimate>& s) {
    if (!s) return nullptr;
    return {{"value", s->share}, {"low", s->low}, {"high", s->high}, {"of", s->of}};
}

Json effectJson(const model::CalibrationEffect& effect, const model::FieldRecord& record,
                const std::vector<std::string>& designs) {
    Json classes = Json::array();
    for (const auto& row : effect.rows) {
        Json c{{"name", row.name},
               {"per", std::string(model::wordOf(row.per))},
               {"rate_before", quantityJson(row.before.si, "/y")},
               {"rate_after", quantityJson(row.after.si, "/y")},
               {"job_before", quantityJson(row.jobBefore.si, "/d")},
               {"job_after", quantityJson(row.jobAfter.si, "/d")},
               {"observed", nullptr}};
        if (const auto* o = row.observed)
            c["observed"] = {
                {"events", o->events},
                {"without_stop", o->withoutStop},
                {"unit_hours", o->unitTime.si / 3600},
                {"rate", quantityJson(o->rate.si, "/y")},
                {"low", quantityJson(o->low.si, "/y")},
                {"high", quantityJson(o->high.si, "/y")},
                {"hardware_share", shareJson(o->hardware)},
                {"mean_downtime", o->meanDowntime ? quantityJson(o->meanDowntime->si, "h") : Json(nullptr)},
                {"grade", o->measured() ? Json(o->gradeA() ? "A" : "B") : Json(nullptr)}};
        classes.push_back(std::move(c));
    }
    return {{"log", record.name},
            {"events", record.events},
            {"designs", designs},
            {"classes", std::move(classes)},
            {"interruption_rate",
             {{"before", quantityJson(effect.jobBefore.si, "/d")}, {"after", quantityJson(effect.jobAfter.si, "/d")}}},
            {"notes", problemsJson(record.notes)}};
}

void printEffect(const Streams& io, const model::CalibrationEffect& effect, const model::FieldRecord& record) {
    const EffectTexts texts = effectTexts(effect, true);
    TextTable table;
    table.add(texts.heads);
    for (const QStringList& row : texts.rows) {
        QStringList cells;
        for (const QString& cell : row) cells << printable(cell);
        table.add(cells);
    }
    table.print(io.out);
    io.out << utf8(texts.job) << '\n';
    for (const auto& note : record.notes) io.out << utf8(printable(problemText(note))) << '\n';
}

model::Outcome<Observation> observationOf(const Wanted& w) {
    if (w.unitHours.empty() == w.observed.empty()) return {std::nullopt, problem("app.import_time")};
    Observation o{text(w.unitHours), std::nullopt};
    if (w.observed.empty()) return model::good(std::move(o));
    const auto time = model::parseQuantity(w.observed, model::dim::time, "d");
    if (!time) return {std::nullopt, problem("app.usage", {Arg::text("--observed"), Arg::inner(time.problem)})};
    if (!(*time > 0))
        return {std::nullopt,
                problem("app.usage", {Arg::text("--observed"), Arg::inner(problem("app.want_duration"))})};
    o.time = model::Duration{*time};
    return model::good(std::move(o));
}

int importFailures(Document& document, const model::DesignItem& item, const Wanted& w, const Streams& io) {
    const auto observation = observationOf(w);
    if (!observation) return fail(io, observation.problem);
    const auto design = item.design;  // the workbook of the document changes below
    const int index = document.indexOf(item.id);
    const auto parts = model::partsOfJob(document.workbook().project, *design, *document.results(index));
    const auto known = classNames(*design, document.catalog());
    const auto log = readFailureLog(text(w.failures), known);
    if (!log) return fail(io, log.problem);
    const auto record = fieldRecord(*design, parts, text(w.failures), *log, *observation, known);
    if (!record) return fail(io, record.problem);
    std::vector<std::int64_t> ids;
    std::vector<std::string> names;
    for (const auto& d : document.workbook().designs) {
        if (!w.allDesigns && d.id != item.id) continue;
        ids.push_back(d.id);
        names.push_back(d.name);
    }
    if (const auto wrong = calibrate(document, ids, *record)) return fail(io, *wrong);
    if (!w.preview)
        if (const auto wrong = save(document, w)) return fail(io, *wrong);
    const auto& after = document.workbook().designs[static_cast<std::size_t>(index)].design;
    const auto effect = model::calibrationEffect(*design, *after, parts, *record);
    if (w.json)
        print(io.out, effectJson(effect, *record, names));
    else
        printEffect(io, effect, *record);
    return kGood;
}

}  // namespace

int runImport(const Words& words, const Streams& io) {
    CLI::App parser("Takes the architecture of a public model over into a workload, or the rates of a failure log",
                    "import");
    Wanted w;
    addOptions(parser, w);
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(w.source)) return fail(io, *wrong);
    if (w.config.empty() == w.failures.empty()) return fail(io, problem("app.import_one"));
    if (writesAnother(w) && !w.force && QFileInfo::exists(text(w.out)))
        return fail(io, problem("app.file_exists", {Arg::text(w.out)}));
    // The document knows about locks and about backups of files of older versions.
    Document document(builtInCatalogs().catalog);
    if (const auto wrong = document.open(text(w.source.file))) return fail(io, *wrong);
    int index = static_cast<int>(model::baseIndex(document.workbook()));
    if (!w.source.design.empty()) {
        const auto found = findDesign(document.workbook(), w.source.design);
        if (!found) return fail(io, found.problem);
        index = *found;
    }
    const model::DesignItem item = document.workbook().designs[static_cast<std::size_t>(index)];
    return w.failures.empty() ? importModel(document, item, w, io) : importFailures(document, item, w, io);
}

}  // namespace app
