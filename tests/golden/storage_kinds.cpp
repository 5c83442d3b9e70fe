// SPDX-License-Identifier: GPL-3.0-or-later
// Golden kinds of storage and growth in reliability.json.

#include "model/cost/growth.h"
#include "model/storage/storage.h"
#include "tests/golden/kinds_site.h"
#include "tests/golden/site_inputs.h"

namespace {
namespace storage_rows {

using namespace golden_site;
using nlohmann::json;
namespace storage = model::storage;
namespace cost = model::cost;

constexpr double kGB = 1e9, kTB = 1e12, kGib = 1073741824.0;

json readSamples(const json& in) {
    const auto rate =
        storage::readRateSamples(number(in, "cards"), number(in, "samples_per_s"), {number(in, "sample_bytes")},
                                 number(in, "cache_hit"), number(in, "packing_efficiency"));
    return {{"gb_per_s", answer(rate).si / kGB}};
}

json readTokens(const json& in) {
    const auto rate =
        storage::readRateTokens(number(in, "cards"), number(in, "tokens_per_s"), {number(in, "bytes_per_token")});
    return {{"gb_per_s", answer(rate).si / kGB}};
}

json readWorkload(const json& in) {
    const auto rate =
        storage::readRateByWorkload(text(in, "workload"), text(in, "accelerator"), number(in, "accelerators"));
    return {{"gb_per_s", answer(rate).si / kGB}};
}

json checkpointSize(const json& in) {
    const auto size = answer(storage::checkpointSize(number(in, "parameters"), {number(in, "bytes_per_parameter")}));
    return {{"size_gib", size.si / kGib}, {"size_gb", size.si / kGB}};
}

json checkpointDrain(const json& in) {
    const auto size = answer(storage::checkpointSize(number(in, "parameters"), {number(in, "bytes_per_parameter")}));
    const double nodes = number(in, "nodes");
    const auto rate = [&](const char* key) { return model::ByteRate{number(in, key) * kGB}; };
    return {{"size_gb", size.si / kGB},
            {"snapshot_gb_per_node", answer(storage::hostCapacity(1, size, nodes)).si / kGB},
            {"nvme_s", answer(storage::stallAsync(size, nodes, rate("nvme_gb_per_s_per_node"))).si},
            {"pfs_drain_s", answer(storage::drainTime(size, rate("pfs_gb_per_s"))).si},
            {"object_drain_s", answer(storage::drainTime(size, rate("object_gb_per_s"))).si}};
}

json tierCapacity(const json& in) {
    const auto capacity =
        storage::hotCapacity(number(in, "keep"), {number(in, "size_tb") * kTB}, number(in, "free_share"));
    return {{"capacity_tb", answer(capacity).si / kTB}};
}

json growth(const json& in) {
    const cost::Growth g{number(in, "D0"), number(in, "growth_per_year"), number(in, "capacity"), number(in, "lead_y")};
    const auto date = answer(cost::orderDate(g));
    return {{"t_full_y", date.fullYears},
            {"order_y", date.orderYears},
            {"late_shortage_card_years", answer(cost::lateShortage(g, number(in, "late_y")))}};
}

const Kinds& kinds() {
    static const Kinds kKinds{{"read_rate_samples", readSamples},
                              {"read_rate_tokens", readTokens},
                              {"storage_read_rate_by_workload", readWorkload},
                              {"checkpoint_size", checkpointSize},
                              {"checkpoint_drain", checkpointDrain},
                              {"tier_capacity", tierCapacity},
                              {"growth_order_date", growth}};
    return kKinds;
}

}  // namespace storage_rows
}  // namespace

std::optional<nlohmann::json> evaluateStorageKind(const std::string& kind, const nlohmann::json& inputs,
                                                  std::string& why) {
    return golden_site::evaluate(storage_rows::kinds(), kind, inputs, why);
}
