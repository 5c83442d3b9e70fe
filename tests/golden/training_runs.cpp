// SPDX-License-Identifier: GPL-3.0-or-later
// All kinds of golden files, and of the form of training runs what belongs to the tests: the scaling losses recomputed
// from their two ends, the formulas by the kind before the colon.
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>

#include "model/validation/published_operation.h"
#include "model/validation/published_systems.h"
#include "model/validation/training_runs.h"
#include "tests/golden/cases.h"
#include "tests/golden/kinds.h"
#include "tests/golden/kinds_operations.h"
#include "tests/golden/kinds_reliability.h"
#include "tests/golden/kinds_site.h"
#include "tests/golden/training_kinds.h"

namespace golden {
namespace {

using nlohmann::json;

constexpr double kLossTolerance = 5e-4;  // losses are printed with four decimals, absolute

std::string idOf(const json& c) {
    const auto it = c.find("id");
    return it != c.end() && it->is_string() ? it->get<std::string>() : "?";
}

const json* numberIn(const json& object, const char* key) {
    const auto it = object.find(key);
    return it != object.end() && it->is_number() ? &*it : nullptr;
}

void scalingLoss(Report& report, const json& c) {
    const auto name = c.find("case");
    const std::string id = name != c.end() && name->is_string() ? name->get<std::string>() : idOf(c);
    const json *n0 = numberIn(c, "n_from"), *n1 = numberIn(c, "n_to"), *t0 = numberIn(c, "step_from_s"),
               *t1 = numberIn(c, "step_to_s"), *m0 = numberIn(c, "mfu_from"), *m1 = numberIn(c, "mfu_to");
    if (!n0 || !n1 || !((t0 && t1) || (m0 && m1)))
        return report.skipped.push_back({"scaling_loss", id, "no pair of step times or MFU"});
    const double doublings = std::log2(n1->get<double>() / n0->get<double>());
    // Time lost is counted from the shorter step, MFU lost from the higher one.
    const bool times = t0 && t1;
    const double ratio = times ? t1->get<double>() / t0->get<double>() : m1->get<double>() / m0->get<double>();
    const double sign = times ? 1 : -1;
    const json predicted{{"loss_total", sign * (ratio - 1)},
                         {"loss_per_doubling", sign * (std::pow(ratio, 1 / doublings) - 1)}};
    json expected;
    for (const char* key : {"loss_total", "loss_per_doubling"})
        if (const json* printed = numberIn(c, key)) expected[key] = *printed;
    if (expected.is_null()) return report.skipped.push_back({"scaling_loss", id, "nothing expected"});
    addRows(report, "scaling_loss", id, predicted, expected, {{"abs", kLossTolerance}});
}

void formula(Report& report, const json& c) {
    const std::string id = idOf(c), kind = id.substr(0, id.find(':'));
    const auto in = c.find("in"), out = c.find("out");
    if (in == c.end() || out == c.end() || !out->is_object())
        return report.skipped.push_back({"formula_goldens", id, "no in and out"});
    std::string why;
    const auto predicted = evaluateTrainingFormula(kind, *in, why);
    if (!predicted) return report.skipped.push_back({"formula_goldens", id, why});
    const json* rel = numberIn(c, "rel_tol");
    const json tolerance = rel && rel->get<double>() > 0 ? json{{"rel", *rel}} : json{{"exact", true}};
    addRows(report, "formula_goldens", id, *predicted, *out, tolerance);
}

void eachObject(const json& file, const char* section, const std::function<void(const json&)>& visit) {
    const auto it = file.find(section);
    if (it == file.end() || !it->is_array()) return;
    for (const json& c : *it)
        if (c.is_object()) visit(c);
}

}  // namespace

void runFormulas(const json& file, Report& report) {
    eachObject(file, "scaling_loss", [&](const json& c) { scalingLoss(report, c); });
    eachObject(file, "formula_goldens", [&](const json& c) { formula(report, c); });
}

namespace {

/// The catalogues that the product ships.
const model::Catalog& shippedCatalog() {
    static const model::Catalog catalog = [] {
        model::Catalog all;
        for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/resources/catalogs")) {
            std::ifstream in(entry.path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(in), {}};
            model::merge(all, model::loadCatalog(text, entry.path().filename().string()));
        }
        return all;
    }();
    return catalog;
}

const model::validation::Evaluator kEvaluators[] = {&evaluateFabricKind,
                                                    &model::validation::evaluatePublishedKind,
                                                    &model::validation::evaluateOperationKind,
                                                    &evaluateFacilityKind,
                                                    &evaluateGrowthKind,
                                                    &evaluateReliabilityKind,
                                                    &evaluateOperationsKind};

}  // namespace

Report run(const json& file) {
    if (!file.is_object() || !file.contains("runs")) return model::validation::runCases(file, kEvaluators);
    Report report;
    model::validation::validateTrainingRuns(file, shippedCatalog(), report);
    runFormulas(file, report);
    return report;
}

}  // namespace golden
