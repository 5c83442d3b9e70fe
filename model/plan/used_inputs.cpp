// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/used_inputs.h"

#include <algorithm>

namespace model {

bool inputCounts(const Design& design, std::string_view path) {
    constexpr std::string_view kList = "workloads.";
    if (!path.starts_with(kList)) return true;
    const std::string_view rest = path.substr(kList.size());
    const std::size_t dot = rest.find('.');
    if (dot == rest.npos) return true;
    const std::string_view name = rest.substr(0, dot);
    const std::string_view key = rest.substr(dot + 1, rest.find('.', dot + 1) - dot - 1);
    const auto item =
        std::find_if(design.workloads.begin(), design.workloads.end(), [&](const auto& w) { return w.name == name; });
    const Table table = fieldsOf<Workload>();
    const auto row = std::find_if(table.begin(), table.end(), [&](const Field& f) { return f.key == key; });
    if (item == design.workloads.end() || row == table.end()) return true;
    const Workload& w = item->value;
    if (w.kind == WorkloadKind::Inference)
        return row->group != "Training run" && row->group != "Mapping" && row->group != "Algorithms" && key != "speed" && key != "stack" &&
               key != "stack_id";
    if (row->group == "Inference service") return false;
    if (key == "utilisation") return w.speed == SpeedSource::Policy;
    const bool ofEither = key == "mapping" || key == "schedule" || key == "expert_imbalance";
    return row->group != "Mapping" || ofEither || w.mapping == MappingChoice::Given;
}

}  // namespace model
