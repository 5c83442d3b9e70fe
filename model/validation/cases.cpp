// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/cases.h"

#include <algorithm>
#include <cmath>

namespace model::validation {
namespace {

using nlohmann::json;

constexpr int kDeepest = 8;  // parents in parents

using Evaluators = std::span<const Evaluator>;

std::string textOf(const json& object, const char* key) {
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

json objectOf(const json& object, const char* key) {
    const auto it = object.find(key);
    return it != object.end() && it->is_object() ? *it : json::object();
}

/// Two files may use one word for different forms of a kind: the evaluator that can read the inputs answers, and one
/// that knows the word tells best why it cannot.
std::optional<json> evaluateKind(Evaluators evaluators, const std::string& kind, const json& inputs, std::string& why) {
    const std::string unknown = filled(skip::kUnknownKind, kind);
    why = unknown;
    for (const Evaluator& evaluate : evaluators) {
        std::string reason;
        if (auto predicted = evaluate(kind, inputs, reason)) return predicted;
        if (reason != unknown) why = reason;
    }
    return std::nullopt;
}

/// A case with what its group gives it.
struct Case {
    std::string id, kind, use;
    json inputs, expected, tolerance;
    bool hasExpected = false;
};

void oneCase(Report& report, Evaluators evaluators, const std::string& section, const Case& c) {
    if (c.kind == "information") return report.skipped.push_back({section, c.id, skip::kInformation});
    if (c.kind == "negative") return report.skipped.push_back({section, c.id, skip::kUnitTest});
    if (!c.hasExpected) return report.skipped.push_back({section, c.id, skip::kNothingExpected});
    std::string why;
    const auto predicted = evaluateKind(evaluators, c.kind, c.inputs, why);
    if (!predicted) return report.skipped.push_back({section, c.id, why});
    addRows(report, section, c.id, *predicted, c.expected, c.tolerance, c.use);
}

void walk(Report& report, Evaluators evaluators, const std::string& section, const json& object, const std::string& id,
          int depth) {
    if (const auto cases = object.find("cases"); cases != object.end() && cases->is_array() && depth < kDeepest) {
        for (const json& child : *cases) {
            if (!child.is_object()) continue;
            walk(report, evaluators, section, child, id + "/" + textOf(child, "id"), depth + 1);
        }
        if (!object.contains("kind")) return;
    }
    const std::string kind = textOf(object, "kind");
    if (kind.empty()) return report.skipped.push_back({section, id, skip::kNoKind});
    Case group{id, kind, textOf(object, "use"), objectOf(object, "inputs"), {}, objectOf(object, "tolerance"), false};
    if (object.contains("family")) group.inputs["family"] = object["family"];
    const auto expected = object.find("expected");
    if (expected != object.end()) {
        group.expected = *expected;
        group.hasExpected = true;
        return oneCase(report, evaluators, section, group);
    }
    const auto rows = object.find("rows");
    if (rows == object.end() || !rows->is_array()) return oneCase(report, evaluators, section, group);
    int n = 0;
    for (const json& row : *rows) {
        ++n;
        if (!row.is_object()) {
            report.skipped.push_back({section, id + "#" + std::to_string(n), skip::kNoCase});
            continue;
        }
        Case c = group;
        c.id = row.contains("id") ? textOf(row, "id") : id + "#" + std::to_string(n);
        if (row.contains("kind")) c.kind = textOf(row, "kind");
        if (row.contains("use")) c.use = textOf(row, "use");
        if (row.contains("tolerance")) c.tolerance = objectOf(row, "tolerance");
        const json own = objectOf(row, "inputs");  // items() refers to it
        for (const auto& [key, value] : own.items()) c.inputs[key] = value;
        c.hasExpected = row.contains("expected");
        if (c.hasExpected) c.expected = row["expected"];
        oneCase(report, evaluators, section, c);
    }
}

bool isSection(const json& value) {
    return value.is_array() && std::any_of(value.begin(), value.end(), [](const json& x) {
               return x.is_object() && (x.contains("kind") || x.contains("cases"));
           });
}

constexpr const char* kReasons[] = {
    skip::kUnknownKind,    skip::kMissing,  skip::kNotComputed,     skip::kNoCard,  skip::kNotPublic,
    skip::kInformation,    skip::kUnitTest, skip::kNothingExpected, skip::kNoKind,  skip::kNoCase,
    skip::kNothingDerived, skip::kNoCount,  skip::kNoDays,          skip::kNoPeak,  skip::kNoSpeed,
    skip::kNoModel,        skip::kWholeRun, skip::kNoStep,          skip::kBadStep, skip::kBadSizes,
    skip::kNoMapping,      skip::kBadModel};
constexpr std::string_view kPlace = "%1";

}  // namespace

std::string filled(const char* reason, const std::string& what) {
    std::string text = reason;
    if (const auto at = text.find(kPlace); at != std::string::npos) text.replace(at, kPlace.size(), what);
    return text;
}

SkipReason skipReason(const std::string& why) {
    for (const char* pattern : kReasons) {
        const std::string_view words = pattern;
        const auto at = words.find(kPlace);
        if (at == std::string_view::npos) {
            if (why == words) return {pattern, {}};
            continue;
        }
        const std::string_view before = words.substr(0, at), after = words.substr(at + kPlace.size());
        if (why.size() >= before.size() + after.size() && why.starts_with(before) && why.ends_with(after))
            return {pattern, why.substr(before.size(), why.size() - before.size() - after.size())};
    }
    return {};
}

std::size_t Report::failed() const {
    return static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), [](const Row& r) { return !r.pass; }));
}

