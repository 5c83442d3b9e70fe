// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/document_bars.h"

#include <QVBoxLayout>

namespace views {

DocumentBars::DocumentBars(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

void DocumentBars::say(const QString& subject, Status status, const QString& sentence, const QList<FormChoice>& buttons,
                       const QString& details) {
    DocumentBar*& bar = m_bars[subject];
    if (!bar) {
        bar = new DocumentBar(this);
        m_layout->addWidget(bar);
        connect(bar, &DocumentBar::chosen, this, [this, subject](const QString& button) {
            if (button == QLatin1String("close")) return remove(subject);
            emit chosen(subject, button);
        });
    }
    m_sentences[subject] = sentence;
    const QList<FormChoice> close{{QStringLiteral("close"), tr("Close")}};
    bar->setMessage(status, sentence, buttons.isEmpty() ? close : buttons, details);
}

void DocumentBars::remove(const QString& subject) {
    m_sentences.remove(subject);
    if (DocumentBar* bar = m_bars.take(subject)) {
        bar->hide();
        bar->deleteLater();
    }
}

void DocumentBars::clear() {
    const QStringList subjects = m_bars.keys();
    for (const QString& s : subjects) remove(s);
}

}  // namespace views
