// SPDX-License-Identifier: GPL-3.0-or-later
// Racks from above: rows and aisles to scale, each rack in the colour of its class, the classes named above. What other
// colourings there are stands beside and is a click away; paper shows the chosen one.
#include "views/chart/scene.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace views {
namespace {

QColor mixed(const QColor& ground, const QColor& colour, double strength) {
    const double t = std::clamp(strength, 0.0, 1.0);
    return QColor::fromRgbF(float(ground.redF() + (colour.redF() - ground.redF()) * t),
                            float(ground.greenF() + (colour.greenF() - ground.greenF()) * t),
                            float(ground.blueF() + (colour.blueF() - ground.blueF()) * t));
}

/// Names of the colourings in a line, the chosen one bold and underlined; then what its colours mean.
class Head {
public:
    Head(const FloorMap& data, const ChartTheme& theme, QPainter& painter, const QRectF& area)
        : m_data(data), m_theme(theme), m_painter(painter), m_area(area) {
        m_line = std::ceil(QFontMetricsF(theme.font(TextRole::Small)).height());
        m_at = area.topLeft();
    }

    double paint(bool paper, std::vector<ScenePart>* parts) {
        const auto chosen = std::size_t(std::clamp(m_data.colouring, 0, int(m_data.colourings.size()) - 1));
        for (std::size_t i = 0; i < m_data.colourings.size(); ++i) {
            if (paper && i != chosen) continue;
            const QRectF box = word(m_data.colourings[i].name, i == chosen ? TextRole::SmallBold : TextRole::Small,
                                    i == chosen ? m_theme.colors.text : m_theme.colors.muted, 0);
            if (paper) continue;
            if (i == chosen)
                m_painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1.5), m_theme.colors.of(1));
            if (parts != nullptr) parts->push_back({box, QStringLiteral("colouring:%1").arg(i), {}});
        }
        m_at.rx() += 4 * m_theme.u;
        const double swatch = 0.7 * m_line;
        for (const FloorMap::Key& key : m_data.colourings[chosen].keys) {
            const QRectF box = word(key.name, TextRole::Small, m_theme.colors.text, swatch + m_theme.u);
            const QRectF patch(box.left(), box.center().y() - swatch / 2, swatch, swatch);
            m_painter.fillRect(patch, mixed(m_theme.colors.base, m_theme.colors.of(key.series), key.strength));
            m_painter.setPen(QPen(m_theme.colors.axis, 0));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(patch);
        }
        return m_at.y() + m_line + 1.5 * m_theme.u - m_area.top();
    }

private:
    QRectF word(const QString& text, TextRole role, const QColor& colour, double before) {
        const QFont font = m_theme.font(role);
        const double width = before + QFontMetricsF(font).horizontalAdvance(text);
        if (m_at.x() > m_area.left() && m_at.x() + width > m_area.right()) {
            m_at.setX(m_area.left());
            m_at.ry() += m_line + m_theme.u;
        }
        const QRectF box(m_at.x(), m_at.y(), width, m_line);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(box.adjusted(before, 0, 1, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        m_at.rx() += width + 3 * m_theme.u;
        return box;
    }

    const FloorMap& m_data;
    const ChartTheme& m_theme;
    QPainter& m_painter;
    QRectF m_area;
    QPointF m_at;
    double m_line = 12;
};

/// Metres to pixels, the room in the middle of what is left.
struct Scale {
    double factor = 1;
    QPointF origin;
    QRectF rect(double left, double top, double width, double height) const {
        return {origin.x() + left * factor, origin.y() + top * factor, width * factor, height * factor};
    }
};

void paintAisles(const FloorMap& data, const Scale& scale, const ChartTheme& theme, QPainter& painter) {
    const ChartColors& c = theme.colors;
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const FloorMap::Aisle& a : data.aisles) {
        const QRectF r = scale.rect(a.left, a.top, a.width, a.height);
        painter.fillRect(r, mixed(c.base, a.hot ? c.of(2) : c.of(1), 0.10));
        if (r.height() < metrics.height() || r.width() < metrics.horizontalAdvance(a.name) + 2 * theme.u) continue;
        painter.setPen(c.muted);
        painter.drawText(r, Qt::AlignCenter | Qt::TextSingleLine, a.name);
    }
}

