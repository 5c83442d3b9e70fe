// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/form_page.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <algorithm>

#include "views/pages/chart_board.h"
#include "views/pages/form_model.h"

namespace views {
namespace {

constexpr double kForm = 108, kLeastForm = 72;  // width in units

}  // namespace

FormPage::FormPage(PageId id, Session& session, QWidget* parent)
    : Page(id, session, parent),
      m_model(new FormModel(id, session, this)),
      m_form(new FormView),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_right(new QSplitter(Qt::Vertical)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_form);
    m_splitter->addWidget(m_right);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    const double u = unitOf(font());
    m_form->setMinimumWidth(int(kLeastForm * u));
    m_splitter->setSizes({int(kForm * u), int(10 * kForm * u)});
    m_right->setChildrenCollapsible(false);
    m_form->setFrameShape(QFrame::NoFrame);
    if (const auto figures = figuresOf(id); !figures.empty()) {
        m_board = new ChartBoard(session, figures);
        m_right->addWidget(m_board);
        m_right->setStretchFactor(0, 4);
    }
    connect(m_form, &FormView::committed, m_model, &FormModel::commit);
    connect(m_form, &FormView::columnPasted, m_model, &FormModel::paste);
    connect(m_form, &FormView::reset, m_model, &FormModel::reset);
    connect(m_form, &FormView::groupAction, m_model, &FormModel::act);
    connect(m_form, &FormView::edited, this,
            [this](const QString& key, const QString& text) { m_form->setReading(key, m_model->reading(key, text)); });
    connect(m_form, &FormView::focused, this, [this](const QString& key) { Q_EMIT m_session.whyWanted(key); });
    connect(m_model, &FormModel::refreshed, this, [this] { fillForm(); });
    connect(m_model, &FormModel::itemShown, this, [this](const QString& list, const QString& name) {
        if (m_board != nullptr && list == QLatin1String("fabrics")) m_board->showNetwork(name);
    });
}

void FormPage::addRight(QWidget* widget, int stretch) {
    m_right->addWidget(widget);
    m_right->setStretchFactor(m_right->indexOf(widget), stretch);
}

void FormPage::fillForm() {
    m_form->setGroups(m_model->groups());
}

void FormPage::refresh() {
    if (m_session.index() < 0) return;
    fillForm();
    if (m_board) m_board->refresh();
}

bool FormPage::shows(const QString& key) const {
    if (m_form->rowView(key)) return true;
    const auto figures = figuresOf(id());
    return std::any_of(figures.begin(), figures.end(), [&](FigureId f) { return draggedKey(f, key).has_value(); });
}

bool FormPage::holdsRefused() const {
    return m_model->holdsRefused();
}

void FormPage::dropRefused() {
    m_model->dropRefused();
}

bool FormPage::goTo(const QString& key) {
    if (!m_form->rowView(key)) m_model->pick(key);
    fillForm();
    if (!m_form->focusRow(key)) return false;
    flash(m_form->rowView(key));
    return true;
}

}  // namespace views
