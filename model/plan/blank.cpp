// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/blank.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "model/core/units.h"
#include "model/plan/access.h"
#include "model/plan/evaluate.h"
#include "model/plan/stages.h"
#include "model/plan/unchosen.h"

namespace model {
namespace {

/// What a rule about "does not apply" looks at.
struct Question {
    const Project& project;
    const Design& design;
    const Results& results;
    std::string_view item;  ///< of the list the result stands in, else empty
};

template <class T>
const T* itemOf(const List<T>& list, std::string_view name) {
    for (const auto& i : list)
        if (i.name == name) return &i.value;
    return nullptr;
}

bool isKind(const Question& q, WorkloadKind kind) {
    const auto* w = itemOf(q.design.workloads, q.item);
    return w && w->kind == kind;
}
bool isTraining(const Question& q) {
    return isKind(q, WorkloadKind::Training);
}
bool isInference(const Question& q) {
    return isKind(q, WorkloadKind::Inference);
}
bool isPlanned(const Question& q) {
    const auto* w = itemOf(q.design.workloads, q.item);
    return w && w->kind == WorkloadKind::Training && w->speed == SpeedSource::Policy;
}
bool allPlanned(const Question& q) {
    return std::none_of(q.design.workloads.begin(), q.design.workloads.end(), [](const auto& w) {
        return w.value.kind == WorkloadKind::Training && w.value.speed == SpeedSource::StepModel;
    });
}
/// The speed of the longest run, which storage traffic would slow, is planned.
bool longestPlanned(const Question& q) {
    const auto longest = plan::longestRun(q.design, q.results);
    return longest && q.design.workloads[*longest].value.speed == SpeedSource::Policy;
}
/// Nothing is exchanged, or the network ends below this tier.
bool noSuchTier(const Question& q) {
    const auto* w = itemOf(q.results.workloads, q.item);
    return w && w->links.scaleUpSupply;
}
const Workload* serviceOf(const Question& q) {
    const auto* w = itemOf(q.design.workloads, q.item);
    return w && w->kind == WorkloadKind::Inference ? w : nullptr;
}
bool noTokenTarget(const Question& q) {
    const auto* w = serviceOf(q);
    return w && !w->targetToken;
}
bool servesTogether(const Question& q) {
    const auto* w = serviceOf(q);
    return w && w->serving == Serving::Together;
}
bool noRequests(const Question& q) {
    const auto* w = serviceOf(q);
    return w && w->requests.si <= 0;
}
bool isDense(const Question& q) {
    const auto* w = itemOf(q.design.workloads, q.item);
    return w && w->model.experts <= 0;
}
bool twoTiers(const Question& q) {
    const auto* f = itemOf(q.results.fabrics, q.item);
    return f && f->tiers && *f->tiers < 3;
}
bool oneTier(const Question& q) {
    const auto* f = itemOf(q.results.fabrics, q.item);
    return f && f->tiers && *f->tiers < 2;
}
bool nothingTrains(const Question& q) {
    return std::none_of(q.design.workloads.begin(), q.design.workloads.end(),
                        [](const auto& w) { return w.value.kind == WorkloadKind::Training; });
}
bool noStorageNetwork(const Question& q) {
    return std::none_of(q.design.fabrics.begin(), q.design.fabrics.end(),
                        [](const auto& f) { return f.value.role == FabricRole::Storage; });
}
bool countsTokens(const Question& q) {
    return q.design.data.unit == DataUnit::Tokens;
}
bool synchronous(const Question& q) {
    return q.design.checkpoint.mode == CheckpointMode::Synchronous;
}
/// Of a tier behind the hot one that the design does not have; the item is the name of its group.
bool noSuchStorage(const Question& q) {
    const TierKind kind = q.item == "cold" ? TierKind::Cold : TierKind::Warm;
    return (q.item == "cold" || q.item == "warm") &&
           std::none_of(q.design.tiers.begin(), q.design.tiers.end(),
                        [&](const auto& t) { return t.value.kind == kind && t.value.nodes > 0; });
}
bool nothingInterrupts(const Question& q) {
    const auto& rate = q.results.reliability.interruptionRate;
    return rate && rate->si == 0;
}
bool noComputeNetwork(const Question& q) {
    return std::none_of(q.design.fabrics.begin(), q.design.fabrics.end(),
                        [](const auto& f) { return f.value.role == FabricRole::Compute; });
}
bool nothingRequired(const Question& q) {
    return std::all_of(q.design.fabrics.begin(), q.design.fabrics.end(), [](const auto& f) {
        return f.value.role != FabricRole::Compute || f.value.requiredPerCard.si <= 0;
    });
}
bool otherNetwork(const Question& q) {
    const auto* f = itemOf(q.design.fabrics, q.item);
    return f && f->role != FabricRole::Compute;
}
bool accessOnly(const Question& q) {
    const auto* f = itemOf(q.design.fabrics, q.item);
    return f && f->role == FabricRole::OutOfBand;
}
bool noSwitches(const Question& q) {
    const auto* f = itemOf(q.design.fabrics, q.item);
    return f && f->role == FabricRole::Compute && withoutSwitches(f->family);
}
bool isTorus(const Question& q) {
    const auto* f = itemOf(q.design.fabrics, q.item);
    return f && f->role == FabricRole::Compute && f->family == FabricFamily::Torus;
}
bool isDragonfly(const Question& q) {
    const auto* f = itemOf(q.design.fabrics, q.item);
    return f && f->role == FabricRole::Compute && f->family == FabricFamily::Dragonfly;
}
bool hasTiers(const Question& q) {
    const auto* f = itemOf(q.design.fabrics, q.item);
    return f && (f->role != FabricRole::Compute || isTree(f->family));
}
/// Storage nodes that share leaves with servers, if there are any.
bool noStorageSide(const Question& q) {
    const auto* f = itemOf(q.design.fabrics, q.item);
    const auto* r = itemOf(q.results.fabrics, q.item);
    return (f && (f->role != FabricRole::Storage || !f->storageOversubscription)) || (r && r->leaves);
}
bool fewerSides(const Question& q) {
    const auto* f = itemOf(q.results.fabrics, q.item);
    return f && f->side1;
}
/// No compute network in which a ratio could be asked for.
bool noTree(const Question& q) {
    return std::none_of(q.design.fabrics.begin(), q.design.fabrics.end(),
                        [](const auto& f) { return f.value.role == FabricRole::Compute && isTree(f.value.family); });
}
bool wholeRacks(const Question& q) {
    const auto* p = itemOf(q.design.pools, q.item);
    return p && p->server.racksPerUnit.has_value();
}
bool noRackLimit(const Question& q) {
    return !q.project.rackLimit;
}
bool noPowerLimit(const Question& q) {
    return !q.project.powerLimit;
}
bool noServers(const Question& q) {
    return q.design.pools.empty();
}
bool noLoad(const Question& q) {
    const auto& peak = q.results.power.itPeak;
    return peak && peak->si == 0;
}
bool noLiquid(const Question& q) {
    const auto& heat = q.results.cooling.liquidHeat;
    return heat && heat->si == 0;
}
bool notThreePhases(const Question& q) {
    return q.design.power.feedKind != FeedKind::ThreePhase;
}
/// The densest rack is a product with power shelves of its own.
bool densestIsProduct(const Question& q) {
    const auto& pools = q.results.pools;
    const auto densest = std::max_element(pools.begin(), pools.end(), [](const auto& a, const auto& b) {
        return a.value.rackPower.value_or(Power{0}) < b.value.rackPower.value_or(Power{0});
    });
    const auto* p = densest == pools.end() ? nullptr : itemOf(q.design.pools, densest->name);
    return p && p->server.racksPerUnit.has_value();
}

/// The run needs more than the largest usual port gives.
bool beyondPorts(const Question& q) {
    const auto* w = itemOf(q.results.workloads, q.item);
    return w && w->network.portsUse && w->network.portsUse->si > 0 && !w->network.portRate;
}
bool readsNothing(const Question& q) {
    const auto& needed = q.results.storage.readNeeded;
    return needed && needed->si == 0;
}
bool requiresTooMuch(const Question& q) {
    const auto* f = itemOf(q.results.fabrics, q.item);
    return f && f->ports.at800 && !f->ports.smallest;
}
/// The time until a buffer is full needs its size and several senders.
bool noBuffer(const Question& q) {
    const auto* f = itemOf(q.design.fabrics, q.item);
    return f && (!f->portBuffer || f->incastSenders < 2);
}

struct Rule {
    std::string_view group;  ///< first key of the result
    std::string_view keys;   ///< last keys, with a space on both sides; empty = all of the group
    bool (*applies)(const Question&);
    std::string_view why;       ///< id of the sentence
    std::string_view key = "";  ///< where one would change it
};
constexpr std::string_view kAlgorithms =
    " compression_days_before compression_days_after compression_traffic_before compression_traffic_after "
    "capacity_days_before capacity_days_after capacity_traffic_before capacity_traffic_after dropped_tokens "
    "packing_days_before packing_days_after packing_traffic_before packing_traffic_after ";
constexpr std::string_view kService =
    " instance_weights kv_per_token concurrency latency_batch batch crossover_batch distinct_experts prefill exchange "
    "decode_pass tpot "
    "ttft ttft_peak user_tokens card_tokens prompt_tokens requests by_mean by_peak prefill_instances decode_instances "
    "pool_ratio ";
constexpr std::string_view kSwitchLosses =
    " leaf_cards leaf_servers leaf_left spine_cards spine_servers spine_left core_cards core_servers core_left ";
constexpr std::string_view kLosses =
    " leaf_cards leaf_servers leaf_left spine_cards spine_servers spine_left core_cards core_servers core_left "
    "plane_cards plane_servers plane_left link_cards link_servers link_left ";
constexpr std::string_view kCongestion =
    " leaf_flows pod_flows leaf_hash pod_hash loss_kept amplification incast_kept buffer_fill ports_left leaf_line "
    "leaf_left pod_line pod_left at_200 at_400 at_800 smallest_port ";
constexpr std::string_view kTiers =
    " requested realised_spine pods last_pod_leaves last_pod_spines core_links_per_pair leaf_spine_links "
    "spine_core_links switch_hops max_servers trunk_rate ";
constexpr std::string_view kUplinks = " leaf_flows pod_flows leaf_hash pod_hash leaf_line pod_line pod_left ";
constexpr std::string_view kPodTier =
    " realised_spine pods last_pod_leaves last_pod_spines core_links_per_pair pod_flows pod_hash pod_line pod_left ";
constexpr Rule kRules[] = {
    {"workloads", kAlgorithms, &isInference, "blank.inference"},
    {"workloads", kAlgorithms, &isPlanned, "blank.planned"},
    {"workloads",
     " capacity_days_before capacity_days_after capacity_traffic_before capacity_traffic_after dropped_tokens ",
     &isDense, "blank.dense"},
    {"workloads", " instance_tokens instances_needed cards_needed load ", &isTraining, "blank.training"},
    {"workloads", kService, &isTraining, "blank.training"},
    {"workloads", " distinct_experts ", &isDense, "blank.dense"},
    {"workloads", " latency_batch ", &noTokenTarget, "blank.no_target"},
    {"workloads", " prefill_instances decode_instances ", &servesTogether, "blank.together"},
    {"workloads", " ttft ttft_peak ", &noRequests, "blank.no_requests"},
    {"workloads",
     " total_flops total_flops_6nd days_ideal step_time data_parallel memory_per_card memory_share "
     "scaling_efficiency mfu hfu strategy compute recompute tensor context expert bubble transfer gradient optimizer "
     "straggler useful_tokens computed_tokens_per_second pipeline weights gradients activations logits buffers reserve "
     "scale_up_need scale_up_supply "
     "ports_need ports_supply leaf_need leaf_supply pod_need pod_supply binding slack ",
     &isInference, "blank.inference"},
    {"workloads", " compute recompute tensor context expert bubble transfer gradient optimizer straggler ", &isPlanned,
     "blank.planned"},
    {"workloads",
     " tensor_block context_block expert_block data_block pipeline_block ports_use leaf_use pod_use ports_mean "
     "leaf_mean pod_mean "
     "port_rate_for_run step_before congestion ",
     &isInference, "blank.inference"},
    {"workloads", " step_before congestion ", &isPlanned, "blank.planned"},
    {"workloads", " port_rate_for_run ", &beyondPorts, "blank.no_port_rate"},
    {"workloads", " ports_use leaf_use pod_use ports_mean leaf_mean pod_mean port_rate_for_run ", &noSuchTier,
     "blank.no_tier"},
    {"workloads", " ports_need ports_supply leaf_need leaf_supply pod_need pod_supply binding slack ", &noSuchTier,
     "blank.no_tier"},
    {"demand", " shortfall_6nd ", &nothingTrains, "blank.no_training", "workloads"},
    {"training", "", &nothingTrains, "blank.no_training", "workloads"},
    {"training", " days_low days_high ", &allPlanned, "blank.planned"},
    {"storage", " per_card of_ports step slowdown ", &noComputeNetwork, "blank.no_compute_network", "fabrics"},
    {"storage", " step slowdown ", &longestPlanned, "blank.planned"},
    {"storage", " step ", &synchronous, "blank.stands_still", "checkpoint.mode"},
    {"storage", "", &nothingTrains, "blank.no_training", "workloads"},
    {"storage", " capacity capacity_needed write write_needed read read_needed ", &noSuchStorage, "blank.no_tier_kind",
     "tiers"},
    {"storage", " carries network_limit needed together load ", &noStorageNetwork, "blank.no_storage_network",
     "fabrics"},
    {"storage", " slack cache_hit read_mean ", &readsNothing, "blank.reads_nothing"},
    {"storage", " shuffle_buffer memory_share ", &countsTokens, "blank.counts_tokens", "data.unit"},
    {"storage", " snapshot_memory ", &synchronous, "blank.synchronous", "checkpoint.mode"},
    {"reliability", " mtti optimal_interval young_interval daly_interval ", &nothingInterrupts,
     "blank.no_interruptions", "reliability.classes"},
    {"reliability", "", &nothingTrains, "blank.no_training", "workloads"},
    {"cost", " per_run ", &nothingTrains, "blank.no_training", "workloads"},
    {"fabric",
     " leaf_switches spine_switches core_switches oversubscription bisection_bandwidth per_card port_rate_needed ",
     &noComputeNetwork, "blank.no_compute_network", "fabrics"},
    {"fabric", " port_rate_needed ", &nothingRequired, "blank.no_requirement"},
    {"fabrics", " per_card nic_rate cards_per_leaf cards_per_pod ", &otherNetwork, "blank.other_network"},
    {"fabric", " oversubscription ", &noTree, "blank.no_tree", "fabrics"},
    {"fabrics",
     " tier_count leaf_down leaf_up links_per_pair unused_leaf_ports unused_spine_ports unused_core_ports "
     "cards_per_leaf cards_per_pod realised_leaf realised when_full groups ",
     &noSwitches, "blank.no_switches"},
    {"fabrics", " tier_count unused_spine_ports unused_core_ports realised_leaf realised when_full ", &isDragonfly,
     "blank.no_tree"},
    {"fabrics", " side_a side_b side_c ", &isDragonfly, "blank.no_sides"},
    {"fabrics", " side_a side_b side_c groups unused_positions ", &hasTiers, "blank.no_sides"},
    {"fabrics", " side_b side_c ", &fewerSides, "blank.no_sides"},
    {"fabrics", kLosses, &otherNetwork, "blank.other_network"},
    {"fabrics", kCongestion, &otherNetwork, "blank.other_network"},
    {"fabrics", " buffer_fill ", &noBuffer, "blank.no_buffer"},
    {"fabrics", " smallest_port ", &requiresTooMuch, "blank.no_port_rate"},
    {"fabrics", " smallest_port ", &nothingRequired, "blank.no_requirement"},
    {"fabrics", " max_endpoints max_servers ", &isTorus, "blank.torus_grows"},
    {"fabrics", kTiers, &accessOnly, "blank.access_only"},
    {"fabrics", kTiers, &noSwitches, "blank.no_switches"},
    {"fabrics", kUplinks, &noSwitches, "blank.no_switches"},
    {"fabrics", kUplinks, &isDragonfly, "blank.no_tree"},
    {"fabrics", " leaf_left ", &isDragonfly, "blank.no_tree"},
    {"fabrics", " requested realised_spine pods last_pod_leaves last_pod_spines core_links_per_pair trunk_rate ",
     &isDragonfly, "blank.no_tree"},
    {"fabrics", " trunk_rate ", &oneTier, "blank.one_tier"},
    {"fabrics", " requested_storage realised_storage when_full_storage storage_leaves storage_down ", &noStorageSide,
     "blank.no_storage_side"},
    {"fabrics", kUplinks, &oneTier, "blank.one_tier"},
    {"fabrics", " leaf_left spine_cards spine_servers spine_left ", &oneTier, "blank.one_tier"},
    {"fabrics", kPodTier, &twoTiers, "blank.two_tiers"},
    {"fabrics", kSwitchLosses, &noSwitches, "blank.no_switches"},
    {"fabrics", " spine_cards spine_servers spine_left core_cards core_servers core_left ", &isDragonfly,
     "blank.no_tree"},
    {"fabrics", " core_cards core_servers core_left ", &twoTiers, "blank.two_tiers"},
    {"fabrics", " cards_per_pod ", &twoTiers, "blank.two_tiers"},
    {"fabrics",
     " leaf_down leaf_up links_per_pair realised_leaf unused_spine_ports unused_core_ports max_endpoints growth hops "
     "bisection ",
     &accessOnly, "blank.access_only"},
    {"pools", " servers_per_rack ", &wholeRacks, "blank.whole_racks"},
    {"racks", " margin ", &noRackLimit, "blank.no_limit", "project.rack_limit"},
    {"power", " margin ", &noPowerLimit, "blank.no_limit", "project.power_limit"},
    {"racks", " density floor_load spread ", &noServers, "blank.no_servers", "pools"},
    {"cooling", " method density ", &noServers, "blank.no_servers", "pools"},
    {"power", " feed_load feed_normal feed_current_normal feed_current_after_loss phase_imbalance over_modules ",
     &noServers, "blank.no_servers", "pools"},
    {"compute", " peak_flops ", &noServers, "blank.no_servers", "pools"},
    {"cost", " per_card_hour per_run network_share network_share_narrow ", &noServers, "blank.no_servers", "pools"},
    {"power", " reserved_over_nameplate ", &noLoad, "blank.no_load"},
    {"power", " losses_sustained over_modules energy_stated energy_parts energy_per_year carbon_per_year ", &noLoad,
     "blank.no_load"},
    {"power", " phase_imbalance ", &notThreePhases, "blank.not_three_phases", "power.feed_kind"},
    {"power", " phase_imbalance ", &densestIsProduct, "blank.whole_racks"},
    {"cooling", " pue_design pue_annual pue_parts free_cooling water_per_year water_use reused_heat ", &noLoad,
     "blank.no_load"},
    {"cooling", " coolant_return facility_water water_class ride_through ", &noLiquid, "blank.no_liquid",
     "cooling.method_choice"},
};

/// Name of the list item a path stands in ("train" of "pools.train.racks"), else empty.
std::string_view itemName(std::string_view path) {
    const std::size_t first = path.find('.');
    const std::size_t second = first == path.npos ? path.npos : path.find('.', first + 1);
    return second == path.npos ? std::string_view() : path.substr(first + 1, second - first - 1);
}

std::optional<Problem> notApplicable(const Project& project, const Design& design, const Results& results,
                                     std::string_view path) {
    const std::string_view group = path.substr(0, path.find('.'));
    const std::string last = " " + std::string(path.substr(path.rfind('.') + 1)) + " ";
    const Question q{project, design, results, itemName(path)};
    for (const Rule& r : kRules)
        if (r.group == group && (r.keys.empty() || r.keys.find(last) != r.keys.npos) && r.applies(q))
            return problem(r.why, {}, r.key, Severity::Info);
    return std::nullopt;
}

const Problem* blocking(const Results& results, std::string_view key) {
    for (const Problem& p : results.problems)
        if (p.blocks && (p.key == key || (p.id == "missing.choice" && comesWith(key, p.key)))) return &p;
    return nullptr;
}

/// A finding about a list as a whole ("pools") holds up what is computed from its items.
const Problem* emptyList(const Results& results, std::string_view from) {
    for (const Problem& p : results.problems)
        if (p.blocks && p.key.find('.') == p.key.npos && !p.key.empty() &&
            (" " + std::string(from)).find(" " + p.key + ".*.") != std::string::npos)
            return &p;
    return nullptr;
}

/// Patterns name every pool; a workload waits only for its own.
bool ofAnotherPool(const Design& design, std::string_view key, std::string_view next) {
    if (!key.starts_with("workloads.") || !next.starts_with("pools.")) return false;
    const auto* w = itemOf(design.workloads, itemName(key));
    const auto* pool = w ? plan::poolOf(design, *w) : nullptr;
    return pool && pool->name != itemName(next);
}

/// A plausible value for an input that is blank.
std::optional<Value> plausible(const Field& row, const Project& project) {
    double shown = 1;
    for (const Range& r : {row.typical, row.hard}) {
        if (!std::isfinite(r.min)) continue;
        shown = !std::isfinite(r.max) ? std::max(r.min, 1.0) : r.min > 0 ? std::sqrt(r.min * r.max) : r.max / 2;
        break;
    }
    const Unit* unit = findUnit(row.unit);
    if (row.kind == Kind::Quantity) return Value(unit ? toSi(shown, *unit) : shown);
    if (row.kind == Kind::Integer) return Value(static_cast<std::int64_t>(std::llround(shown)));
    if (row.kind == Kind::Amount) return Value(Money{shown, std::string(currencyCode(project))});
    return std::nullopt;
}

/// The one blank input whose filling gives the result a value: for what no finding speaks of.
std::optional<std::string> blankInput(const Project& project, const Design& design, const Results& results,
                                      std::string_view path) {
    constexpr int kMostTrials = 100;
    int trials = 0;
    for (const auto& source : sourceInputs(project, design, results, path)) {
        Project p = project;
        Design d = design;
        const auto place = findInput(p, d, source);
        if (!place || !place->row->optional || !isBlank(place->value())) continue;
        const auto value = plausible(*place->row, project);
        if (!value) continue;
        if (++trials > kMostTrials) break;
        place->row->set(place->owner, *value);
        const Results filled = evaluate(p, d);
        const auto result = findResult(filled, path);
        if (result && !isBlank(result->value())) return source;
    }
    return std::nullopt;
}

Blank missing(const Design& design, const std::string& key) {
    const std::string choice = unchosen(design, key);
    if (choice.empty()) return {BlankState::Missing, problem("blank.missing", {Arg::key(key)}, key, Severity::Warning)};
    return {BlankState::Missing, problem("blank.choice", {Arg::key(choice)}, choice, Severity::Warning)};
}

}  // namespace

std::string_view wordOf(BlankState state) {
    switch (state) {
        case BlankState::Missing:
            return "missing";
        case BlankState::NotApplicable:
            return "not_applicable";
        case BlankState::Unpriced:
            return "unpriced";
        case BlankState::Impossible:
            break;
    }
    return "impossible";
}

bool isBlank(const Value& value) {
    if (const auto* s = std::get_if<std::string>(&value)) return s->empty();
    if (const auto* d = std::get_if<double>(&value)) return !std::isfinite(*d);
    return std::holds_alternative<std::monostate>(value);
}

const std::vector<std::string>& BlankReasons::from(const std::string& key) {
    const auto known = m_from.find(key);
    if (known != m_from.end()) return known->second;
    return m_from.emplace(key, dependencies(m_project, m_design, m_results, key)).first->second;
}

/// Walks from a blank result through what is blank itself to the findings that hold it up; the nearest comes first.
std::optional<Problem> BlankReasons::findingBehind(const std::string& path) {
    std::vector<std::string> open{path};
    std::set<std::string, std::less<>> seen;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const std::string key = open[i];
        if (const auto* found = blocking(m_results, key)) return *found;
        const auto place = findResult(m_results, key);
        if (!place) continue;
        if (const auto* found = emptyList(m_results, place->row->from)) return *found;
        for (const auto& next : from(key)) {
            if (ofAnotherPool(m_design, key, next)) continue;
            if (const auto* found = blocking(m_results, next)) return *found;
            if (!resultRow(next) || !seen.insert(next).second) continue;
            const auto value = findResult(m_results, next);
            if (value && value->row->get && isBlank(value->value())) open.push_back(next);
        }
    }
    return std::nullopt;
}

