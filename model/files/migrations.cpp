// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/migrations.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace model {

namespace {

/// Grade and source of a value move from where they stood to a table of the whole file; the value keeps their key. An
/// origin that was not named was the default, which now has to be said beside evidence.
void shareEvidence(nlohmann::json& at, nlohmann::json& sources, std::map<nlohmann::json, std::string>& keys) {
    if (at.is_array())
        for (auto& item : at) shareEvidence(item, sources, keys);
    if (!at.is_object()) return;
    if (const auto evidence = at.find("evidence"); evidence != at.end() && evidence->is_object())
        for (auto& [field, content] : evidence->items()) {
            if (!content.is_object()) continue;  // the reader says what is wrong with it
            std::string& key = keys[content];
            if (key.empty()) {
                key = "s" + std::to_string(keys.size());
                sources[key] = content;
            }
            content = key;
            auto& origin = at["origin"];
            if (origin.is_null() || (origin.is_object() && !origin.contains(field))) origin[field] = "default";
        }
    for (auto& [key, value] : at.items())
        if (key != "evidence" && key != "origin") shareEvidence(value, sources, keys);
}

std::vector<Problem> version2(nlohmann::json& root) {
    auto sources = nlohmann::json::object();
    std::map<nlohmann::json, std::string> keys;
    for (const char* part : {"project", "designs"})
        if (const auto found = root.find(part); found != root.end()) shareEvidence(*found, sources, keys);
    if (!sources.empty()) root["sources"] = std::move(sources);
    return {};
}

/// A key of an object and of its origins and evidence gets another name.
void rename(nlohmann::json& object, const char* from, const char* to) {
    for (nlohmann::json* at : {&object, object.contains("origin") ? &object["origin"] : nullptr,
                               object.contains("evidence") ? &object["evidence"] : nullptr}) {
        if (!at || !at->is_object() || !at->contains(from)) continue;
        (*at)[to] = std::move((*at)[from]);
        at->erase(from);
    }
}

/// The step model came: what was planned with a utilisation stays so, and the flag of the distributed optimizer became a
/// choice.
std::vector<Problem> version3(nlohmann::json& root) {
    const auto designs = root.find("designs");
    if (designs == root.end() || !designs->is_array()) return {};
    for (auto& design : *designs) {
        if (!design.is_object()) continue;
        const auto workloads = design.find("workloads");
        if (workloads == design.end() || !workloads->is_array()) continue;
        for (auto& w : *workloads) {
            if (!w.is_object()) continue;
            if (!w.contains("speed")) w["speed"] = "policy";
            const auto flag = w.find("distributed_optimizer");
            if (flag == w.end()) continue;
            if (flag->is_boolean()) *flag = flag->get<bool>() ? "distributed" : "all_reduce";
            rename(w, "distributed_optimizer", "gradients");
        }
    }
    return {};
}

constexpr Migration kChain[] = {{1, &version2}, {2, &version3}};

}  // namespace

std::span<const Migration> migrations() {
    return kChain;
}

Outcome<std::vector<Problem>> migrate(nlohmann::json& root, std::string_view fileName, std::span<const Migration> chain,
                                      int to) {
    const auto number = [](std::int64_t n) { return Arg::text(std::to_string(n)); };
    const auto refuse = [](Problem p) { return Outcome<std::vector<Problem>>{std::nullopt, std::move(p)}; };
    const auto found = root.find("version");
    const bool whole = found != root.end() && found->is_number_integer();
    const bool huge = whole && found->is_number_unsigned() && found->get<std::uint64_t>() > std::uint64_t{INT32_MAX};
    if (!whole || (!huge && found->get<std::int64_t>() < 0))
        return refuse(problem("file.version", {Arg::text(fileName), number(to)}));
    if (huge || found->get<std::int64_t>() > to)
        return refuse(problem("file.newer", {Arg::text(fileName), Arg::text(found->dump()), number(to)}));
    const int oldest = chain.empty() ? to : chain.front().from;
    std::vector<Problem> notes;
    for (int version = found->get<int>(); version < to; ++version) {
        const auto step =
            std::find_if(chain.begin(), chain.end(), [&](const Migration& m) { return m.from == version; });
        if (step == chain.end())
            return refuse(problem("file.older", {Arg::text(fileName), number(version), number(oldest)}));
        for (auto& note : step->step(root)) {
            if (note.severity == Severity::Error) return refuse(std::move(note));
            notes.push_back(std::move(note));
        }
        root["version"] = version + 1;
    }
    return good(std::move(notes));
}

}  // namespace model
