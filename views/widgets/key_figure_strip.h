// SPDX-License-Identifier: GPL-3.0-or-later
// The row of key figures under the design tabs: one widget, one paint function, a cell per figure. When it gets narrow
// it gives up the units first, then the labels, never a number.
#pragma once

#include <QRect>
#include <QWidget>
#include <optional>

#include "views/widgets/shared.h"

namespace views {

struct KeyFigure {
    QString id = {};
    QString label = {};
    QString value = {};
    QString unit = {};
    QString secondary = {};  // muted, after the unit
    std::optional<Status> status = {};
    QString tooltip = {};
    std::optional<FindingCounts> counts = {};  // instead of a value: the last cell
    bool operator==(const KeyFigure&) const = default;
};

/// Where a cell stands and what of it is shown; `label` and `tail` (unit and secondary) may be elided or empty.
struct KeyFigureCell {
    QRect rect;
    QString label = {};
    QString tail = {};
};

class KeyFigureStrip : public QWidget {
    Q_OBJECT

public:
    explicit KeyFigureStrip(QWidget* parent = nullptr);

    void setFigures(const QList<KeyFigure>& figures);
    const QList<KeyFigure>& figures() const { return m_figures; }
    /// Shows the selection ground on the cell of this id; an unknown or empty id clears it.
    void setSelected(const QString& id);
    QString selectedId() const { return m_selected; }

    /// The cells for a width in px. The sum of the rects is exactly `width` unless the numbers alone need more.
    QList<KeyFigureCell> cellsFor(int width) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void selected(const QString& id);   // click, Enter
    void activated(const QString& id);  // double click, Ctrl+Enter

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Needs {
        int full = 0;    // everything
        int noTail = 0;  // label and number
        int number = 0;  // number alone
    };
    Needs needsOf(const KeyFigure& figure) const;
    int markWidth(const KeyFigure& figure) const;
    int indexAt(const QPoint& position) const;
    void paintCell(QPainter* painter, const KeyFigure& figure, const KeyFigureCell& cell, bool last) const;

    QList<KeyFigure> m_figures;
    QString m_selected;
    int m_cursor = 0;  // cell of the keyboard
};

}  // namespace views
