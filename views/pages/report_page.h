// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What leaves the house: chapters, language and designs of the report, a preview of the very document that is printed,
// and the files that can be written.

#include <QTimer>
#include <memory>
#include <vector>

#include "views/pages/page.h"
#include "views/report/report.h"

class QCheckBox;
class QPushButton;

namespace views {

class ChoiceCombo;
class FieldNote;
class ReportPreview;
class StyledLabel;

class ReportPage : public Page {
    Q_OBJECT

public:
    explicit ReportPage(Session& session, QWidget* parent = nullptr);
    void refresh() override;
    /// What the page is set to, for the document as it would be printed now.
    ReportOptions options() const;
    /// Lays the report out now instead of when the window has time.
    void buildNow();
    int pageCount() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createLeft();
    QWidget* createRight();
    void fillChoices();
    void sayFindings();
    void exportFile(const QString& kind);
    std::vector<const model::SimulationResult*> runs() const;

    std::vector<std::pair<Chapter, QCheckBox*>> m_chapters;
    ChoiceCombo* m_language;
    ChoiceCombo* m_design;
    QCheckBox* m_workings;
    FieldNote* m_warning;
    FieldNote* m_prices;
    ChoiceCombo* m_headings;
    StyledLabel* m_pageText;
    ReportPreview* m_preview;
    std::shared_ptr<const ReportDocument> m_document;
    QTimer m_soon;
    mutable std::vector<std::shared_ptr<const model::SimulationResult>> m_runs;
};

}  // namespace views
