// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs that write or list data: new, bom, report, fields, schema, catalog.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/bill_files.h"
#include "app/catalogs.h"
#include "app/command_support.h"
#include "app/document.h"
#include "app/examples.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/core/units.h"
#include "model/files/schema.h"
#include "model/plan/evaluate.h"

namespace app {
namespace {

using model::Arg;
using model::problem;

QString endingOf(const std::string& path) {
    return QFileInfo(text(path)).suffix().toLower();
}

/// Endings a verb can write: its own and those of the writers handed in.
QStringList endings(const QString& verb, const QStringList& own, const Extras& extras) {
    QStringList out = own;
    for (const auto& [name, writer] : extras.writers)
        if (name.startsWith(verb + u'.')) out << name.mid(verb.size());
    return out;
}

int badEnding(const Streams& io, const std::string& path, const QStringList& possible) {
    return fail(io, problem("app.out_ending", {Arg::text(path), Arg::text(utf8(possible.join(QLatin1String(", "))))}));
}

}  // namespace

int runNew(const Words& words, const Streams& io) {
    CLI::App parser("A new workbook, from an example or empty", "new");
    Source source;
    std::string out;
    bool force = false;
    parser.add_option("--example", source.example, "Id of the example; see catalog examples");
    parser.add_option("--out", out, "Workbook to write")->required();
    parser.add_flag("--force", force, "Replace a file that is there");
    addLanguage(parser, source);
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(source)) return fail(io, *wrong);
    if (!force && QFileInfo::exists(text(out))) return fail(io, problem("app.file_exists", {Arg::text(out)}));
    model::Workbook workbook;
    if (source.example.empty()) {
        workbook = newWorkbook(*builtInCatalogs().catalog);
    } else {
        auto example = openExample(text(source.example));
        if (!example) return fail(io, example.problem);
        workbook = std::move(example.value->workbook);
    }
    const auto bytes = workbookBytes(workbook);
    if (!bytes) return fail(io, bytes.problem);
    if (const auto wrong = writeBytes(text(out), *bytes)) return fail(io, *wrong);
    return kGood;
}

int runBom(const Words& words, const Streams& io) {
    CLI::App parser("Bill of materials of one design (the base unless --design says another)", "bom");
    Source source;
    std::string out;
    addSource(parser, source);
    parser.add_option("--out", out, "File to write; its ending says what")->required();
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    const auto& w = input.workbook;
    const int index = oneDesign(source, input);
    const QString ending = endingOf(out);
    if (ending == QLatin1String("csv") || ending == QLatin1String("xlsx")) {
        const auto results = model::evaluate(w.project, *designAt(input, index).design);
        if (const auto wrong = writeBill(text(out), results.bill, w.project)) return fail(io, *wrong);
        return kGood;
    }
    const auto writer = io.extras.writers.find(QStringLiteral("bom.") + ending);
    if (writer == io.extras.writers.end())
        return badEnding(io, out,
                         endings(QStringLiteral("bom"), {QStringLiteral(".csv"), QStringLiteral(".xlsx")}, io.extras));
    if (const auto wrong = writer->second({w, {index}, currentLanguage()}, text(out))) return fail(io, *wrong);
    return kGood;
}

int runReport(const Words& words, const Streams& io) {
    CLI::App parser("Bid report", "report");
    Source source;
    std::string out;
    addSource(parser, source);
    parser.add_option("--out", out, "File to write")->required();
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    const auto writer = io.extras.writers.find(QStringLiteral("report.") + endingOf(out));
    if (writer == io.extras.writers.end()) return badEnding(io, out, endings(QStringLiteral("report"), {}, io.extras));
    const WriterInput what{std::move(input.workbook), std::move(input.designs), currentLanguage()};
    if (const auto wrong = writer->second(what, text(out))) return fail(io, *wrong);
    return kGood;
}

namespace {

QString gradeLetter(model::Grade g) {
    switch (g) {
        case model::Grade::A:
            return QStringLiteral("A");
        case model::Grade::B:
            return QStringLiteral("B");
        case model::Grade::C:
            return QStringLiteral("C");
        case model::Grade::None:
            break;
    }
    return {};
}

Json fieldJson(const model::FieldLine& line, bool input) {
    const model::Field& f = *line.row;
    Json choices = Json::array();
    for (const auto& c : f.choices) choices.push_back({{"word", c.word}, {"label", utf8(choiceLabel(c))}});
    const model::Value standard = input && f.defaults && f.get ? f.get(f.defaults()) : model::Value{};
    return {{"key", line.path},
            {"input", input},
            {"kind", line.kind},
            {"unit", f.unit},
            {"may_be_blank", f.optional},
            {"default", input ? Json(model::exactText(f, standard)) : Json(nullptr)},
            {"range", line.range},
            {"typical", line.typical},
            {"label", utf8(label(f))},
            {"doc", utf8(docText(f))},
            {"formula", utf8(formulaText(f))},
            {"from", f.from},
            {"source", utf8(sourceText(f))},
            {"grade", utf8(gradeLetter(f.grade))},
            {"group", utf8(groupTitle(f))},
            {"choices", std::move(choices)}};
}

}  // namespace

