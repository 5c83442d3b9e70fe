// SPDX-License-Identifier: GPL-3.0-or-later
// The checker behind layers_test: finds the #include lines of a source and holds them against the layer table:
//   model  pure C++20; five libraries, in .cpp files only; its rooms know each other in one direction
//   app    model + Qt Core/Gui/Concurrent
//   views  model + app + Qt Widgets/Svg/PrintSupport + QCustomPlot
// app/main.cpp alone sees everything. Pure functions of file names and texts; the disk is the test's affair.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace layers {

struct Source {
    std::string path;  // from the root: "model/core/parallel.h"
    std::string text;
};

struct Include {
    std::string file;
    int line = 0;
    std::string target;  // blank: not a plain file name
    bool quoted = false;
};

using Names = std::set<std::string, std::less<>>;

constexpr std::array kRooms = {"catalog", "core",        "cost", "fabric",  "files",    "operations",
                               "plan",    "reliability", "site", "storage", "training", "validation"};

// Libraries of the model, by the start of the header's name.
constexpr std::array kModelLibraries = {"nlohmann/", "Eigen/", "boost/", "Random123/", "oneapi/tbb", "tbb/"};

inline bool startsWith(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

inline bool endsWith(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

inline bool isProjectPath(std::string_view path) {
    return startsWith(path, "model/") || startsWith(path, "app/") || startsWith(path, "views/");
}

// "model/site/power.h" -> "site"; blank for a file that lies in no room.
inline std::string roomOf(std::string_view path) {
    if (!startsWith(path, "model/")) return {};
    path.remove_prefix(6);
    const std::size_t slash = path.find('/');
    return slash == std::string_view::npos ? std::string() : std::string(path.substr(0, slash));
}

// Comments become blanks and line ends stay, so that an include in a comment is none and line numbers hold. Text in
// quotation marks is left alone: a file name may hold "//".
inline std::string withoutComments(const std::string& text) {
    std::string out = text;
    enum class In { code, quote, line, block } state = In::code;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        if (c == '\n') {
            if (state != In::block) state = In::code;
        } else if (state == In::code) {
            if (c == '"') state = In::quote;
            if (c == '/' && next == '/') state = In::line;
            if (c == '/' && next == '*') {
                state = In::block;
                out[i] = out[i + 1] = ' ';
                ++i;
                continue;
            }
        } else if (state == In::quote) {
            if (c == '\\' && next != '\n') ++i;
            if (c == '"') state = In::code;
        } else if (state == In::block && c == '*' && next == '/') {
            state = In::code;
            out[i] = out[i + 1] = ' ';
            ++i;
            continue;
        }
        if (state == In::line || state == In::block) out[i] = c == '\n' ? '\n' : ' ';
    }
    return out;
}

inline std::vector<Include> includesOf(const Source& source) {
    static const std::regex directive("\\s*(?:#|%:)\\s*(?:include|include_next|import)\\b\\s*(.*)");
    static const std::regex target("(?:\"([^\"]+)\"|<([^>]+)>)\\s*");
    std::vector<Include> found;
    const std::string text = withoutComments(source.text);
    int line = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string row = text.substr(begin, end - begin);
        if (!row.empty() && row.back() == '\r') row.pop_back();
        ++line;
        begin = end + 1;
        std::smatch match;
        if (!std::regex_match(row, match, directive)) continue;
        const std::string rest = match[1];
        Include include{.file = source.path, .line = line, .target = {}, .quoted = false};
        if (std::regex_match(rest, match, target)) {
            include.quoted = match[1].matched;
            include.target = include.quoted ? match[1] : match[2];
        }
        found.push_back(include);
    }
    return found;
}

inline std::optional<std::string> wrongForm(const Include& include) {
    const std::string& name = include.target;
    if (name.empty()) return "is no plain file name, so nobody can check it";
    if (name.find("..") != std::string::npos || name.front() == '/') return "does not start at the root";
    if (name == "execution") return "breaks after Qt headers and needs a link with TBB";
    const bool generated = endsWith(name, ".moc") || (startsWith(name, "moc_") && endsWith(name, ".cpp"));
    if (include.quoted && !isProjectPath(name) && !generated)
        return "in quotation marks must start with model/, app/ or views/";
    if (!include.quoted && isProjectPath(name)) return "is ours and belongs in quotation marks";
    if (isProjectPath(name) && !endsWith(name, ".h")) return "is no header";
    return std::nullopt;
}

inline std::optional<std::string> wrongRoom(const Include& include) {
    const std::string from = roomOf(include.file);
    const std::string to = roomOf(include.target);
    if (from == to) return std::nullopt;
    if (from == "core") return "core is the lowest room and includes no other";
    if (to == "plan" && from != "files" && from != "validation")
        return "only the rooms files and validation may include plan";
    return std::nullopt;
}

