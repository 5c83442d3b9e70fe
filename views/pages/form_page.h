// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inputs left, charts right: the page of one subject. Everything on it is generated, from the parts of the page and its
// figures.

#include "views/pages/page.h"

class QSplitter;

namespace views {

class ChartBoard;
class FormModel;
class FormView;

class FormPage : public Page {
    Q_OBJECT

public:
    FormPage(PageId id, Session& session, QWidget* parent = nullptr);
    void refresh() override;
    bool goTo(const QString& key) override;
    bool shows(const QString& key) const override;
    bool holdsRefused() const override;
    void dropRefused() override;
    FormView* form() const { return m_form; }
    FormModel* model() const { return m_model; }
    ChartBoard* board() const { return m_board; }

protected:
    /// A widget in the place of the charts or below them; takes ownership.
    void addRight(QWidget* widget, int stretch);

private:
    void fillForm();

    FormModel* m_model;
    FormView* m_form;
    ChartBoard* m_board = nullptr;
    QSplitter* m_splitter;
    QSplitter* m_right;
};

}  // namespace views
