// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Search of parallel strategies beside the window: it follows every edit of the design, shows the best strategies next
// to the one in use and why the others lost, and puts a chosen one into the design as one undo step.

#include <QDialog>
#include <optional>

#include "app/jobs.h"
#include "model/plan/strategies.h"
#include "views/pages/session.h"

class QProgressBar;
class QPushButton;
class QTableView;

namespace views {

class ChartView;
class ChoiceCombo;
class StatusMark;
class StrategyModel;
class StyledLabel;

class StrategyDialog : public QDialog {
    Q_OBJECT

public:
    explicit StrategyDialog(Session& session, QWidget* parent = nullptr);
    ~StrategyDialog() override;
    /// Looks at the design shown and searches if what a search starts from is another.
    void refresh();
    /// Stops a running search; what it has found so far is shown.
    void cancel();
    bool searching() const { return m_job.running(); }

    StrategyModel* strategies() const { return m_model; }
    QTableView* table() const { return m_table; }
    QPushButton* applyButton() const { return m_apply; }
    QPushButton* autoButton() const { return m_auto; }
    QString saidText() const;

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fillRuns();
    void search();
    void arrived(const model::StrategyAnswer& answer, double seconds);
    void showAnswer();
    void say(std::optional<Status> status, const QString& text);
    void updateButtons();
    void apply();
    void takeFastestAlways();
    std::optional<std::size_t> workload() const;

    Session& m_session;
    app::Job m_job;
    quint64 m_round = 0;
    std::optional<model::StrategyRequest> m_asked;
    model::StrategyAnswer m_answer;
    bool m_answered = false;

    ChoiceCombo* m_run;
    StyledLabel* m_about;
    StrategyModel* m_model;
    QTableView* m_table;
    ChartView* m_bars;
    ChartView* m_lost;
    StyledLabel* m_misses;
    StatusMark* m_mark;
    StyledLabel* m_said;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_auto;
    QPushButton* m_apply;
};

}  // namespace views
