// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Looks through the racks one by one, in the title line of their drawing, and moves devices between them: while one is
// dragged the effect on both racks stands beside the mouse, a drop is one undo step.

#include <QObject>

#include "model/plan/rack_moves.h"
#include "views/pages/session.h"

class QComboBox;
class QToolButton;

namespace views {

class ChartView;

/// What a move brings, in lines, and how bad it is: an error keeps the device where it was.
struct MoveNote {
    QStringList lines;
    Status status = Status::Ok;
    QString refused;  ///< why the device cannot stand there
};
MoveNote moveNote(const model::MoveEffect& effect, Language language);

class RackBrowser : public QObject {
    Q_OBJECT

public:
    RackBrowser(Session& session, ChartView& view, QObject* parent);
    /// Of the racks shown one by one; -1 = one of each kind.
    std::int32_t first() const { return m_first; }
    void show(std::int32_t first);
    /// The kinds of racks there are may be others.
    void fill();

Q_SIGNALS:
    void changed();

private:
    void step(int by);
    void dragged(const QString& device, const QString& rack, int unit);
    void dropped(const QString& device, const QString& rack, int unit);
    void returned(const QString& device);

    Session& m_session;
    ChartView& m_view;
    QWidget* m_bar;
    QComboBox* m_kinds;
    QToolButton *m_back, *m_on;
    std::int32_t m_first = -1, m_racks = 0;
};

}  // namespace views
