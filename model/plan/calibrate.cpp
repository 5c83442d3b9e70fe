// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/calibrate.h"

#include <algorithm>
#include <cmath>

#include "model/core/fields.h"
#include "model/core/units.h"
#include "model/plan/bridge.h"

namespace model {
namespace {

constexpr double kSecondsPerHour = 3600;

/// Units of which the events of a class are counted: no more than the class says.
std::int64_t unitsOf(const RateClass& c, const ComponentCounts& parts) {
    const std::int64_t n = countOf(parts, c.per);
    return c.countLimit > 0 ? std::min(n, c.countLimit) : n;
}

/// A file name as part of a source: no separator of works and no bracket of a remark.
std::string plainName(std::string_view name) {
    std::string out(name);
    for (char& c : out)
        if (c == ';' || c == '(' || c == ')') c = '_';
    return out;
}

std::string sourceOf(const FieldRecord& record, const ObservedClass& c) {
    return "failure log " + plainName(record.name) + ": " + std::to_string(c.events) + " events in " +
           shortNumber(c.unitTime.si / kSecondsPerHour) + " unit-hours";
}

const Field& rowOf(std::string_view key) {
    const Table table = fieldsOf<ComponentClass>();
    return *std::find_if(table.begin(), table.end(), [&](const Field& f) { return f.key == key; });
}

/// Marks values as the user's, with what stands behind them.
void mark(Meta& meta, std::initializer_list<std::string_view> keys, const Evidence& evidence) {
    const Table table = fieldsOf<ComponentClass>();
    Extras extras = meta.extras ? *meta.extras : Extras{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (std::find(keys.begin(), keys.end(), table[i].key) == keys.end()) continue;
        meta.setOrigin(i, Origin::User);
        extras.evidence[std::string(table[i].key)] = evidence;
    }
    meta.extras = std::make_shared<const Extras>(std::move(extras));
}

/// Shares of a class: the observed one needs hardware, of the rest as much is cured by a reset as before.
void setShares(ComponentClass& c, const ShareEstimate& hardware, const Evidence& evidence) {
    const double rest = 1 - c.needsHardware.si;
    const double reset = rest > 0 ? c.curedByReset.si / rest : 1;
    c.needsHardware = Ratio{hardware.share};
    c.curedByReset = Ratio{std::min(1.0, reset) * (1 - hardware.share)};
    mark(c.meta, {"needs_hardware", "cured_by_reset"}, evidence);
}

}  // namespace

std::map<std::string, Duration> unitTimes(const Design& design, const ComponentCounts& parts, Duration observed) {
    std::map<std::string, Duration> out;
    for (const RateClass& c : plan::classesOf(design.reliability))
        if (const std::int64_t n = unitsOf(c, parts); n > 0) out[c.id] = observed * static_cast<double>(n);
    return out;
}

Outcome<FieldRecord> fieldRecord(const Design& observed, const ComponentCounts& parts, std::string_view logName,
                                 const std::vector<FailureEvent>& events,
                                 const std::map<std::string, Duration>& unitTimes) {
    FieldRecord record;
    record.name = logName;
    record.memoryPerCard = parts.memoryPerAccelerator;
    record.events = static_cast<std::int64_t>(events.size());
    std::map<std::string, std::vector<const FailureEvent*>> byClass;
    for (const FailureEvent& e : events) byClass[e.failureClass].push_back(&e);
    std::string untimed, unseen;
    std::int64_t counted = 0;
    for (const auto& item : observed.reliability.classes) {
        const auto& its = byClass[item.name];
        const auto time = unitTimes.find(item.name);
        if (time == unitTimes.end() || !(time->second.si > 0)) {
            if (!its.empty()) untimed += (untimed.empty() ? "" : ", ") + item.name;
            continue;
        }
        const ObservedClass seen = observe(item.name, its, time->second, item.value.stopsJob && !item.value.silent);
        counted += seen.events;
        if (!seen.measured()) unseen += (unseen.empty() ? "" : ", ") + item.name;
        record.classes.push_back(seen);
    }
    if (!untimed.empty()) return {std::nullopt, problem("calibrate.no_time", {Arg::text(untimed)})};
    if (counted == 0) return {std::nullopt, problem("calibrate.nothing", {Arg::text(logName)})};
    if (!unseen.empty()) record.notes.push_back(problem("calibrate.unseen", {Arg::text(unseen)}, "", Severity::Info));
    return good(std::move(record));
}

std::optional<Problem> calibrate(Design& design, const FieldRecord& record) {
    if (!(design.reliability.rateFactor.si > 0)) return problem("calibrate.no_factor", {}, "reliability.rate_factor");
    List<ComponentClass> changed = design.reliability.classes;
    for (const ObservedClass& seen : record.classes) {
        const auto at =
            std::find_if(changed.begin(), changed.end(), [&](const auto& c) { return c.name == seen.name; });
        if (at == changed.end() || !seen.measured()) continue;
        ComponentClass& c = at->value;
        double multiplier = design.reliability.rateFactor.si;
        if (c.memoryReference) multiplier *= (record.memoryPerCard / *c.memoryReference).si;
        if (!(multiplier > 0)) return problem("calibrate.no_factor", {}, "reliability.classes." + at->name + ".rate");
        c.rate = Rate{seen.rate.si / multiplier};
        c.low = Rate{seen.low.si / multiplier};
        c.high = Rate{seen.high.si / multiplier};
        for (const double rate : {c.rate.si, c.low->si, c.high->si})
            if (auto wrong = checkHard(rowOf("rate"), rate))
                return atPath(*wrong, "reliability.classes." + at->name + ".rate");
        const Evidence evidence{seen.gradeA() ? Grade::A : Grade::B, sourceOf(record, seen)};
        mark(c.meta, {"rate", "low", "high"}, evidence);
        if (seen.hardware)
            setShares(c, *seen.hardware,
                      {seen.hardware->of >= kEventsForGradeA ? Grade::A : Grade::B, evidence.source});
    }
    design.reliability.classes = std::move(changed);
    return std::nullopt;
}

CalibrationEffect calibrationEffect(const Design& before, const Design& after, const ComponentCounts& parts,
                                    const FieldRecord& record) {
    CalibrationEffect effect;
    const auto was = plan::classesOf(before.reliability), is = plan::classesOf(after.reliability);
    for (std::size_t i = 0; i < was.size() && i < is.size(); ++i) {
        CalibrationEffect::Row row;
        row.name = was[i].id;
        row.per = was[i].per;
        const auto seen = std::find_if(record.classes.begin(), record.classes.end(),
                                       [&](const ObservedClass& o) { return o.name == row.name; });
        if (seen != record.classes.end()) row.observed = &*seen;
        const double scale =
            was[i].memoryReference.si > 0 ? (parts.memoryPerAccelerator / was[i].memoryReference).si : 1;
        row.before = was[i].rate * scale;
        row.after = is[i].rate * scale;
        if (interrupts(was[i])) {
            row.jobBefore = classRate(was[i], parts);
            row.jobAfter = classRate(is[i], parts);
        }
        effect.rows.push_back(row);
    }
    effect.jobBefore = interruptionRate(was, parts);
    effect.jobAfter = interruptionRate(is, parts);
    return effect;
}

}  // namespace model
