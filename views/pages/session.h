// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What all parts of one window share: the document, its simulations, and the values to show now. While a point of a
// chart is dragged these come from an evaluated copy; the document changes once, when the point is dropped. Pages ask
// for values and send wishes; signals carry keys, never pointers into the model.

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/document.h"
#include "app/jobs.h"
#include "views/figures/figures.h"
#include "views/style/palette.h"

namespace views {

class Session : public QObject {
    Q_OBJECT

public:
    Session(app::Document& document, app::Simulations& simulations, QObject* parent = nullptr);

    app::Document& document() const { return m_document; }
    app::Simulations& simulations() const { return m_simulations; }
    Language language() const;
    QString currency() const;

    /// Position and id of the design shown.
    int index() const { return m_document.currentIndex(); }
    std::int64_t designId() const { return m_document.currentDesign(); }

    // ---- values to show: those of the preview while there is one
    const model::Workbook& workbook() const { return m_preview ? m_preview->workbook : m_document.workbook(); }
    const model::Project& project() const { return workbook().project; }
    const model::Design& design() const { return *workbook().designs[static_cast<std::size_t>(index())].design; }
    const model::Results& results() const { return results(index()); }
    const model::Results& results(int designIndex) const { return allResults()[static_cast<std::size_t>(designIndex)]; }
    const std::vector<model::Results>& allResults() const;
    /// The last run of the design shown, also when it belongs to older inputs; null if there was none.
    std::shared_ptr<const model::SimulationResult> run() const;
    bool runIsStale() const;
    bool previewing() const { return m_preview.has_value(); }
    /// Values for charts; valid until the next change.
    FigureContext figures() const;

    // ---- edits of the design shown
    /// Shows what the design would be with `si` in a field; nothing of the document changes.
    void preview(const std::string& key, double si);
    /// Ends the preview and makes it one undo step.
    void drop(const std::string& key, double si);
    void cancelPreview();
    /// Writes a field; the problem is the caller's to show.
    std::optional<model::Problem> setInput(const std::string& key, const QString& text);

    /// Tells all views now what waits for the event loop.
    void flush();

Q_SIGNALS:
    /// Something shown may be another; once per turn of the event loop.
    void changed();
    /// Someone asks for a page and, if the key is not empty, for the row of that key.
    void wanted(PageId page, const QString& key);
    /// A page refused what was typed, or took it back.
    void refusedChanged();
    void whyWanted(const QString& key);
    /// A command of the registry, by id.
    void commandWanted(const QString& id);
    /// One sentence about the document as a whole.
    void said(Status status, const QString& sentence);

private:
    struct Preview {
        model::Workbook workbook;
        std::vector<model::Results> results;
    };
    std::optional<QString> textFor(const std::string& key, double si) const;

    app::Document& m_document;
    app::Simulations& m_simulations;
    QTimer m_soon;
    std::optional<Preview> m_preview;
    mutable std::vector<std::shared_ptr<const model::Results>> m_known;
    mutable std::vector<model::Results> m_results;
    mutable std::shared_ptr<const model::SimulationResult> m_run;
};


}  // namespace views
