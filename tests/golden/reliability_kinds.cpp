// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of the reliability golden file that belong to the tests: random numbers, quantiles, the shipped classes.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "model/catalog/catalog.h"
#include "model/core/random.h"
#include "model/core/statistics.h"
#include "model/plan/bridge.h"
#include "model/plan/new_design.h"
#include "model/reliability/rates.h"
#include "tests/golden/inputs.h"
#include "tests/golden/kinds_reliability.h"

namespace reliability_kinds {

using golden::Inputs;
using nlohmann::json;
using namespace model;

constexpr double kHour = 3600, kMonth = 8760.0 * kHour / 12;

json poisson(Inputs& in) {
    const double mean = in.number("mean");
    json out;
    const std::pair<const char*, double> levels[] = {
        {"p50", 0.5}, {"p90", 0.9}, {"p95", 0.95}, {"p99", 0.99}, {"p999", 0.999}};
    for (const auto& [key, level] : levels) out[key] = poissonQuantile(mean, level);
    return out;
}

json binomial(Inputs& in) {
    return {{"S", binomialQuantile(in.integer("n"), in.number("p"), in.number("level"))}};
}

json enough(Inputs& in) {
    return {{"P", kOfN(in.integer("n"), in.integer("k"), in.number("A"))}};
}

template <std::size_t N>
std::array<std::uint32_t, N> words(Inputs& in, const char* key) {
    std::array<std::uint32_t, N> out{};
    const json* v = in.find(key);
    if (!v || !v->is_array() || v->size() != N) return in.miss(key), out;
    for (std::size_t i = 0; i < N; ++i) {
        if (!(*v)[i].is_string()) return in.miss(key), out;
        out[i] = static_cast<std::uint32_t>(std::strtoul((*v)[i].get<std::string>().c_str(), nullptr, 16));
    }
    return out;
}

json philoxRow(Inputs& in) {
    const auto block = philox(words<4>(in, "counter"), words<2>(in, "key"));
    json out = json::array();
    for (const std::uint32_t w : block) {
        char hex[9];
        std::snprintf(hex, sizeof hex, "%08x", w);
        out.push_back(hex);
    }
    return {{"out", out}};
}

json maxNormal(Inputs& in) {
    return {{"sigmas", expectedMaxNormal(in.number("n"))}};
}
json maxExponential(Inputs& in) {
    return {{"means", expectedMaxExponential(in.number("n"))}};
}
json noStraggler(Inputs& in) {
    return {{"P_none", probabilityOfNone(in.number("n"), in.number("fraction"))}};
}

json ranks(Inputs& in) {
    const auto r = quantileRanks(in.integer("n"), in.number("q"), in.number("level"));
    return {{"low", r.low}, {"high", r.high}};
}

/// The shipped classes without those that the row leaves out: facility, storage, stragglers, flaps and the like are
/// counts of 0 or do not stop a job.
json replacements(Inputs& in) {
    std::ifstream file(std::string(SOURCE_DIR) + "/resources/catalogs/failure_classes.json", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    Design design;
    fillFailureClasses(design, loadCatalog(text, "failure_classes.json").catalog);
    auto classes = plan::classesOf(design.reliability);
    ComponentCounts counts;
    counts.accelerators = in.integer("accelerators");
    counts.servers = in.integer("servers");
    counts.nics = in.integer("nics");
    counts.opticalLinks = in.integer("optical_access_links");
    counts.copperLinks = in.integer("copper_links", 0);
    counts.sockets = in.integer("cpu_sockets");
    counts.leafSwitches = in.integer("leaf_switches");
    const auto work = hardwareWork(classes, counts);
    return {{"interruptions_per_month", work.interruptions.si * kMonth},
            {"hardware_actions_per_month", work.actions.si * kMonth},
            {"hands_on_h_per_month", work.handsOn * kMonth / kHour}};
}

const golden::Evaluators kTable{
    {"poisson_quantile", &poisson}, {"binomial_quantile", &binomial},    {"k_of_n", &enough},
    {"philox4x32_10", &philoxRow},  {"expected_max_normal", &maxNormal}, {"expected_max_exponential", &maxExponential},
    {"no_straggler", &noStraggler}, {"quantile_ci_ranks", &ranks},       {"replacements_per_month", &replacements}};

}  // namespace reliability_kinds

std::optional<nlohmann::json> evaluateReliabilityKind(const std::string& kind, const nlohmann::json& inputs,
                                                      std::string& why) {
    return golden::evaluateBy(reliability_kinds::kTable, kind, inputs, why);
}
