// SPDX-License-Identifier: GPL-3.0-or-later
// calibrate RUNS.json CATALOGS: fits the efficiency of accelerators on the published runs marked `calibrate` and holds
// the catalogue against it. Prints the fitted set, the error of every group of runs, what leaving one series out does
// and the drift over the number of cards. Exit 0 when the catalogue holds the fit and every bar is met.
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "model/validation/fit.h"

namespace {

using namespace model;
using namespace model::validation;

bool check(const std::string& what, double value, double limit) {
    std::printf("%-60s %6.2f %%  limit %5.2f %%  %s\n", what.c_str(), 100 * value, 100 * limit,
                value <= limit ? "ok" : "FAIL");
    return value <= limit;
}

Catalog readCatalogs(const char* folder) {
    Catalog all;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        merge(all, loadCatalog(text, entry.path().filename().string()));
    }
    return all;
}

bool catalogueHoldsTheFit(const Cards& fitted, const Cards& shipped) {
    bool good = true;
    for (const FreeCoefficient& f : freeCoefficients()) {
        const double now = (fitted.at(f.card).efficiency.*f.member).si,
                     kept = (shipped.at(f.card).efficiency.*f.member).si;
        const bool same = std::abs(now - kept) <= 0.02 * f.spread;
        std::printf("%-14s %-14s start %.4f  fit %.4f  catalogue %.4f  %s\n", f.card, f.name, f.start, now, kept,
                    same ? "ok" : "DIFFERS");
        good = good && same;
    }
    return good;
}

bool barsAreMet(const Accuracy& accuracy) {
    constexpr const char* kNames[] = {"held back",           "fitted",     "other software", "ZeRO-3",
                                      "mixtures of experts", "information"};
    bool good = true;
    for (std::size_t i = 0; i < kRunGroups; ++i) {
        const ErrorSummary& e = accuracy.groups[i];
        const ErrorBars bars = barsOf(static_cast<RunGroup>(i));
        const std::string name = std::string(kNames[i]) + ", " + std::to_string(e.runs) + " runs, ";
        if (bars.mean) good = check(name + "mean error", e.mean, *bars.mean) && good;
        if (bars.largest) good = check(name + "largest error", e.largest, *bars.largest) && good;
        if (bars.largest && e.runs == 0) good = false;
    }
    for (const SeriesDrift& s : accuracy.series)
        good = check("drift per doubling, " + s.series, std::abs(s.perDoubling), s.bar()) && good;
    return check("drift per doubling, all series", std::abs(accuracy.drift), Accuracy::kDriftBar) && good;
}

/// The error the catalogue states covers what the runs of an accelerator show.
bool residualsCoverTheRuns(const Accuracy& accuracy, const Cards& cards) {
    std::map<std::string, double> most;
    for (const PredictedRun& r : accuracy.runs)
        if (r.group == RunGroup::Fitted || r.group == RunGroup::HeldBack)
            most[r.run->card->id] = std::max(most[r.run->card->id], std::abs(r.prediction.error));
    bool good = true;
    for (const auto& [card, error] : most)
        good = check("error against the one stated, " + card, error, cards.at(card).efficiency.residual.si) && good;
    return good;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return std::fprintf(stderr, "use: calibrate RUNS.json CATALOGS\n"), 2;
    std::ifstream in(argv[1], std::ios::binary);
    const auto file = nlohmann::json::parse(std::string{std::istreambuf_iterator<char>(in), {}}, nullptr, false);
    if (!file.is_object()) return std::fprintf(stderr, "%s cannot be read\n", argv[1]), 2;
    const Catalog catalog = readCatalogs(argv[2]);
    const auto runs = readTrainingRuns(file, catalog);
    const Cards cards = cardsOf(catalog);
    bool good = catalogueHoldsTheFit(fit(fittedRuns(runs), cards), cards);
    const Accuracy accuracy = accuracyOf(runs);
    for (const PredictedRun& r : accuracy.runs)
        std::printf("%-42s %-10s %9.3f s %+6.2f %%\n", r.run->id.c_str(), r.run->use.c_str(),
                    r.prediction.step.time.total, 100 * r.prediction.error);
    good = barsAreMet(accuracy) && good;
    good = residualsCoverTheRuns(accuracy, cards) && good;
    double worst = 0;
    for (const LeftOut& l : leaveOneSeriesOut(runs, cards)) worst = std::max(worst, l.largest);
    good = check("one series left out of the fit, largest error", worst, kLeftOutBar) && good;
    return good && worst > 0 ? 0 : 1;
}
