// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What leaves the house: the documents that can be written for a design, and what should be looked at before.

#include "views/pages/page.h"

class QPushButton;
class QVBoxLayout;

namespace views {

class ChoiceCombo;
class FindingsList;
class PanelFrame;
class StyledLabel;

class ReportPage : public Page {
    Q_OBJECT

public:
    explicit ReportPage(Session& session, QWidget* parent = nullptr);
    void refresh() override;

private:
    ChoiceCombo* m_design;
    QPushButton* m_bill;
    StyledLabel* m_summary;
    PanelFrame* m_panel;
    FindingsList* m_findings;
};

}  // namespace views
