// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Help > Validation: what the step model predicts for published runs, error by error, for the runs that come with the
// program or a file of the user's. What the fit does to a series it has not seen is computed on demand.

#include <QDialog>
#include <memory>

#include "app/jobs.h"
#include "model/validation/fit.h"
#include "views/style/numbers.h"

class QProgressBar;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace views {

class ChartView;
class StyledLabel;

class ValidationDialog : public QDialog {
    Q_OBJECT

public:
    explicit ValidationDialog(std::shared_ptr<const model::Catalog> catalog, QWidget* parent = nullptr);
    ~ValidationDialog() override;
    /// Shows the runs of a file; false when it has none or cannot be read, and says why.
    bool load(const QString& path);
    const model::validation::Accuracy& accuracy() const { return m_accuracy; }
    QTableView* runs() const { return m_runs; }
    QTableView* groups() const { return m_groups; }
    QPushButton* leaveOutButton() const { return m_leaveOut; }
    bool working() const { return m_job.running(); }
    QString saidText() const;
    QString reasonText() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void fillGroups();
    void showReason();
    void showMarked();
    void leaveOut();
    void chooseFile();

    std::shared_ptr<const model::Catalog> m_catalog;
    model::validation::TrainingRuns m_read;
    model::validation::Accuracy m_accuracy;
    std::vector<model::validation::LeftOut> m_leftOut;
    app::Job m_job;
    Language m_language;

    ChartView* m_chart;
    QStandardItemModel* m_groupRows;
    QTableView* m_groups;
    QStandardItemModel* m_runRows;
    QTableView* m_runs;
    StyledLabel* m_reason;
    StyledLabel* m_said;
    QProgressBar* m_progress;
    QPushButton* m_leaveOut;
};

}  // namespace views
