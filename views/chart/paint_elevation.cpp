// SPDX-License-Identifier: GPL-3.0-or-later
// Racks from the front: rack units from below, devices as boxes, and below each rack how much of its limits it uses.
#include "views/chart/figure.h"
#include "views/chart/scene.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace views {
namespace {

struct Geometry {
    double u = 4;
    double line = 14;
    int perLine = 1;
    int lines = 1;
    double slotWidth = 0, slotHeight = 0;
    double rackWidth = 0;
    double head = 0, foot = 0;
    std::size_t shown = 0;
};

// As few lines of racks as make each rack wide enough to read; racks that do not fit are counted in words.
Geometry measure(const Elevation& data, const ChartTheme& theme, const QRectF& area) {
    Geometry g;
    g.u = theme.u;
    g.line = std::ceil(QFontMetricsF(theme.font(TextRole::Small)).height());
    std::size_t uses = 0;
    bool notes = false;
    for (const auto& rack : data.racks) {
        uses = std::max(uses, rack.uses.size());
        notes = notes || !rack.note.isEmpty();
    }
    g.head = g.line * (notes ? 2 : 1) + g.u;
    g.foot = double(uses) * (g.line + g.u) + 2 * g.u;
    const double least = 24 * g.u;
    const int most = std::max(1, int(area.width() / least));
    const int count = std::max(1, int(data.racks.size()));
    const int linesWanted = (count + most - 1) / most;
    const int linesPossible = std::max(1, int(area.height() / (g.head + g.foot + 30 * g.u)));
    g.lines = std::min(linesWanted, linesPossible);
    g.perLine = std::min(most, (count + g.lines - 1) / g.lines);
    if (g.lines < linesWanted) g.perLine = most;
    g.shown = std::min(std::size_t(g.perLine) * std::size_t(g.lines), data.racks.size());
    g.slotWidth = area.width() / g.perLine;
    const double rest = g.shown < data.racks.size() ? g.line + g.u : 0;
    g.slotHeight = (area.height() - rest) / g.lines;
    g.rackWidth = std::min(g.slotWidth - 8 * g.u, 44 * g.u);
    return g;
}

bool fits(const QRectF& box, const QFontMetricsF& metrics) {
    return metrics.height() <= box.height() + 3;
}

// Names of single devices stay in thinner boxes, in smaller letters while these can be read.
QFont fontFor(const QRectF& box, bool single, const ChartTheme& theme) {
    constexpr double kSmallest = 0.6;
    QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    if (!single || fits(box, metrics)) return font;
    font.setPixelSize(
        std::max(1, int(QFontInfo(font).pixelSize() * std::max(kSmallest, (box.height() + 3) / metrics.height()))));
    return font;
}

void paintBoxes(const Elevation::Rack& rack, const QRectF& frame, double unit, const ChartTheme& theme,
                QPainter& painter, std::vector<ScenePart>* parts) {
    const ChartColors& c = theme.colors;
    for (const auto& box : rack.boxes) {
        const int from = std::clamp(box.from, 1, std::max(1, rack.units));
        const int to = std::clamp(box.from + std::max(1, box.height), from + 1, std::max(1, rack.units) + 1);
        QRectF r(frame.left(), frame.bottom() - (to - 1) * unit, frame.width(), (to - from) * unit);
        r.adjust(2, 0.5, -2, -0.5);
        const QColor fill = c.of(box.series);
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (box.planned) {
            QPen pen(fill, 1);
            pen.setDashPattern({3, 3});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(r);
        } else {
            painter.fillRect(r, fill);
        }
        if (box.moved) {  // a dog-ear
            const double ear = std::min(r.height(), 2.5 * theme.u);
            painter.setPen(Qt::NoPen);
            painter.setBrush(textOn(fill));
            painter.setRenderHint(QPainter::Antialiasing, true);
            painter.drawPolygon(
                QPolygonF({r.topRight(), r.topRight() - QPointF(ear, 0), r.topRight() + QPointF(0, ear)}));
        }
        const bool beyond = box.from + std::max(1, box.height) - 1 > rack.units || box.from < 1;
        if (beyond) {
            painter.setPen(QPen(c.error, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(r.adjusted(1, 1, -1, -1));
        }
        const QFont font = fontFor(r, rack.single, theme);
        const QFontMetricsF metrics(font);
        if (fits(r, metrics) && !box.label.isEmpty()) {
            painter.setFont(font);
            painter.setPen(box.planned ? c.muted : textOn(fill));
            painter.drawText(r.adjusted(3, -2, -3, 2), Qt::AlignCenter | Qt::TextSingleLine,
                             shortened(box.label, metrics, r.width() - 6));
        }
        if (parts != nullptr) {
            const QString span =
                to - from > 1 ? QStringLiteral("U%1\u2013U%2").arg(from).arg(to - 1) : QStringLiteral("U%1").arg(from);
            parts->push_back({r, box.id, box.label + QLatin1Char('\n') + rack.name + QStringLiteral(", ") + span});
        }
    }
}

// Boxes too thin for a label of their own have one together, on a patch in their middle: "9 × MQM9700".
void paintRuns(const Elevation::Rack& rack, const QRectF& frame, double unit, const ChartTheme& theme,
               QPainter& painter) {
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    for (std::size_t i = 0, end = 0; i < rack.boxes.size(); i = end) {
        const auto& box = rack.boxes[i];
        if (rack.single) {  // every box has a name of its own
            end = i + 1;
            continue;
        }
        for (end = i + 1; end < rack.boxes.size(); ++end) {
            const auto& next = rack.boxes[end];
            if (next.label != box.label || next.series != box.series ||
                next.from != rack.boxes[end - 1].from + box.height)
                break;
        }
        const double height = unit * std::max(1, box.height);
        const QRectF run(frame.left(), frame.bottom() - (box.from - 1) * unit - height * double(end - i), frame.width(),
                         height * double(end - i));
        if (fits(QRectF(0, 0, 1, height - 1), metrics) || metrics.height() > run.height() + 6 || box.label.isEmpty())
            continue;
        const QString times = end - i > 1 ? QStringLiteral("%1 × ").arg(end - i) : QString();
        const double room = run.width() - 10 - metrics.horizontalAdvance(times);
        const QString text = times + shortened(box.label, metrics, room);
        const QRectF patch(run.left() + 2, run.center().y() - metrics.height() / 2 + 1, run.width() - 4,
                           metrics.height() - 2);
        painter.fillRect(patch, theme.colors.of(box.series));
        painter.setFont(font);
        painter.setPen(textOn(theme.colors.of(box.series)));
        painter.drawText(patch.adjusted(0, -2, 0, 2), Qt::AlignCenter | Qt::TextSingleLine, text);
    }
}

QString shown(double v) {
    const QString text = fullPrecision(v);
    return text.size() <= 6 ? text : significant(v, 4);
}

void paintUses(const Elevation::Rack& rack, QRectF line, const Geometry& g, const ChartTheme& theme,
               QPainter& painter) {
    const ChartColors& c = theme.colors;
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const auto& use : rack.uses) {
        const bool known = std::isfinite(use.value) && std::isfinite(use.limit) && use.limit > 0;
        const bool over = known && use.value > use.limit;
        const QString unit = use.unit == use.name ? QString() : use.unit;
        const QString brief = withUnit(shown(use.value) + QStringLiteral("/") + shown(use.limit), unit, theme.language);
        const QString full = use.name + QLatin1Char(' ') + brief;
        const QString text = metrics.horizontalAdvance(full) <= line.width() ? full : brief;
        painter.setPen(over ? c.error : c.muted);
        painter.drawText(line, Qt::AlignCenter | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, line.width()));
        if (known) {
            const QRectF bar(line.left(), line.bottom() + 1, line.width(), 2);
            painter.fillRect(bar, c.hairline);
            const double share = std::clamp(use.value / use.limit, 0.0, 1.0);
            painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()),
                             over ? c.error : c.of(1));
        }
        line.translate(0, g.line + g.u);
    }
}

