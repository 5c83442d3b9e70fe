// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What stands in the way of the bid, worst first, and the rules of thumb held against exact arithmetic.

#include "views/pages/page.h"

namespace views {

class ChartBoard;
class FindingsList;
class PanelFrame;

class ReviewPage : public Page {
    Q_OBJECT

public:
    explicit ReviewPage(Session& session, QWidget* parent = nullptr);
    void refresh() override;

private:
    PanelFrame* m_panel;
    FindingsList* m_findings;
    PanelFrame* m_articlePanel;
    FindingsList* m_articles;
    ChartBoard* m_board;
};

}  // namespace views
