// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of the review, worst first as the caller orders them: mark, title, detail, id and the one thing to do.
#pragma once

#include <QScrollArea>

#include "views/widgets/shared.h"

class QVBoxLayout;

namespace views {

struct FindingItem {
    QString id = {};      // shown muted at the right
    QString target = {};  // given back when the link is followed
    Status status = Status::Info;
    QString title = {};
    QString detail = {};
    QString link = {};
    bool operator==(const FindingItem&) const = default;
};

class FindingsList : public QScrollArea {
    Q_OBJECT

public:
    explicit FindingsList(QWidget* parent = nullptr);
    void setFindings(const QList<FindingItem>& findings);
    /// What stands there when nothing was found.
    void setEmptyText(const QString& text);

signals:
    void linkActivated(const QString& id, const QString& target);

private:
    class Row;
    void fill();

    QVBoxLayout* m_layout;
    QList<FindingItem> m_findings;
    QList<Row*> m_rows;
    StyledLabel* m_empty;
};

}  // namespace views
