// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of published systems and their bill: counts that follow from the stated structure. Numbers a document only
// gives (storage switches, racks of management nodes) are inputs of the row.
#include "model/validation/published_systems.h"

#include "model/fabric/failure_domain.h"
#include "model/fabric/families.h"
#include "model/fabric/optics.h"
#include "model/fabric/sizing.h"
#include "model/validation/case_inputs.h"

namespace model::validation {
namespace {

using nlohmann::json;
using namespace fabric;

json fabricSizing(Inputs& in) {
    const SizingInputs s = sizingInputs(in);
    const Sizing z = sizeFabric(s);
    json out{{"nodes", s.nodes}};
    const auto put = [&](const char* key, std::int64_t value) { out[key] = z.feasible ? json(value) : json(nullptr); };
    if (in.has("gpus_per_node")) out["gpus"] = s.nodes * in.integer("gpus_per_node");
    put("tiers", z.tiers);
    put("pods", z.total.pods);
    put("leaf", z.total.leaves);
    put("spine", z.total.spines);
    put("core", z.total.cores);
    put("leaf_per_plane", z.perPlane.leaves);
    put("spine_per_plane", z.perPlane.spines);
    put("core_per_plane", z.perPlane.cores);
    put("node_leaf_links", z.total.nodeLinks);
    put("leaf_spine_links", z.total.leafSpineLinks);
    put("spine_core_links", z.total.spineCoreLinks);
    put("node_leaf_cables", z.nodeCables);
    put("node_leaf_cables_with_ufm",
        s.linksPerCage > 0 ? ceilDiv(z.total.nodeLinks + z.total.ufmLinks, s.linksPerCage) : 0);
    put("leaf_spine_cables", z.leafSpineCables);
    put("spine_core_cables", z.spineCoreCables);
    put("links_per_pair", z.linksPerPair);
    put("unused_leaf_ports", z.total.unusedLeafPorts);
    put("unused_spine_ports", z.total.unusedSpinePorts);
    return out;
}

json ratioOf(Inputs& in) {
    return {{"ratio", orNull(oversubscription(in.integer("down_ports"), ByteRate{in.number("down_gbps")},
                                              in.integer("up_ports"), ByteRate{in.number("up_gbps")}))}};
}

json dualTor(Inputs& in) {
    const auto p = dualTorPod(in.integer("segments"), in.integer("tors_per_segment"), in.integer("planes"),
                              in.integer("gpus_per_segment"), in.integer("nic_ports"), in.integer("tor_down_ports"),
                              in.integer("tor_up_ports"), in.integer("agg_down_ports"));
    if (!p) return nullptr;
    return {{"gpus", p->gpus},
            {"tors", p->tors},
            {"tor_agg_links", p->torAggLinks},
            {"agg_per_plane", p->aggPerPlane},
            {"agg", p->aggs}};
}

json shareLeft(Inputs& in) {
    return {{"share_left", orNull(planeShareLeft(in.integer("switches_in_plane"), in.integer("lost")))}};
}

json ocs(Inputs& in) {
    const auto t = opticalTorus(in.integers("dims"), in.integers("cube"), in.integer("ocs_ports_used"));
    if (!t) return nullptr;
    return {{"cubes", t->cubes}, {"optical_ports", t->opticalPorts}, {"ocs", t->switches}};
}

json simaiHeader(Inputs& in) {
    const std::int64_t gpus = in.integer("gpus"), perServer = in.integer("gpus_per_server");
    const std::int64_t nvswitches = in.integer("nvswitches"), tors = in.integer("tors"), aggs = in.integer("aggs");
    const std::int64_t links = gpus + gpus * in.integer("tors_per_gpu") + tors * aggs;
    const std::string type = in.text("gpu_type");
    std::string line;
    for (const std::int64_t x : {gpus + nvswitches + tors + aggs, perServer, nvswitches, tors + aggs, links})
        line += std::to_string(x) + " ";
    return {{"line", line + type}};
}

json podCounts(Inputs& in) {
    const std::int64_t racks = in.integer("pods") * in.integer("racks_per_pod");
    const std::int64_t perRack = in.integer("gpus_per_rack"), perNode = in.integer("gpus_per_node");
    if (perNode < 1) return nullptr;
    return {{"gpus_per_pod", in.integer("racks_per_pod") * perRack},
            {"gpus", racks * perRack},
            {"nodes", ceilDiv(racks * perRack, perNode)},
            {"racks", racks}};
}

json twoLevelScaleUp(Inputs& in) {
    return {{"npus", in.integer("nodes") * in.integer("npus_per_node")},
            {"l1_switches", in.integer("nodes") * in.integer("l1_switches_per_node")},
            {"l2_switches", in.integer("sub_planes") * in.integer("l2_switches_per_sub_plane")}};
}

json suRacks(Inputs& in) {
    const std::int64_t perSu = in.integer("compute_racks_per_su");
    return {{"su_w", static_cast<double>(perSu * in.integer("nodes_per_rack")) * in.number("node_w")},
            {"total_racks", in.integer("su") * perSu + in.integer("management_racks")}};
}

/// Lines that follow from the sizing: switches, fibres, modules.
json fabricLines(Inputs& in, const SizingInputs& s, const Sizing& z) {
    const std::int64_t perCage = in.integer("switch_ports") / std::max<std::int64_t>(1, in.integer("switch_cages"));
    const std::int64_t nodePorts = ceilDiv(s.railsPerNode, std::max<std::int64_t>(1, in.integer("node_cages")));
    OpticsInputs how;
    how.switchPortsPerCage = perCage;
    how.nodePortsPerCage = nodePorts;
    how.populateAll = true;  // full scalable units are delivered with every cage filled
    const FabricOptics o = fabricOptics(s, z, how);
    const Power optics = modulePower(o.switchModules, Power{in.number("cage_max_w")});
    return {{"nodes", s.nodes},
            {"compute_leaf", z.total.leaves},
            {"compute_spine", z.total.spines},
            {"compute_switches", z.total.switches()},
            {"compute_fibres", o.nodeLeaf.assemblies + o.leafSpine.assemblies + o.spineCore.assemblies},
            {"switch_modules", o.switchModules},
            {"node_modules", o.nodeModules},
            {"ufm_splitters", o.ufm.assemblies},
            {"ufm_modules", o.ufmModules},
            {"node_leaf_links_with_ufm", z.total.nodeLinks + z.total.ufmLinks},
            {"leaf_spine_links", z.total.leafSpineLinks},
            {"compute_switch_max_w", static_cast<double>(z.total.switches()) * in.number("switch_max_w")},
            {"optics_max_w", optics.si}};
}

json bom(Inputs& in) {
    const SizingInputs s = sizingInputs(in);
    const Sizing z = sizeFabric(s);
    if (!z.feasible) return nullptr;
    json out = fabricLines(in, s, z);
    const std::int64_t perRack = in.integer("nodes_per_rack");
    if (perRack < 1) return nullptr;
    const std::int64_t racks = ceilDiv(s.nodes, perRack), management = in.integer("management_racks");
    const std::int64_t pdus = racks * in.integer("pdus_per_compute_rack");
    const std::int64_t managementPdus = management * in.integer("pdus_per_management_rack");
    const std::int64_t storageCables = s.nodes * in.integer("storage_links_per_node");
    const std::int64_t infiniband = z.total.switches() + in.integer("storage_switches");
    out["inband_node_cables"] = s.nodes * in.integer("inband_links_per_node");
    out["storage_node_cables"] = storageCables;
    out["storage_fibres"] = storageCables + in.integer("storage_leaf_spine_links");
    out["oob_infiniband_switches"] = infiniband;
    out["oob_pdus"] = pdus + managementPdus;
    out["oob_uplinks"] = in.integer("oob_switches") * in.integer("oob_uplinks_per_switch");
    out["oob_copper_listed"] = s.nodes + infiniband + in.integer("management_and_ufm_nodes") +
                               in.integer("inband_switches") + in.integer("ufm_pair_links") + pdus + managementPdus;
    out["compute_racks"] = racks;
    out["racks"] = racks + management;
    out["compute_pdus"] = pdus;
    out["management_pdus"] = managementPdus;
    out["compute_rack_w"] = static_cast<double>(perRack) * in.number("node_nameplate_w");
    return out;
}

const Evaluators& evaluators() {
    static const Evaluators table{
        {"fabric_sizing", fabricSizing},
        {"oversubscription", ratioOf},
        {"dual_tor_pod", dualTor},
        {"plane_bandwidth_after_loss", shareLeft},
        {"torus_ocs", ocs},
        {"simai_header", simaiHeader},
        {"pod_counts", podCounts},
        {"two_level_scale_up", twoLevelScaleUp},
        {"su_racks", suRacks},
        {"bom_rail_optimised", bom},
    };
    return table;
}

}  // namespace

std::optional<json> evaluatePublishedKind(const std::string& kind, const json& inputs, std::string& why) {
    return evaluateBy(evaluators(), kind, inputs, why);
}

}  // namespace model::validation
