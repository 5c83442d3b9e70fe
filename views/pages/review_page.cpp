// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/review_page.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "model/plan/article_checks.h"
#include "views/pages/chart_board.h"
#include "views/pages/overview_model.h"
#include "views/widgets/panel.h"
#include "views/widgets/shared.h"

namespace views {

ReviewPage::ReviewPage(Session& session, QWidget* parent)
    : Page(PageId::Review, session, parent),
      m_panel(new PanelFrame(tr("Findings"), {}, this)),
      m_findings(new FindingsList),
      m_articlePanel(new PanelFrame(tr("Rules of thumb"),
                                    tr("held against exact arithmetic with the numbers of this design"), this)),
      m_articles(new FindingsList),
      m_board(new ChartBoard(session, figuresOf(PageId::Review), this)) {
    const int gap = units(2.5, this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(m_panel, 5);
    auto* right = new QVBoxLayout;
    right->setSpacing(gap);
    m_board->setMargin(0);
    right->addWidget(m_articlePanel, 3);
    right->addWidget(m_board, 2);
    layout->addLayout(right, 5);
    m_panel->setContent(m_findings);
    m_articlePanel->setContent(m_articles);
    m_findings->setEmptyText(tr("Nothing found."));
    const auto go = [this](const QString&, const QString& target) {
        Q_EMIT m_session.wanted(PageId::Overview, target);
    };
    connect(m_findings, &FindingsList::linkActivated, this, go);
    connect(m_articles, &FindingsList::linkActivated, this, [this](const QString&, const QString& target) {
        Q_EMIT m_session.wanted(PageId::Overview, target);
        Q_EMIT m_session.whyWanted(target);
    });
}

void ReviewPage::refresh() {
    if (m_session.index() < 0) return;
    const auto& problems = m_session.results().problems;
    m_panel->setTitle(tr("Findings"), countsText(countFindings(problems)));
    m_findings->setFindings(findingItems(problems));
    m_articles->setFindings(findingItems(model::articleChecks(m_session.design(), m_session.results())));
    m_board->refresh();
}

}  // namespace views
