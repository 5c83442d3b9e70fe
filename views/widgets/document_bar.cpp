// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/document_bar.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace views {

DocumentBar::DocumentBar(QWidget* parent)
    : QWidget(parent),
      m_mark(new StatusMark(std::nullopt, this)),
      m_text(new StyledLabel({}, TextRole::Body, false, this)),
      m_layout(new QHBoxLayout(this)) {
    m_text->setWordWrap(true);
    m_layout->setContentsMargins(units(3, this), units(2, this), units(3, this), units(2, this));
    m_layout->setSpacing(units(2, this));
    m_layout->addWidget(m_mark);
    m_layout->addWidget(m_text, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

void DocumentBar::setMessage(Status status, const QString& sentence, const QList<FormChoice>& buttons,
                             const QString& details) {
    m_status = status;
    m_mark->setStatus(status);
    m_text->setText(sentence);
    m_text->setToolTip(details);
    setAccessibleName(statusWord(status) + QLatin1String(": ") + sentence);
    for (QAbstractButton* button : m_buttons) {
        button->hide();
        button->deleteLater();  // it may be the sender
    }
    m_buttons.clear();
    for (const FormChoice& choice : buttons) {
        auto* button = new QPushButton(choice.label, this);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, value = choice.value] { emit chosen(value); });
        m_layout->addWidget(button);
        m_buttons << button;
    }
    show();
    update();
}

void DocumentBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ChartColors colors = colorsFor(palette());
    const QColor ground = m_status == Status::Error     ? colors.errorGround
                          : m_status == Status::Warning ? colors.warningGround
                                                        : colors.selectionGround;
    painter.fillRect(rect(), ground);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

}  // namespace views
