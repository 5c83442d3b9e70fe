// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the results of one design rest on: direct dependencies of every result, the inputs that are used at all, and the
// worst grade below a result. The walk over the tables is made once per design. Private to views/report.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/plan/access.h"

namespace views::report {

class EvidenceGraph {
public:
    /// Keeps pointers into the arguments.
    EvidenceGraph(const model::Project& project, const model::Design& design, const model::Results& results);

    /// Keys a result is directly computed from; empty for inputs.
    const std::vector<std::string>& from(const std::string& key) const;
    /// Worst grade among the inputs below; None when all are own values or ungraded.
    model::Grade worst(const std::string& key) const;
    bool isUsed(const std::string& input) const { return m_used.contains(input); }
    /// Inputs and results by path, as the walk found them.
    const model::Place* place(const std::string& key) const;
    const std::vector<model::Place>& inputs() const { return m_inputs; }
    const std::vector<model::Place>& results() const { return m_results; }

private:
    model::Grade grade(const std::string& key, std::set<std::string>& open) const;

    std::vector<model::Place> m_inputs, m_results;
    std::map<std::string, std::size_t, std::less<>> m_inputAt, m_resultAt;
    std::map<std::string, std::vector<std::string>, std::less<>> m_from;
    std::set<std::string, std::less<>> m_used;
    mutable std::map<std::string, model::Grade, std::less<>> m_grades;
};

}  // namespace views::report
