// SPDX-License-Identifier: GPL-3.0-or-later
// Hatch and marker shapes.
#include "views/chart/figure.h"

#include <cmath>

namespace views {

// Own lines instead of a brush pattern: Qt's is ragged and fixed to device pixels, a pixmap brush is a blurred image
// in PDF.
void drawHatch(QCPPainter& painter, const QRectF& area, const QColor& colour, const QColor& ground) {
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, ground);
    painter.setAntialiasing(true);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::FlatCap));
    constexpr double kStep = 7;
    const double height = area.height();
    for (double x = area.left() - height; x < area.right() + kStep; x += kStep) {
        painter.drawLine(QLineF(x, area.bottom(), x + height, area.top()));
    }
    painter.restore();
}

void drawMarker(QPainter& painter, QPointF c, Marker shape, const QColor& colour, const QColor& ground, double size) {
    const double r = size / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPen line(colour, std::max(1.5, size / 6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    switch (shape) {
        case Marker::Disc:
            painter.drawEllipse(c, r, r);
            break;
        case Marker::Square:
            painter.drawRect(QRectF(c.x() - r * 0.9, c.y() - r * 0.9, r * 1.8, r * 1.8));
            break;
        case Marker::Diamond: {
            const double d = r * 1.15;
            painter.drawPolygon(
                QPolygonF{{c.x(), c.y() - d}, {c.x() + d, c.y()}, {c.x(), c.y() + d}, {c.x() - d, c.y()}});
            break;
        }
        case Marker::Triangle:
            painter.drawPolygon(QPolygonF{
                {c.x(), c.y() - r * 1.1}, {c.x() + r * 1.1, c.y() + r * 0.9}, {c.x() - r * 1.1, c.y() + r * 0.9}});
            break;
        case Marker::Ring:
            painter.setPen(line);
            painter.setBrush(ground);
            painter.drawEllipse(c, r - line.widthF() / 2, r - line.widthF() / 2);
            break;
        case Marker::Cross:
            painter.setPen(line);
            painter.drawLine(QLineF(c.x() - r * 0.8, c.y() - r * 0.8, c.x() + r * 0.8, c.y() + r * 0.8));
            painter.drawLine(QLineF(c.x() - r * 0.8, c.y() + r * 0.8, c.x() + r * 0.8, c.y() - r * 0.8));
            break;
        case Marker::Plus:
            painter.setPen(line);
            painter.drawLine(QLineF(c.x() - r, c.y(), c.x() + r, c.y()));
            painter.drawLine(QLineF(c.x(), c.y() - r, c.x(), c.y() + r));
            break;
    }
}

}  // namespace views
