// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a form: label, field, dot, note and grade, and under them the sentence that belongs to the field. A row is
// plain data; the widget shows it and keeps what the user is doing while the data changes.
#pragma once

#include <QWidget>

#include "views/widgets/field_note.h"

class QGridLayout;

namespace views {

enum class FieldKind { Number, Text, Choice, Check, Computed };

struct FormRow {
    QString key = {};
    QString label = {};
    QString tooltip = {};
    FieldKind kind = FieldKind::Number;
    QString text = {};      // value as shown; of a choice its value, of a check "true" or "false"
    QString unitNote = {};  // muted, beside the field: share, parsed value, "catalogue"
    QList<FormChoice> choices = {};
    FieldState state = FieldState::Plain;
    QString note = {};              // sentence under the field
    QList<FormChoice> offers = {};  // buttons under the field: value to commit, label
    Grade grade = Grade::None;
    Origin origin = Origin::Own;
    bool readOnly = false;
    bool bold = false;
    bool more = false;  // folded away until asked for
    bool operator==(const FormRow&) const = default;
};

class FormRowView : public QWidget {
    Q_OBJECT

public:
    FormRowView(const FormRow& row, QWidget* parent);

    void setRow(const FormRow& row);
    const FormRow& row() const { return m_row; }
    /// Replaces the note beside the field only, for the reading of a text while it is typed.
    void setReading(const QString& text);
    void setLabelWidth(int pixels);
    int labelHint() const;
    QWidget* field() const { return m_field; }
    FieldNote* note() const { return m_note; }

signals:
    void edited(const QString& key, const QString& text);
    void committed(const QString& key, const QString& text);
    void columnPasted(const QString& key, const QStringList& texts);
    void reset(const QString& key);
    void focused(const QString& key);  // of a computed row: clicked

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isWords() const;
    void placeField();
    void createField();
    template <typename Field>
    Field* connected(Field* field);
    void showValue();

    FormRow m_row;
    StyledLabel* m_label;
    QWidget* m_field = nullptr;
    QWidget* m_line = nullptr;  // field, dot, note and grade
    QGridLayout* m_grid = nullptr;
    bool m_below = false;  // the line stands below the label
    OriginDot* m_dot;
    StyledLabel* m_unitNote;
    GradeBadge* m_grade;
    FieldNote* m_note;
};

}  // namespace views
