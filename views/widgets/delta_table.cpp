// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/delta_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include "views/widgets/table_copy.h"
#include "views/widgets/two_lines.h"

namespace views {
namespace {

/// Value cells: mark left of the text, text at the right edge. Difference cells: arrow, then the text.
class DeltaDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const double u = unitOf(option.font);
        const QRect rect = option.rect;
        const bool selected = option.state & QStyle::State_Selected;
        const bool group = index.data(DeltaModel::GroupRole).toBool();
        if (selected) {
            painter->fillRect(rect, colorsFor(option.palette).selectionGround);
        } else if (group) {
            painter->fillRect(rect, option.palette.brush(QPalette::Window));
        } else if (option.features & QStyleOptionViewItem::Alternate) {
            painter->fillRect(rect, option.palette.brush(QPalette::AlternateBase));
        }
        const auto* model = qobject_cast<const DeltaModel*>(index.model());
        if (!model) return;
        const QRect inside = rect.adjusted(qRound(2.5 * u), 0, -qRound(2.5 * u), 0);
        if (index.column() == 0) {
            QFont font = option.font;
            if (group) font.setWeight(QFont::DemiBold);
            return text(painter, inside, font, option.palette.color(QPalette::Text), Qt::AlignLeft,
                        index.data().toString());
        }
        if (group) return;
        if (model->isDelta(index.column())) return delta(painter, rect, option, index);
        if (model->designOf(index.column()) > 0) {
            painter->setPen(option.palette.color(QPalette::Midlight));
            painter->drawLine(rect.topLeft(), rect.bottomLeft());
        }
        value(painter, inside, option, index);
    }

private:
    static void text(QPainter* painter, const QRect& rect, const QFont& font, const QColor& color,
                     Qt::Alignment alignment, const QString& string) {
        painter->setFont(font);
        painter->setPen(color);
        const QFontMetrics metrics(font);
        const int width = metrics.horizontalAdvance(string);
        const int over = rect.height() - metrics.height();
        if (width <= rect.width()) {  // at its place, without the layout that drawing into a rectangle makes
            const int x = alignment == Qt::AlignRight ? rect.right() + 1 - width : rect.left();
            painter->drawText(QPoint(x, rect.top() + over / 2 + metrics.ascent()), string);
        } else if (over >= metrics.height()) {
            painter->drawText(rect, int(alignment | Qt::AlignVCenter) | Qt::TextWordWrap,
                              brokenAtBracket(font, string, rect.width()));
        } else {
            painter->drawText(rect, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                              metrics.elidedText(string, Qt::ElideRight, rect.width()));
        }
    }

    static void value(QPainter* painter, const QRect& rect, const QStyleOptionViewItem& option,
                      const QModelIndex& index) {
        const double u = unitOf(option.font);
        const QVariant counts = index.data(DeltaModel::CountsRole);
        if (counts.isValid()) {
            const auto findings = counts.value<FindingCounts>();
            const int width = std::min(rect.width(), countsWidth(findings, option.font));
            return paintCounts(painter, QRect(rect.right() - width + 1, rect.y(), width, rect.height()), findings,
                               option.font, option.palette);
        }
        const QString string = index.data().toString();
        text(painter, rect, option.font, option.palette.color(QPalette::Text), Qt::AlignRight, string);
        const QVariant status = index.data(DeltaModel::StatusRole);
        if (!status.isValid()) return;
        const double side = 3 * u;
        const int width = std::min(rect.width(), QFontMetrics(option.font).horizontalAdvance(string));
        const QRectF mark(rect.right() - width - side - u, rect.center().y() + 0.5 - side / 2, side, side);
        paintStatus(painter, mark, Status(status.toInt()), option.palette);
    }

