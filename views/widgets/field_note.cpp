// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/field_note.h"

#include <QPainter>
#include <QPushButton>

namespace views {
namespace {
constexpr int kWrap = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int kTall = 1 << 20;  // no limit on the height when measuring
}  // namespace

FieldNote::FieldNote(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FieldNote::setNote(std::optional<Status> status, const QString& text, const QList<FormChoice>& buttons) {
    if (status == m_status && text == m_text && buttons == m_choices) return;
    m_status = status;
    m_text = text;
    if (buttons != m_choices) {
        m_choices = buttons;
        for (QAbstractButton* button : m_buttons) {
            button->hide();
            button->deleteLater();  // it may be the sender
        }
        m_buttons.clear();
        for (const FormChoice& choice : buttons) {
            auto* button = new QPushButton(choice.label, this);
            button->setFont(scaledFont(font(), TextRole::Small));
            button->setAutoDefault(false);
            connect(button, &QPushButton::clicked, this, [this, value = choice.value] { emit chosen(value); });
            button->show();
            m_buttons << button;
        }
    }
    setAccessibleName(status ? statusWord(*status) + QLatin1String(": ") + text : text);
    placeButtons();
    updateGeometry();
    update();
}

QRect FieldNote::textRect(int width) const {
    const int margin = m_status ? units(2, this) : 0;
    const int left = m_status ? margin + units(4.25, this) : 0;
    return {left, margin ? units(1, this) : units(0.75, this), std::max(units(6, this), width - left - margin), kTall};
}

int FieldNote::textHeight(int width) const {
    const QFontMetrics metrics(scaledFont(font(), TextRole::Small));
    return metrics.boundingRect(textRect(width), kWrap, m_text).height();
}

int FieldNote::heightForWidth(int width) const {
    const int line = units(5, this);
    int height = textHeight(width) + 2 * textRect(width).top();
    if (m_buttons.isEmpty()) return height;
    return buttonsBeside() ? std::max(height, line) : height + line + units(1, this);
}

QSize FieldNote::sizeHint() const {
    return {units(30, this), QFontMetrics(scaledFont(font(), TextRole::Small)).height() + units(2, this)};
}

QSize FieldNote::minimumSizeHint() const {
    return {units(12, this), sizeHint().height()};
}

void FieldNote::placeButtons() {
    const int height = units(5, this);
    const QFontMetrics metrics(scaledFont(font(), TextRole::Small));
    int x = textRect(width()).left();
    int y = textRect(width()).top() + textHeight(width()) + units(1, this);
    if (buttonsBeside()) {
        x += m_text.isEmpty() ? 0 : metrics.horizontalAdvance(m_text) + units(2, this);
        y = 0;
    }
    for (QAbstractButton* button : m_buttons) {
        button->setGeometry(x, y, button->sizeHint().width(), height);
        x += button->sizeHint().width() + units(1.5, this);
    }
}

void FieldNote::resizeEvent(QResizeEvent*) {
    placeButtons();
    // A QFormLayout asks once with its own guess of the width; only now the right one is known.
    if (height() < heightForWidth(width())) updateGeometry();
}

void FieldNote::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ChartColors colors = colorsFor(palette());
    if (m_status) {
        if (*m_status == Status::Warning || *m_status == Status::Error) {
            painter.fillRect(rect(), *m_status == Status::Warning ? colors.warningGround : colors.errorGround);
        } else {
            painter.fillRect(rect(), palette().brush(QPalette::AlternateBase));
            painter.setPen(palette().color(QPalette::Midlight));
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        }
        const int mark = units(3, this);
        paintStatus(&painter, QRectF(units(2, this), units(1, this) + 1, mark, mark), m_status, palette());
    }
    painter.setFont(scaledFont(font(), TextRole::Small));
    painter.setPen(m_status ? palette().color(QPalette::WindowText) : mutedColor(this));
    QRect place = textRect(width());
    if (buttonsBeside() && !m_buttons.isEmpty()) {
        painter.drawText(QRect(0, 0, width(), units(5, this)), Qt::AlignVCenter | Qt::AlignLeft, m_text);
    } else {
        painter.drawText(place, kWrap, m_text);
    }
}

OriginDot::OriginDot(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void OriginDot::setOrigin(Origin origin) {
    setColorRole(QPalette::PlaceholderText, origin == Origin::Default || origin == Origin::Catalog);
    setToolTip(origin == Origin::Default   ? tr("Default value")
               : origin == Origin::Catalog ? tr("Value of the catalogue")
                                           : QString());
}

void OriginDot::setColorRole(QPalette::ColorRole role, bool shown) {
    m_role = role;
    m_shown = shown;
    update();
}

QSize OriginDot::sizeHint() const {
    return {units(1.5, this), units(1.5, this)};
}

void OriginDot::paintEvent(QPaintEvent*) {
    if (!m_shown) return;
    QPainter painter(this);
    paintDot(&painter, rect(), palette().color(m_role));
}

GroupHeader::GroupHeader(const QString& title, const QString& summary, QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTexts(title, summary);
}

void GroupHeader::setTexts(const QString& title, const QString& summary) {
    m_title = title;
    m_summary = summary;
    setAccessibleName(title);
    setAccessibleDescription(summary);
    setToolTip(summary);
    update();
}

void GroupHeader::setRightMargin(int pixels) {
    m_rightMargin = pixels;
    update();
}

QSize GroupHeader::sizeHint() const {
    return {units(40, this), units(6, this)};
}

QSize GroupHeader::minimumSizeHint() const {
    return {units(12, this), units(6, this)};
}

void GroupHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont bold = scaledFont(font(), TextRole::Title);
    const QFont small = scaledFont(font(), TextRole::Small);
    const int end = width() - m_rightMargin;
    const int baseline = (height() + QFontMetrics(bold).ascent() - QFontMetrics(bold).descent()) / 2;
    const QString title = QFontMetrics(bold).elidedText(m_title, Qt::ElideRight, end);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(0, baseline, title);
    int x = textWidth(bold, title) + units(2, this);
    if (!m_summary.isEmpty() && end > x) {
        const QString summary = QFontMetrics(small).elidedText(m_summary, Qt::ElideRight, end - x);
        painter.setFont(small);
        painter.setPen(mutedColor(this));
        painter.drawText(x, baseline, summary);
        x += textWidth(small, summary) + units(2, this);
    }
    painter.setPen(palette().color(QPalette::Midlight));
    if (x < end) painter.drawLine(x, height() / 2, end - 1, height() / 2);
}

}  // namespace views
