// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The open workbook. apply() is the only way to change it: every change is one step of one undo stack, keystrokes in
// one field are one step, and what does not change anything is no step. Results follow from the value of a design and
// the project, so they are computed when asked for and kept by identity; a simulation stays in the results as long as
// its inputs are the same. Views read values and call apply(); they keep no pointers into the workbook.

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUndoStack>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/recovery.h"
#include "model/catalog/catalog.h"
#include "model/core/problem.h"
#include "model/files/model_config.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/reliability/simulation.h"

namespace app {

/// A workbook with one design that has a pool, a training run on it and a network, all at defaults; the failure classes
/// are those of the catalogue.
model::Workbook newWorkbook(const model::Catalog& catalog);

class Document : public QObject {
    Q_OBJECT

public:
    /// `catalog` is what entries are chosen from and fields are reset to; `recoveryFolder` empty = the user's own.
    explicit Document(std::shared_ptr<const model::Catalog> catalog = nullptr, const QString& recoveryFolder = {},
                      QObject* parent = nullptr);
    ~Document() override;

    const model::Workbook& workbook() const { return m_workbook; }
    const model::Catalog& catalog() const { return *m_catalog; }
    void setCatalog(std::shared_ptr<const model::Catalog> catalog);
    QUndoStack& undoStack() { return m_undo; }
    quint64 revision() const { return m_revision; }
    bool isClean() const { return m_undo.isClean(); }

    /// Makes `next` the workbook, as one undo step named `text`. `key` is the path of the changed field, to which undo
    /// and redo jump; steps of one non-empty `mergeKey` in a row become one. False when nothing differs.
    bool apply(const QString& text, model::Workbook next, const QString& mergeKey = {}, const QString& key = {});
    /// The next change is a step of its own even if its merge key is the same: the field has lost the focus.
    void endMerge() { ++m_mergeRound; }

    // ---- designs
    int designCount() const { return static_cast<int>(m_workbook.designs.size()); }
    /// Position of a design, -1 if there is none with this id.
    int indexOf(std::int64_t designId) const;
    std::int64_t currentDesign() const { return m_current; }
    int currentIndex() const { return indexOf(m_current); }
    void setCurrentDesign(std::int64_t designId);

    // ---- results
    /// Results of the design at a position; never null for 0 <= index < designCount().
    std::shared_ptr<const model::Results> results(int index) const;
    std::vector<model::Results> allResults() const;
    /// What a simulation of the design would be run with; blank when its days are not computable.
    std::optional<model::SimulationInputs> simulationInputs(int index) const;
    /// Takes a finished simulation; it is shown while simulationInputs() gives these inputs.
    void setSimulation(std::int64_t designId, model::SimulationInputs inputs, model::SimulationResult result);
    /// The last simulation of a design, also when it is stale; null if there was none.
    std::shared_ptr<const model::SimulationResult> simulation(int index) const;
    bool simulationIsCurrent(int index) const;

    // ---- edits (document_edits.cpp); each is one undo step or a problem and no change
    std::optional<model::Problem> setInput(std::int64_t designId, const std::string& key, const QString& text,
                                           bool typing = false);
    /// Several fields in one step (a pasted column, a strategy) named `name`; the first problem refuses all.
    std::optional<model::Problem> setInputs(std::int64_t designId,
                                            const std::vector<std::pair<std::string, QString>>& values,
                                            const QString& name = {});
    std::optional<model::Problem> resetInput(std::int64_t designId, const std::string& key);
    std::optional<model::Problem> applyCatalogEntry(std::int64_t designId, const std::string& refPath,
                                                    const std::string& entryId);
    /// Makes an architecture from outside the language model of a workload; problem app.no_item.
    std::optional<model::Problem> importModel(std::int64_t designId, const std::string& workload,
                                              const model::ImportedModel& imported);
    /// New design behind the others with the starter contents; its id.
    std::int64_t addDesign(const QString& name = {});
    /// Id of the copy, which stands beside the original; 0 if there is no such design.
    std::int64_t duplicateDesign(std::int64_t designId);
    std::optional<model::Problem> renameDesign(std::int64_t designId, const QString& name);
    std::optional<model::Problem> removeDesign(std::int64_t designId);
    void moveDesign(int from, int to);
    void setBase(std::int64_t designId);
    /// Adds a default item to a list such as "pools"; the name it got.
    model::Outcome<std::string> addItem(std::int64_t designId, const std::string& list, const QString& name);
    model::Outcome<std::string> duplicateItem(std::int64_t designId, const std::string& list, const std::string& name);
    /// Items that refer to it keep the reference and report it.
    std::optional<model::Problem> removeItem(std::int64_t designId, const std::string& list, const std::string& name);
    std::optional<model::Problem> renameItem(std::int64_t designId, const std::string& list, const std::string& from,
                                             const QString& to);