void paintRack(const Elevation::Rack& rack, const QRectF& slot, const Geometry& g, const ChartTheme& theme,
               QPainter& painter, std::vector<ScenePart>* parts) {
    const ChartColors& c = theme.colors;
    const QFont bold = theme.font(TextRole::SmallBold);
    const QFont small = theme.font(TextRole::Small);
    const double width = std::max(4.0, slot.width() - g.u);
    painter.setPen(c.text);
    painter.setFont(bold);
    painter.drawText(QRectF(slot.left(), slot.top(), slot.width(), g.line), Qt::AlignCenter | Qt::TextSingleLine,
                     QFontMetricsF(bold).elidedText(rack.name, Qt::ElideRight, width));
    if (!rack.note.isEmpty()) {
        painter.setPen(c.muted);
        painter.setFont(small);
        painter.drawText(QRectF(slot.left(), slot.top() + g.line, slot.width(), g.line),
                         Qt::AlignCenter | Qt::TextSingleLine,
                         QFontMetricsF(small).elidedText(rack.note, Qt::ElideRight, width));
    }
    const int units = std::clamp(rack.units, 1, 200);
    const double height = std::max(4.0, slot.height() - g.head - g.foot - g.u);
    const double unit = std::min(height / units, 5 * g.u);
    QRectF frame(slot.center().x() - g.rackWidth / 2, slot.top() + g.head, g.rackWidth, unit * units);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(c.axis, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame.adjusted(-1, -1, 1, 1));
    if (parts != nullptr) parts->push_back({frame, rack.id, rack.name, {}, rack.single});

    // Rack unit numbers, every fifth, where they can be read.
    painter.setFont(small);
    painter.setPen(c.muted);
    const int stride = unit * 5 >= g.line ? 5 : unit * 10 >= g.line ? 10 : 0;
    for (int n = stride; stride > 0 && n <= units; n += stride) {
        const double y = frame.bottom() - (n - 0.5) * unit;
        painter.drawText(QRectF(frame.left() - 6 * g.u, y - g.line / 2, 5.2 * g.u, g.line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(n));
    }
    paintBoxes(rack, frame, unit, theme, painter, parts);
    paintRuns(rack, frame, unit, theme, painter);
    paintUses(rack, QRectF(slot.left() + g.u, frame.bottom() + 1.5 * g.u, slot.width() - 2 * g.u, g.line), g, theme,
              painter);
}

}  // namespace

void paintElevation(const Elevation& data, const ChartTheme& theme, QPainter& painter, const QRectF& area,
                    bool /*vector*/, std::vector<ScenePart>* parts) {
    const Geometry g = measure(data, theme, area);
    painter.save();
    for (std::size_t i = 0; i < g.shown; ++i) {
        const double column = double(i % std::size_t(g.perLine));
        const double line = double(i / std::size_t(g.perLine));
        const QRectF slot(area.left() + column * g.slotWidth, area.top() + line * g.slotHeight, g.slotWidth,
                          g.slotHeight);
        paintRack(data.racks[i], slot, g, theme, painter, parts);
    }
    if (g.shown < data.racks.size()) {
        painter.setFont(theme.font(TextRole::Small));
        painter.setPen(theme.colors.muted);
        const QString more = QCoreApplication::translate("Chart", "%1 more in the table");
        painter.drawText(QRectF(area.left(), area.bottom() - g.line, area.width(), g.line), Qt::AlignCenter,
                         more.arg(count(double(data.racks.size() - g.shown))));
    }
    painter.restore();
}

}  // namespace views
