// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/form_view.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace views {
namespace {

constexpr double kLeastLabel = 20, kMostLabel = 40, kMargin = 3;

/// What decides whether the widgets of the form can stay as they are.
QStringList structureOf(const QList<FormGroup>& groups) {
    QStringList structure;
    for (const FormGroup& group : groups) {
        structure << QLatin1String("group ") + group.key;
        for (const FormRow& row : group.rows) {
            structure << row.key + QLatin1Char(' ') + QString::number(int(row.kind)) +
                             (row.more ? QLatin1String(" more") : QLatin1String());
        }
    }
    return structure;
}

}  // namespace

/// Title line and "more" button of one group.
class FormView::GroupWidgets : public QWidget {
public:
    GroupWidgets(FormView* form, QWidget* parent)
        : QWidget(parent), header(new GroupHeader({}, {}, this)), more(new LinkLabel({}, parent)), m_form(form) {
        m_line = new QHBoxLayout(this);
        m_line->setContentsMargins(0, 0, 0, 0);
        m_line->setSpacing(units(1.5, this));
        m_line->addWidget(header, 1);
    }
    ~GroupWidgets() override { delete more; }

    void setGroup(const FormGroup& group) {
        header->setTexts(group.title, group.summary);
        if (group.actions == m_actions) return;
        m_actions = group.actions;
        for (QPushButton* button : m_buttons) {
            button->hide();
            button->deleteLater();
        }
        m_buttons.clear();
        for (const FormAction& action : group.actions) {
            auto* button = new QPushButton(action.label, this);
            button->setToolTip(action.tooltip);
            button->setEnabled(action.enabled);
            button->setAutoDefault(false);
            QObject::connect(button, &QPushButton::clicked, m_form,
                             [form = m_form, key = group.key, id = action.id] { emit form->groupAction(key, id); });
            m_line->addWidget(button);
            button->show();
            m_buttons << button;
        }
    }

    GroupHeader* header;
    QPointer<LinkLabel> more;  // a sibling: the content may delete it first

private:
    FormView* m_form;
    QHBoxLayout* m_line;
    QList<QPushButton*> m_buttons;
    QList<FormAction> m_actions;
};

FormView::FormView(QWidget* parent)
    : QScrollArea(parent), m_content(new QWidget), m_layout(new QVBoxLayout(m_content)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_layout->setContentsMargins(units(kMargin, this), units(1.5, this), units(kMargin, this), units(3, this));
    m_layout->setSpacing(0);
    setWidget(m_content);
    m_content->installEventFilter(this);
}

FormRowView* FormView::createRow(const FormRow& row) {
    auto* view = new FormRowView(row, m_content);
    connect(view, &FormRowView::edited, this, &FormView::edited);
    connect(view, &FormRowView::committed, this, &FormView::committed);
    connect(view, &FormRowView::columnPasted, this,
            [this](const QString& key, const QStringList& texts) { emit columnPasted(keysFrom(key), texts); });
    connect(view, &FormRowView::reset, this, &FormView::reset);
    connect(view, &FormRowView::focused, this, &FormView::focused);
    return view;
}

void FormView::setGroups(const QList<FormGroup>& groups) {
    if (groups == m_groups) {
        // The rows may still show the reading of a text that came to nothing.
        for (FormRowView* view : std::as_const(m_rows)) view->setReading(view->row().unitNote);
        return;
    }
    const bool same = structureOf(groups) == structureOf(m_groups);
    m_groups = groups;
    if (!same) return rebuild();
    QSet<QString> seen;
    for (const FormGroup& group : groups) {
        if (GroupWidgets* widgets = m_groupWidgets.value(group.key)) widgets->setGroup(group);
        for (const FormRow& row : group.rows) {
            if (seen.contains(row.key)) continue;
            seen.insert(row.key);
            FormRowView* view = m_rows.value(row.key);
            if (!view) continue;
            if (view->row() == row)
                view->setReading(row.unitNote);  // most rows stay as they are, and are not painted again
            else
                view->setRow(row);
        }
    }
    alignLabels();
    foldRows();
}

