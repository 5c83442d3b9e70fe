// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/findings_list.h"

#include <QGridLayout>
#include <QScrollBar>
#include <QVBoxLayout>

namespace views {

FindingsList::FindingsList(QWidget* parent) : QScrollArea(parent) {
    auto* content = new QWidget;
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
    // The panel behind gives the ground.
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    m_emptyText = tr("No findings.");
    rebuild();
}

void FindingsList::setFindings(const QList<FindingItem>& findings) {
    if (findings == m_findings) return;
    m_findings = findings;
    rebuild();
}

void FindingsList::setEmptyText(const QString& text) {
    m_emptyText = text;
    if (m_findings.isEmpty()) rebuild();
}

QWidget* FindingsList::createRow(const FindingItem& item, bool last) {
    auto* row = new QWidget;
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(units(1, this), units(2.5, this), units(1, this), last ? units(2.5, this) : 0);
    grid->setHorizontalSpacing(units(2.5, this));
    grid->setVerticalSpacing(units(0.5, this));
    auto* title = new StyledLabel(item.title, TextRole::Body, false, row);
    title->setRole(TextRole::Title, false);
    title->setWordWrap(true);
    auto* id = new StyledLabel(item.id, TextRole::Small, true, row);
    auto* detail = new StyledLabel(item.detail, TextRole::Small, true, row);
    detail->setWordWrap(true);
    detail->setVisible(!item.detail.isEmpty());
    grid->addWidget(new StatusMark(item.status, row), 0, 0, Qt::AlignTop);
    grid->addWidget(title, 0, 1);
    grid->addWidget(id, 0, 2, Qt::AlignTop);
    grid->addWidget(detail, 1, 1, 1, 2);
    if (!item.link.isEmpty()) {
        auto* link = new LinkLabel(item.link, row);
        link->setFont(scaledFont(font(), TextRole::Small));
        connect(link, &QAbstractButton::clicked, this,
                [this, id = item.id, target = item.target] { emit linkActivated(id, target); });
        grid->addWidget(link, 2, 1, 1, 2, Qt::AlignLeft);
    }
    if (!last) {
        auto* line = new QFrame(row);
        line->setFrameShape(QFrame::HLine);
        line->setFixedHeight(units(3, this));
        grid->addWidget(line, 3, 0, 1, 3);
    }
    grid->setColumnStretch(1, 1);
    return row;
}

void FindingsList::rebuild() {
    const int scroll = verticalScrollBar()->value();
    clearLayout(m_layout);
    for (int i = 0; i < m_findings.size(); ++i) {
        m_layout->addWidget(createRow(m_findings[i], i + 1 == m_findings.size()));
    }
    if (m_findings.isEmpty()) {
        auto* label = new StyledLabel(m_emptyText, TextRole::Body, true, widget());
        label->setWordWrap(true);
        label->setContentsMargins(units(1, this), units(2, this), units(1, this), 0);
        m_layout->addWidget(label);
    }
    m_layout->addStretch(1);
    m_layout->activate();
    verticalScrollBar()->setValue(scroll);
}

}  // namespace views
