// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A page of the window. It is told to refresh only while it can be seen; going to a key scrolls to its row and marks
// it.

#include <QWidget>

#include "views/pages/session.h"

namespace views {

class Page : public QWidget {
    Q_OBJECT

public:
    Page(PageId id, Session& session, QWidget* parent = nullptr) : QWidget(parent), m_session(session), m_id(id) {}
    PageId id() const { return m_id; }
    /// Shows the present values.
    virtual void refresh() = 0;
    /// Goes to the row of a key; false when the page does not show it.
    virtual bool goTo(const QString& key) {
        (void)key;
        return false;
    }

    /// The page shows the value of a key, in a row or as a point that can be dragged.
    virtual bool shows(const QString& key) const {
        (void)key;
        return false;
    }
    /// Something typed here was refused and still stands in its field, and: takes it back.
    virtual bool holdsRefused() const { return false; }
    virtual void dropRefused() {}

    /// Finishes at once what the page does little by little, for a picture of it.
    virtual void settle() {}

protected:
    Session& m_session;

private:
    PageId m_id;
};

/// The page of an id, without values.
Page* createPage(PageId id, Session& session, QWidget* parent);
/// Marks a widget for a moment, so that the eye finds it.
void flash(QWidget* widget);

}  // namespace views
