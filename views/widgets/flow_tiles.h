// SPDX-License-Identifier: GPL-3.0-or-later
// The chain of the overview: one tile per stage with its figure, cause and margin, arrows in the order of computation.
// A tile as a whole is a button.
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <optional>

#include "views/style/icons.h"

namespace views {

struct FlowTile {
    QString id = {};
    IconId icon = IconId::Demand;
    QString name = {};
    std::optional<Status> status = {};
    QString figure = {};
    QString unit = {};
    QString line1 = {};
    QString line2 = {};
    bool operator==(const FlowTile&) const = default;
};

class FlowTileButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit FlowTileButton(QWidget* parent);
    void setTile(const FlowTile& tile);
    const FlowTile& tile() const { return m_tile; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    FlowTile m_tile;
};

class FlowTiles : public QWidget {
    Q_OBJECT

public:
    explicit FlowTiles(QWidget* parent = nullptr);
    /// Updates in place, so the focus stays on its tile.
    void setTiles(const QList<FlowTile>& tiles);
    QList<FlowTileButton*> buttons() const { return m_buttons; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void activated(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    QList<FlowTileButton*> m_buttons;
};

}  // namespace views
