// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/new_design.h"

#include "model/core/translate.h"

namespace model {
namespace {

void choose(Design& d, std::string_view path, std::string_view id, const Catalog& catalog) {
    // A catalogue without the entry leaves the field blank, and the finding about it says so.
    static_cast<void>(applyEntry(fieldsOf<Design>(), &d, path, id, catalog, Origin::Default));
}

void network(Design& d, const Catalog& catalog, std::int64_t id, std::string name, FabricRole role,
             std::string_view switchId) {
    Fabric f;
    f.role = role;
    f.family = role == FabricRole::Compute ? FabricFamily::RailOptimised : FabricFamily::LeafSpine;
    d.fabrics.push_back({id, std::move(name), f});
    choose(d, "fabrics." + d.fabrics.back().name + ".switch_id", switchId, catalog);
}

}  // namespace

void fillFailureClasses(Design& design, const Catalog& catalog) {
    auto& list = design.reliability.classes;
    list.clear();
    for (const auto& entry : catalog.failureClasses)
        list.push_back({static_cast<std::int64_t>(list.size()) + 1, entry.id, entry.value});
}

Design newDesign(const Catalog& catalog) {
    Design d;
    d.pools.push_back({1, TR_NOOP("items", "train"), {}});
    d.pools.back().value.coldSpares = 4;  // without any, a run of 128 servers stands waiting for repairs
    choose(d, "pools.train.card_id", "h100-sxm", catalog);
    choose(d, "pools.train.server_id", "dgx-h100", catalog);
    Workload w;
    w.pool.name = "train";
    d.workloads.push_back({1, TR_NOOP("items", "pretrain"), w});
    choose(d, "workloads.pretrain.model_id", "llama3-70b", catalog);
    network(d, catalog, 1, TR_NOOP("items", "compute"), FabricRole::Compute, "nv-qm9700");
    choose(d, "fabrics.compute.switch_optic_id", "mma4z00-ns", catalog);
    choose(d, "fabrics.compute.server_optic_id", "980-9i51a", catalog);
    d.fabrics.back().value.suNodes = 32;
    network(d, catalog, 2, TR_NOOP("items", "storage"), FabricRole::Storage, "nv-sn4600");
    network(d, catalog, 3, TR_NOOP("items", "in-band"), FabricRole::InBand, "nv-sn4600c");
    network(d, catalog, 4, TR_NOOP("items", "out-of-band"), FabricRole::OutOfBand, "nv-sn2201");
    d.tiers.push_back({1, TR_NOOP("items", "hot"), {}});
    fillFailureClasses(d, catalog);
    return d;
}

Workbook newWorkbook(const Catalog& catalog) {
    Workbook w;
    w.designs.push_back({1, "Design 1", std::make_shared<const Design>(newDesign(catalog))});
    w.base = 1;
    return w;
}

}  // namespace model
