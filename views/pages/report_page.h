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
class QProgressBar;
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
    void settle() override { buildNow(); }
    /// Lays the report out now instead of little by little.
    void buildNow();
    int pageCount() const;
    /// Writes the report little by little; the file is touched when it is complete.
    void exportTo(const QString& path);
    /// True while a report is laid out or written.
    bool working() const;
    /// Stops laying out and writing; preview and file stay as they were.
    void cancel();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createLeft();
    QWidget* createRight();
    QWidget* createProgress();
    void start();
    void workOn();
    void showDocument();
    void sayPage(int page);
    void writeFile();
    void stopped();
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
    QWidget* m_progress;
    QProgressBar* m_bar;
    StyledLabel* m_doing;
    std::shared_ptr<const ReportDocument> m_document;
    std::unique_ptr<ReportMaker> m_maker;
    std::unique_ptr<ReportPdf> m_pdf;
    QString m_path;  ///< of the report that is written; empty while only the preview is made
    QTimer m_soon, m_work;
    mutable std::vector<std::shared_ptr<const model::SimulationResult>> m_runs;
};

}  // namespace views
