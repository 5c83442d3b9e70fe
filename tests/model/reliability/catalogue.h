// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The failure classes of the shipped catalogue, read plainly for tests.

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "model/reliability/closed_forms.h"
#include "model/reliability/rates.h"

inline std::vector<model::ComponentClass> catalogueClasses() {
    using namespace model;
    std::ifstream file(std::string(SOURCE_DIR) + "/resources/catalogs/failure_rates.json");
    const auto document = nlohmann::json::parse(file);
    std::vector<ComponentClass> out;
    for (const auto& row : document.at("classes")) {
        const auto rate = [&](const char* key) { return Rate{row.at(key).get<double>() / kYear.si}; };
        const auto& detect = document.at("detection").at(row.at("detect").get<std::string>());
        const auto& repair = document.at("repair").at(row.at("repair").get<std::string>());
        ComponentClass c;
        c.id = row.at("id");
        c.name = row.at("name");
        c.per = perUnitOf(row.at("per").get<std::string>()).value();
        c.low = rate("low");
        c.rate = rate("rate");
        c.high = rate("high");
        c.needsHardware = row.at("needs_hardware");
        c.reset = row.at("reset");
        c.handsOnShare = row.value("hands_on_share", c.needsHardware);
        c.stopsJob = row.at("stops_job");
        c.silent = row.value("silent", false);
        c.isFraction = row.value("is_fraction", false);
        c.countLimit = row.value("count_limit", std::int64_t{0});
        c.memoryReference = {row.value("memory_reference_bytes", 0.0)};
        c.detect = {detect.at("median_s").get<double>()};
        c.detectUnmonitored = {detect.at("no_monitor_s").get<double>()};
        c.repairMedian = {repair.value("median_s", 0.0)};
        c.repairSigma = repair.value("sigma", 0.0);
        c.handsOn = {repair.value("hands_on_s", 0.0)};
        c.grade = row.at("grade");
        c.gradeOfShares = row.at("grade_shares");
        out.push_back(std::move(c));
    }
    return out;
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
