// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/solve.h"

#include <algorithm>
#include <cmath>

#include "model/core/units.h"
#include "model/plan/access.h"
#include "model/plan/seek.h"

namespace model {
namespace {

constexpr double kLargestQuantity = 1e30;  // stands for "no limit"; squares of it are still finite
constexpr double kLargestCount = 4e18;     // inside int64

std::optional<double> toNumber(const Value& v) {
    if (const auto* d = std::get_if<double>(&v)) return *d;
    if (const auto* n = std::get_if<std::int64_t>(&v)) return static_cast<double>(*n);
    if (const auto* m = std::get_if<Money>(&v)) return m->amount;
    return std::nullopt;
}

Value fromNumber(const Field& row, double x, const std::string& currency) {
    if (row.kind == Kind::Integer) return static_cast<std::int64_t>(std::llround(x));
    if (row.kind == Kind::Amount) return Money{x, currency};
    return x;
}

double inSi(const Field& row, double shown) {
    const Unit* u = row.kind == Kind::Quantity ? findUnit(row.unit) : nullptr;
    return u ? toSi(shown, *u) : shown;
}

/// Where to look for an input that is blank: the middle of what is usual, else of what is allowed.
double guess(const Field& row) {
    for (const Range& r : {row.typical, row.hard}) {
        const bool low = std::isfinite(r.min), high = std::isfinite(r.max);
        if (low && high) return inSi(row, r.min > 0 ? std::sqrt(r.min * r.max) : (r.min + r.max) / 2);
        if (low) return inSi(row, std::max(r.min, 1.0));
    }
    return inSi(row, 1);
}

SeekInputs startOf(const Field& row, const Value& present) {
    SeekInputs in;
    in.whole = row.kind == Kind::Integer;
    const double most = in.whole ? kLargestCount : kLargestQuantity;
    in.low = std::clamp(inSi(row, row.hard.min), -most, most);
    in.high = std::clamp(inSi(row, row.hard.max), -most, most);
    in.present = toNumber(present).value_or(guess(row));
    return in;
}

/// What keeps a result blank: the one blank input whose filling gives it a value, else a blank one that a problem of
/// the evaluation names.
std::optional<std::string> missingInput(const Project& project, const Design& design, const Results& results,
                                        std::string_view resultKey) {
    const auto sources = sourceInputs(project, design, results, resultKey);
    std::vector<std::string> blank;
    for (const auto& path : sources) {
        Project p = project;
        Design d = design;
        const auto place = findInput(p, d, path);
        if (!place || !place->row->optional || !std::holds_alternative<std::monostate>(place->value())) continue;
        blank.push_back(path);
        const Field& row = *place->row;
        if (row.kind != Kind::Quantity && row.kind != Kind::Integer && row.kind != Kind::Amount) continue;
        if (blank.size() > 100) break;
        row.set(place->owner, fromNumber(row, guess(row), std::string(currencyCode(project))));
        const Results filled = evaluate(p, d);
        const auto result = findResult(filled, resultKey);
        if (result && toNumber(result->value())) return path;
    }
    for (const Problem& found : results.problems)
        if (std::find(blank.begin(), blank.end(), found.key) != blank.end()) return found.key;
    return std::nullopt;
}

Problem blankResult(const Project& project, const Design& design, const Results& results, const std::string& forKey) {
    if (const auto missing = missingInput(project, design, results, forKey))
        return problem("solve.blank", {Arg::key(forKey), Arg::key(*missing)}, *missing);
    return problem("solve.blank_result", {Arg::key(forKey)}, forKey);
}

Problem outOfReach(const Place& by, const Place& result, const SeekResult& s, double target) {
    return problem("solve.out_of_reach",
                   {Arg::key(result.path), Arg::number(target, result.row->unit), Arg::number(s.y, result.row->unit),
                    Arg::key(by.path), Arg::number(s.x, by.row->unit)},
                   by.path);
}

}  // namespace

Outcome<Answer> solve(const Project& project, const Design& design, const Goal& goal) {
    if (goal.forKey == goal.byKey) return {std::nullopt, problem("solve.same", {Arg::key(goal.forKey)}, goal.byKey)};
    Answer answer;
    answer.project = project;
    answer.design = design;
    const auto by = findInput(answer.project, answer.design, goal.byKey);
    if (!by) return {std::nullopt, by.problem};
    const Field& row = *by->row;
    if (row.kind != Kind::Quantity && row.kind != Kind::Integer && row.kind != Kind::Amount)
        return {std::nullopt, problem("solve.not_number", {Arg::key(by->path)}, by->path)};
    const Results before = evaluate(project, design);
    const auto result = findResult(before, goal.forKey);
    if (!result) return {std::nullopt, result.problem};
    if ((result->row->kind != Kind::Quantity && result->row->kind != Kind::Integer) || !std::isfinite(goal.target))
        return {std::nullopt, problem("solve.not_number", {Arg::key(result->path)}, result->path)};

    const Value present = by->value();
    const auto* money = std::get_if<Money>(&present);
    const std::string currency = money ? money->currency : std::string(currencyCode(project));
    const auto put = [&](double x) { row.set(by->owner, fromNumber(row, x, currency)); };
    const auto f = [&](double x) -> std::optional<double> {
        put(x);
        const Results r = evaluate(answer.project, answer.design);
        const auto y = findResult(r, goal.forKey);
        return y ? toNumber(y->value()) : std::nullopt;
    };
    SeekInputs in = startOf(row, present);
    in.target = goal.target;
    in.better = result->row->better;
    const SeekResult s = seek(f, in);

    switch (s.state) {
        case SeekState::Blank:
            return {std::nullopt, blankResult(project, design, before, goal.forKey)};
        case SeekState::NoEffect:
            return {std::nullopt, problem("solve.no_effect", {Arg::key(by->path), Arg::key(result->path)}, by->path)};
        case SeekState::OutOfReach:
            return {std::nullopt, outOfReach(*by, *result, s, goal.target)};
        case SeekState::Found:
            break;
    }
    put(s.x);
    if (row.meta) row.meta(by->owner)->setOrigin(by->index, Origin::User);
    answer.value = by->value();
    answer.reached = s.y;
    answer.exact = s.exact;
    answer.path = by->path;
    return good(std::move(answer));
}

}  // namespace model
