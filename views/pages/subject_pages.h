// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The two subject pages that show more than form and charts: the project with its limits against the design, and the
// cost with the bill of materials.

#include "views/pages/form_page.h"

namespace views {

class BillModel;
class ChartView;

class ProjectPage : public FormPage {
    Q_OBJECT

public:
    explicit ProjectPage(Session& session, QWidget* parent = nullptr);
    void refresh() override;

private:
    ChartView* m_limits;
};

class CostPage : public FormPage {
    Q_OBJECT

public:
    explicit CostPage(Session& session, QWidget* parent = nullptr);
    void refresh() override;

private:
    BillModel* m_bill;
};

/// How much of each limit of the tender every design uses, in percent.
ChartSpec limitChart(const Session& session);

}  // namespace views
