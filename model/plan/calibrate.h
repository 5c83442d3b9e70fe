// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Failure classes of a design from a failure log of a cluster like it: what was counted (model/reliability/calibration)
// becomes rate, range, shares, grade and source of the classes. The design multiplies rates by its factor and memory
// faults by the memory of its cards; both are divided out, so that the evaluated rate of the observed design is the
// observed one. The replacement rate (AFR) is another number and stays as it is.

#include <map>
#include <string>
#include <vector>

#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/reliability/calibration.h"
#include "model/reliability/rates.h"

namespace model {

/// Parts that the training runs of a design touch: what the rates of the failure classes are multiplied by. `results`
/// are those of the design.
ComponentCounts partsOfJob(const Project& project, const Design& design, const Results& results);

/// A log, ready to be taken over: one entry per class of the observed design of which the time of its units is known.
struct FieldRecord {
    std::string name;  ///< of the log, for the source
    std::vector<ObservedClass> classes;
    Bytes memoryPerCard{80e9};  ///< of the observed cards
    std::int64_t events = 0;    ///< all lines of the log
    std::vector<Problem> notes;
};

/// Time of all units of each class, from the time for which the parts of a job were watched: parts counted x duration.
/// Classes of which the design contains nothing are left out.
std::map<std::string, Duration> unitTimes(const Design& design, const ComponentCounts& parts, Duration observed);

/// Puts events and times of units together. Problems: calibrate.no_time (a class with events has no time of its
/// units), calibrate.nothing (no event counts).
Outcome<FieldRecord> fieldRecord(const Design& observed, const ComponentCounts& parts, std::string_view logName,
                                 const std::vector<FailureEvent>& events,
                                 const std::map<std::string, Duration>& unitTimes);

/// Takes a record over into the classes of a design. Classes without an event keep their rate. Problems:
/// calibrate.no_factor (the design multiplies all rates by 0), range.hard around a rate beyond the range of its field;
/// nothing is changed then.
std::optional<Problem> calibrate(Design& design, const FieldRecord& record);

/// What it does to the classes and to the whole job of a design; `parts` are those of the design before.
struct CalibrationEffect {
    struct Row {
        std::string name;
        PerUnit per = PerUnit::Accelerator;
        const ObservedClass* observed = nullptr;  ///< in the record; null where nothing is known of the class
        Rate before, after;                       ///< per unit, as evaluated
        Rate jobBefore, jobAfter;                 ///< all units of the job; 0 for what does not interrupt it
    };
    std::vector<Row> rows;
    Rate jobBefore, jobAfter;  ///< interruptions of the job
};
/// `record` must outlive the answer.
CalibrationEffect calibrationEffect(const Design& before, const Design& after, const ComponentCounts& parts,
                                    const FieldRecord& record);

}  // namespace model
