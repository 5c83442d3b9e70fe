// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// File > Import failure log: what the events of a log make of the failure classes, shown before it is taken over. The
// time that was watched is entered (the parts of the design ran that long) or comes from a file of unit-hours.

#include <QDialog>

#include "app/failure_import.h"
#include "views/pages/session.h"

class QPushButton;
class QStandardItemModel;
class QTableView;

namespace views {

class CheckField;
class QuantityEdit;
class StatusMark;
class StyledLabel;

class CalibrationDialog : public QDialog {
    Q_OBJECT

public:
    explicit CalibrationDialog(Session& session, QWidget* parent = nullptr);
    /// Reads a log and shows what it would change; the problem leaves what was shown.
    std::optional<model::Problem> load(const QString& path);
    /// Takes the hours of the units from a file.
    void useUnitHours(const QString& path);
    QuantityEdit* observed() const { return m_observed; }
    QTableView* classes() const { return m_table; }
    CheckField* allDesigns() const { return m_all; }
    QPushButton* applyButton() const { return m_apply; }
    QString saidText() const;

private:
    void refresh();
    void refuse(const model::Problem& problem);
    void apply();
    void chooseUnitHours();
    model::Outcome<app::Observation> observation() const;

    Session& m_session;
    QString m_path;
    QString m_unitHours;
    model::FailureLog m_log;
    std::optional<model::FieldRecord> m_record;

    StyledLabel* m_about;
    QuantityEdit* m_observed;
    QPushButton* m_hours;
    StyledLabel* m_source;
    CheckField* m_all;
    QStandardItemModel* m_rows;
    QTableView* m_table;
    StatusMark* m_mark;
    StyledLabel* m_said;
    QPushButton* m_apply;
};

}  // namespace views