inline std::optional<std::string> wrongInModel(const Include& include) {
    const std::string& name = include.target;
    if (startsWith(name, "model/")) return wrongRoom(include);
    if (isProjectPath(name)) return "the model includes neither app nor views";
    // Headers of the standard library have lower-case names without a dot, which no header of Qt has.
    static const std::regex standard("[a-z][a-z0-9_]*");
    if (std::regex_match(name, standard)) return std::nullopt;
    const bool library = std::any_of(kModelLibraries.begin(), kModelLibraries.end(),
                                     [&](const char* start) { return startsWith(name, start); });
    if (!library) return "is not in the model's list: C++ and five libraries, no Qt";
    if (name == "nlohmann/json_fwd.hpp") return std::nullopt;
    // Rows of cases are JSON values as they stand in the files.
    if (name == "nlohmann/json.hpp" && include.file == "model/validation/cases.h") return std::nullopt;
    if (!endsWith(include.file, ".cpp")) return "libraries are included in .cpp files only";
    const bool threads = startsWith(name, "oneapi/tbb") || startsWith(name, "tbb/");
    if (threads && include.file != "model/core/parallel.cpp") return "oneTBB stays behind model/core/parallel.h";
    return std::nullopt;
}

inline std::optional<std::string> wrongInApp(const Include& include, const Names& widgetHeaders) {
    const std::string& name = include.target;
    if (include.file == "app/main.cpp") return std::nullopt;
    if (startsWith(name, "views/")) return "only app/main.cpp includes views";
    if (startsWith(name, "qcustomplot")) return "charts belong to views";
    if (widgetHeaders.count(name) != 0) return "widgets, printing and SVG belong to views";
    for (const char* module : {"QtWidgets", "QtPrintSupport", "QtSvg", "QtSvgWidgets"})
        if (name == module || startsWith(name, std::string(module) + "/"))
            return "widgets, printing and SVG belong to views";
    return std::nullopt;
}

inline std::optional<std::string> wrongInViews(const Include& include) {
    if (startsWith(include.target, "app/main.")) return "app/main sees everything and is seen by nobody";
    return std::nullopt;
}

inline std::optional<std::string> wrong(const Include& include, const Names& widgetHeaders) {
    if (auto why = wrongForm(include)) return why;
    if (startsWith(include.file, "model/")) return wrongInModel(include);
    if (startsWith(include.file, "app/")) return wrongInApp(include, widgetHeaders);
    return wrongInViews(include);
}

inline std::string report(const std::string& file, int line, const std::string& text) {
    return file + ":" + std::to_string(line) + ": " + text;
}

using RoomGraph = std::map<std::string, std::map<std::string, Include>>;

inline bool reaches(const RoomGraph& graph, const std::string& from, const std::string& to, Names& seen) {
    if (from == to) return true;
    const auto next = graph.find(from);
    if (next == graph.end() || !seen.insert(from).second) return false;
    return std::any_of(next->second.begin(), next->second.end(),
                       [&](const auto& edge) { return reaches(graph, edge.first, to, seen); });
}

// Rooms that include each other, even by way of a third, are one room: each arrow of such a circle is reported.
inline std::vector<std::string> circles(const RoomGraph& graph) {
    std::vector<std::string> found;
    for (const auto& [from, edges] : graph)
        for (const auto& [to, include] : edges) {
            Names seen;
            if (reaches(graph, to, from, seen))
                found.push_back(report(include.file, include.line,
                                       "\"" + include.target + "\": the rooms " + from + " and " + to +
                                           " include each other, directly or by way of others"));
        }
    return found;
}

// All violations, each as "file:line: what and why". `widgetHeaders`: names of headers that only views may include.
inline std::vector<std::string> violations(const std::vector<Source>& sources, const Names& widgetHeaders) {
    std::vector<std::string> found;
    RoomGraph graph;
    for (const Source& source : sources) {
        const std::string room = roomOf(source.path);
        const bool known = std::find(kRooms.begin(), kRooms.end(), room) != kRooms.end();
        if (startsWith(source.path, "model/") && !known)
            found.push_back(report(source.path, 1, "lies in no known room of the model"));
        for (const Include& include : includesOf(source)) {
            if (const auto why = wrong(include, widgetHeaders))
                found.push_back(report(include.file, include.line, "\"" + include.target + "\": " + *why));
            const std::string to = roomOf(include.target);
            if (!room.empty() && !to.empty() && room != to) graph[room].emplace(to, include);
        }
    }
    const std::vector<std::string> round = circles(graph);
    found.insert(found.end(), round.begin(), round.end());
    return found;
}

}  // namespace layers
