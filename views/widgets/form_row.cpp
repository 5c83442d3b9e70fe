// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/form_row.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace views {
namespace {

constexpr double kFieldHeight = 5.5, kRowGap = 1, kNumberWidth = 25, kLeastWord = 30, kMostWord = 60;
constexpr double kDotSpace = 3, kGradeSpace = 5.25;  // with the gaps before them

std::optional<Status> noteStatus(FieldState state) {
    switch (state) {
        case FieldState::Warning:
            return Status::Warning;
        case FieldState::Error:
            return Status::Error;
        case FieldState::Plain:
            break;
    }
    return std::nullopt;
}

}  // namespace

FormRowView::FormRowView(const FormRow& row, QWidget* parent)
    : QWidget(parent),
      m_row(row),
      m_label(new StyledLabel({}, TextRole::Body, false, this)),
      m_dot(new OriginDot(this)),
      m_unitNote(new StyledLabel({}, TextRole::Small, true, this)),
      m_grade(new GradeBadge(Grade::None, this)),
      m_note(new FieldNote(this)) {
    createField();
    m_label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_label->setWordWrap(true);
    m_unitNote->setElided(true);
    m_line = new QWidget(this);
    auto* line = new QHBoxLayout(m_line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(units(1.5, this));
    line->addWidget(m_field, isWords() ? 1000 : 0);  // grows first, up to its limit
    line->addWidget(m_dot);
    line->addWidget(m_unitNote);
    line->addWidget(m_grade);
    line->addStretch(1);
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, units(kRowGap / 2, this), 0, units(kRowGap / 2, this));
    m_grid->setHorizontalSpacing(units(2, this));
    m_grid->setVerticalSpacing(units(0.5, this));
    m_grid->addWidget(m_label, 0, 0, Qt::AlignTop);
    m_grid->addWidget(m_line, 0, 1);
    m_grid->addWidget(m_note, 2, 1);
    m_grid->setColumnStretch(1, 1);
    connect(m_note, &FieldNote::chosen, this, [this](const QString& value) { emit committed(m_row.key, value); });
    setRow(row);
}

template <typename Field>
Field* FormRowView::connected(Field* field) {
    connect(field, &Field::resetRequested, this, [this] { emit reset(m_row.key); });
    connect(field, &Field::focused, this, [this] { emit focused(m_row.key); });
    return field;
}

void FormRowView::createField() {
    switch (m_row.kind) {
        case FieldKind::Number:
        case FieldKind::Text: {
            auto* edit = connected(new QuantityEdit(this));
            if (m_row.kind == FieldKind::Text) edit->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
            connect(edit, &QuantityEdit::edited, this, [this](const QString& t) { emit edited(m_row.key, t); });
            connect(edit, &QuantityEdit::committed, this, [this](const QString& t) { emit committed(m_row.key, t); });
            connect(edit, &QuantityEdit::columnPasted, this,
                    [this](const QStringList& texts) { emit columnPasted(m_row.key, texts); });
            m_field = edit;
            break;
        }
        case FieldKind::Choice: {
            auto* combo = connected(new ChoiceCombo(this));
            connect(combo, &ChoiceCombo::chosen, this, [this](const QString& v) { emit committed(m_row.key, v); });
            m_field = combo;
            break;
        }
        case FieldKind::Check: {
            auto* check = connected(new CheckField(this));
            connect(check, &CheckField::chosen, this, [this](bool on) {
                emit committed(m_row.key, on ? QStringLiteral("true") : QStringLiteral("false"));
            });
            m_field = check;
            break;
        }
        case FieldKind::Computed: {
            auto* value = new StyledLabel({}, TextRole::Body, false, this);
            value->setTextInteractionFlags(Qt::TextSelectableByMouse);
            value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            value->setContentsMargins(0, 0, units(1.5, this), 0);
            value->installEventFilter(this);
            m_field = value;
            break;
        }
    }
    m_field->setFixedHeight(units(kFieldHeight, this));
    if (m_row.kind == FieldKind::Computed) {
        m_field->setMinimumWidth(units(kNumberWidth, this));
    } else if (isWords()) {
        m_field->setMinimumWidth(units(kLeastWord, this));
        m_field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        // All word fields of a form end at one edge, whether a grade stands behind them or not.
        QSizePolicy policy = m_grade->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        m_grade->setSizePolicy(policy);
    } else {
        m_field->setFixedWidth(units(kNumberWidth, this));
    }
    if (m_row.kind != FieldKind::Computed) setFocusProxy(m_field);
}

