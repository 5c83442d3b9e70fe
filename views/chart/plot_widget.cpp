// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/plot_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

namespace views {
namespace {

// The cursor is an item of its own so that only its layer is painted again while the mouse moves.
class CursorItem final : public QCPAbstractItem {
public:
    CursorItem(QCustomPlot* plot, std::function<void(QCPPainter&)> function)
        : QCPAbstractItem(plot), m_function(std::move(function)) {
        setClipToAxisRect(false);
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override { m_function(*painter); }

private:
    std::function<void(QCPPainter&)> m_function;
};

bool within(const QRectF& area, QPointF p) {
    return p.x() >= area.left() && p.x() <= area.right() && p.y() >= area.top() && p.y() <= area.bottom();
}

}  // namespace

PlotWidget::PlotWidget(QWidget* parent) : QCustomPlot(parent), m_figure(*this, ChartTheme{}) {
    setMouseTracking(true);
    setAttribute(Qt::WA_NoMousePropagation, false);  // the plot library sets it: no wheel turn would reach the page
    setInteractions(QCP::iNone);                     // the own handlers know about handles
    addLayer(QStringLiteral("cursor"), layer(QStringLiteral("overlay")), QCustomPlot::limAbove);
    layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
    connect(this, &QCustomPlot::beforeReplot, this, [this] {
        m_figure.prepare();
        // Ticks are chosen before the plot lays itself out; without this they would be chosen for the size before.
        plotLayout()->update(QCPLayoutElement::upMargins);
        plotLayout()->update(QCPLayoutElement::upLayout);
    });
    connect(this, &QCustomPlot::afterLayout, this, [this] { m_figure.arrange(); });
}

void PlotWidget::display(const ChartSpec& spec, const ChartTheme& theme) {
    const QString before = m_figure.axesKey;
    std::vector<std::pair<QCPRange, QCPRange>> ranges;
    for (const Panel& panel : m_figure.panels) ranges.emplace_back(panel.x->range(), panel.y->range());

    m_figure.theme = theme;
    m_readOut = {};
    build(m_figure, spec);
    auto* cursor = new CursorItem(this, [this](QCPPainter& painter) { drawCursor(painter); });
    cursor->setLayer(QStringLiteral("cursor"));

    if (m_zoomed && before == m_figure.axesKey && ranges.size() == m_figure.panels.size()) {
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            if (m_figure.panels[i].zoomX) m_figure.panels[i].x->setRange(ranges[i].first);
            if (m_figure.panels[i].zoomY) m_figure.panels[i].y->setRange(ranges[i].second);
        }
    } else {
        m_zoomed = false;
    }
    // Seen, it is ready for the next paint; else the old picture would be painted once more before the new one.
    replot(isVisible() ? QCustomPlot::rpQueuedRefresh : QCustomPlot::rpQueuedReplot);
}

void PlotWidget::setStale(bool stale) {
    m_stale = stale;
    update();
}

void PlotWidget::fit() {
    for (Panel& panel : m_figure.panels) {
        panel.x->setRange(panel.homeX);
        panel.y->setRange(panel.homeY);
    }
    m_zoomed = false;
    replot(QCustomPlot::rpQueuedReplot);
}

bool PlotWidget::nudgeHandle(double share) {
    if (m_figure.handles.empty()) return false;
    const Handle& handle = m_figure.handles.front();
    const Panel& panel = m_figure.panels[handle.panel];
    const double pixel = panel.x->coordToPixel(handle.x) + share * panel.rect->width();
    const double x = panel.x->pixelToCoord(std::clamp<double>(pixel, panel.rect->left(), panel.rect->right()));
    emit dragged(handle.id, x, true);
    return true;
}

void PlotWidget::paintEvent(QPaintEvent* event) {
    QCustomPlot::paintEvent(event);
    if (!m_stale) return;
    // What shows through is the plot at 45 %.
    QColor veil = m_figure.theme.colors.base;
    veil.setAlphaF(0.55F);
    QPainter(this).fillRect(rect(), veil);
}

int PlotWidget::panelAt(QPointF position) const {
    for (std::size_t i = 0; i < m_figure.panels.size(); ++i) {
        if (QRectF(m_figure.panels[i].rect->rect()).adjusted(-3, -3, 3, 3).contains(position)) return int(i);
    }
    return -1;
}

const Handle* PlotWidget::handleAt(QPointF position) const {
    const double reach = 3 * m_figure.theme.u;
    const Handle* best = nullptr;
    double nearest = reach;
    for (const Handle& handle : m_figure.handles) {
        const Panel& panel = m_figure.panels[handle.panel];
        const QRectF area = QRectF(panel.rect->rect()).adjusted(-reach, -reach, reach, reach);
        if (!area.contains(position)) continue;
        const double dx = std::abs(position.x() - panel.x->coordToPixel(handle.x));
        const double dy = usable(handle.y) ? std::abs(position.y() - panel.y->coordToPixel(handle.y)) : 0;
        const double distance = std::hypot(dx, dy);
        if (distance <= nearest) {
            nearest = distance;
            best = &handle;
        }
    }
    return best;
}

// ---------------------------------------------------------------- read-out

PlotWidget::ReadOut PlotWidget::readOutAt(QPointF position) const {
    ReadOut out;
    const int index = panelAt(position);
    if (index < 0) return out;
    const std::size_t panelIndex = std::size_t(index);
    const Panel& panel = m_figure.panels[panelIndex];
    const QPointF at(panel.x->pixelToCoord(position.x()), panel.y->pixelToCoord(position.y()));
    out.panel = panelIndex;
    double nearest = 3 * m_figure.theme.u;
    const Hover* area = nullptr;
    for (const Hover& hover : m_figure.hovers) {
        if (hover.panel != panelIndex) continue;
        if (hover.area.isEmpty()) {
            const QPointF pixel = panel.pixel(hover.area.x(), hover.area.y());
            const double distance = std::hypot(pixel.x() - position.x(), pixel.y() - position.y());
            if (distance > nearest) continue;
            nearest = distance;
            out.visible = true;
            out.text = hover.text;
            out.id = hover.id;
            out.at = pixel;
        } else if (within(hover.area, at)) {
            area = &hover;  // the last one lies on top
        }
    }
    if (out.visible) return out;
    if (area != nullptr) {
        out.visible = true;
        out.text = area->text;
        out.id = area->id;
        out.at = position;
        return out;
    }
    curveReadOut(out, position, panelIndex);
    return out;
}

void PlotWidget::curveReadOut(ReadOut& out, QPointF position, std::size_t panelIndex) const {
    const Panel& panel = m_figure.panels[panelIndex];
    const QCPGraph* first = nullptr;
    double key = panel.x->pixelToCoord(position.x());
    double nearest = 1e300;
    for (const HoverCurve& curve : m_figure.hoverCurves) {
        if (curve.panel != panelIndex || curve.graph->data()->isEmpty()) continue;
        auto it = curve.graph->data()->findBegin(key, false);
        for (int side = 0; side < 2; ++side) {
            if (it != curve.graph->data()->constEnd()) {
                const double distance = std::abs(panel.x->coordToPixel(it->key) - position.x());
                if (distance < nearest) {
                    nearest = distance;
                    first = curve.graph;
                    out.at = panel.pixel(it->key, usable(it->value) ? it->value : panel.y->range().lower);
                    out.text = m_figure.full(it->key, panel.unitX);
                }
            }
            if (it == curve.graph->data()->constBegin()) break;
            --it;
        }
    }
    if (first == nullptr) return;
    key = panel.x->pixelToCoord(out.at.x());
    for (const HoverCurve& curve : m_figure.hoverCurves) {
        if (curve.panel != panelIndex || out.text.count(QLatin1Char('\n')) >= 8) continue;
        const auto points = curve.graph->data();
        auto it = points->findBegin(key, false);
        if (it != points->constEnd() && it + 1 != points->constEnd() &&
            std::abs((it + 1)->key - key) < std::abs(it->key - key)) {
            ++it;
        }
        if (it == points->constEnd() || !usable(it->value)) continue;
        if (key < points->constBegin()->key * (1 - 1e-9) || key > (points->constEnd() - 1)->key * (1 + 1e-9)) continue;
        const QString name = curve.name.isEmpty() ? QString() : curve.name + QStringLiteral("  ");
        out.text += QLatin1Char('\n') + name + m_figure.full(it->value, panel.unitY);
        if (out.id.isEmpty() && std::abs(panel.y->coordToPixel(it->value) - position.y()) < 3 * m_figure.theme.u) {
            out.id = curve.id;
        }
    }
    out.visible = true;
    out.line = true;
}

void PlotWidget::drawCursor(QCPPainter& painter) const {
    if (!m_readOut.visible || m_readOut.panel >= m_figure.panels.size()) return;
    const Panel& panel = m_figure.panels[m_readOut.panel];
    const ChartColors& c = m_figure.theme.colors;
    const double u = m_figure.theme.u;
    painter.setAntialiasing(false);
    if (m_readOut.line) {
        painter.setPen(QPen(m_drag.active ? c.highlight : c.axis, 1));
        const double x = std::round(m_readOut.at.x());
        painter.drawLine(QLineF(x, panel.rect->top(), x, panel.rect->bottom()));
    }
    const QStringList lines = m_readOut.text.split(QLatin1Char('\n'));
    const QFont font = m_figure.theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
    QRectF box(0, 0, width + 3 * u, double(lines.size()) * metrics.height() + 1.5 * u);
    box.moveBottomLeft(m_readOut.at + QPointF(2.5 * u, -2 * u));
    const QRectF area = QRectF(viewport()).adjusted(1, 1, -2, -2);
    if (box.right() > area.right()) box.moveRight(m_readOut.at.x() - 2.5 * u);
    if (box.left() < area.left()) box.moveLeft(area.left());
    if (box.top() < area.top()) box.moveTop(area.top());
    painter.setPen(QPen(c.frame, 1));
    painter.setBrush(c.base);
    painter.drawRect(box.toRect());
    painter.setFont(font);
    painter.setPen(c.text);
    double y = box.top() + 0.75 * u + metrics.ascent();
    for (const QString& line : lines) {
        painter.drawText(QPointF(std::round(box.left() + 1.5 * u), std::round(y)), line);
        y += metrics.height();
    }
}

void PlotWidget::showReadOut(const ReadOut& out) {
    if (!out.visible && !m_readOut.visible) return;
    m_readOut = out;
    layer(QStringLiteral("cursor"))->replot();
}

// ---------------------------------------------------------------- mouse and keys

void PlotWidget::dragTo(QPointF position, bool finished) {
    if (m_drag.panel >= m_figure.panels.size()) return;
    const Panel& panel = m_figure.panels[m_drag.panel];
    const double x = std::clamp<double>(position.x(), panel.rect->left(), panel.rect->right());
    m_drag.now = panel.x->pixelToCoord(x);
    ReadOut out;
    out.visible = !finished;
    out.line = true;
    out.panel = m_drag.panel;
    out.at = QPointF(x, std::clamp<double>(position.y(), panel.rect->top(), panel.rect->bottom()));
    out.text = m_figure.number(m_drag.now, panel.unitX);
    const QString id = m_drag.id;
    const double value = m_drag.now;
    if (finished) m_drag = {};
    showReadOut(out);
    emit dragged(id, value, finished);
}

void PlotWidget::pan(QPointF position) {
    if (m_pan.panel >= m_figure.panels.size()) return;
    Panel& panel = m_figure.panels[m_pan.panel];
    const auto shift = [](QCPAxis* axis, double from, double to) {
        const double a = axis->pixelToCoord(from);
        const double b = axis->pixelToCoord(to);
        if (axis->scaleType() == QCPAxis::stLogarithmic) {
            if (a > 0 && b > 0) axis->setRange(axis->range().lower * (a / b), axis->range().upper * (a / b));
        } else {
            axis->moveRange(a - b);
        }
    };
    if (panel.zoomX) shift(panel.x, m_pan.last.x(), position.x());
    if (panel.zoomY) shift(panel.y, m_pan.last.y(), position.y());
    m_pan.last = position;
    m_zoomed = m_zoomed || panel.zoomX || panel.zoomY;
    replot(QCustomPlot::rpQueuedReplot);
}

void PlotWidget::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const QPointF position = event->position();
    if (const Handle* handle = handleAt(position)) {
        m_drag = {handle->id, handle->panel, handle->x, handle->x, position, true, false};
        return;
    }
    const int panel = panelAt(position);
    m_pan = {panel < 0 ? 0 : std::size_t(panel), position, position, panel >= 0, false};
}

void PlotWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF position = event->position();
    if (m_drag.active) {
        // A click that trembles is no change of the plan.
        if (!m_drag.moved && std::abs(position.x() - m_drag.from.x()) < 2) return;
        m_drag.moved = true;
        dragTo(position, false);
        return;
    }
    if (m_pan.active && (event->buttons() & Qt::LeftButton)) {
        if (!m_pan.moved && (position - m_pan.from).manhattanLength() < m_figure.theme.u) return;
        m_pan.moved = true;
        showReadOut({});
        pan(position);
        return;
    }
    setCursor(handleAt(position) != nullptr ? Qt::SizeHorCursor : Qt::ArrowCursor);
    showReadOut(readOutAt(position));
}

void PlotWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (m_drag.active) {
        if (m_drag.moved) {
            dragTo(event->position(), true);
            return;
        }
        const QString id = m_drag.id;
        m_drag = {};
        emit picked(id);
        return;
    }
    const bool click = m_pan.active && !m_pan.moved;
    m_pan = {};
    if (!click) return;
    const ReadOut out = readOutAt(event->position());
    if (out.visible && !out.id.isEmpty()) emit picked(out.id);
}

void PlotWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) fit();
    m_pan = {};
    m_drag = {};
}

void PlotWidget::wheelEvent(QWheelEvent* event) {
    const int index = panelAt(event->position());
    const double steps = event->angleDelta().y() / 120.0;
    // Without Ctrl the page scrolls: charts fill it, and a picture that shrinks by itself is no answer.
    if (index < 0 || steps == 0 || !(event->modifiers() & Qt::ControlModifier)) {
        showReadOut({});  // of a place that moves away under the pointer
        event->ignore();
        return;
    }
    Panel& panel = m_figure.panels[std::size_t(index)];
    if (!panel.zoomX && !panel.zoomY) {
        event->ignore();  // the page may scroll
        return;
    }
    const double factor = std::pow(0.85, steps);
    const auto zoom = [factor](QCPAxis* axis, double pixel, const QCPRange& home) {
        const bool logarithmic = axis->scaleType() == QCPAxis::stLogarithmic;
        const double span = logarithmic ? std::log(axis->range().upper / axis->range().lower) : axis->range().size();
        const double whole = logarithmic ? std::log(home.upper / home.lower) : home.size();
        // Beyond these there is nothing to see, and digits run out.
        if (span * factor < whole * 1e-6) return;
        if (span * factor >= whole) return axis->setRange(home);
        axis->scaleRange(factor, axis->pixelToCoord(pixel));
    };
    if (panel.zoomX) zoom(panel.x, event->position().x(), panel.homeX);
    if (panel.zoomY) zoom(panel.y, event->position().y(), panel.homeY);
    m_zoomed = true;
    replot(QCustomPlot::rpQueuedReplot);
    event->accept();
}

void PlotWidget::leaveEvent(QEvent* event) {
    QCustomPlot::leaveEvent(event);
    if (!m_drag.active) showReadOut({});
}

void PlotWidget::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_drag.active) {
        const Drag drag = m_drag;
        m_drag = {};
        m_pan = {};
        showReadOut({});
        emit dragged(drag.id, drag.start, true);
        return;
    }
    const double sign = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const double share = event->modifiers().testFlag(Qt::ShiftModifier) ? 0.1 : 0.01;
    if (sign != 0 && nudgeHandle(sign * share)) return;
    if (event->key() == Qt::Key_Home) {
        fit();
        return;
    }
    QCustomPlot::keyPressEvent(event);
}

}  // namespace views
