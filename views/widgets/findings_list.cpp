// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/findings_list.h"

#include <QGridLayout>
#include <QScrollBar>
#include <QVBoxLayout>

namespace views {

/// One finding; its widgets stay when the finding changes.
class FindingsList::Row : public QWidget {
public:
    Row(FindingsList* list, int index) : QWidget(list->widget()), m_grid(new QGridLayout(this)) {
        m_grid->setHorizontalSpacing(units(2.5, this));
        m_grid->setVerticalSpacing(units(0.5, this));
        m_status = new StatusMark({}, this);
        m_title = new StyledLabel({}, TextRole::Body, false, this);
        m_title->setRole(TextRole::Title, false);
        m_title->setWordWrap(true);
        m_id = new StyledLabel({}, TextRole::Small, true, this);
        m_detail = new StyledLabel({}, TextRole::Small, true, this);
        m_detail->setWordWrap(true);
        m_link = new LinkLabel({}, this);
        m_link->setFont(scaledFont(list->font(), TextRole::Small));
        m_line = new QFrame(this);
        m_line->setFrameShape(QFrame::HLine);
        m_line->setFixedHeight(units(3, this));
        m_grid->addWidget(m_status, 0, 0, Qt::AlignTop);
        m_grid->addWidget(m_title, 0, 1);
        m_grid->addWidget(m_id, 0, 2, Qt::AlignTop);
        m_grid->addWidget(m_detail, 1, 1, 1, 2);
        m_grid->addWidget(m_link, 2, 1, 1, 2, Qt::AlignLeft);
        m_grid->addWidget(m_line, 3, 0, 1, 3);
        m_grid->setColumnStretch(1, 1);
        QObject::connect(m_link, &QAbstractButton::clicked, list, [list, index] {
            const FindingItem& item = list->m_findings[index];
            emit list->linkActivated(item.id, item.target);
        });
    }

    void setItem(const FindingItem& item, bool last) {
        m_status->setStatus(item.status);
        m_title->setText(item.title);
        m_id->setText(item.id);
        m_detail->setText(item.detail);
        m_detail->setVisible(!item.detail.isEmpty());
        m_link->setText(item.link);
        m_link->updateGeometry();
        m_link->setVisible(!item.link.isEmpty());
        m_line->setVisible(!last);
        m_grid->setContentsMargins(units(1, this), units(2.5, this), units(1, this), last ? units(2.5, this) : 0);
    }

private:
    QGridLayout* m_grid;
    StatusMark* m_status;
    StyledLabel *m_title, *m_id, *m_detail;
    LinkLabel* m_link;
    QFrame* m_line;
};

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
    m_empty = new StyledLabel(tr("No findings."), TextRole::Body, true, content);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(units(1, this), units(2, this), units(1, this), 0);
    m_layout->addWidget(m_empty);
    m_layout->addStretch(1);
}

void FindingsList::setFindings(const QList<FindingItem>& findings) {
    if (findings == m_findings) return;
    m_findings = findings;
    fill();
}

void FindingsList::setEmptyText(const QString& text) {
    m_empty->setText(text);
}

// Rows are kept and filled anew: making a dozen of them costs more than a frame.
void FindingsList::fill() {
    const int scroll = verticalScrollBar()->value();
    while (m_rows.size() > m_findings.size()) {
        m_layout->removeWidget(m_rows.last());
        m_rows.last()->hide();
        m_rows.takeLast()->deleteLater();  // its link may have led here
    }
    const auto count = m_findings.size();
    for (qsizetype i = 0; i < count; ++i) {
        const bool fresh = i == m_rows.size();
        if (fresh) m_rows << new Row(this, int(i));
        m_rows[i]->setItem(m_findings[i], i + 1 == count);
        if (fresh) m_layout->insertWidget(int(i), m_rows[i]);
        if (fresh) m_rows[i]->show();
    }
    m_empty->setVisible(m_findings.isEmpty());
    m_layout->activate();
    verticalScrollBar()->setValue(scroll);
}

}  // namespace views
