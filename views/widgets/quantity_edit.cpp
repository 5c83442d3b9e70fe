// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/quantity_edit.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyle>
#include <QWheelEvent>

#include "views/widgets/shared.h"

namespace views {
namespace {

constexpr char kPaste[] = "&Paste";  // Qt's text, in Qt's catalogue

bool isMuted(Origin origin) {
    return origin == Origin::Default || origin == Origin::Catalog;
}

/// A palette that differs from the inherited one only by a muted text. Starting from an empty palette keeps all other
/// roles inherited, so a switch between light and dark reaches the field.
QPalette textPalette(Origin origin) {
    QPalette palette;
    if (!isMuted(origin)) return palette;
    const QColor muted = QApplication::palette().color(QPalette::PlaceholderText);
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        palette.setColor(group, QPalette::Text, muted);
        palette.setColor(group, QPalette::ButtonText, muted);
    }
    return palette;
}

void applyState(QWidget* widget, FieldState state) {
    widget->setProperty(kFieldStateProperty, int(state));
    widget->update();
}

template <typename Field>
void showResetMenu(Field* field, const QPoint& position) {
    auto* menu = new QMenu(field);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(Field::tr("Reset to default"), field, &Field::resetRequested);
    menu->popup(position);
}

}  // namespace

QuantityEdit::QuantityEdit(QWidget* parent) : QLineEdit(parent) {
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(this, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_editing = true;
        recolor();  // typed text is an own value, not a default
        emit edited(text);
    });
}

void QuantityEdit::setValueText(const QString& text) {
    m_value = text;
    if (m_editing || text == this->text()) return;
    const int caret = cursorPosition();
    const bool all = hasSelectedText() && selectedText() == this->text();
    setText(text);
    if (all) {
        selectAll();
    } else if (hasFocus()) {
        setCursorPosition(std::min(caret, int(text.size())));
    } else {
        setCursorPosition(0);  // a long text shows its beginning
    }
}

void QuantityEdit::setState(FieldState state) {
    if (state == m_state) return;
    m_state = state;
    applyState(this, state);
}

void QuantityEdit::setOrigin(Origin origin) {
    m_origin = origin;
    recolor();
}

void QuantityEdit::recolor() {
    m_recoloring = true;
    setPalette(textPalette(m_editing ? Origin::Own : m_origin));
    m_recoloring = false;
}

void QuantityEdit::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_recoloring && isMuted(m_origin)) recolor();
}

void QuantityEdit::commit() {
    if (!m_editing) return;
    m_editing = false;
    const QString typed = text();
    recolor();
    emit committed(typed);
}

void QuantityEdit::revert() {
    m_editing = false;
    setText(m_value);
    selectAll();
    recolor();
    emit edited(m_value);  // a note about the reading follows the text back
}

bool QuantityEdit::event(QEvent* event) {
    // Undo belongs to the document unless something uncommitted stands here.
    if (event->type() == QEvent::ShortcutOverride && !m_editing) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    // Esc belongs to the field while there is something to revert, before it closes a dock or stops a job.
    if (event->type() == QEvent::ShortcutOverride && m_editing &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

/// Several lines are a column of a table and go to the rows below, too. A cell copied alone ends in a line break.
void QuantityEdit::pasteText() {
    if (isReadOnly()) return;
    QStringList lines = QApplication::clipboard()->text().split(u'\n');
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty()) lines.removeLast();
    for (QString& line : lines) line = line.section(u'\t', 0, 0).trimmed();
    if (lines.size() < 2) {
        insert(lines.value(0));
        m_editing = true;
        recolor();
        return emit edited(text());
    }
    if (m_editing) revert();
    emit columnPasted(lines);
}

void QuantityEdit::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Paste)) {
        pasteText();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_editing) {
        revert();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        commit();
        selectAll();
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void QuantityEdit::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void QuantityEdit::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    emit focused();
}

void QuantityEdit::focusOutEvent(QFocusEvent* event) {
    // A menu or another window is no end of editing.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) commit();
    QLineEdit::focusOutEvent(event);
}

void QuantityEdit::contextMenuEvent(QContextMenuEvent* event) {
    QMenu* menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction* action : menu->actions()) {
        if (!action->text().startsWith(QLineEdit::tr(kPaste))) continue;
        action->disconnect(this);
        connect(action, &QAction::triggered, this, &QuantityEdit::pasteText);
    }
    menu->addSeparator();
    QAction* reset = menu->addAction(tr("Reset to default"), this, [this] {
        m_editing = false;
        emit resetRequested();
    });
    reset->setEnabled(!isReadOnly());
    menu->popup(event->globalPos());
}

ChoiceCombo::ChoiceCombo(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);  // not WheelFocus
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QComboBox::activated, this, [this](int index) { emit chosen(itemData(index).toString()); });
}

void ChoiceCombo::setChoices(const QList<FormChoice>& choices) {
    if (choices == m_choices) return;
    const QSignalBlocker quiet(this);
    const QString before = value();
    m_choices = choices;
    clear();
    for (const FormChoice& choice : choices) addItem(choice.label, choice.value);
    setValue(before);
}

void ChoiceCombo::setValue(const QString& value) {
    const QSignalBlocker quiet(this);
    while (count() > m_choices.size()) removeItem(count() - 1);  // an earlier value that is not offered
    int index = findData(value);
    if (index < 0 && !value.isEmpty()) {
        addItem(value, value);
        index = count() - 1;
    }
    setCurrentIndex(index);
}

QString ChoiceCombo::value() const {
    return currentData().toString();
}

int ChoiceCombo::widthFor(const QString& text) const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize content(fontMetrics().horizontalAdvance(text) + 2, fontMetrics().height());
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this).width();
}

void ChoiceCombo::showPopup() {
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + 2 * units(2, this));
    QComboBox::showPopup();
}

void ChoiceCombo::setState(FieldState state) {
    applyState(this, state);
}

void ChoiceCombo::setOrigin(Origin origin) {
    m_origin = origin;
    recolor();
}

void ChoiceCombo::recolor() {
    m_recoloring = true;
    setPalette(textPalette(m_origin));
    m_recoloring = false;
}

void ChoiceCombo::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_recoloring && isMuted(m_origin)) recolor();
}

void ChoiceCombo::wheelEvent(QWheelEvent* event) {
    event->ignore();
}  // the open list is a window of its own

void ChoiceCombo::focusInEvent(QFocusEvent* event) {
    QComboBox::focusInEvent(event);
    emit focused();
}

void ChoiceCombo::contextMenuEvent(QContextMenuEvent* event) {
    showResetMenu(this, event->globalPos());
}

CheckField::CheckField(QWidget* parent) : QCheckBox(parent) {
    connect(this, &QAbstractButton::clicked, this, &CheckField::chosen);
}

void CheckField::focusInEvent(QFocusEvent* event) {
    QCheckBox::focusInEvent(event);
    emit focused();
}

void CheckField::contextMenuEvent(QContextMenuEvent* event) {
    showResetMenu(this, event->globalPos());
}

}  // namespace views
