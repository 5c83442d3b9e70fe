// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Why a value is blank, decided once for window, command line and report. A blank is never zero, and never just
// "missing": either a known input is waited for, or the inputs allow no answer, or the question does not arise.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/field.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

enum class BlankState {
    Missing,        ///< an input that is not public and has not been entered
    Impossible,     ///< the inputs give no answer; a finding says what to change
    NotApplicable,  ///< the design has nothing this could be a figure of
    Unpriced,       ///< no line of the bill behind it has a price
};

/// Word for machines: "missing", "impossible", "not_applicable", "unpriced".
std::string_view wordOf(BlankState state);

struct Blank {
    BlankState state = BlankState::Impossible;
    Problem why;  ///< one sentence; its key is the input to look at, if there is one
};

/// Nothing there: blank, an empty text, or a number that is not finite.
bool isBlank(const Value& value);

/// Reasons for many results of one design: remembers what it has walked. Keeps references to its arguments.
class BlankReasons {
public:
    BlankReasons(const Project& project, const Design& design, const Results& results)
        : m_project(project), m_design(design), m_results(results) {}
    /// Why a result has no value; nothing for results that have one and for keys that are no result.
    std::optional<Blank> of(std::string_view resultKey);

private:
    std::optional<Problem> findingBehind(const std::string& path);
    const std::vector<std::string>& from(const std::string& key);

    const Project& m_project;
    const Design& m_design;
    const Results& m_results;
    std::map<std::string, std::vector<std::string>, std::less<>> m_from;  ///< what blank results depend on
};

/// The same for one result. `results` are those of the design.
std::optional<Blank> whyBlank(const Project& project, const Design& design, const Results& results,
                              std::string_view resultKey);

}  // namespace model
