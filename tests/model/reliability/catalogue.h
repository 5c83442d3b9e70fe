// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The failure classes of the shipped catalogue as the formulas take them, for tests.

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "model/catalog/catalog.h"
#include "model/plan/bridge.h"
#include "model/reliability/closed_forms.h"
#include "model/reliability/rates.h"

inline std::vector<model::RateClass> catalogueClasses() {
    std::ifstream file(std::string(SOURCE_DIR) + "/resources/catalogs/failure_classes.json");
    std::stringstream text;
    text << file.rdbuf();
    const auto loaded = model::loadCatalog(text.str(), "failure_classes.json");
    model::Reliability r;
    for (const auto& entry : loaded.catalog.failureClasses) r.classes.push_back({1, entry.id, entry.value});
    return model::plan::classesOf(r);
}

/// 16,384 accelerators as in the Llama 3 report; spine and core switches, facility and storage off.
inline model::ComponentCounts llama3Counts() {
    model::ComponentCounts n;
    n.accelerators = n.nics = n.opticalLinks = 16'384;
    n.servers = 2'048;
    n.sockets = 4'096;
    n.leafSwitches = 512;
    return n;
}
