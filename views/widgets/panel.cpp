// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "views/widgets/shared.h"

namespace views {

PanelFrame::PanelFrame(const QString& title, const QString& question, QWidget* parent)
    : QFrame(parent),
      m_layout(new QVBoxLayout(this)),
      m_titleLine(new QHBoxLayout),
      m_title(new StyledLabel(title, TextRole::Title, false, this)),
      m_question(new StyledLabel(question, TextRole::Small, true, this)),
      m_mark(new StatusMark(Status::Stale, this)),
      m_stale(new StyledLabel({}, TextRole::Small, true, this)),
      m_footnote(new StyledLabel({}, TextRole::Small, true, this)) {
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_layout->setContentsMargins(units(3, this), units(2.5, this), units(3, this), units(3, this));
    m_layout->setSpacing(units(1.5, this));
    m_titleLine->setSpacing(units(2, this));
    m_titleLine->addWidget(m_title);
    m_titleLine->addWidget(m_question, 1);
    m_titleLine->addWidget(m_mark);
    m_titleLine->addWidget(m_stale);
    m_question->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // gives way first
    m_footnote->setWordWrap(true);
    m_layout->addLayout(m_titleLine);
    m_layout->addWidget(m_footnote);
    setTitle(title, question);
    setStale({});
    setFootnote({});
}

void PanelFrame::setTitle(const QString& title, const QString& question) {
    m_title->setText(title);
    m_question->setText(question);
    m_question->setToolTip(question);
    setAccessibleName(title);
    setAccessibleDescription(question);
}

void PanelFrame::setContent(QWidget* content) {
    if (content == m_content) return;
    delete m_content;
    m_content = content;
    if (content) m_layout->insertWidget(1, content, 1);
}

void PanelFrame::addCorner(QWidget* widget) {
    m_titleLine->addWidget(widget);
}

void PanelFrame::setStale(const QString& text) {
    m_stale->setText(text);
    m_stale->setVisible(!text.isEmpty());
    m_mark->setVisible(!text.isEmpty());
}

void PanelFrame::setFootnote(const QString& text) {
    m_footnote->setText(text);
    m_footnote->setVisible(!text.isEmpty());
}

}  // namespace views
