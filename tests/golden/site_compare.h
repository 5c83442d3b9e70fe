// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Comparison of a predicted with an expected value under the tolerance of a golden row, and the walk over the rows
// of a section (groups lay their inputs under those of their rows).

#include <cmath>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>

namespace golden_site {

inline nlohmann::json readGolden(const std::string& name) {
    std::ifstream in(std::string(TEST_DATA) + "/golden/" + name);
    if (!in) return {};
    return nlohmann::json::parse(in);
}

inline bool agrees(const nlohmann::json& predicted, const nlohmann::json& expected, const nlohmann::json& tolerance) {
    if (expected.is_array()) {
        if (!predicted.is_array() || predicted.size() != expected.size()) return false;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (!agrees(predicted[i], expected[i], tolerance)) return false;
        }
        return true;
    }
    if (!expected.is_number() || !predicted.is_number()) return predicted == expected;
    const double p = predicted.get<double>(), e = expected.get<double>();
    if (tolerance.contains("rel")) {
        const double rel = tolerance["rel"].get<double>();
        return std::abs(p - e) <= (e == 0 ? rel : rel * std::abs(e));
    }
    if (tolerance.contains("abs")) return std::abs(p - e) <= tolerance["abs"].get<double>();
    return p == e;
}

/// Calls `row(kind, id, case with inputs and expected)` for every row of a section; groups are unfolded.
inline void forEachRow(const nlohmann::json& section,
                       const std::function<void(const std::string&, const std::string&, const nlohmann::json&)>& row) {
    for (const auto& c : section) {
        if (!c.contains("kind")) continue;
        const std::string kind = c["kind"].get<std::string>(), id = c.value("id", "?");
        if (!c.contains("rows")) {
            row(kind, id, c);
            continue;
        }
        int n = 0;
        for (const auto& r : c["rows"]) {
            nlohmann::json merged = c;
            merged.erase("rows");
            nlohmann::json inputs = c.value("inputs", nlohmann::json::object());
            inputs.update(r.at("inputs"));
            merged.update(r);
            merged["inputs"] = inputs;
            row(merged["kind"].get<std::string>(), r.value("id", id + "#" + std::to_string(++n)), merged);
        }
    }
}

}  // namespace golden_site
