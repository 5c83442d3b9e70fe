// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of the reliability golden file that have a closed form in model/reliability or model/core.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "model/catalog/catalog.h"
#include "model/core/random.h"
#include "model/core/statistics.h"
#include "model/plan/bridge.h"
#include "model/plan/new_design.h"
#include "model/reliability/ageing.h"
#include "model/reliability/closed_forms.h"
#include "model/reliability/copies.h"
#include "model/reliability/detection.h"
#include "model/reliability/makespan.h"
#include "model/reliability/rates.h"
#include "tests/golden/inputs.h"
#include "tests/golden/kinds_reliability.h"

namespace reliability_kinds {

using golden::Inputs;
using nlohmann::json;
using namespace model;

constexpr double kMinute = 60, kHour = 3600, kDay = 86400, kMonth = 8760.0 * kHour / 12;

Duration minutes(Inputs& in, const char* key) {
    return Duration{in.number(key) * kMinute};
}
Duration hours(Inputs& in, const char* key) {
    return Duration{in.number(key) * kHour};
}
Rate perHour(Inputs& in, const char* key) {
    return Rate{in.number(key) / kHour};
}
Rate perThousandNodeDays(Inputs& in) {
    return Rate{in.number("rf_per_1000_node_days") / 1000 / kDay};
}

json interval(Inputs& in) {
    const Duration stall = minutes(in, "delta_min");
    const Rate rate{1 / minutes(in, "M_min").si};
    return {{"young_min", optimalIntervalYoung(stall, rate).si / kMinute},
            {"daly_min", optimalIntervalDaly(stall, rate).si / kMinute},
            {"exact_min", optimalInterval(stall, rate).si / kMinute}};
}

json ettr(Inputs& in) {
    const Rate rate = perThousandNodeDays(in) * in.number("nodes");
    const auto e = ettrFirstOrder(rate, minutes(in, "u0_min"), minutes(in, "interval_min"), minutes(in, "stall_min"));
    return {{"ettr", e.ettr}};
}

json mttfFromNodeDays(Inputs& in) {
    return {{"mttf_h", mttf(in.number("nodes"), perThousandNodeDays(in)).si / kHour}};
}

json rateFromMtbfRow(Inputs& in) {
    return {{"rate_per_h", rateFromMtbf(in.number("cards"), hours(in, "mtbf_h")).si * kHour}};
}

json rateFromAfrRow(Inputs& in) {
    const Rate afr = Rate{in.number("afr_per_year") / kYear.si};
    return {{"rate_per_h", rateFromAfr(in.number("cards"), afr).si * kHour}};
}

json afrFromMtbf(Inputs& in) {
    const Duration mtbf = hours(in, "mtbf_h");
    return {{"afr_linear", afrLinear(mtbf)}, {"afr_exponential", afrExponential(mtbf)}};
}

json eventsPerMonth(Inputs& in) {
    RateClass links;
    links.per = PerUnit::OpticalLink;
    links.rate = Rate{in.number("rate_per_month") / kMonth};
    ComponentCounts counts;
    counts.opticalLinks = in.integer("links");
    return {{"events_per_month", classRate(links, counts).si * kMonth}};
}

json repair(Inputs& in) {
    const auto r = machineRepair(in.integer("N"), hours(in, "mtbf_h"), hours(in, "mttr_h"), in.integer("need_up"),
                                 in.integer("crews"));
    return {{"P_enough", r.probabilityEnough}, {"mean_down", r.meanDown}};
}

json twoLevel(Inputs& in) {
    const auto t = twoLevelCheckpoint(perHour(in, "lambda_per_h"), in.number("share_level1"),
                                      Duration{in.number("C1_s")}, Duration{in.number("C2_s")});
    return {{"overhead", t.overhead},
            {"single_level_overhead", t.singleLevelOverhead},
            {"W1_s", t.interval1.si},
            {"W2_s", t.interval2.si}};
}

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

/// x with f(x) = 0 for a rising f with f(low) < 0.
template <class F>
double rootOf(const F& f, double low, double high) {
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (f(middle) < 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

json stallOfGain(Inputs& in) {
    const Duration from = minutes(in, "interval_from_min"), to = minutes(in, "interval_to_min");
    const double gain = in.number("gain");
    const Rate rate = in.has("mttf_h") ? Rate{1 / hours(in, "mttf_h").si} : Rate{0};
    const bool period = in.text("interval_is") == "period";
    const auto efficiency = [&](Duration interval, double stall) {
        return checkpointEfficiency(period ? interval - Duration{stall} : interval, Duration{stall}, rate);
    };
    const double most = std::min(from.si, to.si) * 0.999;
    return {
        {"stall_s", rootOf([&](double d) { return efficiency(to, d) / efficiency(from, d) - (1 + gain); }, 0, most)}};
}

json stallMttfProduct(Inputs& in) {
    const double interval = in.number("interval_min") * kMinute;
    constexpr double kMttf = 3 * kHour;  // any: only the product with the stall counts
    const double stall =
        rootOf([&](double d) { return optimalIntervalYoung(Duration{d}, Rate{1 / kMttf}).si - interval; }, 0, 1e9);
    return {{"product_min2", stall * kMttf / (kMinute * kMinute)}};
}

json replicas(Inputs& in) {
    return {{"P_recover", replicaRecovery(in.integer("N"), in.integer("m"), in.integer("k"))}};
}

json weibullFirst(Inputs& in) {
    return {{"first_failures",
             firstFailures(in.number("N"), hours(in, "window_h"), hours(in, "mean_h"), in.number("shape"))}};
}
json weibullMin(Inputs& in) {
    return {{"mean_of_min_h", meanOfFirst(in.number("N"), hours(in, "mean_h"), in.number("shape")).si / kHour}};
}

Heartbeat heartbeatOf(Inputs& in) {
    return {Duration{in.number("h_s")}, in.number("N"), in.number("p_miss"), perHour(in, "lambda_per_h"),
            Duration{in.number("false_alarm_cost_s")}};
}
json heartbeatBest(Inputs& in) {
    const Heartbeat h = heartbeatOf(in);
    const std::int64_t best = bestMisses(h);
    return {{"best_k", best}, {"loss_fraction", heartbeatLoss(h, best)}};
}
json heartbeatLossRow(Inputs& in) {
    const Heartbeat h = heartbeatOf(in);
    return {{"loss_fraction", heartbeatLoss(h, in.integer("k"))}};
}
json declareThreshold(Inputs& in) {
    const Silences s{perHour(in, "transient_per_h"), perHour(in, "real_per_h"), Duration{in.number("theta_s")},
                     Duration{in.number("false_cost_s")}};
    const Duration wait = declareAfter(s);
    return {{"T_star_s", wait.si}, {"false_per_day", falseEvictions(s, wait).si * kDay}};
}

json ringBad(Inputs& in) {
    return {{"P_all_bad", ringAllBad(in.integer("K"), minutes(in, "interval_min"), hours(in, "latency_mean_h"))}};
}
json ringCopies(Inputs& in) {
    return {{"K", ringSize(minutes(in, "interval_min"), hours(in, "latency_mean_h"), in.number("eps"))}};
}
json verified(Inputs& in) {
    const Duration w = verifiedInterval(Duration{in.number("V_s")}, Duration{in.number("C_s")},
                                        Rate{in.number("lambda_silent_per_s")}, perHour(in, "lambda_stop_per_h"));
    return {{"W_min", w.si / kMinute}};
}

const golden::Evaluators kTable{{"optimal_interval", &interval},
                                {"ettr_first_order", &ettr},
                                {"mttf_from_node_days", &mttfFromNodeDays},
                                {"rate_from_mtbf", &rateFromMtbfRow},
                                {"rate_from_afr", &rateFromAfrRow},
                                {"afr_from_mtbf", &afrFromMtbf},
                                {"events_per_month", &eventsPerMonth},
                                {"machine_repair", &repair},
                                {"two_level_checkpoint", &twoLevel},
                                {"poisson_quantile", &poisson},
                                {"binomial_quantile", &binomial},
                                {"k_of_n", &enough},
                                {"philox4x32_10", &philoxRow},
                                {"expected_max_normal", &maxNormal},
                                {"expected_max_exponential", &maxExponential},
                                {"no_straggler", &noStraggler},
                                {"quantile_ci_ranks", &ranks},
                                {"replacements_per_month", &replacements},
                                {"stall_implied_by_gain", &stallOfGain},
                                {"stall_mttf_product", &stallMttfProduct},
                                {"replica_recovery", &replicas},
                                {"weibull_first_failures", &weibullFirst},
                                {"weibull_mean_of_min", &weibullMin},
                                {"heartbeat_optimum", &heartbeatBest},
                                {"heartbeat_loss", &heartbeatLossRow},
                                {"declare_threshold", &declareThreshold},
                                {"sdc_ring_all_bad", &ringBad},
                                {"sdc_ring_size", &ringCopies},
                                {"verified_checkpoint", &verified}};

}  // namespace reliability_kinds

std::optional<nlohmann::json> evaluateReliabilityKind(const std::string& kind, const nlohmann::json& inputs,
                                                      std::string& why) {
    return golden::evaluateBy(reliability_kinds::kTable, kind, inputs, why);
}