bool FormRowView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::MouseButtonPress) emit focused(m_row.key);
    return QWidget::eventFilter(watched, event);
}

void FormRowView::showValue() {
    if (auto* edit = qobject_cast<QuantityEdit*>(m_field)) {
        edit->setValueText(m_row.text);
        if (m_row.kind == FieldKind::Text && !edit->isEditing() && !edit->hasFocus())
            edit->setCursorPosition(0);  // the start counts
        edit->setState(m_row.state);
        edit->setOrigin(m_row.origin);
        edit->setReadOnly(m_row.readOnly);
        edit->setFrame(!m_row.readOnly);
    } else if (auto* combo = qobject_cast<ChoiceCombo*>(m_field)) {
        combo->setChoices(m_row.choices);
        combo->setValue(m_row.text);
        combo->setState(m_row.state);
        combo->setOrigin(m_row.origin);
        combo->setEnabled(!m_row.readOnly);
    } else if (auto* check = qobject_cast<CheckField*>(m_field)) {
        const QSignalBlocker quiet(check);
        check->setChecked(m_row.text == QLatin1String("true"));
        check->setEnabled(!m_row.readOnly);
    } else if (auto* value = qobject_cast<StyledLabel*>(m_field)) {
        QFont valueFont = font();
        valueFont.setWeight(m_row.bold || m_row.kind == FieldKind::Computed ? QFont::DemiBold : QFont::Normal);
        value->setFont(valueFont);
        value->setText(m_row.text);
    }
}

void FormRowView::setRow(const FormRow& row) {
    m_row = row;
    m_label->setText(row.label);
    m_label->setToolTip(row.tooltip.isEmpty() ? row.label : row.tooltip);
    m_field->setToolTip(row.tooltip);
    m_field->setAccessibleName(row.label);
    m_field->setAccessibleDescription(row.note.isEmpty() ? row.unitNote : row.note);
    if (row.bold && row.kind != FieldKind::Computed) {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        m_field->setFont(bold);
    }
    showValue();
    m_dot->setOrigin(row.kind == FieldKind::Computed ? Origin::Computed : row.origin);
    setReading(row.unitNote);
    m_grade->setGrade(row.grade);
    m_grade->setVisible(row.grade != Grade::None);
    m_note->setNote(noteStatus(row.state), row.note, row.offers);
    m_note->setVisible(!row.note.isEmpty() || !row.offers.isEmpty());
    placeField();
}

void FormRowView::setReading(const QString& text) {
    m_unitNote->setText(text);
    m_unitNote->setToolTip(text);
    m_unitNote->setVisible(!text.isEmpty());  // an empty one would push the grade away
}

void FormRowView::setLabelWidth(int pixels) {
    m_label->setFixedWidth(pixels);
    // A long label takes a second line; the field stays beside its first one.
    const int height = fontMetrics().boundingRect(0, 0, pixels, 1 << 20, Qt::TextWordWrap, m_row.label).height();
    m_label->setFixedHeight(std::max(units(kFieldHeight, this), height + 2));
    placeField();
}

bool FormRowView::isWords() const {
    return m_row.kind == FieldKind::Text || m_row.kind == FieldKind::Choice;
}

/// A name too long for its column has the line below the label for itself.
void FormRowView::placeField() {
    if (!isWords()) return;
    const auto* combo = qobject_cast<const ChoiceCombo*>(m_field);
    const int wanted = combo ? combo->widthFor(combo->currentText()) : textWidth(font(), m_row.text) + units(4, this);
    const int behind = units(kDotSpace + kGradeSpace, this);
    const int beside = width() - m_label->width() - m_grid->horizontalSpacing() - behind;
    const bool below = wanted > beside && beside < width() - behind;
    m_field->setMaximumWidth(below ? width() : units(kMostWord, this));
    if (below == m_below) return;
    m_below = below;
    m_grid->removeWidget(m_line);
    if (below)
        m_grid->addWidget(m_line, 1, 0, 1, 2);
    else
        m_grid->addWidget(m_line, 0, 1);
    updateGeometry();
}

void FormRowView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeField();
}

int FormRowView::labelHint() const {
    return textWidth(font(), m_row.label) + 2;
}

}  // namespace views
