// SPDX-License-Identifier: GPL-3.0-or-later
// The open workbook: changes, undo and results. Edits: document_edits.cpp; files: document_files.cpp.
#include "app/document.h"

#include <algorithm>
#include <cmath>

#include "model/plan/evaluate.h"

namespace app {

/// The one undo command: the workbook before and after. Designs are shared between the states.
class Document::Step : public QUndoCommand {
public:
    Step(Document& document, const QString& text, model::Workbook after, QString mergeKey, QString key)
        : QUndoCommand(text),
          m_document(document),
          m_before(document.m_workbook),
          m_after(std::move(after)),
          m_mergeKey(std::move(mergeKey)),
          m_key(std::move(key)),
          m_undoDesign(document.m_current),
          m_redoDesign(document.m_current),
          m_round(document.m_mergeRound) {
        for (const auto& item : m_after.designs) {
            const auto old = std::find_if(m_before.designs.begin(), m_before.designs.end(),
                                          [&](const model::DesignItem& o) { return o.id == item.id; });
            const bool isNew = old == m_before.designs.end();
            if (!isNew && old->design == item.design) continue;
            // Both ways lead to the design that changed; a new one is left for the one that was shown before it.
            m_redoDesign = item.id;
            if (!isNew) m_undoDesign = item.id;
        }
    }

    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    void undo() override { m_document.stepped(m_before, m_undoDesign, m_key); }
    void redo() override { m_document.stepped(m_after, m_redoDesign, m_key); }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const Step*>(other);  // one class, so the id proves the type
        if (next->m_mergeKey != m_mergeKey || next->m_round != m_round) return false;
        m_after = next->m_after;
        if (m_after == m_before) setObsolete(true);  // typed back to where it was
        return true;
    }

private:
    Document& m_document;
    model::Workbook m_before, m_after;
    QString m_mergeKey, m_key;
    std::int64_t m_undoDesign, m_redoDesign;
    quint64 m_round;
};

Document::Document(std::shared_ptr<const model::Catalog> catalog, const QString& recoveryFolder, QObject* parent)
    : QObject(parent),
      m_catalog(catalog ? std::move(catalog) : std::make_shared<const model::Catalog>()),
      m_recovery(recoveryFolder.isEmpty() ? defaultRecoveryFolder() : recoveryFolder) {
    m_autosaveTimer.setSingleShot(true);
    connect(&m_autosaveTimer, &QTimer::timeout, this, &Document::autosave);
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) {
        if (clean) removeRecovery();
        Q_EMIT cleanChanged(clean);
    });
    m_workbook = newWorkbook(*m_catalog);
    m_current = m_workbook.designs.front().id;
}

Document::~Document() {
    m_undo.disconnect(this);
    removeRecovery();
}

void Document::setCatalog(std::shared_ptr<const model::Catalog> catalog) {
    if (catalog) m_catalog = std::move(catalog);
}

bool Document::apply(const QString& text, model::Workbook next, const QString& mergeKey, const QString& key) {
    // Equal designs stay the same object: results and undo memory go by identity.
    for (auto& d : next.designs)
        for (const auto& old : m_workbook.designs)
            if (old.id == d.id && old.design != d.design && *old.design == *d.design) d.design = old.design;
    if (next == m_workbook) return false;
    m_pushing = true;
    m_undo.push(new Step(*this, text, std::move(next), mergeKey, key));
    m_pushing = false;
    if (!m_undo.isClean()) scheduleAutosave();
    return true;
}

void Document::stepped(const model::Workbook& to, std::int64_t designId, const QString& key) {
    setWorkbook(to);
    if (m_pushing) return;
    setCurrentDesign(designId);
    scheduleAutosave();
    if (!key.isEmpty()) Q_EMIT selectionAfterUndo(key);
}

