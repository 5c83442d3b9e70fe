// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/solve.h"

#include <algorithm>
#include <cmath>

#include "model/core/units.h"
#include "model/plan/access.h"
#include "model/plan/blank.h"
#include "model/plan/details.h"
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

Problem blankResult(const Project& project, const Design& design, const Results& results, const Place& result) {
    const auto blank = whyBlank(project, design, results, result.path);
    const Problem why = blank ? blank->why : problem("blank.impossible", {Arg::key(result.path)});
    return problem("solve.blank", {Arg::key(result.path), Arg::inner(why)}, blank ? why.key : result.path);
}

Problem outOfReach(const Place& by, const Place& result, const SeekResult& s, double target, const std::string& unit) {
    const std::string shown = result.row->dim == dim::money ? unit : std::string(result.row->unit);
    return problem("solve.out_of_reach",
                   {Arg::key(result.path), Arg::number(target, shown), Arg::number(s.y, shown), Arg::key(by.path),
                    Arg::number(s.x, by.row->unit)},
                   by.path);
}

/// The pool whose cards a path is the count of; null for other paths.
const Item<Pool>* poolOfCount(const Design& design, std::string_view path) {
    for (const auto& p : design.pools)
        if (path == "pools." + p.name + ".accelerators") return &p;
    return nullptr;
}

/// The next count up or down that fills servers and replicas and still meets the target. Step times jump where the
/// batch no longer divides, so the count above may fail where a later one does not, and fewer cards may do as well.
std::optional<SeekResult> nearestBuildable(const SeekResult& found, const SeekInputs& in, double step,
                                           const std::function<std::optional<double>(double)>& f) {
    const double slack = 1e-12 * std::abs(in.target);
    constexpr int kSteps = 256;
    const auto meeting = [&](double x) -> std::optional<SeekResult> {
        if (x < std::max(in.low, 1.0) || x > in.high) return std::nullopt;
        const auto y = f(x);
        if (!y || !std::isfinite(*y)) return std::nullopt;
        const bool meets = in.better > 0   ? *y >= in.target - slack
                           : in.better < 0 ? *y <= in.target + slack
                                           : x >= found.x;
        if (!meets) return std::nullopt;
        return SeekResult{SeekState::Found, x, *y, std::abs(*y - in.target) <= 1e-9 * std::abs(in.target),
                          found.evaluations};
    };
    const double above = std::ceil(found.x / step) * step, below = std::floor(found.x / step) * step;
    auto best = meeting(above);
    if (!best && below < above) best = meeting(below);
    for (int i = 1; !best && i <= kSteps; ++i) best = meeting(above + i * step);
    if (!best) return best;
    // Where more cards meet the target as well, the fewest are the answer; under a ceiling the most are.
    const double grown[] = {1.25, 1.5, 2};
    const bool more = std::any_of(std::begin(grown), std::end(grown), [&](double factor) {
        return meeting(std::ceil(best->x * factor / step) * step).has_value();
    });
    for (int i = 1; more && i <= kSteps; ++i) {
        const auto fewer = meeting(best->x - step);
        if (!fewer) break;
        best = fewer;
    }
    return best;
}

/// The target is out of reach: of the counts that fill servers and replicas and can run, the one that comes nearest.
SeekResult nearestThatRuns(const SeekResult& found, const SeekInputs& in, double step,
                           const std::function<std::optional<double>(double)>& f) {
    constexpr int kSmallest = 64, kHalvings = 12;
    std::optional<SeekResult> best;
    const auto look = [&](double x) {
        if (x < std::max(in.low, 1.0) || x > in.high) return;
        const auto y = f(x);
        if (!y || !std::isfinite(*y)) return;
        if (!best || std::abs(*y - in.target) < std::abs(best->y - in.target))
            best = SeekResult{SeekState::OutOfReach, x, *y, false, found.evaluations};
    };
    look(in.present);
    for (int i = 1; i <= kSmallest; ++i) look(i * step);
    for (int i = -kHalvings; i <= kHalvings; ++i) look(std::round(in.present * std::exp2(i) / step) * step);
    return best.value_or(found);
}

