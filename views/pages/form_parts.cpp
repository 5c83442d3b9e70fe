// SPDX-License-Identifier: GPL-3.0-or-later
// Which parts of a design stand on which page. Spares are inputs of a pool and stand where they are decided, on the
// reliability page; the parallel mapping of a workload stands beside the cards it is mapped on.
#include "views/pages/form_model.h"

namespace views {
namespace {

using Part = FormPart;

std::vector<FormPart> demand() {
    return {{Part::Inputs, "workloads", {}, {"Workload", "Training run", "Inference service", "Model"}},
            {Part::Results,
             "workloads",
             {"parameters", "active_parameters", "flops_per_token", "total_flops", "total_flops_6nd", "instance_tokens",
              "instances_needed", "cards_needed", "load"}},
            {Part::Results, "demand"}};
}

std::vector<FormPart> compute() {
    return {{Part::Inputs, "pools", {}, {"Pool", "Accelerator", "Server"}},
            {Part::Results, "pools", {"servers", "peak"}},
            {Part::Inputs, "workloads", {}, {"Mapping"}},
            {Part::Inputs, "workloads", {}, {"Algorithms"}},
            {Part::Results,
             "workloads",
             {"data_parallel",
              "memory_per_card",
              "memory_share",
              "step_time",
              "tokens_per_second",
              "days_ideal",
              "scaling_efficiency",
              "useful_tokens",
              "computed_tokens_per_second",
              "batch",
              "concurrency",
              "latency_batch",
              "crossover_batch",
              "tpot",
              "ttft",
              "ttft_peak",
              "user_tokens",
              "card_tokens",
              "by_mean",
              "by_peak",
              "prefill_instances",
              "decode_instances"}},
            {Part::Results, "training"}};
}

}  // namespace

std::vector<FormPart> partsOf(PageId page) {
    switch (page) {
        case PageId::Project:
            return {{Part::Inputs, "project"}};
        case PageId::Demand:
            return demand();
        case PageId::Compute:
            return compute();
        case PageId::Fabric:
            return {{Part::Inputs, "fabrics"}, {Part::Results, "fabrics"}, {Part::Results, "fabric"}};
        case PageId::Racks:
            return {{Part::Inputs, "racks"},
                    {Part::Inputs, "rack_overrides"},
                    {Part::Results, "pools", {"servers_per_rack", "rack_limit", "racks", "rack_power", "rack_weight"}},
                    {Part::Results, "racks"}};
        case PageId::Power:
            return {{Part::Inputs, "pools", {"power_cap"}},
                    {Part::Inputs, "power"},
                    {Part::Results,
                     "pools",
                     {"server_nameplate", "server_peak", "server_sustained", "cap_share", "cap_speed"}},
                    {Part::Results, "power"}};
        case PageId::Cooling:
            return {
                {Part::Inputs, "cooling"},
                {Part::Results, "pools", {"cooling", "cooling_reason", "cooling_threshold", "rack_power", "rack_air"}},
                {Part::Results, "cooling"}};
        case PageId::Storage:
            return {{Part::Inputs, "data"},
                    {Part::Inputs, "checkpoint"},
                    {Part::Inputs, "tiers"},
                    {Part::Results, "storage"}};
        case PageId::Reliability:
            return {{Part::Inputs, "pools", {"hot_spares", "cold_spares"}},
                    {Part::Inputs, "reliability"},
                    {Part::Inputs, "reliability.classes"},
                    {Part::Results, "reliability"}};
        case PageId::Cost:
            return {{Part::Inputs, "cost"}, {Part::Results, "cost"}};
        case PageId::Overview:
        case PageId::Review:
        case PageId::Compare:
        case PageId::Report:
            break;
    }
    return {};
}

}  // namespace views
