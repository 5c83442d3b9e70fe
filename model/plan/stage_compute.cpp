// SPDX-License-Identifier: GPL-3.0-or-later
// Demand and compute: exact FLOPs of every workload, servers, peaks, server power and rack filling of every pool.
#include "model/plan/stages.h"

#include <algorithm>
#include <cmath>

#include "model/plan/bridge.h"
#include "model/plan/model_rules.h"
#include "model/plan/power_cap.h"
#include "model/plan/rack_fit.h"
#include "model/plan/server_parts.h"
#include "model/plan/training_case.h"
#include "model/plan/unchosen.h"
#include "model/site/power.h"
#include "model/site/racks.h"
#include "model/training/days.h"

namespace model::plan {

void Stage::report(Severity severity, std::string_view id, std::string_view key, std::vector<Arg> args) const {
    Problem said = problem(id, std::move(args), key, severity);
    // Several items may meet the same obstacle; once is enough, the last time so that it can be marked.
    std::erase(results.problems, said);
    results.problems.push_back(std::move(said));
}

void Stage::block(std::string_view id, std::string_view key, std::vector<Arg> args, Severity severity) const {
    report(severity, id, key, std::move(args));
    results.problems.back().blocks = true;
}

void Stage::missing(const std::string& key) const {
    const std::string choice = unchosen(design, key);
    const std::string& waited = choice.empty() ? key : choice;
    const std::string_view id = choice.empty() ? "missing.input" : "missing.choice";
    for (const auto& p : results.problems)
        if (p.id == id && p.key == waited) return;
    block(id, waited, {Arg::key(waited)}, Severity::Warning);
}

const Item<Pool>* poolOf(const Design& design, const Workload& workload) {
    for (const auto& p : design.pools)
        if (p.name == workload.pool.name) return &p;
    return workload.pool.name.empty() && design.pools.size() == 1 ? design.pools.data() : nullptr;
}

std::optional<std::size_t> longestRun(const Design& design, const Results& results) {
    std::optional<std::size_t> longest;
    for (std::size_t i = 0; i < design.workloads.size() && i < results.workloads.size(); ++i) {
        const auto& days = results.workloads[i].value.daysIdeal;
        if (design.workloads[i].value.kind != WorkloadKind::Training || !days) continue;
        if (!longest || *days > *results.workloads[*longest].value.daysIdeal) longest = i;
    }
    return longest;
}

std::optional<FlopRate> peakOf(const Accelerator& card, Precision precision) {
    switch (precision) {
        case Precision::Fp8:
            return card.fp8;
        case Precision::Fp4:
            return card.fp4;
        case Precision::Bf16:
            break;
    }
    return card.bf16;
}

void demandStage(const Stage& s) {
    auto& total = s.results.demand;
    std::optional<Flops> exact = Flops{0}, rule = Flops{0};
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& item = s.design.workloads[i];
        const Workload& w = item.value;
        WorkloadResults r;
        const auto architecture = architectureOf(w.model);
        const bool training = w.kind == WorkloadKind::Training;
        if (const auto count = training::countParameters(architecture)) {
            r.parameters = Ratio{count->total};
            r.activeParameters = Ratio{count->active};
            const auto perToken = training ? training::trainFlopsPerToken(architecture, static_cast<double>(w.sequence),
                                                                          training::AttentionCount::Full)
                                           : [&]() -> std::optional<Flops> {
                const auto forward = training::forwardFlopsPerToken(architecture, static_cast<double>(w.prompt),
                                                                    training::AttentionCount::Full);
                return forward ? std::optional(forward->total()) : std::nullopt;
            }();
            r.flopsPerToken = perToken;
            if (training && perToken) {
                r.totalFlops = *perToken * trainedTokens(w);
                r.totalFlops6nd = training::sixNd(count->active, trainedTokens(w));
            }
        } else {
            if (auto fault = modelFault(w.model, "workloads." + item.name + ".model")) {
                fault->blocks = true;
                s.results.problems.push_back(std::move(*fault));
            }
        }
        if (training) {
            total.tokens += w.tokens;
            exact = exact && r.totalFlops ? std::optional(*exact + *r.totalFlops) : std::nullopt;
            rule = rule && r.totalFlops6nd ? std::optional(*rule + *r.totalFlops6nd) : std::nullopt;
        }
        s.results.workloads.push_back({item.id, item.name, r});
    }
    total.totalFlops = exact;
    total.totalFlops6nd = rule;
    if (exact && rule && exact->si > 0) total.shortfall6nd = Ratio{*rule / *exact - Ratio{1}};
}

