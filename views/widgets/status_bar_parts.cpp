// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/status_bar_parts.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <algorithm>

#include "views/widgets/shared.h"

namespace views {

StatusBarParts::StatusBarParts(QWidget* parent)
    : QWidget(parent),
      m_name(new StyledLabel({}, TextRole::Small, false, this)),
      m_progress(new QProgressBar(this)),
      m_text(new StyledLabel({}, TextRole::Small, true, this)),
      m_cancel(new QPushButton(tr("Cancel"), this)),
      m_more(new QPushButton(this)),
      m_layout(new QHBoxLayout(this)) {
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(units(40, this), units(2.75, this));
    for (QPushButton* button : {m_cancel, m_more}) {
        button->setFont(scaledFont(font(), TextRole::Small));
        button->setFixedHeight(units(4.5, this));
        button->setAutoDefault(false);
    }
    m_more->setFlat(true);
    m_more->setToolTip(tr("Further jobs"));
    m_layout->setContentsMargins(units(0.5, this), 0, units(0.5, this), 0);
    m_layout->setSpacing(units(3, this));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_name, m_progress, m_text, m_cancel, m_more}) {
        m_layout->addWidget(widget, 0, Qt::AlignVCenter);
    }
    m_name->setElided(true);
    m_text->setElided(true);
    m_layout->addStretch(1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_cancel, &QPushButton::clicked, this, &StatusBarParts::cancelRequested);
    connect(m_more, &QPushButton::clicked, this, &StatusBarParts::moreJobsRequested);
    clearJob();
}

void StatusBarParts::setJob(const QString& name, double share, const QString& text, int more) {
    m_name->setText(name);
    m_name->show();
    const bool known = share >= 0 && share <= 1;  // false for NaN
    m_progress->setRange(0, known ? 1000 : 0);
    if (known) m_progress->setValue(qRound(share * 1000));
    m_progress->setAccessibleName(name);
    m_progress->show();
    m_text->setText(text);
    m_text->show();
    m_cancel->setAccessibleName(tr("Cancel %1").arg(name));
    m_cancel->show();
    m_more->setText(QStringLiteral("+%1").arg(more));
    m_more->setVisible(more > 0);
    fit();
}

void StatusBarParts::clearJob(const QString& text) {
    for (QWidget* widget : std::initializer_list<QWidget*>{m_name, m_progress, m_cancel, m_more}) widget->hide();
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    fit();
}

void StatusBarParts::setTexts(const QList<StatusText>& texts) {
    if (texts == m_texts) return;
    m_texts = texts;
    while (m_labels.size() > texts.size()) delete m_labels.takeLast();
    while (m_labels.size() < texts.size()) {
        m_labels << new StyledLabel({}, TextRole::Small, true, this);
        m_layout->addWidget(m_labels.last(), 0, Qt::AlignVCenter);
    }
    for (int i = 0; i < texts.size(); ++i) {
        m_labels[i]->setText(texts[i].text);
        m_labels[i]->setToolTip(texts[i].tooltip);
    }
    fit();
}

QStringList StatusBarParts::shownTexts() const {
    QStringList ids;
    for (int i = 0; i < m_labels.size(); ++i) {
        if (!m_labels[i]->isHidden()) ids << m_texts[i].id;
    }
    return ids;
}

void StatusBarParts::fit() {
    int needed = 2 * m_layout->spacing();
    for (const QWidget* widget : std::initializer_list<const QWidget*>{m_name, m_progress, m_text, m_cancel, m_more}) {
        if (!widget->isHidden()) needed += widget->sizeHint().width() + m_layout->spacing();
    }
    QList<int> droppable;
    for (int i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setVisible(!m_texts[i].text.isEmpty());
        if (m_texts[i].text.isEmpty()) continue;
        needed += m_labels[i]->sizeHint().width() + m_layout->spacing();
        if (m_texts[i].dropOrder > 0) droppable << i;
    }
    std::stable_sort(droppable.begin(), droppable.end(),
                     [this](int a, int b) { return m_texts[a].dropOrder < m_texts[b].dropOrder; });
    for (const int i : droppable) {
        if (needed <= width()) break;
        m_labels[i]->hide();
        needed -= m_labels[i]->sizeHint().width() + m_layout->spacing();
    }
}

QSize StatusBarParts::minimumSizeHint() const {
    return {units(60, this), units(6, this)};
}

QSize StatusBarParts::sizeHint() const {
    return {units(200, this), units(6, this)};
}

void StatusBarParts::resizeEvent(QResizeEvent*) {
    fit();
}

}  // namespace views
