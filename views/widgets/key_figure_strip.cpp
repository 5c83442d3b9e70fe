// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/key_figure_strip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace views {
namespace {

QString tailOf(const KeyFigure& figure) {
    if (figure.unit.isEmpty() || figure.secondary.isEmpty()) return figure.unit + figure.secondary;
    return figure.unit + QLatin1Char(' ') + figure.secondary;
}

/// Takes `missing` px away from the cells in proportion to what each can give; returns what is still missing.
int takeAway(QList<int>* widths, const QList<int>& least, int missing) {
    qint64 room = 0;
    for (int i = 0; i < widths->size(); ++i) room += (*widths)[i] - least[i];
    if (missing <= 0 || room <= 0) return missing;
    const qint64 take = std::min<qint64>(missing, room);
    qint64 seen = 0, given = 0;
    for (int i = 0; i < widths->size(); ++i) {
        seen += (*widths)[i] - least[i];
        const qint64 share = take * seen / room - given;  // running sum: the parts add up to the whole
        (*widths)[i] -= int(share);
        given += share;
    }
    return missing - int(take);
}

}  // namespace

KeyFigureStrip::KeyFigureStrip(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Key figures"));
}

void KeyFigureStrip::setFigures(const QList<KeyFigure>& figures) {
    if (figures == m_figures) return;
    m_figures = figures;
    m_cursor = std::clamp(m_cursor, 0, std::max(0, int(figures.size()) - 1));
    QStringList spoken;
    for (const KeyFigure& figure : figures) {
        QString text = figure.label + QLatin1Char(' ') + figure.value + QLatin1Char(' ') + tailOf(figure);
        if (figure.counts) {
            text = figure.label + QLatin1String(": ") + countsText(*figure.counts);
        }
        if (figure.status) text += QLatin1String(", ") + statusWord(*figure.status);
        spoken << text.simplified();
    }
    setAccessibleDescription(spoken.join(QLatin1String("; ")));
    updateGeometry();
    update();
}

void KeyFigureStrip::setSelected(const QString& id) {
    if (id == m_selected) return;
    m_selected = id;
    update();
}

int KeyFigureStrip::markWidth(const KeyFigure& figure) const {
    return figure.status ? units(3.75, this) : 0;
}

KeyFigureStrip::Needs KeyFigureStrip::needsOf(const KeyFigure& figure) const {
    const QFont small = scaledFont(font(), TextRole::Small);
    const QFont big = scaledFont(font(), TextRole::KeyFigure);
    const int padding = 2 * units(3, this);
    const int label = markWidth(figure) + textWidth(small, figure.label);
    const int number = figure.counts ? countsWidth(*figure.counts, big) : textWidth(big, figure.value);
    const QString tail = tailOf(figure);
    const int tailWidth = tail.isEmpty() ? 0 : units(1, this) + textWidth(small, tail);
    // One px more than measured: rounding must not elide a text that fits.
    return {padding + std::max(label, number + tailWidth) + 1, padding + std::max(label, number) + 1,
            padding + std::max(number, markWidth(figure)) + 1};
}

QList<KeyFigureCell> KeyFigureStrip::cellsFor(int width) const {
    const QFont small = scaledFont(font(), TextRole::Small);
    const QFont big = scaledFont(font(), TextRole::KeyFigure);
    QList<int> widths, noTail, number;
    int total = 0;
    for (const KeyFigure& figure : m_figures) {
        const Needs needs = needsOf(figure);
        widths << needs.full;
        noTail << needs.noTail;
        number << needs.number;
        total += needs.full;
    }
    const int count = int(m_figures.size());
    takeAway(&widths, number, takeAway(&widths, noTail, total - width));
    QList<KeyFigureCell> cells;
    int x = 0;
    const int spare = std::max(0, width - total);
    for (int i = 0; i < count; ++i) {
        const int cellWidth = widths[i] + spare * (i + 1) / count - spare * i / count;
        const KeyFigure& figure = m_figures[i];
        const int inside = cellWidth - 2 * units(3, this);
        const int numberWidth = figure.counts ? countsWidth(*figure.counts, big) : textWidth(big, figure.value);
        const int tailRoom = inside - numberWidth - units(1, this);
        KeyFigureCell cell;
        cell.rect = QRect(x, 0, cellWidth, height());
        cell.label = QFontMetrics(small).elidedText(figure.label, Qt::ElideRight, inside - markWidth(figure));
        cell.tail = QFontMetrics(small).elidedText(tailOf(figure), Qt::ElideRight, std::max(0, tailRoom));
        if (cell.tail.size() <= 1 && cell.tail != tailOf(figure)) cell.tail.clear();  // a lone ellipsis says nothing
        cells << cell;
        x += cellWidth;
    }
    return cells;
}

