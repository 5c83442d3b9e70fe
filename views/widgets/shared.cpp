// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/shared.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QPainter>
#include <cmath>

#include "views/style/numbers.h"

namespace views {

int units(double count, const QWidget* widget) {
    return qRound(count * unitOf(widget->font()));
}

int textWidth(const QFont& font, const QString& text) {
    return QFontMetrics(font).horizontalAdvance(text);
}

QColor mutedColor(const QWidget* widget) {
    return widget->palette().color(QPalette::PlaceholderText);
}

StyledLabel::StyledLabel(const QString& text, TextRole role, bool muted, QWidget* parent)
    : QLabel(text, parent), m_role(role), m_muted(muted) {
    setTextFormat(Qt::PlainText);
    apply();
}

void StyledLabel::setRole(TextRole role, bool muted) {
    m_role = role;
    m_muted = muted;
    apply();
}

void StyledLabel::setElided(bool elided) {
    m_elided = elided;
    updateGeometry();
}

QSize StyledLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    return m_elided ? QSize(std::min(whole.width(), units(4, this)), whole.height()) : whole;
}

void StyledLabel::paintEvent(QPaintEvent* event) {
    if (!m_elided || fontMetrics().horizontalAdvance(text()) <= width()) return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), int(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

void StyledLabel::apply() {
    m_applying = true;
    const QFont body = parentWidget() ? parentWidget()->font() : QFont();
    setFont(scaledFont(body, m_role));
    setForegroundRole(m_muted ? QPalette::PlaceholderText : QPalette::WindowText);
    m_applying = false;
}

void StyledLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ParentChange && !m_applying) apply();
}

LinkLabel::LinkLabel(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize LinkLabel::sizeHint() const {
    return {textWidth(font(), text()) + 2, fontMetrics().height() + 2};
}

QSize LinkLabel::minimumSizeHint() const {
    return {units(6, this), sizeHint().height()};
}

void LinkLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QFont linkFont = font();
    linkFont.setUnderline(underMouse() || hasFocus());
    painter.setFont(linkFont);
    painter.setPen(palette().color(isEnabled() ? QPalette::Link : QPalette::PlaceholderText));
    painter.drawText(rect(), Qt::AlignLeading | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

void LinkLabel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

StatusMark::StatusMark(std::optional<Status> status, QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setStatus(status);
}

void StatusMark::setStatus(std::optional<Status> status) {
    m_status = status;
    setAccessibleName(status ? statusWord(*status) : QString());
    update();
}

QSize StatusMark::sizeHint() const {
    return {units(3.5, this), units(3.5, this)};
}

void StatusMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintStatus(&painter, rect(), m_status, palette());
}

GradeBadge::GradeBadge(Grade grade, QWidget* parent) : QWidget(parent), m_grade(Grade::None) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setGrade(grade);
}

void GradeBadge::setGrade(Grade grade) {
    m_grade = grade;
    setToolTip(gradeMeaning(grade));
    setAccessibleName(gradeMeaning(grade));
    update();
}

QSize GradeBadge::sizeHint() const {
    return {units(3.75, this), units(3.75, this)};
}

void GradeBadge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintGrade(&painter, rect(), m_grade, palette());
}

QString gradeMeaning(Grade grade) {
    switch (grade) {
        case Grade::A:
            return QCoreApplication::translate("grades", "Grade A: first-hand source");
        case Grade::B:
            return QCoreApplication::translate("grades", "Grade B: second-hand source");
        case Grade::C:
            return QCoreApplication::translate("grades", "Grade C: estimate, not verified");
        case Grade::None:
            break;
    }
    return {};
}

QString statusWord(Status status) {
    switch (status) {
        case Status::Ok:
            return QCoreApplication::translate("status", "in order");
        case Status::Info:
            return QCoreApplication::translate("status", "note");
        case Status::Warning:
            return QCoreApplication::translate("status", "warning");
        case Status::Error:
            return QCoreApplication::translate("status", "error");
        case Status::Incomplete:
            return QCoreApplication::translate("status", "incomplete");
        case Status::Stale:
            return QCoreApplication::translate("status", "being recomputed");
    }
    return {};
}

QString countsText(const FindingCounts& counts) {
    return QCoreApplication::translate("status", "%1, %2, %3")
        .arg(counted(counts.errors, QCoreApplication::translate("status", "%1 error"),
                     QCoreApplication::translate("status", "%1 errors")),
             counted(counts.warnings, QCoreApplication::translate("status", "%1 warning"),
                     QCoreApplication::translate("status", "%1 warnings")),
             counted(counts.infos, QCoreApplication::translate("status", "%1 note"),
                     QCoreApplication::translate("status", "%1 notes")));
}

namespace {
struct CountPart {
    Status status;
    int count;
};
std::array<CountPart, 3> partsOf(const FindingCounts& counts) {
    return {{{Status::Error, counts.errors}, {Status::Warning, counts.warnings}, {Status::Info, counts.infos}}};
}
}  // namespace

int countsWidth(const FindingCounts& counts, const QFont& font) {
    const QFontMetrics metrics(font);
    const int mark = metrics.ascent();
    int width = 0;
    for (const CountPart& part : partsOf(counts)) {
        width += mark + mark / 3 + metrics.horizontalAdvance(QString::number(part.count)) + mark / 2;
    }
    return width - mark / 2;  // no gap after the last
}

void paintCounts(QPainter* painter, const QRect& rect, const FindingCounts& counts, const QFont& font,
                 const QPalette& palette) {
    const QFontMetrics metrics(font);
    const int mark = metrics.ascent();
    int x = rect.x();
    painter->setFont(font);
    painter->setPen(palette.color(QPalette::Text));
    for (const CountPart& part : partsOf(counts)) {
        paintStatus(painter, QRectF(x, rect.center().y() - mark * 0.46, mark * 0.92, mark * 0.92), part.status,
                    palette);
        x += mark + mark / 3;
        const QString number = QString::number(part.count);
        painter->drawText(QRect(x, rect.y(), metrics.horizontalAdvance(number) + 2, rect.height()),
                          Qt::AlignVCenter | Qt::AlignLeft, number);
        x += metrics.horizontalAdvance(number) + mark / 2;
    }
}

void clearLayout(QLayout* layout) {
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        } else if (QLayout* inner = item->layout()) {
            clearLayout(inner);
        }
        delete item;
    }
}

}  // namespace views
