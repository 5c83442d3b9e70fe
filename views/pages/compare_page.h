// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// All designs side by side: a table of what differs and charts that lay them over each other.

#include "views/pages/page.h"

class QCheckBox;
class QSplitter;

namespace views {

class ChartBoard;
class ChoiceCombo;
class DeltaTable;
class StyledLabel;

class ComparePage : public Page {
    Q_OBJECT

public:
    explicit ComparePage(Session& session, QWidget* parent = nullptr);
    void refresh() override;
    DeltaTable* table() const { return m_table; }

private:
    QWidget* createHead();
    void fitColumns();
    void shareWidth();
    bool eventFilter(QObject* watched, QEvent* event) override;

    QCheckBox* m_onlyDifferences;
    QCheckBox* m_inputsOnly;
    ChoiceCombo* m_base;
    StyledLabel* m_count;
    DeltaTable* m_table;
    StyledLabel* m_foot;
    ChartBoard* m_board;
    QSplitter* m_splitter;
    int m_fittedRoom = 0;  // px for which the columns were fitted last
};

}  // namespace views