int runFields(const Words& words, const Streams& io) {
    CLI::App parser("Every input and result: key, unit, range, meaning", "fields");
    Source source;
    bool json = false;
    parser.add_flag("--json", json, "JSON on standard output");
    addLanguage(parser, source);
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(source)) return fail(io, *wrong);
    const auto inputs = model::fieldsListing();
    const auto results = model::listFields(model::fieldsOf<model::Results>());
    if (json) {
        Json rows = Json::array();
        for (const auto& line : inputs) rows.push_back(fieldJson(line, true));
        for (const auto& line : results) rows.push_back(fieldJson(line, false));
        print(io.out, {{"fields", std::move(rows)}});
        return kGood;
    }
    TextTable table;
    const auto add = [&](const model::FieldLine& line, const QString& what) {
        table.add({text(line.path), what, translated("kinds", line.kind), text(line.row->unit), text(line.range),
                   label(*line.row)});
    };
    for (const auto& line : inputs) add(line, QCoreApplication::translate("texts", "input"));
    for (const auto& line : results) add(line, QCoreApplication::translate("texts", "result"));
    table.print(io.out);
    return kGood;
}

int runSchema(const Words& words, const Streams& io) {
    CLI::App parser("JSON schema of a workbook", "schema");
    if (const auto over = parse(parser, words, io)) return *over;
    io.out << model::workbookSchema();
    return kGood;
}

namespace {

Json entryJson(const model::CatalogKind& kind, const model::Catalog& catalog, std::size_t i) {
    const auto& head = kind.head(catalog, i);
    Json values = Json::object(), evidence = Json::object();
    model::forEachField(kind.table(), kind.value(catalog, i), [&](const model::Place& p) {
        const model::Value v = p.value();
        values[p.path] = std::holds_alternative<std::monostate>(v) ? Json(nullptr) : Json(model::exactText(*p.row, v));
        if (const auto e = p.evidence(); e.grade != model::Grade::None || !e.source.empty())
            evidence[p.path] = {{"grade", utf8(gradeLetter(e.grade))}, {"source", e.source}};
    });
    return {{"id", head.id},     {"name", head.name},           {"name_zh", head.nameChinese},
            {"note", head.note}, {"note_zh", head.noteChinese}, {"file", head.file},
            {"user", head.user}, {"values", std::move(values)}, {"evidence", std::move(evidence)}};
}

int listExamples(bool json, const Streams& io) {
    const QStringList examples = exampleIds();
    TextTable table;
    Json entries = Json::array();
    for (const QString& id : examples) {
        const auto example = openExample(id);
        if (!example) return fail(io, example.problem);
        const auto& w = example->workbook;
        std::vector<std::string> names;
        for (const auto& d : w.designs) names.push_back(d.name);
        table.add({id, titleText(w.project.title), titleTexts(names)});
        entries.push_back({{"id", utf8(id)}, {"title", w.project.title}, {"designs", names}});
    }
    if (json)
        print(io.out, {{"kind", "examples"}, {"entries", std::move(entries)}});
    else
        table.print(io.out);
    return kGood;
}

int listKinds(const model::Catalog& catalog, bool json, const Streams& io) {
    const QStringList examples = exampleIds();
    if (json) {
        Json kinds = Json::array(), ids = Json::array();
        for (const auto& kind : model::catalogKinds())
            kinds.push_back({{"kind", kind.key},
                             {"label", utf8(translated("catalogs", kind.label))},
                             {"entries", kind.size(catalog)}});
        for (const QString& id : examples) ids.push_back(utf8(id));
        print(io.out, {{"kinds", std::move(kinds)}, {"examples", std::move(ids)}});
        return kGood;
    }
    TextTable table;
    for (const auto& kind : model::catalogKinds())
        table.add({text(kind.key), QString::number(kind.size(catalog)), translated("catalogs", kind.label)});
    table.add({QStringLiteral("examples"), QString::number(examples.size()), examples.join(QLatin1String(", "))});
    table.print(io.out);
    return kGood;
}

}  // namespace

int runCatalog(const Words& words, const Streams& io) {
    CLI::App parser("Entries of the catalogues", "catalog");
    Source source;
    std::string kindName;
    bool json = false;
    parser.add_option("KIND", kindName, "Kind of catalogue; without it the kinds are listed");
    parser.add_option("--catalog", source.catalogs, "Folder of own catalogues");
    parser.add_flag("--json", json, "JSON on standard output");
    addLanguage(parser, source);
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(source)) return fail(io, *wrong);
    if (kindName == "examples") return listExamples(json, io);
    const auto loaded = source.catalogs.empty() ? loadCatalogs() : loadCatalogs(text(source.catalogs), true);
    if (!source.catalogs.empty() && !loaded.problems.empty() && loaded.problems.front().id == "app.no_catalog_folder")
        return fail(io, loaded.problems.front());
    const model::Catalog& catalog = *loaded.catalog;
    const model::CatalogKind* kind = model::findKind(kindName);
    if (!kindName.empty() && !kind) {
        QStringList names;
        for (const auto& k : model::catalogKinds()) names << text(k.key);
        names << QStringLiteral("examples");
        return fail(io, problem("app.no_catalog_kind",
                                {Arg::text(kindName), Arg::text(utf8(names.join(QLatin1String(", "))))}));
    }
    for (const auto& p : loaded.problems) fail(io, p);  // a bad entry is left out, the rest is listed
    const int code = loaded.problems.empty() ? kGood : kFindings;
    if (!kind) return std::max(code, listKinds(catalog, json, io));
    TextTable table;
    Json entries = Json::array();
    for (std::size_t i = 0; i < kind->size(catalog); ++i) {
        if (json) entries.push_back(entryJson(*kind, catalog, i));
        table.add(
            {text(kind->head(catalog, i).id), entryName(kind->head(catalog, i)), entryNote(kind->head(catalog, i))});
    }
    if (json)
        print(io.out, {{"kind", kind->key}, {"entries", std::move(entries)}});
    else
        table.print(io.out);
    return code;
}

}  // namespace app