    static void delta(QPainter* painter, const QRect& rect, const QStyleOptionViewItem& option,
                      const QModelIndex& index) {
        const double u = unitOf(option.font);
        const auto mark = DeltaMark(index.data(DeltaModel::MarkRole).toInt());
        const double side = 2.75 * u;
        double x = rect.left() + u;
        if (mark != DeltaMark::None) {
            paintDelta(painter, QRectF(x, rect.center().y() + 0.5 - side / 2, side, side), mark, option.palette);
            x += side + u;
        }
        text(painter, QRect(qRound(x), rect.y(), rect.right() - qRound(x), rect.height()),
             scaledFont(option.font, TextRole::Small), deltaColor(mark, option.palette), Qt::AlignLeft,
             index.data().toString());
    }
};

/// Design names in bold with their swatch, right aligned above the values; "Δ to base" muted above the differences.
class DeltaHeader : public QHeaderView {
public:
    explicit DeltaHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(false);
        setHighlightSections(false);
        setMinimumSectionSize(units(10, this));
    }

    QSize sectionSizeFromContents(int section) const override {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        return {textWidth(bold, text) + units(9, this), units(7, this)};
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const auto* deltas = qobject_cast<const DeltaModel*>(model());
        painter->fillRect(rect, palette().brush(QPalette::Base));
        painter->setPen(palette().color(QPalette::Mid));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        if (!deltas || section == 0) return;
        const QString text = deltas->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        QFont textFont = font();
        const bool delta = deltas->isDelta(section);
        if (delta) {
            textFont = scaledFont(font(), TextRole::Small);
        } else {
            textFont.setWeight(QFont::DemiBold);
        }
        const QRect inside =
            delta ? rect.adjusted(units(1, this), 0, 0, 0) : rect.adjusted(units(6, this), 0, -units(2.5, this), 0);
        painter->setFont(textFont);
        painter->setPen(delta ? mutedColor(this) : palette().color(QPalette::Text));
        const QFontMetrics metrics(textFont);
        if (delta)
            return painter->drawText(inside, int(Qt::AlignLeft | Qt::AlignVCenter),
                                     metrics.elidedText(text, Qt::ElideRight, inside.width()));
        const int flags = int(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextWordWrap;
        const QRect needed = metrics.boundingRect(inside, flags, text);
        const bool whole = inside.contains(needed);
        const QString shown = whole ? text : metrics.elidedText(text, Qt::ElideRight, inside.width());
        painter->drawText(inside, flags, shown);
        const double side = units(2.5, this);
        const double x = (whole ? needed.left() : inside.left()) - side - units(1.25, this);
        paintSwatch(painter, QRectF(x, rect.center().y() + 0.5 - side / 2, side, side),
                    deltas->headerData(section, Qt::Horizontal, DeltaModel::ColorRole).value<QColor>());
    }
};

}  // namespace

bool DeltaModel::update(const QList<DeltaColumn>& columns, const QList<DeltaRow>& rows) {
    const auto same = [](const DeltaRow& a, const DeltaRow& b) { return a.key == b.key && a.group == b.group; };
    if (columns != m_columns || !std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), same)) return false;
    m_rows = rows;
    if (!rows.isEmpty()) emit dataChanged(index(0, 0), index(int(rows.size()) - 1, columnCount() - 1));
    return true;
}

void DeltaModel::setContent(const QList<DeltaColumn>& columns, const QList<DeltaRow>& rows) {
    beginResetModel();
    m_columns = columns;
    m_rows = rows;
    m_sections = {{}};
    for (int design = 0; design < columns.size(); ++design) {
        m_sections << Section{design, false};
        if (!columns[design].base) m_sections << Section{design, true};
    }
    endResetModel();
}

int DeltaModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DeltaModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_sections.size());
}

bool DeltaModel::isDelta(int section) const {
    return m_sections.value(section).delta;
}

int DeltaModel::designOf(int section) const {
    return m_sections.value(section).design;
}

