// SPDX-License-Identifier: GPL-3.0-or-later
// The live plot inside a chart view: theme, wheel zoom at the cursor, pan by dragging, fit by double click, a read-out
// cursor on its own layer, handles that can be dragged. Private to views/chart.
#pragma once

#include "views/chart/figure.h"

namespace views {

class PlotWidget : public QCustomPlot {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);

    // The user's zoom survives when the axes are the same as before.
    void display(const ChartSpec& spec, const ChartTheme& theme);
    void setStale(bool stale);
    void fit();
    Figure& figure() { return m_figure; }
    const Figure& figure() const { return m_figure; }
    bool isZoomed() const { return m_zoomed; }
    // Moves the first handle by a share of its axis, for the keyboard.
    bool nudgeHandle(double share);

signals:
    void dragged(const QString& handleId, double xValue, bool finished);
    void picked(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Drag {
        QString id;
        std::size_t panel = 0;
        double start = 0, now = 0;
        QPointF from;
        bool active = false, moved = false;
    };
    struct Pan {
        std::size_t panel = 0;
        QPointF from, last;
        bool active = false, moved = false;
    };
    struct ReadOut {
        bool visible = false, line = false;
        std::size_t panel = 0;
        QPointF at;
        QString text, id;
    };

    int panelAt(QPointF position) const;
    const Handle* handleAt(QPointF position) const;
    ReadOut readOutAt(QPointF position) const;
    void curveReadOut(ReadOut& out, QPointF position, std::size_t panel) const;
    void drawCursor(QCPPainter& painter) const;
    void showReadOut(const ReadOut& out);
    void dragTo(QPointF position, bool finished);
    void pan(QPointF position);

    Figure m_figure;
    Drag m_drag;
    Pan m_pan;
    ReadOut m_readOut;
    bool m_stale = false;
    bool m_zoomed = false;
};

}  // namespace views
