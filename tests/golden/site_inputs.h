// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Reading of a golden row's inputs: a missing or mistyped one becomes the reason why the row is skipped.

#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>

namespace golden_site {

/// What a row says is missing or impossible.
struct Unusable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline double number(const nlohmann::json& in, const char* key) {
    const auto it = in.find(key);
    if (it == in.end() || !it->is_number()) throw Unusable(std::string("input ") + key + " missing");
    return it->get<double>();
}
inline std::optional<double> maybeNumber(const nlohmann::json& in, const char* key) {
    const auto it = in.find(key);
    if (it == in.end() || !it->is_number()) return std::nullopt;
    return it->get<double>();
}
inline std::int64_t whole(const nlohmann::json& in, const char* key) {
    const double x = number(in, key);
    if (!(x >= -9e15 && x <= 9e15)) throw Unusable(std::string("input ") + key + " is out of range");
    return static_cast<std::int64_t>(x);
}
inline std::string text(const nlohmann::json& in, const char* key) {
    const auto it = in.find(key);
    if (it == in.end() || !it->is_string()) throw Unusable(std::string("input ") + key + " missing");
    return it->get<std::string>();
}
inline const nlohmann::json& list(const nlohmann::json& in, const char* key) {
    const auto it = in.find(key);
    if (it == in.end() || !it->is_array()) throw Unusable(std::string("input ") + key + " missing");
    return *it;
}
/// The answer of the model, or the row cannot be evaluated.
template <typename T>
const T& answer(const std::optional<T>& value) {
    if (!value) throw Unusable("the model refuses these inputs");
    return *value;
}
template <typename T>
T answer(std::optional<T>&& value) {
    if (!value) throw Unusable("the model refuses these inputs");
    return *value;
}

using Evaluator = std::function<nlohmann::json(const nlohmann::json&)>;
using Kinds = std::map<std::string, Evaluator>;

inline std::optional<nlohmann::json> evaluate(const Kinds& kinds, const std::string& kind, const nlohmann::json& in,
                                              std::string& why) {
    const auto it = kinds.find(kind);
    if (it == kinds.end()) {
        why = "unknown kind " + kind;
        return std::nullopt;
    }
    try {
        return it->second(in);
    } catch (const std::exception& e) {
        why = e.what();
        return std::nullopt;
    }
}

/// Entry with `id` of a catalogue copy in the test data; null if there is none.
inline nlohmann::json catalogEntry(const std::string& file, const char* table, const std::string& id) {
    std::ifstream in(std::string(TEST_DATA) + "/catalog/" + file);
    if (!in) throw Unusable("no catalogue " + file);
    const auto root = nlohmann::json::parse(in);
    for (const auto& entry : root.at(table)) {
        if (entry.value("id", "") == id) return entry;
    }
    return {};
}

}  // namespace golden_site