QVariant DeltaModel::cellData(const DeltaCell& cell, bool delta, int role) const {
    switch (role) {
        case Qt::DisplayRole:
            return delta ? cell.delta : cell.text;
        case kCopyRole:
            if (delta || cell.copyText.isEmpty()) return {};
            return cell.copyText;
        case Qt::ToolTipRole:
            if (delta && !cell.delta.isEmpty()) return cell.delta;
            return cell.tooltip.isEmpty() ? QVariant() : QVariant(cell.tooltip);
        case Qt::TextAlignmentRole:
            return int((delta ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        case StatusRole:
            return !delta && cell.status ? QVariant(int(*cell.status)) : QVariant();
        case CountsRole:
            return !delta && cell.counts ? QVariant::fromValue(*cell.counts) : QVariant();
        case MarkRole:
            return delta && cell.mark != DeltaMark::None ? QVariant(int(cell.mark)) : QVariant();
        default:
            return {};
    }
}

QVariant DeltaModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_rows.size() || index.column() >= m_sections.size()) return {};
    const DeltaRow& row = m_rows[index.row()];
    if (role == GroupRole) return row.group;
    if (role == KeyRole) return row.key;
    const Section section = m_sections[index.column()];
    if (section.design < 0) {
        if (role == Qt::DisplayRole) return row.label;
        if (role == Qt::ToolTipRole && !row.tooltip.isEmpty()) return row.label + u'\n' + row.tooltip;
        return {};
    }
    if (row.group) return {};
    const DeltaCell cell = row.cells.value(section.design);
    if (!section.delta && cell.counts && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)) {
        return countsText(*cell.counts);
    }
    return cellData(cell, section.delta, role);
}

QVariant DeltaModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= m_sections.size()) return {};
    const Section part = m_sections[section];
    if (part.design < 0) return {};
    const DeltaColumn& column = m_columns[part.design];
    if (role == ColorRole) return column.color;
    if (role == Qt::ToolTipRole) return column.name;
    if (role != Qt::DisplayRole) return {};
    if (part.delta) return tr("Δ to base");
    return column.base ? column.name + QStringLiteral(" ★") : column.name;
}

Qt::ItemFlags DeltaModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

DeltaTable::DeltaTable(QWidget* parent) : QTableView(parent), m_model(new DeltaModel(this)) {
    setHorizontalHeader(new DeltaHeader(this));
    setModel(m_model);
    setItemDelegate(new DeltaDelegate(this));
    setShowGrid(false);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(false);
    setAccessibleName(tr("Comparison"));
    setTabKeyNavigation(false);  // Tab leaves the table
    installCopyShortcuts(this);
    applyHeights();
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        const QString key = index.data(DeltaModel::KeyRole).toString();
        if (!key.isEmpty()) emit activatedKey(key);
    });
}

void DeltaTable::applyHeights() {
    verticalHeader()->setMinimumSectionSize(units(5.75, this));
    verticalHeader()->setDefaultSectionSize(units(5.75, this));
}

void DeltaTable::setContent(const QList<DeltaColumn>& columns, const QList<DeltaRow>& rows) {
    if (m_model->update(columns, rows)) return measure();
    QList<int> widths;
    const bool same = columns == m_columns && !m_natural.isEmpty();
    const QPoint scroll(horizontalOffset(), verticalOffset());
    for (int i = 0; same && i < m_model->columnCount(); ++i) widths << columnWidth(i);
    m_columns = columns;
    m_model->setContent(columns, rows);
    m_needs.clear();
    m_natural.clear();
    m_least.clear();
    measure();
    setWidths(same && widths.size() == m_model->columnCount() ? widths : m_natural);
    if (same) {
        horizontalScrollBar()->setValue(scroll.x());
        verticalScrollBar()->setValue(scroll.y());
    }
    clearSpans();
    for (int row = 0; row < rows.size(); ++row) {
        if (rows[row].group && m_model->columnCount() > 1) setSpan(row, 0, 1, m_model->columnCount());
    }
}

