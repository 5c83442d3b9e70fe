// SPDX-License-Identifier: GPL-3.0-or-later
// A scrolling form made of groups of rows. New data for the same keys never disturbs the field in use: focus, caret,
// typed text and scroll position stay.
#pragma once

#include <QHash>
#include <QScrollArea>
#include <QSet>

#include "views/widgets/form_row.h"

class QVBoxLayout;

namespace views {

/// A button at the right of a group's title, such as "Add pool" or "Remove".
struct FormAction {
    QString id = {};
    QString label = {};
    QString tooltip = {};
    bool enabled = true;
    bool operator==(const FormAction&) const = default;
};

struct FormGroup {
    QString key = {};
    QString title = {};
    QString summary = {};
    QList<FormRow> rows = {};
    QList<FormAction> actions = {};
    bool operator==(const FormGroup&) const = default;
};

class FormView : public QScrollArea {
    Q_OBJECT

public:
    explicit FormView(QWidget* parent = nullptr);

    /// Shows these groups. Keys of rows must differ within the form; of two rows with one key only the first is shown.
    void setGroups(const QList<FormGroup>& groups);
    const QList<FormGroup>& groups() const { return m_groups; }
    /// Updates one row in place; false if there is no row of that key and kind.
    bool setRow(const FormRow& row);
    /// The reading of a text while it is typed, shown beside the field until the next update of the row.
    void setReading(const QString& key, const QString& text);
    /// Scrolls to the field and gives it the focus; unfolds its group. False for an unknown key.
    bool focusRow(const QString& key);
    FormRowView* rowView(const QString& key) const { return m_rows.value(key); }
    QString focusedKey() const;
    QSize sizeHint() const override;

signals:
    void edited(const QString& key, const QString& text);
    void committed(const QString& key, const QString& text);
    /// A column of texts for the rows that are seen, `keys`, from the one with the focus on.
    void columnPasted(const QStringList& keys, const QStringList& texts);
    void reset(const QString& key);
    void focused(const QString& key);
    void groupAction(const QString& groupKey, const QString& actionId);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class GroupWidgets;
    void rebuild();
    FormRowView* createRow(const FormRow& row);
    void alignLabels();
    void foldRows();
    int leastWidth() const;
    QStringList keysFrom(const QString& key) const;

    QWidget* m_content;
    QVBoxLayout* m_layout;
    QList<FormGroup> m_groups;
    QHash<QString, FormRowView*> m_rows;
    QHash<QString, GroupWidgets*> m_groupWidgets;
    QSet<QString> m_unfolded;
};

}  // namespace views
