// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of the fabric golden file: reads a row's inputs, calls the model, names the results as the rows do.
#include <cmath>
#include <vector>

#include "model/fabric/cabling.h"
#include "model/fabric/congestion.h"
#include "model/fabric/families.h"
#include "model/fabric/placement.h"
#include "model/fabric/sizing.h"
#include "tests/golden/inputs.h"
#include "tests/golden/kinds.h"

namespace fabric_kinds {

using golden::Inputs;
using golden::orNull;
using nlohmann::json;
using namespace model;
using namespace model::fabric;

constexpr double kBytesPerGbit = 1e9 / 8;

json divisor(Inputs& in) {
    const SpinePlan p = divisorRule(in.integer("leaves"), in.integer("leaf_up"), in.integer("spine_radix"));
    return {{"need", p.need},
            {"spines", orNull(p.spines)},
            {"links_per_pair", orNull(p.linksPerPair)},
            {"spine_ports_used", orNull(p.portsUsed)}};
}

json fatTree(Inputs& in) {
    const auto t = karyFatTree(in.integer("k"));
    if (!t) return nullptr;
    return {{"hosts", t->hosts},
            {"switches", t->switches},
            {"edge", t->edge},
            {"agg", t->aggregation},
            {"core", t->core},
            {"host_links", t->hostLinks},
            {"edge_agg_links", t->edgeAggLinks},
            {"agg_core_links", t->aggCoreLinks}};
}

json twoTier(Inputs& in, double ratio) {
    const auto t = largestTwoTier(in.integer("k"), ratio);
    if (!t) return nullptr;
    return {{"down", t->down},
            {"up", t->up},
            {"max_endpoints", t->maxEndpoints},
            {"ratio", t->ratio},
            {"leaves", t->leaves},
            {"spines", t->spines},
            {"leaf_spine_links", t->leafSpineLinks},
            {"max_leaves", t->leaves}};
}

json multiPlane(Inputs& in) {
    const std::int64_t k = in.integer("k"), planes = in.integer("P");
    if (k < 1 || planes < 1 || k > 65536 || planes > 256) return nullptr;
    const auto t = largestTwoTier(k * planes, 1);
    return {{"radix_per_plane", k * planes}, {"max_endpoints", t ? json(t->maxEndpoints) : json(nullptr)}};
}

json dragonfly(Inputs& in) {
    const auto d = balancedDragonfly(in.integer("h"));
    if (!d) return nullptr;
    return {{"radix", d->radix},
            {"a", d->a},
            {"p", d->p},
            {"groups", d->groups},
            {"hosts", d->hosts},
            {"switches", d->switches},
            {"local_links", d->localLinks},
            {"global_links", d->globalLinks}};
}

json direct(const std::optional<DirectNetwork>& n) {
    if (!n) return nullptr;
    return {{"N", n->endpoints},
            {"links", n->links},
            {"degree", n->degree},
            {"bisection_links", n->bisectionLinks},
            {"diameter", n->diameter}};
}

json mesh2D(Inputs& in) {
    const auto dims = in.integers("dims");
    return dims.size() == 2 ? direct(fullMesh2D(dims[0], dims[1])) : json(nullptr);
}

json ecmp(Inputs& in) {
    const auto e = ecmpLoad(in.integer("flows"), in.integer("links"));
    if (!e) return nullptr;
    return {{"expected_max_load", e->expectedMax}, {"efficiency", e->efficiency}};
}

json resend(Inputs& in) {
    const auto r = retransmission(in.number("loss"), in.number("window_packets"));
    if (!r) return nullptr;
    return {{"go_back_n_efficiency", r->goBackN}, {"selective_repeat_efficiency", r->selectiveRepeat}};
}

json incastOf(Inputs& in) {
    const auto r = incast(in.integer("senders"), ByteRate{in.number("port_gbps") * kBytesPerGbit},
                          Bytes{in.number("buffer_bytes")});
    if (!r) return nullptr;
    return {{"fair_share_gbps", r->fairShare.si / kBytesPerGbit}, {"fill_s", r->fill.si}};
}

json times(Inputs& in) {
    const auto t = topologyTimes(in.integer("N"), in.integers("torus_dims"), Bytes{in.number("S_bytes")},
                                 Bytes{in.number("alltoall_bytes")}, ByteRate{in.number("B_bytes_per_s")},
                                 Duration{in.number("alpha_switched_s")}, Duration{in.number("alpha_neighbour_s")});
    if (!t) return nullptr;
    return {{"switched_ring_allreduce_s", t->switchedRing.si},
            {"switched_halving_doubling_allreduce_s", t->switchedHalvingDoubling.si},
            {"torus_multiring_allreduce_s", t->torusMultiRing.si},
            {"fullmesh_direct_allreduce_s", t->fullMeshDirect.si},
            {"alltoall_bandwidth_time_switched_s", t->allToAllSwitched.si},
            {"alltoall_bandwidth_time_torus_s", t->allToAllTorus.si},
            {"torus_over_switched_alltoall", t->torusOverSwitched}};
}

struct Volumes {
    std::optional<StepVolumes> volumes;
    Duration step;
};
Volumes volumesOf(Inputs& in) {
    StepVolumeInputs v{in.number("params"),       in.integer("tp"),           in.integer("pp"),
                       in.integer("dp"),          in.integer("hidden"),       in.integer("seq"),
                       in.integer("micro_batch"), in.integer("microbatches"), in.number("bytes_per_element")};
    Volumes out{stepVolumes(v), {}};
    const double cards = static_cast<double>(v.tp) * static_cast<double>(v.pp) * static_cast<double>(v.dp);
    const double speed = cards * in.number("peak_flops_per_gpu") * in.number("mfu");
    if (out.volumes) out.step = Duration{6 * v.params * out.volumes->tokens / speed};
    return out;
}

json commVolumes(Inputs& in) {
    const Volumes v = volumesOf(in);
    if (!v.volumes || !isFinite(v.step) || v.step.si <= 0) return nullptr;
    return {{"dp_ring_bytes_per_gpu", v.volumes->dataParallelRing.si},
            {"pp_bytes_per_boundary_per_microbatch_per_direction", v.volumes->pipelineBoundary.si},
            {"pp_mean_sent_bytes_per_gpu", v.volumes->pipelineSent.si},
            {"step_seconds", v.step.si}};
}

std::optional<double> placementShare(Inputs& place, const char* group, std::int64_t members, std::int64_t nodes,
                                     std::int64_t perLeaf) {
    const std::string how = place.text(group);
    if (how == "one_leaf" || how == "none") return 0.0;
    if (how == "all_cross") return 1.0;
    if (how == "random_ring") return randomRingShare(nodes, perLeaf);
    if (how == "contiguous_ring")
        return contiguousRingShare(members, place.integer((std::string(group) + "_members_per_leaf").c_str()));
    place.miss(group);
    return std::nullopt;
}

json commPlacement(Inputs& in) {
    const Volumes v = volumesOf(in);
    const json* given = in.find("placement");
    if (!given) return in.miss("placement"), json(nullptr);
    Inputs place{*given, {}};
    const std::int64_t perLeaf = in.integer("nodes_per_leaf"), nodes = in.integer("nodes");
    const auto dp = placementShare(place, "dp", in.integer("dp"), nodes, perLeaf);
    const auto pp = placementShare(place, "pp", in.integer("pp"), nodes, perLeaf);
    if (!place.missing.empty()) in.miss("placement");
    if (!v.volumes || !dp || !pp) return nullptr;
    const double window = in.number("window_share_of_step"), ratio = in.number("oversubscribed_ratio");
    const auto load = [&](double r) {
        return trunkLoad(*v.volumes, *dp, *pp, perLeaf, in.integer("leaf_uplinks"),
                         ByteRate{in.number("uplink_bytes_per_s")}, v.step, window, r);
    };
    const auto even = load(1), over = load(ratio);
    if (!even || !over) return nullptr;
    const std::string tail = "_window_" + std::to_string(std::lround(window * 100)) + "pct";
    return {{"dp_cross_leaf_share", *dp},
            {"pp_cross_leaf_share", *pp},
            {"spine_bytes_per_gpu", even->spineBytes.si},
            {"spine_share", even->spineShare},
            {"mean_trunk_utilisation_1to1", even->mean},
            {"burst_trunk_utilisation_1to1" + tail, even->burst},
            {"burst_trunk_utilisation_" + std::to_string(std::lround(ratio)) + "to1" + tail, over->burst}};
}

std::vector<double> numbersOf(Inputs& in, const char* key) {
    std::vector<double> out;
    const json* list = in.find(key);
    if (list && list->is_array())
        for (const json& n : *list)
            if (n.is_number()) out.push_back(n);
    if (out.empty()) in.miss(key);
    return out;
}

json lengthOnSale(double metres, const std::vector<double>& stock) {
    const std::size_t i = stockIndex(metres, stock);
    return i < stock.size() ? json(stock[i]) : json(nullptr);
}

json stockLength(Inputs& in) {
    const double way = in.number("distance_m") * in.number("slack");
    return {{"with_slack_m", way}, {"length_m", lengthOnSale(way, numbersOf(in, "stock_m"))}};
}

/// Way over the floor alone: both ends at the height of the tray.
json manhattan(Inputs& in) {
    const auto a = in.integers("a"), b = in.integers("b");
    const double tile = in.number("tile_m");
    if (a.size() != 2 || b.size() != 2) return nullptr;
    const auto at = [&](const std::vector<std::int64_t>& p, std::int32_t rack) {
        return Place{tile * static_cast<double>(p[0]), tile * static_cast<double>(p[1]), 0, rack};
    };
    return {{"distance_m", cableWay(at(a, 0), at(b, 1), {0, 0, 1})}};
}

json lengthOnTheGrid(Inputs& in) {
    const auto a = in.integers("a_row_pos_u"), z = in.integers("z_row_pos_u");
    const double pitch = in.number("rack_pitch_m"), rows = in.number("row_pitch_m"), unit = in.number("u_m"),
                 base = in.number("u1_base_m"), slack = in.number("slack");
    const CableRules rules{in.number("tray_height_m"), in.number("same_rack_dressing_m_per_end"), slack};
    const auto stock = numbersOf(in, "stock_m");
    if (a.size() != 3 || z.size() != 3) return nullptr;
    const auto at = [&](const std::vector<std::int64_t>& p) {
        return Place{pitch * static_cast<double>(p[1]), rows * static_cast<double>(p[0]),
                     base + unit * (static_cast<double>(p[2]) - 0.5), static_cast<std::int32_t>(1000 * p[0] + p[1])};
    };
    const double way = cableWay(at(a), at(z), rules);
    return {{"raw_m", way}, {"with_slack_m", way * slack}, {"length_m", lengthOnSale(way * slack, stock)}};
}

json crossLeafShare(Inputs& in) {
    const std::string pattern = in.text("pattern");
    std::optional<double> share;
    if (pattern == "contiguous_ring")
        share = contiguousRingShare(in.integer("members"), in.integer("members_per_leaf"));
    else if (pattern == "random_ring")
        share = randomRingShare(in.integer("endpoints"), in.integer("endpoints_per_leaf"));
    else if (pattern == "uniform_all_to_all")
        share = allToAllShare(in.integer("members"), in.integer("members_per_leaf"));
    else
        in.miss("pattern");
    return {{"share", orNull(share)}};
}

const golden::Evaluators& evaluators() {
    static const golden::Evaluators table{
        {"divisor_rule", divisor},
        {"kary_fat_tree_3tier", fatTree},
        {"two_tier_nonblocking", [](Inputs& in) { return twoTier(in, 1); }},
        {"two_tier_oversubscribed", [](Inputs& in) { return twoTier(in, in.number("r")); }},
        {"multi_plane_two_tier", multiPlane},
        {"dragonfly_balanced", dragonfly},
        {"torus", [](Inputs& in) { return direct(torus(in.integers("dims"))); }},
        {"full_mesh", [](Inputs& in) { return direct(fullMesh(in.integer("N"))); }},
        {"full_mesh_2d", mesh2D},
        {"ecmp_efficiency", ecmp},
        {"retransmission_efficiency", resend},
        {"incast", incastOf},
        {"topology_times", times},
        {"comm_volumes", commVolumes},
        {"comm_placement", commPlacement},
        {"cross_leaf_share", crossLeafShare},
        {"stock_length", stockLength},
        {"manhattan_distance", manhattan},
        {"cable_length", lengthOnTheGrid},
    };
    return table;
}

}  // namespace fabric_kinds

std::optional<nlohmann::json> evaluateFabricKind(const std::string& kind, const nlohmann::json& inputs,
                                                 std::string& why) {
    return golden::evaluateBy(fabric_kinds::evaluators(), kind, inputs, why);
}