void FormView::rebuild() {
    const int scroll = verticalScrollBar()->value();
    while (QLayoutItem* item = m_layout->takeAt(0)) delete item;  // the widgets stay children of the content
    QHash<QString, FormRowView*> oldRows = std::exchange(m_rows, {});
    QHash<QString, GroupWidgets*> oldGroups = std::exchange(m_groupWidgets, {});
    QWidget* before = nullptr;
    const auto chain = [&before](QWidget* widget) {
        if (before) QWidget::setTabOrder(before, widget);
        before = widget;
    };
    for (const FormGroup& group : std::as_const(m_groups)) {
        if (m_groupWidgets.contains(group.key)) continue;
        GroupWidgets* widgets = oldGroups.take(group.key);
        if (!widgets) {
            widgets = new GroupWidgets(this, m_content);
            connect(widgets->more, &QAbstractButton::clicked, this, [this, key = group.key] {
                if (!m_unfolded.remove(key)) m_unfolded.insert(key);
                foldRows();
            });
        }
        widgets->setGroup(group);
        m_groupWidgets.insert(group.key, widgets);
        if (m_layout->count() > 0) m_layout->addSpacing(units(1.5, this));
        m_layout->addWidget(widgets);
        widgets->show();
        for (const bool folded : {false, true}) {
            if (folded) m_layout->addWidget(widgets->more, 0, Qt::AlignLeft);
            for (const FormRow& row : group.rows) {
                if (row.more != folded || m_rows.contains(row.key)) continue;
                FormRowView* view = oldRows.take(row.key);
                if (view && view->row().kind != row.kind) {
                    view->deleteLater();
                    view->hide();
                    view = nullptr;
                }
                if (view) {
                    view->setRow(row);
                } else {
                    view = createRow(row);
                }
                m_rows.insert(row.key, view);
                m_layout->addWidget(view);
                view->show();
                if (view->focusProxy()) chain(view->field());
            }
            if (!folded) chain(widgets->more);
        }
    }
    m_layout->addStretch(1);
    for (FormRowView* view : std::as_const(oldRows)) {
        view->hide();
        view->deleteLater();  // a signal of this row may have led here
    }
    for (GroupWidgets* widgets : std::as_const(oldGroups)) {
        widgets->hide();
        widgets->more->hide();
        widgets->deleteLater();
    }
    alignLabels();
    foldRows();
    m_layout->activate();
    verticalScrollBar()->setValue(scroll);
}

void FormView::alignLabels() {
    int width = units(kLeastLabel, this);
    for (const FormRowView* view : std::as_const(m_rows)) width = std::max(width, view->labelHint());
    width = std::min(width, units(kMostLabel, this));
    for (FormRowView* view : std::as_const(m_rows)) view->setLabelWidth(width);
    setMinimumWidth(leastWidth());
}

void FormView::foldRows() {
    for (const FormGroup& group : std::as_const(m_groups)) {
        GroupWidgets* widgets = m_groupWidgets.value(group.key);
        const bool open = m_unfolded.contains(group.key);
        int folded = 0;
        for (const FormRow& row : group.rows) {
            FormRowView* view = m_rows.value(row.key);
            if (!row.more || !view || view->row().more != row.more) continue;
            ++folded;
            // A row with a problem or with the focus is never hidden.
            view->setVisible(open || row.state != FieldState::Plain || view->field()->hasFocus());
        }
        if (!widgets) continue;
        widgets->more->setVisible(folded > 0);
        widgets->more->setText(open ? tr("Fewer fields") : tr("More fields (%1)").arg(folded));
        widgets->more->updateGeometry();
    }
}

/// Fields that take a text, as they stand below each other; what is folded away is not filled unseen.
QStringList FormView::keysFrom(const QString& key) const {
    QStringList keys;
    for (const FormGroup& group : m_groups) {
        for (const bool folded : {false, true}) {
            for (const FormRow& row : group.rows) {
                const bool typed = row.kind == FieldKind::Number || row.kind == FieldKind::Text;
                const FormRowView* view = m_rows.value(row.key);
                if (row.more != folded || !typed || row.readOnly || !view || view->isHidden()) continue;
                if (!keys.isEmpty() || row.key == key) keys << row.key;
            }
        }
    }
    return keys;
}

bool FormView::setRow(const FormRow& row) {
    FormRowView* view = m_rows.value(row.key);
    if (!view || view->row().kind != row.kind) return false;
    for (FormGroup& group : m_groups) {
        for (FormRow& old : group.rows) {
            if (old.key == row.key) old = row;
        }
    }
    view->setRow(row);
    return true;
}

void FormView::setReading(const QString& key, const QString& text) {
    if (FormRowView* view = m_rows.value(key)) view->setReading(text);
}

bool FormView::focusRow(const QString& key) {
    FormRowView* view = m_rows.value(key);
    if (!view) return false;
    for (const FormGroup& group : std::as_const(m_groups)) {
        for (const FormRow& row : group.rows) {
            if (row.key == key && row.more) m_unfolded.insert(group.key);
        }
    }
    foldRows();
    m_layout->activate();
    ensureWidgetVisible(view, 0, units(8, this));
    view->field()->setFocus(Qt::OtherFocusReason);
    return true;
}

QString FormView::focusedKey() const {
    for (auto it = m_rows.cbegin(); it != m_rows.cend(); ++it) {
        if (it.value()->field()->hasFocus()) return it.key();
    }
    return {};
}

int FormView::leastWidth() const {
    return m_content->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
}

QSize FormView::sizeHint() const {
    return {std::max(units(100, this), leastWidth()), units(120, this)};
}

void FormView::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    alignLabels();  // the font of the window is known now
}

bool FormView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_content && event->type() == QEvent::FontChange) alignLabels();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace views