DeltaTable::Need DeltaTable::needOf(const QString& text, Face face) {
    QHash<QString, Need>& known = m_known[face];
    if (const auto found = known.constFind(text); found != known.cend()) return *found;
    constexpr qsizetype kMost = 20000;  // texts remembered; edits bring new ones without end
    if (known.size() > kMost) known.clear();
    QFont f = face == SmallFace ? scaledFont(font(), TextRole::Small) : font();
    if (face == BoldFace) f.setWeight(QFont::DemiBold);
    return *known.insert(text, {textWidth(f, text), twoLineWidth(f, text)});
}

DeltaTable::Need DeltaTable::needOf(int row, int section) {
    const QModelIndex index = m_model->index(row, section);
    const bool delta = m_model->isDelta(section);
    double around = delta ? 2.5 : 5.5;  // in units
    if (index.data(DeltaModel::StatusRole).isValid()) around += 4.5;
    if (index.data(DeltaModel::MarkRole).isValid()) around += 3.75;
    const QVariant counts = index.data(DeltaModel::CountsRole);
    Need need = needOf(counts.isValid() ? QString() : index.data().toString(), delta ? SmallFace : BodyFace);
    if (counts.isValid()) need.natural = need.least = countsWidth(counts.value<FindingCounts>(), font());
    return {need.natural + units(around, this), need.least + units(around, this)};
}

DeltaTable::Need DeltaTable::headNeedOf(int section) {
    const bool delta = m_model->isDelta(section);
    const Need need =
        needOf(m_model->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString(), delta ? SmallFace : BoldFace);
    const int around = units(delta ? 2.5 : 9, this);
    return {need.natural + around, need.least + around};
}

void DeltaTable::measure() {
    const int sections = m_model->columnCount();
    m_natural.resize(sections);
    m_least.resize(sections);
    for (int i = 0; i < sections; ++i) {
        const Need head = headNeedOf(i);
        m_natural[i] = std::max(m_natural[i], head.natural);
        m_least[i] = std::max(m_least[i], m_model->isDelta(i) ? head.natural : head.least);
    }
    QList<QList<int>> needs;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        needs << QList<int>();
        for (int i = 0; i < sections && !m_model->rows()[row].group; ++i) {
            const Need need = needOf(row, i);
            needs.back() << need.natural;
            m_natural[i] = std::max(m_natural[i], need.natural);
            m_least[i] = std::max(m_least[i], need.least);
        }
    }
    if (needs == m_needs) return;
    m_needs = std::move(needs);
    fitRows();
}

/// Two lines for rows with a cell that needs them.
void DeltaTable::fitRows() {
    const int one = units(5.75, this), two = one + fontMetrics().lineSpacing();
    for (int row = 0; row < m_needs.size(); ++row) {
        const auto& needs = m_needs[row];
        bool cut = false;
        for (int i = 0; i < needs.size() && !cut; ++i) cut = needs[i] > columnWidth(i) + 1;
        if (rowHeight(row) != (cut ? two : one)) setRowHeight(row, cut ? two : one);
    }
}

void DeltaTable::setWidths(const QList<int>& widths) {
    bool cut = false;
    for (int i = 0; i < std::min<int>(int(widths.size()), m_model->columnCount()); ++i) {
        if (columnWidth(i) != widths[i]) setColumnWidth(i, widths[i]);
        cut = cut || (!m_model->isDelta(i) && headNeedOf(i).natural > widths[i]);
    }
    horizontalHeader()->setFixedHeight(units(cut ? 10.5 : 7, this));
    fitRows();
}

void DeltaTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    for (auto& known : m_known) known.clear();
    applyHeights();
}

void DeltaTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const QString key = currentIndex().data(DeltaModel::KeyRole).toString();
        if (!key.isEmpty()) emit activatedKey(key);
        return;
    }
    QTableView::keyPressEvent(event);
}

}  // namespace views
