// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/migrations.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace model {

std::span<const Migration> migrations() {
    return {};  // the first step comes with version 2
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
