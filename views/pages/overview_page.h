// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The whole chain on one page: tiles as doors to the pages, below them where the days come from, whether more cards
// help, and what the review found.

#include "views/pages/page.h"

namespace views {

class ChartBoard;
class FindingsList;
class FlowTiles;
class PanelFrame;

class OverviewPage : public Page {
    Q_OBJECT

public:
    explicit OverviewPage(Session& session, QWidget* parent = nullptr);
    void refresh() override;

private:
    FlowTiles* m_tiles;
    ChartBoard* m_left;
    ChartBoard* m_middle;
    PanelFrame* m_panel;
    FindingsList* m_findings;
};

}  // namespace views
