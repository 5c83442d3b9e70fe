// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The find field of the tool bar with its list of hits. The list is a child of the window, not a window of its own, so
// it never takes the focus from the field.

#include <QLineEdit>

#include "views/window/find_index.h"

class QFrame;
class QListWidget;

namespace views {

class FindBox : public QLineEdit {
    Q_OBJECT

public:
    FindBox(Session& session, QWidget* parent = nullptr);
    ~FindBox() override;
    QListWidget* list() const { return m_list; }
    QSize sizeHint() const override;

signals:
    void found(const FindHit& hit);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void look(const QString& text);
    void take(int row);
    void hideList();

    Session& m_session;
    FindIndex m_index;
    QList<FindHit> m_hits;
    QListWidget* m_list;
};

}  // namespace views
