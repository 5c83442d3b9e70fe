// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/used_inputs.h"

#include <algorithm>

namespace model {

namespace {

/// The workload a path stands in, and what is left of the path; null for other paths.
struct Inside {
    const Workload* workload = nullptr;
    std::string_view rest;
};
Inside insideWorkload(const Design& design, std::string_view path) {
    constexpr std::string_view kList = "workloads.";
    if (!path.starts_with(kList)) return {};
    const std::string_view after = path.substr(kList.size());
    const std::size_t dot = after.find('.');
    if (dot == after.npos) return {};
    for (const auto& item : design.workloads)
        if (item.name == after.substr(0, dot)) return {&item.value, after.substr(dot + 1)};
    return {};
}

/// Details of a measure that is switched off.
bool ofMeasureOff(const Workload& w, std::string_view key) {
    if (key == "kept_gradients") return w.compression != GradientCompression::TopK;
    if (key == "error_feedback" || key == "extra_tokens") return w.compression == GradientCompression::None;
    return key == "packing_efficiency" && !w.packing;
}

}  // namespace

bool inputCounts(const Design& design, std::string_view path) {
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
    constexpr std::string_view kGroup = "algorithms.";
    const auto [w, rest] = insideWorkload(design, path);
    if (!w || !rest.starts_with(kGroup)) return true;
    const std::string_view key = rest.substr(kGroup.size());
    if (key.starts_with("compression")) return w->compression != GradientCompression::None;
    if (key.starts_with("packing")) return w->packing;
    return w->capacityFactor.has_value();
}

}  // namespace model
