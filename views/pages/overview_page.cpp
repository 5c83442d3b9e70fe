// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/overview_page.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "views/pages/chart_board.h"
#include "views/pages/overview_model.h"
#include "views/pages/page_info.h"
#include "views/widgets/panel.h"
#include "views/widgets/shared.h"

namespace views {

OverviewPage::OverviewPage(Session& session, QWidget* parent)
    : Page(PageId::Overview, session, parent),
      m_tiles(new FlowTiles(this)),
      m_left(new ChartBoard(session, {FigureId::DaysWaterfall, FigureId::ServiceCurve}, this)),
      m_middle(new ChartBoard(session, {FigureId::ScalingLoss, FigureId::ServiceSizing}, this)),
      m_panel(new PanelFrame(tr("Findings"), {}, this)),
      m_findings(new FindingsList) {
    const int gap = units(2.5, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, gap, 0, 0);
    layout->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(gap, 0, gap, 0);
    top->addWidget(m_tiles);
    layout->addLayout(top);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(gap, gap, gap, gap);
    below->setSpacing(gap);
    for (ChartBoard* board : {m_left, m_middle}) {
        board->setMargin(0);
        board->showOne();
        below->addWidget(board, 10);
    }
    m_panel->setMinimumWidth(units(80, this));
    below->addWidget(m_panel, 10);
    layout->addLayout(below, 1);
    m_panel->setContent(m_findings);
    m_findings->setEmptyText(tr("Nothing found."));
    auto* all = new LinkLabel(tr("All"), m_panel);
    m_panel->addCorner(all);
    connect(all, &QAbstractButton::clicked, this, [this] { Q_EMIT m_session.wanted(PageId::Review, {}); });
    connect(m_tiles, &FlowTiles::activated, this, [this](const QString& id) {
        const auto page = id == QLatin1String("mapping") ? std::optional(PageId::Compute) : pageOfWord(id);
        if (page) Q_EMIT m_session.wanted(*page, {});
    });
    connect(m_findings, &FindingsList::linkActivated, this,
            [this](const QString&, const QString& target) { Q_EMIT m_session.wanted(PageId::Overview, target); });
}

void OverviewPage::refresh() {
    if (m_session.index() < 0) return;
    m_tiles->setTiles(flowTiles(m_session));
    m_left->refresh();
    m_middle->refresh();
    const auto& problems = m_session.results().problems;
    m_panel->setTitle(tr("Findings"), countsText(countFindings(problems)));
    m_findings->setFindings(findingItems(problems, false, 30));
}

}  // namespace views
