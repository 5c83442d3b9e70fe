// SPDX-License-Identifier: GPL-3.0-or-later
// The input fields of forms. They keep text as typed, tell when it was edited and when it is meant (Enter, leaving the
// field), and never change by the wheel: a page is scrolled far more often than a field is meant.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>

#include "views/style/proxy_style.h"

namespace views {

/// Where the value of a field comes from. Default and catalog values are shown muted.
enum class Origin { Own, Default, Catalog, Computed };

class QuantityEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit QuantityEdit(QWidget* parent = nullptr);

    /// The text in force. While the user is typing it only becomes what Esc goes back to.
    void setValueText(const QString& text);
    QString valueText() const { return m_value; }
    bool isEditing() const { return m_editing; }
    void setState(FieldState state);
    FieldState state() const { return m_state; }
    void setOrigin(Origin origin);
    Origin origin() const { return m_origin; }

signals:
    void columnPasted(const QStringList& texts);  // several lines: a column of a table
    void edited(const QString& text);             // each keystroke
    void committed(const QString& text);          // Enter or focus out, only after an edit
    void resetRequested();
    void focused();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void commit();
    void revert();
    void recolor();
    void pasteText();

    QString m_value;
    bool m_editing = false;
    bool m_recoloring = false;
    FieldState m_state = FieldState::Plain;
    Origin m_origin = Origin::Own;
};

struct FormChoice {
    QString value = {};
    QString label = {};
    bool operator==(const FormChoice&) const = default;
};

class ChoiceCombo : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceCombo(QWidget* parent = nullptr);
    void setChoices(const QList<FormChoice>& choices);
    /// Shows the choice with this value; a value that is not offered is shown as it is, not replaced by another one.
    void setValue(const QString& value);
    QString value() const;
    void setState(FieldState state);
    void setOrigin(Origin origin);
    /// The width at which a text is shown whole.
    int widthFor(const QString& text) const;
    /// The list is as wide as its longest entry.
    void showPopup() override;

signals:
    void chosen(const QString& value);  // by the user
    void resetRequested();
    void focused();

protected:
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void recolor();
    QList<FormChoice> m_choices;
    Origin m_origin = Origin::Own;
    bool m_recoloring = false;
};

class CheckField : public QCheckBox {
    Q_OBJECT

public:
    explicit CheckField(QWidget* parent = nullptr);

signals:
    void chosen(bool on);  // by the user
    void resetRequested();
    void focused();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
};

}  // namespace views