void Document::setWorkbook(const model::Workbook& next) {
    const model::Workbook before = std::exchange(m_workbook, next);
    ++m_revision;
    const bool projectDiffers = !(before.project == m_workbook.project);
    if (projectDiffers) ++m_projectRevision;
    const auto sameHead = [](const model::DesignItem& a, const model::DesignItem& b) {
        return a.id == b.id && a.name == b.name;
    };
    const bool listDiffers =
        before.base != m_workbook.base || !std::equal(before.designs.begin(), before.designs.end(),
                                                      m_workbook.designs.begin(), m_workbook.designs.end(), sameHead);
    const int place = [&] {
        for (std::size_t i = 0; i < before.designs.size(); ++i)
            if (before.designs[i].id == m_current) return static_cast<int>(i);
        return 0;
    }();
    std::erase_if(m_results, [&](const auto& r) { return indexOf(r.first) < 0; });
    Q_EMIT changed(m_revision);
    if (listDiffers) Q_EMIT designsChanged();
    if (indexOf(m_current) < 0 && designCount() > 0)
        setCurrentDesign(m_workbook.designs[static_cast<std::size_t>(std::min(place, designCount() - 1))].id);
    for (std::size_t i = 0; i < m_workbook.designs.size(); ++i) {
        const bool same = i < before.designs.size() && before.designs[i].id == m_workbook.designs[i].id &&
                          before.designs[i].design == m_workbook.designs[i].design;
        if (!same || projectDiffers) Q_EMIT resultsChanged(static_cast<int>(i));
    }
    if (projectDiffers) Q_EMIT titleChanged(title());
}

int Document::indexOf(std::int64_t designId) const {
    for (std::size_t i = 0; i < m_workbook.designs.size(); ++i)
        if (m_workbook.designs[i].id == designId) return static_cast<int>(i);
    return -1;
}

void Document::setCurrentDesign(std::int64_t designId) {
    if (designId == m_current || indexOf(designId) < 0) return;
    m_current = designId;
    Q_EMIT currentDesignChanged(designId);
}

const Document::Cached& Document::cached(int index) const {
    const auto& item = m_workbook.designs.at(static_cast<std::size_t>(index));
    Cached& c = m_results[item.id];
    const auto run = m_simulations.find(item.id);
    const quint64 serial = run == m_simulations.end() ? 0 : run->second.serial;
    if (c.design == item.design && c.project == m_projectRevision && c.simulation == serial) return c;
    auto results = std::make_shared<model::Results>(model::evaluate(m_workbook.project, *item.design));
    c = {item.design, m_projectRevision, serial, nullptr, {}, false};
    c.inputs = model::simulationInputs(m_workbook.project, *item.design, *results);
    if (run != m_simulations.end() && c.inputs == run->second.inputs && run->second.result->replications > 0 &&
        !run->second.result->hopeless) {
        model::applySimulation(m_workbook.project, *item.design, *run->second.result, *results);
        c.simulated = true;
    }
    c.results = std::move(results);
    return c;
}

std::shared_ptr<const model::Results> Document::results(int index) const {
    return cached(index).results;
}

std::vector<model::Results> Document::allResults() const {
    std::vector<model::Results> out;
    out.reserve(m_workbook.designs.size());
    for (int i = 0; i < designCount(); ++i) out.push_back(*results(i));
    return out;
}

std::optional<model::SimulationInputs> Document::simulationInputs(int index) const {
    return cached(index).inputs;
}

void Document::setSimulation(std::int64_t designId, model::SimulationInputs inputs, model::SimulationResult result) {
    const int index = indexOf(designId);
    if (index < 0) return;
    m_simulations[designId] = {std::move(inputs), std::make_shared<const model::SimulationResult>(std::move(result)),
                               ++m_simulationSerial};
    Q_EMIT resultsChanged(index);
}

std::shared_ptr<const model::SimulationResult> Document::simulation(int index) const {
    const auto& item = m_workbook.designs.at(static_cast<std::size_t>(index));
    const auto run = m_simulations.find(item.id);
    return run == m_simulations.end() ? nullptr : run->second.result;
}

bool Document::simulationIsCurrent(int index) const {
    const auto& item = m_workbook.designs.at(static_cast<std::size_t>(index));
    const auto run = m_simulations.find(item.id);
    return run != m_simulations.end() && cached(index).inputs == run->second.inputs;
}

}  // namespace app
