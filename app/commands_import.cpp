// SPDX-License-Identifier: GPL-3.0-or-later
// The verb that takes outside files over into a workbook: import.
#include <CLI/CLI.hpp>
#include <QFileInfo>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/catalogs.h"
#include "app/command_support.h"
#include "app/document.h"
#include "app/model_import.h"
#include "app/texts.h"
#include "app/workbook_file.h"

namespace app {

using model::Arg;
using model::problem;

int runImport(const Words& words, const Streams& io) {
    CLI::App parser("Takes the architecture of a public model over into a workload", "import");
    Source source;
    std::string config, workload, out;
    bool force = false, json = false;
    parser.add_option("FILE", source.file, "Workbook")->required();
    parser.add_option("--model", config, "Architecture file of the model (config.json)")->required();
    parser.add_option("--design", source.design, "This design, by name or number from 1; else the base");
    parser.add_option("--workload", workload, "This workload; needed where the design has several");
    parser.add_option("--out", out, "Workbook to write; without it FILE itself is changed");
    parser.add_flag("--force", force, "Replace a file that is there");
    parser.add_flag("--json", json, "JSON on standard output");
    addLanguage(parser, source);
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(source)) return fail(io, *wrong);
    const bool other =
        !out.empty() && QFileInfo(text(out)).absoluteFilePath() != QFileInfo(text(source.file)).absoluteFilePath();
    if (other && !force && QFileInfo::exists(text(out))) return fail(io, problem("app.file_exists", {Arg::text(out)}));
    // The document knows about locks and about backups of files of older versions.
    Document document(builtInCatalogs().catalog);
    if (const auto wrong = document.open(text(source.file))) return fail(io, *wrong);
    int index = static_cast<int>(model::baseIndex(document.workbook()));
    if (!source.design.empty()) {
        const auto found = findDesign(document.workbook(), source.design);
        if (!found) return fail(io, found.problem);
        index = *found;
    }
    const auto& item = document.workbook().designs[static_cast<std::size_t>(index)];
    const auto target = importTarget(*item.design, workload);
    if (!target) return fail(io, target.problem);
    const auto imported = readModelConfig(text(config));
    if (!imported) return fail(io, imported.problem);
    if (const auto wrong = document.importModel(item.id, *target, *imported)) return fail(io, *wrong);
    if (const auto wrong = other ? document.saveAs(text(out)) : document.save()) return fail(io, *wrong);
    if (!json) {
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

}  // namespace app
