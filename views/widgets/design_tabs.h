// SPDX-License-Identifier: GPL-3.0-or-later
// The designs of the workbook as tabs with their series colour; the base of comparisons carries a star. The tabs only
// ask: what happens to a design is decided by who listens.
#pragma once

#include <QColor>
#include <QTabBar>
#include <QWidget>

class QLineEdit;
class QToolButton;

namespace views {

class StyledLabel;

struct DesignTab {
    QString id = {};
    QString name = {};
    QColor color = {};
    bool base = false;
    QString tooltip = {};
    bool operator==(const DesignTab&) const = default;
};

class DesignTabs : public QWidget {
    Q_OBJECT

public:
    explicit DesignTabs(QWidget* parent = nullptr);

    /// Shows these designs; emits nothing. The current id is chosen if it is among them.
    void setDesigns(const QList<DesignTab>& designs, const QString& currentId);
    QString currentId() const;
    QTabBar* bar() const { return m_bar; }
    QToolButton* addButton() const { return m_add; }
    /// Opens the line edit over the tab; nothing happens for an unknown id.
    void startRename(const QString& id);
    QLineEdit* renameEdit() const { return m_edit; }

signals:
    void selected(const QString& id);
    void addRequested();
    void renameRequested(const QString& id, const QString& name);  // a new, non-empty name
    void duplicateRequested(const QString& id);
    void baseRequested(const QString& id);
    void deleteRequested(const QString& id);
    void orderChanged(const QStringList& ids);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString idAt(int index) const;
    void showMenu(const QPoint& position);
    void finishRename(bool keep);

    QTabBar* m_bar;
    QToolButton* m_add;
    StyledLabel* m_hint;
    QLineEdit* m_edit = nullptr;
    QString m_editId;
    QList<DesignTab> m_designs;
};

}  // namespace views
