// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Goal seek as one line under the key figures: which result, what it should be, by which input; the answer beside it,
// with a button that puts it into the design. Nothing changes before that.

#include <QWidget>

#include "model/plan/solve.h"
#include "views/pages/session.h"

class QLineEdit;
class QPushButton;

namespace views {

class ChoiceCombo;
class StatusMark;
class StyledLabel;

class GoalPanel : public QWidget {
    Q_OBJECT

public:
    explicit GoalPanel(Session& session, QWidget* parent = nullptr);
    void fill();
    /// Sets result and input; unknown keys are ignored.
    void choose(const QString& forKey, const QString& byKey);
    QLineEdit* target() const { return m_target; }
    QPushButton* applyButton() const { return m_apply; }
    QString answerText() const;
    void seek();

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showPresent();
    void say(std::optional<Status> status, const QString& text);
    void apply();

    Session& m_session;
    ChoiceCombo* m_for;
    QLineEdit* m_target;
    ChoiceCombo* m_by;
    QPushButton* m_seek;
    QPushButton* m_apply;
    StatusMark* m_mark;
    StyledLabel* m_answer;
    std::optional<model::Answer> m_found;
};

}  // namespace views
