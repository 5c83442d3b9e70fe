// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A workbook for tests of the app layer, put together from the shipped catalogues: two designs, one with twice the
// cards, everything known that the chain from workload to money needs.

#include <QtTest>

#include "app/catalogs.h"
#include "app/document.h"
#include "model/core/fields.h"
#include "model/plan/access.h"

namespace sample {

inline std::shared_ptr<const model::Catalog> catalog() {
    static const auto shipped = app::builtInCatalogs().catalog;
    return shipped;
}

inline void choose(model::Design& d, const char* path, const char* id) {
    const auto wrong = model::applyEntry(model::fieldsOf<model::Design>(), &d, path, id, *catalog());
    if (wrong) QFAIL(model::englishText(*wrong).c_str());
}

inline model::Workbook workbook() {
    model::Workbook w = app::newWorkbook(*catalog());
    model::Design d = *w.designs.front().design;
    choose(d, "pools.train.card_id", "h100-sxm");
    choose(d, "pools.train.server_id", "dgx-h100");
    choose(d, "workloads.pretrain.model_id", "llama3-70b");
    choose(d, "fabrics.compute.switch_id", "nv-qm9700");
    choose(d, "fabrics.compute.switch_optic_id", "mma4z00-ns");
    choose(d, "fabrics.compute.server_optic_id", "mma4z00-ns400");
    choose(d, "racks.rack_id", "rack-eia-min");
    model::Project p = w.project;
    const auto set = [&](const char* key, const char* value) {
        if (const auto wrong = model::setInput(p, d, key, value)) QFAIL(model::englishText(*wrong).c_str());
    };
    set("project.title", "Sample");
    set("project.deadline", "30 d");
    set("workloads.pretrain.tokens", "200 B");
    set("reliability.replications", "200");
    w.project = p;
    w.designs.front() = {1, "small", std::make_shared<const model::Design>(d)};
    set("compute.accelerators", "2048");
    w.designs.push_back({2, "large", std::make_shared<const model::Design>(d)});
    return w;
}

}  // namespace sample
