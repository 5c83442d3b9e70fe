// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/scene_widget.h"

#include <QFocusEvent>
#include <QFontMetricsF>
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
    if (m_drag) paintDrag(painter);
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

namespace {

const QString& deviceHead() {
    static const QString head = QStringLiteral("device:");
    return head;
}
const QString& rackHead() {
    static const QString head = QStringLiteral("rack:");
    return head;
}

/// A box of a single rack by its id.
const Elevation::Box* boxOf(const ChartSpec& spec, const QString& id) {
    const auto* racks = std::get_if<Elevation>(&spec.data);
    if (racks == nullptr || !id.startsWith(deviceHead())) return nullptr;
    for (const auto& rack : racks->racks)
        for (const auto& box : rack.boxes)
            if (rack.single && box.id == id) return &box;
    return nullptr;
}

}  // namespace

SceneWidget::Device SceneWidget::deviceAt(QPointF position) const {
    const ScenePart* part = partAt(position);
    const Elevation::Box* box = part != nullptr ? boxOf(m_spec, part->id) : nullptr;
    return box != nullptr ? Device{box->id.mid(deviceHead().size()), box->moved} : Device{};
}

void SceneWidget::setDragNote(const QStringList& lines, Status status) {
    if (!m_drag) return;
    m_drag->lines = lines;
    m_drag->status = status;
    update();
}

void SceneWidget::startDrag(QPointF at) {
    const ScenePart* part = partAt(at);
    const Elevation::Box* box = part != nullptr ? boxOf(m_spec, part->id) : nullptr;
    if (box == nullptr) return;
    Drag drag;
    drag.device = box->id.mid(deviceHead().size());
    drag.height = std::max(1, box->height);
    const double unit = part->area.height() / drag.height;
    drag.grabbed =
        std::clamp(int((part->area.bottom() - (at + m_origin).y()) / std::max(1.0, unit)), 0, drag.height - 1);
    m_drag = drag;
    setCursor(Qt::ClosedHandCursor);
}

void SceneWidget::dragTo(QPointF at) {
    const QString before = m_drag->rack;
    const int unitBefore = m_drag->unit;
    m_drag->at = at;
    m_drag->rack.clear();
    const auto* racks = std::get_if<Elevation>(&m_spec.data);
    const QPointF scene = at + m_origin;
    for (const ScenePart& part : m_parts) {
        if (!part.ground || !part.id.startsWith(rackHead()) || !part.area.contains(scene) || racks == nullptr) continue;
        const auto rack = std::find_if(racks->racks.begin(), racks->racks.end(),
                                       [&](const Elevation::Rack& r) { return r.id == part.id; });
        if (rack == racks->racks.end()) continue;
        const double unit = part.area.height() / std::max(1, rack->units);
        const int under = int((part.area.bottom() - scene.y()) / std::max(1e-6, unit)) + 1;
        m_drag->rack = rack->name;
        m_drag->unit = std::clamp(under - m_drag->grabbed, 1, std::max(1, rack->units - m_drag->height + 1));
    }
    if (m_drag->rack.isEmpty()) m_drag->lines.clear();
    if (!m_drag->rack.isEmpty() && (m_drag->rack != before || m_drag->unit != unitBefore))
        emit deviceDragged(m_drag->device, m_drag->rack, m_drag->unit);
    update();
}

void SceneWidget::endDrag() {
    m_drag.reset();
    m_pressed = false;
    setCursor(Qt::ArrowCursor);
    update();
}

void SceneWidget::paintDrag(QPainter& painter) {
    const Drag& drag = *m_drag;
    const ChartColors& c = m_theme.colors;
    const QColor colour = drag.status == Status::Ok ? c.text : c.of(drag.status);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto* racks = std::get_if<Elevation>(&m_spec.data);
    for (const ScenePart& part : m_parts) {
        if (racks == nullptr || !part.ground || part.id != rackHead() + drag.rack) continue;
        const auto rack = std::find_if(racks->racks.begin(), racks->racks.end(),
                                       [&](const Elevation::Rack& r) { return r.id == part.id; });
        if (rack == racks->racks.end()) continue;
        const double unit = part.area.height() / std::max(1, rack->units);
        QRectF ghost(part.area.left(), part.area.bottom() - (drag.unit - 1 + drag.height) * unit, part.area.width(),
                     drag.height * unit);
        ghost.translate(-m_origin);
        QColor fill = colour;
        fill.setAlphaF(0.25F);
        painter.fillRect(ghost, fill);
        painter.setPen(QPen(colour, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(ghost);
    }
    const QFont font = m_theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    QStringList lines = drag.lines;
    if (lines.isEmpty()) lines << drag.device;
    double width = 0;
    for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
    const double pad = 1.5 * m_theme.u;
    QRectF note(drag.at + QPointF(4 * m_theme.u, 4 * m_theme.u),
                QSizeF(width + 2 * pad, double(lines.size()) * metrics.height() + 2 * pad));
    if (note.right() > this->width() - 2) note.moveRight(std::max(note.width() + 2, drag.at.x() - 3 * m_theme.u));
    if (note.bottom() > height() - 2) note.moveBottom(height() - 2);
    painter.fillRect(note, c.base);
    painter.setPen(QPen(colour, 1));
    painter.drawRect(note);
    painter.setFont(font);
    double y = note.top() + pad;
    for (const QString& line : lines) {
        painter.drawText(QRectF(note.left() + pad, y, width + 1, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, line);
        y += metrics.height();
    }
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
    if (m_drag) return dragTo(event->position());
    if (!m_pressed) {
        const ScenePart* part = partAt(event->position());
        if (!deviceAt(event->position()).name.isEmpty()) return setCursor(Qt::OpenHandCursor);
        setCursor(part != nullptr && !part->id.isEmpty() ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    if (!m_moved && (event->position() - m_press).manhattanLength() < m_theme.u) return;
    if (!m_moved) startDrag(m_press);
    m_moved = true;
    if (m_drag) return dragTo(event->position());
    m_origin -= event->position() - m_last;
    m_last = event->position();
    m_origin.setX(std::clamp(m_origin.x(), 0.0, std::max(0.0, width() * (m_zoom - 1))));
    m_origin.setY(std::clamp(m_origin.y(), 0.0, std::max(0.0, height() * (m_zoom - 1))));
    update();
}

void SceneWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressed) return;
    m_pressed = false;
    if (m_drag) {
        const Drag drag = *m_drag;
        endDrag();
        if (drag.rack.isEmpty()) return emit deviceDragEnded();
        return emit deviceDropped(drag.device, drag.rack, drag.unit);
    }
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
    if (m_drag) {
        event->accept();
        if (event->angleDelta().y() != 0) emit racksWanted(event->angleDelta().y() > 0 ? -1 : 1);
        return;
    }
    // The page scrolls past a picture that nobody asked to zoom.
    if (!(event->modifiers() & Qt::ControlModifier) && !(hasFocus() && m_clicked)) return event->ignore();
    const double before = m_zoom;
    zoomBy(std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position());
    event->setAccepted(m_zoom != before);  // at the end of the zoom the page scrolls
}

void SceneWidget::focusInEvent(QFocusEvent* event) {
    m_clicked = event->reason() == Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
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
            if (m_drag) {
                endDrag();
                return emit deviceDragEnded();
            }
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