    // ---- files (document_files.cpp); a problem is one sentence and leaves everything as it was
    QString path() const { return m_path; }
    /// File name or title of the project, for title bars.
    QString title() const;
    bool readOnly() const { return m_readOnly; }
    /// What the reader said about the open file: migrations, unknown keys, a lock.
    const std::vector<model::Problem>& openNotes() const { return m_notes; }
    /// Starts over with a workbook that has no file, such as an example.
    void reset(model::Workbook workbook);
    std::optional<model::Problem> open(const QString& path);
    std::optional<model::Problem> save();
    std::optional<model::Problem> saveAs(const QString& path);
    /// Takes over what a crash left: unsaved, under the path it had.
    std::optional<model::Problem> recover(const RecoveryEntry& entry);
    void setAutosaveInterval(int milliseconds) { m_autosaveInterval = milliseconds; }
    /// When the recovery file was last written; invalid before the first time.
    QDateTime lastAutosave() const { return m_lastAutosave; }
    /// Writes the recovery file now, if there are unsaved changes, and waits for it.
    void autosaveNow();

Q_SIGNALS:
    void changed(quint64 revision);
    /// The list of designs, a name or the base is another.
    void designsChanged();
    void resultsChanged(int designIndex);
    void cleanChanged(bool clean);
    void pathChanged(const QString& path);
    void titleChanged(const QString& title);
    void readOnlyChanged(bool readOnly);
    /// A recovery copy was written; lastAutosave() is its time.
    void autosaved();
    void currentDesignChanged(qint64 designId);
    /// Undo or redo has changed this field; the design it belongs to is already the current one.
    void selectionAfterUndo(const QString& key);

private:
    class Step;
    struct Cached {
        std::shared_ptr<const model::Design> design;
        quint64 project = 0;  ///< revision of the project it was computed with
        quint64 simulation = 0;
        std::shared_ptr<const model::Results> results;
        std::optional<model::SimulationInputs> inputs;
        bool simulated = false;
    };
    struct Simulation {
        model::SimulationInputs inputs;
        std::shared_ptr<const model::SimulationResult> result;
        quint64 serial = 0;
    };
    using Edit = std::function<std::optional<model::Problem>(model::Project&, model::Design&)>;

    void setWorkbook(const model::Workbook& next);
    void stepped(const model::Workbook& to, std::int64_t designId, const QString& key);
    const Cached& cached(int index) const;
    std::optional<model::Problem> edit(std::int64_t designId, const QString& text, const QString& key,
                                       const QString& mergeKey, const Edit& change);
    void replaceAll(model::Workbook workbook);
    std::optional<model::Problem> lockFor(const QString& path, std::unique_ptr<QLockFile>& lock, bool& refused) const;
    std::optional<model::Problem> write(const QString& path);
    void setPath(const QString& path);
    void setReadOnly(bool readOnly);
    void scheduleAutosave();
    void autosave();
    void removeRecovery();

    std::shared_ptr<const model::Catalog> m_catalog;
    model::Workbook m_workbook;
    QUndoStack m_undo;
    quint64 m_revision = 0, m_projectRevision = 1, m_mergeRound = 0, m_simulationSerial = 0;
    std::int64_t m_current = 0;
    bool m_pushing = false;
    mutable std::map<std::int64_t, Cached> m_results;
    std::map<std::int64_t, Simulation> m_simulations;

    QString m_path;
    bool m_readOnly = false;
    int m_migratedFrom = -1;                               ///< version of the file on disk if it is older, else -1
    std::optional<std::pair<qint64, QDateTime>> m_onDisk;  ///< size and time of the file as last read or written
    std::vector<model::Problem> m_notes;
    std::unique_ptr<QLockFile> m_lock;
    RecoveryFile m_recovery;
    QTimer m_autosaveTimer;
    int m_autosaveInterval = 20000;
    QDateTime m_lastAutosave;
};

}  // namespace app
