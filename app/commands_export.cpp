// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs that hand a design on to other programs.
#include <CLI/CLI.hpp>
#include <ostream>

#include "app/command_support.h"
#include "app/network_export.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/plan/evaluate.h"

namespace app {

int runExport(const Words& words, const Streams& io) {
    CLI::App parser(
        "Networks of the designs as files for other programs: Graphviz drawings, Slurm topologies, cable sheets",
        "export");
    Source source;
    std::string format, folder;
    addSource(parser, source);
    parser.add_option("--format", format, "dot, slurm or cables")->required();
    parser.add_option("--out", folder, "Folder to write into; it is made when it is not there")->required();
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    for (const int index : input.designs) {
        const auto& item = designAt(input, index);
        const auto results = model::evaluate(input.workbook.project, *item.design);
        const auto written = exportNetworks(input.workbook.project, item, results, text(format), text(folder));
        if (!written) return fail(io, written.problem);
        for (const QString& name : *written) io.out << utf8(printable(name)) << '\n';
    }
    return kGood;
}

}  // namespace app
