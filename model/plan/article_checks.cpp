// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/article_checks.h"

#include <cmath>

#include "model/fabric/congestion.h"
#include "model/reliability/closed_forms.h"
#include "model/reliability/rates.h"
#include "model/storage/storage.h"
#include "model/training/days.h"

namespace model {
namespace {

Arg n(double v, std::string_view unit = "") {
    return Arg::number(v, unit);
}

Problem check(std::string_view id, std::string_view key, std::vector<Arg> args) {
    return problem(id, std::move(args), key, Severity::Info);
}

/// 1e23 FLOPs on 1,000 cards of 1,000 TFLOPS at an MFU of 40 %.
void flops(std::vector<Problem>& out) {
    const training::TrainingRate rate{1000, FlopRate{1e15}, 0.40, 1};
    const auto small = training::trainingTime(Flops{1e23}, rate), large = training::trainingTime(Flops{1.2e24}, rate);
    if (small && large)
        out.push_back(check("article.flops_days", "demand.total_flops", {n(small->si, "d"), n(large->si, "d")}));
}

void servers(const Design& design, const Results& results, std::vector<Problem>& out) {
    for (std::size_t i = 0; i < design.pools.size(); ++i)
        out.push_back(check("article.servers", "compute.servers",
                            {n(static_cast<double>(design.pools[i].value.accelerators)),
                             n(static_cast<double>(design.pools[i].value.server.accelerators)),
                             n(static_cast<double>(results.pools[i].value.servers))}));
}

void port(const Design& design, std::vector<Problem>& out) {
    for (const auto& f : design.fabrics) {
        if (f.value.role != FabricRole::Compute) continue;
        const auto choice = fabric::choosePort(f.value.requiredPerCard, f.value.linkEfficiency.si);
        if (!choice || !choice->port) continue;
        out.push_back(check("article.port_rate", "fabric.port_rate_needed",
                            {n(f.value.requiredPerCard.si, "GB/s"), n(f.value.requiredPerCard.si, "Gbit/s"),
                             n(choice->wire.si, "Gbit/s"), n(choice->port->si, "Gbit/s")}));
    }
}

/// 160,000 cards with an MTBF of 500,000 h are 0.32 replacements per hour, which is not the rate of job stops.
void replacements(const Results& results, std::vector<Problem>& out) {
    const Rate replaced = rateFromMtbf(160'000, Duration{500'000 * 3600.0});
    const auto& r = results.reliability;
    const double cards = static_cast<double>(results.compute.accelerators);
    if (r.interruptionRate && r.replacementRate && cards > 0)
        out.push_back(check("article.replacement", "reliability.replacement_rate",
                            {n(replaced.si, "/h"), n(r.replacementRate->si, "/h"), n(r.interruptionRate->si, "/h")}));
}

void reserve(const Results& results, std::vector<Problem>& out) {
    const auto& p = results.power;
    if (p.itPeak && p.itNameplate && p.itSustained && p.itNameplate->si > 0)
        out.push_back(check("article.reserve", "power.reserved",
                            {n(1.3 * p.itPeak->si, "kW"), n(1.3 * (*p.itPeak / *p.itNameplate).si),
                             n(1.3 * (*p.itSustained / *p.itNameplate).si)}));
}

/// 5 to 30 minutes "gave 15 %": what it gives here, and the stall that the claim implies without any fault.
void interval(const Results& results, std::vector<Problem>& out) {
    const auto& stall = results.storage.stall;
    const auto& rate = results.reliability.interruptionRate;
    if (!stall || !rate || rate->si <= 0) return;
    const double five = checkpointEfficiency(Duration{300}, *stall, *rate);
    const double thirty = checkpointEfficiency(Duration{1800}, *stall, *rate);
    if (!(five > 0)) return;
    // tau/(tau + d): 1.15 (1800 + d)/1800 = (300 + d)/300 gives d = 0.15/(1/300 - 1.15/1800)
    const double implied = 0.15 / (1.0 / 300 - 1.15 / 1800);
    out.push_back(check("article.interval", "checkpoint.interval",
                        {n(thirty / five - 1, "%"), n(implied, "s"), n(stall->si, "s")}));
}

void checkpoint(std::vector<Problem>& out) {
    const auto size = storage::checkpointSize(100e9, storage::bytesPerParameter(storage::CheckpointPolicy::AdamMixed));
    const auto weights =
        storage::checkpointSize(100e9, storage::bytesPerParameter(storage::CheckpointPolicy::WeightsBf16));
    if (size && weights)
        out.push_back(
            check("article.checkpoint_size", "storage.checkpoint_size", {n(size->si, "TB"), n(weights->si, "GB")}));
}

void hyperscale(std::vector<Problem>& out) {
    const Power cards = Power{400} * 160'000.0;
    out.push_back(check("article.accelerator_power", "power.it_peak", {n(cards.si, "MW"), n(100e6 / cards.si)}));
}

void doubling(std::vector<Problem>& out) {
    const double perCard = 60.0 / 21.0 / 2.0;  // 256 -> 512 cards, 60 -> 21 days
    out.push_back(check("article.doubling", "training.days_ideal", {n(perCard), n(0.40 * perCard, "%")}));
}

void networkShare(const Results& results, std::vector<Problem>& out) {
    if (const auto& share = results.cost.networkShare)
        out.push_back(check("article.network_share", "cost.network_share", {n(share->si, "%")}));
}

}  // namespace

std::vector<Problem> articleChecks(const Design& design, const Results& results) {
    std::vector<Problem> out;
    flops(out);
    servers(design, results, out);
    port(design, out);
    replacements(results, out);
    reserve(results, out);
    interval(results, out);
    checkpoint(out);
    hyperscale(out);
    doubling(out);
    networkShare(results, out);
    return out;
}

}  // namespace model
