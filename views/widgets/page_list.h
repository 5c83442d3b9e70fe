// SPDX-License-Identifier: GPL-3.0-or-later
// The list of pages at the left: icon, name and, at the right, the worst open finding of the page.
#pragma once

#include <QListView>
#include <optional>

#include "views/style/icons.h"

class QStandardItemModel;

namespace views {

struct PageEntry {
    QString id = {};
    IconId icon = IconId::Overview;
    QString name = {};
    std::optional<Status> status = {};
    QString tooltip = {};
    bool separatorBefore = false;
    bool operator==(const PageEntry&) const = default;
};

class PageList : public QListView {
    Q_OBJECT

public:
    explicit PageList(QWidget* parent = nullptr);

    /// Keeps the current page if it is still there. The same pages with other marks do not emit anything.
    void setPages(const QList<PageEntry>& pages);
    /// Selects without pageSelected; an unknown id is ignored.
    void setCurrentPage(const QString& id);
    QString currentPage() const;
    /// Icons and marks only; the names are tool tips.
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }
    QSize sizeHint() const override;

signals:
    void pageSelected(const QString& id);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void nameTips();
    QModelIndex indexOf(const QString& id) const;

    QStandardItemModel* m_model;
    QList<PageEntry> m_pages;
    bool m_quiet = false, m_narrow = false;
};

}  // namespace views
