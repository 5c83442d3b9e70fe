// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of running a cluster: campaigns under interruptions, failure rates, checkpoints, copies, detection, storage.
#include "model/validation/published_operation.h"

#include <algorithm>
#include <cmath>

#include "model/reliability/ageing.h"
#include "model/reliability/closed_forms.h"
#include "model/reliability/copies.h"
#include "model/reliability/detection.h"
#include "model/reliability/makespan.h"
#include "model/reliability/rates.h"
#include "model/reliability/spares.h"
#include "model/storage/storage.h"
#include "model/validation/case_inputs.h"

namespace model::validation {
namespace {

using nlohmann::json;

constexpr double kMinute = 60, kHour = 3600, kDay = 86400, kMonth = 8760.0 * kHour / 12;
constexpr double kGB = 1e9, kTB = 1e12, kGib = 1024.0 * 1024.0 * 1024.0;

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

/// A campaign of equal segments between checkpoints under a constant rate of interruptions.
json makespan(Inputs& in) {
    MakespanInputs m;
    m.segments = in.number("segments");
    m.interval = hours(in, "tau_h");
    m.stall = hours(in, "delta_h");
    m.restart = hours(in, "R_h");
    m.rate = perHour(in, "lambda_per_h");
    m.model = in.text("restart_model") == "B" ? RestartModel::B : RestartModel::A;
    const auto moments = makespanMoments(m);
    const double levels[] = {0.1, 0.5, 0.9, 0.99};
    const auto q = makespanQuantiles(m, levels);
    if (q.size() != 4) return nullptr;
    return {{"mean_h", moments.mean.si / kHour},
            {"sd_h", moments.sd.si / kHour},
            {"p10_h", q[0].si / kHour},
            {"p50_h", q[1].si / kHour},
            {"p90_h", q[2].si / kHour},
            {"p99_h", q[3].si / kHour},
            {"ETTR", moments.ettr},
            {"mean_failures", moments.failures}};
}

Bytes sizeOf(Inputs& in) {
    const auto size = storage::checkpointSize(in.number("parameters"), {in.number("bytes_per_parameter")});
    return size.value_or(Bytes{std::nan("")});
}
json giga(const std::optional<ByteRate>& rate) {
    return rate ? json{{"gb_per_s", rate->si / kGB}} : json(nullptr);
}

json readSamples(Inputs& in) {
    return giga(storage::readRateSamples(in.number("cards"), in.number("samples_per_s"), {in.number("sample_bytes")},
                                         in.number("cache_hit"), in.number("packing_efficiency")));
}
json readTokens(Inputs& in) {
    return giga(storage::readRateTokens(in.number("cards"), in.number("tokens_per_s"), {in.number("bytes_per_token")}));
}
json readWorkload(Inputs& in) {
    const std::string workload = in.text("workload"), accelerator = in.text("accelerator");
    return giga(storage::readRateByWorkload(workload, accelerator, in.number("accelerators")));
}

json checkpoint(Inputs& in) {
    const double size = sizeOf(in).si;
    return {{"size_gib", size / kGib}, {"size_gb", size / kGB}};
}

json drain(Inputs& in) {
    const Bytes size = sizeOf(in);
    const double nodes = in.number("nodes");
    const auto rate = [&](const char* key) { return ByteRate{in.number(key) * kGB}; };
    const auto held = storage::hostCapacity(1, size, nodes);
    const auto local = storage::stallAsync(size, nodes, rate("nvme_gb_per_s_per_node"));
    const auto files = storage::drainTime(size, rate("pfs_gb_per_s"));
    const auto objects = storage::drainTime(size, rate("object_gb_per_s"));
    if (!held || !local || !files || !objects) return nullptr;
    return {{"size_gb", size.si / kGB},
            {"snapshot_gb_per_node", held->si / kGB},
            {"nvme_s", local->si},
            {"pfs_drain_s", files->si},
            {"object_drain_s", objects->si}};
}

json capacity(Inputs& in) {
    const auto needed = storage::hotCapacity(in.number("keep"), {in.number("size_tb") * kTB}, in.number("free_share"));
    return needed ? json{{"capacity_tb", needed->si / kTB}} : json(nullptr);
}

const Evaluators kTable{{"makespan", &makespan},
                        {"optimal_interval", &interval},
                        {"ettr_first_order", &ettr},
                        {"mttf_from_node_days", &mttfFromNodeDays},
                        {"rate_from_mtbf", &rateFromMtbfRow},
                        {"rate_from_afr", &rateFromAfrRow},
                        {"afr_from_mtbf", &afrFromMtbf},
                        {"events_per_month", &eventsPerMonth},
                        {"machine_repair", &repair},
                        {"two_level_checkpoint", &twoLevel},
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
                        {"verified_checkpoint", &verified},
                        {"read_rate_samples", &readSamples},
                        {"read_rate_tokens", &readTokens},
                        {"storage_read_rate_by_workload", &readWorkload},
                        {"checkpoint_size", &checkpoint},
                        {"checkpoint_drain", &drain},
                        {"tier_capacity", &capacity}};

}  // namespace

std::optional<json> evaluateOperationKind(const std::string& kind, const json& inputs, std::string& why) {
    return evaluateBy(kTable, kind, inputs, why);
}

}  // namespace model::validation