namespace {

/// Precision that decides the peak of a pool: of its first workload, 16-bit when nothing runs on it.
Precision precisionOf(const Design& design, const Item<Pool>& pool) {
    for (const auto& w : design.workloads)
        if (poolOf(design, w.value) == &pool) return w.value.precision;
    return Precision::Bf16;
}

/// What a cap takes off: (TDP - cap) of every card, behind the supplies. Peak and sustained follow in proportion;
/// nameplate only when firmware holds the cap, because breakers follow what could be drawn.
void holdDown(const Stage& s, const Item<Pool>& item, site::PowerLevels& levels) {
    const Pool& p = item.value;
    if (!p.powerCap || !levels.nameplate || !(levels.nameplate->si > 0)) return;
    const auto tdp = s.need(p.card.tdp, "pools." + item.name + ".card.tdp");
    if (!tdp) return;
    const double saved = std::max(0.0, tdp->si - p.powerCap->si) * static_cast<double>(p.server.accelerators) /
                         s.design.power.host.supplyEfficiency.si;
    const double left = std::max(0.0, 1 - saved / levels.nameplate->si);
    for (auto* level : {&levels.peak, &levels.sustained})
        if (*level) **level *= left;
    if (s.design.power.cap.enforced) *levels.nameplate *= left;
}

void serverPower(const Stage& s, const Item<Pool>& item, PoolResults& r) {
    const Pool& p = item.value;
    const std::string base = "pools." + item.name + ".";
    site::PowerLevels levels{p.server.nameplate, p.server.peak, p.server.sustained, std::nullopt};
    const site::NameplateShares shares{s.design.power.peakShare.si, s.design.power.sustainedShare.si,
                                       s.design.power.idleShare.si};
    if (!levels.nameplate) {
        if (s.design.power.serverEstimate == ServerEstimate::Parts) {
            if (const auto parts = estimatedParts(s.design.power, p)) levels.nameplate = parts->total();
        } else {
            const auto built =
                site::serverFromTdp(p.server.accelerators, p.card.tdp, site::serverFactor(p.cardId.id), shares);
            levels.nameplate = built.levels.nameplate;
        }
        if (!levels.nameplate) s.missing(base + "server.nameplate");
    }
    levels = site::filledFromNameplate(levels, shares);
    if (!p.powerCap || p.card.tdp) r.capShare = Ratio{capShare(p)};
    r.capSpeed = Ratio{capSpeed(s.design.power, p)};
    holdDown(s, item, levels);
    r.serverNameplate = levels.nameplate;
    r.serverPeak = levels.peak;
    r.serverSustained = levels.sustained;
    if (levels.nameplate && p.card.tdp && site::isBelowModules(*levels.nameplate, p.server.accelerators, *p.card.tdp))
        s.report(Severity::Warning, "power.server_below_cards", base + "server.nameplate",
                 {Arg::text(item.name), Arg::number(levels.nameplate->si, "kW"),
                  Arg::number(p.card.tdp->si * static_cast<double>(p.server.accelerators), "kW")});
}

void rackFill(const Stage& s, const Item<Pool>& item, PoolResults& r) {
    const Pool& p = item.value;
    const Racks& rack = s.design.racks;
    const std::string base = "pools." + item.name + ".";
    const std::int64_t housed = r.servers + p.hotSpares;
    if (p.server.racksPerUnit) {
        const auto racks = site::racksForUnits(housed, *p.server.racksPerUnit);
        r.racks = racks;
        const double per = static_cast<double>(*p.server.racksPerUnit);
        if (r.serverPeak) r.rackPower = *r.serverPeak / per;
        if (p.server.weight) r.rackWeight = *p.server.weight / per;
        r.rackLimit = TR_NOOP("choices", "product");
        return;
    }
    const auto height = s.need(p.server.height, base + "server.height");
    const auto rackHeight = s.need(rack.rack.height, "racks.rack.height");
    // Without a load limit the weight of a server decides nothing, so it may stay blank.
    const Mass weight = rack.rack.maxLoad ? s.need(p.server.weight, base + "server.weight").value_or(Mass{-1})
                                          : p.server.weight.value_or(Mass{1});
    if (!r.serverPeak || !height || !rackHeight || weight.si < 0) return;
    const Length u{0.04445};
    const site::NodeNeeds node{*r.serverPeak, (*height / u).si, weight};
    const site::RackOffer offer{rack.powerLimit,
                                rack.otherPower,
                                (*rackHeight / u).si,
                                (rack.otherHeight / u).si,
                                rack.rack.maxLoad.value_or(Mass{1e12}),
                                rack.rack.tare.value_or(Mass{0}),
                                Area{1}};
    const auto fill = site::fillRack(node, offer);
    if (!fill || fill->nodesPerRack < 1) {
        for (Problem& why : serverFits(s.design, item, r, fill)) s.results.problems.push_back(std::move(why));
        return;
    }
    r.serversPerRack = fill->nodesPerRack;
    r.rackLimit = site::wordFor(fill->limit);
    r.racks = (housed + fill->nodesPerRack - 1) / fill->nodesPerRack;
    const double inFullRack = static_cast<double>(std::min(fill->nodesPerRack, housed));
    r.rackPower = *r.serverPeak * inFullRack + rack.otherPower;
    if (p.server.weight) r.rackWeight = *p.server.weight * inFullRack + rack.rack.tare.value_or(Mass{0});
}

}  // namespace

void computeStage(const Stage& s) {
    auto& total = s.results.compute;
    std::optional<FlopRate> peak = FlopRate{0};
    for (const auto& item : s.design.pools) {
        const Pool& p = item.value;
        PoolResults r;
        const std::int64_t perServer = std::max<std::int64_t>(1, p.server.accelerators);
        r.servers = p.accelerators / perServer + (p.accelerators % perServer != 0 ? 1 : 0);
        const Precision precision = precisionOf(s.design, item);
        const auto card = s.need(peakOf(p.card, precision), "pools." + item.name +
                                                                (precision == Precision::Bf16  ? ".card.bf16"
                                                                 : precision == Precision::Fp8 ? ".card.fp8"
                                                                                               : ".card.fp4"));
        if (card) r.peak = *card * static_cast<double>(p.accelerators);
        serverPower(s, item, r);
        rackFill(s, item, r);
        peak = peak && r.peak ? std::optional(*peak + *r.peak) : std::nullopt;
        total.accelerators += p.accelerators;
        total.servers += r.servers;
        total.spareServers += p.hotSpares + p.coldSpares;
        s.results.pools.push_back({item.id, item.name, r});
    }
    if (!s.design.pools.empty()) total.peakFlops = peak;
}

}  // namespace model::plan
