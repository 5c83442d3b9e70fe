// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/flow_tiles.h"

#include <QKeyEvent>
#include <QPainter>

#include "views/widgets/shared.h"

namespace views {
namespace {
constexpr int kPerRow = 5;
constexpr double kTileHeight = 26, kGapX = 4.5, kGapY = 5;
}  // namespace

FlowTileButton::FlowTileButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void FlowTileButton::setTile(const FlowTile& tile) {
    if (tile == m_tile) return;
    m_tile = tile;
    setAccessibleName(tile.name);
    QStringList spoken{tile.figure + QLatin1Char(' ') + tile.unit, tile.line1, tile.line2};
    if (tile.status) spoken << statusWord(*tile.status);
    setAccessibleDescription(spoken.join(QLatin1String("; ")));
    setToolTip((tile.name + QLatin1String(": ") + tile.figure + QLatin1Char(' ') + tile.unit).simplified() +
               QLatin1Char('\n') + tile.line1 + QLatin1Char('\n') + tile.line2);
    update();
}

QSize FlowTileButton::sizeHint() const {
    return {units(58, this), units(kTileHeight, this)};
}

void FlowTileButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void FlowTileButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ChartColors colors = colorsFor(palette());
    const bool lit = underMouse() || isDown();
    painter.fillRect(rect(), lit ? colors.selectionGround : palette().color(QPalette::Base));
    const bool focus = hasFocus();
    painter.setPen(palette().color(focus ? QPalette::Highlight : QPalette::Midlight));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const QColor edge = m_tile.status ? colors.of(*m_tile.status) : palette().color(QPalette::Mid);
    painter.fillRect(QRect(0, 0, width(), std::max(2, units(0.75, this))), edge);

    const int left = units(2.5, this), right = width() - units(2.5, this);
    const int iconSide = units(3.75, this), nameTop = units(2.25, this), nameHeight = units(4.5, this);
    paintIcon(&painter, QRectF(left, nameTop + (nameHeight - iconSide) / 2.0, iconSide, iconSide), m_tile.icon,
              mutedColor(this));
    const int mark = units(3.25, this);
    paintStatus(&painter, QRectF(right - mark, nameTop + (nameHeight - mark) / 2.0, mark, mark), m_tile.status,
                palette());
    const auto line = [&](int x, int top, int height, const QString& text, const QFont& textFont, const QColor& color,
                          int room) {
        painter.setFont(textFont);
        painter.setPen(color);
        painter.drawText(QRect(x, top, room, height), Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(textFont).elidedText(text, Qt::ElideRight, room));
    };
    const int nameLeft = left + units(5, this);
    line(nameLeft, nameTop, nameHeight, m_tile.name, scaledFont(font(), TextRole::Title),
         palette().color(QPalette::Text), right - mark - units(1, this) - nameLeft);

    QFont big = scaledFont(font(), TextRole::TileFigure);
    const QFont small = scaledFont(font(), TextRole::Small);
    const int room = right - left;
    if (const int wide = textWidth(big, m_tile.figure); wide > room)  // a figure is never cut
        big.setPointSizeF(big.pointSizeF() * room / wide);
    const int baseline = units(13.25, this);
    painter.setFont(big);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(left, baseline, m_tile.figure);
    const int used = textWidth(big, m_tile.figure) + units(1, this);
    painter.setFont(small);
    painter.setPen(mutedColor(this));
    painter.drawText(left + used, baseline,
                     QFontMetrics(small).elidedText(m_tile.unit, Qt::ElideRight, std::max(0, room - used)));
    line(left, units(15.5, this), units(4, this), m_tile.line1, small, mutedColor(this), room);
    line(left, units(19.5, this), units(4, this), m_tile.line2, small, mutedColor(this), room);
}

FlowTiles::FlowTiles(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Chain of the design"));
}

void FlowTiles::setTiles(const QList<FlowTile>& tiles) {
    const bool changed = tiles.size() != m_buttons.size();
    while (m_buttons.size() > tiles.size()) delete m_buttons.takeLast();
    while (m_buttons.size() < tiles.size()) {
        auto* button = new FlowTileButton(this);
        connect(button, &QAbstractButton::clicked, this, [this, button] { emit activated(button->tile().id); });
        button->show();
        m_buttons << button;
    }
    for (int i = 0; i < tiles.size(); ++i) m_buttons[i]->setTile(tiles[i]);
    if (!changed) return;
    place();
    updateGeometry();
    update();
}

QSize FlowTiles::sizeHint() const {
    const int rows = std::max(1, int(m_buttons.size() + kPerRow - 1) / kPerRow);
    return {units(kPerRow * 58 + (kPerRow - 1) * kGapX, this),
            rows * units(kTileHeight, this) + (rows - 1) * units(kGapY, this)};
}

QSize FlowTiles::minimumSizeHint() const {
    return {units(kPerRow * 36, this), sizeHint().height()};
}

void FlowTiles::place() {
    const int gap = units(kGapX, this);
    const double side = (width() - (kPerRow - 1) * gap) / double(kPerRow);
    for (int i = 0; i < m_buttons.size(); ++i) {
        const int column = i % kPerRow, row = i / kPerRow;
        const int x = qRound(column * (side + gap));
        const int end = qRound(column * (side + gap) + side);
        m_buttons[i]->setGeometry(x, row * (units(kTileHeight, this) + units(kGapY, this)), end - x,
                                  units(kTileHeight, this));
    }
}

void FlowTiles::resizeEvent(QResizeEvent*) {
    place();
}

void FlowTiles::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mutedColor(this), 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double head = units(0.75, this);
    for (int i = 0; i + 1 < m_buttons.size(); ++i) {
        const QRectF from = m_buttons[i]->geometry(), to = m_buttons[i + 1]->geometry();
        if ((i + 1) % kPerRow != 0) {
            const double y = from.center().y();
            const QPointF tip(to.left() - units(1, this), y);
            painter.drawLine(QPointF(from.right() + units(1, this), y), tip);
            painter.drawPolyline(QPolygonF({tip + QPointF(-head, -head), tip, tip + QPointF(-head, head)}));
            continue;
        }
        // From the middle of the last tile down, back to the left and into the first tile of the next row.
        const double middle = (from.bottom() + to.top()) / 2 + 0.5;
        const QPointF tip(to.center().x(), to.top() - 1);
        painter.drawPolyline(QPolygonF({QPointF(from.center().x(), from.bottom() + 1),
                                        QPointF(from.center().x(), middle), QPointF(tip.x(), middle), tip}));
        painter.drawPolyline(QPolygonF({tip + QPointF(-head, -head), tip, tip + QPointF(head, -head)}));
    }
}

}  // namespace views
