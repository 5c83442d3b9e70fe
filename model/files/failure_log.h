// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Failure logs as CSV, as ticket systems and spreadsheets write them: separated by comma, semicolon or tab (what the
// header uses most), texts in quotation marks, line ends of any system, a mark of UTF-8 at the beginning. Columns by
// name in any order: time, class, unit, stopped_job, hardware_replaced, downtime_h. A second form gives the time that
// the units of every class were watched: class, unit_hours.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/problem.h"
#include "model/reliability/calibration.h"

namespace model {

/// Spellings that are accepted for a class, in lower case, and the class that is meant.
using ClassNames = std::map<std::string, std::string, std::less<>>;
/// Lower case of the Latin letters, blanks at both ends dropped: how ClassNames are looked up.
std::string spelling(std::string_view name);

struct FailureLog {
    std::vector<FailureEvent> events;  ///< in the order of the file, classes by their own name
    Duration span;                     ///< from the first event to the last
    std::vector<Problem> notes;        ///< log.columns (not used), log.duplicates
};

/// Problems: log.empty, log.size, log.text, log.quote, log.header, log.fields, log.rows, log.value (line, column, what
/// was found and what is expected), log.classes (unknown classes and the known ones).
Outcome<FailureLog> readFailureLog(std::string_view text, std::string_view fileName, const ClassNames& known);

/// Time of all units of a class together. Problems as above and log.twice for a class that stands in two lines.
Outcome<std::map<std::string, Duration>> readUnitHours(std::string_view text, std::string_view fileName,
                                                       const ClassNames& known);

}  // namespace model