void paintRacks(const FloorMap& data, const Scale& scale, const ChartTheme& theme, QPainter& painter, bool vector,
                std::vector<ScenePart>* parts) {
    const ChartColors& c = theme.colors;
    const auto chosen = std::size_t(std::clamp(data.colouring, 0, int(data.colourings.size()) - 1));
    std::vector<QColor> fills, texts;
    for (const FloorMap::Key& key : data.colourings[chosen].keys) {
        fills.push_back(mixed(c.base, c.of(key.series), key.strength));
        texts.push_back(textOn(fills.back()));
    }
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    const double width = data.rackWidth * scale.factor, depth = data.rackDepth * scale.factor;
    const double gap = width > 6 ? 0.5 : 0;
    bool named = depth >= metrics.height();
    if (named && !data.racks.empty()) named = metrics.horizontalAdvance(data.racks.back().name) + 3 <= width;
    painter.setFont(font);
    // On screen only what is in view is painted; paper takes everything.
    const QRectF view = vector ? QRectF() : painter.worldTransform().inverted().mapRect(QRectF(painter.viewport()));
    const auto hidden = [&](const QRectF& r) { return !view.isNull() && !view.intersects(r); };
    for (const FloorMap::Rack& rack : data.racks) {
        const QRectF r =
            scale.rect(rack.x - data.rackWidth / 2, rack.y - data.rackDepth / 2, data.rackWidth, data.rackDepth);
        if (hidden(r)) continue;
        const auto key = chosen < rack.keys.size() ? std::size_t(std::max(0, rack.keys[chosen])) : 0;
        if (key >= fills.size()) continue;
        painter.fillRect(r.adjusted(gap, gap, -gap, -gap), fills[key]);
        if (named) {
            painter.setPen(texts[key]);
            painter.drawText(r, Qt::AlignCenter | Qt::TextSingleLine, rack.name);
        }
        if (parts != nullptr) parts->push_back({r, rack.id, rack.note});
    }
    if (gap == 0) return;
    painter.setPen(QPen(c.axis, 0));
    painter.setBrush(Qt::NoBrush);
    QVector<QRectF> outlines;
    outlines.reserve(qsizetype(data.racks.size()));
    for (const FloorMap::Rack& rack : data.racks) {
        const QRectF r =
            scale.rect(rack.x - data.rackWidth / 2, rack.y - data.rackDepth / 2, data.rackWidth, data.rackDepth);
        if (!hidden(r)) outlines.push_back(r);
    }
    painter.drawRects(outlines);
}

}  // namespace

void paintFloor(const FloorMap& data, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                std::vector<ScenePart>* parts) {
    if (data.colourings.empty() || !(data.length > 0) || !(data.width > 0)) return;
    const ChartColors& c = theme.colors;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double head = Head(data, theme, painter, area).paint(vector, parts);
    const double line = std::ceil(QFontMetricsF(theme.font(TextRole::Small)).height());
    const QRectF body = area.adjusted(0, head, 0, -line - theme.u);
    if (body.width() > 4 && body.height() > 4) {
        Scale scale;
        scale.factor = std::min(body.width() / data.length, body.height() / data.width);
        scale.origin = {body.center().x() - data.length * scale.factor / 2, body.top()};
        const QRectF room = scale.rect(0, 0, data.length, data.width);
        paintAisles(data, scale, theme, painter);
        paintRacks(data, scale, theme, painter, vector, parts);
        painter.setPen(QPen(c.axis, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(room);
        painter.setFont(theme.font(TextRole::Small));
        painter.setPen(c.muted);
        if (data.rackDepth * scale.factor >= 0.6 * line)
            for (const FloorMap::Row& row : data.rows) {
                const QPointF at = scale.rect(row.x, row.y, 0, 0).topLeft();
                painter.drawText(QRectF(at.x() - 12 * theme.u, at.y() - line / 2, 11 * theme.u, line),
                                 Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, row.name);
            }
        painter.drawText(QRectF(area.left(), room.bottom() + theme.u / 2, area.width(), line),
                         Qt::AlignCenter | Qt::TextSingleLine, data.roomNote);
    }
    painter.restore();
}

}  // namespace views