std::optional<Blank> BlankReasons::of(std::string_view resultKey) {
    if (!resultRow(resultKey)) return std::nullopt;
    const auto place = findResult(m_results, resultKey);
    if (!place || !place->row->get || !isBlank(place->value())) return std::nullopt;
    const std::string& path = place->path;
    if (const auto why = notApplicable(m_project, m_design, m_results, path))
        return Blank{why->id == "blank.no_port_rate" ? BlankState::Impossible : BlankState::NotApplicable, *why};
    if (const auto found = findingBehind(path)) {
        if (found->id == "missing.input") return missing(m_design, found->key);
        if (found->id == "missing.choice")
            return Blank{BlankState::Missing, problem("blank.choice", found->args, found->key, Severity::Warning)};
        return Blank{BlankState::Impossible, *found};
    }
    if (path.starts_with("cost.") && m_results.cost.unpricedLines > 0)
        return Blank{BlankState::Unpriced, problem("blank.unpriced", {}, "cost.unpriced_lines", Severity::Warning)};
    if (const auto input = blankInput(m_project, m_design, m_results, path)) return missing(m_design, *input);
    return Blank{BlankState::Impossible, problem("blank.impossible", {Arg::key(path)}, path)};
}

std::optional<Blank> whyBlank(const Project& project, const Design& design, const Results& results,
                              std::string_view resultKey) {
    return BlankReasons(project, design, results).of(resultKey);
}

}  // namespace model
