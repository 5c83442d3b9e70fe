// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Reading the inputs of cases: one reader that remembers what is missing, one table look-up for all evaluators.

#include <cmath>
#include <cstdint>
#include <exception>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/fabric/sizing.h"
#include "model/validation/cases.h"

namespace model::validation {

/// Reads inputs; remembers the first one that is missing or of the wrong type.
struct Inputs {
    const nlohmann::json& object;
    std::string missing;

    const nlohmann::json* find(const char* key) const {
        if (!object.is_object()) return nullptr;
        const auto it = object.find(key);
        return it == object.end() ? nullptr : &*it;
    }
    bool has(const char* key) const { return find(key) != nullptr; }
    void miss(const char* key) {
        if (missing.empty()) missing = key;
    }
    double number(const char* key) {
        const nlohmann::json* v = find(key);
        if (v && v->is_number()) return v->get<double>();
        miss(key);
        return std::nan("");
    }
    std::int64_t integer(const char* key) {
        const nlohmann::json* v = find(key);
        if (v && v->is_number()) {
            const double x = v->get<double>();
            if (std::floor(x) == x && std::abs(x) < 9e15) return static_cast<std::int64_t>(x);
        }
        miss(key);
        return 0;
    }
    std::int64_t integer(const char* key, std::int64_t otherwise) { return has(key) ? integer(key) : otherwise; }
    bool flag(const char* key, bool otherwise) {
        const nlohmann::json* v = find(key);
        if (!v) return otherwise;
        if (!v->is_boolean()) return miss(key), otherwise;
        return v->get<bool>();
    }
    std::string text(const char* key) {
        const nlohmann::json* v = find(key);
        if (v && v->is_string()) return v->get<std::string>();
        miss(key);
        return {};
    }
    std::vector<std::int64_t> integers(const char* key) {
        std::vector<std::int64_t> list;
        const nlohmann::json* v = find(key);
        if (!v || !v->is_array()) return miss(key), list;
        for (const nlohmann::json& x : *v) {
            if (!x.is_number_integer()) return miss(key), list;
            list.push_back(x.get<std::int64_t>());
        }
        return list;
    }
};

template <typename T>
nlohmann::json orNull(const std::optional<T>& x) {
    return x ? nlohmann::json(*x) : nlohmann::json(nullptr);
}

using Evaluators = std::map<std::string, nlohmann::json (*)(Inputs&)>;

inline std::optional<nlohmann::json> evaluateBy(const Evaluators& table, const std::string& kind,
                                                const nlohmann::json& inputs, std::string& why) {
    const auto found = table.find(kind);
    if (found == table.end()) {
        why = filled(skip::kUnknownKind, kind);
        return std::nullopt;
    }
    Inputs in{inputs, {}};
    nlohmann::json out;
    try {
        out = found->second(in);
    } catch (const std::exception&) {  // a library's "too large to represent"
        out = nullptr;
    }
    if (!in.missing.empty()) {
        why = filled(skip::kMissing, in.missing);
        return std::nullopt;
    }
    return out;  // json null: the formula refuses these inputs
}

/// Inputs shared by `fabric_sizing` and the bill: full-rate ports split over the planes, nodes or whole units. The
/// fabric manager replaces one node of full units; a smaller number of nodes already leaves its place free.
inline fabric::SizingInputs sizingInputs(Inputs& in) {
    fabric::SizingInputs s;
    s.family = fabric::Family::RailOptimised;
    s.planes = in.integer("planes", 1);
    s.switchPorts = in.integer("switch_ports");
    if (s.planes >= 1 && s.planes <= 256 && s.switchPorts <= 65536) s.switchPorts *= s.planes;
    s.railsPerNode = in.integer("rails");
    s.suNodes = in.integer("su_nodes", 0);
    s.ufm = in.flag("ufm", false);
    s.ufmLinks = in.integer("ufm_links", 4);
    s.linksPerCage = in.integer("links_per_cage", 1);
    if (in.has("nodes")) {
        s.nodes = in.integer("nodes");
    } else {
        const std::int64_t units = in.integer("su");
        if (s.suNodes < 1) in.miss("su_nodes");
        if (units < 1'000'000'000 && s.suNodes < 1'000'000) s.nodes = units * s.suNodes;
    }
    const std::int64_t gives = s.ufm ? 1 : 0;
    if (s.suNodes > 0 && s.nodes > 0 && s.nodes % s.suNodes == 0) s.nodes -= gives;
    return s;
}

}  // namespace model::validation