QSize KeyFigureStrip::sizeHint() const {
    int width = 0;
    for (const KeyFigure& figure : m_figures) width += needsOf(figure).full;
    return {width, units(14.5, this)};
}

QSize KeyFigureStrip::minimumSizeHint() const {
    int width = 0;
    for (const KeyFigure& figure : m_figures) width += needsOf(figure).number;
    return {width, units(14.5, this)};
}

int KeyFigureStrip::indexAt(const QPoint& position) const {
    const QList<KeyFigureCell> cells = cellsFor(width());
    for (int i = 0; i < cells.size(); ++i) {
        if (cells[i].rect.contains(position)) return i;
    }
    return -1;
}

bool KeyFigureStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int index = indexAt(help->pos());
        if (index < 0) {
            QToolTip::hideText();
        } else {
            const KeyFigure& figure = m_figures[index];
            const QString plain =
                (figure.label + QLatin1String(": ") + figure.value + QLatin1Char(' ') + tailOf(figure)).simplified();
            QToolTip::showText(help->globalPos(), figure.tooltip.isEmpty() ? plain : figure.tooltip, this);
        }
        return true;
    }
    return QWidget::event(event);
}

void KeyFigureStrip::paintCell(QPainter* painter, const KeyFigure& figure, const KeyFigureCell& cell, bool last) const {
    const QFont small = scaledFont(font(), TextRole::Small);
    const QFont big = scaledFont(font(), TextRole::KeyFigure);
    if (figure.id == m_selected && !figure.id.isEmpty()) {
        painter->fillRect(cell.rect.adjusted(0, 0, 0, -1), colorsFor(palette()).selectionGround);
    }
    if (!last) {
        painter->setPen(palette().color(QPalette::Midlight));
        painter->drawLine(cell.rect.topRight(), cell.rect.bottomRight());
    }
    const int left = cell.rect.x() + units(3, this);
    const int labelTop = units(1.75, this), labelHeight = units(4, this);
    const int mark = units(3, this);
    paintStatus(painter, QRectF(left, labelTop + (labelHeight - mark) / 2.0, mark, mark), figure.status, palette());
    painter->setFont(small);
    painter->setPen(mutedColor(this));
    const int labelLeft = left + markWidth(figure);
    painter->drawText(QRect(labelLeft, labelTop, cell.rect.right() - labelLeft, labelHeight), Qt::AlignVCenter,
                      cell.label);
    const QRect line(left, units(5.75, this), cell.rect.right() - left, units(6.5, this));
    if (figure.counts) return paintCounts(painter, line, *figure.counts, big, palette());
    // Both sizes stand on one baseline.
    const int baseline = line.y() + (line.height() + QFontMetrics(big).ascent() - QFontMetrics(big).descent()) / 2;
    painter->setFont(big);
    painter->setPen(palette().color(QPalette::Text));
    painter->drawText(left, baseline, figure.value);
    painter->setFont(small);
    painter->setPen(mutedColor(this));
    painter->drawText(left + textWidth(big, figure.value) + units(1, this), baseline, cell.tail);
}

void KeyFigureStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().brush(QPalette::Base));
    const QList<KeyFigureCell> cells = cellsFor(width());
    for (int i = 0; i < cells.size(); ++i) paintCell(&painter, m_figures[i], cells[i], i + 1 == cells.size());
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    if (hasFocus() && m_cursor < cells.size()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(cells[m_cursor].rect.adjusted(1, 1, -3, -3));
    }
}

void KeyFigureStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const int index = indexAt(event->pos());
    if (index < 0) return;
    m_cursor = index;
    update();
    emit selected(m_figures[index].id);
}

void KeyFigureStrip::mouseDoubleClickEvent(QMouseEvent* event) {
    const int index = event->button() == Qt::LeftButton ? indexAt(event->pos()) : -1;
    if (index >= 0) emit activated(m_figures[index].id);
}

void KeyFigureStrip::keyPressEvent(QKeyEvent* event) {
    if (m_figures.isEmpty()) return QWidget::keyPressEvent(event);
    const int last = int(m_figures.size()) - 1;
    switch (event->key()) {
        case Qt::Key_Left:
            m_cursor = std::max(0, m_cursor - 1);
            break;
        case Qt::Key_Right:
            m_cursor = std::min(last, m_cursor + 1);
            break;
        case Qt::Key_Home:
            m_cursor = 0;
            break;
        case Qt::Key_End:
            m_cursor = last;
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (event->modifiers() & Qt::ControlModifier) {
                emit activated(m_figures[m_cursor].id);
            } else {
                emit selected(m_figures[m_cursor].id);
            }
            return;
        default:
            return QWidget::keyPressEvent(event);
    }
    update();
}

}  // namespace views
