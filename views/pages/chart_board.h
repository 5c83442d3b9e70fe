// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The charts of a page in frames, in as many columns as there is room for. Only charts that can be seen are drawn
// anew; the others wait until they come into view. A dragged point shows its effect at once and is one undo step.

#include <QScrollArea>
#include <vector>

#include "views/pages/session.h"

namespace views {

class ChartView;
class RackBrowser;

class ChartBoard : public QScrollArea {
    Q_OBJECT

public:
    ChartBoard(Session& session, const std::vector<FigureId>& figures, QWidget* parent = nullptr);
    /// Space around the charts in units; 0 where the page has margins of its own.
    void setMargin(double margin);

    /// Shows only the first of its figures that concerns the design.
    void showOne() { m_one = true; }
    /// The network whose topology is drawn; blank: the parameter network.
    void showNetwork(const QString& name);
    /// The values are others: redraws what can be seen.
    void refresh();
    ChartView* chart(FigureId id) const;
    const std::vector<FigureId>& figures() const { return m_figures; }
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Slot {
        FigureId id;
        QFrame* frame = nullptr;
        ChartView* view = nullptr;
        bool dirty = true;
        bool shown = true;             ///< concerns the design
        RackBrowser* racks = nullptr;  ///< of the drawing of racks
    };
    void place();
    void drawVisible();
    void draw(Slot& slot);
    void dragged(FigureId id, const QString& handle, double x, bool finished);

    Session& m_session;
    std::vector<FigureId> m_figures;
    std::vector<Slot> m_slots;
    QWidget* m_content;
    double m_margin = 2.5;
    bool m_one = false;
    QString m_network;
};

}  // namespace views
