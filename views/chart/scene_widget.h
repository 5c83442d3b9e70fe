// SPDX-License-Identifier: GPL-3.0-or-later
// The live network or rack drawing inside a chart view. Panning moves a cached picture that reaches half a view beyond
// the edges; it is painted anew when the zoom rests or the cache runs out. Private to views/chart.
#pragma once

#include "views/chart/scene.h"

#include "views/style/palette.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>
#include <optional>

namespace views {

class SceneWidget : public QWidget {
    Q_OBJECT

public:
    explicit SceneWidget(QWidget* parent = nullptr);

    void display(const ChartSpec& spec, const ChartTheme& theme);
    void setStale(bool stale);
    void fit();
    double zoom() const { return m_zoom; }
    QPointF origin() const { return m_origin; }
    const std::vector<ScenePart>& parts() const { return m_parts; }
    // A box or bundle of a network by its id, drawn with its links and peers; an empty id takes the selection away.
    void select(const QString& id);
    QString selected() const { return m_selected; }

    // The device under a place, and whether it was moved there by hand; empty without one.
    struct Device {
        QString name;
        bool moved = false;
    };
    Device deviceAt(QPointF position) const;
    // While a device is dragged: what the move would bring, beside the mouse.
    void setDragNote(const QStringList& lines, Status status);

signals:
    void picked(const QString& id);
    void selectionChanged();
    // A device of a single rack is held over another place: its lowest rack unit there.
    void deviceDragged(const QString& device, const QString& rack, int unit);
    void deviceDropped(const QString& device, const QString& rack, int unit);
    void deviceDragEnded();      // cancelled, or dropped beside the racks
    void racksWanted(int step);  // the wheel turns while a device is dragged

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void render();
    const ScenePart* partAt(QPointF position) const;
    bool chooseColouring(const QString& id);  // false for parts that choose nothing
    void zoomBy(double factor, QPointF at);
    void startDrag(QPointF at);
    void dragTo(QPointF at);
    void endDrag();
    void paintDrag(QPainter& painter);

    struct Drag {
        QString device, rack;
        int unit = 0, height = 1;
        int grabbed = 0;  // units between the lowest of the box and the mouse
        QPointF at;
        QStringList lines;
        Status status = Status::Ok;
    };
    std::optional<Drag> m_drag;
    ChartSpec m_spec;
    ChartTheme m_theme;
    QString m_selected;
    std::vector<ScenePart> m_parts;  // in scene coordinates (zoom 1, origin 0)
    QPixmap m_cache;
    QRectF m_cacheArea;  // scene pixels at m_cacheZoom
    double m_cacheZoom = 0;
    double m_zoom = 1;
    QPointF m_origin;  // top left of the view in scene pixels at m_zoom
    QPointF m_press, m_last;
    bool m_pressed = false, m_moved = false;
    bool m_stale = false;
    bool m_clicked = false;  // it has the focus because it was clicked, not as the next in a row
    QTimer m_rest;
};

}  // namespace views
