// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/page_list.h"

#include <QPainter>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include "views/widgets/shared.h"

namespace views {
namespace {

enum Role { IdRole = Qt::UserRole, IconRole, StatusRole, SeparatorRole };

constexpr double kWide = 40, kNarrow = 15;  // units

/// Paints the whole row: the view draws neither focus nor selection of its own.
class PageDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const double u = unitOf(option.font);
        return {qRound(kNarrow * u), qRound((index.data(SeparatorRole).toBool() ? 3 : 7) * u)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const double u = unitOf(option.font);
        const QRect rect = option.rect;
        if (index.data(SeparatorRole).toBool()) {
            painter->setPen(option.palette.color(QPalette::Midlight));
            painter->drawLine(rect.left() + qRound(2.5 * u), rect.center().y(), rect.right() - qRound(2.5 * u),
                              rect.center().y());
            return;
        }
        const bool selected = option.state & QStyle::State_Selected;
        const bool hovered = option.state & QStyle::State_MouseOver;
        if (selected) {
            painter->fillRect(rect, option.palette.brush(QPalette::Active, QPalette::Highlight));
        } else if (hovered) {
            painter->fillRect(rect, colorsFor(option.palette).selectionGround);
        }
        const QColor color =
            option.palette.color(QPalette::Active, selected ? QPalette::HighlightedText : QPalette::Text);
        const auto middle = [&](double x, double side) {
            return QRectF(x, rect.center().y() + 0.5 - side / 2, side, side);
        };
        paintIcon(painter, middle(rect.left() + 3 * u, 4 * u), IconId(index.data(IconRole).toInt()), color);
        const QVariant status = index.data(StatusRole);
        const bool narrow = rect.width() < kWide * u / 2;
        const int markLeft = qRound(rect.right() - (narrow ? 5 : 6) * u);
        if (status.isValid())
            paintStatus(painter, middle(markLeft, 3.25 * u), Status(status.toInt()), option.palette, selected);
        if (narrow) return;
        const QRect text = QRect(rect.left() + qRound(9 * u), rect.top(), 0, rect.height());
        painter->setFont(option.font);
        painter->setPen(color);
        const int room = markLeft - text.left() - qRound(u);
        painter->drawText(text.adjusted(0, 0, room, 0), Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetrics(option.font).elidedText(index.data().toString(), Qt::ElideRight, room));
    }
};

}  // namespace

PageList::PageList(QWidget* parent) : QListView(parent), m_model(new QStandardItemModel(this)) {
    setModel(m_model);
    setItemDelegate(new PageDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setAccessibleName(tr("Pages"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setViewportMargins(0, units(1.5, this), 0, 0);
    setBackgroundRole(QPalette::Base);  // of the margin; the viewport has it already
    setAutoFillBackground(true);
}

void PageList::setPages(const QList<PageEntry>& pages) {
    if (pages == m_pages) return;
    const QScopedValueRollback quiet(m_quiet, true);
    const QString current = currentPage();
    m_pages = pages;
    m_model->clear();
    for (const PageEntry& page : pages) {
        if (page.separatorBefore) {
            auto* line = new QStandardItem;
            line->setFlags(Qt::NoItemFlags);
            line->setData(true, SeparatorRole);
            m_model->appendRow(line);
        }
        auto* item = new QStandardItem(page.name);
        item->setEditable(false);
        item->setData(page.id, IdRole);
        item->setData(int(page.icon), IconRole);
        if (page.status) {
            item->setData(int(*page.status), StatusRole);
            item->setData(page.name + QLatin1String(", ") + statusWord(*page.status), Qt::AccessibleTextRole);
        }
        m_model->appendRow(item);
    }
    nameTips();
    setCurrentPage(current);
    updateGeometry();
}

QModelIndex PageList::indexOf(const QString& id) const {
    if (id.isEmpty()) return {};
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (index.data(IdRole).toString() == id) return index;
    }
    return {};
}

void PageList::setCurrentPage(const QString& id) {
    const QScopedValueRollback quiet(m_quiet, true);
    const QModelIndex index = indexOf(id);
    if (index.isValid()) setCurrentIndex(index);
}

QString PageList::currentPage() const {
    return currentIndex().data(IdRole).toString();
}

QSize PageList::sizeHint() const {
    return {units(m_narrow ? kNarrow : kWide, this), units(100, this)};
}

void PageList::setNarrow(bool narrow) {
    if (narrow == m_narrow) return;
    m_narrow = narrow;
    nameTips();
    updateGeometry();
    scheduleDelayedItemsLayout();
}

void PageList::nameTips() {
    for (int row = 0, page = 0; row < m_model->rowCount(); ++row) {
        if (m_model->index(row, 0).data(SeparatorRole).toBool()) continue;
        const PageEntry& entry = m_pages[page++];
        const bool named = !m_narrow || entry.tooltip.startsWith(entry.name);
        const QString name = entry.tooltip.isEmpty() ? entry.name : entry.name + u'\n' + entry.tooltip;
        m_model->item(row)->setToolTip(named ? entry.tooltip : name);
    }
}

void PageList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    const QString id = current.data(IdRole).toString();
    if (!m_quiet && !id.isEmpty()) emit pageSelected(id);
}

}  // namespace views
