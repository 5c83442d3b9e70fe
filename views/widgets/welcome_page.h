// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows without a workbook: examples that work at one click, recent files, a place to drop files.
#pragma once

#include <QScrollArea>

#include "views/style/icons.h"

class QVBoxLayout;

namespace views {

struct WelcomeItem {
    QString id = {};  // name of the example or path of the file
    QString title = {};
    QString detail = {};
    QString note = {};  // muted at the right
    bool operator==(const WelcomeItem&) const = default;
};

class WelcomePage : public QScrollArea {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);
    void setExamples(const QList<WelcomeItem>& examples);
    void setRecent(const QList<WelcomeItem>& files);

signals:
    void exampleRequested(const QString& id);
    void recentRequested(const QString& path);
    void newRequested();
    void openRequested();
    void filesDropped(const QStringList& paths);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void fill(QVBoxLayout* list, const QList<WelcomeItem>& items, IconId icon, const QString& whenEmpty,
              void (WelcomePage::*signal)(const QString&));

    QVBoxLayout* m_examples;
    QVBoxLayout* m_recent;
    QWidget* m_dropZone;
};

}  // namespace views
