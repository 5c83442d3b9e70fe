// SPDX-License-Identifier: GPL-3.0-or-later
// The one shell of all charts: title line, plot or drawing, note; empty, stale; zoom, read-out, handles; copy and
// export. It follows palette, font and language changes by building its chart anew (67 ms for a whole page, measured).
#pragma once

#include "views/chart/chart_data.h"
#include "views/chart/chart_theme.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QPushButton;

namespace views {

class PlotWidget;
class SceneWidget;

// What the plot shows now, per panel; a drawing gives one entry with its zoom and origin.
struct ViewRange {
    double xLow = 0, xHigh = 0, yLow = 0, yHigh = 0;
    bool operator==(const ViewRange&) const = default;
};

class ChartView : public QWidget {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    // The user's zoom survives while kind and axes stay the same.
    void setSpec(const ChartSpec& spec);
    const ChartSpec& spec() const { return m_spec; }
    // Inputs are newer than the picture: 45 % and the mark; `text` such as "recomputing, values of 16:24:07".
    void setStale(bool stale, const QString& text = {});
    bool isStale() const { return m_stale; }
    // A unit combo or the like at the right of the title line; the view takes it over.
    void setCorner(QWidget* widget);
    void fit();
    // A box or bundle of a network drawing; its explanation takes the place of the note.
    void select(const QString& id);
    // What the move would bring that is dragged at the moment.
    void setDragNote(const QStringList& lines, Status status);

    std::vector<ViewRange> ranges() const;
    // Where a value of the first panel is in this widget; for pointing at things.
    QPoint pixelOf(double x, double y) const;
    // Rectangles of all visible labels of the plot, in plot coordinates.
    std::vector<QRectF> labelBoxes() const;
    QWidget* canvas() const;  // plot or drawing
    QMenu* contextMenu();     // also opened by right click and the menu key
    QString exportTo(const QString& path) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void dragged(const QString& handleId, double xValue, bool finished);
    void picked(const QString& id);
    void actionTriggered();  // the button of the empty state
    // A device held over a place of a single rack, dropped there, or let go; see setDragNote.
    void deviceDragged(const QString& device, const QString& rack, int unit);
    void deviceDropped(const QString& device, const QString& rack, int unit);
    void deviceDragEnded();
    void racksWanted(int step);
    void returnWanted(const QString& device);  // to its automatic place

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void rebuild();
    void arrange();
    void describe();
    void copyImage() const;
    void copyData() const;
    void askExport(const QString& suffix);
    QString remark() const;
    QString note() const;

    ChartSpec m_spec;
    ChartTheme m_theme;
    PlotWidget* m_plot = nullptr;  // made when first needed: 2.5 MB each
    SceneWidget* m_scene = nullptr;
    QLabel* m_emptyText = nullptr;
    QPushButton* m_emptyAction = nullptr;
    QMenu* m_menu = nullptr;
    QAction* m_return = nullptr;
    QString m_device;  // under the menu
    QWidget* m_corner = nullptr;
    QString m_staleText;
    bool m_stale = false;
    bool m_hasData = false;
    bool m_questionBelow = false;
    QRect m_titleRect, m_noteRect;
};

}  // namespace views