/// Why the design as it stands has no such result.
std::optional<Problem> whyNone(const Project& project, const Design& design, const Place& result) {
    const Results r = evaluate(project, design);
    const auto blank = whyBlank(project, design, r, result.path);
    return blank ? std::optional(blank->why) : std::nullopt;
}

/// No multiple beside the answer by arithmetic will do; `answer` holds the upper one.
Problem cannotBuild(const Answer& answer, const Place& result, const SeekResult& s) {
    const Problem why = whyNone(answer.project, answer.design, result)
                            .value_or(problem("solve.no_step", {Arg::number(static_cast<double>(answer.step))}));
    return problem("solve.step", {Arg::key(result.path), Arg::number(s.x), Arg::inner(why)}, why.key);
}

/// The answer lies above the next multiple: that one, which `answer` holds, cannot run or does not meet the target.
Problem passedOver(const Answer& answer, const Place& by, const Place& result, double count, double reached,
                   std::string_view currency) {
    const std::string_view unit = result.row->dim == dim::money ? currency : result.row->unit;
    const Problem why = whyNone(answer.project, answer.design, result)
                            .value_or(problem("solve.misses", {Arg::key(result.path), Arg::number(reached, unit)}));
    return problem("solve.passed_over", {Arg::number(count), Arg::inner(why)}, by.path, Severity::Info);
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
    const auto at = [&](double x, Counting counting) -> std::optional<double> {
        put(x);
        const Results r = evaluate(answer.project, answer.design, counting);
        const auto y = findResult(r, goal.forKey);
        return y ? toNumber(y->value()) : std::nullopt;
    };
    if (const auto* pool = poolOfCount(design, by->path)) answer.step = cardStep(design, *pool);
    const Counting counting = answer.step > 1 ? Counting::Arithmetic : Counting::Buildable;
    const auto f = [&](double x) { return at(x, counting); };
    SeekInputs in = startOf(row, present);
    in.target = goal.target;
    in.better = result->row->better;
    SeekResult s = seek(f, in);
    // Days fall with more cards and rise again where faults eat them up: of two answers the one with fewer cards.
    if (answer.step > 1 && s.state == SeekState::Found && s.x > in.present) {
        SeekInputs fewer = in;
        fewer.high = in.present;
        if (const SeekResult t = seek(f, fewer); t.state == SeekState::Found) s = t;
    }

    switch (s.state) {
        case SeekState::Blank:
            return {std::nullopt, blankResult(project, design, before, *result)};
        case SeekState::NoEffect:
            return {std::nullopt, problem("solve.no_effect", {Arg::key(by->path), Arg::key(result->path)}, by->path)};
        case SeekState::OutOfReach:
            if (answer.step > 1)
                s = nearestThatRuns(s, in, static_cast<double>(answer.step),
                                    [&](double x) { return at(x, Counting::Buildable); });
            return {std::nullopt, outOfReach(*by, *result, s, goal.target, std::string(currencyCode(project)))};
        case SeekState::Found:
            break;
    }
    if (answer.step > 1) {
        answer.arithmetic = fromNumber(row, s.x, currency);
        const auto built = nearestBuildable(s, in, static_cast<double>(answer.step),
                                            [&](double x) { return at(x, Counting::Buildable); });
        const double next = std::ceil(s.x / static_cast<double>(answer.step)) * static_cast<double>(answer.step);
        const double there = at(next, Counting::Buildable).value_or(0);
        if (!built) return {std::nullopt, cannotBuild(answer, *result, s)};
        if (built->x > next)
            answer.notes.push_back(passedOver(answer, *by, *result, next, there, currencyCode(project)));
        s = *built;
    }
    put(s.x);
    if (row.meta) row.meta(by->owner)->setOrigin(by->index, Origin::User);
    answer.value = by->value();
    answer.reached = s.y;
    answer.exact = s.exact;
    answer.path = by->path;
    for (const Problem& p : evaluate(answer.project, answer.design).problems)
        if (p.severity == Severity::Error) answer.notes.push_back(p);
    return good(std::move(answer));
}

}  // namespace model
