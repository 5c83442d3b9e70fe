// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The bars under the design tabs, one per subject; a new message on a subject replaces the old one.

#include <QHash>
#include <QWidget>

#include "views/widgets/document_bar.h"

class QVBoxLayout;

namespace views {

class DocumentBars : public QWidget {
    Q_OBJECT

public:
    explicit DocumentBars(QWidget* parent = nullptr);
    /// Shows or replaces the bar of a subject. A bar without buttons gets one that closes it.
    void say(const QString& subject, Status status, const QString& sentence, const QList<FormChoice>& buttons = {},
             const QString& details = {});
    void remove(const QString& subject);
    void clear();
    DocumentBar* bar(const QString& subject) const { return m_bars.value(subject); }
    QString sentence(const QString& subject) const { return m_sentences.value(subject); }

signals:
    void chosen(const QString& subject, const QString& button);

private:
    QVBoxLayout* m_layout;
    QHash<QString, DocumentBar*> m_bars;
    QHash<QString, QString> m_sentences;
};

}  // namespace views
