// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/evidence.h"

#include <algorithm>

#include "model/plan/used_inputs.h"

namespace views::report {

EvidenceGraph::EvidenceGraph(const model::Project& project, const model::Design& design,
                             const model::Results& results) {
    model::forEachInput(project, design, [&](const model::Place& p) {
        m_inputAt.emplace(p.path, m_inputs.size());
        m_inputs.push_back(p);
    });
    model::forEachResult(results, [&](const model::Place& p) {
        m_resultAt.emplace(p.path, m_results.size());
        m_results.push_back(p);
    });
    for (const model::Place& p : m_results) {
        auto keys = model::dependencies(project, design, results, p.path);
        std::erase_if(keys, [&](const std::string& key) { return !model::inputCounts(design, key); });
        for (const std::string& key : keys)
            if (m_inputAt.contains(key)) m_used.insert(key);
        m_from.emplace(p.path, std::move(keys));
    }
}

const std::vector<std::string>& EvidenceGraph::from(const std::string& key) const {
    static const std::vector<std::string> kNone;
    const auto it = m_from.find(key);
    return it == m_from.end() ? kNone : it->second;
}

const model::Place* EvidenceGraph::place(const std::string& key) const {
    if (const auto it = m_inputAt.find(key); it != m_inputAt.end()) return &m_inputs[it->second];
    if (const auto it = m_resultAt.find(key); it != m_resultAt.end()) return &m_results[it->second];
    return nullptr;
}

model::Grade EvidenceGraph::grade(const std::string& key, std::set<std::string>& open) const {
    if (const auto known = m_grades.find(key); known != m_grades.end()) return known->second;
    if (!open.insert(key).second) return model::Grade::None;
    model::Grade worst = model::Grade::None;
    if (const auto it = m_inputAt.find(key); it != m_inputAt.end()) {
        worst = m_inputs[it->second].evidence().grade;
    } else {
        for (const std::string& k : from(key)) worst = std::max(worst, grade(k, open));
    }
    m_grades.emplace(key, worst);
    return worst;
}

model::Grade EvidenceGraph::worst(const std::string& key) const {
    std::set<std::string> open;
    return grade(key, open);
}

}  // namespace views::report
