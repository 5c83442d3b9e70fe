// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/scene_widget.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr double kLeastZoom = 1;
constexpr double kMostZoom = 12;
constexpr double kZoomStep = 1.25;

}  // namespace

SceneWidget::SceneWidget(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_rest.setSingleShot(true);
    m_rest.setInterval(120);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_cacheZoom = 0;
        update();
    });
}

void SceneWidget::display(const ChartSpec& spec, const ChartTheme& theme) {
    if (spec.data.index() != m_spec.data.index()) fit();
    const auto* before = std::get_if<FloorMap>(&m_spec.data);
    const int colouring = before != nullptr ? before->colouring : 0;
    m_spec = spec;
    if (auto* floor = std::get_if<FloorMap>(&m_spec.data)) floor->colouring = colouring;  // the reader's choice stays
    m_theme = theme;
    // What was selected stays so while it is there: an edit must not take the explanation away.
    if (auto* network = std::get_if<Topology>(&m_spec.data)) {
        if (m_selected.isEmpty()) m_selected = network->selected;
        network->selected = m_selected;
        if (selectedText(*network).isEmpty()) m_selected.clear(), network->selected.clear();
    } else {
        m_selected.clear();
    }
    m_cacheZoom = 0;
    update();
}

void SceneWidget::select(const QString& id) {
    auto* network = std::get_if<Topology>(&m_spec.data);
    if (network == nullptr) return;
    network->selected = id;
    if (!id.isEmpty() && selectedText(*network).isEmpty()) network->selected.clear();  // nothing of that name
    if (network->selected == m_selected) return;
    m_selected = network->selected;
    m_cacheZoom = 0;
    update();
    emit selectionChanged();
}

void SceneWidget::setStale(bool stale) {
    m_stale = stale;
    update();
}

void SceneWidget::fit() {
    m_zoom = 1;
    m_origin = {};
    m_cacheZoom = 0;
    update();
}

// The scene is laid out for the zoomed size, so boxes grow while text and lines keep their size.
void SceneWidget::render() {
    const QSizeF whole = QSizeF(size()) * m_zoom;
    QRectF area(m_origin, QSizeF(size()));
    area = area.adjusted(-width() / 2.0, -height() / 2.0, width() / 2.0, height() / 2.0)
               .intersected(QRectF(QPointF(0, 0), whole));
    const double ratio = devicePixelRatioF();
    m_cache = QPixmap((area.size() * ratio).toSize().expandedTo(QSize(1, 1)));
    m_cache.setDevicePixelRatio(ratio);
    m_cache.fill(m_theme.colors.base);
    m_cacheArea = area;
    m_cacheZoom = m_zoom;
    QPainter painter(&m_cache);
    painter.translate(-area.topLeft());
    m_parts.clear();
    paintScene(m_spec, m_theme, painter, QRectF(QPointF(0, 0), whole), false, &m_parts);
}

void SceneWidget::paintEvent(QPaintEvent*) {
    const QRectF view(m_origin, QSizeF(size()));
    const QRectF needed = view.intersected(QRectF(QPointF(0, 0), QSizeF(size()) * m_zoom));
    if (m_cacheZoom <= 0 || (m_cacheZoom == m_zoom && !m_cacheArea.adjusted(-1, -1, 1, 1).contains(needed))) render();
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colors.base);
    const double factor = m_zoom / m_cacheZoom;
    const QPointF at = m_cacheArea.topLeft() * factor - m_origin;
    if (factor == 1) {
        painter.drawPixmap(at, m_cache);
    } else {  // zooming: the old picture, scaled, until it rests
        painter.drawPixmap(QRectF(at, m_cacheArea.size() * factor), m_cache,
                           QRectF(QPointF(0, 0), QSizeF(m_cache.size())));
    }
    if (m_stale) {
        QColor veil = m_theme.colors.base;
        veil.setAlphaF(0.55F);
        painter.fillRect(rect(), veil);
    }
    if (hasFocus() && m_zoom > 1) {
        painter.setPen(m_theme.colors.frame);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void SceneWidget::resizeEvent(QResizeEvent*) {
    m_cacheZoom = 0;
    m_origin.setX(std::clamp(m_origin.x(), 0.0, std::max(0.0, width() * (m_zoom - 1))));
    m_origin.setY(std::clamp(m_origin.y(), 0.0, std::max(0.0, height() * (m_zoom - 1))));
}

bool SceneWidget::chooseColouring(const QString& id) {
    static const QString head = QStringLiteral("colouring:");
    auto* floor = std::get_if<FloorMap>(&m_spec.data);
    if (floor == nullptr || !id.startsWith(head)) return false;
    floor->colouring = id.mid(head.size()).toInt();
    m_cacheZoom = 0;
    update();
    return true;
}

const ScenePart* SceneWidget::partAt(QPointF position) const {
    return partUnder(m_parts, position + m_origin);
}

void SceneWidget::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_press = m_last = event->position();
    m_pressed = true;
    m_moved = false;
}

void SceneWidget::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed) {
        const ScenePart* part = partAt(event->position());
        setCursor(part != nullptr && !part->id.isEmpty() ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    if (!m_moved && (event->position() - m_press).manhattanLength() < m_theme.u) return;
    m_moved = true;
    m_origin -= event->position() - m_last;
    m_last = event->position();
    m_origin.setX(std::clamp(m_origin.x(), 0.0, std::max(0.0, width() * (m_zoom - 1))));
    m_origin.setY(std::clamp(m_origin.y(), 0.0, std::max(0.0, height() * (m_zoom - 1))));
    update();
}

void SceneWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressed) return;
    m_pressed = false;
    if (m_moved) return;
    const ScenePart* part = partAt(event->position());
    const QString id = part != nullptr ? part->id : QString();
    if (chooseColouring(id)) return;
    select(id == m_selected ? QString() : id);
    if (!id.isEmpty()) emit picked(id);
}

void SceneWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) fit();
    m_pressed = false;
}

void SceneWidget::zoomBy(double factor, QPointF at) {
    const double zoom = std::clamp(m_zoom * factor, kLeastZoom, kMostZoom);
    if (zoom == m_zoom) return;
    m_origin = (m_origin + at) * (zoom / m_zoom) - at;
    m_zoom = zoom;
    m_origin.setX(std::clamp(m_origin.x(), 0.0, std::max(0.0, width() * (m_zoom - 1))));
    m_origin.setY(std::clamp(m_origin.y(), 0.0, std::max(0.0, height() * (m_zoom - 1))));
    m_rest.start();
    update();
}

void SceneWidget::wheelEvent(QWheelEvent* event) {
    const double before = m_zoom;
    zoomBy(std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position());
    event->setAccepted(m_zoom != before);  // at the end of the zoom the page scrolls
}

void SceneWidget::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Home:
            return fit();
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoomBy(kZoomStep, rect().center());
        case Qt::Key_Minus:
            return zoomBy(1 / kZoomStep, rect().center());
        case Qt::Key_Escape:
            if (m_selected.isEmpty()) break;
            return select({});
        default:
            break;
    }
    QWidget::keyPressEvent(event);
}

bool SceneWidget::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const ScenePart* part = partAt(help->pos());
        if (part != nullptr && !part->text.isEmpty()) {
            QToolTip::showText(help->globalPos(), part->text, this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

}  // namespace views
