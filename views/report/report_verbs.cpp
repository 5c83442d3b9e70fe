// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/report_verbs.h"

#include <algorithm>

#include "app/texts.h"
#include "views/report/report.h"

namespace views {
namespace {

constexpr std::int64_t kMostReplications = 4000;  // P90 within 0.1 d on the examples; more only costs time

Language languageNamed(const QString& name) {
    return name.startsWith(QLatin1String("zh")) ? Language::Chinese : Language::English;
}

std::vector<std::size_t> positions(const app::WriterInput& input) {
    std::vector<std::size_t> out;
    for (const int i : input.designs)
        if (i >= 0) out.push_back(static_cast<std::size_t>(i));
    return out;
}

std::vector<model::Results> evaluated(const model::Workbook& w) {
    std::vector<model::Results> results;
    for (const auto& d : w.designs) results.push_back(model::evaluate(w.project, *d.design));
    return results;
}

std::optional<model::Problem> writeSimulatedReport(const app::WriterInput& input, const QString& path) {
    const auto& w = input.workbook;
    std::vector<model::Results> results = evaluated(w);
    std::vector<std::optional<model::SimulationResult>> kept(results.size());
    for (const std::size_t i : positions(input)) {
        if (i >= results.size()) continue;
        auto inputs = model::simulationInputs(w.project, *w.designs[i].design, results[i]);
        if (!inputs) continue;
        inputs->replications = std::min(inputs->replications, kMostReplications);
        auto run = model::simulate(*inputs);
        if (run.hopeless || run.replications < 1) continue;  // the closed form stays, and the findings say why
        model::applySimulation(w.project, *w.designs[i].design, run, results[i]);
        kept[i] = std::move(run);
    }
    std::vector<const model::SimulationResult*> runs;
    for (const auto& run : kept) runs.push_back(run ? &*run : nullptr);
    ReportOptions options;
    options.language = languageNamed(input.language);
    options.designs = positions(input);
    return writeReport(path, w, results, runs, options);
}

std::optional<model::Problem> writeBill(const app::WriterInput& input, const QString& path) {
    return writeBillPdf(path, input.workbook, evaluated(input.workbook), languageNamed(input.language),
                        positions(input));
}

}  // namespace

app::Extras reportExtras() {
    app::Extras extras;
    extras.writers.emplace(QStringLiteral("report.pdf"), writeSimulatedReport);
    extras.writers.emplace(QStringLiteral("bom.pdf"), writeBill);
    return extras;
}

}  // namespace views
