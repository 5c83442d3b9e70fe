// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/used_inputs.h"

#include <algorithm>

namespace model {

namespace {

/// The item of a list that a path stands in, and what is left of the path; null for other paths.
template <class T>
struct Inside {
    const T* item = nullptr;
    std::string_view rest;
};
template <class T>
Inside<T> inside(const List<T>& items, std::string_view list, std::string_view path) {
    if (!path.starts_with(list)) return {};
    const std::string_view after = path.substr(list.size());
    const std::size_t dot = after.find('.');
    if (dot == after.npos) return {};
    for (const auto& item : items)
        if (item.name == after.substr(0, dot)) return {&item.value, after.substr(dot + 1)};
    return {};
}
Inside<Workload> insideWorkload(const Design& design, std::string_view path) {
    return inside(design.workloads, "workloads.", path);
}
Inside<Fabric> insideFabric(const Design& design, std::string_view path) {
    return inside(design.fabrics, "fabrics.", path);
}

/// Congestion takes something away on this network.
bool isCongested(const Fabric& f) {
    return f.role == FabricRole::Compute &&
           (f.routing != Routing::Measured || f.packetLoss.si > 0 || f.incastShare.si > 0);
}

/// Details of a cause of congestion that is switched off.
bool ofCauseOff(const Fabric& f, std::string_view key) {
    const bool tree = isTree(f.family);
    if (key == "routing") return !tree;
    if (key == "adaptive_loss") return !tree || f.routing != Routing::Adaptive;
    if (key == "recovery" || key == "round_trip" || key == "packet_size" || key == "synced_bytes")
        return f.packetLoss.si <= 0;
    // A buffer alone says how soon it is full; what meets there decides only whether it matters.
    return key == "incast_senders" && f.incastShare.si <= 0 && !f.portBuffer;
}

/// Shapes that the topology of a network, or its role, does not have.
bool ofOtherShape(const Fabric& f, std::string_view key) {
    const bool compute = f.role == FabricRole::Compute, outOfBand = f.role == FabricRole::OutOfBand;
    const bool tree = !outOfBand && (!compute || isTree(f.family));
    if (key == "family" || key == "rails") return !compute;
    if (key == "ports_per_node") return compute;  // it takes the NICs of the servers
    if (key == "planes") return outOfBand;
    if (key == "dual_tor") return !compute || withoutSwitches(f.family);
    if (key == "tiers" || key == "oversubscription" || key == "trunk_rate" || key == "ufm") return !tree;
    if (key == "su_nodes") return !tree || !compute;  // elsewhere a node is a port
    if (key == "storage_oversubscription") return f.role != FabricRole::Storage;
    if (key == "spine_oversubscription") return !tree || f.tiers == Tiers::Two;
    const bool torus = compute && f.family == FabricFamily::Torus;
    if (key == "side_1" || key == "side_2") return !torus && !(compute && f.family == FabricFamily::FullMesh2D);
    return key == "side_3" && !torus;
}

/// Details of a measure that is switched off.
bool ofMeasureOff(const Workload& w, std::string_view key) {
    if (key == "kept_gradients") return w.compression != GradientCompression::TopK;
    if (key == "error_feedback" || key == "extra_tokens") return w.compression == GradientCompression::None;
    return key == "packing_efficiency" && !w.packing;
}

}  // namespace

bool inputCounts(const Design& design, std::string_view path) {
    if (const auto [f, key] = insideFabric(design, path); f) {
        if (ofOtherShape(*f, key)) return false;
        const Table table = fieldsOf<Fabric>();
        const auto row =
            std::find_if(table.begin(), table.end(), [&, wanted = key](const Field& x) { return x.key == wanted; });
        if (row == table.end() || row->group != "Congestion") return true;
        return f->role == FabricRole::Compute && !ofCauseOff(*f, key);
    }
    const auto [workload, rest] = insideWorkload(design, path);
    if (!workload) return true;
    const Workload& w = *workload;
    const std::string_view key = rest.substr(0, rest.find('.'));
    const Table table = fieldsOf<Workload>();
    const auto row = std::find_if(table.begin(), table.end(), [&](const Field& f) { return f.key == key; });
    if (row == table.end()) return true;
    if (w.kind == WorkloadKind::Inference)
        return row->group != "Training run" && row->group != "Mapping" && row->group != "Algorithms" &&
               key != "speed" && key != "stack" && key != "stack_id";
    if (row->group == "Inference service" || ofMeasureOff(w, key)) return false;
    if (key == "utilisation") return w.speed == SpeedSource::Policy;
    const bool ofEither = key == "mapping" || key == "schedule" || key == "expert_imbalance";
    return row->group != "Mapping" || ofEither || w.mapping == MappingChoice::Given;
}

bool resultCounts(const Design& design, std::string_view path) {
    if (const auto [f, key] = insideFabric(design, path); f)
        return !key.starts_with("congestion.") || isCongested(*f) || key.ends_with("buffer_fill");
    constexpr std::string_view kGroup = "algorithms.";
    const auto [w, rest] = insideWorkload(design, path);
    if (w && (rest == "network.step_before" || rest == "network.congestion"))
        return std::any_of(design.fabrics.begin(), design.fabrics.end(),
                           [](const auto& f) { return isCongested(f.value); });
    if (!w || !rest.starts_with(kGroup)) return true;
    const std::string_view key = rest.substr(kGroup.size());
    if (key.starts_with("compression")) return w->compression != GradientCompression::None;
    if (key.starts_with("packing")) return w->packing;
    return w->capacityFactor.has_value();
}

}  // namespace model