Comparison compare(const json& predicted, const json& expected, const json& tolerance) {
    if (expected.is_array()) {
        if (!predicted.is_array() || predicted.size() != expected.size()) return {};
        Comparison all{true, nullptr};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const Comparison one = compare(predicted[i], expected[i], tolerance);
            all.pass = all.pass && one.pass;
            const bool worse =
                one.error.is_number() &&
                (!all.error.is_number() || std::abs(one.error.get<double>()) > std::abs(all.error.get<double>()));
            if (worse) all.error = one.error;
        }
        return all;
    }
    if (!expected.is_number() || !predicted.is_number()) return {predicted == expected, nullptr};
    const double p = predicted.get<double>(), e = expected.get<double>(), miss = p - e;
    Comparison out;
    if (std::isfinite(miss)) out.error = e == 0 ? miss : miss / std::abs(e);
    const auto limit = [&](const char* key) {
        const auto it = tolerance.find(key);
        return it != tolerance.end() && it->is_number() ? it->get<double>() : -1;
    };
    if (limit("rel") >= 0)
        out.pass = std::abs(miss) <= limit("rel") * (e == 0 ? 1 : std::abs(e));
    else if (limit("abs") >= 0)
        out.pass = std::abs(miss) <= limit("abs");
    else
        out.pass = p == e;
    return out;
}

void addRows(Report& report, const std::string& section, const std::string& id, const json& predicted,
             const json& expected, const json& tolerance, const std::string& use) {
    if (!expected.is_object())  // "expected": null = the inputs must be refused as a whole
        return report.rows.push_back(
            {section, id, "refused", predicted, expected, nullptr, tolerance, predicted == expected, use});
    for (const auto& [quantity, value] : expected.items()) {
        if (predicted.is_object() && !predicted.contains(quantity)) {
            report.skipped.push_back({section, id, filled(skip::kNotComputed, quantity)});
            continue;
        }
        const json got = predicted.is_object() ? predicted[quantity] : json(nullptr);
        const Comparison c = compare(got, value, tolerance);
        report.rows.push_back({section, id, quantity, got, value, c.error, tolerance, c.pass, use});
    }
}

Report runCases(const json& file, Evaluators evaluators) {
    Report report;
    if (!file.is_object()) return report;
    for (const auto& [section, value] : file.items()) {
        if (!isSection(value)) continue;
        for (const json& object : value)
            if (object.is_object()) walk(report, evaluators, section, object, textOf(object, "id"), 0);
    }
    return report;
}

std::vector<QuantitySummary> Report::summaries() const {
    std::vector<QuantitySummary> out;
    for (const Row& r : rows) {
        auto at = std::find_if(out.begin(), out.end(), [&](const QuantitySummary& s) {
            return s.section == r.section && s.quantity == r.quantity;
        });
        if (at == out.end()) at = out.insert(out.end(), QuantitySummary{r.section, r.quantity});
        ++at->rows;
        if (!r.pass) ++at->failed;
        if (!r.error.is_number()) continue;
        const double size = std::abs(r.error.get<double>());
        at->mean += (size - at->mean) / static_cast<double>(++at->numbers);
        at->largest = std::max(at->largest, size);
    }
    return out;
}

json toJson(const std::string& file, const Report& report) {
    json out{{"file", file}, {"rows", json::array()}, {"skipped", json::array()}};
    for (const Row& r : report.rows) {
        json row{{"section", r.section},   {"id", r.id},       {"quantity", r.quantity},   {"predicted", r.predicted},
                 {"expected", r.expected}, {"error", r.error}, {"tolerance", r.tolerance}, {"pass", r.pass}};
        if (!r.use.empty()) row["use"] = r.use;
        out["rows"].push_back(std::move(row));
    }
    for (const Skipped& s : report.skipped)
        out["skipped"].push_back({{"section", s.section}, {"id", s.id}, {"why", s.why}});
    json groups = json::array();
    double sum = 0, most = 0;
    std::size_t numbers = 0;
    for (const QuantitySummary& s : report.summaries()) {
        sum += s.mean * static_cast<double>(s.numbers);
        most = std::max(most, s.largest);
        numbers += s.numbers;
        groups.push_back({{"section", s.section},
                          {"quantity", s.quantity},
                          {"rows", s.rows},
                          {"passed", s.rows - s.failed},
                          {"mean_abs_error", s.numbers ? json(s.mean) : json(nullptr)},
                          {"max_abs_error", s.numbers ? json(s.largest) : json(nullptr)}});
    }
    out["summary"] = {{"rows", report.rows.size()},
                      {"passed", report.rows.size() - report.failed()},
                      {"mean_abs_error", numbers ? json(sum / static_cast<double>(numbers)) : json(nullptr)},
                      {"max_abs_error", numbers ? json(most) : json(nullptr)},
                      {"quantities", std::move(groups)}};
    return out;
}

}  // namespace model::validation
