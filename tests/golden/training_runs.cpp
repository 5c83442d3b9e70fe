// SPDX-License-Identifier: GPL-3.0-or-later
// The form of training runs: exact FLOPs per token of every run with an architecture, the scaling losses recomputed
// from their two ends, the formulas by the kind before the colon. Step times wait for a step time model.
#include <cmath>
#include <functional>

#include "model/training/flops.h"
#include "tests/golden/cases.h"
#include "tests/golden/kinds_site.h"
#include "tests/golden/training_kinds.h"

namespace golden {
namespace {

using nlohmann::json;

constexpr double kFlopsTolerance = 5e-4;  // derived values are printed with four digits
constexpr double kLossTolerance = 5e-4;   // losses are printed with four decimals, absolute

std::string idOf(const json& c) {
    const auto it = c.find("id");
    return it != c.end() && it->is_string() ? it->get<std::string>() : "?";
}

const json* numberIn(const json& object, const char* key) {
    const auto it = object.find(key);
    return it != object.end() && it->is_number() ? &*it : nullptr;
}

void flopsOfRun(Report& report, const json& c, double tolerance) {
    const std::string section = "runs.flops", id = idOf(c);
    const auto arch = c.find("arch"), derived = c.find("derived");
    if (arch == c.end() || !arch->is_object()) return report.skipped.push_back({section, id, "input arch missing"});
    if (derived == c.end() || !derived->is_object())
        return report.skipped.push_back({section, id, "nothing derived to hold it against"});
    try {
        const auto a = goldenArchitecture(*arch);
        const auto sequence = static_cast<double>(a.sequence);
        json predicted, expected;
        const std::pair<const char*, model::training::AttentionCount> counts[] = {
            {"train_flops_per_token_exact_noncausal", model::training::AttentionCount::Full},
            {"train_flops_per_token_exact_causal", model::training::AttentionCount::Causal}};
        for (const auto& [key, count] : counts) {
            if (const json* printed = numberIn(*derived, key)) {
                expected[key] = *printed;
                const auto flops = model::training::trainFlopsPerToken(a, sequence, count);
                predicted[key] = flops ? json(flops->si) : json(nullptr);
            }
        }
        if (expected.is_null()) return report.skipped.push_back({section, id, "no exact count derived"});
        addRows(report, section, id, predicted, expected, {{"rel", tolerance}});
    } catch (const std::exception& e) {
        report.skipped.push_back({section, id, e.what()});
    }
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

void runTraining(const json& file, Report& report) {
    double tolerance = kFlopsTolerance;
    if (const auto t = file.find("tolerances"); t != file.end() && t->is_object())
        if (const json* own = numberIn(*t, "flops_per_token_vs_derived")) tolerance = own->get<double>();
    eachObject(file, "runs", [&](const json& c) {
        flopsOfRun(report, c, tolerance);
        if (numberIn(c, "step_time_s"))
            report.skipped.push_back({"runs", idOf(c), "step time model not built yet"});
        else
            report.skipped.push_back({"runs", idOf(c), "no step time"});
    });
    eachObject(file, "scaling_loss", [&](const json& c) { scalingLoss(report, c); });
    eachObject(file, "formula_goldens", [&](const json& c) { formula(report, c); });
}

}  // namespace golden
