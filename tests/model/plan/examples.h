// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Designs that together use every branch of the chain: what New starts from, a mixed site with training and inference
// on different accelerators (liquid and air, three tiers, two planes), an air-cooled one with everything entered by
// hand, one full of blanks; and the examples that ship with the program.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "model/files/workbook_json.h"
#include "model/plan/access.h"
#include "model/plan/new_design.h"

namespace examples {

struct Example {
    std::string name;
    model::Project project;
    model::Design design;

    Example& set(std::string_view key, std::string_view text) {
        if (const auto p = model::setInput(project, design, key, text))
            throw std::runtime_error(std::string(key) + ": " + model::englishText(*p));
        return *this;
    }
    Example& choose(std::string_view path, std::string_view id, const model::Catalog& catalog) {
        if (const auto p = model::applyEntry(model::fieldsOf<model::Design>(), &design, path, id, catalog))
            throw std::runtime_error(std::string(path) + ": " + model::englishText(*p));
        return *this;
    }
};

inline std::string readFile(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline model::Catalog shippedCatalog() {
    model::Catalog all;
    for (const auto& file : std::filesystem::directory_iterator(std::string(SOURCE_DIR) + "/resources/catalogs"))
        if (file.path().extension() == ".json")
            model::merge(all, model::loadCatalog(readFile(file.path()), file.path().filename().string()));
    return all;
}

inline void limits(Example& e) {
    e.set("project.deadline", "60 d").set("project.power_limit", "2 MW").set("project.rack_limit", "50");
    e.set("project.budget", "500000000 CNY");
}

/// Low, typical and high for everything that can have a price, in three currencies.
inline void prices(Example& e) {
    for (const auto& p : e.design.pools)
        for (const auto& [key, text] :
             {std::pair{"low", "250000 USD"}, {"typical", "280000 USD"}, {"high", "2600000 CNY"}})
            e.set("pools." + p.name + ".server.price." + key, text);
    for (const auto& f : e.design.fabrics) {
        const std::string at = "fabrics." + f.name + ".";
        for (const char* part : {"switch.price", "switch_optic.price", "server_optic.price", "cable"})
            for (const auto& [key, text] : {std::pair{"low", "900 EUR"}, {"typical", "1100 EUR"}, {"high", "1500 EUR"}})
                e.set(at + part + "." + key, text);
        for (const char* part : {"switch_optic.power", "server_optic.power"}) e.set(at + part, "12 W");
    }
    for (const auto& t : e.design.tiers)
        for (const auto& [key, text] : {std::pair{"low", "300000"}, {"typical", "400000"}, {"high", "600000"}})
            e.set("tiers." + t.name + ".price." + key, text);
    for (const auto& [key, text] : {std::pair{"low", "20000"}, {"typical", "30000"}, {"high", "50000"}})
        e.set(std::string("racks.price.") + key, text);
}

inline Example bid(const model::Catalog& catalog) {
    Example e{"bid", {}, model::newDesign(catalog)};
    limits(e);
    prices(e);
    e.set("cost.software", "5 %").set("pools.train.hot_spares", "1").set("pools.train.cold_spares", "2");
    return e;
}

/// Training on liquid-cooled cards over three tiers, inference on others in air, a mixture of experts with latent
/// attention, an asynchronous snapshot, two planes.
inline Example mixed(const model::Catalog& catalog) {
    Example e{"mixed", {}, model::newDesign(catalog)};
    e.set("project.currency", "USD");
    e.set("pools.train.accelerators", "20480");
    e.choose("pools.train.server_id", "hgx-h100-4u-dlc", catalog);
    e.design.pools.push_back({2, "serve", {}});
    e.choose("pools.serve.card_id", "h20", catalog).choose("pools.serve.server_id", "mi300x-8", catalog);
    for (const char* pool : {"train", "serve"}) e.set(std::string("pools.") + pool + ".server.weight", "110 kg");
    e.set("pools.serve.accelerators", "512").set("pools.serve.server.nameplate", "");
    model::Workload chat;
    chat.kind = model::WorkloadKind::Inference;
    chat.pool.name = "serve";
    chat.precision = model::Precision::Fp8;
    e.design.workloads.push_back({2, "chat", chat});
    e.choose("workloads.chat.model_id", "llama3-70b", catalog);
    e.set("workloads.chat.serving", "apart").set("workloads.chat.target_tpot", "40 ms");
    e.set("workloads.chat.target_ttft", "300 ms").set("workloads.chat.prefix_cache", "50 %");
    e.design.workloads.push_back({3, "experts", e.design.workloads[0].value});
    e.choose("workloads.experts.model_id", "deepseek-v3", catalog);
    e.set("workloads.experts.precision", "fp8").set("workloads.experts.recompute", "full");
    e.set("workloads.experts.global_batch", "15360").set("workloads.experts.expert_parallel", "16");
    e.set("workloads.pretrain.tensor_parallel", "4").set("workloads.pretrain.global_batch", "5120");
    e.set("workloads.pretrain.interleave", "2").set("workloads.pretrain.pipeline_parallel", "8");
    e.set("workloads.experts.pipeline_parallel", "8");
    e.set("workloads.pretrain.gradient_compression", "8_bit").set("workloads.pretrain.extra_tokens", "2 %");
    e.set("workloads.experts.gradient_compression", "top_k").set("workloads.experts.kept_gradients", "0.1 %");
    e.set("workloads.experts.capacity_factor", "1.05").set("workloads.experts.packing", "yes");
    e.set("workloads.experts.sequence_fill", "70 %");
    e.set("fabrics.compute.pool", "train").set("fabrics.compute.planes", "2");
    e.choose("fabrics.compute.switch_id", "nv-sn5600", catalog);
    e.set("fabrics.compute.oversubscription", "3").set("fabrics.compute.su_nodes", "0");
    e.set("fabrics.compute.spine_oversubscription", "2").set("fabrics.compute.routing", "hashed");
    e.set("fabrics.compute.flows_per_port", "16").set("fabrics.compute.trunk_limit", "1 %");
    e.design.fabrics.push_back({5, "serve-net", e.design.fabrics[0].value});
    e.set("fabrics.serve-net.pool", "serve").set("fabrics.serve-net.family", "leaf_spine");
    e.set("fabrics.serve-net.oversubscription", "1").set("fabrics.serve-net.planes", "1");
    e.set("checkpoint.mode", "asynchronous").set("cooling.preset", "cn_gb").set("cooling.coolant", "water");
    e.set("pools.train.hot_spares", "20").set("pools.serve.hot_spares", "1");
    e.set("power.headroom_base", "nameplate").set("power.growth", "10 %").set("power.ups_redundancy", "2n");
    e.set("pools.train.power_cap", "525 W").set("power.cap.enforced", "yes").set("cooling.plant.reuse_share", "20 %");
    e.set("cooling.plant.pumps_on_ups", "no").set("cooling.plant.loop_volume", "0.4 L/kW");
    e.design.tiers.push_back({2, "warm", e.design.tiers[0].value});
    e.set("tiers.warm.kind", "warm");
    limits(e);
    prices(e);
    e.set("project.power_limit", "60 MW").set("project.rack_limit", "2000").set("project.budget", "9000000000 USD");
    return e;
}

/// Racks limited by weight or height instead of power, measured server power, own thresholds and link rate.
inline Example air(const model::Catalog& catalog) {
    Example e{"air", {}, model::newDesign(catalog)};
    e.set("pools.train.accelerators", "128").set("workloads.pretrain.pipeline_parallel", "2");
    e.set("workloads.pretrain.sequence_parallel", "false").set("workloads.pretrain.recompute", "none");
    e.set("workloads.pretrain.gradients", "sharded");
    e.set("pools.train.power_cap", "610 W").set("cooling.plant.rejection", "evaporative");
    e.set("pools.train.server.peak", "7.1 kW").set("pools.train.server.sustained", "6.0 kW");
    e.set("racks.power_limit", "200 kW").set("racks.rack.max_load", "300 kg").set("racks.other_power", "1 kW");
    e.set("cooling.method_choice", "air").set("cooling.air_warn", "5 kW").set("cooling.air_block", "30 kW");
    e.set("cooling.liquid_from", "40 kW").set("power.headroom_base", "sustained").set("power.generator_share", "100 %");
    e.set("fabrics.compute.rails", "4")
        .set("fabrics.compute.link_rate", "200 Gbit/s")
        .set("fabrics.compute.ufm", "true");
    e.set("fabrics.storage.ports_per_node", "2").set("fabrics.compute.switch.max", "");
    e.set("fabrics.compute.routing", "adaptive").set("fabrics.compute.packet_loss", "0.001 %");
    e.set("fabrics.compute.incast_share", "5 %").set("fabrics.compute.port_buffer", "2 MB");
    e.set("reliability.planned", "3 %").set("reliability.restart_sigma", "0.5").set("racks.rack.tare", "90 kg");
    e.set("pools.train.server.liquid_share", "60 %");
    e.set("reliability.monitored", "no");
    e.set("pools.train.cold_spares", "1").set("cost.availability", "90 %");
    e.set("project.power_limit", "100 kW").set("project.deadline", "2 d").set("project.budget", "1000 CNY");
    e.set("fabrics.compute.required_per_card", "60 GB/s");
    return e;
}

/// Tall servers that fill a rack by height, products that come in whole racks, no power figures but a TDP.
inline Example racksOfProducts(const model::Catalog& catalog) {
    Example e{"products", {}, model::newDesign(catalog)};
    e.choose("pools.train.card_id", "gb200", catalog).choose("pools.train.server_id", "gb200-nvl72", catalog);
    e.set("pools.train.accelerators", "1152").set("workloads.pretrain.tensor_parallel", "8");
    e.set("pools.train.server.nameplate", "132 kW").set("pools.train.server.weight", "1360 kg");
    e.set("workloads.pretrain.pipeline_parallel", "2").set("workloads.pretrain.precision", "fp4");
    e.design.pools.push_back({2, "tall", {}});
    e.choose("pools.tall.card_id", "a100-sxm-80", catalog).choose("pools.tall.server_id", "dgx-a100", catalog);
    e.set("pools.tall.server.nameplate", "").set("racks.power_limit", "500 kW").set("racks.rack.max_load", "9000 kg");
    e.set("pools.tall.accelerators", "256").set("pools.train.power_cap", "600 W");
    model::Workload chat;
    chat.kind = model::WorkloadKind::Inference;
    chat.pool.name = "tall";
    e.design.workloads.push_back({2, "chat", chat});
    e.choose("workloads.chat.model_id", "deepseek-v2", catalog).set("workloads.chat.cards_per_instance", "16");
    e.set("fabrics.compute.tiers", "three").set("power.ups_redundancy", "n");
    prices(e);
    return e;
}

/// Networks without a tree: a torus with given sides for training, a dragonfly for the services beside it.
inline Example directLinks(const model::Catalog& catalog) {
    Example e{"direct", {}, model::newDesign(catalog)};
    e.set("fabrics.compute.pool", "train").set("fabrics.compute.family", "torus");
    e.set("fabrics.compute.side_1", "8").set("fabrics.compute.side_2", "8").set("fabrics.compute.side_3", "17");
    e.set("fabrics.compute.lane_rate", "50 Gbit/s");  // six links a port
    e.choose("workloads.pretrain.model_id", "deepseek-v3", catalog).set("workloads.pretrain.expert_parallel", "64");
    e.design.pools.push_back({2, "serve", e.design.pools[0].value});
    e.set("pools.serve.accelerators", "8192");
    e.design.fabrics.push_back({5, "serve-net", e.design.fabrics[0].value});
    e.set("fabrics.serve-net.pool", "serve").set("fabrics.serve-net.family", "dragonfly");
    e.design.workloads.push_back({2, "second", e.design.workloads[0].value});
    e.set("workloads.second.pool", "serve").set("workloads.second.mapping", "auto");
    prices(e);
    return e;
}

/// What comes out when little is known.
inline Example blanks(const model::Catalog& catalog) {
    Example e{"blanks", {}, model::newDesign(catalog)};
    e.choose("pools.train.card_id", "ascend-910c", catalog);
    e.set("pools.train.server.weight", "").set("pools.train.server.nic_rate", "");
    e.set("fabrics.compute.switch_optic.power", "").set("tiers.hot.nodes", "0");
    e.set("cost.energy_price", "").set("cost.staff", "").set("cost.facility_per_watt", "");
    return e;
}

/// Copies in memory, parts that age, servers that fall silent.
inline Example copies(const model::Catalog& catalog) {
    Example e = bid(catalog);
    e.name = "copies";
    e.set("checkpoint.mode", "asynchronous").set("checkpoint.memory_copies", "2");
    e.set("checkpoint.copies_spread", "no").set("checkpoint.storage_every", "4");
    e.set("reliability.age_shape", "0.8").set("reliability.fleet_age", "90 d");
    e.set("reliability.silences", "2 /h").set("reliability.declare_after", "60 s");
    e.set("rack_overrides.mgmt-2.rack", "A01").set("rack_overrides.mgmt-2.unit", "40");
    return e;
}

/// Trains on images in loose files, several times over, from two tiers.
inline Example samples(const model::Catalog& catalog) {
    Example e = bid(catalog);
    e.name = "samples";
    e.set("data.unit", "samples").set("data.packing", "files").set("data.samples_per_card", "300 /s");
    e.set("data.sample_bytes", "120 kB").set("data.epochs", "3").set("data.cache", "200 GB");
    e.set("data.shuffled", "20000").set("data.archive_copies", "2");
    model::StorageTier cold;
    cold.kind = model::TierKind::Cold;
    cold.nodes = 4;
    e.design.tiers.push_back({9, "cold", cold});
    return e;
}

inline std::vector<Example> all() {
    const model::Catalog catalog = shippedCatalog();
    std::vector<Example> out{bid(catalog),         copies(catalog),          mixed(catalog),
                             air(catalog),         racksOfProducts(catalog), blanks(catalog),
                             directLinks(catalog), samples(catalog)};
    const std::filesystem::path shipped = std::string(SOURCE_DIR) + "/resources/examples";
    if (!std::filesystem::exists(shipped)) return out;
    for (const auto& file : std::filesystem::directory_iterator(shipped)) {
        if (file.path().extension() != ".cwb") continue;
        const auto read = model::readWorkbook(readFile(file.path()), file.path().filename().string());
        if (!read) throw std::runtime_error(model::englishText(read.problem));
        for (const auto& d : read->workbook.designs)
            out.push_back({file.path().stem().string() + "/" + d.name, read->workbook.project, *d.design});
    }
    return out;
}

}  // namespace examples
