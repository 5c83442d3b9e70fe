// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Rows of tests/data/golden/reliability.json: groups are opened, inputs of a row lie over those of its group. Rows
// speak the units of their document (hours, minutes); the tests convert.

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

struct GoldenRow {
    std::string id, kind;
    nlohmann::json in, expected;
    double relative = 0;  // 0 = exact

    double number(const char* key) const { return in.at(key).get<double>(); }
    std::int64_t count(const char* key) const { return in.at(key).get<std::int64_t>(); }
    bool near(double got, double want) const {
        return relative > 0 ? std::abs(got - want) <= relative * std::abs(want) : got == want;
    }
    bool near(double got, const char* key) const { return near(got, expected.at(key).get<double>()); }
};

/// All rows of one kind, wherever they stand. Empty when the file is missing: tests must ask for some.
inline std::vector<GoldenRow> goldenRows(const std::string& kind) {
    std::ifstream file(std::string(TEST_DATA) + "/golden/reliability.json");
    const auto document = nlohmann::json::parse(file, nullptr, false);
    std::vector<GoldenRow> rows;
    if (!document.is_object()) return rows;
    const auto add = [&](const nlohmann::json& group, const nlohmann::json& row, const std::string& id) {
        GoldenRow out{id, group.at("kind").get<std::string>(), group.value("inputs", nlohmann::json::object()), {}, 0};
        out.in.update(row.value("inputs", nlohmann::json::object()));
        out.expected = row.at("expected");
        const auto& tolerance = row.contains("tolerance") ? row.at("tolerance") : group.at("tolerance");
        out.relative = tolerance.value("rel", 0.0);
        rows.push_back(std::move(out));
    };
    for (const auto& [name, section] : document.items()) {
        if (!section.is_array()) continue;
        for (const auto& group : section) {
            if (!group.is_object() || group.value("kind", "") != kind) continue;
            const std::string id = group.value("id", name);
            if (!group.contains("rows")) {
                add(group, group, id);
                continue;
            }
            int n = 0;
            for (const auto& row : group.at("rows")) {
                ++n;
                add(group, row, row.value("id", id + "#" + std::to_string(n)));
            }
        }
    }
    return rows;
}
