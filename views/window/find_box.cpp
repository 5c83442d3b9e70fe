// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/find_box.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "views/widgets/shared.h"

namespace views {
namespace {

constexpr int kIconRole = Qt::UserRole + 1, kNoteRole = Qt::UserRole + 2;
constexpr double kRow = 6.75, kWidth = 104, kFieldWidth = 62;

/// Icon, name, and what it is in muted text at the right.
class HitDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {100, int(kRow * unitOf(option.font))};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const double u = unitOf(option.font);
        const QPalette& p = option.palette;
        if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, colorsFor(p).selectionGround);
        const QRect r = option.rect.adjusted(int(2.5 * u), 0, -int(2.5 * u), 0);
        paintIcon(painter, QRectF(r.left(), r.center().y() - 2 * u, 4 * u, 4 * u),
                  IconId(index.data(kIconRole).toInt()), p.color(QPalette::Text));
        const QFont small = scaledFont(option.font, TextRole::Small);
        const QString note = index.data(kNoteRole).toString();
        const int noteWidth = std::min(textWidth(small, note) + 2, int(r.width() * 0.45));  // advances are rounded
        painter->setFont(small);
        painter->setPen(p.color(QPalette::PlaceholderText));
        painter->drawText(QRect(r.right() - noteWidth, r.top(), noteWidth + 1, r.height()),
                          Qt::AlignRight | Qt::AlignVCenter,
                          QFontMetrics(small).elidedText(note, Qt::ElideRight, noteWidth));
        const QRect name = r.adjusted(int(6.5 * u), 0, -noteWidth - int(2 * u), 0);
        painter->setFont(option.font);
        painter->setPen(p.color(QPalette::Text));
        painter->drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetrics(option.font).elidedText(index.data().toString(), Qt::ElideRight, name.width()));
    }
};

}  // namespace

FindBox::FindBox(Session& session, QWidget* parent)
    : QLineEdit(parent), m_session(session), m_list(new QListWidget(parent ? parent->window() : nullptr)) {
    setPlaceholderText(tr("Find field, result, command (Ctrl+F)"));
    setAccessibleName(tr("Find"));
    setClearButtonEnabled(false);
    addAction(icon(IconId::Find), QLineEdit::LeadingPosition);
    setFixedWidth(sizeHint().width());
    m_list->hide();
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new HitDelegate(m_list));
    m_list->setFrameShape(QFrame::StyledPanel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Hits"));
    connect(this, &QLineEdit::textEdited, this, &FindBox::look);
    connect(m_list, &QListWidget::itemPressed, this, [this](QListWidgetItem* item) { take(m_list->row(item)); });
}

FindBox::~FindBox() {
    m_list->hide();
    m_list->deleteLater();
}

QSize FindBox::sizeHint() const {
    return {units(kFieldWidth, this), QLineEdit::sizeHint().height()};
}

void FindBox::look(const QString& text) {
    m_hits = m_index.find(m_session, text);
    m_list->clear();
    for (const FindHit& hit : m_hits) {
        auto* item = new QListWidgetItem(hit.label, m_list);
        item->setData(kIconRole, int(hit.icon));
        item->setData(kNoteRole, hit.note);
    }
    if (m_hits.isEmpty()) return hideList();
    QWidget* top = window();
    if (m_list->parentWidget() != top) m_list->setParent(top);
    const int width = std::min(units(kWidth, this), top->width() - units(4, this));
    const QPoint below = mapTo(top, QPoint(this->width(), height() + 1));
    m_list->setGeometry(std::max(0, below.x() - width), below.y(), width, int(m_hits.size()) * units(kRow, this) + 4);
    m_list->setCurrentRow(0);
    m_list->show();
    m_list->raise();
}

void FindBox::take(int row) {
    if (row < 0 || row >= m_hits.size()) return;
    const FindHit hit = m_hits[row];
    clear();
    hideList();
    clearFocus();
    emit found(hit);
}

void FindBox::hideList() {
    m_list->hide();
}

void FindBox::keyPressEvent(QKeyEvent* event) {
    const int row = m_list->currentRow();
    switch (event->key()) {
        case Qt::Key_Down:
            m_list->setCurrentRow(std::min(row + 1, m_list->count() - 1));
            return;
        case Qt::Key_Up:
            m_list->setCurrentRow(std::max(row - 1, 0));
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            take(row);
            return;
        case Qt::Key_Escape:
            clear();
            hideList();
            clearFocus();
            return;
        default:
            QLineEdit::keyPressEvent(event);
    }
}

void FindBox::focusOutEvent(QFocusEvent* event) {
    hideList();
    QLineEdit::focusOutEvent(event);
}

}  // namespace views
