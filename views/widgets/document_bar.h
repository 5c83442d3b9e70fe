// SPDX-License-Identifier: GPL-3.0-or-later
// A bar under the design tabs about the document as a whole: recovered work, a newer file, read-only. One sentence,
// its mark and what can be done. Never a modal box.
#pragma once

#include <QWidget>

#include "views/widgets/quantity_edit.h"
#include "views/widgets/shared.h"

class QHBoxLayout;

namespace views {

class DocumentBar : public QWidget {
    Q_OBJECT

public:
    explicit DocumentBar(QWidget* parent = nullptr);

    /// Shows the bar. `buttons` are value (given back by chosen) and label. `details` go to the tool tip.
    void setMessage(Status status, const QString& sentence, const QList<FormChoice>& buttons = {},
                    const QString& details = {});
    QList<QAbstractButton*> buttons() const { return m_buttons; }

signals:
    void chosen(const QString& button);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Status m_status = Status::Info;
    StatusMark* m_mark;
    StyledLabel* m_text;
    QHBoxLayout* m_layout;
    QList<QAbstractButton*> m_buttons;
};

}  // namespace views
